"""Compares obdmech with python-OBD 0.7.3 (Benchmarks/run adapter).

Both talk to `obdmech simulate`: ECUs that respond after 8 ms, an adapter that then waits 20 ms for more (AT AT1), over TCP
with 3 ms each way and over a pseudo-terminal at 38400 baud. CPU and memory are those of the client process; CPU does not
include its start and connection.
"""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time

OBDMECH, FOLDER, SECONDS = sys.argv[1], sys.argv[2], float(sys.argv[3])

# The simulator's times, in seconds (Sources/Simulator/Adapter/Timing.swift).
LATENCY, COMMAND, ECU, NEXT_FRAME, NEXT_ECU = 0.003, 0.0015, 0.008, 0.001, 0.004
WAIT = {1: 0.020, 2: 0.010}
BAUD = 38400

PYTHON_OBD = """
import json, resource, sys, time
import obd
start = time.monotonic()
link = obd.OBD(sys.argv[1], baudrate=int(sys.argv[2]) or None, fast=True, timeout=1)
commands = [obd.commands[1][pid] for pid in (0x0D, 0x0C, 0x10, 0x05, 0x42)]
def used():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime
first = None
for command in commands * 2:
    if not link.query(command).is_null() and first is None: first = time.monotonic() - start
began, cpu, count = time.monotonic(), used(), 0
while time.monotonic() - began < float(sys.argv[3]):
    for command in commands:
        if not link.query(command).is_null(): count += 1
elapsed, cpu = time.monotonic() - began, used() - cpu
memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(json.dumps({"rate": count / elapsed, "cpu": cpu / count * 1000, "memory": memory / 1024, "first": first}))
"""


class Simulator:
    """`obdmech simulate` on a link, for the duration of a `with` block."""

    def __init__(self, link, quirk=None, protocol=None):
        if link == "TCP":
            with socket.socket() as s:
                s.bind(("127.0.0.1", 0))
                port = s.getsockname()[1]
            self.device, self.python_device, self.baud = f"tcp:127.0.0.1:{port}", f"socket://127.0.0.1:{port}", 0
            arguments = ["--tcp", str(port), "--latency", str(LATENCY * 1000)]
        else:
            self.device = self.python_device = os.path.join(FOLDER, "pty")
            self.baud = BAUD
            arguments = ["--pty", self.device, "--baud", str(BAUD)]
        if quirk:
            arguments += ["--quirk", quirk]
        if protocol:
            arguments += ["--protocol", str(protocol)]
        self.process = subprocess.Popen([OBDMECH, "simulate"] + arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self):
        time.sleep(0.5)
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        time.sleep(0.2)


def trip(device, seconds, database, extra=()):
    """Runs a trip; returns its samples, the seconds until the first one, CPU seconds and memory in MB."""
    command = [OBDMECH, "trip", "-a", device, "--json", "--database", database, "--sample-rate", "max"]
    command += ["--duration", str(seconds), "--save", *extra]
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    samples, first = [], None
    for line in process.stdout:
        if b'"sample"' in line:
            if first is None:
                first = time.monotonic() - start
            samples.append(line)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return [json.loads(s) for s in samples], first, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def obdmech(simulator, name, search=0):
    """Measures obdmech. `search`: the seconds that the adapter needs to find an unknown protocol."""
    database = os.path.join(FOLDER, name + ".db")
    for suffix in ("", "-wal", "-shm"):
        if os.path.exists(database + suffix):
            os.remove(database + suffix)
    # The first trip knows nothing about the adapter, the others use the stored link profile. CPU is the additional cost
    # of the longer trip.
    _, unknown, _, _ = trip(simulator.device, 2 + search, database)
    short, known, cpu_short, _ = trip(simulator.device, 2 + search / 2, database)
    samples, _, cpu, memory = trip(simulator.device, SECONDS + 2 + search / 2, database)
    fast = [s["t"] for s in samples if s["t"] >= 1]
    return {
        "rate": (len(fast) - 1) / (fast[-1] - fast[0]),
        "cpu": (cpu - cpu_short) / (len(samples) - len(short)) * 1000,
        "memory": memory, "first": known, "unknown": unknown,
    }  # fmt: skip


def python_obd(simulator):
    output = subprocess.run(
        [sys.executable, "-c", PYTHON_OBD, simulator.python_device, str(simulator.baud), str(SECONDS)],
        check=True, capture_output=True, text=True,
    ).stdout  # fmt: skip
    return json.loads(output.splitlines()[-1])


