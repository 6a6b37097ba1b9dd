extension ManufacturerCodes {
    /// Buick, Cadillac, Chevrolet, GMC, Oldsmobile, Pontiac and Saturn: codes up to about 2009.
    static let gm = """
        B1000 control module: malfunction
        B1001 option configuration: malfunction
        B1004 keep-alive memory: malfunction
        B1007 control module EEPROM write: malfunction
        B1009 control module EEPROM: malfunction
        B1012 security sensor resistance code: incorrect
        B1018 airbag squib, passenger: shorted to ground
        B1019 system configuration: malfunction
        B101D control module hardware: performance
        B101E control module software: malfunction
        B1022 airbag squib resistance, driver: too low
        B1025 audio output 1, left front: circuit
        B1026 airbag squib, driver: open
        B1027 security sensor resistance code: incorrect
        B1031 airbag energy reserve feed, driver: open
        B1034 airbag arming sensor ignition feed: open
        B1035 audio output 2, right front: circuit
        B1036 airbag discriminating sensor: open or shorted to battery
        B103A seat thermoelectric device control, driver: malfunction
        B103D seat blower power supply, driver: circuit
        B1042 airbag energy reserve voltage: too low
        B1043 airbag source feed, driver: low
        B1045 audio output 3, left rear: circuit
        B1051 airbag deployment command: detected
        B1052 airbag control module data memory: limit
        B1053 airbag deployment command with squib fault present: detected
        B1054 passenger airbag switch: circuit
        B1055 audio output 4, right rear: circuit
        B1062 redundant airbag warning lamp: circuit
        B1065 audio output 5: circuit
        B1071 airbag control module: internal
        B1083 airbag reserve diode, driver: shorted
        B1085 audio output 7: circuit
        B1095 audio output 8: circuit
        B1101 battery voltage: too high
        B1102 battery voltage: too low
        B1103 airbag system serial communication: malfunction
        B1104 passenger airbag occupant sensor voltage: out of range
        B1111 seat thermoelectric device, driver: circuit
        B1113 seat thermoelectric device, passenger: circuit
        B1116 airbag squib resistance, passenger: too low
        B1117 airbag squib, passenger: open
        B111A seat thermoelectric device control, passenger: malfunction
        B111B boost pressure and intake air temperature sensor: malfunction
        B111D seat blower power supply, passenger: circuit
        B1121 airbag squib resistance, driver: too high
        B1122 airbag squib resistance, driver: too low
        B1124 airbag squib, driver or passenger: shorted to ground
        B1126 airbag squib, driver: open
        B1135 audio output: circuit
        B1151 airbag deployment command: detected
        B1152 airbag control module data memory: limit
        B1154 passenger airbag enable switch: circuit
        B1155 airbag control module calibration: incorrect
        B1160 airbag control module vehicle identification number: not received
        B1161 airbag warning lamp: malfunction
        B1163 airbag warning lamp response on the data link: not received
        B1171 airbag control module: internal
        B1235 audio amplifier turn-on signal: circuit
        B123E radio keypad button signal: circuit
        B1240 CD player: no communication
        B1243 CD player loading and unloading: malfunction
        B1245 CD changer: no communication
        B1248 CD changer loading and unloading: malfunction
        B124B USB port 1: circuit
        B124C USB port: malfunction
        B124E USB checksum: incorrect
        B124F USB programming: malfunction
        B1259 antenna ground: circuit
        B125A antenna signal: malfunction
        B125B antenna 2: malfunction
        B125C satellite antenna: malfunction
        B125E digital audio broadcast: malfunction
        B1271 radio theft lock: active
        B1277 microphone 1 input: malfunction
        B127A auxiliary video input signal: open
        B127B rearview camera input signal: malfunction
        B127C microphone input: malfunction
        B127D microphone input: malfunction
        B127E front video display output signal: malfunction
        B1280 rear seat entertainment input: amplitude low
        B1287 audio amplifier control signal: circuit
        B1288 video display mode control signal: circuit
        B1289 video display brightness control signal: circuit
        B1290 removable hard drive: malfunction
        B1292 power sliding door motor control: circuit
        B1293 power sliding door clutch control: circuit
        B1294 power sliding door detent switch: circuit
        B1295 steering wheel controls group 2: circuit
        B12A1 audio control request signal: malfunction
        B12A3 display control request signal: malfunction
        B12A4 infotainment faceplate control module: malfunction
        B12A6 information display module: internal
        B12A7 optical disc drive: malfunction
        B12A8 optical disc drive theft lock: active
        B12BA transmission fluid pressure sensor 1: malfunction
        B12BB transmission fluid pressure sensor 2: malfunction
        B12F0 folding top header latch motor: malfunction
        B12F1 folding top header latch motor: malfunction
        B1315 A/C evaporator inlet temperature sensor: shorted
        B1317 in-vehicle temperature sensor: malfunction
        B1318 sunload sensor: malfunction
        B1325 control module power supply: malfunction
        B1326 front crash sensor 1: shorted to ground
        B1327 control module power supply: low
        B1336 control module power supply 3: range
        B1340 control module power supply: circuit
        B1343 air inlet door actuator: malfunction
        B1346 frontal airbag squib stage 1 resistance, driver: too high
        B1352 frontal airbag squib stage 1 resistance, passenger: too low
        B1353 frontal airbag squib stage 1 resistance, passenger: too high
        B1355 frontal airbag squib stage 1, passenger: shorted to battery
        B1361 seat belt pretensioner resistance, driver: too high
        B1362 seat belt pretensioner resistance, driver: too low
        B1363 seat belt pretensioner, driver: shorted to ground
        B1364 seat belt pretensioner, driver: shorted to battery
        B1365 ignition 0 input: circuit
        B1368 seat belt pretensioner resistance, passenger: too low
        B1370 ignition on and start input: circuit
        B1372 ignition 1 input: malfunction
        B1373 ignition 1 input: high
        B1374 ignition 1 input: open
        B1375 ignition 3 input: circuit
        B1378 side airbag squib resistance, left front: too high
        B137A hybrid accessory wake-up: circuit
        B137C noise reduction microphone 2: malfunction
        B137D noise reduction microphone 3: malfunction
        B1380 ignition accessory input: circuit
        B1381 side airbag squib, left front: shorted to battery
        B1385 ignition start input: circuit
        B138A voltage reference outputs group 1: malfunction
        B1395 voltage reference output 1: circuit
        B1397 voltage reference output: low
        B1398 voltage reference output: high
        B139A DC/AC inverter input: voltage too low
        B139B DC/AC inverter current sensor: low
        B139C DC/AC inverter current sensor: high
        B139D DC/AC inverter output current: too high
        B139E DC/AC inverter: stuck off
        B139F DC/AC inverter: stuck on
        B1401 side impact sensor, left front: shorted to ground
        B1402 side impact sensor, left front: shorted to battery
        B1403 side impact sensor, passenger: malfunction
        B1404 side impact sensor, right front: shorted to ground
        B1405 voltage reference output 2: circuit
        B1409 side impact sensor, left front: invalid data
        B140A DC/AC inverter output ground fault detection: performance
        B140B DC/AC inverter output ground leakage: detected
        B140C DC/AC inverter: performance
        B1414 side impact sensor, left front: wrong part
        B1420 control module power supply voltage: malfunction
        B1422 ignition switch power mode input: malfunction
        B1424 control module power supply voltage: too low
        B1425 control module power supply: malfunction
        B1428 ignition-switched power relay 1: circuit
        B1433 ignition-switched power relay 2: circuit
        B1439 control module power supply: malfunction
        B1440 power mode master inputs: correlation
        B1441 ignition off, run and crank input: circuit
        B1442 ignition off, run and crank input: malfunction
        B1445 control module voltage output: circuit
        B144A ignition run power relay: circuit
        B144B ignition run/crank power relay: circuit
        B1453 run and crank (ignition 1) power: circuit
        B1461 headlamp horizontal motor, left: circuit
        B1462 headlamp horizontal motor, right: circuit
        B1474 exterior door handle switch, passenger: malfunction
        B1475 retained accessory power: circuit
        B1477 retained accessory power relay control: low
        B1478 retained accessory power relay control: high
        B147E battery saver relay: circuit
        B147F battery saver relay: circuit
        B1480 battery rundown protection: circuit
        B1481 frontal airbag squib stage 2 resistance, driver: too high
        B1484 frontal airbag squib stage 2, driver: shorted to battery
        B1485 frontal airbag squib stage 2 resistance, passenger: too high
        B1486 frontal airbag squib stage 2 resistance, passenger: too low
        B1492 generator F-terminal: low
        B1493 generator F-terminal: high
        B1495 exterior lamp power: malfunction
        B14DA transmission intermediate speed sensor 1: malfunction
        B14DB transmission intermediate speed sensor 2: malfunction
        B1513 charging system voltage: too low
        B1514 charging system voltage: too high
        B1516 battery current sensor: performance
        B1517 battery voltage: malfunction
        B151A battery capacity: performance
        B151C battery sensor module: malfunction
        B151D control module power supply: circuit
        B151E accessory DC/AC inverter relay: malfunction
        B1527 parasitic electrical load: too high
        B1529 voltage reference output: circuit
        B1536 A/C disabled, engine coolant: over temperature
        B1539 endgate or midgate ajar switch: circuit
        B153A liftgate latch switch signal: circuit
        B153B liftgate open switch signal: circuit
        B153E liftgate position sensor: circuit
        B153F liftgate object sensor: circuit
        B1540 endgate or midgate ajar switch: circuit
        B1544 mirror motor common: circuit
        B1550 mirror left or right select switch: circuit
        B1552 keep-alive memory: malfunction
        B1556 nonvolatile memory (EEPROM): malfunction
        B1558 nonvolatile memory (EEPROM) checksum: incorrect
        B1560 mirror switch: stuck on
        B1562 mirror right switch: low
        B1565 mirror switch: stuck on
        B1566 battery current sensor polarity: malfunction
        B1567 mirror left switch: low
        B1570 mirror switch: stuck on
        B1572 mirror up switch: low
        B1575 mirror switch: stuck on
        B1577 mirror down switch: low
        B1580 mirror horizontal position sensor: circuit
        B1581 mirror position sensor: out of range
        B1582 mirror horizontal position sensor, left: low
        B1583 mirror position sensor: malfunction
        B1586 mirror horizontal position sensor: out of range
        B1590 mirror vertical position sensor: circuit
        B1591 mirror position sensor: out of range
        B1592 mirror vertical position sensor, left: low
        B1593 mirror vertical position sensor, left: high
        B1596 mirror position sensor: circuit
        B1600 mirror vertical motor: circuit
        B1605 mirror horizontal motor: circuit
        B1610 mirror horizontal position sensor, right: circuit
        B1611 mirror position sensor: out of range
        B1612 mirror horizontal position sensor, right: low
        B1613 mirror horizontal position sensor, right: high
        B1616 mirror position sensor: circuit
        B1621 mirror position sensor: out of range
        B1622 mirror vertical position sensor, right: low
        B1623 mirror position sensor: malfunction
        B1626 mirror position sensor: circuit
        B1630 outside mirror motor: shorted
        B1635 outside mirror motor: shorted
        B1640 mirror heater: circuit
        B1645 mirror heater, right: circuit
        B1650 frontal airbag stage 1 deployment command: detected
        B1651 side airbag deployment command, left: detected
        B1658 control module EEPROM: malfunction
        B1670 frontal airbag stage 2 deployment command: detected
        B1720 mirror up and down control switch: circuit
        B1721 mirror left and right control switch: circuit
        B1722 mirror power fold control: circuit
        B1723 mirror motor control 1: performance
        B1724 mirror motor control 2: performance
        B172E seat cushion rear haptic alert motor, driver: malfunction
        B172F seat cushion rear haptic alert motor, driver: malfunction
        B1735 seat front up switch, driver: circuit
        B1740 seat front down switch, driver: circuit
        B1745 seat rear up switch, driver: circuit
        B1750 seat rear down switch, driver: circuit
        B1755 seat forward switch, driver: circuit
        B1760 seat rearward switch, driver: circuit
        B1775 seat front vertical motor, driver: circuit
        B1785 seat recline motor, driver: circuit
        B1790 lumbar motor, driver: circuit
        B1815 seat recline forward switch, driver: circuit
        B1820 seat recline rearward switch, driver: circuit
        B1825 seat recline position sensor, driver: circuit
        B1826 seat recline position sensor: range
        B1830 lumbar forward switch, driver: circuit
        B1835 lumbar rearward switch, driver: circuit
        B1840 lumbar up switch, driver: circuit
        B1845 lumbar down switch, driver: circuit
        B1850 lumbar horizontal position sensor, driver: circuit
        B1851 lumbar horizontal position sensor: performance
        B1860 lumbar vertical position sensor, driver: circuit
        B1861 lumbar vertical position sensor: performance
        B1913 seat heater switch input: malfunction
        B1918 seat heater switch input: malfunction
        B191A seat heater control module, front: malfunction
        B191B seat heater control module: malfunction
        B1920 seat heater timer: circuit
        B1925 seat heater sensor, driver: malfunction
        B1935 seat back heater, driver: malfunction
        B1940 seat adjuster switch: malfunction
        B1945 seat adjuster switch: malfunction
        B1960 seat side bolster position sensor, driver: circuit
        B1970 exterior lamp power: malfunction
        B1971 inadvertent (courtesy lamp) power: malfunction
        B1973 high power control: malfunction
        B1982 control module power supply: high
        B1983 control module power supply: low
        B19A1 seat cushion blower speed, passenger: high
        B19A2 seat back blower speed, passenger: high
        B19A3 seat blower speed, driver: high
        B19A4 seat back blower speed, driver: high
        B19A5 seat cushion blower speed, passenger: shorted to ground
        B19A6 seat back blower speed, passenger: shorted to ground
        B19A7 seat blower speed, driver: shorted to ground
        B19A8 seat back blower speed, driver: shorted to ground
        B1AA0 seat cushion temperature sensor, driver: open
        B1AA1 seat back temperature sensor, driver: open
        B1AA2 seat cushion temperature sensor, passenger: open
        B1AA3 seat back temperature sensor, passenger: open
        B1B2F radio audio and video data link: no communication
        B2015 seat horizontal motor: malfunction
        B2085 lumbar switch: circuit
        B2090 lumbar switch: circuit
        B2113 head restraint down switch: malfunction
        B2114 head restraint up switch: malfunction
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
        B2165 seat heater timer: circuit
        B2170 seat heater sensor, passenger: malfunction
        B2180 seat back heater, passenger: malfunction
        B2200 window switch up position, left front: stuck
        B2201 window switch down position, left front: stuck
        B2202 window switch up position, right front: stuck
        B2203 window switch down position, right front: stuck
        B2204 window switch up position, left rear: stuck
        B2206 window switch up position, right rear: stuck
        B2207 window switch down position, right rear: stuck
        B2212 window switch in driver door: stuck
        B2213 window switch in driver door: stuck
        B2214 window switch in driver door: stuck
        B2215 window switch in driver door: stuck
        B2216 window switch in driver door: stuck
        B2217 window switch in driver door: stuck
        B2220 door lock switch lock position, left front: stuck
        B2221 door lock switch unlock position, left front: stuck
        B2222 door lock switch lock position, right front: stuck
        B2223 door lock switch unlock position, right front: stuck
        B2240 memory recall switch: malfunction
        B2241 memory recall switch: malfunction
        B2242 memory exit switch: malfunction
        B233B long-range radar sensor module: malfunction
        B2345 seat heater disable: circuit
        B2355 seat front vertical position sensor, driver: circuit
        B2356 seat front vertical position sensor: performance
        B2365 seat rear vertical position sensor, driver: circuit
        B2366 seat rear vertical position sensor: performance
        B2375 seat horizontal position sensor, driver: circuit
        B2376 seat horizontal position sensor: performance
        B2403 fog lamp switch: shorted to battery
        B2415 seat motor: malfunction
        B2417 daytime running lamp control module: open or shorted to ground
        B2418 daytime running lamp control module: shorted to battery
        B2425 seat heater, driver: circuit
        B242A seat heater common: circuit
        B2430 seat heater, passenger: circuit
        B2435 seat back heater sensor, driver: circuit
        B243A seat heater switch, front: malfunction
        B243B seat heater switch, front: malfunction
        B2440 seat back heater sensor, passenger: circuit
        B2452 interior lamp theater dimming 1: open or shorted to ground
        B2453 interior lamp theater dimming 1: shorted to battery
        B2455 cellular phone microphone: circuit
        B2457 interior lamp theater dimming 2: open or shorted to ground
        B2458 interior lamp theater dimming 2: shorted to battery
        B245A telematics green indicator: circuit
        B245B telematics keypad red LED control: malfunction
        B245C telematics audio output: circuit
        B2460 antenna selector: malfunction
        B2462 GPS: malfunction
        B2470 cellular phone antenna: circuit
        B2471 interior lamps: malfunction
        B2472 low beam headlamps: malfunction
        B2473 high beam headlamps: malfunction
        B2474 navigation display backlighting: performance
        B2476 cellular phone service select switch: malfunction
        B2482 cellular phone service select switch: range
        B2483 GPS sensor: low
        B2484 GPS sensor: open
        B2485 wireless communication antenna: circuit
        B2486 control module power supply: malfunction
        B2494 liftgate handle switch: circuit
        B2495 liftgate latch control: circuit
        B24A0 liftgate latch: malfunction
        B2503 trunk key switch: circuit
        B2508 seat heater relay: circuit
        B2509 seat heater relay: circuit
        B250B door unlatch low-side control, driver: circuit
        B2515 steering column lock motor feedback: implausible
        B251A door unlatch: malfunction
        B2525 front fog lamps: circuit
        B2527 front fog lamps: low
        B2528 horn relay: shorted to battery
        B252A door unlatch enable: malfunction
        B252B door unlatch enable: malfunction
        B252C child security lock switch: circuit
        B252E child security lock switch indicator: circuit
        B2530 front fog lamp control: circuit
        B2532 fog lamp relay control: open or shorted to ground
        B2533 fog lamp relay control: shorted to battery
        B2537 rear fog lamps: low
        B2540 rear fog lamp control: circuit
        B2545 backup lamps: circuit
        B2552 backup lamp control: low
        B2553 backup lamp control: high
        B2555 passenger compartment lamp control: circuit
        B2556 interior lamp rheostat: malfunction
        B2558 passenger compartment lamp control: high
        B2559 courtesy lamp ground: malfunction
        B255D passenger compartment lamp control 2: circuit
        B255F interior door handle backlight: circuit
        B2560 cargo lamp control: malfunction
        B256A liftgate lamp: malfunction
        B256B cargo lamp switch: circuit
        B2570 trunk lamp control: malfunction
        B2575 headlamp control: circuit
        B2577 headlamp control: low
        B2578 headlamp control: high
        B257A headlamp switch input signals: correlation
        B257B lighting control switch signal: malfunction
        B257C headlamp, left: malfunction
        B257D headlamp, right: malfunction
        B2580 headlamp high beam control: circuit
        B2585 park lamp control: circuit
        B2587 park lamp control: low
        B2588 park lamp control: high
        B258A headlamp low beam control: circuit
        B258C headlamp control: malfunction
        B258D headlamp control: malfunction
        B2590 cornering lamp, left: circuit
        B2595 cornering lamp: malfunction
        B25F0 auxiliary daytime running lamp: malfunction
        B25F1 auxiliary daytime running lamp: malfunction
        B2600 daytime running lamp control: circuit
        B2601 daytime running lamps: stuck
        B2602 daytime running lamp control: low
        B2605 daytime running lamp control: circuit
        B260D daytime running lamp and front park lamp control: malfunction
        B260E daytime running lamp and front park lamp control: malfunction
        B2610 passenger compartment dimming 1: circuit
        B2613 passenger compartment dimming 1: high
        B2615 passenger compartment dimming 2: circuit
        B261A passenger compartment dimming 4: circuit
        B2620 display dimming input: circuit
        B2622 display dimming PWM input: low
        B2623 display dimming PWM input: high
        B2625 display dimming output: circuit
        B263A exterior illumination lamp: malfunction
        B2641 twilight delay control: malfunction
        B2645 ambient light sensor: circuit
        B2647 ambient light sensor: low
        B2648 ambient light sensor: high
        B2652 passenger compartment dimming 3: circuit
        B2657 ignition lock halo lamp output: circuit
        B2662 park lamp switch input: malfunction
        B2665 headlamp signal: shorted to ground
        B2697 headlamp washer request: circuit
        B2699 headlamp control: malfunction
        B269A heater coolant pump: malfunction
        B269C heater coolant pump: malfunction
        B269D heater coolant pump: malfunction
        B2705 gearshift unlock: circuit
        B2707 gearshift unlock: low
        B2708 gearshift unlock: high
        B270B park lock solenoid actuator: circuit
        B2725 active transfer case mode switch: circuit
        B2729 seat cushion, driver: over temperature
        B2732 trunk or liftgate release switch: low
        B2734 control module nonvolatile memory: malfunction
        B2735 theft deterrent key learn mode: active
        B2739 key-in-ignition switch: malfunction
        B273A hill descent control switch: shorted to ground
        B2740 front fog lamp switch: circuit
        B2742 fog lamp switch signal: shorted to ground
        B2745 traction control switch: circuit
        B2747 traction control switch: low
        B2750 horn relay coil: circuit
        B2752 horn relay control: open or shorted to ground
        B2753 horn relay control: high
        B2755 memory 1 select switch, driver: circuit
        B2757 memory 1 select switch, driver: low
        B2760 memory 2 select switch, driver: circuit
        B2762 memory 2 select switch, driver: low
        B2765 memory switch, driver: malfunction
        B2767 memory set switch, driver: low
        B2772 memory exit switch, driver: low
        B2802 keyless entry data link: low
        B2803 keyless entry data link: high
        B2806 keyless entry data link parity: incorrect
        B2810 steering wheel radio switch: malfunction
        B2815 steering wheel controls: resistance
        B2818 tire pressure monitoring reset switch: low
        B2823 trip odometer switch: malfunction
        B2833 driver information center gauge switch: low
        B2838 driver information center switch: malfunction
        B283A audio control request signal: high
        B283B display control request signal: high
        B283C vehicle performance camera: malfunction
        B283D GPS antenna: malfunction
        B2843 driver information center English/metric switch: low
        B2848 driver information center trip/odometer switch: low
        B2850 steering column telescope forward switch: circuit
        B2853 steering column telescope forward switch: circuit
        B2855 steering column telescope rearward switch: circuit
        B2858 steering column telescope rearward switch: circuit
        B285A steering column position control module: malfunction
        B2862 steering column telescope position sensor: malfunction
        B2870 steering column tilt up switch: circuit
        B2873 steering column tilt up switch: circuit
        B2875 steering column tilt down switch: circuit
        B2878 steering column tilt down switch: circuit
        B2880 steering column tilt position sensor: circuit
        B2890 steering column tilt and telescope motors: circuit
        B2897 steering column lock motor: malfunction
        B2910 steering column lock: malfunction
        B291A content theft deterrent module: malfunction
        B291B content theft deterrent sensor: malfunction
        B2945 security system sensor power: circuit
        B2947 security system sensor power: low
        B2948 security system sensor power: high
        B2955 security system sensor data: circuit
        B2957 security system sensor data: low
        B2958 security system sensor data: high
        B2960 security system sensor data: incorrect
        B2965 key-in-ignition switch: malfunction
        B2971 door key switch, driver: circuit
        B2976 door ajar signal, driver: circuit
        B297B door open switch, driver: circuit
        B297C door open switch: circuit
        B2991 door ajar signal, passenger: circuit
        B2996 door ajar signal, left rear: circuit
        C1002 distance sensing cruise control module: performance
        C1008 sunload sensor, passenger: circuit
        C1010 ambient temperature sensor: circuit
        C1013 in-vehicle temperature sensor: circuit
        C1015 sunload sensor, driver: circuit
        C1034 passenger climate control to A/C and heater programmer data: not received
        C1035 A/C and heater control assembly to A/C and heater programmer data: not received
        C1036 passenger climate control feedback: out of range
        C1038 serial data link: no communication
        C1052 A/C and heater programmer keep-alive memory: loss
        C10EA powertrain control module requested torque: malfunction
        C10EB engine control module traction control: malfunction
        C1112 trailer brake control relay low-side control: circuit
        C1113 trailer brake control relay high-side control: circuit
        C1114 trailer brake control solenoids: circuit
        C1115 manual trailer brake apply request switch: malfunction
        C1116 manual trailer brake apply request signal 1: malfunction
        C1117 manual trailer brake apply request signal 2: malfunction
        C1118 trailer brake control sensitivity switch: circuit
        C111A trailer brake power control module: malfunction
        C111B trailer brake power: malfunction
        C1120 brake hydraulic circuit, left front: malfunction
        C1121 brake hydraulic circuit, left front: malfunction
        C1122 brake hydraulic circuit, right front: malfunction
        C1123 brake hydraulic circuit, right front: malfunction
        C1124 base brake hydraulic circuit: malfunction
        C1125 brake hydraulic circuit: malfunction
        C1126 base brake proportioning valve hydraulic circuit: malfunction
        C1148 parking brake actuator, left: malfunction
        C114C parking brake switch: malfunction
        C1200 brake pedal information message counter: incorrect
        C1207 wheel speed sensor, left front: high
        C1208 wheel speed sensor, right front: high
        C1209 wheel speed sensor, left rear: high
        C120A brake boost regulation pressure sensor: malfunction
        C120F voltage reference output: circuit
        C1210 wheel speed sensor, right rear: high
        C1213 ABS active lamp: circuit
        C1214 ABS solenoid valve relay: open
        C1215 electronic brake control relay contact: stuck on
        C1218 ABS pump motor: short to battery or open
        C121A regenerative axle pressure sensor: malfunction
        C121C ABS control module: internal
        C121D ABS control module shutdown: incorrect
        C121E ABS control module: malfunction
        C121F ABS control module: malfunction
        C1221 wheel speed sensor, left front: malfunction
        C1222 wheel speed sensor, right front: malfunction
        C1223 wheel speed sensor, left rear: malfunction
        C1224 wheel speed sensor, right rear: malfunction
        C1225 wheel speed sensor, left front: performance
        C1226 wheel speed sensor, right front: performance
        C1227 wheel speed sensor, left rear: performance
        C1228 wheel speed sensor, right rear: performance
        C1229 wheel speed sensor: malfunction
        C122F rear drive clutch system: malfunction
        C1232 wheel speed sensor, left front: circuit
        C1233 wheel speed sensor, right front: circuit
        C1234 wheel speed sensor, left rear: circuit
        C1235 wheel speed sensor, right rear: circuit
        C1236 system supply voltage: too low
        C1237 system supply voltage: too high
        C123A ABS control module: malfunction
        C123B ABS control module: internal
        C123C ABS control module: internal
        C123D ABS control module: internal
        C123E ABS control module: internal
        C123F ABS control module: internal
        C1241 variable effort steering: circuit
        C1242 ABS pump motor: open
        C1243 ABS pump motor: stalled
        C124B all-wheel drive oil pump motor speed sensor: malfunction
        C124F lateral or longitudinal acceleration sensor: malfunction
        C1250 lateral or longitudinal acceleration sensor: malfunction
        C1255 ABS control module: internal
        C1256 ABS control module: internal
        C1257 ABS motor, left front: shorted to ground
        C1258 ABS motor, left front: shorted to battery
        C1261 ABS inlet valve solenoid, left front: malfunction
        C1262 ABS outlet valve solenoid, left front: malfunction
        C1263 ABS inlet valve solenoid, right front: malfunction
        C1264 ABS outlet valve solenoid, right front: malfunction
        C1266 ABS outlet valve solenoid, left rear: malfunction
        C1268 ABS outlet valve solenoid, right rear: malfunction
        C126C control module communication line B: bus off
        C126D control module communication line B: bus off
        C126E ABS control module: malfunction
        C126F ABS control module: internal
        C1271 traction control master cylinder isolation valve, left front: malfunction
        C1272 traction control prime valve, left front: malfunction
        C127A ABS control module hardware: performance
        C127B ABS control module hardware: performance
        C127C ABS control module: malfunction
        C127E ABS control module: internal
        C127F rear axle control signal message counter: malfunction
        C1283 time to center steering: too long
        C1286 steering wheel position sensor: malfunction
        C1287 steering wheel position sensor: malfunction
        C1288 steering wheel position sensor: circuit
        C128A brake boost regulation pressure: malfunction
        C128B master cylinder pressure sensor: malfunction
        C128C regenerative axle pressure sensor: malfunction
        C128D brake boost regulation pressure: malfunction
        C128E master cylinder pressure sensor: malfunction
        C128F regenerative axle pressure sensor: malfunction
        C1291 stop lamp switch during deceleration: open
        C1293 stop lamp switch code in this or the last ignition cycle: detected
        C1294 stop lamp switch: stuck on
        C1297 extended travel brake switch: malfunction
        C1298 class 2 data link: malfunction
        C12A1 rear differential clutch solenoid: malfunction
        C12A9 rear differential clutch solenoid: malfunction
        C12B2 master cylinder pressure sensor: malfunction
        C12B3 master cylinder pressure sensor: malfunction
        C12B4 master cylinder pressure sensor: malfunction
        C12B6 high-pressure accumulator pressure sensor: short to ground or open
        C12B7 high-pressure accumulator pressure sensor: shorted to battery
        C12B8 high-pressure accumulator pressure sensor: fluctuating
        C12B9 regenerative axle pressure sensor: malfunction
        C12BA regenerative axle pressure sensor: malfunction
        C12BB regenerative axle pressure sensor: fluctuating
        C12BC brake boost regulation pressure sensor: malfunction
        C12BD brake boost regulation pressure sensor: malfunction
        C12BE brake boost regulation pressure sensor: fluctuating
        C12D1 ABS dump solenoid valve, left rear: shorted
        C12D2 ABS dump solenoid valve driver, left rear: shorted
        C12D3 ABS dump solenoid valve, right rear: open
        C12D4 ABS dump solenoid valve, right rear: shorted
        C12D5 ABS dump solenoid valve driver, right rear: shorted
        C12D6 ABS base brake (open) solenoid: open
        C12D7 ABS base brake (open) solenoid: shorted
        C12D8 ABS base brake (open) solenoid driver: shorted
        C12D9 ABS base brake (closed) solenoid: open
        C12DA ABS base brake (closed) solenoid: shorted
        C12DB ABS base brake (closed) solenoid driver: shorted
        C12DC brake boost solenoid valve: malfunction
        C12DD brake boost solenoid valve: shorted
        C12DE ABS proportioning valve solenoid: open
        C12E1 brake control module supply voltage: too low
        C12E2 brake control module supply voltage: too high
        C12E3 control module communication line B: bus off
        C12E4 voltage reference output: circuit
        C12E6 ABS solenoid valve relay contact: circuit
        C12E7 ABS solenoid valve relay contact: resistance
        C12E8 ABS pump motor: malfunction
        C12F7 regenerative axle pressure: malfunction
        C1311 ABS or traction control indicator lamp: circuit
        C1324 requested torque signal between engine and brake control modules: circuit
        C1340 air mix door 1 feedback: out of range
        C1341 air mix door 2 feedback: out of range
        C1344 traction control channel, left: stuck
        C1345 traction control channel, right: stuck
        C1347 traction control motor free spin, left: detected
        C1348 traction control motor free spin, right: detected
        C1349 defroster and heater door feedback: out of range
        C1350 A/C door feedback: out of range
        C1351 air inlet door feedback: out of range
        C1355 ABS control module: internal
        C1356 traction control motor, left: open
        C1357 traction control motor, left: shorted to ground
        C1358 traction control motor, left: shorted to battery
        C1361 traction control motor, right: open
        C1362 traction control motor, right: shorted to ground
        C1363 traction control motor, right: shorted to battery
        C1449 system configuration: malfunction
        C1586 parking brake actuator, right: circuit
        C1587 parking brake actuator, left: malfunction
        C1588 parking brake actuator, right: malfunction
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
        U1000 class 2 data link: malfunction
        U1008 Ethernet link: loss
        U1016 powertrain control module: lost communication
        U1023 hybrid control module: lost communication
        U1024 transmission control module: lost communication
        U1026 transfer case control module: lost communication
        U1032 vehicle dynamic sensor 1: lost communication
        U1033 vehicle dynamic sensor 2: lost communication
        U1040 ABS control module: lost communication
        U1041 ABS control module: lost communication
        U1056 suspension control module: lost communication
        U1064 body control module: lost communication
        U1065 instrument panel integration module: lost communication
        U1066 rear integration module: lost communication
        U1067 digital map control module: lost communication
        U1069 driver monitoring control module: lost communication
        U106A multifunction energy storage capacitor module: lost communication
        U106B multifunction battery isolator control module: lost communication
        U1088 airbag control module: lost communication
        U1096 instrument cluster: lost communication
        U1097 driver information center: lost communication
        U1098 head-up display: lost communication
        U1099 head-up display: lost communication
        U1112 headlamp leveling actuator, left: lost communication
        U1113 headlamp leveling actuator, right: lost communication
        U1114 headlamp vertical motor, left: lost communication
        U1115 headlamp vertical motor, right: lost communication
        U111A engine block coolant valve: lost communication
        U1128 radio: lost communication
        U1129 audio amplifier: lost communication
        U1130 CD changer: lost communication
        U1137 digital radio receiver: lost communication
        U1144 telephone control module: lost communication
        U1147 telematics control module: lost communication
        U1151 telematics control module: lost communication
        U1152 climate control module: lost communication
        U1153 climate control module: lost communication
        U1160 door control module, driver: lost communication
        U1161 door control module, passenger: lost communication
        U1162 door control module, left rear: lost communication
        U1163 door control module, right rear: lost communication
        U1166 memory seat module: lost communication
        U1170 driver door switch assembly: lost communication
        U1176 remote function module: lost communication
        U1192 immobilizer control module: lost communication
        U1193 immobilizer control module: lost communication
        U1241 scan tool: lost communication
        U1255 class 2 data link: malfunction
        U1300 class 2 data link: shorted to ground
        U1301 class 2 data link: shorted to battery
        U1304 asynchronous serial data system: lost communication
        U1305 class 2 data link voltage: out of range
        U1343 chassis control module LIN bus 1: malfunction
        U1345 engine control module LIN bus 1: malfunction
        U1346 engine control module LIN bus 2: malfunction
        U1347 engine control module LIN bus 3: malfunction
        U1359 transmission range indicator: lost communication
        U135A shift-to-park range actuator: lost communication
        U135B sunload sensor: lost communication
        U135C start-stop capacitor control module: lost communication
        U135D transmission control module on LIN bus 2: lost communication
        U135E transmission control module on LIN bus 1: lost communication
        U1500 dedicated data bus: malfunction
        U1501 LIN bus: malfunction
        U1502 LIN bus: malfunction
        U1505 LIN bus: malfunction
        U1509 LIN bus: malfunction
        U150E LIN bus: malfunction
        U150F LIN bus: malfunction
        U1514 headlamp, right, on the LIN bus: lost communication
        U1515 windshield wiper motor on the LIN bus: lost communication
        U1516 battery sensor module on the LIN bus: lost communication
        U1517 sunroof sunshade motor module on the LIN bus: lost communication
        U1518 head-up display on the LIN bus: lost communication
        U1519 outside rearview mirror switch on the LIN bus: lost communication
        U151A rain sensor on the LIN bus: lost communication
        U151B sunroof control module on the LIN bus: lost communication
        U151C auxiliary climate control module on the LIN bus: lost communication
        U1520 security siren on the LIN bus: lost communication
        U1521 center console multifunction switch on the LIN bus: lost communication
        U1522 tire pressure monitoring module on the LIN bus: lost communication
        U1523 headlamp, left, on the LIN bus: lost communication
        U1524 seat heater control module on the LIN bus: lost communication
        U1525 coolant heater control module on the LIN bus: lost communication
        U1526 rear seat heater control module on the LIN bus: lost communication
        U1528 auxiliary mode door actuator on the LIN bus: lost communication
        U152A auxiliary air temperature door actuator, left upper, on the LIN bus: lost communication
        U152C compass module on the LIN bus: lost communication
        U1530 window motor, passenger, on the LIN bus: lost communication
        U1531 headlamp assembly, left, on the LIN bus: lost communication
        U1532 headlamp assembly, right, on the LIN bus: lost communication
        U1534 window motor, driver, on the LIN bus: lost communication
        U1538 window switch, driver, on the LIN bus: lost communication
        U153A window switch, passenger, on the LIN bus: lost communication
        U1540 window motor, right rear, on the LIN bus: lost communication
        U1544 window motor, left rear, on the LIN bus: lost communication
        U1548 window switch, left rear, on the LIN bus: lost communication
        U1549 rear wiper motor on the LIN bus: lost communication
        U154A window switch, right rear, on the LIN bus: lost communication
        U154B rear seat control module on the LIN bus: lost communication
        U1550 seat heating and cooling switch, driver, on the LIN bus: lost communication
        U1551 climate control module on the LIN bus: lost communication
        U1555 seat heating and cooling switch, left rear, on the LIN bus: lost communication
        U1556 trailer brake power control module on the LIN bus: lost communication
        U1558 seat heating and cooling switch, passenger, on the LIN bus: lost communication
        U1559 short-range remote control transceiver on the LIN bus: lost communication
        U155D seat heating and cooling switch, right rear, on the LIN bus: lost communication
        U156D transmission shift lever on the LIN bus: lost communication
        U15F0 information display module on the LIN bus: lost communication
        U15F3 navigation control module on the LIN bus: lost communication
        U160F brake control module on CAN bus 1: lost communication
        U1611 engine control module on CAN bus 2: lost communication
        U1653 chassis high-speed communication enable: circuit
        U1725 headlamp low beam module, left (seen by left high beam module): lost communication
        U1726 headlamp low beam module, right (seen by right high beam module): lost communication
        U1727 headlamp leveling actuator, right: lost communication
        U1728 headlamp leveling actuator, left: lost communication
        U1729 headlamp horizontal motor, right: lost communication
        U172A headlamp horizontal motor, left: lost communication
        U1793 hybrid powertrain control module (seen by 14-volt power module): lost communication
        U1795 14-volt power module powertrain expansion line: bus off
        U179A hybrid powertrain control module 2: lost communication
        U179C one or more battery interface control modules: lost communication
        U179D brake system control module 2 on the chassis expansion bus: lost communication
        U1803 hybrid powertrain control module 2: lost communication
        U1804 inside rearview mirror control module: lost communication
        U1806 battery energy control module energy management CAN: bus off
        U1807 battery charger control module energy management CAN: bus off
        U180A electric A/C compressor control module high-speed CAN: bus off
        U180B battery energy control module high-speed CAN: bus off
        U180C battery charger control module high-speed CAN: bus off
        U180D ABS control module chassis expansion CAN: bus off
        U180F control module communication line B: bus off
        U1811 battery energy control module powertrain expansion CAN: bus off
        U1812 battery energy control module bus B high-speed communication enable: low
        U1813 battery energy control module bus B high-speed communication enable: high
        U1814 powertrain high-speed communication enable: circuit
        U1815 drive motor control module A on bus B: lost communication
        U1816 drive motor control module B on bus B: lost communication
        U1817 hybrid powertrain control module on the powertrain expansion bus: lost communication
        U1818 engine control module on bus B: lost communication
        U1820 brake control module on bus B: lost communication
        U1821 DC/DC converter module A on bus B: lost communication
        U1826 multi-axis acceleration sensor module on bus B: lost communication
        U1829 gateway A on bus B: lost communication
        U182D hybrid powertrain control module 2 on the powertrain expansion bus: lost communication
        U182E hybrid powertrain control module 2 (seen by drive motor module 1): lost communication
        U182F hybrid powertrain control module 2 (seen by drive motor module 2): lost communication
        U1831 hybrid powertrain control module (seen by drive motor module 1): lost communication
        U1833 ABS control module on the chassis expansion bus: lost communication
        U1838 battery charger control module on the energy management bus: lost communication
        U1839 engine control module (seen by auxiliary transmission pump): lost communication
        U183A telematics control module on the high-speed CAN bus: lost communication
        U183B transmission control module (seen by auxiliary transmission pump): lost communication
        U183C hybrid powertrain control module 2 (seen by transmission pump): lost communication
        U183E telematics control module on the low-speed CAN bus: lost communication
        U1842 engine control module: lost communication
        U1843 engine control module: lost communication
        U1844 hybrid powertrain control module with the battery energy control module: lost communication
        U1845 hybrid powertrain control module (seen by drive motor module 1): lost communication
        U1846 hybrid powertrain control module (seen by drive motor module): lost communication
        U1847 battery energy control module (seen by drive motor module 1): lost communication
        U1849 transmission control module (seen by drive motor module 1): lost communication
        U184A body control module on the low-speed CAN bus: lost communication
        U184B remote heater and A/C control module on the low-speed CAN bus: lost communication
        U184C instrument cluster on the low-speed CAN bus: lost communication
        U184D radio on the low-speed CAN bus: lost communication
        U184E airbag control module on the low-speed CAN bus: lost communication
        U184F engine control module (seen by A/C compressor module): lost communication
        U1850 transmission control module (seen by drive motor module 2): lost communication
        U1858 hybrid powertrain control module (seen by ABS control module): lost communication
        U185A battery energy control module on the energy management bus: lost communication
        U185B hybrid powertrain control module 2 (seen by battery energy module): lost communication
        U185C hybrid powertrain control module 2 (seen by battery charger module): lost communication
        U185D engine control module (seen by fuel injector control module): lost communication
        U185E body control module (seen by fuel injector control module): lost communication
        U1860 hybrid powertrain control module 2 (seen by A/C compressor module): lost communication
        U1861 engine control module (seen by battery charger module): lost communication
        U1862 communications gateway module (seen by battery energy module): lost communication
        U1866 body control module (seen by battery energy module): lost communication
        U186A transfer case control module: lost communication
        U186B transmission control module: lost communication
        U1875 battery energy control module (seen by drive motor module A): lost communication
        U1876 engine control module (seen by drive motor module A): lost communication
        U1878 battery energy control module (seen by drive motor module B): lost communication
        U1879 engine control module (seen by drive motor module B): lost communication
        U1881 energy storage module (seen by electro-hydraulic steering module): lost communication
        U1882 electro-hydraulic steering module (seen by energy storage module): lost communication
        U1883 door control module, driver (seen by hybrid control module): lost communication
        U1884 door control module, passenger (seen by hybrid control module): lost communication
        U1885 hybrid powertrain control module with the battery energy control module: lost communication
        U1886 engine control module with the battery energy control module: lost communication
        U1887 starter/generator module (seen by energy storage module): lost communication
        U1889 body control module (seen by hybrid control module): lost communication
        U1890 climate control module (seen by hybrid control module): lost communication
        U1891 instrument cluster (seen by hybrid control module): lost communication
        U1892 electro-hydraulic steering module (seen by hybrid control module): lost communication
        U1893 powertrain control module (seen by hybrid control module): lost communication
        U1894 starter/generator module (seen by hybrid control module): lost communication
        U1895 powertrain control module (seen by electro-hydraulic steering module): lost communication
        U1896 starter/generator module (seen by electro-hydraulic steering module): lost communication
        U1897 energy storage module (seen by starter/generator module): lost communication
        U1898 hybrid control module (seen by starter/generator module): lost communication
        U18A1 coolant temperature control module on the energy management bus: lost communication
        U18A2 fuel pump driver control module: lost communication
        U18A3 human machine interface control module: lost communication
        U18A4 battery DC charging gateway module on the energy management bus: lost communication
        U18A5 fuel injector control module on the powertrain expansion bus: lost communication
        U18A6 object detection control module, right: lost communication
        U18A7 power supply transformer: lost communication
        U18A9 transmission range control module on the chassis expansion bus: lost communication
        U18AA engine control module (seen by transmission range module): lost communication
        U18AB chassis control module on the high-speed CAN bus: lost communication
        U18AC chassis control module on the chassis expansion bus: lost communication
        U18AD ABS control module (seen by transmission range module): lost communication
        U18AE infotainment touchpad on dedicated bus 1: lost communication
        U18AF telematics control module on the Ethernet bus: lost communication
        U18B0 instrument cluster on the Ethernet bus: lost communication
        U18B1 audio amplifier on the Ethernet bus: lost communication
        U18B2 rear audio control module on the Ethernet bus: lost communication
        U18B3 navigation control module on the Ethernet bus: lost communication
        U18B4 radio on the Ethernet bus: lost communication
        U18B5 hybrid powertrain control module on the chassis expansion bus: lost communication
        U18B6 active safety control module 1 on the chassis expansion bus: lost communication
        U18B7 active safety control module 2 on the chassis expansion bus: lost communication
        U18B8 body control module on the high-speed CAN bus: lost communication
        U18B9 high-speed CAN bus subnet: malfunction
        U18BA power steering control module on the high-speed CAN bus: lost communication
        U18BB power steering control module on the chassis expansion bus: lost communication
        U18BF high-speed CAN bus subnet: malfunction
        U18C0 suspension control module on the high-speed CAN bus: lost communication
        U18C1 suspension control module on the chassis expansion bus: lost communication
        U18C2 front view camera module on the FlexRay bus: lost communication
        U18C3 video processing control module on the high-speed CAN bus: lost communication
        U18C4 video processing control module on the low-speed CAN bus: lost communication
        U18C5 ABS control module on the high-speed CAN bus: lost communication
        U18C6 engine control module (seen by transmission range selector module): lost communication
        U18CA active safety control module 1 on the FlexRay bus: lost communication
        U18CB active safety control module 2 on the FlexRay bus: lost communication
        U18CC engine control module (seen by transmission range module): lost communication
        U18CF active safety control module 1 on the high-speed CAN bus: lost communication
        U18D0 active safety control module 2 on the high-speed CAN bus: lost communication
        U18D1 transmission range control module on the powertrain expansion bus: lost communication
        U18D2 transmission range selector module on the powertrain sensor bus: lost communication
        U18D3 transmission range selector control module: lost communication
        U1900 speech-to-text interface module: lost communication
        U1901 infotainment multifunction switch module: lost communication
        U197F odometer value: correlation
        U2098 media bus communication enable: circuit
        U2099 high-speed communication enable: circuit
        U209A high-speed communication enable: low
        U209D battery energy control module high-speed communication enable: high
        U209E object detection control module high-speed communication enable 1: circuit
        U209F object detection control module high-speed communication enable 2: circuit
        U2100 CAN bus: communication error
        U2101 CAN bus maximum configuration list: malfunction
        U2103 number of controllers on the CAN bus: too low
        U2104 CAN bus reset counter: too high
        U2105 engine control module: lost communication
        U2106 transmission control module: lost communication
        U2107 body control module: lost communication
        U2108 ABS control module: lost communication
        U2109 powertrain control system: lost communication
        U2111 steering control system: lost communication
        U2113 airbag control module: lost communication
        U2116 instrument cluster: lost communication
        U2122 radio: lost communication
        U2125 telematics control module: lost communication
        U2127 climate control module, front: lost communication
        U2137 theft deterrent control module: lost communication
        U2139 steering column integration module: lost communication
        U2142 yaw rate sensor: lost communication
        U2143 steering angle sensor: lost communication
        U2144 distance sensing cruise control module: lost communication
        U216A object detection control module, front: lost communication
        U216B object detection control module, rear: lost communication
        U2172 digital radio receiver: lost communication
        U2176 power take-off control module: lost communication
        U2178 trailer interface control module: lost communication
        U2400 fuel injector control module high-speed CAN: bus off
        U2401 battery energy control module dedicated line 1: bus off
        U2409 transmission range control module high-speed CAN: bus off
        U240A transmission range control module chassis expansion CAN: bus off
        U240D transmission range selector module powertrain expansion CAN: bus off
        U240E transmission range selector module powertrain sensor CAN: bus off
        U240F ABS control module (seen by transmission range module): lost communication
        U2410 body control module (seen by transmission range module): lost communication
        U2411 transmission range control module powertrain expansion CAN: bus off
        U2412 reductant control module powertrain sensor line: bus off
        U2501 hybrid powertrain control module 2: invalid data
        U2502 ABS control module on the chassis expansion bus: invalid data
        U2503 object detection control module: invalid data
        U2504 trailer brake control module: invalid data
        U2505 human machine interface control module on the media bus: invalid data
        U2506 dual battery control module: invalid data
        U2507 instrument cluster on the media bus: invalid data
        U2508 audio amplifier on the media bus: invalid data
        U250D transmission control module on LIN bus 2: invalid data
        U2602 hybrid powertrain control module 2 (seen by battery energy module): lost communication
        U2603 battery interface control module 1 (seen by battery energy module): lost communication
        U2604 battery interface control module 2 (seen by battery energy module): lost communication
        U2605 battery interface control module 3 (seen by battery energy module): lost communication
        U2606 battery interface control module 4 (seen by battery energy module): lost communication
        U2608 hybrid powertrain control module (seen by A/C compressor module): lost communication
        U2609 hybrid powertrain control module (seen by battery charger module): lost communication
        U2611 hybrid powertrain control module (seen by auxiliary transmission pump): lost communication
        U2612 hybrid powertrain control module 2 (seen by battery charger module): lost communication
        U2613 hybrid powertrain control module 2 (seen by drive motor module 1): lost communication
        U2614 hybrid powertrain control module 2 (seen by drive motor module 2): lost communication
        U2615 hybrid powertrain control module 2 (seen by transmission pump): lost communication
        U2616 engine control module (seen by fuel pump driver control module): lost communication
        U2617 battery interface control module 5 (seen by battery energy module): lost communication
        U2618 battery interface control module 6 (seen by battery energy module): lost communication
        U2619 battery interface control module 7 (seen by battery energy module): lost communication
        U2620 battery interface control module 8 (seen by battery energy module): lost communication
        U2621 battery interface control module 9 (seen by battery energy module): lost communication
        U2622 battery interface control module 10 (seen by battery energy module): lost communication
        U2623 battery interface control module 11 (seen by battery energy module): lost communication
        U2624 battery interface control module 12 (seen by battery energy module): lost communication
        U2625 battery interface control module 13 (seen by battery energy module): lost communication
        U2626 engine control module (seen by reductant control module): lost communication
        U2627 reductant level sensor (seen by reductant control module): lost communication
        U2628 reductant concentration sensor (seen by reductant control module): lost communication
        U2629 reductant tank temperature sensor 1 (seen by reductant control module): lost communication
        U2630 reductant tank temperature sensor 2 (seen by reductant control module): lost communication
        U2631 reductant pressure sensor (seen by reductant control module): lost communication
        """
}
