"""Sets each cell of a database to values that nobody stored, and runs every command that reads it (Tests/Fuzz/run cells).

The database has trips of a car with positions, of an electric car and of a game, scans, places, routes, laps, heartbeats,
drifts and a calibration. Each column of each table gets each value that its type takes, in all rows. No command may be
ended by a signal, go on for longer than a limit, or say more than one line of warning and one of advice for each problem.
"""

import concurrent.futures
import os
import shutil
import sqlite3
import subprocess
import sys

OBDMECH, FOLDER = sys.argv[1], sys.argv[2]
ONLY = sys.argv[3:]
LIMIT_S = 20
ENVIRONMENT = {"PATH": "/usr/bin:/bin", "TZ": "UTC", "HOME": FOLDER, "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"}
BASE = os.path.join(FOLDER, "cells.db")

INTEGERS = [-1, 0, 1, 2, 1024, 2**31, 2**40, 2**53 + 1, 2**63 - 1, -(2**63)]
VALUES = {
    "INTEGER": [None, *INTEGERS],
    "REAL": [None, -1.0, 0.0, 1e-308, 1e10, 9e14, 1e18, 1e308, -1e308, float("inf"), float("-inf")],
    "TEXT": [None, "", "x", "-1", "nan", "[1e999]", "9" * 400, "\x1b[2J\0\n", "{", "é" * 300_000],
    "BLOB": [None, b"", b"\0", b"\xff" * 9, b"\x01\x02" * 1000, b"\x80" * 5000, bytes(range(256)) * 40],
}
TRIPS = ["1", "2", "3"]
COMMANDS = [
    ["report", "--from", "2000-01-01", "--to", "2100-01-01"], ["report", "--from", "2000-01-01", "--to", "2100-01-01", "--json"],
    ["report", "--from", "2000-01-01", "--to", "2100-01-01", "--csv"], ["report", "--from", "2000-01-01", "--to", "2100-01-01", "--html", "-"],
    ["report"], ["report", "--year"], ["report", "--month", "--html", "-"], ["report", "--logbook"], ["report", "--week", "--json"],
    *[["report", "--trip", trip] for trip in TRIPS], *[["report", "--trip", trip, "--json"] for trip in TRIPS],
    *[["report", "--trip", trip, "--html", "-"] for trip in TRIPS], *[["report", "--trip", trip, "--gpx", "-"] for trip in TRIPS[:1]],
    ["report", "--trip", "3", "--lap", "best"], ["report", "--trip", "3", "--lap", "last", "--json"],
    ["report", "--trip", "3", "--motec", "OUT.ld"], ["report", "--trip", "1", "--motec", "OUT.ld"],
    ["report", "--scan", "1", "--full"], ["report", "--scan", "1", "--json"], ["report", "--scan", "last", "--html", "-"],
    ["compare", "1", "2"], ["compare", "1", "2", "--json"], ["compare", "3:best", "3:last"], ["compare", "3:best", "3:last", "--html", "-"],
    ["compare", "--before", "2026-06-01", "--after", "2026-06-01", "--vin", "none"],
    ["trends"], ["trends", "--json"], ["vehicle"], ["vehicle", "--json"], ["calibrate"], ["calibrate", "--json"],
    ["drift", "list"], ["drift", "show", "3"], ["drift", "show", "3", "--json"], ["heart", "show", "3"], ["heart", "show", "1", "--json"],
    ["route", "list"], ["route", "list", "--json"], ["route", "show", "1"], ["route", "show", "1", "--json"], ["route", "stats"],
    ["route", "near", "49.3276,8.5658"], ["route", "compare", "1"], ["route", "export", "1", "OUT.gpx"], ["place", "list"], ["place", "list", "--json"],
    ["lap", "gate", "list"], ["test", "acceleration", "--trip", "1"], ["test", "battery", "--trip", "1"],
    ["database", "check"], ["database", "export", "OUT.csv"], ["database", "backup", "OUT.db"], [],
]  # fmt: skip