def ideal(link, request, answer, repeats):
    """Returns the shortest possible time for a request and its response with this adapter and vehicle, in seconds."""
    counted = len(request) % 2 == 1
    lines = [l for l in answer.replace(">", "").split("\r") if l]
    byte = 10 / BAUD if link == "pty" else 0
    asked = (1 if repeats else len(request) + 1) * byte + COMMAND
    answered = sent = asked + ECU
    for number, line in enumerate(l for l in lines if not re.fullmatch(r"[0-9A-F]{3}", l)):
        answered = asked + ECU + NEXT_FRAME * number
        # The length of a multi-frame response is sent together with its first frame.
        length = len(line) + 1 + (4 if number == 0 and len(lines[0]) == 3 else 0)
        sent = max(sent, answered) + length * byte
    sent = max(sent, answered + (0 if counted else WAIT[adaptive])) + 2 * byte
    return sent + (2 * LATENCY if link == "TCP" else 0)


def fraction(simulator, link):
    """Returns the requests per second of steady polling, and the share of the time that was unavoidable, by a transcript."""
    global adaptive
    path = os.path.join(FOLDER, "transcript")
    if os.path.exists(path):
        os.remove(path)
    database = os.path.join(FOLDER, "fraction.db")
    trip(simulator.device, 2, database)
    trip(simulator.device, SECONDS, database, ["--record", path])
    os.remove(database)
    exchanges, adaptive = [], 1
    for line in open(path):
        match = re.match(r"(\d+\.\d+) ([<>]) (.*)", line.rstrip("\n"))
        if not match:
            continue
        at, way, text = float(match[1]), match[2], match[3].replace("\\r", "\r")
        if way == ">":
            repeats = text == "\r"
            exchanges.append([at, exchanges[-1][1] if repeats else text.strip(), "", repeats, at])
        elif exchanges:
            exchanges[-1][2] += text
            exchanges[-1][4] = at
    for exchange in exchanges:
        if re.fullmatch(r"ATAT[12]", exchange[1]):
            adaptive = int(exchange[1][-1])
    # Detecting the request format, which is repeated here on every connection, is not steady polling.
    settings = [e[0] for e in exchanges if re.fullmatch(r"AT(AT|H|CRA|AR).*", e[1])]
    start = max(exchanges[0][0] + 1.5, settings[-1])
    steady = [(a, b[0]) for a, b in zip(exchanges, exchanges[1:]) if a[0] > start and a[1].startswith("01")]
    took = sum(end - e[0] for e, end in steady)
    return len(steady) / took, sum(ideal(link, e[1], e[2], e[3]) for e, _ in steady) / took



def show(name, ours, theirs, digits, better):
    ratio = ours / theirs if better == "more" else theirs / ours
    print(f"  {name:<30}{ours:>10.{digits}f}{theirs:>12.{digits}f}{ratio:>9.1f} x")


MODES = [
    ("one PID a request, no count", "no-batches,count-refused"),
    ("one PID a request, counted", "no-batches"),
    ("several PIDs a request", None),
]

for link in ("TCP", "pty"):
    print(f"{link}: " + ("3 ms each way" if link == "TCP" else f"{BAUD} baud"))
    with Simulator(link) as simulator:
        theirs = python_obd(simulator)
    with Simulator(link) as simulator:
        ours = obdmech(simulator, link)
    print(f"  {'':<30}{'obdmech':>10}{'python-OBD':>12}{'better by':>11}")
    show("samples per second", ours["rate"], theirs["rate"], 1, "more")
    show("CPU ms per 1000 samples", ours["cpu"] * 1000, theirs["cpu"] * 1000, 1, "less")
    show("peak memory, MB", ours["memory"], theirs["memory"], 1, "less")
    show("first value, s", ours["first"], theirs["first"], 2, "less")
    show("first value, adapter unknown, s", ours["unknown"], theirs["first"], 2, "less")
    for name, quirk in MODES:
        with Simulator(link, quirk) as simulator:
            rate, part = fraction(simulator, link)
        print(f"  {name:<30}{rate:>10.1f} requests per second, {part * 100:.1f}% of the theoretical best")

# The older buses are slow, and waiting for further responses takes most of the time.
print("TCP, the older buses, values per second")
print(f"  {'':<30}{'obdmech':>10}{'python-OBD':>12}{'better by':>11}")
for name, protocol in [("SAE J1850 PWM", 1), ("SAE J1850 VPW", 2), ("ISO 9141-2", 3), ("ISO 14230-4 (KWP fast)", 5)]:
    with Simulator("TCP", protocol=protocol) as simulator:
        theirs = python_obd(simulator)
    with Simulator("TCP", protocol=protocol) as simulator:
        # The search for the protocol, with its slow initialization, takes 8 s.
        ours = obdmech(simulator, "old", search=12)
    show(name, ours["rate"], theirs["rate"], 1, "more")
