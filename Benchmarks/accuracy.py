"""Compares trips with the true values of the drive (Benchmarks/run accuracy).

Each drive is one run of `obdmech trip` with a simulated car, in virtual time, which writes the true values to a file (`truth=`,
see Sources/Simulator/Car/DriveTruth.swift). They are taken between the first and the last vehicle speed of the trip.
"""

import concurrent.futures
import json
import math
import os
import sqlite3
import statistics
import subprocess
import sys
import tempfile

OBDMECH = sys.argv[1]

CYCLES = ["city", "highway", "stopAndGo", "mountain"]
RATES = [1, 2, 5, 10, 20]
USUAL_RATE = 10

# Below this amount the error is given in milliliters, because so little fuel is burned only by chance.
NO_FUEL_L = 0.01

# The targets, in percent.
ROUNDED, CHECKED, BY_FUEL, BY_AIR = 0.2, 0.5, 1.0, 3.0
BY_METHOD = {"fuelRate": BY_FUEL, "fuelMassRate": BY_FUEL, "cylinderFuelRate": BY_FUEL, "massAirFlow": BY_AIR}

# As `calibrate` and `vehicle` store it in the database.
KNOWN = "INSERT INTO vehicle (vin, {0}) VALUES (?, {1})"


class Drive:
    """A trip and its true values."""

    def __init__(self, summary, first, last, truth):
        self.summary = summary
        seconds = last - first
        path = truth["path"]
        step = path[1][0]
        index = min(int(seconds / step), len(path) - 2)
        share = (seconds - path[index][0]) / step
        self.km, self.litres = (path[index][n] + (path[index + 1][n] - path[index][n]) * share for n in (1, 2))
        self.hours = seconds / 3600
        self.sharp = [sum(e["isBraking"] == kind and e["t"] < seconds - 2 for e in truth["sharpEvents"]) for kind in (False, True)]

    def distance_error(self):
        return (self.summary["distanceKm"] / self.km - 1) * 100

    def speed_error(self):
        return (self.summary["averageSpeedKmh"] / (self.km / self.hours) - 1) * 100

    def fuel_error(self):
        litres = self.summary.get("fuelL")
        return None if litres is None else (litres / self.litres - 1) * 100

    def is_inside(self):
        uncertainty = self.summary.get("distanceUncertaintyPercent")
        return uncertainty is not None and abs(self.distance_error()) <= uncertainty

    def events(self):
        return [self.summary["sharpAccelerations"], self.summary["sharpBrakings"]]


def drive(car, cycle, rate=USUAL_RATE, options="", minutes=20, known=None):
    """Runs one drive. `known` is what the user entered about the vehicle: columns of the table and their values."""
    with tempfile.TemporaryDirectory() as folder:
        truth, database = os.path.join(folder, "truth"), os.path.join(folder, "trips")
        environment = {**os.environ, "HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_DATA_HOME": folder}
        command = [OBDMECH, "trip", "--json", "--sample-rate", str(rate), "--duration", f"{minutes}m", "--no-alerts"]
        command += ["-a", f"sim:{car}?rate=max&cycle={cycle}&truth={truth}{options}"]
        if known:
            # The program creates the database, and reports the car's VIN.
            first = subprocess.run(
                [OBDMECH, "trip", "-a", f"sim:{car}?rate=max", "--json", "--duration", "1s", "--save", "--database", database],
                env=environment, check=True, stdout=subprocess.PIPE,
            ).stdout  # fmt: skip
            vin = json.loads(first.splitlines()[0])["vin"]
            with sqlite3.connect(database) as connection:
                columns, values = zip(*known.items())
                places = ", ".join("?" * len(values))
                connection.execute(KNOWN.format(", ".join(columns), places), (vin, *values))
            connection.close()
            command += ["--save", "--database", database]
        else:
            command += ["--no-save"]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        first = last = summary = None
        for line in process.stdout:
            if b'"vehicleSpeed"' in line and b'"sample"' in line:
                last = line
                first = first or line
            elif b'"summary"' in line:
                summary = json.loads(line)
        if process.wait() != 0 or summary is None:
            sys.exit(f"bench: the trip failed: {' '.join(command)}")
        with open(truth) as file:
            return Drive(summary, json.loads(first)["t"], json.loads(last)["t"], json.load(file))


pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count())


def geometric_mean(errors):
    # No error counts as smaller than half of the last printed digit.
    return math.exp(sum(math.log(max(abs(e), 0.005)) for e in errors) / len(errors))


def show(drives, target):
    """Returns the error of the distance, and whether it exceeds the target or, without one, the reported uncertainty."""
    error = drives.distance_error()
    missed = abs(error) > target if target else not drives.is_inside()
    return f"{error:+8.2f}{'!' if missed else ' '}", missed


# Calibration: the ratio of the true to the measured distance over 40 minutes on the same roads, and over all roads
# together.
learning = {c: pool.submit(drive, "truncating", c, minutes=40) for c in CYCLES}
learning = {c: f.result() for c, f in learning.items()}


def learnt(drives):
    ratios = [d.km / d.summary["distanceKm"] for d in drives]
    known = {"distance_factor": sum(d.km for d in drives) / sum(d.summary["distanceKm"] for d in drives)}
    if len(ratios) > 1:
        known["distance_spread_percent"] = statistics.stdev(ratios) * 100
    return {**known, "distance_comparisons": len(ratios)}


