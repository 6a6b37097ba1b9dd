extension ManufacturerCodes {
    /// Acura and Honda.
    static let honda = """
        B1000 communication bus: malfunction
        B1001 multiplex integrated control unit: internal
        B1002 body control module: memory
        B1003 body control module update: malfunction
        B1005 relay control module: lost communication
        B1007 combination switch control unit (headlight switch message): lost communication
        B1008 gauge control module (transmission message): lost communication
        B1026 door lock switch, front passenger: malfunction
        B1028 rear wiper park signal: malfunction
        B1032 crash detection signal: malfunction
        B1036 ignition supply IG1: circuit
        B1038 immobilizer authentication ID on CAN: not received
        B1039 immobilizer authentication ID on CAN: incorrect
        B1040 front wiper: lost communication
        B1041 front wiper motor: malfunction
        B1043 front wiper control unit: memory
        B1051 relay control module: internal
        B1052 relay control module: memory
        B1075 headlight switch: malfunction
        B1076 windshield wiper signal: malfunction
        B1077 windshield wiper auto-stop signal: malfunction
        B1078 daytime running light signal: malfunction
        B1079 daytime running lights: malfunction
        B1080 ignition supply IG1 input: malfunction
        B1081 LED headlight, left: malfunction
        B1082 LED headlight, left: circuit
        B1083 LED headlight, right: malfunction
        B1084 LED headlight, right: circuit
        B1085 headlight low beam power supply: malfunction
        B108A parking light, right: shorted
        B108B parking light, left: shorted
        B108C headlight low beam, right: shorted
        B108D headlight low beam, left: shorted
        B108E headlight high beam, right: shorted
        B108F headlight high beam, left: shorted
        B1090 illumination: shorted
        B1091 daytime running lights: malfunction
        B1092 interior light cutoff: shorted
        B10A2 multiplex integrated control unit, driver: memory
        B10CF daytime running light, left: circuit
        B1125 power window motor pulse A, driver: malfunction
        B1126 power window motor pulse B, driver: malfunction
        B1127 door lock key cylinder switch, driver: malfunction
        B1128 door lock switch, driver: malfunction
        B1129 door lock knob switch, driver: malfunction
        B1130 power window motor pulse A, front passenger: malfunction
        B1131 power window motor pulse B, front passenger: malfunction
        B1132 power window motor pulse A, left rear: malfunction
        B1133 power window motor pulse B, left rear: malfunction
        B1134 power window motor pulse A, right rear: malfunction
        B1135 power window motor pulse B, right rear: malfunction
        B1140 power window position detection, driver: circuit
        B1142 power window master switch: communication error
        B1145 power window position detection, front passenger: circuit
        B1147 power window position data, left rear: malfunction
        B1149 power window position data, right rear: malfunction
        B1152 gauge control module: memory
        B1155 headlight switch message: not received
        B1156 wiper switch message: not received
        B1157 multiplex integrated control unit: lost communication
        B1158 relay control module: lost communication
        B1159 multiplex integrated control unit (door switch message): lost communication
        B1160 door lock switch message: not received
        B1168 engine control module (engine messages): lost communication
        B1169 powertrain control module (transmission messages): lost communication
        B1175 fuel level sensor: circuit
        B1176 fuel level sensor: shorted
        B1177 battery voltage: out of range
        B1178 fast CAN line: malfunction
        B1192 battery sensor: lost communication
        B1193 steering wheel switch (LIN line): lost communication
        B1194 gauge control module (head-up display line): lost communication
        B11A2 multiplex integrated control unit, passenger: memory
        B11C7 ignition supply IG1 input of passenger multiplex integrated control unit: malfunction
        B11CF daytime running light, right: circuit
        B1200 communication bus: malfunction
        B1202 climate control unit: internal
        B1205 gauge control module (vehicle and engine speed message): lost communication
        B1206 gauge control module (coolant temperature message): lost communication
        B1207 gauge control module (illumination message): lost communication
        B120A climate control LIN line: malfunction
        B1210 climate control unit: internal
        B121A A/C mode control motor: open
        B121B A/C mode control motor: shorted
        B121D humidity and in-car temperature sensor: communication error
        B1220 recirculation control motor: shorted
        B1225 in-car temperature sensor: open
        B1226 in-car temperature sensor: shorted
        B1227 outside air temperature sensor: open
        B1228 outside air temperature sensor: shorted
        B1229 sunlight sensor: open
        B122F windshield defrost switch: open
        B1230 sunlight sensor: shorted
        B1231 evaporator temperature sensor: open
        B1232 evaporator temperature sensor: shorted
        B1233 air mix control motor, driver: open
        B1234 air mix control motor, driver: shorted
        B1235 air mix control motor door or linkage, driver: malfunction
        B1236 air mix control motor, passenger: open
        B1237 air mix control motor, passenger: shorted
        B1238 air mix control motor door or linkage, passenger: malfunction
        B1239 A/C mode control motor: circuit
        B123F automatic lighting control unit and sunlight sensor: malfunction
        B1240 A/C mode control motor door or linkage: malfunction
        B1241 blower motor: circuit
        B1255 multiplex integrated control unit: lost communication
        B1275 headlight switch off position: circuit
        B1276 headlight switch parking light position: circuit
        B1277 headlight switch automatic position: circuit
        B1278 headlight switch on position: circuit
        B1279 dimmer switch: circuit
        B1280 turn signal switch: circuit
        B1281 front wiper switch mist position: circuit
        B1282 front wiper switch intermittent position: circuit
        B1283 front wiper switch low speed position: circuit
        B1284 front wiper switch high speed position: circuit
        B12A1 power control unit: internal
        B12C5 engine start/stop switch: malfunction
        B12C6 electric steering lock switch C/D monitoring: circuit
        B12C7 electric steering lock motor: circuit
        B12D0 power control unit ignition supply IG1A: circuit
        B12D1 power control unit ignition supply IG1B: circuit
        B12D2 power control unit ignition supply IG2: circuit
        B12D3 power control unit ignition latch: circuit
        B12E0 electric steering lock switch: internal
        B12E1 electric steering lock motor: internal
        B12E2 electric steering lock motor cutoff signal 1: low
        B12E3 electric steering lock motor cutoff signal 1: high
        B12E4 electric steering lock motor cutoff signal 2: high
        B12E5 electric steering lock connection: malfunction
        B12F0 electric steering lock: lost communication
        B12F2 communication between keyless access and power control units: malfunction
        B12F3 transmission control unit: lost communication
        B1352 power tailgate control unit: memory
        B1375 power tailgate switch, driver: circuit
        B1376 tailgate outer handle switch: circuit
        B1377 tailgate inside switch: circuit
        B1378 power tailgate pinch sensor, right: circuit
        B1379 power tailgate pinch sensor, left: circuit
        B1380 tailgate closer neutral switch: circuit
        B1382 tailgate closer full latch switch: circuit
        B1383 tailgate closer ratchet switch: circuit
        B1384 tailgate closer half latch switch: circuit
        B1385 power tailgate temperature sensor: malfunction
        B1386 power tailgate sensor pulse A: circuit
        B1387 power tailgate sensor pulse B: circuit
        B1388 power tailgate motor: circuit
        B1390 power tailgate closer: malfunction
        B1401 telematics control unit CPU communication and EEPROM: malfunction
        B1404 cell phone module: malfunction
        B1405 telematics control unit: internal
        B1410 cellular antenna, primary: disconnected
        B1411 cellular antenna, primary: shorted to ground
        B1412 telephone antenna: disconnected
        B1413 telephone antenna: shorted to ground
        B1414 GPS antenna: disconnected
        B1415 GPS antenna: shorted to ground
        B1416 telematics console switch: disconnected
        B1417 telematics console switch: shorted to ground
        B1418 telematics green/red LED: disconnected
        B1419 telematics green/red LED: shorted to ground
        B1425 crash detection signal input: circuit
        B1490 Ethernet communication: malfunction
        B14A1 CAN gateway: lost communication
        B1575 automatic light sensor: malfunction
        B1601 keyless access control unit: internal
        B1602 body control module: memory
        B1640 keyless access RF antenna 1: malfunction
        B1645 keyless access low-frequency antenna, driver door: shorted
        B1646 keyless access low-frequency antenna, driver door: open
        B1647 keyless access low-frequency antenna, passenger door: shorted
        B1648 keyless access low-frequency antenna, passenger door: open
        B1657 keyless access low-frequency antenna in trunk, tailgate or rear bumper: shorted
        B1658 keyless access low-frequency antenna in trunk, tailgate or rear bumper: open
        B1659 keyless access low-frequency antenna, front interior: shorted
        B1660 keyless access low-frequency antenna, front interior: open
        B1661 keyless access low-frequency antenna, middle interior: shorted
        B1662 keyless access low-frequency antenna, middle interior: open
        B1663 keyless access low-frequency antenna, rear interior: shorted
        B1664 keyless access low-frequency antenna, rear interior: open
        B1667 keyless access low-frequency antenna, rear shelf: shorted
        B1775 hands-free microphone input or output: malfunction
        B1776 hands-free microphone input or output: short to ground or open
        B1779 hands-free steering wheel switch: malfunction
        B1780 hands-free steering wheel switch: shorted
        B1792 hands-free control unit: malfunction
        B1802 power seat control unit: memory
        B1825 power seat slide pulse: unchanged
        B1826 power seat front height pulse: unchanged
        B1827 power seat rear height pulse: unchanged
        B1828 power seat recline pulse: malfunction
        B1829 park position and vehicle speed signals: correlation
        B1836 power seat position sensor: shorted
        B1837 seat memory position recall time: too long
        B1844 power seat slide switch: circuit
        B1845 power seat recline switch: circuit
        B1846 power seat front height switch: circuit
        B1847 power seat rear height switch: circuit
        B18A1 blind spot radar unit, left: internal
        B18A5 blind spot radar unit, left: over temperature
        B18B4 dirt on blind spot radar unit, left: detected
        B18B8 blind spot radar unit, left: alignment
        B18BA different versions of left and right blind spot radar units: detected
        B18BF temporary misalignment of blind spot radar unit, left: detected
        B18C5 blind spot radar unit indicator, left: shorted to ground
        B18C6 blind spot radar unit indicator, left: shorted to battery
        B18C7 blind spot radar unit indicator, left: open
        B18DB audio-navigation unit fault reported to left blind spot radar unit: detected
        B18EA transmission fault reported to left blind spot radar unit: detected
        B18EC yaw rate sensor: malfunction
        B1901 immobilizer unit: internal
        B1C55 seat heater thermistor, driver: open
        B1C56 seat heater thermistor, driver: shorted
        B1C57 seat heater thermistor, passenger: open
        B1C58 seat heater thermistor, passenger: shorted
        B1C60 seat heater current, driver: too high
        B1C61 seat heater current, driver: too low
        B1C62 seat heater current, passenger: too high
        B1C63 seat heater current, passenger: too low
        B1C68 seat heater, driver: inoperative
        B1C69 seat heater, passenger: inoperative
        B1C70 seat heater main switch, driver: malfunction
        B1C71 seat heater main switch, passenger: malfunction
        B1E51 blind spot radar unit, right: internal
        B1E55 blind spot radar unit, right: over temperature
        B1E64 dirt on blind spot radar unit, right: detected
        B1E68 blind spot radar unit, right: alignment
        B1E6A different versions of left and right blind spot radar units: detected
        B1E6F temporary misalignment of blind spot radar unit, right: detected
        B1E75 blind spot radar unit indicator, right: shorted to ground
        B1E76 blind spot radar unit indicator, right: shorted to battery
        B1E77 blind spot radar unit indicator, right: open
        B1E9A transmission fault reported to right blind spot radar unit: detected
        B1E9C yaw rate sensor: malfunction
        B22A0 wireless charger: malfunction
        B22A1 wireless charger accessory power input: circuit
        B2352 rain and light sensor: memory
        B2375 rain sensing of rain and light sensor: malfunction
        B2376 light sensing of rain and light sensor: malfunction
        B2601 parking sensor processor: malfunction
        B2602 parking sensor: memory
        B2625 parking sensor, left front corner: malfunction
        B2626 parking sensor, left front center: malfunction
        B2627 parking sensor, right front center: malfunction
        B2628 parking sensor, right front corner: malfunction
        B2629 parking sensor, left rear corner: malfunction
        B2630 parking sensor, left rear center: malfunction
        B2631 parking sensor, right rear center: malfunction
        B2632 parking sensor, right rear corner: malfunction
        B2635 parking sensor indicator lighting: incorrect
        B2637 parking sensor power supply: malfunction
        B2638 parking sensor, left front corner: lost communication
        B2639 parking sensor, left front center: lost communication
        B2640 parking sensor, right front center: lost communication
        B2641 parking sensor, right front corner: lost communication
        B2642 parking sensor, left rear corner: lost communication
        B2643 parking sensor, left rear center: lost communication
        B2644 parking sensor, right rear center: lost communication
        B2645 parking sensor, right rear corner: lost communication
        B2646 parking sensor power supply, front: malfunction
        B2647 parking sensor power supply, rear: malfunction
        B2750 battery supply of lighting control module, left front: circuit
        B2751 ignition supply IG1 of lighting control module, left front: malfunction
        B2754 turn signal synchronization line, left front: malfunction
        B2756 headlight low beam output, left front: malfunction
        B2757 headlight high beam output, left front: malfunction
        B2758 parking light output, left front: malfunction
        B275A turn signal output, left front: malfunction
        B2760 battery supply of lighting control module, right front: circuit
        B2761 ignition supply IG1 of lighting control module, right front: malfunction
        B2764 turn signal synchronization line, right front: malfunction
        B2766 headlight low beam output, right front: malfunction
        B2767 headlight high beam output, right front: malfunction
        B2768 parking light output, right front: malfunction
        B276A turn signal output, right front: malfunction
        B2800 airbag control module: internal
        B2801 airbag control module: internal
        B2802 airbag control module: internal
        B280A crash safing sensor signal, rear: not received
        B2840 airbag control module connector A: mounting
        B2841 airbag control module connector B: mounting
        B2849 frontal crash: detected
        B284A left side crash: detected
        B284B right side crash: detected
        B284C rollover crash: detected
        B2890 acoustic vehicle alert speaker: open
        B2964 climate control switch panel: lost communication
        B2969 multiplex integrated control unit (wiper switch message): lost communication
        B2983 recirculation control motor door or linkage: malfunction
        B2986 recirculation control motor: open
        B2988 A/C compressor variable capacity solenoid: circuit
        B2990 A/C compressor drive: circuit
        B2995 auxiliary electric water pump: circuit
        B2996 heater core temperature sensor: open
        B2997 heater core temperature sensor: shorted
        B2998 A/C compressor driver: malfunction
        B2A00 adaptive cruise control braking: disabled
        B2A10 brake light drive relay: circuit
        B2A61 camera heater: malfunction
        B2A70 lane departure switch: shorted to battery
        B2A80 electric power steering control unit (serial line): lost communication
        B2B05 over-the-air update: malfunction
        C1000 ABS or stability control activation time: too long
        C1014 brake caliper pressure sensor, left front: malfunction
        C1015 brake caliper pressure sensor, right front: malfunction
        C1020 stability control master cut valve: unexpected
        C1021 stability control suction valve: unexpected
        C1022 ABS pump motor power supply: malfunction
        C1040 wheel speed signal: malfunction
        C1041 abnormal wheel slip, right front: detected
        C1042 abnormal wheel slip, left front: detected
        C1043 abnormal wheel slip, right rear: detected
        C1044 abnormal wheel slip, left rear: detected
        C1100 continuous operation of electric parking brake: detected
        C1110 electric parking brake actuator, left: malfunction
        C1111 electric parking brake actuator, right: malfunction
        C1120 electric parking brake switch: malfunction
        C1130 clutch pedal stroke sensor: malfunction
        C1131 clutch pedal stroke sensor: circuit
        C1260 brake pedal feel simulator: seal leak
        C1270 automatic brake hold switch: open
        C1432 vehicle speed and engine speed: correlation
        C1433 electric power steering control unit internal temperature sensor: range
        C1640 damper solenoid current, left front: malfunction
        C1641 damper solenoid current, right front: malfunction
        C1642 damper solenoid current, left rear: malfunction
        C1643 damper solenoid current, right rear: malfunction
        C1840 differential fluid pressure sensor: low
        C1841 differential fluid temperature sensor: malfunction
        C1850 differential control fail-safe relay: stuck off
        C1852 differential control solenoid valve: current high
        C1858 differential fluid pressure deviation: too high
        C1860 differential fluid: over temperature
        C1861 vehicle spin: detected
        C1870 fuel and emission system: malfunction
        C1872 stability control modulator-control unit: malfunction
        C1873 steering angle sensor: malfunction
        C1C00 accelerator pedal position sensor signal: malfunction
        C1C02 brake pedal stroke sensor signal 1: short to battery or open
        C1C03 brake pedal stroke sensor signal 2: short to battery or open
        C1C04 brake pedal stroke sensor power supply: shorted
        C1C20 neutral sensor: malfunction
        C1C21 reverse gear information: stuck
        C1C22 neutral sensor: malfunction
        P1009 variable valve timing advance: malfunction
        P101A variable valve timing advance B: malfunction
        P1020 valve pause system: stuck off
        P1021 valve pause system: stuck on
        P1024 valve pause system: stuck on
        P1025 valve pause system: stuck off
        P1026 valve pause system: stuck on
        P1077 intake manifold runner control system: malfunction
        P1078 intake manifold runner control system: malfunction
        P1103 mass air flow: too high
        P1106 barometric pressure sensor: range
        P1107 barometric pressure sensor: low
        P1108 barometric pressure sensor: high
        P1109 barometric pressure sensor: out of range
        P1116 engine coolant temperature sensor: range
        P1121 throttle position: too low
        P1122 throttle position: too high
        P1128 manifold pressure: too low
        P1129 manifold pressure: too high
        P1130 oxygen sensors 2 and 3: to be replaced
        P1149 oxygen sensor, sensor 1: range
        P1157 air-fuel ratio sensor AFS line, sensor 1: high
        P1158 air-fuel ratio sensor AFS negative terminal, sensor 1: low
        P1159 air-fuel ratio sensor positive terminal, sensor 1: low
        P1162 oxygen sensor, sensor 1: malfunction
        P1163 oxygen sensor, sensor 1: slow
        P1164 oxygen sensor, sensor 1: range
        P1165 oxygen sensor, sensor 1: range
        P1166 oxygen sensor heater, sensor 1: circuit
        P1167 oxygen sensor heater, sensor 1: malfunction
        P1168 oxygen sensor label resistor, sensor 1: low
        P1169 oxygen sensor label resistor, sensor 1: high
        P1172 air-fuel ratio sensor 1: out of range
        P1174 air-fuel ratio sensor, bank 2 sensor 1: out of range
        P1182 fuel temperature sensor: low
        P1183 fuel temperature sensor: high
        P1187 fuel tank temperature sensor: low
        P1188 fuel tank temperature sensor: high
        P1192 fuel tank pressure sensor: low
        P1193 fuel tank pressure sensor: high
        P1201 cylinder 1 (fuel system): misfire
        P1202 cylinder 2 (fuel system): misfire
        P1203 cylinder 3 (fuel system): misfire
        P1204 cylinder 4 (fuel system): misfire
        P1205 cylinder 5 (fuel system): misfire
        P1206 cylinder 6 (fuel system): misfire
        P1233 turbocharger boost sensor and barometric pressure sensor: correlation
        P1234 turbocharger boost sensor and manifold absolute pressure sensor: correlation
        P1241 throttle control motor circuit 1: malfunction
        P1242 throttle control motor circuit 2: malfunction
        P1243 throttle position: not reached
        P1244 closed throttle position: not reached
        P1246 accelerator pedal position sensor 1: circuit
        P1247 accelerator pedal position sensor 2: circuit
        P1248 accelerator pedal position sensors 1 and 2: correlation
        P1253 variable valve timing (VTEC): malfunction
        P1258 variable valve timing (VTEC): malfunction
        P1259 variable valve timing (VTEC): malfunction
        P1279 variable valve timing (VTEC), bank 2: malfunction
        P1286 rocker arm oil pressure sensor: stuck low
        P1287 rocker arm oil pressure switch: high
        P1288 rocker arm oil pressure switch: low
        P1289 rocker arm oil pressure sensor: stuck high
        P128A valve pause system: stuck off
        P128B valve pause system: malfunction
        P1297 electrical load detector: low
        P1298 electrical load detector: high
        P1300 random or multiple cylinder: misfire
        P1301 cylinder 1: misfire
        P1302 cylinder 2: misfire
        P1303 cylinder 3: misfire
        P1304 cylinder 4: misfire
        P1305 cylinder 5: misfire
        P1306 cylinder 6: misfire
        P1316 spark plug voltage detection: circuit
        P1317 spark plug voltage detection: circuit
        P1318 spark plug voltage detection module reset: circuit
        P1319 spark plug voltage detection module reset: circuit
        P1324 knock sensor power supply: low
        P1336 crankshaft speed fluctuation sensor: intermittent
        P1337 crankshaft speed fluctuation sensor: no signal
        P1355 ignition coil power supply, front: circuit
        P1359 crankshaft position and TDC sensors: circuit
        P1361 TDC sensor 1: intermittent
        P1362 TDC sensor 1: no signal
        P1366 TDC sensor 2: intermittent
        P1367 TDC sensor 2: no signal
        P1381 cylinder position sensor: intermittent
        P1382 cylinder position sensor: no signal
        P1386 cylinder position sensor 2: intermittent
        P1387 cylinder position sensor: malfunction
        P1410 secondary air injection pump: malfunction
        P1413 secondary air injection control solenoid: high
        P1415 secondary air injection pump current sensor: low
        P1416 secondary air injection pump current sensor: high
        P1420 NOx adsorber catalyst: efficiency
        P1432 hybrid battery cell: over temperature
        P1434 voltage converter module voltage: too high
        P1435 hybrid battery charge/discharge balance: malfunction
        P1437 motor power inverter module: shorted
        P1438 hybrid motor drive module overheat signal: malfunction
        P1439 hybrid motor drive module short circuit detection: malfunction
        P1440 motor power inverter module output: circuit
        P1445 high-voltage bypass control: malfunction
        P1446 hybrid battery module voltage deviation: detected
        P1447 hybrid battery capacity: deteriorated
        P1449 hybrid battery module: malfunction
        P144A severe deterioration of high-voltage battery: detected
        P1450 evaporative emission two-way valve bypass valve control: low
        P1451 evaporative emission two-way valve bypass valve control: high
        P1454 fuel tank pressure sensor: range
        P1456 evaporative emission system, fuel tank: leak
        P1457 evaporative emission system, canister: leak
        P1458 fuel tank pressure sensor: range
        P1459 evaporative emission purge flow switch: malfunction
        P145A evaporative emission purge: incorrect flow
        P145B evaporative emission purge line non-return valve: stuck open
        P145C evaporative emission purge flow: malfunction
        P145D evaporative emission purge flow during boost: malfunction
        P145E evaporative emission purge flow 2: malfunction
        P1460 fuel level sensor power supply: circuit
        P1486 thermostat: range
        P1491 exhaust gas recirculation valve lift: too low
        P1498 exhaust gas recirculation valve lift sensor: high
        P1505 positive crankcase ventilation air: leak
        P1508 idle air control valve: circuit
        P1509 idle air control valve: circuit
        P1519 idle air control valve: circuit
        P1522 brake booster pressure sensor: low
        P1523 brake booster pressure sensor: high
        P1524 brake booster pressure sensor: range
        P1541 climate control unit signal: low
        P1542 climate control unit signal: high
        P1549 charging system voltage: too high
        P154A battery sensor: internal
        P154B battery sensor: malfunction
        P1565 hybrid motor commutation signal: malfunction
        P1568 hybrid battery cell temperature signal: circuit
        P1569 hybrid battery cell temperature signal: circuit
        P1570 hybrid battery module voltage: malfunction
        P1572 hybrid motor drive module temperature signal: circuit
        P1574 hybrid battery module temperature signal: circuit
        P1575 motor power inverter module voltage: malfunction
        P1576 hybrid motor drive module voltage signal: malfunction
        P1577 high voltage detection signal: circuit
        P1580 hybrid battery current signal: circuit
        P1581 motor power inverter module current signal: circuit
        P1582 drive motor current signal, phase U: circuit
        P1583 drive motor current signal, phase V: circuit
        P158A high-voltage battery current sensors: correlation
        P158B high-voltage battery current sensor 1: malfunction
        P158D high-voltage battery current sensor 1: low
        P158F high-voltage battery current sensor 1: high
        P1597 high-voltage battery current sensor 1: malfunction
        P15A4 A/C compressor driver relay: stuck on
        P15A5 drive motor current sensor: circuit
        P15A6 drive motor current sensor, phase U: circuit
        P15A7 drive motor current sensor, phase V: circuit
        P15A8 drive motor current sensor, phase W: circuit
        P15AA motor rotor position: not learned
        P15AB engine mount control unit power supply: low
        P15AC engine mount control unit: internal
        P15AD engine mount control unit: internal
        P15AE cylinder pause signal: malfunction
        P15B1 camshaft and crankshaft position signals: correlation
        P15BB brake booster system: leak
        P15BC brake booster vacuum pump: malfunction
        P1601 integrated motor assist system: malfunction
        P1607 engine control module: internal
        P1608 engine control module: internal
        P1629 battery current sensor: circuit
        P1630 transmission control module: malfunction
        P1634 motor power inverter module signal: circuit
        P1635 battery condition monitor module: malfunction
        P1636 motor power inverter module: internal
        P1639 MOTB signal: circuit
        P1642 hybrid battery signal: low
        P1643 hybrid battery signal: high
        P1644 drive motor control module signal: malfunction
        P1645 drive motor control module signal: malfunction
        P1648 drive motor control module communication signal: circuit
        P1655 torque signal line between engine and transmission control modules: malfunction
        P1658 electronic throttle control relay: stuck on
        P1659 electronic throttle control relay: stuck off
        P1660 transmission data line to engine control module: malfunction
        P1671 transmission data line to engine control module: no signal
        P1672 transmission data line to engine control module: malfunction
        P1673 drive motor control module relay: stuck on
        P1676 torque reduction signal line of traction control: malfunction
        P1677 data line to traction control: malfunction
        P1678 torque reduction signal line of traction control: malfunction
        P1681 transmission signal A to engine control module: low
        P1682 transmission signal A to engine control module: high
        P1683 throttle valve default position spring: performance
        P1684 throttle valve return spring: performance
        P1686 transmission signal B to engine control module: low
        P1687 transmission signal B to engine control module: high
        P1690 traction control line: circuit
        P1696 traction control signal: low
        P1697 traction control signal: high
        P16BB alternator B terminal: low
        P16BC alternator field signal terminal or ignition supply: low
        P16BD starter cut relay 2: malfunction
        P16BE starter cut relay 1: malfunction
        P16BF starter cut relay: circuit
        P16C0 powertrain control module programming: malfunction
        P16C1 drive motor control module program: not present
        P16C3 DC-DC converter temperature sensor: circuit
        P16C4 engine mount actuator control power supply: stuck off
        P16C5 engine mount actuator control power supply: stuck on
        P16C6 engine mount actuator voltage in function test: too high
        P16C7 engine mount actuator control, rear: current high
        P16C8 engine mount actuator control, front: current high
        P16C9 engine mount control unit: internal
        P16D5 fast CAN: internal
        P16D6 integrated motor assist CAN: malfunction
        P16D7 fast CAN communication in powertrain control module: circuit
        P16D9 powertrain control module: internal
        P16DA brake booster vacuum pump relay 1: stuck off
        P16DB brake booster vacuum pump relays 1 and 2: circuit
        P16DC brake booster vacuum pump relay 2: stuck on
        P16DD brake booster vacuum pump relay 1: stuck on
        P16E2 LIN line to alternator: communication error
        P16E3 LIN line to battery sensor: communication error
        P16E4 alternator: over temperature
        P16E5 LIN line to DC-DC converter: communication error
        P16E6 transmission range switch start contact: circuit
        P16E8 LIN line to shutter grille: communication error
        P16F0 starter control in powertrain control module: internal
        P16F2 starter control in powertrain control module: internal
        P16F3 starter cut relay 1 control: low
        P16F4 starter cut relay 2 control: low
        P16F5 starter cut relay 1 control: high
        P16F6 starter cut relay 2 control: high
        P16F9 starter control in powertrain control module: internal
        P16FA starter control in powertrain control module: internal
        P1705 transmission range switch: circuit
        P1706 transmission range switch: malfunction
        P1707 neutral position sensor B: low
        P1708 neutral position sensor B: high
        P1709 transmission gear selection switch: malfunction
        P1714 two-way clutch actuator valve stroke sensors A and B: correlation
        P1715 two-way clutch actuator valve stroke sensors A and B: shorted
        P1716 parking actuator valve stroke sensors A and B: shorted
        P1717 transmission range switch reverse contact: circuit
        P172A key release wake-up output: circuit
        P172B key release switch input: circuit
        P1730 transmission shift control system: malfunction
        P1731 transmission shift control system: malfunction
        P1732 transmission shift control system: malfunction
        P1733 transmission shift control system: malfunction
        P1734 transmission shift control system: malfunction
        P1739 third clutch pressure switch: malfunction
        P1740 fourth clutch pressure switch: malfunction
        P1743 transmission shift control system: malfunction
        P1744 transmission shift control system: malfunction
        P1745 transmission shift control system: malfunction
        P1746 shift control cut valve A or B: stuck
        P1747 shift control cut valve A or B: stuck
        P1750 transmission hydraulic control system: mechanical
        P1751 transmission hydraulic control system: mechanical
        P1753 torque converter clutch solenoid: malfunction
        P1758 torque converter clutch: malfunction
        P177A line pressure solenoid valve A or line pressure switch: stuck off
        P1780 transmission shift control system: malfunction
        P1790 throttle position signal to transmission control: malfunction
        P1791 vehicle speed signal to transmission control: malfunction
        P1792 engine coolant temperature signal to transmission control: malfunction
        P1793 manifold absolute pressure sensor: circuit
        P1794 barometric pressure signal to transmission control: malfunction
        P1840 continuously variable transmission speed sensor, forward rotation: range
        P1841 continuously variable transmission speed sensor, reverse rotation: range
        P1844 drive pulley speed sensor, forward rotation: range
        P1845 drive pulley speed sensor, reverse rotation: range
        P1855 inclination sensor: range
        P1861 inhibitor solenoid: high
        P1879 start clutch pressure control valve: circuit
        P1882 inhibitor solenoid: circuit
        P1884 secondary gear speed sensor 2: circuit
        P1890 continuously variable transmission speed control: malfunction
        P1891 start clutch system: malfunction
        P1898 drive or driven pulley pressure control solenoid valve: stuck
        P1899 drive or driven pulley pressure control solenoid valve: stuck
        P1900 electric oil pump relay: high
        P1A49 shift-by-wire parking position: malfunction
        P1A4A shift-by-wire display position: malfunction
        P1A4B clutch engagement combination 1: incorrect
        P1A4D clutch engagement combination 2: incorrect
        P1A51 powertrain control module torque calculation, acceleration: internal
        P1A52 powertrain control module torque calculation, deceleration: internal
        P1A54 drive motor torque control: malfunction
        P1A55 drive motor torque adjustment: malfunction
        P1A56 drive motor: over current
        P1A57 drive motor phase current sensors: malfunction
        P1A61 transmission control module: internal
        P1D3A battery condition monitor module: malfunction
        P1D3B battery condition monitor module: malfunction
        P1D64 crash detection signal: malfunction
        P1D65 system shutdown by crash detection signal: detected
        P1D83 intelligent power module malfunction signal: low
        P1D84 intelligent power module malfunction signal: high
        P1D85 drive motor inverter malfunction signal: low
        P1D86 drive motor inverter malfunction signal: high
        P1D92 electric powertrain coolant pump control: malfunction
        P1D93 electric powertrain coolant: over temperature
        P1D99 electric coolant pump control: circuit or open
        P1D9A electric powertrain coolant pump: malfunction
        P1DC7 high-voltage battery: deteriorated
        P1DFF battery condition monitor module relay B: stuck on
        P1E20 brake fluid pressure sensors: correlation
        P1E24 brake pedal stroke redundant sensor: high
        P1E25 brake pedal stroke redundant sensor: low
        P1E26 brake pedal stroke sensor and redundant sensor: correlation
        P1E27 brake fluid pressure sensor: high
        P1E28 brake fluid pressure sensor: low
        P1E29 brake fluid pressure sensor: high
        P1E2A brake fluid pressure sensor: low
        P1E2B brake fluid pressure sensors: correlation
        P1E2C brake fluid pressure sensor: high
        P1E2D brake fluid pressure sensor: low
        P1E2E brake fluid pressure sensor: high
        P1E2F brake fluid pressure sensor: low
        P1E32 master cylinder cut valve: stuck open
        P1E33 master cylinder cut valve operation: incorrect
        P1E34 master cylinder cut valve: stuck closed
        P1E35 brake pedal feel simulator cut valve operation: incorrect
        P1E36 brake pedal feel simulator cut valve: inoperative
        P1E37 brake pedal feel simulator cut valve: stuck closed
        P1E38 brake pedal feel simulator cut valve: stuck open
        P1E41 electric servo brake fail-safe relay: stuck on
        P1E42 electric servo brake fail-safe relay: stuck off
        P1E44 electric servo brake control unit charge pump: internal
        P1E46 electric servo brake control unit transistor: stuck on
        P1E47 electric servo brake control unit transistor: stuck off
        P1E48 electric servo brake slave cylinder motor current: offset
        P1E49 electric servo brake slave cylinder motor current: stuck
        P1E4A electric servo brake slave cylinder motor: over current
        P1E4B electric servo brake slave cylinder motor: open
        P1E4C electric servo brake slave cylinder motor power supply: high
        P1E4D electric servo brake motor angle signal: malfunction
        P1E51 tandem motor cylinder gearbox: linkage
        P1E52 tandem motor cylinder gearbox: stuck
        P1E63 brake pedal stroke sensor signal: stuck
        P1E68 master cylinder cut valve: locked
        U1064 climate control unit: lost communication
        U1101 fast CAN line of powertrain control module: malfunction
        U1205 integrated motor assist CAN between powertrain and motor control modules: malfunction
        U1207 integrated motor assist CAN to A/C compressor driver: malfunction
        U1220 drive motor control module: lost communication
        U1221 DC-DC converter: lost communication
        U1260 electric transmission fluid pump: communication error
        U1280 communication line: bus off
        U1281 multiplex integrated control unit: lost communication
        U1282 multiplex integrated control unit, driver: lost communication
        U1283 multiplex integrated control unit, passenger: lost communication
        U1286 keyless access control unit: lost communication
        U1288 parking sensor unit: lost communication
        U128C wiper control unit: lost communication
        U128D gauge control module: lost communication
        U128E audio-navigation unit: lost communication
        U128F blind spot information unit: lost communication
        U1290 seat heater control unit: lost communication
        U1291 relay control module: lost communication
        U1297 blind spot radar unit, right: lost communication
        U1299 climate control unit: lost communication
        U129E CAN between powertrain control module and power control unit: malfunction
        U12B7 multipurpose camera local CAN: malfunction
        U12C2 CAN gateway body CAN, channel B: bus off
        U12C3 CAN gateway body CAN, channel C: bus off
        U1387 multipurpose camera variant setting: incomplete
        U1483 lane keeping assist system: malfunction
        U1770 Ethernet node, gauge control module: malfunction
        U1773 Ethernet node, telematics control unit: malfunction
        U1774 Ethernet message of infotainment control unit: malfunction
        U1800 Ethernet port 1: malfunction
        U1803 Ethernet port 4: malfunction
        U187F cyber security (secure boot): malfunction
        U2840 airbag control module connector A: mounting
        """
}
