"""Measures what `obdmech trends` finds on simulated years (Benchmarks/run trends).

YearsBench (Benchmarks/YearsBench) writes the samples of each trip of a simulated car to a database: other cars, drivers,
routes, climates and noise for each seed, and a failure that grows over months. obdmech measures the trips, and its findings
are asked for as of each week, then of each day. Thresholds were chosen with the seeds of the first group only.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta

OBDMECH, YEARS, FOLDER = sys.argv[1], sys.argv[2], sys.argv[3]
SCALE = int(sys.argv[4]) if len(sys.argv) > 4 else 1
FIRST = date(2022, 1, 1)
ENVIRONMENT = {**os.environ, "TZ": "UTC", "HOME": FOLDER, "XDG_CONFIG_HOME": FOLDER, "XDG_DATA_HOME": FOLDER}
# Kinds that tell of each failure. A rise of consumption may come with any of them.
EXPECTED = {
    "thermostat": {"thermostat"}, "battery": {"battery"}, "vacuumLeak": {"vacuumLeak"},
    "airFlowSensor": {"airFlowSensor"}, "airFilter": {"airFilter"}, "fuelPump": {"fuelPressure"},
    "catalyst": {"catalyst"}, "consumption": {"consumption"},
}  # fmt: skip
GROUPS = [("tuning", 1000), ("held out", 5000)]
HEALTHY_DAYS, FAILING_DAYS = 730, 560


def kinds(database, day):
    """The findings as of a day, by kind."""
    as_of = (FIRST + timedelta(days=day)).isoformat()
    run = subprocess.run(
        [OBDMECH, "trends", "--json", "--as-of", as_of, "--database", database],
        env=ENVIRONMENT, capture_output=True, text=True,
    )  # fmt: skip
    if run.returncode != 0:
        sys.exit(f"bench: trends ends with {run.returncode}: {run.stderr}")
    return {finding["kind"]: finding for finding in json.loads(run.stdout)["findings"]}


def year(failure, seed, days):
    """Simulates a car; returns (begin, code, first day of each kind, the finding then)."""
    database = os.path.join(FOLDER, f"years-{failure}-{seed}.db")
    for suffix in ("", "-wal", "-shm"):
        if os.path.exists(database + suffix):
            os.remove(database + suffix)
    run = subprocess.run([YEARS, database, failure, str(seed), str(days)], capture_output=True, text=True)
    if run.returncode != 0:
        sys.exit(f"bench: YearsBench ends with {run.returncode}: {run.stderr}")
    begin, code = [None if word == "-" else float(word) for word in run.stdout.split()[:2]]
    first, seen = {}, set()
    for day in range(7, days, 7):
        found = kinds(database, day)
        for kind in set(found) - seen:
            early = next(one for one in range(day - 6, day + 1) if one == day or kind in kinds(database, one))
            first[kind] = (early, found[kind])
        seen |= set(found)
        if failure != "none" and code and day > code + 30:
            break
    if "OBDMECH_BENCH_KEEP" not in os.environ:
        for suffix in ("", "-wal", "-shm"):
            if os.path.exists(database + suffix):
                os.remove(database + suffix)
    return begin, code, first, run.stdout.split()[2:]


os.makedirs(FOLDER, exist_ok=True)
pool = ThreadPoolExecutor(max(1, int(os.environ.get("OBDMECH_BENCH_JOBS", "2"))))
for group, base in GROUPS:
    if os.environ.get("OBDMECH_BENCH_GROUP", group) != group:
        continue
    healthy = [pool.submit(year, "none", base + number, HEALTHY_DAYS) for number in range(6 * SCALE)]
    failing = [
        (failure, base + 100 + 10 * place + number, pool.submit(year, failure, base + 100 + 10 * place + number, FAILING_DAYS))
        for place, failure in enumerate(EXPECTED) for number in range(2 * SCALE)
        if failure in os.environ.get("OBDMECH_BENCH_FAILURES", failure)
    ]  # fmt: skip
    wrong = []
    for number, job in enumerate(healthy):
        for kind, (day, finding) in job.result()[2].items():
            change = f"{finding['condition']} {finding['baseline']} to {finding['now']} {finding['unit']}"
            wrong.append(f"car {base + number}, day {day}: {kind} ({change})")
    years = len(healthy) * HEALTHY_DAYS / 365
    print(f"{group}: {len(wrong)} false findings in {years:.0f} healthy years", flush=True)
    for line in wrong:
        print(f"  {line}")
    print(f"  {'failure':<14}{'car':>6}{'begins':>8}{'code':>6}{'found':>7}{'before, days':>14}{'change':>24}  others")
    for failure, seed, job in failing:
        begin, code, first, _ = job.result()
        found = [first[kind] for kind in EXPECTED[failure] if kind in first]
        day, finding = min(found, key=lambda one: one[0]) if found else (None, None)
        change = f"{finding['baseline']} to {finding['now']} {finding['unit']}" if finding else "-"
        others = ", ".join(f"{kind} {when}" for kind, (when, _) in first.items() if kind not in EXPECTED[failure])
        before = f"{code - day:.0f}" if code and day else "-"
        print(
            f"  {failure:<14}{seed:>6}{begin:>8.0f}{code or 0:>6.0f}{day or '-':>7}{before:>14}{change:>24}  {others}", flush=True
        )
