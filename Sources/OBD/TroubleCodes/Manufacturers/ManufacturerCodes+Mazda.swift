extension ManufacturerCodes {
    /// Mazda: engine and transmission codes of the time with Ford.
    static let mazda = """
        B1342 control module: internal
        B1600 immobilizer key transponder signal: not received
        B1601 immobilizer key code: incorrect
        B1602 immobilizer key code format: incorrect
        B1681 immobilizer transceiver signal: not received
        B2103 anti-theft coil antenna: malfunction
        B2431 immobilizer transponder: programming error
        C1145 wheel speed sensor, right front: circuit
        C1155 wheel speed sensor, left front: circuit
        C1165 wheel speed sensor, right rear: circuit
        C1175 wheel speed sensor, left rear: circuit
        P1100 mass air flow sensor: intermittent
        P1101 mass air flow in self-test: out of range
        P1116 engine coolant temperature in self-test: out of range
        P1117 engine coolant temperature sensor: intermittent
        P1120 throttle position sensor: low
        P1124 throttle position in self-test: out of range
        P1128 oxygen sensors before the catalyst: swapped
        P1129 oxygen sensors after the catalyst: swapped
        P1130 fuel trim, oxygen sensor does not switch, bank 1 sensor 1: limit
        P1131 oxygen sensor, bank 1 sensor 1: stuck lean
        P1132 oxygen sensor, bank 1 sensor 1: stuck rich
        P1260 theft with the engine disabled: detected
        P1270 engine or vehicle speed limiter: activated
        P1345 camshaft position signal: no signal
        P1352 ignition coil A primary: circuit
        P1353 ignition coil B primary: circuit
        P1354 ignition coil C primary: circuit
        P1358 ignition diagnostic monitor in self-test: out of range
        P1360 ignition coil A secondary: circuit
        P1362 ignition coil C secondary: circuit
        P1364 ignition coil primary: circuit
        P1365 ignition coil secondary: circuit
        P1390 octane adjustment in self-test: out of range
        P1400 exhaust gas recirculation differential pressure sensor: low
        P1401 exhaust gas recirculation differential pressure sensor: high
        P1403 exhaust gas recirculation differential pressure sensor hoses: swapped
        P1405 exhaust gas recirculation differential pressure sensor upstream hose: disconnected
        P1406 exhaust gas recirculation differential pressure sensor downstream hose: disconnected
        P1407 exhaust gas recirculation: no flow
        P1408 exhaust gas recirculation flow in self-test: out of range
        P1409 exhaust gas recirculation vacuum regulator solenoid: circuit
        P1443 evaporative emission purge control valve: malfunction
        P1444 evaporative emission purge flow sensor: low
        P1445 evaporative emission purge flow sensor: high
        P1451 evaporative emission vent control: circuit
        P1460 A/C cutoff relay at wide open throttle: circuit
        P1474 cooling fan control primary: circuit
        P1485 exhaust gas recirculation vacuum solenoid: circuit
        P1486 exhaust gas recirculation vent solenoid: circuit
        P1487 exhaust gas recirculation check solenoid: circuit
        P1500 vehicle speed sensor: intermittent
        P1501 vehicle speed in self-test: out of range
        P1505 idle air control adaptation: limit
        P1506 idle speed: too high
        P1507 idle speed: too low
        P1521 variable intake solenoid 1: circuit
        P1522 variable intake solenoid 2: circuit
        P1562 control module supply voltage: low
        P1605 keep-alive memory: malfunction
        P1650 power steering pressure switch in self-test: out of range
        P1651 power steering pressure switch input: malfunction
        P1701 reverse: engagement
        P1702 transmission range sensor: intermittent
        P1703 brake switch in self-test: out of range
        P1705 transmission range sensor in self-test: out of range
        P1709 park or neutral position switch in self-test: out of range
        P1711 transmission fluid temperature in self-test: out of range
        P1729 four-wheel drive low switch: malfunction
        P1741 torque converter clutch control: malfunction
        P1743 torque converter clutch solenoid: stuck on
        P1746 pressure control solenoid: open
        P1747 pressure control solenoid A: shorted
        P1749 pressure control solenoid: low
        P1751 shift solenoid A: performance
        P1754 coast clutch solenoid: circuit
        P1756 shift solenoid B: performance
        P1761 shift solenoid C: performance
        P1767 torque converter clutch: circuit
        P1780 transmission control switch in self-test: out of range
        P1781 four-wheel drive switch in self-test: out of range
        P1783 transmission fluid: over temperature
        P1794 battery power of the control module: circuit
        P1900 turbine speed sensor: intermittent
        """
}
