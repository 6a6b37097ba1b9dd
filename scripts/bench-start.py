"""How long the program takes to start, and what a scan costs the processor (scripts/bench start).

The binary is the stripped one of scripts/install. A scan's processor time is that of the process that scans, its start
included; the adapter is `obdmech simulate` on a TCP port without delays, and is known from a scan before.
"""

import os
import signal
import socket
import statistics
import subprocess
import sys
import time

OBDMECH, FOLDER = sys.argv[1], sys.argv[2]
DATABASE = os.path.join(FOLDER, "start.db")
STARTS, SCANS = 200, 15


def run(command):
    """Wall time and processor time of one run, in ms, and its exit status."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    return wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000, process.returncode


def medians(commands, count, expected=(0,)):
    """The median times of several commands, each run in turn, so that the machine's other work meets all alike."""
    runs = [[] for _ in commands]
    for _ in range(count):
        for number, command in enumerate(commands):
            wall, processor, status = run(command)
            if status not in expected:
                sys.exit(f"bench: '{' '.join(command)}' ends with {status}")
            runs[number].append((wall, processor))
    return [tuple(statistics.median(column) for column in zip(*times)) for times in runs]


def start():
    names = ["obdmech --version", "obdmech explain P0420", "true", "python3 --version", "python3 -c pass"]
    commands = [[OBDMECH, *names[0].split()[1:]], [OBDMECH, *names[1].split()[1:]]] + [n.split() for n in names[2:]]
    times = medians(commands, STARTS)
    print(f"start, ms (median of {STARTS}){'wall':>14}{'CPU':>8}{'wall, of python3 -c pass':>28}")
    for name, (wall, processor) in zip(names, times):
        print(f"  {name:<28}{wall:>12.2f}{processor:>8.2f}{wall / times[-1][0]:>26.2f} x")


def scan():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    simulator = subprocess.Popen(
        [OBDMECH, "simulate", "--tcp", str(port), "--car", "faults"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        time.sleep(0.5)
        scanning = [OBDMECH, "scan", "-a", f"tcp:127.0.0.1:{port}", "--database", DATABASE]
        # A scan that finds faults says so with status 1.
        unknown, (first, processor, _) = "scan, adapter unknown", run(scanning)
        rows = [(unknown, first, processor)]
        for name, extra in [("scan", []), ("scan --quick", ["--quick"])]:
            [(wall, processor)] = medians([scanning + extra], SCANS, expected=(1,))
            rows.append((name, wall, processor))
    finally:
        simulator.send_signal(signal.SIGTERM)
        simulator.wait()
    [(_, python)] = medians([["python3", "-c", "pass"]], SCANS)
    print(f"scan over TCP, ms (median of {SCANS}){'wall':>10}{'CPU':>8}{'CPU, of python3 -c pass':>28}")
    for name, wall, processor in rows:
        print(f"  {name:<28}{wall:>12.0f}{processor:>8.1f}{processor / python:>26.2f} x")


os.makedirs(FOLDER, exist_ok=True)
for suffix in ("", "-wal", "-shm"):
    if os.path.exists(DATABASE + suffix):
        os.remove(DATABASE + suffix)
print(f"size: {os.path.getsize(OBDMECH) / 1e6:.1f} MB, stripped, with the Swift runtime in it")
start()
scan()