def run(arguments, database, folder, limit=LIMIT_S):
    out = os.path.join(folder, "out")
    for name in os.listdir(folder):
        if name.startswith("out"):
            os.remove(os.path.join(folder, name))
    words = [word.replace("OUT", out) for word in arguments]
    if arguments:
        words += ["--database", database]
    try:
        done = subprocess.run(
            [OBDMECH, *words], env=ENVIRONMENT | {"OBDMECH_DATABASE": database}, stdin=subprocess.DEVNULL,
            capture_output=True, timeout=limit,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "goes on", ""
    problem = None
    if done.returncode < 0:
        problem = f"signal {-done.returncode}"
    elif done.returncode > 10:
        problem = f"status {done.returncode}"
    elif done.stderr.count(b"\n") > 12:
        problem = f"{done.stderr.count(bytes([10]))} lines of warnings"
    return problem, done.stderr.decode(errors="replace")


def make():
    if os.path.exists(BASE):
        return
    drives = [
        ["trip", "-a", "sim:city?rate=max", "--duration", "4m", "--gps", "sim:town", "--save", "--driver", "Ann", "--tag", "work",
         "--fuel-price", "1.8", "--also", "engineLoad,ambientTemperature", "--plain"],
        ["trip", "-a", "sim:electric?rate=max", "--duration", "3m", "--save", "--plain"],
        ["trip", "-a", "sim:race?rate=max&laps=3", "--save", "--plain"],
        ["trip", "-a", "sim:city?rate=max", "--duration", "4m", "--gps", "sim:town", "--save", "--plain"],
        ["scan", "-a", "sim:faults?rate=max"], ["scan", "-a", "sim:healthy?rate=max"],
        ["place", "add", "Home", "49.3276,8.5658"], ["lap", "gate", "add", "home", "49.3276,8.5658", "--course", "121"],
        ["vehicle", "--name", "Car", "--tank", "50L", "--odometer", "10000km"], ["route", "create", "Way", "--trip", "1"],
        ["calibrate", "--fill-up", "40"], ["vehicle", "service", "2026-01-01", "new battery"],
        ["trends"], ["compare", "1", "2"], ["report"],
    ]  # fmt: skip
    for arguments in drives:
        problem, warning = run(arguments, BASE, FOLDER, limit=120)
        if problem:
            sys.exit(f"fuzz: '{' '.join(arguments)}': {problem}: {warning}")
    connection = sqlite3.connect(BASE)
    connection.executescript(
        """
        UPDATE trip SET source_kind = 'vehicle' WHERE id <> 3;
        INSERT OR IGNORE INTO heart_beat SELECT id, 1000000 * n.i, 800 + n.i FROM trip,
            (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100) SELECT i FROM n) AS n;
        INSERT OR IGNORE INTO drift_session VALUES (3, 'slide'); INSERT OR IGNORE INTO drift_reference VALUES ('first', 3);
        INSERT OR IGNORE INTO lap_sector SELECT name, 1, latitude, longitude, course_deg, half_width_m FROM lap_gate;
        INSERT OR IGNORE INTO follow SELECT id, 'best', 1, 2, 100, 0, X'0101' FROM route;
        INSERT OR IGNORE INTO trend SELECT '', 'x';
        INSERT OR IGNORE INTO trend_finding VALUES ('', 0, 'battery', 's', 'c', 'V', 12.6, 12.1, 1700000000000000, 5, 0.9, NULL, 'm');
        INSERT OR IGNORE INTO deletion VALUES (1, 'trip', 99, 'u');
        INSERT OR IGNORE INTO sample SELECT id, 5, 1, 7 FROM trip;
        """
    )
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def attack(case):
    table, column, value = case
    folder = os.path.join(FOLDER, f"run{os.getpid()}")
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, "x.db")
    found = []
    for suffix in ("-wal", "-shm"):
        if os.path.exists(path + suffix):
            os.remove(path + suffix)
    shutil.copy(BASE, path)
    connection = sqlite3.connect(path)
    try:
        connection.execute(f'UPDATE OR IGNORE {table} SET "{column}" = ?', (value,))
        connection.commit()
    except (sqlite3.Error, OverflowError):
        return []
    finally:
        connection.close()
    changed = os.path.join(folder, "changed.db")
    shutil.copy(path, changed)
    for arguments in COMMANDS:
        for suffix in ("-wal", "-shm"):
            if os.path.exists(path + suffix):
                os.remove(path + suffix)
        shutil.copy(changed, path)
        problem, warning = run(arguments, path, folder)
        if problem:
            shown = repr(value)[:30]
            found.append(f"{table}.{column} = {shown}: {' '.join(arguments) or '(no arguments)'}: {problem}: {warning[:200]!r}")
    return found


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    make()
    connection = sqlite3.connect(BASE)
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")]
    cases = []
    for table in tables:
        if connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] == 0:
            print(f"fuzz: table {table} is empty")
        for row in connection.execute(f"PRAGMA table_info({table})"):
            if not ONLY or table in ONLY or f"{table}.{row[1]}" in ONLY:
                cases += [(table, row[1], value) for value in VALUES[row[2]]]
    connection.close()
    print(f"{len(cases)} changes, {len(COMMANDS)} commands")
    count = 0
    with concurrent.futures.ProcessPoolExecutor(int(os.environ.get("FUZZ_JOBS", "2"))) as pool:
        for found in pool.map(attack, cases):
            for line in found:
                print(line, flush=True)
                count += 1
    print(f"{count} problems")
    sys.exit(count > 0)
