#!/usr/bin/env python3
"""Plays racing games that this project does not contain, for `obdmech trip --json`, and compares what it reports.

Usage: send.py PROGRAM TABLES [GAME…]. PROGRAM is obdmech; TABLES is the folder with the layouts as CSV files. For Gran
Turismo 7, pycryptodome encrypts.
"""
import json
import math
import os
import socket
import struct
import subprocess
import sys
import tempfile
import time

from layouts import table

PROGRAM, TABLES = sys.argv[1], sys.argv[2]
WHEELS = ['FrontLeft', 'FrontRight', 'RearLeft', 'RearRight']
SHORT = ['FL', 'FR', 'RL', 'RR']


def path(name):
    return os.path.join(TABLES, name)


def free_port():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


class Run:
    """obdmech trip --json on a port, and what it says."""

    def __init__(self, *arguments):
        self.folder = tempfile.TemporaryDirectory()
        environment = dict(os.environ, XDG_CONFIG_HOME=self.folder.name, XDG_DATA_HOME=self.folder.name,
                           XDG_STATE_HOME=self.folder.name)
        self.process = subprocess.Popen([PROGRAM, 'trip', '--no-save', '--json', *arguments], env=environment,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def end(self):
        self.process.send_signal(2)
        out, error = self.process.communicate(timeout=60)
        lines = [json.loads(line) for line in out.splitlines()]
        return lines, error


def latest(lines):
    values = {}
    for line in lines:
        if line['type'] == 'sample':
            values[line['signal']] = line['value']
    return values


FAILED = []


def check(game, lines, error, expected, absent=(), laps=None, name=None):
    values = latest(lines)
    start = next((line for line in lines if line['type'] == 'start'), {})
    if start.get('game') != game:
        FAILED.append(f'{game}: game is {start.get("game")}; {error[-300:]}')
        return
    for signal, (value, tolerance) in expected.items():
        if signal not in values or abs(values[signal] - value) > tolerance:
            FAILED.append(f'{game}: {signal} is {values.get(signal)}, not {value}')
    for signal in absent:
        if signal in values:
            FAILED.append(f'{game}: {signal} is {values[signal]}, but should be absent')
    summary = next((line for line in lines if line['type'] == 'summary'), {})
    packets = summary.get('packets', {})
    for count in ('unknown', 'damaged'):
        if packets.get(count):
            FAILED.append(f'{game}: {packets[count]} {count} packets')
    if laps is not None:
        found = [(line['number'], line['timeS']) for line in lines if line['type'] == 'lap']
        if len(found) != len(laps) or any(a[0] != b[0] or abs(a[1] - b[1]) > 0.02 for a, b in zip(found, laps)):
            FAILED.append(f'{game}: laps are {found}, not {laps}')
    if name is not None and (summary.get('car'), summary.get('track')) != name:
        FAILED.append(f'{game}: names are {(summary.get("car"), summary.get("track"))}, not {name}')
    print(f'{game}: {len(values)} signals, {packets}')


def near(value, tolerance=0.06):
    return (value, tolerance)


class Sender:
    def __init__(self, port):
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self.socket.bind(('127.0.0.1', 0))
        self.port = port

    def send(self, data):
        self.socket.sendto(bytes(data), ('127.0.0.1', self.port))


# F1 24, 25 and 26


def f1(year):
    sizes, parts = {}, {}
    ids = {'motion': 0, 'session': 1, 'lap data': 2, 'participants': 4, 'car telemetry': 6, 'car status': 7,
           'car damage': 10}
    column = f'offset_{year}'
    header = table(path('f1_layout.csv'), column, 'header', 29)
    for name, number in ids.items():
        parts[name] = table(path('f1_layout.csv'), column, f'{name} (id {number})', year=str(year))
    port = free_port()
    run = Run('--listen', f'127.0.0.1:{port}')
    time.sleep(0.7)
    sender = Sender(port)
    car = 5

    def packet(name, values, frame, extra=None):
        layout = parts[name]
        data = bytearray(layout.length)
        header.pack({'packetFormat': year, 'gameYear': 25, 'packetVersion': 1, 'packetId': ids[name], 'sessionUID': 9,
                     'sessionTime': frame / 60, 'frameIdentifier': frame, 'overallFrameIdentifier': frame + 1000,
                     'playerCarIndex': car, 'secondaryPlayerCarIndex': 255}, into=data)
        block = layout.fields.get('_first_block')
        base = block[1] + car * layout.fields['_block_size'][1] if block else 0
        layout.pack(values, base, data)
        for offset, kind, value in extra or []:
            struct.pack_into('<' + kind, data, base + offset, value)
        # A ghost in another place.
        if name == 'car telemetry':
            layout.pack({'speed': 486}, block[1], data)
        sender.send(data)

    lap_s = [1.5, 1.25]
    frame, laps = 0, []
    sevens = {'brakesTemperature': [300, 310, 400, 410], 'tyresSurfaceTemperature': [80, 81, 90, 91],
              'tyresInnerTemperature': [95, 96, 97, 98]}
    last = 0
    for number, total in enumerate(lap_s + [0.3], 1):
        for step in range(int(total * 60)):
            frame += 1
            t = step / 60
            packet('motion', {'worldPositionX': 1.5, 'worldPositionY': 2, 'worldPositionZ': -3.25, 'worldVelocityX': 30,
                              'worldForwardDirX': 32767, 'worldRightDirZ': 32767,
                              'gForceLateral': 1500 if year == 2026 else 1.5,
                              'gForceLongitudinal': -500 if year == 2026 else -0.5, 'yaw': 1.0}, frame)
            packet('lap data', {'lastLapTimeInMS': last, 'currentLapTimeInMS': int(t * 1000),
                                'sector1TimeMSPart': 1234 if step > 20 else 0,
                                'sector1TimeMinutesPart': 1 if step > 20 else 0, 'sector': 1 if step > 20 else 0,
                                'deltaToCarInFrontMSPart': 750, 'deltaToRaceLeaderMSPart': 2500,
                                'deltaToRaceLeaderMinutesPart': 1, 'lapDistance': 20.0 * t, 'carPosition': 4,
                                'currentLapNum': number, 'currentLapInvalid': 0, 'driverStatus': 1, 'resultStatus': 2,
                                'pitStatus': 0}, frame)
            values = {'speed': 251, 'throttle': 0.75, 'steer': -0.5, 'brake': 0.25, 'clutch': 10, 'gear': 6,
                      'engineRPM': 11234, 'drs': 1, 'revLightsPercent': 60, 'engineTemperature': 105}
            for name, numbers in sevens.items():
                for end, value in zip(['RL', 'RR', 'FL', 'FR'], numbers):
                    values[f'{name}[{end}]'] = value
            for end, value in zip(['RL', 'RR', 'FL', 'FR'], [21.5, 21.6, 23.5, 23.6]):
                values[f'tyresPressure[{end}]'] = value
            packet('car telemetry', values, frame)
            if frame % 10 == 1:
                packet('session', {'weather': 3, 'trackTemperature': 31, 'airTemperature': -2, 'totalLaps': 12,
                                   'trackLength': 5412, 'trackId': 10, 'safetyCarStatus': 2}, frame)
                packet('car status', {'tractionControl': 1, 'antiLockBrakes': 1, 'frontBrakeBias': 56,
                                      'fuelInTank': 30.0, 'fuelCapacity': 120.0, 'fuelRemainingLaps': -0.75,
                                      'maxRPM': 13500, 'idleRPM': 3500, 'drsAllowed': 1, 'visualTyreCompound': 16,
                                      'tyresAgeLaps': 3, 'vehicleFIAFlags': 3, 'ersStoreEnergy': 2.5e6,
                                      'ersDeployMode': 2, 'ersDeployedThisLap': 1.25e6, 'enginePowerICE': 5e5}, frame)
                shift = 4 if year >= 2025 else 0
                packet('car damage', {}, frame, [(0, '4f', None)] and [
                    (0, 'f', 11.0), (4, 'f', 12.0), (8, 'f', 13.0), (12, 'f', 14.0), (24 + shift, 'B', 33),
                    (33 + shift, 'B', 7)])
                packet('participants', {'teamId': 3}, frame)
            time.sleep(1 / 240)
        last = int(total * 1000)
        laps.append((number, total))
    lines, error = run.end()
    check(f'f1-{year}', lines, error, {
        'vehicleSpeed': near(251), 'throttle': near(75), 'steering': near(-50), 'brake': near(25), 'clutch': near(10),
        'gear': near(6), 'engineSpeed': near(11234), 'coolantTemperature': near(105), 'dragReduction': near(1),
        'shiftLights': near(60), 'lateralAcceleration': near(1.5 * 9.80665), 'longitudinalAcceleration': near(-4.9, 0.1),
        'positionX': near(1.5), 'positionZ': near(-3.25), 'longitudinalVelocity': near(30), 'lateralVelocity': near(0),
        'brakeTemperatureRearLeft': near(300), 'brakeTemperatureFrontRight': near(410),
        'tireTemperatureFrontLeft': near(90), 'tireInnerTemperatureRearRight': near(96),
        'tirePressureFrontLeft': near(23.5 * 6.894757, 0.6), 'fuelShare': near(25), 'fuelMass': near(30),
        'fuelRemainingLaps': near(-0.75), 'maximumEngineSpeed': near(13500), 'tireCompound': near(16),
        'tireAge': near(3), 'raceFlag': near(3), 'hybridEnergy': near(2.5), 'hybridEnergyUsed': near(1.25),
        'enginePower': near(500), 'gapAhead': near(0.75), 'gapLeader': near(62.5), 'racePosition': near(4),
        'totalLaps': near(12), 'trackLength': near(5412), 'weather': near(3), 'trackTemperature': near(31),
        'ambientTemperature': near(-2), 'safetyCar': near(2), 'tireWearRearLeft': near(11),
        'tireWearFrontRight': near(14), 'frontLeftWingDamage': near(33), 'engineDamage': near(7),
        'brakeBias': near(56), 'absLevel': near(1),
    }, laps=laps[:2], name=(None if False else ('Williams' if year < 2026 else 'car 3'), 'Spa'))


# Gran Turismo 7


def gran_turismo(kind, column, length, mask):
    from Crypto.Cipher import Salsa20
    layout = table(path('gt7_layout.csv'), column, None, length)
    console = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    console.bind(('127.0.0.1', 0))
    console.settimeout(20)
    own = free_port()
    run = Run('--game', 'gran-turismo-7', '--connect', f'127.0.0.1:{console.getsockname()[1]}',
              '--listen', f'127.0.0.1:{own}')
    deadline = time.time() + 20
    while time.time() < deadline:
        request, sender = console.recvfrom(100)
        if request == kind:
            break
    else:
        FAILED.append(f'gran-turismo-7: never asked for {kind}')
    key = b'Simulator Interface Packet GT7 ver 0.0'[:32]
    half = 0.4

    def send(frame, values, flags=1 | 16 | 1 << 6 | 1 << 11):
        base = {
            'Magic': 0x47375330, 'PositionX': 10.5, 'PositionY': 1, 'PositionZ': -7.25, 'Yaw': math.sin(half),
            'OrientationToNorth': math.cos(half), 'VelocityX': 50 * math.sin(2 * half),
            'VelocityZ': 50 * math.cos(2 * half), 'EngineRPM': 6789, 'FuelLevel': 40, 'FuelCapacity': 100, 'Speed': 50,
            'Boost': 1.5, 'OilPressure': 5.5, 'WaterTemperature': 85, 'OilTemperature': 110,
            'TireTemperatureFL': 71.5, 'TireTemperatureFR': 72, 'TireTemperatureRL': 73, 'TireTemperatureRR': 74,
            'PacketId': frame, 'LapsInRace': 5, 'BestLapTime': -1, 'RaceStartPosition': 7, 'CarsAtStart': 16,
            'MinAlertRPM': 7000, 'MaxAlertRPM': 8000, 'Flags': flags, 'Gears': 0x43, 'Throttle': 204, 'Brake': 51,
            'ClutchPedal': 0.5, 'CarCode': 3512}
        if length > 296:
            base['SteeringWheelAngle'] = -0.5
        if length > 316:
            base.update({'ThrottleInput': 255, 'BrakeOutput': 40})
        base.update(values)
        plain = bytes(layout.pack(base))
        seed = (frame * 2654435761) & 0xFFFFFFFF
        nonce = struct.pack('<II', seed ^ mask, seed)
        data = bytearray(Salsa20.new(key=key, nonce=nonce).encrypt(plain))
        data[0x40:0x44] = struct.pack('<I', seed)
        console.sendto(bytes(data), ('127.0.0.1', own))

    frame, last = 100, -1
    for lap in (1, 2, 3):
        for _ in range(70 if lap < 3 else 20):
            frame += 1
            send(frame, {'LapCount': lap, 'LastLapTime': last})
            time.sleep(1 / 240)
        last = 1166 + lap
    for _ in range(5):
        frame += 1
        send(frame, {'LapCount': 3, 'LastLapTime': 1168, 'Speed': 0}, flags=1 | 2)
    lines, error = run.end()
    throttle = 100 if length > 316 else 80
    expected = {
        'vehicleSpeed': near(180), 'engineSpeed': near(6789), 'fuelShare': near(40), 'boostPressure': near(50),
        'oilPressure': near(550), 'tireTemperatureFrontLeft': near(71.5), 'tireTemperatureRearRight': near(74),
        'lapNumber': near(3), 'totalLaps': near(5), 'shiftEngineSpeed': near(7000), 'maximumEngineSpeed': near(8000),
        'gear': near(3), 'suggestedGear': near(4), 'throttle': near(throttle), 'brake': near(20), 'clutch': near(50),
        'handbrake': near(100), 'tractionControlActive': near(1), 'positionX': near(10.5), 'positionZ': near(-7.25),
        'longitudinalVelocity': near(50), 'lateralVelocity': near(0), 'carOrdinal': near(3512)}
    if length > 296:
        expected['steeringAngle'] = near(math.degrees(-0.5), 0.1)
    if length > 316:
        expected['absActive'] = near(1)
    check('gran-turismo-7', lines, error, expected, ['coolantTemperature', 'engineOilTemperature', 'racePosition',
                                                    'bestLapTime'], laps=[(1, 1.167), (2, 1.168)])


# Automobilista 2


def automobilista():
    parts = {name: table(path('pcars2_ams2_layout.csv'), 'offset_pc2_ams2', f'{name} (type {number})', length)
             for name, number, length in [('telemetry', 0, 559), ('race', 1, 308), ('timings', 3, 1063),
                                          ('game state', 4, 24), ('time stats', 7, 1040)]}
    port = free_port()
    run = Run('--listen', f'0.0.0.0:{port}', '--game', 'automobilista-2')
    time.sleep(0.7)
    # Another program has the port at the same time.
    other = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    other.bind(('0.0.0.0', port))
    sender = Sender(port)
    sender.socket.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
    number = 0

    def send(name, kind, values, base=0, block=None):
        nonlocal number
        number += 1
        layout = parts[name]
        data = layout.pack({'PacketNumber': number, 'PartialPacketIndex': 1, 'PartialPacketNumber': 1,
                            'PacketType': kind, 'PacketVersion': 2})
        layout.pack(values, 0, data)
        if block:
            start = (33 if kind == 3 else 16) + 4 * 32
            layout.pack({f'P.{key}': value for key, value in block.items()}, start, data)
        sender.socket.sendto(bytes(data), ('127.255.255.255', port))

    last = -1.0
    for lap, total in ((1, 1.5), (2, 1.25), (3, 0.4)):
        for step in range(int(total * 60)):
            values = {
                'ViewedParticipantIndex': 4, 'CarFlags': 8 | 16, 'OilTempCelsius': 101, 'OilPressureKPa': 450,
                'WaterTempCelsius': 88, 'FuelCapacity': 80, 'Brake': 51, 'Throttle': 204, 'Clutch': 255, 'FuelLevel': 0.25,
                'UnfilteredThrottle': 204, 'UnfilteredBrake': 51, 'UnfilteredSteering': -127, 'UnfilteredClutch': 255,
                'Speed': 40.0, 'Rpm': 7123, 'MaxRpm': 8200, 'Steering': -127, 'GearNumGears': 0x6F,
                'LocalVelocity[X]': 1.5, 'LocalVelocity[Z]': -39.5, 'LocalAcceleration[X]': -8.0,
                'LocalAcceleration[Y]': 0.5, 'LocalAcceleration[Z]': 4.0, 'TyreTemp[FL]': 81, 'TyreTemp[RR]': 84,
                'TyreWear[FL]': 51, 'BrakeDamage[RR]': 255, 'SuspensionDamage[FR]': 51, 'BrakeTempCelsius[RL]': 345,
                'TyreCarcassTemp[FL]': 363, 'TyreTempLeft[FL]': 91, 'TyreTempCenter[FL]': 92, 'TyreTempRight[FL]': 366,
                'AirPressure[FL]': 180, 'AirPressure[FR]': 65467, 'EngineTorque': 321.0, 'HandBrake': 255,
                'AeroDamage': 51, 'EngineDamage': 102, 'TyreCompound[FL]': 'Slick Soft', 'TurboBoostPressure': 60000.0,
                'FullPosition[X]': 11.0, 'FullPosition[Y]': 2.0, 'FullPosition[Z]': -13.5, 'BrakeBias': 140}
            send('telemetry', 0, values)
            if step % 3 == 0:
                send('timings', 3, {'NumParticipants': 20, 'SplitTimeAhead': 1.25, 'SplitTimeBehind': 2.5,
                                    'LocalParticipantIndex': 0}, block={
                    'CurrentLapDistance': 20 * step, 'RacePosition': 3 | 128, 'Sector': 2 | 0xC0, 'HighestFlag': 0x61,
                    'CarIndex': 3 | 0x8000, 'RaceState': 2, 'CurrentLap': lap, 'CurrentTime': step / 60})
                send('time stats', 7, {}, block={'LastLapTime': last, 'FastestLapTime': last})
            if step % 20 == 0:
                send('game state', 4, {'GameState': 2 | 5 << 4, 'AmbientTemperature': 21, 'TrackTemperature': 33,
                                       'RainDensity': 51})
                send('race', 1, {'TrackLength': 5321.0, 'TrackLocation': 'Interlagos', 'TrackVariation': 'GP',
                                 'LapsTimeInEvent': 9})
                names = bytearray(1164)
                names[8:12] = bytes([1, 1, 8, 2])
                struct.pack_into('<H2xI', names, 12, 3, 1)
                names[20:29] = b'Stock Car'
                sender.socket.sendto(bytes(names), ('127.255.255.255', port))
                sender.socket.sendto(bytes(8) + bytes([1, 1, 2, 3]) + bytes(1124), ('127.255.255.255', port))
            time.sleep(1 / 240)
        last = total
    lines, error = run.end()
    other.settimeout(1)
    try:
        other.recvfrom(2000)
    except TimeoutError:
        FAILED.append('automobilista-2: the other program on the port received nothing')
    check('automobilista-2', lines, error, {
        'vehicleSpeed': near(144), 'engineSpeed': near(7123), 'maximumEngineSpeed': near(8200), 'gear': near(-1),
        'throttle': near(80), 'brake': near(20), 'clutch': near(100), 'steering': near(-100), 'fuelShare': near(25),
        'fuelVolume': near(20), 'lateralVelocity': near(1.5), 'longitudinalVelocity': near(39.5),
        'lateralAcceleration': near(-8), 'longitudinalAcceleration': near(-4), 'verticalAcceleration': near(0.5),
        'engineOilTemperature': near(101), 'oilPressure': near(450), 'coolantTemperature': near(88),
        'tireTemperatureFrontLeft': near(81), 'tireWearFrontLeft': near(20), 'brakeDamageRearRight': near(100),
        'suspensionDamageFrontRight': near(20), 'brakeTemperatureRearLeft': near(345),
        'tireInnerTemperatureFrontLeft': near(89.85, 0.1), 'tireLeftTemperatureFrontLeft': near(91),
        'tireRightTemperatureFrontLeft': near(92.85, 0.1), 'tirePressureFrontLeft': near(180), 'engineTorque': near(321),
        'handbrake': near(100), 'aeroDamage': near(20), 'engineDamage': near(40), 'tireCompound': near(16),
        'boostPressure': near(60), 'positionX': near(11), 'positionZ': near(-13.5), 'absActive': near(1),
        'pitLimiter': near(1), 'gapAhead': near(1.25), 'gapBehind': near(2.5), 'racePosition': near(3),
        'lapNumber': near(3), 'lapSector': near(2), 'raceFlag': near(3), 'ambientTemperature': near(21),
        'trackTemperature': near(33), 'rain': near(20), 'trackLength': near(5321), 'totalLaps': near(9),
    }, ['tirePressureFrontRight'], laps=[(1, 1.5), (2, 1.25)], name=('Stock Car', 'Interlagos GP'))


# EA Sports WRC, BeamNG, Live for Speed, Richard Burns Rally, Wreckfest 2


def wrc(own):
    layout = table(path('ea_wrc_layout.csv'), 'offset_wrc_session_update_237', None, 237)
    port = free_port()
    arguments = ['--listen', f'127.0.0.1:{port}']
    values = {
        'shiftlights_rpm_start': 6500.0, 'shiftlights_rpm_end': 7200.0, 'shiftlights_rpm_valid': 1,
        'vehicle_gear_index': 3, 'vehicle_gear_index_neutral': 0, 'vehicle_gear_index_reverse': 10,
        'vehicle_speed': 30.0, 'vehicle_transmission_speed': 45.0, 'vehicle_position_x': 5.0, 'vehicle_position_y': 6.0,
        'vehicle_position_z': 7.0, 'vehicle_velocity_x': 30.0, 'vehicle_acceleration_x': 4.0,
        'vehicle_acceleration_z': 2.0, 'vehicle_left_direction_z': 1.0, 'vehicle_forward_direction_x': 1.0,
        'vehicle_up_direction_y': 1.0, 'vehicle_brake_temperature_bl': 201.0, 'vehicle_brake_temperature_br': 202.0,
        'vehicle_brake_temperature_fl': 203.0, 'vehicle_brake_temperature_fr': 204.0, 'vehicle_engine_rpm_max': 7500.0,
        'vehicle_engine_rpm_idle': 1200.0, 'vehicle_engine_rpm_current': 5432.0, 'vehicle_throttle': 0.6,
        'vehicle_brake': 0.1, 'vehicle_clutch': 0.2, 'vehicle_steering': -0.25, 'vehicle_handbrake': 1.0,
        'stage_length': 60.0}
    names = sorted((name for name in layout.fields), key=lambda name: layout.fields[name][1])
    if own:
        # A structure of the user's: fewer channels, in another order, with a header.
        names = [name for name in reversed(names) if name not in ('game_delta_time', 'vehicle_transmission_speed')]
        folder = tempfile.mkdtemp()
        file = os.path.join(folder, 'mine.json')
        with open(file, 'w', encoding='utf-8', newline='\r\n') as out:
            json.dump({'versions': {'schema': 1, 'data': 3}, 'id': 'mine', 'header': {'channels': ['packet_4cc']},
                       'packets': [{'id': 'session_update', 'channels': names}]}, out)
        arguments += ['--structure', file, '--game', 'ea-wrc']
    run = Run(*arguments)
    time.sleep(0.7)
    sender = Sender(port)
    for step in range(150):
        t = step / 60
        data = dict(values, packet_uid=1000 + step, stage_current_time=t, stage_current_distance=30.0 * t)
        if own:
            codes = {'u8': 'B', 'f32': 'f', 'f64': 'd', 'u64': 'Q'}
            packed = b'SESU' + b''.join(struct.pack('<' + codes[layout.fields[name][0]], data.get(name, 0))
                                        for name in names)
        else:
            packed = layout.pack({name: data.get(name, 0) for name in names})
        sender.send(packed)
        time.sleep(1 / 240)
    lines, error = run.end()
    check('ea-wrc', lines, error, {
        'vehicleSpeed': near(108), 'engineSpeed': near(5432), 'maximumEngineSpeed': near(7500),
        'idleEngineSpeed': near(1200), 'shiftEngineSpeed': near(6500), 'gear': near(3), 'throttle': near(60),
        'brake': near(10), 'clutch': near(20), 'steering': near(-25), 'handbrake': near(100), 'positionX': near(5),
        'positionY': near(6), 'positionZ': near(7), 'longitudinalVelocity': near(30), 'lateralVelocity': near(0),
        'longitudinalAcceleration': near(4), 'lateralAcceleration': near(-2), 'brakeTemperatureFrontLeft': near(203),
        'brakeTemperatureRearRight': near(202), 'trackLength': near(60), 'lapNumber': near(1),
    }, laps=[(1, 2.0)])


def gauges(game):
    column = 'offset_beamng' if game == 'beamng' else 'offset_live_for_speed'
    gauge = table(path('outgauge_outsim_layout.csv'), column, 'OutGauge', 96)
    kind, length = ('MotionSim (88)', 88) if game == 'beamng' else ('OutSim2 (OutSim Opts ff; 272)', 272)
    motion = table(path('outgauge_outsim_layout.csv'), column, kind, length)
    port = free_port()
    run = Run('--listen', f'127.0.0.1:{port}')
    time.sleep(0.7)
    senders = [Sender(port), Sender(port)]
    for step in range(90):
        senders[0].send(gauge.pack({
            'Time': 0 if game == 'beamng' else 1000 + 16 * step, 'Car': 'beam' if game == 'beamng' else 'XFG',
            'Flags': 8192, 'Gear': 4, 'PLID': 0 if game == 'beamng' else 3, 'Speed': 25.0, 'RPM': 4321.0, 'Turbo': 0.5,
            'EngTemp': 91.0, 'Fuel': 0.75, 'OilPressure': 0.0 if game == 'beamng' else 3.5, 'OilTemp': 99.0,
            'DashLights': 1 << 2 | 1 << 4 | 1 << 10, 'ShowLights': 1 << 2 | 1 << 10, 'Throttle': 0.8, 'Brake': 0.3,
            'Clutch': 0.1, 'ID': 1}))
        if game == 'beamng':
            senders[1].send(motion.pack({'Header': 'BNG1', 'PosX': 1.0, 'PosY': 2.0, 'PosZ': 3.0, 'VelX': 25.0,
                                         'AccX': 2.0, 'AccY': -3.0, 'AccZ': 0.5, 'YawPos': 1.0}))
        else:
            senders[1].send(motion.pack({'Header': 'LFST', 'Time': 1000 + 16 * step, 'Heading': 0.0, 'AccelX': 2.0,
                                         'AccelY': -3.0, 'AccelZ': 0.5, 'VelY': 25.0, 'PosX': 65536, 'PosY': 2 * 65536,
                                         'PosZ': 3 * 65536, 'Gear': 4, 'EngineAngVel': 452.5, 'Throttle': 0.8,
                                         'Brake': 0.3, 'Clutch': 0.1, 'Handbrake': 1.0, 'CurrentLapDist': 321.0}))
        time.sleep(1 / 120)
    lines, error = run.end()
    expected = {
        'vehicleSpeed': near(90), 'engineSpeed': near(4321), 'gear': near(3), 'throttle': near(80), 'brake': near(30),
        'clutch': near(10), 'boostPressure': near(50), 'coolantTemperature': near(91), 'fuelShare': near(75),
        'engineOilTemperature': near(99), 'handbrake': near(100), 'absActive': near(1), 'tractionControlActive': near(0),
        'positionX': near(1), 'positionY': near(3), 'positionZ': near(2), 'lateralAcceleration': near(2),
        'longitudinalAcceleration': near(-3), 'verticalAcceleration': near(0.5)}
    if game != 'beamng':
        expected.update({'oilPressure': near(350), 'lapDistance': near(321), 'longitudinalVelocity': near(25)})
    check(game, lines, error, expected, ['oilPressure'] if game == 'beamng' else [])


def richard_burns():
    layout = table(path('rbr_layout.csv'), 'offset_rbr_ngp_664', None, 664)
    port = free_port()
    run = Run('--listen', f'127.0.0.1:{port}')
    time.sleep(0.7)
    sender = Sender(port)
    for step in range(150):
        t = step / 60
        sender.send(layout.pack({
            'TotalSteps': step + 1, 'Stage.Index': 71, 'Stage.Progress': 20.0 * t, 'Stage.RaceTime': t,
            'Stage.DistanceToEnd': 40 - 20.0 * t, 'Control.Steering': -0.5, 'Control.Throttle': 0.9,
            'Control.Brake': 0.1, 'Control.Handbrake': 0.2, 'Control.Clutch': 0.3, 'Control.Gear': 4, 'Car.Index': 7,
            'Car.Speed': 72 / 1.609344, 'Car.PositionX': 1.0, 'Car.PositionY': 2.0, 'Car.PositionZ': 3.0,
            'Car.Yaw': 45.0, 'Car.Velocities.Surge': 20.0, 'Car.Accelerations.Surge': 3.0,
            'Car.Accelerations.Sway': -2.0, 'Engine.RPM': 5555.0, 'Engine.EngineCoolantTemperature': 363.15,
            'SuspensionLF.BrakeDisk.Temperature': 473.15, 'SuspensionRB.Tire.Pressure': 210000.0,
            'SuspensionRF.Tire.Temperature': 343.15}))
        time.sleep(1 / 240)
    lines, error = run.end()
    check('richard-burns-rally', lines, error, {
        'vehicleSpeed': near(72), 'engineSpeed': near(5555), 'gear': near(3), 'throttle': near(90), 'brake': near(10),
        'handbrake': near(20), 'clutch': near(30), 'steering': near(-50), 'coolantTemperature': near(90),
        'brakeTemperatureFrontLeft': near(200), 'tirePressureRearRight': near(210),
        'tireTemperatureFrontRight': near(70), 'longitudinalAcceleration': near(3), 'lateralAcceleration': near(-2),
        'longitudinalVelocity': near(20), 'yaw': near(45), 'trackOrdinal': near(71), 'carOrdinal': near(7),
        'lapNumber': near(1), 'trackLength': near(40),
    }, laps=[(1, 2.0)])


def wreckfest():
    layout = table(path('wreckfest2_layout.csv'), 'offset_pino', 'main (type 0)', 1218)
    port = free_port()
    run = Run('--listen', f'127.0.0.1:{port}')
    time.sleep(0.7)
    sender = Sender(port)
    last, clock = 0, 0
    for lap, total in ((0, 0.3), (1, 1.5), (2, 1.25), (3, 0.4)):
        for step in range(int(total * 60)):
            clock += 1
            t = step / 60
            sender.send(layout.pack({
                'Signature': 0x6F726B70, 'StatusFlags': 32, 'SessionTime': clock * 16, 'RaceTime': clock * 16, 'Status': 2,
                'LapCurrent': lap, 'Position': 6, 'Health': 80, 'DeltaLeader': 3250, 'LapTimeCurrent': int(t * 1000),
                'LapTimeLast': last, 'LapTimeBest': last, 'DeltaAhead': 1250, 'DeltaBehind': -1,
                'LapProgress': min(1, t / max(total, 1)), 'CarName': 'Rocket', 'AssistFlags': 3, 'LevelABS': 1,
                'DrivelineType': 1, 'Gear': 4, 'Speed': 33.0, 'RPM': 4567, 'RPMMax': 7000, 'RPMRedline': 6500,
                'RPMIdle': 900, 'Torque': 250.0, 'Power': 120000.0, 'TempWater': 363.15, 'PressureOil': 300.0,
                'Throttle': 0.7, 'Brake': 0.2, 'Clutch': 0.1, 'Handbrake': 1.0, 'Steering': -0.5, 'PositionX': 1.0,
                'PositionY': 2.0, 'PositionZ': 3.0, 'VelocityLocalX': -3.0, 'VelocityLocalZ': 27.0,
                'AccelerationLocalX': 5.0, 'AccelerationLocalZ': -4.0, 'Tire[FL].TemperatureTread': 343.15,
                'Tire[RR].TemperatureInner': 353.15, 'TrackName': 'Sandpit', 'TrackLength': 1000.0, 'Laps': 5,
                'SectorCount': 3, 'SectorFract1': 0.3, 'SectorFract2': 0.6}))
            if step % 20 == 0:
                for kind, size in ((1, 1231), (5, 8195), (6, 1027)):
                    sender.send(b'pkro' + bytes([kind]) + bytes(size - 5))
            time.sleep(1 / 60)
        last = int(total * 1000) if lap else 0
    lines, error = run.end()
    check('wreckfest-2', lines, error, {
        'vehicleSpeed': near(math.hypot(3, 27) * 3.6), 'engineSpeed': near(4567), 'maximumEngineSpeed': near(7000),
        'shiftEngineSpeed': near(6500), 'gear': near(3), 'throttle': near(70), 'brake': near(20), 'clutch': near(10),
        'handbrake': near(100), 'steering': near(-50), 'coolantTemperature': near(90), 'oilPressure': near(300),
        'bodyDamage': near(20), 'gapLeader': near(3.25), 'gapAhead': near(1.25), 'racePosition': near(6),
        'lateralVelocity': near(-3), 'longitudinalVelocity': near(27), 'lateralAcceleration': near(5),
        'longitudinalAcceleration': near(-4), 'tireTemperatureFrontLeft': near(70),
        'tireInnerTemperatureRearRight': near(80), 'absActive': near(1), 'tractionControlActive': near(1),
        'drivetrain': near(1), 'enginePower': near(120), 'trackLength': near(1000), 'totalLaps': near(5),
    }, ['gapBehind', 'tireTemperatureFrontRight'], laps=[(1, 1.5), (2, 1.25)], name=('Rocket', 'Sandpit'))


def competizione():
    game = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    game.bind(('127.0.0.1', 0))
    game.settimeout(20)
    run = Run('--game', 'assetto-corsa-competizione', '--connect', f'127.0.0.1:{game.getsockname()[1]}')

    def text(value):
        return struct.pack('<H', len(value.encode())) + value.encode()

    def lap(ms, splits=(), invalid=0):
        return (struct.pack('<iHHB', ms, 0, 0, len(splits)) + b''.join(struct.pack('<i', part) for part in splits)
                + bytes([invalid, 1, 0, 0]))

    none = 0x7FFFFFFF
    request, client = game.recvfrom(1000)
    if request[:2] != bytes([1, 4]):
        FAILED.append(f'assetto-corsa-competizione: registers with {request}')
    game.sendto(struct.pack('<BiBB', 1, 42, 1, 1) + text(''), client)
    asked = {game.recvfrom(1000)[0] for _ in range(2)}
    if asked != {struct.pack('<Bi', 10, 42), struct.pack('<Bi', 11, 42)}:
        FAILED.append(f'assetto-corsa-competizione: asks {asked}')
    game.sendto(struct.pack('<BiH3H', 4, 42, 3, 1, 2, 77), client)
    game.sendto(struct.pack('<Bi', 5, 42) + text('Monza') + struct.pack('<ii', 3, 5793) + bytes([0, 1]) + text('HUD'),
                client)
    game.sendto(struct.pack('<BHB', 6, 77, 1) + text('Team') + struct.pack('<iBBHB', 7, 0, 0, 1, 1) + text('A')
                + text('B') + text('C') + struct.pack('<BH', 0, 1), client)
    last = none
    for number, total in ((0, 1.5), (1, 1.25), (2, 0.4)):
        for step in range(int(total * 20)):
            t = step / 20
            game.sendto(struct.pack('<BHHBBffi', 2, 0, 0, 10, 5, 1000.0, 9000.0, 77) + text('a') + text('b') + text('c')
                        + struct.pack('<BfBBBBB', 0, 43200.0, 22, 31, 0, 2, 0) + lap(none), client)
            for car, speed in ((2, 290), (77, 144)):
                game.sendto(struct.pack('<BHHBBfffBHHHHfHi', 3, car, 0, 1, 5, 10.0, 20.0, 0.5, 1, speed, 8, 1, 1,
                                        t / max(total, 1), number, -120)
                            + lap(last) + lap(last) + lap(int(t * 1000), [700] if t > 0.8 else []), client)
            time.sleep(1 / 60)
        last = int(total * 1000)
    lines, error = run.end()
    check('assetto-corsa-competizione', lines, error, {
        'vehicleSpeed': near(144), 'gear': near(4), 'racePosition': near(8), 'lapNumber': near(3),
        'positionX': near(10), 'positionZ': near(20), 'ambientTemperature': near(22), 'trackTemperature': near(31),
        'trackLength': near(5793),
    }, ['engineSpeed', 'throttle'], laps=[(1, 1.5), (2, 1.25)], name=('Mercedes-AMG GT3', 'Monza'))
    game.settimeout(2)
    goodbye = None
    try:
        while True:
            goodbye = game.recvfrom(1000)[0]
    except TimeoutError:
        pass
    if goodbye != struct.pack('<Bi', 9, 42):
        FAILED.append(f'assetto-corsa-competizione: ends with {goodbye}')


GAMES = {
    'f1-2024': lambda: f1(2024), 'f1-2025': lambda: f1(2025), 'f1-2026': lambda: f1(2026),
    'gt7-tilde': lambda: gran_turismo(b'~', 'offset_tilde_344', 344, 0x55FABB4F),
    'gt7-b': lambda: gran_turismo(b'B', 'offset_B_316', 316, 0xDEADBEEF),
    'gt7-a': lambda: gran_turismo(b'A', 'offset_A_296', 296, 0xDEADBEAF),
    'automobilista-2': automobilista, 'ea-wrc': lambda: wrc(False), 'ea-wrc-own': lambda: wrc(True),
    'beamng': lambda: gauges('beamng'), 'live-for-speed': lambda: gauges('live-for-speed'),
    'richard-burns-rally': richard_burns, 'wreckfest-2': wreckfest, 'assetto-corsa-competizione': competizione,
}

for name in sys.argv[3:] or GAMES:
    GAMES[name]()
for failure in FAILED:
    print('FAILED', failure)
sys.exit(1 if FAILED else 0)
