extension ManufacturerCodes {
    /// Mitsubishi.
    static let mitsubishi = """
        B1011 outside temperature sensor: low
        B1012 outside temperature sensor: high
        B1021 A/C evaporator air temperature sensor: low
        B1022 A/C evaporator air temperature sensor: high
        B1041 air mix damper potentiometer: high
        B1042 air mix damper potentiometer: low
        B1045 air mix damper motor: malfunction
        B1061 air outlet damper potentiometer: high
        B1062 air outlet damper potentiometer: low
        B1065 air outlet damper motor: malfunction
        B1083 control module EEPROM: malfunction
        B1200 odometer: malfunction
        B1301 convertible top fifth bow sensor: malfunction
        B1302 convertible top fifth bow sensor: malfunction
        B1303 convertible top fifth bow sensor: malfunction
        B1304 convertible top position sensor: malfunction
        B1307 convertible top tonneau latch closed sensor: malfunction
        B1308 convertible top tonneau latch closed sensor: malfunction
        B1309 convertible top fifth bow raising: malfunction
        B1310 convertible top tonneau latch opening: malfunction
        B1312 convertible top tonneau panel opening: malfunction
        B1313 convertible top lowering: malfunction
        B1314 convertible top tonneau panel closing: malfunction
        B1315 convertible top tonneau latch closing: malfunction
        B1316 convertible top raising: malfunction
        B1317 convertible top fifth bow lowering: malfunction
        B1319 convertible top pump motor protection time-out: detected
        B1321 power window control module, driver: communication error
        B1322 power window control module, passenger: communication error
        B1323 ignition switch (IG1): malfunction
        B1324 power window control module, driver: malfunction
        B1325 power window control module, passenger: malfunction
        B1340 control module EEPROM: malfunction
        B1400 driver airbag squib 1: shorted
        B1401 driver airbag squib 1: open
        B1402 driver airbag squib 1: shorted to ground
        B1403 driver airbag squib 1: shorted to battery
        B1404 driver airbag squib 1 firing: malfunction
        B1405 airbag squib firing: open
        B1406 front impact sensor, right: malfunction
        B1407 front impact sensor voltage, right: malfunction
        B1408 front impact sensor, right: communication error
        B1409 front impact sensor, right: lost communication
        B1410 passenger airbag squib 1: shorted
        B1411 passenger airbag squib 1: open
        B1412 passenger airbag squib 1: shorted to ground
        B1413 passenger airbag squib 1: shorted to battery
        B1414 passenger airbag squib 1 firing: malfunction
        B1415 airbag squib firing: open
        B1416 front impact sensor, left: malfunction
        B1417 front impact sensor voltage, left: malfunction
        B1418 front impact sensor, left: communication error
        B1419 front impact sensor, left: lost communication
        B1420 side airbag squib, right: shorted
        B1421 side airbag squib, right: open
        B1422 side airbag squib, right: shorted to ground
        B1423 side airbag squib, right: shorted to battery
        B1424 side airbag squib firing, right: malfunction
        B1425 airbag squib firing: open
        B1426 side impact sensor, right front: malfunction
        B1427 side impact sensor voltage, right front: malfunction
        B1428 side impact sensor, right front: communication error
        B1429 side impact sensor, right front: lost communication
        B1430 side airbag squib, left: shorted
        B1431 side airbag squib, left: open
        B1432 side airbag squib, left: shorted to ground
        B1433 side airbag squib, left: shorted to battery
        B1434 side airbag squib firing, left: malfunction
        B1435 airbag squib firing: open
        B1436 side impact sensor, left front: malfunction
        B1437 side impact sensor voltage, left front: malfunction
        B1438 side impact sensor, left front: communication error
        B1439 side impact sensor, left front: lost communication
        B1440 curtain airbag squib, right: shorted
        B1441 curtain airbag squib, right: open
        B1442 curtain airbag squib, right: shorted to ground
        B1443 curtain airbag squib, right: shorted to battery
        B1444 curtain airbag squib firing, right: malfunction
        B1445 airbag squib firing: open
        B1446 side impact sensor, right rear: malfunction
        B1447 side impact sensor voltage, right rear: malfunction
        B1448 side impact sensor, right rear: communication error
        B1449 side impact sensor, right rear: lost communication
        B1450 curtain airbag squib, left: shorted
        B1451 curtain airbag squib, left: open
        B1452 curtain airbag squib, left: shorted to ground
        B1453 curtain airbag squib, left: shorted to battery
        B1454 curtain airbag squib firing, left: malfunction
        B1455 airbag squib firing: open
        B1456 side impact sensor, left rear: malfunction
        B1457 side impact sensor voltage, left rear: malfunction
        B1458 side impact sensor, left rear: communication error
        B1459 side impact sensor, left rear: lost communication
        B1460 seat belt pretensioner squib, right: shorted
        B1461 seat belt pretensioner squib, right: open
        B1462 seat belt pretensioner squib, right: shorted to ground
        B1463 seat belt pretensioner squib, right: shorted to battery
        B1464 seat belt pretensioner squib firing, right: malfunction
        B1465 seat belt pretensioner squib firing: open
        B1466 front airbag acceleration sensor: malfunction
        B1467 front airbag safing sensor: malfunction
        B1468 airbag safing sensor: shorted
        B1469 side airbag safing sensor: malfunction
        B1470 seat belt pretensioner squib, left: shorted
        B1471 seat belt pretensioner squib, left: open
        B1472 seat belt pretensioner squib, left: shorted to ground
        B1473 seat belt pretensioner squib, left: shorted to battery
        B1474 seat belt pretensioner squib firing, left: malfunction
        B1475 seat belt pretensioner squib firing: open
        B1476 airbag control module ignition supply (IG1): malfunction
        B1477 airbag control module ignition supply (IG1): malfunction
        B1478 airbag backup capacitor: malfunction
        B1479 airbag backup capacitor: voltage too low
        B1480 driver airbag squib 2: shorted
        B1481 driver airbag squib 2: open
        B1482 driver airbag squib 2: shorted to ground
        B1483 driver airbag squib 2: shorted to battery
        B1484 driver airbag squib 2 firing: malfunction
        B1485 airbag squib firing: open
        B1490 passenger airbag squib 2: shorted
        B1491 passenger airbag squib 2: open
        B1492 passenger airbag squib 2: shorted to ground
        B1493 passenger airbag squib 2: shorted to battery
        B1494 passenger airbag squib 2 firing: malfunction
        B1495 airbag squib firing: open
        B1496 airbag control module: internal
        B1497 airbag control module: internal
        B1498 airbag control module: internal
        B1499 airbag deployment: detected
        B1506 seat track position sensor: open
        B1507 seat track position sensor: shorted to ground
        B1508 seat track position sensor: shorted to battery
        B1509 airbag control module: mounting
        B1519 airbag control module connector lock: malfunction
        B1520 seat belt buckle switch: malfunction
        B1521 seat belt buckle switch normally closed contact: malfunction
        B1522 seat belt buckle switch normally closed contact: shorted to ground
        B1523 seat belt buckle switch normally closed contact: shorted to battery
        B1524 seat belt buckle switch: malfunction
        B1525 seat belt buckle switch normally open contact: shorted to ground
        B1526 seat belt buckle switch normally open contact: shorted to battery
        B1527 seat belt buckle switch common contact: circuit or open
        B1528 seat belt buckle switch common contact: shorted to ground
        B1529 seat belt buckle switch: shorted to battery
        B1530 seat belt buckle switch: malfunction
        B1531 seat belt buckle switch normally closed contact: malfunction
        B1532 seat belt buckle switch normally closed contact: shorted to ground
        B1533 seat belt buckle switch normally closed contact: shorted to battery
        B1534 seat belt buckle switch: malfunction
        B1535 seat belt buckle switch normally open contact: shorted to ground
        B1536 seat belt buckle switch normally open contact: shorted to battery
        B1537 seat belt buckle switch common contact: circuit or open
        B1538 seat belt buckle switch common contact: shorted to ground
        B1539 seat belt buckle switch: shorted to battery
        B1540 occupant classification control module: malfunction
        B1541 occupant classification calibration: malfunction
        B1542 occupant classification sensor: malfunction
        B1543 occupant classification sensor 2: malfunction
        B1545 occupant classification control module: malfunction
        B1546 occupant classification control module communication: malfunction
        B1547 passenger airbag cut-off: circuit
        B1548 CAN bus: no communication
        B1549 CAN communication: malfunction
        B1551 airbag warning lamp: malfunction
        B1552 airbag power supply switching: malfunction
        B1553 airbag power supply switching: open
        B1556 seat track position sensor, driver: malfunction
        B1557 airbag control module: malfunction
        B1558 occupant classification control module: malfunction
        B1573 passenger airbag cut-off switch: shorted to battery
        B1588 airbag backup capacitor: malfunction
        B1589 airbag backup capacitor step-down converter: malfunction
        B1590 airbag backup capacitor capacitance: too high
        B1591 airbag backup capacitor capacitance: too low
        B1594 airbag control module: malfunction
        B1603 seat belt pretensioner squib, driver: shorted
        B1604 seat belt pretensioner squib, driver: open
        B1605 seat belt pretensioner squib, driver: shorted to ground
        B1606 seat belt pretensioner squib, driver: shorted to battery
        B1607 seat belt pretensioner squib firing, driver: malfunction
        B1608 seat belt pretensioner squib firing: open
        B1609 seat belt pretensioner squib, passenger: shorted
        B1610 seat belt pretensioner squib, passenger: open
        B1611 seat belt pretensioner squib, passenger: shorted to ground
        B1612 seat belt pretensioner squib, passenger: shorted to battery
        B1613 seat belt pretensioner squib firing, passenger: malfunction
        B1614 seat belt pretensioner squib firing: open
        B1615 front airbag electronic safing sensor: malfunction
        B1616 front airbag safing sensor: malfunction
        B1617 airbag rollover sensor: malfunction
        B1618 airbag Z-axis low-g acceleration sensor: malfunction
        B1699 simultaneous deployment of airbags: detected
        B1702 key transponder data reception: malfunction
        B1703 key transponder identification: incorrect
        B1706 flasher fuse: open
        B1707 flasher: open
        B1709 body control module EEPROM: malfunction
        B1722 immobilizer antenna: malfunction
        B1760 vehicle coding data: malfunction
        B1761 VIN: not programmed
        B1762 ignition-off draw fuse: mounting
        B1763 lighting switch: malfunction
        B1764 wiper switch: malfunction
        B1765 control module fuse: malfunction
        B1766 control module pairing with another vehicle: detected
        B1A08 electronic key 1: performance
        B1A09 electronic key 2: performance
        B1A0A electronic key 3: performance
        B1A0B electronic key 4: performance
        B1A0C electronic key 5: performance
        B1A0D electronic key 6: performance
        B1A0E electronic key 7: performance
        B1A0F electronic key 8: performance
        B1A10 electronic key 1 battery: voltage too low
        B1A11 electronic key 2 battery: voltage too low
        B1A12 electronic key 3 battery: voltage too low
        B1A13 electronic key 4 battery: voltage too low
        B1A14 electronic key 5 battery: voltage too low
        B1A15 electronic key 6 battery: voltage too low
        B1A16 electronic key 7 battery: voltage too low
        B1A17 electronic key 8 battery: voltage too low
        B2400 electronic key registration: malfunction
        B2401 electronic key identification: not learned
        B2402 steering lock unit communication (system identification): malfunction
        B2403 steering lock unit communication (checksum): malfunction
        B2404 steering lock unit communication (function code): malfunction
        B2405 steering lock unit communication (rolling code): malfunction
        B2407 steering lock unit communication (EEPROM): malfunction
        B2408 steering lock unit communication (solenoid): malfunction
        B2409 steering lock unit: lost communication
        B240A outside key antenna: open
        B240B outside key antenna: open
        B240C outside key antenna, tailgate: open
        B240D inside key antenna, front: open
        B240E inside key antenna, right rear: open
        B2410 inside key antenna, rear: open
        B2412 key antenna power supply: malfunction
        B2413 steering lock unit power supply: malfunction
        B2416 control module: internal
        C1011 wheel speed sensor signal, left front: malfunction
        C1014 wheel speed sensor monitoring, left front: malfunction
        C101C wheel speed sensor signal, right front: malfunction
        C101F wheel speed sensor monitoring, right front: malfunction
        C1027 wheel speed sensor signal, left rear: malfunction
        C102A wheel speed sensor monitoring, left rear: malfunction
        C102B wheel speed sensor, right rear: malfunction
        C1032 wheel speed sensor signal, right rear: malfunction
        C1035 wheel speed sensor monitoring, right rear: malfunction
        C1041 wheel speed sensor periodic signal, left front: malfunction
        C1042 wheel speed sensor periodic signal, right front: malfunction
        C1043 wheel speed sensor periodic signal, left rear: malfunction
        C1044 wheel speed sensor periodic signal, right rear: malfunction
        C1046 wheel control phase time, left front: too long
        C1047 wheel control phase time, right front: too long
        C104B ABS inlet solenoid valve, left front: malfunction
        C104F ABS inlet solenoid valve, right front: malfunction
        C1053 ABS inlet solenoid valve, left rear: malfunction
        C1057 ABS inlet solenoid valve, right rear: malfunction
        C105B ABS outlet solenoid valve, right rear: malfunction
        C105F ABS outlet solenoid valve, left front: malfunction
        C1063 ABS outlet solenoid valve, right front: malfunction
        C1067 ABS outlet solenoid valve, left rear: malfunction
        C1073 ABS pump motor: malfunction
        C1201 wheel speed sensor signal, right front: malfunction
        C1205 wheel speed sensor, left front: malfunction
        C1206 wheel speed sensor signal, left front: malfunction
        C1211 wheel speed sensor signal, right rear: malfunction
        C1215 wheel speed sensor, left rear: malfunction
        C1216 wheel speed sensor signal, left rear: malfunction
        C1219 steering angle sensor signal: malfunction
        C121A steering angle sensor calibration: malfunction
        C1222 wheel speed sensor power supply: circuit
        C1225 wheel speeds: correlation
        C1226 ABS solenoid valve: malfunction
        C1231 ABS solenoid valve: malfunction
        C1236 ABS solenoid valve: malfunction
        C123C yaw rate and acceleration sensor signal: malfunction
        C1241 ABS solenoid valve: malfunction
        C1246 ABS solenoid valve: malfunction
        C1251 ABS solenoid valve: malfunction
        C1256 ABS solenoid valve: malfunction
        C1261 ABS solenoid valve: malfunction
        C1266 ABS pump motor: stuck
        C1271 ABS pump motor drive: circuit
        C1273 ABS pump motor drive: stuck off
        C1274 ABS pump motor drive: stuck on
        C1276 ABS valve power supply: circuit
        C1278 ABS valve power supply: stuck off
        C1279 ABS valve power supply: stuck on
        C1291 reverse switch: malfunction
        C1300 brake cut valve, right front: malfunction
        C1305 brake suction valve, right front: malfunction
        C1310 brake cut valve, left front: malfunction
        C1315 brake suction valve, left front: malfunction
        C1340 stop lamp switch: malfunction
        C1345 brake fluid level: too low
        C1361 master cylinder pressure sensor: stuck
        C1362 master cylinder pressure sensor: low
        C1363 master cylinder pressure sensor: high
        C1364 master cylinder pressure sensor: malfunction
        C1366 lateral acceleration sensor: stuck
        C1371 yaw rate sensor: stuck
        C1377 yaw rate and acceleration sensor: communication error
        C1381 longitudinal acceleration sensor: stuck
        C1382 longitudinal acceleration sensor: low
        C1383 longitudinal acceleration sensor: high
        C1385 yaw rate sensor: malfunction
        C1386 longitudinal acceleration sensor: performance
        C1387 lateral acceleration sensor: performance
        C1388 yaw rate sensor active check: malfunction
        C1389 longitudinal acceleration sensor active check: malfunction
        C1390 lateral acceleration sensor active check: malfunction
        C1392 longitudinal acceleration sensor neutral position: not learned
        C1393 lateral acceleration sensor neutral position: not learned
        C1394 steering angle sensor neutral position: not learned
        C1395 brake fluid filling: incomplete
        C1397 transmission range switch: malfunction
        C1505 steering angle sensor: malfunction
        C1506 steering angle sensor: malfunction
        C1511 steering torque sensor: malfunction
        C1512 steering torque sensor: malfunction
        C1513 steering torque sensor voltage: malfunction
        C1514 steering torque sensor power supply: malfunction
        C1532 power steering motor current: malfunction
        C1555 steering angle sensor: out of range
        C1606 control module: malfunction
        C1607 control module: malfunction
        C1608 control module EEPROM: malfunction
        C1640 vehicle coding: incomplete
        C1641 vehicle coding: malfunction
        C1860 supply voltage: too high
        C1861 supply voltage: too low
        C1864 yaw rate and acceleration sensor power supply: malfunction
        C1900 tire pressure sensor identification: not learned
        C1901 vehicle speed signal: malfunction
        C1910 tire pressure sensor 1 battery voltage: malfunction
        C1911 tire pressure sensor 1 identification: not received
        C1912 tire pressure, tire 1: too low
        C1913 tire pressure sensor 1 acceleration sensor: malfunction
        C1914 tire pressure sensor 1: malfunction
        C1915 tire pressure sensor 1 off mode: active
        C1920 tire pressure sensor 2 battery voltage: malfunction
        C1921 tire pressure sensor 2 identification: not received
        C1922 tire pressure, tire 2: too low
        C1923 tire pressure sensor 2 acceleration sensor: malfunction
        C1924 tire pressure sensor 2: malfunction
        C1925 tire pressure sensor 2 off mode: active
        C1930 tire pressure sensor 3 battery voltage: malfunction
        C1931 tire pressure sensor 3 identification: not received
        C1932 tire pressure, tire 3: too low
        C1933 tire pressure sensor 3 acceleration sensor: malfunction
        C1934 tire pressure sensor 3: malfunction
        C1935 tire pressure sensor 3 off mode: active
        C1940 tire pressure sensor 4 battery voltage: malfunction
        C1941 tire pressure sensor 4 identification: not received
        C1942 tire pressure, tire 4: too low
        C1943 tire pressure sensor 4 acceleration sensor: malfunction
        C1944 tire pressure sensor 4: malfunction
        C1945 tire pressure sensor 4 off mode: active
        C1950 tire pressure sensor 5: malfunction
        C1951 tire pressure sensor identification: not received
        C1952 tire pressure: too low
        C2003 stability control module configuration: malfunction
        C2104 ABS valve power supply: malfunction
        C2116 ABS pump motor power supply: malfunction
        C2204 yaw rate and acceleration sensor: internal
        P1020 variable valve timing (MIVEC) oil control, bank 1: malfunction
        P1021 variable valve timing oil control valve, intake: malfunction
        P1022 variable valve timing (MIVEC) oil control, bank 2: malfunction
        P1023 variable valve timing oil control valve, bank 2: circuit
        P1025 variable valve timing oil control valve, exhaust: malfunction
        P1100 induction control motor: malfunction
        P1101 traction control vacuum solenoid: malfunction
        P1102 traction control ventilation solenoid: malfunction
        P1103 turbocharger wastegate actuator: malfunction
        P1104 turbocharger wastegate solenoid: malfunction
        P1105 fuel pressure solenoid: malfunction
        P1231 active stability control data: implausible
        P1232 throttle fail-safe control: malfunction
        P1233 throttle position sensor 1 (main): implausible
        P1234 throttle position sensor 2 (sub): implausible
        P1235 mass air flow sensor: implausible
        P1236 engine control module A/D converter: malfunction
        P1237 accelerator pedal position sensor: implausible
        P1238 mass air flow sensor: implausible
        P1239 engine speed: implausible
        P1240 active stability control torque request: implausible
        P1241 engine torque monitoring: malfunction
        P1242 throttle fail-safe control monitoring: malfunction
        P1243 engine control module microcomputer: malfunction
        P1244 engine control module memory: malfunction
        P1245 engine control module memory: malfunction
        P1247 transmission: implausible
        P1248 all-wheel drive: implausible
        P1294 target idle speed: not reached
        P1295 throttle position sensor 5 V supply: not present
        P1296 manifold pressure sensor 5 V supply: not present
        P1297 manifold pressure from start to run: unchanged
        P1300 ignition timing adjustment: circuit
        P1320 ignition timing retard: too low
        P1390 timing belt: skipped
        P1391 camshaft or crankshaft position sensor: intermittent
        P1400 manifold differential pressure sensor: malfunction
        P1443 evaporative emission purge control valve 2: circuit
        P1487 high-speed radiator fan control relay: circuit
        P1489 high-speed condenser fan control relay: circuit
        P1490 low-speed fan control relay: circuit
        P1492 battery temperature sensor: high
        P1493 battery temperature sensor: low
        P1495 evaporative emission ventilation solenoid: circuit
        P1496 5 V supply output: too low
        P1500 generator FR terminal: circuit
        P1506 idle speed: too low
        P1507 idle speed: too high
        P1513 remote engine starter: malfunction
        P1530 A/C switch: intermittent
        P1540 radiator sensor LIN communication: malfunction
        P1541 radiator sensor LIN communication: malfunction
        P1543 direct ozone reduction tampering monitor: malfunction
        P1544 direct ozone reduction tampering monitor: malfunction
        P1545 direct ozone reduction tampering monitor: malfunction
        P1546 direct ozone reduction tampering monitor: malfunction
        P1547 direct ozone reduction tampering monitor: malfunction
        P1564 cruise control switch: malfunction
        P1571 stop lamp switch: malfunction
        P1572 brake pedal switch: malfunction
        P1574 engine control module: malfunction
        P1600 serial communication link: malfunction
        P1601 engine control module and throttle control module communication: malfunction
        P1602 engine control module system chip communication: malfunction
        P1603 battery backup line: malfunction
        P1606 control module EEPROM: malfunction
        P1608 battery current sensor: malfunction
        P1609 battery current sensor: range
        P1610 immobilizer: malfunction
        P1637 control module memory backup: malfunction
        P1696 engine control module EEPROM: malfunction
        P1698 transmission control module messages: not received
        P1715 transmission pulse generator: malfunction
        P1720 vehicle speed sensor signal line: malfunction
        P1750 transmission solenoid assembly: malfunction
        P1751 automatic transmission control relay: malfunction
        P1763 transmission fluid temperature sensor: malfunction
        P1766 input shaft speed sensor: malfunction
        P1767 output shaft speed sensor: malfunction
        P1768 transmission control relay: stuck off
        P1769 stop lamp switch: malfunction
        P1770 transmission range switch: malfunction
        P1771 transmission range switch: malfunction
        P1774 underdrive solenoid valve: malfunction
        P1775 second solenoid valve: malfunction
        P1776 overdrive solenoid valve: malfunction
        P1777 reduction solenoid valve: malfunction
        P1778 torque converter clutch solenoid valve: malfunction
        P1779 gear 1 ratio: incorrect
        P1780 gear 2 ratio: incorrect
        P1781 gear 3 ratio: incorrect
        P1782 gear 4 ratio: incorrect
        P1783 gear 5 ratio: incorrect
        P1784 reverse gear ratio: incorrect
        P1786 torque converter clutch: malfunction
        P1787 torque converter clutch: stuck on
        P1788 automatic transmission control relay: malfunction
        P1791 coolant temperature level input to the transmission control module: circuit
        P1795 throttle position input to the transmission control module: malfunction
        P1820 shift fork position sensor 1: low
        P1821 shift fork position sensor 1: high
        P1822 shift fork position sensor 1 output: out of range
        P1823 shift fork position sensor 1, neutral: malfunction
        P1824 shift fork position sensor 1: performance
        P1825 shift fork position sensor 2: low
        P1826 shift fork position sensor 2: high
        P1827 shift fork position sensor 2 output: out of range
        P1828 shift fork position sensor 2, neutral: malfunction
        P1829 shift fork position sensor 2: performance
        P1836 shift fork 1: malfunction
        P1844 shift fork 3: malfunction
        P1852 opposite movement of shift fork 1 or 2: detected
        P1855 opposite movement of shift fork 3 or 4: detected
        P1859 clutch 1 disengagement: too slow
        P1862 transmission high-side supply 1: over current
        P1863 transmission high-side supply 1: open
        P1864 transmission high-side supply 1: shorted to battery
        P1866 transmission high-side supply 2: over current
        P1867 transmission high-side supply 2: open
        P1868 transmission high-side supply 2: malfunction
        P1876 gear 1: blocked
        P1877 gear 2: blocked
        P1878 gear 3: blocked
        P1879 gear 4: blocked
        P1899 park or neutral position switch: malfunction
        P1A40 hybrid battery current sensor (high range): malfunction
        P1A41 hybrid battery current sensor (low range): malfunction
        P1A42 hybrid battery current sensor power supply: malfunction
        P1A43 hybrid battery current sensor detection: circuit
        P1A44 hybrid battery isolation (leak) sensor: malfunction
        P1A47 hybrid battery cooling fan relay: malfunction
        P1A4E hybrid battery cooling fan relay: malfunction
        P1A58 hybrid battery cell of cell monitor 7: malfunction
        P1D37 AC power supply or AC input fuse: malfunction
        U1073 CAN communication: bus off
        U1100 engine control module: lost communication
        U1101 transmission control module: lost communication
        U1102 stability control module: lost communication
        U1104 steering angle sensor: lost communication
        U1105 yaw rate and acceleration sensor: lost communication
        U1106 power steering control module: lost communication
        U1108 instrument cluster: lost communication
        U1109 body control module (ETACS): lost communication
        U1110 A/C control module: lost communication
        U1111 display unit: lost communication
        U1112 airbag control module: lost communication
        U1114 tire pressure monitoring system: lost communication
        U1116 keyless operation control module: lost communication
        U1117 immobilizer control module: lost communication
        U1120 engine control module messages: malfunction
        U1128 instrument cluster messages: malfunction
        U1130 A/C control module messages: malfunction
        U1200 steering angle sensor message parity: malfunction
        U1204 steering angle sensor message counter: malfunction
        U1504 rain and light sensor: lost communication
        U1507 LIN data transmission: malfunction
        U1532 rain and light sensor LIN communication: malfunction
        U1570 LIN bus: no communication
        U1700 smart wiring system communication line: malfunction
        U1701 column switch: communication error
        U1702 front control module: communication error
        U1703 sunroof control module: communication error
        U1704 power window main switch: communication error
        """
}
