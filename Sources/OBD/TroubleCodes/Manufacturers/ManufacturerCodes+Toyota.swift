extension ManufacturerCodes {
    /// Lexus, Scion and Toyota.
    static let toyota = """
        B1000 airbag control module: malfunction
        B1020 central gateway module: internal
        B1135 airbag control module connector: malfunction
        B1140 side airbag sensor, right: malfunction
        B1141 side airbag sensor, left: malfunction
        B1148 front airbag sensor, right: malfunction
        B1149 front airbag sensor, left: malfunction
        B1150 passenger airbag occupant classification system: malfunction
        B1152 passenger airbag on/off indicator: circuit
        B1153 airbag seat position sensor: malfunction
        B1154 rear airbag sensor, right: malfunction
        B1155 rear airbag sensor, left: malfunction
        B1156 front airbag sensor, right: malfunction
        B1157 front airbag sensor, right: malfunction
        B1158 front airbag sensor, left: malfunction
        B1159 front airbag sensor, left: malfunction
        B1164 airbag control module: malfunction
        B1180 driver airbag squib, second stage: shorted
        B1181 driver airbag squib, second stage: open
        B1182 driver airbag squib, second stage: shorted to ground
        B1183 driver airbag squib, second stage: shorted to battery
        B1185 front passenger airbag squib, second stage: shorted
        B1186 front passenger airbag squib, second stage: malfunction
        B1187 front passenger airbag squib, second stage: shorted to ground
        B1188 front passenger airbag squib, second stage: shorted to battery
        B1206 power window master switch: lost communication
        B1214 door system communication bus: shorted to battery
        B1215 door system communication bus: shorted to ground
        B1242 wireless door lock receiver: malfunction
        B1244 light sensor: circuit
        B1247 tire pressure monitoring receiver: lost communication
        B124B automatic high beam system: malfunction
        B124C automatic high beam camera: malfunction
        B1269 theft deterrent control module: lost communication
        B1273 sliding roof control module: lost communication
        B1279 humidity and rain sensor: lost communication
        B1287 back door control module: lost communication
        B1324 combination meter: lost communication
        B134F acoustic vehicle alert speaker: current high
        B1352 acoustic vehicle alert speaker 2: open
        B13AA A/C air outlet damper servo motor, rear: lost communication
        B13AB A/C air outlet damper servo motor, rear: stuck off
        B1400 rain sensor: malfunction
        B1402 A/C air outlet damper servo motor, front: lost communication
        B1403 A/C air outlet damper servo motor, front: stuck off
        B1411 A/C room temperature sensor: circuit
        B1412 A/C ambient temperature sensor: circuit
        B1413 A/C evaporator temperature sensor: circuit
        B1417 A/C evaporator temperature: circuit
        B1418 A/C emission gas sensor: circuit
        B141A A/C room temperature sensor: short to battery or open
        B1422 A/C compressor: locked
        B1423 A/C pressure sensor: circuit
        B142A A/C damper servo motor LIN: bus off
        B143A A/C air inlet damper servo motor: lost communication
        B143B A/C air inlet damper servo motor: stuck off
        B1441 A/C air mix damper servo motor, passenger: circuit
        B1442 A/C air inlet damper servo motor: circuit
        B1443 A/C air outlet damper servo motor: circuit
        B1446 A/C air mix damper servo motor, driver: circuit
        B1447 A/C air mix damper servo motor, rear: circuit
        B1449 A/C air outlet damper servo motor, rear: circuit
        B144B A/C air mix damper servo motor, left front: lost communication
        B144C A/C air mix damper servo motor, left front: stuck off
        B1451 A/C compressor solenoid: circuit
        B145A A/C air mix damper servo motor, right front: lost communication
        B145B A/C air mix damper servo motor, right front: stuck off
        B146A A/C defroster air outlet damper servo motor, front: lost communication
        B146B A/C defroster air outlet damper servo motor, front: stuck off
        B1471 A/C inverter high voltage supply: malfunction
        B1472 A/C inverter high voltage output: malfunction
        B1473 A/C inverter start-up signal: malfunction
        B1474 A/C inverter: malfunction
        B1475 A/C inverter cooling and heating system: malfunction
        B1476 A/C inverter load: malfunction
        B1477 A/C inverter low voltage supply: malfunction
        B1479 A/C flow sensor: circuit
        B1497 A/C servo motor bus IC: communication error
        B1498 A/C inverter: communication error
        B14A2 solar sensor, driver: shorted
        B14A3 solar sensor, front passenger: shorted
        B14A8 glass temperature sensor: circuit
        B14A9 air temperature sensor near glass: circuit
        B14AA glass humidity sensor: circuit
        B14B2 A/C control panel: lost communication
        B14B3 A/C control panel, rear: lost communication
        B14B8 A/C refrigerant amount: too low
        B14C0 seat heater temperature sensor, right front: circuit
        B14C1 seat heater temperature sensor, left front: circuit
        B14C2 seat heater temperature sensor, right rear: circuit
        B14C3 seat heater temperature sensor, left rear: circuit
        B1500 fuel level sender: open
        B1507 turn signal lamp: current low
        B1508 turn signal and hazard flasher: current high
        B1510 head-up display video interface: lost communication
        B1511 combination meter video interface: lost communication
        B1512 steering wheel switch module: lost communication
        B1537 telephone sub-antenna: open
        B153A video line from multimedia extension module to head unit: disconnected
        B1543 multimedia extension module: disconnected
        B1547 satellite navigation antenna: open
        B1549 voice recognition microphone 2: open
        B1551 digital radio tuner: internal
        B1556 multimedia extension module: malfunction
        B156B multimedia interface module: disconnected
        B156E multimedia interface module: lost communication
        B1570 emergency call red indicator: open
        B1571 emergency call green indicator: open
        B1572 emergency call microphone: open
        B1573 telephone antenna: shorted
        B1579 voice recognition microphone 1: open
        B157E Bluetooth antenna: open
        B1582 map disc reading: malfunction
        B1583 GPS signal: not received
        B1585 USB device: malfunction
        B158C memory card: communication error
        B158D video signal: not received
        B158F audio and video signal cutoff at low battery voltage: detected
        B1593 stereo amplifier: lost communication
        B15A3 stereo amplifier: internal
        B15A8 data communication module: internal
        B15AD navigation processor: internal
        B15B0 display screen: malfunction
        B15B3 radio tuner: internal
        B15B4 CD changer: malfunction
        B15B5 DVD changer: malfunction
        B15B7 Bluetooth module: internal
        B15B8 hard disk: malfunction
        B15BA satellite radio tuner: internal
        B15BB multimedia interface module: malfunction
        B15C0 GPS antenna: shorted
        B15C1 satellite navigation antenna: open
        B15C2 vehicle speed signal: malfunction
        B15C3 speaker: output shorted
        B15C5 emergency call switch: open
        B15CB telephone main antenna: open
        B15CC backup battery: internal
        B15D3 stereo amplifier: disconnected
        B15D9 multimedia operation panel: lost communication
        B15DB telematics transceiver: lost communication
        B15DF USB communication: malfunction
        B15E7 hard disk reading and writing at low temperature: malfunction
        B15E8 hard disk reading and writing at high temperature: malfunction
        B15EC backup battery: deteriorated
        B15F5 A/C control module vehicle information reading and writing: malfunction
        B15F6 body control module vehicle information reading and writing: malfunction
        B15F7 smart key control module vehicle information reading and writing: malfunction
        B15FE satellite radio antenna: open
        B15FF satellite radio antenna: shorted
        B1603 front airbag sensor, right: malfunction
        B1608 front airbag sensor, left: malfunction
        B1610 front airbag sensor, right: malfunction
        B1612 front airbag sensor, right: lost communication
        B1613 front airbag sensor initialization, right: malfunction
        B1615 front airbag sensor, left: circuit
        B1617 front airbag sensor, left: lost communication
        B1618 front airbag sensor initialization, left: malfunction
        B161A front satellite airbag sensor bus: lost communication
        B1620 side airbag sensor: circuit
        B1622 side airbag sensor, right: lost communication
        B1623 side airbag sensor initialization, right: incomplete
        B1630 curtain shield airbag sensor, right: malfunction
        B1632 curtain shield airbag sensor, right: lost communication
        B1633 curtain shield airbag sensor initialization, right: malfunction
        B1635 curtain shield airbag sensor, left: malfunction
        B1637 curtain shield airbag sensor, left: lost communication
        B1638 curtain shield airbag sensor initialization, left: malfunction
        B1642 side satellite airbag sensor bus, right: lost communication
        B1647 side satellite airbag sensor bus, left: lost communication
        B1650 occupant classification system: malfunction
        B1653 airbag seat position sensor: malfunction
        B1656 seat belt buckle switch, left: malfunction
        B1660 passenger airbag on/off indicator: malfunction
        B1661 rollover curtain airbag off indicator: malfunction
        B1676 rear floor airbag sensor, right: lost communication
        B1677 rear floor airbag sensor initialization, right: incomplete
        B1690 side airbag sensor, right: malfunction
        B1692 side airbag sensor, right: lost communication
        B1693 side airbag sensor initialization, right: incomplete
        B1695 side airbag sensor, left: malfunction
        B1697 side airbag sensor, left: lost communication
        B1698 side airbag sensor initialization, left: incomplete
        B1771 front passenger seat belt buckle switch: circuit
        B1772 seat position sensor for occupant classification: malfunction
        B1773 seat belt tension sensor: circuit
        B1774 occupant classification pressure sensor: circuit
        B1775 occupant classification pressure sensor: circuit
        B1776 seat belt tension sensor: circuit
        B1780 occupant classification sensor, front left: circuit
        B1781 occupant classification sensor, front right: circuit
        B1782 occupant classification sensor, rear left: circuit
        B1783 occupant classification sensor, rear right: circuit
        B1785 crash at front left occupant classification sensor: detected
        B1786 crash at front right occupant classification sensor: detected
        B1787 crash at rear left occupant classification sensor: detected
        B1788 crash at rear right occupant classification sensor: detected
        B1790 airbag control module communication: circuit
        B1793 occupant classification sensor power supply: circuit
        B1794 occupant classification module battery supply: open
        B1795 occupant classification module: malfunction
        B1796 occupant classification module sleep mode: malfunction
        B1797 occupant classification zero point calibration: malfunction
        B1800 driver airbag squib: shorted
        B1801 driver airbag squib: open
        B1802 driver airbag squib: shorted to ground
        B1803 driver airbag squib: shorted to battery
        B1805 front passenger airbag squib: shorted
        B1806 front passenger airbag squib: open
        B1807 front passenger airbag squib: shorted to ground
        B1808 front passenger airbag squib: shorted to battery
        B1810 driver airbag squib, second stage: shorted
        B1811 driver airbag squib, second stage: open
        B1812 driver airbag squib, second stage: shorted to ground
        B1813 driver airbag squib, second stage: shorted to battery
        B1815 front passenger airbag squib, second stage: shorted
        B1816 front passenger airbag squib, second stage: open
        B1817 front passenger airbag squib, second stage: shorted to ground
        B1818 front passenger airbag squib, second stage: shorted to battery
        B181A front passenger airbag variable vent hole squib: resistance low
        B181B front passenger airbag variable vent hole squib: open
        B181C front passenger airbag variable vent hole squib: shorted to ground
        B181D front passenger airbag variable vent hole squib: shorted to battery
        B1820 side airbag squib: shorted
        B1821 side airbag squib: open
        B1822 side airbag squib: shorted to ground
        B1823 side airbag squib: shorted to battery
        B1825 side airbag squib, left: shorted
        B1826 side airbag squib, left: open
        B1827 side airbag squib, left: shorted to ground
        B1828 side airbag squib: shorted to battery
        B1830 curtain shield airbag squib: shorted
        B1831 curtain shield airbag squib: open
        B1832 curtain shield airbag squib: shorted to ground
        B1833 curtain shield airbag squib: shorted to battery
        B1835 curtain shield airbag squib, left: shorted
        B1836 curtain shield airbag squib, left: open
        B1837 curtain shield airbag squib, left: shorted to ground
        B1838 curtain shield airbag squib, left: shorted to battery
        B1860 knee airbag squib, driver: shorted
        B1861 knee airbag squib, driver: open
        B1862 knee airbag squib, driver: shorted to ground
        B1863 knee airbag squib, driver: shorted to battery
        B1865 knee airbag squib, front passenger: shorted
        B1866 knee airbag squib, front passenger: open
        B1867 knee airbag squib, front passenger: shorted to ground
        B1868 knee airbag squib, front passenger: shorted to battery
        B1875 seat cushion airbag squib, front passenger: shorted
        B1900 seat belt pretensioner squib, right: shorted
        B1901 seat belt pretensioner squib, right: open
        B1902 seat belt pretensioner squib, right: shorted to ground
        B1903 seat belt pretensioner squib, right: shorted to battery
        B1905 front seat belt pretensioner squib: shorted
        B1906 front seat belt pretensioner squib: open
        B1907 front seat belt pretensioner squib: shorted to ground
        B1908 front seat belt pretensioner squib: shorted to battery
        B1AA0 active noise control module EEPROM: memory
        B1AA1 communication between active noise control module and audio amplifier: loss
        B1AA2 active noise control microphone, left front: internal
        B1AA3 active noise control microphone voltage, left front: out of range
        B1AA6 active noise control microphone, right front: internal
        B1AA7 active noise control microphone voltage, right front: out of range
        B1AAA active noise control microphone, rear center: internal
        B1AAB active noise control microphone voltage, rear center: out of range
        B1ACA speaker cable, right front: malfunction
        B1ACB speaker cable, left front: malfunction
        B1ACC speaker cable, right rear door: malfunction
        B1ACD speaker cable, left rear door: malfunction
        B1AD0 speaker cable, center: malfunction
        B1ADC speaker cable, D-pillar, right rear: malfunction
        B1ADD speaker cable, D-pillar, left rear: malfunction
        B1ADF woofer cable: malfunction
        B2100 power running board motor, left: internal
        B2101 power running board motor, right: internal
        B2104 power running board system: internal
        B2105 power running board switch: correlation
        B2106 power running board system: lost communication
        B2204 kick sensor: internal
        B2215 power back door: inoperative
        B2220 back door motor: internal
        B2226 power back door unit pulse sensor, left: no signal
        B2227 power back door unit pulse sensor, right: no signal
        B222A power back door touch sensor, left: open
        B222B power back door touch sensor, right: open
        B2250 back door closer: electrical
        B2251 back door closer switch: electrical
        B2271 ignition hold monitor: malfunction
        B2274 accessory power supply: malfunction
        B2277 vehicle submersion: detected
        B2278 engine or power switch: malfunction
        B2282 vehicle speed signal: open
        B2283 vehicle speed sensor: malfunction
        B2284 brake signal: malfunction
        B2285 steering lock position signal: malfunction
        B2287 LIN communication: malfunction
        B2311 power window motor: malfunction
        B2312 power window switch: malfunction
        B2313 power window position: not learned
        B231D power window motor, driver door: internal
        B231E power window motor, front passenger door: internal
        B231F power window motor, right rear door: internal
        B2320 power window motor, left rear door: internal
        B2321 power window module, driver door: lost communication
        B2322 power window module, front passenger door: lost communication
        B2323 power window module, right rear door: lost communication
        B2324 power window module, left rear door: lost communication
        B2325 LIN bus: malfunction
        B2342 sliding roof switch: malfunction
        B2343 sliding roof position initialization: incomplete
        B2344 sliding roof position: malfunction
        B2345 sliding roof motor control: stuck on
        B2355 power distribution box: internal
        B2370 door mirror drive, right: lost communication
        B2371 door mirror fold actuator, right: current high
        B2372 door mirror fold current detection, right: internal
        B2373 door mirror actuator, right: current high
        B2374 door mirror heater, right: current high
        B2376 door mirror sensor, right: low
        B2378 door mirror drive, left: lost communication
        B2379 door mirror fold actuator, left: current high
        B237A door mirror fold current detection, left: internal
        B237B door mirror actuator, left: current high
        B237C door mirror heater, left: current high
        B237E door mirror sensor, left: low
        B2410 headlamp swivel control module, left: communication error
        B2411 headlamp swivel control module, right: communication error
        B2413 headlamp swivel motor, right: malfunction
        B2439 headlamp, left: circuit
        B243A headlamp, right: circuit
        B2603 tilt and telescopic switch: malfunction
        B2610 steering column tilt: malfunction
        B2611 steering column telescoping: malfunction
        B2620 control module supply voltage: too low
        B2650 seat slide sensor: malfunction
        B2651 seat reclining sensor: malfunction
        B2652 seat front vertical sensor: malfunction
        B2653 seat lifter sensor: malfunction
        B2658 seat sensor power supply: malfunction
        B2661 combination meter: lost communication
        B2662 clock and outside temperature display: lost communication
        B276C alarm and wiper LIN: bus off
        B277A remote starter: internal
        B2780 push switch or key unlock warning switch: malfunction
        B2781 steering lock: malfunction
        B2782 power source control module: malfunction
        B2784 key antenna coil: malfunction
        B2788 ignition (IG2) signal: malfunction
        B2789 immobilizer ID code box: lost communication
        B278A immobilizer power supply: shorted to ground
        B278C power source control module: lost communication
        B278D immobilizer ID code box: internal
        B278E immobilizer amplifier: lost communication
        B2790 immobilizer ID code box: memory
        B2791 immobilizer key unlock warning switch: malfunction
        B2793 key transponder chip: malfunction
        B2794 immobilizer key encryption code: incorrect
        B2795 immobilizer key code: incorrect
        B2796 immobilizer: no communication
        B2797 immobilizer communication 1: malfunction
        B2798 immobilizer communication 2: malfunction
        B2799 engine immobilizer system: malfunction
        B279A engine immobilizer system: shorted to battery
        B279C engine immobilizer system: malfunction
        B279F steering lock confirmation signal voltage: out of range
        B27A1 smart key antenna, driver side: open
        B27A2 smart key antenna, front passenger side: open
        B27A5 smart key oscillator, front floor: open
        B27A6 smart key oscillator, rear floor: open
        B27A8 smart key antenna, outside luggage compartment: open
        B27C0 digital key system: lost communication
        B27C3 digital key Bluetooth antenna, driver side: lost communication
        B27C4 digital key Bluetooth antenna, front passenger side: lost communication
        B27C5 digital key Bluetooth antenna, outside luggage compartment: lost communication
        B27C6 digital key Bluetooth antenna, front floor: lost communication
        C1000 control module internal temperature sensor A voltage: out of range
        C1005 control module internal temperature sensor B voltage: out of range
        C100A control module internal temperature sensors A and B: correlation
        C1020 ignition supply: malfunction
        C105F ignition relay voltage and actuator supply voltage: correlation
        C1100 brake pedal position sensor A supply voltage: out of range
        C1103 brake pedal position sensor B supply voltage: out of range
        C1108 brake pressure sensor F supply voltage: too high
        C110B brake pressure sensor G supply voltage: too high
        C110E brake booster motor A supply: short to ground or open
        C1150 trailer brake manual slider position sensor: correlation
        C1154 trailer brake gain (+) switch: stuck on
        C1155 trailer brake gain (-) switch: stuck on
        C1156 trailer brake control module microcontroller: internal
        C1157 trailer detection: open
        C1158 trailer brake power relay: stuck closed
        C115E unintended braking: detected
        C1160 ABS pump motor current sensor: malfunction
        C1164 ABS pump motor drive: internal
        C1165 ABS pump motor drive supply: short to ground or open
        C1201 engine control system: malfunction
        C1202 brake fluid reservoir level: malfunction
        C1203 engine control module communication: circuit
        C1207 park/neutral position switch: malfunction
        C1208 steering angle sensor output: malfunction
        C120A control module initial setting: incomplete
        C120B ignition supply voltage: too low
        C1210 yaw rate sensor zero point: not learned
        C1214 brake hydraulic control system: malfunction
        C121F electronic brake booster control module A: lost communication
        C1223 ABS control system: malfunction
        C1224 engine speed signal: circuit
        C1226 brake actuator solenoid SA2: circuit
        C1227 brake actuator solenoid SA3: circuit
        C122D master cylinder pressure sensor supply: short to ground or open
        C1231 steering angle sensor: circuit
        C1232 acceleration sensor: malfunction
        C1233 yaw rate sensor: circuit or open
        C1234 yaw rate sensor: malfunction
        C1235 foreign matter on wheel speed sensor tip, right front: detected
        C1236 foreign matter on wheel speed sensor tip, left front: detected
        C1237 tires of different size: detected
        C1238 foreign matter on wheel speed sensor tip, right rear: detected
        C1239 foreign matter on wheel speed sensor tip, left rear: detected
        C1240 yaw rate sensor: malfunction
        C1241 brake control module supply voltage: out of range
        C1242 ignition supply (IG1, IG2): open
        C1243 acceleration sensor: stuck
        C1244 acceleration sensor: circuit
        C1245 acceleration sensor output: malfunction
        C1246 master cylinder pressure sensor: malfunction
        C1247 brake pedal stroke sensor: malfunction
        C1249 brake lamp switch: open
        C124F yaw rate sensor: correlation
        C1251 brake pump motor: open
        C1252 brake booster pump motor running time: too long
        C1253 brake pump motor relay: malfunction
        C1254 brake pressure switch: malfunction
        C1256 brake accumulator pressure: too low
        C1257 brake power supply drive: circuit
        C1259 hybrid regenerative brake control: malfunction
        C1268 transfer case L4 position switch: circuit
        C1269 park/neutral position switch, reverse position: circuit
        C126E brake fluid reservoir level switch: short to battery or open
        C1271 wheel speed sensor output, right front: low
        C1272 wheel speed sensor output, left front: low
        C1273 wheel speed sensor output, right rear: low
        C1274 wheel speed sensor output, left rear: low
        C1275 wheel speed sensor output, right front: erratic
        C1276 wheel speed sensor output, left front: erratic
        C1277 wheel speed sensor output, right rear: erratic
        C1278 wheel speed sensor output, left rear: erratic
        C1279 acceleration sensor output: malfunction
        C1281 master cylinder pressure sensor output: malfunction
        C1282 center differential lock position switch: malfunction
        C1283 transfer case L4 position switch: malfunction
        C1290 steering angle sensor zero point: malfunction
        C12A5 ABS hold solenoid control, left front: malfunction
        C12B0 ABS release solenoid control, left front: malfunction
        C12BB ABS hold solenoid control, right front: malfunction
        C12C0 brake control module supply voltage: too high
        C12C6 ABS release solenoid control, right front: malfunction
        C12D1 ABS hold solenoid control, left rear: malfunction
        C12DC ABS release solenoid control, left rear: malfunction
        C12E7 ABS hold solenoid control, right rear: malfunction
        C12F2 ABS release solenoid control, right rear: malfunction
        C12F6 ABS hold solenoids, left front and right front: correlation
        C12F7 ABS hold solenoids, left rear and right rear: correlation
        C12F8 electronically controlled brake solenoid control A: short to ground or open
        C1300 brake control module: malfunction
        C1306 wheel speed sensor power supply: malfunction
        C1311 ABS main relay 1: open
        C1312 ABS main relay 1: shorted
        C1313 ABS main relay 2: open
        C1314 ABS main relay 2: shorted
        C1315 changeover solenoid SMC1: malfunction
        C1316 changeover solenoid SMC2: malfunction
        C1335 steering angle sensor: circuit
        C1336 acceleration sensor zero point: not learned
        C1337 different tire diameters: detected
        C1340 center differential lock: circuit
        C1345 brake linear solenoid valve offset: not learned
        C1346 brake pedal stroke sensor zero point learning: malfunction
        C1352 brake pressure increasing solenoid, right front: malfunction
        C1353 brake pressure increasing solenoid, left front: malfunction
        C1354 brake pressure increasing solenoid, right rear: malfunction
        C1355 brake pressure increasing solenoid, left rear: malfunction
        C1356 brake pressure decreasing solenoid, right front: malfunction
        C1357 brake pressure decreasing solenoid, left front: malfunction
        C1358 brake pressure decreasing solenoid, right rear: malfunction
        C1359 brake pressure decreasing solenoid, left rear: malfunction
        C1361 ABS pump motor fail-safe relay: shorted
        C1364 wheel cylinder pressure sensor: malfunction
        C1365 brake accumulator pressure sensor: malfunction
        C1368 brake linear solenoid valve offset: malfunction
        C1379 downhill assist control switch: malfunction
        C137B brake control module A system voltage: too high
        C1380 brake lamp relay: stuck off
        C1381 yaw rate and acceleration sensor supply voltage: malfunction
        C1391 brake accumulator: leak
        C1392 brake pedal stroke sensor zero point: not learned
        C139A brake pressure control solenoid: circuit
        C13A9 electronically controlled brake system: malfunction
        C13AA electric parking brake: over temperature
        C13AB electric parking brake lock switch: circuit
        C13AC electric parking brake release switch: circuit
        C13AD electric parking brake supply (+B): open
        C13B5 electric parking brake actuator supply voltage: too low
        C13B8 electric parking brake actuator: malfunction
        C13BF brake pressure control solenoids A and B: correlation
        C13C0 brake pressure control solenoid A control: malfunction
        C13C9 brake pressure control solenoid B control: malfunction
        C13CF electric parking brake actuator current sensor voltage, left: out of range
        C13D4 electric parking brake actuator current sensor voltage, right: out of range
        C13D9 brake booster pressure: too low
        C13DA brake booster pressure: too high
        C13DB brake master cylinder 1 pressure: too low
        C13DC brake master cylinder 1 pressure: too high
        C13DD brake master cylinder 2 pressure: too low
        C13DE brake master cylinder 2 pressure: too high
        C1400 brake pressure: leak
        C1401 wheel speed sensor, right front: circuit
        C1402 wheel speed sensor, left front: circuit
        C1403 wheel speed sensor, right rear: malfunction
        C1404 wheel speed sensor, left rear: malfunction
        C1405 wheel speed sensor, right front: circuit or open
        C1406 wheel speed sensor, left front: circuit or open
        C1407 wheel speed sensor, right rear: circuit or open
        C1408 wheel speed sensor, left rear: circuit or open
        C1409 wheel speed sensor, right front: performance
        C140A brake pressure control reservoir: leak
        C1410 wheel speed sensor, left front: performance
        C1411 wheel speed sensor, right rear: performance
        C1412 wheel speed sensor, left rear: performance
        C1413 wheel speed sensor output, right front: malfunction
        C1414 wheel speed sensor output, left front: malfunction
        C1415 wheel speed sensor output, right rear: malfunction
        C1416 wheel speed sensor output, left rear: malfunction
        C1417 brake control module supply voltage: too high
        C1419 acceleration sensor: component
        C141C brake booster motor A control: internal
        C1420 acceleration sensor: malfunction
        C1421 master cylinder pressure sensor: circuit or open
        C1422 master cylinder pressure sensor zero point: too high
        C1423 master cylinder pressure sensor zero point: too low
        C1424 master cylinder pressure sensor output: malfunction
        C1426 brake lamp switch: stuck off
        C1427 ABS pump motor: malfunction
        C1428 ABS pump motor: circuit
        C1429 brake pedal load sensing switch: circuit or open
        C142A master cylinder pressure sensor: internal
        C142B ABS pump motor power supply: circuit
        C1430 brake pedal load sensing switch: stuck off
        C1431 brake pedal load sensing switch: stuck on
        C1432 steering angle sensor supply voltage: malfunction
        C1433 steering angle sensor: internal
        C1434 steering angle sensor output: malfunction
        C1435 yaw rate sensor: internal
        C1436 yaw rate sensor: malfunction
        C1437 engine control module: lost communication
        C1439 steering angle sensor initialization: incomplete
        C1441 brake function: deteriorated
        C1442 acceleration sensor: invalid data
        C1443 yaw rate sensor: invalid data
        C1445 driving with uninitialized steering angle sensor: detected
        C1449 master cylinder pressure sensor output: malfunction
        C1452 brake accumulator pressure: too low
        C1453 brake fluid reservoir level switch: disconnected
        C1454 brake fluid reservoir level: too low
        C1455 brake control pressure sensor: circuit or open
        C1456 brake control pressure sensor zero point: too high
        C1457 brake control pressure sensor zero point: too low
        C1458 brake control pressure sensor zero point output: malfunction
        C1464 wheel speed sensor, right front: malfunction
        C1465 wheel speed sensor, left front: malfunction
        C1466 wheel speed sensor, right rear: malfunction
        C1467 wheel speed sensor, left rear: malfunction
        C1468 brake actuator solenoid, right front: circuit
        C1469 brake actuator solenoid, left front: circuit
        C146A brake actuator solenoid, right rear: circuit
        C146B brake actuator solenoid, left rear: circuit
        C146C ABS pump motor relay: open
        C146D ABS pump motor relay: shorted
        C146E ABS solenoid relay: open
        C146F ABS solenoid relay: shorted
        C14C0 brake servo pressure sensor supply voltage: malfunction
        C14C6 electronic brake booster control module A supply voltage: too high
        C14C9 electronic brake booster control module A system voltage: too low
        C14D0 brake accumulator pressure sensor supply voltage: malfunction
        C14D7 multi-axis acceleration sensor module A supply voltage: out of range
        C14DD brake pressure control solenoid supply: short to ground or open
        C14E0 wheel speed sensor supply, left front: short to ground or open
        C14E3 wheel speed sensor supply, right front: short to ground or open
        C14E6 wheel speed sensor supply, left rear: short to ground or open
        C14E9 wheel speed sensor supply, right rear: short to ground or open
        C14EC brake pressure control solenoid C: stuck on
        C14F1 brake pressure control solenoid C control: malfunction
        C14FA brake pressure control solenoid D control: malfunction
        C14FE steering angle sensor supply: short to ground or open
        C1505 brake pressure control solenoid E: stuck on
        C1507 brake pressure control solenoid E control current: out of range
        C150B brake pressure control solenoid F: stuck on
        C150D brake pressure control solenoid F control current: out of range
        C1511 power steering torque sensor: malfunction
        C1512 power steering torque sensor: malfunction
        C151A power steering torque sensor A supply voltage: too high
        C151B power steering torque sensor B supply voltage: too high
        C152A power steering motor A: current high
        C152B power steering motor B: current high
        C1531 power steering control module: malfunction
        C153A power steering motor A inverter: malfunction
        C153B power steering motor B inverter: malfunction
        C1541 vehicle speed signal: malfunction
        C154A power steering power supply and reverse connection protection relay A: stuck off
        C154B power steering power supply and reverse connection protection relay B: stuck off
        C155A power steering motor A supply voltage: too high
        C155B power steering motor B supply voltage: too high
        C156A power steering motor A shutdown relay: stuck off
        C156B power steering motor B shutdown relay: stuck off
        C157A power steering motor A current sensor: correlation
        C157B power steering motor B current sensor: correlation
        C159A power steering motor A terminal voltage detection: internal
        C159B power steering motor B terminal voltage detection: internal
        C15D1 power steering motor position sensor A: lost communication
        C15D2 power steering motor position sensor B: lost communication
        C1612 ignition voltage: out of range
        C1613 accessory voltage: out of range
        C1614 surround view camera control module: internal
        C1615 clearance warning control module: internal
        C1620 rear camera: shorted to ground
        C1621 rear camera power supply: malfunction
        C1622 rear camera image signal: not received
        C1625 steering angle sensor power supply: circuit or open
        C1626 steering angle sensor: malfunction
        C1647 acceleration sensor: malfunction
        C164D wheel speed sensor: malfunction
        C1680 front camera: shorted to ground
        C1681 front camera image signal: not received
        C1682 front camera current: malfunction
        C1683 side camera feedback: malfunction
        C1684 side camera current: malfunction
        C1686 side camera video sync signal, driver: malfunction
        C1687 side camera, driver: over current
        C168E side camera image signal, left: not received
        C168F side camera, left: shorted to ground
        C1694 steering angle sensor initialization: incomplete
        C1697 camera position adjustment: incomplete
        C169D side camera image signal, right: not received
        C169E side camera, right: shorted to ground
        C1713 height control sensor, rear: malfunction
        C1714 height control sensor, left rear: circuit
        C1715 acceleration sensor, right front: malfunction
        C1716 acceleration sensor, left front: malfunction
        C1717 acceleration sensor, rear: malfunction
        C1731 damping force control actuator, right front: circuit
        C1732 damping force control actuator, left front: circuit
        C1733 damping force control actuator, right rear: circuit
        C1734 damping force control actuator, left rear: circuit
        C1741 air suspension relay: circuit
        C1742 height control compressor: malfunction
        C1761 height control compressor motor current: always present
        C1762 height control exhaust solenoid current: always present
        C1774 suspension control module power supply: malfunction
        C1776 vehicle speed sensor: circuit
        C1781 suspension control module: malfunction
        C1782 brake lamp switch: malfunction
        C1783 wheel speed signal to suspension control: malfunction
        C1784 steering angle sensor signal: malfunction
        C1787 acceleration sensor signal: malfunction
        C1788 height control off switch: malfunction
        C1794 wheel speed sensor, right front: circuit
        C1812 kinetic suspension pressure sensor: malfunction
        C1831 kinetic suspension accumulator solenoid, upper: malfunction
        C1832 kinetic suspension accumulator solenoid, lower: malfunction
        C1851 kinetic suspension pressure: too low
        C1853 kinetic suspension pressure: too high
        C1879 acceleration sensor zero point: not learned
        C1881 kinetic suspension control module: malfunction
        C1882 kinetic suspension control module supply voltage: malfunction
        C1883 vehicle speed sensor: circuit
        C1884 steering angle sensor: circuit
        C1887 acceleration sensor: circuit
        C1A0A front radar sensor region code: incorrect
        C1A10 front radar sensor: malfunction
        C1A11 front radar sensor optical axis: alignment
        C1A14 front radar sensor beam axis: not adapted
        C1A45 vehicle speed sensor: malfunction
        C1A46 yaw rate sensor: malfunction
        C1A47 steering angle sensor: malfunction
        C1A4A skid control buzzer: circuit
        C1A4B brake lamp relay: circuit
        C1A50 brake system: malfunction
        C1A7F front recognition camera analog-digital converter: internal
        C1A8C front radar sensor main microcomputer: memory
        C1A8D front radar sensor supply voltage: out of range
        C1A90 front radar sensor millimeter-wave unit: malfunction
        C1A93 front recognition camera main microcomputer: memory
        C1A94 front recognition camera image processing microcomputer: malfunction
        C1A95 front recognition camera image processing module: malfunction
        C1AA0 front camera module: circuit
        C1AA1 front camera module region information: incorrect
        C1AA2 vehicle speed signal: out of tolerance
        C1AA3 vehicle speed sensor: circuit
        C1AA4 yaw rate sensor: circuit
        C1AA5 yaw rate sensor power supply: circuit
        C1AA7 skid control buzzer: circuit
        C1AA8 front recognition camera optical axis: alignment
        C1AA9 front camera module optical axis: not adapted
        C1AAA front camera module region information: not programmed
        C1AAE front recognition camera heater: malfunction
        C1AB0 blind spot monitor door mirror indicator (master): shorted to battery
        C1AB1 blind spot monitor door mirror indicator (slave): shorted to battery
        C1AB2 blind spot monitor door mirror indicator (master): shorted to ground
        C1AB3 blind spot monitor door mirror indicator (slave): shorted to ground
        C1AB4 blind spot monitor door mirror indicator: open
        C1AB5 blind spot monitor door mirror indicator: open
        C1AB6 blind spot monitor rear side radar sensor: malfunction
        C1AB7 blind spot monitor rear side radar sensor: malfunction
        C1AB8 blind spot monitor region information: not programmed
        C1ABB blind spot monitor master module beam axis inspection: incomplete
        C1ABC blind spot monitor slave module beam axis inspection: incomplete
        C1ABE blind spot monitor buzzer: short to ground or open
        C1AC1 blind spot monitor rear side radar sensor horizontal axis: alignment
        C1AC2 blind spot monitor rear side radar sensor horizontal axis: alignment
        C1AE1 ultrasonic sensor, left front corner: internal
        C1AE2 ultrasonic sensor, left front center: internal
        C1AE3 ultrasonic sensor, right front center: internal
        C1AE4 ultrasonic sensor, right front corner: internal
        C1AE6 ultrasonic sensor, left rear corner: internal
        C1AE7 ultrasonic sensor, left rear center: internal
        C1AE8 ultrasonic sensor, right rear center: internal
        C1AE9 ultrasonic sensor, right rear corner: internal
        C2111 tire pressure sensor 1: disabled
        C2112 tire pressure sensor 2: disabled
        C2113 tire pressure sensor 3: disabled
        C2114 tire pressure sensor 4: disabled
        C2115 tire pressure sensor: disabled
        C2121 tire pressure sensor 1 signal: not received
        C2122 tire pressure sensor 2 signal: not received
        C2123 tire pressure sensor 3 signal: not received
        C2124 tire pressure sensor 4 signal: not received
        C2125 tire pressure sensor signal: not received
        C2126 tire pressure sensor ID: not received
        C2128 automatic tire pressure sensor ID registration: active
        C2141 tire pressure sensor 1: malfunction
        C2142 tire pressure sensor 2: malfunction
        C2143 tire pressure sensor 3: malfunction
        C2144 tire pressure sensor 4: malfunction
        C2145 tire pressure sensor: malfunction
        C2165 temperature inside tire: too high
        C2166 temperature inside tire: too high
        C2167 temperature inside tire: too high
        C2168 temperature inside tire: too high
        C2169 temperature inside tire: too high
        C2171 tire pressure sensor ID: not programmed
        C2173 engine speed or vehicle speed signal: not received
        C2176 tire pressure monitoring receiver: malfunction
        C2177 tire pressure monitoring initialization: incomplete
        C2179 tire pressure monitoring module: lost communication
        C2181 tire pressure sensor 1 signal in test mode: not received
        C2182 tire pressure sensor 2 signal in test mode: not received
        C2183 tire pressure sensor 3 signal in test mode: not received
        C2184 tire pressure sensor 4 signal in test mode: not received
        C2191 vehicle speed signal: circuit
        C2194 engine speed signal: circuit
        C2198 tire pressure monitoring initialization switch: malfunction
        C2A63 rear camera: internal
        C2A6A rear camera response: malfunction
        P101A air-fuel ratio sensor heater, bank 1 sensor 1: stuck on
        P101D air-fuel ratio sensor heater, bank 1 sensor 1: stuck on
        P1023 camshaft position signal output B: circuit
        P102A oxygen sensor heater, bank 1 sensor 2: stuck on
        P102D oxygen sensor heater, bank 1 sensor 2: stuck on
        P103D air-fuel ratio sensor heater, bank 2 sensor 1: stuck on
        P105D oxygen sensor heater, bank 2 sensor 2: stuck on
        P106A evaporative emission pressure and intake air pressure: correlation
        P106B evaporative emission pressure and secondary air pressure sensors: correlation
        P106C evaporative emission pressure and barometric pressure: correlation
        P106D evaporative emission pressure and boost pressure sensors: correlation
        P107A low-pressure fuel rail pressure sensor: implausible
        P1081 hydrocarbon adsorber switching valve, bank 1: stuck open
        P1082 hydrocarbon adsorber switching valve: malfunction
        P1083 hydrocarbon adsorber switching valve: malfunction
        P1084 hydrocarbon adsorber switching valve: malfunction
        P109E evaporative emission pressure sensor A and crankcase pressure sensor A: correlation
        P1100 barometric pressure sensor: circuit
        P111A engine coolant temperature sensors 1 and 3: correlation
        P111C control module temperature sensor and intake air temperature sensor: correlation
        P1120 accelerator pedal position sensor: circuit
        P1121 accelerator pedal position sensor: range
        P1125 throttle actuator motor: circuit
        P1126 throttle actuator clutch: circuit
        P1127 throttle actuator power supply: circuit
        P1128 throttle actuator motor: stiff or blocked
        P1129 electronic throttle control system: malfunction
        P1130 air-fuel ratio sensor, bank 1 sensor 1: range
        P1133 air-fuel ratio sensor, bank 1 sensor 1: slow
        P1135 air-fuel ratio sensor heater, bank 1 sensor 1: circuit
        P1150 air-fuel ratio sensor, bank 2 sensor 1: range
        P1153 air-fuel ratio sensor, bank 2 sensor 1: slow
        P1155 air-fuel ratio sensor heater: circuit
        P1170 port fuel injection: performance
        P117B direct fuel injection: performance
        P11EA air-fuel ratio with port injection, bank 1: imbalance
        P11EC air-fuel ratio with port injection, cylinder 1: imbalance
        P11ED air-fuel ratio with port injection, cylinder 2: imbalance
        P11EE air-fuel ratio with port injection, cylinder 3: imbalance
        P11EF air-fuel ratio with port injection, cylinder 4: imbalance
        P1200 fuel pump relay: circuit
        P1235 high-pressure fuel pump: open
        P1236 high-pressure fuel pump 2: circuit
        P1276 port injector 1: circuit
        P1277 port injector 2: circuit
        P1278 port injector 3: circuit
        P1279 port injector 4: circuit
        P127A port injector 5: circuit
        P127B port injector 6: circuit
        P127C port injector 7: circuit
        P127D port injector 8: circuit
        P1283 cold start fuel injection control 1: performance
        P1284 cold start fuel injection control 2: performance
        P1285 cold start fuel injection control 3: performance
        P1286 cold start fuel injection control 4: performance
        P1300 igniter 1: circuit
        P1305 igniter 2: circuit
        P1310 igniter 3: circuit
        P1315 igniter 4: circuit
        P1320 igniter 5: circuit
        P1325 igniter 6: circuit
        P1330 igniter 7: circuit
        P1335 crankshaft position sensor while engine runs: no signal
        P1341 camshaft position sensor A, bank 1 sensor 2: malfunction
        P1342 camshaft position sensor A: low
        P1343 camshaft position sensor A: high
        P1345 variable valve timing (VVT) sensor: circuit
        P1346 camshaft position sensor (VVT), bank 1: range
        P1349 variable valve timing (VVT), bank 1: malfunction
        P1350 camshaft position sensor (VVT), bank 2: circuit
        P1351 variable valve timing (VVT) sensor, bank 2: range
        P1354 variable valve timing (VVT), bank 2: malfunction
        P1360 camshaft position actuator A, bank 1: circuit
        P1361 camshaft position actuator A, bank 2: circuit
        P1362 camshaft position actuator B, bank 1: circuit
        P1363 camshaft position actuator B, bank 2: circuit
        P1364 camshaft position actuator C, bank 1: circuit
        P1365 camshaft position actuator C, bank 2: circuit
        P1378 pre-ignition: detected
        P1400 sub-throttle position sensor: malfunction
        P1401 sub-throttle position sensor: range
        P1405 turbocharger pressure sensor: circuit
        P1406 turbocharger pressure sensor: range
        P1410 EGR valve position sensor: circuit
        P1411 EGR valve position sensor: range
        P1420 evaporative emission canister: small leak
        P1421 evaporative emission canister: gross leak
        P1422 evaporative emission system, fuel tank: small leak
        P1423 evaporative emission system, fuel tank: gross leak
        P1440 secondary air injection switching valve, bank 1: circuit
        P1441 secondary air injection switching valve, bank 1: stuck open
        P1442 secondary air injection switching valve, bank 1: stuck closed
        P1443 secondary air injection switching valve, bank 2: circuit
        P1444 secondary air injection switching valve, bank 2: stuck open
        P1445 secondary air injection switching valve, bank 2: stuck closed
        P144C secondary air injection heater control: open
        P144D secondary air injection heater control: shorted
        P1450 fuel tank pressure sensor: erratic
        P1451 fuel tank pressure sensor: range
        P1452 fuel tank pressure sensor: low
        P1453 fuel tank pressure sensor: high
        P14CE evaporative emission switching valve B: short to ground or open
        P14D2 evaporative emission pressure sensor D: intermittent
        P14D7 evaporative emission pressure sensors A and D: correlation
        P1500 starter signal: circuit
        P1507 A/C auxiliary PTC heater (low): disabled
        P1508 A/C auxiliary PTC heater (high): disabled
        P1511 boost pressure: too low
        P1512 boost pressure: too high
        P1520 brake lamp switch signal: malfunction
        P1542 start-stop cranking time: too long
        P1555 reactor temperature sensor: low
        P1556 reactor temperature sensor: high
        P1557 DC/DC converter temperature sensor: circuit
        P1565 cruise control main switch: circuit
        P1570 cruise control radar sensor: malfunction
        P1572 cruise control radar sensor beam axis: alignment
        P1575 cruise control warning buzzer: malfunction
        P1578 brake system: malfunction
        P1589 acceleration sensor learning value: malfunction
        P15AD active grille air shutter A: lost communication
        P1600 engine control module battery supply: malfunction
        P1602 battery: deteriorated
        P1603 engine stall: detected
        P1604 engine start: malfunction
        P1606 crash or open crash sensor connection: detected
        P1607 cruise control input processor: malfunction
        P1610 control module processor (brake override input): malfunction
        P1613 secondary air injection driver: malfunction
        P1614 secondary air injection driver, bank 2: malfunction
        P1615 adaptive cruise control module: communication error
        P1616 adaptive cruise control module: communication error
        P1617 adaptive cruise control module: malfunction
        P161A alternator: lost communication
        P162B battery monitor module: lost communication
        P1630 communication from stability control to engine control module: malfunction
        P1631 communication from engine control module to stability control: malfunction
        P1633 engine control module: malfunction
        P163B 4WD control module: malfunction
        P1644 control module starter circuit: malfunction
        P1645 body control module: malfunction
        P1656 camshaft oil control valve, bank 1: circuit
        P1658 wastegate valve control: circuit
        P1661 exhaust gas control valve: circuit
        P1662 exhaust bypass valve control: circuit
        P1663 camshaft oil control valve, bank 2: malfunction
        P1690 variable valve lift oil control valve: circuit
        P1692 variable valve lift oil control valve: malfunction
        P1693 variable valve lift oil control valve: malfunction
        P16B3 multi-flow control valve motor: current high
        P16B4 multi-flow control valve stopper: linkage
        P16B5 multi-flow control valve sensor: short to battery or open
        P16B8 multi-flow control valve: stuck
        P16E8 battery monitor module current: out of range
        P1702 automatic transmission solenoid shutdown: stuck off
        P1703 automatic transmission solenoid output: malfunction
        P1705 direct clutch speed sensor: malfunction
        P1715 rear wheel speed sensor: malfunction
        P1725 input turbine speed sensor: malfunction
        P1730 counter gear speed sensor: malfunction
        P1755 torque converter clutch solenoid: circuit
        P1760 transmission line pressure control solenoid: malfunction
        P1765 transmission accumulator pressure control solenoid: malfunction
        P1780 park/neutral position switch: malfunction
        P1782 transfer case L4 position switch: malfunction
        P1783 transfer case neutral position switch: malfunction
        P17A8 transfer case shift motor control: short to battery
        P17A9 transfer case shift motor control: low
        P17AA transfer case shift motor control: high
        P17AC transfer case shift motor limit switch: malfunction
        P17B9 differential actuator control module: internal
        P17C2 rear differential actuator A control voltage: out of range
        P17CA rear differential lock switch A: stuck off
        P17DE center differential lock shift motor: open
        P17DF center differential lock limit switch: correlation
        P17F4 rear differential actuator A current sensor A: bias
        P17F8 transfer case high-low motor: open
        P17F9 transfer case shift motor current sensor A: bias
        P17FB transfer case high-low motor limit switch: correlation
        P1815 transmission shift control solenoid: malfunction
        P1818 transmission shift control solenoid: malfunction
        P1A00 hybrid/EV battery cell voltage detection: malfunction
        P1A60 hybrid/EV battery cell voltage: too high
        P1A61 hybrid/EV battery cell voltage: too low
        P1A80 hybrid/EV battery state of charge difference, stack 1: too high
        P1A81 hybrid/EV battery state of charge difference: too high
        P1A85 hybrid/EV battery state of charge difference: too high
        P1A86 hybrid/EV battery state of charge difference: too high
        P1AC0 hybrid/EV battery cell voltage: too low
        P1AD0 hybrid/EV battery block: resistance high
        P1C2B drive motor A control module A/D converter: malfunction
        P1C5D drive motor A inverter: current high
        P1C60 hybrid generator control module position sensor reference supply: intermittent
        P1C62 hybrid generator control module offset supply: intermittent
        P1C65 hybrid generator control module: intermittent
        P1C67 drive motor A phase U-V-W current sensor: intermittent
        P1C6A drive motor shutdown signal: stuck off
        P1C7C hybrid/EV battery voltage system, A/C area: isolation
        P1C7D hybrid/EV battery voltage system, battery area: isolation
        P1C7E hybrid/EV battery voltage system, transaxle area: isolation
        P1C7F hybrid/EV battery voltage system, direct current area: isolation
        P1C81 high voltage power consumer: shorted
        P1C82 high voltage power supply overload: detected
        P1C83 high voltage power supply voltage sensor after boosting: malfunction
        P1C84 short circuit in high voltage power supply while ready: detected
        P1C85 high voltage power supply: internal
        P1C9E hybrid/EV system reset: stuck off
        P1CAD drive motor A position sensor: internal
        P1CB0 drive motor A position sensor reference: frequency
        P1CB6 drive motor A inverter voltage sensor: stuck on
        P1CBB hybrid/EV battery current sensor supply: short to ground or open
        P1CBE hybrid/EV battery voltage difference, block 1: out of range
        P1CBF hybrid/EV battery voltage difference, block 2: out of range
        P1CC0 hybrid/EV battery voltage difference, block 3: out of range
        P1CC1 hybrid/EV battery voltage difference, block 4: out of range
        P1CC2 hybrid/EV battery voltage difference, block 5: out of range
        P1CC3 hybrid/EV battery voltage difference, block 6: out of range
        P1CC4 hybrid/EV battery voltage difference, block 7: out of range
        P1CC5 hybrid/EV battery voltage difference, block 8: out of range
        P1CC6 hybrid/EV battery voltage difference, block 9: out of range
        P1CC7 hybrid/EV battery voltage difference, block 10: out of range
        P1CCC DC/DC converter enable signal: internal
        P1CFD hybrid/EV battery voltage difference, block 11: out of range
        P3000 hybrid battery control system: malfunction
        P3004 short circuit in high voltage power supply during precharge: detected
        P3006 hybrid battery voltage: imbalance
        P3011 hybrid/EV battery block 1: resistance
        P3012 hybrid/EV battery block 2: resistance
        P3013 hybrid/EV battery block 3: resistance
        P3014 hybrid/EV battery block 4: resistance
        P3015 hybrid/EV battery block 5: resistance
        P3016 hybrid/EV battery block 6: resistance
        P3017 hybrid/EV battery block 7: resistance
        P3018 hybrid/EV battery block 8: resistance
        P3019 hybrid/EV battery block 9: resistance
        P301A hybrid/EV battery cell voltage detection: malfunction
        P3020 hybrid/EV battery block 10: resistance
        P3021 hybrid/EV battery block 11: resistance
        P3022 hybrid/EV battery block 12: malfunction
        P3030 hybrid battery voltage sensing line: open
        P3065 hybrid/EV battery temperature sensor group 1: correlation
        P306A hybrid/EV battery temperature sensor group 2: correlation
        P308A hybrid/EV battery voltage sensor: open
        P3107 airbag control module: lost communication
        P314A motor electronics coolant pump A: no signal
        P3191 engine: failed to start
        P3193 fuel tank: empty
        P31AA hybrid/EV battery cell voltage: too high
        P31AB hybrid/EV battery cell voltage: too low
        P31B3 hybrid/EV battery voltage: too high
        P31B4 hybrid/EV battery charging current: too high
        P321E motor/generator inverter shutdown signal: stuck off
        P323A backup boost converter A voltage: too low
        P323B backup boost converter A control: malfunction
        P323C start-stop control module internal backup boost converter: malfunction
        P33B3 external backup boost converter: circuit
        P33BF motor/generator side shutdown signal: stuck off
        U1002 gateway module: lost communication
        U1103 stop-start control module: lost communication
        U1106 electric parking brake module: lost communication
        U1107 power management module: lost communication
        U1110 intuitive parking assist module: lost communication
        U1112 combination switch module: lost communication
        U1114 main switch module: lost communication
        U1115 tilt and telescopic module: lost communication
        U1117 accessory gateway: lost communication
        U111A engine control module A (channel 2): lost communication
        U1150 hybrid powertrain control module: lost communication
        U1159 electronic brake booster control module A (channel 3): lost communication
        U115C engine control module A (channel 5): lost communication
        U1170 brake system control module (channel 2): lost communication
        U1171 brake system control module (channel 3): lost communication
        U1177 side obstacle detection control module A (channel 2): lost communication
        U1178 side obstacle detection control module B (channel 2): lost communication
        U117D brake system control module (channel 4): lost communication
        U11D0 combination meter (local bus): lost communication
        U11D3 Qi wireless charger (local bus): lost communication
        U1303 stop-start control module: incompatible software
        U130C image processing module A: incompatible software
        U1317 gateway module E: incompatible software
        U1331 body control module B: incompatible software
        """
}
