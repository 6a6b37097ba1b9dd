"""Measures time and memory of reports and trends over ten years and over a fleet (Benchmarks/run history).

First what a day, a year and a trip cost beside 15,000 trips and beside 150,000, of five cars: the years that are asked about
are the same, and ten times as many are before them. The CPU time of the whole program is compared with that of plain SQL in
Python that reads the rows of the same trips, with all that belongs to them, from a file that is not open yet.

The database is made from five simulated trips in five cars, which have everything that trips can have: further signals, fuel
and its price, events, alerts, tags, drivers and notes. They are copied to 15,000 trips over ten years, with one scan in each
month. Only every tenth trip of the last year has samples, because no daily report reads them. The indicators of trips,
which are stored as well, differ by chance from trip to trip. A second database has the same trips, of one car and of a fleet
of 200. Beside obdmech is the time of plain SQL that reads the same rows, in Python, without starting a program. Times are wall times of the whole
program, which writes to a file; memory is the peak resident size. CPU time in user mode and instructions depend less on
other load on the machine; instructions are counted if perf is available.
"""

import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import time
import uuid

OBDMECH, FOLDER = sys.argv[1], sys.argv[2]
DATABASE = os.path.join(FOLDER, "history.db")
TRIPS, DAYS, MONTHS, RUNS = 15_000, 3652, 120, 9
LAST_DAY = 1_767_225_600 - 86_400  # 2025-12-31
FIRST_DAY = LAST_DAY - (DAYS - 1) * 86_400
ENVIRONMENT = {**os.environ, "TZ": "UTC", "HOME": FOLDER, "XDG_CONFIG_HOME": FOLDER, "XDG_DATA_HOME": FOLDER}


def remove():
    for suffix in ("", "-wal", "-shm"):
        if os.path.exists(DATABASE + suffix):
            os.remove(DATABASE + suffix)


def columns(connection, table):
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


DRIVES = [
    ["sim:city?rate=max&fault=overheat@60", "20m", "--driver", "Ann", "--tag", "work", "--fuel-price", "1.79",
     "--also", "engineLoad,intakeAirTemperature,controlModuleVoltage,ambientTemperature"],
    ["sim:highway?rate=max", "40m", "--driver", "Ben", "--tag", "leisure", "--tag", "family", "--fuel-price", "1.84",
     "--also", "engineLoad,intakeAirTemperature"],
    ["sim:dieseltrip?rate=max", "15m", "--driver", "Ann", "--tag", "work", "--fuel-price", "1.65", "--also", "engineLoad"],
    ["sim:gasoline?rate=max&cycle=sharp", "10m", "--driver", "Ben", "--note", "The long way, around the roadworks"],
    ["sim:odometer?rate=max", "5m", "--also", "odometer"],
]  # fmt: skip


def run(*arguments):
    arguments = [*arguments, "--database", DATABASE]
    status = subprocess.run([OBDMECH, *arguments], env=ENVIRONMENT, stdout=subprocess.DEVNULL).returncode
    if status not in (0, 1):
        sys.exit(f"bench: '{' '.join(arguments)}' ends with {status}")


def copy(connection, table, copies, key, new, condition="true"):
    """Copies the rows of a table for each row of `copies`. `new` has expressions for the columns that differ."""
    values = ", ".join(new.get(name, f"part.{name}") for name in columns(connection, table))
    connection.execute(
        f"INSERT INTO {table} SELECT {values} FROM {table} AS part JOIN {copies} AS copy ON part.{key} = copy.original"
        f" WHERE {condition} ORDER BY copy.id"
    )