mixed = learnt(learning.values())
COLUMNS = [
    ("truncated", "truncating", None, lambda cycle: None),
    ("rounded", "rounding", ROUNDED, lambda cycle: None),
    ("odometer", "odometer", CHECKED, lambda cycle: None),
    ("calibrated", "truncating", CHECKED, lambda cycle: learnt([learning[cycle]])),
    ("cal. mixed", "truncating", None, lambda cycle: mixed),
]
ROWS = [(cycle, str(rate), rate, "") for cycle in CYCLES for rate in RATES]
ROWS += [
    (cycle, f"{USUAL_RATE} {name}", USUAL_RATE, options)
    for cycle in CYCLES
    for name, options in [
        ("jitter 80 ms", "&latency=0-80"),
        ("2% lost", "&fault=no-data:50"),
        ("10% lost", "&fault=no-data:10"),
        ("refresh 100 ms", "&refresh=100"),
    ]
]

table = {
    (row[0], row[1], name): pool.submit(drive, car, row[0], row[2], row[3], 20, known(row[0]))
    for row in ROWS
    for name, car, _, known in COLUMNS
}
print("Distance, error in percent. Targets: rounded 0.2, odometer and calibrated 0.5; otherwise the uncertainty stated")
print("in the report. ! missed. calibrated: on the same roads; cal. mixed: on all of these roads together.\n")
print(f"{'cycle':<11}{'samples/s':<18}" + "".join(f"{name:>11}" for name, *_ in COLUMNS) + "   stated")
errors, speeds, misses, outside, counts = {}, [], [], [], []
for cycle, label, _, _ in ROWS:
    line = f"{cycle:<11}{label:<18}"
    for name, _, target, _ in COLUMNS:
        result = table[cycle, label, name].result()
        text, missed = show(result, target)
        line += "  " + text
        errors.setdefault(name, []).append(result.distance_error())
        speeds.append(abs(result.speed_error() - result.distance_error()))
        if missed:
            misses.append(f"{name} {cycle} {label}")
        if not result.is_inside():
            outside.append(f"{name} {cycle} {label}")
        if result.events() != result.sharp:
            counts.append(f"{name} {cycle} {label}: {result.events()}, but {result.sharp}")
    stated = table[cycle, label, "truncated"].result().summary.get("distanceUncertaintyPercent")
    print(line + f"{stated:9.2f}")
print(f"\n{'geometric mean':<29}" + "".join(f"{geometric_mean(errors[name]):10.2f} " for name, *_ in COLUMNS))
ones = [r[:2] for r in ROWS if r[2] == 1]
print(
    f"{'the same, one per second':<29}"
    + "".join(f"{geometric_mean([table[o + (n,)].result().distance_error() for o in ones]):10.2f} " for n, *_ in COLUMNS)
)
print(f"\nmissed targets: {len(misses)} of {len(table)}" + "".join(f"\n  {m}" for m in misses))
print(f"outside the stated uncertainty: {len(outside)} of {len(table)}" + "".join(f"\n  {m}" for m in outside))
print(f"average speed: within {max(speeds):.2f} percentage points of the distance's error")
print(f"wrong counts of sharp events on these cycles, which have none: {len(counts)}" + "".join(f"\n  {c}" for c in counts))

print("\nSharp accelerations and brakings, of 12 and 8 (target: exact)\n")
sharp = {(c, r): pool.submit(drive, c, "sharp", r) for r in RATES for c in ("rounding", "truncating")}
print(f"{'samples/s':<12}{'rounded':>12}{'truncated':>12}")
for rate in RATES:
    line = f"{rate:<12}"
    for car in ("rounding", "truncating"):
        result = sharp[car, rate].result()
        mark = " " if result.events() == result.sharp else "!"
        line += f"{result.events()[0]:>8} {result.events()[1]:>2}{mark}"
    print(line)

# With what a user enters about the engine.
FUELS = [
    ("fuelrate", None), ("dieseltrip", None), ("massrate", None), ("cylinder", {"cylinders": 4}),
    ("stroke", {"cylinders": 4}), ("gasoline", None),
    ("e85", None), ("lpg", None), ("startstop", None), ("hybrid", None),
    ("nomaf", {"displacement_l": 1.6, "volumetric_efficiency": 0.85}),
    ("coldstart", {"displacement_l": 1.6, "volumetric_efficiency": 0.85}), ("dieselmaf", None),
]  # fmt: skip
print(f"\nFuel, error in percent, {USUAL_RATE} samples per second. Targets: 1 with fuel measured by the engine (5E, 9D, A2), 3 with air")
print("flow and lambda; none with pressure (speed density). ! missed.\n")
fuel = {(car, cycle): pool.submit(drive, car, cycle, known=known) for car, known in FUELS for cycle in CYCLES}
print(f"{'car':<12}{'method':<20}" + "".join(f"{c:>11}" for c in CYCLES) + "   stated")
for car, _ in FUELS:
    results = [fuel[car, cycle].result() for cycle in CYCLES]
    method = results[0].summary["fuelMethod"]
    line = f"{car:<12}{method:<20}"
    for result in results:
        error = result.fuel_error()
        if error is None:
            line += f"{'-':>10} "
        elif result.litres < NO_FUEL_L:
            line += f"{result.summary['fuelL'] * 1000 - result.litres * 1000:+7.1f} mL "
        else:
            target = BY_METHOD.get(result.summary["fuelMethod"])
            line += f"{error:+10.2f}{'!' if target and abs(error) > target else ' '}"
    stated = results[0].summary.get("fuelUncertaintyPercent")
    print(line + (f"{stated:9.1f}" if stated is not None else f"{'-':>9}"))
pool.shutdown()
