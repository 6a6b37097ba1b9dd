extension ManufacturerCodes {
    /// Ford, Lincoln and Mercury: engine and transmission codes.
    static let ford = """
        P1000 on-board diagnostic monitor tests: incomplete
        P1001 self-test with the engine running: incomplete
        P1039 vehicle speed signal: malfunction
        P1051 brake switch signal: malfunction
        P1100 mass air flow sensor: intermittent
        P1101 mass air flow in self-test: out of range
        P1102 mass air flow: too low
        P1103 mass air flow: too high
        P1104 mass air flow sensor ground: malfunction
        P1112 intake air temperature sensor: intermittent
        P1116 engine coolant temperature in self-test: out of range
        P1117 engine coolant temperature sensor: intermittent
        P1120 throttle position sensor: low
        P1121 throttle position and mass air flow: correlation
        P1123 throttle position: too high
        P1124 throttle position in self-test: out of range
        P1125 throttle position sensor: intermittent
        P1126 throttle position sensor, narrow range: circuit
        P1127 exhaust temperature for the test of the rear oxygen sensor: too low
        P1129 oxygen sensors after the catalyst: swapped
        P1130 fuel trim, oxygen sensor does not switch, bank 1 sensor 1: limit
        P1131 oxygen sensor, bank 1 sensor 1: stuck lean
        P1132 oxygen sensor, bank 1 sensor 1: stuck rich
        P1136 control box fan: circuit
        P1137 oxygen sensor, bank 1 sensor 2: stuck lean
        P1138 oxygen sensor, bank 1 sensor 2: stuck rich
        P1150 fuel trim, oxygen sensor does not switch, bank 2 sensor 1: limit
        P1151 oxygen sensor, bank 2 sensor 1: stuck lean
        P1152 oxygen sensor, bank 2 sensor 1: stuck rich
        P1155 alternative fuel control module: malfunction
        P1157 oxygen sensor, bank 2 sensor 2: stuck lean
        P1158 oxygen sensor, bank 2 sensor 2: stuck rich
        P1168 fuel rail pressure: too low
        P1169 fuel rail pressure: too high
        P1180 fuel delivery: too low
        P1181 fuel delivery: too high
        P1183 engine oil temperature sensor: circuit
        P1184 engine oil temperature in self-test: out of range
        P1224 throttle position sensor B in self-test: out of range
        P1229 intercooler pump: malfunction
        P1232 fuel pump primary: circuit
        P1233 fuel pump driver module: malfunction
        P1234 fuel pump driver module: malfunction
        P1235 fuel pump control: out of range
        P1236 fuel pump control: out of range
        P1237 fuel pump secondary: circuit
        P1238 fuel pump secondary: circuit
        P1246 generator load input: malfunction
        P1260 theft with the engine disabled: detected
        P1270 engine or vehicle speed limiter: activated
        P1285 cylinder head: over temperature
        P1288 cylinder head temperature in self-test: out of range
        P1289 cylinder head temperature sensor: high
        P1299 cylinder head over temperature protection: active
        P1309 misfire monitor: malfunction
        P1336 crankshaft and camshaft position sensors: performance
        P1340 camshaft position sensor B: circuit
        P1351 ignition diagnostic monitor input: circuit
        P1352 ignition coil A primary: circuit
        P1353 ignition coil B primary: circuit
        P1354 ignition coil C primary: circuit
        P1355 ignition coil D primary: circuit
        P1357 ignition diagnostic monitor pulse width: implausible
        P1358 ignition diagnostic monitor in self-test: out of range
        P1359 spark output: circuit
        P1380 camshaft timing solenoid A: malfunction
        P1381 camshaft position, bank 1: timing advanced
        P1383 camshaft position, bank 1: timing retarded
        P1386 camshaft position, bank 2: timing advanced
        P1388 camshaft position, bank 2: timing retarded
        P1390 octane adjustment in self-test: out of range
        P1400 exhaust gas recirculation differential pressure sensor: low
        P1401 exhaust gas recirculation differential pressure sensor: high
        P1403 exhaust gas recirculation differential pressure sensor hoses: swapped
        P1405 exhaust gas recirculation differential pressure sensor upstream hose: disconnected
        P1406 exhaust gas recirculation differential pressure sensor downstream hose: disconnected
        P1407 exhaust gas recirculation: no flow
        P1408 exhaust gas recirculation flow in self-test: out of range
        P1409 exhaust gas recirculation vacuum regulator solenoid: circuit
        P1411 secondary air injection system: incorrect flow
        P1413 secondary air injection system monitor: low
        P1414 secondary air injection system monitor: high
        P1432 thermostat heater control: circuit
        P1443 evaporative emission purge control valve: malfunction
        P1444 evaporative emission purge flow sensor: low
        P1445 evaporative emission purge flow sensor: high
        P1450 fuel tank vacuum: too high
        P1451 evaporative emission vent control: circuit
        P1455 evaporative emission system: gross leak
        P1460 A/C cutoff relay at wide open throttle: circuit
        P1461 A/C refrigerant pressure sensor: high
        P1462 A/C refrigerant pressure sensor: low
        P1463 A/C refrigerant pressure: unchanged
        P1464 A/C demand in self-test: out of range
        P1469 A/C cycling period: too short
        P1479 cooling fan high speed primary: circuit
        P1483 cooling fan power supply: over current
        P1500 vehicle speed sensor: intermittent
        P1501 vehicle speed sensor in self-test: out of range
        P1502 vehicle speed sensor: intermittent
        P1504 idle air control system: circuit
        P1505 idle air control adaptation: limit
        P1506 idle speed: too high
        P1507 idle speed: too low
        P1516 intake manifold runner control input, bank 1: malfunction
        P1517 intake manifold runner control input, bank 2: malfunction
        P1518 intake manifold runner control: stuck open
        P1519 intake manifold runner control: stuck closed
        P1520 intake manifold runner control: circuit
        P1536 parking brake switch: malfunction
        P1549 intake manifold communication control: circuit
        P1550 power steering pressure sensor in self-test: out of range
        P1568 cruise control speed: not reached
        P1571 brake switch: malfunction
        P1572 brake pedal switch: circuit
        P1600 keep-alive memory power supply: not present
        P1605 keep-alive memory: malfunction
        P1633 keep-alive memory voltage: too low
        P1635 tire or axle ratio: out of range
        P1639 vehicle identification block: not programmed
        P1641 fuel pump primary: circuit
        P1650 power steering pressure switch in self-test: out of range
        P1651 power steering pressure switch input: malfunction
        P1660 output circuit check signal: high
        P1661 output circuit check signal: low
        P1700 transmission: malfunction
        P1703 brake switch in self-test: out of range
        P1704 transmission range sensor: malfunction
        P1705 transmission range sensor in self-test: out of range
        P1706 vehicle speed in park: too high
        P1709 park or neutral position switch in self-test: out of range
        P1711 transmission fluid temperature in self-test: out of range
        P1714 shift solenoid A inductive signature: malfunction
        P1715 shift solenoid B inductive signature: malfunction
        P1720 vehicle speed signal: circuit
        P1727 coast clutch solenoid inductive signature: malfunction
        P1728 transmission: slipping
        P1729 four-wheel drive low switch: malfunction
        P1744 torque converter clutch: performance
        P1747 pressure control solenoid A: shorted
        P1751 shift solenoid A: performance
        P1754 coast clutch solenoid: circuit
        P1756 shift solenoid B: performance
        P1761 shift solenoid C: performance
        P1780 transmission control switch in self-test: out of range
        P1781 four-wheel drive switch in self-test: out of range
        P1783 transmission fluid: over temperature
        """
}
