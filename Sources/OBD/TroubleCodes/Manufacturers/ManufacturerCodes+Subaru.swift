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
        """
}
