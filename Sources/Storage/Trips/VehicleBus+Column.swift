import OBD

/// The column `protocol`: by the number that AT SP has for it.
extension VehicleBus {
    private static let columns: KeyValuePairs<String, VehicleBus> = [
        "1": .j1850PWM, "2": .j1850VPW, "3": .iso9141, "4": .kwpSlowInit, "5": .kwpFastInit, "6": .can11Bit500,
        "7": .can29Bit500, "8": .can11Bit250, "9": .can29Bit250,
    ]

    var column: String? { Self.columns.first { $0.value == self }?.key }

    /// Nil for what stands for none.
    init?(column: String) {
        guard let found = Self.columns.first(where: { $0.key == column }) else { return nil }
        self = found.value
    }
}
