"""Measures the import of a trip in lines of JSON (Benchmarks/run import).

The trip is simulated, of a quarter of an hour by default, and printed by `trip --json`. Beside obdmech is Python: it reads each line with
json.loads, and stores the samples with executemany in one transaction of sqlite3, in a table without an index. obdmech also
computes the facts of the trip and packs its samples. Both start anew for each run, and are run in turn, so that other load on
the machine affects both. Times are CPU times; memory is the peak resident size.
"""

import os
import statistics
import subprocess
import sys

OBDMECH, FOLDER = sys.argv[1], sys.argv[2]
MINUTES = int(sys.argv[3]) if len(sys.argv) > 3 else 15
RUNS = 9
LINES, DATABASE = os.path.join(FOLDER, "trip.jsonl"), os.path.join(FOLDER, "import.db")
ENVIRONMENT = {**os.environ, "TZ": "UTC", "HOME": FOLDER, "XDG_CONFIG_HOME": FOLDER, "XDG_DATA_HOME": FOLDER}
PYTHON = """
import json, sqlite3, sys
database = sqlite3.connect(sys.argv[2])
database.execute("CREATE TABLE sample (t REAL, signal TEXT, value REAL, unit TEXT)")
def samples():
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["type"] == "sample":
                yield row["t"], row["signal"], row["value"], row["unit"]
with database:
    database.executemany("INSERT INTO sample VALUES (?, ?, ?, ?)", samples())
"""


def remove():
    for suffix in ("", "-wal", "-shm", "-journal"):
        if os.path.exists(DATABASE + suffix):
            os.remove(DATABASE + suffix)


def run(command):
    """Returns the CPU time of one run in ms, and its peak memory in MB."""
    remove()
    process = subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"bench: '{' '.join(command[:3])}' ends with {process.returncode}")
    return (usage.ru_utime + usage.ru_stime) * 1000, usage.ru_maxrss / 1024


with open(LINES, "wb") as output:
    made = [OBDMECH, "trip", "-a", "sim:city?rate=max", "--duration", f"{MINUTES}m", "--json", "--no-save"]
    if subprocess.run(made, env=ENVIRONMENT, stdout=output).returncode != 0:
        sys.exit("bench: the trip failed")
with open(LINES, "rb") as text:
    count = sum(1 for _ in text)
print(f"{count} lines, {os.path.getsize(LINES) / 1e6:.1f} MB; medians of {RUNS} runs")

COMMANDS = {
    "obdmech": [OBDMECH, "database", "import", LINES, "--database", DATABASE],
    "python": [sys.executable, "-c", PYTHON, LINES, DATABASE],
}
results = {name: [] for name in COMMANDS}
for _ in range(RUNS):
    for name, command in COMMANDS.items():
        results[name].append(run(command))
remove()
medians = {}
print(f"{'':<12}{'CPU ms':>8}{'least':>8}{'MB':>8}")
for name, runs in results.items():
    times = [time for time, _ in runs]
    medians[name] = statistics.median(times)
    print(f"{name:<12}{medians[name]:>8.0f}{min(times):>8.0f}{max(memory for _, memory in runs):>8.0f}")
print(f"CPU time of obdmech: {medians['obdmech'] / medians['python']:.2f} times that of Python")
