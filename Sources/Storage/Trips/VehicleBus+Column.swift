import OBD

/// The value of the column `protocol`: the number of the bus in the command AT SP.
extension VehicleBus {
    private static let columns: KeyValuePairs<String, VehicleBus> = [
        "1": .j1850PWM, "2": .j1850VPW, "3": .iso9141, "4": .kwpSlowInit, "5": .kwpFastInit, "6": .can11Bit500,
        "7": .can29Bit500, "8": .can11Bit250, "9": .can29Bit250,
    ]

    var column: String? { Self.columns.first { $0.value == self }?.key }

    /// Returns nil for a text that is not the number of a bus.
    init?(column: String) {
        guard let found = Self.columns.first(where: { $0.key == column }) else { return nil }
        self = found.value
    }
}
