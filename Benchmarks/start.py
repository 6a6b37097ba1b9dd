"""Measures the start time of the program, and the CPU time of a scan (Benchmarks/run start).

The binary is the stripped one that scripts/install installs. The CPU time of a scan is that of the scanning process,
including its start. The adapter is `obdmech simulate` on a TCP port without delays, and is known from an earlier scan.
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
    """Returns wall time and CPU time of one run, in ms, and its exit status."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    return wall * 1000, (usage.ru_utime + usage.ru_stime) * 1000, process.returncode


def medians(commands, count, expected=(0,)):
    """Returns median and least wall time and median CPU time of several commands. They are run in turn, so that other load
    on the machine affects all of them equally; the least wall time is hardly affected by it."""
    runs = [[] for _ in commands]
    for _ in range(count):
        for number, command in enumerate(commands):
            wall, processor, status = run(command)
            if status not in expected:
                sys.exit(f"bench: '{' '.join(command)}' ends with {status}")
            runs[number].append((wall, processor))
    results = []
    for times in runs:
        walls, processors = zip(*times)
        results.append((statistics.median(walls), min(walls), statistics.median(processors)))
    return results


def start():
    names = ["obdmech --version", "obdmech explain P0420", "true", "python3 --version", "python3 -c pass"]
    commands = [[OBDMECH, *names[0].split()[1:]], [OBDMECH, *names[1].split()[1:]]] + [n.split() for n in names[2:]]
    times = medians(commands, STARTS)
    show(f"start, ms (of {STARTS})", [(name, *time) for name, time in zip(names, times)], times[-1])


def show(title, rows, reference):
    print(f"{title:<30}{'median':>8}{'least':>8}{'CPU':>8}{'CPU, of python3 -c pass':>26}")
    for name, wall, least, processor in rows:
        print(f"  {name:<28}{wall:>8.1f}{least:>8.1f}{processor:>8.1f}{processor / reference[2]:>24.2f} x")


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
        # A scan that finds faults exits with status 1.
        wall, processor, _ = run(scanning)
        rows = [("scan, adapter unknown", wall, wall, processor)]
        for name, extra in [("scan", []), ("scan --quick", ["--quick"])]:
            rows.append((name, *medians([scanning + extra], SCANS, expected=(1,))[0]))
    finally:
        simulator.send_signal(signal.SIGTERM)
        simulator.wait()
    show(f"scan over TCP, ms (of {SCANS})", rows, medians([["python3", "-c", "pass"]], SCANS)[0])


os.makedirs(FOLDER, exist_ok=True)
for suffix in ("", "-wal", "-shm"):
    if os.path.exists(DATABASE + suffix):
        os.remove(DATABASE + suffix)
print(f"size: {os.path.getsize(OBDMECH) / 1e6:.1f} MB, stripped, with the Swift runtime in it")
start()
scan()
