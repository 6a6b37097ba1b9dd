extension ManufacturerCodes {
    /// Mazda: engine and transmission codes of the time with Ford.
    static let mazda = """
        B1008 wiper switch: malfunction
        B1026 steering column lock: malfunction
        B1030 seat heater, left front: malfunction
        B1032 seat heater, right front: malfunction
        B1033 seat heater, right rear: malfunction
        B1038 seat heater sensor, left front: malfunction
        B1039 seat heater sensor, left rear: malfunction
        B103A seat heater sensor, right front: malfunction
        B1058 airbag loop 2 and another firing loop, driver: wires shorted
        B1081 left temperature door motor: malfunction
        B1082 right temperature door motor: malfunction
        B1086 air distribution door motor: malfunction
        B1087 LIN bus: malfunction
        B1088 LIN bus: malfunction
        B108B start button switch 1: malfunction
        B108C start button switch 2: malfunction
        B108E display: malfunction
        B108F door lock switch: malfunction
        B1092 daytime running lamp relay: malfunction
        B109F intrusion sensor: malfunction
        B10A6 main light switch: malfunction
        B10AD rain sensor: malfunction
        B10AF blower relay: malfunction
        B10C6 keyless entry exterior rear antenna: malfunction
        B10C7 keyless entry interior rear antenna: malfunction
        B10C8 keyless entry interior center antenna: malfunction
        B10C9 keyless entry interior front antenna: malfunction
        B10D1 door lock request switch, left front: malfunction
        B10D3 door lock request switch, right front: malfunction
        B10D5 immobilizer coil antenna: malfunction
        B10D7 immobilizer key: malfunction
        B10D8 number of programmed immobilizer keys: below threshold
        B10DA immobilizer identifier of the engine control module: malfunction
        B10E7 ignition relay: malfunction
        B112A second ignition relay: malfunction
        B113E trunk or liftgate opener switch: malfunction
        B1175 door ajar switch, driver: malfunction
        B1176 door ajar switch, passenger: malfunction
        B1178 trunk or liftgate ajar switch: malfunction
        B11BA steering wheel switch: malfunction
        B11DA door key cylinder switch, driver: malfunction
        B11DB battery monitoring sensor: malfunction
        B11DC rear wiper mode switch: malfunction
        B11E9 door ajar switch, left rear: malfunction
        B11EA door ajar switch, right rear: malfunction
        B11F0 air intake door position sensor: malfunction
        B11F6 power mirror, driver: malfunction
        B11F7 power mirror, passenger: malfunction
        B1201 steering wheel switch: malfunction
        B1202 passenger airbag enable indicator: malfunction
        B1204 fuel sender: shorted to ground
        B1211 seat belt pretensioner, driver: malfunction
        B1214 seat belt pretensioner, passenger: malfunction
        B1219 interior trunk or liftgate opener switch: malfunction
        B1238 audio amplifier: malfunction
        B124A daytime running lamp, right: malfunction
        B124B daytime running lamp, left: malfunction
        B124C turn signal switch: malfunction
        B126A interior door lock switch, driver: malfunction
        B1277 reverse lamp: malfunction
        B12A7 steering column tilt position sensor: malfunction
        B12A8 steering column telescope position sensor: malfunction
        B12BD rear camera: malfunction
        B12D3 door lock status switch, driver: malfunction
        B1305 hood switch: malfunction
        B1317 battery voltage: malfunction
        B1318 battery voltage: malfunction
        B1320 door ajar switch, left front: open
        B1336 door ajar switch, right rear: open
        B1342 control module: internal
        B1345 heated rear window input: shorted to ground
        B1350 heated rear window relay: shorted to ground
        B1375 steering column tilt motor: malfunction
        B137E steering column telescope motor: malfunction
        B13BD steering wheel heater module: malfunction
        B13F1 power window motor, driver: malfunction
        B13F2 power window motor, passenger: malfunction
        B1410 seat belt pretensioner, rear driver side: malfunction
        B1412 seat belt pretensioner, rear passenger side: malfunction
        B1413 front crash sensor, driver side: malfunction
        B1417 front crash sensor, passenger side: malfunction
        B1426 seat belt lamp: circuit
        B1427 seat belt lamp: circuit
        B143A crash detection output: malfunction
        B1447 wiper park sense: open
        B1454 power liftgate pinch sensor, left: malfunction
        B1455 power liftgate pinch sensor, right: malfunction
        B1472 headlamp input: shorted to ground
        B1477 emergency call unit backup battery: malfunction
        B1484 brake switch input: malfunction
        B148E front camera: malfunction
        B1492 fuel cutoff event: detected
        B14B2 position lamp, left: malfunction
        B14B3 position lamp, right: malfunction
        B14CE seat slide motor: malfunction
        B14CF seat recline motor: malfunction
        B14D0 seat tilt motor: malfunction
        B14D2 seat lift motor: malfunction
        B1506 turn signal lamp, right: shorted to ground
        B1570 high-beam headlamp: malfunction
        B1572 door ajar switch, left rear: open
        B1600 immobilizer key transponder signal: not received
        B1601 immobilizer key code: incorrect
        B1602 immobilizer key code format: incorrect
        B1614 rear wiper switch: shorted to ground
        B1681 immobilizer transceiver signal: not received
        B1696 automatic headlamp on signal: shorted to ground
        B1812 reverse lamp switch input: shorted to battery
        B1868 airbag warning lamp: malfunction
        B1869 airbag warning lamp: circuit
        B1870 airbag warning lamp: circuit
        B1873 turn signal and hazard power feed: shorted to ground
        B1893 GPS antenna: open
        B1921 airbag diagnostic monitor ground: open
        B1947 evaporator temperature sensor: malfunction
        B1A61 cabin temperature sensor: malfunction
        B1A63 solar radiation sensor: malfunction
        B1A64 solar radiation sensor: malfunction
        B1A69 humidity sensor: malfunction
        B1A79 rear fog lamp: malfunction
        B1A84 vehicle configuration data: malfunction
        B1A89 satellite radio antenna: malfunction
        B1B36 outer parking aid sensor, right front: malfunction
        B1B38 inner parking aid sensor, right front: malfunction
        B1B40 outer parking aid sensor, left front: malfunction
        B1B42 inner parking aid sensor, left front: malfunction
        B1B44 outer parking aid sensor, right rear: malfunction
        B1B46 inner parking aid sensor, right rear: malfunction
        B1B48 outer parking aid sensor, left rear: malfunction
        B1B50 inner parking aid sensor, left rear: malfunction
        B1B57 front parking aid sensor power supply: malfunction
        B1B58 rear parking aid sensor power supply: malfunction
        B1B71 evaporator temperature sensor: malfunction
        B1B89 seat slide motor position sensor: malfunction
        B1B91 seat tilt motor position sensor: malfunction
        B1B93 seat recline motor position sensor: malfunction
        B1B96 seat slide forward switch: malfunction
        B1B97 seat slide backward switch: malfunction
        B1B98 seat tilt up switch: malfunction
        B1B99 seat tilt down switch: malfunction
        B1C00 seat recline up switch: malfunction
        B1C01 seat recline down switch: malfunction
        B1C45 front wiper park position switch: malfunction
        B1C84 heated rear window relay: malfunction
        B1D00 low-beam headlamp, left: malfunction
        B1D01 low-beam headlamp, right: malfunction
        B1D02 high-beam headlamp, left: malfunction
        B1D03 high-beam headlamp, right: malfunction
        B1D06 turn signal lamp, left: malfunction
        B1D07 turn signal lamp, right: malfunction
        B1D13 interior lamp: malfunction
        B1D19 CD player: malfunction
        B1D35 hazard switch: malfunction
        B1D36 turn signal switch: malfunction
        B2060 heated rear window indicator: circuit
        B2103 anti-theft coil antenna: malfunction
        B2114 front washer switch input: malfunction
        B2175 A/C request signal: shorted to ground
        B2180 front wiper switch: shorted to ground
        B2181 front wiper switch: shorted to ground
        B2212 panel dimmer: malfunction
        B2254 front fog lamp switch: malfunction
        B2296 crash sensor: malfunction
        B2431 immobilizer transponder: programming error
        B2432 seat belt buckle switch, driver: open
        B2433 seat belt buckle switch, driver: malfunction
        B2434 seat belt buckle switch, driver: shorted to ground
        B2435 seat belt buckle switch, driver: resistance
        B2436 seat belt buckle switch, passenger: open
        B2437 seat belt buckle switch, passenger: malfunction
        B2438 seat belt buckle switch, passenger: shorted to ground
        B2439 seat belt buckle switch, passenger: resistance
        B2477 control module configuration: malfunction
        B2479 parking brake switch: malfunction
        B2512 front fog lamp relay: shorted to battery
        B2555 dome lamp output: shorted to battery
        B2574 door lock switch, driver: shorted to ground
        B2721 liftgate or decklid ajar output: malfunction
        B2741 sensor cluster: malfunction
        B2868 tire pressure sensor: malfunction
        B2869 tire pressure sensor: malfunction
        B2870 tire pressure sensor: malfunction
        B2871 tire pressure sensor: malfunction
        C1001 forward camera: malfunction
        C101A brake booster vacuum sensor: malfunction
        C1093 stability or traction control off switch: malfunction
        C1095 ABS hydraulic pump motor: malfunction
        C1096 ABS hydraulic pump motor: malfunction
        C1109 stability control off switch: malfunction
        C1137 reverse switch: malfunction
        C1141 wheel speed sensor or sensor ring: malfunction
        C1142 wheel speed sensor or sensor ring: malfunction
        C1143 wheel speed sensor or sensor ring: malfunction
        C1144 wheel speed sensor or sensor ring: malfunction
        C1145 wheel speed sensor, right front: circuit
        C1148 wheel speed sensor: malfunction
        C1155 wheel speed sensor, left front: circuit
        C1158 wheel speed sensor: malfunction
        C1165 wheel speed sensor, right rear: circuit
        C1168 wheel speed sensor: malfunction
        C1175 wheel speed sensor, left rear: circuit
        C1178 wheel speed sensor: malfunction
        C1186 ABS power relay: malfunction
        C1189 brake fluid level sensor: malfunction
        C1194 ABS valve: malfunction
        C1198 ABS valve: malfunction
        C1210 ABS valve: malfunction
        C1214 ABS valve: malfunction
        C1222 wheel speed sensors: correlation
        C1233 wheel speed sensor: malfunction
        C1234 wheel speed sensor: malfunction
        C1235 wheel speed sensor: malfunction
        C1236 wheel speed sensor: malfunction
        C1242 ABS valve: malfunction
        C1246 ABS valve: malfunction
        C1250 ABS valve: malfunction
        C1254 ABS valve: malfunction
        C1266 ABS valve relay: malfunction
        C1277 steering angle sensor: malfunction
        C1278 steering angle sensor: malfunction
        C1279 combined yaw rate and acceleration sensor: malfunction
        C1280 combined yaw rate and acceleration sensor: malfunction
        C1281 combined yaw rate and acceleration sensor: malfunction
        C1282 combined yaw rate and acceleration sensor: malfunction
        C1288 brake pressure sensor: malfunction
        C1306 steering angle sensor: malfunction
        C1440 brake pressure sensor: malfunction
        C1446 brake switch: malfunction
        C1470 traction control: malfunction
        C1508 traction control: malfunction
        C1730 brake pressure sensor supply voltage: malfunction
        C1956 steering angle sensor: malfunction
        C1976 steering wheel switch: malfunction
        C1A56 tire pressure sensor, left front: malfunction
        C1A58 tire pressure sensor, right front: malfunction
        C1A67 forward radar sensor: malfunction
        C1B00 steering angle sensor: malfunction
        C2003 steering wheel switch: malfunction
        C2005 electric parking brake actuator, right: malfunction
        C2006 electric parking brake actuator, left: malfunction
        P1000 on-board diagnostic monitor tests: incomplete
        P1001 data link connector: malfunction
        P1100 mass air flow sensor: intermittent
        P1101 mass air flow in self-test: out of range
        P1102 mass air flow: too low
        P1103 mass air flow: too high
        P1110 intake air temperature sensor: malfunction
        P1112 intake air temperature sensor: intermittent
        P1113 intake air temperature sensor: malfunction
        P1114 intake air temperature sensor: low
        P1115 intake air temperature sensor: high
        P1116 engine coolant temperature in self-test: out of range
        P1117 engine coolant temperature sensor: intermittent
        P1120 throttle position sensor: low
        P1121 throttle position and mass air flow: correlation
        P1122 throttle position sensor: malfunction
        P1123 throttle position sensor: malfunction
        P1124 throttle position in self-test: out of range
        P1125 throttle position sensor: intermittent
        P1126 throttle position sensor: circuit
        P1128 oxygen sensors before the catalyst: swapped
        P1129 oxygen sensors after the catalyst: swapped
        P1130 fuel trim, oxygen sensor does not switch, bank 1 sensor 1: limit
        P1131 oxygen sensor, bank 1 sensor 1: stuck lean
        P1132 oxygen sensor, bank 1 sensor 1: stuck rich
        P1137 oxygen sensor after the catalyst: stuck lean
        P1138 oxygen sensor after the catalyst: stuck rich
        P1150 fuel trim, oxygen sensor does not switch, bank 2 sensor 1: limit
        P1151 oxygen sensor, bank 2 sensor 1: stuck lean
        P1152 oxygen sensor, bank 2 sensor 1: stuck rich
        P1153 fuel trim, bank 2: lean
        P1154 fuel trim, bank 2: rich
        P1157 oxygen sensor, bank 2 sensor 2: stuck lean
        P1158 oxygen sensor, bank 2 sensor 2: stuck rich
        P115E throttle body air flow: malfunction
        P1168 fuel rail pressure: too low
        P1195 exhaust gas recirculation boost sensor: malfunction
        P1196 starter signal: circuit
        P120F fuel pressure regulator: unstable
        P1224 throttle position sensor B in self-test: out of range
        P1233 fuel pump driver module: malfunction
        P1234 fuel pump driver module: malfunction
        P1235 fuel pump control: out of range
        P1236 fuel pump control: out of range
        P1237 fuel pump secondary: circuit
        P1239 fuel pump supply: malfunction
        P1244 generator load input: malfunction
        P1245 generator load input: malfunction
        P1246 generator load input: malfunction
        P1250 fuel pressure regulator control solenoid: circuit
        P1260 theft with the engine disabled: detected
        P1261 fuel injector high to low side, cylinder 1: shorted
        P1262 fuel injector high to low side, cylinder 2: shorted
        P1263 fuel injector high to low side, cylinder 3: shorted
        P1264 fuel injector high to low side, cylinder 4: shorted
        P1265 fuel injector high to low side, cylinder 5: shorted
        P1266 fuel injector high to low side, cylinder 6: shorted
        P1270 engine or vehicle speed limiter: activated
        P1271 fuel injector high to low side, cylinder 1: open
        P1272 fuel injector high to low side, cylinder 2: open
        P1273 fuel injector high to low side, cylinder 3: open
        P1274 fuel injector high to low side, cylinder 4: open
        P1275 fuel injector high to low side, cylinder 5: open
        P1276 fuel injector high to low side, cylinder 6: open
        P1285 cylinder head: over temperature
        P1288 cylinder head temperature in self-test: out of range
        P1289 cylinder head temperature sensor: circuit
        P1290 cylinder head temperature sensor: circuit
        P1299 cylinder head over temperature protection: active
        P1308 A/C clutch: circuit
        P1309 misfire monitor: malfunction
        P1336 crankshaft and camshaft position sensors: performance
        P1340 camshaft position sensor B: circuit
        P1341 camshaft position sensor B: range
        P1345 camshaft position signal: no signal
        P1351 ignition diagnostic monitor signal: malfunction
        P1352 ignition coil A primary: circuit
        P1353 ignition coil B primary: circuit
        P1354 ignition coil C primary: circuit
        P1355 ignition coil D primary: circuit
        P1358 ignition diagnostic monitor in self-test: out of range
        P1359 spark output: circuit
        P1360 ignition coil A secondary: circuit
        P1362 ignition coil C secondary: circuit
        P1363 ignition coil D secondary: circuit
        P1364 ignition coil primary: circuit
        P1365 ignition coil secondary: circuit
        P1380 camshaft position actuator: malfunction
        P1381 camshaft position, bank 1: timing advanced
        P1383 camshaft position, bank 1: timing retarded
        P1384 variable valve timing oil control valve: malfunction
        P1385 camshaft position actuator: malfunction
        P1386 camshaft position, bank 2: timing advanced
        P1388 camshaft position, bank 2: timing retarded
        P1390 octane adjustment in self-test: out of range
        P1397 system voltage in self-test: out of range
        P1400 exhaust gas recirculation differential pressure sensor: low
        P1401 exhaust gas recirculation differential pressure sensor: high
        P1402 exhaust gas recirculation valve position sensor: malfunction
        P1403 exhaust gas recirculation differential pressure sensor hoses: swapped
        P1405 exhaust gas recirculation differential pressure sensor upstream hose: disconnected
        P1406 exhaust gas recirculation differential pressure sensor downstream hose: disconnected
        P1407 exhaust gas recirculation: no flow
        P1408 exhaust gas recirculation flow in self-test: out of range
        P1409 exhaust gas recirculation vacuum regulator solenoid: circuit
        P1410 exhaust gas recirculation boost sensor solenoid: stuck
        P1432 thermostat control: circuit
        P1442 evaporative emission system: leak
        P1443 evaporative emission purge control valve: malfunction
        P1444 evaporative emission purge flow sensor: low
        P1445 evaporative emission purge flow sensor: high
        P1451 evaporative emission vent control: circuit
        P1452 fuel tank vacuum: malfunction
        P145E positive crankcase ventilation heater: circuit
        P1460 A/C cutoff relay at wide open throttle: circuit
        P1461 A/C refrigerant pressure sensor: high
        P1462 A/C refrigerant pressure sensor: low
        P1463 A/C refrigerant pressure: unchanged
        P1464 A/C demand in self-test: out of range
        P1469 A/C clutch cycling: too often
        P1473 cooling fan: circuit
        P1474 cooling fan control primary: circuit
        P1475 cooling fan: circuit
        P1476 cooling fan: circuit
        P1477 cooling fan: circuit
        P1479 cooling fan, high speed: circuit
        P1480 cooling fan: malfunction
        P1481 cooling fan: malfunction
        P1485 exhaust gas recirculation vacuum solenoid: circuit
        P1486 exhaust gas recirculation vent solenoid: circuit
        P1487 exhaust gas recirculation check solenoid: circuit
        P1500 vehicle speed sensor: intermittent
        P1501 vehicle speed in self-test: out of range
        P1502 vehicle speed sensor: malfunction
        P1504 idle air control: circuit
        P1505 idle air control adaptation: limit
        P1506 idle speed: too high
        P1507 idle speed: too low
        P1508 idle air control: malfunction
        P1509 idle air control: malfunction
        P1512 intake manifold air control valve: stuck
        P1513 intake manifold runner, bank 2: stuck closed
        P1517 intake manifold runner control input, bank 2: malfunction
        P1518 intake manifold runner control: stuck open
        P1519 intake manifold runner control: stuck closed
        P1520 intake manifold runner control: circuit
        P1521 variable intake solenoid 1: circuit
        P1522 variable intake solenoid 2: circuit
        P1536 parking brake switch: malfunction
        P1537 intake manifold runner, bank 1: stuck open
        P1538 intake manifold runner, bank 2: stuck open
        P1562 control module supply voltage: low
        P1565 cruise control: malfunction
        P1566 transmission control module supply voltage: low
        P1567 cruise control: malfunction
        P1568 cruise control: malfunction
        P1569 intake manifold air control solenoid: malfunction
        P1572 brake pedal switch: circuit
        P1573 throttle position sensor: no signal
        P1574 throttle position sensors: correlation
        P1600 keep-alive memory: malfunction
        P1601 link between engine and transmission control modules: communication error
        P1602 link between immobilizer and engine control module: communication error
        P1603 immobilizer code word in the engine control module: malfunction
        P1604 immobilizer key code in the engine control module: malfunction
        P1605 keep-alive memory: malfunction
        P1608 engine control module: malfunction
        P1621 immobilizer code after cranking: incorrect
        P1622 immobilizer key code: incorrect
        P1623 immobilizer read or write in the engine control module: malfunction
        P1624 immobilizer: communication error
        P1641 fuel pump: circuit
        P1645 fuel pump: circuit
        P1650 power steering pressure switch in self-test: out of range
        P1651 power steering pressure switch input: malfunction
        P1652 power steering pressure switch: malfunction
        P1674 engine control module: malfunction
        P1684 metering oil pump position sensor: circuit
        P1686 metering oil pump: circuit
        P1687 metering oil pump: circuit
        P1688 metering oil pump: circuit
        P1700 transmission: malfunction
        P1701 reverse: engagement
        P1702 transmission range sensor: intermittent
        P1703 brake switch in self-test: out of range
        P1705 transmission range sensor in self-test: out of range
        P1709 park or neutral position switch in self-test: out of range
        P1711 transmission fluid temperature in self-test: out of range
        P1713 transmission fluid temperature: too low
        P1714 shift solenoid A: malfunction
        P1715 shift solenoid B: malfunction
        P1716 shift solenoid C: malfunction
        P1717 shift solenoid D: malfunction
        P1718 transmission fluid temperature: too high
        P1720 vehicle speed sensor: malfunction
        P1729 four-wheel drive low switch: malfunction
        P1737 torque converter clutch solenoid: malfunction
        P1738 shift time: malfunction
        P1740 torque converter clutch: malfunction
        P1741 torque converter clutch control: malfunction
        P1742 torque converter clutch solenoid: malfunction
        P1743 torque converter clutch solenoid: stuck on
        P1744 torque converter clutch system: malfunction
        P1746 pressure control solenoid: open
        P1747 pressure control solenoid A: shorted
        P1748 pressure control solenoid: malfunction
        P1749 pressure control solenoid: low
        P1751 shift solenoid A: performance
        P1754 coast clutch solenoid: circuit
        P1756 shift solenoid B: performance
        P1760 pressure control solenoid: shorted
        P1761 shift solenoid C: performance
        P1762 transmission band: malfunction
        P1765 3-2 timing solenoid: circuit
        P1767 torque converter clutch: circuit
        P1775 torque reduction signal 1: malfunction
        P1776 torque reduction signal 2: malfunction
        P1777 torque reduction or coolant temperature signal: malfunction
        P1780 transmission control switch in self-test: out of range
        P1781 four-wheel drive switch in self-test: out of range
        P1783 transmission fluid: over temperature
        P1788 3-2 timing or coast clutch solenoid: open
        P1789 3-2 timing or coast clutch solenoid: shorted
        P1790 throttle position sensor: malfunction
        P1794 battery power of the control module: circuit
        P1797 park, neutral or clutch switch signal: malfunction
        P1798 engine coolant temperature signal: malfunction
        P1824 four-wheel drive clutch relay: circuit
        P1825 four-wheel drive clutch relay: open
        P1900 turbine speed sensor: intermittent
        P1901 turbine shaft speed sensor: intermittent
        U1020 A/C clutch data on the data bus: malfunction
        U1039 vehicle speed data on the data bus: malfunction
        U1041 vehicle speed data on the data bus: malfunction
        U1051 brake data on the data bus: malfunction
        U1131 fuel system data on the data bus: malfunction
        U1147 vehicle security data on the data bus: malfunction
        U1262 communication bus: malfunction
        U1451 anti-theft module data on the data bus: malfunction
        U1900 CAN communication bus: malfunction
        U1901 CAN communication bus 2: malfunction
        U2010 switch illumination: malfunction
        U201F keyless receiver: malfunction
        U2023 fault in another control module: detected
        U2064 warning lamp request from another control module: present
        U2516 CAN communication: malfunction
        U2527 CAN communication bus 2: malfunction
        """
}
