extension ManufacturerCodes {
    /// Infiniti and Nissan: engine codes.
    static let nissan = """
        P1148 closed loop control, bank 1: malfunction
        P1168 closed loop control, bank 2: malfunction
        P1211 traction control module: malfunction
        P1212 traction control module data line: communication error
        P1217 engine coolant: over temperature
        P1320 ignition signal, primary: malfunction
        P1402 exhaust gas recirculation: stuck open
        P1446 evaporative emission vent control valve: stuck closed
        P1605 transmission diagnosis data line: communication error
        P1706 park or neutral position switch: malfunction
        """
}
