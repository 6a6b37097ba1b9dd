extension ManufacturerCodes {
    /// Buick, Cadillac, Chevrolet, GMC, Oldsmobile, Pontiac and Saturn: codes up to about 2009.
    static let gm = """
        B1000 control module: malfunction
        B1001 option configuration: malfunction
        B1004 keep-alive memory: malfunction
        B1007 control module EEPROM write: malfunction
        B1009 control module EEPROM: malfunction
        B1016 vehicle identification number: not programmed
        B1019 system configuration: malfunction
        B1045 audio output 3, left rear: circuit
        B1055 audio output 4, right rear: circuit
        B1240 CD player: no communication
        B1243 CD player loading and unloading: malfunction
        B1245 CD changer: no communication
        B1248 CD changer loading and unloading: malfunction
        B1271 radio theft lock: active
        B1315 A/C evaporator inlet temperature sensor: shorted
        B1325 control module power supply: malfunction
        B1327 control module power supply: low
        B1370 ignition on and start input: circuit
        B1380 ignition accessory input: circuit
        B1385 ignition start input: circuit
        B1395 voltage reference output 1: circuit
        B1405 voltage reference output 2: circuit
        B1428 ignition-switched power relay 1: circuit
        B1440 power mode master inputs: correlation
        B1441 ignition off, run and crank input: circuit
        B1480 battery rundown protection: circuit
        B1483 battery rundown protection: high
        B1552 keep-alive memory: malfunction
        B1556 nonvolatile memory (EEPROM): malfunction
        B1558 nonvolatile memory (EEPROM) checksum: incorrect
        B1580 mirror horizontal position sensor: circuit
        B1581 mirror position sensor: out of range
        B1583 mirror position sensor: malfunction
        B1586 mirror horizontal position sensor: out of range
        B1590 mirror vertical position sensor: circuit
        B1591 mirror position sensor: out of range
        B1611 mirror position sensor: out of range
        B1621 mirror position sensor: out of range
        B1623 mirror position sensor: malfunction
        B1735 seat front up switch, driver: circuit
        B1740 seat front down switch, driver: circuit
        B1745 seat rear up switch, driver: circuit
        B1750 seat rear down switch, driver: circuit
        B1755 seat forward switch, driver: circuit
        B1760 seat rearward switch, driver: circuit
        B1815 seat recline forward switch, driver: circuit
        B1820 seat recline rearward switch, driver: circuit
        B1825 seat recline position sensor, driver: circuit
        B1830 lumbar forward switch, driver: circuit
        B1835 lumbar rearward switch, driver: circuit
        B1840 lumbar up switch, driver: circuit
        B1845 lumbar down switch, driver: circuit
        B1850 lumbar horizontal position sensor, driver: circuit
        B1860 lumbar vertical position sensor, driver: circuit
        B1925 seat heater sensor, driver: malfunction
        B1935 seat back heater, driver: malfunction
        B1970 exterior lamp power: malfunction
        B1971 inadvertent (courtesy lamp) power: malfunction
        B1973 high power control: malfunction
        B1982 control module power supply: high
        B1983 control module power supply: low
        B2115 seat recline position sensor, driver: malfunction
        B2116 seat rear vertical position sensor, driver: malfunction
        B2118 seat front vertical position sensor, driver: malfunction
        B2144 mirror vertical position sensor, left: low
        B2145 mirror vertical position sensor, left: high
        B2146 mirror horizontal position sensor, left: low
        B2147 mirror horizontal position sensor, left: high
        B2148 mirror vertical position sensor, right: low
        B2149 mirror vertical position sensor, right: high
        B2150 mirror horizontal position sensor, right: low
        B2151 mirror horizontal position sensor, right: high
        B2170 seat heater sensor, passenger: malfunction
        B2180 seat back heater, passenger: malfunction
        B2200 window switch up position, left front: stuck
        B2201 window switch down position, left front: stuck
        B2202 window switch up position, right front: stuck
        B2203 window switch down position, right front: stuck
        B2204 window switch up position, left rear: stuck
        B2206 window switch up position, right rear: stuck
        B2207 window switch down position, right rear: stuck
        B2220 door lock switch lock position, left front: stuck
        B2221 door lock switch unlock position, left front: stuck
        B2222 door lock switch lock position, right front: stuck
        B2223 door lock switch unlock position, right front: stuck
        B2240 memory recall switch: malfunction
        B2241 memory recall switch: malfunction
        B2242 memory exit switch: malfunction
        B2355 seat front vertical position sensor, driver: circuit
        B2365 seat rear vertical position sensor, driver: circuit
        B2375 seat horizontal position sensor, driver: circuit
        B2425 seat heater, driver: circuit
        B2430 seat heater, passenger: circuit
        B2435 seat back heater sensor, driver: circuit
        B2440 seat back heater sensor, passenger: circuit
        B2455 cellular phone microphone: circuit
        B2471 interior lamps: malfunction
        B2472 low beam headlamps: malfunction
        B2473 high beam headlamps: malfunction
        B2476 cellular phone service select switch: malfunction
        B2545 backup lamps: circuit
        B2575 headlamp control: circuit
        B2580 headlamp high beam control: circuit
        B2585 park lamp control: circuit
        B2590 cornering lamp, left: circuit
        B2610 passenger compartment dimming 1: circuit
        B2625 display dimming output: circuit
        B2645 ambient light sensor: circuit
        B2745 traction control switch: circuit
        B2755 memory 1 select switch, driver: circuit
        B2757 memory 1 select switch, driver: low
        B2760 memory 2 select switch, driver: circuit
        B2762 memory 2 select switch, driver: low
        B2767 memory set switch, driver: low
        B2772 memory exit switch, driver: low
        B2853 steering column telescope forward switch: circuit
        B2858 steering column telescope rearward switch: circuit
        B2862 steering column telescope position sensor: malfunction
        B2870 steering column tilt up switch: circuit
        B2873 steering column tilt up switch: circuit
        B2878 steering column tilt down switch: circuit
        B2955 security system sensor data: circuit
        B2957 security system sensor data: low
        B2958 security system sensor data: high
        B2960 security system sensor data: incorrect
        C1207 wheel speed sensor, left front: high
        C1208 wheel speed sensor, right front: high
        C1209 wheel speed sensor, left rear: high
        C1210 wheel speed sensor, right rear: high
        C1214 ABS solenoid valve relay: open
        C1221 wheel speed sensor, left front: malfunction
        C1222 wheel speed sensor, right front: malfunction
        C1223 wheel speed sensor, left rear: malfunction
        C1224 wheel speed sensor, right rear: malfunction
        C1225 wheel speed sensor, left front: performance
        C1226 wheel speed sensor, right front: performance
        C1227 wheel speed sensor, left rear: performance
        C1228 wheel speed sensor, right rear: performance
        C1232 wheel speed sensor, left front: circuit
        C1233 wheel speed sensor, right front: circuit
        C1234 wheel speed sensor, left rear: circuit
        C1235 wheel speed sensor, right rear: circuit
        C1241 variable effort steering: circuit
        C1242 ABS pump motor: open
        C1255 ABS control module: internal
        C1256 ABS control module: internal
        C1281 stability control sensors: correlation
        C1286 steering wheel position sensor: malfunction
        C1287 steering wheel position sensor: malfunction
        C1288 steering wheel position sensor: circuit
        P1106 manifold pressure sensor: intermittently high
        P1107 manifold pressure sensor: intermittently low
        P1108 barometric pressure and manifold pressure: correlation
        P1111 intake air temperature sensor: intermittently high
        P1112 intake air temperature sensor: intermittently low
        P1114 engine coolant temperature sensor: intermittently low
        P1115 engine coolant temperature sensor: intermittently high
        P1117 engine coolant temperature signal: too low
        P1118 engine coolant temperature signal: too high
        P1119 engine coolant temperature and transmission fluid temperature: correlation
        P1121 throttle position sensor: intermittently high
        P1122 throttle position sensor: intermittently low
        P1130 oxygen sensor signal variation, bank 1 sensor 1: too low
        P1131 oxygen sensor signal variation, bank 1 sensor 2: too low
        P1132 oxygen sensor signal variation, bank 2 sensor 1: too low
        P1133 oxygen sensor switching, bank 1 sensor 1: too slow
        P1134 oxygen sensor transition time ratio, bank 1 sensor 1: malfunction
        P1135 oxygen sensor mean value, bank 1 sensor 1: lean
        P1136 oxygen sensor mean value, bank 1 sensor 1: rich
        P1137 oxygen sensor, bank 1 sensor 2: stuck lean
        P1138 oxygen sensor, bank 1 sensor 2: stuck rich
        P1139 oxygen sensor switching, bank 1 sensor 2: too slow
        P1140 oxygen sensor transition time ratio, bank 1 sensor 2: malfunction
        P1143 oxygen sensor, bank 1 sensor 3: stuck lean
        P1144 oxygen sensor, bank 1 sensor 3: stuck rich
        P1145 oxygen sensor switching, bank 1 sensor 3: malfunction
        P1153 oxygen sensor switching, bank 2 sensor 1: too slow
        P1154 oxygen sensor transition time ratio, bank 2 sensor 1: malfunction
        P1155 oxygen sensor mean value, bank 2 sensor 1: lean
        P1156 oxygen sensor mean value, bank 2 sensor 1: rich
        P1157 oxygen sensor, bank 2 sensor 2: stuck lean
        P1158 oxygen sensor, bank 2 sensor 2: stuck rich
        P1159 oxygen sensor switching, bank 2 sensor 2: malfunction
        P1161 oxygen sensor heater, bank 2 sensor 2: circuit
        P1163 oxygen sensor, bank 2 sensor 3: stuck lean
        P1164 oxygen sensor, bank 2 sensor 3: stuck rich
        P1170 fuel trim from bank to bank: correlation
        P1171 fuel system during acceleration: lean
        P1187 engine oil temperature sensor: low
        P1188 engine oil temperature sensor: high
        P1189 engine oil pressure switch: circuit
        P1201 alternative fuel gas mass sensor: range
        P1202 alternative fuel gas mass sensor frequency: too low
        P1203 alternative fuel gas mass sensor frequency: too high
        P1211 mass air flow sensor: intermittently high
        P1212 mass air flow sensor: intermittently low
        P1214 injection pump timing: offset
        P1216 fuel solenoid response time: too short
        P1217 fuel solenoid response time: too long
        P1218 injection pump calibration: circuit
        P1219 throttle position sensor reference voltage: malfunction
        P1220 throttle position sensor 2: circuit
        P1221 throttle position sensors 1 and 2: correlation
        P1222 fuel injector control: intermittent
        P1225 fuel injector, cylinder 2: intermittent
        P1228 fuel injector, cylinder 3: intermittent
        P1231 fuel injector, cylinder 4: intermittent
        P1234 fuel injector, cylinder 5: intermittent
        P1237 fuel injector, cylinder 6: intermittent
        P1240 fuel injector, cylinder 7: intermittent
        P1243 fuel injector, cylinder 8: intermittent
        P1258 engine over temperature protection: active
        P1271 accelerator pedal position sensors 1 and 2: correlation
        P1275 accelerator pedal position sensor 1: circuit
        P1276 accelerator pedal position sensor 1: performance
        P1277 accelerator pedal position sensor 1: low
        P1278 accelerator pedal position sensor 1: high
        P1280 accelerator pedal position sensor 2: circuit
        P1281 accelerator pedal position sensor 2: performance
        P1282 accelerator pedal position sensor 2: low
        P1283 accelerator pedal position sensor 2: high
        P1285 accelerator pedal position sensor 3: circuit
        P1286 accelerator pedal position sensor 3: performance
        P1287 accelerator pedal position sensor 3: low
        P1288 accelerator pedal position sensor 3: high
        P1320 ignition control module 4X reference: intermittent
        P1322 ignition control signal: malfunction
        P1323 ignition control module 24X reference frequency: too low
        P1336 crankshaft position system variation: not learned
        P1345 crankshaft position and camshaft position: correlation
        P1346 intake camshaft position sensor: performance
        P1350 ignition control system: malfunction
        P1351 ignition control: high
        P1352 ignition control output while grounded, cylinder 2: high
        P1353 ignition control output while grounded, cylinder 3: high
        P1354 ignition control output while grounded, cylinder 4: high
        P1355 ignition control output while grounded, cylinder 5: high
        P1356 ignition control output while grounded, cylinder 6: high
        P1357 ignition control output while grounded, cylinder 7: high
        P1358 ignition control output while grounded, cylinder 8: high
        P1359 ignition coil group 1 control: circuit
        P1360 ignition coil group 2 control: circuit
        P1361 ignition control: low
        P1370 ignition control module 4X reference: too many pulses
        P1375 ignition control module 24X reference: high
        P1376 ignition ground: circuit
        P1377 camshaft pulse and 4X reference: correlation
        P1380 rough road data for misfire detection: not received
        P1381 brake control module during misfire detection: lost communication
        P1390 wheel speed sensor 1 (rough road): circuit
        P1391 wheel speed sensor 1 (rough road): performance
        P1392 wheel speed sensor 1 (rough road): low
        P1393 wheel speed sensor 1 (rough road): high
        P1394 wheel speed sensor 1 (rough road): intermittent
        P1395 wheel speed sensor 2 (rough road): circuit
        P1396 wheel speed sensor 2 (rough road): performance
        P1397 wheel speed sensor 2 (rough road): low
        P1398 wheel speed sensor 2 (rough road): high
        P1399 wheel speed sensor 2 (rough road): intermittent
        P1403 exhaust gas recirculation valve 1: malfunction
        P1404 exhaust gas recirculation valve: malfunction
        P1405 exhaust gas recirculation valve 3: malfunction
        P1406 exhaust gas recirculation valve position sensor: circuit
        P1407 air intrusion in the exhaust gas recirculation supply: detected
        P1409 exhaust gas recirculation vacuum system: leak
        P1410 fuel tank pressure control system: malfunction
        P1415 secondary air injection system, bank 1: malfunction
        P1416 secondary air injection system, bank 2: malfunction
        P1431 fuel level sensor 2: performance
        P1433 fuel level sensor 2: high
        P1441 evaporative emission flow during non-purge: detected
        P1442 evaporative emission vacuum switch with the ignition on: high
        P1451 barometric pressure sensor: performance
        P1500 starter signal: circuit
        P1508 idle speed: too low
        P1509 idle speed: too high
        P1511 throttle control backup system: performance
        P1514 throttle body air flow: performance
        P1515 throttle actuator position: performance
        P1516 throttle actuator position: performance
        P1517 throttle actuator control module: malfunction
        P1518 throttle actuator control module data line: malfunction
        P1519 throttle actuator control module: malfunction
        P1521 transmission engaged at high throttle angle: detected
        P1522 transmission engaged at high engine speed: detected
        P1523 throttle return: performance
        P1524 closed throttle position: out of range
        P1525 throttle body service: requested warning
        P1526 throttle position minimum: not learned
        P1527 transmission range and pressure switch: correlation
        P1530 ignition timing adjustment switch: circuit
        P1531 A/C low side temperature sensor: malfunction
        P1532 A/C evaporator temperature sensor: low
        P1533 A/C evaporator temperature sensor: high
        P1534 A/C high side temperature sensor: low
        P1536 engine over temperature with the A/C disabled: active
        P1538 A/C request: high
        P1539 A/C clutch feedback: high
        P1540 A/C refrigerant pressure: too high
        P1545 A/C clutch relay control: circuit
        P1546 A/C clutch feedback: low
        P1554 cruise control feedback: circuit
        P1559 cruise control power management mode: active
        P1560 cruise control, transaxle not in drive: switched off
        P1564 cruise control, acceleration too high: switched off
        P1566 cruise control, engine speed too high: switched off
        P1567 cruise control, active braking control: switched off
        P1568 cruise control servo stroke in cruise: too high
        P1569 cruise control servo stroke out of cruise: too high
        P1570 cruise control, traction control active: switched off
        P1571 traction control torque request: circuit
        P1574 stop lamp switch: circuit
        P1575 extended travel brake switch: circuit
        P1576 brake booster vacuum sensor: high
        P1577 brake booster vacuum sensor: low
        P1579 transmission engaged at high throttle angle: detected
        P1580 cruise control move signal: low
        P1581 cruise control move signal: high
        P1582 cruise control direction signal: low
        P1583 cruise control direction signal: high
        P1585 cruise control inhibit output: circuit
        P1599 engine stall or near stall: detected
        P1600 powertrain control module battery supply: malfunction
        P1601 serial data with device 1: communication error
        P1603 airbag control module: lost communication
        P1604 instrument cluster: lost communication
        P1605 climate control module: lost communication
        P1607 serial data with device 7: communication error
        P1610 body control module: lost communication
        P1617 engine oil level sensor: circuit
        P1621 powertrain control module long-term memory: performance
        P1624 customer snapshot data: present
        P1626 theft deterrent fuel enable signal: not received
        P1627 powertrain control module analog-to-digital converter: performance
        P1629 theft deterrent cranking signal: malfunction
        P1630 theft deterrent learn mode: active
        P1631 theft deterrent start enable signal: incorrect
        P1632 theft deterrent fuel disable signal: active
        P1633 ignition supplement power: low
        P1634 ignition 1 power: low
        P1635 sensor supply voltage 1: circuit
        P1637 generator L-terminal: circuit
        P1638 generator F-terminal: circuit
        P1639 sensor supply voltage 2: circuit
        P1640 output driver 1 input: high
        P1645 evaporative emission solenoid control: circuit
        P1650 output driver 2 input: high
        P1651 cooling fan 1 relay control: circuit
        P1652 chassis pitch output: circuit
        P1655 evaporative emission purge solenoid control: circuit
        P1660 cooling fan control: circuit
        P1661 malfunction indicator lamp control: circuit
        P1663 change oil lamp control: circuit
        P1664 1-4 upshift lamp control: circuit
        P1667 reverse inhibit solenoid control: circuit
        P1672 low engine oil level lamp control: circuit
        P1675 evaporative emission vent solenoid control: circuit
        P1689 traction control delivered torque output: circuit
        P1691 coolant temperature gauge: low
        P1692 coolant temperature gauge: high
        P1693 tachometer: low
        P1694 tachometer: high
        P1700 malfunction lamp requested by the transmission control module: active
        P1701 malfunction lamp request of the transmission: circuit
        P1743 throttle position signal to the transmission control module: malfunction
        P1760 transmission control module supply voltage: intermittent
        P1779 engine torque signal to the transmission control module: malfunction
        P1780 park or neutral position switch: circuit
        P1795 throttle position message on the CAN bus: malfunction
        P1800 transmission control module power relay: circuit
        P1810 transmission fluid pressure valve position switch: circuit
        P1811 maximum adaptation and long shift: detected
        P1816 pressure valve position switch in park or neutral with drive ratio: implausible
        P1817 pressure valve position switch in reverse with drive ratio: implausible
        P1818 pressure valve position switch in drive without drive ratio: implausible
        P1819 internal mode switch, no start or wrong range: malfunction
        P1820 internal mode switch A: low
        P1822 internal mode switch B: high
        P1823 internal mode switch P: low
        P1825 internal mode switch range: implausible
        P1826 internal mode switch C: high
        P1831 pressure control solenoid power supply: low
        P1833 transmission solenoids power supply: low
        P1835 kickdown switch: circuit
        P1843 1-2 shift solenoid: high
        P1847 2-3 shift solenoid: high
        P1850 brake band apply solenoid: malfunction
        P1852 brake band apply solenoid: low
        P1860 torque converter clutch pulse width solenoid: electrical
        P1867 torque converter clutch pulse width solenoid: high
        P1870 transmission component: slipping
        P1875 four-wheel drive low switch: circuit
        P1876 up and down shift switch: malfunction
        P1887 torque converter clutch release switch: circuit
        P1893 engine torque signal: low
        P1894 engine torque signal: high
        P1915 internal mode switch: malfunction
        P1E00 malfunction lamp requested by hybrid powertrain control module 2: active
        U1016 powertrain control module: lost communication
        U1040 ABS control module: lost communication
        U1064 body control module: lost communication
        U1088 airbag control module: lost communication
        U1096 instrument cluster: lost communication
        U1128 radio: lost communication
        U1129 audio amplifier: lost communication
        U1144 telephone control module: lost communication
        U1153 climate control module: lost communication
        U1161 door control module, passenger: lost communication
        U1162 door control module, left rear: lost communication
        U1163 door control module, right rear: lost communication
        U1176 remote function module: lost communication
        U1192 immobilizer control module: lost communication
        U1255 class 2 data link: malfunction
        U1300 class 2 data link: shorted to ground
        U1301 class 2 data link: shorted to battery
        U1500 dedicated data bus: malfunction
        U1817 hybrid powertrain control module on the powertrain expansion bus: lost communication
        U1844 hybrid powertrain control module with the battery energy control module: lost communication
        U1885 hybrid powertrain control module with the battery energy control module: lost communication
        U1886 engine control module with the battery energy control module: lost communication
        U2100 CAN bus: communication error
        U2103 number of controllers on the CAN bus: too low
        U2104 CAN bus reset counter: too high
        U2105 engine control module: lost communication
        U2106 transmission control module: lost communication
        U2108 ABS control module: lost communication
        """
}
