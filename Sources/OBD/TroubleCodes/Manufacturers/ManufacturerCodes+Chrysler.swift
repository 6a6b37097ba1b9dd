extension ManufacturerCodes {
    /// Chrysler, Dodge, Eagle, Jeep, Plymouth and Ram.
    static let chrysler = """
        B1003 HVAC panel mode switch request input: range
        B1006 HVAC bi-level mode switch request input: range
        B1009 HVAC recirculation switch request input: malfunction
        B100C HVAC floor mode switch request input: range
        B100F HVAC mix mode switch request input: range
        B1012 HVAC defrost switch request input: range
        B1016 rear defroster switch request input: low
        B1030 evaporator temperature sensor: malfunction
        B1031 evaporator temperature sensor: low
        B1032 evaporator temperature sensor: high
        B1034 infrared temperature sensor input: low
        B1035 infrared temperature sensor input: high
        B103A HVAC rear mode door control: malfunction
        B103E HVAC rear mode door travel: too short
        B103F HVAC rear mode door travel: too long
        B1040 HVAC panel mode door 1 control: range
        B1041 HVAC panel mode door 1 control: low
        B1042 HVAC panel mode door 1 control: high
        B1043 HVAC panel mode door 1 control: open
        B1044 HVAC panel mode door 1 travel: too short
        B1045 HVAC panel mode door 1 travel: too long
        B104D HVAC blend door control: low
        B104E HVAC blend door control: high
        B1052 HVAC rear temperature blend door control: malfunction
        B1056 HVAC rear temperature blend door travel: too short
        B1057 HVAC rear temperature blend door travel: too long
        B1058 HVAC recirculation door control: malfunction
        B1059 HVAC recirculation door control: low
        B105A HVAC recirculation door control: high
        B105B HVAC recirculation door control: open
        B105C HVAC recirculation door travel: too short
        B105D HVAC recirculation door travel: too long
        B106A rear defroster control: malfunction
        B106B rear defroster control: low
        B106C rear defroster control: high
        B106D rear defroster control: open
        B1082 HVAC multiplex line: low
        B1083 HVAC multiplex line: high
        B1084 heated seat switch input, left: range
        B1087 heated seat switch input, right: range
        B1092 seat heater, left front: malfunction
        B1094 seat heater control, left front: open
        B1096 seat heater, right front: malfunction
        B1098 seat heater control, right front: open
        B109B HVAC panel mode door 2 control: range
        B109E HVAC panel mode door 2 control: open
        B109F HVAC panel mode door 2 travel: too short
        B10A0 HVAC panel mode door 2 travel: too long
        B10A2 HVAC left blend door control: range
        B10A3 HVAC left blend door control: low
        B10A4 HVAC left blend door control: high
        B10A5 HVAC left blend door control: open
        B10A6 HVAC left blend door travel: too short
        B10A7 HVAC left blend door travel: too long
        B10A8 HVAC left blend door actuator: performance
        B10A9 HVAC right blend door control: range
        B10AA HVAC right blend door control: low
        B10AB HVAC right blend door control: high
        B10AC HVAC right blend door control: open
        B10AD HVAC right blend door travel: too short
        B10AE HVAC right blend door travel: too long
        B10AF HVAC right blend door actuator: performance
        B10B0 infrared sensor thermistor: low
        B10B1 infrared sensor thermistor: high
        B10B2 A/C cool down test: performance
        B10B3 cabin heater 1 control: malfunction
        B10B4 cabin heater 1 control: low
        B10B5 cabin heater 1 control: high
        B10B6 cabin heater 1 control: open
        B10B7 cabin heater 2 control: malfunction
        B10B8 cabin heater 2 control: low
        B10B9 cabin heater 2 control: high
        B10BA cabin heater 2 control: open
        B10BB heated seat switch input, left: stuck
        B10BC heated seat switch input, right: stuck
        B10BE condenser fan control: low
        B10BF condenser fan control: high
        B10C0 condenser fan control: open
        B10C4 heated steering wheel control: malfunction
        B10E8 blower motor control: malfunction
        B10E9 blower motor control: low
        B10EA blower motor control: high
        B10EB blower motor power module: malfunction
        B10EC blower motor control: over current
        B10ED rear defroster control: over current
        B10EE condenser fan control: over current
        B1107 cabin temperature sensor 1: malfunction
        B1137 cabin heater 3 control: malfunction
        B1138 cabin heater 3 control: low
        B1139 cabin heater 3 control: high
        B1148 heated seat switch, left rear: stuck
        B114C heated seat switch, left rear: stuck
        B114D heated seat switch, right rear: stuck
        B1151 heated seat switch, right rear: stuck
        B117D seat heater, left rear: malfunction
        B117F seat heater control, left rear: open
        B1181 seat heater control, right rear: low
        B1183 seat heater control, right rear: open
        B11C1 heated steering wheel power supply: malfunction
        B11C2 HVAC front mode door 1 control: malfunction
        B11C3 HVAC front mode door 1 travel: too short
        B11C4 HVAC front mode door 1 travel: too long
        B11C8 HVAC right temperature door control: malfunction
        B11C9 HVAC right temperature door travel: too short
        B11CA HVAC right temperature door travel: too long
        B11CB HVAC left temperature door 1 control: malfunction
        B11CC HVAC left temperature door 1 travel: too short
        B11CD HVAC left temperature door 1 travel: too long
        B11D3 A/C compressor during cool down test: engagement
        B11D5 evaporator temperature sensor during A/C cool down test: malfunction
        B11D9 blower speed knob request input: malfunction
        B11DB HVAC mode switch request input: malfunction
        B11DC rear heated seats power supply: malfunction
        B11E9 HVAC left temperature knob request input: malfunction
        B11F0 floor duct temperature sensor, left: malfunction
        B11F1 floor duct temperature sensor, right: malfunction
        B11F2 panel duct temperature sensor, left: malfunction
        B11F3 panel duct temperature sensor, right: malfunction
        B11F4 HVAC mode and temperature door feedback reference voltage: malfunction
        B11FE variable A/C compressor control: malfunction
        B1200 airbag warning indicator: low
        B1201 airbag warning indicator: malfunction
        B1202 airbag warning indicator: open
        B1203 airbag warning indicator: range
        B1204 passenger airbag indicator: low
        B1205 passenger airbag indicator: high
        B1206 passenger airbag indicator: open
        B1207 passenger airbag indicator: wires shorted
        B1208 anti-theft indicator: malfunction
        B122C park assist sensor 7: low
        B122E park assist sensor 7 ring time: too short
        B122F park assist sensor 7 ring time: too long
        B1231 park assist sensor 8: low
        B1233 park assist sensor 8 ring time: too short
        B1234 park assist sensor 8 ring time: too long
        B1236 park assist sensor 9: low
        B1238 park assist sensor 9 ring time: too short
        B1239 park assist sensor 9 ring time: too long
        B123B park assist sensor 10: low
        B123D park assist sensor 10 ring time: too short
        B123E park assist sensor 10 ring time: too long
        B123F menu switch: stuck
        B1243 rear park assist disable switch: stuck
        B1263 compass magnetic field: performance
        B1265 trip or toggle switch: stuck
        B1285 park assist switch: malfunction
        B1286 compass and temperature button: performance
        B128C blind spot sensor, driver: malfunction
        B128D blind spot sensor, passenger: malfunction
        B128E park assist sensor 1: malfunction
        B128F park assist sensor 2: malfunction
        B1290 park assist sensor 3: malfunction
        B1291 park assist sensor 4: malfunction
        B1292 park assist sensor 5: malfunction
        B1293 park assist sensor 6: malfunction
        B1294 park assist sensor 7: malfunction
        B1295 park assist sensor 8: malfunction
        B1296 park assist sensor 9: malfunction
        B1297 park assist sensor 10: malfunction
        B1298 park assist sensor 11: malfunction
        B1299 park assist sensor 12: malfunction
        B129D blind spot sensor, right: malfunction
        B129E blind spot sensor, left: malfunction
        B12A1 blind spot radar sensor address, right: malfunction
        B12A2 blind spot radar sensor address, left: malfunction
        B12A3 instrument cluster LED lamp: malfunction
        B12B2 parallel and perpendicular park assist switch: stuck
        B12B5 head-up display module: internal
        B12B7 instrument cluster display: malfunction
        B1400 audio speaker output, left front: malfunction
        B1402 audio speaker output, left front: high
        B1403 audio speaker output, left front: open
        B1404 audio speaker output, right front: malfunction
        B1405 audio speaker output, right front: low
        B1406 audio speaker output, right front: high
        B1407 audio speaker output, right front: open
        B1408 audio speaker output, left rear: malfunction
        B1409 audio speaker output, left rear: low
        B140A audio speaker output, left rear: high
        B140B audio speaker output, left rear: open
        B140C audio speaker output, right rear: malfunction
        B140D audio speaker output, right rear: low
        B140E audio speaker output, right rear: high
        B140F audio speaker output, right rear: open
        B1411 hands-free module left audio output: low
        B1412 hands-free module left audio output: high
        B1415 hands-free module right audio output: low
        B1416 hands-free module right audio output: high
        B1420 audio cassette: malfunction
        B1421 audio CD read: malfunction
        B1422 audio DVD read: malfunction
        B1423 video entertainment system DVD read: malfunction
        B1424 DVD region: incorrect
        B1427 remote radio switch input: high
        B1428 remote radio switch input: stuck
        B1429 radio display: over temperature
        B142A radio: over temperature
        B142B video entertainment system unit: over temperature
        B142C video entertainment system screen: disconnected
        B142D audio antenna: disconnected
        B142E GPS antenna: disconnected
        B142F satellite radio antenna: disconnected
        B1430 satellite radio antenna: internal
        B1431 Bluetooth antenna: internal
        B1434 Bluetooth antenna: malfunction
        B1435 voice recognition and phone switch input: performance
        B1436 voice recognition and phone switch input: low
        B1437 voice recognition and phone switch input: high
        B1438 voice recognition switch: stuck
        B1439 phone switch: stuck
        B143A microphone 1: malfunction
        B143D microphone 2: malfunction
        B1440 video entertainment system power button: stuck
        B1441 video entertainment system eject button: stuck
        B1442 video entertainment system menu button: stuck
        B1446 video entertainment system stop button: stuck
        B1448 video entertainment system enter button: stuck
        B1459 telematics mirror control: low
        B145A telematics mirror control: high
        B145B telematics mirror control: open
        B145C audio speaker output, left front: wires shorted
        B145D audio speaker output, right front: wires shorted
        B145E audio speaker output, left rear: wires shorted
        B145F audio speaker output, right rear: wires shorted
        B1460 audio speaker output, channel 1: malfunction
        B1461 audio speaker output, channel 1: low
        B1462 audio speaker output, channel 1: high
        B1463 audio speaker output, channel 1: open
        B1464 audio speaker output, channel 1: wires shorted
        B1465 audio speaker output, channel 2: malfunction
        B1467 audio speaker output, channel 2: high
        B1468 audio speaker output, channel 2: open
        B1469 audio speaker output, channel 2: wires shorted
        B146A audio speaker output, channel 3: malfunction
        B146C audio speaker output, channel 3: high
        B146D audio speaker output, channel 3: open
        B146E audio speaker output, channel 3: wires shorted
        B146F audio speaker output, channel 4: malfunction
        B1471 audio speaker output, channel 4: high
        B1472 audio speaker output, channel 4: open
        B1473 audio speaker output, channel 4: wires shorted
        B1474 audio speaker output, channel 5: malfunction
        B1475 audio speaker output, channel 5: low
        B1476 audio speaker output, channel 5: high
        B1477 audio speaker output, channel 5: open
        B1478 audio speaker output, channel 5: wires shorted
        B1479 audio speaker output, channel 6: malfunction
        B147A audio speaker output, channel 6: low
        B147B audio speaker output, channel 6: high
        B147C audio speaker output, channel 6: open
        B147D audio speaker output, channel 6: wires shorted
        B147E audio speaker output, channel 7: malfunction
        B147F audio speaker output, channel 7: low
        B1480 audio speaker output, channel 7: high
        B1481 audio speaker output, channel 7: open
        B1482 audio speaker output, channel 7: wires shorted
        B1483 audio speaker output, channel 8: malfunction
        B1485 audio speaker output, channel 8: high
        B1486 audio speaker output, channel 8: open
        B1487 audio speaker output, channel 8: wires shorted
        B1488 audio equalization mismatch: detected
        B1492 microphone: performance
        B1496 video signal connection to central vision processing module: loss
        B1498 USB hub: over current
        B14B7 microphone 1: open
        B14B8 microphone 2: open
        B14B9 audio speaker output, channel 9: malfunction
        B14BE audio speaker output, channel 10: malfunction
        B14C3 audio speaker output, channel 11: malfunction
        B14C8 audio speaker output, channel 12: malfunction
        B14CE video entertainment system brightness up button: stuck
        B14CF video entertainment system brightness down button: stuck
        B14DA head unit button: stuck
        B14DF DVD player region configuration: incorrect
        B14FB video line: malfunction
        B1504 steering wheel control switch, left: malfunction
        B1539 satellite video antenna: disconnected
        B154F crankshaft pulse signal: loss
        B1552 emergency call button: stuck
        B1553 roadside assistance call button: stuck
        B1555 emergency call button backlight LED control: malfunction
        B1556 red emergency call LED control: malfunction
        B1557 green emergency call LED control: malfunction
        B1560 cellular antenna 1: malfunction
        B1561 cellular antenna 2: malfunction
        B1562 GPS antenna: malfunction
        B156B satellite radio antenna: malfunction
        B156D low voltage differential signal video cable: malfunction
        B156E integrated center stack: internal
        B156F Wi-Fi antenna: malfunction
        B1570 USB connection: malfunction
        B1578 audio antenna: malfunction
        B1579 diversity antenna: malfunction
        B157A digital radio antenna: malfunction
        B157E touch screen: locked
        B1594 audio speaker output, channel 13: malfunction
        B1595 audio speaker output, channel 14: malfunction
        B1596 audio speaker output, channel 15: malfunction
        B1597 audio speaker output, channel 16: malfunction
        B15A1 media port 1 connection: malfunction
        B15A2 media port 2 connection: malfunction
        B15A3 media port 3 connection: malfunction
        B15A4 media port 4 connection: malfunction
        B1600 solar sensor, left: malfunction
        B1601 solar sensor, left: low
        B1602 solar sensor, left: high
        B1603 solar sensor, right: malfunction
        B1604 solar sensor, right: low
        B1605 solar sensor, right: high
        B1607 headlamp switch input: low
        B1608 headlamp switch input: high
        B1609 panel dimmer input: malfunction
        B160A panel dimmer input: low
        B160B panel dimmer input: high
        B160F ambient light sensor input: malfunction
        B1610 ambient light sensor 1 input: low
        B1611 ambient light sensor 1 input: high
        B1612 panel illumination control: malfunction
        B1613 panel illumination control: low
        B1614 panel illumination control: high
        B161A courtesy or dome lamp control: malfunction
        B161B courtesy or dome lamp control: low
        B161E reading lamp control: malfunction
        B1620 front reading lamp: malfunction
        B1621 rear reading lamp: malfunction
        B1623 glovebox lamp: low
        B1626 cargo lamp control: malfunction
        B1627 cargo lamp: low
        B1629 cargo lamp: open
        B162A low beam control, left: malfunction
        B162B low beam control, left: low
        B162C low beam control, left: high
        B162E low beam control, right: malfunction
        B162F low beam control, right: low
        B1630 right low beam control: high
        B1632 high beam control, left: malfunction
        B1633 high beam control, left: low
        B1634 high beam control, left: high
        B1636 high beam control, right: malfunction
        B1637 high beam control, right: low
        B1638 high beam control, right: high
        B163A turn signal lamp control, left front: malfunction
        B163B turn signal lamp control, left front: low
        B163C turn signal lamp control, left front: high
        B163E turn signal lamp control, right front: malfunction
        B163F turn signal lamp control, right front: low
        B1640 turn signal lamp control, right front: high
        B1642 turn signal lamp control, left rear: malfunction
        B1643 turn signal lamp control, left rear: malfunction
        B1644 left rear turn signal lamp control: high
        B1646 turn signal lamp control, right rear: malfunction
        B1647 turn signal lamp control, right rear: low
        B1648 turn signal lamp control, right rear: malfunction
        B1659 front fog lamp control: low
        B165B park lamp control: malfunction
        B165C signature lamp control, right: malfunction
        B165D signature lamp control, left: malfunction
        B165E park lamp control: malfunction
        B1660 front fog lamp control: high
        B1661 front fog lamp control: open
        B1663 rear fog lamp control: low
        B1664 rear fog lamp control: high
        B1666 reverse lamp control: malfunction
        B1667 reverse lamp control: low
        B1668 reverse lamp control: high
        B1669 reverse lamp control: open
        B166C trailer lamp control, left: high
        B166F trailer lamp control, right: low
        B1670 trailer lamp control, right: high
        B167C front headlamp leveling sensor: malfunction
        B167D front headlamp leveling sensor: performance
        B1680 rear headlamp leveling sensor: malfunction
        B1681 rear headlamp leveling sensor: performance
        B1684 headlamp leveling motor control, left: malfunction
        B1685 headlamp leveling motor control, left: performance
        B1689 headlamp leveling motor control, right: malfunction
        B168A headlamp leveling motor control, right: performance
        B168E front fog lamp switch: malfunction
        B168F front fog lamp switch: stuck
        B1692 accessory dimming control: malfunction
        B169C cargo lamp switch: stuck
        B16A3 passenger window switch backlighting: malfunction
        B16A4 passenger window switch backlighting: low
        B16A5 passenger window switch backlighting: high
        B16A7 automatic high beam camera left: alignment
        B16A8 automatic high beam camera right: alignment
        B16A9 automatic high beam camera top: alignment
        B16AA automatic high beam camera bottom: alignment
        B16AB trunk lamp control: malfunction
        B16AF stop lamp control, left: malfunction
        B16B3 stop lamp control, right: malfunction
        B16B7 center stop lamp control: malfunction
        B16BF left front side marker lamp control: malfunction
        B16C3 right front side marker lamp control: malfunction
        B16CF daytime running lamp control, left: malfunction
        B16D3 daytime running lamp control, right: malfunction
        B16D7 tail lamp 1 control, left: malfunction
        B16D8 tail lamp 1 control, left: low
        B16DF tail lamp 1 control, right: malfunction
        B16E0 tail lamp 1 control, right: low
        B16E7 license plate lamp control: malfunction
        B16EF park lamp 1 control, left: malfunction
        B16F3 park lamp 1 control, right: malfunction
        B16F7 fog lamp control, left front: malfunction
        B16FB fog lamp control, right front: malfunction
        B16FF fog lamp control, left rear: malfunction
        B1703 fog lamp control, right rear: malfunction
        B1707 reverse lamp control, left: malfunction
        B170B reverse lamp control, right: malfunction
        B1727 vanity lamp control: malfunction
        B173D mirror signal lamp control: malfunction
        B1745 signature lamp 2 control, left: malfunction
        B1746 signature lamp 2 control, right: malfunction
        B1751 courtesy lamp control: malfunction
        B1755 puddle lamp control: malfunction
        B1756 turn signal lamp 2 control, right front: malfunction
        B177A lamp diagnostic line, left front: malfunction
        B177B lamp diagnostic line, right front: malfunction
        B1783 stop lamp control: malfunction
        B1784 stop lamp control: low
        B1785 stop lamp control: high
        B1786 stop lamp control: open
        B178E headlamp switch input: malfunction
        B178F turn signal switch: malfunction
        B1792 lamp diagnostic line, left rear: malfunction
        B1793 lamp diagnostic line, right rear: malfunction
        B1796 hazard switch: malfunction
        B179F rear fog lamp switch: malfunction
        B17A0 rear fog lamp switch: stuck
        B17A5 halo lamp control: malfunction
        B17AD trailer turn signal lamp control, left rear: malfunction
        B17B1 trailer turn signal lamp control, right rear: malfunction
        B17BB left side marker and park lamp control: malfunction
        B17BC left side marker lamp control: malfunction
        B17C0 right side marker and park lamp control: malfunction
        B17C1 right side marker lamp control: malfunction
        B17C5 trailer reverse lamp control: malfunction
        B17F3 automatic high beam system aim: malfunction
        B17F6 trailer tail lamp control: malfunction
        B17FB automatic high beam camera view: blocked
        B17FF ambient cabin light dimmer switch: malfunction
        B1800 driver door lock/unlock switch: malfunction
        B1801 driver door lock/unlock switch: low
        B1803 driver door lock switch: stuck
        B1804 driver door unlock switch: stuck
        B1805 passenger door lock/unlock switch: malfunction
        B1806 passenger door lock/unlock switch: low
        B1808 passenger door lock switch: stuck
        B1809 passenger door unlock switch: stuck
        B180F driver door ajar input: malfunction
        B1810 driver door ajar input: low
        B1811 driver door ajar input: high
        B1812 passenger door ajar input: malfunction
        B1815 rear door ajar input, driver side: malfunction
        B1818 rear door ajar input, passenger side: malfunction
        B181C trunk or liftgate ajar input: malfunction
        B181E hood ajar input: malfunction
        B1820 hood ajar input: high
        B1825 trunk release switch input: malfunction
        B1828 trunk or gate release control: malfunction
        B182C all door lock control: malfunction
        B1830 all door unlock control: malfunction
        B1834 driver door unlock control: malfunction
        B1841 sunroof open switch input: high
        B1844 sunroof close switch input: high
        B1847 sunroof vent switch input: high
        B1849 sunroof motor: stalled
        B1852 driver window switch: stuck
        B1853 driver window control: malfunction
        B1854 driver window control: low
        B1858 driver window position sensor power supply: low
        B185A driver window position sensor: performance
        B185D passenger window switch: stuck
        B185E passenger window control: malfunction
        B185F passenger window control: low
        B1863 passenger window position sensor power supply: low
        B1865 passenger window position sensor: performance
        B1868 passenger window switch, driver side: stuck
        B186D trunk release switch: stuck
        B186E all door secondary lock control: malfunction
        B1882 power liftgate position sensor 1: malfunction
        B1883 power liftgate position sensor 1: performance
        B1884 hands-free liftgate kick sensor: malfunction
        B1885 hands-free liftgate module: internal
        B1886 power liftgate pinch sensor 1: malfunction
        B1889 power liftgate pinch sensor 1: high
        B188C power liftgate control 1: malfunction
        B188D power liftgate control 1: low
        B188E power liftgate control 1: high
        B188F power liftgate control 1: open
        B1891 power liftgate control 2: low
        B1892 power liftgate control 2: high
        B1893 power liftgate control 2: open
        B1898 digital key control module sensors: not learned
        B1899 keyless entry sensor software: incompatible
        B18B5 window switch in master switch, left front: stuck
        B18B6 window switch in master switch, right front: stuck
        B18B7 window switch in master switch, left rear: stuck
        B18B8 window switch in master switch, right rear: stuck
        B18BA power window control: malfunction
        B18BB power window control: low
        B18C0 power window motor: over temperature
        B18CF secondary driver door ajar input: malfunction
        B18D2 convertible top retracted position sensor: low
        B18D5 driver door latch pawl switch: stuck
        B18DB passenger door latch pawl switch: stuck
        B18DE power liftgate handle switch: low
        B18E0 power liftgate handle switch: stuck
        B18E1 power liftgate front zone switch: stuck
        B18E3 power liftgate front zone switch: low
        B18E4 power liftgate front zone switch: high
        B18E5 power liftgate front zone switch: stuck
        B18E6 window switch: stuck
        B190E driver window switch: low
        B190F driver window switch: high
        B1910 passenger window switch: malfunction
        B1911 passenger window switch: low
        B1912 passenger window switch: high
        B1914 driver window control 2: low
        B1918 passenger window control 2: low
        B191D power window control: over current
        B1929 window control, left rear: open
        B192D window control, right rear: open
        B1934 driver door lock/unlock switch: stuck
        B1935 passenger door lock/unlock switch: stuck
        B1941 power liftgate position sensor 2: malfunction
        B1942 power liftgate position sensor 2: performance
        B1945 power liftgate pinch sensor 2: malfunction
        B1947 power liftgate pinch sensor 2: low
        B1948 power liftgate pinch sensor 2: high
        B1949 power liftgate rear zone switch: stuck
        B194B power liftgate rear zone switch: low
        B194C power liftgate rear zone switch: high
        B194D power liftgate rear zone switch: stuck
        B194F power liftgate temperature sensor: performance
        B1952 power liftgate drive motor: direction error
        B1953 power liftgate latch cinch: over current
        B1954 power liftgate latch cinch time: too long
        B1955 power liftgate latch release: over current
        B1956 power liftgate latch release time: too long
        B1959 power liftgate drive clutch control: high
        B195F power liftgate chime control: malfunction
        B1963 power liftgate strut: performance
        B1964 power liftgate sensor supply: malfunction
        B1965 power liftgate sensor supply: malfunction
        B1967 power liftgate opening: over current
        B1968 power liftgate opening time: too long
        B1969 power liftgate opening position sensor counts: too high
        B196A power liftgate closing: over current
        B196B power liftgate closing time: too long
        B196C power liftgate closing position sensor counts: too high
        B196D power liftgate full open switch during opening: performance
        B196E power liftgate full open switch during closing: performance
        B196F power liftgate ratchet primary switch during opening: performance
        B1970 power liftgate ratchet primary switch during closing: performance
        B1971 power liftgate ratchet primary switch during latch cinch: performance
        B1972 power liftgate ratchet primary switch during latch release: performance
        B1973 power liftgate ratchet secondary switch during opening: performance
        B1974 power liftgate ratchet secondary switch during closing: performance
        B1975 power liftgate ratchet secondary switch during latch cinch: performance
        B1976 power liftgate ratchet secondary switch during latch release: performance
        B1977 power liftgate sector switch during opening: performance
        B1978 power liftgate sector switch during closing: performance
        B1979 power liftgate sector switch during latch cinch: performance
        B197A power liftgate sector switch during latch release: performance
        B197B power liftgate ratchet fork switch: malfunction
        B197C power liftgate pawl detent switch: malfunction
        B197F power liftgate latch control 1: malfunction
        B1980 power liftgate latch control 1: low
        B1981 power liftgate latch control 1: high
        B1982 power liftgate latch control 1: open
        B1984 power liftgate latch control 2: low
        B1985 power liftgate latch control 2: high
        B1986 power liftgate latch control 2: open
        B1989 all door secondary unlock control: malfunction
        B19B3 driver door ajar output: malfunction
        B19F7 window switch, left rear: malfunction
        B19F9 window switch, left rear: stuck
        B19FB window switch, right rear: malfunction
        B19FD window switch, right rear: stuck
        B1A08 remote keyless entry fob 1: performance
        B1A09 remote keyless entry fob 2: performance
        B1A0A remote keyless entry fob 3: performance
        B1A0B remote keyless entry fob 4: performance
        B1A0C remote keyless entry fob 5: performance
        B1A0D remote keyless entry fob 6: performance
        B1A0E remote keyless entry fob 7: performance
        B1A0F remote keyless entry fob 8: performance
        B1A10 remote keyless entry fob 1 battery: too low
        B1A11 remote keyless entry fob 2 battery: too low
        B1A12 remote keyless entry fob 3 battery: too low
        B1A13 remote keyless entry fob 4 battery: too low
        B1A14 remote keyless entry fob 5 battery: too low
        B1A15 remote keyless entry fob 6 battery: too low
        B1A16 remote keyless entry fob 7 battery: too low
        B1A17 remote keyless entry fob 8 battery: too low
        B1A23 remote keyless entry receiver: performance
        B1A24 key: not programmed
        B1A25 key: incorrect
        B1A26 number of programmed keys: at maximum limit
        B1A27 sentry key remote entry module programming: performance
        B1A28 immobilizer and engine control module mismatch: detected
        B1A2A key 1: communication error
        B1A2B key 2: communication error
        B1A2C key 3: communication error
        B1A2D key 4: communication error
        B1A2E key 5: communication error
        B1A2F key 6: communication error
        B1A30 key 7: communication error
        B1A31 key 8: communication error
        B1A32 universal garage door opener switch 1: stuck
        B1A33 universal garage door opener switch 2: stuck
        B1A34 universal garage door opener switch 3: stuck
        B1A35 unidentified key: communication error
        B1A3A security receiver sensor: low
        B1A3B security receiver sensor: high
        B1A3C siren internal battery: malfunction
        B1A3D siren battery tampering or power supply: loss
        B1A3E siren and intrusion transceiver module mismatch: detected
        B1A3F intrusion transceiver module arming sequence: performance
        B1A40 authentication counter synchronization: loss
        B1A41 security transmitter sensor: open
        B1A42 security transmitter sensor: wires shorted
        B1A43 security transmitter sensor return: low
        B1A44 security receiver sensor: open
        B1A45 security receiver sensor: wires shorted
        B1A46 security receiver sensor return: low
        B1A47 security transmitter and receiver sensor return: high
        B1A4A authentication key negotiation time: too long
        B1A4B authentication key storage: limit
        B1A4C excessive authentication messages: detected
        B1A4D default authentication key: detected
        B1A67 steering column lock module bolt control: performance
        B1A68 steering column lock module bolt control: low
        B1A6B steering column lock module initialization: incomplete
        B1A6C immobilizer secret key mismatch: detected
        B1A71 passive entry antenna 1: malfunction
        B1A72 passive entry antenna 2: malfunction
        B1A73 passive entry antenna 3: malfunction
        B1A74 passive entry antenna 4: malfunction
        B1A75 passive entry antenna 5: malfunction
        B1A76 remote start antenna: malfunction
        B1A77 remote start antenna: low
        B1A79 remote start antenna: open
        B1A7B immobilizer antenna: malfunction
        B1A7C steering column lock control: malfunction
        B1A7D start button: malfunction
        B1A81 steering column lock personalization: incomplete
        B1A89 steering column lock configuration: incorrect
        B1A8A multiple module VIN handshake: malfunction
        B1A90 secret key in body control module: not programmed
        B1B00 driver airbag squib 1: low
        B1B01 driver airbag squib 1: high
        B1B02 driver airbag squib 1: open
        B1B03 driver airbag squib 1: wires shorted
        B1B04 driver airbag squib 2: low
        B1B05 driver airbag squib 2: high
        B1B06 driver airbag squib 2: open
        B1B07 driver airbag squib 2: wires shorted
        B1B08 passenger airbag squib 1: low
        B1B09 passenger airbag squib 1: high
        B1B0A passenger airbag squib 1: open
        B1B0B passenger airbag squib 1: wires shorted
        B1B0C passenger airbag squib 2: low
        B1B0D passenger airbag squib 2: high
        B1B0E passenger airbag squib 2: open
        B1B0F passenger airbag squib 2: wires shorted
        B1B18 left side curtain airbag squib 1: low
        B1B19 left side curtain airbag squib 1: high
        B1B1A left side curtain airbag squib 1: open
        B1B1B left side curtain airbag squib 1: wires shorted
        B1B20 right side curtain airbag squib 1: low
        B1B21 right side curtain airbag squib 1: high
        B1B22 right side curtain airbag squib 1: open
        B1B23 right side curtain airbag squib 1: wires shorted
        B1B28 seat belt pretensioner, first row driver: low
        B1B29 seat belt pretensioner, first row driver: high
        B1B2A seat belt pretensioner, first row driver: open
        B1B2B seat belt pretensioner, first row driver: wires shorted
        B1B2C seat belt pretensioner, first row passenger: low
        B1B2D seat belt pretensioner, first row passenger: high
        B1B2E seat belt pretensioner, first row passenger: open
        B1B2F seat belt pretensioner, first row passenger: wires shorted
        B1B55 seat belt sensor, first row passenger: high
        B1B70 satellite impact acceleration sensor, left front: internal
        B1B71 satellite impact acceleration sensor, right front: internal
        B1B72 satellite impact acceleration sensor 1, left side: internal
        B1B73 satellite impact acceleration sensor 2, left side: internal
        B1B74 satellite impact acceleration sensor 3, left side: internal
        B1B75 satellite impact acceleration sensor 1, right side: internal
        B1B76 satellite impact acceleration sensor 2, right side: internal
        B1B77 satellite impact acceleration sensor 3, right side: internal
        B1B78 airbag passenger seat weight sensor 3, left front: performance
        B1B79 airbag passenger seat weight sensor 3, left front: low
        B1B7A airbag passenger seat weight sensor 3, left front: high
        B1B7D airbag passenger seat weight sensor 2, right front: performance
        B1B7E airbag passenger seat weight sensor 2, right front: low
        B1B7F airbag passenger seat weight sensor 2, right front: high
        B1B82 airbag passenger seat weight sensor 4, left rear: performance
        B1B83 airbag passenger seat weight sensor 4, left rear: low
        B1B84 airbag passenger seat weight sensor 4, left rear: high
        B1B87 airbag passenger seat weight sensor 1, right rear: performance
        B1B88 airbag passenger seat weight sensor 1, right rear: low
        B1B89 airbag passenger seat weight sensor 1, right rear: high
        B1B8C airbag seat track position sensor, driver: performance
        B1B8D airbag seat track position sensor, driver: low
        B1B8E airbag seat track position sensor, driver: high
        B1B8F airbag seat track position sensor, driver: open
        B1B90 airbag seat track position sensor, driver: wires shorted
        B1B91 airbag seat track position sensor configuration, driver: incorrect
        B1B92 airbag seat track position sensor, passenger: performance
        B1B93 airbag seat track position sensor, passenger: low
        B1B94 airbag seat track position sensor, passenger: high
        B1B95 airbag seat track position sensor, passenger: open
        B1B96 airbag seat track position sensor, passenger: wires shorted
        B1B97 airbag seat track position sensor configuration, passenger: incorrect
        B1B9D airbag passenger seat bladder fluid level: too low
        B1BA5 airbag squib configuration: incorrect
        B1BA6 airbag occupant classification: malfunction
        B1BA7 airbag occupant classification system verification: incomplete
        B1BA8 airbag occupant classification system calibration: malfunction
        B1BAA airbag occupant classification module configuration: incorrect
        B1BB8 airbag warning indicator status: incorrect
        B1BB9 airbag squib circuit coupling: detected
        B1BBA airbag passenger seat weight sensor supply: circuit
        B1BBB airbag passenger seat weight sensor input: wires shorted
        B1BBC airbag occupant classification system negative weight: detected
        B1BBD airbag occupant classification module configuration table: not programmed
        B1BC7 airbag deployment data record: limit
        B1BC8 airbag passenger seat weight sensors: performance
        B1BD0 rollover crash detection: internal
        B1C12 airbag system active head restraint control, driver: low
        B1C13 airbag system active head restraint control, driver: high
        B1C14 airbag system active head restraint control, driver: open
        B1C18 airbag system active head restraint control, passenger: low
        B1C19 airbag system active head restraint control, passenger: high
        B1C1A airbag system active head restraint control, passenger: open
        B1C27 left side seat thorax airbag squib 1: low
        B1C28 left side seat thorax airbag squib 1: high
        B1C29 left side seat thorax airbag squib 1: open
        B1C2A left side seat thorax airbag squib 1: wires shorted
        B1C2B right side seat thorax airbag squib 1: low
        B1C2C right side seat thorax airbag squib 1: high
        B1C2D right side seat thorax airbag squib 1: open
        B1C2E right side seat thorax airbag squib 1: wires shorted
        B1C2F passenger airbag indicator status: incorrect
        B1C31 airbag occupant classification calibration range: performance
        B1C32 airbag deployment: detected
        B1C38 seat belt retractor pretensioner, first row driver: low
        B1C39 seat belt retractor pretensioner, first row driver: high
        B1C3A seat belt retractor pretensioner, first row driver: open
        B1C3B seat belt retractor pretensioner, first row driver: wires shorted
        B1C3D seat belt buckle pretensioner, first row driver: low
        B1C3E seat belt buckle pretensioner, first row driver: high
        B1C3F seat belt buckle pretensioner, first row driver: open
        B1C40 seat belt buckle pretensioner, first row driver: wires shorted
        B1C47 seat belt retractor pretensioner, first row passenger: low
        B1C48 seat belt retractor pretensioner, first row passenger: high
        B1C49 seat belt retractor pretensioner, first row passenger: open
        B1C4A seat belt retractor pretensioner, first row passenger: wires shorted
        B1C4C seat belt buckle pretensioner, first row passenger: low
        B1C4D seat belt buckle pretensioner, first row passenger: high
        B1C4E seat belt buckle pretensioner, first row passenger: open
        B1C4F seat belt buckle pretensioner, first row passenger: wires shorted
        B1CDC airbag passenger occupant detection sensor: high
        B1CFA impact sensor configuration: incorrect
        B1D00 mirror fold switch input: stuck
        B1D04 mirror adjust switch input: malfunction
        B1D07 mirror adjust switch input: stuck
        B1D09 driver mirror position sensor power supply: low
        B1D0A driver mirror position sensor power supply: high
        B1D0C driver mirror vertical position sensor input: low
        B1D0D driver mirror vertical position sensor input: high
        B1D0F driver mirror horizontal position sensor input: low
        B1D10 driver mirror horizontal position sensor input: high
        B1D11 passenger mirror position sensor power supply: malfunction
        B1D12 passenger mirror position sensor power supply: low
        B1D13 passenger mirror position sensor power supply: high
        B1D15 passenger mirror vertical position sensor input: low
        B1D16 passenger mirror vertical position sensor input: high
        B1D18 passenger mirror horizontal position sensor input: low
        B1D19 passenger mirror horizontal position sensor input: high
        B1D1E driver mirror vertical motor control: malfunction
        B1D22 driver mirror horizontal motor control: malfunction
        B1D2A passenger mirror vertical motor control: malfunction
        B1D2B passenger mirror vertical motor control: low
        B1D2E passenger mirror horizontal motor control: malfunction
        B1D2F passenger mirror horizontal motor control: low
        B1D33 driver mirror heater control: low
        B1D37 passenger mirror heater control: low
        B1D4A memory switch input: stuck
        B1D4D memory switch input: stuck
        B1D4E adjustable pedal inhibit: malfunction
        B1D4F adjustable pedal inhibit: low
        B1D50 adjustable pedal inhibit: high
        B1D51 adjustable pedal inhibit: open
        B1D56 adjustable pedal sensor: low
        B1D57 adjustable pedal sensor: high
        B1D5B adjustable pedal switch: performance
        B1D5C adjustable pedal forward switch: stuck
        B1D5D adjustable pedal rearward switch: stuck
        B1D5E power seat switch: malfunction
        B1D60 front seat identification: circuit
        B1D62 power seat switch: stuck
        B1D63 power seat switch: open
        B1D67 adjustable pedal control: performance
        B1D68 adjustable pedal control: low
        B1D69 adjustable pedal control: high
        B1D6B seat horizontal position sensor: malfunction
        B1D6D seat horizontal position sensor: low
        B1D6E seat horizontal position sensor: high
        B1D6F seat front vertical position sensor: malfunction
        B1D71 seat front vertical position sensor: low
        B1D72 seat front vertical position sensor: high
        B1D73 seat rear vertical position sensor: malfunction
        B1D75 seat rear vertical position sensor: low
        B1D76 seat rear vertical position sensor: high
        B1D77 seat recliner position sensor: malfunction
        B1D79 seat recliner position sensor: low
        B1D7A seat recliner position sensor: high
        B1D7B seat horizontal motor control: performance
        B1D7C seat horizontal motor control: malfunction
        B1D7F seat front vertical motor control: performance
        B1D83 seat rear vertical motor control: performance
        B1D84 seat rear vertical motor control: malfunction
        B1D87 seat backrest motor control: performance
        B1D88 seat backrest motor control: malfunction
        B1D8B steering column telescope position sensor: malfunction
        B1D8F steering column tilt position sensor: malfunction
        B1D93 steering column telescope motor control: performance
        B1D97 steering column tilt motor control: performance
        B1D9B seat horizontal front stop: not learned
        B1D9C steering column tilt switch: stuck
        B1DAA lumbar switch: malfunction
        B1DD0 mirror heater control: malfunction
        B1DF2 mirror fold switch: stuck
        B1E21 backup battery: internal
        B1E2A third row seat normal switch: stuck
        B1E2B third row seat stow switch: stuck
        B1E41 third row seat left backrest recline control: malfunction
        B1E46 third row seat right backrest recline control: malfunction
        B1E4B third row seat left stow control: malfunction
        B1E50 third row seat right stow control: malfunction
        B1E5F third row seat left latch switch: malfunction
        B1E60 third row seat right latch switch: malfunction
        B1E61 third row seat folded position stop: not learned
        B1E62 third row seat stowed position stop: not learned
        B1E63 third row seat latched position stop: not learned
        B1E64 mirror select switch, left: stuck
        B1E65 mirror select switch, right: stuck
        B1E72 power inverter enable control: malfunction
        B1E95 folding seat latch, right: open condition
        B1E96 folding seat latch, left: open condition
        B1E99 seat heater control 1, left front: malfunction
        B1E9A seat heater control 1, right front: malfunction
        B1E9B seat heater control 1, left rear: malfunction
        B1E9C seat heater control 1, right rear: malfunction
        B1E9D seat ventilation control 1, left front: malfunction
        B1E9E seat ventilation control 1, right front: malfunction
        B1EAB steering wheel cruise control switch: malfunction
        B1EAD lane departure warning switch: stuck
        B1EB1 seat heater sensor, left front: malfunction
        B1EB2 seat heater sensor, right front: malfunction
        B1EB3 seat heater sensor, left rear: malfunction
        B1EB4 seat heater sensor, right rear: malfunction
        B1EB6 seat recliner calibration, left: incomplete
        B1EB7 seat recliner calibration, right: incomplete
        B1ED1 adjustable pedal sensor: malfunction
        B1F02 mirror vertical motor control: malfunction
        B1F03 mirror horizontal motor control: malfunction
        B1F04 mirror fold control: malfunction
        B1F05 electrochromic mirror control: malfunction
        B1F06 mirror position sensor: malfunction
        B1F08 terrain switch bank module: internal
        B1F10 seat heater control 2, left front: malfunction
        B1F11 seat heater control 2, right front: malfunction
        B1F12 seat heater control 2, left rear: malfunction
        B1F13 seat heater control 2, right rear: malfunction
        B1F16 seat heater sensor 2, left front: malfunction
        B1F17 seat heater sensor 2, right front: malfunction
        B1F1A charging pad module: malfunction
        B1F35 seat cushion extension motor: malfunction
        B1F38 haptic seat motor: malfunction
        B2100 ignition run/start input: malfunction
        B2101 ignition run/start input: low
        B2102 ignition run/start input: high
        B2103 ignition run/start 1 control: malfunction
        B2104 ignition run/start control: low
        B2107 ignition switch: malfunction
        B2108 ignition switch sense input: low
        B2109 ignition switch sense input: high
        B210A system voltage: too low
        B210B system voltage: too high
        B210C battery voltage input: malfunction
        B210D battery voltage: low
        B210E battery voltage: too high
        B210F battery voltage: loss
        B2111 5 V supply: malfunction
        B2112 5 V supply: low
        B2113 5 V supply: high
        B2119 ignition run and accessory control: malfunction
        B211E ignition run and accessory control: low
        B211F ignition run and accessory control: high
        B2120 ignition run and accessory control: open
        B2121 ignition run control 1: malfunction
        B2122 ignition run control: low
        B2123 ignition run control: high
        B2124 ignition run control: open
        B2125 sensor supply voltage: malfunction
        B2126 sensor supply voltage: too low
        B2127 sensor supply voltage: too high
        B2128 sensor supply voltage: malfunction
        B2129 park assist display supply voltage: too low
        B212B rear park assist sensors power supply: malfunction
        B212C ignition run/start input: malfunction
        B212D ignition run only input: malfunction
        B212E ignition run and accessory control: malfunction
        B212F ignition run and accessory control: low
        B2143 universal garage door opener enable control: malfunction
        B2148 ignition run control 2: low
        B2149 ignition run control 2: high
        B215B ignition run/start 2 control: malfunction
        B215F ignition accessory 1 control: malfunction
        B2165 near-field communication device: communication error
        B2166 Bluetooth device: communication error
        B217A rear camera: malfunction
        B2181 heated seat module power supply: low
        B2182 heated seat module power supply: high
        B2183 ignition unlock/run/start control: malfunction
        B2184 ignition unlock/run/start control: low
        B2188 ignition start control: low
        B218B ignition run/start 1 control: over current
        B2193 intelligent battery sensor: internal
        B2199 battery voltage: malfunction
        B219C wake-up line: low
        B219D wake-up line: high
        B21A1 control module reset or recovery: detected
        B21C1 convertible top control module left window and header power supply: circuit
        B21C2 convertible top control module left window and header motor ground: circuit
        B21C3 convertible top control module right window and tonneau power supply: circuit
        B21C4 convertible top control module right window and tonneau motor ground: circuit
        B21C5 convertible top pump power supply: circuit
        B21C6 convertible top pump ground: circuit
        B21DD system voltage: too high
        B21E3 DC to DC converter current sensor: over current
        B21E6 ignition run control 3: malfunction
        B21F7 electronic shifter power supply: malfunction
        B21F8 exterior lighting power supply input 1: malfunction
        B21F9 exterior lighting power supply input 2: malfunction
        B2201 control module calibration: incorrect
        B2203 ROM checksum: performance
        B2204 control module configuration: incorrect
        B2205 original vehicle identification number: not programmed or incompatible
        B2206 vehicle identification number: not programmed or incompatible
        B2207 airbag control module: internal
        B2208 airbag control module: internal
        B2209 airbag control module: internal
        B220A airbag control module: internal
        B220B airbag control module stored firing energy: malfunction
        B220C airbag control module accelerometer 1: internal
        B220D airbag control module accelerometer 2: internal
        B220E airbag control module rollover accelerometer: malfunction
        B2211 rain sensor module initialization: performance
        B2212 airbag occupant classification module: internal
        B2213 instrument cluster: internal
        B2214 climate control: internal
        B2215 front control module: internal
        B2216 central gateway: internal
        B2217 electronic overhead module: internal
        B2218 door module: internal
        B2219 passenger door module: internal
        B221A heated seat module: internal
        B221C memory seat module: internal
        B221D rain sensor module: internal
        B221E radio: internal
        B221F amplifier: internal
        B2220 CD changer: internal
        B2222 satellite radio receiver: internal
        B2223 hands-free phone: internal
        B2224 sentry key remote entry module: internal
        B2225 steering column module: internal
        B2227 sunroof control module: internal
        B2228 remote keyless entry receiver in sentry key remote entry module: internal
        B2229 immobilizer in sentry key remote entry module: internal
        B222A vehicle model line: incorrect
        B222B vehicle entertainment system: internal
        B222C vehicle configuration: not programmed
        B222D control module configuration: not learned
        B222E flash memory checksum: performance
        B222F flash memory write: performance
        B2230 RAM write: performance
        B2232 park assist module: internal
        B2233 park assist front display: internal
        B2234 park assist rear display: internal
        B223A automatic high beam control module: internal
        B223B vehicle configuration: incorrect
        B223C intrusion transceiver module: internal
        B223D airbag occupant classification module: has codes
        B224E power liftgate module: internal
        B224F door module: internal
        B2250 control module: not programmed
        B2254 steering column lock module: internal
        B2255 airbag control module rollover feature: disabled
        B225C compass module: internal
        B2267 interior rear view mirror module: internal
        B2273 power sliding door module identification: circuit
        B2278 convertible top control module: internal
        B227E control module: over temperature
        B2283 automatic headlamp leveling module: internal
        B2286 control module calibration: not learned
        B2287 satellite video receiver: internal
        B2298 rain sensor: over temperature
        B2299 rear camera module: internal
        B229B passive entry module: internal
        B229C interior camera module: internal
        B22A0 radio frequency hub: internal
        B22A5 electronic pedestrian protection module: has codes
        B22A9 control module: internal
        B22AB LIN steering wheel switches: malfunction
        B2300 wiper mode switch input: malfunction
        B2301 wiper mode switch input: low
        B2302 wiper mode switch input: high
        B2303 wiper park switch: malfunction
        B2304 wiper park switch: low
        B2305 wiper park switch: high
        B2306 front washer switch: stuck
        B2307 washer switch input: low
        B230C rear wiper park switch: malfunction
        B230D rear wiper park switch: low
        B230E rear wiper park switch: malfunction
        B2312 wiper on/off control: malfunction
        B2314 wiper on/off control: high
        B2315 wiper on/off control: open
        B2316 wiper high/low control: malfunction
        B2317 wiper high/low control: low
        B2318 wiper high/low control: high
        B2319 wiper high/low control: open
        B231A rear wiper motor control: malfunction
        B231B rear wiper motor control: low
        B231C rear wiper motor control: high
        B231E front and rear washer motor control: malfunction
        B231F front and rear washer motor control: low
        B2320 front and rear washer motor control: high
        B2322 headlamp washer motor control: malfunction
        B2323 headlamp washer motor control: low
        B2324 headlamp washer motor control: high
        B2325 headlamp washer motor control: open
        B2328 washer fluid level sensor: high
        B2329 rain sensor optical path 1: performance
        B232A rain sensor optical path 2: performance
        B232B rain sensor optical path 3: performance
        B232C rain sensor optical path 4: performance
        B232E rear washer switch: stuck
        B2332 horn switch input: malfunction
        B2335 horn control: malfunction
        B2336 horn control: low
        B2337 horn control: high
        B2338 horn control: open
        B2339 horn switch: stuck
        B233D front and rear washer motor positive control: malfunction
        B2341 front and rear washer motor negative control: malfunction
        B2346 wiper motor low speed control: low
        B2347 wiper motor low speed control: high
        B2348 wiper motor low speed control: open
        B234A wiper motor high speed control: low
        B234B wiper motor high speed control: high
        B234C wiper motor high speed control: open
        B2353 heated seats power supply, right: malfunction
        B235A control module plant mode: active
        B2367 window washer motor 1 control: circuit
        B2368 window washer motor 1 control: low
        B2369 window washer motor 1 control: high
        B236A window washer motor 1 control: open
        B236F wiper motor low speed control: over current
        B2370 wiper motor high speed control: over current
        B2371 horn control: over current
        B2372 high beam switch: circuit
        B2374 washer switch input: circuit
        B2375 mist switch input: circuit
        B2376 rear wiper switch input: circuit
        B2377 rear washer switch input: circuit
        B2378 flash-to-pass switch: circuit
        B2394 flash-to-pass switch: stuck
        B23A1 flash-to-pass switch: stuck
        B23AA rain sensor: invalid data
        B23B8 brake pedal switch: stuck
        B23BB stop/start disable switch 1: open
        B23BC stop/start disable switch 1: performance
        B23BD stop/start disable switch 1: low
        B23BE stop/start disable switch 1: high
        B23BF stop/start disable switch 2: malfunction
        B23C0 stop/start disable switch 2: performance
        B23C1 stop/start disable switch 2: low
        B23C2 stop/start disable switch 2: high
        B23C3 stop/start disable switches 1 and 2: correlation
        B23C5 front camera: malfunction
        B23C6 camera, left: malfunction
        B23C7 camera, right: malfunction
        B2515 rear window position sensor supply: low
        B2517 window position sensor 1, left rear: performance
        B2518 window position sensor 2, left rear: performance
        B2519 window position sensor 1, right rear: performance
        B251A window position sensor 2, right rear: performance
        B251B window, left rear: direction error
        B251C window, right rear: direction error
        B2520 convertible top header latch control: open
        B2528 tonneau cover control: open
        B2529 decklid release control: performance
        B252A decklid release control: low
        B2530 convertible top control 1: open
        B2534 convertible top control 2: open
        B2539 convertible top header latch and unlatch limit switches: correlation
        B253E convertible top header unlatch limit switch: low
        B2540 convertible top sense limit switch and position sensor: correlation
        B2541 convertible top sense limit switch: performance
        B2542 convertible top sense limit switch: low
        B2544 decklid latch limit switch and position sensor: correlation
        B2548 tonneau retract and extend limit switches: correlation
        B2549 tonneau retract limit switch: performance
        B254A tonneau retract limit switch: low
        B254C tonneau extend limit switch: performance
        B254D tonneau extend limit switch: low
        B254F convertible top panel latch and unlatch limit switches: correlation
        B2550 convertible top panel latch limit switch: performance
        B2551 convertible top panel latch limit switch: low
        B2553 convertible top panel unlatch limit switch: performance
        B2554 convertible top panel unlatch limit switch: low
        B255E decklid open position sensor: low
        B2577 window calibration: not learned
        B2578 driver window calibration: not learned
        B2579 convertible top switch: performance
        B257A convertible top switch: low
        B2580 driver window position sensor: no signal
        B2581 passenger window position sensor: no signal
        B2598 door module, left front: malfunction
        B2599 door module, right front: malfunction
        B259A door handle sensing, left front: malfunction
        B259B door handle sensing, right front: malfunction
        B259E trunk or liftgate handle sensing: malfunction
        B259F trunk or liftgate lock control: malfunction
        B25A3 door handle sensor, left front: malfunction
        B25A4 door handle sensor, right front: malfunction
        B25A9 door handle sensing, front driver: malfunction
        B25AA door handle sensing, front passenger: malfunction
        B25AF door lock/unlock switch: stuck
        B25B0 window position sensor: no signal
        B25B1 window position sensor power supply: malfunction
        B25B3 passenger door lock/unlock relay signal: malfunction
        B25B5 external trunk switch: malfunction
        B25BC door ajar switch, left front: stuck closed
        B25BD door ajar switch, left front: stuck open
        B25C7 driver door ajar switch 2: low
        B25C8 driver door ajar switch 2: high
        B25C9 driver door ajar switch 2: stuck closed
        B25CB driver door ajar switches 1 and 2: correlation
        B2722 airbag deployment (control module unlocked): disabled
        B2734 airbag passenger occupant detection sensor: malfunction
        B2736 pedestrian impact protection satellite sensor, left: malfunction
        B2738 pedestrian impact protection satellite sensor, center: malfunction
        B273C digital crash input: malfunction
        B275B airbag warning indicator: malfunction
        B2760 impact pressure sensors, left and right: correlation
        B2761 impact acceleration sensor, left B-pillar: internal
        B2762 impact acceleration sensor, left C-pillar: internal
        B2763 impact acceleration sensor, left D-pillar: internal
        B2764 impact acceleration sensor, right B-pillar: internal
        B2765 impact acceleration sensor, right C-pillar: internal
        B2766 impact acceleration sensor, right D-pillar: internal
        B2767 impact pressure sensor, left: internal
        B2768 impact pressure sensor, right: internal
        B276B pedestrian protection squib, left hood hinge: malfunction
        B276C pedestrian protection squib, right hood hinge: malfunction
        B276F passenger airbag disable indicator (on lamp): malfunction
        B2770 passenger airbag disable indicator (off lamp): malfunction
        B2772 driver frontal airbag squib 4 control: malfunction
        B2773 passenger frontal airbag squib 4 control: malfunction
        B2774 electronic pedestrian protection module configuration: incorrect
        B280B video input: malfunction
        B2810 ambient cabin light control: malfunction
        B2840 headlamp swiveling control, left: malfunction
        B2841 headlamp swiveling control, right: malfunction
        B2854 automatic high beam module: invalid data
        B285E window switch backlighting: malfunction
        B285F blind spot warning light control: malfunction
        B2860 door ambient light control: malfunction
        B2861 mirror approach light control: malfunction
        B2873 reverse lamp 2 control, left: malfunction
        B2874 reverse lamp 2 control, right: malfunction
        B287B alternating flash lights, left rear: malfunction
        B287C alternating flash lights, right rear: malfunction
        B2880 fog lamp control: malfunction
        C1000 brake pedal switch 1: performance
        C1002 brake pedal switch: stuck high
        C1006 brake fluid level input: malfunction
        C1007 brake fluid level sensor: low
        C1008 brake fluid level sensor: high
        C1009 brake fluid level: too low
        C100A wheel speed sensor, left front: circuit
        C1011 wheel speed sensor, left front: erratic
        C1014 wheel speed comparison, left front: performance
        C1015 wheel speed sensor, right front: circuit
        C101C wheel speed sensor, right front: erratic
        C101F wheel speed comparison, right front: performance
        C1020 wheel speed sensor, left rear: circuit
        C1027 wheel speed sensor, left rear: erratic
        C102A wheel speed comparison, left rear: performance
        C102B wheel speed sensor, right rear: circuit
        C102C wheel speed sensor, right rear: performance
        C1032 wheel speed sensor, right rear: erratic
        C1035 wheel speed comparison, right rear: performance
        C1036 wheel speed sensor, rear: circuit
        C1038 wheel speed sensor, rear: low
        C1039 wheel speed sensor, rear: high
        C103D wheel speed sensor, rear: erratic
        C1041 wheel speed tone wheel, left front: performance
        C1042 wheel speed tone wheel, right front: performance
        C1043 wheel speed tone wheel, left rear: performance
        C1044 wheel speed tone wheel, right rear: performance
        C1046 ABS pressure phase monitoring, left front: malfunction
        C1047 ABS pressure phase monitoring, right front: malfunction
        C1048 ABS pressure phase monitoring, left rear: malfunction
        C1049 ABS pressure phase monitoring, right rear: malfunction
        C104C ABS inlet valve control, left front: low
        C1050 ABS inlet valve control, right front: low
        C1054 ABS inlet valve control, left rear: low
        C1058 ABS inlet valve control, right rear: low
        C105C ABS inlet valve control, rear: low
        C1060 ABS outlet valve control, left front: low
        C1064 ABS outlet valve control, right front: low
        C1068 ABS outlet valve control, left rear: low
        C106C ABS outlet valve control, right rear: low
        C1070 ABS outlet valve control, rear: low
        C1073 ABS pump motor control: circuit
        C1078 tire revolutions: out of range
        C1079 wheel speed tone wheel teeth count: out of range
        C107B wheel speed comparison: performance
        C107C brake pedal switches 1 and 2: stuck
        C107D brake pedal switches 1 and 2: correlation
        C1082 vacuum pressure sensor: erratic
        C1086 ABS control time: too long
        C1090 ABS brake lamp control: low
        C1091 ABS brake lamp control: high
        C1093 front brake pressure sensor: malfunction
        C1097 rear brake pressure sensor: malfunction
        C10C6 electronic trailer brake manual lever: malfunction
        C10C7 electronic trailer brake control output: over current
        C10C9 electronic trailer brake manual lever failsafe: circuit
        C10CA integrated trailer brake module adjustment switch: malfunction
        C10CB vehicle speed output: malfunction
        C10CC electronic stability program sensors: internal
        C10CD electronic park brake switch: stuck
        C10D0 electronic park brake system: malfunction
        C10EA park brake actuator, left: malfunction
        C10EB park brake actuator, right: malfunction
        C10EC park brake actuators: correlation
        C10ED electronic park brake switch LED: malfunction
        C10F3 brake maintenance mode: active
        C120D traction control prime valve control, rear: low
        C1210 longitudinal acceleration sensor: performance
        C1213 acceleration sensor input: stuck
        C1219 steering angle sensor: erratic
        C121A steering angle sensor: not learned
        C121C torque request denial: detected
        C121D brake pressure sensor: circuit
        C121E brake pressure sensor comparison: performance
        C122B brake pedal force switch: performance
        C122C active brake booster control supply voltage: malfunction
        C122D active brake booster control: circuit
        C1231 steering angle sensor in drive test: malfunction
        C1232 pressure sensor in drive test: malfunction
        C1234 sensor cluster installation in drive test: malfunction
        C1235 drive test: active
        C1238 drive test: malfunction
        C1239 emissions rolls test: active
        C123A electronic stability program sensors calibration: malfunction
        C123B electronic stability program control time: too long
        C123C dynamics sensor mounting: performance
        C123F steering angle sensor comparison: performance
        C1241 steering angle sensor velocity: performance
        C1242 acceleration sensor input: performance
        C1243 acceleration sensor: not learned
        C1246 vacuum pressure sensor supply: out of range
        C124A adaptive cruise control torque request denial: detected
        C124E hill start assist: disabled
        C124F electronic stability program request denial by adaptive cruise control: detected
        C1252 vacuum pump control: malfunction
        C1263 trailer sway control: activated
        C1264 hydraulic brake assist: activated
        C127A electronic stability program response to deceleration request: not present
        C1401 transfer case range select switch: low
        C1402 transfer case range select switch: high
        C1404 transfer case range position sensor: low
        C1405 transfer case range position sensor: high
        C1407 transfer case brake control: low
        C1408 transfer case brake control: high
        C1413 four-wheel drive high/low select switch: stuck
        C1414 transfer case neutral select switch: stuck
        C1417 front differential control: low
        C1418 front differential control: high
        C1419 front differential control: open
        C141C rear differential control: malfunction
        C141D rear differential control: low
        C141E rear differential control: high
        C141F rear differential control: open
        C143A differential or locker select switch: performance
        C143B differential or locker select switch: low
        C143C differential or locker select switch: high
        C143D stabilizer bar select switch: performance
        C143E stabilizer bar select switch: low
        C143F stabilizer bar select switch: high
        C1444 transfer case motor overuse: detected
        C1446 front differential return: low
        C1447 front differential return: high
        C144A rear differential return: low
        C144B rear differential return: high
        C144D front differential position sensor: malfunction
        C144E front differential position sensor: performance
        C144F front differential position sensor: low
        C1453 rear differential position sensor: low
        C1454 rear differential position sensor: high
        C1456 all-wheel drive clutch power control: low
        C1457 all-wheel drive clutch power control: high
        C145A all-wheel drive clutch return control: low
        C145D all-wheel drive clutch power or return control: open
        C145F all-wheel drive system: over temperature
        C1463 front axle disconnect control: malfunction
        C1464 front axle disconnect control: low
        C1465 front axle disconnect control: high
        C1476 transfer case clutch position: out of range
        C1479 transfer case temperature sensor: low
        C147A transfer case temperature sensor: high
        C147B front axle disconnect sensor: malfunction
        C147C front axle disconnect power supply: low
        C147D front axle disconnect power supply: high
        C147E front axle disconnect power supply: malfunction
        C1480 transfer case range digital position sensor: performance
        C1483 rear differential position sensor supply: malfunction
        C1496 power transfer unit motor position: malfunction
        C149E transfer case motor position sensor: malfunction
        C14A7 power transfer unit motor: blocked
        C14AA transfer case motor position sensor supply: malfunction
        C1501 tire pressure sensor 1: malfunction
        C1502 tire pressure sensor 2: malfunction
        C1503 tire pressure sensor 3: malfunction
        C1504 tire pressure sensor 4: internal
        C1505 tire pressure sensor 5: internal
        C1506 tire pressure trigger module, left front: performance
        C1507 tire pressure trigger module, right front: performance
        C1508 tire pressure trigger module, left rear: performance
        C1509 tire pressure trigger module, right rear: performance
        C150A tire pressure trigger module voltage, left front: too high
        C150B tire pressure trigger module voltage, right front: too high
        C150D tire pressure trigger module voltage, right rear: too high
        C151C tire pressure sensors: not present
        C151D tire pressure sensor location: not detected
        C151E ride height sensor, left front: malfunction
        C1522 ride height sensor, right front: malfunction
        C1526 ride height sensor, left rear: malfunction
        C152A ride height sensor, right rear: malfunction
        C1570 duplicate tire pressure sensor identifiers: detected
        C1580 tire pressure sensor left or right side location: not detected
        C1581 tire pressure sensor front or rear location: not detected
        C1592 electric power steering motor: circuit
        C1593 steering torque sensor: circuit
        C1597 tire pressure monitoring in winter mode: disabled
        C15B1 acceleration sensor, rear: malfunction
        C15B2 acceleration sensor, left front: malfunction
        C15B3 acceleration sensor, right front: malfunction
        C15B4 damping valve low side 1, left front: malfunction
        C15B5 damping valve low side 2, left front: malfunction
        C15B6 damping valve low side 1, right front: malfunction
        C15B7 damping valve low side 2, right front: malfunction
        C15B8 damping valve low side 1, left rear: malfunction
        C15B9 damping valve low side 2, left rear: malfunction
        C15BA damping valve low side 1, right rear: malfunction
        C15BB damping valve low side 2, right rear: malfunction
        C15BC acceleration sensor supply, left front: malfunction
        C15BD acceleration sensor supply, right front: malfunction
        C15BE acceleration sensor supply, rear: malfunction
        C15C1 electric power steering: mechanical
        C15C2 damping valve compression solenoid, left front: malfunction
        C15C3 damping valve rebound solenoid, left front: malfunction
        C15C4 damping valve compression solenoid, right front: malfunction
        C15C5 damping valve rebound solenoid, right front: malfunction
        C15C6 damping valve solenoid, left rear: malfunction
        C15C7 damping valve rebound solenoid, left rear: malfunction
        C15C8 damping valve compression solenoid, right rear: malfunction
        C15C9 damping valve rebound solenoid, right rear: malfunction
        C15CB front axle tire pressure placard value: incorrect
        C15CC rear axle tire pressure placard value: incorrect
        C15D6 run-flat tire pressure: below threshold
        C15D8 tire size mismatch: detected
        C15DB electric power steering: disabled
        C15DC forward collision warning control switch: stuck
        C15E9 dynamic steering torque request denial: detected
        C2100 battery voltage: low
        C2101 battery voltage: high
        C2104 ABS valve supply voltage: open
        C2105 ABS valve supply voltage: low
        C2110 sensor supply 1: malfunction
        C2111 sensor supply: low
        C2112 sensor supply: high
        C2114 dynamics sensor supply voltage: too low
        C2115 dynamics sensor supply voltage: too high
        C2116 ABS pump motor supply voltage: too low
        C211B ignition run/start input: malfunction
        C211C ignition run/start input: low
        C211D ignition run/start input: high
        C211E battery supply voltage: too low
        C211F battery supply voltage: too high
        C2124 stabilizer bar indicator control: circuit
        C2125 sensor supply 2: malfunction
        C2126 sensor supply 2: low
        C2127 sensor supply 2: high
        C2128 control module reset or recovery: detected
        C2129 battery voltage: malfunction
        C212A system voltage: too high
        C212C suspension valve power supply voltage: malfunction
        C2200 ABS module: internal
        C2202 original vehicle identification number: not programmed or incompatible
        C2204 yaw rate and lateral acceleration sensor: internal
        C2206 vehicle configuration: incorrect
        C220B ABS adaptive cruise control calibration: not learned
        C220C active suspension module: internal
        C2212 control module plant mode: active
        C2213 trailer brake module: internal
        C2214 integrated trailer brake module calibration: not learned
        C2217 electric power steering module: internal
        C2219 control module configuration: not learned
        C221C control module: not programmed
        C2222 improper control module power down: detected
        C2223 control module configuration: incorrect
        C230A transfer case neutral indicator control: low
        C230B transfer case neutral indicator control: high
        C2310 stabilizer or differential indicator supply: low
        C2311 stabilizer or differential indicator supply: high
        C2312 electronic stability program off switch: stuck
        C2316 terrain switch: malfunction
        C2318 front camera: malfunction
        C2324 stabilizer bar indicator control: circuit
        P1004 intake short runner valve control: performance
        P1005 manifold tuning valve control: performance
        P1009 humidity sensor module: malfunction
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
        P1050 intake valve control solenoid 1: circuit or open
        P1051 intake valve control solenoid 1: low
        P1052 intake valve control solenoid 1: high
        P1053 intake valve control solenoid 2: circuit or open
        P1054 intake valve control solenoid 2: low
        P1055 intake valve control solenoid 2: high
        P1056 intake valve control solenoid 3: circuit or open
        P1057 intake valve control solenoid 3: low
        P1058 intake valve control solenoid 3: high
        P1059 intake valve control solenoid 4: circuit or open
        P105A intake valve control solenoid 4: low
        P105B intake valve control solenoid 4: high
        P105C intake valve in low lift position: stuck
        P105D intake valve in high lift position: stuck
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
        P1070 intake valve control solenoid 1: range
        P1071 intake valve control solenoid 2: range
        P1072 intake valve control solenoid 3: range
        P1073 intake valve control solenoid 4: range
        P1105 barometric pressure read solenoid: circuit
        P1128 closed-loop mixture control, bank 1: not reached
        P1129 closed-loop mixture control, bank 2: not reached
        P112A oxygen sensor pumping current, bank 1 sensor 1: too low
        P112B oxygen sensor pumping current, bank 1 sensor 1: too high
        P112C oxygen sensor pumping current, bank 2 sensor 1: too low
        P112D oxygen sensor pumping current, bank 2 sensor 1: too high
        P112E oxygen sensor, bank 1 sensor 1: performance
        P112F oxygen sensor, bank 2 sensor 1: performance
        P113C oxygen sensor power supply: performance
        P113D oxygen sensor at high frequency, bank 1 sensor 1: slow
        P113E oxygen sensor at high frequency, bank 2 sensor 1: slow
        P1192 intake air temperature sensor: low
        P1193 intake air temperature sensor: high
        P1195 oxygen sensor during catalyst monitoring, bank 1 sensor 1: slow
        P1196 oxygen sensor during catalyst monitoring, bank 2 sensor 1: slow
        P1197 oxygen sensor during catalyst monitoring, bank 1 sensor 2: slow
        P1198 radiator temperature sensor: high
        P1199 radiator temperature sensor: low
        P120A fuel pump control module B: internal
        P120B fuel pump control module B output to fuel pump: open
        P121B active exhaust valve 2: performance
        P1239 engine oil temperature: too low
        P1243 turbocharger surge valve solenoid: circuit
        P1272 A/C clutch control 2: low
        P1273 A/C clutch control 2: high
        P1274 A/C clutch control 2: open
        P1275 A/C clutch control 2: over current
        P1276 starter control 2: malfunction
        P1277 starter control 2: low
        P1278 starter control 2: high
        P1279 starter control 2: open
        P127A starter control 2: over current
        P127C fuel pump control 2: low
        P127D fuel pump control 2: high
        P127E fuel pump control 2: open
        P127F fuel pump control 2: over current
        P1280 fuel system relay control: circuit
        P1281 engine cold: too long
        P1282 fuel pump relay control: circuit
        P1283 idle select input: implausible
        P1284 injection pump battery voltage: out of range
        P1285 injection pump control module: stuck on
        P1286 accelerator pedal position sensor supply voltage: too high
        P1287 injection pump control module supply voltage: too low
        P1289 intake manifold tuning valve solenoid: circuit
        P128B transmission control module power control 2: low
        P128C transmission control module power control 2: high
        P128D transmission control module power control 2: open
        P128E transmission control module power control 2: over current
        P1290 natural gas fuel pressure: too high
        P1291 temperature rise from intake air heaters: not detected
        P1292 natural gas pressure sensor: high
        P1293 natural gas pressure sensor: low
        P1294 idle speed: not reached
        P1295 throttle position sensor supply voltage: not present
        P1296 manifold pressure sensor supply voltage: not present
        P1297 manifold pressure from start to run: unchanged
        P1298 mixture at wide open throttle: lean
        P1299 vacuum leak: detected
        P1323 cylinder 2 oil supply solenoid valve switch-on time: not detected
        P1325 cylinder 3 oil supply solenoid valve switch-on time: not detected
        P1327 cylinder 4 oil supply solenoid valve switch-on time: not detected
        P1388 auto shutdown relay control: circuit
        P1389 auto shutdown relay output voltage: not present
        P1390 timing belt or chain: skipped
        P1391 crankshaft or camshaft position sensor: intermittent
        P1398 crankshaft position signal for misfire detection: not learned
        P1399 wait-to-start lamp: circuit
        P1403 exhaust gas recirculation sensor supply voltage: not present
        P1404 EGR valve closed position: performance
        P1411 cylinder 1 reactivation control: performance
        P1414 cylinder 4 reactivation control: performance
        P1416 cylinder 6 reactivation control: performance
        P1417 cylinder 7 reactivation control: performance
        P141B starter control 1: performance
        P141C starter control 2: performance
        P141D starter relay feedback: open
        P144E EGR cooler bypass status line: low
        P144F EGR cooler bypass status line: high
        P1451 diesel particulate filter system: performance
        P1456 fuel tank pressure sensor: low
        P1475 auxiliary 5 V supply voltage: too high
        P1476 secondary air flow: too low
        P1477 secondary air flow: too high
        P1478 battery temperature sensor: out of range
        P1479 transmission fan relay: circuit
        P1480 positive crankcase ventilation solenoid: circuit
        P1481 transmission engine speed pulse generator: malfunction
        P1482 catalyst temperature sensor: low
        P1483 catalyst temperature sensor: high
        P1484 catalyst: over temperature
        P1485 secondary air injection solenoid: circuit
        P1486 evaporative emission leak monitor hose: blocked
        P1487 cooling fan high speed control: circuit
        P1488 auxiliary 5 V supply voltage: too low
        P1489 cooling fan high speed relay: circuit
        P1490 cooling fan low speed relay: circuit
        P1491 cooling fan control relay: circuit
        P1492 battery temperature sensor: high
        P1493 battery temperature sensor: low
        P1494 evaporative emission leak detection pump switch: malfunction
        P1495 evaporative emission leak detection pump solenoid: circuit
        P1496 5 V supply voltage: too low
        P1498 cooling fan high speed relay, ground side: circuit
        P1499 hydraulic cooling fan solenoid: circuit
        P149A cooling fan module: internal
        P149F cooling fan motor: blocked
        P14A0 cooling fan motor: restricted
        P1501 vehicle speed sensors 1 and 2, drive wheels: correlation
        P1502 vehicle speed sensors 1 and 2, non-drive wheels: correlation
        P150D cold start idle after open throttle start: rough
        P1513 starter request switch: stuck
        P1521 engine oil type: incorrect
        P1523 variable valve actuation oil pressure: too low
        P1524 oil pressure for camshaft adjustment: out of range
        P152A engine hood ajar while driving: detected
        P152C engine hood switch 2: performance
        P152D engine hood switch 2: low
        P152E engine hood switch 2: high
        P152F engine hood switches 1 and 2: correlation
        P1572 brake pedal: stuck on
        P1573 brake pedal: stuck off
        P1593 cruise control switches 1 and 2: stuck
        P1594 charging system voltage: too high
        P1595 cruise control solenoids: circuit
        P1596 cruise control switch: stuck high
        P1597 cruise control switch: stuck low
        P1598 A/C pressure sensor: high
        P1599 A/C pressure sensor: low
        P1601 transmission control module: internal
        P1602 powertrain control module: not programmed
        P1603 powertrain control module dual-port RAM: communication error
        P1604 powertrain control module dual-port RAM integrity: malfunction
        P1607 powertrain control module shutdown timer: rationality
        P1614 control module reset or recovery: detected
        P1618 sensor reference voltage 1: erratic
        P161A control module plant mode: active
        P1628 sensor reference voltage 2: erratic
        P1629 transmission control module internal solenoid supply: malfunction
        P162A supercharger bypass valve actuator pulse width: upper limit
        P162B supercharger bypass valve actuator temporary pulse width: upper limit
        P162C supercharger bypass valve control: circuit
        P1631 transmission control module processor clock: performance
        P1632 transmission control module internal watchdog test: performance
        P1633 transmission control module external watchdog test: performance
        P1634 transmission control module internal watchdog: performance
        P1636 transmission control module external watchdog: performance
        P1637 transmission control module EEPROM: performance
        P1638 transmission control module CAN 1 RAM: performance
        P1639 transmission control module CAN 2 RAM: performance
        P1644 control module variant or configuration: incorrect
        P1665 supercharger bypass valve control: ice blockage
        P1666 cruise control module: internal
        P1679 control module calibration: not learned
        P167A control module calibration: incorrect
        P167B controlled system shutdown: activated
        P1680 clutch switch: circuit
        P1681 instrument cluster: lost communication
        P1682 charging system voltage: too low
        P1683 cruise control power supply: circuit
        P1684 battery: disconnected
        P1685 immobilizer key: incorrect
        P1686 immobilizer control module: lost communication
        P1687 instrument cluster: lost communication
        P1688 injection pump control module: internal
        P1689 injection pump control module: lost communication
        P1690 injection pump and engine crankshaft position sensors: correlation
        P1691 injection pump control module calibration: malfunction
        P1693 other engine or powertrain control module: has codes
        P1694 engine or powertrain control module message: not received
        P1695 body control module: lost communication
        P1696 powertrain control module memory write: malfunction
        P1697 service reminder mileage: not programmed
        P1698 powertrain or transmission control module message: not received
        P1699 climate control module message: not received
        P16F1 control module internal serial peripheral interface: communication error
        P16F3 internal control module redundant memory: performance
        P16F5 hybrid control processor programmable logic device: malfunction
        P16F9 hybrid control processor shutdown: performance
        P1704 input speed sensor 1: overspeed
        P1705 input speed sensor 2: overspeed
        P1713 manual valve in T2 range: restricted
        P1714 transmission control module battery voltage: low
        P1715 manual valve in T3 range: restricted
        P1717 mechanical instrument cluster: lost communication
        P1718 EEPROM integrity: malfunction
        P1719 skip shift solenoid: circuit
        P1720 output speed or wheel speed signal: malfunction
        P1731 engaged gear: incorrect
        P1736 second prime gear: ratio
        P1738 transmission high temperature operation: activated
        P1740 torque converter clutch or overdrive solenoid: performance
        P1741 fourth prime gear: ratio
        P1756 governor pressure: control deviation
        P1757 governor pressure without request: too high
        P1762 governor pressure sensor offset: malfunction
        P1763 governor pressure sensor: high
        P1764 governor pressure sensor: low
        P1765 transmission supply relay control: circuit
        P1767 transmission relay output: stuck on
        P176D transmission fluid temperature: too high
        P1771 2-4 clutch element volume: too low
        P1775 solenoid switch valve in torque converter clutch position: stuck
        P1776 solenoid switch valve in low-reverse position: stuck
        P177C park pawl actuator motor current sensor: performance
        P177F output shaft speed sensor: upper limit
        P1781 overdrive pressure switch: circuit
        P1782 2-4 clutch pressure switch: circuit
        P1788 2-4 hydraulic pressure switch: circuit
        P1790 fault immediately after shift: detected
        P1792 transmission control module battery: disconnected
        P1794 speed sensor ground: malfunction
        P1797 manual shift transmission: over temperature
        P1798 transmission fluid: deteriorated
        P1799 calculated transmission oil temperature: active
        P1830 clutch pedal switch override relay: circuit
        P1861 fuel tank siphon line: disconnected
        P1899 park or neutral position switch: stuck
        P1946 crash event: forced engine shutdown
        P1A01 battery energy control module EEPROM: malfunction
        P1A06 battery energy control module ROM: malfunction
        P1A0C battery energy control module system voltage: too low
        P1A0D battery energy control module system voltage: too high
        P1A0F battery pack control module hybrid accessory wake-up: high
        P1A11 secret key in control module: not programmed
        P1A1E hybrid thermal system control: circuit
        P1A20 hybrid battery precharge time: too long
        P1A21 high voltage battery contactor control sequence: incorrect
        P1A26 hybrid battery state of charge: performance
        P1A29 hybrid battery cell supervision A: malfunction
        P1A2A hybrid battery cell supervision B: malfunction
        P1A9B hybrid battery temperature sensor 1: upper limit
        P1AC6 drive motor control processor A crankshaft position signal: performance
        P1AC7 crankshaft position signal: performance
        P1ADE drive motor control processor A system voltage: too low
        P1ADF drive motor control processor A system voltage: too high
        P1AE0 drive motor control processor B system voltage: too low
        P1AE1 drive motor control processor B system voltage: too high
        P1AE2 battery energy control module high voltage interlock: circuit
        P1AE3 battery energy control module high voltage interlock: low
        P1AE4 battery energy control module high voltage interlock: high
        P1AE8 drive motor control processor A high voltage battery voltage sensor: low
        P1AE9 drive motor control processor A high voltage battery voltage sensor: high
        P1AEC drive motor control processor A high voltage battery voltage sensor: performance
        P1AED drive motor control processor B high voltage battery voltage sensor: performance
        P1AEE drive motor control processor A high voltage battery system voltage: too high
        P1AEF drive motor control processor B high voltage battery system voltage: too high
        P1AF8 drive motor control processor A shutdown: performance
        P1AFC hybrid control processor (drive motor control processor A): lost communication
        P1AFE improper shutdown of drive motor control processor B: detected
        P1B02 hybrid control processor (drive motor control processor B): lost communication
        P1B03 drive motor control processor A resolver signal: rationality
        P1B04 drive motor control processor B resolver signal: rationality
        P1B07 drive motor control processor A high voltage battery system voltage: too low
        P1B08 drive motor control processor B high voltage battery system voltage: too low
        P1B0F drive motor A position sensor offset: incorrect
        P1B10 drive motor B position sensor offset: incorrect
        P1B13 park-by-wire unintended out of park position: detected
        P1B14 park-by-wire unintended park position: detected
        P1B72 electric coolant heater outlet temperature sensor: malfunction
        P1B73 electric coolant heater inlet temperature sensor: performance
        P1C00 hybrid battery voltage sense 1: lower limit
        P1C01 hybrid battery voltage sense 1: upper limit
        P1C4D cruise control switch multiple press: detected
        P1C4E ABS module: has codes
        P1C64 engine speed during automatic start: too low
        P1C86 gear position display: malfunction
        P1C8B battery voltage: malfunction
        P1C8C system voltage: malfunction
        P1C91 power supply 2: low
        P1C92 power supply 2: high
        P1CC9 gear: engagement
        P1CDA hybrid wake-up control 1 output: circuit or open
        P1CDB hybrid wake-up control 1 output: shorted to battery
        P1CDC hybrid wake-up control 1 output: shorted to ground
        P1CDD hybrid wake-up control 2 output: circuit or open
        P1CDE hybrid wake-up control 2 output: shorted to battery
        P1CDF hybrid wake-up control 2 output: shorted to ground
        P1CF3 battery temperature sensor: lower limit
        P1CF4 battery temperature sensor: upper limit
        P1D65 cylinder 1 oil supply solenoid valve: performance
        P1D66 cylinder 2 oil supply solenoid valve: performance
        P1D67 cylinder 3 oil supply solenoid valve: performance
        P1D68 cylinder 4 oil supply solenoid valve: performance
        P1D6D active grille shutter: over temperature
        P1D72 high voltage cable: open
        P1D73 active grille shutter: performance
        P1D77 park solenoid: range
        P1D83 engine oil temperature: implausible
        P1D8A park pawl solenoid: low
        P1D8B park pawl solenoid: high
        P1D8C park pawl solenoid: open
        P1D8D transmission park sense: low
        P1D8E transmission park sense: high
        P1D8F clutch 1 gear ratio: incorrect
        P1D90 clutch 2 gear ratio: incorrect
        P1D91 clutch 3 gear ratio: incorrect
        P1D92 clutch 4 gear ratio: incorrect
        P1D93 clutch 5 gear ratio: incorrect
        P1D94 transmission control module shift-by-wire calibration: incorrect
        P1D95 undetermined transmission clutch: malfunction
        P1D96 clutch A or B gear ratio: incorrect
        P1D97 clutch A or D gear ratio: incorrect
        P1D98 clutch B or D gear ratio: incorrect
        P1D99 clutch B or E gear ratio: incorrect
        P1D9A clutch C or D gear ratio: incorrect
        P1D9B clutch A or E gear ratio: incorrect
        P1D9C clutch A or C gear ratio: incorrect
        P1D9D clutch B or C gear ratio: incorrect
        P1D9E clutch C or E gear ratio: incorrect
        P1D9F clutch D or E gear ratio: incorrect
        P1DA0 clutch A/B/C gear ratio: incorrect
        P1DA1 clutch A/B/E gear ratio: incorrect
        P1DA2 clutch B/C/E gear ratio: incorrect
        P1DA3 clutch B/D/E gear ratio: incorrect
        P1DA4 clutch B/C/D gear ratio: incorrect
        P1DA5 clutch C/D/E gear ratio: incorrect
        P1DA6 clutch A/C/D gear ratio: incorrect
        P1DA7 clutch A/D/E gear ratio: incorrect
        P1DA8 clutch A/B/D gear ratio: incorrect
        P1DA9 transmission fluid temperature: rationality
        P1DAA transmission temperature: not detected
        P1DAB vehicle speed: not detected
        P1DAC engine speed: not detected
        P1DAD input shaft and output shaft direction: correlation
        P1DAE position valve, second gear limp-in: stuck
        P1DAF incompatible limp-in action request: detected
        P1DB0 sent torque request: implausible
        P1DB1 transmission control module system voltage: too low
        P1DB2 actuator supply voltage A: circuit
        P1DB3 transmission control module reset or recovery: detected
        P1DB4 gear ratio during gear engagement or in gear: incorrect
        P1DB5 gear ratio during shift: incorrect
        P1DB6 vehicle speed signal: performance
        P1DB7 torque converter clutch: performance
        P1DB8 unintended torque in neutral: detected
        P1DB9 transmission control module reset after extended low voltage: detected
        P1DBA battery cooling system: malfunction
        P1DBD fuel pressure sensor: rationality
        P1DC6 transmission control module: not programmed
        P1DC7 shift time reduction due to clutch temperature: active
        P1DC8 manual shift mode inhibition due to clutch temperature: active
        P1DC9 skip downshift inhibition due to clutch temperature: active
        P1DCA transmission park sense: open
        P1DCB reverse gear switch: stuck open
        P1DCD multiple transmission clutches: locked
        P1DCE driving direction in transmission monitoring: incorrect
        P1DCF unallowed park engagement due to ABS: detected
        P1DD0 unallowed park engagement: detected
        P1DD1 input or turbine speed sensor 1 gradient: malfunction
        P1DD2 transmission torque request denial: detected
        P1DDC unallowed reverse engagement: detected
        P1DDD drive or reverse disengagement: malfunction
        P1DDE ignition run/start inputs 1 and 2: correlation
        P1DEB displayed gear: incorrect
        P1DF3 control module initialization: incomplete
        P1DF7 actual engine torque decrease: too low
        P1DF8 actual engine torque decrease: too high
        P1DF9 actual engine torque increase: too low
        P1DFA actual engine torque increase: too high
        P1DFD hybrid battery charging: malfunction
        P1E08 stop/start after airbag deployment: disabled
        P1E09 closed-loop mixture control, bank 1 downstream: not reached
        P1E0A closed-loop mixture control, bank 2 downstream: not reached
        P1E16 diesel regeneration active signal: malfunction
        P1E1B high voltage system, hybrid battery side: isolation
        P1E23 clutch 6 gear ratio: incorrect
        P1E26 internal control module cooled EGR temperature: performance
        P1E27 EGR 1 high side control: low
        P1E28 EGR 1 high side control: high
        P3032 barometric pressure sensor: performance
        P3090 upstream oxygen sensor return voltage: too low
        P3091 upstream oxygen sensor return voltage: too high
        P3092 downstream oxygen sensor return voltage: too low
        P3093 downstream oxygen sensor return voltage: too high
        U1000 CAN B bus (+): circuit
        U1002 park assist display communication: low
        U1003 electronic stability program CAN C bus: performance
        U1004 CAN C bus transmission: performance
        U1008 LIN 1 bus: malfunction
        U1009 LIN 2 bus: malfunction
        U100B high speed flexible data rate CAN R bus: performance
        U1015 internal CAN: bus off
        U102A high speed flexible data rate CAN 1 bus: malfunction
        U102B high speed flexible data rate CAN 1 bus: performance
        U1045 LIN 3 bus: malfunction
        U1046 LIN 4 bus: malfunction
        U1047 LIN 5 bus: malfunction
        U1048 LIN 6 bus: malfunction
        U104D high speed flexible data rate CAN 2 bus: malfunction
        U104E high speed flexible data rate CAN 2 bus: performance
        U1056 high speed flexible data rate CAN 3 bus: malfunction
        U1057 high speed flexible data rate CAN 3 bus: performance
        U105F high speed flexible data rate CAN 4 bus: malfunction
        U1065 high speed flexible data rate CAN 8 bus: malfunction
        U1066 high speed flexible data rate CAN 8 bus: performance
        U1067 high speed flexible data rate CAN 9 bus: malfunction
        U1068 high speed flexible data rate CAN 9 bus: performance
        U106B high speed flexible data rate CAN 11 bus: malfunction
        U106C high speed flexible data rate CAN 11 bus: performance
        U106F high speed flexible data rate CAN 14 bus: malfunction
        U1070 high speed flexible data rate CAN 14 bus: performance
        U1071 LIN 8 bus: malfunction
        U1078 high speed flexible data rate CAN 13 bus: malfunction
        U1101 rear park assist display 1: lost communication
        U1102 headlamp leveling control module, left: lost communication
        U1103 headlamp leveling control module, right: lost communication
        U1104 CAN C bus cyclic redundancy check: performance
        U1105 CAN B signal: not present
        U1106 CAN C signal: not present
        U1107 control module single-wire mode: active
        U1108 additional CAN B control module: detected
        U1109 LIN steering wheel controls: lost communication
        U110A steering column module on CAN C: lost communication
        U110B engine coolant message: not received
        U110C fuel level message: not received
        U110D security siren: lost communication
        U110E ambient temperature message: not received
        U110F fuel volume message: not received
        U1110 vehicle speed message: not received
        U1111 odometer message: not received
        U1113 A/C pressure message: not received
        U1114 tire pressure trigger module, left front: lost communication
        U1115 tire pressure trigger module, right front: lost communication
        U1116 tire pressure trigger module, left rear: lost communication
        U1117 tire pressure trigger module, right rear: lost communication
        U1118 engine message: not received
        U1119 front control module message: not received
        U1120 wheel distance message: not received
        U1121 LIN control module 1: lost communication
        U1122 LIN control module 2: lost communication
        U1123 LIN control module 3: lost communication
        U1124 LIN control module 4: lost communication
        U112B front park assist display 1: lost communication
        U112D vehicle information center steering wheel switches: lost communication
        U1133 stop/start switch 1 message: not received
        U1134 stop/start switch 2 message: not received
        U113B switch bank module: lost communication
        U113D master power window switch: lost communication
        U113E intelligent battery sensor: lost communication
        U113F active exhaust valve 1: lost communication
        U1140 active exhaust valve 2: lost communication
        U1141 electronic stability program torque request message: not received
        U1143 power sliding door module, left: lost communication
        U1144 power sliding door module, right: lost communication
        U1147 additional CAN interior control module: detected
        U1148 additional CAN C control module: detected
        U1149 multi-function switch: lost communication
        U114C gear position display: lost communication
        U114D hands-free liftgate module: lost communication
        U114F LIN overhead console: lost communication
        U1158 satellite video receiver: lost communication
        U115F driver presence detection module: lost communication
        U116B trailer interface module: lost communication
        U1175 ignition status message: not received
        U1176 emergency alert module: lost communication
        U1186 adaptive cruise control module: lost communication
        U1190 humidity sensor: lost communication
        U1191 switch bank module 2: lost communication
        U1192 switch bank module 3: lost communication
        U1193 blind spot sensor, driver: lost communication
        U1194 blind spot sensor, passenger: lost communication
        U1195 steering wheel sensor module: lost communication
        U1197 security seed response from engine or powertrain control module: not received
        U1199 hood ajar switch voltage message: not received
        U11A3 brake pressure sensor 1 message: not received
        U11A4 brake pressure sensor 2 message: not received
        U11B8 integrated center stack: lost communication
        U11B9 radio frequency hub: lost communication
        U11BB video routing module: lost communication
        U11BC brake switch message: not received
        U11BF brake pedal position message: not received
        U11C2 transmission message: not received
        U11C3 transmission control module on dedicated powertrain CAN: lost communication
        U11DD body control module: invalid data
        U11DE cruise control message: not received
        U11E4 CAN: messages missing
        U11E8 electric power steering torque message: not received
        U11E9 active grille shutter: lost communication
        U11EA impact acceleration sensor, left B-pillar: lost communication
        U11EB impact acceleration sensor, left C-pillar: lost communication
        U11EC impact acceleration sensor, left D-pillar: lost communication
        U11ED impact acceleration sensor, right B-pillar: lost communication
        U11EE impact acceleration sensor, right C-pillar: lost communication
        U11EF impact acceleration sensor, right D-pillar: lost communication
        U11F0 impact pressure sensor, left: lost communication
        U11F1 impact pressure sensor, right: lost communication
        U11F5 external disc module: lost communication
        U11F9 engine response to adaptive cruise control torque request: not present
        U11FA blind spot sensor, right: lost communication
        U11FB blind spot sensor, left: lost communication
        U1202 electric vehicle control module: lost communication
        U1203 drivetrain control module (power transfer unit): lost communication
        U1206 electronic park brake module: lost communication
        U1207 terrain switch bank module: lost communication
        U120C brake booster signal: not received
        U120D roller test mode signal: not received
        U120E comfort seat and wheel module: lost communication
        U1215 forward facing camera: lost communication
        U1216 driver assistance system module: lost communication
        U121A collision mitigation module: lost communication
        U121E steering wheel cruise control switch: lost communication
        U1221 headlamp module, left: lost communication
        U1222 headlamp module, right: lost communication
        U1223 wireless charging pad module: lost communication
        U1224 voltage stability module: lost communication
        U12A7 display screen module: lost communication
        U12A8 master cylinder pressure sensor: lost communication
        U12AE central vision processing module: lost communication
        U12AF integrated dual charge module: lost communication
        U1401 engine speed: implausible
        U1402 engine temperature: implausible
        U1403 fuel level: implausible
        U1404 static engine torque: implausible
        U1405 minimum engine torque: implausible
        U1406 maximum engine torque: implausible
        U1407 engine torque request: implausible
        U1409 wheel speed, left front: implausible
        U140A wheel speed, right front: implausible
        U140B wheel speed, left rear: implausible
        U140C wheel speed, right rear: implausible
        U140D wheel speed: implausible
        U140E vehicle configuration data: incorrect
        U140F engine variant data: incorrect
        U1410 front control module variant data: incorrect
        U1411 fuel volume: implausible
        U1412 vehicle speed: implausible
        U1414 control module network configuration data: incorrect
        U1415 vehicle configuration data: incorrect
        U1416 security siren: implausible
        U1417 wheel distance, left: implausible
        U1418 wheel distance, right: implausible
        U141E cruise control switch: invalid data
        U1421 ignition key off time: implausible
        U1424 engine torque: implausible
        U1428 received engine torque: incorrect
        U142C exhaust valve 2: invalid data
        U142F master cylinder pressure sensor: invalid data
        U1430 comfort seat and wheel module: invalid data
        U1431 cruise control module: invalid data
        U1433 ignition switch status: implausible
        U1434 blind spot sensor, driver: invalid data
        U1435 blind spot sensor, passenger: invalid data
        U1440 transfer case high ratio: implausible
        U1442 driver presence detection module: invalid data
        U1445 display screen module: invalid data
        U1446 heated steering wheel temperature: implausible
        U1447 steering column module: invalid data
        U1450 drivetrain control module torque: implausible
        U145D transmission control module on dedicated powertrain CAN: invalid data
        U145E police vehicle configuration: incorrect
        U1464 electric power steering torque: implausible
        U1465 driver shift request: implausible
        U1466 driver shift request on dedicated powertrain CAN: implausible
        U1467 driver shift request on CAN and dedicated powertrain CAN: implausible
        U1468 sent gear shift position: implausible
        U1469 sent gear shift position on dedicated powertrain CAN: implausible
        U146A passenger airbag disable switch: invalid data
        U146D impact acceleration sensor, left B-pillar: invalid data
        U146E impact acceleration sensor, left C-pillar: invalid data
        U146F impact acceleration sensor, left D-pillar: invalid data
        U1470 impact pressure sensor, left: invalid data
        U1471 frontal impact acceleration sensor, left: invalid data
        U1472 impact acceleration sensor, right B-pillar: invalid data
        U1473 impact acceleration sensor, right C-pillar: invalid data
        U1474 impact acceleration sensor, right D-pillar: invalid data
        U1475 impact pressure sensor, right: invalid data
        U1476 frontal impact acceleration sensor, right: invalid data
        U1477 paddle shifter: invalid data
        U1478 emergency alert module: invalid data
        U1479 gear shifter: invalid data
        U147B battery monitor module: invalid data
        U147D blind spot sensor, right: invalid data
        U147E blind spot sensor, left: invalid data
        U147F external disc module: invalid data
        U1480 integrated center stack: invalid data
        U1484 electronic park brake module: invalid data
        U1489 radio frequency hub: invalid data
        U148A driver assistance system module: invalid data
        U148C stop/start button: invalid data
        U148D forward facing camera: invalid data
        U1492 collision mitigation module: invalid data
        U1494 adaptive cruise control module: invalid data
        U1497 wireless charging pad module: invalid data
        U1501 engine or powertrain control module message data length: incorrect
        U1502 transmission control module message data length: incorrect
        U1503 front control module message data length: incorrect
        U1504 steering angle sensor message data length: incorrect
        U1505 final drive control module message data length: incorrect
        U1507 engine temperature message data length: incorrect
        U1508 electronic shifter module message data length: incorrect
        U1509 engine variant message data length: incorrect
        U150A front control module variant message data length: incorrect
        U1514 engine control module secret code: not received
        U1515 steering column lock secret code: not received
        U1516 radio frequency hub secret code: not received
        U1517 body control module secret code: not received
        U1519 video routing module: invalid data
        U151D integrated dual charge module: invalid data
        U151F digital key control module secret code: not received
        U1600 control module application software: incompatible
        U1601 control module application software: malfunction
        U160B control module boot software 1: malfunction
        U1814 battery pack control module: lost communication
        U1817 hybrid powertrain control module on dedicated powertrain CAN: lost communication
        U1818 engine or powertrain control module on dedicated powertrain CAN: lost communication
        U1819 airbag control module (on-board charging module): lost communication
        U1850 powertrain control module on dedicated powertrain CAN: invalid data
        U1852 ABS module on dedicated powertrain CAN: invalid data
        U1853 hybrid powertrain control processor: invalid data
        U1932 ignition operating mode from body control module: implausible
        U209E battery pack control module: invalid data
        """
}
