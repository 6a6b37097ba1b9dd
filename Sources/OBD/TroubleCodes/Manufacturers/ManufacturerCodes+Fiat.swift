extension ManufacturerCodes {
    /// Alfa Romeo, Fiat and Lancia.
    static let fiat = """
        B1025 passive entry antenna 5: malfunction
        B1042 radio frequency hub module: malfunction
        B1045 door handle sensor, driver: malfunction
        B1046 door handle sensor, front passenger: malfunction
        B1049 headlamp washer: malfunction
        B1054 brake pedal switch: malfunction
        B1058 recirculation door control: malfunction
        B105A all-door lock control: malfunction
        B105B door unlock relay: malfunction
        B105C recirculation door travel: too short
        B105F trunk release relay: malfunction
        B106A rear defroster control: malfunction
        B1078 brake fluid level switch: malfunction
        B107B outside temperature sensor: malfunction
        B1080 airbag control module fire protection strategy: malfunction
        B1081 engine control module fire protection strategy: malfunction
        B1082 airbag control module fire protection strategy: malfunction
        B10AA configuration check: malfunction
        B10B2 A/C cool down test: performance
        B10B3 cabin heater 1 control: malfunction
        B10B7 cabin heater 2 control: malfunction
        B10C4 heated steering wheel control: malfunction
        B10E8 blower motor control: malfunction
        B1101 run/start relay: malfunction
        B1106 ignition status: malfunction
        B1108 turn signal lamp, right rear: malfunction
        B1112 run relay: malfunction
        B1161 hazard switch: malfunction
        B11C1 steering wheel heater power supply: malfunction
        B11C2 front mode door 1 control: malfunction
        B11C3 front mode door 1 travel: too short
        B11C4 front mode door 1 travel: too long
        B11C8 temperature door control, right: malfunction
        B11C9 temperature door travel, right: too short
        B11CA temperature door travel, right: too long
        B11CC temperature door 1 travel, left: too short
        B11CD temperature door 1 travel, left: too long
        B11F0 floor duct temperature sensor, left: malfunction
        B11F1 floor duct temperature sensor, right: malfunction
        B11F3 panel duct temperature sensor, right: malfunction
        B11FE variable A/C compressor control: malfunction
        B1267 rear window switch in driver door, right: stuck
        B1269 rear window switch in driver door, left: stuck
        B12A6 daytime running lamp, right: malfunction
        B12BF fire prevention system activation: malfunction
        B1400 audio speaker output, left front: malfunction
        B1401 audio speaker output, channel 2: malfunction
        B1402 audio speaker output, channel 3: malfunction
        B1403 audio speaker output, channel 4: malfunction
        B1404 audio speaker output, right front: malfunction
        B1405 audio speaker output, channel 6: malfunction
        B1406 audio speaker output, channel 7: malfunction
        B1407 audio speaker output, channel 8: malfunction
        B1408 audio speaker output, left rear: malfunction
        B140C audio speaker output, right rear: malfunction
        B1411 audio equalization curve: malfunction
        B142A radio: over temperature
        B143D microphone 2: malfunction
        B1488 cabin audio equalization mismatch: detected
        B1553 roadside assistance call button: malfunction
        B1560 cellular antenna 1: malfunction
        B1562 GPS antenna: malfunction
        B156B satellite radio antenna: malfunction
        B1570 USB connection: malfunction
        B1577 universal consumer interface: malfunction
        B1578 AM/FM antenna: malfunction
        B1579 diversity antenna: malfunction
        B157A digital radio antenna: malfunction
        B162A low beam, left: malfunction
        B162E low beam, right: malfunction
        B1632 high beam, left: malfunction
        B1636 high beam, right: malfunction
        B165A intelligent alternator module: malfunction
        B1800 driver door lock/unlock switch: malfunction
        B1810 driver door ajar input: low
        B1811 driver door ajar input: high
        B1900 safety warning lamps: malfunction
        B1A7D start button: malfunction
        B1B03 driver frontal airbag stage 1: malfunction
        B210A system voltage: malfunction
        B210B system voltage: too high
        B210D battery voltage: too low
        B210E battery voltage: too high
        B2199 battery voltage: malfunction
        B2206 current vehicle identification number: not programmed or incompatible
        B221E radio: internal
        B222C vehicle configuration: not programmed
        B223B vehicle configuration: incorrect
        B22A9 control module: internal
        B235A control module plant mode: active
        B23BC stop/start disable switch 1: performance
        B23BD stop/start disable switch 1: low
        B23BE stop/start disable switch 1: high
        B23C0 stop/start disable switch 2: performance
        B23C1 stop/start disable switch 2: low
        B23C2 stop/start disable switch 2: high
        B25C7 driver door ajar switch 2: low
        B25C8 driver door ajar switch 2: high
        B25CB driver door ajar switches 1 and 2: correlation
        B2734 airbag passenger presence detector: malfunction
        B280B video input: malfunction
        C100A blind spot sensor, right: malfunction
        C100B rear outer left park assist sensor: malfunction
        C100C rear inner left park assist sensor: malfunction
        C100D rear inner right park assist sensor: malfunction
        C100E rear outer right park assist sensor: malfunction
        C100F brake 2 message from brake system module: malfunction
        C1010 tire pressure sensors: malfunction
        C1012 tire pressure sensor location: not detected
        C1013 duplicate tire pressure sensor identifiers: detected
        C1014 tire pressure sensor left or right side location: not detected
        C1015 tire pressure sensor front or rear location: not detected
        C1016 tire pressure monitoring: disabled
        C1017 sensor power supply: malfunction
        C1020 wheel information message: not received
        C104E position light control, left: malfunction
        C104F trailer connection status: malfunction
        C105B rear turn signal lamp, left: malfunction
        C105C rear turn signal lamp, right: malfunction
        C105D vehicle speed signal: malfunction
        C106D left or right stop lamp control: malfunction
        C1200 battery voltage: malfunction
        C1213 end-of-line configuration: malfunction
        C1215 brake light switch: malfunction
        C1217 reverse gear switch: malfunction
        C1219 pump supply voltage: malfunction
        C1240 automatic transmission signal: malfunction
        C1400 electric park brake switch: malfunction
        C1404 engine signal: malfunction
        C1405 electric park brake motor, left: malfunction
        C1406 brake switch: malfunction
        C1407 electric park brake motor, right: malfunction
        C140B electric park brake state: malfunction
        C1410 body control module message on C2 CAN: not received
        C1413 exterior light message: malfunction
        C1414 cluster 2 message from instrument cluster: not received
        C1416 vehicle identification number message: malfunction
        C1417 sensor horizontal alignment: malfunction
        C1418 sensor vertical alignment: malfunction
        C1419 internal wheel speed: rationality
        C141A internal steering wheel angle: rationality
        C141B video camera view: blocked
        C141C video camera private CAN communication: malfunction
        C141E internal component communication: malfunction
        C141F hardware reset: malfunction
        C1433 external brake signal from brake system module: malfunction
        C1434 brake jerk request: implausible
        C1435 electric park brake status message from brake system module: not received
        C1436 electric park brake system: malfunction
        C1438 accelerator pedal position signal from engine control module: malfunction
        C1439 engine torque signal from engine control module: malfunction
        C1443 transmission message for adaptive cruise control: malfunction
        C1445 steering column module message for adaptive cruise control: malfunction
        C1446 cruise control information: malfunction
        C144A vehicle speed signal: malfunction
        C144B adaptive cruise control button: stuck
        C144D engine torque request: implausible
        C144F dual clutch transmission module limp-home status signal: malfunction
        C1450 engine speed signal from engine control module: malfunction
        C1452 driver assistance engine torque signal: malfunction
        C1453 adaptive cruise control intervention: implausible
        C1501 tire pressure sensor, left front: malfunction
        C1504 tire pressure sensor, right rear: malfunction
        C1510 tire pressure sensor calibration: malfunction
        C1512 tire pressure sensor location: not detected
        C1597 tire pressure monitoring: malfunction
        C15CB tire pressure placard value: malfunction
        C2000 trailer general fault status: malfunction
        C2002 shift lever position signal: malfunction
        C2006 battery voltage: malfunction
        C221C control module: not programmed
        P1031 cylinder 1 oil supply solenoid valve driver voltage: implausible
        P1032 cylinder 2 oil supply solenoid valve driver voltage: implausible
        P1033 cylinder 3 oil supply solenoid valve driver voltage: implausible
        P1034 cylinder 4 oil supply solenoid valve driver voltage: implausible
        P1035 cylinder 1 oil supply solenoid valve: open
        P1036 cylinder 1 oil supply solenoid valve: shorted to battery
        P1037 cylinder 1 oil supply solenoid valve: shorted to ground
        P1038 cylinder 2 oil supply solenoid valve: open
        P1039 cylinder 2 oil supply solenoid valve: shorted to battery
        P103A cylinder 2 oil supply solenoid valve: shorted to ground
        P103B cylinder 3 oil supply solenoid valve: open
        P103C cylinder 3 oil supply solenoid valve: shorted to battery
        P103D cylinder 3 oil supply solenoid valve: shorted to ground
        P103E cylinder 4 oil supply solenoid valve: open
        P103F cylinder 4 oil supply solenoid valve: shorted to battery
        P1040 cylinder 4 oil supply solenoid valve: shorted to ground
        P1041 cylinder 1 oil supply solenoid valve: malfunction
        P1042 cylinder 2 oil supply solenoid valve: malfunction
        P1043 cylinder 3 oil supply solenoid valve: malfunction
        P1044 cylinder 4 oil supply solenoid valve: malfunction
        P1045 cylinder 1 oil supply solenoid valve voltage: out of range
        P1046 cylinder 1 oil supply solenoid valve: over current
        P1047 cylinder 2 oil supply solenoid valve voltage: out of range
        P1048 cylinder 2 oil supply solenoid valve: over current
        P1049 cylinder 3 oil supply solenoid valve voltage: out of range
        P104A cylinder 3 oil supply solenoid valve: over current
        P104B cylinder 4 oil supply solenoid valve voltage: out of range
        P104C cylinder 4 oil supply solenoid valve: over current
        P1061 cylinder 1 oil supply solenoid valve: stuck
        P1062 cylinder 2 oil supply solenoid valve: stuck
        P1063 cylinder 3 oil supply solenoid valve: stuck
        P1064 cylinder 4 oil supply solenoid valve: stuck
        P1065 cylinder 1 oil supply solenoid valve switch-on time: out of range
        P1066 cylinder 1 oil supply solenoid valve switch-off time: out of range
        P1067 cylinder 2 oil supply solenoid valve switch-on time: out of range
        P1068 cylinder 2 oil supply solenoid valve switch-off time: out of range
        P1069 cylinder 3 oil supply solenoid valve switch-on time: out of range
        P106A cylinder 3 oil supply solenoid valve switch-off time: out of range
        P106B cylinder 4 oil supply solenoid valve switch-on time: out of range
        P106C cylinder 4 oil supply solenoid valve switch-off time: out of range
        P1128 closed-loop mixture control, bank 1 upstream: not reached
        P1188 inlet air pressure sensor: performance
        P125D door switch: performance
        P141B starter control 1: performance
        P141C starter control 2: performance
        P1456 fuel tank pressure sensor: low
        P1457 fuel tank pressure sensor: high
        P149A cooling fan module: internal
        P1500 control module configuration: incorrect
        P1523 engine oil pressure: too low
        P1524 engine oil pressure: malfunction
        P152C engine hood switch 2: performance
        P152E engine hood switch 2: high
        P152F engine hood switches 1 and 2: correlation
        P1634 transmission control module internal watchdog: performance
        P1638 transmission control module CAN 1 RAM: performance
        P167A control module calibration: incorrect
        P16A1 electronic throttle self-learning, battery condition: malfunction
        P16A2 electronic throttle self-learning, limp-home position: malfunction
        P16A3 electronic throttle self-learning, mechanical closure: malfunction
        P16A4 electronic throttle self-learning, spring closure: malfunction
        P16A5 electronic throttle self-learning, spring opening: malfunction
        P16AA cruise control after high acceleration: disabled
        P16AB cruise control after excessive deceleration: disabled
        P16F0 control module serial peripheral interface hardware: malfunction
        P1720 output speed sensor and wheel speed: rationality
        P1731 engaged gear: incorrect
        P176D transmission fluid temperature: too high
        P1946 crash event: forced engine shutdown
        P1B13 park-by-wire unintended out of park position: detected
        P1B14 park-by-wire unintended park position: detected
        P1C4E ABS module: has codes
        P1C97 gear shift position sensor 1: high
        P1C98 gear shift position sensor 1: low
        P1C99 gear shift position sensor 1: circuit
        P1C9B gear shift position sensor 2: high
        P1C9C gear shift position sensor 2: low
        P1C9D gear shift position sensor 2: circuit
        P1C9F gear shift position sensor 3: high
        P1CA0 gear shift position sensor 3: low
        P1CA1 gear shift position sensor 3: circuit
        P1CA3 gear shift position sensor 4: high
        P1CA4 gear shift position sensor 4: low
        P1CA5 gear shift position sensor 4: circuit
        P1CA9 flow control solenoid A: high
        P1CAA flow control solenoid A: low
        P1CAB flow control solenoid A: open
        P1CAC flow control solenoid A: performance
        P1CAD gear shift actuator 1 disengagement: malfunction
        P1CAE gear shift actuator 2 disengagement: malfunction
        P1CAF gear shift actuator 3 disengagement: malfunction
        P1CB0 gear shift actuator 4 disengagement: malfunction
        P1CB1 gear shift actuator 1 engagement: malfunction
        P1CB2 gear shift actuator 2 engagement: malfunction
        P1CB3 gear shift actuator 3 engagement: malfunction
        P1CB4 gear shift actuator 4 engagement: malfunction
        P1CBD transmission hydraulic pump: over temperature
        P1CBE transmission hydraulic pump: stuck on
        P1CBF transmission hydraulic pump feedback: malfunction
        P1CC0 transmission hydraulic pump: stuck off
        P1CC1 neutral position: unexpected disengagement
        P1CC2 clutch 1 disengagement pressure: too low
        P1CC4 clutch 2 engagement pressure: too low
        P1CC7 main microprocessor supply: open or shorted to ground
        P1CC8 safety microprocessor supply: open or shorted to ground
        P1CC9 gear: engagement
        P1CCA clutch wear: too high
        P1CCB transmission hydraulic fluid leakage: too high
        P1CCD transmission initialization: malfunction
        P1CCE transmission hydraulic pump driver feedback: range
        P1CEA boost-side evaporative purge system: performance
        P1CEC variable valve solenoid valve cold start closing position 1: timing retarded
        P1CF3 battery temperature sensor: lower limit
        P1CF4 battery temperature sensor: upper limit
        P1D25 transmission shift control: rationality
        P1D32 pressure control solenoid 1 or 2: stuck
        P1D33 clutch friction point: not learned
        P1D34 transmission gear position: not learned
        P1D61 internal control module power supply: malfunction
        P1D66 cylinder 2 oil supply solenoid valve: performance
        P1D67 cylinder 3 oil supply solenoid valve: performance
        P1D68 cylinder 4 oil supply solenoid valve: malfunction
        P1D6A gear shift actuator A position: out of range
        P1D6B clutch 1 actuator position: out of range
        P1D6C thermal damage to clutches: detected
        P1D74 gear shift actuator B position: out of range
        P1D75 gear shift actuator C position: out of range
        P1D76 gear shift actuator D position: out of range
        P1D78 park solenoid: low
        P1D79 park solenoid: high
        P1D7F electronic throttle self-learning: malfunction
        P1D80 internal control module EEPROM: malfunction
        P1D8F clutch 1 gear ratio: incorrect
        P1D90 clutch 2 gear ratio: incorrect
        P1D91 clutch 3 gear ratio: incorrect
        P1D92 clutch 4 gear ratio: incorrect
        P1D93 clutch 5 gear ratio: incorrect
        P1D94 transmission control module shift-by-wire calibration: incorrect
        P1D95 undetermined transmission clutch: malfunction
        P1D98 clutch B or D gear ratio: incorrect
        P1D99 clutch B or E gear ratio: incorrect
        P1D9E clutch C or E gear ratio: incorrect
        P1D9F clutch D or E gear ratio: incorrect
        P1DA3 clutch B/D/E gear ratio: incorrect
        P1DA5 clutch C/D/E gear ratio: incorrect
        P1DA9 transmission fluid temperature: rationality
        P1DAB vehicle speed: not detected
        P1DAD input shaft and output shaft direction: correlation
        P1DAF incompatible limp-in action request: detected
        P1DB1 transmission control module system voltage: too low
        P1DB2 actuator supply voltage A: circuit
        P1DB3 transmission control module reset or recovery: detected
        P1DB7 torque converter clutch: performance
        P1DB8 unintended torque in neutral: detected
        P1DB9 transmission control module reset after extended low voltage: detected
        P1DBB air conditioning motor: malfunction
        P1DC6 transmission control module: not programmed
        P1DC8 manual shift mode inhibition due to clutch temperature: active
        P1DCD multiple transmission clutches: locked
        P1DCE driving direction in transmission monitoring: incorrect
        P1DCF unallowed park engagement due to ABS: detected
        P1DD0 unallowed park engagement: detected
        P1DDC unallowed reverse engagement: detected
        P1DDD drive or reverse disengagement: malfunction
        P1DEB displayed gear: incorrect
        P1DF3 control module initialization: incomplete
        P1DF8 actual engine torque decrease: too high
        P1E09 closed-loop mixture control, bank 1 downstream: not reached
        P1E14 cooling fan module: malfunction
        U1001 C2 CAN bus: malfunction
        U1008 LIN 1 bus: malfunction
        U1106 CAN C signal: not present
        U110C fuel level message: not received
        U110E ambient temperature message: not received
        U11BC brake switch message: not received
        U11C6 engine torque request message: not received
        U11C7 maximum engine torque message: malfunction
        U11C8 engine coolant temperature message: not received
        U11CB left rear wheel speed message: not received
        U11CC right rear wheel speed message: not received
        U11CE vehicle lateral acceleration message: not received
        U11CF vehicle longitudinal acceleration message: not received
        U11D0 ignition key status message: not received
        U11D1 engine speed message: rationality
        U11D4 pedal position message: not received
        U11D5 driver brake torque request data: not received
        U11DA driver brake torque request data: not received
        U11DD body control module: invalid data
        U11E2 barometric pressure message: not received
        U11E3 electronic shifter module on dedicated powertrain CAN: lost communication
        U12A8 master cylinder pressure sensor: lost communication
        U1400 throttle position: implausible
        U1401 engine speed: implausible
        U1403 fuel level: implausible
        U1404 static engine torque: implausible
        U1411 intelligent battery sensor communication: malfunction
        U1412 vehicle speed: implausible
        U1413 ultrasonic and anti-tilt module communication: malfunction
        U1414 rain and light sensor communication: malfunction
        U1421 smart window motor communication, driver: malfunction
        U1422 smart window motor communication, passenger: malfunction
        U1424 engine torque: implausible
        U1437 intake air temperature: implausible
        U1451 rear view camera module communication: malfunction
        U1459 steering wheel cruise control switch communication: malfunction
        U145E steering wheel switch communication: malfunction
        U1461 electronic shifter module on dedicated powertrain CAN: invalid data
        U1465 driver shift request: implausible
        U1467 driver shift request on CAN and dedicated powertrain CAN: implausible
        U146D operating mode signal at left blind spot sensor: malfunction
        U1477 paddle shifter: invalid data
        U147D operating mode signal at right blind spot sensor: malfunction
        U148C stop/start button: invalid data
        U148D blind spot detection setup message from instrument cluster: malfunction
        U149D vehicle speed status message: malfunction
        U1518 ambient air temperature: implausible
        U1700 body control module: lost communication
        U1701 engine control module: lost communication
        U1702 electric power steering module: lost communication
        U1703 instrument cluster: lost communication
        U1706 brake system module (ABS): lost communication
        U1710 climate control module: lost communication
        U1711 transmission control module: lost communication
        U1722 electronic shifter module: lost communication
        U1723 telematics box module communication: malfunction
        U1726 airbag control module: lost communication
        U1730 haptic lane feedback module communication: malfunction
        U1736 entertainment telematics module communication: malfunction
        U173F trailer tow module communication: malfunction
        U1746 audio amplifier communication: malfunction
        U1751 blind spot sensor communication, left: malfunction
        U1752 blind spot sensor communication, right: malfunction
        U1757 driver assistance system module communication: malfunction
        U1763 trailer tow module communication: malfunction
        U1765 radio frequency hub module communication: malfunction
        U1767 drivetrain control module communication: malfunction
        U1802 LIN bus: malfunction
        U1803 LIN 3 bus: malfunction
        U1804 LIN 4 bus: malfunction
        U1906 brake system module communication on C2 CAN: malfunction
        U1930 internal ignition working condition signal: malfunction
        U1931 trip A/B message: malfunction
        U1932 operational mode status message: malfunction
        U1933 body control module message: malfunction
        U1934 body control module status message: malfunction
        U193B body control module message on interior CAN: malfunction
        U1950 body control module command message checksum or counter: malfunction
        U1952 brake 1 message checksum or counter: malfunction
        U1953 brake 1 message: malfunction
        U1954 brake 2 message checksum: malfunction
        U1958 brake system module yaw rate sensor message integrity: malfunction
        U195A driver assistance system module message checksum or counter: malfunction
        U195C drivetrain control module message checksum or counter: malfunction
        U195E electric power steering torque overlay message checksum: malfunction
        U1960 engine 1 message checksum or counter: malfunction
        U1962 engine 3 message integrity: malfunction
        U1964 engine 4 message integrity: malfunction
        U1966 electric power steering message checksum or counter: malfunction
        U196A impact information message: malfunction
        U1972 airbag control module yaw rate sensor message checksum or counter: malfunction
        U1978 electronic park brake status message integrity: malfunction
        U197A transmission 1 message integrity: malfunction
        U197C transmission 2 message checksum or counter: malfunction
        U1982 wheel information message checksum or counter: malfunction
        U1986 steering column module cruise control message integrity: malfunction
        U198A brake 7 message integrity: malfunction
        U1990 airbag 2 message checksum or counter: malfunction
        U2009 left blind spot sensor chime type 2 message: malfunction
        U2012 haptic lane feedback chime type 1 message: malfunction
        U2014 amplifier control message info 1 audio type 1: malfunction
        U2015 amplifier control message info 1 audio type 2: malfunction
        U2016 amplifier control message info 2 audio type 1: malfunction
        U2017 amplifier control message info 2 audio type 2: malfunction
        U2018 entertainment telematics module current source 1 message: malfunction
        U2019 entertainment telematics module current source 2 message: malfunction
        U2020 vehicle identification number message: malfunction
        U2023 body control module status 1 message: malfunction
        U2051 body control module code request message: malfunction
        U2052 battery information message: malfunction
        U2053 body control module command message 1: malfunction
        U2054 body control module command message 2: malfunction
        U2055 body control module command message 3: malfunction
        U2056 body 2 message: malfunction
        U2058 body 4 message: malfunction
        U2059 fast body 4 message: malfunction
        U2061 brake 1 message: malfunction
        U2062 cluster 1 key identification message: malfunction
        U2063 cluster 1 vehicle identification number message: malfunction
        U2064 cluster 2 remote control message: malfunction
        U2065 engine 1 keyless ignition message: malfunction
        U2066 engine 1 ignition working condition message: malfunction
        U2068 time and date message: malfunction
        U2069 transmission 2 message: malfunction
        U2070 vehicle identification number message: malfunction
        U2071 body control module command message: malfunction
        U2072 body 4 message plausibility: malfunction
        U2073 brake 1 message plausibility: malfunction
        U2081 wheel speed message: malfunction
        U2082 wheel information message: malfunction
        U2083 external temperature message: malfunction
        U2084 tire pressure sensor information message: malfunction
        U2085 atmospheric pressure message: malfunction
        """
}
