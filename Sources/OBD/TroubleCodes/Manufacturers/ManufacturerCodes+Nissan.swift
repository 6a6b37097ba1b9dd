extension ManufacturerCodes {
    /// Infiniti and Nissan: engine and transmission codes.
    static let nissan = """
        P1105 manifold pressure and barometric pressure switch solenoid valve: malfunction
        P1110 intake valve timing control, left bank: malfunction
        P1111 intake valve timing control solenoid valve: malfunction
        P1120 throttle position sensor 2: malfunction
        P1121 electronic throttle control actuator: malfunction
        P1122 electronic throttle control: malfunction
        P1124 throttle control motor relay: malfunction
        P1128 throttle control motor: malfunction
        P1130 swirl control valve control solenoid valve: malfunction
        P1135 intake valve timing control, right bank: malfunction
        P1140 intake valve timing control position sensor, left bank: malfunction
        P1145 intake valve timing control position sensor, right bank: malfunction
        P1148 closed loop control, bank 1: malfunction
        P1165 swirl control valve control vacuum switch: malfunction
        P1168 closed loop control, bank 2: malfunction
        P1210 traction control signal: circuit
        P1211 traction control module: malfunction
        P1212 traction control module data line: communication error
        P1217 engine coolant: over temperature
        P1220 fuel pump control module: malfunction
        P1225 closed throttle position learning: malfunction
        P1226 closed throttle position learning: malfunction
        P1229 sensor power supply: malfunction
        P1320 ignition signal, primary: malfunction
        P1335 crankshaft position sensor (REF): malfunction
        P1336 crankshaft position sensor (cog): malfunction
        P1400 exhaust gas recirculation control solenoid valve: malfunction
        P1401 exhaust gas recirculation temperature sensor: malfunction
        P1402 exhaust gas recirculation: stuck open
        P1440 evaporative emission: small leak
        P1441 vacuum cut valve bypass valve: malfunction
        P1443 canister control vacuum check switch: malfunction
        P1444 evaporative emission purge volume control valve: malfunction
        P1445 evaporative emission purge volume control valve: malfunction
        P1446 evaporative emission vent control valve: stuck closed
        P1447 evaporative emission purge flow: malfunction
        P1448 evaporative emission vent control valve: malfunction
        P1464 fuel level sensor ground signal: circuit
        P1490 vacuum cut valve bypass valve: malfunction
        P1491 vacuum cut valve bypass valve: malfunction
        P1492 evaporative emission purge control solenoid valve: malfunction
        P1493 evaporative emission purge control valve and its solenoid valve: malfunction
        P1605 transmission diagnosis data line: communication error
        P1705 throttle position sensor signal to the automatic transmission: malfunction
        P1706 park or neutral position switch: malfunction
        P1760 overrun clutch solenoid valve: malfunction
        P1805 brake switch: malfunction
        P1900 cooling fan: malfunction
        """
}
