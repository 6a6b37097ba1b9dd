extension ManufacturerCodes {
    /// Jaguar and Land Rover: codes of the time with Ford and since.
    static let landrover = """
        B1000 hood hinge deployment control, right: malfunction
        B1001 hood deployment control, right: malfunction
        B1002 hood hinge deployment control, left: malfunction
        B1003 hood deployment control, left: malfunction
        B1004 frontal impact classification sensor, right: malfunction
        B1005 frontal impact classification sensor, left: malfunction
        B1006 frontal impact classification sensor, center: malfunction
        B1008 wiper mode switch: malfunction
        B1009 ignition authorization: malfunction
        B100A fuel pump authorization: malfunction
        B100B steering column lock ground authorization: malfunction
        B100C steering column lock supply authorization: malfunction
        B100D steering column lock authorization: malfunction
        B100E video input A: malfunction
        B100F video input B: malfunction
        B1010 video input C: malfunction
        B1011 control module supplied power output: malfunction
        B1015 screen on/off switch: malfunction
        B101C seek up switch: malfunction
        B101D seek down switch: malfunction
        B101F eject switch: malfunction
        B1022 audio on/off switch: malfunction
        B1024 start control unit: malfunction
        B1025 transponder: malfunction
        B1026 steering column lock: malfunction
        B1029 accelerator pedal position sensor: malfunction
        B102B passive key: malfunction
        B102E air quality sensor: malfunction
        B102F auxiliary switch: malfunction
        B1030 seat heater, left front: malfunction
        B1032 seat heater, right front: malfunction
        B1034 seat heater element, left front: malfunction
        B1036 seat heater element, right front: malfunction
        B1038 seat heater sensor, left front: malfunction
        B103A seat heater sensor, right front: malfunction
        B103C headlamp control, left: malfunction
        B103D headlamp control, right: malfunction
        B1046 front fog lamp switch: malfunction
        B1047 rear fog lamp switch: malfunction
        B1048 brake fluid level switch: malfunction
        B1049 display heater: malfunction
        B104A button 1: malfunction
        B104B button 2: malfunction
        B104C button 3: malfunction
        B104D button 4: malfunction
        B104E button 5: malfunction
        B1051 front washer switch: malfunction
        B1052 rear washer switch: malfunction
        B105A cabin temperature sensor fan: malfunction
        B105D seat bolster inflate output: malfunction
        B105E seat bolster deflate output: malfunction
        B105F seat cushion extension motor output: malfunction
        B1060 seat head restraint motor output: malfunction
        B1063 seat cushion extension motor sensor: malfunction
        B1064 seat head restraint motor sensor: malfunction
        B1065 seat cushion extend switch: malfunction
        B1066 seat cushion retract switch: malfunction
        B1067 lumbar in switch: malfunction
        B1068 lumbar out switch: malfunction
        B1069 lumbar up switch: malfunction
        B106A lumbar down switch: malfunction
        B106B seat bolster inflate switch: malfunction
        B106C seat bolster deflate switch: malfunction
        B106D head restraint up switch: malfunction
        B106E head restraint down switch: malfunction
        B1079 convertible top up switch: malfunction
        B107A convertible top down switch: malfunction
        B1081 left temperature damper motor: malfunction
        B1082 right temperature damper motor: malfunction
        B1083 recirculation damper motor: malfunction
        B1084 trunk motor close switch: malfunction
        B1085 defrost damper motor: malfunction
        B1086 air distribution damper motor: malfunction
        B1087 LIN bus A: malfunction
        B1088 LIN bus B: malfunction
        B108A start button: malfunction
        B108B start button circuit A: malfunction
        B108C start button circuit B: malfunction
        B108D start button circuit C: malfunction
        B108E display: malfunction
        B108F cabin lock and unlock switch: malfunction
        B1095 wiper on/off relay: malfunction
        B1096 wiper high and low speed relay: malfunction
        B1097 heated windshield relay: malfunction
        B109B license plate lamp: malfunction
        B109C front courtesy lamp: malfunction
        B109E remote keyless entry: malfunction
        B10A0 wiper and washer switch: malfunction
        B10A2 crash input: malfunction
        B10A3 headlamp swivel actuator, left: malfunction
        B10A4 headlamp swivel actuator, right: malfunction
        B10A9 number of programmed remote keys: below threshold
        B10AB remote keyless entry synchronization: malfunction
        B10AC cruise control switch: malfunction
        B10AD rain sensor: malfunction
        B10AE headlamp leveling motor: malfunction
        B10AF blower fan relay: malfunction
        B10B7 rear air discharge temperature: malfunction
        B10B8 push buttons: malfunction
        B10B9 blower control: malfunction
        B10BD multifunction switch: malfunction
        B10BE solar sensor: malfunction
        B10C0 fuel pump power supply: malfunction
        B10C1 unlock pull switch, left front: malfunction
        B10C2 unlock pull switch, left rear: malfunction
        B10C3 unlock pull switch, right front: malfunction
        B10C4 unlock pull switch, right rear: malfunction
        B10C5 trunk unlock pull switch: malfunction
        B10C6 exterior trunk antenna: malfunction
        B10C7 interior trunk antenna: malfunction
        B10C8 interior center antenna: malfunction
        B10C9 interior front antenna: malfunction
        B10CA door handle antenna, left rear: malfunction
        B10CB door handle antenna, right rear: malfunction
        B10CC door latch clutch switch, left front: malfunction
        B10CD door latch clutch switch, left rear: malfunction
        B10CE door latch clutch switch, right front: malfunction
        B10CF door latch clutch switch, right rear: malfunction
        B10D0 trunk latch clutch switch: malfunction
        B10D1 door lock button, left front: malfunction
        B10D2 door lock button, left rear: malfunction
        B10D3 door lock button, right front: malfunction
        B10D4 door lock button, right rear: malfunction
        B10D7 passive anti-theft key: malfunction
        B10DE low fuel warning switch: malfunction
        B10DF master cylinder isolation valve: malfunction
        B10E5 powertrain control module wake-up signal: malfunction
        B10E7 ignition on relay: malfunction
        B10EA positive temperature coefficient heater: malfunction
        B10EB double locking motor, driver: malfunction
        B10EC double locking motor, passenger: malfunction
        B10ED rear door double locking motor, driver: malfunction
        B10EE rear door double locking motor, passenger: malfunction
        B10EF sunroof speed output: malfunction
        B10F1 ignition key-in switch: malfunction
        B10F2 sunroof control: malfunction
        B10F3 position lamp, left front: malfunction
        B10F4 position lamp, right front: malfunction
        B10F5 position lamp, left rear: malfunction
        B10F6 position lamp, right rear: malfunction
        B10F8 accessory socket A relay: malfunction
        B10F9 accessory socket B relay: malfunction
        B10FD peripheral acceleration sensor, driver: malfunction
        B10FE peripheral acceleration sensor, passenger: malfunction
        B10FF ignition control: malfunction
        B1100 oxygen sensor heater relay: malfunction
        B1108 central locking motor, driver: malfunction
        B1109 central locking motor, passenger: malfunction
        B110A rear door central locking motor, driver: malfunction
        B110B rear door central locking motor, passenger: malfunction
        B110D rear door child locking motor, passenger: malfunction
        B1111 electric parking brake enable: malfunction
        B1112 park aid ignition supply: malfunction
        B1115 high mounted stop lamp control: malfunction
        B1116 tail lamp, left: malfunction
        B1117 tail lamp, right: malfunction
        B111A license plate lamps: malfunction
        B111D trunk motor: open
        B111E trunk lamps: malfunction
        B1123 restraints ignition relay: malfunction
        B1124 lamp fade control: malfunction
        B1126 side airbag deployment control, driver: malfunction
        B1127 side airbag deployment control, passenger: malfunction
        B1128 curtain airbag deployment control, driver: malfunction
        B1129 curtain airbag deployment control, passenger: malfunction
        B112A ignition on relay B: malfunction
        B112B steering wheel module: malfunction
        B112C interior motion sensor: malfunction
        B1130 light switch module: malfunction
        B1134 telephone input: malfunction
        B1136 lumbar control A: malfunction
        B1137 lumbar control B: malfunction
        B1138 lumbar control C: malfunction
        B1139 lumbar control D: malfunction
        B113A seat lumbar: malfunction
        B113B several lumbar controls: malfunction
        B113C hazard switch illumination: malfunction
        B113D sunroof global open and close control: malfunction
        B113E exterior trunk release switch: malfunction
        B1140 engine crank authorization: malfunction
        B1142 ignition status 1: malfunction
        B1143 ignition status 2: malfunction
        B1144 heated steering wheel supply: malfunction
        B1145 glove box locking motor: malfunction
        B1146 passive anti-theft sounder supply: malfunction
        B1147 front fog lamp, left: malfunction
        B1148 front fog lamp, right: malfunction
        B1157 blower control B: malfunction
        B1158 front seat heater sensor, passenger: malfunction
        B1159 front seat heater sensor, driver: malfunction
        B115A front seat heater, passenger: malfunction
        B115B front seat heater, driver: malfunction
        B115C transfer fuel pump: malfunction
        B1161 anti-pinch sensor, left rear: malfunction
        B1162 anti-pinch sensor, right rear: malfunction
        B1163 mirror heater output, left: malfunction
        B1164 mirror heater output, right: malfunction
        B1165 puddle lamp output, left front: malfunction
        B1166 puddle lamp output, right front: malfunction
        B116D emergency call keypad: malfunction
        B116E emergency call illumination: malfunction
        B116F telematics SIM card: malfunction
        B1175 door ajar switch, driver: malfunction
        B1176 door ajar switch, passenger: malfunction
        B1177 washer fluid level switch: malfunction
        B1179 integrated telephone unit: malfunction
        B117A backup microphone: malfunction
        B117C rear power window up: malfunction
        B117D rear power window down: malfunction
        B117E front power window up: malfunction
        B117F front power window down: malfunction
        B1182 tire pressure monitoring system: malfunction
        B1183 video encoder: malfunction
        B1184 steering column lock output: malfunction
        B1185 trunk anti-pinch sensor: malfunction
        B1186 tailgate power striker signal: correlation
        B1189 front window position sensor: malfunction
        B118A rear window position sensor: malfunction
        B1192 battery disconnect deployment control: malfunction
        B1193 crash event memory full and locked: detected
        B1194 frontal acceleration sensor, driver: malfunction
        B1195 frontal acceleration sensor, passenger: malfunction
        B1196 second row peripheral acceleration sensor, driver: malfunction
        B1197 second row peripheral acceleration sensor, passenger: malfunction
        B1198 inflatable tubular structure airbag, driver: malfunction
        B1199 inflatable tubular structure airbag, passenger: malfunction
        B119A second row head airbag, driver: malfunction
        B119B second row head airbag, passenger: malfunction
        B119F GPS antenna: malfunction
        B11A0 restraints pressure sensor, left: malfunction
        B11A1 restraints pressure sensor, right: malfunction
        B11A2 master exterior light switch: malfunction
        B11A3 gyroscope: malfunction
        B11A4 L-band antenna: malfunction
        B11A5 band 3 antenna: malfunction
        B11A8 CD button: malfunction
        B11AA skip up button: malfunction
        B11AB skip down button: malfunction
        B11AC enter button: malfunction
        B11AD exit button: malfunction
        B11AE menu button: malfunction
        B11AF telephone button: malfunction
        B11B0 scan button: malfunction
        B11B1 automatic button: malfunction
        B11B2 button 0: malfunction
        B11B3 button 6: malfunction
        B11B4 button 7: malfunction
        B11B5 button 8: malfunction
        B11B6 button 9: malfunction
        B11BA steering wheel audio switch pack: malfunction
        B11C1 rear door ajar switch, passenger: malfunction
        B11C2 power striker close relay: malfunction
        B11C3 power striker open relay: malfunction
        B11C4 trunk close button: malfunction
        B11C9 driver display status LED: malfunction
        B11D1 LIN bus C: malfunction
        B11D6 driver display alert LED: malfunction
        B11D7 information button: malfunction
        B11D8 restraint event notification: malfunction
        B11D9 vehicle battery: malfunction
        B11DB battery monitoring module: malfunction
        B11DC rear wiper mode switch: malfunction
        B11ED electric heater control: malfunction
        B11EE A/C compressor: malfunction
        B11F0 air intake damper position sensor: malfunction
        B11F6 folding mirror motor, driver: malfunction
        B11F7 folding mirror motor, passenger: malfunction
        B11F8 outer air vent, left: malfunction
        B11F9 inner air vent, left: malfunction
        B11FF A/C refrigerant pressure: malfunction
        B1200 climate control push button: circuit
        B1201 fuel level sensor: circuit
        B1202 fuel level sensor: malfunction
        B1204 fuel level sensor: malfunction
        B1206 crash event: detected
        B1207 hardwired crash input signal: malfunction
        B1209 switch 2 assembly: circuit
        B120E right thermal electric device control: malfunction
        B120F seat cushion, left: malfunction
        B1211 seat belt retractor pretensioner deployment control, driver: malfunction
        B1212 seat belt buckle pretensioner deployment control, driver: malfunction
        B1214 seat belt retractor pretensioner deployment control, passenger: malfunction
        B1219 interior trunk release switch: malfunction
        B121B keypad input switch: malfunction
        B121C hard drive: malfunction
        B1223 seat cushion temperature sensor, right: malfunction
        B1224 left thermal electric device control: malfunction
        B1225 seat back temperature sensor, right: malfunction
        B1229 seat back temperature sensor, left: malfunction
        B122A seat cushion blower speed sensor, right: malfunction
        B122B seat back blower speed sensor, right: malfunction
        B122C seat cushion blower speed sensor, left: malfunction
        B122D seat back blower speed sensor, left: malfunction
        B122E seat cushion, right: malfunction
        B122F seat back, right: malfunction
        B1230 seat back, left: malfunction
        B123A turn signal lamp, left front: malfunction
        B123B turn signal lamp, right front: malfunction
        B123C stability control status indicator: malfunction
        B123D stability control button: malfunction
        B123F adaptive speed limiter mode indicator: malfunction
        B1241 adaptive speed limiter button: malfunction
        B1243 winter button mode indicator: malfunction
        B1244 dynamic or sport button: malfunction
        B1245 dynamic or sport button mode indicator: malfunction
        B1247 turn signal lamp, left rear: malfunction
        B1248 turn signal lamp, right rear: malfunction
        B1249 start button illumination: malfunction
        B124A daytime running lamp, right: malfunction
        B124B daytime running lamp, left: malfunction
        B124C turn signal stalk switch pack: malfunction
        B124E wiper stalk switch pack: malfunction
        B1251 interior air temperature sensor: open
        B1252 USB port: malfunction
        B1253 interior air temperature sensor: shorted to ground
        B1254 outside air temperature sensor: circuit
        B1255 outside air temperature sensor: open
        B1257 outside air temperature sensor: shorted to ground
        B1258 solar radiation sensor: circuit
        B1259 solar radiation sensor: open
        B1261 solar radiation sensor: shorted to ground
        B1262 defrost servo motor: circuit
        B1263 vent servo motor: circuit
        B1264 floor servo motor: circuit
        B1265 cool air bypass servo motor: circuit
        B1266 air intake servo motor, left: circuit
        B1267 air intake servo motor, right: circuit
        B1268 defrost servo motor potentiometer: circuit
        B1271 defrost servo motor potentiometer: shorted to ground
        B1272 vent servo motor potentiometer: circuit
        B1275 vent servo motor potentiometer: circuit
        B1276 floor servo motor potentiometer: circuit
        B1277 reverse lamp: malfunction
        B1279 floor servo motor potentiometer: shorted to ground
        B127B ambient lighting zone 1 red LED output: malfunction
        B1280 cool air servo motor potentiometer: circuit
        B1283 cool air servo motor potentiometer: shorted to ground
        B1284 air intake servo motor potentiometer, left: circuit
        B1286 interior mirror: malfunction
        B1287 air intake servo motor potentiometer, left: circuit
        B1288 air intake servo motor potentiometer, right: circuit
        B128A speaker 13: malfunction
        B128B speaker 14: malfunction
        B128C speaker 15: malfunction
        B128D speaker 16: malfunction
        B128E speaker 17: malfunction
        B128F speaker 18: malfunction
        B1291 air intake servo motor potentiometer, right: shorted to ground
        B1296 navigation map data for the market: incorrect
        B129A LIN bus D: malfunction
        B129C side sensor, left front: malfunction
        B129D side sensor, right front: malfunction
        B129E semi-automatic parallel park switch: malfunction
        B129F semi-automatic parallel park LED: malfunction
        B12A0 auxiliary input 2: malfunction
        B12A1 steering column adjust out switch: malfunction
        B12A2 steering column adjust in switch: malfunction
        B12A3 steering column adjust motor drive A: malfunction
        B12A4 steering column adjust motor drive B: malfunction
        B12A6 auxiliary heater water pump: malfunction
        B12A7 steering column tilt sensor A: malfunction
        B12A8 steering column telescope sensor A: malfunction
        B12A9 steering column tilt sensor B: malfunction
        B12AA steering column telescope sensor B: malfunction
        B12AC electrochromic door mirror: malfunction
        B12AD heat exchanger temperature sensor, left: malfunction
        B12AE heat exchanger temperature sensor, right: malfunction
        B12AF coolant control valve, left: malfunction
        B12B1 heated washer jet and wiper park relay: malfunction
        B12B2 auxiliary heater coolant diverter valve: malfunction
        B12B3 air quality sensor heater supply: malfunction
        B12B9 auxiliary heater control module: malfunction
        B12BD rear camera: malfunction
        B12BE front camera, left: malfunction
        B12BF front camera, right: malfunction
        B12C0 mirror camera, left: malfunction
        B12C1 mirror camera, right: malfunction
        B12C9 LIN bus E: malfunction
        B12CA stop-start status indicator: malfunction
        B12CB stop-start enable button: malfunction
        B12CC seat massage pump assembly, driver: malfunction
        B12CD voltage quality module: malfunction
        B12CE voltage quality module diagnostic line: malfunction
        B12CF face damper motor: malfunction
        B12D0 foot damper motor: malfunction
        B12D1 dynamic air pressure damper motor: malfunction
        B12D2 screen on/off LED: malfunction
        B12D5 door handle proximity sensor: malfunction
        B12D6 fast door unlock actuator: malfunction
        B12D9 seat massage back carrier assembly, driver: malfunction
        B12DB seat massage pump assembly, passenger: malfunction
        B12E6 seat massage back carrier assembly, passenger: malfunction
        B12E7 glove box switch: malfunction
        B12E8 tailgate release switch: malfunction
        B12EA radio frequency receiver: malfunction
        B12EB camera horizontal alignment: malfunction
        B12EC camera vertical alignment: malfunction
        B12EE tailgate or trunk release: malfunction
        B12EF trailer fog lamp: malfunction
        B12F3 secondary tailgate release: malfunction
        B12F4 vehicle speed output: malfunction
        B12F5 refrigerator relay control: malfunction
        B12F6 headlamp power supply A: malfunction
        B12F7 single wipe switch: malfunction
        B12FA power steering solenoid control A: malfunction
        B12FB power steering solenoid control B: malfunction
        B12FE fan: malfunction
        B1304 electric power steering system: malfunction
        B1309 power door lock: shorted to ground
        B130B rear fog lamp, right: malfunction
        B130E rear fog lamp, left: malfunction
        B1310 power door unlock: circuit
        B1311 clock module: malfunction
        B1312 headlamp: circuit
        B1316 trunk latch power close unit: malfunction
        B1317 battery voltage: too high
        B1318 battery voltage: too low
        B1319 driver door ajar switch: circuit
        B131C rear seat recline motor relay control: malfunction
        B131D rear seat recline motor position sensor: malfunction
        B1326 exterior door handle LED: malfunction
        B1327 passenger door ajar switch: circuit
        B1331 trunk ajar switch: circuit
        B1332 rear seat switch pack, driver: malfunction
        B1333 rear seat switch pack, passenger: malfunction
        B1334 tailgate glass release switch: malfunction
        B1336 front door external antenna, left: malfunction
        B1337 front door external antenna, right: malfunction
        B133D load space or interior trunk antenna: malfunction
        B1341 power door unlock: shorted to ground
        B134A target aim verification, camera horizontal alignment: malfunction
        B134B target aim verification, camera vertical alignment: malfunction
        B134D headlamp control A: malfunction
        B134E switch illumination adjustment control: malfunction
        B134F headlamp flash switch: malfunction
        B1352 ignition key-in switch: circuit
        B1359 ignition switch run or accessory position: circuit
        B136A heated washer jet output control: malfunction
        B136B suspension control module wake-up signal: malfunction
        B136C headlamp delay control: malfunction
        B136D front wiper intermittent delay control: malfunction
        B136E glove box release motor: malfunction
        B137F steering wheel switch pack, left: malfunction
        B1380 steering wheel switch pack, right: malfunction
        B13BD steering wheel heater module: malfunction
        B13C0 washer switch: malfunction
        B13C1 fog lamp control switch: malfunction
        B13C2 windshield misting sensor: malfunction
        B13C3 dual battery fuse box: malfunction
        B13C4 dual battery module: malfunction
        B13C5 secondary battery: malfunction
        B13C8 headlamp power supply B: malfunction
        B13CA static cornering lamp power feed, left: malfunction
        B13CB roof blind module: malfunction
        B13CC static cornering lamp power feed, right: malfunction
        B13CD roof blind: malfunction
        B13CE daytime running and position lamp power feed, left: malfunction
        B13CF roof blind position sensor A: malfunction
        B13D0 roof blind position sensor B: malfunction
        B13D1 daytime running and position lamp power feed, right: malfunction
        B13D2 trunk lid tail lamp control: malfunction
        B13D3 daytime running and position lamp control, left: malfunction
        B13D4 daytime running and position lamp control, right: malfunction
        B13D7 cigar lighter: malfunction
        B13D8 reverse lamp, right: malfunction
        B13D9 cabin ignition supply 1: malfunction
        B13DA cabin ignition supply 2: malfunction
        B13DB reverse lamp, left: malfunction
        B13DC glove box release motor 2: malfunction
        B13E4 microphone 1: malfunction
        B13E5 microphone 2: malfunction
        B13E6 microphone 3: malfunction
        B13E7 microphone 4: malfunction
        B13F6 passenger seat away switch: malfunction
        B1400 driver window one-touch: circuit
        B1403 dual battery fuse box contactor 2: malfunction
        B1404 charging system: malfunction
        B1405 driver window down: circuit
        B1407 trailer control module: malfunction
        B1408 driver window up: circuit
        B1409 seat belt pretensioner deployment control, passenger: malfunction
        B140B trunk close actuator: malfunction
        B140C trunk close actuator: malfunction
        B140D quiescent power control relay 1: malfunction
        B1412 quiescent relay box: malfunction
        B1413 center vent motor: malfunction
        B1414 climate seat blower 2 speed control, left front: malfunction
        B1415 climate seat control module, left front: malfunction
        B1417 climate seat thermal device 1 temperature sensor, left front: malfunction
        B1418 climate seat control module, right front: malfunction
        B141B climate seat thermal device 2 temperature sensor, right front: malfunction
        B141C climate seat thermal device 1 temperature sensor, right front: malfunction
        B1420 passenger window: circuit
        B1421 climate seat thermal device 2, left front: malfunction
        B1422 climate seat thermal device 1, left front: malfunction
        B1423 climate seat blower 1 speed control, left front: malfunction
        B1425 climate seat thermal device 2, right front: malfunction
        B1426 climate seat thermal device 1, right front: malfunction
        B1427 climate seat blower motor power, right front: malfunction
        B1428 climate seat blower 1 speed control, right front: malfunction
        B1429 climate seat blower 2 speed control, right front: malfunction
        B1432 wiper run relay: circuit
        B1433 wiper run relay: circuit
        B143C folding top down lock motor: malfunction
        B1440 wiper switch signal: circuit
        B1441 wiper switch signal: circuit
        B1442 front latch motor: malfunction
        B1443 rear side parking aid sensor, left: malfunction
        B1446 wiper park sense: circuit
        B1449 folding top open sensor: malfunction
        B144A folding top closed sensor: malfunction
        B144E folding top striker engaged sensor: malfunction
        B1450 wash and wipe switch: circuit
        B1451 wash and wipe switch: circuit
        B1454 rear side parking aid sensor, right: malfunction
        B1458 windshield washer pump: circuit
        B1459 windshield washer pump: circuit
        B1460 windshield washer pump: circuit
        B1463 latch combined pawl and claw switch: malfunction
        B1464 latch claw switch: malfunction
        B146A control module integral switches: malfunction
        B1471 headlamp: circuit
        B147A washer fluid transfer pump relay control: malfunction
        B147C video encryption access system: malfunction
        B1485 brake switch input: shorted to battery
        B1499 turn signal lamp, left: circuit
        B1501 turn signal lamp, left: shorted to battery
        B1503 turn signal lamp, right: circuit
        B1504 turn signal lamp, right: circuit
        B1505 turn signal lamp, right: shorted to battery
        B1A00 control module: malfunction
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
        B1A14 restraints control module warning lamp: malfunction
        B1A17 stage 1 airbag short to the ignition loop, driver: detected
        B1A19 stage 2 airbag short to the ignition loop, driver: detected
        B1A21 stage 1 airbag short to the ignition loop, passenger: detected
        B1A23 stage 2 airbag short to the ignition loop, passenger: detected
        B1A29 side airbag short to the ignition loop, left: detected
        B1A31 side airbag short to the ignition loop, right: detected
        B1A33 curtain airbag short to the ignition loop, left: detected
        B1A35 curtain airbag short to the ignition loop, right: detected
        B1A37 curtain airbag 2 short to the ignition loop, left: detected
        B1A39 curtain airbag 2 short to the ignition loop, right: detected
        B1A40 pelvic side airbag 2, left: malfunction
        B1A41 pelvic side airbag 2 short to the ignition loop, left: detected
        B1A54 occupant belt tension sensor: malfunction
        B1A55 crash record output: malfunction
        B1A56 antenna: malfunction
        B1A59 sensor 5 V supply: malfunction
        B1A60 hydrocarbon pollution sensor: malfunction
        B1A61 cabin temperature sensor: malfunction
        B1A63 solar sensor, right: malfunction
        B1A64 solar sensor, left: malfunction
        B1A67 sensor ground: malfunction
        B1A69 humidity sensor: malfunction
        B1A70 compressor solenoid supply: malfunction
        B1A71 air-off temperature sensor: malfunction
        B1A73 seat heater, left: malfunction
        B1A74 seat heater, right: malfunction
        B1A75 fuel level sender 1: malfunction
        B1A76 fuel level sender 2: malfunction
        B1A78 front fog lamp: malfunction
        B1A79 rear fog lamp: malfunction
        B1A80 oil pressure: malfunction
        B1A81 internal trip switch: malfunction
        B1A82 external trip switch: malfunction
        B1A84 vehicle configuration data: malfunction
        B1A85 ambient light sensor: malfunction
        B1A86 ignition status: malfunction
        B1A87 battery disconnection or control module reset: detected
        B1A88 system timer: malfunction
        B1A89 satellite antenna: malfunction
        B1A90 sunroof movement: too slow
        B1A91 speed and position sensor A: malfunction
        B1A92 speed and position sensor B: malfunction
        B1A93 roof position: implausible
        B1A96 bus after the shutdown request: active
        B1A98 LIN bus 1: malfunction
        B1A99 power-on reset: detected
        B1B00 submodule A: malfunction
        B1B01 key transponder: malfunction
        B1B02 low-frequency coil: malfunction
        B1B04 transponder key 2: malfunction
        B1B05 transponder key 3: malfunction
        B1B06 transponder key 4: malfunction
        B1B07 transponder key 5: malfunction
        B1B08 transponder key 6: malfunction
        B1B09 transponder key 7: malfunction
        B1B10 transponder key 8: malfunction
        B1B11 transponder key 9: malfunction
        B1B12 transponder key 10: malfunction
        B1B13 transponder key 11: malfunction
        B1B14 transponder key 12: malfunction
        B1B15 transponder key 13: malfunction
        B1B16 transponder key 14: malfunction
        B1B17 transponder key 15: malfunction
        B1B18 transponder key 16: malfunction
        B1B19 transponder key 17: malfunction
        B1B20 transponder key 18: malfunction
        B1B21 transponder key 19: malfunction
        B1B22 transponder key 20: malfunction
        B1B23 transponder key 21: malfunction
        B1B24 transponder key: malfunction
        B1B25 transponder key 23: malfunction
        B1B26 transponder key 24: malfunction
        B1B27 transponder key 25: malfunction
        B1B28 transponder key 26: malfunction
        B1B29 transponder key 27: malfunction
        B1B30 transponder key 28: malfunction
        B1B31 transponder key 29: malfunction
        B1B32 transponder key 30: malfunction
        B1B33 target identification transfer: malfunction
        B1B34 target identification transfer: malfunction
        B1B35 frequency scanning receiver: malfunction
        B1B36 parking aid outer sensor, right front: malfunction
        B1B38 parking aid inner sensor, right front: malfunction
        B1B40 parking aid outer sensor, left front: malfunction
        B1B42 parking aid inner sensor, left front: malfunction
        B1B44 parking aid outer sensor, right rear: malfunction
        B1B46 parking aid inner sensor, right rear: malfunction
        B1B48 parking aid outer sensor, left rear: malfunction
        B1B50 parking aid inner sensor, left rear: malfunction
        B1B52 parking aid rear sounder: malfunction
        B1B54 function LED: malfunction
        B1B55 rain sensor module: malfunction
        B1B56 sunroof module: malfunction
        B1B57 front sensors power: malfunction
        B1B58 rear sensors power: malfunction
        B1B59 continuous motor operation: too long
        B1B60 feedback potentiometer: malfunction
        B1B61 pollution sensor hydrocarbon input: malfunction
        B1B62 pollution sensor NOx input: malfunction
        B1B63 feedback potentiometer ground: malfunction
        B1B65 seat heater temperature sensor, left: malfunction
        B1B66 seat heater temperature sensor, right: malfunction
        B1B67 air intake servo potentiometer: malfunction
        B1B68 air intake servo motor: malfunction
        B1B69 12-volt supply: malfunction
        B1B70 LIN bus: malfunction
        B1B71 evaporator temperature sensor: malfunction
        B1B72 LIN bus 1 power supply: malfunction
        B1B73 LIN bus 2 power supply: malfunction
        B1B74 foot and defrost actuator: malfunction
        B1B77 air blend actuator, right front: malfunction
        B1B78 system pressure: malfunction
        B1B7B air blend actuator, left rear: malfunction
        B1B7C air blend actuator, right rear: malfunction
        B1B7D rear air distribution actuator: malfunction
        B1B81 rear evaporator temperature sensor: malfunction
        B1B85 memory control module: malfunction
        B1B86 seat height motor relay: malfunction
        B1B87 seat height motor position sensor: malfunction
        B1B88 seat slide motor relay: malfunction
        B1B89 seat slide motor position sensor: malfunction
        B1B90 seat tilt motor relay: malfunction
        B1B91 seat tilt motor position sensor: malfunction
        B1B92 seat recline motor relay: malfunction
        B1B93 seat recline motor position sensor: malfunction
        B1B94 seat height up switch: malfunction
        B1B95 seat height down switch: malfunction
        B1B96 seat slide forward switch: malfunction
        B1B97 seat slide backward switch: malfunction
        B1B98 seat tilt up switch: malfunction
        B1B99 seat tilt down switch: malfunction
        B1C00 seat recline up switch: malfunction
        B1C01 seat recline down switch: malfunction
        B1C02 memory store switch: malfunction
        B1C03 memory 1 switch: malfunction
        B1C04 memory 2 switch: malfunction
        B1C05 memory 3 switch: malfunction
        B1C06 driver up/down and common mirror motor: malfunction
        B1C07 driver left/right and passenger up/down mirror motor: malfunction
        B1C08 passenger left/right and common mirror motor: malfunction
        B1C09 driver left/right mirror motor: malfunction
        B1C0A rear control panel: malfunction
        B1C0B rear refrigerant magnetic valve: malfunction
        B1C10 driver up/down mirror motor: malfunction
        B1C11 passenger left/right mirror motor: malfunction
        B1C12 passenger up/down mirror motor: malfunction
        B1C13 driver up/down mirror motor feedback: malfunction
        B1C14 driver left/right mirror motor feedback: malfunction
        B1C15 passenger up/down mirror motor feedback: malfunction
        B1C16 passenger left/right mirror motor feedback: malfunction
        B1C17 driver mirror left switch: malfunction
        B1C18 driver mirror right switch: malfunction
        B1C19 driver mirror up switch: malfunction
        B1C20 driver mirror down switch: malfunction
        B1C21 passenger mirror left switch: malfunction
        B1C22 passenger mirror right switch: malfunction
        B1C23 passenger mirror up switch: malfunction
        B1C24 passenger mirror down switch: malfunction
        B1C25 pedal motor relay: malfunction
        B1C26 pedal motor feedback: malfunction
        B1C27 pedal in switch: malfunction
        B1C28 pedal out switch: malfunction
        B1C30 disable switch: malfunction
        B1C31 steering column motor relay: malfunction
        B1C32 steering column tilt solenoid: malfunction
        B1C33 steering column tilt feedback: malfunction
        B1C34 steering column telescope solenoid: malfunction
        B1C35 steering column telescope feedback: malfunction
        B1C36 steering column tilt and telescope switch: malfunction
        B1C37 master lock switch: malfunction
        B1C38 master unlock switch: malfunction
        B1C39 key lock switch: malfunction
        B1C40 key unlock switch: malfunction
        B1C41 tailgate release switch 1: malfunction
        B1C42 tailgate release switch 2: malfunction
        B1C43 master interior light switch: malfunction
        B1C44 rear wiper park position switch: malfunction
        B1C45 front wiper park position switch: malfunction
        B1C46 rear washer switch: malfunction
        B1C47 front washer switch: malfunction
        B1C48 flash-to-pass switch: malfunction
        B1C50 crank switch: malfunction
        B1C53 front wiper intermittent data: malfunction
        B1C55 horn relay: malfunction
        B1C56 horn relay output: malfunction
        B1C58 power window relay coil: malfunction
        B1C59 power window relay output: malfunction
        B1C60 side lamp relay output: malfunction
        B1C61 battery saver relay coil: malfunction
        B1C62 battery saver relay output: malfunction
        B1C63 driver door lock relay coil: malfunction
        B1C64 driver door lock relay output: malfunction
        B1C65 lock rest relay coil: malfunction
        B1C66 lock rest relay output: malfunction
        B1C67 driver door unlock relay coil: malfunction
        B1C68 driver door unlock relay output: malfunction
        B1C69 passenger door unlock relay coil: malfunction
        B1C70 passenger door unlock relay output: malfunction
        B1C73 superlock relay coil: malfunction
        B1C74 superlock relay output: malfunction
        B1C76 front wiper fast relay coil: malfunction
        B1C77 rear wiper relay coil: malfunction
        B1C78 powerwash relay: malfunction
        B1C79 front washer pump relay output: malfunction
        B1C80 rear washer pump relay coil: malfunction
        B1C81 rear washer pump relay output: malfunction
        B1C82 headlamp washer relay: malfunction
        B1C83 heated rear window relay coil: malfunction
        B1C84 heated rear window relay output: malfunction
        B1C85 automatic lamp switch illumination relay coil: malfunction
        B1C86 automatic lamp switch illumination relay output: malfunction
        B1C88 reversing lamp relay coil: malfunction
        B1C89 reversing lamp relay output: malfunction
        B1C90 auxiliary driving lamp relay coil: malfunction
        B1C91 fuel flap lock relay coil: malfunction
        B1C92 fuel flap lock relay output: malfunction
        B1C93 fuel flap unlock relay coil: malfunction
        B1C94 fuel flap unlock relay output: malfunction
        B1C95 approach lamps: malfunction
        B1C96 alarm LED: malfunction
        B1C98 corner lamp, left: malfunction
        B1C99 corner lamp, right: malfunction
        B1D00 low beam, left: malfunction
        B1D01 low beam, right: malfunction
        B1D02 high beam, left: malfunction
        B1D03 high beam, right: malfunction
        B1D04 upper tailgate release: malfunction
        B1D05 lower tailgate release: malfunction
        B1D06 turn signal, left: malfunction
        B1D07 turn signal, right: malfunction
        B1D08 trailer turn signal, left: malfunction
        B1D09 trailer turn signal, right: malfunction
        B1D10 air suspension control: malfunction
        B1D12 volumetric alarm power: malfunction
        B1D13 interior lamps 1: malfunction
        B1D14 interior lamps 2: malfunction
        B1D15 global open and close: malfunction
        B1D17 battery-backed sounder: malfunction
        B1D18 volumetric sensor: malfunction
        B1D19 CD unit: malfunction
        B1D1A interior lamps C: malfunction
        B1D20 head unit: malfunction
        B1D21 remote control switch: malfunction
        B1D22 coolant temperature sensor: malfunction
        B1D23 overheat sensor: malfunction
        B1D24 glow plug: malfunction
        B1D25 heater fuel pump: malfunction
        B1D26 combustion air blower: malfunction
        B1D27 heater coolant pump: malfunction
        B1D28 fuel preheater: malfunction
        B1D29 heater start after restart attempt: malfunction
        B1D30 heater start in test mode: malfunction
        B1D31 flame before normal operation: detected
        B1D32 repeated flame interruption: detected
        B1D33 flame interruption: detected
        B1D34 heater lockout: active
        B1D35 hazard switch: malfunction
        B1D36 turn signal switch: malfunction
        B1D37 wiper switch: malfunction
        B1D38 front wiper motor: malfunction
        B1D39 rear wiper motor: malfunction
        B1D40 lighting switch: malfunction
        B1D41 hood switch: malfunction
        B1D42 driver door latch: malfunction
        B1D43 passenger door latch: malfunction
        B1D44 rear door latch, left: malfunction
        B1D45 rear door latch, right: malfunction
        B1D46 tailgate latch: malfunction
        B1D50 digital disc player: malfunction
        B1D55 antenna 2: malfunction
        B1D56 antenna 3: malfunction
        B1D57 antenna 4: malfunction
        B1D58 television output: malfunction
        B1D62 submodule B: malfunction
        B1D63 external control relay: malfunction
        B1D64 headlamp swivel motor, left: malfunction
        B1D65 headlamp swivel motor, right: malfunction
        B1D66 headlamp power module, left: malfunction
        B1D67 headlamp power module, right: malfunction
        B1D68 headlamp swivel sensor, left: malfunction
        B1D69 headlamp swivel sensor, right: malfunction
        B1D74 passenger airbag cutoff enable switch: malfunction
        B1D75 passenger airbag cutoff disable switch: malfunction
        B1D78 auxiliary input: malfunction
        B1D79 microphone input: malfunction
        B1D81 rear display module, left: malfunction
        B1D82 rear display module, right: malfunction
        B1D83 rear display module, center: malfunction
        B1D84 headphone panel 1: malfunction
        B1D85 headphone panel 2: malfunction
        B1D86 headphone panel 3: malfunction
        B1D87 headphone panel 4: malfunction
        B1D94 lumbar motor relay: malfunction
        B1D97 tilt sensor: malfunction
        C101D vertical acceleration sensor, left front: malfunction
        C101E vertical acceleration sensor, right front: malfunction
        C1024 power interruption while driving: detected
        C102C vertical acceleration sensor, right rear: malfunction
        C1109 vehicle dynamics control switch: malfunction
        C110C damper solenoid, left front: malfunction
        C110D damper solenoid, right front: malfunction
        C110E damper solenoid, left rear: malfunction
        C110F damper solenoid, right rear: malfunction
        C111A stop lamp, right: malfunction
        C111B stop lamp, left: malfunction
        C1120 reversing lamp: malfunction
        C1A03 height sensor, left front: malfunction
        C1A04 height sensor, right front: malfunction
        C1A05 height sensor, left rear: malfunction
        C1A06 height sensor, right rear: malfunction
        C1A56 tire pressure sensor, left front: malfunction
        C1A57 tire pressure monitoring initiator, left front: malfunction
        C1A58 tire pressure sensor, right front: malfunction
        C1A59 tire pressure monitoring initiator, right front: malfunction
        C1A60 tire pressure sensor, left rear: malfunction
        C1A61 tire pressure monitoring initiator, left rear: malfunction
        C1A62 tire pressure sensor, right rear: malfunction
        C1A63 tire pressure monitoring initiator, right rear: malfunction
        C1A64 tire pressure sensor, spare wheel: malfunction
        C1A67 forward-looking sensor: malfunction
        C1A68 height sensor supply, left front: malfunction
        C1A69 height sensor supply, right front: malfunction
        C1A70 height sensor supply, left rear: malfunction
        C1A71 height sensor supply, right rear: malfunction
        C1A77 ABS valve relay: malfunction
        C1A88 high-pressure switching valve 1: malfunction
        C1A90 wheel speed sensor supply: malfunction
        C1A95 wheel speed sensor: malfunction
        C1A96 brake light switch: malfunction
        C1A97 lateral acceleration sensor: malfunction
        C1A98 yaw rate sensor: malfunction
        C1B00 steering angle sensor: malfunction
        C1B02 ABS return pump: malfunction
        C1B14 sensor supply 1: malfunction
        C1D18 tire pressure monitoring wheel location: malfunction
        C2004 headlamp washer relay B: malfunction
        C2009 front axle wheel speed sensors: swapped
        C200A rear axle wheel speed sensors: swapped
        P1100 mass air flow sensor: malfunction
        P1101 mass air flow sensor: malfunction
        P1103 throttle position to air flow: correlation
        P1104 mass air flow sensor ground: malfunction
        P1107 manifold absolute pressure sensor: low
        P1108 manifold absolute pressure sensor: high
        P1112 intake air temperature sensor: intermittent
        P1116 engine coolant temperature sensor: malfunction
        P1118 radiator outlet coolant temperature sensor: high
        P1120 throttle position sensor: malfunction
        P1121 throttle position sensor: malfunction
        P1124 throttle position sensor: malfunction
        P1125 throttle position sensor: malfunction
        P1128 upstream oxygen sensors: swapped
        P1130 upstream oxygen sensor, bank 1: malfunction
        P1131 mixture at upstream oxygen sensor, bank 1: lean
        P1137 mixture at downstream oxygen sensor, bank 1: lean
        P1138 mixture at downstream oxygen sensor, bank 1: rich
        P1157 mixture at downstream oxygen sensor, bank 2: lean
        P1158 mixture at downstream oxygen sensor, bank 2: rich
        P115A low fuel level: forced limited power
        P115B low fuel level: forced engine shutdown
        P115D mass air flow signal: offset
        P115F control module cooling fan: circuit
        P1170 downstream fuel trim, bank 1: malfunction
        P1171 fuel mixture: lean
        P1172 fuel mixture: rich
        P1173 downstream fuel trim, bank 2: malfunction
        P1174 fuel mixture, bank 2: lean
        P1175 fuel mixture, bank 2: rich
        P1176 mixture (long-term fuel trim, fuel mass flow): lean
        P1177 mixture (long-term fuel trim, fuel mass flow): rich
        P1178 mixture (long-term fuel trim, air mass flow): lean
        P1179 mixture (long-term fuel trim, air mass flow): rich
        P1185 front oxygen sensor heaters: malfunction
        P1186 front oxygen sensor heaters: malfunction
        P1187 front oxygen sensor heaters: malfunction
        P1190 front oxygen sensor heaters: resistance low
        P1191 rear oxygen sensor heaters: malfunction
        P1192 rear oxygen sensor heaters: malfunction
        P1193 rear oxygen sensor heaters: malfunction
        P1194 rear oxygen sensor heaters: resistance
        P1195 rear oxygen sensor heaters: resistance low
        P1196 rear oxygen sensor heaters: resistance low
        P1199 fuel level sensor: malfunction
        P1201 fuel injector, cylinder 1: circuit
        P1202 fuel injector, cylinder 2: circuit
        P1203 fuel injector, cylinder 3: circuit
        P1204 fuel injector, cylinder 4: circuit
        P1205 fuel injector, cylinder 5: circuit
        P1206 fuel injector, cylinder 6: circuit
        P1207 fuel injector, cylinder 7: circuit
        P1208 fuel injector, cylinder 8: circuit
        P1222 accelerator pedal position sensor B: low
        P1223 accelerator pedal position sensor B: high
        P1229 throttle motor control: circuit
        P1231 fuel pump relay: circuit
        P1232 fuel pump relay: circuit
        P1240 sensor power supply: malfunction
        P1241 sensor power supply: low
        P1242 sensor power supply: high
        P1288 cylinder head temperature sensor: range
        P1289 cylinder head temperature sensor: high
        P1290 cylinder head temperature sensor: low
        P1300 misfire: detected
        P1301 cylinder 1: misfire
        P1302 cylinder 2: misfire
        P1303 cylinder 3: misfire
        P1304 cylinder 4: misfire
        P1305 cylinder 5: misfire
        P1306 cylinder 6: misfire
        P1307 cylinder 7: misfire
        P1313 catalyst-damaging misfire, bank 1: detected
        P1314 catalyst-damaging misfire, bank 2: detected
        P1317 ABS rough road signal: low
        P1318 ABS rough road signal: high
        P1319 misfire at low fuel level: detected
        P131A low fuel level: detected
        P1327 knock sensor 2: malfunction
        P1328 knock sensor 2: malfunction
        P132A turbocharger boost control: electrical
        P132B turbocharger or supercharger boost control A: performance
        P1332 knock sensor, bank 2: malfunction
        P1333 knock sensor, bank 2: malfunction
        P1336 crankshaft/camshaft position sensors: performance
        P1338 fuel pump driver module communication: circuit
        P1346 fuel level sensor B: circuit
        P1365 ignition coil activation, cylinder 5: not detected
        P1366 ignition coil activation, cylinder 6: not detected
        P1375 early activation of ignition coil, cylinder 5: detected
        P1376 early activation of ignition coil, cylinder 6: detected
        P1380 camshaft timing actuator: malfunction
        P1381 camshaft, bank 1: timing advanced
        P1386 camshaft, bank 2: timing advanced
        P1388 camshaft, bank 2: timing retarded
        P1408 EGR: incorrect flow
        P1409 EGR electronic vacuum regulator: malfunction
        P1412 secondary air injection, bank 1: malfunction
        P1413 secondary air injection, bank 1: malfunction
        P1414 secondary air injection, bank 1: malfunction
        P1415 secondary air injection, bank 2: malfunction
        P1416 secondary air injection, bank 2: malfunction
        P1417 secondary air injection, bank 2: malfunction
        P1440 evaporative emission purge valve: stuck open
        P1443 evaporative emission purge valve: circuit
        P144B evaporative emission secondary purge vapor line: restricted
        P144C evaporative emission purge flow during boost: performance
        P1452 evaporative emission leak detection pump: malfunction
        P1453 evaporative emission leak detection pump: malfunction
        P145C cooling fan system: malfunction
        P145D cooling fan system: malfunction
        P1461 A/C refrigerant pressure sensor: malfunction
        P1462 A/C refrigerant pressure sensor: malfunction
        P1463 A/C refrigerant pressure: malfunction
        P1471 variable intake manifold motor 1: shorted to battery
        P1481 evaporative emission leak detection pump heater: circuit
        P1482 evaporative emission leak detection pump heater: circuit
        P1483 evaporative emission leak detection pump heater: circuit
        P1496 evaporative emission system: malfunction
        P1500 vehicle speed sensor: malfunction
        P1506 idle air control: malfunction
        P1507 idle air control: malfunction
        P1508 idle air control valve: circuit
        P1509 idle air control valve opening coil: malfunction
        P1510 idle air control valve opening coil: circuit
        P1516 park/neutral switch during gear change: malfunction
        P1517 park/neutral switch during cranking: malfunction
        P151B idle speed: too low
        P151C idle speed: too high
        P1522 communication between ABS and engine control modules: malfunction
        P1532 intake manifold tuning valve: circuit
        P1535 A/C compressor request: malfunction
        P1551 idle air control valve closing coil: circuit
        P1552 idle air control valve closing coil: low
        P1553 idle air control valve closing coil: high
        P1565 cruise control steering wheel switches: high
        P1566 cruise control steering wheel switches: low
        P1572 brake pedal switch: malfunction
        P1584 throttle actuation: malfunction
        P1587 throttle control module command: malfunction
        P1590 ABS rough road signal: malfunction
        P1591 ABS rough road signal: low
        P1593 cruise control monitoring: malfunction
        P1603 EEPROM: malfunction
        P1607 malfunction indicator lamp: circuit
        P1614 engine coolant thermostat: circuit
        P1615 engine coolant thermostat: low
        P1616 engine coolant thermostat: high
        P1621 immobilizer control module: malfunction
        P1624 anti-theft immobilizer: malfunction
        P162F starter disabled, engine crank time: too long
        P1635 tire and axle ratio: out of range
        P1648 engine control module knock sensor self-test: malfunction
        P1663 throttle angle and torque signal: circuit
        P1665 throttle angle and torque signal: high
        P1666 immobilizer signal: malfunction
        P1667 immobilizer signal: malfunction
        P1668 immobilizer signal: malfunction
        P1669 engine control module cooling fan: circuit
        P1670 engine control module cooling fan: low
        P1671 engine control module cooling fan: high
        P1672 immobilizer code: incorrect
        P1673 immobilizer signal: malfunction
        P167F non-original calibration: detected
        P168F cold start injection system: performance
        P1693 immobilizer signal: malfunction
        P1701 fault signal from transfer case: detected
        P1706 high vehicle speed in park: detected
        P1708 transfer case link signal line: malfunction
        P1713 transmission fluid temperature sensor: malfunction
        P1714 shift solenoid A: malfunction
        P1716 shift solenoid C: malfunction
        P1718 transmission fluid temperature sensor: malfunction
        P173A clutch actuator position sensor: range
        P1740 torque converter clutch: malfunction
        P1744 torque converter clutch: malfunction
        P1746 transmission pressure control solenoid: malfunction
        P1747 transmission pressure control solenoid: malfunction
        P174E output shaft speed and ABS wheel speed: correlation
        P1760 transmission pressure control solenoid: shorted
        P1775 transmission control module signal to engine control module: malfunction
        P1777 transmission ignition retard request: malfunction
        P1783 transmission: over temperature
        P1797 CAN communication between transmission and engine control modules: malfunction
        P1799 CAN communication between transmission and ABS modules: malfunction
        P186A differential lock actuator brake control: circuit or open
        P186B differential lock actuator brake control: low
        P186C differential lock actuator brake control: high
        P186D clutch actuator: stuck
        U1000 protective shutdown of a solid-state output driver: activated
        U1A00 private communication network: malfunction
        U1A14 CAN initialization: malfunction
        U1A15 fiber-optic media network ring: incomplete
        U1A24 complete fiber-optic media network ring: no communication
        U1A4B control module processor B: malfunction
        U1A4C factory build mode: active
        U2000 motor temperature: malfunction
        U2003 fiber-optic communication bus: malfunction
        U2004 auxiliary switch pack: malfunction
        U200D control module output power A: malfunction
        U200E control module output power B: malfunction
        U2010 switch illumination: malfunction
        U2014 control module hardware: malfunction
        U2016 control module main software: malfunction
        U2017 control module software 2: malfunction
        U201A control module main calibration data: malfunction
        U201B control module calibration data 2: malfunction
        U201F external receiver: malfunction
        U2023 control module network signal calibration data: malfunction
        U2100 control module configuration: incomplete
        U2101 control module configuration: incompatible
        U2104 trip meter reset button: malfunction
        U2108 adaptive cruise control: malfunction
        U2300 central configuration: malfunction
        """
}
