extension ManufacturerCodes {
    /// Volvo.
    static let volvo = """
        P1111 outside air temperature sensor: malfunction
        P1112 outside air temperature sensor: malfunction
        P1113 outside air temperature sensor: malfunction
        P1118 mass air flow sensor adaptation: limit
        P1119 mass air flow sensor adaptation: limit
        P1131 oxygen sensor, bank 1 sensor 1: malfunction
        P1132 oxygen sensor, bank 1 sensor 1: high
        P1133 oxygen sensor, bank 1 sensor 1: no signal
        P1169 oxygen sensor, bank 1 sensor 1: malfunction
        P1171 long-term fuel trim: limit
        P1172 long-term fuel trim: limit
        P1174 long-term fuel trim: limit
        P1175 long-term fuel trim: limit
        P1177 long-term fuel trim: limit
        P1178 long-term fuel trim: limit
        P1179 long-term fuel trim: malfunction
        P1234 turbocharger boost control: malfunction
        P1237 turbocharger boost control: malfunction
        P1238 turbocharger boost control: malfunction
        P1325 knock control test pulse: malfunction
        P1326 knock control offset: malfunction
        P1329 knock control: malfunction
        P1336 starter request signal: malfunction
        P1350 ignition coil 1: low
        P1351 ignition coil 1: high
        P1352 ignition coil 2: low
        P1353 ignition coil 2: high
        P1354 ignition coil 3: low
        P1355 ignition coil 3: high
        P1358 ignition coil 5: low
        P1359 ignition coil 5: high
        P1440 loose or missing fuel filler cap: detected
        P1481 cooling fan relay: low
        P1482 cooling fan relay: high
        P1513 brake pedal position sensor: malfunction
        P1520 accelerator pedal position sensor: malfunction
        P1525 brake pedal position: malfunction
        P1550 vehicle speed signal: malfunction
        P1551 vehicle speed signal: malfunction
        P1554 engine management system relay: malfunction
        P1555 engine management system relay: malfunction
        P1560 cruise control switch: malfunction
        P1561 cruise control: low
        P1562 cruise control switch: malfunction
        P1600 electronic throttle system: malfunction
        P1601 throttle motor current: malfunction
        P1603 electronic throttle control: malfunction
        P1604 electronic throttle system: malfunction
        P1605 electronic throttle unit data bus: malfunction
        P1606 electronic throttle unit data bus: malfunction
        P1607 electronic throttle unit supply voltage: malfunction
        P1608 throttle position: malfunction
        P1609 throttle position: malfunction
        P1610 throttle position: malfunction
        P1611 electronic throttle unit data bus: malfunction
        P1612 electronic throttle unit communication: malfunction
        P1615 engine control module: internal
        P1625 malfunction indicator lamp: low
        P1626 malfunction indicator lamp: high
        P1627 control module communication: malfunction
        P1628 control module communication: malfunction
        P1629 control module communication: malfunction
        P1630 control module: malfunction
        P1631 control module communication: malfunction
        P1632 real-time clock: malfunction
        P1633 vehicle speed signal: malfunction
        P1635 control module internal temperature sensor: malfunction
        P1636 control module internal temperature sensor: malfunction
        P1637 control module internal temperature: malfunction
        P1646 A/C relay: low
        P1647 A/C relay: high
        P1649 camshaft timing control valve: low
        P1650 camshaft timing control valve: high
        P1655 camshaft timing control valve: low
        P1656 camshaft timing control valve: high
        P1657 electronic throttle system warning lamp: low
        P1658 electronic throttle system warning lamp: high
        P1660 cruise control switch: high
        P1661 cruise control: low
        P1662 cruise control switch: no signal
        P1670 immobilizer communication: malfunction
        P1671 camshaft timing control valve: malfunction
        P1672 5-volt supply: low
        P1673 5-volt supply: high
        P1680 immobilizer communication: malfunction
        P1740 evaporative emission leak detection pump: no signal
        P1741 evaporative emission leak detection pump: low
        P1742 evaporative emission leak detection pump: high
        """
}
