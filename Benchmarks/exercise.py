"""Measures the angle that drift exercises are said to have reached (Benchmarks/run exercise).

A simulated car stands, drives straight and turns by a known angle while it slides to a stop. Its gyro has a bias and
noise, its receiver a latency. Printed are the errors of the angle, and how many are within the stated one.
"""

import json
import os
import subprocess
import sys
import tempfile

OBDMECH = sys.argv[1]
TURNS, BIASES, LATENCIES, NOISES = (45, 90, 180, 360), (0, 1, 2, 3), (0.05, 0.3), (0.1, 1)


def run(folder, *arguments):
    """Returns what a command prints."""
    command = [OBDMECH, *arguments, "--database", os.path.join(folder, "exercise.db")]
    environment = dict(os.environ, HOME=folder, XDG_CONFIG_HOME=folder, XDG_DATA_HOME=folder)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        sys.exit(f"bench: '{' '.join(command)}' ends with {done.returncode}: {done.stderr}")
    return done.stdout


def exercise(folder, turn, bias, latency, noise, seed):
    """Returns the error of one exercise and the stated one, in degrees."""
    device = f"sim:exercise?rate=max&turn={turn}&bias={bias}&latency={latency}&noise={noise}&seed={seed}"
    run(folder, "drift", "exercise", "--save", "--target", str(abs(turn)), "-a", device)
    found = json.loads(run(folder, "drift", "show", "last", "--json"))["exercise"]
    return found["errorDeg"], found["uncertaintyDeg"]


def main():
    print("turn      bias  mean error  greatest  within the stated one")
    with tempfile.TemporaryDirectory() as folder:
        for turn in TURNS:
            for bias in BIASES:
                errors = []
                for latency in LATENCIES:
                    for noise in NOISES:
                        for sign in (1, -1):
                            seed = len(errors) + 1
                            errors.append(exercise(folder, sign * turn, bias, latency, noise, seed))
                mean = sum(abs(error) for error, _ in errors) / len(errors)
                greatest = max(abs(error) for error, _ in errors)
                within = sum(abs(error) <= stated for error, stated in errors)
                print(f"{turn:4}°  {bias:2}°/s  {mean:9.2f}°  {greatest:7.2f}°  {within} of {len(errors)}", flush=True)


main()
