extension ManufacturerCodes {
    /// Lexus, Scion and Toyota.
    static let toyota = """
        B2785 immobilizer ignition switch on signal: malfunction
        B2786 immobilizer ignition switch off signal: malfunction
        B2791 immobilizer key unlock warning switch: malfunction
        B2795 immobilizer key code: incorrect
        B2796 immobilizer: no communication
        B2797 immobilizer communication 1: malfunction
        B2798 immobilizer communication 2: malfunction
        P1100 barometric pressure sensor: circuit
        P1120 accelerator pedal position sensor: circuit
        P1121 accelerator pedal position sensor: range
        P1125 throttle actuator motor: circuit
        P1126 throttle actuator clutch: circuit
        P1127 throttle actuator power supply: circuit
        P1128 throttle actuator motor: stiff or blocked
        P1129 electronic throttle control system: malfunction
        P1130 air-fuel ratio sensor, bank 1 sensor 1: range
        P1133 air-fuel ratio sensor, bank 1 sensor 1: slow
        P1135 air-fuel ratio sensor heater, bank 1 sensor 1: circuit
        P1200 fuel pump relay: circuit
        P1300 igniter 1: circuit
        P1346 camshaft position sensor (VVT), bank 1: range
        P1349 variable valve timing (VVT), bank 1: malfunction
        P1604 engine start: malfunction
        P1656 camshaft oil control valve, bank 1: circuit
        """
}
