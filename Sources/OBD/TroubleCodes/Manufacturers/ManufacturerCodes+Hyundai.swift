extension ManufacturerCodes {
    /// Hyundai and Kia: engine and immobilizer codes.
    static let hyundai = """
        P1326 connecting rod bearing vibration (knock sensor detection system): detected
        P1610 engine control module without immobilizer in a car with one: incompatible
        P1674 immobilizer transponder status: malfunction
        P1675 immobilizer transponder programming: malfunction
        P1676 immobilizer control module message: invalid data
        P1690 immobilizer control module: no communication
        P1691 immobilizer antenna coil: circuit
        P1692 immobilizer lamp: malfunction
        P1693 immobilizer transponder: no signal
        P1694 engine control module message to the immobilizer: invalid data
        P1695 engine control module memory: malfunction
        P1696 immobilizer key authentication: malfunction
        P169A immobilizer control module authentication: malfunction
        """
}
