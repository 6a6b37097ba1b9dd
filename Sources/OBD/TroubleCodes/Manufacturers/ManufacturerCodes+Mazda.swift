extension ManufacturerCodes {
    /// Mazda: engine and transmission codes of the time with Ford.
    static let mazda = """
        P1100 mass air flow sensor: intermittent
        P1101 mass air flow in self-test: out of range
        P1116 engine coolant temperature in self-test: out of range
        P1117 engine coolant temperature sensor: intermittent
        P1120 throttle position sensor: low
        P1124 throttle position in self-test: out of range
        P1129 oxygen sensors after the catalyst: swapped
        P1130 fuel trim, oxygen sensor does not switch, bank 1 sensor 1: limit
        P1131 oxygen sensor, bank 1 sensor 1: stuck lean
        P1132 oxygen sensor, bank 1 sensor 1: stuck rich
        P1260 theft with the engine disabled: detected
        P1270 engine or vehicle speed limiter: activated
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
        P1460 A/C cutoff relay at wide open throttle: circuit
        P1500 vehicle speed sensor: intermittent
        P1505 idle air control adaptation: limit
        P1506 idle speed: too high
        P1507 idle speed: too low
        P1605 keep-alive memory: malfunction
        P1650 power steering pressure switch in self-test: out of range
        P1651 power steering pressure switch input: malfunction
        P1703 brake switch in self-test: out of range
        P1705 transmission range sensor in self-test: out of range
        P1709 park or neutral position switch in self-test: out of range
        P1711 transmission fluid temperature in self-test: out of range
        P1729 four-wheel drive low switch: malfunction
        P1747 pressure control solenoid A: shorted
        P1751 shift solenoid A: performance
        P1754 coast clutch solenoid: circuit
        P1756 shift solenoid B: performance
        P1761 shift solenoid C: performance
        P1780 transmission control switch in self-test: out of range
        P1781 four-wheel drive switch in self-test: out of range
        P1783 transmission fluid: over temperature
        """
}
