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
        P1105 dual generator, upper: malfunction
        P1106 dual generator, lower: malfunction
        P1107 dual generator, lower: circuit
        P1108 dual generator battery lamp: circuit
        P1109 intake air temperature sensor B: intermittent
        P1110 intake air temperature sensor, dynamic chamber: open
        P1112 intake air temperature sensor: intermittent
        P1113 intake air temperature sensor: open
        P1114 intake air temperature sensor B: low
        P1115 intake air temperature sensor B: high
        P1116 engine coolant temperature in self-test: out of range
        P1117 engine coolant temperature sensor: intermittent
        P1118 manifold air temperature sensor: low
        P1119 manifold air temperature sensor: high
        P1120 throttle position sensor: low
        P1121 throttle position and mass air flow: correlation
        P1122 throttle position: too low
        P1123 throttle position: too high
        P1124 throttle position in self-test: out of range
        P1125 throttle position sensor: intermittent
        P1126 throttle position sensor, narrow range: circuit
        P1127 exhaust temperature for the test of the rear oxygen sensor: too low
        P1128 oxygen sensors before the catalyst: swapped
        P1129 oxygen sensors after the catalyst: swapped
        P1130 fuel trim, oxygen sensor does not switch, bank 1 sensor 1: limit
        P1131 oxygen sensor, bank 1 sensor 1: stuck lean
        P1132 oxygen sensor, bank 1 sensor 1: stuck rich
        P1135 accelerator pedal position sensor A: intermittent
        P1136 control box fan: circuit
        P1137 oxygen sensor, bank 1 sensor 2: stuck lean
        P1138 oxygen sensor, bank 1 sensor 2: stuck rich
        P1139 water in fuel lamp: circuit
        P1140 water in fuel: detected
        P1141 fuel restriction indicator: circuit
        P1142 fuel restriction: detected
        P1143 air assist control valve: range
        P1144 air assist control valve: circuit
        P1150 fuel trim, oxygen sensor does not switch, bank 2 sensor 1: limit
        P1151 oxygen sensor, bank 2 sensor 1: stuck lean
        P1152 oxygen sensor, bank 2 sensor 1: stuck rich
        P1153 fuel trim, bank 2: lean
        P1154 fuel trim, bank 2: rich
        P1155 alternative fuel control module: malfunction
        P1156 fuel select switch: malfunction
        P1157 oxygen sensor, bank 2 sensor 2: stuck lean
        P1158 oxygen sensor, bank 2 sensor 2: stuck rich
        P1159 fuel stepper motor: malfunction
        P1167 self-test without pressing the accelerator pedal: incomplete
        P1168 fuel rail pressure: too low
        P1169 fuel rail pressure: too high
        P1170 engine shutoff solenoid: malfunction
        P1171 injection pump rotor sensor: malfunction
        P1172 injection pump rotor control: malfunction
        P1173 injection pump rotor calibration: malfunction
        P1174 injection pump cam sensor: malfunction
        P1175 injection pump cam control: malfunction
        P1176 injection pump cam calibration: malfunction
        P1177 injection pump synchronization: malfunction
        P1180 fuel delivery: too low
        P1181 fuel delivery: too high
        P1182 fuel shutoff solenoid: malfunction
        P1183 engine oil temperature sensor: circuit
        P1184 engine oil temperature in self-test: out of range
        P1185 fuel pump temperature sensor: high
        P1186 fuel pump temperature sensor: low
        P1188 injection pump calibration memory: malfunction
        P1189 injection pump speed signal: malfunction
        P1190 injection pump calibration resistor: out of range
        P1193 exhaust gas recirculation drive: over current
        P1194 control module analog-to-digital converter: malfunction
        P1196 key-off voltage: high
        P1197 key-off voltage: low
        P1198 injection pump rotor fuel quantity: too low
        P1199 fuel level input: low
        P1200 fuel injector control: circuit
        P1201 fuel injector, cylinder 1: malfunction
        P1202 fuel injector, cylinder 2: malfunction
        P1203 fuel injector, cylinder 3: malfunction
        P1204 fuel injector, cylinder 4: malfunction
        P1205 fuel injector, cylinder 5: malfunction
        P1206 fuel injector, cylinder 6: malfunction
        P1209 injector control pressure system: malfunction
        P1210 injector control pressure: too high
        P1211 injector control pressure: control deviation
        P1212 injector control pressure during cranking: not detected
        P1213 cold start injector: circuit
        P1214 accelerator pedal position sensor B: intermittent
        P1215 accelerator pedal position sensor C: low
        P1216 accelerator pedal position sensor C: high
        P1217 accelerator pedal position sensor C: intermittent
        P1218 cylinder identification signal: high
        P1219 cylinder identification signal: low
        P1220 series throttle control system: malfunction
        P1221 traction control system: malfunction
        P1222 traction control output: circuit
        P1223 accelerator pedal position sensor B: high
        P1224 throttle position sensor B in self-test: out of range
        P1225 needle lift sensor: malfunction
        P1226 control sleeve sensor: malfunction
        P1227 wastegate: stuck closed
        P1228 wastegate: stuck open
        P1229 intercooler pump: malfunction
        P1230 fuel pump, low speed: malfunction
        P1231 fuel pump secondary, high speed: low
        P1232 fuel pump primary: circuit
        P1233 fuel pump driver module: malfunction
        P1234 fuel pump driver module: malfunction
        P1235 fuel pump control: out of range
        P1236 fuel pump control: out of range
        P1237 fuel pump secondary: circuit
        P1238 fuel pump secondary: circuit
        P1239 fuel pump supply: malfunction
        P1240 sensor supply voltage: malfunction
        P1241 sensor supply voltage: low
        P1242 sensor supply voltage: high
        P1243 second fuel pump: malfunction
        P1246 generator load input: malfunction
        P1247 boost pressure: too low
        P1248 boost pressure: not detected
        P1249 wastegate control valve: performance
        P1250 fuel pressure regulator control solenoid: circuit
        P1251 air mixture solenoid: circuit
        P1259 signal of the immobilizer to the engine control module: malfunction
        P1260 theft with the engine disabled: detected
        P1261 fuel injector high to low side, cylinder 1: shorted
        P1262 fuel injector high to low side, cylinder 2: shorted
        P1263 fuel injector high to low side, cylinder 3: shorted
        P1264 fuel injector high to low side, cylinder 4: shorted
        P1265 fuel injector high to low side, cylinder 5: shorted
        P1266 fuel injector high to low side, cylinder 6: shorted
        P1267 fuel injector high to low side, cylinder 7: shorted
        P1268 fuel injector high to low side, cylinder 8: shorted
        P1269 immobilizer code: not programmed
        P1270 engine or vehicle speed limiter: activated
        P1271 fuel injector high to low side, cylinder 1: open
        P1272 fuel injector high to low side, cylinder 2: open
        P1273 fuel injector high to low side, cylinder 3: open
        P1274 fuel injector high to low side, cylinder 4: open
        P1275 fuel injector high to low side, cylinder 5: open
        P1276 fuel injector high to low side, cylinder 6: open
        P1277 fuel injector high to low side, cylinder 7: open
        P1278 fuel injector high to low side, cylinder 8: open
        P1280 injector control pressure: too low
        P1281 injector control pressure: too high
        P1282 injector control pressure: too high
        P1283 injector control pressure regulator: circuit
        P1284 engine running self-test, injector control pressure: incomplete
        P1285 cylinder head: over temperature
        P1286 fuel pulse: too short
        P1287 fuel pulse: too long
        P1288 cylinder head temperature in self-test: out of range
        P1289 cylinder head temperature sensor: high
        P1290 cylinder head temperature sensor: low
        P1291 fuel injectors, high side, bank 1: shorted
        P1292 fuel injectors, high side, bank 2: shorted
        P1293 fuel injectors, high side, bank 1: open
        P1294 fuel injectors, high side, bank 2: open
        P1295 fuel injectors, several faults, bank 1: malfunction
        P1296 fuel injectors, several faults, bank 2: malfunction
        P1297 fuel injectors, high sides: wires shorted
        P1298 injector driver module: malfunction
        P1299 cylinder head over temperature protection: active
        P1300 boost calibration: malfunction
        P1301 boost calibration: too high
        P1302 boost calibration: too low
        P1303 exhaust gas recirculation calibration: malfunction
        P1304 exhaust gas recirculation calibration: too high
        P1305 exhaust gas recirculation calibration: too low
        P1306 kickdown relay, pull-in: circuit
        P1307 kickdown relay, hold: circuit
        P1308 A/C clutch: circuit
        P1309 misfire monitor: malfunction
        P1313 catalyst-damaging, bank 1: misfire
        P1314 catalyst-damaging, bank 2: misfire
        P1315 persistent: misfire
        P1316 injector driver module: has codes
        P1336 crankshaft and camshaft position sensors: performance
        P1340 camshaft position sensor B: circuit
        P1341 camshaft position sensor B: range
        P1345 camshaft position sensor: circuit
        P1346 fuel level sensor B: circuit
        P1347 fuel level sensor B: range
        P1348 fuel level sensor B: low
        P1349 fuel level sensor B: high
        P1350 fuel level sensor B: intermittent
        P1351 ignition diagnostic monitor input: circuit
        P1352 ignition coil A primary: circuit
        P1353 ignition coil B primary: circuit
        P1354 ignition coil C primary: circuit
        P1355 ignition coil D primary: circuit
        P1357 ignition diagnostic monitor pulse width: implausible
        P1358 ignition diagnostic monitor in self-test: out of range
        P1359 spark output: circuit
        P1360 ignition coil A secondary: circuit
        P1362 ignition coil C secondary: circuit
        P1363 ignition coil D secondary: circuit
        P1364 ignition coil primary: circuit
        P1365 ignition coil secondary: circuit
        P1369 engine temperature light monitor: malfunction
        P1370 engine speed increase during spark test: too low
        P1371 early activation of the ignition coil, cylinder 1: detected
        P1372 early activation of the ignition coil, cylinder 2: detected
        P1373 early activation of the ignition coil, cylinder 3: detected
        P1374 early activation of the ignition coil, cylinder 4: detected
        P1375 early activation of the ignition coil, cylinder 5: detected
        P1376 early activation of the ignition coil, cylinder 6: detected
        P1380 camshaft timing solenoid A: malfunction
        P1381 camshaft position, bank 1: timing advanced
        P1382 variable cam timing solenoid 1: circuit
        P1383 camshaft position, bank 1: timing retarded
        P1384 variable cam timing solenoid A: malfunction
        P1385 variable cam timing solenoid B: malfunction
        P1386 camshaft position, bank 2: timing advanced
        P1387 variable cam timing solenoid 2: circuit
        P1388 camshaft position, bank 2: timing retarded
        P1389 glow plugs, high side: low
        P1390 octane adjustment in self-test: out of range
        P1391 glow plugs, bank 1: low
        P1392 glow plugs, bank 1: high
        P1393 glow plugs, bank 2: low
        P1394 glow plugs, bank 2: high
        P1395 glow plug monitor, bank 1: malfunction
        P1396 glow plug monitor, bank 2: malfunction
        P1397 system voltage in self-test: out of range
        P1398 variable cam timing solenoid B: high
        P1399 glow plugs, high side: high
        P1400 exhaust gas recirculation differential pressure sensor: low
        P1401 exhaust gas recirculation differential pressure sensor: high
        P1402 exhaust gas recirculation orifice: restricted
        P1403 exhaust gas recirculation differential pressure sensor hoses: swapped
        P1405 exhaust gas recirculation differential pressure sensor upstream hose: disconnected
        P1406 exhaust gas recirculation differential pressure sensor downstream hose: disconnected
        P1407 exhaust gas recirculation: no flow
        P1408 exhaust gas recirculation flow in self-test: out of range
        P1409 exhaust gas recirculation vacuum regulator solenoid: circuit
        P1411 secondary air injection system: incorrect flow
        P1413 secondary air injection system monitor: low
        P1414 secondary air injection system monitor: high
        P1415 secondary air pump: circuit
        P1416 port air: circuit
        P1417 port air relief: circuit
        P1418 split air 1: circuit
        P1419 split air 2: circuit
        P1420 catalyst temperature sensor: malfunction
        P1421 catalyst damage: detected
        P1422 exhaust gas ignition temperature sensor: malfunction
        P1423 exhaust gas ignition functional test: malfunction
        P1424 exhaust gas ignition glow plug primary: malfunction
        P1425 exhaust gas ignition glow plug secondary: malfunction
        P1426 exhaust gas ignition air flow sensor: out of range
        P1427 exhaust gas ignition air flow sensor: shorted
        P1428 exhaust gas ignition air flow sensor: open
        P1429 electric secondary air pump primary: malfunction
        P1430 electric secondary air pump secondary: malfunction
        P1432 thermostat heater control: circuit
        P1433 A/C refrigerant temperature sensor: low
        P1434 A/C refrigerant temperature sensor: high
        P1435 A/C refrigerant temperature sensor: range
        P1436 A/C evaporator air temperature sensor: low
        P1437 A/C evaporator air temperature sensor: high
        P1438 A/C evaporator air temperature sensor: range
        P1439 floor temperature switch: circuit
        P1440 evaporative emission purge valve: stuck open
        P1442 evaporative emission: leak
        P1443 evaporative emission purge control valve: malfunction
        P1444 evaporative emission purge flow sensor: low
        P1445 evaporative emission purge flow sensor: high
        P1446 evaporative emission vacuum solenoid: circuit
        P1449 evaporative emission check solenoid: circuit
        P1450 fuel tank vacuum: too high
        P1451 evaporative emission vent control: circuit
        P1452 fuel tank vacuum: too high
        P1453 fuel tank pressure relief valve: malfunction
        P1454 evaporative emission vacuum test: malfunction
        P1455 evaporative emission system: gross leak
        P1456 fuel tank temperature sensor: circuit
        P1457 fuel tank vacuum: not reached
        P1460 A/C cutoff relay at wide open throttle: circuit
        P1461 A/C refrigerant pressure sensor: high
        P1462 A/C refrigerant pressure sensor: low
        P1463 A/C refrigerant pressure: unchanged
        P1464 A/C demand in self-test: out of range
        P1465 A/C relay: circuit
        P1466 A/C refrigerant temperature sensor: malfunction
        P1467 A/C compressor temperature sensor: malfunction
        P1469 A/C cycling period: too short
        P1470 A/C cycling period: too short
        P1471 cooling fan 1, driver side: malfunction
        P1472 cooling fan 2, passenger side: malfunction
        P1473 cooling fan secondary with fans off: high
        P1474 cooling fan control primary, low speed: circuit
        P1475 cooling fan relay, low speed: circuit
        P1476 cooling fan relay, high speed: circuit
        P1477 cooling fan relay, additional: circuit
        P1478 cooling fan driver: malfunction
        P1479 cooling fan high speed primary: circuit
        P1480 cooling fan secondary with low speed fan on: low
        P1481 cooling fan secondary with high speed fan on: low
        P1483 cooling fan power supply: over current
        P1484 variable load control module supply or ground: open
        P1487 exhaust gas recirculation check solenoid: circuit
        P1490 secondary air relief solenoid: circuit
        P1491 secondary air switch solenoid: circuit
        P1500 vehicle speed sensor: intermittent
        P1501 vehicle speed sensor in self-test: out of range
        P1502 vehicle speed sensor: intermittent
        P1503 auxiliary speed sensor: malfunction
        P1504 idle air control system: circuit
        P1505 idle air control adaptation: limit
        P1506 idle speed: too high
        P1507 idle speed: too low
        P1508 idle control system: open
        P1509 idle control system: shorted
        P1510 idle signal: circuit
        P1511 idle switch of the electronic throttle: circuit
        P1512 intake manifold runner, bank 1: stuck closed
        P1513 intake manifold runner, bank 2: stuck closed
        P1515 electric current sensor: circuit
        P1516 intake manifold runner control input, bank 1: malfunction
        P1517 intake manifold runner control input, bank 2: malfunction
        P1518 intake manifold runner control: stuck open
        P1519 intake manifold runner control: stuck closed
        P1520 intake manifold runner control: circuit
        P1521 variable intake solenoid 1: circuit
        P1522 variable intake solenoid 2: circuit
        P1524 variable intake solenoid: malfunction
        P1525 air bypass valve: malfunction
        P1526 air bypass: malfunction
        P1527 accelerated warm-up solenoid: circuit
        P1528 subsidiary throttle valve solenoid: circuit
        P1530 A/C clutch: circuit
        P1531 self-test, accelerator pedal moved: incomplete
        P1534 inertia switch: activated
        P1535 blower fan speed signal: range
        P1536 parking brake switch: malfunction
        P1537 intake manifold runner, bank 1: stuck open
        P1538 intake manifold runner, bank 2: stuck open
        P1539 A/C clutch power supply: over current
        P1540 air bypass valve: circuit
        P1549 intake manifold communication control: circuit
        P1550 power steering pressure sensor in self-test: out of range
        P1565 cruise control switch: too high
        P1566 cruise control switch: too low
        P1567 cruise control output: circuit
        P1568 cruise control speed: not reached
        P1571 brake switch: malfunction
        P1572 brake pedal switch: circuit
        P1573 throttle position: no signal
        P1574 throttle position sensors: correlation
        P1575 accelerator pedal position in self-test: out of range
        P1576 accelerator pedal position: no signal
        P1577 accelerator pedal position sensors: correlation
        P1578 electronic throttle power: too low
        P1579 electronic throttle control: limited power
        P1581 electronic throttle monitor: malfunction
        P1585 throttle control module: malfunction
        P1586 throttle control module throttle position: malfunction
        P1587 throttle control module modulated command: malfunction
        P1588 throttle return spring: loss
        P1589 throttle angle: control deviation
        P1600 keep-alive memory power supply: not present
        P1601 serial link between engine and transmission control modules: communication error
        P1602 link between immobilizer and engine control module: communication error
        P1603 control module EEPROM: malfunction
        P1605 keep-alive memory: malfunction
        P1606 engine control module relay output: circuit
        P1607 malfunction indicator lamp output: circuit
        P1608 engine control module: internal
        P1609 diagnostic lamp driver: malfunction
        P1621 immobilizer code words: correlation
        P1622 immobilizer identification: incorrect
        P1623 immobilizer code word or identification write: malfunction
        P1625 variable load control module fan supply: circuit
        P1626 variable load control module A/C supply: circuit
        P1627 module supply voltage: out of range
        P1628 module ignition supply input: malfunction
        P1629 internal voltage regulator: malfunction
        P1630 internal reference voltage: malfunction
        P1631 main relay: malfunction
        P1632 smart generator sensor: circuit
        P1633 keep-alive memory voltage: too low
        P1634 data output link: circuit
        P1635 tire or axle ratio: out of range
        P1636 inductive signature chip: communication error
        P1637 CAN link between engine and ABS control modules: circuit
        P1638 CAN link between engine control module and instrument cluster: circuit
        P1639 vehicle identification block: not programmed
        P1640 other powertrain module: has codes
        P1641 fuel pump primary: circuit
        P1642 fuel pump monitor: high
        P1643 fuel pump monitor: low
        P1644 fuel pump speed control: circuit
        P1645 fuel pump resistor switch: circuit
        P1650 power steering pressure switch in self-test: out of range
        P1651 power steering pressure switch input: malfunction
        P1653 power steering output: circuit
        P1654 recirculation override: circuit
        P1655 starter disable: circuit
        P1660 output circuit check signal: high
        P1661 output circuit check signal: low
        P1662 injector driver module enable: circuit
        P1663 fuel demand command signal: circuit
        P1667 cylinder identification: circuit
        P1668 link between powertrain control module and injector driver module: communication error
        P1670 electronic feedback signal: not detected
        P1680 metering oil pump: malfunction
        P1681 metering oil pump: malfunction
        P1682 metering oil pump: malfunction
        P1683 metering oil pump temperature sensor: circuit
        P1684 metering oil pump position sensor: circuit
        P1685 metering oil pump stepper motor: circuit
        P1686 metering oil pump stepper motor: circuit
        P1687 metering oil pump stepper motor: circuit
        P1688 metering oil pump stepper motor: circuit
        P1689 engine oil pressure control solenoid: circuit
        P1690 wastegate solenoid: circuit
        P1691 turbo pressure control solenoid: circuit
        P1692 turbo control solenoid: circuit
        P1693 turbo charge control: circuit
        P1694 turbo charge relief: circuit
        P1700 transmission: malfunction
        P1701 reverse: engagement
        P1702 transmission range sensor: intermittent
        P1703 brake switch in self-test: out of range
        P1704 transmission range sensor: malfunction
        P1705 transmission range sensor in self-test: out of range
        P1706 vehicle speed in park: too high
        P1707 transfer case neutral indicator: malfunction
        P1708 clutch switch: circuit
        P1709 park or neutral position switch in self-test: out of range
        P1711 transmission fluid temperature in self-test: out of range
        P1712 transmission torque reduction request signal: malfunction
        P1713 transmission fluid temperature sensor: too low
        P1714 shift solenoid A inductive signature: malfunction
        P1715 shift solenoid B inductive signature: malfunction
        P1716 shift solenoid C inductive signature: malfunction
        P1717 shift solenoid D inductive signature: malfunction
        P1718 transmission fluid temperature sensor: too high
        P1720 vehicle speed signal: circuit
        P1721 gear 1: ratio
        P1722 gear 2: ratio
        P1723 gear 3: ratio
        P1724 gear 4: ratio
        P1725 engine speed increase during self-test: too low
        P1726 engine speed decrease during self-test: too low
        P1727 coast clutch solenoid inductive signature: malfunction
        P1728 transmission: slipping
        P1729 four-wheel drive low switch: malfunction
        P1730 gear 2, 3 or 5 control: malfunction
        P1731 1-2 shift: malfunction
        P1732 2-3 shift: malfunction
        P1733 3-4 shift: malfunction
        P1734 gear control: malfunction
        P1735 first gear switch: circuit
        P1736 second gear switch: circuit
        P1737 torque converter lockup solenoid: malfunction
        P1738 shift time: malfunction
        P1739 slip solenoid: malfunction
        P1740 torque converter clutch inductive signature: malfunction
        P1741 torque converter clutch control: malfunction
        P1742 torque converter clutch solenoid: stuck on
        P1743 torque converter clutch solenoid: stuck on
        P1744 torque converter clutch: performance
        P1745 line pressure solenoid: malfunction
        P1746 pressure control solenoid A: open
        P1747 pressure control solenoid A: shorted
        P1748 electronic pressure control: malfunction
        P1749 pressure control solenoid: stuck low
        P1751 shift solenoid A: performance
        P1754 coast clutch solenoid: circuit
        P1755 intermediate shaft speed sensor: malfunction
        P1756 shift solenoid B: performance
        P1760 pressure control solenoid A: shorted
        P1761 shift solenoid C: performance
        P1762 overdrive band: stuck off
        P1765 timing solenoid: circuit
        P1767 torque converter clutch: circuit
        P1768 performance, normal or winter mode input: malfunction
        P1770 clutch solenoid: circuit
        P1776 ignition retard request duration: malfunction
        P1777 ignition retard request: circuit
        P1778 transmission reverse input: circuit
        P1779 transmission control indicator lamp: circuit
        P1780 transmission control switch in self-test: out of range
        P1781 four-wheel drive switch in self-test: out of range
        P1783 transmission fluid: over temperature
        P1784 transmission first and reverse gears: mechanical
        P1785 transmission first and second gears: mechanical
        P1786 3-2 downshift: malfunction
        P1787 2-1 downshift: malfunction
        P1788 pressure control solenoid B: open
        P1789 pressure control solenoid B: shorted
        P1792 barometric pressure signal: circuit
        P1793 intake air volume signal: circuit
        P1794 battery voltage signal: circuit
        P1795 idle switch: circuit
        P1796 kickdown switch: circuit
        P1797 neutral switch: circuit
        P1798 coolant temperature signal: circuit
        P1799 hold switch: circuit
        P1800 transmission clutch interlock switch: circuit
        P1801 transmission clutch interlock switch: open
        P1802 transmission clutch interlock switch: shorted to battery
        P1803 transmission clutch interlock switch: shorted to ground
        P1804 four-wheel drive high indicator: circuit
        P1805 four-wheel drive high indicator: open
        P1806 four-wheel drive high indicator: shorted to battery
        P1807 four-wheel drive high indicator: shorted to ground
        P1808 four-wheel drive low indicator: circuit
        P1809 four-wheel drive low indicator: open
        P1810 four-wheel drive low indicator: shorted to battery
        P1811 four-wheel drive low indicator: shorted to ground
        P1812 four-wheel drive mode select: circuit
        P1813 four-wheel drive mode select: open
        P1814 four-wheel drive mode select: shorted to battery
        P1815 four-wheel drive mode select: shorted to ground
        P1816 transmission neutral safety switch: circuit
        P1817 transmission neutral safety switch: open
        P1818 transmission neutral safety switch: shorted to battery
        P1819 transmission neutral safety switch: shorted to ground
        P1820 transfer case clockwise shift relay coil: circuit
        P1821 transfer case clockwise shift relay coil: open
        P1822 transfer case clockwise shift relay coil: shorted to battery
        P1823 transfer case clockwise shift relay coil: shorted to ground
        P1824 four-wheel drive clutch relay: circuit
        P1825 four-wheel drive clutch relay: open
        P1826 four-wheel drive low clutch relay: shorted to battery
        P1827 four-wheel drive low clutch relay: shorted to ground
        P1828 transfer case counterclockwise shift relay coil: circuit
        P1829 transfer case counterclockwise shift relay coil: open
        P1830 transfer case counterclockwise shift relay coil: shorted to battery
        P1831 transfer case counterclockwise shift relay coil: shorted to ground
        P1832 transfer case differential lock solenoid: circuit
        P1833 transfer case differential lock solenoid: open
        P1834 transfer case differential lock solenoid: shorted to battery
        P1835 transfer case differential lock solenoid: shorted to ground
        P1836 transfer case front shaft speed sensor: circuit
        P1837 transfer case rear shaft speed sensor: circuit
        P1838 transfer case shift motor: circuit
        P1839 transfer case shift motor: open
        P1840 transfer case shift motor: shorted to battery
        P1841 transfer case shift motor: shorted to ground
        P1842 transfer case differential lock feedback switch: circuit
        P1843 transfer case differential lock feedback switch: open
        P1844 transfer case differential lock feedback switch: shorted to battery
        P1845 transfer case differential lock feedback switch: shorted to ground
        P1846 transfer case contact plate A: circuit
        P1847 transfer case contact plate A: open
        P1848 transfer case contact plate A: shorted to battery
        P1849 transfer case contact plate A: shorted to ground
        P1850 transfer case contact plate B: circuit
        P1851 transfer case contact plate B: open
        P1852 transfer case contact plate B: shorted to battery
        P1853 transfer case contact plate B: shorted to ground
        P1854 transfer case contact plate C: circuit
        P1855 transfer case contact plate C: open
        P1856 transfer case contact plate C: shorted to battery
        P1857 transfer case contact plate C: shorted to ground
        P1858 transfer case contact plate D: circuit
        P1859 transfer case contact plate D: open
        P1860 transfer case contact plate D: shorted to battery
        P1861 transfer case contact plate D: shorted to ground
        P1862 transfer case contact plate power: circuit
        P1863 transfer case contact plate power: open
        P1864 transfer case contact plate power: shorted to battery
        P1865 transfer case contact plate power: shorted to ground
        P1866 transfer case system: malfunction
        P1867 transfer case contact plate, general: circuit
        P1868 automatic four-wheel drive indicator: circuit
        P1869 automatic four-wheel drive indicator: shorted to battery
        P1870 mechanical transfer case four-wheel drive switch: circuit
        P1871 mechanical transfer case four-wheel drive switch: shorted to battery
        P1872 four-wheel drive axle lock lamp: circuit
        P1873 four-wheel drive axle lock lamp: shorted to battery
        P1874 transmission Hall effect sensor power: circuit
        P1875 transmission Hall effect sensor power: shorted to battery
        P1876 transfer case two-wheel drive solenoid: circuit
        P1877 transfer case two-wheel drive solenoid: shorted to battery
        P1878 transfer case disengaged solenoid: circuit
        P1879 transfer case disengaged solenoid: open
        P1880 transfer case disengaged solenoid: shorted to battery
        P1881 engine coolant level sensor: circuit
        P1882 engine coolant level sensor: shorted to ground
        P1883 engine coolant level sensor: circuit
        P1885 transfer case disengaged solenoid: shorted to ground
        """
}