def make(times=1):
    """Makes the database: records trips and a scan, copies them with SQL, and deletes the originals.

    times: how many times as many trips there are, over as many times ten years.
    """
    remove()
    first_day = LAST_DAY - (times * DAYS - 1) * 86_400
    for device, duration, *rest in DRIVES:
        run("trip", "-a", device, "--json", "--duration", duration, "--save", *rest)
    run("scan", "-a", "sim:faults?rate=max")
    # Measures the indicators.
    run("trends")
    run("vehicle", "--vin", "1HGCM82633A004352", "--name", "Accord", "--tank", "65L")
    connection = sqlite3.connect(DATABASE, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("BEGIN")
    for copies in ("trips", "scans"):
        connection.execute(f"CREATE TEMP TABLE {copies} (id INTEGER PRIMARY KEY, original INTEGER, time_us INTEGER, uuid TEXT)")
    for number in range(times * TRIPS):
        # About four a day, from seven o'clock on.
        day, place = divmod(number * DAYS, TRIPS)
        time_us = (first_day + day * 86_400 + 25_200 + place * 40_000 // TRIPS) * 1_000_000
        row = (len(DRIVES) + 1 + number, number % len(DRIVES) + 1, time_us, str(uuid.uuid4()))
        connection.execute("INSERT INTO trips VALUES (?, ?, ?, ?)", row)
    for number in range(times * MONTHS):
        time_us = (first_day + number * DAYS // MONTHS * 86_400 + 20_000) * 1_000_000
        connection.execute("INSERT INTO scans VALUES (?, 1, ?, NULL)", (2 + number, time_us))
    new = {"id": "copy.id", "boot": "NULL", "change": "copy.id + 100"}
    trip = {"started_us": "copy.time_us", "uuid": "copy.uuid", "adapter": "'/dev/ttyUSB0'", "source_kind": "'vehicle'"}
    copy(connection, "trip", "trips", "id", new | trip)
    for table in ("trip_event", "trip_alert", "trip_tag", "trip_signal"):
        copy(connection, table, "trips", "trip_id", {"trip_id": "copy.id"})
    # Each trip has all indicators of a car, scattered by 4 %.
    connection.execute(
        """INSERT INTO trip_indicator SELECT copy.id, indicator, value * (1 + 0.08 * (random() / 18446744073709551616.0))
        FROM trips AS copy, (SELECT indicator, avg(value) AS value FROM trip_indicator GROUP BY indicator)"""
    )
    some = f"copy.id > {times * TRIPS - TRIPS // 10} AND copy.id % 10 = 0"
    copy(connection, "sample_block", "trips", "trip_id", {"trip_id": "copy.id", "id": "NULL"}, some)
    copy(connection, "scan", "scans", "id", new | {"time_us": "copy.time_us", "device": "'/dev/ttyUSB0'"})
    for table in ("scan_ecu", "scan_code", "scan_coverage", "scan_answer", "scan_payload"):
        copy(connection, table, "scans", "scan_id", {"scan_id": "copy.id"})
    connection.execute(f"DELETE FROM trip WHERE id <= {len(DRIVES)}")
    connection.execute("DELETE FROM scan WHERE id = 1")
    connection.execute("COMMIT")
    tables = ("trip", "scan", "trip_event", "trip_alert", "trip_tag", "trip_signal", "trip_indicator", "sample_block")
    counts = [f"{table} {connection.execute(f'SELECT count(*) FROM {table}').fetchone()[0]}" for table in tables]
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    print(f"rows: {', '.join(counts)}; {os.path.getsize(DATABASE) / 1e6:.0f} MB")


def assign(cars):
    """Makes the trips those of so many cars, and the scans likewise."""
    connection = sqlite3.connect(DATABASE)
    for table in ("trip", "scan"):
        connection.execute(f"UPDATE {table} SET vin = printf('WVWZZZ1KZAW%06d', id % {cars})")
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def plain(query):
    """Returns the median time in ms of a query in Python, with each row fetched."""
    connection, times = sqlite3.connect(DATABASE), []
    for _ in range(RUNS):
        began = time.perf_counter()
        # Without a list of the rows: its memory would count as that of the programs started later.
        for _ in connection.execute(query):
            pass
        times.append((time.perf_counter() - began) * 1000)
    connection.close()
    return statistics.median(times)


def measure(arguments):
    """Returns median and least wall time and median user time in ms, peak memory and output size in MB."""
    walls, users, peak, out = [], [], 0, os.path.join(FOLDER, "history.out")
    for _ in range(RUNS):
        with open(out, "wb") as file:
            began = time.perf_counter()
            process = subprocess.Popen([OBDMECH, *arguments, "--database", DATABASE], env=ENVIRONMENT, stdout=file)
            _, status, usage = os.wait4(process.pid, 0)
            walls.append((time.perf_counter() - began) * 1000)
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            sys.exit(f"bench: '{' '.join(arguments)}' ends with {process.returncode}")
        users.append(usage.ru_utime * 1000)
        # Linux reports KiB.
        peak = max(peak, usage.ru_maxrss * 1024)
    return statistics.median(walls), min(walls), statistics.median(users), peak / 1e6, os.path.getsize(out) / 1e6


def instructions(arguments):
    """Returns the instructions in user mode, in millions; "-" without perf."""
    command = ["perf", "stat", "-x,", "-e", "instructions:u", OBDMECH, *arguments, "--database", DATABASE]
    if not shutil.which("perf"):
        return "-"
    done = subprocess.run(command, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    count = done.stderr.strip().split("\n")[-1].split(",")[0]
    return f"{int(count) / 1e6:.0f}" if count.isdigit() else "-"


def plain_cpu(first, last):
    """Returns the least CPU time in ms of plain SQL that reads the trips of some days with all that belongs to them."""
    condition = f"started_us >= {first * 1_000_000} AND started_us < {last * 1_000_000}"
    parts = ("trip_event", "trip_alert", "trip_tag", "trip_signal", "game_session", "lap", "route_trip")
    queries = [f"SELECT * FROM trip WHERE {condition} ORDER BY started_us, id"] + [
        f"SELECT part.* FROM trip CROSS JOIN {table} AS part ON part.trip_id = trip.id WHERE {condition} ORDER BY started_us, id"
        for table in parts
    ]
    least = float("inf")
    for _ in range(RUNS):
        began = time.process_time()
        connection = sqlite3.connect(DATABASE)
        for query in queries:
            for _ in connection.execute(query):
                pass
        connection.close()
        least = min(least, (time.process_time() - began) * 1000)
    return least


def cpu(arguments):
    """Returns the CPU time in ms of the whole program."""
    process = subprocess.Popen([OBDMECH, *arguments, "--database", DATABASE], env=ENVIRONMENT, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"bench: '{' '.join(arguments)}' ends with {process.returncode}")
    return (usage.ru_utime + usage.ru_stime) * 1000


def compare_sizes():
    """Prints what questions about the same days cost beside few and beside many trips."""
    day, year = (LAST_DAY - 86_400, LAST_DAY), (LAST_DAY - 364 * 86_400, LAST_DAY + 86_400)
    questions = [
        ("day", ["report", *DAY], day), ("day, --json", ["report", *DAY, "--json"], day),
        ("year", ["report", *YEAR], year), ("year, --json", ["report", *YEAR, "--json"], year),
        ("year, summed up", ["report", "--year", "--date", "2025-12-31"], year),
        ("year, logbook", ["report", "--logbook", "--date", "2025-12-31"], year), ("last trip", ["report", "--trip", "last"], None),
        ("last day", ["report"], None), ("vehicles", ["vehicle"], None),
    ]  # fmt: skip
    results = {}
    for times in (1, 10):
        make(times)
        # The schema is brought up to date, and what drifts is stored.
        print(f"the first question about {times * TRIPS} trips: {cpu(['report', *DAY]):.0f} ms")
        for name, arguments, days in questions:
            results[name, times] = (min(cpu(arguments) for _ in range(RUNS)), plain_cpu(*days) if days else None)
    print(f"{'CPU time of (in ms)':<22}{'15,000 trips':>16}{'SQL':>8}{'ratio':>8}{'150,000 trips':>16}{'SQL':>8}{'ratio':>8}")
    for name, _, _ in questions:
        line = f"  {name:<20}"
        for times, width in ((1, 16), (10, 16)):
            ours, sql = results[name, times]
            line += f"{ours:>{width}.1f}" + (f"{sql:>8.1f}{ours / sql:>8.1f}" if sql else f"{'-':>8}{'-':>8}")
        print(line)


os.makedirs(FOLDER, exist_ok=True)
DAY, YEAR, ALL = ["--date", "2025-12-30"], ["--from", "2025-01-01", "--to", "2025-12-31"], ["--from", "2016-01-01", "--to", "2025-12-31"]
compare_sizes()
make()
heads = ("median, ms", "least, ms", "user, ms", "memory, MB", "output, MB", "instr., M", "SQL, ms")
TRIP_ROWS = "SELECT * FROM trip WHERE started_us >= {} AND started_us < {}"
INDICATOR_ROWS = (
    "SELECT trip.id, started_us, distance_km, indicator, value FROM trip LEFT JOIN trip_indicator ON trip_id = trip.id"
    " {} ORDER BY started_us, trip.id"
)


def between(first, last):
    return TRIP_ROWS.format(first * 1_000_000, last * 1_000_000)


DAY_ROWS, YEAR_ROWS = between(LAST_DAY - 86_400, LAST_DAY), between(LAST_DAY - 364 * 86_400, LAST_DAY + 86_400)
ALL_ROWS = between(FIRST_DAY, LAST_DAY + 86_400)
CAR = "WVWZZZ1KZAW000000"


def table(title, rows):
    print(f"{title:<24}" + "".join(f"{head:>12}" for head in heads))
    for name, arguments, query in rows:
        median, least, user, peak, size = measure(arguments)
        print(
            f"  {name:<22}{median:>12.1f}{least:>12.1f}{user:>12.1f}{peak:>12.0f}{size:>12.2f}{instructions(arguments):>12}"
            f"{plain(query):>12.1f}"
        )


table(f"five cars (of {RUNS})", [
    ("day", ["report", *DAY], DAY_ROWS), ("day, --json", ["report", *DAY, "--json"], DAY_ROWS),
    ("year", ["report", *YEAR], YEAR_ROWS), ("year, --json", ["report", *YEAR, "--json"], YEAR_ROWS),
    ("ten years", ["report", *ALL], ALL_ROWS), ("ten years, --json", ["report", *ALL, "--json"], ALL_ROWS),
    ("ten years, --csv", ["report", *ALL, "--csv"], ALL_ROWS),
])  # fmt: skip
for title, cars, wanted in (("one car, ten years", 1, []), ("a fleet of 200 cars", 200, ["--vin", CAR])):
    assign(cars)
    of_car = INDICATOR_ROWS.format(f"WHERE vin = '{CAR}'")
    rows = [
        ("day", ["report", *DAY], DAY_ROWS), ("year", ["report", *YEAR], YEAR_ROWS),
        ("trends", ["trends"], INDICATOR_ROWS.format("")), ("trends --json", ["trends", "--json"], INDICATOR_ROWS.format("")),
    ]  # fmt: skip
    if wanted:
        rows.append(("trends of one car", ["trends", *wanted], of_car))
    table(title, rows)
if "OBDMECH_BENCH_KEEP" not in os.environ:
    remove()
