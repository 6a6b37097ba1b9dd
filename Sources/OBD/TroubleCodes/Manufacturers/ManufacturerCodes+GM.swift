extension ManufacturerCodes {
    /// Buick, Cadillac, Chevrolet, GMC, Oldsmobile, Pontiac and Saturn: engine and transmission codes up to about 2009.
    static let gm = """
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
        P1219 throttle position sensor reference voltage: malfunction
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
        P1405 exhaust gas recirculation valve 3: malfunction
        P1406 exhaust gas recirculation valve position sensor: circuit
        P1407 air intrusion in the exhaust gas recirculation supply: detected
        P1409 exhaust gas recirculation vacuum system: leak
        P1415 secondary air injection system, bank 1: malfunction
        P1416 secondary air injection system, bank 2: malfunction
        P1431 fuel level sensor 2: performance
        P1441 evaporative emission flow during non-purge: detected
        P1442 evaporative emission vacuum switch with the ignition on: high
        P1451 barometric pressure sensor: performance
        P1508 idle speed: too low
        P1509 idle speed: too high
        P1511 throttle control backup system: performance
        P1514 throttle body air flow: performance
        P1516 throttle actuator position: performance
        P1518 throttle actuator control module data line: malfunction
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
        P1621 powertrain control module long-term memory: performance
        P1624 customer snapshot data: present
        P1626 theft deterrent fuel enable signal: not received
        P1629 theft deterrent cranking signal: malfunction
        P1631 theft deterrent start enable signal: incorrect
        P1632 theft deterrent fuel disable signal: active
        P1633 ignition supplement power: low
        P1634 ignition 1 power: low
        P1635 sensor supply voltage 1: circuit
        P1639 sensor supply voltage 2: circuit
        P1640 output driver 1 input: high
        P1650 output driver 2 input: high
        P1652 chassis pitch output: circuit
        P1660 cooling fan control: circuit
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
        P1850 brake band apply solenoid: malfunction
        P1852 brake band apply solenoid: low
        P1860 torque converter clutch pulse width solenoid: electrical
        P1870 transmission component: slipping
        P1875 four-wheel drive low switch: circuit
        P1887 torque converter clutch release switch: circuit
        P1893 engine torque signal: low
        P1894 engine torque signal: high
        """
}
