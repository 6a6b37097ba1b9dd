extension ManufacturerCodes {
    /// Buick, Cadillac, Chevrolet, GMC, Oldsmobile, Pontiac and Saturn. Numbers known to have got another meaning over
    /// the years have no row.
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
        P1000 fuel pump driver control module reset count message counter: incorrect
        P1009 fuel pump driver control module temperature signal message counter: incorrect
        P100C battery sensor module: malfunction
        P100D battery sensor module: malfunction
        P1011 intake camshaft actuator park position, bank 1: malfunction
        P1012 exhaust camshaft actuator park position, bank 1: malfunction
        P1013 intake camshaft actuator park position, bank 2: malfunction
        P1014 exhaust camshaft actuator park position, bank 2: malfunction
        P1020 fuel injector control: circuit
        P1021 fuel injector control: circuit
        P1024 fuel injector control: circuit
        P1029 fuel pump motor phases U, V and W: circuit
        P1031 oxygen sensor heater current monitor control, sensor 1: circuit
        P1032 oxygen sensor heater warm-up control, sensor 1: circuit
        P103B oxygen sensor heater control: malfunction
        P103C oxygen sensor heater control: malfunction
        P103F reductant pump: malfunction
        P1040 reductant pump: malfunction
        P1048 reductant injector: malfunction
        P1049 reductant injector: malfunction
        P1050 reductant level sensor: out of range
        P1051 reductant heater: malfunction
        P1052 reductant heater: malfunction
        P1056 reductant pump: malfunction
        P105A reductant pump: malfunction
        P1089 fuel rail pressure during deceleration fuel cut-off: performance
        P1093 fuel rail pressure: malfunction
        P10D1 reductant injector temperature: malfunction
        P10D5 charge air cooler temperature sensor 2: performance
        P10D6 charge air cooler temperature sensor: malfunction
        P10D8 charge air cooler temperature sensor: malfunction
        P1101 intake air flow system: performance
        P1106 manifold pressure sensor: intermittently high
        P1107 manifold pressure sensor: intermittently low
        P1108 barometric pressure and manifold pressure: correlation
        P1111 intake air temperature sensor: intermittently high
        P1112 intake air temperature sensor: intermittently low
        P1113 intake resonance switchover valve: circuit
        P1114 engine coolant temperature sensor: intermittently low
        P1115 engine coolant temperature sensor: intermittently high
        P1117 engine coolant temperature signal: too low
        P1118 engine coolant temperature signal: too high
        P1119 engine coolant temperature and transmission fluid temperature: correlation
        P111E engine coolant temperature sensor: implausible
        P111F fuel temperature sensor: malfunction
        P1120 throttle position sensor 1: circuit
        P1121 throttle position sensor: intermittently high
        P1122 throttle position sensor: intermittently low
        P1125 accelerator pedal position system: malfunction
        P112F radiator coolant temperature sensor: implausible
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
        P113B exhaust gas temperature sensor: malfunction
        P113F exhaust gas temperature sensor: malfunction
        P1140 oxygen sensor transition time ratio, bank 1 sensor 2: malfunction
        P1141 oxygen sensor heater, bank 1 sensor 2: circuit
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
        P115E NOx sensor oxygen signal or reference voltage: malfunction
        P1160 NOx sensor oxygen signal or reference voltage: malfunction
        P1161 oxygen sensor heater, bank 2 sensor 2: circuit
        P1163 oxygen sensor, bank 2 sensor 3: stuck lean
        P1164 oxygen sensor, bank 2 sensor 3: stuck rich
        P1166 oxygen sensor 2: low
        P116A NOx sensor oxygen signal or reference voltage: malfunction
        P116F NOx sensor oxygen signal or reference voltage: malfunction
        P1170 fuel trim from bank to bank: correlation
        P1171 fuel system during acceleration: lean
        P1172 fuel transfer by the secondary pump: malfunction
        P1174 fuel trim cylinder balance, bank 1: malfunction
        P1175 fuel trim cylinder balance, bank 2: malfunction
        P1182 supercharger pressure sensor: malfunction
        P1183 supercharger pressure sensor: low
        P1184 supercharger pressure sensor: high
        P1187 engine oil temperature sensor: low
        P1188 engine oil temperature sensor: high
        P1189 engine oil pressure switch: circuit
        P118B particulate matter sensor temperature: implausible
        P1191 intake air duct: leak
        P1194 NOx sensor oxygen signal or reference voltage: malfunction
        P119A NOx sensor oxygen signal or reference voltage: malfunction
        P119C NOx sensor oxygen signal or reference voltage: malfunction
        P119D NOx sensor: malfunction
        P119F NOx sensor: malfunction
        P11B3 oxygen sensor: performance
        P11BE NOx sensor: malfunction
        P11C0 NOx sensor: malfunction
        P11C2 intake air humidity sensor: low
        P11C3 intake air humidity sensor: high
        P11C4 intake air humidity sensor: erratic
        P11C5 NOx sensor oxygen signal or reference voltage: malfunction
        P11C6 NOx sensor oxygen signal or reference voltage: malfunction
        P11C7 NOx sensor: malfunction
        P11C8 NOx sensor: malfunction
        P11CC NOx sensor 1 signal: too low
        P11D0 NOx sensor: malfunction
        P11D2 NOx sensor: malfunction
        P11D7 NOx sensor 2 sensing element: performance
        P11D8 NOx sensor: malfunction
        P11DA NOx sensor: malfunction
        P11DB NOx sensor: malfunction
        P11DC NOx sensor: malfunction
        P11FC NOx sensor: malfunction
        P11FE NOx sensor: malfunction
        P1200 fuel injector control: circuit
        P1201 alternative fuel gas mass sensor: range
        P1202 alternative fuel gas mass sensor frequency: too low
        P1203 alternative fuel gas mass sensor frequency: too high
        P1209 fuel injector control module PWM output signal: malfunction
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
        P1223 fuel injector: circuit
        P1224 fuel injector, cylinder 1: circuit
        P1225 fuel injector, cylinder 2: intermittent
        P1226 fuel injector: circuit
        P1227 fuel injector, cylinder 2: circuit
        P1228 fuel injector, cylinder 3: intermittent
        P1229 fuel injector: circuit
        P122A fuel injector, cylinder 3: circuit
        P122B intake air flow valve: malfunction
        P122C intake air flow valve: malfunction
        P122D intake air flow valve position sensor: learning limit
        P1231 fuel injector, cylinder 4: intermittent
        P1232 fuel injector: circuit
        P1233 fuel injector, cylinder 4: circuit
        P1234 fuel injector, cylinder 5: intermittent
        P1235 fuel injector: circuit
        P1236 fuel injector, cylinder 5: circuit
        P1237 fuel injector, cylinder 6: intermittent
        P1238 fuel injector: circuit
        P1239 fuel injector, cylinder 6: circuit
        P1240 fuel injector, cylinder 7: intermittent
        P1241 fuel injector: circuit
        P1242 fuel injector, cylinder 7: circuit
        P1243 fuel injector, cylinder 8: intermittent
        P1244 fuel injector: circuit
        P1245 intake plenum switchover valve: malfunction
        P1247 fuel injector, cylinder 8: circuit
        P1248 fuel injector high side and control: wires shorted
        P1249 fuel injector 2 high side and control: wires shorted
        P124A fuel injector control: malfunction
        P124B fuel injector control: malfunction
        P124C fuel injector 5 high side and control: wires shorted
        P124D fuel injector high side and control: wires shorted
        P124F fuel injector high side and control: wires shorted
        P1250 early fuel evaporation heater: circuit
        P1255 fuel pump control module driver: over temperature
        P1257 supercharger: overboost
        P1258 engine over temperature protection: active
        P1260 fuel pump speed relay control: circuit
        P1261 fuel injector high-voltage supply, cylinders 1, 4, 6 and 7: circuit
        P1262 fuel injector high-voltage supply, cylinders 2, 3, 5 and 8: circuit
        P126E fuel temperature sensor: malfunction
        P126F fuel temperature sensor: malfunction
        P1270 accelerator pedal position sensor analog-to-digital converter: malfunction
        P1271 accelerator pedal position sensors 1 and 2: correlation
        P1272 accelerator pedal position sensors 2 and 3: correlation
        P1273 accelerator pedal position sensors 1 and 3: correlation
        P1275 accelerator pedal position sensor 1: circuit
        P1276 accelerator pedal position sensor 1: performance
        P1277 accelerator pedal position sensor 1: low
        P1278 accelerator pedal position sensor 1: high
        P127D fuel rail pressure sensor: malfunction
        P1280 accelerator pedal position sensor 2: circuit
        P1281 accelerator pedal position sensor 2: performance
        P1282 accelerator pedal position sensor 2: low
        P1283 accelerator pedal position sensor 2: high
        P1285 accelerator pedal position sensor 3: circuit
        P1286 accelerator pedal position sensor 3: performance
        P1287 accelerator pedal position sensor 3: low
        P1288 accelerator pedal position sensor 3: high
        P128A fuel rail pressure sensor: malfunction
        P128D fuel rail pressure sensor: malfunction
        P128F fuel rail pressure sensor: malfunction
        P1293 fuel injector control, bank 1: malfunction
        P1294 fuel injector control, bank 2: malfunction
        P1295 fuel injector control, bank 1: malfunction
        P1296 fuel injector control, bank 2: malfunction
        P129B fuel pump driver control module system voltage: malfunction
        P129C fuel pump driver control module system voltage: malfunction
        P129D fuel pump driver control module ignition switch input: low
        P129E fuel pump driver control module: malfunction
        P129F fuel pump speed signal of the fuel pump driver control module: incorrect
        P12A6 fuel pump driver control module enable: performance
        P12A8 fuel pump driver control module: malfunction
        P1300 ignition coil primary feedback: circuit
        P1305 ignition coil primary feedback: circuit
        P1307 glow plug: resistance
        P130A glow plug: resistance
        P1310 ignition coil primary feedback: circuit
        P1315 ignition coil primary feedback: circuit
        P1320 ignition control module 4X reference: intermittent
        P1322 ignition control signal: malfunction
        P1323 ignition control module 24X reference frequency: too low
        P1335 crankshaft position sensor: circuit
        P1336 crankshaft position system variation: not learned
        P1345 crankshaft position and camshaft position: correlation
        P1346 intake camshaft position sensor: performance
        P1349 intake camshaft position system: malfunction
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
        P135A ignition coil supply voltage: malfunction
        P135B ignition coil supply voltage: malfunction
        P1360 ignition coil group 2 control: circuit
        P1361 ignition control: low
        P1363 ignition control 3: low
        P1364 ignition control 4: low
        P1365 ignition control 5: low
        P1366 ignition control 6: low
        P1370 ignition control module 4X reference: too many pulses
        P1371 ignition control module 4X reference: too few pulses
        P1374 3X reference signal: circuit
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
        P1400 cold start emission reduction system: malfunction
        P1402 exhaust gas recirculation: malfunction
        P1403 exhaust gas recirculation valve 1: malfunction
        P1404 exhaust gas recirculation valve: malfunction
        P1405 exhaust gas recirculation valve 3: malfunction
        P1406 exhaust gas recirculation valve position sensor: circuit
        P1407 air intrusion in the exhaust gas recirculation supply: detected
        P1409 exhaust gas recirculation vacuum system: leak
        P140B exhaust gas recirculation: slow
        P140C exhaust gas recirculation: slow
        P140F exhaust gas recirculation: malfunction
        P1410 fuel tank pressure control system: malfunction
        P1415 secondary air injection system, bank 1: malfunction
        P1416 secondary air injection system, bank 2: malfunction
        P1424 exhaust gas recirculation motor: over temperature
        P1425 intake air flow valve: malfunction
        P1428 exhaust gas recirculation temperature sensor: malfunction
        P142A exhaust gas recirculation temperature sensor: malfunction
        P142B particulate matter sensor control module: malfunction
        P142F particulate matter sensor control module: malfunction
        P1431 fuel level sensor 2: performance
        P1433 fuel level sensor 2: high
        P1435 particulate matter sensor control module: malfunction
        P1436 particulate matter sensor control module: malfunction
        P1441 evaporative emission flow during non-purge: detected
        P1442 evaporative emission vacuum switch with the ignition on: high
        P1448 diesel particulate filter regeneration frequency: too low
        P144E diesel particulate filter regeneration control: limit
        P144F diesel particulate filter regeneration control: limit
        P1450 barometric pressure sensor: circuit
        P1451 barometric pressure sensor: performance
        P1474 particulate matter sensor: malfunction
        P1476 particulate matter sensor: malfunction
        P1477 particulate matter sensor temperature: malfunction
        P1478 particulate matter sensor temperature: malfunction
        P1479 particulate matter sensor sensitivity factor: performance
        P147B particulate matter sensor shunt: current high
        P1481 cooling fan speed sensor: malfunction
        P1482 cooling fan: circuit
        P1483 engine cooling system: malfunction
        P1485 cooling fan output: circuit
        P1487 cooling fan output: circuit
        P1488 particulate matter sensor protection tube: performance
        P148A cooling fan signal: circuit
        P148C cooling fan signal: circuit
        P1500 starter signal: circuit
        P1501 theft deterrent system: malfunction
        P1502 theft deterrent password: not received
        P1503 theft deterrent password: incorrect
        P1504 vehicle speed output: circuit
        P1508 idle speed: too low
        P1509 idle speed: too high
        P150A transmission output speed signal: circuit
        P150B transmission output speed sensor: intermittent
        P150C transmission control module engine speed request message counter: incorrect
        P150D supply voltage: too low
        P150E supply voltage: too low
        P1511 throttle control backup system: performance
        P1513 traction control drag reduction request: circuit
        P1514 throttle body air flow: performance
        P1515 throttle actuator position: performance
        P1516 throttle actuator position: performance
        P1517 throttle actuator control module: malfunction
        P1518 throttle actuator control module data line: malfunction
        P1519 throttle actuator control module: malfunction
        P151C A/C low side pressure sensor: malfunction
        P151E active grille shutter: malfunction
        P151F active grille shutter: malfunction
        P1520 park or neutral position switch: circuit
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
        P1535 A/C high side temperature sensor: circuit
        P1536 engine over temperature with the A/C disabled: active
        P1537 A/C request: low
        P1538 A/C request: high
        P1539 A/C clutch feedback: high
        P1540 A/C refrigerant pressure: too high
        P1542 A/C system pressure or temperature: too high
        P1543 A/C system: performance
        P1545 A/C clutch relay control: circuit
        P1546 A/C clutch feedback: low
        P154A intake air heater feedback: circuit
        P154B intake air heater voltage signal: circuit
        P154C intake air heater current signal: circuit
        P154D intake air heater temperature signal: circuit
        P154F electric A/C compressor motor input current and contactor state: malfunction
        P1551 throttle valve rest position during learning: not reached
        P1553 distance sensing cruise control message counter: incorrect
        P1554 cruise control feedback: circuit
        P1555 electronic variable orifice (power steering) solenoid control: circuit
        P1559 cruise control power management mode: active
        P155A cruise control: malfunction
        P155C cruise control: malfunction
        P155D hill descent control message counter: incorrect
        P155E DC/DC converter: malfunction
        P155F DC/DC converter: malfunction
        P1560 cruise control, transaxle not in drive: switched off
        P1564 cruise control, acceleration too high: switched off
        P1566 cruise control, engine speed too high: switched off
        P1567 cruise control, active braking control: switched off
        P1568 cruise control servo stroke in cruise: too high
        P1569 cruise control servo stroke out of cruise: too high
        P156A A/C refrigerant pressure: out of range
        P156C A/C refrigerant pressure: out of range
        P156D DC/DC converter ignition switch signal message counter: incorrect
        P156E DC/DC converter: malfunction
        P1570 cruise control, traction control active: switched off
        P1571 traction control torque request: circuit
        P1572 traction control active signal: malfunction
        P1573 serial data between engine and brake control modules: malfunction
        P1574 stop lamp switch: circuit
        P1575 extended travel brake switch: circuit
        P1576 brake booster vacuum sensor: high
        P1577 brake booster vacuum sensor: low
        P1578 brake booster: low vacuum
        P1579 transmission engaged at high throttle angle: detected
        P157A sensor supply voltage relay feedback: high
        P1580 cruise control move signal: low
        P1581 cruise control move signal: high
        P1582 cruise control direction signal: low
        P1583 cruise control direction signal: high
        P1584 cruise control: disabled
        P1585 cruise control inhibit output: circuit
        P1586 cruise control brake switch 2: circuit
        P1587 cruise control clutch output: low
        P1588 cruise control clutch output: high
        P158A cruise control calibration: incorrect
        P1599 engine stall or near stall: detected
        P159F fuel economy mode switch: malfunction
        P15A0 fuel economy mode switch: malfunction
        P15A1 fuel economy mode switch: malfunction
        P15A3 stop/start switch signal message counter: malfunction
        P15AE control module power circuit voltage: malfunction
        P15AF control module power circuit voltage: malfunction
        P15B9 electric A/C compressor control module ignition switch input: circuit
        P15BA electric A/C compressor control module ignition switch input: circuit
        P15C6 electric A/C compressor: malfunction
        P15C8 electric A/C compressor: malfunction
        P15CB electric A/C compressor: malfunction
        P15F0 engine torque delivered signal: malfunction
        P15F1 axle torque request: circuit
        P15F2 engine torque command signal: malfunction
        P15F6 front object detection module torque request message counter: incorrect
        P15F7 rear object detection module torque request message counter: malfunction
        P15F9 hybrid engine speed intervention request message counter: incorrect
        P15FB brake pedal position sensor signal message: incorrect
        P15FC high-voltage battery contactor status message counter: incorrect
        P15FD wheel speed sensor message sequence: incorrect
        P15FF battery monitor sensor signal message counter: malfunction
        P1600 powertrain control module battery supply: malfunction
        P1601 serial data with device 1: communication error
        P1603 airbag control module: lost communication
        P1604 instrument cluster: lost communication
        P1605 climate control module: lost communication
        P1607 serial data with device 7: communication error
        P160C engine calibration in the glow plug control module: not programmed
        P1610 body control module: lost communication
        P1611 continuously variable damping control module: lost communication
        P1612 instrument panel module: lost communication
        P1613 dash integration module: lost communication
        P1614 rear integration module: lost communication
        P1615 vehicle theft deterrent module: lost communication
        P1617 engine oil level sensor: circuit
        P1619 engine oil life monitor reset: circuit
        P161E glow plug supply voltage: circuit
        P1620 engine coolant level: too low
        P1621 powertrain control module long-term memory: performance
        P1624 customer snapshot data: present
        P1625 powertrain control module checksum: malfunction
        P1626 theft deterrent fuel enable signal: not received
        P1627 powertrain control module analog-to-digital converter: performance
        P1628 engine coolant temperature sensor pull-up resistor: malfunction
        P1629 theft deterrent cranking signal: malfunction
        P162B remote vehicle speed limit signal message counter: incorrect
        P162C cruise control: malfunction
        P1630 theft deterrent learn mode: active
        P1631 theft deterrent start enable signal: incorrect
        P1632 theft deterrent fuel disable signal: active
        P1633 ignition supplement power: low
        P1634 ignition 1 power: low
        P1635 sensor supply voltage 1: circuit
        P1637 generator L-terminal: circuit
        P1638 generator F-terminal: circuit
        P1639 sensor supply voltage 2: circuit
        P163A fuel pressure regulator 1 control in the control module: performance
        P163B fuel pressure regulator 2 control in the control module: performance
        P1640 output driver 1 input: high
        P1645 evaporative emission solenoid control: circuit
        P1648 immobilizer security code: incorrect
        P1649 immobilizer security code: not programmed
        P1650 output driver 2 input: high
        P1651 cooling fan 1 relay control: circuit
        P1652 chassis pitch output: circuit
        P1655 evaporative emission purge solenoid control: circuit
        P1657 1-4 upshift solenoid control: circuit
        P1660 cooling fan control: circuit
        P1661 malfunction indicator lamp control: circuit
        P1663 change oil lamp control: circuit
        P1664 1-4 upshift lamp control: circuit
        P1667 reverse inhibit solenoid control: circuit
        P1668 generator L-terminal control: circuit
        P1669 ABS control module: not detected
        P166B intake air heater: over temperature
        P166C intake air heater: malfunction
        P1670 control module output driver 4: malfunction
        P1671 malfunction indicator lamp control: circuit
        P1672 low engine oil level lamp control: circuit
        P1673 engine hot lamp control: circuit
        P1674 tachometer control: circuit
        P1675 evaporative emission vent solenoid control: circuit
        P1677 immobilizer: disabled
        P1678 immobilizer powertrain identification: malfunction
        P1679 immobilizer environment identification: malfunction
        P167A oxygen sensor system in the control module, bank 1 sensor 1: performance
        P167D ignition coil circuit in the control module: malfunction
        P1682 ignition 1 switch circuit 2: malfunction
        P1684 transmission control module power-up temperature sensor: performance
        P1685 transmission control module power-up temperature sensor: low
        P1686 transmission control module power-up temperature sensor: high
        P1687 fuel injector control module driver: stuck on
        P1688 unmanaged engine torque signal to the transmission control module: malfunction
        P1689 traction control delivered torque output: circuit
        P1691 coolant temperature gauge: low
        P1692 coolant temperature gauge: high
        P1693 tachometer: low
        P1694 tachometer: high
        P1695 remote keyless entry: low
        P1696 remote keyless entry: high
        P169E turbocharger boost control supply: low
        P169F turbocharger boost control: malfunction
        P16A0 throttle position sensor: malfunction
        P16A2 throttle position sensor: malfunction
        P16A7 engine controls ignition relay feedback: malfunction
        P16AF engine controls ignition relay feedback: malfunction
        P16B0 turbocharger vane position sensor communication: malfunction
        P16B2 turbocharger vane position sensor communication: malfunction
        P16B3 engine controls ignition relay feedback: malfunction
        P16B7 electric A/C compressor control module wake-up circuit: performance
        P16B8 electric A/C compressor control module: malfunction
        P16BA electric A/C compressor control module: malfunction
        P16D4 battery monitor module: malfunction
        P16D6 battery monitor module: malfunction
        P16D7 sensor supply voltage relay control: malfunction
        P16D9 sensor supply voltage relay control: malfunction
        P16DC battery monitor module: malfunction
        P16DF battery monitor module: malfunction
        P16E1 battery monitor module: malfunction
        P16E3 battery monitor module: malfunction
        P16E4 fuel rail pressure sensor: malfunction
        P16E5 fuel rail pressure sensor: malfunction
        P16E8 engine controls ignition relay signal message counter: malfunction
        P16E9 control module: memory
        P16F0 control module: memory
        P16F2 transmission direction range switch: malfunction
        P16F3 control module redundant memory: performance
        P16F5 control module programmable logic device: malfunction
        P16F6 transmission range state command of the control module: malfunction
        P16F7 pressure control solenoid command of the control module: incorrect
        P16F9 control module shutdown: performance
        P16FA turbocharger boost control motor: current high
        P16FF engine controls ignition relay request message counter: malfunction
        P1700 malfunction lamp requested by the transmission control module: active
        P1701 malfunction lamp request of the transmission: circuit
        P1705 park or neutral output: circuit
        P1709 transmission pressure switch E: circuit
        P170E transmission hydraulic circuit: malfunction
        P1711 transmission pressure switch solenoid E: stuck closed
        P1712 transmission pressure switch solenoid E: high
        P1713 transmission reverse pressure switch: circuit
        P1714 transmission reverse pressure switch: stuck open
        P171A transmission fluid pressure accumulator solenoid: malfunction
        P171C transmission fluid pressure accumulator solenoid: malfunction
        P171D transmission fluid pressure accumulator: malfunction
        P1720 clutch controlled by solenoid A: stuck disengaged
        P1721 clutch controlled by solenoid B: stuck disengaged
        P1723 clutch controlled by solenoid A: stuck engaged
        P1724 clutch controlled by solenoid B: stuck engaged
        P1743 throttle position signal to the transmission control module: malfunction
        P1750 1-2 shift valve: performance
        P1751 shift valve 1: performance
        P175F acceleration sensor signal message counter: incorrect
        P1760 transmission control module supply voltage: intermittent
        P1761 up and down shift switch signal: malfunction
        P1762 transmission mode switch signal: malfunction
        P1763 transmission mode switch: circuit
        P1765 upshift and downshift switches: malfunction
        P1767 upshift and downshift switches: malfunction
        P176B transmission intermediate speed sensor: malfunction
        P176D transmission intermediate speed sensor: malfunction
        P1779 engine torque signal to the transmission control module: malfunction
        P1780 park or neutral position switch: circuit
        P1792 engine coolant temperature signal: malfunction
        P1795 throttle position message on the CAN bus: malfunction
        P179B transmission range state command: circuit
        P17A2 clutch slip: too high
        P17B3 transmission range control module ignition 1 switch input: malfunction
        P17B4 transmission range control module ignition 1 switch input: malfunction
        P17B5 transmission range control module ignition accessory position input: malfunction
        P17D4 transfer case neutral range while in high or low range: detected
        P1800 transmission control module power relay: circuit
        P1810 transmission fluid pressure valve position switch: circuit
        P1811 maximum adaptation and long shift: detected
        P1812 transmission fluid: over temperature
        P1814 torque converter overstress: detected
        P1816 pressure valve position switch in park or neutral with drive ratio: implausible
        P1817 pressure valve position switch in reverse with drive ratio: implausible
        P1818 pressure valve position switch in drive without drive ratio: implausible
        P1819 internal mode switch, no start or wrong range: malfunction
        P181C internal mode switch 2 R1: low
        P181D internal mode switch 2 R1: high
        P181E internal mode switch 2 R2: low
        P181F internal mode switch 2 R2: high
        P1820 internal mode switch A: low
        P1822 internal mode switch B: high
        P1823 internal mode switch P: low
        P1824 internal mode switch P: high
        P1825 internal mode switch range: implausible
        P1826 internal mode switch C: high
        P182A internal mode switch A: low
        P182B internal mode switch B: malfunction
        P182C internal mode switch B: high
        P182D internal mode switch P: low
        P182E internal mode switch range: implausible
        P182F internal mode switch C: high
        P1831 pressure control solenoid power supply: low
        P1832 pressure control and shift lock solenoid control: high
        P1833 transmission solenoids power supply: low
        P1834 torque converter clutch and shift solenoid control: high
        P1835 kickdown switch: circuit
        P1838 internal mode switch A: high
        P1839 internal mode switch C: low
        P183A internal mode switch 2 D1: low
        P183B internal mode switch 2 D1: high
        P183C internal mode switch 2 D2: low
        P183D internal mode switch 2 D2: high
        P183E internal mode switch 2 range: implausible
        P183F internal mode switches 1 and 2: correlation
        P1840 internal mode switch S: low
        P1841 internal mode switch S: high
        P1842 1-2 shift solenoid: low
        P1843 1-2 shift solenoid: high
        P1847 2-3 shift solenoid: high
        P184A internal mode switch 2 S: low
        P184B internal mode switch 2 S: high
        P1850 brake band apply solenoid: malfunction
        P1852 brake band apply solenoid: low
        P185F transfer case shift pending signal: malfunction
        P1860 torque converter clutch pulse width solenoid: electrical
        P1867 torque converter clutch pulse width solenoid: high
        P1868 transmission fluid life: malfunction
        P1870 transmission component: slipping
        P1871 transmission gear ratio: incorrect
        P1873 torque converter stator temperature switch: low
        P1874 torque converter stator temperature switch: high
        P1875 four-wheel drive low switch: circuit
        P1876 up and down shift switch: malfunction
        P1877 up and down shift switch: malfunction
        P1882 transmission ratio control: performance
        P1887 torque converter clutch release switch: circuit
        P1893 engine torque signal: low
        P1894 engine torque signal: high
        P1895 engine torque delivered signal: circuit
        P18AC transmission range control valve 2 position switch: stuck on
        P18AD transmission range control valve 2 position switch: stuck off
        P18B5 internal mode switch A: malfunction
        P18B6 internal mode switch B: malfunction
        P18B7 internal mode switch C: malfunction
        P18B8 internal mode switch P: malfunction
        P18B9 internal mode switch S: malfunction
        P18BA internal mode switch A: malfunction
        P18BB internal mode switch B: malfunction
        P18BC internal mode switch C: malfunction
        P18BD internal mode switch P: malfunction
        P18BE internal mode switch S: malfunction
        P18BF internal mode switch A: malfunction
        P18C0 internal mode switch B: malfunction
        P18C1 internal mode switch C: malfunction
        P18C2 internal mode switch P: malfunction
        P18C3 internal mode switch S: malfunction
        P18C4 gear position sensor: malfunction
        P18C5 gear position sensor: malfunction
        P18C6 gear position sensor: malfunction
        P18C7 gear position sensor: malfunction
        P18C9 gear position sensor: malfunction
        P18CA gear position sensor: malfunction
        P190A drive motor inverter phase temperature: fluctuating
        P1915 internal mode switch: malfunction
        P19FA high-voltage electronics coolant pump feedback: circuit
        P19FC high-voltage electronics coolant pump feedback: circuit
        P19FD high-voltage battery coolant pump feedback: circuit
        P19FF high-voltage battery coolant pump feedback: circuit
        P1A00 battery energy control module reset: detected
        P1A01 battery energy control module long-term memory: performance
        P1A02 battery energy control module loop overrun: detected
        P1A03 battery energy control module options: incorrect
        P1A04 battery energy control module programming ROM: malfunction
        P1A05 battery energy control module RAM: malfunction
        P1A06 battery energy control module ROM: malfunction
        P1A07 battery energy control module 5-volt reference: circuit
        P1A08 battery energy control module stack overrun: detected
        P1A0C battery energy control module supply voltage: too low
        P1A0D battery energy control module supply voltage: too high
        P1A10 hybrid battery 1 temperature sensor: performance
        P1A11 hybrid battery 1 temperature sensor: low
        P1A12 hybrid battery 1 temperature sensor: high
        P1A13 hybrid battery 2 temperature sensor: performance
        P1A14 hybrid battery 2 temperature sensor: low
        P1A15 hybrid battery 2 temperature sensor: high
        P1A16 hybrid battery 3 temperature sensor: performance
        P1A17 hybrid battery 3 temperature sensor: low
        P1A18 hybrid battery 3 temperature sensor: high
        P1A1F high-voltage battery system voltage at the battery energy control module: too low
        P1A20 high-voltage battery precharge time: too long
        P1A21 high-voltage battery contactor control sequence: incorrect
        P1A22 hybrid battery 1: low
        P1A23 hybrid battery 1: high
        P1A24 hybrid battery 1 voltage: malfunction
        P1A26 hybrid battery 1 voltage: too low
        P1A27 very low voltage of hybrid battery 1: detected
        P1A28 hybrid battery 1 voltage: too high
        P1A29 hybrid battery 2: low
        P1A2A hybrid battery 2: high
        P1A2B hybrid battery 2 voltage: malfunction
        P1A2D hybrid battery 2 voltage: too low
        P1A2E very low voltage of hybrid battery 2: detected
        P1A2F hybrid battery 2 voltage: too high
        P1A30 hybrid battery 3: low
        P1A31 hybrid battery 3: high
        P1A32 hybrid battery 3 voltage: malfunction
        P1A34 hybrid battery 3 voltage: too low
        P1A35 very low voltage of hybrid battery 3: detected
        P1A36 hybrid battery 3 voltage: too high
        P1A4A hybrid battery current sensor: circuit
        P1A4B hybrid battery current sensor: performance
        P1A4E high-voltage battery system voltage at the battery energy control module: too high
        P1A4F drive motor control module 1: not programmed
        P1A50 drive motor control module 1 RAM: malfunction
        P1A51 drive motor control module 1 ROM: malfunction
        P1A52 drive motor control module 2: not programmed
        P1A53 drive motor control module 2 RAM: malfunction
        P1A54 drive motor control module 2 ROM: malfunction
        P1A56 hybrid system voltage discharge: circuit
        P1A58 hybrid battery pack relay: open condition
        P1A5E battery energy control module ignition switch input: circuit
        P1A5F battery energy control module ignition switch input: circuit
        P1A60 battery energy control module ignition accessory switch input: low
        P1A64 starter/generator control module reset: detected
        P1A65 starter/generator control module long-term memory: performance
        P1A66 starter/generator control module loop overrun: detected
        P1A67 starter/generator control module options: incorrect
        P1A68 starter/generator control module programming ROM: malfunction
        P1A69 starter/generator control module RAM: malfunction
        P1A6A starter/generator control module ROM: malfunction
        P1A6B starter/generator control module 5-volt reference: circuit
        P1A6C starter/generator control module service calibration: malfunction
        P1A6F starter/generator at restart: failed to crank
        P1A75 starter/generator control module coolant temperature sensor 2: performance
        P1A76 starter/generator control module coolant temperature sensor 2: low
        P1A77 starter/generator control module coolant temperature sensor 2: high
        P1A78 starter/generator control module coolant temperature sensor 3: performance
        P1A79 starter/generator control module coolant temperature sensor 3: low
        P1A7A starter/generator control module coolant temperature sensor 3: high
        P1A7E starter/generator control module (high-voltage system disabled): over temperature
        P1A7F starter/generator control module coolant level sensor 1: low
        P1A80 starter/generator control module coolant level sensor 1: high
        P1A81 starter/generator control module coolant level sensor 2: low
        P1A82 starter/generator control module coolant level sensor 2: high
        P1A83 starter/generator control module coolant level sensor 3: low
        P1A84 starter/generator control module coolant level sensor 3: high
        P1A85 starter/generator control module coolant level sensor 4: low
        P1A86 starter/generator control module coolant level sensor 4: high
        P1A87 starter/generator control module coolant level: too low
        P1A88 42-volt system: performance
        P1A89 42-volt system voltage: too low
        P1A8A 42-volt system voltage: too high
        P1A8B 42-volt inverter temperature: too high
        P1A8C 42-volt inverter: over temperature
        P1A90 14-volt power module temperature sensor: performance
        P1A91 14-volt power module temperature sensor: low
        P1A92 14-volt power module temperature sensor: high
        P1A93 14-volt power module: stuck off
        P1A94 14-volt power module: stuck on
        P1A95 DC/DC converter in the 14 to 42 volt direction: stuck
        P1A96 DC/DC converter in the 42 to 14 volt direction: stuck
        P1A97 starter/generator control module hybrid battery voltage sensor: low
        P1A98 starter/generator control module hybrid battery voltage sensor: high
        P1A99 starter/generator control module hybrid battery current sensor: current low
        P1A9A starter/generator control module hybrid battery current sensor: current low
        P1AA9 starter/generator control module hybrid battery current sensor: current high
        P1AAA starter/generator phase W current sensor: performance
        P1AAB starter/generator phase U: circuit
        P1AAC starter/generator phase V: circuit
        P1AAD starter/generator phase W: circuit
        P1AAE starter/generator phases U, V and W: correlation
        P1AB2 hybrid system voltage: malfunction
        P1ABE high-voltage battery pack: over temperature
        P1AC0 starter/generator control module output: circuit
        P1AC1 starter/generator control module cooling fan relay: low
        P1AC2 starter/generator control module cooling fan relay: high
        P1AC6 drive motor control module 1 crankshaft position sensor: circuit
        P1AC8 hybrid control module 5-volt reference: circuit
        P1AC9 hybrid control module service calibration: malfunction
        P1ADC drive motor control module 1 long-term memory: performance
        P1ADD drive motor control module 2 long-term memory: performance
        P1ADE drive motor control module 1 system voltage: too low
        P1ADF drive motor control module system voltage: malfunction
        P1AE0 drive motor control module 2 system voltage: too low
        P1AE2 battery energy control module high-voltage interlock: circuit
        P1AE3 battery energy control module high-voltage interlock: low
        P1AE4 battery energy control module high-voltage interlock: high
        P1AE6 high-voltage isolation sensing: circuit
        P1AE7 high-voltage system: isolation
        P1AE8 drive motor control module 1 high-voltage battery voltage sensing: low
        P1AE9 drive motor control module 1 high-voltage battery voltage sensing: high
        P1AEA drive motor control module 2 high-voltage battery voltage sensing: low
        P1AEB drive motor control module 2 high-voltage battery voltage sensing: high
        P1AEC high-voltage battery voltage at drive motor control module 1: malfunction
        P1AED high-voltage battery voltage at drive motor control module 2: malfunction
        P1AEE high-voltage battery voltage at drive motor control module 1: too high
        P1AEF high-voltage battery voltage at drive motor control module 2: too high
        P1AF0 high-voltage battery system at drive motor control module 1: isolation
        P1AF2 high-voltage battery system at drive motor control module 2: isolation
        P1AF4 drive motor control module 1 high-voltage isolation sensor: low
        P1AF5 drive motor control module 1 high-voltage isolation sensor: high
        P1AF6 drive motor control module 2 high-voltage isolation sensor: low
        P1AF7 drive motor control module 2 high-voltage isolation sensor: high
        P1AF8 drive motor control module 1 shutdown: performance
        P1AFA drive motor control module 1 programmable logic device: not programmed
        P1AFB drive motor control module 1 programmable logic device security code: malfunction
        P1AFC drive motor control module 1 serial peripheral interface bus: malfunction
        P1AFD drive motor control module 1 serial communications interface bus: malfunction
        P1AFE drive motor control module 2 shutdown: performance
        P1B01 drive motor control module 2 programmable logic device security code: malfunction
        P1B02 drive motor control module 2 serial peripheral interface bus: malfunction
        P1B03 drive motor 1 position sensor tracking: loss
        P1B04 drive motor 2 position sensor tracking: loss
        P1B05 drive motor control module 1 high-voltage interlock: circuit
        P1B06 drive motor control module 2 high-voltage interlock: circuit
        P1B0B drive motor control module high-voltage isolation sensing 2: circuit
        P1B0C drive motor control module high-voltage isolation sensing 2: circuit
        P1B0D drive motor 1: overspeed
        P1B0E drive motor 2: overspeed
        P1B0F drive motor 1 position learning: incorrect
        P1B10 drive motor 2 position learning: incorrect
        P1B12 driver braking torque signal message counter: incorrect
        P1B15 regenerative braking torque request: malfunction
        P1B3F high-voltage interlock 2: circuit
        P1B40 high-voltage interlock 2: circuit
        P1B41 drive motor control module high-voltage isolation sensing: performance
        P1E00 malfunction lamp requested by hybrid powertrain control module 2: active
        P1E0A drive motor control module torque calculation: performance
        P1E8C high-voltage battery coolant pump: malfunction
        P1E8D high-voltage battery coolant pump: malfunction
        P1E8E high-voltage battery interface control module: malfunction
        P1E91 high-voltage battery interface control module: malfunction
        P1E92 high-voltage battery interface control module cell balancing: circuit
        P1E93 high-voltage battery interface control module: malfunction
        P1E94 high-voltage battery interface control module: malfunction
        P1E97 high-voltage battery interface control module: malfunction
        P1E98 high-voltage battery interface control module cell balancing: circuit
        P1E99 high-voltage battery interface control module: malfunction
        P1E9A high-voltage battery interface control module: malfunction
        P1E9D high-voltage battery interface control module: malfunction
        P1E9E high-voltage battery interface control module cell balancing: circuit
        P1E9F high-voltage battery interface control module: malfunction
        P1EA0 high-voltage battery interface control module: malfunction
        P1EA3 high-voltage battery interface control module: malfunction
        P1EA4 high-voltage battery interface control module cell balancing: circuit
        P1EA5 high-voltage battery interface control module: malfunction
        P1EAB high-voltage battery cell voltage: too high
        P1EAC high-voltage battery cell overvoltage signal: malfunction
        P1EAD high-voltage battery interface control module cell voltage: too high
        P1EB0 high-voltage battery interface control module cell voltage: too high
        P1EB1 high-voltage battery interface control module software: incompatible
        P1EB2 high-voltage battery interface control module: not programmed
        P1EB5 high-voltage battery interface control module: not programmed
        P1EB6 control module: memory
        P1EB9 high-voltage energy management bus enable: circuit
        P1EBA high-voltage battery current sensor: malfunction
        P1EBB high-voltage battery current sensor: malfunction
        P1EC1 battery energy control module, high-voltage energy management bus enable: circuit
        P1EC2 battery energy control module, high-voltage energy management bus enable: circuit
        P1EC6 high-voltage battery heater: performance
        P1ECE battery charger total output power: performance
        P1EE6 battery charger AC voltage: not present
        P1F06 high-voltage battery interface control module: malfunction
        P1F09 high-voltage battery interface control module: malfunction
        P1F0A electric A/C compressor motor: malfunction
        P1F0D electric A/C compressor motor: malfunction
        P1F17 opening of the high-voltage contactors by isolation or impact sensor: detected
        P1F44 high-voltage electronics coolant pump: malfunction
        P1F45 high-voltage electronics coolant pump: malfunction
        P1F59 14-volt power module status terminal: circuit
        P1F5A 14-volt power module status terminal: circuit
        P1F5B 14-volt power module status terminal: circuit
        P1F5D 14-volt power module control: circuit
        P1F5E 14-volt power module control: circuit
        P1FA6 high-voltage battery interface control module: not programmed
        P1FAB high-voltage battery interface control module: not programmed
        P1FAC high-voltage battery interface control module: malfunction
        P1FC2 high-voltage battery interface control module: malfunction
        P1FC3 high-voltage battery interface control module: malfunction
        P1FC8 high-voltage battery interface control module: malfunction
        P1FC9 high-voltage battery interface control module cell balancing: circuit
        P1FCA high-voltage battery interface control module cell balancing: circuit
        P1FCE high-voltage battery interface control module cell balancing: circuit
        P1FCF high-voltage battery interface control module: malfunction
        P1FD4 high-voltage battery interface control module: malfunction
        P1FD5 high-voltage battery interface control module voltage sensor: malfunction
        P1FF2 high-voltage battery interface control module voltage sensor: malfunction
        P1FF3 high-voltage battery interface control module: malfunction
        P1FFB high-voltage battery coolant level: malfunction
        P1FFE high-voltage battery coolant level: malfunction
        P1FFF high-voltage battery charging (by isolation or coolant level sensor): disabled
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
