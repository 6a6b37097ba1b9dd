extension ManufacturerCodes {
    /// Mercedes-Benz: engine and transmission codes.
    static let mercedes = """
        P1131 oxygen sensor 1: electrical
        P1137 oxygen sensor 2: electrical
        P1138 oxygen sensor 2: performance
        P1146 mass air flow sensor: malfunction
        P1147 engine coolant temperature sensor: malfunction
        P1148 intake air temperature sensor: malfunction
        P1149 intake manifold pressure sensor: malfunction
        P1162 throttle position sensor: malfunction
        P1163 engine oil level switch: malfunction
        P1170 short term fuel trim: malfunction
        P1177 engine oil temperature sensor: malfunction
        P1178 engine oil level sensor: implausible
        P1179 engine oil quality sensor: implausible
        P1180 engine oil temperature: too high
        P1181 engine and air conditioning electric cooling fan: malfunction
        P1182 starter relay: malfunction
        P1183 cylinder cut-off solenoid valve, bank 1: malfunction
        P1184 cylinder cut-off solenoid valve, bank 2: malfunction
        P1185 water in engine oil: detected
        P1186 safety fuel cut-off: detected
        P1225 variable intake manifold switching valve: malfunction
        P1233 throttle valve actuator: mechanical
        P1236 supercharger clutch: malfunction
        P1300 crankshaft position sensor: malfunction
        P1335 engine speed signal: malfunction
        P1336 crankshaft position sensor signal: malfunction
        P1337 engine speed output signal: malfunction
        P1340 camshaft position sensor signal: malfunction
        P1341 camshaft adjuster: malfunction
        P1342 camshaft adjustment solenoid: electrical
        P1355 cylinder cut-off solenoid valve, bank 1: malfunction
        P1356 cylinder cut-off solenoid valve, bank 2: malfunction
        P1357 intake valve operation during cylinder cut-off, cylinder 2, 3, 5 or 8: detected
        P1358 exhaust valve, cylinder 5: inoperative
        P1359 exhaust valve, cylinder 2: inoperative
        P1360 exhaust valve, cylinder 3: inoperative
        P1361 exhaust valve, cylinder 8: inoperative
        P1380 intake valve of one cylinder: inoperative
        P1384 knock sensor 1, bank 2: malfunction
        P1385 knock sensor 2, bank 2: malfunction
        P1386 knock control in engine control module: malfunction
        P1397 camshaft position sensor: malfunction
        P1400 exhaust gas recirculation switching valve: malfunction
        P1420 secondary air injection switching valve: malfunction
        P1437 catalyst temperature sensor, bank 1: malfunction
        P1443 evaporative emission purge valve: malfunction
        P1444 catalyst temperature sensor, bank 2: malfunction
        P1453 secondary air injection pump relay: malfunction
        P1463 secondary air injection: malfunction
        P1490 evaporative emission purge valve: malfunction
        P1491 air conditioning refrigerant pressure: too high
        P1519 camshaft adjustment, bank 1: malfunction
        P1522 camshaft adjustment, bank 2: malfunction
        P1525 camshaft adjustment solenoid, bank 1: malfunction
        P1542 accelerator pedal position sensor: malfunction
        P1550 air conditioning compressor torque: implausible
        P1551 air conditioning compressor cut-off output: malfunction
        P1580 throttle valve actuator: malfunction
        P1581 throttle valve actuator, bank 2: malfunction
        P1584 brake light switch: malfunction
        P1587 engine control module supply voltage: malfunction
        P1603 CAN communication with electronic ignition switch: malfunction
        P1605 rough road signal from wheel speed comparison: malfunction
        P1632 engine control module, bank 2: malfunction
        P1642 engine control module: wrongly coded
        P1643 engine control module coding or CAN from transmission control module: malfunction
        P1644 transmission control module: voltage too low
        P1666 cylinder cut-off solenoid valve: stuck closed
        P1681 crash: implausible
        P1701 upshift delay valve: electrical
        P1711 resonance intake manifold switching valve: malfunction
        P1740 engine load: implausible
        P1741 throttle valve position: implausible
        P1747 CAN communication with transmission control module or instrument cluster: malfunction
        P1832 electronic selector lever module output: shorted
        P1833 electronic selector lever module output: open
        P1856 selector lever position detection: malfunction
        P1875 CAN communication of electronic selector lever module: malfunction
        """
}
