extension ManufacturerCodes {
    /// Infiniti and Nissan.
    static let nissan = """
        B1017 occupant classification system: malfunction
        B1018 occupant classification system: malfunction
        B1020 occupant classification system: malfunction
        B1021 occupant classification system: malfunction
        B1022 occupant classification system: malfunction
        B1023 passenger airbag off indicator: malfunction
        B1049 driver airbag module: malfunction
        B1050 driver airbag module: malfunction
        B1051 driver airbag module: malfunction
        B1052 driver airbag module: malfunction
        B1054 driver airbag module: malfunction
        B1055 driver airbag module: malfunction
        B1056 driver airbag module: malfunction
        B1057 driver airbag module: malfunction
        B1065 passenger airbag module: malfunction
        B1066 passenger airbag module: malfunction
        B1067 passenger airbag module: malfunction
        B1068 passenger airbag module: malfunction
        B1070 passenger airbag module: malfunction
        B1071 passenger airbag module: malfunction
        B1072 passenger airbag module: malfunction
        B1073 passenger airbag module: malfunction
        B1113 side airbag satellite sensor, right: malfunction
        B1114 side airbag satellite sensor, right: malfunction
        B1115 side airbag satellite sensor, right: malfunction
        B1118 side airbag satellite sensor, left: malfunction
        B1119 side airbag satellite sensor, left: malfunction
        B1120 side airbag satellite sensor, left: malfunction
        B1129 side airbag module, right: malfunction
        B1132 side airbag module, right: malfunction
        B1145 side curtain airbag module, right: malfunction
        B1146 side curtain airbag module, right: malfunction
        B1147 side curtain airbag module, right: malfunction
        B1148 side curtain airbag module, right: malfunction
        B1209 frontal collision: detected
        B1421 frontal collision: detected
        B1422 side collision: detected
        B1428 seat belt buckle switch, left: malfunction
        B1430 seat belt pretensioner, left front: malfunction
        B1431 seat belt pretensioner, right front: malfunction
        B1432 seat belt pretensioner 2, left front: malfunction
        B1433 seat belt pretensioner 2, right front: malfunction
        B2013 immobilizer and steering lock identification: implausible
        B2014 steering lock and immobilizer communication: malfunction
        B2098 ignition relay: stuck on
        B2099 ignition relay: stuck off
        B2192 immobilizer and engine control module identification: implausible
        B2416 back door touch sensor, right: open
        B2417 back door touch sensor, left: open
        B2420 back door close switch: malfunction
        B2422 back door position: malfunction
        B2426 back door spindle sensor, left: malfunction
        B2427 back door spindle sensor, right: malfunction
        B2553 ignition relay: malfunction
        B2555 stop lamp switch signal to the body control module: malfunction
        B2556 push-button ignition switch: malfunction
        B2557 vehicle speed signal to the body control module: malfunction
        B2578 in-vehicle temperature sensor: malfunction
        B2579 in-vehicle temperature sensor: malfunction
        B257B ambient temperature sensor: malfunction
        B257C ambient temperature sensor: malfunction
        B2581 A/C intake temperature sensor: malfunction
        B2582 A/C intake temperature sensor: malfunction
        B2601 shift position signal: malfunction
        B2602 shift position signal: malfunction
        B2603 shift position status: malfunction
        B2605 park or neutral position switch: malfunction
        B2608 starter relay: malfunction
        B260F engine status signal to the body control module: malfunction
        B2618 body control module: malfunction
        B261A push-button ignition switch: malfunction
        B2621 inside key antenna: malfunction
        B2623 inside key antenna: malfunction
        B2628 outside key antenna, rear: malfunction
        B262A air quality (exhaust gas) sensor: malfunction
        B262B air quality (exhaust gas) sensor: malfunction
        B2630 sunload sensor: malfunction
        B2631 sunload sensor: malfunction
        B2632 air mix door motor, driver: malfunction
        B2633 air mix door motor, driver: malfunction
        B2634 air mix door motor, passenger: malfunction
        B2635 air mix door motor, passenger: malfunction
        B263D air intake door motor: malfunction
        B263E air intake door motor: malfunction
        B263F air intake door motor: malfunction
        B2657 air quality (exhaust gas) sensor: malfunction
        B2658 air quality (exhaust gas) sensor: malfunction
        B2720 parking corner sensor, left rear: malfunction
        B2801 quick charging: malfunction
        B2802 quick charging: malfunction
        B2803 quick charging: malfunction
        B29A0 normal charge port: malfunction
        B29C1 charging equipment: malfunction
        C1101 wheel speed sensor, right rear: circuit
        C1102 wheel speed sensor, left rear: circuit
        C1103 wheel speed sensor, right front: circuit
        C1104 wheel speed sensor, left front: circuit
        C1105 wheel speed sensor signal, right rear: malfunction
        C1106 wheel speed sensor signal, left rear: malfunction
        C1107 wheel speed sensor signal, right front: malfunction
        C1108 wheel speed sensor signal, left front: malfunction
        C1109 battery voltage: out of range
        C1110 ABS control module: malfunction
        C1111 ABS pump motor: malfunction
        C1113 longitudinal acceleration sensor: malfunction
        C1114 ABS main relay: malfunction
        C1115 wheel speed sensor: implausible
        C1116 stop lamp switch: malfunction
        C1120 ABS inlet solenoid valve, left front: malfunction
        C1121 ABS outlet solenoid valve, left front: malfunction
        C1122 ABS inlet solenoid valve, right front: malfunction
        C1123 ABS outlet solenoid valve, right front: malfunction
        C1124 ABS inlet solenoid valve, left rear: malfunction
        C1125 ABS outlet solenoid valve, left rear: malfunction
        C1126 ABS inlet solenoid valve, right rear: malfunction
        C1127 ABS outlet solenoid valve, right rear: malfunction
        C1130 engine signal to the ABS control module: malfunction
        C1131 engine signal to the ABS control module: malfunction
        C1132 engine signal to the ABS control module: malfunction
        C1133 engine signal to the ABS control module: malfunction
        C1136 engine signal to the ABS control module: malfunction
        C1140 ABS actuator relay: malfunction
        C1142 brake pressure sensor: circuit
        C1143 steering angle sensor: circuit
        C1144 steering angle sensor signal: malfunction
        C1145 yaw rate sensor: malfunction
        C1146 lateral acceleration sensor: malfunction
        C1147 stability control switch-over valve (USV): malfunction
        C1148 stability control switch-over valve (USV): malfunction
        C1149 stability control suction valve (HSV): malfunction
        C1150 stability control suction valve (HSV): malfunction
        C1155 brake fluid level: low
        C1156 steering angle sensor communication: malfunction
        C1170 ABS control module variant coding: malfunction
        C1197 brake booster vacuum sensor: malfunction
        C1198 brake booster vacuum sensor: malfunction
        C1199 brake booster: malfunction
        C1201 four-wheel drive control module: malfunction
        C1203 ABS data to the four-wheel drive control module: malfunction
        C1204 four-wheel drive solenoid: malfunction
        C1205 four-wheel drive actuator relay: malfunction
        C1210 engine signal to the four-wheel drive control module: malfunction
        C1601 battery voltage to the power steering control module: malfunction
        C1604 steering torque sensor: malfunction
        C1606 power steering motor: malfunction
        C1607 power steering control module: malfunction
        C1608 power steering control module: malfunction
        C1609 vehicle speed signal to the power steering control module: malfunction
        C1708 tire pressure sensor signal, left front: no signal
        C1709 tire pressure sensor signal, right front: no signal
        C1710 tire pressure sensor signal, right rear: no signal
        C1711 tire pressure sensor signal, left rear: no signal
        C1712 tire pressure sensor data, left front: invalid data
        C1713 tire pressure sensor data, right front: invalid data
        C1714 tire pressure sensor data, right rear: invalid data
        C1715 tire pressure sensor data, left rear: invalid data
        C1716 tire pressure sensor pressure data, left front: malfunction
        C1717 tire pressure sensor pressure data, right front: malfunction
        C1718 tire pressure sensor pressure data, right rear: malfunction
        C1719 tire pressure sensor pressure data, left rear: malfunction
        C1729 vehicle speed signal to the tire pressure monitor: malfunction
        C1734 tire pressure monitor control unit: malfunction
        C1735 tire pressure monitor ignition signal: malfunction
        C1765 wheel speed sensor data for the tire pressure monitor, left front: malfunction
        C1766 wheel speed sensor data for the tire pressure monitor, right front: malfunction
        C1769 tire pressure monitoring configuration: malfunction
        C1A00 intelligent cruise control unit: malfunction
        C1A04 ABS and stability control input to the intelligent cruise control: malfunction
        C1A05 brake and stop lamp switch: malfunction
        C1A12 laser beam of the distance sensor: malfunction
        C1A13 stop lamp relay: malfunction
        C1A24 park or neutral range signal: malfunction
        C1A39 steering angle sensor: malfunction
        C1B01 lane camera aiming: malfunction
        P1031 air-fuel ratio sensor heater, bank 1: malfunction
        P1032 air-fuel ratio sensor heater, bank 1: malfunction
        P1051 air-fuel ratio sensor heater, bank 2: malfunction
        P1065 engine control module power supply: malfunction
        P1078 exhaust valve timing control position sensor: malfunction
        P1084 exhaust valve timing control position sensor: malfunction
        P1087 variable valve lift (VVEL) system: malfunction
        P1088 variable valve lift (VVEL) system: malfunction
        P1090 variable valve lift (VVEL) actuator motor: malfunction
        P1093 variable valve lift (VVEL) actuator motor: malfunction
        P1102 mass air flow sensor: malfunction
        P1103 manifold pressure sensor: malfunction
        P1104 manifold pressure sensor: malfunction
        P1105 manifold pressure and barometric pressure switch solenoid valve: malfunction
        P1108 manifold pressure sensor: malfunction
        P1110 intake valve timing control, left bank: malfunction
        P1111 intake valve timing control solenoid valve: malfunction
        P1119 radiator coolant temperature sensor: circuit
        P1120 throttle position sensor 2: malfunction
        P1121 electronic throttle control actuator: malfunction
        P1122 electronic throttle control: malfunction
        P1124 throttle control motor relay: malfunction
        P1128 throttle control motor: malfunction
        P1130 swirl control valve control solenoid valve: malfunction
        P1132 swirl control valve: malfunction
        P1135 intake valve timing control, right bank: malfunction
        P1137 swirl control valve position sensor: malfunction
        P1138 swirl control valve: malfunction
        P1140 intake valve timing control position sensor, left bank: malfunction
        P1143 oxygen sensor signal, sensor 1: malfunction
        P1144 oxygen sensor signal, sensor 1: malfunction
        P1145 intake valve timing control position sensor, right bank: malfunction
        P1146 oxygen sensor signal, sensor 2: malfunction
        P1147 oxygen sensor signal, sensor 2: malfunction
        P1148 closed loop control, bank 1: malfunction
        P1163 oxygen sensor signal, sensor 1: malfunction
        P1164 oxygen sensor signal, sensor 1: malfunction
        P1165 swirl control valve control vacuum switch: malfunction
        P1166 oxygen sensor signal, sensor 2: malfunction
        P1167 oxygen sensor signal, sensor 2: malfunction
        P1168 closed loop control, bank 2: malfunction
        P1169 oxygen sensor signal, sensor 3: malfunction
        P1197 out of fuel: detected
        P1210 traction control signal: circuit
        P1211 traction control module: malfunction
        P1212 traction control module data line: communication error
        P1217 engine coolant: over temperature
        P1220 fuel pump control module: malfunction
        P1223 throttle position sensor 2: malfunction
        P1224 throttle position sensor 2: malfunction
        P1225 closed throttle position learning: malfunction
        P1226 closed throttle position learning: malfunction
        P1227 accelerator pedal position sensor 2: malfunction
        P1228 accelerator pedal position sensor 2: malfunction
        P1229 sensor power supply: malfunction
        P1276 air-fuel ratio sensor 1: malfunction
        P1278 air-fuel ratio sensor 1: malfunction
        P1279 air-fuel ratio sensor 1: malfunction
        P1320 ignition signal, primary: malfunction
        P1335 crankshaft position sensor (REF): malfunction
        P1336 crankshaft position sensor (cog): malfunction
        P1400 exhaust gas recirculation control solenoid valve: malfunction
        P1401 exhaust gas recirculation temperature sensor: malfunction
        P1402 exhaust gas recirculation: stuck open
        P1421 cold start control: malfunction
        P1440 evaporative emission: small leak
        P1441 vacuum cut valve bypass valve: malfunction
        P1443 canister control vacuum check switch: malfunction
        P1444 evaporative emission purge volume control valve: malfunction
        P1445 evaporative emission purge volume control valve: malfunction
        P1446 evaporative emission vent control valve: stuck closed
        P1447 evaporative emission purge flow: malfunction
        P1448 evaporative emission vent control valve: malfunction
        P1456 evaporative emission control system: malfunction
        P1464 fuel level sensor ground signal: circuit
        P1490 vacuum cut valve bypass valve: malfunction
        P1491 vacuum cut valve bypass valve: malfunction
        P1492 evaporative emission purge control solenoid valve: malfunction
        P1493 evaporative emission purge control valve and its solenoid valve: malfunction
        P1551 battery current sensor: malfunction
        P1552 battery current sensor: malfunction
        P1553 battery current sensor: malfunction
        P1554 battery current sensor: malfunction
        P1556 battery temperature sensor: malfunction
        P1557 battery temperature sensor: malfunction
        P1564 cruise control steering switch: malfunction
        P1568 intelligent cruise control command: malfunction
        P1572 cruise control brake switch: malfunction
        P1574 cruise control vehicle speed signal: malfunction
        P1605 transmission diagnosis data line: communication error
        P1610 immobilizer lock mode: active
        P1611 immobilizer: malfunction
        P1612 immobilizer to engine control module: communication error
        P1613 immobilizer: malfunction
        P1614 immobilizer: malfunction
        P1615 immobilizer: malfunction
        P1701 transmission control module power supply: malfunction
        P1705 throttle position sensor signal to the automatic transmission: malfunction
        P1706 park or neutral position switch: malfunction
        P1723 speed sensor of the continuously variable transmission: malfunction
        P1726 electronic throttle control: malfunction
        P1745 line pressure control: malfunction
        P1752 input clutch solenoid valve: malfunction
        P1754 input clutch solenoid valve: malfunction
        P1757 front brake solenoid valve: malfunction
        P1759 front brake solenoid valve: performance
        P1760 overrun clutch solenoid valve: malfunction
        P1762 direct clutch solenoid valve: circuit
        P1764 direct clutch solenoid valve: performance
        P1767 high and low reverse clutch solenoid valve: circuit
        P1769 high and low reverse clutch solenoid valve: malfunction
        P1772 low coast brake solenoid valve: circuit
        P1775 torque converter clutch solenoid valve: malfunction
        P1776 torque converter clutch solenoid valve: malfunction
        P1777 transmission step motor: circuit
        P1778 transmission step motor: performance
        P1780 shift change signal: malfunction
        P1800 variable induction air control solenoid valve: malfunction
        P1805 brake switch: malfunction
        P1815 manual mode switch: malfunction
        P1841 transmission fluid pressure switch 1: malfunction
        P1843 transmission fluid pressure switch 3: malfunction
        P1845 transmission fluid pressure switch 5: malfunction
        P1846 transmission fluid pressure switch 6: malfunction
        P18A8 park position switch: malfunction
        P1900 cooling fan: malfunction
        P308B high-voltage battery cell controller: open
        P308C high-voltage battery cell controller: open
        P308D high-voltage battery cell controller: open
        P308E high-voltage battery cell controller: open
        P308F high-voltage battery cell controller: open
        P3090 high-voltage battery cell controller: open
        P3091 high-voltage battery cell controller: open
        P3092 high-voltage battery cell controller: open
        P3093 high-voltage battery cell controller: open
        P3094 high-voltage battery cell controller: open
        P3095 high-voltage battery cell controller: open
        P3096 high-voltage battery cell controller: open
        P3097 high-voltage battery cell controller: open
        P3098 high-voltage battery cell controller: open
        P3099 high-voltage battery cell controller: open
        P309A high-voltage battery cell controller: open
        P309B high-voltage battery cell controller: open
        P309C high-voltage battery cell controller: open
        P309D high-voltage battery cell controller: open
        P309E high-voltage battery cell controller: open
        P309F high-voltage battery cell controller: open
        P30A0 high-voltage battery cell controller: open
        P30A1 high-voltage battery cell controller: open
        P30A2 high-voltage battery cell controller: open
        P3102 high-voltage battery identification: invalid data
        P3141 on-board charger: malfunction
        P31D7 fail-safe relay: malfunction
        P3375 high-voltage battery cell over-discharge: detected
        P3376 high-voltage battery cell over-discharge: detected
        P3377 high-voltage battery cell over-discharge: detected
        P3378 high-voltage battery cell over-discharge: detected
        P3379 high-voltage battery cell over-discharge: detected
        P337A high-voltage battery cell over-discharge: detected
        P337B high-voltage battery cell over-discharge: detected
        P337C high-voltage battery cell over-discharge: detected
        P337D high-voltage battery cell over-discharge: detected
        P337E high-voltage battery cell over-discharge: detected
        P337F high-voltage battery cell over-discharge: detected
        P3380 high-voltage battery cell over-discharge: detected
        P3381 high-voltage battery cell over-discharge: detected
        P3382 high-voltage battery cell over-discharge: detected
        P3383 high-voltage battery cell over-discharge: detected
        P3384 high-voltage battery cell over-discharge: detected
        P3385 high-voltage battery cell over-discharge: detected
        P3386 high-voltage battery cell over-discharge: detected
        P3387 high-voltage battery cell over-discharge: detected
        P3388 high-voltage battery cell over-discharge: detected
        P3389 high-voltage battery cell over-discharge: detected
        P338A high-voltage battery cell over-discharge: detected
        P338B high-voltage battery cell over-discharge: detected
        P338C high-voltage battery cell over-discharge: detected
        P338D high-voltage battery cell over-discharge: detected
        P338E high-voltage battery cell over-discharge: detected
        P338F high-voltage battery cell over-discharge: detected
        P3390 high-voltage battery cell over-discharge: detected
        P3391 high-voltage battery cell over-discharge: detected
        P3392 high-voltage battery cell over-discharge: detected
        P3393 high-voltage battery cell over-discharge: detected
        P3394 high-voltage battery cell over-discharge: detected
        P3395 high-voltage battery cell over-discharge: detected
        P3396 high-voltage battery cell over-discharge: detected
        P3397 high-voltage battery cell over-discharge: detected
        P3398 high-voltage battery cell over-discharge: detected
        P3399 high-voltage battery cell over-discharge: detected
        P339A high-voltage battery cell over-discharge: detected
        P339B high-voltage battery cell over-discharge: detected
        P339C high-voltage battery cell over-discharge: detected
        P339D high-voltage battery cell over-discharge: detected
        P339E high-voltage battery cell over-discharge: detected
        P339F high-voltage battery cell over-discharge: detected
        P33A0 high-voltage battery cell over-discharge: detected
        P33A1 high-voltage battery cell over-discharge: detected
        P33A2 high-voltage battery cell over-discharge: detected
        P33A3 high-voltage battery cell over-discharge: detected
        P33A4 high-voltage battery cell over-discharge: detected
        P33D4 high-voltage battery deterioration: detected
        P33D5 high-voltage battery current sensor: malfunction
        U1000 CAN communication: malfunction
        U1010 control unit CAN controller: malfunction
        U1117 ABS control module: lost communication
        U1244 GPS antenna: malfunction
        U124C CD changer: malfunction
        U1250 camera control unit: malfunction
        """
}
