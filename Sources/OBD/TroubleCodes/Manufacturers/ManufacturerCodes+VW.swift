extension ManufacturerCodes {
    /// Audi, SEAT, Škoda and Volkswagen: engine, transmission and network codes.
    ///
    /// Volkswagen's own tools show them as numbers: 17965 is P1557.
    static let vw = """
        P1004 torque difference, cylinder 1: too high
        P1005 torque difference, cylinder 2: too high
        P1006 torque difference, cylinder 3: too high
        P1007 torque difference, cylinder 4: too high
        P1026 intake manifold flap control: shorted to battery
        P1027 intake manifold flap control: shorted to ground
        P1028 intake manifold flap control: open
        P1047 exhaust camshaft position actuator, bank 1: electrical
        P1048 exhaust camshaft position actuator, bank 1: shorted to battery
        P1049 exhaust camshaft position actuator, bank 1: shorted to ground
        P1050 exhaust camshaft position actuator, bank 1: open
        P1093 fuel trim, bank 1: malfunction
        P1100 oxygen sensor heater, bank 1 sensor 2: too weak
        P1101 oxygen sensor voltage, bank 1 sensor 1: too low
        P1102 oxygen sensor heater, bank 1 sensor 1: shorted to battery
        P1103 oxygen sensor heater, bank 1 sensor 1: too weak
        P1104 oxygen sensor voltage, bank 1 sensor 2: too low
        P1105 oxygen sensor heater, bank 1 sensor 2: shorted to battery
        P1106 oxygen sensor voltage, bank 2 sensor 1: too low
        P1107 oxygen sensor heater, bank 2 sensor 1: shorted to battery
        P1108 oxygen sensor heater, bank 2 sensor 1: too weak
        P1109 oxygen sensor voltage, bank 2 sensor 2: too low
        P1110 oxygen sensor heater, bank 2 sensor 2: shorted to battery
        P1111 mixture, bank 1: lean
        P1112 mixture, bank 1: rich
        P1113 oxygen sensor internal resistance, bank 1 sensor 1: too high
        P1114 oxygen sensor internal resistance, bank 1 sensor 2: too high
        P1115 oxygen sensor heater, bank 1 sensor 1: shorted to ground
        P1116 oxygen sensor heater, bank 1 sensor 1: open
        P1117 oxygen sensor heater, bank 1 sensor 2: shorted to ground
        P1118 oxygen sensor heater, bank 1 sensor 2: open
        P1119 oxygen sensor heater, bank 2 sensor 1: shorted to ground
        P1120 oxygen sensor heater, bank 2 sensor 1: open
        P1121 oxygen sensor heater, bank 2 sensor 2: shorted to ground
        P1122 oxygen sensor heater, bank 2 sensor 2: open
        P1123 fuel trim, air, bank 1: rich
        P1124 fuel trim, air, bank 1: lean
        P1125 fuel trim, air, bank 2: rich
        P1126 fuel trim, air, bank 2: lean
        P1127 fuel trim under load, bank 1: rich
        P1128 fuel trim under load, bank 1: lean
        P1129 fuel trim under load, bank 2: rich
        P112F intake valve lift actuator: high
        P1130 fuel trim under load, bank 2: lean
        P1131 oxygen sensor internal resistance, bank 2 sensor 1: too high
        P1132 oxygen sensor heater, banks 1 and 2 sensor 1: shorted to battery
        P1133 oxygen sensor heater, banks 1 and 2 sensor 1: electrical
        P1134 oxygen sensor heater, banks 1 and 2 sensor 2: shorted to battery
        P1135 oxygen sensor heater, banks 1 and 2 sensor 2: electrical
        P1136 fuel trim at idle, bank 1: lean
        P1137 fuel trim at idle, bank 1: rich
        P1138 fuel trim at idle, bank 2: lean
        P1139 fuel trim at idle, bank 2: rich
        P1140 oxygen sensor internal resistance, bank 2 sensor 2: too high
        P1141 engine load: implausible
        P1142 engine load: lower limit
        P1143 engine load: upper limit
        P1144 mass air flow sensor: open or shorted to ground
        P1145 mass air flow sensor: shorted to battery
        P1146 mass air flow sensor supply voltage: malfunction
        P1147 mixture, bank 2: lean
        P1148 mixture, bank 2: rich
        P1149 mixture control, bank 1: implausible
        P114E intake valve lift actuator: high
        P114F intake valve lift actuator: high
        P1150 mixture control, bank 2: implausible
        P1151 fuel trim range 1, bank 1: lean
        P1152 fuel trim range 2, bank 1: lean
        P1153 oxygen sensors after catalyst: swapped
        P1154 intake manifold tuning valve system: malfunction
        P1155 manifold pressure sensor: shorted to battery
        P1156 manifold pressure sensor: open or shorted to ground
        P1157 manifold pressure sensor supply voltage: malfunction
        P1158 manifold pressure sensor: implausible
        P1159 mass air flow sensors 1 and 2: correlation
        P1160 intake air temperature sensor: shorted to ground
        P1161 intake air temperature sensor: open or shorted to battery
        P1162 fuel temperature sensor: shorted to ground
        P1163 fuel temperature sensor: open or shorted to battery
        P1164 fuel temperature sensor: implausible
        P1165 fuel trim range 1, bank 1: rich
        P1166 fuel trim range 2, bank 1: rich
        P1167 mass air flow sensor 2: implausible
        P1168 mass air flow sensor 2: open or shorted to ground
        P1169 mass air flow sensor 2: shorted to battery
        P116D intake valve lift actuator: high
        P1170 mass air flow sensor 2 supply voltage: malfunction
        P1171 throttle position sensor 2: implausible
        P1172 throttle position sensor 2: low
        P1173 throttle position sensor 2: high
        P1174 injection time, bank 1: control deviation
        P1175 pilot injection: switched off
        P1176 fuel trim after catalyst, bank 1: limit
        P1177 fuel trim after catalyst, bank 2: limit
        P1178 oxygen sensor pump current: open
        P1179 oxygen sensor pump current: shorted to ground
        P1180 oxygen sensor pump current: shorted to battery
        P1181 oxygen sensor reference voltage: open
        P1182 oxygen sensor reference voltage: shorted to ground
        P1183 oxygen sensor reference voltage: shorted to battery
        P1184 oxygen sensor common ground: open
        P1185 oxygen sensor common ground: shorted to ground
        P1186 oxygen sensor common ground: shorted to battery
        P1187 oxygen sensor compensation resistor: open
        P1188 oxygen sensor compensation resistor: shorted to ground
        P1189 oxygen sensor compensation resistor: shorted to battery
        P1190 oxygen sensor reference voltage: implausible
        P1191 oxygen sensors before catalyst: swapped
        P1192 fuel pressure sensor supply voltage: malfunction
        P1193 fuel pressure sensor: open or shorted to battery
        P1194 fuel pressure regulator valve: shorted to battery
        P1195 fuel pressure regulator valve: open or shorted to ground
        P1196 oxygen sensor heater, bank 1 sensor 1: electrical
        P1197 oxygen sensor heater, bank 2 sensor 1: electrical
        P1198 oxygen sensor heater, bank 1 sensor 2: electrical
        P1199 oxygen sensor heater, bank 2 sensor 2: electrical
        P11A1 cam shift actuator A, cylinder 1: circuit or open
        P11A2 cam shift actuator A, cylinder 1: range
        P11A3 cam shift actuator B, cylinder 1: circuit or open
        P11A4 cam shift actuator B, cylinder 1: range
        P11A5 cam shift actuator A, cylinder 2: circuit or open
        P11A6 cam shift actuator A, cylinder 2: range
        P11A7 cam shift actuator B, cylinder 2: circuit or open
        P11A8 cam shift actuator B, cylinder 2: range
        P11A9 cam shift actuator A, cylinder 3: circuit or open
        P11AA cam shift actuator A, cylinder 3: range
        P11AB cam shift actuator B, cylinder 3: circuit or open
        P11AC cam shift actuator B, cylinder 3: range
        P11AD cam shift actuator A, cylinder 4: circuit or open
        P11AE cam shift actuator A, cylinder 4: range
        P11AF cam shift actuator B, cylinder 4: circuit or open
        P11B0 cam shift actuator B, cylinder 4: range
        P11BF exhaust cam shift actuator A, cylinder 1: range
        P11C0 exhaust cam shift actuator B, cylinder 1: circuit or open
        P11C1 exhaust cam shift actuator A, cylinder 2: range
        P11C2 exhaust cam shift actuator B, cylinder 2: circuit or open
        P11C3 exhaust cam shift actuator A, cylinder 3: range
        P11C4 exhaust cam shift actuator B, cylinder 3: circuit or open
        P11C5 exhaust cam shift actuator A, cylinder 4: range
        P11C6 exhaust cam shift actuator B, cylinder 4: circuit or open
        P1200 turbocharger bypass valve: mechanical
        P1201 fuel injector, cylinder 1: electrical
        P1202 fuel injector, cylinder 2: electrical
        P1203 fuel injector, cylinder 3: electrical
        P1204 fuel injector, cylinder 4: electrical
        P1205 fuel injector, cylinder 5: electrical
        P1206 fuel injector, cylinder 6: electrical
        P1207 fuel injector, cylinder 7: electrical
        P1208 fuel injector, cylinder 8: electrical
        P1209 intake valves for cylinder deactivation: shorted to ground
        P1210 intake valves for cylinder deactivation: shorted to battery
        P1211 intake valves for cylinder deactivation: open
        P1212 cylinder deactivation system, bank 1: malfunction
        P1213 fuel injector, cylinder 1: shorted to battery
        P1214 fuel injector, cylinder 2: shorted to battery
        P1215 fuel injector, cylinder 3: shorted to battery
        P1216 fuel injector, cylinder 4: shorted to battery
        P1217 fuel injector, cylinder 5: shorted to battery
        P1218 fuel injector, cylinder 6: shorted to battery
        P1219 fuel injector, cylinder 7: shorted to battery
        P1220 fuel injector, cylinder 8: shorted to battery
        P1221 exhaust valves for cylinder deactivation: shorted to ground
        P1222 exhaust valves for cylinder deactivation: shorted to battery
        P1223 exhaust valves for cylinder deactivation: open
        P1224 cylinder deactivation system, bank 2: malfunction
        P1225 fuel injector, cylinder 1: shorted to ground
        P1226 fuel injector, cylinder 2: shorted to ground
        P1227 fuel injector, cylinder 3: shorted to ground
        P1228 fuel injector, cylinder 4: shorted to ground
        P1229 fuel injector, cylinder 5: shorted to ground
        P1230 fuel injector, cylinder 6: shorted to ground
        P1231 fuel injector, cylinder 7: shorted to ground
        P1232 fuel injector, cylinder 8: shorted to ground
        P1233 engine load detection: malfunction
        P1234 fuel supply: not present
        P1235 fuel trim after catalyst, bank 3: limit
        P1236 fuel trim after catalyst, bank 4: limit
        P1237 fuel injector, cylinder 1: open
        P1238 fuel injector, cylinder 2: open
        P1239 fuel injector, cylinder 3: open
        P1240 fuel injector, cylinder 4: open
        P1241 fuel injector, cylinder 5: open
        P1242 fuel injector, cylinder 6: open
        P1243 fuel injector, cylinder 7: open
        P1244 fuel injector, cylinder 8: open
        P1245 needle lift sensor: shorted to ground
        P1246 needle lift sensor: implausible
        P1247 needle lift sensor: open or shorted to battery
        P1248 injection timing: control deviation
        P1249 fuel consumption output: electrical
        P1250 fuel level: too low
        P1251 injection timing valve: shorted to battery
        P1252 injection timing valve: open or shorted to ground
        P1253 fuel consumption output: shorted to ground
        P1254 fuel consumption output: shorted to battery
        P1255 engine coolant temperature sensor: shorted to ground
        P1256 engine coolant temperature sensor: open or shorted to battery
        P1257 coolant circuit valve: open
        P1258 coolant circuit valve: shorted to battery
        P1259 coolant circuit valve: shorted to ground
        P1260 unit injector valve, cylinder 1: implausible
        P1261 unit injector valve, cylinder 1: upper limit
        P1262 unit injector valve, cylinder 1: lower limit
        P1263 unit injector valve, cylinder 2: implausible
        P1264 unit injector valve, cylinder 2: upper limit
        P1265 unit injector valve, cylinder 2: lower limit
        P1266 unit injector valve, cylinder 3: implausible
        P1267 unit injector valve, cylinder 3: upper limit
        P1268 unit injector valve, cylinder 3: lower limit
        P1269 unit injector valve, cylinder 4: implausible
        P1270 unit injector valve, cylinder 4: upper limit
        P1271 unit injector valve, cylinder 4: lower limit
        P1272 unit injector valve, cylinder 5: implausible
        P1273 unit injector valve, cylinder 5: upper limit
        P1274 unit injector valve, cylinder 5: lower limit
        P1275 unit injector valve, cylinder 6: implausible
        P1276 unit injector valve, cylinder 6: upper limit
        P1277 unit injector valve, cylinder 6: lower limit
        P1278 fuel metering valve: shorted to battery
        P1279 fuel metering valve: open or shorted to ground
        P1280 air control valve for injectors: low flow
        P1281 fuel metering valve: shorted to ground
        P1282 fuel metering valve: open
        P1283 air control valve for injectors: electrical
        P1284 air control valve for injectors: open
        P1285 air control valve for injectors: shorted to ground
        P1286 air control valve for injectors: shorted to battery
        P1287 turbocharger bypass valve: open
        P1288 turbocharger bypass valve: shorted to battery
        P1289 turbocharger bypass valve: shorted to ground
        P1292 electronic thermostat: open
        P1293 electronic thermostat: shorted to battery
        P1294 electronic thermostat: shorted to ground
        P1295 turbocharger bypass: flow
        P1296 cooling system: malfunction
        P1297 hose between turbocharger and throttle: pressure loss
        P1298 radiator coolant temperature sensor: implausible
        P1299 fuel metering valve: malfunction
        P129F fuel pressure, low-pressure system: too high
        P12A1 fuel rail pressure sensor reading: too low
        P12A2 fuel rail pressure sensor reading: too high
        P12A4 fuel rail pump control valve: stuck closed
        P1300 misfire, low fuel level: detected
        P1301 knock control, cylinder 9: limit
        P1302 knock control, cylinder 10: limit
        P1303 knock control, cylinder 11: limit
        P1304 knock control, cylinder 12: limit
        P1305 ignition control, cylinder 9: open
        P1306 ignition control, cylinder 9: shorted to battery
        P1307 ignition control, cylinder 9: shorted to ground
        P1308 ignition control, cylinder 10: open
        P1309 ignition control, cylinder 10: shorted to battery
        P1310 ignition control, cylinder 10: shorted to ground
        P1311 ignition control, cylinder 11: open
        P1312 ignition control, cylinder 11: shorted to battery
        P1313 ignition control, cylinder 11: shorted to ground
        P1314 ignition control, cylinder 12: open
        P1315 ignition control, cylinder 12: shorted to battery
        P1316 ignition control, cylinder 12: shorted to ground
        P1317 knock control, cylinder 13: limit
        P1318 knock control, cylinder 14: limit
        P1319 knock sensor 1: shorted to ground
        P1320 knock sensor 2: shorted to ground
        P1321 knock sensor 3: low
        P1322 knock sensor 3: high
        P1323 knock sensor 4: low
        P1324 knock sensor 4: high
        P1325 knock control, cylinder 1: limit
        P1326 knock control, cylinder 2: limit
        P1327 knock control, cylinder 3: limit
        P1328 knock control, cylinder 4: limit
        P1329 knock control, cylinder 5: limit
        P1330 knock control, cylinder 6: limit
        P1331 knock control, cylinder 7: limit
        P1332 knock control, cylinder 8: limit
        P1333 knock control, cylinder 15: limit
        P1334 knock control, cylinder 16: limit
        P1335 engine torque monitor 2: upper limit
        P1336 engine torque monitor: upper limit
        P1337 camshaft position sensor, bank 1: shorted to ground
        P1338 camshaft position sensor, bank 1: open or shorted to battery
        P1339 camshaft position and engine speed sensors: swapped
        P1340 camshaft position / crankshaft position, bank 1: correlation
        P1341 ignition coil output 1: shorted to ground
        P1342 ignition coil output 1: shorted to battery
        P1343 ignition coil output 2: shorted to ground
        P1344 ignition coil output 2: shorted to battery
        P1345 ignition coil output 3: shorted to ground
        P1346 ignition coil output 3: shorted to battery
        P1347 camshaft position / crankshaft position, bank 2: correlation
        P1348 ignition coil output 1: open
        P1349 ignition coil output 2: open
        P1350 ignition coil output 3: open
        P1351 camshaft position sensor, bank 1: implausible
        P1352 camshaft position, bank 1: not reached
        P1354 injection pump control sleeve sensor: electrical
        P1355 ignition control, cylinder 1: open
        P1356 ignition control, cylinder 1: shorted to battery
        P1357 ignition control, cylinder 1: shorted to ground
        P1358 ignition control, cylinder 2: open
        P1359 ignition control, cylinder 2: shorted to battery
        P1360 ignition control, cylinder 2: shorted to ground
        P1361 ignition control, cylinder 3: open
        P1362 ignition control, cylinder 3: shorted to battery
        P1363 ignition control, cylinder 3: shorted to ground
        P1364 ignition control, cylinder 4: open
        P1365 ignition control, cylinder 4: shorted to battery
        P1366 ignition control, cylinder 4: shorted to ground
        P1367 ignition control, cylinder 5: open
        P1368 ignition control, cylinder 5: shorted to battery
        P1369 ignition control, cylinder 5: shorted to ground
        P1370 ignition control, cylinder 6: open
        P1371 ignition control, cylinder 6: shorted to battery
        P1372 ignition control, cylinder 6: shorted to ground
        P1373 ignition control, cylinder 7: open
        P1374 ignition control, cylinder 7: shorted to battery
        P1375 ignition control, cylinder 7: shorted to ground
        P1376 ignition control, cylinder 8: open
        P1377 ignition control, cylinder 8: shorted to battery
        P1378 ignition control, cylinder 8: shorted to ground
        P1379 cylinder 13: misfire
        P1380 cylinder 14: misfire
        P1381 cylinder 15: misfire
        P1382 cylinder 16: misfire
        P1384 engine control module 2: internal
        P1385 engine control module: internal
        P1386 engine control module: internal
        P1387 engine control module: internal
        P1388 engine control module: internal
        P1389 diesel injection control module 2: internal
        P1391 camshaft position sensor, bank 2: shorted to ground
        P1392 camshaft position sensor, bank 2: open or shorted to battery
        P1393 ignition coil output 1: electrical
        P1394 ignition coil output 2: electrical
        P1395 ignition coil output 3: electrical
        P1396 engine speed sensor: tooth missing
        P1397 engine speed sensor wheel adaptation: limit
        P1398 engine speed output: shorted to ground
        P1399 engine speed output: shorted to battery
        P13EA cold start ignition timing, off idle: performance
        P1400 exhaust gas recirculation valve: electrical
        P1401 exhaust gas recirculation valve: shorted to ground
        P1402 exhaust gas recirculation valve: shorted to battery
        P1403 exhaust gas recirculation system: control deviation
        P1404 exhaust gas recirculation system: not adapted
        P1405 exhaust gas recirculation valve 2: malfunction
        P1406 exhaust gas recirculation temperature sensor: implausible
        P1407 exhaust gas recirculation temperature sensor: low
        P1408 exhaust gas recirculation temperature sensor: high
        P1409 evaporative emission purge valve: electrical
        P1410 evaporative emission purge valve: shorted to battery
        P1411 secondary air injection system, bank 2: low flow
        P1412 exhaust gas recirculation pressure sensor: low
        P1413 exhaust gas recirculation pressure sensor: high
        P1414 secondary air injection system, bank 2: leak
        P1415 exhaust gas recirculation valve adaptation: lower limit
        P1416 exhaust gas recirculation valve adaptation: upper limit
        P1417 fuel level sensor: low
        P1418 fuel level sensor: high
        P1419 exhaust gas recirculation cooler switching valve 2: shorted to battery
        P1420 secondary air injection valve: electrical
        P1421 secondary air injection valve: shorted to ground
        P1422 secondary air injection valve: shorted to battery
        P1423 secondary air injection system, bank 1: low flow
        P1424 secondary air injection system, bank 1: leak
        P1425 evaporative emission purge valve: shorted to ground
        P1426 evaporative emission purge valve: open
        P1427 brake vacuum pump control: shorted to battery
        P1428 brake vacuum pump control: shorted to ground
        P1429 brake vacuum pump control: open
        P1430 brake vacuum pump control: open or shorted to battery
        P1431 brake vacuum pump control: open or shorted to ground
        P1432 secondary air injection valve: open
        P1433 secondary air injection pump relay: open
        P1434 secondary air injection pump relay: shorted to battery
        P1435 secondary air injection pump relay: shorted to ground
        P1436 secondary air injection pump relay: electrical
        P1437 exhaust gas recirculation valve 2: shorted to battery
        P1438 exhaust gas recirculation valve 2: open or shorted to ground
        P1439 exhaust gas recirculation position sensor: not adapted
        P1440 exhaust gas recirculation valve: open
        P1441 exhaust gas recirculation valve: open or shorted to ground
        P1442 exhaust gas recirculation position sensor: high
        P1443 exhaust gas recirculation position sensor: low
        P1444 exhaust gas recirculation position sensor: implausible
        P1445 catalyst temperature sensor 2: implausible
        P1446 catalyst temperature sensor 1: shorted to ground
        P1447 catalyst temperature sensor 1: open or shorted to battery
        P1448 catalyst temperature sensor 2: shorted to ground
        P1449 catalyst temperature sensor 2: open or shorted to battery
        P1450 secondary air injection system: shorted to battery
        P1451 secondary air injection system: shorted to ground
        P1452 secondary air injection system: open
        P1453 exhaust gas temperature sensor 1, bank 1: open or shorted to battery
        P1454 exhaust gas temperature sensor 1, bank 1: shorted to ground
        P1455 exhaust gas temperature sensor 1, bank 1: implausible
        P1456 exhaust gas temperature control, bank 1: limit
        P1457 exhaust gas temperature sensor 1, bank 2: open or shorted to battery
        P1458 exhaust gas temperature sensor 1, bank 2: shorted to ground
        P1459 exhaust gas temperature sensor 1, bank 2: implausible
        P1460 exhaust gas temperature control, bank 2: limit
        P1461 exhaust gas temperature control, bank 1: implausible
        P1462 exhaust gas temperature control, bank 2: implausible
        P1463 secondary air injection system, bank 3: malfunction
        P1464 secondary air injection system, bank 4: malfunction
        P1465 particulate filter additive pump: shorted to battery
        P1466 particulate filter additive pump: open or shorted to ground
        P1467 evaporative emission canister valve 2: shorted to battery
        P1468 evaporative emission canister valve 2: shorted to ground
        P1469 evaporative emission canister valve 2: open
        P1470 evaporative emission leak detection pump: electrical
        P1471 evaporative emission leak detection pump: shorted to battery
        P1472 evaporative emission leak detection pump: shorted to ground
        P1473 evaporative emission leak detection pump: open
        P1474 evaporative emission canister valve 2: electrical
        P1475 evaporative emission leak detection pump: no signal
        P1476 evaporative emission leak detection pump: low vacuum
        P1477 evaporative emission leak detection pump: malfunction
        P1478 evaporative emission leak detection hose: blocked
        P1479 brake booster vacuum system: mechanical
        P1480 brake vacuum pump: malfunction
        P1481 secondary air injection pump relay 2: open
        P1482 secondary air injection pump relay 2: shorted to battery
        P1483 secondary air injection pump relay 2: shorted to ground
        P1484 secondary air injection pump relay 2: electrical
        P1485 secondary air injection valve 2: open
        P1486 secondary air injection valve 2: electrical
        P1487 secondary air injection valve 2: shorted to ground
        P1488 secondary air injection valve 2: shorted to battery
        P1489 evaporative emission purge valve 2: shorted to battery
        P148D evaporative emission leak detection pump: frequency
        P1490 evaporative emission purge valve 2: shorted to ground
        P1491 evaporative emission purge valve 2: open
        P1492 evaporative emission purge valve 2: electrical
        P1493 brake vacuum pump: too weak
        P1494 evaporative emission system 2: incorrect flow
        P1495 exhaust gas recirculation cooler switching valve: open or shorted to ground
        P1496 exhaust gas recirculation cooler switching valve: shorted to battery
        P1497 secondary air injection system, bank 3: incorrect flow
        P1498 secondary air injection system, bank 4: incorrect flow
        P1499 exhaust gas recirculation cooler switching valve 2: open or shorted to ground
        P1500 fuel pump relay: electrical
        P1501 fuel pump relay: shorted to ground
        P1502 fuel pump relay: shorted to battery
        P1503 generator load: implausible
        P1504 intake air system: leak
        P1505 closed throttle position switch: not closing
        P1506 closed throttle position switch: not opening
        P1507 idle speed adaptation: lower limit
        P1508 idle speed adaptation: upper limit
        P1509 idle air control valve: electrical
        P150A engine off timer: malfunction
        P1510 idle air control valve: shorted to battery
        P1511 intake manifold tuning valve: electrical
        P1512 intake manifold tuning valve: shorted to battery
        P1513 intake manifold tuning valve 2: shorted to battery
        P1514 intake manifold tuning valve 2: shorted to ground
        P1515 intake manifold tuning valve: shorted to ground
        P1516 intake manifold tuning valve: open
        P1517 main relay: electrical
        P1518 main relay: shorted to battery
        P1519 camshaft position actuator, bank 1: malfunction
        P1520 intake manifold tuning valve 2: open
        P1521 intake manifold tuning valve 2: electrical
        P1522 camshaft position actuator, bank 2: malfunction
        P1523 crash signal from restraints control module: rationality
        P1524 fuel pump relay: open or shorted to ground
        P1525 camshaft position actuator, bank 1: electrical
        P1526 camshaft position actuator, bank 1: shorted to battery
        P1527 camshaft position actuator, bank 1: shorted to ground
        P1528 camshaft position actuator, bank 1: open
        P1529 camshaft position actuator: shorted to battery
        P1530 camshaft position actuator: shorted to ground
        P1531 camshaft position actuator: open
        P1532 idle speed in lean operation: too low
        P1533 camshaft position actuator, bank 2: electrical
        P1534 camshaft position actuator, bank 2: shorted to battery
        P1535 camshaft position actuator, bank 2: shorted to ground
        P1536 camshaft position actuator, bank 2: open
        P1537 fuel shutoff valve: malfunction
        P1538 fuel shutoff valve: open or shorted to ground
        P1539 clutch pedal switch: implausible
        P1540 vehicle speed: too high
        P1541 fuel pump relay: open
        P1542 throttle position sensor 1: implausible
        P1543 throttle position sensor 1: low
        P1544 throttle position sensor 1: high
        P1545 throttle control: malfunction
        P1546 turbocharger boost control valve: shorted to battery
        P1547 turbocharger boost control valve: shorted to ground
        P1548 turbocharger boost control valve: open
        P1549 turbocharger boost control valve: open or shorted to ground
        P1550 boost pressure: control deviation
        P1551 barometric pressure sensor: shorted to battery
        P1552 barometric pressure sensor: open or shorted to ground
        P1553 barometric pressure / manifold pressure: correlation
        P1554 throttle actuator basic setting: not met
        P1555 boost pressure: too high
        P1556 boost pressure: negative deviation
        P1557 boost pressure: positive deviation
        P1558 throttle actuator: electrical
        P1559 throttle actuator: not adapted
        P1560 engine: overspeed
        P1561 injection quantity adjuster: control deviation
        P1562 injection quantity adjuster: upper limit
        P1563 injection quantity adjuster: lower limit
        P1564 throttle actuator basic setting: voltage too low
        P1565 throttle actuator lower stop: not reached
        P1566 A/C compressor load: implausible
        P1567 A/C compressor load: no signal
        P1568 throttle actuator: mechanical
        P1569 cruise control switch: implausible
        P1570 engine control module: locked
        P1571 engine mount valve, left: shorted to battery
        P1572 engine mount valve, left: shorted to ground
        P1573 engine mount valve, left: open
        P1574 engine mount valve, left: electrical
        P1575 engine mount valve, right: shorted to battery
        P1576 engine mount valve, right: shorted to ground
        P1577 engine mount valve, right: open
        P1578 engine mount valve, right: electrical
        P1579 throttle actuator adaptation: not started
        P1580 throttle actuator, bank 1: malfunction
        P1581 throttle actuator: not adapted
        P1582 idle speed adaptation: limit
        P1583 transmission mount valves: shorted to battery
        P1584 transmission mount valves: shorted to ground
        P1585 transmission mount valves: open
        P1586 engine mount valves: shorted to battery
        P1587 engine mount valves: shorted to ground
        P1588 engine mount valves: open
        P1589 temperature selector: shorted to ground
        P1590 temperature selector: open
        P1591 turbocharger boost control valve: inoperative
        P1592 barometric pressure / boost pressure: correlation
        P1593 altitude adaptation: limit
        P1594 camshaft adjustment oil temperature sensor: shorted to battery
        P1595 camshaft adjustment oil temperature sensor: open or shorted to ground
        P1596 suspension level control module: invalid data
        P1597 suspension level control module: lost communication
        P1598 camshaft adjustment oil temperature sensor: implausible
        P1599 idle speed in lean operation: too high
        P1600 supply voltage at terminal 15: too low
        P1601 power supply relay for terminal 30: implausible
        P1602 supply voltage at terminal 30: too low
        P1603 engine control module: internal
        P1604 engine control module: internal
        P1605 rough road sensor: electrical
        P1606 rough road signal from anti-lock brake control module: electrical
        P1607 vehicle speed, signal of instrument cluster: malfunction
        P1608 steering angle, signal of steering angle sensor: malfunction
        P1609 crash shutdown: activated
        P1610 engine control module: internal
        P1611 malfunction indicator lamp request: shorted to ground
        P1612 engine control module: wrongly coded
        P1613 malfunction indicator lamp request: open or shorted to battery
        P1614 malfunction indicator lamp request: implausible
        P1615 engine oil temperature sensor: implausible
        P1616 glow plug lamp: shorted to battery
        P1617 glow plug lamp: open or shorted to ground
        P1618 glow plug relay: shorted to battery
        P1619 glow plug relay: open or shorted to ground
        P1620 engine coolant temperature input: open or shorted to battery
        P1621 engine coolant temperature input: shorted to ground
        P1622 engine coolant temperature input: implausible
        P1623 powertrain data bus: no communication
        P1624 malfunction indicator lamp request: active
        P1625 transmission control module: invalid data
        P1626 transmission control module: lost communication
        P1627 injection pump control module: lost communication
        P1628 steering angle sensor: lost communication
        P1629 adaptive cruise control module: lost communication
        P1630 accelerator pedal position sensor 1: low
        P1631 accelerator pedal position sensor 1: high
        P1632 accelerator pedal position sensor 1 supply voltage: malfunction
        P1633 accelerator pedal position sensor 2: low
        P1634 accelerator pedal position sensor 2: high
        P1635 climate control module: lost communication
        P1636 restraints control module: lost communication
        P1637 electrical load control module: lost communication
        P1638 clutch control module: lost communication
        P1639 accelerator pedal position sensors 1 and 2: implausible
        P1640 engine control module: internal
        P1641 climate control module: has codes
        P1642 restraints control module: has codes
        P1643 electrical load control module: has codes
        P1644 clutch control module: has codes
        P1645 all-wheel drive control module: lost communication
        P1646 all-wheel drive control module: has codes
        P1647 coding of control modules on powertrain data bus: incorrect
        P1648 powertrain data bus: malfunction
        P1649 anti-lock brake control module: lost communication
        P164C reduced oil pressure switch: implausible
        P164D reduced oil pressure switch: malfunction
        P1650 instrument cluster: lost communication
        P1651 powertrain data bus: messages missing
        P1652 transmission control module: has codes
        P1653 anti-lock brake control module: has codes
        P1654 instrument cluster: has codes
        P1655 adaptive cruise control module: has codes
        P1656 A/C input or output: shorted to ground
        P1657 A/C input or output: shorted to battery
        P1658 adaptive cruise control module: invalid data
        P1659 cooling fan control 1: shorted to battery
        P1660 cooling fan control 1: shorted to ground
        P1661 cooling fan control 2: shorted to battery
        P1662 cooling fan control 2: shorted to ground
        P1663 unit injector control: shorted to battery
        P1664 unit injector control: electrical
        P1665 unit injector control: malfunction
        P1666 unit injector valve, cylinder 1: electrical
        P1667 unit injector valve, cylinder 2: electrical
        P1668 unit injector valve, cylinder 3: electrical
        P1669 unit injector valve, cylinder 4: electrical
        P1670 unit injector valve, cylinder 5: electrical
        P1671 unit injector valve, cylinder 6: electrical
        P1672 cooling fan control 1: open or shorted to ground
        P1673 vehicle speed, signal of anti-lock brake control module: malfunction
        P1674 instrument cluster: invalid data
        P1675 injection pump control module: invalid data
        P1676 throttle actuator warning lamp: electrical
        P1677 throttle actuator warning lamp: shorted to battery
        P1678 throttle actuator warning lamp: shorted to ground
        P1679 throttle actuator warning lamp: open
        P1680 limp mode: active
        P1681 control module programming: incomplete
        P1682 anti-lock brake control module: invalid data
        P1683 restraints control module: invalid data
        P1684 control module programming: communication error
        P1685 steering angle sensor: invalid data
        P1686 engine control module: programming error
        P1687 climate control module: invalid data
        P1688 all-wheel drive control module: invalid data
        P1689 electrical load control module: invalid data
        P1690 malfunction indicator lamp: electrical
        P1691 malfunction indicator lamp: open
        P1692 malfunction indicator lamp: shorted to ground
        P1693 malfunction indicator lamp: shorted to battery
        P1694 malfunction indicator lamp: open or shorted to ground
        P1696 steering column control module: invalid data
        P1697 steering angle sensor: has codes
        P1698 steering column control module: has codes
        P1699 steering column control module: lost communication
        P169A transport mode: active
        P16BF heater support coolant pump: shorted to ground
        P16C0 heater support coolant pump: high
        P16C1 heater support coolant pump: open
        P16C6 heater support coolant pump, dry running: detected
        P16C7 heater support coolant pump: blocked
        P16C8 heater support coolant pump: over temperature
        P16C9 heater support coolant pump speed: too low
        P16CB heater support coolant pump supply voltage: malfunction
        P1700 brake pressure switch: implausible
        P1701 transmission control module: locked
        P1703 limp mode after control module reset: active
        P1704 kick-down switch: electrical
        P1705 gear ratio monitor adaptation: limit
        P1706 transmission: malfunction
        P1707 transmission mechatronic unit: malfunction
        P1711 wheel speed, left front: implausible
        P1716 wheel speed, right front: implausible
        P1721 wheel speed, left rear: implausible
        P1723 starter lock: open
        P1724 starter lock: shorted to ground
        P1726 wheel speed, right rear: implausible
        P1728 wheel speeds: correlation
        P1729 starter lock: shorted to battery
        P1733 downshift switch: shorted to ground
        P1737 transmission fluid pressure sensor 1: open or shorted to battery
        P1738 transmission fluid pressure sensor 2: open or shorted to battery
        P1739 upshift switch: shorted to ground
        P1740 clutch temperature: monitor responded
        P1741 clutch pressure adaptation: limit
        P1742 clutch torque adaptation: limit
        P1743 clutch slip: too high
        P1744 manual shift mode switch: shorted to ground
        P1745 solenoid valve supply: shorted to battery
        P1746 solenoid valve supply: electrical
        P1747 solenoid valve supply: open or shorted to ground
        P1748 transmission control module: internal
        P1749 transmission control module: wrongly coded
        P1750 supply voltage: too low
        P1751 supply voltage: too high
        P1752 supply voltage: implausible
        P1753 manual shift mode switches: implausible
        P1754 upshift switch: open or shorted to battery
        P1755 downshift switch: open or shorted to battery
        P1756 manual shift mode switch: open or shorted to battery
        P1757 supply voltage: open
        P1758 supply voltage at terminal 15: open
        P1759 transmission fluid: overheated repeatedly
        P1760 selector lever lock solenoid: electrical
        P1761 selector lever lock solenoid: shorted to ground
        P1762 selector lever lock solenoid: shorted to battery
        P1763 selector lever lock solenoid: open
        P1764 transmission temperature: monitor responded
        P1765 transmission fluid pressure sensor 2 adaptation: limit
        P1766 throttle position from engine control module: open or shorted to battery
        P1767 throttle position from engine control module: shorted to ground
        P1768 transmission fluid pressure sensor 2: high
        P1769 transmission fluid pressure sensor 2: low
        P1770 engine load from engine control module: implausible
        P1771 engine load from engine control module: open or shorted to battery
        P1772 engine load from engine control module: shorted to ground
        P1773 transmission fluid pressure sensor 1: high
        P1774 transmission fluid pressure sensor 1: low
        P1775 transmission fluid pressure sensor 1 adaptation: limit
        P1776 transmission fluid pressure sensor 1: implausible
        P1777 transmission fluid pressure sensor 2: implausible
        P1778 transmission solenoid valve 7: electrical
        P1780 engine torque reduction: malfunction
        P1781 engine torque reduction: open or shorted to ground
        P1782 engine torque reduction: shorted to battery
        P1783 clutch torque adaptation 2: limit
        P1784 up and down shift wire: open or shorted to ground
        P1785 up and down shift wire: shorted to battery
        P1786 reversing lamp output: open
        P1787 reversing lamp output: shorted to ground
        P1788 reversing lamp output: shorted to battery
        P1789 idle speed request, engine control module: malfunction
        P1790 gear display output: open
        P1791 gear display output: shorted to ground
        P1792 gear display output: shorted to battery
        P1793 output speed sensor 2: no signal
        P1795 vehicle speed input: open
        P1796 vehicle speed input: shorted to ground
        P1797 vehicle speed input: shorted to battery
        P1798 output speed sensor 2: implausible
        P1799 output speed sensor 2: too high
        P1800 hydraulic actuator valve: electrical
        P1801 warning tone output: shorted to battery
        P1802 clutch pedal switch: implausible
        P1803 planetary reduction gear: mechanical
        P1804 hydraulic actuator position sensor: electrical
        P1805 hydraulic actuator position sensor: upper limit
        P1806 hydraulic actuator position sensor: lower limit
        P1807 hydraulic actuator position sensor: not adapted
        P1808 hydraulic actuator position sensor: implausible
        P1809 hydraulic pump for low range: electrical
        P1813 transmission pressure control valve 1: electrical
        P1814 transmission pressure control valve 1: open or shorted to ground
        P1815 transmission pressure control valve 1: shorted to battery
        P1818 transmission pressure control valve 2: electrical
        P1819 transmission pressure control valve 2: open or shorted to ground
        P1820 transmission pressure control valve 2: shorted to battery
        P1823 transmission pressure control valve 3: electrical
        P1824 transmission pressure control valve 3: open or shorted to ground
        P1825 transmission pressure control valve 3: shorted to battery
        P1828 transmission pressure control valve 4: electrical
        P1829 transmission pressure control valve 4: open or shorted to ground
        P1830 transmission pressure control valve 4: shorted to battery
        P1833 transmission pressure control valve 5: electrical
        P1834 transmission pressure control valve 5: open or shorted to ground
        P1835 transmission pressure control valve 5: shorted to battery
        P1838 transmission pressure control valve 6: electrical
        P1839 transmission pressure control valve 6: open or shorted to ground
        P1840 transmission pressure control valve 6: shorted to battery
        P1841 engine and transmission control modules: incompatible
        P1842 instrument cluster: has codes
        P1843 adaptive cruise control module: has codes
        P1844 electrical load control module: has codes
        P1845 steering column control module: has codes
        P1847 anti-lock brake control module: has codes
        P1848 engine control module: has codes
        P1849 transmission control module: has codes
        P1850 engine control module: lost communication
        P1851 anti-lock brake control module: lost communication
        P1852 engine control module: invalid data
        P1853 anti-lock brake control module: invalid data
        P1854 powertrain data bus hardware: malfunction
        P1855 powertrain data bus software version: incorrect
        P1856 throttle position, signal of engine control module: malfunction
        P1857 engine load, signal of engine control module: malfunction
        P1858 engine speed, signal of engine control module: malfunction
        P1859 brake switch, signal of engine control module: malfunction
        P1860 kick-down switch, signal of engine control module: malfunction
        P1861 accelerator pedal position, signal of engine control module: malfunction
        P1862 instrument cluster: lost communication
        P1863 steering angle sensor: lost communication
        P1864 adaptive cruise control module: lost communication
        P1865 electrical load control module: lost communication
        P1866 powertrain data bus: messages missing
        P1867 steering column control module: lost communication
        P1868 transmission mount valve, left: shorted to battery
        P1869 transmission mount valve, left: shorted to ground
        P1870 transmission mount valve, left: open
        P1871 transmission mount valve, right: shorted to battery
        P1872 transmission mount valve, right: shorted to ground
        P1873 transmission mount valve, right: open
        P1874 torque support mount valve: shorted to battery
        P1875 torque support mount valve: shorted to ground
        P1876 torque support mount valve: open
        P1877 transmission coolant control: open
        P1878 transmission coolant control: shorted to battery
        P1879 transmission coolant control: shorted to ground
        P187A gear selector 1: engagement
        P187B gear selector 2: engagement
        P187C gear selector 3: engagement
        P187D gear selector 4: engagement
        P1880 gateway: lost communication
        P1881 acceleration request: not received
        P1882 parking brake control module: lost communication
        P1883 starter lock: implausible
        P1884 reversing lamp output: shorted to ground
        P1885 reversing lamp output: shorted to battery
        P1886 reversing lamp output: open
        P1887 wheel speed from anti-lock brake control module: implausible
        P1888 coolant shutoff valve: shorted to battery
        P1889 coolant shutoff valve: open or shorted to ground
        P18FA intake valve lift actuator: high
        P18FB intake valve lift actuator: high
        P18FC intake valve lift actuator: high
        P18FD intake valve lift actuator: high
        P1900 cooling fan control 2: open or shorted to ground
        P1901 cooling fan run-on control module: shorted to battery
        P1902 cooling fan run-on control module: open or shorted to ground
        P1903 cooling fan valve: shorted to battery
        P1904 cooling fan valve: open or shorted to ground
        P1905 charge air cooler pump relay: shorted to battery
        P1906 charge air cooler pump relay: open or shorted to ground
        P1907 engine data bus between control modules: malfunction
        P1908 engine data bus software version: incorrect
        P1909 engine control module 1: lost communication
        P1910 engine control module 2: lost communication
        P1911 synchronization wire between engine control modules: electrical
        P1912 brake booster pressure sensor: shorted to battery
        P1913 brake booster pressure sensor: shorted to ground
        P1914 brake booster pressure sensor: implausible
        P1915 coolant run-on relay: shorted to battery
        P1916 coolant run-on relay: shorted to ground
        P1917 coolant run-on relay: open
        P1918 generator load: open or shorted to battery
        P1919 generator load: shorted to ground
        P1920 engine mount valves: open or shorted to ground
        P1921 ambient air temperature sensor 2: shorted to ground
        P1922 ambient air temperature sensor 2: open or shorted to battery
        P1923 engine control module 2: has codes
        P1924 control module pin coding: rationality
        P1925 auxiliary coolant pump relay: shorted to battery
        P1926 auxiliary coolant pump relay: shorted to ground
        P1927 auxiliary coolant pump relay: open
        P1928 immobilizer query: incomplete
        P1929 cooling fan 1: open
        P1930 cooling fan 2: open
        P1931 cooling fan control module: malfunction
        P1932 access and start control module: invalid data
        P1933 throttle control 2: malfunction
        P1934 cooling fan temperature sensor: low
        P1935 cooling fan temperature sensor: high
        P1936 generator shutoff: open or shorted to ground
        P1937 generator shutoff: shorted to battery
        P1938 auxiliary coolant pump relay: open or shorted to ground
        P1939 access and start control module: lost communication
        P1940 battery monitor module: lost communication
        P1941 battery monitor module: invalid data
        P1942 suspension level control module: lost communication
        P1943 suspension level control module: invalid data
        P1944 cooling fan control module 1: over temperature
        P1945 cooling fan control module 1: output shorted
        P1946 cooling fan control module 1: internal
        P1947 cooling fan control module 2: over temperature
        P1948 cooling fan control module 2: output shorted
        P1949 cooling fan control module 2: internal
        P1950 cooling fan 1: stiff or blocked
        P1951 cooling fan 2: stiff or blocked
        P1952 turbocharger control module 1: internal
        P1953 turbocharger control module 2: internal
        P1954 glow plug control module 2: circuit
        P1955 glow plug control module 2: implausible
        P1956 exhaust gas temperature sensor 2, bank 1: electrical
        P1957 exhaust gas temperature sensor 2, bank 1: shorted to ground
        P1958 exhaust gas temperature sensor 2, bank 1: shorted to battery
        P1959 exhaust gas temperature sensor 2, bank 1: implausible
        P1960 exhaust gas temperature control, bank 3: upper limit
        P1961 exhaust gas temperature sensor 2, bank 2: electrical
        P1962 exhaust gas temperature sensor 2, bank 2: shorted to ground
        P1963 exhaust gas temperature sensor 2, bank 2: shorted to battery
        P1964 exhaust gas temperature sensor 2, bank 2: implausible
        P1965 exhaust gas temperature control, bank 4: upper limit
        P1966 secondary air injection pump relay 3: open
        P1967 secondary air injection pump relay 3: shorted to battery
        P1968 secondary air injection pump relay 3: shorted to ground
        P1969 secondary air injection pump relay 3: electrical
        P1970 secondary air injection pump relay 4: open
        P1971 secondary air injection pump relay 4: shorted to battery
        P1972 secondary air injection pump relay 4: shorted to ground
        P1973 secondary air injection pump relay 4: electrical
        P1974 secondary air injection valve 3: electrical
        P1975 secondary air injection valve 3: shorted to ground
        P1976 secondary air injection valve 3: shorted to battery
        P1977 secondary air injection valve 3: open
        P1978 secondary air injection valve 4: electrical
        P1979 secondary air injection valve 4: shorted to ground
        P1980 secondary air injection valve 4: shorted to battery
        P1981 secondary air injection valve 4: open
        P1982 exhaust gas temperature control, bank 3: implausible
        P1983 exhaust gas temperature control, bank 4: implausible
        P1984 cooling fan 3: stiff or blocked
        P1985 cooling fan control module 2: malfunction
        P1986 cooling fan control module 3: output shorted
        P1987 function limited by brake temperature: active
        P1988 cooling fan relay 3: open
        P1989 cooling fan relay 3: shorted to battery
        P1990 cooling fan relay 3: shorted to ground
        P1991 engine control module: internal
        P1992 exhaust gas recirculation position sensor 2: not adapted
        P1993 exhaust gas recirculation position sensor 2: high
        P1994 exhaust gas recirculation position sensor 2: low
        P1995 door open signal: not detected
        P1996 camshaft adjustment friction, intake, bank 1: too high
        P1997 camshaft adjustment friction, exhaust, bank 1: too high
        P1998 camshaft adjustment friction, intake, bank 2: too high
        P19A0 transmission fluid temperature control valve: high
        P19A1 transmission fluid temperature control valve: low
        P19A2 transmission fluid temperature control valve: open
        P19AA transmission input shaft speed sensor: malfunction
        P19AB transmission output shaft speed sensor: malfunction
        P19AE engine temperature management actuator: malfunction
        P3016 fuel bypass valve: open or shorted to ground
        P3017 exhaust flap valve 1: shorted to battery
        P3018 exhaust flap valve 1: shorted to ground
        P3019 exhaust flap valve 1: open
        P3020 exhaust flap valve 1: electrical
        P3021 exhaust flap valve 2: shorted to battery
        P3022 exhaust flap valve 2: shorted to ground
        P3023 exhaust flap valve 2: open
        P3024 exhaust flap valve 2: electrical
        P3025 throttle position sensor 1 of throttle actuator 2: implausible
        P3026 throttle position sensor 1 of throttle actuator 2: low
        P3027 throttle position sensor 1 of throttle actuator 2: high
        P3028 throttle position sensor 2 of throttle actuator 2: implausible
        P3029 throttle position sensor 2 of throttle actuator 2: low
        P3030 throttle position sensor 2 of throttle actuator 2: high
        P3031 throttle actuator 2: electrical
        P3032 throttle actuator 2: not adapted
        P3033 intake air temperature sensor 2: low
        P3034 intake air temperature sensor 2: high
        P3035 throttle actuator 2: mechanical
        P3036 throttle actuator 2 basic setting: voltage too low
        P3037 throttle actuator 2 adaptation: not started
        P3038 throttle actuator 2 lower stop: not reached
        P3039 engine torque reduction request of transmission: rationality
        P3040 gear ratio: rationality
        P3041 engine temperature from instrument cluster: implausible
        P3042 heater control: implausible
        P3043 fuel pump: mechanical
        P3044 fuel pump: shorted
        P3045 fuel pump electronics: internal
        P3046 starter relay 1: electrical
        P3047 starter relay 2 control: shorted to battery
        P3048 starter relay 2 control: shorted to ground
        P3049 starter relay 2 control: open
        P3050 starter relay 2: electrical
        P3051 starter feedback at terminal 50: implausible
        P3052 starter feedback at terminal 50: shorted to battery
        P3054 starter: blocked
        P3055 exhaust pressure sensor 2: open
        P3056 exhaust pressure sensor 2: shorted to ground
        P3057 exhaust pressure sensor 2: shorted to battery
        P3058 exhaust gas recirculation system 2: low flow
        P3059 exhaust gas recirculation system 2: high flow
        P3060 exhaust gas recirculation cooler bypass valve 1: electrical
        P3061 exhaust gas recirculation cooler bypass valve 2: electrical
        P3062 boost pressure 2: too high
        P3063 boost pressure 2: too low
        P3064 turbocharger boost control valve 3: electrical
        P3065 turbocharger boost control valve 3: shorted to ground
        P3066 turbocharger boost control valve 3: shorted to battery
        P3067 turbocharger boost control valve 4: electrical
        P3068 turbocharger boost control valve 4: shorted to ground
        P3069 turbocharger boost control valve 4: shorted to battery
        P3070 particulate filter additive pump: internal
        P3071 particulate filter additive tank: empty
        P3072 power supply relay: electrical
        P3073 fuel pump 1: electrical
        P3074 fuel pump 2: electrical
        P3076 engine control module: wrongly coded
        P3077 fuel pump electronics supply: electrical
        P3078 idle air flow: too low
        P3079 cold start fuel pump relay: shorted to battery
        P3080 cold start fuel pump relay: open or shorted to ground
        P3081 engine temperature: too low
        P3082 clutch position sensor: implausible
        P3083 particulate filter additive level sensor: electrical
        P3084 turbocharger bypass valve, bank 2: mechanical
        P3085 intake manifold runner control, bank 2: electrical
        P3086 intake manifold runner control, bank 2: not adapted
        P3087 power supply relay for engine components: electrical
        P3088 starter relay: electrical
        P3089 fuel pump electronics, signal wire: electrical
        P3090 auxiliary heater signal: not detected
        P3091 auxiliary heater signal: always present
        P3092 engine control module: internal
        P3093 engine control module: internal
        P3094 engine control module: internal
        P3095 engine control module: internal
        P3096 engine control module: internal
        P3097 engine control module: internal
        P3098 engine control module: internal
        P3099 engine control module: internal
        P3100 intake manifold flap motor: shorted to battery
        P3101 intake manifold flap motor: open or shorted to ground
        P3102 intake manifold flap motor: no signal
        P3103 intake manifold flap motor: internal
        P3104 intake manifold flap valve: shorted to battery
        P3105 intake manifold flap valve: open or shorted to ground
        P3106 unit injector valve, cylinder 7: implausible
        P3107 unit injector valve, cylinder 7: upper limit
        P3108 unit injector valve, cylinder 7: lower limit
        P3109 unit injector valve, cylinder 7: electrical
        P310B fuel pressure, low-pressure system: out of tolerance
        P3110 unit injector valve, cylinder 8: implausible
        P3111 unit injector valve, cylinder 8: upper limit
        P3112 unit injector valve, cylinder 8: lower limit
        P3113 unit injector valve, cylinder 8: electrical
        P3114 unit injector valve, cylinder 9: implausible
        P3115 unit injector valve, cylinder 9: upper limit
        P3116 unit injector valve, cylinder 9: lower limit
        P3117 unit injector valve, cylinder 9: electrical
        P3118 unit injector valve, cylinder 10: implausible
        P3119 unit injector valve, cylinder 10: upper limit
        P3120 unit injector valve, cylinder 10: lower limit
        P3121 unit injector valve, cylinder 10: electrical
        P3122 unit injector valve, cylinder 11: implausible
        P3123 unit injector valve, cylinder 11: upper limit
        P3124 unit injector valve, cylinder 11: lower limit
        P3125 unit injector valve, cylinder 11: electrical
        P3126 unit injector valve, cylinder 12: implausible
        P3127 unit injector valve, cylinder 12: upper limit
        P3128 unit injector valve, cylinder 12: lower limit
        P3129 unit injector valve, cylinder 12: electrical
        P3130 exhaust gas recirculation system: upper limit
        P3131 exhaust gas recirculation system: lower limit
        P3132 glow plug control module 2: electrical
        P3133 glow plug control module 2: implausible
        P3134 intake manifold runner control, upper stop: not reached
        P3135 intake manifold runner control, lower stop: not reached
        P3136 intake manifold runner control: not reached
        P3137 intake manifold runner control: not adapted
        P3138 intake manifold runner control: control deviation
        P3139 intake manifold runner control signal: out of tolerance
        P3140 empty tank start valve: open or shorted to ground
        P3141 empty tank start valve: shorted to battery
        P3142 oxygen sensor, bank 2 sensor 1: stuck lean
        P3143 oxygen sensor, bank 2 sensor 1: stuck rich
        P3144 oxygen sensor, bank 3 sensor 1: stuck lean
        P3145 oxygen sensor, bank 3 sensor 1: stuck rich
        P3146 oxygen sensor, bank 4 sensor 1: stuck lean
        P3147 oxygen sensor, bank 4 sensor 1: stuck rich
        P3148 oxygen sensor heater control, bank 3 sensor 1: high limit
        P3149 oxygen sensor heater control, bank 3 sensor 1: low limit
        P3150 oxygen sensor heater control, bank 4 sensor 1: high limit
        P3151 oxygen sensor heater control, bank 4 sensor 1: low limit
        P3152 oxygen sensor internal resistance, bank 3 sensor 1: rationality
        P3153 oxygen sensor internal resistance, bank 4 sensor 1: rationality
        P3154 oxygen sensor voltage, bank 2 sensor 1: too low
        P3155 oxygen sensor voltage, bank 3 sensor 1: too low
        P3156 oxygen sensor voltage, bank 4 sensor 1: too low
        P3157 oxygen sensor voltage in overrun, bank 1 sensor 1: too low
        P3158 oxygen sensor voltage in overrun, bank 2 sensor 1: too low
        P3159 oxygen sensor voltage in overrun, bank 3 sensor 1: too low
        P3160 oxygen sensor voltage in overrun, bank 4 sensor 1: too low
        P3161 oxygen sensor pump current trim, bank 1 sensor 1: open
        P3162 oxygen sensor pump current trim, bank 2 sensor 1: open
        P3163 oxygen sensor pump current trim, bank 3 sensor 1: open
        P3165 fuel trim after catalyst, bank 3: lean
        P3166 fuel trim after catalyst, bank 3: rich
        P3167 fuel trim after catalyst, bank 4: lean
        P3168 fuel trim after catalyst, bank 4: rich
        P3169 main catalyst, bank 3: efficiency
        P3170 main catalyst, bank 4: efficiency
        P3171 fuel trim range 3, bank 1: lean
        P3172 fuel trim range 3, bank 1: rich
        P3173 fuel trim range 3, bank 2: lean
        P3174 fuel trim range 3, bank 2: rich
        P3175 fuel trim range 3, bank 3: lean
        P3176 fuel trim range 3, bank 3: rich
        P3177 fuel trim range 3, bank 4: lean
        P3178 fuel trim range 3, bank 4: rich
        P3179 fuel injector, cylinder 13: shorted to ground
        P3180 fuel injector, cylinder 13: shorted to battery
        P3181 fuel injector, cylinder 13: open
        P3182 fuel injector, cylinder 14: shorted to ground
        P3183 fuel injector, cylinder 14: shorted to battery
        P3184 fuel injector, cylinder 14: open
        P3185 fuel injector, cylinder 15: shorted to ground
        P3186 fuel injector, cylinder 15: shorted to battery
        P3187 fuel injector, cylinder 15: open
        P3188 fuel injector, cylinder 16: shorted to ground
        P3189 fuel injector, cylinder 16: shorted to battery
        P3190 fuel injector, cylinder 16: open
        P3191 intake manifold runner control, basic setting stopped at open end: malfunction
        P3192 intake manifold runner control, basic setting stopped at closed end: malfunction
        P3193 intake manifold runner control, open stop: out of range
        P3194 mass air flow sensor 3: low
        P3195 mass air flow sensor 3: high
        P3196 mass air flow sensor 4: low
        P3197 mass air flow sensor 4: high
        P3198 intake manifold runner control 1: implausible
        P3199 intake manifold runner control 2: implausible
        P31A1 intake valve lift actuator: low
        P31A2 intake valve lift actuator: low
        P31A3 intake valve lift actuator: low
        P31A4 intake valve lift actuator: low
        P31B1 intake valve lift actuator: low
        P31B2 intake valve lift actuator: low
        P31B3 intake valve lift actuator: low
        P31B4 intake valve lift actuator: low
        P3200 oxygen sensor heater, bank 3 sensor 1: shorted to ground
        P3201 oxygen sensor heater, bank 3 sensor 1: shorted to battery
        P3202 oxygen sensor heater, bank 3 sensor 1: open
        P3203 oxygen sensor heater, bank 3 sensor 1: electrical
        P3204 oxygen sensor internal resistance, bank 3 sensor 1: too high
        P3205 oxygen sensor voltage, bank 3 sensor 1: too low
        P3206 oxygen sensor voltage, bank 3 sensor 1: too high
        P3207 oxygen sensor, bank 3 sensor 1: electrical
        P3208 oxygen sensor, bank 3 sensor 1: no activity
        P3209 oxygen sensor, bank 3 sensor 1: slow
        P3210 oxygen sensor heater, bank 3 sensor 1: too weak
        P3211 oxygen sensor, bank 1 sensor 1: shorted to heater
        P3212 oxygen sensor, bank 2 sensor 1: shorted to heater
        P3213 oxygen sensor, bank 3 sensor 1: shorted to heater
        P3214 oxygen sensor, bank 4 sensor 1: shorted to heater
        P3215 oxygen sensor heater, bank 3 sensor 2: shorted to ground
        P3216 oxygen sensor heater, bank 3 sensor 2: shorted to battery
        P3217 oxygen sensor heater, bank 3 sensor 2: open
        P3218 oxygen sensor heater, bank 3 sensor 2: electrical
        P3219 oxygen sensor internal resistance, bank 3 sensor 2: too high
        P3220 oxygen sensor voltage, bank 3 sensor 2: too low
        P3221 oxygen sensor voltage, bank 3 sensor 2: too high
        P3222 oxygen sensor, bank 3 sensor 2: electrical
        P3223 oxygen sensor, bank 3 sensor 2: no activity
        P3224 oxygen sensor, bank 3 sensor 2: slow
        P3225 fuel trim after catalyst, bank 3: limit
        P3226 fuel trim after catalyst, bank 4: limit
        P3227 oxygen sensor for single cylinder control, bank 1 sensor 1: slow
        P3228 oxygen sensor, bank 1 sensor 1: stuck lean
        P3229 oxygen sensor, bank 1 sensor 1: stuck rich
        P3230 oxygen sensor heater, bank 4 sensor 1: shorted to ground
        P3231 oxygen sensor heater, bank 4 sensor 1: shorted to battery
        P3232 oxygen sensor heater, bank 4 sensor 1: open
        P3233 oxygen sensor heater, bank 4 sensor 1: electrical
        P3234 oxygen sensor internal resistance, bank 4 sensor 1: too high
        P3235 oxygen sensor voltage, bank 4 sensor 1: too low
        P3236 oxygen sensor voltage, bank 4 sensor 1: too high
        P3237 oxygen sensor, bank 4 sensor 1: electrical
        P3238 oxygen sensor, bank 4 sensor 1: no activity
        P3239 oxygen sensor, bank 4 sensor 1: slow
        P3240 oxygen sensor heater, bank 4 sensor 1: too weak
        P3241 intake manifold runner control 1: over temperature
        P3242 intake manifold runner control 2: over temperature
        P3243 throttle actuator control 1: electrical
        P3244 throttle actuator control 2: electrical
        P3245 oxygen sensor heater, bank 4 sensor 2: shorted to ground
        P3246 oxygen sensor heater, bank 4 sensor 2: shorted to battery
        P3247 oxygen sensor heater, bank 4 sensor 2: open
        P3248 oxygen sensor heater, bank 4 sensor 2: electrical
        P3249 oxygen sensor internal resistance, bank 4 sensor 2: too high
        P3250 oxygen sensor voltage, bank 4 sensor 2: too low
        P3251 oxygen sensor voltage, bank 4 sensor 2: too high
        P3252 oxygen sensor, bank 4 sensor 2: electrical
        P3253 oxygen sensor, bank 4 sensor 2: no activity
        P3254 oxygen sensor, bank 4 sensor 2: slow
        P3255 oxygen sensor heater control, bank 1 sensor 1: high limit
        P3256 oxygen sensor heater control, bank 1 sensor 1: low limit
        P3259 cold start fuel pump: malfunction
        P3260 oxygen sensors before catalyst, banks 1 and 2: swapped
        P3261 oxygen sensors before catalyst, banks 3 and 4: swapped
        P3262 oxygen sensors after catalyst, banks 1 and 2: swapped
        P3263 oxygen sensors after catalyst, banks 3 and 4: swapped
        P3264 warm-up catalyst, bank 3: efficiency
        P3265 warm-up catalyst, bank 4: efficiency
        P3266 oxygen sensor internal resistance, bank 1 sensor 1: rationality
        P3267 oxygen sensor internal resistance, bank 2 sensor 1: rationality
        P3268 oxygen sensor pump current, bank 2 sensor 1: open
        P3269 oxygen sensor pump current, bank 2 sensor 1: shorted to ground
        P3270 oxygen sensor pump current, bank 2 sensor 1: shorted to battery
        P3271 oxygen sensor reference voltage, bank 2 sensor 1: open
        P3272 oxygen sensor reference voltage, bank 2 sensor 1: shorted to ground
        P3273 oxygen sensor reference voltage, bank 2 sensor 1: shorted to battery
        P3274 oxygen sensor reference voltage, bank 2 sensor 1: implausible
        P3275 oxygen sensor common ground, bank 2 sensor 1: open
        P3276 oxygen sensor common ground, bank 2 sensor 1: shorted to ground
        P3277 oxygen sensor common ground, bank 2 sensor 1: shorted to battery
        P3278 oxygen sensor pump current, bank 3 sensor 1: open
        P3279 oxygen sensor pump current, bank 3 sensor 1: shorted to ground
        P3280 oxygen sensor pump current, bank 3 sensor 1: shorted to battery
        P3281 oxygen sensor reference voltage, bank 3 sensor 1: open
        P3282 oxygen sensor reference voltage, bank 3 sensor 1: shorted to ground
        P3283 oxygen sensor reference voltage, bank 3 sensor 1: shorted to battery
        P3284 oxygen sensor reference voltage, bank 3 sensor 1: implausible
        P3285 oxygen sensor common ground, bank 3 sensor 1: open
        P3286 oxygen sensor common ground, bank 3 sensor 1: shorted to ground
        P3287 oxygen sensor common ground, bank 3 sensor 1: shorted to battery
        P3288 oxygen sensor pump current, bank 4 sensor 1: open
        P3289 oxygen sensor pump current, bank 4 sensor 1: shorted to ground
        P3290 oxygen sensor pump current, bank 4 sensor 1: shorted to battery
        P3291 oxygen sensor reference voltage, bank 4 sensor 1: open
        P3292 oxygen sensor reference voltage, bank 4 sensor 1: shorted to ground
        P3293 oxygen sensor reference voltage, bank 4 sensor 1: shorted to battery
        P3294 oxygen sensor reference voltage, bank 4 sensor 1: implausible
        P3295 oxygen sensor common ground, bank 4 sensor 1: open
        P3296 oxygen sensor common ground, bank 4 sensor 1: shorted to ground
        P3297 oxygen sensor common ground, bank 4 sensor 1: shorted to battery
        P3298 catalyst, bank 3: efficiency
        P3299 catalyst, bank 4: efficiency
        P3300 exhaust camshaft position sensor, bank 1: shorted to ground
        P3301 exhaust camshaft position sensor, bank 1: open or shorted to battery
        P3302 exhaust camshaft position sensor, bank 2: shorted to ground
        P3303 exhaust camshaft position sensor, bank 2: open or shorted to battery
        P3304 exhaust camshaft position / crankshaft position, bank 1: correlation
        P3305 exhaust camshaft position / crankshaft position, bank 2: correlation
        P3306 ignition control, cylinder 13: shorted to ground
        P3307 ignition control, cylinder 13: shorted to battery
        P3308 ignition control, cylinder 13: open
        P3309 ignition control, cylinder 14: shorted to ground
        P3310 ignition control, cylinder 14: shorted to battery
        P3311 ignition control, cylinder 14: open
        P3312 ignition control, cylinder 15: shorted to ground
        P3313 ignition control, cylinder 15: shorted to battery
        P3314 ignition control, cylinder 15: open
        P3315 ignition control, cylinder 16: shorted to ground
        P3316 ignition control, cylinder 16: shorted to battery
        P3317 ignition control, cylinder 16: open
        P3318 glow plug relay 2: shorted to battery
        P3319 glow plug relay 2: open or shorted to ground
        P3320 unit injector control 2: shorted to battery
        P3321 unit injector control 2: electrical
        P3322 power supply relay 2 for terminal 30: implausible
        P3323 supply voltage at terminal 15: too high
        P3324 supply voltage at terminal 15: open
        P3325 supply voltage at terminal 15: rationality
        P3326 intake manifold flap valve 2: shorted to battery
        P3327 intake manifold flap valve 2: open or shorted to ground
        P3328 intake manifold flap motor 2: shorted to battery
        P3329 intake manifold flap motor 2: open or shorted to ground
        P3330 intake manifold flap motor 2: no signal
        P3331 intake manifold flap motor 2: internal
        P3332 combustion in overrun: detected
        P3333 turbocharger control module 1: invalid data
        P3334 turbocharger control module 2: invalid data
        P3335 turbocharger control module 1: lost communication
        P3336 turbocharger control module 2: lost communication
        P3337 engine data bus between control modules: implausible message
        P3338 glow plug control module 1 control: electrical
        P3339 glow plug control module 2 control: electrical
        P3340 charge air cooler fan relay: shorted to battery
        P3341 charge air cooler fan relay: shorted to ground
        P3342 charge air cooler fan relay: open
        P3343 turbocharger control module 1: over temperature
        P3344 turbocharger control module 1 supply voltage: out of range
        P3345 turbocharger control module 2: over temperature
        P3346 turbocharger control module 2 supply voltage: out of range
        P3347 glow plug relay: electrical
        P3348 turbocharger control module 1 control: electrical
        P3349 turbocharger control module 2 control: electrical
        P334A turbocharger boost pressure control: malfunction
        P3356 catalyst in gas operation, bank 1: efficiency
        P3357 mixture control in gas operation: limit
        P3358 oxygen sensor in gas operation, bank 1 sensor 1: slow
        P3359 oxygen sensor in gas operation, bank 1 sensor 1: shorted to heater
        P3360 oxygen sensor in gas operation, bank 1 sensor 1: no activity
        P3361 misfire in gas operation: detected
        P3362 misfire in gas operation, cylinder 1: detected
        P3363 misfire in gas operation, cylinder 2: detected
        P3364 misfire in gas operation, cylinder 3: detected
        P3365 misfire in gas operation, cylinder 4: detected
        P3366 gas system pressure: too high
        P3367 gas system pressure: too low
        P3368 oxygen sensor, bank 3 sensor 1: stuck lean
        P3369 oxygen sensor, bank 3 sensor 1: stuck rich
        P3370 oxygen sensor, bank 4 sensor 1: stuck lean
        P3371 oxygen sensor, bank 4 sensor 1: stuck rich
        P3372 intake manifold tuning valve 1: shorted to battery
        P3373 intake manifold tuning valve 1: open or shorted to ground
        P3374 intake manifold tuning valve 2: shorted to battery
        P3375 intake manifold tuning valve 2: open or shorted to ground
        P3376 intake air temperature sensor 3: low
        P3377 intake air temperature sensor 3: high
        P3379 high-pressure gas shutoff valve: open
        P3380 high-pressure gas shutoff valve: shorted to battery
        P3381 high-pressure gas shutoff valve: shorted to ground
        P3382 high-pressure gas sensor: open
        P3383 high-pressure gas sensor: shorted to battery
        P3384 high-pressure gas sensor: shorted to ground
        P3385 low-pressure gas sensor: open
        P3386 low-pressure gas sensor: shorted to battery
        P3387 low-pressure gas sensor: shorted to ground
        P3388 gas injector 1: open
        P3389 gas injector 1: shorted to battery
        P3390 gas injector 1: shorted to ground
        P3391 gas injector 2: open
        P3392 gas injector 2: shorted to battery
        P3393 gas injector 2: shorted to ground
        P3394 gas injector 3: open
        P3395 gas injector 3: shorted to battery
        P3396 gas injector 3: shorted to ground
        P3397 gas injector 4: open
        P3398 gas injector 4: shorted to battery
        P3399 gas injector 4: shorted to ground
        U1000 convenience system control module: lost communication
        U1001 convenience system control module: invalid data
        U1002 convenience system control module: has codes
        U1003 trailer control module: lost communication
        U1004 trailer control module: invalid data
        U1005 trailer control module: has codes
        U1006 NOx sensor 1, bank 1: lost communication
        U1007 battery monitor module: has codes
        U1008 gateway: has codes
        U1009 gateway: invalid data
        U1010 parking brake control module: has codes
        U1030 LIN bus: malfunction
        U1103 production mode: active
        U129E charge pressure and intake air temperature sensor: implausible
        U12C2 fuel pressure sensor: implausible
        U13BC fuel tank ventilation temperature sensor: implausible
        U17A2 fuel tank ventilation pressure sensor 3: implausible
        """
}
