extension ManufacturerCodes {
    /// Mitsubishi.
    static let mitsubishi = """
        C1011 wheel speed sensor signal, left front: malfunction
        C1014 wheel speed sensor monitoring, left front: malfunction
        C101C wheel speed sensor signal, right front: malfunction
        C101F wheel speed sensor monitoring, right front: malfunction
        C1027 wheel speed sensor signal, left rear: malfunction
        C102A wheel speed sensor monitoring, left rear: malfunction
        C102B wheel speed sensor, right rear: malfunction
        C1032 wheel speed sensor signal, right rear: malfunction
        C1035 wheel speed sensor monitoring, right rear: malfunction
        C1041 wheel speed sensor periodic signal, left front: malfunction
        C1042 wheel speed sensor periodic signal, right front: malfunction
        C1043 wheel speed sensor periodic signal, left rear: malfunction
        C1044 wheel speed sensor periodic signal, right rear: malfunction
        C1046 wheel control phase time, left front: too long
        C1047 wheel control phase time, right front: too long
        C104B ABS inlet solenoid valve, left front: malfunction
        C104F ABS inlet solenoid valve, right front: malfunction
        C1053 ABS inlet solenoid valve, left rear: malfunction
        C1057 ABS inlet solenoid valve, right rear: malfunction
        C105B ABS outlet solenoid valve, right rear: malfunction
        C105F ABS outlet solenoid valve, left front: malfunction
        C1063 ABS outlet solenoid valve, right front: malfunction
        C1067 ABS outlet solenoid valve, left rear: malfunction
        C1073 ABS pump motor: malfunction
        C1205 wheel speed sensor, left front: malfunction
        C1215 wheel speed sensor, left rear: malfunction
        C1219 steering angle sensor signal: malfunction
        C121A steering angle sensor calibration: malfunction
        C1226 ABS solenoid valve: malfunction
        C1231 ABS solenoid valve: malfunction
        C1236 ABS solenoid valve: malfunction
        C123C yaw rate and acceleration sensor signal: malfunction
        C1241 ABS solenoid valve: malfunction
        C1246 ABS solenoid valve: malfunction
        C1251 ABS solenoid valve: malfunction
        C1256 ABS solenoid valve: malfunction
        C1261 ABS solenoid valve: malfunction
        C2003 stability control module configuration: malfunction
        C2104 ABS valve power supply: malfunction
        C2116 ABS pump motor power supply: malfunction
        C2204 yaw rate and acceleration sensor: internal
        P1020 variable valve timing (MIVEC) oil control, bank 1: malfunction
        P1021 variable valve timing oil control valve, intake: malfunction
        P1022 variable valve timing (MIVEC) oil control, bank 2: malfunction
        P1025 variable valve timing oil control valve, exhaust: malfunction
        P1103 turbocharger wastegate actuator: malfunction
        P1104 turbocharger wastegate solenoid: malfunction
        P1105 fuel pressure solenoid: malfunction
        P1231 active stability control data: implausible
        P1232 throttle fail-safe control: malfunction
        P1233 throttle position sensor 1 (main): implausible
        P1234 throttle position sensor 2 (sub): implausible
        P1235 mass air flow sensor: implausible
        P1236 engine control module A/D converter: malfunction
        P1237 accelerator pedal position sensor: implausible
        P1238 mass air flow sensor: implausible
        P1239 engine speed: implausible
        P1240 active stability control torque request: implausible
        P1241 engine torque monitoring: malfunction
        P1242 throttle fail-safe control monitoring: malfunction
        P1243 engine control module microcomputer: malfunction
        P1244 engine control module memory: malfunction
        P1245 engine control module memory: malfunction
        P1300 ignition timing adjustment: circuit
        P1400 manifold differential pressure sensor: malfunction
        P1500 generator FR terminal: circuit
        P1600 serial communication link: malfunction
        P1603 battery backup line: malfunction
        P1715 transmission pulse generator: malfunction
        P1750 transmission solenoid assembly: malfunction
        P1751 automatic transmission control relay: malfunction
        P1766 input shaft speed sensor: malfunction
        P1767 output shaft speed sensor: malfunction
        P1774 underdrive solenoid valve: malfunction
        P1775 second solenoid valve: malfunction
        P1776 overdrive solenoid valve: malfunction
        P1779 gear 1 ratio: incorrect
        P1783 gear 5 ratio: incorrect
        P1784 reverse gear ratio: incorrect
        P1791 coolant temperature level input to the transmission control module: circuit
        P1795 throttle position input to the transmission control module: malfunction
        P1A40 hybrid battery current sensor (high range): malfunction
        P1A41 hybrid battery current sensor (low range): malfunction
        P1A42 hybrid battery current sensor power supply: malfunction
        P1A43 hybrid battery current sensor detection: circuit
        P1A44 hybrid battery isolation (leak) sensor: malfunction
        P1A47 hybrid battery cooling fan relay: malfunction
        P1A4E hybrid battery cooling fan relay: malfunction
        P1A58 hybrid battery cell of cell monitor 7: malfunction
        U1073 CAN communication: bus off
        U1100 engine control module: lost communication
        U1102 stability control module: lost communication
        U1104 steering angle sensor: lost communication
        U1105 yaw rate and acceleration sensor: lost communication
        U1106 power steering control module: lost communication
        U1108 instrument cluster: lost communication
        U1109 body control module (ETACS): lost communication
        U1110 A/C control module: lost communication
        U1116 keyless operation control module: lost communication
        U1128 instrument cluster messages: malfunction
        """
}
