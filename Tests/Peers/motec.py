#!/usr/bin/env python3
"""motec.py OBDMECH DATABASE TRIP: exports a trip with laps for MoTeC i2 and reads both files back by the offsets of the
format, in a program that shares nothing with the one that wrote them. The laps between the beacons must take as long as
the game says, and the channels must have the names, units and rates that the worksheets of i2 look for."""
import json
import os
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

STOCK = {'Ground Speed': 'km/h', 'Engine RPM': 'rpm', 'Throttle Pos': '%', 'Brake Pos': '%', 'Gear': '',
         'G Force Lat': 'G', 'G Force Long': 'G'}


def text(data, at, length):
    return data[at:at + length].split(b'\0')[0].decode('ascii')


def channels(data):
    """The channels by name: unit, rate in Hz, and values."""
    found, at = {}, struct.unpack_from('<I', data, 8)[0]
    while at:
        _, following, start, count = struct.unpack_from('<4I', data, at)
        _, kind, size, hertz, shift, factor, scale, decimals = struct.unpack_from('<4H4h', data, at + 16)
        code = {(5, 4): 'i', (5, 2): 'h', (3, 2): 'h', (7, 4): 'f'}[kind, size]
        raw = struct.unpack_from(f'<{count}{code}', data, start)
        values = [(value / scale * 10 ** -decimals + shift) * factor for value in raw]
        found[text(data, at + 32, 32)] = text(data, at + 72, 12), hertz, values
        at = following
    return found


def laps(path):
    """The seconds between the beacons."""
    times = [int(marker.get('Time')) / 1e6 for marker in xml.parse(path).iter('Marker')]
    return [later - earlier for earlier, later in zip(times, times[1:])], times


def main(obdmech, database, trip):
    run = [obdmech, 'report', '--trip', trip, '--database', database]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'race.ld')
        subprocess.run(run + ['--motec', path], check=True, stderr=subprocess.DEVNULL)
        report = json.loads(subprocess.run(run + ['--json'], check=True, capture_output=True).stdout)
        with open(path, 'rb') as file:
            data = file.read()
        between, beacons = laps(path + 'x')
    found = channels(data)
    for name, unit in STOCK.items():
        assert name in found, f'no channel {name}'
        assert found[name][0] == unit, f'{name} is in {found[name][0]}'
    lasts = {round(len(values) / hertz) for _, hertz, values in found.values()}
    assert max(lasts) - min(lasts) <= 1, f'channels end at {sorted(lasts)}'
    expected = [lap['timeS'] for lap in report['trips'][0]['lapTimes']]
    assert expected, 'no laps'
    for seconds in expected:
        assert any(abs(seconds - lap) < 0.001 for lap in between), f'no lap of {seconds} s between {beacons}'
    # What a rewind has undone is in neither the log nor the laps, but in the distance of the trip.
    first, last = beacons[0], beacons[-1]
    assert last <= max(lasts) + 1, f'a beacon at {last} s, after the end of the log'
    print(f'{len(found)} channels, {len(expected)} laps, {last - first:.3f} s')


main(*sys.argv[1:])
