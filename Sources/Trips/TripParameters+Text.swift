/// Parameters as one line of text, in which they are stored with a trip: "speedLimitKmh=130 fuel=e10 …". A parameter
/// that is missing because another version of the program wrote the text keeps its default.
extension TripParameters {
    // Computed, because key paths are not Sendable.
    private static var numbers: [(name: String, path: WritableKeyPath<TripParameters, Double>)] {
        [
            ("speedLimitKmh", \.speedLimitKmh), ("sharpAccelerationMps2", \.sharpAccelerationMps2),
            ("sharpBrakingMps2", \.sharpBrakingMps2), ("sharpMinimumKmh", \.sharpMinimumKmh),
            ("longIdleS", \.longIdleS), ("coldCoolantC", \.coldCoolantC), ("coldEngineRpm", \.coldEngineRpm),
            ("alertRepeatS", \.alerts.repeatS), ("wheelHours", \.alerts.wheelHours),
            ("breakMinutes", \.alerts.breakMinutes), ("wheelHoursADay", \.alerts.wheelHoursADay),
            ("coolantC", \.alerts.coolantC), ("lowVoltage", \.alerts.lowVoltage),
            ("lowVoltageEngineOff", \.alerts.lowVoltageEngineOff),
            ("lowVoltageCranking", \.alerts.lowVoltageCranking), ("highVoltage", \.alerts.highVoltage),
        ]
    }

    private static var optionalNumbers: [(name: String, path: WritableKeyPath<TripParameters, Double?>)] {
        [
            ("displacementL", \.vehicle.displacementL), ("volumetricEfficiency", \.vehicle.volumetricEfficiency),
            ("tankL", \.vehicle.tankL), ("batteryKWh", \.vehicle.batteryKWh), ("positionsPercent", \.positionsPercent),
        ]
    }

    private static var corrections:
        [(name: String, path: WritableKeyPath<TripParameters, VehicleSpecification.Correction?>)]
    {
        [("fuelCorrection", \.vehicle.fuelCorrection), ("distanceCorrection", \.vehicle.distanceCorrection)]
    }

    package var text: String {
        var words = Self.numbers.map { "\($0.name)=\(self[keyPath: $0.path])" }
        words += Self.optionalNumbers.compactMap { row in self[keyPath: row.path].map { "\(row.name)=\($0)" } }
        for row in Self.corrections {
            guard let correction = self[keyPath: row.path] else { continue }
            let spread = correction.spreadPercent.map { "\($0)" } ?? ""
            words.append("\(row.name)=\(correction.factor)/\(spread)/\(correction.comparisons)")
        }
        if let fuel = vehicle.fuel { words.append("fuel=\(fuel.name)") }
        if let cylinders = vehicle.cylinders { words.append("cylinders=\(cylinders)") }
        words.append("alerts=" + alerts.kinds.map(\.rawValue).sorted().joined(separator: ","))
        if !also.isEmpty { words.append("also=" + also.sorted().joined(separator: ",")) }
        if isGame { words.append("source=game") }
        if isOfReceiver { words.append("source=receiver") }
        return words.joined(separator: " ")
    }

    /// Reads a text in the format of `text`.
    package init(_ text: String) {
        self.init()
        for word in text.split(separator: " ") {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            take(String(parts[0]), parts[1])
        }
    }

    private mutating func take(_ name: String, _ value: Substring) {
        if let row = Self.numbers.first(where: { $0.name == name }) {
            if let number = Double(value), number.isFinite { self[keyPath: row.path] = number }
        } else if let row = Self.optionalNumbers.first(where: { $0.name == name }) {
            if let number = Double(value), number.isFinite { self[keyPath: row.path] = number }
        } else if let row = Self.corrections.first(where: { $0.name == name }) {
            let fields = value.split(separator: "/", omittingEmptySubsequences: false)
            guard fields.count == 3, let factor = Double(fields[0]), factor.isFinite, factor > 0,
                let comparisons = Int(fields[2])
            else { return }
            self[keyPath: row.path] = VehicleSpecification.Correction(
                factor: factor, spreadPercent: Double(fields[1]), comparisons: comparisons)
        } else if name == "fuel" {
            vehicle.fuel = FuelKind(String(value))
        } else if name == "cylinders" {
            vehicle.cylinders = Int(value)
        } else if name == "also" {
            also = Set(value.split(separator: ",").map(String.init))
        } else if name == "source" {
            isGame = value == "game"
            isOfReceiver = value == "receiver"
        } else if name == "alerts" {
            alerts.kinds = Set(value.split(separator: ",").compactMap { Alert.Kind(rawValue: String($0)) })
        }
    }
}
