extension ManufacturerCodes {
    /// Hyundai and Kia.
    static let hyundai = """
        B1000 instrument cluster: not programmed
        B1001 coding for adaptive cruise control: incorrect
        B1002 coding for electronic parking brake: incorrect
        B1003 coding for ABS: incorrect
        B1005 coding for airbag system: incorrect
        B1006 coding for pre-crash seat belt: incorrect
        B1007 coding for adaptive front lighting: incorrect
        B1008 coding for electric power steering: incorrect
        B1009 coding for four-wheel drive: incorrect
        B1010 coding for electronic stability control: incorrect
        B1020 coding for tire pressure monitoring: incorrect
        B1030 camera tolerance correction: not present
        B1040 coding for lane keeping or departure warning: incorrect
        B1080 coding for electronic suspension: incorrect
        B1101 battery voltage: too high
        B1102 battery voltage: too low
        B1111 ignition voltage: too high
        B1112 ignition voltage: too low
        B1116 battery voltage: unstable
        B1117 battery positive line: disconnected
        B1122 battery voltage at charging door module: too high
        B1123 battery voltage at charging door module: too low
        B1200 humidity sensor: open
        B1201 humidity sensor: shorted
        B1202 coolant temperature sensor: open
        B1203 coolant temperature sensor: shorted
        B1204 air mix door potentiometer, passenger: open
        B1205 air mix door potentiometer, passenger: shorted
        B1206 air direction (mode) potentiometer, passenger: open
        B1207 air direction (mode) potentiometer, passenger: shorted
        B1208 air intake door potentiometer: open
        B1209 air intake door potentiometer: shorted
        B1220 vehicle speed signal: malfunction
        B1233 front in-car temperature sensor: shorted
        B1234 front in-car temperature sensor: open
        B1237 ambient temperature sensor: shorted
        B1241 evaporator sensor: shorted
        B1242 evaporator sensor: open
        B1245 air mix door potentiometer, driver: open
        B1246 air mix door potentiometer, driver: shorted
        B1249 air direction (mode) potentiometer, driver: open
        B124A particulate matter sensor: malfunction
        B1250 air direction (mode) potentiometer, driver: shorted
        B1257 air quality sensor: open
        B1258 air quality sensor: shorted
        B1259 air quality sensor: malfunction
        B1260 rear air mix door potentiometer: open
        B1261 rear air mix door potentiometer: shorted
        B1262 rear air direction (mode) potentiometer: open
        B1263 rear air direction (mode) potentiometer: shorted
        B126A console duct air direction (mode) potentiometer: open
        B126B console duct air direction (mode) potentiometer: shorted
        B126C console duct air direction (mode) motor: malfunction
        B1275 console air direction (mode) potentiometer: open
        B1276 console air direction (mode) potentiometer: shorted
        B1277 console air mix door potentiometer: open
        B1278 console air mix door potentiometer: shorted
        B1279 console air mix switch potentiometer: open
        B1280 console air mix switch potentiometer: shorted
        B1281 automatic defogging humidity sensor: shorted
        B1282 automatic defogging humidity sensor: open
        B1283 automatic defogging air direction (mode) potentiometer: open
        B1284 automatic defogging air direction (mode) potentiometer: shorted
        B1285 automatic defogging air direction (mode) motor: malfunction
        B1286 vent air duct sensor, driver: shorted
        B1287 vent air duct sensor, driver: open
        B1288 floor air duct sensor, driver: shorted
        B1289 floor air duct sensor, driver: open
        B128A console air duct sensor: shorted
        B128B console air duct sensor: open
        B12A8 vent air duct sensor, passenger: shorted
        B12A9 vent air duct sensor, passenger: open
        B12AA floor air duct sensor, passenger: shorted
        B12AB floor air duct sensor, passenger: open
        B12B0 rear B-pillar air vent potentiometer, driver side: open
        B12B1 rear B-pillar air vent potentiometer, driver side: shorted
        B12B2 rear B-pillar air vent potentiometer, passenger side: open
        B12B3 rear B-pillar air vent potentiometer, passenger side: shorted
        B12B4 defrost air duct sensor: shorted
        B12B5 defrost air duct sensor: open
        B1301 steering angle signal: malfunction
        B1302 transmission signal: malfunction
        B1303 accelerator pedal signal: malfunction
        B1305 yaw rate sensor signal: malfunction
        B1306 brake pedal signal: malfunction
        B1316 charging door module LED: malfunction
        B1317 charging door module open switch sensor: malfunction
        B1318 charging door module position sensor: malfunction
        B1322 occupant weight classification control module: malfunction
        B1323 occupant weight classification sensor: malfunction
        B1324 occupant weight classification system: communication error
        B1326 front impact sensor, driver: shorted to ground
        B1327 front impact sensor, driver: shorted to battery
        B1328 front impact sensor, driver: malfunction
        B1329 front impact sensor, driver: communication error
        B1330 front impact sensor ID, driver: incorrect
        B1331 front impact sensor, passenger: shorted to ground
        B1332 front impact sensor, passenger: shorted to battery
        B1333 front impact sensor, passenger: malfunction
        B1334 front impact sensor, passenger: communication error
        B1335 front impact sensor ID, passenger: incorrect
        B1346 driver airbag resistance: too high
        B1347 driver airbag resistance: too low
        B1348 driver airbag: shorted to ground
        B1349 driver airbag: shorted to battery
        B1352 passenger airbag resistance: too high
        B1353 passenger airbag resistance: too low
        B1354 passenger airbag: shorted to ground
        B1355 passenger airbag: shorted to battery
        B1361 seat belt pretensioner resistance, driver: too high
        B1362 seat belt pretensioner resistance, driver: too low
        B1363 seat belt pretensioner, driver: shorted to ground
        B1364 seat belt pretensioner, driver: shorted to battery
        B1367 seat belt pretensioner resistance, passenger: too high
        B1368 seat belt pretensioner resistance, passenger: too low
        B1369 seat belt pretensioner, passenger: shorted to ground
        B136A rear seat belt pretensioner resistance, driver side: too high
        B136B rear seat belt pretensioner resistance, driver side: too low
        B136C rear seat belt pretensioner, driver side: shorted to ground
        B136D rear seat belt pretensioner, driver side: shorted to battery
        B136E rear seat belt pretensioner resistance, passenger side: too high
        B136F rear seat belt pretensioner resistance, passenger side: too low
        B1370 seat belt pretensioner, passenger: shorted to battery
        B1373 passenger airbag active vent resistance: too high
        B1374 passenger airbag active vent resistance: too low
        B1375 passenger airbag active vent: shorted to ground
        B1376 passenger airbag active vent: shorted to battery
        B1378 side airbag resistance, driver: too high
        B1379 side airbag resistance, driver: too low
        B137A rear seat belt pretensioner, passenger side: shorted to ground
        B137B rear seat belt pretensioner, passenger side: shorted to battery
        B1380 side airbag, driver: shorted to ground
        B1381 side airbag, driver: shorted to battery
        B1382 side airbag resistance, passenger: too high
        B1383 side airbag resistance, passenger: too low
        B1384 side airbag, passenger: shorted to ground
        B1385 side airbag, passenger: shorted to battery
        B1400 side impact sensor, driver: malfunction
        B1401 side impact sensor, driver: shorted to ground
        B1402 side impact sensor, driver: shorted to battery
        B1403 side impact sensor, passenger: malfunction
        B1404 side impact sensor, passenger: shorted to ground
        B1405 side impact sensor, passenger: shorted to battery
        B1406 passenger presence detection: malfunction
        B1407 passenger presence detection: communication error
        B1408 satellite impact sensor: communication error
        B1409 side impact sensor, driver: communication error
        B1410 side impact sensor, passenger: communication error
        B1412 rear side impact sensor, driver side: communication error
        B1413 rear side impact sensor, passenger side: communication error
        B1414 side impact sensor ID, driver: incorrect
        B1415 side impact sensor ID, passenger: incorrect
        B1416 rear side impact sensor ID, driver side: incorrect
        B1417 rear side impact sensor ID, passenger side: incorrect
        B1418 rear side impact sensor, driver side: malfunction
        B1419 rear side impact sensor, passenger side: malfunction
        B1429 rear side airbag resistance, driver side: too high
        B1430 rear side airbag resistance, driver side: too low
        B1431 rear side airbag, driver side: shorted to ground
        B1432 rear side airbag, driver side: shorted to battery
        B1433 rear side airbag resistance, passenger side: too high
        B1434 rear side airbag resistance, passenger side: too low
        B1435 rear side airbag, passenger side: shorted to ground
        B1436 rear side airbag, passenger side: shorted to battery
        B1447 occupant classification control module: malfunction
        B1448 occupant classification sensor mat: malfunction
        B1450 occupant classification control module: malfunction
        B1451 rear side impact sensor, driver side: shorted to ground
        B1452 rear side impact sensor, driver side: shorted to battery
        B1454 rear side impact sensor, passenger side: shorted to ground
        B1455 rear side impact sensor, passenger side: shorted to battery
        B1473 curtain airbag resistance, driver: too high
        B1474 curtain airbag resistance, driver: too low
        B1475 curtain airbag, driver: shorted to ground
        B1476 curtain airbag, driver: shorted to battery
        B1477 curtain airbag resistance, passenger: too high
        B1478 curtain airbag resistance, passenger: too low
        B1479 curtain airbag, passenger: shorted to ground
        B1480 curtain airbag, passenger: shorted to battery
        B1481 driver airbag stage 2 resistance: too high
        B1482 driver airbag stage 2 resistance: too low
        B1483 driver airbag stage 2: shorted to ground
        B1484 driver airbag stage 2: shorted to battery
        B1485 passenger airbag stage 2 resistance: too high
        B1486 passenger airbag stage 2 resistance: too low
        B1487 passenger airbag stage 2: shorted to ground
        B1488 passenger airbag stage 2: shorted to battery
        B1489 occupant detection control module: malfunction
        B1490 occupant classification system: malfunction
        B1493 occupant classification system: communication error
        B1494 occupant classification system ID: incorrect
        B1495 seat belt tension sensor: malfunction
        B1496 occupant classification system: not adapted
        B1497 carbon dioxide sensor: shorted
        B1498 carbon dioxide sensor: open
        B1499 seat belt automatic locking retractor: malfunction
        B1511 seat belt buckle switch, driver: open or shorted to battery
        B1512 seat belt buckle switch, driver: shorted
        B1513 seat belt buckle switch, passenger: open or shorted to battery
        B1514 seat belt buckle switch, passenger: shorted
        B1515 seat belt buckle switch, driver: malfunction
        B1516 seat belt buckle switch, passenger: malfunction
        B1581 ignition switch signal: malfunction
        B1588 front wiper and washer multifunction switch: malfunction
        B1589 rear wiper and washer multifunction switch: malfunction
        B1590 light multifunction switch: malfunction
        B1591 turn signal multifunction switch: malfunction
        B1594 multifunction switch auto position signal: malfunction
        B1596 console air mix on/off switch potentiometer: open
        B1597 console air mix on/off switch potentiometer: shorted
        B15B0 charging door module immediate charging switch: malfunction
        B1602 CAN line: malfunction
        B1603 CAN communication: bus off
        B1604 body control module: lost communication
        B1605 driver door module: lost communication
        B1606 passenger door module: lost communication
        B1607 power seat module: lost communication
        B1609 smart junction box: lost communication
        B160C PTC heater: lost communication
        B160F identity authentication unit local CAN: bus off
        B1611 front area module: lost communication
        B1612 rear area module: lost communication
        B161C outside mirror unit LIN, right: communication error
        B161E camera: internal
        B161F camera input: malfunction
        B1620 airbag control module: internal
        B1621 control module hardware: malfunction
        B1622 control module software: malfunction
        B1624 EEPROM: malfunction
        B1625 engine control module data: malfunction
        B1627 EEPROM: memory
        B1628 module configuration conflict: detected
        B162C camera power supply: shorted
        B1631 safety power window LIN, left front: communication error
        B1632 safety power window LIN, right front: communication error
        B1633 safety power window LIN, left rear: communication error
        B1634 safety power window LIN, right rear: communication error
        B1636 LIN communication: malfunction
        B1639 dynamic bending light LIN, left: communication error
        B163E rain sensor module LIN communication: malfunction
        B163F siren LIN communication: malfunction
        B1640 multifunction switch: lost communication
        B1644 airbag control module: lost communication
        B1648 occupant detection sensor: lost communication
        B1649 rollover crash record: present
        B164C integrated body control unit: lost communication
        B164D wireless power charging module: lost communication
        B164F identity authentication unit: lost communication
        B1650 frontal crash record (stage 1 only): present
        B1651 crash record for driver side airbag: present
        B1652 crash record for passenger side airbag: present
        B1657 crash record for seat belt pretensioner only: present
        B1658 six seat belt pretensioner deployments: detected
        B165A Bluetooth module: malfunction
        B165B identity authentication unit I2C communication: malfunction
        B165C identity authentication unit learning with integrated body control unit: malfunction
        B166D door handle module, left front: malfunction
        B166E door handle module, right front: malfunction
        B1670 frontal crash record (full stage): present
        B1672 A/C pressure transducer signal: malfunction
        B1676 crash record for driver side restraints with frontal crash: present
        B1677 crash record for passenger side restraints with frontal crash: present
        B1678 airbag control module scrap record: present
        B167F Bluetooth module LIN: bus off
        B1683 coding count: upper limit
        B1684 unconfigured device: detected
        B1685 engine speed signal: malfunction
        B1686 vehicle speed sensor signal: malfunction
        B1687 engine coolant temperature sensor signal: malfunction
        B1688 cluster ionizer (air purifier): malfunction
        B1689 power distribution module: lost communication
        B168A smart key module: lost communication
        B168E power tailgate module: lost communication
        B1695 A/C compressor: lost communication
        B1696 A/C compressor operating state: incorrect
        B1697 airbag control module: communication error
        B1698 steering wheel remote control: lost communication
        B1699 audio and navigation head unit: lost communication
        B169B outside mirror unit LIN, left: communication error
        B16A0 outside mirror ambient sensor signal: malfunction
        B16A1 photo sensor signal, left: malfunction
        B16A2 photo sensor signal, right: malfunction
        B16A7 camera output: malfunction
        B16A8 smart key interior antenna 1: malfunction
        B16A9 smart key interior antenna 2: malfunction
        B16AA smart key interior antenna 3: malfunction
        B16AB smart key rear bumper antenna: malfunction
        B16AC smart key door handle antenna, driver side: malfunction
        B16AD smart key door handle antenna, passenger side: malfunction
        B16AF smart key front bumper antenna: malfunction
        B16B2 wireless power charging module: internal
        B16B7 camera input, front: malfunction
        B16B8 camera input, rear: malfunction
        B16B9 camera input, left: malfunction
        B16BA camera input, right: malfunction
        B16C5 door handle module, left front: lost communication
        B16C6 door handle module, right front: lost communication
        B16F8 charging door module internal communication: malfunction
        B1711 driver knee airbag resistance: too high
        B1712 driver knee airbag resistance: too low
        B1713 driver knee airbag: shorted to ground
        B1714 driver knee airbag: shorted to battery
        B1730 seat belt anchor pretensioner resistance, driver: too high
        B1731 seat belt anchor pretensioner resistance, driver: too low
        B1732 seat belt anchor pretensioner, driver: shorted to ground
        B1733 seat belt anchor pretensioner, driver: shorted to battery
        B1734 seat belt anchor pretensioner resistance, passenger: too high
        B1735 seat belt anchor pretensioner resistance, passenger: too low
        B1736 seat belt anchor pretensioner, passenger: shorted to ground
        B1737 seat belt anchor pretensioner, passenger: shorted to battery
        B1738 side impact pressure sensor ID, driver: incorrect
        B1739 side impact pressure sensor, driver: malfunction
        B1740 side impact pressure sensor, driver: shorted to ground
        B1741 side impact pressure sensor, driver: shorted to battery
        B1742 side impact pressure sensor, driver: communication error
        B1744 side impact pressure sensor ID, passenger: incorrect
        B1745 side impact pressure sensor, passenger: malfunction
        B1746 side impact pressure sensor, passenger: shorted to ground
        B1747 side impact pressure sensor, passenger: shorted to battery
        B1748 side impact pressure sensor, passenger: communication error
        B1762 airbag control module coding: malfunction
        B1763 occupant classification control module: malfunction
        B1764 occupant classification sensor mat: malfunction
        B1767 occupant classification algorithm: switched off
        B1773 rear climate control CAN communication: malfunction
        B1774 climate control panel CAN communication: malfunction
        B1777 PTC heater power transistor: malfunction
        B1800 side crash signal for door unlocking: detected
        B1804 HVAC blower motor: malfunction
        B1807 electric compressor message: not received
        B1815 PTC heater CAN signal: not received
        B1818 PTC heater interlock: malfunction
        B1821 electric compressor voltage: too low
        B1822 electric compressor voltage: too high
        B1823 electric compressor: over temperature
        B1824 electric compressor: over current
        B1825 electric compressor: under temperature
        B1826 electric compressor restart: malfunction
        B1827 electric compressor current sensor: malfunction
        B182B electric compressor: shorted
        B182E PTC heater low-voltage supply: too low
        B182F PTC heater low-voltage supply: too high
        B1830 PTC heater high-voltage supply: too low
        B1831 PTC heater high-voltage supply: too high
        B1832 PTC heater: over current
        B1833 PTC heater thermal shutdown: activated
        B1834 PTC heater circuit board thermal shutdown: activated
        B1835 PTC heater high-voltage sensor: malfunction
        B1836 PTC heater low-voltage sensor: malfunction
        B1837 PTC heater current sensor: malfunction
        B1838 PTC heater circuit board temperature sensor: circuit
        B1839 PTC heater core temperature sensor: circuit
        B184A refrigerant temperature sensor 1: open
        B184B refrigerant temperature sensor 1: shorted
        B184C refrigerant temperature sensor 2: open
        B184D refrigerant temperature sensor 2: shorted
        B185C battery cooling valve (evaporator): open
        B185D battery cooling valve (evaporator): shorted
        B1860 expansion valve refrigerant temperature sensor: open
        B1861 expansion valve refrigerant temperature sensor: shorted
        B1869 refrigerant pressure and temperature sensor (high pressure): malfunction
        B186A refrigerant pressure and temperature sensor (low pressure): malfunction
        B186C HVAC brushless motor: over current
        B186D HVAC brushless motor voltage: too low
        B186E HVAC brushless motor voltage: too high
        B186F HVAC brushless motor: stuck
        B1871 refrigerant expansion valve voltage: too low
        B1872 refrigerant expansion valve: over temperature
        B1873 refrigerant expansion valve: under temperature
        B1874 refrigerant expansion valve: electrical
        B1875 refrigerant expansion valve: malfunction
        B1876 refrigerant expansion valve LIN: communication error
        B1877 refrigerant expansion valve voltage: too high
        B1878 HVAC brushless motor: over temperature
        B187A HVAC brushless motor controller: switched off
        B187C HVAC brushless motor LIN: communication error
        B1880 battery chiller refrigerant valve voltage: too high
        B1881 battery chiller refrigerant valve voltage: too low
        B1882 battery chiller refrigerant valve: over temperature
        B1883 battery chiller refrigerant valve: under temperature
        B1884 battery chiller refrigerant valve: electrical
        B1885 battery chiller refrigerant valve: malfunction
        B1886 battery chiller refrigerant valve LIN: communication error
        B1890 refrigerant three-way valve voltage: too high
        B1891 refrigerant three-way valve voltage: too low
        B1892 refrigerant three-way valve: over temperature
        B1893 refrigerant three-way valve: under temperature
        B1894 refrigerant three-way valve: electrical
        B1895 refrigerant three-way valve: malfunction
        B1896 refrigerant three-way valve LIN: communication error
        B18A0 dehumidifying refrigerant two-way valve voltage: too high
        B18A1 dehumidifying refrigerant two-way valve voltage: too low
        B18A2 dehumidifying refrigerant two-way valve: over temperature
        B18A3 dehumidifying refrigerant two-way valve: under temperature
        B18A4 dehumidifying refrigerant two-way valve: electrical
        B18A5 dehumidifying refrigerant two-way valve: malfunction
        B18A6 dehumidifying refrigerant two-way valve LIN: communication error
        B18A7 cooling three-way valve voltage: too high
        B18A8 cooling three-way valve voltage: too low
        B18A9 cooling three-way valve: over temperature
        B18AA cooling three-way valve: under temperature
        B18AB cooling three-way valve: electrical
        B18AC cooling three-way valve: malfunction
        B18AD cooling three-way valve LIN: communication error
        B18CF identity authentication unit serial interface: malfunction
        B1905 rain sensor (1): malfunction
        B1906 rain sensor (2): malfunction
        B1907 rain sensor (3): malfunction
        B1910 outside mirror horizontal motor or sensor, left: malfunction
        B1911 outside mirror vertical motor or sensor, left: malfunction
        B1912 outside mirror horizontal motor or sensor, right: malfunction
        B1913 outside mirror vertical motor or sensor, right: malfunction
        B1952 outside mirror defogger: malfunction
        B1959 steering column tilt position sensor: malfunction
        B1960 steering column telescopic position sensor: malfunction
        B1971 park (P) position input: malfunction
        B1978 electric steering column lock: malfunction
        B1987 secondary microcontroller: malfunction
        B1988 electric steering column lock battery line: shorted to battery
        B1989 electric steering column lock ground line: shorted to battery
        B1990 electric steering column lock battery line: shorted to ground
        B1991 immobilizer transmit line: shorted to ground
        B2000 rollover event without restraint activation: detected
        B2004 crash record for seat belt pretensioner with knee airbag: present
        B2040 seat belt adaptive load limiter resistance, driver: too high
        B2041 seat belt adaptive load limiter resistance, driver: too low
        B2042 seat belt adaptive load limiter, driver: shorted to ground
        B2043 seat belt adaptive load limiter, driver: shorted to battery
        B2115 rear defogger relay: malfunction
        B2119 windshield defogger relay: malfunction
        B2200 dynamic bending light LIN, right: communication error
        B2201 headlamp leveling LIN, left: communication error
        B2202 headlamp leveling LIN, right: communication error
        B2209 vehicle control unit: lost communication
        B2210 motor control unit: lost communication
        B2211 battery management system: lost communication
        B2325 headlamp swivel module, left: malfunction
        B2326 headlamp swivel module, right: malfunction
        B2330 driver door lock actuator: malfunction
        B2331 driver door unlock actuator: malfunction
        B2333 passenger door unlock actuator: malfunction
        B2352 daytime running lamp, left: shorted to ground
        B2353 daytime running lamp, right: shorted to ground
        B2354 daytime running lamp: shorted to ground
        B2400 headlamp leveling motor, left: malfunction
        B2401 headlamp leveling motor, right: malfunction
        B2405 rear air mix door motor: malfunction
        B2406 air mix door motor, driver: malfunction
        B2408 air intake door motor: malfunction
        B2409 air direction (mode) motor, driver: malfunction
        B2411 rear air direction (mode) motor: malfunction
        B2415 air mix door motor, passenger: malfunction
        B2416 air direction (mode) motor, passenger: malfunction
        B241A rear cool air temperature motor: malfunction
        B241B rear warm air temperature motor: malfunction
        B2441 rear wiper park position detection: malfunction
        B2447 console air direction (mode) motor: malfunction
        B2448 console air mix door motor: malfunction
        B244C rear B-pillar air vent motor, driver side: malfunction
        B244D rear B-pillar air vent motor, passenger side: malfunction
        B2470 electric compressor interlock: malfunction
        B2473 haptic warning system: open
        B2474 haptic warning system: shorted to ground
        B24B0 power tailgate module assembly line mode: active
        B24B5 power tailgate unlatching: malfunction
        B24B6 power tailgate spindle Hall sensor, left: malfunction
        B24B7 power tailgate spindle Hall sensor, right: malfunction
        B24B8 power tailgate anti-pinch sensor, left: malfunction
        B24B9 power tailgate anti-pinch sensor, right: malfunction
        B24BA power tailgate latch cinching rewind: malfunction
        B24BB power tailgate latch home position switch: malfunction
        B24D0 power trunk module assembly line mode: active
        B24D1 power trunk lid unlatching: malfunction
        B24E0 charging door module motor drive: malfunction
        B24F0 power tailgate latch switch combination: malfunction
        B2500 airbag warning lamp: malfunction
        B2502 passenger airbag telltale lamp: malfunction
        B2510 high beam headlamp, right: shorted to ground
        B2511 high beam headlamp, left: shorted to ground
        B2512 low beam headlamp, right: shorted to ground
        B2513 low beam headlamp, left: shorted to ground
        B2514 external tail lamp, right: shorted to ground
        B2515 external tail lamp, left: shorted to ground
        B2516 front fog lamp: shorted to ground
        B2517 internal tail lamp: shorted to ground
        B251A rear fog lamp: shorted to ground
        B251B bi-function headlamp, right: shorted to ground
        B251C bi-function headlamp, left: shorted to ground
        B251D stop lamp, right: shorted to ground
        B251E stop lamp, left: shorted to ground
        B251F high-mounted stop lamp: shorted to ground
        B2522 turn signal lamp, left front: shorted to ground
        B2523 turn signal lamp, left rear: shorted to ground
        B2524 turn signal lamp, right front: shorted to ground
        B2525 turn signal lamp, right rear: shorted to ground
        B2529 driver door courtesy lamp: malfunction
        B2533 passenger door courtesy lamp: malfunction
        B2535 turn signal lamp, right: shorted to ground
        B2537 turn signal lamp, right: open
        B2539 turn signal lamp, left: shorted to ground
        B2541 turn signal lamp, left: open
        B2543 high beam headlamp, right: shorted to ground
        B2545 high beam headlamp, right: open
        B2547 high beam headlamp, left: shorted to ground
        B2549 high beam headlamp, left: open
        B2551 low beam headlamp, right: shorted to ground
        B2553 low beam headlamp, right: open
        B2555 low beam headlamp, left: shorted to ground
        B2557 low beam headlamp, left: open
        B2559 front fog lamp, right: shorted to ground
        B2561 front fog lamp, right: open
        B2563 front fog lamp, left: shorted to ground
        B2565 front fog lamp, left: open
        B2571 position lamp, right: shorted to ground
        B2573 position lamp, right: open
        B2575 position lamp, left: shorted to ground
        B2577 position lamp, left: open
        B2579 tail marker lamp, right rear: shorted to ground
        B2581 tail marker lamp, right rear: open
        B2583 tail marker lamp, left rear: shorted to ground
        B2585 tail marker lamp, left rear: open
        B2587 back-up lamp: shorted to ground
        B2589 back-up lamp: open
        B258C external tail lamp, right rear: shorted to ground
        B258D external tail lamp, left rear: shorted to ground
        B2599 rear blower switch illumination: shorted to ground
        B2602 low beam headlamp, left: open
        B2603 low beam headlamp, right: open
        B2608 turn signal lamp, left front: open
        B2609 turn signal lamp, right front: open
        B260A turn signal lamp, left rear: open
        B260B turn signal lamp, right rear: open
        B2610 back-up lamp: shorted to ground
        B2613 airbag control module warning lamp message: malfunction
        B2614 instrument cluster airbag warning lamp: circuit
        B2615 airbag warning lamp message mismatch (module and cluster): detected
        B2616 instrument cluster airbag warning lamp message: incorrect
        B2617 instrument cluster airbag warning lamp message: not received
        B2618 instrument cluster airbag warning lamp message (CAN bus): not received
        B2619 front seat heating and ventilation unit: lost communication
        B2620 rear seat heating and ventilation unit: lost communication
        B2621 mood lamp module: lost communication
        B2622 cockpit mood lamp 0: malfunction
        B2623 cockpit mood lamp 0 LIN: communication error
        B2624 cockpit mood lamp 1: malfunction
        B2625 cockpit mood lamp 1 LIN: communication error
        B2626 cockpit mood lamp 2: malfunction
        B2627 cockpit mood lamp 2 LIN: communication error
        B262A door mood lamp 0, left front: malfunction
        B262B door mood lamp 0 LIN, left front: communication error
        B262C door mood lamp 1, left front: malfunction
        B262D door mood lamp 1 LIN, left front: communication error
        B262E door mood lamp 0, right front: malfunction
        B262F door mood lamp 0 LIN, right front: communication error
        B2630 door mood lamp 1, right front: malfunction
        B2631 door mood lamp 1 LIN, right front: communication error
        B2632 door mood lamp 0, left rear: malfunction
        B2633 door mood lamp 0 LIN, left rear: communication error
        B2634 door mood lamp 1, left rear: malfunction
        B2635 door mood lamp 1 LIN, left rear: communication error
        B2636 door mood lamp 0, right rear: malfunction
        B2637 door mood lamp 0 LIN, right rear: communication error
        B2638 door mood lamp 1, right rear: malfunction
        B2639 door mood lamp 1 LIN, right rear: communication error
        B263A floor console mood lamp 0: malfunction
        B263B floor console mood lamp 0 LIN: communication error
        B2677 control module: internal
        B2678 rear occupant alert module: lost communication
        B2679 rear occupant alert CAN: bus off
        B2705 near field communication antenna: malfunction
        B2800 multimedia CAN: bus off
        B2801 multimedia CAN single line: malfunction
        B2803 audio amplifier: lost communication
        B2804 automatic climate control: lost communication
        B2806 display: lost communication
        B2810 around view monitor or parking guide system: lost communication
        B2815 high-speed CAN: malfunction
        B2817 I-CAN: bus off
        B2824 front microphone connection: malfunction
        B2826 GPS antenna: shorted
        B2827 GPS antenna: open
        B2829 radio and audio signal processor communication: malfunction
        B2832 video decoder: communication error
        B2833 echo canceller: communication error
        B2835 phone connectivity service: malfunction
        B2837 GPS module: communication error
        B2839 satellite radio module: communication error
        B2840 Bluetooth module: communication error
        B2841 USB communication: malfunction
        B2843 multimedia terminal connection: malfunction
        B2848 satellite radio antenna: shorted
        B2849 satellite radio antenna: open
        B284E digital radio antenna: shorted
        B284F digital radio antenna: open
        B2853 head-up display warp correction: not present
        B2856 inside mirror button: stuck
        B2861 front low-voltage differential signaling cable: malfunction
        B2871 modem: communication error
        B28C0 AM/FM 1 radio antenna: shorted
        B28C1 AM/FM 1 radio antenna: open
        B28C2 FM 2 radio antenna: shorted
        B28C3 FM 2 radio antenna: open
        B28C6 cellular antenna 1: shorted
        B28C7 cellular antenna 1: open
        B2915 woofer, left front: open
        B2916 woofer, right front: open
        B2917 midrange and tweeter speaker, left front: open
        B2918 midrange and tweeter speaker, right front: open
        B2919 center speaker, front: open
        B291A woofer, left rear: open
        B291B woofer, right rear: open
        B291E surround speaker, left: open
        B291F surround speaker, right: open
        B2920 subwoofer 1: open
        B2921 subwoofer 2: open
        B2922 noise cancellation microphone, rear: open
        B292B speaker, left front: shorted
        B292C speaker, right front: shorted
        B292D speaker, left rear: shorted
        B292E speaker, right rear: shorted
        B292F S/PDIF digital audio: communication error
        B2930 noise cancellation acceleration sensor 1: open
        B2931 noise cancellation acceleration sensor 2: open
        B2932 noise cancellation acceleration sensor 3: open
        B2933 noise cancellation acceleration sensor 4: open
        B2935 microphone 1: open
        B2936 microphone 2: open
        B2937 microphone 3: open
        B2938 microphone 4: open
        B2939 microphone 5: open
        B293A microphone 6: open
        B2941 audio output wire connection: malfunction
        B2943 speaker connection, left front: malfunction
        B2944 speaker connection, right front: malfunction
        B2945 speaker connection, left rear: malfunction
        B2946 speaker connection, right rear: malfunction
        B2949 radio antenna connection and reception: malfunction
        B2955 instrument cluster: lost communication
        B2957 clock: lost communication
        B2958 central gateway: lost communication
        B2979 Wi-Fi module: communication error
        B2983 digital radio module: communication error
        C1101 battery voltage: too high
        C1102 battery voltage: low
        C1103 ignition voltage: malfunction
        C1104 ignition voltage: too high
        C1105 ignition voltage: too low
        C1109 electric power steering ignition supply: open
        C1112 sensor supply voltage: malfunction
        C1113 5 V sensor supply: malfunction
        C1114 12 V sensor supply: malfunction
        C1121 tire pressure sensor battery, left front: voltage too low
        C1122 tire pressure sensor battery, right front: voltage too low
        C1123 tire pressure sensor battery, left rear: voltage too low
        C1124 tire pressure sensor battery, right rear: voltage too low
        C1126 tire pressure monitoring module supply voltage: too low
        C1127 tire pressure monitoring module supply voltage: too high
        C1128 park assist sensor supply voltage, front: malfunction
        C1129 park assist sensor supply voltage, rear: malfunction
        C1131 camera supply voltage: malfunction
        C1200 wheel speed sensor, left front: circuit
        C1201 wheel speed sensor, left front: performance
        C1202 wheel speed sensor, left front: no signal
        C1203 wheel speed sensor, right front: circuit
        C1204 wheel speed sensor, right front: performance
        C1205 wheel speed sensor, right front: no signal
        C1206 wheel speed sensor, left rear: circuit
        C1207 wheel speed sensor, left rear: performance
        C1208 wheel speed sensor, left rear: no signal
        C1209 wheel speed sensor, right rear: circuit
        C120A warning indicator LED, right: shorted to ground
        C120B warning indicator LED, right: open or shorted to battery
        C120C warning indicator LED, left: shorted to ground
        C120D warning indicator LED, left: open or shorted to battery
        C1210 wheel speed sensor, right rear: performance
        C1211 wheel speed sensor, right rear: no signal
        C1212 vehicle speed sensor: malfunction
        C1213 wheel speed: frequency
        C1235 brake pressure sensor: out of range
        C1237 brake pressure sensor signal: malfunction
        C1255 height sensor: malfunction
        C1259 steering angle sensor: malfunction
        C1260 steering angle sensor signal: malfunction
        C1261 steering angle sensor: not learned
        C1264 steering angle sensor: implausible
        C1274 acceleration sensor: malfunction
        C1278 acceleration sensor, left front: malfunction
        C1279 acceleration sensor, right front: malfunction
        C1281 acceleration sensor, rear: malfunction
        C1282 yaw rate and lateral acceleration sensor: electrical
        C1283 yaw rate, lateral or longitudinal acceleration sensor signal: malfunction
        C1284 acceleration sensor voltage: malfunction
        C1285 longitudinal acceleration sensor: not learned
        C1286 yaw rate and acceleration sensor in the airbag control module: malfunction
        C1287 brake fluid level: too low
        C1290 steering torque sensor signal: malfunction
        C1293 wheel acceleration sensor, left front: malfunction
        C1294 wheel acceleration sensor, right front: malfunction
        C1300 tire pressure monitoring radio interference: detected
        C1312 tire pressure sensor radio channel, left front: malfunction
        C1313 tire pressure sensor radio channel, right front: malfunction
        C1314 tire pressure sensor radio channel, left rear: malfunction
        C1315 tire pressure sensor radio channel, right rear: malfunction
        C1317 tire pressure sensor type: incorrect
        C1322 tire pressure sensor, left front: over temperature
        C1323 tire pressure sensor, right front: over temperature
        C1324 tire pressure sensor, left rear: over temperature
        C1325 tire pressure sensor, right rear: over temperature
        C1327 tire pressure sensor radio noise, left front: too high
        C1328 tire pressure sensor radio noise, right front: too high
        C1329 tire pressure sensor radio noise, left rear: too high
        C1330 tire pressure sensor radio noise, right rear: too high
        C1332 tire pressure sensor, left front: malfunction
        C1333 tire pressure sensor, right front: malfunction
        C1334 tire pressure sensor, left rear: malfunction
        C1335 tire pressure sensor, right rear: malfunction
        C1341 tire pressure sensor low-frequency trigger: malfunction
        C1342 tire pressure sensor low-frequency trigger: malfunction
        C1343 tire pressure sensor low-frequency trigger: malfunction
        C1344 tire pressure sensor low-frequency trigger: malfunction
        C135B hybrid control unit torque control for adaptive cruise control: disabled
        C135C vehicle control unit torque control for adaptive cruise control: disabled
        C135D driver state warning camera: malfunction
        C135F powertrain control unit torque control for adaptive cruise control: disabled
        C1360 electronic stability control, irreversible: malfunction
        C1361 camera hardware: malfunction
        C1362 camera signal: malfunction
        C1363 camera signal for calibration: malfunction
        C1364 camera calibration reference point: not detected
        C1368 park assist sensor, left rear outer: malfunction
        C1369 park assist sensor, left rear inner: malfunction
        C136A smart park assist ultrasonic sensor, left rear: malfunction
        C136B smart park assist ultrasonic sensor, right rear: malfunction
        C136C park assist sensor LIN: shorted
        C136D side ultrasonic sensor LIN, front or rear: shorted
        C1370 park assist sensor, right rear inner: malfunction
        C1371 park assist sensor, right rear outer: malfunction
        C1372 park assist sensor, right front outer: malfunction
        C1373 park assist sensor, right front inner: malfunction
        C1374 park assist sensor, left front inner: malfunction
        C1375 park assist sensor, left front outer: malfunction
        C1376 smart park assist ultrasonic sensor, left front: malfunction
        C1377 smart park assist ultrasonic sensor, right front: malfunction
        C1382 shift lever Hall sensor: malfunction
        C1385 vacuum sensor: electrical
        C1386 vacuum sensor signal: malfunction
        C1503 traction control switch: malfunction
        C1513 brake switch: malfunction
        C1520 clutch switch: malfunction
        C1522 headlamp switch: open
        C1526 downhill brake control switch: malfunction
        C1527 reverse gear signal: malfunction
        C1528 park assist switch indicator: malfunction
        C1530 park assist switch: malfunction
        C1531 parking view button: malfunction
        C1532 lane keeping assist switch: malfunction
        C1533 park (P) button: malfunction
        C1535 park release switch: malfunction
        C1539 in-gear switch: malfunction
        C1548 shift button indicator: malfunction
        C1603 control module thermal protection: active
        C1604 control module hardware: malfunction
        C1605 CAN hardware: malfunction
        C1606 control module software: malfunction
        C160A local CAN communication: bus off
        C160C local CAN: no communication
        C160E powertrain CAN communication: bus off
        C160F diagnostic CAN communication: bus off
        C1610 CAN communication: bus off
        C1611 engine control module: lost communication
        C1612 transmission control module: lost communication
        C1613 engine control module: invalid data
        C1616 CAN communication: bus off
        C1617 engine speed from the engine control module: incorrect
        C161A hybrid control unit: invalid data
        C161C hybrid, vehicle or fuel cell control unit: invalid data
        C161D G-CAN communication: bus off
        C161E E-CAN communication: bus off
        C161F vehicle speed: incorrect
        C1622 vehicle speed from the engine control module: incorrect
        C1623 steering angle sensor: lost communication
        C1624 steering angle sensor: communication error
        C1625 ABS or electronic stability control: lost communication
        C1627 four-wheel drive module: lost communication
        C1628 instrument cluster: lost communication
        C1629 instrument cluster message counter: incorrect
        C162F four-wheel drive module: communication error
        C1632 instrument cluster control switch: malfunction
        C1633 speed displayed by instrument cluster: incorrect
        C1635 traction control message counter: incorrect
        C1638 adaptive cruise control: communication error
        C1642 brake system: communication error
        C1643 yaw rate and acceleration sensor: lost communication
        C1646 transmission control module: communication error
        C1647 sensor CAN hardware: malfunction
        C1648 engine control module for adaptive cruise control: invalid data
        C1649 engine control module for adaptive cruise control: lost communication
        C164A local CAN, left front: no communication
        C164B local CAN, right front: no communication
        C164C local CAN, left rear: no communication
        C164D local CAN, right rear: no communication
        C1650 adaptive cruise control: invalid data
        C1651 electric parking brake: lost communication
        C1652 electric parking brake: invalid data
        C1653 instrument cluster for adaptive cruise control: lost communication
        C1654 instrument cluster for electric parking brake: lost communication
        C1656 instrument cluster: invalid data
        C1657 traction control: lost communication
        C1659 steering angle sensor: lost communication
        C165C yaw rate sensor: lost communication
        C1660 tire pressure receiver radio: circuit
        C1661 tire pressure receiver EEPROM: malfunction
        C1662 tire pressure sensor automatic learning: malfunction
        C1663 tire pressure sensor automatic location: malfunction
        C1665 tire pressure initiator supply: shorted
        C1666 tire pressure initiator supply: shorted
        C1667 adaptive cruise control: lost communication
        C1668 control module: internal
        C1669 airbag control module: lost communication
        C166A lane keeping assist: lost communication
        C166B wheel speed sensor: lost communication
        C166D head-up display: lost communication
        C166E intelligent front lighting system: lost communication
        C1672 steering angle sensor message counter: incorrect
        C1675 wheel speed data: incorrect
        C167A navigation unit: lost communication
        C167B navigation unit: communication error
        C1687 electric power steering: lost communication
        C1688 electric power steering: invalid data
        C168B multifunction camera: communication error
        C1692 electronic stability control: lost communication
        C1693 electronic stability control: invalid data
        C1694 automatic climate control: lost communication
        C1695 automatic climate control: communication error
        C1696 parking assist module: communication error
        C1697 parking assist module: invalid data
        C1698 electronically controlled suspension: lost communication
        C16B2 wheel speed message checksum or counter: incorrect
        C16B3 wheel pulse message checksum or counter: incorrect
        C16B4 vehicle control unit: lost communication
        C16B5 vehicle control unit: invalid data
        C16B6 forward collision avoidance system: lost communication
        C16B7 forward collision avoidance system: invalid data
        C16B8 autonomous emergency braking: communication error
        C16B9 forward collision avoidance or adaptive cruise control: communication error
        C16BF wheel speed monitoring logic: malfunction
        C1700 control module byte coding: incorrect
        C1702 control module variant coding: incorrect
        C1703 vehicle options: incompatible
        C1704 control module fail-safe relay: malfunction
        C1705 control module precharge: circuit
        C170C control module hardware, right rear: malfunction
        C170D control module hardware, left rear: malfunction
        C170E control module hardware, right front: malfunction
        C170F control module hardware, left front: malfunction
        C1710 assembly line setup: active
        C1711 improper program termination: detected
        C1713 factory mode: active
        C1714 electric parking brake: invalid data
        C1721 control module: internal
        C1733 undervoltage: detected
        C1734 overvoltage: detected
        C1735 overtemperature: detected
        C173A secure boot: malfunction
        C1742 electronic stability control variant: incorrect
        C1743 control module software: incompatible
        C1744 adaptive cruise control coding and navigation option: incompatible
        C1746 highway driving assist coding and navigation option: incompatible
        C1747 front radar and front camera variant coding: incompatible
        C1748 driver state warning control module: malfunction
        C1804 lane keeping assist: lost communication
        C1805 lane keeping assist: invalid data
        C1806 motor control unit: lost communication
        C1807 sub CAN communication: bus off
        C1808 low-voltage DC/DC converter: lost communication
        C180B central gateway 1: lost communication
        C1812 gateway: lost communication
        C1814 steering angle sensor: communication error
        C1817 gateway: invalid data
        C1818 blind spot warning or lane change assist: lost communication
        C1819 tire pressure monitoring module: lost communication
        C181A active air flap: lost communication
        C181C shift lever module: lost communication
        C181D electric vacuum pump: lost communication
        C1823 navigation unit for adaptive cruise control: invalid data
        C1824 hybrid, vehicle or fuel cell control unit: invalid data
        C1825 motor control unit: invalid data
        C1829 on-board charger: lost communication
        C182B power line communication physical layer: malfunction
        C182C charging station (EV supply equipment): malfunction
        C182D shift control unit: lost communication
        C1830 virtual engine sound system: lost communication
        C1831 navigation unit: invalid data
        C1834 integrated electronic brake: lost communication
        C1835 integrated electronic brake: invalid data
        C1836 shift lever module: invalid data
        C1839 remote smart parking assist: invalid data
        C183A shift control unit: communication error
        C183C integrated central control unit: communication error
        C183D steering wheel remote control: communication error
        C183E integrated central control unit: invalid data
        C183F power line communication signal: malfunction
        C1840 rear corner radar: communication error
        C1842 yaw rate or acceleration sensor: invalid data
        C1846 shift-by-wire module: communication error
        C1847 parking collision avoidance: communication error
        C1848 integrated body control unit: invalid data
        C1849 head unit: lost communication
        C184B shift-by-wire module: lost communication
        C1850 multifunction switch: lost communication
        C1862 adaptive cruise control: invalid data
        C1863 navigation unit for highway driving assist: lost communication
        C1867 forward collision avoidance system: lost communication
        C1869 electronic limited-slip differential: communication error
        C186E plug and charge function: malfunction
        C186F hardware security module: malfunction
        C1880 front corner radar: lost communication
        C1881 front corner radar: invalid data
        C2008 integrated electronic brake: lost communication
        C2009 remote smart parking assist: lost communication
        C200E driver assistance parking control unit: lost communication
        C2112 ABS valve relay: malfunction
        C2126 vacuum pump relay drive: circuit
        C2130 brake lamp relay: malfunction
        C2131 emergency stop signal brake lamp relay: malfunction
        C2203 damping control actuator, left front: malfunction
        C2204 damping control actuator, right front: malfunction
        C2205 damping control actuator, left rear: malfunction
        C2206 damping control actuator, right rear: malfunction
        C2222 four-wheel drive actuator: malfunction
        C2223 electric power steering control: malfunction
        C2227 brake disc: over temperature
        C2228 transmission control module for adaptive cruise control: malfunction
        C2231 vacuum pump system: malfunction
        C2239 electric power steering control for lane keeping assist: malfunction
        C2244 electric parking brake operation: incomplete
        C2247 electric power steering control for parking assist: malfunction
        C2249 electronic brake control for remote smart parking assist: malfunction
        C2250 powertrain control for remote smart parking assist: malfunction
        C2251 body control unit for remote smart parking assist: malfunction
        C2252 integrated body control unit: communication error
        C2253 integrated body control unit: lost communication
        C2308 ABS inlet valve, left front: malfunction
        C2312 ABS outlet valve, left front: malfunction
        C2316 ABS inlet valve, right front: malfunction
        C2320 ABS outlet valve, right front: malfunction
        C2324 ABS inlet valve, left rear: malfunction
        C2328 ABS outlet valve, left rear: malfunction
        C2332 ABS inlet valve, right rear: malfunction
        C2336 ABS outlet valve, right rear: malfunction
        C2366 traction control valve 1, primary: malfunction
        C2370 traction control valve 2, secondary: malfunction
        C2372 stability control shuttle valve 1: malfunction
        C2374 stability control shuttle valve 2: malfunction
        C2380 ABS, traction control or stability control valve: malfunction
        C2510 tire pressure monitoring (tread) warning lamp: circuit
        C2512 tire pressure monitoring warning lamp: circuit
        C2513 tire pressure monitoring warning lamp: circuit
        C2514 tire pressure monitoring warning lamp: circuit
        C2515 tire pressure monitoring warning lamp: circuit
        C2702 control module calibration: not present
        C2703 slave control module calibration: not present
        C2706 control module calibration, left front: not present
        C2707 control module calibration, right front: not present
        C2708 control module calibration, left rear: not present
        C2709 control module calibration, right rear: not present
        C28AA front camera: lost communication
        C28AB front radar: lost communication
        C28AC steering wheel remote control: lost communication
        C28B0 front camera: invalid data
        C28B1 front radar: invalid data
        C28B3 rear corner radar: lost communication
        C28B5 driver assistance driving control unit: lost communication
        C28B8 electronic stability control, reversible: malfunction
        C28B9 electronic stability control for forward collision avoidance, reversible: malfunction
        C28BD front motor control unit: lost communication
        C28BE rear motor control unit: lost communication
        C28C2 vehicle charging management system: lost communication
        C2A24 front radar: blocked
        C2A27 driver assistance sensor temperature: out of range
        P1060 shift-by-wire system: malfunction
        P1061 shift-by-wire actuator power supply: malfunction
        P1062 shift-by-wire actuator: malfunction
        P1064 shift-by-wire system: over current
        P1065 shift-by-wire park position learning: incomplete
        P1068 shift-by-wire actuator assembly: malfunction
        P1069 shift-by-wire actuator operation: malfunction
        P106A shift-by-wire actuator encoder: malfunction
        P106B shift-by-wire actuator driver: malfunction
        P106C park (P) output signal: open or shorted to ground
        P106D shift-by-wire actuator: stuck
        P106E shift-by-wire actuator encoder power: shorted to battery
        P1075 camshaft position actuator relay: range
        P1076 camshaft position actuator relay: low
        P1077 camshaft position actuator relay: high
        P1100 manifold pressure sensor: malfunction
        P1102 manifold pressure sensor: low
        P1103 manifold pressure sensor: high
        P1110 electronic throttle system: malfunction
        P1114 coolant temperature sensor: intermittently low
        P1115 coolant temperature signal: malfunction
        P1118 electronic throttle motor: circuit
        P1121 throttle position signal: malfunction
        P1123 fuel system at idle: rich
        P1124 fuel system at idle: lean
        P1127 fuel system at part load: rich
        P1128 fuel system at part load: lean
        P1134 oxygen sensor transition time, bank 1 sensor 1: malfunction
        P1140 mass air flow and throttle position sensors: rationality
        P1147 accelerator pedal position sensor of the electronic throttle: malfunction
        P1151 accelerator pedal position sensor: malfunction
        P1152 accelerator pedal position sensor: low
        P1153 accelerator pedal position sensor: high
        P1154 oxygen sensor transition time, bank 2 sensor 1: malfunction
        P1155 electronic throttle limp-home valve: malfunction
        P1159 variable intake system: malfunction
        P1160 key-off time: implausible
        P1166 oxygen sensor mixture control, bank 1: limit
        P1167 oxygen sensor mixture control, bank 2: limit
        P1168 oxygen sensor heater power, bank 1 sensor 2: incorrect
        P1169 oxygen sensor heater power, bank 2 sensor 2: incorrect
        P1171 electronic throttle valve: stuck open
        P1172 electronic throttle motor current: malfunction
        P1173 electronic throttle system: malfunction
        P1174 electronic throttle valve (1): stuck closed
        P1175 electronic throttle valve (2): stuck closed
        P1176 electronic throttle motor: circuit
        P1177 electronic throttle motor: circuit
        P1178 electronic throttle motor supply voltage: open
        P1179 electronic throttle position feedback: correlation
        P1192 electronic throttle limp-home, target following: malfunction
        P1193 electronic throttle limp-home, engine speed: too low
        P1194 electronic throttle limp-home, throttle position sensor 2: malfunction
        P1196 electronic throttle limp-home, throttle valve: stuck closed
        P1220 oil pressure (oil pump) control: circuit
        P1222 oil pressure (oil pump) control: low
        P1223 oil pressure (oil pump) control: high
        P1233 low-pressure fuel system pressure: control deviation
        P1235 active air flap system: malfunction
        P1236 active air flap feedback voltage: too low
        P1237 active air flap feedback voltage: too high
        P1238 active air flap: rationality
        P1239 active air flap motor: malfunction
        P1250 fuel pressure regulator control solenoid: circuit
        P1252 fuel pressure regulator control solenoid 2: circuit
        P1295 electronic throttle power management: malfunction
        P1307 chassis acceleration sensor: malfunction
        P1308 chassis acceleration sensor: low
        P1309 chassis acceleration sensor: high
        P1326 connecting rod bearing vibration (knock sensor detection system): detected
        P1330 ignition timing adjustment signal: malfunction
        P1372 crankshaft segment time: incorrect
        P1386 knock sensor: malfunction
        P1401 tank leak diagnostic module: malfunction
        P1403 tank leak diagnostic module valve: malfunction
        P1404 tank leak diagnostic module heater: malfunction
        P1440 evaporative emission vent: circuit
        P1443 fuel tank cap: not present
        P1446 leak detection pump valve: circuit
        P1447 leak detection pump: circuit
        P1450 vacuum: leak
        P1458 A/C compressor control signal: malfunction
        P1485 EGR vacuum solenoid valve: circuit
        P1486 EGR vent solenoid valve: circuit
        P1487 EGR boost pressure sensor solenoid valve: circuit
        P1496 EGR valve motor circuit 1: malfunction
        P1497 EGR valve motor circuit 2: malfunction
        P1498 EGR valve motor circuit 3: malfunction
        P1499 EGR valve motor circuit 4: malfunction
        P1500 vehicle speed signal: malfunction
        P1501 battery temperature: too high
        P1505 idle speed actuator opening coil: low
        P1506 idle speed actuator opening coil: high
        P1507 idle speed actuator closing coil: low
        P1508 idle speed actuator closing coil: high
        P1510 idle speed actuator opening coil: circuit
        P1511 idle speed actuator coil 2 command: incorrect
        P1513 idle speed actuator opening coil: open
        P1520 generator F/R terminal: circuit
        P1521 power steering switch: malfunction
        P1523 electronic throttle valve: stuck
        P1529 transmission control module: requested lamp
        P1550 knock sensor evaluation IC: malfunction
        P1552 idle speed actuator closing coil: shorted
        P1553 idle speed actuator closing coil: open
        P1560 knock control serial interface, bank 1: malfunction
        P1566 analog battery sensor: circuit
        P1586 automatic or manual transmission coding: malfunction
        P1602 transmission control module: lost communication
        P1604 identification from the engine control module: not received
        P1605 rough road (acceleration) sensor: malfunction
        P1606 rough road (acceleration) sensor signal: malfunction
        P1607 electronic throttle control module: communication error
        P1608 engine control module: malfunction
        P1610 engine control module without immobilizer in a car with one: incompatible
        P1611 malfunction indicator lamp request signal: low
        P1615 electronic throttle to engine control communication: malfunction
        P1616 main relay: malfunction
        P161B control module torque calculation: malfunction
        P1625 cooling fan high speed relay: circuit
        P1630 CAN communication: bus off
        P1642 engine control module without immobilizer in a car with one: incompatible
        P1665 engine control module power stage group A: malfunction
        P1673 cooling fan: circuit
        P1674 immobilizer transponder status: malfunction
        P1675 immobilizer transponder programming: malfunction
        P1676 immobilizer control module message: invalid data
        P1677 immobilizer vehicle identification number data: incorrect
        P1678 engine control module request to the immobilizer: not received
        P1679 engine control module data to the immobilizer: incorrect
        P1680 vehicle speed message: malfunction
        P1681 vehicle speed message: malfunction
        P1688 immobilizer: locked
        P1689 immobilizer transponder: not learned
        P1690 immobilizer control module: no communication
        P1691 immobilizer antenna coil: circuit
        P1692 immobilizer lamp: malfunction
        P1693 immobilizer transponder: no signal
        P1694 engine control module message to the immobilizer: invalid data
        P1695 engine control module memory: malfunction
        P1696 immobilizer key authentication: malfunction
        P1697 scan tool message to the immobilizer: malfunction
        P1698 immobilizer transponder: incorrect
        P1699 immobilizer trials: limit
        P169A immobilizer control module authentication: malfunction
        P1701 throttle position sensor: malfunction
        P1702 throttle position sensor adjustment: incorrect
        P1703 throttle position sensor: open or shorted to ground
        P1704 throttle position sensor: high
        P1707 cruise control brake switch: malfunction
        P1709 kickdown servo switch: circuit
        P1711 drive motor oil temperature sensor A: range
        P1717 steering angle sensor input signal 1: malfunction
        P1718 steering angle sensor input signal 2: malfunction
        P1719 steering angle sensor input signal: malfunction
        P1723 automatic transmission control relay: malfunction
        P1726 accelerator pedal position signal: malfunction
        P1728 electromagnetic clutch: open or shorted to battery
        P1729 electromagnetic clutch: shorted to ground
        P1744 abnormal vibration: detected
        P1745 control module part number: incorrect
        P1749 serial communication link: circuit
        P1751 wheel speed sensor signal, right front: malfunction
        P1752 wheel speed sensor signal, left rear: malfunction
        P1753 wheel speed sensor signal, right rear: malfunction
        P1756 electromagnetic clutch: internal
        P1764 CAN controller: circuit
        P1765 torque reduction: malfunction
        P1766 torque reduction execution signal: malfunction
        P1767 ABS active signal on CAN: malfunction
        P1769 tire size: incorrect
        P1770 thermal protection, lock mode: active
        P1771 thermal protection, shutdown: active
        P1778 engine clutch solenoid: malfunction
        P1779 supply voltage: not present
        P1781 battery voltage: too low
        P1794 supply voltage: malfunction
        P1795 four-wheel drive switch: malfunction
        P1797 park/neutral position signal: circuit
        P17C0 dual-clutch transmission end-of-line data: not present
        P1801 immobilizer transponder: malfunction
        P1803 engine control module message to the immobilizer: malfunction
        P1805 immobilizer memory: malfunction
        P1820 four-wheel drive pump motor: over current
        P1822 four-wheel drive pump motor: open
        P1823 four-wheel drive pump motor: shorted to ground
        P1824 four-wheel drive pump thermal overload: detected
        P1825 four-wheel drive pressure sensor supply: shorted to battery
        P1826 four-wheel drive pressure sensor supply: shorted to ground
        P1827 four-wheel drive pressure sensor signal: shorted to battery
        P1828 four-wheel drive pressure sensor signal: shorted to ground
        P1829 clutch torque tolerance: upper limit
        P1832 clutch thermal overload shutdown: active
        P1834 actuator thermal overload shutdown: active
        P1836 pressure line bleeding test: malfunction
        P1837 vehicle variant: not detected
        P1904 gate select position sensor B: malfunction
        P1910 gate select solenoid 2 low-side driver: shorted to battery
        P1914 gear shift actuator 2 position sensor: circuit
        P1920 gear shift actuator 2: circuit
        P1921 gear shift actuator 2: malfunction
        P1951 all-wheel drive control module software: malfunction
        P1952 all-wheel drive control module hardware: malfunction
        P1953 all-wheel drive control module motor driver: malfunction
        P1954 all-wheel drive control module voltage: malfunction
        P1955 all-wheel drive motor: circuit
        P1956 all-wheel drive pressure sensor supply: malfunction
        P1957 all-wheel drive pressure sensor signal: malfunction
        P1958 all-wheel drive torque: malfunction
        P1959 all-wheel drive clutch thermal stress: too high
        P1960 all-wheel drive bleeding pressure: malfunction
        P1961 different tires front and rear: detected
        P1962 vehicle CAN information for all-wheel drive: incompatible
        P1A6F airbag deployment signal: high
        P1A71 airbag deployment signal: low
        P1A77 generator belt: malfunction
        P1A78 ignition 3 relay or back-up lamp: circuit
        P1A86 battery state of charge: too low
        P1A88 DC/DC converter cooling system: malfunction
        P1A89 DC/DC converter current sensor: malfunction
        P1A8A DC/DC converter temperature sensor: range
        P1A8C DC/DC converter input current: too high
        P1A8D DC/DC converter voltage path: malfunction
        P1A8F DC/DC converter pulse width modulated output: malfunction
        P1A90 DC/DC converter input voltage sensor: malfunction
        P1A91 DC/DC converter output voltage sensor: malfunction
        P1AA6 hybrid/EV battery: performance
        P1AA7 hybrid/EV battery cell voltage deviation: detected
        P1AA8 hybrid/EV battery: isolation
        P1AA9 hybrid/EV battery cell voltage variance: detected
        P1AAA hybrid/EV battery charging current variance: detected
        P1AAB hybrid/EV battery pack: over temperature
        P1AAC hybrid/EV battery cell voltage: too high
        P1AAD hybrid/EV battery cell voltage: too low
        P1AAE hybrid/EV battery pack temperature deviation: detected
        P1AAF hybrid/EV battery sudden cell voltage change: detected
        P1B25 high-voltage path: malfunction
        P1B76 high-voltage relay: malfunction
        P1B77 inverter capacitor precharge: malfunction
        P1B80 heater temperature sensor A: high
        P1B81 heater temperature sensor A: low
        P1BA5 high-voltage battery heating system: high
        P1BA8 heater relay: malfunction
        P1BAD battery charger coupler temperature: too high
        P1BBA battery overcharge protection device: active
        P1BBD battery overcharge protection device: circuit
        P1BC0 quick charger inlet temperature sensor A: high
        P1BC1 quick charger inlet temperature sensor A: low
        P1BC2 quick charger inlet temperature: too high
        P1BC6 power relay assembly temperature sensor: low
        P1BC7 power relay assembly temperature sensor: high
        P1BD0 battery power relay busbar temperature: too high
        P1BD1 battery power relay busbar temperature, level 2: too high
        P1BD5 battery coolant overfill: detected
        P1BE5 hybrid/EV battery temperature sensor Q: low
        P1BE6 hybrid/EV battery temperature sensor Q: high
        P1BE7 hybrid/EV battery temperature sensor R: low
        P1BE8 hybrid/EV battery temperature sensor R: high
        P1C28 oil pump inverter current: too high
        P1C29 drive motor electric oil pump: malfunction
        P1C2B oil pump inverter Hall sensor: malfunction
        P1CFA AC charger control pilot signal: incorrect
        P1CFB DC quick charger control pilot signal: incorrect
        P1E01 charger power factor correction voltage sensor: offset
        P1E02 charger power factor correction voltage sensor: low
        P1E03 charger power factor correction voltage sensor: high
        P1E04 battery charger temperature sensor A: range
        P1E05 battery charger temperature sensor A: low
        P1E06 battery charger temperature sensor A: high
        P1E07 battery charger temperature sensor B: range
        P1E08 battery charger temperature sensor B: low
        P1E09 battery charger temperature sensor B: high
        P1E0A battery charger output voltage: too high
        P1E0B battery charger output current: too high
        P1E0C battery charger input relay: stuck closed
        P1E0D battery charger input relay: open condition
        P1E13 battery charger power module system voltage: malfunction
        P1E14 charger power factor correction output voltage: too high
        P1E1D battery charger ignition 3 relay control: high
        P1E1E battery charger ignition 3 relay control: low
        P1E1F battery charger ignition 3 relay: stuck open
        P1E25 battery charger coupler control: circuit
        P1E28 quick charger negative relay: malfunction
        P1E29 quick charger positive relay: malfunction
        P1E2A interior vehicle-to-load AC relay: malfunction
        P1E2B interior vehicle-to-load AC relay control: circuit
        P1E2C charging station (EV supply equipment) output voltage: malfunction
        P1E30 inverter charging relay: malfunction
        P1E35 battery charger vehicle-to-load unexpected AC voltage: detected
        P1E36 battery charger vehicle-to-load DC input voltage: too high
        P1E37 battery charger vehicle-to-load DC input voltage: too low
        P1E38 battery charger vehicle-to-load AC output overload: detected
        P1E39 battery charger vehicle-to-load output control: performance
        P1E40 battery charger vehicle-to-load link voltage: too high
        P1E50 battery charger vehicle-to-load DC input current above battery limit: detected
        P1E51 battery charger vehicle-to-load DC input current: too high
        P1E70 battery charger three-phase AC voltage: incorrect
        P3102 control module chip: over temperature
        P3105 external watchdog: disabled
        P3106 external watchdog test: malfunction
        P3108 control module supply voltage: open
        P310F maximum clutch stress: detected
        P3110 maximum control module stress: detected
        P3111 clutch wear: detected
        P3114 vehicle option information: malfunction
        P3116 CAN signals for driving stability: incomplete
        P3119 front to rear tire difference or wheel information: malfunction
        P31B2 buck converter: malfunction
        P31B3 boost converter: malfunction
        P31B6 low-voltage connector: malfunction
        P31B7 high-voltage connector: malfunction
        P31B8 solar roof connector: malfunction
        P31C0 disconnector actuator Hall sensor: malfunction
        P31C1 disconnector actuator voltage: malfunction
        P31C2 disconnector actuator driver: communication error
        P31C3 disconnector actuator temperature or current: too high
        P31C4 disconnector actuator motor phase: circuit
        P31C5 disconnector actuator system: malfunction
        P31C6 disconnector actuator position learning: malfunction
        P31C9 vehicle control unit end-of-line data: incomplete
        P31D0 vehicle control unit: malfunction
        U1001 H-CAN communication bus: malfunction
        U1002 engine control module on the H-CAN: lost communication
        U1003 transmission control module on the H-CAN: lost communication
        U1004 hybrid/EV powertrain control module: lost communication
        U1005 drive motor control module: lost communication
        U1006 battery energy control module A: lost communication
        U1007 oil pump control unit: lost communication
        U1008 radiator shutter (active air flap): lost communication
        U1010 supply voltage: too low
        U1011 supply voltage: too high
        U1014 drive motor control module B: lost communication
        U1016 drive motor control module B: invalid data
        U1019 drive motor control module A: lost communication
        U1021 drive motor control module A: invalid data
        U1045 central control panel key: stuck
        U1065 rear armrest controller key: stuck
        U1100 high-speed CAN 2 (engine to dual-clutch transmission): no communication
        U1101 transmission control module B: lost communication
        U1103 gear shift lever: lost communication
        U1104 gear shift lever B: lost communication
        U1111 battery sensor: malfunction
        U1112 LIN communication: malfunction
        U1114 LIN channel 2 communication: malfunction
        U1116 motor electronics coolant pump: lost communication
        U1117 high-speed CAN 2 (engine to dual-clutch transmission): malfunction
        U1118 hybrid/EV battery coolant pump: lost communication
        U1119 electric coolant pump of the automatic climate control: lost communication
        U1121 electronic stability control module: lost communication
        U1128 hybrid/EV battery coolant valve A: lost communication
        U1150 steering wheel remote control: lost communication
        U1160 airbag control module: lost communication
        U1287 drive motor electric oil pump: lost communication
        U129B internal drive motor control module: lost communication
        U130D charge control module: lost communication
        U130E vehicle charging management system: lost communication
        U130F DC charging station: communication error
        U1310 on-board charger: lost communication
        U1338 remote smart parking assist: lost communication
        U1339 electric parking brake control module: lost communication
        U1415 vehicle charging management system: invalid data
        U1500 wake-up line: shorted to ground
        U1750 hard disk media: incorrect
        U1900 GPS antenna line: open
        U1920 DVD drive: malfunction
        U1940 AM/FM antenna: shorted to ground
        U1941 AM/FM antenna: open
        U1942 FM 2 antenna: low
        U1943 FM 2 antenna: open
        U1944 satellite radio antenna: low
        U1945 satellite radio antenna: open
        U1965 central control panel serial communication: malfunction
        U1970 multimedia CAN communication: bus off
        U1971 multimedia CAN communication, single line: malfunction
        U1972 multimedia CAN limp-home mode: active
        U1980 multimedia CAN message from climate control, cluster or audio: not received
        U1981 multimedia CAN message, vehicle speed: not received
        U1982 multimedia CAN message, body signals: not received
        U1983 multimedia CAN message, trip computer: not received
        U1984 multimedia CAN message, transmission range (inhibitor) signal: not received
        """
}
