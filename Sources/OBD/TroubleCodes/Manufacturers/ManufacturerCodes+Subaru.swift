extension ManufacturerCodes {
    /// Subaru.
    static let subaru = """
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
        P1110 barometric pressure sensor: low
        P1111 barometric pressure sensor: high
        P1112 barometric pressure sensor: range
        P1122 pressure sources switching solenoid valve: high
        P1130 oxygen sensor signal, bank 1 sensor 1: open
        P1131 oxygen sensor signal, bank 1 sensor 1: shorted
        P1134 air-fuel ratio sensor microcomputer: malfunction
        P1135 oxygen sensor signal, bank 2 sensor 1: open
        P1136 oxygen sensor signal, bank 2 sensor 1: shorted
        P1137 oxygen sensor signal, bank 1 sensor 1: malfunction
        P1139 oxygen sensor heater, bank 1 sensor 1: range
        P1140 oxygen sensor heater, bank 2 sensor 1: range
        P1143 manifold pressure sensor: performance low
        P1144 manifold pressure sensor: performance high
        P1146 manifold pressure sensor signal too high: range
        P1152 oxygen sensor, bank 1 sensor 1: performance low
        P1153 oxygen sensor, bank 1 sensor 1: performance high
        P1154 oxygen sensor, bank 2 sensor 1: performance low
        P1155 oxygen sensor, bank 2 sensor 1: performance high
        P1230 fuel pump control module: malfunction
        P1244 wastegate solenoid: malfunction
        P1245 wastegate solenoid: malfunction
        P1301 misfire with high exhaust temperature: detected
        P1312 exhaust gas temperature sensor: malfunction
        P1400 fuel tank pressure control solenoid valve: low
        P1420 fuel tank pressure control solenoid valve: high
        P1440 fuel tank pressure control system: low
        P1442 fuel level sensor: range
        P1443 evaporative emission vent control: malfunction
        P1468 engine oil dilution: too high
        P1469 particulate filter limp-home mode: active
        P1480 cooling fan relay 1: high
        P1491 crankcase ventilation (blow-by): malfunction
        P1492 exhaust gas recirculation solenoid valve coil 1: low
        P1493 exhaust gas recirculation solenoid valve coil 1: high
        P1494 exhaust gas recirculation solenoid valve coil 2: low
        P1499 exhaust gas recirculation solenoid valve coil 4: high
        P1502 cooling fan: malfunction
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
        P1540 vehicle speed sensor: malfunction
        P1544 exhaust gas temperature: too high
        P1560 control module backup power: circuit
        P1590 neutral position switch: high
        P1591 neutral position switch: low
        P1592 neutral position switch: circuit
        P1594 automatic transmission diagnosis input signal: circuit
        P1595 automatic transmission diagnosis input signal: low
        P1596 automatic transmission diagnosis input signal: high
        P1602 control module: programming error
        P1698 engine torque control cut signal: low
        P1699 engine torque control cut signal: high
        P1700 throttle position signal for the automatic transmission: circuit
        P1701 cruise control set signal for the automatic transmission: circuit
        P1703 low clutch timing control solenoid valve: circuit
        P1706 vehicle speed sensor (rear) for the automatic transmission: circuit
        P1708 throttle position signal for the automatic transmission: low
        P1710 torque converter turbine speed signal 2: circuit
        P1711 engine torque control signal 1: circuit
        P1712 engine torque control signal 2: circuit
        P1717 transmission fluid temperature sensor 2: high
        """
}
