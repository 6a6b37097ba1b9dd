import CommandLine
import OBD
import Trips

/// A value of a vehicle that users can set: its flag, and where it is stored.
struct VehicleField: Sendable {
    let flag: AnyFlag
    /// Sets the value from the options, or removes it; does nothing if it is not given.
    let change: @Sendable (Options, inout VehicleProfile) -> Void

    private init<Value>(_ flag: Flag<Change<Value>?>, _ path: any WritableKeyPath<VehicleProfile, Value?> & Sendable) {
        self.flag = flag
        change = { options, vehicle in
            switch options[flag] {
            case .set(let value)?: vehicle[keyPath: path] = value
            case .remove?: vehicle[keyPath: path] = nil
            case nil: break
            }
        }
    }

    static let all: [VehicleField] = [
        VehicleField(.vehicleName, \.name), VehicleField(.vehicleMake, \.make), VehicleField(.vehicleModel, \.model),
        VehicleField(.vehicleYear, \.modelYear), VehicleField(.fuel, \.specification.fuel),
        VehicleField(.displacement, \.specification.displacementL),
        VehicleField(.volumetricEfficiency, \.specification.volumetricEfficiency),
        VehicleField(.cylinders, \.specification.cylinders), VehicleField(.tank, \.specification.tankL),
    ]

    // MARK: Values

    static let nameExpected = "a name of at most 64 characters"

    @Sendable static func name(_ text: String) -> String? {
        let isPlain = text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        return isPlain && text.count <= 64 ? text : nil
    }

    /// "0.85" or "85%".
    @Sendable static func share(_ text: String) -> Double? {
        let isPercent = text.hasSuffix("%")
        let digits = isPercent ? String(text.dropLast()).filter { $0 != " " } : text
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
            let number = Double(digits)
        else { return nil }
        let share = isPercent ? number / 100 : number
        return (0.5...1.3).contains(share) ? share : nil
    }
}
