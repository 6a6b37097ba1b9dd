extension ManufacturerCodes {
    /// Hyundai and Kia.
    static let hyundai = """
        B1328 front impact sensor, driver: malfunction
        B1329 front impact sensor, driver: communication error
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
        B1370 seat belt pretensioner, passenger: shorted to battery
        B1378 side airbag resistance, driver: too high
        B1379 side airbag resistance, driver: too low
        B1400 side impact sensor, driver: malfunction
        B1403 side impact sensor, passenger: malfunction
        B1409 side impact sensor, driver: communication error
        B1410 side impact sensor, passenger: communication error
        B1448 occupant classification sensor mat: malfunction
        C1102 battery voltage: low
        C1200 wheel speed sensor, left front: circuit
        C1202 wheel speed sensor, left front: no signal
        C1204 wheel speed sensor, right front: performance
        C1206 wheel speed sensor, left rear: circuit
        C1209 wheel speed sensor, right rear: circuit
        C1211 wheel speed sensor, right rear: no signal
        C1235 brake pressure sensor: out of range
        C1237 brake pressure sensor signal: malfunction
        C1259 steering angle sensor: malfunction
        C1261 steering angle sensor: not learned
        C1290 steering torque sensor signal: malfunction
        C1503 traction control switch: malfunction
        C1611 engine control module: lost communication
        C1612 transmission control module: lost communication
        C1616 CAN communication: bus off
        C2112 ABS valve relay: malfunction
        P1100 manifold pressure sensor: malfunction
        P1102 manifold pressure sensor: low
        P1103 manifold pressure sensor: high
        P1115 coolant temperature signal: malfunction
        P1121 throttle position signal: malfunction
        P1134 oxygen sensor transition time, bank 1 sensor 1: malfunction
        P1147 accelerator pedal position sensor of the electronic throttle: malfunction
        P1151 accelerator pedal position sensor: malfunction
        P1154 oxygen sensor transition time, bank 2 sensor 1: malfunction
        P1155 electronic throttle limp-home valve: malfunction
        P1159 variable intake system: malfunction
        P1166 oxygen sensor mixture control, bank 1: limit
        P1167 oxygen sensor mixture control, bank 2: limit
        P1171 electronic throttle valve: stuck open
        P1172 electronic throttle motor current: malfunction
        P1173 electronic throttle system: malfunction
        P1174 electronic throttle valve (1): stuck closed
        P1175 electronic throttle valve (2): stuck closed
        P1176 electronic throttle motor: circuit
        P1178 electronic throttle motor supply voltage: open
        P1307 chassis acceleration sensor: malfunction
        P1308 chassis acceleration sensor: low
        P1309 chassis acceleration sensor: high
        P1326 connecting rod bearing vibration (knock sensor detection system): detected
        P1330 ignition timing adjustment signal: malfunction
        P1372 crankshaft segment time: incorrect
        P1500 vehicle speed signal: malfunction
        P1505 idle speed actuator opening coil: low
        P1506 idle speed actuator opening coil: high
        P1507 idle speed actuator closing coil: low
        P1508 idle speed actuator closing coil: high
        P1521 power steering switch: malfunction
        P1529 transmission control module: requested lamp
        P1586 automatic or manual transmission coding: malfunction
        P1602 transmission control module: lost communication
        P1607 electronic throttle control module: communication error
        P1608 engine control module: malfunction
        P1610 engine control module without immobilizer in a car with one: incompatible
        P1611 malfunction indicator lamp request signal: low
        P1625 cooling fan high speed relay: circuit
        P1674 immobilizer transponder status: malfunction
        P1675 immobilizer transponder programming: malfunction
        P1676 immobilizer control module message: invalid data
        P1690 immobilizer control module: no communication
        P1691 immobilizer antenna coil: circuit
        P1692 immobilizer lamp: malfunction
        P1693 immobilizer transponder: no signal
        P1694 engine control module message to the immobilizer: invalid data
        P1695 engine control module memory: malfunction
        P1696 immobilizer key authentication: malfunction
        P169A immobilizer control module authentication: malfunction
        P1795 four-wheel drive switch: malfunction
        """
}
