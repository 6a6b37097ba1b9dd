"""Measures the folder of all pages (Benchmarks/run site [TRIPS] [OTHER]): the first time, the next one, and after a change.

The database is made from four simulated trips with samples, one of them with positions, which are copied within SQLite to
four a day. OTHER is another program, such as an older build: it makes the same pages from the same database, in turns, and
the folders are compared byte by byte. Times are those of the whole program; compare ratios, not times.
"""

import filecmp
import os
import shutil
import sqlite3
import subprocess
import sys
import time
import uuid

OBDMECH, FOLDER, TRIPS = sys.argv[1], sys.argv[2], int(sys.argv[3])
OTHER = sys.argv[4] if len(sys.argv) > 4 else None
DATABASE = os.path.join(FOLDER, "site.db")
FIRST_DAY = 1_451_606_400  # 2016-01-01
ENVIRONMENT = {**os.environ, "TZ": "UTC", "HOME": FOLDER, "XDG_CONFIG_HOME": FOLDER, "XDG_DATA_HOME": FOLDER}
DRIVES = [
    ["sim:city?rate=max", "20m", "--driver", "Ann", "--tag", "work", "--fuel-price", "1.79", "--also", "engineLoad"],
    ["sim:highway?rate=max", "40m", "--driver", "Ben", "--fuel-price", "1.84"],
    ["sim:dieseltrip?rate=max", "15m", "--tag", "work", "--fuel-price", "1.65"],
    ["sim:city?rate=max", "10m", "--gps", "sim"],
]


def run(program, *arguments):
    """Returns the wall and the CPU time in seconds."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [program, *arguments, "--database", DATABASE], env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"bench: '{' '.join(arguments)}' ends with {process.returncode}")
    return time.perf_counter() - began, usage.ru_utime + usage.ru_stime


def make():
    for suffix in ("", "-wal", "-shm"):
        if os.path.exists(DATABASE + suffix):
            os.remove(DATABASE + suffix)
    for device, duration, *rest in DRIVES:
        run(OBDMECH, "trip", "-a", device, "--json", "--duration", duration, "--save", *rest)
    # Measures the indicators and the ways.
    run(OBDMECH, "trends")
    run(OBDMECH, "report")
    connection = sqlite3.connect(DATABASE, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    connection.execute("CREATE TEMP TABLE copies (id INTEGER PRIMARY KEY, original INTEGER, time_us INTEGER, uuid TEXT)")
    for number in range(TRIPS):
        time_us = (FIRST_DAY + number // 4 * 86_400 + 25_200 + number % 4 * 10_000) * 1_000_000
        row = (len(DRIVES) + 1 + number, number % len(DRIVES) + 1, time_us, str(uuid.uuid4()))
        connection.execute("INSERT INTO copies VALUES (?, ?, ?, ?)", row)
    trip = {"id": "copy.id", "boot": "NULL", "change": "copy.id + 100", "started_us": "copy.time_us", "uuid": "copy.uuid"}
    trip |= {"adapter": "'/dev/ttyUSB0'", "source_kind": "'vehicle'"}
    names = ["trip", "trip_event", "trip_alert", "trip_tag", "trip_signal", "trip_indicator", "trip_way", "sample_block"]
    for table in names:
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        new = trip if table == "trip" else {"trip_id": "copy.id", "id": "NULL"}
        key = "id" if table == "trip" else "trip_id"
        values = ", ".join(new.get(name, f"part.{name}") for name in columns)
        connection.execute(
            f"INSERT INTO {table} SELECT {values} FROM {table} AS part JOIN copies AS copy ON part.{key} = copy.original"
            " ORDER BY copy.id"
        )
    connection.execute(f"DELETE FROM trip WHERE id <= {len(DRIVES)}")
    connection.execute("COMMIT")
    count, samples = connection.execute("SELECT count(*), sum(samples) FROM trip").fetchone()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    print(f"{count} trips with {samples / count:,.0f} samples each, {os.path.getsize(DATABASE) / 1e6:.0f} MB")


def pages(name):
    return [os.path.join(folder, file) for folder, _, files in os.walk(os.path.join(FOLDER, name)) for file in files]


def site(program, name):
    return run(program, "report", "--site", os.path.join(FOLDER, name))


os.makedirs(FOLDER, exist_ok=True)
make()
print(f"{'':<24}{'wall, s':>10}{'CPU, s':>10}{'ms a trip':>12}{'CPU, ms':>10}")
results = {}
for name, program in (("other", OTHER), ("site", OBDMECH)):
    if program is None:
        continue
    shutil.rmtree(os.path.join(FOLDER, name), ignore_errors=True)
    results[name] = site(program, name)
    wall, cpu = results[name]
    title = "the other program" if name == "other" else "all pages"
    print(f"{title:<24}{wall:>10.1f}{cpu:>10.1f}{wall / TRIPS * 1000:>12.1f}{cpu / TRIPS * 1000:>10.1f}")
if OTHER is not None:
    (wall, cpu), (other_wall, other_cpu) = results["site"], results["other"]
    print(f"{'ratio':<24}{other_wall / wall:>10.2f}{other_cpu / cpu:>10.2f}")
    all_pages = pages("site")
    differing = [page for page in all_pages if not filecmp.cmp(page, page.replace("/site/", "/other/", 1), shallow=False)]
    print(f"{len(differing)} of {len(all_pages)} files differ{': ' if differing else ''}{', '.join(sorted(differing)[:8])}")
wall, cpu = site(OBDMECH, "site")
print(f"{'nothing has changed':<24}{wall:>10.1f}{cpu:>10.1f}")
run(OBDMECH, "edit", "trip", str(len(DRIVES) + TRIPS // 2), "--note", "other", "--yes")
wall, cpu = site(OBDMECH, "site")
print(f"{'a note has changed':<24}{wall:>10.1f}{cpu:>10.1f}")
size = sum(os.path.getsize(page) for page in pages("site"))
print(f"{size / 1e6:.0f} MB in {len(pages('site'))} files, on {os.cpu_count()} processors")
if "OBDMECH_BENCH_KEEP" not in os.environ:
    for name in ("site", "other"):
        shutil.rmtree(os.path.join(FOLDER, name), ignore_errors=True)
    os.remove(DATABASE)
