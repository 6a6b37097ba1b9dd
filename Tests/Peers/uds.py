"""Has udsoncan (PyPI), an independent implementation of ISO 14229-1, encode the requests and decode the responses of a
recorded scan of a car that speaks OBDonUDS, and compares the result with the JSON output of the scan.

Usage: uds.py TRANSCRIPT SCAN.json
"""

import json
import re
import sys

from udsoncan import DidCodec, Response
from udsoncan.services import ClearDiagnosticInformation, ReadDataByIdentifier, ReadDTCInformation


class Bytes(DidCodec):
    """A data identifier of known length, as bytes."""

    def __init__(self, length):
        self.length = length

    def encode(self, value):
        return bytes(value)

    def decode(self, payload):
        return bytes(payload)

    def __len__(self):
        return self.length


def exchanges(path):
    """Yields each request, in hexadecimal, with the responses by ECU."""
    command, text = "", ""
    for line in open(path):
        if match := re.match(r"[\d.]+ ([<>]) (.*)$", line):
            data = match[2].replace("\\r", "\r").replace("\\n", "").replace("\\x20", " ")
            if match[1] == ">":
                if text.endswith(">") and re.fullmatch(r"(14|19|22)[0-9A-F]*", command):
                    yield command, payloads(text)
                command, text = data.strip(), ""
            else:
                text += data


def payloads(text):
    """Reassembles the frames that an adapter shows with headers on, by ECU (ISO 15765-2)."""
    messages, open_messages = {}, {}
    for line in text.replace(">", "").split("\r"):
        line = line.replace(" ", "")
        width = 8 if line.startswith("18DA") else 3
        if not re.fullmatch(r"[0-9A-F]+", line) or len(line) < width + 2:
            continue
        ecu, data = line[:width], bytes.fromhex(line[width:])
        kind = data[0] >> 4
        if kind == 0:
            messages.setdefault(ecu, []).append(data[1 : 1 + (data[0] & 0x0F)])
        elif kind == 1:
            open_messages[ecu] = [(data[0] & 0x0F) << 8 | data[1], data[2:]]
        elif kind == 2 and ecu in open_messages:
            open_messages[ecu][1] += data[1:]
            length, received = open_messages[ecu]
            if len(received) >= length:
                messages.setdefault(ecu, []).append(received[:length])
                del open_messages[ecu]
    return messages


def built(request):
    """Returns the request as udsoncan builds it."""
    if request[0] == 0x14:
        return ClearDiagnosticInformation.make_request(int.from_bytes(request[1:4], "big"))
    if request[0] == 0x22:
        dids = [int.from_bytes(request[i : i + 2], "big") for i in range(1, len(request), 2)]
        return ReadDataByIdentifier.make_request(dids, {did: Bytes(1) for did in dids})
    subfunction = request[1]
    arguments = {}
    if subfunction == 0x02:
        arguments = {"status_mask": request[2]}
    elif subfunction == 0x42:
        arguments = {"functional_group_id": request[2], "status_mask": request[3], "severity_mask": request[4] & 0xE0,
                     "dtc_class": request[4] & 0x1F}
    elif subfunction == 0x55:
        arguments = {"functional_group_id": request[2]}
    elif subfunction == 0x04:
        arguments = {"dtc": int.from_bytes(request[2:5], "big"), "snapshot_record_number": request[5]}
    elif subfunction == 0x06:
        arguments = {"dtc": int.from_bytes(request[2:5], "big"), "extended_data_record_number": request[5]}
    elif subfunction != 0x03:
        return None
    return ReadDTCInformation.make_request(subfunction, **arguments)


def main():
    transcript, document = sys.argv[1], json.load(open(sys.argv[2]))
    requests = decoded = 0
    codes, frames = {}, {}
    for text, answers in exchanges(transcript):
        request = bytes.fromhex(text)
        own = built(request)
        if own is not None:
            assert own.get_payload() == request, (text, own.get_payload().hex())
            requests += 1
        for ecu, messages in answers.items():
            for payload in messages:
                response = Response.from_payload(payload)
                assert response.valid, payload.hex()
                if not response.positive:
                    continue
                if request[0] == 0x19 and request[1] in (0x02, 0x42, 0x55):
                    # udsoncan reads permanent codes with a severity only.
                    if request[1] == 0x55 and (len(payload) - 5) % 5:
                        continue
                    for dtc in ReadDTCInformation.interpret_response(response, request[1]).service_data.dtcs:
                        if dtc.status.get_byte_as_int() & 0x0C or request[1] == 0x55:
                            codes[(ecu, f"{dtc.id:06X}")] = dtc.status.get_byte_as_int()
                    decoded += 1
                elif request[0] == 0x19 and request[1] == 0x04:
                    lengths = {int(did, 16): Bytes(length) for did, length in LENGTHS.items()}
                    found = ReadDTCInformation.interpret_response(response, 0x04, didconfig=lengths).service_data.dtcs
                    for dtc in found:
                        for snapshot in dtc.snapshots:
                            frames.setdefault((ecu, snapshot.record_number), {})[snapshot.did] = snapshot.data
                    decoded += 1
                elif request[0] == 0x22 and len(request) == 3:
                    did = int.from_bytes(request[1:3], "big")
                    data = ReadDataByIdentifier.interpret_response(response, did, {did: Bytes(len(payload) - 3)})
                    assert data.service_data.values[did] == payload[3:]
                    decoded += 1
    said = {(code["ecu"], code["bytes"]): int(code["statusByte"], 16) for code in document["udsCodes"]}
    assert codes.items() <= said.items(), (codes, said)
    assert {key for key in said} == {key for key in codes} or any(c["permanent"] for c in document["udsCodes"])
    for frame in document["freezeFrames"]:
        data = frames[(frame["ecu"], frame["frame"])]
        rpm = int.from_bytes(data[0xF40C], "big") / 4
        assert abs(rpm - frame["values"]["engineSpeed"]) < 0.01, (rpm, frame)
        assert data[0xF40D][0] == frame["values"]["vehicleSpeed"], frame
    print(f"     {requests} requests, {decoded} responses, {len(codes)} codes, {len(frames)} freeze frames")
    assert requests > 20 and decoded > 20 and codes and frames


# The lengths of the values in the freeze frames of the simulated cars.
LENGTHS = {"F403": 2, "F404": 1, "F405": 1, "F406": 1, "F407": 1, "F40B": 1, "F40C": 2, "F40D": 1, "F40F": 1, "F411": 1}

main()
