extension ManufacturerCodes {
    /// Ford, Lincoln and Mercury.
    static let ford = """
        B1003 air distribution mode door: circuit
        B1007 high-beam headlamp switch: malfunction
        B1008 wiper mode switch: malfunction
        B1010 parking aid module switch: disconnected
        B1026 steering column lock: malfunction
        B1030 seat heater, left front: malfunction
        B1031 satellite radio antenna: open
        B1036 seat heater element, right front: malfunction
        B103B seat thermoelectric device output, driver: over current
        B103C seat thermoelectric device output, driver: open
        B103D climate-controlled seat blower output, driver: over temperature
        B1045 chime: malfunction
        B1049 seat belt pretensioner and another firing loop, passenger: wires shorted
        B1051 front washer switch: malfunction
        B1052 rear washer switch: malfunction
        B1054 seat belt pretensioner and another firing loop, driver: wires shorted
        B1055 side airbag and another firing loop, passenger: wires shorted
        B1056 side curtain airbag and another firing loop, passenger: wires shorted
        B1057 airbag and another firing loop, driver: wires shorted
        B1058 airbag loop 2 and another firing loop, driver: wires shorted
        B1059 airbag loop 2 and another firing loop, passenger: wires shorted
        B105A cabin temperature sensor fan: malfunction
        B105D deployable steering column and another airbag firing loop: wires shorted
        B1065 radio volume cutback: shorted to battery
        B1066 radio volume cutback: circuit
        B106A tire pressure sensor range setting: incorrect
        B106B tire pressure sensor battery: voltage too low
        B106C tire pressure monitoring low-frequency subsystem: malfunction
        B106D tire pressure monitoring initiators: not programmed
        B106E solid-state output driver: shorted
        B106F external cause that disables the control module: detected
        B107D obstacle during closing: detected
        B1081 left temperature door motor: malfunction
        B1082 right temperature door motor: malfunction
        B1083 recirculation door motor: malfunction
        B1086 air distribution door motor: malfunction
        B1087 LIN bus A: malfunction
        B1088 LIN bus B: malfunction
        B108A start button: malfunction
        B108E display: malfunction
        B108F interior door lock switch: malfunction
        B109B license plate lamp: malfunction
        B109E remote keyless entry signal: malfunction
        B109F intrusion sensor module: malfunction
        B10A6 main light switch: malfunction
        B10AB remote keyless entry synchronization: malfunction
        B10AD rain sensor: malfunction
        B10AF blower relay: malfunction
        B10B3 panel air discharge temperature sensor, right: malfunction
        B10B4 floor air discharge temperature sensor, right: malfunction
        B10B5 panel air discharge temperature sensor, left: malfunction
        B10B6 floor air discharge temperature sensor, left: malfunction
        B10B9 blower control: malfunction
        B10C0 fuel pump power supply: malfunction
        B10C6 keyless entry exterior trunk antenna: malfunction
        B10C7 keyless entry interior trunk antenna: malfunction
        B10C8 keyless entry interior center antenna: malfunction
        B10C9 keyless entry interior front antenna: malfunction
        B10D5 immobilizer antenna: malfunction
        B10D7 immobilizer key: malfunction
        B10D8 number of programmed immobilizer keys: below threshold
        B10D9 immobilizer transponder: malfunction
        B10DA immobilizer identifier of the control module: malfunction
        B10DF master cylinder isolation valve: malfunction
        B10E7 ignition-on relay: malfunction
        B10E8 secondary battery relay A: malfunction
        B10F0 airbag seat occupancy sensor: malfunction
        B10F1 ignition key-in switch: malfunction
        B10F3 position lamp, left front: malfunction
        B10F4 position lamp, right front: malfunction
        B110A central locking motor, rear door on the driver side: malfunction
        B110B central locking motor, rear door on the passenger side: malfunction
        B1113 seat thermoelectric device control, passenger: over temperature
        B1115 high-mounted stop lamp control: malfunction
        B1117 steering wheel audio button: stuck
        B1119 DVD player: over temperature
        B111A seat thermoelectric device output, passenger: over current
        B111B seat thermoelectric device output, passenger: over current
        B111C seat thermoelectric device output, passenger: open
        B111D climate-controlled seat blower output, passenger: over temperature
        B111F LCD display: over temperature
        B1123 airbag ignition relay: malfunction
        B1124 lamp fade control: malfunction
        B112B steering wheel module: malfunction
        B1130 light switch module: malfunction
        B1131 wiper motor module: malfunction
        B1136 steering wheel audio switch 2: circuit
        B113C hazard switch illumination: malfunction
        B113E exterior trunk release switch: malfunction
        B1140 navigation map disc: incorrect
        B1142 ignition status signal 1: malfunction
        B1147 fog lamp, left front: malfunction
        B1149 radio frequency enable output: shorted to battery
        B1150 radio frequency enable output: shorted to ground
        B1154 subwoofer 1: shorted to ground
        B1157 subwoofer 2: shorted to battery
        B1158 subwoofer 2: open
        B115E camera module: malfunction
        B1165 puddle lamp, left front: malfunction
        B1167 power running board deploy or stow, left: shorted to battery
        B1169 power running board motor travel, left: too long
        B116B power running board motor, left: shorted
        B116E power running board motor, right: open
        B1171 power running board Hall sensor, left: noisy
        B1172 power running board Hall sensor, right: noisy
        B1173 power running board deploy, right: shorted to ground
        B1176 door ajar switch, passenger: malfunction
        B1182 tire pressure monitoring system: malfunction
        B1184 steering column lock output: malfunction
        B1189 window position sensor, front: malfunction
        B118A window position sensor, rear: malfunction
        B118C blind spot warning indicator, left: malfunction
        B118D blind spot warning indicator, right: malfunction
        B1193 crash event memory: locked
        B119F GPS antenna: malfunction
        B11BA steering wheel audio switch pack: malfunction
        B11C0 door ajar switch, rear door on the driver side: malfunction
        B11C1 door ajar switch, rear door on the passenger side: malfunction
        B11C4 trunk close button: malfunction
        B11C6 keyless entry exterior antenna, passenger door: malfunction
        B11C7 high-beam sensor: malfunction
        B11CA keyless entry exterior antenna, driver door: malfunction
        B11CD front airbag canister vent, driver: malfunction
        B11CF front airbag canister vent, passenger: malfunction
        B11D5 crash event that disables the vehicle: detected
        B11D6 driver display alert LED: malfunction
        B11D8 crash event notification: malfunction
        B11D9 vehicle battery: malfunction
        B11DA door key cylinder switch, driver: malfunction
        B11DB battery monitoring module A: malfunction
        B11DC rear wiper mode switch: malfunction
        B11E5 temperature door position sensor, left: malfunction
        B11E6 temperature door position sensor, right: malfunction
        B11E7 air distribution door position sensor: malfunction
        B11EE A/C compressor: malfunction
        B11F0 air intake door position sensor: malfunction
        B11F6 folding mirror motor, driver: malfunction
        B11F7 folding mirror motor, passenger: malfunction
        B1200 climate control push button: circuit
        B1201 fuel sender: circuit
        B1203 fuel sender: shorted to battery
        B1204 fuel sender: shorted to ground
        B1205 instrument cluster switch 1: circuit
        B1206 instrument cluster switch 1: open
        B1208 instrument cluster switch 1: shorted to ground
        B1209 instrument cluster switch 2: circuit
        B120A seat cushion temperature sensor, passenger: malfunction
        B120B seat back temperature sensor, passenger: malfunction
        B120C heater of the windshield-mounted sensor: malfunction
        B1210 instrument cluster switch 2: open
        B1213 number of programmed anti-theft keys: below threshold
        B1216 emergency assistance switch: shorted to ground
        B1217 horn relay coil: circuit
        B121A keypad illumination output: malfunction
        B121B keypad input switch: malfunction
        B121C hard drive: malfunction
        B1220 fuel tank pressure sensor: circuit
        B1222 fuel temperature sensor: circuit
        B1223 fuel temperature sensor: open
        B1224 fuel temperature sensor: shorted to battery
        B1225 fuel temperature sensor: shorted to ground
        B1226 fuel temperature sensor 2: circuit
        B1227 fuel temperature sensor 2: open
        B1228 fuel temperature sensor 2: shorted to battery
        B1229 fuel temperature sensor 2: shorted to ground
        B1232 anti-theft transceiver antenna: malfunction
        B1234 mirror switch code: implausible
        B1239 temperature blend door driver: circuit
        B123A turn signal lamp, left front: malfunction
        B123B turn signal lamp, right front: malfunction
        B1241 rear window washer pump relay: shorted to battery
        B1242 recirculation door driver: circuit
        B1243 one-touch window down switch: shorted to battery
        B1244 rear wiper motor run relay: circuit
        B1245 rear wiper motor run relay: shorted to battery
        B124A daytime running lamp, right: malfunction
        B124B daytime running lamp, left: malfunction
        B124C turn signal stalk switch: malfunction
        B124D tire pressure sensor: malfunction
        B124E wiper stalk switch: malfunction
        B1253 interior air temperature sensor: shorted to ground
        B1257 outside air temperature sensor: shorted to ground
        B1259 solar radiation sensor: open
        B125B air distribution door motor B: malfunction
        B1260 solar radiation sensor: shorted to battery
        B1264 floor vent servo motor: circuit
        B126A interior door lock switch, driver: malfunction
        B126C decklid key cylinder switch: malfunction
        B1299 power supply sensor: shorted to ground
        B129D parking aid side sensor, right front: malfunction
        B129E parallel parking assist switch: malfunction
        B12A8 steering column telescope sensor A: malfunction
        B12C2 puddle lamp: malfunction
        B12C5 window motor up relay, front: malfunction
        B12C6 window motor up relay, rear: malfunction
        B12C7 window motor down relay, rear: malfunction
        B12C8 window motor down relay, front: malfunction
        B12CA engine start-stop status indicator: malfunction
        B12D8 mirror heater output: malfunction
        B12DC window motion sensor, front: malfunction
        B12DD window motion sensor, rear: malfunction
        B12E8 liftgate release switch: malfunction
        B12E9 local up and down switch of the rear window: malfunction
        B12EE liftgate or trunk release: malfunction
        B12F4 vehicle speed output: malfunction
        B12F7 single wipe switch: malfunction
        B12FF rear door switch illumination: malfunction
        B1300 power door lock: circuit
        B1302 accessory delay relay coil: circuit
        B1304 accessory delay relay coil: shorted to battery
        B1309 power door lock: shorted to ground
        B130C load shed control: malfunction
        B130D integrated key programming memory: limit
        B130F ignition run or accessory control: malfunction
        B1311 power door unlock: circuit
        B1312 headlamp input: shorted to battery
        B1317 battery voltage: too high
        B1318 battery voltage: too low
        B131A delayed accessory power: malfunction
        B1320 driver door ajar switch: open
        B1321 driver door ajar switch: shorted to battery
        B1322 driver door ajar switch: shorted to ground
        B1325 door ajar lamp: shorted to battery
        B1327 passenger door ajar switch: circuit
        B1328 passenger door ajar switch: open
        B1329 passenger door ajar switch: shorted to battery
        B132B stop and turn lamp, left: malfunction
        B132C stop and turn lamp, right: malfunction
        B1331 decklid or rear door ajar switch: circuit
        B1332 decklid or rear door ajar switch: open
        B1333 decklid or rear door ajar switch: shorted to battery
        B1334 decklid or rear door ajar switch: shorted to ground
        B1335 door ajar switch, right rear: circuit
        B1338 door ajar switch, right rear: shorted to ground
        B1339 chime request input: shorted to battery
        B1340 chime request input: shorted to ground
        B1341 power door unlock: shorted to ground
        B1342 control module: internal
        B1343 heated rear window input: circuit
        B1344 heated rear window input: open
        B1345 heated rear window input: shorted to ground
        B1347 heated rear window relay: circuit
        B1348 heated rear window relay: open
        B1349 heated rear window relay: shorted to battery
        B1351 ignition key-in switch: malfunction
        B1352 ignition key-in switch: circuit
        B1353 ignition key-in switch: open
        B1354 ignition key-in switch: shorted to ground
        B1355 ignition switch run position: circuit
        B1356 ignition switch run position: open
        B1358 ignition switch: shorted to ground
        B1359 ignition switch run or accessory position: circuit
        B1360 ignition switch run or accessory position: open
        B1363 ignition switch start position: circuit
        B1366 ignition switch start position: circuit
        B1371 illuminated entry relay: circuit
        B1374 illuminated entry relay: shorted to ground
        B137D pedal adjustment motor: malfunction
        B137E steering column telescope motor: malfunction
        B137F steering wheel switch pack, left: malfunction
        B1389 oil temperature sensor: circuit
        B1396 power door lock: shorted to battery
        B1397 power door unlock: shorted to battery
        B1398 driver window one-touch relay: circuit
        B139A front wiper slow mode input: malfunction
        B139B front wiper intermittent mode input: malfunction
        B139C front wiper variable intermittent mode input: malfunction
        B13A4 front wiper fast mode input: malfunction
        B13A6 lane departure warning switch: malfunction
        B13BF ignition run or start input: malfunction
        B13EF power window motor, right rear: malfunction
        B13F0 power window motor, left rear: malfunction
        B13F1 power window motor, driver: malfunction
        B13F2 power window motor, passenger: malfunction
        B13F3 parking aid side sensor, left rear: malfunction
        B13F4 parking aid side sensor, right rear: malfunction
        B13F5 microphone 3: malfunction
        B13F7 audio input 1: malfunction
        B13F8 audio input 2: malfunction
        B13F9 audio input 3: malfunction
        B13FB audio enable line: malfunction
        B13FD chime input 2: malfunction
        B1400 driver window one-touch relay: shorted to battery
        B1402 window down switch, driver: circuit
        B1403 window up switch, driver: circuit
        B140A side airbag, second row driver side: malfunction
        B140B side airbag, second row passenger side: malfunction
        B140C seat belt sensor, second row driver side: malfunction
        B140D seat belt sensor, second row passenger side: malfunction
        B1420 power window motor, passenger: shorted to battery
        B1426 seat belt lamp: shorted to battery
        B1428 seat belt lamp: circuit
        B142D airbag pyrotechnic end-of-life activation: detected
        B142E forward-looking sensor, horizontal: alignment
        B1431 wiper run relay: circuit
        B1438 wiper mode select switch: circuit
        B143A crash event detection output: malfunction
        B143B automatic headlamp on input: malfunction
        B143C headlamp off input: malfunction
        B143D headlamp on input: malfunction
        B143E headlamp switch input: malfunction
        B1441 wiper mode select switch: shorted to ground
        B1442 door handle switch: circuit
        B144C liftgate or trunk outer handle switch: malfunction
        B144D liftgate or trunk position sensor 1: malfunction
        B144E liftgate or trunk position sensor 2: malfunction
        B144F liftgate or trunk drive motor: malfunction
        B1450 wiper wash and delay switch: circuit
        B1453 wiper wash and delay switch: shorted to ground
        B1456 washer fluid lamp: shorted to battery
        B1458 washer pump motor relay: circuit
        B145C ambient lighting power supply output: malfunction
        B145D liftgate or trunk power cinch striker motor: malfunction
        B1460 washer pump motor relay coil: shorted to battery
        B1466 wiper speed switching: inoperative
        B1472 headlamp input: shorted to ground
        B1473 wiper motor low speed: circuit
        B1474 battery saver power relay: shorted to battery
        B1475 accessory delay relay contact: shorted to battery
        B1476 wiper motor high speed: circuit
        B1479 washer fluid level sensor: circuit
        B1482 washer fluid level sensor: shorted to ground
        B1483 brake pedal input: circuit
        B1484 brake pedal input: open
        B1485 brake pedal input: shorted to battery
        B1486 brake pedal input: shorted to ground
        B148E front camera: malfunction
        B149D exterior lamp power supply B: malfunction
        B149E position lamp or side marker, left front: malfunction
        B149F position lamp or side marker, right front: malfunction
        B14A0 liftgate lamps, left: malfunction
        B14A1 liftgate lamps, right: malfunction
        B14A2 liftgate applique lamps: malfunction
        B14A4 camera power supply: malfunction
        B14A5 multi-camera view switch: malfunction
        B14A7 puddle and cargo lamp switch input: malfunction
        B14A8 dome lamp switch input: malfunction
        B14AA demand lamp output: malfunction
        B14B2 position lamps, left: malfunction
        B14B3 position lamps, right: malfunction
        B14B9 seat cushion thermoelectric device, driver: malfunction
        B14BA seat back thermoelectric device, driver: malfunction
        B14BB seat cushion thermoelectric device, passenger: malfunction
        B14BC seat back thermoelectric device, passenger: malfunction
        B14BD seat cushion blower, driver: malfunction
        B14BE seat back blower, driver: malfunction
        B14C0 seat cushion blower, passenger: malfunction
        B14C2 seat back blower, passenger: malfunction
        B14C3 seat rear down switch: malfunction
        B14C4 seat rear up switch: malfunction
        B14CB seat rear height position sensor: malfunction
        B14CE seat horizontal motor output: malfunction
        B14CF seat recline motor output: malfunction
        B14D0 seat front height or tilt motor output: malfunction
        B14D2 seat rear height motor output: malfunction
        B14D9 headlamp light distribution actuator, left: malfunction
        B14DA headlamp light distribution actuator, right: malfunction
        B14E0 exterior lamp power supply C: malfunction
        B14E1 exterior lamp power supply D: malfunction
        B14E2 exterior lamp power supply E: malfunction
        B14E3 exterior lamp power supply F: malfunction
        B14E5 enhanced exterior lighting system, left front: malfunction
        B14E7 enhanced exterior lighting system, right front: malfunction
        B14FD external media control connection: malfunction
        B1500 turn signal lamp, left: open
        B1501 turn signal lamp, left: shorted to battery
        B1502 turn signal lamp, left: shorted to ground
        B1503 turn signal lamp, right: circuit
        B1504 turn signal lamp, right: open
        B1505 turn signal lamp, right: shorted to battery
        B1506 turn signal lamp, right: shorted to ground
        B1509 flash-to-pass switch: shorted to battery
        B150C audio bus node 1: malfunction
        B1510 flash-to-pass switch: shorted to ground
        B1514 door handle switch, driver: shorted to ground
        B1517 seat occupied switch: shorted to battery
        B1520 hood switch: open
        B1521 hood switch: shorted to battery
        B1522 hood switch: shorted to ground
        B1526 keyless entry: shorted to ground
        B1529 memory set switch: circuit
        B1530 memory set switch: shorted to ground
        B1534 memory 1 switch: shorted to ground
        B1537 memory 2 switch: shorted to battery
        B1538 memory 2 switch: shorted to ground
        B153C color ambient lamp output: malfunction
        B1541 mirror switch, driver: shorted to battery
        B1545 power seat switch: shorted to battery
        B1549 power window master: shorted to battery
        B1553 decklid release: shorted to battery
        B1555 ignition switch run or start position: circuit
        B1566 door ajar switch: shorted to ground
        B1567 high-beam headlamp: circuit
        B1569 high-beam headlamp: shorted to battery
        B1570 high-beam headlamp: shorted to ground
        B1571 door ajar switch, left rear: circuit
        B1572 door ajar switch, left rear: circuit
        B1573 door ajar switch, left rear: shorted to battery
        B1574 door ajar switch, left rear: shorted to ground
        B1575 park lamp input: circuit
        B1577 park lamp input: shorted to battery
        B1578 park lamp input: shorted to ground
        B1579 panel dimmer increase input: circuit
        B1583 panel dimmer decrease input: circuit
        B1599 seatback auto-glide forward switch, passenger: shorted
        B15DB starter motor: malfunction
        B1600 immobilizer key transponder signal: not received
        B1601 immobilizer key code: incorrect
        B1602 immobilizer key code format: incorrect
        B1605 anti-theft indicator lamp: shorted to battery
        B1606 anti-theft indicator lamp: shorted to ground
        B1607 illuminated entry input: circuit
        B1610 illuminated entry input: shorted to ground
        B1611 rear wiper mode select switch: circuit
        B1614 rear wiper mode select switch: shorted to ground
        B1619 rear wiper low limit input: circuit
        B1626 keypad lamp output: shorted to ground
        B1627 transmission range reverse input: circuit
        B1629 transmission range reverse input: shorted to battery
        B1632 mirror left drive, driver: open
        B1633 mirror left drive, driver: shorted to battery
        B1634 mirror left drive, driver: shorted to ground
        B1636 mirror right drive, driver: open
        B1637 mirror right drive, driver: shorted to battery
        B1638 mirror right drive, driver: shorted to ground
        B1642 mirror left drive, passenger: shorted to ground
        B1644 mirror right drive, passenger: open
        B1645 mirror right drive, passenger: shorted to battery
        B1646 mirror right drive, passenger: shorted to ground
        B1663 seat front height motor, driver: stalled
        B1664 seat rear height motor, driver: stalled
        B1665 seat forward and backward motor, driver: stalled
        B1666 seat recline motor, driver: stalled
        B1667 mirror up and down motor, driver: stalled
        B1668 mirror right and left motor, driver: stalled
        B1669 mirror up and down motor, passenger: stalled
        B1670 mirror right and left motor, passenger: stalled
        B1671 battery voltage: out of range
        B1676 battery voltage: out of range
        B1677 panic alarm input: circuit
        B1679 panic alarm input: shorted to battery
        B1681 immobilizer transceiver signal: not received
        B1682 immobilizer: disabled
        B1685 dome lamp input: circuit
        B1687 dome lamp input: shorted to battery
        B1688 dome lamp input: shorted to ground
        B1689 automatic headlamp delay: circuit
        B1692 automatic headlamp delay: shorted to ground
        B1693 automatic headlamp on signal: circuit
        B1695 automatic headlamp on signal: circuit
        B1696 automatic headlamp on signal: shorted to ground
        B1697 mirror switch, driver and passenger: shorted to battery
        B1703 seat recline forward switch, driver: shorted to battery
        B1707 seat recline rearward switch, driver: shorted to battery
        B1711 seat front up switch, driver: shorted to battery
        B1715 seat front down switch, driver: shorted to battery
        B1719 seat forward switch, driver: shorted to battery
        B1723 seat rearward switch, driver: shorted to battery
        B1727 seat rear up switch, driver: shorted to battery
        B1731 seat rear down switch, driver: shorted to battery
        B1733 mirror vertical switch, driver: circuit
        B1735 mirror vertical switch, driver: shorted to battery
        B1737 mirror horizontal switch, driver: circuit
        B1739 mirror horizontal switch, driver: shorted to battery
        B1741 mirror vertical switch, passenger: circuit
        B1743 mirror vertical switch, passenger: shorted to battery
        B1745 mirror horizontal switch, passenger: circuit
        B1747 mirror horizontal switch, passenger: shorted to battery
        B1749 park or neutral switch: circuit
        B1751 park or neutral switch: shorted to battery
        B1755 hazard flasher output: shorted to battery
        B1756 hazard flasher output: shorted to ground
        B1757 seat rear height drive, driver: circuit
        B1761 seat front height drive, driver: circuit
        B1765 seat horizontal drive, driver: circuit
        B1774 mirror up drive, driver: open
        B1775 mirror up drive, driver: shorted to battery
        B1776 mirror up drive, driver: shorted to ground
        B1779 mirror down drive, driver: open
        B1780 mirror down drive, driver: shorted to battery
        B1781 mirror down drive, driver: shorted to ground
        B1783 mirror up drive, passenger: open
        B1784 mirror up drive, passenger: shorted to battery
        B1785 mirror up drive, passenger: shorted to ground
        B1787 mirror down drive, passenger: open
        B1788 mirror down drive, passenger: shorted to battery
        B1789 mirror down drive, passenger: shorted to ground
        B1790 automatic headlamp light sensor: circuit
        B1791 automatic headlamp light sensor: open
        B1792 automatic headlamp light sensor: shorted to battery
        B1793 automatic headlamp light sensor: shorted to ground
        B1794 low-beam headlamp: circuit
        B1795 low-beam headlamp: open
        B1796 low-beam headlamp: shorted to battery
        B1797 low-beam headlamp: shorted to ground
        B1801 front turn signal lamp: shorted to ground
        B1803 rear turn signal lamp: open
        B1807 tail lamp: open
        B1814 rear wiper motor down relay: circuit
        B1816 rear wiper motor down relay: shorted to battery
        B1818 rear wiper motor up relay: circuit
        B1820 rear wiper motor up relay: shorted to battery
        B1822 rear wiper park sense input: circuit
        B1825 rear wiper park sense input: malfunction
        B1826 rear wiper high limit input: circuit
        B1829 rear wiper high limit input: malfunction
        B1830 door unlock disarm switch: circuit
        B1833 door unlock disarm switch: shorted to ground
        B1834 door unlock disarm output: circuit
        B1836 door unlock disarm output: shorted to battery
        B1838 battery saver power relay: circuit
        B1839 rear wiper motor: circuit
        B1840 wiper power supply: circuit
        B1844 telephone handset button: circuit
        B1845 ignition tamper switch: circuit
        B1863 control module ground: open
        B1867 control module battery supply: malfunction
        B1868 airbag warning lamp: circuit
        B1869 airbag warning lamp: open
        B1870 airbag warning lamp: shorted to battery
        B1871 passenger airbag disable module: malfunction
        B1872 turn signal and hazard power feed: shorted to battery
        B1873 turn signal and hazard power feed: shorted to ground
        B1875 turn signal and hazard switch signal: circuit
        B1876 seat belt pretensioner, driver: circuit
        B1877 seat belt pretensioner, driver: malfunction
        B1878 seat belt pretensioner, driver: shorted to battery
        B1879 seat belt pretensioner, driver: shorted to ground
        B1880 seat belt pretensioner, passenger: circuit
        B1881 seat belt pretensioner, passenger: malfunction
        B1882 seat belt pretensioner, passenger: shorted to battery
        B1883 seat belt pretensioner, passenger: shorted to ground
        B1884 passenger airbag disable lamp: malfunction
        B1885 seat belt pretensioner, driver: resistance low
        B1886 seat belt pretensioner, passenger: resistance low
        B1887 airbag, driver: malfunction
        B1888 airbag, passenger: malfunction
        B1889 passenger airbag disable module sensor: blocked
        B1890 passenger airbag disable lamp: shorted to battery
        B1891 airbag warning tone: shorted to battery
        B1892 airbag warning tone: open or shorted to ground
        B1893 GPS antenna: open
        B1894 rear wiper motor speed sense: circuit
        B1895 door ajar output, driver and passenger: circuit
        B1896 door ajar output, driver and passenger: shorted to battery
        B1901 airbag crash sensor 1 feed and return: shorted to ground
        B1913 airbag: shorted to ground
        B1914 airbag crash sensors: shorted to ground
        B1915 airbag, driver: circuit
        B1916 airbag, driver: shorted to battery
        B1920 airbag, passenger: circuit
        B1921 airbag diagnostic monitor ground: open
        B1922 airbag safing sensor output: shorted to battery
        B1923 airbag memory clear: shorted to ground
        B1924 airbag diagnostic monitor: internal
        B1925 airbag, passenger: shorted to battery
        B1932 airbag, driver: resistance high
        B1933 airbag, passenger: resistance high
        B1934 airbag, driver: circuit
        B1935 airbag, passenger: resistance low
        B1936 airbag, driver: shorted to ground
        B1937 airbag pressure switch, passenger: open
        B1938 airbag, passenger: shorted to ground
        B1939 airbag pressure switch, passenger: shorted to ground
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
        B1966 A/C post heater sensor: circuit
        B1967 A/C post heater sensor: shorted to ground
        B1972 seat rear up switch, passenger: shorted to battery
        B1973 seat rear down switch, passenger: shorted to battery
        B1974 seat recline forward switch, passenger: shorted to battery
        B1975 seat recline rearward switch, passenger: shorted to battery
        B1976 seat forward switch, passenger: shorted to battery
        B1977 seat front up switch, passenger: shorted to battery
        B1978 seat front down switch, passenger: shorted to battery
        B1979 seat rearward switch, passenger: shorted to battery
        B1980 bulb outage: detected
        B1982 driver door unlock relay: circuit
        B1983 driver door unlock relay: shorted to battery
        B1986 seatback auto-glide rearward switch, driver: circuit
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
        B19A1 seat cushion blower speed, passenger: shorted to battery
        B19A2 seat back blower speed, passenger: shorted to battery
        B19A3 seat cushion blower speed, driver: shorted to battery
        B19A4 seat back blower speed, driver: shorted to battery
        B19A5 seat cushion blower speed, passenger: shorted to ground
        B19A6 seat back blower speed, passenger: shorted to ground
        B19A7 seat cushion blower speed, driver: shorted to ground
        B19A8 seat back blower speed, driver: shorted to ground
        B1A01 speaker 1: malfunction
        B1A02 speaker 2: malfunction
        B1A03 speaker 3: malfunction
        B1A04 speaker 4: malfunction
        B1A05 speaker 5: malfunction
        B1A06 speaker 6: malfunction
        B1A07 speaker 7: malfunction
        B1A08 speaker 8: malfunction
        B1A09 speaker 9: malfunction
        B1A10 speaker 10: malfunction
        B1A11 speaker 11: malfunction
        B1A12 speaker 12: malfunction
        B1A16 microphone input: malfunction
        B1A56 antenna: malfunction
        B1A59 sensor 5 volt supply: malfunction
        B1A61 cabin temperature sensor: malfunction
        B1A63 solar radiation sensor, right: malfunction
        B1A64 solar radiation sensor, left: malfunction
        B1A68 outside air temperature sensor: malfunction
        B1A69 humidity sensor: malfunction
        B1A79 rear fog lamp: malfunction
        B1A84 vehicle configuration data: malfunction
        B1A85 ambient light sensor: malfunction
        B1A89 satellite antenna: malfunction
        B1A98 LIN bus 1: malfunction
        B1B36 outer parking aid sensor, right front: malfunction
        B1B38 inner parking aid sensor, right front: malfunction
        B1B40 outer parking aid sensor, left front: malfunction
        B1B42 inner parking aid sensor, left front: malfunction
        B1B44 outer parking aid sensor, right rear: malfunction
        B1B46 inner parking aid sensor, right rear: malfunction
        B1B48 outer parking aid sensor, left rear: malfunction
        B1B50 inner parking aid sensor, left rear: malfunction
        B1B52 rear parking aid sounder: malfunction
        B1B53 front parking aid sounder: malfunction
        B1B54 parking aid function LED: malfunction
        B1B57 front parking aid sensor power supply: malfunction
        B1B58 rear parking aid sensor power supply: malfunction
        B1B71 evaporator temperature sensor: malfunction
        B1B89 seat slide motor position sensor: malfunction
        B1B91 seat tilt motor position sensor: malfunction
        B1B93 seat recline motor position sensor: malfunction
        B1B96 seat slide forward switch: malfunction
        B1B97 seat slide backward switch: malfunction
        B1B98 seat tilt up switch: malfunction
        B1B99 seat tilt down switch: malfunction
        B1C00 seat recline up switch: malfunction
        B1C01 seat recline down switch: malfunction
        B1C03 memory 1 switch: malfunction
        B1C04 memory 2 switch: malfunction
        B1C05 memory 3 switch: malfunction
        B1C09 mirror left and right motor, driver: malfunction
        B1C10 mirror up and down motor, driver: malfunction
        B1C11 mirror left and right motor, passenger: malfunction
        B1C12 mirror up and down motor, passenger: malfunction
        B1C13 mirror up and down motor feedback, driver: malfunction
        B1C14 mirror left and right motor feedback, driver: malfunction
        B1C15 mirror up and down motor feedback, passenger: malfunction
        B1C16 mirror left and right motor feedback, passenger: malfunction
        B1C37 master lock switch: malfunction
        B1C38 master unlock switch: malfunction
        B1C55 horn relay: malfunction
        B1C83 heated rear window relay: malfunction
        B1C98 cornering lamp, left: malfunction
        B1C99 cornering lamp, right: malfunction
        B1D00 low-beam headlamp, left: malfunction
        B1D01 low-beam headlamp, right: malfunction
        B1D02 high-beam headlamp, left: malfunction
        B1D03 high-beam headlamp, right: malfunction
        B1D06 turn signal lamp, left: malfunction
        B1D07 turn signal lamp, right: malfunction
        B1D08 trailer turn signal lamp, left: malfunction
        B1D09 trailer turn signal lamp, right: malfunction
        B1D15 global opening and closing: malfunction
        B1D19 CD player: malfunction
        B1D35 hazard switch: malfunction
        B1D36 turn signal switch: malfunction
        B1D55 antenna 2: malfunction
        B1D64 headlamp swivel motor, left: malfunction
        B1D65 headlamp swivel motor, right: malfunction
        B1D78 auxiliary audio input: malfunction
        B1D79 microphone input: malfunction
        B2008 wipers on signal: shorted to ground
        B2009 CAN communication of engine control module and immobilizer: malfunction
        B2019 liftgate cinch time: too long
        B201A manual closing speed of the power closure: too high
        B2026 incandescent backlighting output: circuit
        B2027 LED backlighting output: circuit
        B2030 front fog lamp relay: circuit
        B2031 cornering lamp output, left: circuit
        B2032 cornering lamp output, right: circuit
        B2044 stop lamp, left rear: shorted to ground
        B2045 stop lamp, left rear: open
        B2046 stop lamp, right rear: shorted to ground
        B2047 stop lamp, right rear: open
        B2048 turn signal lamp, left rear: shorted to ground
        B2049 turn signal lamp, left rear: open
        B2050 turn signal lamp, right rear: shorted to ground
        B2051 turn signal lamp, right rear: open
        B2071 hazard switch signal: shorted to ground
        B2077 liftgate ajar switch: circuit
        B2084 memory set indicator: shorted to ground
        B2097 compass module: malfunction
        B2100 door key cylinder switch, driver: malfunction
        B2102 antenna: shorted to ground
        B2103 antenna: disconnected
        B2105 throttle position input: low
        B2106 throttle position input: high
        B2108 trunk key cylinder switch: malfunction
        B2111 door lock input, all doors: shorted to ground
        B2112 driver door set switch: malfunction
        B2113 heated windshield input: shorted to ground
        B2116 driver door reset switch: malfunction
        B2122 side crash sensor communication, driver: shorted to ground
        B2132 dimmer switch: shorted to ground
        B2139 engine control module and immobilizer identification: correlation
        B213A digital dimmer switch input: circuit
        B2140 control module initialization: malfunction
        B2141 non-volatile memory configuration: malfunction
        B2143 non-volatile memory: malfunction
        B2146 seat recline motor position: out of range
        B2147 seat switch, driver: malfunction
        B2148 pulse width modulated input: circuit
        B2149 seat front height motor position: out of range
        B2150 power supply 1: shorted to ground
        B2151 power supply 2: shorted to ground
        B2152 seat rear height motor position: out of range
        B2153 rear echo sensor: circuit
        B2154 front echo sensor: circuit
        B2155 seat horizontal motor position: out of range
        B2156 rear Doppler sensor: circuit
        B2158 seat recline motor memory position: out of range
        B2161 seat front height motor memory position: out of range
        B2164 seat rear height motor memory position: out of range
        B2167 seat horizontal motor memory position: out of range
        B2168 unlock confirmation: not received
        B2169 lock confirmation: not received
        B2170 steering column lock switch: circuit
        B2172 inertia switch input: open
        B2174 rear window remote up switch, driver side: shorted to battery
        B2175 A/C request signal: shorted to ground
        B2177 interior scanning sensor: circuit
        B2178 rear window remote down switch, driver side: shorted to battery
        B2179 front wiper select switch A: shorted to ground
        B2180 front wiper select switch B: shorted to ground
        B2181 front wiper select switch C: shorted to ground
        B2183 front wiper select switch H: shorted to ground
        B2184 front wiper select switch W: shorted to ground
        B2185 rear wiper select switch D: shorted to ground
        B2188 rear wiper select switch E: shorted to ground
        B2190 rear window remote up switch, passenger side: shorted to battery
        B2194 rear window remote down switch, passenger side: shorted to battery
        B2204 GPS antenna: circuit
        B2207 control module program memory checksum: incorrect
        B2209 interior lamp override switch: open
        B2211 low coolant lamp output: shorted to battery
        B2212 panel dimmer switch: out of range
        B2214 window up switch, front passenger: shorted to battery
        B2215 window down switch, front passenger: shorted to battery
        B2223 mirror drive, driver: circuit
        B2224 mirror drive, passenger: circuit
        B2225 front crash sensor: mounting
        B2226 front crash sensor: internal
        B2227 front crash sensor: communication error
        B2228 airbag squib 2, driver: shorted to ground
        B2229 airbag squib 2, passenger: shorted to ground
        B2230 airbag squib 2, driver: shorted to battery
        B2231 airbag squib 2, passenger: shorted to battery
        B2232 airbag squib 2, driver: open
        B2233 airbag squib 2, passenger: open
        B2234 airbag squib 2, driver: resistance low
        B2235 airbag squib 2, passenger: malfunction
        B2237 park signal with vehicle speed: detected
        B2238 broken power sliding door cable: detected
        B2243 door ajar switch, rear door on the driver side: open
        B2245 door ajar switch, rear door on the passenger side: open
        B2249 headlamp relay coil: shorted to battery
        B2250 unlock relay, all doors: circuit
        B2251 park lamp relay output driver: circuit
        B2252 park lamp relay output driver: shorted to battery
        B2254 front fog lamp switch: malfunction
        B2266 left blend door: circuit
        B2267 right blend door: circuit
        B2268 steering wheel control switch: open
        B2269 steering wheel control switch: shorted to ground
        B2274 telephone transceiver active signal: circuit
        B2275 adjustable pedal position sensor: shorted to ground
        B2276 number of programmed transmitters: below threshold
        B2281 right turn signal switch: shorted to ground
        B2282 left turn signal switch: shorted to ground
        B2290 airbag occupant classification system: malfunction
        B2291 airbag occupant position system: malfunction
        B2292 seat belt pretensioner: malfunction
        B2293 airbag: malfunction
        B2294 side curtain airbag: malfunction
        B2295 side airbag: malfunction
        B2296 impact sensor: malfunction
        B229A airbag occupant classification system contamination: detected
        B229B airbag occupant classification system obstruction: detected
        B2300 seat memory position, driver: malfunction
        B2312 mirror horizontal position sensor, passenger: circuit
        B2314 mirror horizontal position sensor, passenger: shorted to battery
        B2315 mirror horizontal position sensor, passenger: shorted to ground
        B2316 mirror vertical position sensor, passenger: circuit
        B2318 mirror vertical position sensor, passenger: shorted to battery
        B2319 mirror vertical position sensor, passenger: shorted to ground
        B2320 mirror horizontal position sensor, driver: circuit
        B2322 mirror horizontal position sensor, driver: shorted to battery
        B2323 mirror horizontal position sensor, driver: shorted to ground
        B2324 mirror vertical position sensor, driver: circuit
        B2326 mirror vertical position sensor, driver: shorted to battery
        B2327 mirror vertical position sensor, driver: shorted to ground
        B2328 steering column reach position sensor: circuit
        B2330 steering column reach position sensor: shorted to battery
        B2331 steering column reach position sensor: shorted to ground
        B2332 steering column tilt position sensor: circuit
        B2334 steering column tilt position sensor: shorted to battery
        B2335 steering column tilt position sensor: shorted to ground
        B2336 mirror switch: circuit
        B2338 mirror switch: shorted to battery
        B2340 steering column reach motor: stalled
        B2341 steering column tilt motor: stalled
        B2351 steering column switch: circuit
        B2357 driver window down current sense: circuit
        B2362 remote open and close signal: shorted to ground
        B2363 optical sensor system: malfunction
        B2364 fuel filler door: open
        B2365 power sliding door switch on the B-pillar: shorted to ground
        B2366 power sliding door open and close switch: shorted to ground
        B236A chime output: open
        B2373 indicator LED 1: shorted to battery
        B2374 power sliding door detent switch: malfunction
        B2380 heater coolant temperature sensor: shorted to ground
        B2381 heater coolant temperature sensor: open
        B2384 audio reverse aid mute input: circuit
        B2401 audio tape deck mechanism: malfunction
        B2402 CD changer: over temperature
        B2403 CD changer: internal
        B2404 audio steering wheel switch: circuit
        B2405 CD player: over temperature
        B2406 CD player: internal
        B2416 recirculation door: malfunction
        B2425 remote keyless entry synchronization: malfunction
        B2426 solar radiation sensor, passenger: open
        B2427 solar radiation sensor, passenger: shorted to ground
        B2428 A/C post heater sensor 2: circuit
        B2429 A/C post heater sensor 2: shorted to ground
        B2431 immobilizer transponder: programming error
        B2432 seat belt buckle switch, driver: open
        B2433 seat belt buckle switch, driver: shorted to battery
        B2434 seat belt buckle switch, driver: shorted to ground
        B2435 seat belt buckle switch, driver: resistance
        B2436 seat belt buckle switch, passenger: open
        B2437 seat belt buckle switch, passenger: shorted to battery
        B2438 seat belt buckle switch, passenger: shorted to ground
        B2439 seat belt buckle switch, passenger: resistance
        B2440 side crash sensor, passenger: mounting
        B2441 side crash sensor, driver: mounting
        B2442 intrusion sensor: malfunction
        B2443 powertrain performance mode switch: circuit
        B2444 side crash sensor, driver: internal
        B2445 side crash sensor, passenger: internal
        B2449 auxiliary heater glow plug: shorted to ground
        B2450 auxiliary heater glow plug: open
        B2451 auxiliary heater fuel pump: shorted to ground
        B2452 auxiliary heater fuel pump: open
        B2453 auxiliary heater blower: shorted to ground
        B2454 auxiliary heater blower: open
        B2463 auxiliary heater: over temperature
        B2468 auxiliary heater coolant pump: shorted to ground
        B2469 auxiliary heater coolant pump: open
        B2472 fog lamp switch: malfunction
        B2474 door lock switch, passenger: shorted to ground
        B2475 door unlock switch, passenger: shorted to ground
        B2476 radio present input: circuit
        B2477 control module configuration: malfunction
        B2478 anti-theft input signal: malfunction
        B2479 parking brake switch: shorted to ground
        B2486 climate-controlled seat module voltage: out of range
        B2488 thumbwheel switch voltage: too high
        B2491 park lamp output, right front: shorted to battery
        B2493 park lamp output, left front: shorted to battery
        B2494 anti-theft horn output: shorted to battery
        B2495 anti-theft horn output: circuit
        B2496 anti-theft horn output: shorted to ground
        B2498 multiple headlamp switch inputs: active
        B2499 courtesy lamp output: circuit
        B2501 low-beam headlamp, left: circuit
        B2503 low-beam headlamp, right: circuit
        B2505 high-beam headlamp, left: circuit
        B2507 high-beam headlamp, right: circuit
        B2511 horn output relay: shorted to battery
        B2512 front fog lamp relay: shorted to battery
        B2519 high-mounted stop lamp: circuit
        B2523 license plate lamp: circuit
        B2525 reverse lamp, left rear: circuit
        B2528 stop lamp, left rear: shorted to battery
        B2529 turn signal lamp, left rear: circuit
        B2532 reverse lamp, right rear: shorted to battery
        B2534 stop lamp, right rear: shorted to battery
        B2543 auxiliary climate control reference voltage: shorted to ground
        B2544 auxiliary climate control reference voltage: shorted to battery
        B2545 system power relay: shorted to battery
        B2550 dome lamp output: malfunction
        B2552 battery voltage supply 2: open
        B2554 dome lamp output: circuit
        B2555 dome lamp output: shorted to battery
        B2557 power sliding door output, left: shorted to battery
        B2558 power sliding door output, right: shorted to battery
        B2559 auxiliary blower motor relay: shorted to battery
        B2561 auxiliary blower speed 1: malfunction
        B2562 auxiliary blower speed 1: malfunction
        B2563 auxiliary blower speed 2: malfunction
        B2564 auxiliary blower speed 2: malfunction
        B2565 tail lamp, right: circuit
        B2567 reverse mirror output: circuit
        B2568 reverse mirror output: shorted to ground
        B2569 liftgate disarm switch: shorted to ground
        B2572 brake shift interlock output: circuit
        B2574 door lock switch, driver: shorted to ground
        B2575 door unlock switch, driver: shorted to ground
        B2586 headlamp mode select: circuit
        B2591 power sliding door detent signal at unlatching: not detected
        B2592 power sliding door fully closed position: not reached
        B2594 power sliding door movement after unlatching: not detected
        B2598 headlamp relay: circuit
        B2603 power sliding door closed position in self-test: not reached
        B2604 power sliding door on and off switch: open
        B2607 wiring harness configuration: incorrect
        B2627 fuel sender 2: open
        B2628 fuel sender 2: shorted to ground
        B2633 front microphone, driver: circuit
        B2656 DVD: malfunction
        B2659 courtesy lamp switch: malfunction
        B2661 park lamp relay output: shorted to battery
        B2662 park lamp relay output: open
        B2663 headlamp relay output: shorted to battery
        B2664 headlamp relay output: open or shorted to battery
        B2666 liftgate release switch: circuit
        B2667 liftglass release switch: circuit
        B2669 liftgate release relay: malfunction
        B2676 keypad C switch: circuit
        B2691 seat belt buckle switch, front driver side: circuit
        B2692 seat belt buckle switch, front passenger side: circuit
        B2695 keypad A switch: circuit
        B2696 keypad B switch: circuit
        B2697 keypad C switch: circuit
        B2699 pinch strip, left: open or shorted to battery
        B2700 pinch strip, right: open or shorted to battery
        B2701 pinch strip, left: stuck on
        B2702 pinch strip, right: stuck on
        B2703 power open and close switch: stuck on
        B2704 optical sensor power supply: shorted to ground
        B2714 power latch uncinch output: malfunction
        B2715 power latch cinch output: malfunction
        B2718 liftgate or decklid ajar output: shorted to battery
        B2721 liftgate or decklid ajar output: open or shorted to ground
        B2722 power open and close switch during self-test: active
        B2723 liftglass position switch during self-test: active
        B2729 seat cushion: over temperature
        B272A seat cushion, passenger: over temperature
        B272B seat back, passenger: over temperature
        B272C seat differential temperature, driver: malfunction
        B272D seat differential temperature, passenger: malfunction
        B272E climate-controlled seat ignition run or blower feed, driver: malfunction
        B272F climate-controlled seat ignition run or blower feed, passenger: malfunction
        B2730 seat back: over temperature
        B2731 seat differential temperature: malfunction
        B2734 pedal travel sensor supply: malfunction
        B2736 pedal travel sensor: circuit
        B2737 pedal travel sensor: stuck
        B2738 pedal travel sensor signal: malfunction
        B273A liftgate release output: shorted to ground
        B273B liftgate release output: open or shorted to battery
        B2740 pedal travel sensor signal spike: detected
        B2741 sensor cluster: malfunction
        B2783 interior humidity sensor: shorted
        B2784 interior humidity sensor: open
        B2793 seat cooling switch: shorted to ground
        B2794 third row power folding seat: circuit
        B2795 solar radiation sensor, driver: shorted to ground
        B2796 solar radiation sensor, driver: open
        B2813 power running board stow time, left: malfunction
        B2814 power running board deploy time, left: malfunction
        B2816 power running board stow time, right: malfunction
        B2817 power running board deploy time, right: malfunction
        B2819 power liftgate motor: shorted to battery
        B2826 front evaporator temperature sensor: circuit
        B2827 front evaporator temperature sensor: shorted to ground
        B2844 ignition switch state: implausible
        B2849 horn output relay: open
        B2860 airbag cutoff switch control module: malfunction
        B2861 airbag cutoff switch: communication error
        B2868 tire pressure sensor, left front: malfunction
        B2869 tire pressure sensor, right front: malfunction
        B2870 tire pressure sensor, right rear: malfunction
        B2871 tire pressure sensor, left rear: malfunction
        B2872 tire pressure sensor: malfunction
        B2879 fuel tank jet pump: malfunction
        B287A tire pressure monitoring system: malfunction
        B2885 tire pressure sensor, spare tire: malfunction
        B2900 vehicle identification number: incorrect
        B2903 chime output: shorted to battery
        B2908 latch switch: implausible
        B2909 seat belt tension sensor: malfunction
        B2913 audio subwoofer: disconnected
        B2916 rear auxiliary blend door: circuit
        B2917 rear auxiliary mode door: circuit
        B2918 auxiliary temperature input: circuit
        B2919 auxiliary blower speed input: circuit
        B2924 audio button: stuck
        B2925 subwoofer speaker: shorted
        B292A subwoofer 2 speaker: shorted
        B2936 power liftgate motor: open
        B2937 power liftgate motor: shorted to ground
        B2939 power liftgate clutch: open or shorted to ground
        B2940 chime output: shorted to ground
        B2947 global opening and closing: open
        B2949 global opening and closing: shorted to battery
        B2963 seat heater feedback, driver: circuit
        B2964 seat heater feedback, passenger: circuit
        B2965 audio speaker: circuit
        B2971 pedal position input: shorted to ground
        B2972 pedal position input: shorted to battery
        B2984 deployable steering column squib: open
        B2985 deployable steering column squib: shorted to battery
        B2986 deployable steering column squib: shorted to ground
        B2987 deployable steering column squib: resistance low
        B2999 crash event notification signal: malfunction
        B29B7 white lighting output: open
        B29B8 white lighting output: shorted to ground
        B2A20 ignition switch start position: stuck on
        B2A21 missing or corrupt configuration file: detected
        B2A22 headlamp off input: open
        B2A23 high-beam input: shorted to ground
        B2A24 turn signal input: circuit
        B2A25 trim panel lock switch: circuit
        B2A26 keypad switch: circuit
        B2A27 turn signal lamp, right front: open
        B2A28 turn signal lamp, right front: shorted to ground
        B2A29 turn signal lamp, left front: open
        B2A2A turn signal lamp, left front: shorted to ground
        B2A2B cornering lamp output, left: shorted to ground
        B2A2C cornering lamp output, right: shorted to ground
        B2A2D third row power folding seat: shorted to ground
        B2A2E low-beam headlamp, right: open
        B2A2F low-beam headlamp, right: shorted to ground
        B2A30 low-beam headlamp, left: open
        B2A31 low-beam headlamp, left: shorted to ground
        B2A32 LED backlighting output: open
        B2A33 LED backlighting output: shorted to ground
        B2A35 interior lamp output: open
        B2A36 interior lamp output: shorted to ground
        B2A37 floor lamp output: open
        B2A38 floor lamp output: shorted to ground
        B2A39 puddle lamp output: open
        B2A3A puddle lamp output: shorted to ground
        B2A3B tire pressure monitoring initiator 1, left: open
        B2A3C tire pressure monitoring initiator 1, left: shorted to ground
        B2A3D tire pressure monitoring initiator 2, right: open
        B2A3E tire pressure monitoring initiator 2, right: shorted to ground
        B2A3F seat belt load limiter and another firing loop, driver: wires shorted
        B2A40 seat belt load limiter and another firing loop, front passenger: wires shorted
        B2B00 ambient lamp zone 1 red: open
        B2B01 ambient lamp zone 1 red: shorted to ground
        B2B02 ambient lamp zone 1 green: open
        B2B03 ambient lamp zone 1 green: shorted to ground
        B2B04 ambient lamp zone 1 blue: open
        B2B05 ambient lamp zone 1 blue: shorted to ground
        B2B06 ambient lamp zone 1 signature: open
        B2B07 ambient lamp zone 1 signature: shorted to ground
        B2B08 ambient lamp zone 2 red: open
        B2B09 ambient lamp zone 2 red: shorted to ground
        B2B0A ambient lamp zone 2 green: open
        B2B0B ambient lamp zone 2 green: shorted to ground
        B2B0C ambient lamp zone 2 blue: open
        B2B0D ambient lamp zone 2 blue: shorted to ground
        B2B0E ambient lamp zone 2 signature: open
        B2B0F ambient lamp zone 2 signature: shorted to ground
        B2B10 ambient lamp zone 3 red: open
        B2B11 ambient lamp zone 3 red: shorted to ground
        B2B12 ambient lamp zone 3 green: open
        B2B13 ambient lamp zone 3 green: shorted to ground
        B2B14 ambient lamp zone 3 blue: open
        B2B15 ambient lamp zone 3 blue: shorted to ground
        B2B16 ambient lamp zone 3 signature: open
        B2B17 ambient lamp zone 3 signature: shorted to ground
        B2B18 ambient lamp switch input: malfunction
        C1001 vision system camera: malfunction
        C100A brake pedal angle sensor: malfunction
        C100D brake pedal angle sensor signal 1: malfunction
        C100E brake pedal angle sensor signal 2: malfunction
        C100F brake pedal angle sensor supply: malfunction
        C1011 brake pedal feel simulator cutoff pressure sensor: malfunction
        C1012 brake pedal feel simulator cutoff valve solenoid: malfunction
        C1014 brake system total volume balance: malfunction
        C1015 brake vacuum supply: malfunction
        C1017 trunk primary switch: malfunction
        C1018 regenerative braking: malfunction
        C101A vacuum pressure sensor: malfunction
        C101B vacuum pressure sensor B: malfunction
        C101C brake vacuum pump: malfunction
        C1020 brake system fill: incomplete
        C1021 ABS booster control pressure: malfunction
        C1023 steering pull drift compensation: limit
        C1025 brake primary circuit overboost pressure: malfunction
        C1026 ABS secondary circuit overboost pressure: malfunction
        C1027 master cylinder and primary circuit pressure: malfunction
        C1028 ABS primary circuit wheel pressure: malfunction
        C1029 ABS primary pressure below secondary pressure: detected
        C102B ABS secondary pressure below primary pressure: detected
        C102D power steering friction: too high
        C102E stability control system: malfunction
        C1034 parking brake: malfunction
        C1035 vacuum pump relay 1: malfunction
        C1036 vacuum pump relay 2: malfunction
        C1093 traction control disable switch: circuit
        C1095 ABS hydraulic pump motor: circuit
        C1096 ABS hydraulic pump motor: open
        C109D brake vacuum: too low
        C109E brake vacuum sensor: circuit
        C109F brake vacuum sensor signal: malfunction
        C1101 ABS hydraulic valve: circuit
        C1102 ABS acceleration switch: circuit
        C1103 ABS hydraulic brake switch: circuit
        C1108 brake booster travel sensor supply voltage: malfunction
        C110A ABS active signal: shorted to battery
        C110C damper solenoid, left front: malfunction
        C110D damper solenoid, right front: malfunction
        C110E damper solenoid, left rear: malfunction
        C110F damper solenoid, right rear: malfunction
        C1113 ABS power relay: shorted
        C1115 ABS power relay output: shorted to battery
        C111A stop lamp, right: malfunction
        C1123 vehicle speed sensor input: shorted to battery
        C1125 brake fluid level sensor: circuit
        C1126 cruise control command switch: malfunction
        C1127 cruise control deactivator switch: malfunction
        C113A control module wake-up control: malfunction
        C1141 wheel speed sensor ring, left front: tooth missing
        C1142 wheel speed sensor ring, right front: tooth missing
        C1143 wheel speed sensor ring, left rear: tooth missing
        C1144 wheel speed sensor ring, right rear: tooth missing
        C1145 wheel speed sensor, right front: circuit
        C1148 wheel speed sensor, right front: malfunction
        C1155 wheel speed sensor, left front: circuit
        C1158 wheel speed sensor, left front: malfunction
        C1165 wheel speed sensor, right rear: circuit
        C1169 ABS fluid dump time: too long
        C1170 transmission range switch: circuit
        C1175 wheel speed sensor, left rear: circuit
        C1179 cruise control cable slack: too high
        C1182 park lamp flash relay: circuit
        C1183 park lamp flash relay: shorted to battery
        C1184 ABS: malfunction
        C1185 ABS power relay output: circuit
        C1186 ABS power relay output: open
        C1187 brake fluid level sensor: open
        C1188 brake fluid level sensor: shorted to battery
        C1189 brake fluid level sensor: shorted to ground
        C1194 ABS outlet valve, left front: circuit
        C1195 ABS valve, left front: malfunction
        C1196 ABS outlet valve, left front: shorted to battery
        C1197 ABS valve, left front: malfunction
        C1198 ABS inlet valve, left front: circuit
        C1200 ABS inlet valve, left front: shorted to battery
        C1202 ABS outlet valve, rear: circuit
        C1204 ABS outlet valve, rear: shorted to battery
        C1206 ABS inlet valve, rear: circuit
        C1208 ABS inlet valve, rear: shorted to battery
        C1210 ABS outlet valve, right front: circuit
        C1211 ABS valve, right front: malfunction
        C1212 ABS outlet valve, right front: shorted to battery
        C1213 ABS valve, right front: malfunction
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
        C1243 ABS valve, left rear: malfunction
        C1244 ABS valve, left rear: malfunction
        C1245 ABS valve, left rear: malfunction
        C1246 ABS outlet valve, right rear: circuit
        C1247 ABS valve, right rear: malfunction
        C1248 ABS valve, right rear: malfunction
        C1249 ABS valve, right rear: malfunction
        C1250 ABS inlet valve, left rear: circuit
        C1252 ABS inlet valve, left rear: malfunction
        C1254 ABS inlet valve, right rear: circuit
        C1256 ABS inlet valve, right rear: malfunction
        C1258 wheel speed sensor, left front: correlation
        C1259 wheel speed sensor, right front: correlation
        C1260 wheel speed sensor, rear: correlation
        C1261 wheel speed sensor, left rear: correlation
        C1265 warning lamp relay: shorted
        C1266 ABS valve power relay: circuit
        C1267 temporary ABS shutdown: activated
        C1274 ABS solenoid relay 1: circuit
        C1277 steering wheel angle sensor: circuit
        C1278 steering wheel angle sensor: malfunction
        C1279 yaw rate sensor: circuit
        C1280 yaw rate sensor: malfunction
        C1281 lateral acceleration sensor: circuit
        C1282 lateral acceleration sensor: malfunction
        C1284 oil pressure switch: malfunction
        C1285 brake booster solenoid: circuit
        C1286 brake booster: mechanical
        C1287 brake booster pedal force switch: circuit
        C1288 primary brake pressure sensor input: circuit
        C1289 secondary brake pressure sensor input: circuit
        C1296 wheel speed sensor, left front: malfunction
        C1297 wheel speed sensor, right front: malfunction
        C1298 wheel speed sensor, right rear: malfunction
        C1299 wheel speed sensor, left rear: malfunction
        C1300 ABS hydraulic pump motor: circuit
        C1327 brake fluid level: too low
        C1329 ABS outlet valve, right front: over temperature
        C1330 ABS outlet valve, left rear: over temperature
        C1331 ABS outlet valve, right rear: over temperature
        C1332 ABS outlet valve, left front: over temperature
        C1333 ABS inlet valve, left rear: over temperature
        C1334 ABS inlet valve, left front: over temperature
        C1335 ABS inlet valve, right front: over temperature
        C1336 ABS inlet valve, right rear: over temperature
        C1342 control module: internal
        C1400 traction control valve, right front: circuit
        C1401 traction control valve, right front: malfunction
        C1402 traction control valve, right front: malfunction
        C1403 traction control valve, right front: malfunction
        C1404 traction control valve, rear: circuit
        C1410 traction control valve, left front: circuit
        C1411 traction control valve, left front: malfunction
        C1412 traction control valve, left front: malfunction
        C1413 traction control valve, left front: malfunction
        C1414 control module design level: incorrect
        C1415 control module configuration: incorrect
        C1440 primary brake pressure sensor signal: malfunction
        C1441 steering sensor A: malfunction
        C1442 steering sensor B: malfunction
        C1445 vehicle speed signal: circuit
        C1446 brake switch: circuit
        C1451 traction control motor: malfunction
        C1452 traction control motor: malfunction
        C1453 traction control motor: malfunction
        C1470 traction control shutdown because of hot brakes: activated
        C1484 brake switch: electrical
        C1516 roll rate sensor signal: malfunction
        C1517 roll rate sensor: circuit
        C1527 traction control valve, rear: over temperature
        C1528 traction control valve, left front: over temperature
        C1530 stability control valve, right front: over temperature
        C1531 stability control valve, left front: over temperature
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
        C1722 air suspension height sensor supply: shorted to battery
        C1723 air suspension height sensor supply: shorted to ground
        C1724 air suspension height sensor supply: circuit
        C1725 air suspension front pneumatics: malfunction
        C1726 air suspension pneumatics: malfunction
        C1728 transfer case shift between 2H and 4H: malfunction
        C1729 transfer case shift between 4H and 4L: malfunction
        C1730 sensor reference voltage: out of range
        C1731 air suspension raising time, left front: too long
        C1732 air suspension lowering time, left front: too long
        C1733 air suspension raising time, right front: too long
        C1734 air suspension lowering time, right front: too long
        C1735 air suspension raising time, left rear: too long
        C1736 air suspension lowering time, left rear: too long
        C1737 air suspension raising time, right rear: too long
        C1738 air suspension lowering time, right rear: too long
        C1739 center parking aid sensor, right front: shorted to battery
        C1740 center parking aid sensor, right front: circuit
        C1741 center parking aid sensor, right front: malfunction
        C1742 rear parking aid sounder: circuit
        C1743 rear parking aid sounder: shorted to battery
        C1744 front parking aid sounder: circuit
        C1745 front parking aid sounder: shorted to battery
        C1748 switch input: shorted to ground
        C1751 vehicle speed sensor 1 output: shorted to battery
        C1752 vehicle speed sensor 1 output: shorted to ground
        C1756 air suspension front height sensor: circuit
        C1760 air suspension height sensor high signal: circuit
        C1763 air suspension height sensor high signal: shorted to ground
        C1765 air suspension height sensor low signal: circuit
        C1768 air suspension height sensor low signal: shorted to ground
        C1769 parking brake apply switch: shorted to ground
        C1770 air suspension vent solenoid: circuit
        C1773 air suspension vent solenoid: shorted to ground
        C1778 power steering: malfunction
        C1790 air suspension air spring solenoid, left rear: circuit
        C1793 air suspension air spring solenoid, left rear: shorted to ground
        C1795 air suspension air spring solenoid, right rear: circuit
        C1798 air suspension air spring solenoid, right rear: shorted to ground
        C1805 engine control module and ABS module: incompatible
        C1810 air suspension height sensor: out of range
        C1813 air suspension vent time: too long
        C1818 air suspension compressor request time: too long
        C1820 air suspension compressor run time: too long
        C1830 air suspension compressor relay: circuit
        C1840 air suspension disable switch: circuit
        C1842 air suspension disable switch: shorted to battery
        C1843 air suspension disable switch: shorted to ground
        C1845 air suspension front fill solenoid: circuit
        C1865 air suspension rear fill solenoid: circuit
        C1869 air suspension gate solenoid: circuit
        C1873 air suspension air spring solenoid, right front: circuit
        C1876 air suspension air spring solenoid, right front: shorted to ground
        C1877 air suspension air spring solenoid, left front: circuit
        C1881 air suspension height sensor, right front: circuit
        C1882 air suspension height sensor, right front: open
        C1883 air suspension height sensor, right front: shorted to battery
        C1884 air suspension height sensor, right front: shorted to ground
        C1885 air suspension height sensor, right rear: circuit
        C1886 air suspension height sensor, right rear: open
        C1887 air suspension height sensor, right rear: shorted to battery
        C1888 air suspension height sensor, right rear: shorted to ground
        C1889 air suspension height sensor, left front: circuit
        C1890 air suspension height sensor, left front: open
        C1891 air suspension height sensor, left front: shorted to battery
        C1892 air suspension height sensor, left front: shorted to ground
        C1893 air suspension height sensor, left rear: circuit
        C1894 air suspension height sensor, left rear: open
        C1895 air suspension height sensor, left rear: shorted to battery
        C1896 air suspension height sensor, left rear: shorted to ground
        C1897 variable-assist power steering loop: circuit
        C1898 variable-assist power steering loop: open
        C1899 variable-assist power steering loop: shorted to battery
        C1901 shock absorber actuator, right rear: circuit
        C1904 shock absorber actuator, right rear: shorted to ground
        C1905 shock absorber actuator, left rear: circuit
        C1908 shock absorber actuator, left rear: shorted to ground
        C1909 shock absorber actuator, right front: circuit
        C1912 shock absorber actuator, right front: shorted to ground
        C1913 shock absorber actuator, left front: circuit
        C1916 shock absorber actuator, left front: shorted to ground
        C1917 electronic variable orifice steering: out of range
        C1920 indicator LED 1: circuit
        C1924 variable-assist power steering solenoid output: shorted to ground
        C1925 variable-assist power steering solenoid return: circuit
        C1928 variable-assist power steering solenoid: shorted to ground
        C1929 air suspension compressor relay: circuit
        C1931 air suspension compressor relay: malfunction
        C1935 chime: circuit
        C1940 brake pressure switch: malfunction
        C1942 powertrain configuration: incorrect
        C1943 airbag deployment indication input: malfunction
        C1945 park switch signal while the vehicle is moving: detected
        C1946 airbag seat track position switch, driver: open
        C1947 airbag seat track position switch, driver: shorted to ground
        C1948 airbag seat track position switch, driver: resistance
        C1955 steering angle sensor: open
        C1956 steering angle sensor: circuit
        C1957 stability control valve, right front: circuit
        C1958 stability control valve, left front: circuit
        C1960 brake apply signal, driver: circuit
        C1961 park lamp relay coil: circuit
        C1962 park lamp relay coil: shorted to battery
        C1963 stability control: disabled
        C1964 air suspension compressor run time: too long
        C1970 four-wheel drive low switch LED: shorted to battery
        C1971 four-wheel drive low switch LED: circuit
        C1979 integrated wheel end solenoid: circuit
        C1981 airbag seat track position switch, driver: circuit
        C1982 airbag seat track position switch, driver: shorted to battery
        C1991 control module calibration: malfunction
        C1992 vehicle speed signal: circuit
        C1996 active yaw control: disabled
        C1998 control module calibration: incomplete
        C1A03 suspension height sensor, left front: malfunction
        C1A04 suspension height sensor, right front: malfunction
        C1A05 suspension height sensor, left rear: malfunction
        C1A06 suspension height sensor, right rear: malfunction
        C1A08 pressure sensor supply: malfunction
        C1A56 tire pressure sensor, left front: malfunction
        C1A58 tire pressure sensor, right front: malfunction
        C1A67 forward-looking sensor: malfunction
        C1A76 ABS valve relay: malfunction
        C1A78 ABS inlet valve, left front: malfunction
        C1A79 ABS outlet valve, left front: malfunction
        C1A80 ABS inlet valve, right front: malfunction
        C1A81 ABS outlet valve, right front: malfunction
        C1A82 ABS inlet valve, left rear: malfunction
        C1A83 ABS outlet valve, left rear: malfunction
        C1A84 ABS inlet valve, right rear: malfunction
        C1A85 ABS outlet valve, right rear: malfunction
        C1A95 wheel speed sensor: malfunction
        C1A99 brake pressure sensor: malfunction
        C1B00 steering angle sensor: malfunction
        C1B14 sensor supply voltage A: malfunction
        C1B15 sensor supply voltage B: malfunction
        C1B1A sensor supply voltage C: malfunction
        C1D00 parking brake apply switch: malfunction
        C2001 ride height calibration: malfunction
        C2002 air suspension pneumatic test: malfunction
        C2003 steering wheel switch left module: malfunction
        C200B steering shaft torque sensor 1: malfunction
        C200C steering shaft torque sensor 2: malfunction
        C200D steering motor rotation angle sensor: malfunction
        C2200 airbag seat track position switch, passenger: circuit
        C2201 airbag seat track position switch, passenger: open
        C2202 airbag seat track position switch, passenger: shorted to ground
        C2203 airbag seat track position switch, passenger: shorted to battery
        C2204 airbag seat track position switch, passenger: resistance
        C2769 longitudinal acceleration sensor: electrical
        C2770 longitudinal acceleration sensor: malfunction
        C2775 traction control switch: stuck
        C2777 sensor cluster bus: malfunction
        C2778 sensor power supply: malfunction
        C2780 control module manufacturing mode: active
        C2784 control module RAM checksum: incorrect
        C2806 trailer brake output: shorted to battery
        C2807 trailer brake wiring: shorted to ground
        P1000 on-board diagnostic monitor tests: incomplete
        P1001 self-test with the engine running: incomplete
        P1009 evaporative emission self-test: incomplete
        P100F wastegate control pressure and barometric pressure: correlation
        P1011 wastegate control pressure sensor: range
        P1012 wastegate control pressure sensor: low
        P1013 wastegate control pressure sensor: high
        P1014 wastegate control pressure sensor: erratic
        P1015 wastegate control pressure: too low
        P1016 wastegate control pressure: too high
        P101F cylinder head temperature sensor 1 in self-test: out of range
        P1021 cylinder head temperature sensor 2: range
        P1022 cylinder head temperature sensor 2: low
        P1023 cylinder head temperature sensor 2: high
        P1024 cylinder head temperature sensor 2: erratic
        P1025 cylinder head temperature sensor 2 in self-test: out of range
        P1026 engine coolant temperature 1 and cylinder head temperature 2: correlation
        P1030 fuel injector heater, cylinder 1: low
        P1031 fuel injector heater, cylinder 1: high
        P1032 fuel injector heater, cylinder 2: low
        P1033 fuel injector heater, cylinder 2: high
        P1034 fuel injector heater, cylinder 3: low
        P1035 fuel injector heater, cylinder 3: high
        P1038 fuel injector heater control module control: circuit
        P1039 vehicle speed signal: malfunction
        P103A fuel injector heater control module monitor: circuit
        P103B fuel injector heater control module: performance
        P103C aspirator valve control: circuit or open
        P103D aspirator valve control: low
        P103E aspirator valve control: high
        P1051 brake switch signal: malfunction
        P1060 camshaft chain wear: too high
        P1061 camshaft chain wear: limited engine speed
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
        P111B engine coolant warm-up: not detected
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
        P112A engine starts in factory or transport mode: too often
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
        P139A exhaust gas recirculation sensor C hoses: swapped
        P139B exhaust gas recirculation sensor C upstream hose: disconnected
        P139C exhaust gas recirculation sensor C downstream hose: disconnected
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
        P1582 electronic throttle monitor data: present
        P1584 electronic throttle body: malfunction
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
        P161B secondary immobilizer module response: incorrect
        P161C automatic engine shutdown configuration: incorrect
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
        P164C start-stop control in the control module: performance
        P164D all-wheel drive identification block: not programmed
        P164E transmission range selection in the control module: performance
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
        P166A airbag deployment communication: circuit
        P166B driver door status: correlation
        P166E all-wheel drive disconnect control in the control module: performance
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
        P168E control module monitoring of the engine start authorization: malfunction
        P1690 wastegate solenoid: circuit
        P1691 turbo pressure control solenoid: circuit
        P1692 turbo control solenoid: circuit
        P1693 turbo charge control: circuit
        P1694 turbo charge relief: circuit
        P1698 cold start fuel pump primary: circuit or open
        P169B cold start fuel pump primary: high
        P169C cold start fuel pump secondary: circuit or open
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
        P174F traction control switch lamp: stuck low
        P1751 shift solenoid A: performance
        P1753 gear shift position sensor: alignment
        P1754 coast clutch solenoid: circuit
        P1755 intermediate shaft speed sensor: malfunction
        P1756 shift solenoid B: performance
        P1758 pressure control solenoid current: incorrect
        P175A electric transmission fluid pump by fluid over temperature: disabled
        P1760 pressure control solenoid A: shorted
        P1761 shift solenoid C: performance
        P1762 overdrive band: stuck off
        P1765 transmission timing solenoid: circuit
        P1767 torque converter clutch: circuit
        P1768 performance, normal or winter mode input: malfunction
        P1770 clutch solenoid: circuit
        P1776 ignition retard request duration: malfunction
        P1777 ignition retard request: circuit
        P1778 transmission reverse input: circuit
        P1779 transmission control indicator lamp: circuit
        P177F neutral: engagement
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
        P179D neutral mode speed or distance: above threshold
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
        P181F clutch control system: performance
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
        P182B transfer case fluid temperature sensor: range
        P182C transfer case fluid temperature sensor: low
        P182D transfer case fluid temperature sensor: high
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
        P183B four-wheel drive clutch coil return: open
        P183C transfer case cooling fan control: circuit
        P183D transfer case fluid: over temperature
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
        P188B all-wheel drive clutch control: circuit
        P188C all-wheel drive relay module communication: circuit
        P188D all-wheel drive relay module feedback: circuit
        P1891 transfer case contact plate ground: open
        P1900 output shaft speed sensor: intermittent
        P1901 turbine shaft speed sensor: intermittent
        P1920 engine speed signal: malfunction
        P1921 transmission range signal: malfunction
        P1934 vehicle speed signal: malfunction
        P1935 brake switch signal: malfunction
        P193B throttle or pedal signal: malfunction
        P193C steering wheel angle signal: malfunction
        P193D cruise control multifunction input signal: malfunction
        P193E A/C clutch request signal: malfunction
        P193F vehicle speed signal: intermittent
        P1A02 transmission one-way clutch: performance
        P1A05 desired engine speed signal: malfunction
        P1A06 vehicle mode signal: malfunction
        P1A07 inverter high voltage: performance
        P1A08 generator mode signal: malfunction
        P1A0A immediate shutdown signal: malfunction
        P1A0C engine by the hybrid powertrain control module: disabled
        P1A0D generator by the hybrid powertrain control module: disabled
        P1A0E motor by the hybrid powertrain control module: disabled
        P1A0F vehicle by the hybrid powertrain control module: disabled
        P1A10 battery by the hybrid powertrain control module: disabled
        P1A13 regenerative braking by the hybrid powertrain control module: disabled
        P1A14 transmission (by the hybrid powertrain control module): disabled
        P1A15 immediate shutdown signal B: short to battery or open
        P1A16 variable voltage controller voltage control: circuit
        P1A17 variable voltage controller processor: malfunction
        P1A18 variable voltage controller inductor temperature sensor: circuit
        P1A19 variable voltage controller driver temperature sensor: circuit
        P1A1A variable voltage controller: over temperature
        P1A1B forced engine running by the brake control module: active
        P1A2A high-voltage battery charging after loss of vehicle communication: disabled
        P1A39 high-voltage battery temperature sensors: correlation
        U1000 protective shutdown of a solid-state output driver: activated
        U1003 system clock: malfunction
        U1006 secondary CAN initialization: malfunction
        U1007 battery monitoring sensor A: lost communication
        U1009 engine torque data on the SCP bus: malfunction
        U100B automatic parallel parking system: malfunction
        U1012 internal monitoring of the ABS module: invalid data
        U1013 internal monitoring of the transmission control module: invalid data
        U1016 engine control module data on the SCP bus: malfunction
        U1017 internal monitoring of the instrument cluster: invalid data
        U1019 primary throttle position signal: not received
        U101E internal monitoring of the gear shift module: invalid data
        U101F internal monitoring of the transmission range control module: invalid data
        U1022 internal monitoring of the body control module: invalid data
        U1025 ABS module CAN: bus off
        U1028 engine control module at the ABS module: invalid data
        U102D vehicle software: incompatible
        U102F internal monitoring of the all-wheel drive control module: invalid data
        U1030 hybrid battery: incompatible software
        U1039 vehicle speed data on the SCP bus: malfunction
        U1040 vehicle speed data on the SCP bus: malfunction
        U1041 vehicle speed data on the SCP bus: malfunction
        U1042 traction control data on the SCP bus: malfunction
        U1043 traction control data on the SCP bus: malfunction
        U1050 brake data on the SCP bus: malfunction
        U1051 brake data on the SCP bus: malfunction
        U1053 steering data on the SCP bus: malfunction
        U1058 transmission data on the SCP bus: malfunction
        U1059 transmission range data on the SCP bus: malfunction
        U1062 engine speed data on the SCP bus: malfunction
        U1067 transmission range signal: not received
        U1071 engine sensor data on the SCP bus: malfunction
        U1073 engine coolant data on the SCP bus: malfunction
        U1075 engine oil data on the SCP bus: malfunction
        U1083 other engine system data on the SCP bus: malfunction
        U1098 cruise control data on the SCP bus: malfunction
        U1117 electrical energy management data on the SCP bus: malfunction
        U1123 odometer data on the SCP bus: malfunction
        U1130 fuel system data on the SCP bus: malfunction
        U1131 fuel system data on the SCP bus: malfunction
        U1134 ignition switch or starter data on the SCP bus: malfunction
        U1135 ignition switch or starter data on the SCP bus: malfunction
        U1136 warning lamp data on the SCP bus: malfunction
        U1146 vehicle security data on the SCP bus: malfunction
        U1147 vehicle security data on the SCP bus: malfunction
        U1148 audio control data on the SCP bus: malfunction
        U1180 memory setting signal: incorrect
        U1181 memory setting data on the SCP bus: malfunction
        U1194 mirror data on the SCP bus: malfunction
        U1196 door lock data on the SCP bus: malfunction
        U1197 door lock data on the SCP bus: malfunction
        U1198 door data on the SCP bus: malfunction
        U1199 door data on the SCP bus: malfunction
        U1200 seat motion data on the SCP bus: malfunction
        U1206 illuminated entry signal: incorrect
        U1211 airbag system data on the SCP bus: malfunction
        U1212 seat switch signal, driver: not received
        U1213 seat occupied signal, driver: not received
        U1217 exterior lamp outage data on the SCP bus: malfunction
        U1218 exterior lamp data on the SCP bus: malfunction
        U1222 interior lamp data on the SCP bus: malfunction
        U1227 body status data on the SCP bus: malfunction
        U1234 backlight dimming signal: not received
        U1235 display data on the SCP bus: malfunction
        U1236 memory setting storage signal: incorrect
        U1237 memory setting status signal: not received
        U1243 exterior environment data on the SCP bus: malfunction
        U1249 time and date data on the SCP bus: malfunction
        U1256 ISO 9141 acknowledgment: not received
        U1260 SCP bus (+): circuit
        U1261 SCP bus (-): circuit
        U1262 SCP communication bus: malfunction
        U1308 actual torque signal: not received
        U1341 vehicle speed data on the SCP bus: malfunction
        U1430 fuel flow signal: not received
        U1612 acknowledgment of the desired axle torque limit signal: not received
        U1736 acknowledgment of the integrated chassis warning signal: not received
        U1738 acknowledgment of the horn chirp or panic alarm signal: not received
        U1750 acknowledgment of the chime signal: not received
        U1794 acknowledgment of the mirror switch signal: not received
        U1797 acknowledgment of the door lock signal: not received
        U1798 acknowledgment of the trunk lid release signal: not received
        U1806 acknowledgment of the illuminated entry signal: not received
        U1812 acknowledgment of the seat motion signal: not received
        U1834 acknowledgment of the memory setting display signal: not received
        U1900 CAN communication bus: malfunction
        U1901 CAN communication bus 2: malfunction
        U1950 UBP communication bus: malfunction
        U1A00 private communication network: malfunction
        U1A14 CAN initialization: malfunction
        U1A4B control module processor B: malfunction
        U1A4C factory build mode: active
        U2003 CD changer: lost communication
        U2004 steering wheel audio control: lost communication
        U200A control module internal power A: malfunction
        U200D control module output power A: malfunction
        U200E control module output power B: malfunction
        U2011 control module: invalid data
        U2015 signal link: malfunction
        U201A control module main calibration data: malfunction
        U201B control module calibration data 2: malfunction
        U201F external receiver: malfunction
        U2020 center image amplifier: lost communication
        U2023 fault in an external node: detected
        U2026 family entertainment system: lost communication
        U202B application signing key in use: malfunction
        U2050 application software: not present
        U2051 calibration files: malfunction
        U2100 initial configuration: incomplete
        U2101 control module configuration: incompatible
        U2107 collision mitigation by braking: malfunction
        U2108 adaptive cruise control: malfunction
        U210B fuel pump control and restraints control modules: lost communication
        U210C fuel pump control module B and restraints control module: lost communication
        U210F throttle position sensor A communication: low
        U2110 throttle position sensor A communication: high
        U2150 rear electronic module: invalid data
        U2195 steering column lock module: invalid data
        U2196 engine speed data: malfunction
        U2199 engine coolant temperature data: malfunction
        U2202 received configuration data: incorrect
        U2226 node 10: invalid data
        U2300 central configuration: malfunction
        U2400 gateway module A Ethernet: communication error
        U2401 accessory protocol interface module Ethernet: communication error
        U2402 telematics control module Ethernet: communication error
        U2403 instrument cluster Ethernet: communication error
        U2471 transmission range state: implausible
        U2472 ignition switch state: implausible
        U2473 vehicle speed: implausible
        U2510 vehicle security data on the CAN bus: malfunction
        U2511 CAN data: correlation
        U261A CAN data and configuration setup: correlation
        U261C USB device 1: malfunction
        U261D USB device 2: malfunction
        """
}
