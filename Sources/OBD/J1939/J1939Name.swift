/// The NAME with which a module of SAE J1939-81 claims its address: 64 bits, the low byte first.
package struct J1939Name: Hashable, Sendable {
    package let function: UInt8

    /// Nil if the data are no NAME.
    package init?(_ data: [UInt8]) {
        guard data.count == 8 else { return nil }
        function = data[5]
    }

    /// The data of an address claim.
    /// - Parameters:
    ///   - manufacturer: its code, of 11 bits.
    ///   - identity: a number of 21 bits, such as a serial number.
    package static func data(function: UInt8, manufacturer: UInt32 = 0, identity: UInt32 = 0) -> [UInt8] {
        let low = identity & 0x1F_FFFF | manufacturer << 21
        return [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: low >> $0) } + [0, function, 0, 0]
    }

    /// The functions that mean the same in all industries (SAE J1939, table of NAME functions), in up to 15 characters.
    /// Those from 128 on depend on the kind of vehicle.
    static let functions: [UInt8: String] = [
        0: "engine", 1: "auxiliary power", 2: "electric drive", 3: "transmission", 4: "battery monitor",
        5: "shift console", 6: "power take-off", 7: "steered axle", 8: "drive axle", 9: "brakes",
        10: "front brakes", 11: "rear brakes", 12: "engine retarder", 13: "retarder", 14: "cruise control",
        15: "fuel system", 16: "steering", 17: "suspension", 18: "suspension", 19: "instruments",
        20: "trip recorder", 21: "climate control", 22: "aerodynamics", 23: "navigation", 24: "security",
        25: "network gateway", 26: "body", 27: "second PTO", 28: "gateway", 29: "terminal", 30: "computer",
        31: "battery charger", 32: "distance radar", 33: "system monitor", 34: "hydraulic pump", 35: "suspension",
        36: "air system", 37: "cab", 38: "tire pressure", 39: "ignition", 40: "seats", 41: "light switches",
    ]
}
