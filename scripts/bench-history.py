"""How long reports of ten years take, and how much memory (scripts/bench history).

The database is made of one simulated trip, which is stored 15,000 times over ten years with what belongs to it: events,
alerts, signals and a tag; its samples stand for every tenth trip of the last year, since no report of days reads them. Times are wall times
of the whole program, written to a file; memory is the most that was resident.
"""

import os
import sqlite3
import statistics
import subprocess
import sys
import time
import uuid

OBDMECH, FOLDER = sys.argv[1], sys.argv[2]
DATABASE = os.path.join(FOLDER, "history.db")
TRIPS, DAYS, RUNS = 15_000, 3652, 9
LAST_DAY = 1_767_225_600 - 86_400  # 2025-12-31
FIRST_DAY = LAST_DAY - (DAYS - 1) * 86_400
ENVIRONMENT = {**os.environ, "TZ": "UTC", "HOME": FOLDER, "XDG_CONFIG_HOME": FOLDER, "XDG_DATA_HOME": FOLDER}


def remove():
    for suffix in ("", "-wal", "-shm"):
        if os.path.exists(DATABASE + suffix):
            os.remove(DATABASE + suffix)


def columns(connection, table):
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def make():
    """One real trip and one real scan, then copies of them by SQL."""
    remove()
    adapter = ["-a", "sim:city?rate=max", "--database", DATABASE]
    for command in (["trip", "--json", "--duration", "20m", "--save", "--tag", "work", *adapter], ["scan", *adapter]):
        if subprocess.run([OBDMECH, *command], env=ENVIRONMENT, stdout=subprocess.DEVNULL).returncode not in (0, 1):
            sys.exit(f"bench: '{' '.join(command)}' fails")
    connection = sqlite3.connect(DATABASE, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    connection.execute("CREATE TEMP TABLE copied (id INTEGER PRIMARY KEY, started_us INTEGER, uuid TEXT)")
    connection.execute("INSERT INTO trip_alert VALUES (1, 60000000, 'coolantTemperature', 111, 110, NULL) ON CONFLICT DO NOTHING")
    for number in range(1, TRIPS):
        # Some four a day, from seven o'clock on.
        day, place = divmod(number * DAYS, TRIPS)
        start = FIRST_DAY + day * 86_400 + 25_200 + place * 40_000 // TRIPS
        connection.execute("INSERT INTO copied VALUES (?, ?, ?)", (number + 1, start * 1_000_000, str(uuid.uuid4())))
    trip = columns(connection, "trip")
    new = {"id": "copied.id", "started_us": "copied.started_us", "boot": "NULL", "uuid": "copied.uuid", "change": "copied.id + 100"}
    new |= {"adapter": "'/dev/ttyUSB0'", "source_kind": "'vehicle'"}
    values = ", ".join(new.get(name, f"trip.{name}") for name in trip)
    connection.execute(f"INSERT INTO trip SELECT {values} FROM trip, copied WHERE trip.id = 1 ORDER BY copied.id")
    for table in ("trip_event", "trip_alert", "trip_tag", "trip_signal", "sample_block"):
        names = columns(connection, table)
        new = {"trip_id": "copied.id", "id": "NULL"}
        values = ", ".join(new.get(name, f"part.{name}") for name in names)
        some = f"AND copied.id > {TRIPS * 9 // 10} AND copied.id % 10 = 0" if table == "sample_block" else ""
        connection.execute(
            f"INSERT INTO {table} SELECT {values} FROM {table} AS part, copied WHERE part.trip_id = 1 {some} ORDER BY copied.id"
        )
    connection.execute(f"UPDATE trip SET started_us = {FIRST_DAY + 25_200} * 1000000, adapter = '/dev/ttyUSB0' WHERE id = 1")
    connection.execute(f"UPDATE scan SET time_us = {FIRST_DAY + 20_000} * 1000000")
    connection.execute("COMMIT")
    counts = [
        f"{connection.execute(f'SELECT count(*) FROM {table}').fetchone()[0]} {words}"
        for table, words in (("trip", "trips"), ("trip_event", "events"), ("trip_alert", "alerts"), ("trip_signal", "signals"))
    ]
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    print(f"{', '.join(counts)}; {os.path.getsize(DATABASE) / 1e6:.0f} MB")


def measure(arguments):
    """Median and least wall time in ms, peak memory in MB and the size of the output in MB."""
    walls, peak, out = [], 0, os.path.join(FOLDER, "history.out")
    for _ in range(RUNS):
        with open(out, "wb") as file:
            began = time.perf_counter()
            process = subprocess.Popen([OBDMECH, *arguments, "--database", DATABASE], env=ENVIRONMENT, stdout=file)
            _, status, usage = os.wait4(process.pid, 0)
            walls.append((time.perf_counter() - began) * 1000)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"bench: '{' '.join(arguments)}' ends with {process.returncode}")
        # Linux counts in KiB.
        peak = max(peak, usage.ru_maxrss * 1024)
    return statistics.median(walls), min(walls), peak / 1e6, os.path.getsize(out) / 1e6


os.makedirs(FOLDER, exist_ok=True)
make()
print(f"{f'report (of {RUNS})':<44}{'median, ms':>11}{'least, ms':>11}{'memory, MB':>12}{'output, MB':>12}")
DAY, YEAR, ALL = ["--date", "2025-12-30"], ["--from", "2025-01-01", "--to", "2025-12-31"], ["--from", "2016-01-01", "--to", "2025-12-31"]
for name, arguments in [
    ("--date", DAY), ("--date --json", [*DAY, "--json"]), ("a year", YEAR), ("a year, --json", [*YEAR, "--json"]),
    ("ten years", ALL), ("ten years, --json", [*ALL, "--json"]), ("ten years, --csv", [*ALL, "--csv"]),
]:  # fmt: skip
    median, least, peak, size = measure(["report", *arguments])
    print(f"  {name:<42}{median:>11.1f}{least:>11.1f}{peak:>12.0f}{size:>12.2f}")
remove()
