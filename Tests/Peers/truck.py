"""Has can-j1939 (PyPI), an independent implementation of SAE J1939, be the modules of a truck: claims of addresses, values,
and trouble codes of several packets. Its frames are written as a log of candump, which is scanned.

Usage: truck.py OBDMECH FOLDER
"""

import json
import subprocess
import sys
import time

import j1939

obdmech, folder = sys.argv[1:3]
path = folder + "/j1939.log"
start = time.time()
frames = []


def keep(can_id, extended_id, data, fd_format=False):
    frames.append((time.time() - start, can_id, bytes(data)))


ecu = j1939.ElectronicControlUnit(send_message=keep)


def module(address, function):
    application = j1939.ControllerApplication(
        j1939.Name(function=function, manufacturer_code=10, identity_number=1000 + address), address)
    ecu.add_ca(controller_application=application)
    application.start()
    return application


engine, brakes, retarder = module(0x00, 0), module(0x0B, 9), module(0x0F, 12)
time.sleep(0.6)
lamps = j1939.DtcLamp
codes = [{"spn": spn, "fmi": fmi, "oc": 1} for spn, fmi in ((520192, 3), (94, 4), (100, 1))]


def codes_of_engine():
    return ({"awl": lamps.ON, "mil": lamps.ON}, codes)


def codes_of_brakes():
    return ({"rsl": lamps.ON}, [{"spn": 0, "fmi": 0, "oc": 0}])


def values(cookie):
    # EEC1: 1500/min; CCVS: 80 km/h; EFL/P1: 400 kPa; ET1: 90 °C.
    for group, data in ((0xF004, "FFFFFFE02EFFFFFF"), (0xFEF1, "FF0050FFFFFFFFFF"), (0xFEEF, "FFFFFF64FFFFFFFF"),
                        (0xFEEE, "82FFFFFFFFFFFFFF")):
        engine.send_pgn(0, group >> 8, group & 0xFF, 6, list(bytes.fromhex(data)))
    return True


j1939.Dm1(engine).start_send(callback=codes_of_engine)
j1939.Dm1(brakes).start_send(callback=codes_of_brakes)
j1939.Dm1(retarder).start_send(callback=lambda: ({}, [{"spn": 0, "fmi": 0, "oc": 0}]))
engine.add_timer(0.1, values)
time.sleep(6)
ecu.stop()

with open(path, "w") as log:
    for seconds, identifier, data in frames:
        print(f"({1700000000 + seconds:.6f}) can0 {identifier:08X}#{data.hex().upper()}", file=log)
done = subprocess.run([obdmech, "scan", "-a", "candump:" + path, "--no-save", "--json"], capture_output=True, text=True)
scan = json.loads(done.stdout)
found = {(code["ecu"], code["code"]) for code in scan["udsCodes"]}
assert found == {("1CDAF900", "SPN 520192 FMI 3"), ("1CDAF900", "SPN 94 FMI 4"), ("1CDAF900", "SPN 100 FMI 1"),
                 ("1CDAF90B", "SPN 0 FMI 31")}, found
assert scan["mil"] is True and done.returncode == 1, done.returncode
assert scan['vehicle']['ecuNames'] == {"1CDAF900": "engine", "1CDAF90B": "brakes", "1CDAF90F": "engine retarder"}, scan['vehicle']['ecuNames']
read = {value["signal"]: value["value"] for value in scan["readings"]}
assert (read["engineSpeed"], read["vehicleSpeed"], read["oilPressure"], read["coolantTemperature"]) == (1500, 80, 400, 90), read
