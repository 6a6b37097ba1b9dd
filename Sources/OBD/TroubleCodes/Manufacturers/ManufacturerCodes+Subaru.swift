extension ManufacturerCodes {
    /// Subaru.
    static let subaru = """
        B1000 airbag control module: malfunction
        B1010 body control module: malfunction
        B1013 ignition power supply: malfunction
        B1014 accessory power supply: malfunction
        B1016 shift lock: circuit
        B11F6 side airbag deployment: detected
        B1402 immobilizer key: incorrect
        B1410 immobilizer transponder communication: malfunction
        B1411 immobilizer antenna: malfunction
        B1430 in-vehicle temperature sensor: open
        B1431 in-vehicle temperature sensor: shorted
        B1432 ambient temperature sensor: open
        B1433 ambient temperature sensor: shorted
        B1434 evaporator temperature sensor: open
        B1435 evaporator temperature sensor: shorted
        B1436 air mix door, passenger: open
        B1437 air mix door, passenger: shorted
        B1438 air outlet mode door: open
        B1439 air outlet mode door: shorted
        B1440 air mix door, driver: open
        B1441 air mix door actuator, passenger: malfunction
        B1442 air mix door, driver: shorted
        B1443 air outlet mode door actuator: malfunction
        B1446 air mix door actuator, driver: malfunction
        B14A1 sunlight sensor: open
        B14A2 sunlight sensor: shorted
        B1500 fuel level sensor: open
        B1577 immobilizer EEPROM: malfunction
        B1578 immobilizer data: incorrect
        B1610 front airbag sensor, right: malfunction
        B1612 front airbag sensor, right: lost communication
        B1613 front airbag sensor initialization, right: malfunction
        B1615 front airbag sensor, left: malfunction
        B1617 front airbag sensor, left: lost communication
        B1618 front airbag sensor initialization, left: malfunction
        B1620 side airbag sensor, right: malfunction
        B1622 side airbag sensor, right: lost communication
        B1623 side airbag sensor initialization, right: malfunction
        B1625 side airbag sensor, left: malfunction
        B1627 side airbag sensor, left: lost communication
        B1628 side airbag sensor initialization, left: malfunction
        B1650 occupant detection system: malfunction
        B1653 airbag seat position sensor: malfunction
        B1655 seat belt buckle switch, right: malfunction
        B1771 seat belt buckle switch: malfunction
        B1800 driver airbag squib: shorted
        B1801 driver airbag squib: open
        B1802 driver airbag squib: shorted to ground
        B1803 driver airbag squib: shorted to battery
        B1805 passenger airbag squib: shorted
        B1806 passenger airbag squib: open
        B1807 passenger airbag squib: shorted to ground
        B1808 passenger airbag squib: shorted to battery
        B1810 driver airbag squib, second stage: shorted
        B1811 driver airbag squib, second stage: open
        B1812 driver airbag squib, second stage: shorted to ground
        B1813 driver airbag squib, second stage: shorted to battery
        B1815 passenger airbag squib, second stage: shorted
        B1816 passenger airbag squib, second stage: open
        B1817 passenger airbag squib, second stage: shorted to ground
        B1818 passenger airbag squib, second stage: shorted to battery
        B181A passenger airbag vent hole squib: shorted
        B181B passenger airbag vent hole squib: open
        B181C passenger airbag vent hole squib: shorted to ground
        B181D passenger airbag vent hole squib: shorted to battery
        B1820 side airbag squib, right: shorted
        B1821 side airbag squib, right: open
        B1822 side airbag squib, right: shorted to ground
        B1823 side airbag squib, right: shorted to battery
        B1825 side airbag squib, left: shorted
        B1826 side airbag squib, left: open
        B1827 side airbag squib, left: shorted to ground
        B1828 side airbag squib, left: shorted to battery
        B1830 curtain airbag squib, right: shorted
        B1831 curtain airbag squib, right: open
        B1832 curtain airbag squib, right: shorted to ground
        B1833 curtain airbag squib, right: shorted to battery
        B1835 curtain airbag squib, left: shorted
        B1836 curtain airbag squib, left: open
        B1837 curtain airbag squib, left: shorted to ground
        B1838 curtain airbag squib, left: shorted to battery
        B1860 knee airbag squib: shorted
        B1861 knee airbag squib: open
        B1862 knee airbag squib: shorted to ground
        B1863 knee airbag squib: shorted to battery
        B1900 seat belt pretensioner squib, right: shorted
        B1901 seat belt pretensioner squib, right: open
        B1902 seat belt pretensioner squib, right: shorted to ground
        B1903 seat belt pretensioner squib, right: shorted to battery
        B1905 seat belt pretensioner squib, left: shorted
        B1906 seat belt pretensioner squib, left: open
        B1907 seat belt pretensioner squib, left: shorted to ground
        B1908 seat belt pretensioner squib, left: shorted to battery
        B2276 accessory relay signal: malfunction
        B2277 vehicle submersion: detected
        B2282 vehicle speed signal: malfunction
        B2283 vehicle speed sensor: malfunction
        B2284 brake signal: malfunction
        B2285 steering lock position signal: malfunction
        B2312 power window master switch, driver: stuck on
        B2314 power window motor, passenger: malfunction
        B2315 power window switch, passenger: stuck on
        B2316 power window initialization, passenger: incomplete
        B2325 door LIN bus: malfunction
        B2781 steering lock control module: circuit
        B2785 LIN communication: malfunction
        B2786 steering lock control module: lost communication
        B2788 ignition signal to steering lock: malfunction
        B2789 immobilizer ID code box: lost communication
        B278D immobilizer ID code box recognition: malfunction
        B2790 immobilizer ID code box: malfunction
        B27A1 keyless access antenna, driver: open
        B27A2 keyless access antenna, passenger: open
        B27A5 keyless access antenna, front interior: open
        B27A6 keyless access antenna, rear interior: open
        B27A7 keyless access antenna, inside trunk: open
        B27A8 keyless access antenna, outside trunk: open
        C1201 engine control system: malfunction
        C1234 yaw rate sensor: malfunction
        C1419 acceleration sensor: internal
        C1468 brake control solenoid valve, right front: malfunction
        C1469 brake control solenoid valve, left front: malfunction
        C146A brake control solenoid valve, right rear: malfunction
        C146B brake control solenoid valve, left rear: malfunction
        C146C ABS pump motor: malfunction
        C146E ABS solenoid relay: malfunction
        C1472 acceleration sensor: malfunction
        C1474 longitudinal acceleration sensor: malfunction
        P1086 tumble generator valve position sensor, left: low
        P1087 tumble generator valve position sensor, left: high
        P1088 tumble generator valve position sensor, right: low
        P1089 tumble generator valve position sensor, right: high
        P1090 tumble generator valve, right: stuck open
        P1091 tumble generator valve, right: stuck closed
        P1092 tumble generator valve, left: stuck open
        P1093 tumble generator valve, left: stuck closed
        P1094 tumble generator valve 1: open
        P1095 tumble generator valve 1: shorted
        P1096 tumble generator valve 2: open
        P1097 tumble generator valve 2: shorted
        P1100 starter switch: circuit
        P1101 neutral position switch: malfunction
        P1102 pressure sources switching solenoid valve: malfunction
        P1106 engine torque control signal 2: circuit
        P1110 barometric pressure sensor: low
        P1111 barometric pressure sensor: high
        P1112 barometric pressure sensor: range
        P1115 engine torque control cut signal: high
        P1116 engine torque control cut signal: low
        P1120 starter switch: high
        P1121 neutral position switch: malfunction
        P1122 pressure sources switching solenoid valve: high
        P1124 traction control signal: high
        P1130 oxygen sensor signal, bank 1 sensor 1: open
        P1131 oxygen sensor signal, bank 1 sensor 1: shorted
        P1134 air-fuel ratio sensor microcomputer: malfunction
        P1135 oxygen sensor signal, bank 2 sensor 1: open
        P1136 oxygen sensor signal, bank 2 sensor 1: shorted
        P1137 oxygen sensor signal, bank 1 sensor 1: malfunction
        P1139 oxygen sensor heater, bank 1 sensor 1: range
        P1140 oxygen sensor heater, bank 2 sensor 1: range
        P1141 mass air flow sensor: performance high
        P1143 manifold pressure sensor: performance low
        P1144 manifold pressure sensor: performance high
        P1146 manifold pressure sensor: range
        P1150 oxygen sensor heater, sensor 1: high
        P1151 oxygen sensor heater, sensor 2: high
        P1152 oxygen sensor, bank 1 sensor 1: performance low
        P1153 oxygen sensor, bank 1 sensor 1: performance high
        P1154 oxygen sensor, bank 2 sensor 1: performance low
        P1155 oxygen sensor, bank 2 sensor 1: performance high
        P1160 throttle return spring: malfunction
        P1207 air assist injector solenoid: low
        P1230 fuel pump control module: malfunction
        P1235 high-pressure fuel pump: circuit
        P1244 wastegate solenoid: malfunction
        P1245 wastegate solenoid: malfunction
        P1261 direct fuel injector, cylinder 1: circuit or open
        P1262 direct fuel injector, cylinder 2: circuit or open
        P1263 direct fuel injector, cylinder 3: circuit or open
        P1264 direct fuel injector, cylinder 4: circuit or open
        P1301 misfire with high exhaust temperature: detected
        P1312 exhaust gas temperature sensor: malfunction
        P1325 knock sensor: low
        P1400 fuel tank pressure control solenoid valve: low
        P1402 fuel level sensor: circuit
        P1410 secondary air injection valve: stuck open
        P1418 secondary air injection control: circuit
        P1420 fuel tank pressure control solenoid valve: high
        P1421 exhaust gas recirculation: high
        P1422 evaporative emission purge control valve: high
        P1423 evaporative emission vent control: high
        P1440 fuel tank pressure control system: low
        P1441 fuel tank pressure control system: high
        P1442 fuel level sensor: range
        P1443 evaporative emission vent control: malfunction
        P1445 air assist injector solenoid: malfunction
        P1468 engine oil dilution: too high
        P1469 particulate filter limp-home mode: active
        P1480 cooling fan relay 1: high
        P1490 thermostat: malfunction
        P1491 crankcase ventilation (blow-by): malfunction
        P1492 exhaust gas recirculation solenoid valve coil 1: low
        P1493 exhaust gas recirculation solenoid valve coil 1: high
        P1494 exhaust gas recirculation solenoid valve coil 2: low
        P1495 exhaust gas recirculation solenoid valve coil 2: high
        P1496 exhaust gas recirculation solenoid valve coil 3: low
        P1497 exhaust gas recirculation solenoid valve coil 3: high
        P1498 exhaust gas recirculation solenoid valve coil 4: low
        P1499 exhaust gas recirculation solenoid valve coil 4: high
        P1500 cooling fan relay 1: circuit
        P1502 cooling fan: malfunction
        P1505 idle air control: high
        P1507 idle control system (fail-safe): malfunction
        P1510 idle air control solenoid signal 1: low
        P1511 idle air control solenoid signal 1: high
        P1512 idle air control solenoid signal 2: low
        P1513 idle air control solenoid signal 2: high
        P1514 idle air control solenoid signal 3: low
        P1515 idle air control solenoid signal 3: high
        P1516 idle air control solenoid signal 4: low
        P1517 idle air control solenoid signal 4: high
        P1518 starter switch: low
        P1520 cooling fan relay 1: high
        P1540 vehicle speed sensor: malfunction
        P1544 exhaust gas temperature: too high
        P1560 control module backup power: circuit
        P1570 immobilizer antenna: malfunction
        P1571 immobilizer reference code: incorrect
        P1572 communication between engine control and immobilizer: malfunction
        P1574 communication between key and immobilizer: malfunction
        P1576 engine control module: memory
        P1577 immobilizer control module: memory
        P1590 neutral position switch: high
        P1591 neutral position switch: low
        P1592 neutral position switch: circuit
        P1594 automatic transmission diagnosis input signal: circuit
        P1595 automatic transmission diagnosis input signal: low
        P1596 automatic transmission diagnosis input signal: high
        P1602 control module: programming error
        P1603 engine stall: detected
        P1604 engine starting: malfunction
        P1606 crash or open crash sensor connection: detected
        P1698 engine torque control cut signal: low
        P1699 engine torque control cut signal: high
        P1700 throttle position signal for the automatic transmission: circuit
        P1701 cruise control set signal for the automatic transmission: circuit
        P1702 automatic transmission diagnosis input signal: malfunction
        P1703 low clutch timing control solenoid valve: circuit
        P1704 2-4 brake timing solenoid valve: circuit
        P1705 2-4 brake pressure solenoid valve: circuit
        P1706 vehicle speed sensor (rear) for the automatic transmission: circuit
        P1707 all-wheel drive solenoid valve: circuit
        P1708 throttle position signal for the automatic transmission: low
        P1709 throttle position signal for the automatic transmission: high
        P1710 torque converter turbine speed signal 2: circuit
        P1711 engine torque control signal 1: circuit
        P1712 engine torque control signal 2: circuit
        P1714 throttle position sensor power supply: circuit
        P1717 transmission fluid temperature sensor 2: high
        P1718 transmission control CAN communication: circuit
        P1722 automatic transmission diagnosis input signal: high
        P1742 automatic transmission diagnosis input signal: circuit
        """
}
