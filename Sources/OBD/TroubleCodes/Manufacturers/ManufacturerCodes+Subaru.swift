extension ManufacturerCodes {
    /// Subaru: engine codes.
    static let subaru = """
        P1086 tumble generator valve position sensor, left: low
        P1087 tumble generator valve position sensor, left: high
        P1088 tumble generator valve position sensor, right: low
        P1089 tumble generator valve position sensor, right: high
        P1090 tumble generator valve, right: stuck open
        P1091 tumble generator valve, right: stuck closed
        P1092 tumble generator valve, left: stuck open
        P1093 tumble generator valve, left: stuck closed
        P1094 tumble generator valve 1: open
        P1095 tumble generator valve 1: over current
        P1096 tumble generator valve 2: open
        P1097 tumble generator valve 2: over current
        P1100 starter switch: circuit
        P1101 neutral position switch: malfunction
        P1102 pressure sources switching solenoid valve: malfunction
        P1400 fuel tank pressure control solenoid valve: low
        P1440 fuel tank pressure control system: low
        P1443 evaporative emission vent control: malfunction
        P1502 cooling fan: malfunction
        P1518 starter switch: low
        P1560 control module backup power: circuit
        P1698 engine torque control cut signal: low
        """
}
