extension ManufacturerCodes {
    /// Acura and Honda.
    static let honda = """
        P1020 valve pause system: stuck off
        P1021 valve pause system: stuck on
        P1025 valve pause system: stuck off
        P1026 valve pause system: stuck on
        P1077 intake manifold runner control system: malfunction
        P1078 intake manifold runner control system: malfunction
        P1106 barometric pressure sensor: range
        P1107 barometric pressure sensor: low
        P1108 barometric pressure sensor: high
        P1121 throttle position: too low
        P1122 throttle position: too high
        P1128 manifold pressure: too low
        P1129 manifold pressure: too high
        P1149 oxygen sensor, sensor 1: range
        P1157 air-fuel ratio sensor AFS line, sensor 1: high
        P1158 air-fuel ratio sensor AFS negative terminal, sensor 1: low
        P1162 oxygen sensor, sensor 1: malfunction
        P1163 oxygen sensor, sensor 1: slow
        P1164 oxygen sensor, sensor 1: range
        P1165 oxygen sensor, sensor 1: range
        P1166 oxygen sensor heater, sensor 1: circuit
        P1167 oxygen sensor heater, sensor 1: malfunction
        P1168 oxygen sensor label resistor, sensor 1: low
        P1169 oxygen sensor label resistor, sensor 1: high
        P1253 variable valve timing (VTEC): malfunction
        P1258 variable valve timing (VTEC): malfunction
        P1259 variable valve timing (VTEC): malfunction
        P1297 electrical load detector: low
        P1298 electrical load detector: high
        P1300 random or multiple cylinder: misfire
        P1324 knock sensor power supply: low
        P1336 crankshaft speed fluctuation sensor: intermittent
        P1337 crankshaft speed fluctuation sensor: no signal
        P1355 ignition coil power supply, front: circuit
        P1359 crankshaft position and TDC sensors: circuit
        P1361 TDC sensor 1: intermittent
        P1362 TDC sensor 1: no signal
        P1366 TDC sensor 2: intermittent
        P1367 TDC sensor 2: no signal
        P1381 cylinder position sensor: intermittent
        P1382 cylinder position sensor: no signal
        P1410 secondary air injection pump: malfunction
        P1415 secondary air injection pump current sensor: low
        P1416 secondary air injection pump current sensor: high
        P1449 hybrid battery module: malfunction
        P1456 evaporative emission system, fuel tank: leak
        P1457 evaporative emission system, canister: leak
        P1459 evaporative emission purge flow switch: malfunction
        P1486 thermostat: range
        P1491 exhaust gas recirculation valve lift: too low
        P1498 exhaust gas recirculation valve lift sensor: high
        P1505 positive crankcase ventilation air: leak
        P1508 idle air control valve: circuit
        P1509 idle air control valve: circuit
        P1519 idle air control valve: circuit
        P1522 brake booster pressure sensor: low
        P1523 brake booster pressure sensor: high
        P1565 hybrid motor commutation signal: malfunction
        P1607 engine control module: internal
        P1630 transmission control module: malfunction
        P1639 MOTB signal: circuit
        P1655 torque signal line between engine and transmission control modules: malfunction
        P1660 transmission data line to engine control module: malfunction
        P1676 torque reduction signal line of traction control: malfunction
        P1678 torque reduction signal line of traction control: malfunction
        P1681 transmission signal A to engine control module: low
        P1682 transmission signal A to engine control module: high
        P1686 transmission signal B to engine control module: low
        P1687 transmission signal B to engine control module: high
        P1705 transmission range switch: circuit
        P1706 transmission range switch: malfunction
        P1753 torque converter clutch solenoid: malfunction
        P1790 throttle position signal to transmission control: malfunction
        P1791 vehicle speed signal to transmission control: malfunction
        P1792 engine coolant temperature signal to transmission control: malfunction
        """
}
