extension ManufacturerCodes {
    /// Mitsubishi: engine and transmission codes.
    static let mitsubishi = """
        P1103 turbocharger wastegate actuator: malfunction
        P1104 turbocharger wastegate solenoid: malfunction
        P1105 fuel pressure solenoid: malfunction
        P1300 ignition timing adjustment: circuit
        P1400 manifold differential pressure sensor: malfunction
        P1500 generator FR terminal: circuit
        P1600 serial communication link: malfunction
        P1715 transmission pulse generator: malfunction
        P1750 transmission solenoid assembly: malfunction
        P1751 automatic transmission control relay: malfunction
        P1791 coolant temperature level input to the transmission control module: circuit
        P1795 throttle position input to the transmission control module: malfunction
        """
}
