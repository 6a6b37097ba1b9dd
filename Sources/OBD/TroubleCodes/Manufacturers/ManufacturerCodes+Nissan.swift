extension ManufacturerCodes {
    /// Infiniti and Nissan.
    static let nissan = """
        B1001 airbag control module: malfunction
        B1002 airbag control module: malfunction
        B1003 airbag control module: malfunction
        B1004 airbag control module: malfunction
        B1005 airbag control module: malfunction
        B1006 airbag control module: malfunction
        B1007 airbag control module: malfunction
        B1008 airbag control module: malfunction
        B1009 airbag control module: malfunction
        B1010 airbag control module: malfunction
        B1011 airbag control module: malfunction
        B1012 airbag control module: malfunction
        B1013 airbag control module: malfunction
        B1014 airbag control module: malfunction
        B1015 airbag control module: malfunction
        B1017 occupant classification system: malfunction
        B1018 occupant classification system: malfunction
        B1019 occupant classification belt tension sensor: malfunction
        B1020 occupant classification system: malfunction
        B1021 occupant classification system: malfunction
        B1022 occupant classification system: malfunction
        B1023 passenger airbag off indicator: malfunction
        B1025 occupant classification system: malfunction
        B1026 airbag control module: malfunction
        B1027 airbag control module: malfunction
        B1028 airbag control module: malfunction
        B1029 airbag control module: malfunction
        B1030 airbag control module: malfunction
        B1031 airbag control module: malfunction
        B1032 occupant classification system: malfunction
        B1033 airbag crash zone sensor: malfunction
        B1034 airbag crash zone sensor: malfunction
        B1035 airbag crash zone sensor: malfunction
        B1036 airbag crash zone sensor: malfunction
        B1037 airbag crash zone sensor: malfunction
        B1038 airbag crash zone sensor: malfunction
        B1039 airbag crash zone sensor: malfunction
        B1040 airbag crash zone sensor: malfunction
        B1041 airbag crash zone sensor: malfunction
        B1042 airbag control module: malfunction
        B1043 airbag control module: malfunction
        B1044 airbag control module: malfunction
        B1045 airbag control module: malfunction
        B1046 airbag control module: malfunction
        B1047 airbag control module: malfunction
        B1048 occupant classification system: malfunction
        B1049 driver airbag module: malfunction
        B1050 driver airbag module: malfunction
        B1051 driver airbag module: malfunction
        B1052 driver airbag module: malfunction
        B1054 driver airbag module: malfunction
        B1055 driver airbag module: malfunction
        B1056 driver airbag module: malfunction
        B1057 driver airbag module: malfunction
        B1058 airbag control module: malfunction
        B1059 airbag control module: malfunction
        B1060 airbag control module: malfunction
        B1061 airbag control module: malfunction
        B1062 airbag control module: malfunction
        B1063 airbag control module: malfunction
        B1065 passenger airbag module: malfunction
        B1066 passenger airbag module: malfunction
        B1067 passenger airbag module: malfunction
        B1068 passenger airbag module: malfunction
        B1070 passenger airbag module: malfunction
        B1071 passenger airbag module: malfunction
        B1072 passenger airbag module: malfunction
        B1073 passenger airbag module: malfunction
        B1074 airbag control module: malfunction
        B1075 airbag control module: malfunction
        B1076 airbag control module: malfunction
        B1077 airbag control module: malfunction
        B1078 airbag control module: malfunction
        B1079 airbag control module: malfunction
        B1080 driver airbag module: wires shorted
        B1081 seat belt pretensioner, right front: malfunction
        B1082 seat belt pretensioner, right: shorted to battery
        B1083 seat belt pretensioner, right: shorted to ground
        B1084 seat belt pretensioner, right: wires shorted
        B1086 seat belt pretensioner, left front: malfunction
        B1087 seat belt pretensioner, left: shorted to battery
        B1088 seat belt pretensioner, left: shorted to ground
        B1089 seat belt pretensioner, left: wires shorted
        B1090 airbag control module: malfunction
        B1091 airbag control module: malfunction
        B1092 airbag control module: malfunction
        B1093 airbag control module: malfunction
        B1094 airbag control module: malfunction
        B1095 airbag control module: malfunction
        B1096 driver airbag module: wires shorted
        B1106 airbag control module: malfunction
        B1107 airbag control module: malfunction
        B1108 airbag control module: malfunction
        B1109 airbag control module: malfunction
        B1110 airbag control module: malfunction
        B1111 airbag control module: malfunction
        B1113 side airbag satellite sensor, right: malfunction
        B1114 side airbag satellite sensor, right: malfunction
        B1115 side airbag satellite sensor, right: malfunction
        B1116 side airbag satellite sensor, right: malfunction
        B1118 side airbag satellite sensor, left: malfunction
        B1119 side airbag satellite sensor, left: malfunction
        B1120 side airbag satellite sensor, left: malfunction
        B1121 side airbag satellite sensor, left: malfunction
        B1122 airbag control module: malfunction
        B1123 airbag control module: malfunction
        B1124 airbag control module: malfunction
        B1125 airbag control module: malfunction
        B1126 airbag control module: malfunction
        B1127 airbag control module: malfunction
        B1129 side airbag module, right: malfunction
        B1130 side airbag module, right: shorted to battery
        B1131 side airbag module, right: shorted to ground
        B1132 side airbag module, right: malfunction
        B1134 side airbag module, left: malfunction
        B1135 side airbag module, left: shorted to battery
        B1136 side airbag module, left: shorted to ground
        B1137 side airbag module, left: wires shorted
        B1138 airbag control module: malfunction
        B1139 airbag control module: malfunction
        B1140 airbag control module: malfunction
        B1141 airbag control module: malfunction
        B1142 airbag control module: malfunction
        B1143 airbag control module: malfunction
        B1144 airbag control module: malfunction
        B1145 side curtain airbag module, right: malfunction
        B1146 side curtain airbag module, right: malfunction
        B1147 side curtain airbag module, right: malfunction
        B1148 side curtain airbag module, right: malfunction
        B1150 side curtain airbag module, left: malfunction
        B1151 side curtain airbag module, left: shorted to battery
        B1152 side curtain airbag module, left: shorted to ground
        B1153 side curtain airbag module, left: wires shorted
        B1154 airbag control module: malfunction
        B1155 airbag control module: malfunction
        B1156 airbag control module: malfunction
        B1157 airbag control module: malfunction
        B1158 airbag control module: malfunction
        B1159 airbag control module: malfunction
        B1170 airbag control module: malfunction
        B1171 airbag control module: malfunction
        B1172 airbag control module: malfunction
        B1173 airbag control module: malfunction
        B1174 airbag control module: malfunction
        B1175 airbag control module: malfunction
        B1177 seat belt buckle pretensioner, right: open
        B1178 seat belt buckle pretensioner, right: shorted to battery
        B1179 seat belt buckle pretensioner, right: shorted to ground
        B1180 seat belt buckle pretensioner, right: wires shorted
        B1182 seat belt pretensioner, left: open
        B1183 seat belt pretensioner, left: shorted to battery
        B1184 seat belt pretensioner, left: shorted to ground
        B1185 seat belt pretensioner, left: wires shorted
        B1186 airbag control module: malfunction
        B1187 airbag control module: malfunction
        B1188 airbag control module: malfunction
        B1189 airbag control module: malfunction
        B1190 airbag control module: malfunction
        B1191 airbag control module: malfunction
        B1193 side curtain airbag module, right front: open
        B1194 side curtain airbag module, right front: shorted to battery
        B1195 side curtain airbag module, right front: shorted to ground
        B1196 side curtain airbag module, right front: wires shorted
        B1198 side curtain airbag module, left front: open
        B1199 side curtain airbag module, left front: shorted to battery
        B1201 side curtain airbag module, left front: wires shorted
        B1202 airbag control module: malfunction
        B1203 airbag control module: malfunction
        B1204 airbag control module: malfunction
        B1205 airbag control module: malfunction
        B1206 airbag control module: malfunction
        B1207 airbag control module: malfunction
        B1209 frontal collision: detected
        B1210 side collision: detected
        B1211 airbag deployment after rollover: detected
        B1212 side airbag satellite sensor, right: malfunction
        B1213 side airbag satellite sensor, right: malfunction
        B1214 side airbag satellite sensor, right: malfunction
        B1215 side airbag satellite sensor, left: malfunction
        B1216 side airbag satellite sensor, left: malfunction
        B1217 side airbag satellite sensor, left: malfunction
        B1218 airbag control module: malfunction
        B1219 airbag control module: malfunction
        B121A fog lamp power supply, left front: malfunction
        B1220 airbag control module: malfunction
        B1221 airbag control module: malfunction
        B1222 airbag control module: malfunction
        B1223 airbag control module: malfunction
        B1231 daytime running lamp power supply, right: malfunction
        B1234 airbag control module: malfunction
        B1235 airbag control module: malfunction
        B1236 airbag control module: malfunction
        B1237 airbag control module: malfunction
        B1238 airbag control module: malfunction
        B1239 airbag control module: malfunction
        B1250 airbag control module: malfunction
        B1251 airbag control module: malfunction
        B1252 airbag control module: malfunction
        B1253 airbag control module: malfunction
        B1254 airbag control module: malfunction
        B1255 airbag control module: malfunction
        B1256 fog lamp power supply, right front: malfunction
        B1257 door-mounted curtain airbag module, right: open
        B1258 door-mounted curtain airbag module, right: shorted to battery
        B1259 door-mounted curtain airbag module, right: shorted to ground
        B1260 door-mounted curtain airbag module, right: wires shorted
        B1263 door-mounted curtain airbag module, left: shorted to battery
        B1264 door-mounted curtain airbag module, left: shorted to ground
        B1265 door-mounted curtain airbag module, left: wires shorted
        B1266 airbag control module: malfunction
        B1267 airbag control module: malfunction
        B1268 airbag control module: malfunction
        B1269 airbag control module: malfunction
        B1282 airbag control module: malfunction
        B1283 airbag control module: malfunction
        B1284 airbag control module: malfunction
        B1285 airbag control module: malfunction
        B1336 airbag satellite sensor, right front door: malfunction
        B1337 airbag satellite sensor, right front door: malfunction
        B1338 airbag satellite sensor, right front door: malfunction
        B1340 airbag satellite sensor, right front door: malfunction
        B1348 airbag satellite sensor, left front door: malfunction
        B1349 airbag satellite sensor, left front door: malfunction
        B1350 airbag satellite sensor, front door: malfunction
        B1378 airbag control module: malfunction
        B1379 airbag control module: malfunction
        B137D Wi-Fi antenna connection: malfunction
        B1381 airbag control module: malfunction
        B1421 frontal collision: detected
        B1422 side collision: detected
        B1424 crash: detected
        B1428 seat belt buckle switch, left: malfunction
        B1430 seat belt pretensioner, left front: malfunction
        B1431 seat belt pretensioner, right front: malfunction
        B1432 seat belt pretensioner 2, left front: malfunction
        B1433 seat belt pretensioner 2, right front: malfunction
        B1B03 wireless charger unit: malfunction
        B1B04 wireless charger unit: malfunction
        B1B05 wireless charger unit: malfunction
        B1C07 headlamp aiming motor drive signal: malfunction
        B2013 immobilizer and steering lock identification: implausible
        B2014 steering lock and immobilizer communication: malfunction
        B2098 ignition relay: stuck on
        B2099 ignition relay: stuck off
        B20A2 headlamp LIN communication, right: malfunction
        B20A4 headlamp LIN communication, left: malfunction
        B20B2 front wiper motor: circuit
        B20CB daytime running lamp power supply, left: malfunction
        B20CE headlamp high beam power supply, left: malfunction
        B20CF headlamp high beam power supply, right: malfunction
        B20D0 headlamp low beam power supply, left: malfunction
        B20D1 headlamp low beam power supply, right: malfunction
        B20D2 parking lamp power supply: malfunction
        B20D4 tail lamp power supply, left: malfunction
        B20D5 tail lamp power supply, right: malfunction
        B20DB height sensor initialization: incomplete
        B20DF starter relay: malfunction
        B20E2 LED headlamp, right: malfunction
        B20E3 LED headlamp, left: malfunction
        B2109 steering lock relay: stuck off
        B210A steering lock condition switches 1 and 2: correlation
        B2114 driver seat front lifting motor: unexpected
        B2115 driver seat rear lifting motor: unexpected
        B2116 steering column tilt motor: unexpected
        B2120 pedal adjustment position sensor: out of range
        B2126 vehicle speed with the selector lever in park: detected
        B2190 immobilizer antenna amplifier: malfunction
        B2191 immobilizer key: incorrect
        B2192 immobilizer and engine control module identification: implausible
        B2193 body control module and engine control module communication: malfunction
        B2194 electronic key identification: incorrect
        B2195 immobilizer anti-scanning: active
        B2196 immobilizer dongle: malfunction
        B2198 immobilizer antenna amplifier: malfunction
        B219A immobilizer blocking mode: active
        B219B telematics unit and body control module identification: incorrect
        B219C telematics unit and body control module communication: malfunction
        B2403 automatic back door pulse encoder: malfunction
        B2416 back door touch sensor, right: open
        B2417 back door touch sensor, left: open
        B2420 back door close switch: malfunction
        B2421 automatic back door clutch operating time: too long
        B2422 back door position: malfunction
        B2424 automatic back door closer: malfunction
        B2425 automatic back door control unit: malfunction
        B2426 back door spindle sensor, left: malfunction
        B2427 back door spindle sensor, right: malfunction
        B2490 seat heater, left front: malfunction
        B2492 seat heater, right front: malfunction
        B2495 seat heater, left rear: malfunction
        B2496 seat heater, right rear: malfunction
        B2552 electronic key: malfunction
        B2553 ignition relay: malfunction
        B2555 stop lamp switch signal to the body control module: malfunction
        B2556 push-button ignition switch: malfunction
        B2557 vehicle speed signal to the body control module: malfunction
        B2560 starter control relay: malfunction
        B2563 supply voltage: too high
        B2578 in-vehicle temperature sensor: malfunction
        B2579 in-vehicle temperature sensor: malfunction
        B257B ambient temperature sensor: malfunction
        B257C ambient temperature sensor: malfunction
        B2581 A/C intake temperature sensor: malfunction
        B2582 A/C intake temperature sensor: malfunction
        B2590 immobilizer: malfunction
        B259A interior lamp fuse: malfunction
        B2601 shift position signal: malfunction
        B2602 shift position signal: malfunction
        B2603 shift position status: malfunction
        B2604 park or neutral position or clutch switch: malfunction
        B2605 park or neutral position switch: malfunction
        B2606 steering lock relay: malfunction
        B2607 steering lock relay: malfunction
        B2608 starter relay: malfunction
        B2609 steering lock status: malfunction
        B260A ignition relay: malfunction
        B260B steering lock unit: malfunction
        B260C steering lock unit: malfunction
        B260D steering lock unit: malfunction
        B260F engine status signal to the body control module: malfunction
        B2611 accessory relay: malfunction
        B2612 steering lock status: malfunction
        B2614 accessory relay: malfunction
        B2615 blower relay: malfunction
        B2616 ignition relay (fuse block): malfunction
        B2618 body control module: malfunction
        B261A push-button ignition switch: malfunction
        B261B engine run signal of the remote engine start: malfunction
        B261E vehicle type information: malfunction
        B261F clutch pedal position switch: stuck on
        B2621 inside key antenna: malfunction
        B2622 inside key antenna: malfunction
        B2623 inside key antenna: malfunction
        B2626 outside key antenna: malfunction
        B2627 outside key antenna: malfunction
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
        B2661 upper ventilator door, open position: malfunction
        B2662 upper ventilator door, middle position: malfunction
        B2663 upper ventilator door, closed position: malfunction
        B2664 rear air mix door motor position: too high
        B2665 rear air mix door motor position: too low
        B2667 sunload sensor reading, passenger: too high
        B2668 sunload sensor reading, passenger: too low
        B266B rear in-vehicle temperature sensor reading: too high
        B266C rear in-vehicle temperature sensor reading: too low
        B26E1 engine status signal to the body control module: not received
        B26E7 tire pressure monitoring CAN communication: malfunction
        B26E8 clutch switch: malfunction
        B26E9 steering lock status: malfunction
        B26EA key registration: malfunction
        B26F1 ignition relay: stuck off
        B26F3 starter control relay: malfunction
        B26F4 starter control relay: malfunction
        B26F6 ignition on signal from the power distribution module: not received
        B26F8 starter control relay and its feedback signal: correlation
        B26FC key registration: malfunction
        B26FD shift lock solenoid: malfunction
        B26FE hood switch CAN signal: malfunction
        B2700 parking corner sensor, left front: malfunction
        B2701 parking corner sensor, left front: open
        B2702 parking corner sensor, right front: malfunction
        B2703 parking corner sensor, right front: open
        B2704 parking corner sensor, left rear: malfunction
        B2705 parking corner sensor, left rear: open
        B2706 parking corner sensor, right rear: malfunction
        B2707 parking corner sensor, right rear: open
        B2708 parking center sensor, left rear: malfunction
        B2709 parking center sensor, left rear: open
        B270A parking center sensor, right rear: malfunction
        B270B parking center sensor, right rear: open
        B270C parking center sensor, left front: malfunction
        B270D parking center sensor wiring, left front: malfunction
        B270E parking center sensor, right front: malfunction
        B270F parking center sensor wiring, right front: malfunction
        B2720 parking corner sensor, left rear: malfunction
        B2724 parking sensor control unit: malfunction
        B2725 parking sensor rear buzzer: malfunction
        B272D parking sensor buzzer: malfunction
        B27B0 A/C control unit EEPROM: malfunction
        B27D1 starter cut relay: malfunction
        B27D2 starter cut relay: malfunction
        B2801 quick charging: malfunction
        B2802 quick charging: malfunction
        B2803 quick charging: malfunction
        B29A0 normal charge port: malfunction
        B29C1 charging equipment: malfunction
        B2E08 microphone: malfunction
        B2E0B telematics switch: malfunction
        C105D brake fluid level: malfunction
        C1061 wheel speed sensor: malfunction
        C1063 wheel speed sensor: malfunction
        C1065 wheel speed sensor: malfunction
        C1067 wheel speed sensor: malfunction
        C1068 wheel speed sensor: malfunction
        C1069 wheel speed sensor: malfunction
        C106A wheel speed sensor: malfunction
        C10B7 yaw rate sensor: malfunction
        C10E6 ignition switch: malfunction
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
        C1153 emergency brake function: malfunction
        C1154 park or neutral position signal: malfunction
        C1155 brake fluid level: low
        C1156 steering angle sensor communication: malfunction
        C1160 deceleration sensor setting: incomplete
        C1164 brake cut valve 1: malfunction
        C1165 brake cut valve 2: malfunction
        C1170 ABS control module variant coding: malfunction
        C1178 active brake booster solenoid: malfunction
        C1179 brake delta stroke sensor: malfunction
        C1181 active brake booster response: malfunction
        C1184 brake release switch: malfunction
        C1189 brake booster: malfunction
        C118E excessive brake pedal operation with the vehicle stopped: detected
        C1197 brake booster vacuum sensor: malfunction
        C1198 brake booster vacuum sensor: malfunction
        C1199 brake booster: malfunction
        C119A vacuum sensor supply voltage: malfunction
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
        C160A power steering system: over temperature
        C1704 tire pressure, left front: too low
        C1705 tire pressure, right front: too low
        C1706 tire pressure, right rear: too low
        C1707 tire pressure, left rear: too low
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
        C1720 tire pressure sensor code, left front: malfunction
        C1721 tire pressure sensor code, right front: malfunction
        C1722 tire pressure sensor code, right rear: malfunction
        C1723 tire pressure sensor code, left rear: malfunction
        C1724 tire pressure sensor battery, left front: voltage too low
        C1725 tire pressure sensor battery, right front: voltage too low
        C1726 tire pressure sensor battery, right rear: voltage too low
        C1727 tire pressure sensor battery, left rear: voltage too low
        C1729 vehicle speed signal to the tire pressure monitor: malfunction
        C1730 flat tire, left front: detected
        C1731 flat tire, right front: detected
        C1732 flat tire, right rear: detected
        C1733 flat tire, left rear: detected
        C1734 tire pressure monitor control unit: malfunction
        C1735 tire pressure monitor ignition signal: malfunction
        C1761 tire pressure sensor temperature data, left front: malfunction
        C1762 tire pressure sensor temperature data, right front: malfunction
        C1763 tire pressure sensor temperature data, right rear: malfunction
        C1764 tire pressure sensor temperature data, left rear: malfunction
        C1765 wheel speed sensor data for the tire pressure monitor, left front: malfunction
        C1766 wheel speed sensor data for the tire pressure monitor, right front: malfunction
        C1767 wheel speed sensor data for the tire pressure monitor, left rear: malfunction
        C1768 wheel speed sensor data for the tire pressure monitor, right rear: malfunction
        C1769 tire pressure monitoring configuration: malfunction
        C1770 tire pressure sensor acceleration data, left front: malfunction
        C1771 tire pressure sensor acceleration data, right front: malfunction
        C1772 tire pressure sensor acceleration data, left rear: malfunction
        C1773 tire pressure sensor acceleration data, right rear: malfunction
        C1801 vehicle height sensor: out of range
        C1802 air leveling compressor relay: malfunction
        C1803 air leveling exhaust solenoid: malfunction
        C1804 vehicle height with the air leveling compressor on: too low
        C1805 vehicle height with the air leveling exhaust solenoid on: too high
        C1806 vehicle height sensor signal: unchanged
        C1807 air leveling sensor power supply: out of range
        C1808 air leveling compressor operating time: too long
        C1A00 intelligent cruise control unit: malfunction
        C1A01 driver assistance power supply: malfunction
        C1A04 ABS and stability control input to the intelligent cruise control: malfunction
        C1A05 brake and stop lamp switch: malfunction
        C1A12 laser beam of the distance sensor: malfunction
        C1A13 stop lamp relay: malfunction
        C1A16 dirt on the radar sensor: detected
        C1A18 distance sensor laser aiming: incomplete
        C1A21 distance sensor: over temperature
        C1A23 distance sensor: under temperature
        C1A24 park or neutral range signal: malfunction
        C1A35 accelerator pedal actuator: malfunction
        C1A36 accelerator pedal actuator CAN communication: malfunction
        C1A37 accelerator pedal actuator CAN signal: malfunction
        C1A38 accelerator pedal actuator CAN signal: malfunction
        C1A39 steering angle sensor: malfunction
        C1A42 intelligent cruise control switch: circuit
        C1A43 intelligent cruise control switch: circuit
        C1A50 driver assistance control unit: malfunction
        C1A57 around view monitor camera: malfunction
        C1A58 around view monitor camera: malfunction
        C1A59 around view monitor camera: malfunction
        C1A5A around view monitor camera: malfunction
        C1A6B brake power supply backup unit: malfunction
        C1A6C brake power supply backup unit: malfunction
        C1B01 lane camera aiming: malfunction
        C1B02 vehicle speed data: malfunction
        C1B20 driver assistance buzzer control module: malfunction
        C1B60 chassis control module: malfunction
        C1B81 configuration: incomplete
        C1B89 speaker: circuit
        C1B8F engine room power distribution module: communication error
        C1B90 steering system: malfunction
        C1B92 brake control system: malfunction
        C1B96 driver assistance system: malfunction
        C1B97 body control module: malfunction
        C1B98 driver assistance system: malfunction
        C1B99 chassis control module: malfunction
        C1B9A stop lamp off relay 1: malfunction
        C1B9B stop lamp off relay 2: malfunction
        C1B9D stop lamp off relay system: malfunction
        C1BB2 chassis control module: malfunction
        C1BB3 chassis control module: malfunction
        C1BB4 chassis control module: malfunction
        C1BB5 chassis control module ignition power supply: malfunction
        C1BB6 chassis control module ignition power supply: malfunction
        C1BB7 chassis control module: malfunction
        C1BB8 chassis control module: malfunction
        C1BB9 chassis control module: malfunction
        C1BBA chassis control module: malfunction
        C1BBB chassis control module: malfunction
        C1BBC chassis control module: malfunction
        C1BBD chassis control module variant coding: malfunction
        C1BD4 acceleration sensor: malfunction
        C1F01 accelerator pedal actuator motor: malfunction
        C1F04 forward emergency braking operation count: limit
        C1F06 driver assistance control unit signal to the accelerator pedal actuator: malfunction
        C1F36 configuration: incomplete
        C1F40 engine control module: malfunction
        C1F41 transmission: circuit
        C1F42 transmission control module: malfunction
        C1F43 around view monitor control unit: malfunction
        C1F44 body control module: malfunction
        C1F45 chassis control module: malfunction
        C1F47 instrument cluster: malfunction
        C1F48 ABS, traction control and stability control: circuit
        C1F51 engine room power distribution module: malfunction
        C1F55 electric parking brake: circuit
        C1F59 electric power steering control unit: malfunction
        C1F5F distance sensor: malfunction
        C1F65 parking sensor control unit: malfunction
        C1F76 steering angle sensor: malfunction
        C1F89 side radar, left rear: malfunction
        C1F8A side radar, right rear: malfunction
        C2580 distance sensor: malfunction
        C2581 distance sensor: malfunction
        C2584 distance sensor: malfunction
        C2585 CAN communication: malfunction
        C2587 power supply: circuit
        C2588 driver assistance control unit: malfunction
        C258F engine room power distribution module: malfunction
        C2591 body control module: malfunction
        C2595 electric power steering control unit: malfunction
        P100A variable valve lift system: malfunction
        P100B variable valve lift system: malfunction
        P1031 air-fuel ratio sensor heater, bank 1: malfunction
        P1032 air-fuel ratio sensor heater, bank 1: malfunction
        P1051 air-fuel ratio sensor heater, bank 2: malfunction
        P1052 air-fuel ratio sensor 1 heater: malfunction
        P1065 engine control module power supply: malfunction
        P1078 exhaust valve timing control position sensor: malfunction
        P1084 exhaust valve timing control position sensor: malfunction
        P1087 variable valve lift (VVEL) system: malfunction
        P1088 variable valve lift (VVEL) system: malfunction
        P1089 variable valve lift control shaft position sensor: malfunction
        P1090 variable valve lift (VVEL) actuator motor: malfunction
        P1091 variable valve lift actuator motor relay: malfunction
        P1092 variable valve lift control shaft position sensor: malfunction
        P1093 variable valve lift (VVEL) actuator motor: malfunction
        P10A0 variable compression ratio system: lost communication
        P10B0 active torque rod control unit: malfunction
        P10B1 active torque rod actuator: malfunction
        P10B2 active torque rod acceleration sensor: malfunction
        P10C0 fuel injector control: internal
        P10C1 fuel injector control: internal
        P10C2 fuel injector control: internal
        P10C3 fuel injector control: internal
        P10C8 fuel injector A, cylinder 1: malfunction
        P10C9 fuel injector control: internal
        P10CA fuel injector A, cylinder 3: malfunction
        P10CB fuel injector A, cylinder 4: malfunction
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
        P1123 throttle control motor relay: circuit
        P1124 throttle control motor relay: malfunction
        P1125 throttle position sensors 1 and 2: malfunction
        P1128 throttle control motor: malfunction
        P1130 swirl control valve control solenoid valve: malfunction
        P1131 swirl control valve control solenoid valve: circuit
        P1132 swirl control valve: malfunction
        P1135 intake valve timing control, right bank: malfunction
        P1136 intake valve timing control solenoid valve: malfunction
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
        P117A cylinder air-fuel ratio: malfunction
        P1195 engine: failed to start
        P1196 engine power: too low
        P1197 out of fuel: detected
        P119A fuel pressure sensor: malfunction
        P119B fuel pressure sensor: malfunction
        P119C fuel pressure sensor: malfunction
        P11A0 variable compression ratio control module: malfunction
        P11A1 variable compression ratio motor: malfunction
        P11A2 variable compression ratio motor rotation angle sensor: malfunction
        P11A3 variable compression ratio motor rotation angle sensor: malfunction
        P11A4 variable compression ratio motor rotation angle sensor: malfunction
        P11A6 variable compression ratio rotation angle sensors: correlation
        P11A7 variable compression ratio stopper position: malfunction
        P11A8 variable compression ratio target angle: malfunction
        P11A9 variable compression ratio target angle: malfunction
        P11AA variable compression ratio position learning: malfunction
        P11AB variable compression ratio control module: circuit
        P11AC variable compression ratio shaft 2 rotation angle sensor: malfunction
        P11AD variable compression ratio shaft 2 rotation angle sensor: malfunction
        P11AE variable compression ratio shaft 2 rotation angle sensor: malfunction
        P11AF variable compression ratio shaft 2 rotation angle sensor: malfunction
        P11B0 variable compression ratio target angle at cold start: malfunction
        P11B1 variable compression ratio target angle at cold start: malfunction
        P1201 shift solenoid valve B: malfunction
        P1203 overrun clutch solenoid valve: malfunction
        P1204 torque converter clutch valve: malfunction
        P1205 line pressure solenoid valve: malfunction
        P1206 throttle position sensor: malfunction
        P1207 engine speed signal: malfunction
        P1208 transmission fluid temperature sensor: malfunction
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
        P1233 electronic throttle control: malfunction
        P1234 closed throttle position learning, bank 2: malfunction
        P1235 closed throttle position learning, bank 2: malfunction
        P1236 throttle control motor: malfunction
        P1238 electronic throttle control actuator: malfunction
        P1239 throttle position sensor: malfunction
        P1243 supercharger bypass valve: malfunction
        P1271 air-fuel ratio sensor 1: malfunction
        P1272 air-fuel ratio sensor 1: malfunction
        P1273 air-fuel ratio sensor lean monitoring, bank 1: malfunction
        P1274 air-fuel ratio sensor rich monitoring, bank 1: malfunction
        P1276 air-fuel ratio sensor 1: malfunction
        P1278 air-fuel ratio sensor 1: malfunction
        P1279 air-fuel ratio sensor 1: malfunction
        P1281 air-fuel ratio sensor 1: malfunction
        P1282 air-fuel ratio sensor 1: malfunction
        P1283 air-fuel ratio sensor 1: malfunction
        P1284 air-fuel ratio sensor 1: malfunction
        P1286 air-fuel ratio sensor 1: malfunction
        P1288 air-fuel ratio sensor 1: malfunction
        P1289 air-fuel ratio sensor 1: malfunction
        P1290 throttle control motor relay: malfunction
        P1320 ignition signal, primary: malfunction
        P1335 crankshaft position sensor (REF): malfunction
        P1336 crankshaft position sensor (cog): malfunction
        P1400 exhaust gas recirculation control solenoid valve: malfunction
        P1401 exhaust gas recirculation temperature sensor: malfunction
        P1402 exhaust gas recirculation: stuck open
        P1421 cold start control: malfunction
        P1423 cold start control: malfunction
        P1424 cold start control: malfunction
        P1440 evaporative emission: small leak
        P1441 vacuum cut valve bypass valve: malfunction
        P1442 evaporative emission control system: malfunction
        P1443 canister control vacuum check switch: malfunction
        P1444 evaporative emission purge volume control valve: malfunction
        P1445 evaporative emission purge volume control valve: malfunction
        P1446 evaporative emission vent control valve: stuck closed
        P1447 evaporative emission purge flow: malfunction
        P1448 evaporative emission vent control valve: malfunction
        P1456 evaporative emission control system: malfunction
        P1464 fuel level sensor ground signal: circuit
        P1480 cooling fan control: circuit
        P1490 vacuum cut valve bypass valve: malfunction
        P1491 vacuum cut valve bypass valve: malfunction
        P1492 evaporative emission purge control solenoid valve: malfunction
        P1493 evaporative emission purge control valve and its solenoid valve: malfunction
        P14C3 exhaust gas temperature sensors of bank 1 and bank 2: correlation
        P1526 vehicle speed sensor: malfunction
        P1550 battery current sensor: malfunction
        P1551 battery current sensor: malfunction
        P1552 battery current sensor: malfunction
        P1553 battery current sensor: malfunction
        P1554 battery current sensor: malfunction
        P1556 battery temperature sensor: malfunction
        P1557 battery temperature sensor: malfunction
        P155D generator: malfunction
        P1564 cruise control steering switch: malfunction
        P1568 intelligent cruise control command: malfunction
        P1572 cruise control brake switch: malfunction
        P1574 cruise control vehicle speed signal: malfunction
        P1575 brake switch: malfunction
        P159F active grille shutter: malfunction
        P1603 engine control module: malfunction
        P1605 transmission diagnosis data line: communication error
        P1606 variable valve lift control module: malfunction
        P1607 variable valve lift control module: internal
        P1610 immobilizer lock mode: active
        P1611 immobilizer: malfunction
        P1612 immobilizer to engine control module: communication error
        P1613 immobilizer: malfunction
        P1614 immobilizer: malfunction
        P1615 immobilizer: malfunction
        P161D immobilizer: malfunction
        P161E immobilizer: malfunction
        P161F immobilizer: malfunction
        P1650 starter motor relay 2: circuit
        P1700 continuously variable transmission control: malfunction
        P1701 transmission control module power supply: malfunction
        P1702 transmission control module RAM: malfunction
        P1703 transmission control module ROM: malfunction
        P1704 transmission control module EEPROM: malfunction
        P1705 throttle position sensor signal to the automatic transmission: malfunction
        P1706 park or neutral position switch: malfunction
        P1709 transmission control module data writing: incomplete
        P1710 transmission fluid temperature sensor: circuit
        P1715 transmission input speed sensor: malfunction
        P1716 turbine speed sensor: malfunction
        P1720 vehicle speed sensor (transmission output): malfunction
        P1721 vehicle speed sensor (meter): malfunction
        P1722 vehicle speed signal: malfunction
        P1723 speed sensor of the continuously variable transmission: malfunction
        P1726 electronic throttle control: malfunction
        P1731 automatic transmission first gear engine braking: malfunction
        P1740 lock-up select solenoid valve: malfunction
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
        P1774 low coast brake solenoid valve: performance
        P1775 torque converter clutch solenoid valve: malfunction
        P1776 torque converter clutch solenoid valve: malfunction
        P1777 transmission step motor: circuit
        P1778 transmission step motor: performance
        P1780 shift change signal: malfunction
        P1800 variable induction air control solenoid valve: malfunction
        P1801 variable induction air control solenoid valve 2: malfunction
        P1802 transfer case control unit RAM: malfunction
        P1805 brake switch: malfunction
        P1806 brake booster vacuum: malfunction
        P1807 output speed signal from the transmission control module: malfunction
        P1808 vehicle speed signal from the ABS: malfunction
        P1809 four-wheel drive control module: internal
        P180C 5 V sensor power supply: out of range
        P180D transfer case rotary position sensor: malfunction
        P180E 8 V sensor power supply: out of range
        P180F transfer case motor or its speed sensor: malfunction
        P1810 four-wheel drive low position switch: malfunction
        P1811 transfer case control unit power supply: out of range
        P1813 four-wheel drive shift switch: implausible
        P1815 manual mode switch: malfunction
        P1817 transfer case motor: malfunction
        P1818 transfer case shift actuator position switch: malfunction
        P181A transfer case motor temperature: too low
        P181B transfer case control unit power supply with the ignition off: out of range
        P181C transfer case control actuator power supply: out of range
        P181E steering angle sensor CAN signal: malfunction
        P1820 engine speed signal from the engine control module: malfunction
        P1822 four-wheel drive duty solenoid: malfunction
        P1823 two- and four-wheel drive solenoid: malfunction
        P1824 four-wheel drive motor relay: malfunction
        P1826 transfer case fluid temperature sensor: malfunction
        P1827 clutch pressure switch: malfunction
        P1828 line pressure switch: malfunction
        P1829 accelerator pedal position signal from the engine control module: malfunction
        P182A transfer case high and low position sensor: malfunction
        P182B transfer case lock position sensor: malfunction
        P1830 ABS operation signal: malfunction
        P1831 stability control operation signal: malfunction
        P1832 traction control operation signal: malfunction
        P1841 transmission fluid pressure switch 1: malfunction
        P1843 transmission fluid pressure switch 3: malfunction
        P1845 transmission fluid pressure switch 5: malfunction
        P1846 transmission fluid pressure switch 6: malfunction
        P18A5 automatic park function cancellation: malfunction
        P18A8 park position switch: malfunction
        P18AC parking actuator relay: malfunction
        P1900 cooling fan: malfunction
        P1A10 engine control module initial learning: incomplete
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
        P3117 A/C system: malfunction
        P3135 minor crash: detected
        P3137 crash: detected
        P3141 on-board charger: malfunction
        P3176 traction motor inverter: malfunction
        P3179 traction motor system: malfunction
        P317A traction motor system: malfunction
        P317B traction motor system: malfunction
        P3180 high-voltage battery system: malfunction
        P3182 high-voltage battery system: malfunction
        P31D7 fail-safe relay: malfunction
        P3241 traction motor inverter current: malfunction
        P3242 traction motor phase U current sensor 2: malfunction
        P3243 traction motor phase V current sensor 2: malfunction
        P3244 traction motor inverter voltage sensor: malfunction
        P3247 traction motor inverter driver power supply: malfunction
        P3249 traction motor inverter driver: malfunction
        P324A traction motor inverter high-voltage charging: malfunction
        P324B traction motor inverter high-voltage discharging: malfunction
        P324D traction motor inverter power transistors: over current
        P3262 traction motor phase U current sensor 1: offset
        P3263 traction motor phase U current sensor 2: offset
        P3264 traction motor phase V current sensor 1: offset
        P3265 traction motor phase V current sensor 2: offset
        P3269 traction motor position sensor: malfunction
        P326C EEPROM: malfunction
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
        U1001 CAN communication: circuit
        U1003 CAN communication: malfunction
        U1010 control unit CAN controller: malfunction
        U1011 CAN communication: malfunction
        U1014 input voltage: malfunction
        U1024 variable valve lift control module CAN communication: malfunction
        U1040 engine communication: circuit
        U1044 engine communication: circuit
        U1050 LIN communication: malfunction
        U1051 LIN communication: malfunction
        U10A0 variable compression ratio system: lost communication
        U1117 ABS control module: lost communication
        U1202 audio-visual control unit: malfunction
        U1225 USB connection: malfunction
        U1227 audio-visual control unit: malfunction
        U1228 audio-visual control unit: malfunction
        U1229 audio-visual control unit: malfunction
        U122A configuration data writing: incomplete
        U122E audio-visual control unit: malfunction
        U1244 GPS antenna: malfunction
        U124C CD changer: malfunction
        U124E audio amplifier connection: malfunction
        U1250 camera control unit: malfunction
        U125D navigation unit connection: malfunction
        U1263 USB connector: over current
        U1264 radio antenna amplifier turn-on signal: circuit
        U1265 audio amplifier turn-on signal: circuit
        U1266 telematics unit connection: malfunction
        U1305 configuration: incomplete
        U1327 message authentication key update: malfunction
        U150B engine control module: invalid data
        U150C ABS control module: invalid data
        U150D transmission control module: invalid data
        U150E body control module: invalid data
        U150F display control unit: invalid data
        U1512 A/C control unit: invalid data
        U1513 instrument cluster: invalid data
        U1514 steering angle sensor: invalid data
        U1515 intelligent cruise control sensor: invalid data
        U1516 lane camera unit: invalid data
        U1517 accelerator pedal actuator: invalid data
        U1518 side radar, left: invalid data
        U1519 side radar, right: invalid data
        U1523 parking sensor control unit: invalid data
        U1527 chassis control module CAN signal: malfunction
        U1530 driver assistance buzzer control module: invalid data
        U1536 around view monitor CAN communication 2: malfunction
        U1A00 accessory signal: not received
        U1A11 telephone mute output signal: disconnected
        U1A35 brake control communication: malfunction
        U1A3E driver assistance communication: malfunction
        U1CA6 seat heater communication, right front: malfunction
        U1CA7 seat heater communication, left front: malfunction
        U1CA8 seat heater communication, right rear: malfunction
        U1CA9 seat heater communication, left rear: malfunction
        U2140 engine control module: communication error
        U2150 airbag system: communication error
        U2153 HVAC: communication error
        U2155 parking brake: communication error
        U2240 engine control module: communication error
        U2241 transmission control module: communication error
        U2247 electric shift system: communication error
        U2252 driver assistance control unit: communication error
        U2259 steering control unit: communication error
        U226B front camera: communication error
        U2276 chassis control module: communication error
        U236C side radar: communication error
        U2440 engine control module: communication error
        U2441 transmission control module: communication error
        U244E instrument cluster: communication error
        U244F body control module: communication error
        U2454 multimedia interface unit: communication error
        U2456 steering angle sensor: communication error
        U2459 electric power steering control unit: communication error
        U245B engine room power distribution module: communication error
        U2465 parking sensor control unit: communication error
        U2475 around view monitor: communication error
        U2476 chassis control module: communication error
        U2589 side radar: communication error
        U258A side radar: communication error
        U2752 Ethernet: circuit
        U275F Ethernet: circuit
        U276B Ethernet: circuit
        U2852 Ethernet: circuit
        U2A02 powertrain CAN: bus off
        U2A03 CAN communication: malfunction
        U2A09 intelligent transport system CAN 5: bus off
        """
}
