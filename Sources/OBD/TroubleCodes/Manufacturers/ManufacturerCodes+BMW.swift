extension ManufacturerCodes {
    /// BMW and Mini: engine, transmission and network codes.
    static let bmw = """
        P1004 Valvetronic eccentric shaft guide sensor: malfunction
        P1006 Valvetronic eccentric shaft guide sensor: malfunction
        P1012 Valvetronic eccentric shaft reference sensor: malfunction
        P1014 Valvetronic eccentric shaft reference sensor: malfunction
        P1017 Valvetronic eccentric shaft sensor: implausible
        P1023 Valvetronic adjustment range: malfunction
        P1024 Valvetronic adjustment range: malfunction
        P1078 Valvetronic actuator motor overload: detected
        P1083 fuel trim, bank 1 sensor 1: lean
        P1084 fuel trim, bank 1 sensor 1: rich
        P1085 fuel trim, bank 2 sensor 1: lean
        P1086 fuel trim, bank 2 sensor 1: rich
        P1087 oxygen sensor in the lean range, bank 1 sensor 1: slow
        P1088 oxygen sensor in the rich range, bank 1 sensor 1: slow
        P1090 fuel trim before catalyst, bank 1: lean
        P1091 fuel trim before catalyst, bank 1: rich
        P1092 fuel trim before catalyst, bank 2: lean
        P1093 fuel trim before catalyst, bank 2: rich
        P1094 oxygen sensor in the rich range, bank 2 sensor 1: slow
        P1095 oxygen sensor, bank 1 sensor 1: slow lean to rich
        P1096 oxygen sensor, bank 2 sensor 1: slow lean to rich
        P1097 oxygen sensor after fuel cut-off, bank 1: slow
        P1098 oxygen sensor after fuel cut-off, bank 2 sensor 2: slow
        P1104 intake manifold differential pressure sensor: implausible
        P1105 intake manifold differential pressure sensor: implausible
        P110F ambient air temperature sensor: malfunction
        P1111 radiator outlet coolant temperature sensor: low
        P1112 radiator outlet coolant temperature sensor: high
        P1115 engine coolant temperature sensor: implausible
        P1116 mass air flow, bank 2: range
        P1117 mass air flow, bank 2: low
        P1118 mass air flow, bank 2: high
        P111E intake air temperature sensor: malfunction
        P1120 accelerator pedal position sensor: circuit
        P1121 accelerator pedal position sensor 1: range
        P1122 accelerator pedal position sensor 1: low
        P1123 accelerator pedal position sensor 1: high
        P1124 differential pressure sensor: malfunction
        P1130 oxygen sensor dynamic test, bank 1 sensor 2: malfunction
        P1131 oxygen sensor dynamic test, bank 2 sensor 2: malfunction
        P1132 oxygen sensor heater, bank 1 sensor 1: circuit
        P1133 oxygen sensor heater, bank 2 sensor 1: circuit
        P1134 oxygen sensor heater, bank 1: intermittent
        P1135 oxygen sensor heater, bank 1 sensor 1: low
        P1136 oxygen sensor heater, bank 1 sensor 1: high
        P1137 oxygen sensor heater, bank 1 sensor 2: intermittent
        P1138 oxygen sensor heater, bank 1 sensor 2: low
        P1139 oxygen sensor heater, bank 1 sensor 2: high
        P1140 mass air flow: range
        P1143 oxygen sensor signal, bank 1 sensor 2: too high
        P1144 oxygen sensor signal, bank 1 sensor 2: too low
        P1145 evaporative emission running losses valve: electrical
        P1149 oxygen sensor signal, bank 2 sensor 2: too high
        P1150 oxygen sensor signal, bank 2 sensor 2: too low
        P1151 oxygen sensor heater, bank 2 sensor 1: intermittent
        P1152 oxygen sensor heater, bank 2 sensor 1: low
        P1153 oxygen sensor heater, bank 2 sensor 1: high
        P1155 oxygen sensor heater, bank 2 sensor 2: intermittent
        P1156 oxygen sensor heater, bank 2 sensor 2: low
        P1157 oxygen sensor heater, bank 2 sensor 2: high
        P1158 additive fuel trim, bank 1: too low
        P1159 additive fuel trim, bank 1: too high
        P115A mass air flow: malfunction
        P115C mass air flow: malfunction
        P115F throttle position sensors: malfunction
        P1160 additive fuel trim, bank 2: too low
        P1161 additive fuel trim, bank 2: too high
        P1162 additive fuel trim per ignition, bank 1: too low
        P1163 additive fuel trim per ignition, bank 1: too high
        P1164 additive fuel trim per ignition, bank 2: too low
        P1165 additive fuel trim per ignition, bank 2: too high
        P116E mass air flow sensor signal: electrical
        P1174 additive fuel trim, bank 1: malfunction
        P1175 additive fuel trim, bank 2: malfunction
        P1176 oxygen sensor, bank 1: slow
        P1177 oxygen sensor, bank 2: slow
        P1178 oxygen sensor, bank 1 sensor 1: slow rich to lean
        P1179 oxygen sensor, bank 2 sensor 1: slow rich to lean
        P1180 oxygen sensor, bank 1 sensor 2: slow rich to lean
        P1181 oxygen sensor, bank 2 sensor 2: slow rich to lean
        P1182 oxygen sensor during fuel cut-off, bank 1 sensor 2: open
        P1183 oxygen sensor during fuel cut-off, bank 2 sensor 2: open
        P1186 oxygen sensor heater, bank 1 sensor 2: circuit
        P1187 oxygen sensor heater, bank 2 sensor 2: circuit
        P1188 fuel trim, bank 1 sensor 1: malfunction
        P1189 fuel trim, bank 2 sensor 1: malfunction
        P1190 fuel trim before catalyst, bank 1: malfunction
        P1191 fuel trim before catalyst, bank 2: malfunction
        P1192 fuel trim after catalyst, bank 1: malfunction
        P1193 fuel trim after catalyst, bank 2: malfunction
        P1197 differential pressure sensor: malfunction
        P1198 differential pressure sensor: malfunction
        P1221 accelerator pedal position sensor 2: range
        P1222 accelerator pedal position sensor 2: low
        P1223 accelerator pedal position sensor 2: high
        P1230 fuel pump relay control: circuit
        P1234 fuel pump relay control: circuit
        P1236 fuel pump relay control: circuit
        P1244 fuel pump emergency cut-off: activated
        P1270 control module torque monitoring: malfunction
        P1271 ambient pressure sensor: electrical
        P1283 air assisted injector solenoid, bank 1: electrical
        P1284 air assisted injector solenoid, bank 1: low
        P1285 air assisted injector solenoid, bank 1: high
        P1287 air assisted injector solenoid, bank 2: electrical
        P1288 air assisted injector solenoid, bank 2: low
        P1289 air assisted injector solenoid, bank 2: high
        P1300 camshaft position sensor: malfunction
        P1313 camshaft position A: implausible
        P1315 camshaft position sensor A signal, bank 1: malfunction
        P1316 camshaft position sensor A signal during initialization, bank 1: malfunction
        P1317 camshaft position B: implausible
        P1327 knock sensor 2, bank 1: low
        P1328 knock sensor 2, bank 1: high
        P1329 knock sensor 3: low
        P1332 knock sensor 4: low
        P1333 knock sensor 4: high
        P1338 camshaft position: offset
        P1339 camshaft position: offset
        P1340 multiple cylinder, during start: misfire
        P1341 multiple cylinder, with fuel cut-off: misfire
        P1342 cylinder 1, during start: misfire
        P1343 cylinder 1, with fuel cut-off: misfire
        P1344 cylinder 2, during start: misfire
        P1345 cylinder 2, with fuel cut-off: misfire
        P1346 cylinder 3, during start: misfire
        P1347 cylinder 3, with fuel cut-off: misfire
        P1348 cylinder 4, during start: misfire
        P1349 cylinder 4, with fuel cut-off: misfire
        P1350 cylinder 5, during start: misfire
        P1351 cylinder 5, with fuel cut-off: misfire
        P1352 cylinder 6, during start: misfire
        P1353 cylinder 6, with fuel cut-off: misfire
        P1354 cylinder 7, during start: misfire
        P1355 cylinder 7, with fuel cut-off: misfire
        P1356 cylinder 8, during start: misfire
        P1357 cylinder 8, with fuel cut-off: misfire
        P1358 cylinder 9, during start: misfire
        P1359 cylinder 9, with fuel cut-off: misfire
        P1360 cylinder 10, during start: misfire
        P1361 cylinder 10, with fuel cut-off: misfire
        P1362 cylinder 11, during start: misfire
        P1363 cylinder 11, with fuel cut-off: misfire
        P1364 cylinder 12, during start: misfire
        P1365 cylinder 12, with fuel cut-off: misfire
        P1378 knock control self-test, bank 2: malfunction
        P1379 knock control self-test, test pulse, bank 2: malfunction
        P1380 knock control self-test, baseline, bank 2: malfunction
        P1381 knock control self-test, bank 1: malfunction
        P1382 knock control self-test, test pulse, bank 1: malfunction
        P1383 ignition circuit monitoring: malfunction
        P1384 knock sensor 3: circuit
        P1385 knock sensor 4: circuit
        P1386 control module knock control baseline test, bank 1: malfunction
        P1396 crankshaft position sensor segment timing: implausible
        P1397 camshaft position sensor B, bank 1: circuit
        P1400 heated catalyst supply during heating, bank 1: too low
        P1401 heated catalyst current during heating, bank 1: too high
        P1402 heated catalyst power switch, bank 1: over temperature
        P1403 evaporative emission canister shutoff valve: electrical
        P1404 heated catalyst current during heating, bank 2: too high
        P1407 fuel level sensor 1: implausible
        P1413 secondary air injection pump relay: low
        P1414 secondary air injection: high
        P1420 secondary air valve: electrical
        P1422 secondary air injection, bank 2: malfunction
        P1423 secondary air injection, bank 1: malfunction
        P1429 tank leak diagnostic module heater: malfunction
        P1430 tank leak diagnostic module heater: low
        P1431 tank leak diagnostic module heater: high
        P1432 secondary air injection: incorrect flow
        P1434 tank leak diagnostic module: malfunction
        P1438 evaporative emission purge control valve: open
        P1439 evaporative emission purge control valve: low
        P1440 evaporative emission purge control valve: high
        P1441 evaporative emission leak detection pump control: open
        P1442 evaporative emission leak detection pump control: low
        P1443 evaporative emission leak detection pump control: high
        P1444 fuel tank leak diagnostic module (DMTL) pump: open
        P1445 fuel tank leak diagnostic module (DMTL) pump: low
        P1446 fuel tank leak diagnostic module (DMTL) pump: high
        P1447 fuel tank leak diagnostic module (DMTL) pump current when the solenoid switches: too high
        P1448 fuel tank leak diagnostic module (DMTL) pump current when the solenoid switches: too low
        P1449 fuel tank leak diagnostic module (DMTL) pump current: too high
        P144B fuel level sensor: malfunction
        P1450 fuel tank leak diagnostic module (DMTL) switching solenoid: open
        P1451 fuel tank leak diagnostic module (DMTL) switching solenoid: low
        P1452 fuel tank leak diagnostic module (DMTL) switching solenoid: high
        P1453 secondary air injection pump relay: electrical
        P1454 secondary air injection pump with series resistor: electrical
        P1456 heated catalyst power supply, bank 1: open
        P1457 heated catalyst power switch temperature sensor, bank 1: electrical
        P1459 heated catalyst power supply, bank 2: open
        P1460 heated catalyst power switch temperature sensor, bank 2: electrical
        P1461 heated catalyst gate voltage: low
        P1462 heated catalyst control module: memory
        P1463 heated catalyst battery temperature sensor 1: electrical
        P1464 heated catalyst battery temperature sensor 2: electrical
        P1465 heated catalyst battery temperature sensors 1 and 2: implausible
        P1466 heated catalyst power switch temperature sensor: implausible
        P1467 heated catalyst battery voltages of the power switches: implausible
        P1468 heated catalyst battery disconnecting switch: implausible
        P1470 evaporative emission leak detection pump control: electrical
        P1472 fuel tank leak diagnostic module (DMTL) switching solenoid: electrical
        P1473 fuel tank leak diagnostic module (DMTL) pump current: implausible
        P1475 evaporative emission leak detection pump reed switch: not closing
        P1476 evaporative emission leak detection pump hose: blocked
        P1477 evaporative emission leak detection pump reed switch: not opening
        P14A6 particulate filter flow resistance: too low
        P1500 idle air control valve: stuck open
        P1501 idle air control valve: stuck closed
        P1502 idle air control valve closing solenoid: circuit
        P1503 idle air control valve closing solenoid: low
        P1504 idle air control valve closing solenoid: open
        P1505 idle air control valve closing solenoid: electrical
        P1506 idle air control valve opening solenoid: high
        P1507 idle air control valve opening solenoid: low
        P1508 idle air control valve opening solenoid: open
        P1509 idle air control valve opening solenoid: electrical
        P150A battery sensor extended bit-serial data link: communication error
        P150B battery sensor bit-serial data link: communication error
        P150C battery sensor firmware: rationality
        P150D battery sensor temperature measurement: malfunction
        P150E battery sensor voltage measurement: malfunction
        P150F battery sensor current measurement: malfunction
        P1510 idle air control valve: stuck
        P1511 intake manifold runner (DISA): electrical
        P1512 intake manifold runner (DISA): low
        P1513 intake manifold runner (DISA): high
        P1515 engine off timer: malfunction
        P1519 camshaft position actuator A, bank 1: malfunction
        P151A battery sensor terminal 15/30 wake-up line: circuit
        P151B battery sensor wake-up line: circuit
        P151C battery sensor: malfunction
        P1520 camshaft position actuator B, bank 1: malfunction
        P1521 engine oil condition sensor: malfunction
        P1522 camshaft position actuator A, bank 2: malfunction
        P1523 camshaft position actuator A, bank 1: low
        P1524 camshaft position actuator A, bank 1: high
        P1525 camshaft position actuator A, bank 1: open
        P1526 camshaft position actuator A, bank 2: open
        P1527 camshaft position actuator A: low
        P1528 camshaft position actuator A: high
        P1529 camshaft position actuator B, bank 1: low
        P152B vehicle speed signal: malfunction
        P1530 camshaft position actuator B, bank 1: high
        P1531 camshaft position actuator B, bank 1: open
        P1532 camshaft position actuator B, bank 2: open
        P1533 camshaft position actuator B, bank 2: low
        P1534 camshaft position actuator B, bank 2: high
        P1542 accelerator pedal position sensor: electrical
        P1543 accelerator pedal position sensor: malfunction
        P1544 accelerator pedal position sensor: malfunction
        P1545 accelerator pedal position sensor: malfunction
        P1546 accelerator pedal position sensor: malfunction
        P1550 idle air control valve closing solenoid: electrical
        P1552 camshaft position actuator A (intake), bank 1: open
        P1560 camshaft position actuator B (exhaust), bank 1: open
        P1561 idle speed control during cold start: malfunction
        P1562 idle speed control during cold start: malfunction
        P1563 multifunction steering wheel switch: malfunction
        P1564 control module selection: incorrect
        P1569 camshaft position actuator A (intake), bank 2: open
        P1573 sensor power supply B of the engine control module: low
        P1580 throttle actuator: stuck
        P1581 camshaft position actuator B (exhaust), bank 2: open
        P1589 control module knock control test pulse, bank 1: malfunction
        P1593 intake manifold runner (DISA): electrical
        P1594 camshaft position actuator B (exhaust), bank 2: open
        P1602 control module: internal
        P1603 control module torque monitoring: malfunction
        P1604 control module speed monitoring: malfunction
        P1607 CAN bus version: incorrect
        P1608 serial link of the control module: communication error
        P1609 serial link to the electronic throttle control module (EML): communication error
        P160A battery deep discharge (power management): detected
        P160B power management: malfunction
        P160C power management voltage: too high
        P160D power management voltage: too low
        P160F power management no-load current: malfunction
        P1611 serial link to the transmission control module: communication error
        P1619 map-controlled thermostat: low
        P1620 map-controlled thermostat: high
        P1622 map-controlled thermostat: electrical
        P1623 accelerator pedal position sensor supply: malfunction
        P1625 accelerator pedal position sensor supply, channel 2: electrical
        P1628 throttle actuator spring test, bank 1: malfunction
        P1629 throttle actuator spring test, bank 1: malfunction
        P1631 throttle actuator spring test, bank 1: malfunction
        P1632 throttle actuator adaptation conditions: not met
        P1633 throttle actuator limp-home position: not learned
        P1634 throttle actuator spring test: malfunction
        P1635 throttle actuator lower mechanical stop: not adapted
        P1636 throttle actuator control: circuit
        P1637 throttle actuator position: control deviation
        P1638 throttle actuator, temporarily: stuck
        P1639 throttle actuator, permanently: stuck
        P1640 control module: memory
        P1644 throttle actuator adaptation: malfunction
        P1653 transmission torque: implausible
        P1654 CAN data bus: messages missing
        P165A electronic immobilizer interface hardware in the engine control module: malfunction
        P165B electronic immobilizer interface checksum: incorrect
        P165C electronic immobilizer data storage: malfunction
        P165D electronic immobilizer release code storage: malfunction
        P165E electronic immobilizer data checksum: incorrect
        P1660 electronic immobilizer message: malfunction
        P1661 electronic immobilizer message: not received
        P1667 electronic immobilizer start value: not programmed
        P1668 electronic immobilizer start value: loss
        P1670 transmission intervention: implausible
        P1675 throttle actuator start test adaptation: malfunction
        P1690 malfunction indicator lamp: electrical
        P1694 throttle actuator start test, spring and limp-home position: malfunction
        P1727 engine speed signal: malfunction
        P1734 transmission pressure control solenoid B: electrical
        P1738 transmission pressure control solenoid C: electrical
        P1744 transmission pressure control solenoid A: electrical
        P1746 transmission control module output stage: malfunction
        P1747 CAN bus monitoring: malfunction
        P1748 transmission control module self-test: malfunction
        P1749 transmission secondary pressure solenoid: communication error
        P1750 transmission secondary pressure solenoid: range
        P1751 transmission secondary pressure solenoid: open
        P1765 throttle message on the CAN bus: malfunction
        P1770 torque interface on the CAN bus: malfunction
        P1780 torque reduction message on the CAN bus: malfunction
        P1791 transmission control module: memory
        P3014 front oxygen sensor evaluation IC: malfunction
        P3202 powertrain CAN bus: malfunction
        P321E ambient pressure sensor: malfunction
        P321F ambient pressure sensor: malfunction
        P3223 generator: mechanical
        P3235 control module version coding: rationality
        P3237 control module fuel correction monitoring: malfunction
        P324C calculated generator temperature: too high
        P325A generator: electrical
        P3337 control module lambda monitoring: rationality
        U1115 vehicle mode status message: not received
        U1116 vehicle mode status message checksum: incorrect
        U111E terminal status message: not received
        U111F terminal status message checksum: incorrect
        U1129 reverse status message: not received
        U112A instrument cluster status message alive check: malfunction
        U112B instrument cluster status message: not received
        U112D fuel pump crash cut-off message: not received
        U1132 generator on the bit-serial data line: lost communication
        U1134 lamp status message: not received
        U113C time and date message: not received
        U114A engine torque message 1 alive check: malfunction
        U114B engine torque message 1: not received
        U1166 electronic immobilizer message frame: malfunction
        """
}
