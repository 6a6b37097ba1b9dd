extension ManufacturerCodes {
    /// Ford, Lincoln and Mercury.
    static let ford = """
        B1200 climate control push button: circuit
        B1201 fuel sender: circuit
        B1203 fuel sender: shorted to battery
        B1204 fuel sender: shorted to ground
        B1205 instrument cluster switch 1: circuit
        B1206 instrument cluster switch 1: open
        B1208 instrument cluster switch 1: shorted to ground
        B1209 instrument cluster switch 2: circuit
        B1213 number of programmed anti-theft keys: below threshold
        B1217 horn relay coil: circuit
        B1220 fuel tank pressure sensor: circuit
        B1222 fuel temperature sensor: circuit
        B1223 fuel temperature sensor: open
        B1224 fuel temperature sensor: shorted to battery
        B1225 fuel temperature sensor: shorted to ground
        B1232 anti-theft transceiver antenna: malfunction
        B1234 mirror switch code: implausible
        B1241 rear window washer pump relay: shorted to battery
        B1242 recirculation door driver: circuit
        B1243 one-touch window down switch: shorted to battery
        B1253 interior air temperature sensor: shorted to ground
        B1257 outside air temperature sensor: shorted to ground
        B1259 solar radiation sensor: open
        B1299 power supply sensor: shorted to ground
        B1300 power door lock: circuit
        B1302 accessory delay relay coil: circuit
        B1304 accessory delay relay coil: shorted to battery
        B1309 power door lock: shorted to ground
        B1311 power door unlock: circuit
        B1317 battery voltage: too high
        B1318 battery voltage: too low
        B1320 driver door ajar switch: open
        B1321 driver door ajar switch: shorted to battery
        B1322 driver door ajar switch: shorted to ground
        B1325 door ajar lamp: shorted to battery
        B1328 passenger door ajar switch: open
        B1329 passenger door ajar switch: shorted to battery
        B1331 decklid or rear door ajar switch: circuit
        B1333 decklid or rear door ajar switch: shorted to battery
        B1334 decklid or rear door ajar switch: shorted to ground
        B1338 door ajar switch, right rear: shorted to ground
        B1339 chime request input: shorted to battery
        B1340 chime request input: shorted to ground
        B1341 power door unlock: shorted to ground
        B1342 control module: internal
        B1345 heated rear window input: shorted to ground
        B1347 heated rear window relay: circuit
        B1349 heated rear window relay: shorted to battery
        B1352 ignition key-in switch: circuit
        B1353 ignition key-in switch: open
        B1355 ignition switch run position: circuit
        B1359 ignition switch run or accessory position: circuit
        B1360 ignition switch run or accessory position: open
        B1366 ignition switch start position: circuit
        B1371 illuminated entry relay: circuit
        B1396 power door lock: shorted to battery
        B1397 power door unlock: shorted to battery
        B1398 driver window one-touch relay: circuit
        B1400 driver window one-touch relay: shorted to battery
        B1426 seat belt lamp: shorted to battery
        B1428 seat belt lamp: circuit
        B1431 wiper run relay: circuit
        B1438 wiper mode select switch: circuit
        B1441 wiper mode select switch: shorted to ground
        B1450 wiper wash and delay switch: circuit
        B1453 wiper wash and delay switch: shorted to ground
        B1458 washer pump motor relay: circuit
        B1460 washer pump motor relay coil: shorted to battery
        B1466 wiper speed switching: inoperative
        B1472 headlamp input: shorted to ground
        B1473 wiper motor low speed: circuit
        B1475 accessory delay relay contact: shorted to battery
        B1476 wiper motor high speed: circuit
        B1483 brake pedal input: circuit
        B1485 brake pedal input: shorted to battery
        B1500 turn signal lamp, left: open
        B1501 turn signal lamp, left: shorted to battery
        B1504 turn signal lamp, right: open
        B1505 turn signal lamp, right: shorted to battery
        B1510 flash-to-pass switch: shorted to ground
        B1520 hood switch: open
        B1521 hood switch: shorted to battery
        B1522 hood switch: shorted to ground
        B1526 keyless entry: shorted to ground
        B1529 memory set switch: circuit
        B1530 memory set switch: shorted to ground
        B1534 memory 1 switch: shorted to ground
        B1537 memory 2 switch: shorted to battery
        B1538 memory 2 switch: shorted to ground
        B1549 power window master: shorted to battery
        B1555 ignition switch run or start position: circuit
        B1566 door ajar switch: shorted to ground
        B1572 door ajar switch, left rear: circuit
        B1573 door ajar switch, left rear: shorted to battery
        B1574 door ajar switch, left rear: shorted to ground
        B1577 park lamp input: shorted to battery
        B1578 park lamp input: shorted to ground
        B1579 panel dimmer increase input: circuit
        B1583 panel dimmer decrease input: circuit
        B1600 immobilizer key transponder signal: not received
        B1601 immobilizer key code: incorrect
        B1602 immobilizer key code format: incorrect
        B1610 illuminated entry input: shorted to ground
        B1611 rear wiper mode select switch: circuit
        B1614 rear wiper mode select switch: shorted to ground
        B1626 keypad lamp output: shorted to ground
        B1629 transmission range reverse input: shorted to battery
        B1663 seat front height motor, driver: stalled
        B1664 seat rear height motor, driver: stalled
        B1665 seat forward and backward motor, driver: stalled
        B1666 seat recline motor, driver: stalled
        B1667 mirror up and down motor, driver: stalled
        B1668 mirror right and left motor, driver: stalled
        B1669 mirror up and down motor, passenger: stalled
        B1670 mirror right and left motor, passenger: stalled
        B1671 battery voltage: out of range
        B1676 battery pack voltage: out of range
        B1681 immobilizer transceiver signal: not received
        B1685 dome lamp input: circuit
        B1688 dome lamp input: shorted to ground
        B1693 automatic headlamp on signal: circuit
        B1695 automatic headlamp on signal: circuit
        B1696 automatic headlamp on signal: shorted to ground
        B1703 seat recline forward switch, driver: shorted to battery
        B1707 seat recline rearward switch, driver: shorted to battery
        B1711 seat front up switch, driver: shorted to battery
        B1715 seat front down switch, driver: shorted to battery
        B1719 seat forward switch, driver: shorted to battery
        B1723 seat rearward switch, driver: shorted to battery
        B1727 seat rear up switch, driver: shorted to battery
        B1731 seat rear down switch, driver: shorted to battery
        B1733 mirror vertical switch, driver: circuit
        B1737 mirror horizontal switch, driver: circuit
        B1741 mirror vertical switch, passenger: circuit
        B1745 mirror horizontal switch, passenger: circuit
        B1790 automatic headlamp light sensor: circuit
        B1791 automatic headlamp light sensor: open
        B1792 automatic headlamp light sensor: shorted to battery
        B1793 automatic headlamp light sensor: shorted to ground
        B1814 rear wiper motor down relay: circuit
        B1818 rear wiper motor up relay: circuit
        B1820 rear wiper motor up relay: shorted to battery
        B1833 door unlock disarm switch: shorted to ground
        B1834 door unlock disarm output: circuit
        B1836 door unlock disarm output: shorted to battery
        B1838 battery saver power relay: circuit
        B1839 rear wiper motor: circuit
        B1840 wiper power supply: circuit
        B1863 control module ground: open
        B1867 control module battery supply: malfunction
        B1868 airbag warning lamp: circuit
        B1869 airbag warning lamp: open
        B1870 airbag warning lamp: shorted to battery
        B1871 passenger airbag disable module: malfunction
        B1875 turn signal and hazard switch signal: circuit
        B1876 seat belt pretensioner, driver: circuit
        B1880 seat belt pretensioner, passenger: circuit
        B1884 passenger airbag disable lamp: malfunction
        B1889 passenger airbag disable module sensor: blocked
        B1890 passenger airbag disable lamp: shorted to battery
        B1901 airbag crash sensor 1 feed and return: shorted to ground
        B1913 airbag: shorted to ground
        B1914 airbag crash sensors: shorted to ground
        B1915 airbag, driver: circuit
        B1920 airbag, passenger: circuit
        B1921 airbag diagnostic monitor ground: open
        B1922 airbag safing sensor output: shorted to battery
        B1923 airbag memory clear: shorted to ground
        B1924 airbag diagnostic monitor: internal
        B1934 airbag, driver: circuit
        B1936 airbag, driver: shorted to ground
        B1938 airbag, passenger: shorted to ground
        B1941 airbag crash sensor feed and return: open
        B1942 airbag crash sensor feed and return: open
        B1944 airbag crash sensor ground: circuit
        B1945 airbag crash sensor ground: circuit
        B1950 seat rear height position sensor: circuit
        B1952 seat rear height position sensor: shorted to battery
        B1953 seat rear height position sensor: shorted to ground
        B1954 seat front height position sensor: circuit
        B1956 seat front height position sensor: shorted to battery
        B1957 seat front height position sensor: shorted to ground
        B1958 seat recline position sensor: circuit
        B1960 seat recline position sensor: shorted to battery
        B1961 seat recline position sensor: shorted to ground
        B1962 seat horizontal position sensor: circuit
        B1964 seat horizontal position sensor: shorted to battery
        B1965 seat horizontal position sensor: shorted to ground
        B1982 driver door unlock relay: circuit
        B1983 driver door unlock relay: shorted to battery
        B1987 adjustable pedal motor: stalled
        B1988 adjustable pedal forward switch: shorted to battery
        B1989 adjustable pedal rearward switch: shorted to battery
        B1990 adjustable pedal position sensor: circuit
        B1991 adjustable pedal position sensor: shorted to battery
        B1992 side airbag, driver: shorted to battery
        B1993 side airbag, driver: shorted to ground
        B1994 side airbag, driver: open
        B1995 side airbag, driver: resistance low
        B1996 side airbag, passenger: shorted to battery
        B1997 side airbag, passenger: shorted to ground
        B1998 side airbag, passenger: open
        B1999 side airbag, passenger: resistance low
        B2103 antenna: disconnected
        B2112 driver door set switch: malfunction
        B2116 driver door reset switch: malfunction
        B2132 dimmer switch: shorted to ground
        B2141 non-volatile memory configuration: malfunction
        B2143 non-volatile memory: malfunction
        B2148 pulse width modulated input: circuit
        B2177 interior scanning sensor: circuit
        B2204 GPS antenna: circuit
        B2223 mirror drive, driver: circuit
        B2224 mirror drive, passenger: circuit
        B2226 front crash sensor: internal
        B2227 front crash sensor: communication error
        B2312 mirror horizontal position sensor, passenger: circuit
        B2314 mirror horizontal position sensor, passenger: shorted to battery
        B2316 mirror vertical position sensor, passenger: circuit
        B2318 mirror vertical position sensor, passenger: shorted to battery
        B2320 mirror horizontal position sensor, driver: circuit
        B2322 mirror horizontal position sensor, driver: shorted to battery
        B2324 mirror vertical position sensor, driver: circuit
        B2326 mirror vertical position sensor, driver: shorted to battery
        B2330 steering column reach position sensor: shorted to battery
        B2331 steering column reach position sensor: shorted to ground
        B2334 steering column tilt position sensor: shorted to battery
        B2335 steering column tilt position sensor: shorted to ground
        B2340 steering column reach motor: stalled
        B2341 steering column tilt motor: stalled
        B2357 driver window down current sense: circuit
        B2373 indicator LED 1: shorted to battery
        B2384 audio reverse aid mute input: circuit
        B2401 audio tape deck mechanism: malfunction
        B2402 CD changer: over temperature
        B2403 CD changer: internal
        B2404 audio steering wheel switch: circuit
        B2405 CD player: over temperature
        B2406 CD player: internal
        B2425 remote keyless entry synchronization: malfunction
        B2426 solar radiation sensor, passenger: open
        B2427 solar radiation sensor, passenger: shorted to ground
        B2431 immobilizer transponder: programming error
        B2432 seat belt buckle switch, driver: open
        B2434 seat belt buckle switch, driver: shorted to ground
        B2435 seat belt buckle switch, driver: resistance
        B2436 seat belt buckle switch, passenger: open
        B2438 seat belt buckle switch, passenger: shorted to ground
        B2439 seat belt buckle switch, passenger: resistance
        B2440 side crash sensor, passenger: mounting
        B2441 side crash sensor, driver: mounting
        B2444 side crash sensor, driver: internal
        B2445 side crash sensor, passenger: internal
        B2476 radio present input: circuit
        B2477 control module configuration: malfunction
        B2479 parking brake switch: shorted to ground
        B2499 courtesy lamp output: circuit
        C1095 ABS hydraulic pump motor: circuit
        C1096 ABS hydraulic pump motor: open
        C1101 ABS hydraulic valve: circuit
        C1102 ABS acceleration switch: circuit
        C1113 ABS power relay: shorted
        C1115 ABS power relay output: shorted to battery
        C1123 vehicle speed sensor input: shorted to battery
        C1125 brake fluid level sensor: circuit
        C1145 wheel speed sensor, right front: circuit
        C1148 wheel speed sensor, right front: malfunction
        C1155 wheel speed sensor, left front: circuit
        C1158 wheel speed sensor, left front: malfunction
        C1165 wheel speed sensor, right rear: circuit
        C1169 ABS fluid dump time: too long
        C1170 transmission range switch: circuit
        C1175 wheel speed sensor, left rear: circuit
        C1182 park lamp flash relay: circuit
        C1183 park lamp flash relay: shorted to battery
        C1184 ABS: malfunction
        C1185 ABS power relay output: circuit
        C1186 ABS power relay output: open
        C1189 brake fluid level sensor: shorted to ground
        C1194 ABS outlet valve, left front: circuit
        C1196 ABS outlet valve, left front: shorted to battery
        C1198 ABS inlet valve, left front: circuit
        C1200 ABS inlet valve, left front: shorted to battery
        C1202 ABS outlet valve, rear: circuit
        C1204 ABS outlet valve, rear: shorted to battery
        C1206 ABS inlet valve, rear: circuit
        C1208 ABS inlet valve, rear: shorted to battery
        C1210 ABS outlet valve, right front: circuit
        C1212 ABS outlet valve, right front: shorted to battery
        C1214 ABS inlet valve, right front: circuit
        C1216 ABS inlet valve, right front: shorted to battery
        C1218 ABS warning lamp: circuit
        C1220 ABS warning lamp: circuit
        C1222 wheel speed sensors: correlation
        C1223 brake warning lamp: circuit
        C1225 brake warning lamp: circuit
        C1226 brake warning lamp: shorted to ground
        C1229 rear axle speed sensor: malfunction
        C1230 rear axle speed sensor: circuit
        C1233 wheel speed sensor, left front: malfunction
        C1234 wheel speed sensor, right front: malfunction
        C1235 wheel speed sensor, right rear: no signal
        C1236 wheel speed sensor, left rear: no signal
        C1237 wheel speed sensor, rear: malfunction
        C1241 ABS hydraulic pressure differential switch: shorted
        C1242 ABS outlet valve, left rear: circuit
        C1246 ABS outlet valve, right rear: circuit
        C1250 ABS inlet valve, left rear: circuit
        C1254 ABS inlet valve, right rear: circuit
        C1258 wheel speed sensor, left front: correlation
        C1259 wheel speed sensor, right front: correlation
        C1260 wheel speed sensor, rear: correlation
        C1277 steering wheel angle sensor: circuit
        C1278 steering wheel angle sensor: malfunction
        C1280 yaw rate sensor: malfunction
        C1282 lateral acceleration sensor: malfunction
        C1284 oil pressure switch: malfunction
        C1288 primary brake pressure sensor input: circuit
        C1404 traction control valve, rear: circuit
        C1410 traction control valve, left front: circuit
        C1414 control module design level: incorrect
        C1415 control module configuration: incorrect
        C1446 brake switch: circuit
        C1699 parking aid sensor, left rear: shorted to battery
        C1700 parking aid sensor, left rear: circuit
        C1701 parking aid sensor, left rear: malfunction
        C1702 parking aid sensor, right rear: shorted to battery
        C1703 parking aid sensor, right rear: circuit
        C1704 parking aid sensor, right rear: malfunction
        C1705 center parking aid sensor, left rear: shorted to battery
        C1706 center parking aid sensor, left rear: circuit
        C1707 center parking aid sensor, left rear: malfunction
        C1708 center parking aid sensor, right rear: shorted to battery
        C1709 center parking aid sensor, right rear: circuit
        C1710 center parking aid sensor, right rear: malfunction
        C1711 parking aid sensor, left front: shorted to battery
        C1712 parking aid sensor, left front: circuit
        C1713 parking aid sensor, left front: malfunction
        C1714 parking aid sensor, right front: shorted to battery
        C1715 parking aid sensor, right front: circuit
        C1716 parking aid sensor, right front: malfunction
        C1717 center parking aid sensor, left front: shorted to battery
        C1718 center parking aid sensor, left front: circuit
        C1719 center parking aid sensor, left front: malfunction
        C1724 air suspension height sensor supply: circuit
        C1726 air suspension pneumatics: malfunction
        C1728 transfer case shift between 2H and 4H: malfunction
        C1729 transfer case shift between 4H and 4L: malfunction
        C1730 sensor reference voltage: out of range
        C1742 rear parking aid sounder: circuit
        C1743 rear parking aid sounder: shorted to battery
        C1748 switch input: shorted to ground
        C1751 vehicle speed sensor 1 output: shorted to battery
        C1752 vehicle speed sensor 1 output: shorted to ground
        C1770 air suspension vent solenoid: circuit
        C1790 air suspension air spring solenoid, left rear: circuit
        C1795 air suspension air spring solenoid, right rear: circuit
        C1820 air suspension compressor run time: too long
        C1830 air suspension compressor relay: circuit
        C1920 indicator LED 1: circuit
        C1957 stability control valve, right front: circuit
        C1958 stability control valve, left front: circuit
        C1963 stability control: disabled
        C1979 integrated wheel end solenoid: circuit
        P1000 on-board diagnostic monitor tests: incomplete
        P1001 self-test with the engine running: incomplete
        P100F wastegate control pressure and barometric pressure: correlation
        P1011 wastegate control pressure sensor: range
        P1012 wastegate control pressure sensor: low
        P1014 wastegate control pressure sensor: erratic
        P1015 wastegate control pressure: too low
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
        P1145 calculated torque: malfunction
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
        P115A low fuel level: forced limited power
        P115E throttle body air flow trim: at maximum limit
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
        P117A engine oil over temperature: forced limited power
        P117B exhaust gas temperature sensors, bank 1: correlation
        P117F fuel pressure regulator control adaptation: limit
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
        P1207 fuel injector, cylinder 7: circuit
        P1208 fuel injector, cylinder 8: circuit
        P1209 injector control pressure system: malfunction
        P120F fuel pressure regulator: unstable
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
        P123C cold start turbocharger protection: forced limited power
        P1240 sensor supply voltage: malfunction
        P1241 sensor supply voltage: low
        P1242 sensor supply voltage: high
        P1243 second fuel pump: malfunction
        P1244 generator load input: malfunction
        P1245 generator load input: malfunction
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
        P127A fuel pressure test with the engine running: incomplete
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
        P128A cylinder head temperature sensor: erratic
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
        P130D engine knock: forced limited power
        P1313 catalyst-damaging, bank 1: misfire
        P1314 catalyst-damaging, bank 2: misfire
        P1315 persistent: misfire
        P1316 injector driver module: has codes
        P132A turbocharger boost control A: electrical
        P132B turbocharger boost control A: performance
        P132C turbocharger boost control A voltage: malfunction
        P1334 exhaust gas recirculation throttle position sensor: stop performance
        P1335 exhaust gas recirculation position sensor: stop performance
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
        P1356 ignition diagnostic monitor: malfunction
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
        P1378 fuel injector control module: malfunction
        P1379 fuel injector control module supply voltage: too high
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
        P138B glow plug control module supply voltage: malfunction
        P138D turbocharger boost control A temperature: too high
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
        P144A evaporative emission purge vapor line: restricted
        P144B evaporative emission secondary purge vapor line: restricted
        P144C evaporative emission purge flow under boost: performance
        P1450 fuel tank vacuum: too high
        P1451 evaporative emission vent control: circuit
        P1452 fuel tank vacuum: too high
        P1453 fuel tank pressure relief valve: malfunction
        P1454 evaporative emission vacuum test: malfunction
        P1455 evaporative emission system: gross leak
        P1456 fuel tank temperature sensor: circuit
        P1457 fuel tank vacuum: not reached
        P145B A/C demand in self-test: malfunction
        P145E positive crankcase ventilation heater B: circuit
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
        P1489 positive crankcase ventilation heater: circuit
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
        P151A intake manifold runner controller: performance
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
        P1548 engine air filter: restricted
        P1549 intake manifold communication control: circuit
        P1550 power steering pressure sensor in self-test: out of range
        P1551 fuel injector, cylinder 1: range
        P1552 fuel injector, cylinder 2: range
        P1553 fuel injector, cylinder 3: range
        P1554 fuel injector, cylinder 4: range
        P1555 fuel injector, cylinder 5: range
        P1556 fuel injector, cylinder 6: range
        P1557 fuel injector, cylinder 7: range
        P1558 fuel injector, cylinder 8: range
        P1561 brake line pressure sensor: circuit
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
        P1594 remote start by unattended vehicle time-out: forced engine shutdown
        P1595 remote start with the transmission not in park: forced engine shutdown
        P1600 keep-alive memory power supply: not present
        P1601 serial link between engine and transmission control modules: communication error
        P1602 link between immobilizer and engine control module: communication error
        P1603 control module EEPROM: malfunction
        P1605 keep-alive memory: malfunction
        P1606 engine control module relay output: circuit
        P1607 malfunction indicator lamp output: circuit
        P1608 engine control module: internal
        P1609 diagnostic lamp driver: malfunction
        P160A control module vehicle options: programming error
        P160C control module software: performance
        P161A immobilizer control module response: incorrect
        P1621 immobilizer code words: correlation
        P1622 immobilizer identification: incorrect
        P1623 immobilizer code word or identification write: malfunction
        P1625 variable load control module fan supply: circuit
        P1626 variable load control module A/C supply: circuit
        P1627 module supply voltage: out of range
        P1628 module ignition supply input: malfunction
        P1629 internal voltage regulator: malfunction
        P162D control module cruise control: performance
        P162E control module power take-off control: performance
        P162F engine crank time: too long
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
        P163A generator B control: circuit
        P163C generator B field terminal: low
        P163D generator B field terminal: high
        P163E transmission control module: programming error
        P163F transmission identification block: not programmed
        P1640 other powertrain module: has codes
        P1641 fuel pump primary: circuit
        P1642 fuel pump monitor: high
        P1643 fuel pump monitor: low
        P1644 fuel pump speed control: circuit
        P1645 fuel pump resistor switch: circuit
        P1646 linear oxygen sensor control chip, bank 1: malfunction
        P1647 linear oxygen sensor control chip, bank 2: malfunction
        P164A oxygen sensor positive current trim, bank 1 sensor 1: performance
        P164B oxygen sensor positive current trim, bank 2 sensor 1: performance
        P164D all-wheel drive identification block: not programmed
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
        P1674 control module software: malfunction
        P1678 low oil pressure lamp: circuit
        P167F calibration not from the manufacturer: detected
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
        P1698 cold start fuel pump primary: circuit or open
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
        P174E output shaft speed and wheel speed: correlation
        P1751 shift solenoid A: performance
        P1754 coast clutch solenoid: circuit
        P1755 intermediate shaft speed sensor: malfunction
        P1756 shift solenoid B: performance
        P175A electric transmission fluid pump by fluid over temperature: disabled
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
        P187A transfer case control module supply voltage: too low
        P187B tire size: out of range
        P1880 transfer case disengaged solenoid: shorted to battery
        P1881 engine coolant level sensor: circuit
        P1882 engine coolant level sensor: shorted to ground
        P1883 engine coolant level sensor: circuit
        P1885 transfer case disengaged solenoid: shorted to ground
        P1891 transfer case contact plate ground: open
        P1900 output shaft speed sensor: intermittent
        P1901 turbine shaft speed sensor: intermittent
        P1920 engine speed signal: malfunction
        P1921 transmission range signal: malfunction
        P1935 brake switch signal: malfunction
        P193B throttle or pedal signal: malfunction
        P193C steering wheel angle signal: malfunction
        P193D cruise control multifunction input signal: malfunction
        P193E A/C clutch request signal: malfunction
        P193F vehicle speed signal: intermittent
        P1A02 transmission one-way clutch: performance
        P1A07 inverter high voltage: performance
        P1A08 generator mode signal: malfunction
        P1A0A immediate shutdown signal: malfunction
        P1A0C engine by the hybrid powertrain control module: disabled
        P1A0D generator by the hybrid powertrain control module: disabled
        P1A0E motor by the hybrid powertrain control module: disabled
        P1A0F vehicle by the hybrid powertrain control module: disabled
        P1A10 battery by the hybrid powertrain control module: disabled
        P1A13 regenerative braking by the hybrid powertrain control module: disabled
        P1A16 variable voltage controller voltage control: circuit
        P1A17 variable voltage controller processor: malfunction
        P1A18 variable voltage controller inductor temperature sensor: circuit
        P1A19 variable voltage controller driver temperature sensor: circuit
        U1039 vehicle speed data on the SCP bus: malfunction
        U1051 brake data on the SCP bus: malfunction
        U1058 transmission data on the SCP bus: malfunction
        U1059 transmission range data on the SCP bus: malfunction
        U1071 engine sensor data on the SCP bus: malfunction
        U1073 engine coolant data on the SCP bus: malfunction
        U1131 fuel system data on the SCP bus: malfunction
        U1147 vehicle security data on the SCP bus: malfunction
        U1260 SCP bus (+): circuit
        U1261 SCP bus (-): circuit
        U1262 SCP communication bus: malfunction
        U1341 vehicle speed data on the SCP bus: malfunction
        U1900 CAN communication bus: malfunction
        U1950 UBP communication bus: malfunction
        U200D control module output power A: malfunction
        U2011 control module: invalid data
        U2015 signal link: malfunction
        U2023 fault in an external node: detected
        U2050 application software: not present
        U2051 calibration files: malfunction
        U210B fuel pump control and restraints control modules: lost communication
        U2226 node 10: invalid data
        U2511 CAN data: correlation
        """
}
