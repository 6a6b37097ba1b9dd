extension ManufacturerCodes {
    /// Chrysler, Dodge, Eagle, Jeep, Plymouth and Ram.
    static let chrysler = """
        B106B rear defroster control: low
        B10E9 blower motor control: low
        B10EC blower motor control: over current
        B10EE condenser fan control: over current
        B1630 right low beam control: high
        B1644 left rear turn signal lamp control: high
        B1664 rear fog lamp control: high
        B1668 reverse lamp control: high
        B1A24 key: not programmed
        B1B00 driver airbag squib 1: low
        B1B02 driver airbag squib 1: open
        B1B05 driver airbag squib 2: high
        B1B06 driver airbag squib 2: open
        B1B07 driver airbag squib 2: wires shorted
        B2101 ignition run/start input: low
        B2102 ignition run/start input: high
        B2104 ignition run/start control: low
        B210D battery voltage: low
        B2206 vehicle identification number: not programmed or incompatible
        B230D rear wiper park switch: low
        C100A wheel speed sensor, left front: circuit
        C1014 wheel speed comparison, left front: performance
        C1015 wheel speed sensor, right front: circuit
        C101C wheel speed sensor, right front: erratic
        C101F wheel speed comparison, right front: performance
        C1020 wheel speed sensor, left rear: circuit
        C1027 wheel speed sensor, left rear: erratic
        C102A wheel speed comparison, left rear: performance
        C102B wheel speed sensor, right rear: circuit
        C102C wheel speed sensor, right rear: performance
        C1041 wheel speed tone wheel, left front: performance
        C1042 wheel speed tone wheel, right front: performance
        C1043 wheel speed tone wheel, left rear: performance
        C1044 wheel speed tone wheel, right rear: performance
        C1046 ABS pressure phase monitoring, left front: malfunction
        C1049 ABS pressure phase monitoring, right rear: malfunction
        C1073 ABS pump motor control: circuit
        C1210 longitudinal acceleration sensor: performance
        C1219 steering angle sensor: erratic
        C121A steering angle sensor: not learned
        C1405 transfer case range position sensor: high
        C1407 transfer case brake control: low
        C1408 transfer case brake control: high
        C1504 tire pressure sensor 4: internal
        C2100 battery voltage: low
        C2204 yaw rate and lateral acceleration sensor: internal
        P1105 barometric pressure read solenoid: circuit
        P1128 closed-loop mixture control, bank 1: not reached
        P1192 intake air temperature sensor: low
        P1193 intake air temperature sensor: high
        P1195 oxygen sensor during catalyst monitoring, bank 1 sensor 1: slow
        P1196 oxygen sensor during catalyst monitoring, bank 2 sensor 1: slow
        P1197 oxygen sensor during catalyst monitoring, bank 1 sensor 2: slow
        P1198 radiator temperature sensor: high
        P1199 radiator temperature sensor: low
        P1243 turbocharger surge valve solenoid: circuit
        P1280 fuel system relay control: circuit
        P1281 engine cold: too long
        P1283 idle select input: implausible
        P1284 injection pump battery voltage: out of range
        P1285 injection pump control module: stuck on
        P1286 accelerator pedal position sensor supply voltage: too high
        P1287 injection pump control module supply voltage: too low
        P1289 intake manifold tuning valve solenoid: circuit
        P1290 natural gas fuel pressure: too high
        P1292 natural gas pressure sensor: high
        P1293 natural gas pressure sensor: low
        P1294 idle speed: not reached
        P1295 throttle position sensor supply voltage: not present
        P1296 manifold pressure sensor supply voltage: not present
        P1297 manifold pressure from start to run: unchanged
        P1298 mixture at wide open throttle: lean
        P1299 vacuum leak: detected
        P1388 auto shutdown relay control: circuit
        P1389 auto shutdown relay output voltage: not present
        P1390 timing belt or chain: skipped
        P1391 crankshaft or camshaft position sensor: intermittent
        P1398 crankshaft position signal for misfire detection: not learned
        P1399 wait-to-start lamp: circuit
        P1403 exhaust gas recirculation sensor supply voltage: not present
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
        P1521 engine oil type: incorrect
        P1594 charging system voltage: too high
        P1595 cruise control solenoids: circuit
        P1596 cruise control switch: stuck high
        P1597 cruise control switch: stuck low
        P1598 A/C pressure sensor: high
        P1599 A/C pressure sensor: low
        P1602 powertrain control module: not programmed
        P1628 sensor reference voltage 2: erratic
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
        P1714 transmission control module battery voltage: low
        P1717 mechanical instrument cluster: lost communication
        P1719 skip shift solenoid: circuit
        P1738 transmission high temperature operation: activated
        P1740 torque converter clutch or overdrive solenoid: performance
        P1756 governor pressure: control deviation
        P1757 governor pressure without request: too high
        P1762 governor pressure sensor offset: malfunction
        P1763 governor pressure sensor: high
        P1764 governor pressure sensor: low
        P1765 transmission supply relay control: circuit
        P1767 transmission relay output: stuck on
        P1776 solenoid switch valve in low-reverse position: stuck
        P1781 overdrive pressure switch: circuit
        P1782 2-4 clutch pressure switch: circuit
        P1792 transmission control module battery: disconnected
        P1797 manual shift transmission: over temperature
        P1798 transmission fluid: deteriorated
        P1830 clutch pedal switch override relay: circuit
        P1899 park or neutral position switch: stuck
        U1403 fuel level: implausible
        """
}
