import CommandLine
import OBD
import Settings
import Telemetry
import Trips

/// A value of a vehicle that users can set: its flag, and where it is stored.
struct VehicleField: Sendable {
    let flag: Flag
    /// The expected value, such as "a volume from 1 to 528 (gal), such as 55 L, 14gal or 12impgal", in the given units.
    let expected: @Sendable (UnitSystem) -> String
    /// Sets the value; returns false for an invalid text. A number without a unit is in the given units.
    let set: @Sendable (inout VehicleProfile, String, UnitSystem) -> Bool
    let unset: @Sendable (inout VehicleProfile) -> Void

    private init(
        flag: Flag, expected: @escaping @autoclosure @Sendable () -> String,
        set: @escaping @Sendable (inout VehicleProfile, String) -> Bool,
        unset: @escaping @Sendable (inout VehicleProfile) -> Void
    ) {
        self.init(
            flag: flag, expected: { _ in expected() }, set: { vehicle, text, _ in set(&vehicle, text) }, unset: unset)
    }

    private init(
        flag: Flag, expected: @escaping @Sendable (UnitSystem) -> String,
        set: @escaping @Sendable (inout VehicleProfile, String, UnitSystem) -> Bool,
        unset: @escaping @Sendable (inout VehicleProfile) -> Void
    ) {
        (self.flag, self.expected, self.set, self.unset) = (flag, expected, set, unset)
    }

    /// Sets the value from the options, or removes it if it is "none". Throws for an invalid text.
    func take(_ options: Options, _ units: UnitSystem, _ vehicle: inout VehicleProfile) throws(Failure) {
        guard let text = options.value(flag) else { return }
        if text.lowercased() == "none" {
            unset(&vehicle)
        } else if !set(&vehicle, text, units) {
            throw options.wrong(flag, expected(units) + ", or none to remove it")
        }
    }

    static let all: [VehicleField] = [
        VehicleField(flag: Flag.vehicleName, expected: "a name of at most 64 characters") {
            let isPlain = $1.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            guard isPlain, $1.count <= 64 else { return false }
            $0.name = $1
            return true
        } unset: {
            $0.name = nil
        },
        VehicleField(
            flag: Flag.vehicleMake,
            expected: "a make such as Ford, or one of "
                + ManufacturerGroup.allCases.map(\.rawValue).joined(separator: ", ")
        ) {
            guard let make = ManufacturerGroup.make(named: $1) else { return false }
            $0.make = make
            return true
        } unset: {
            $0.make = nil
        },
        VehicleField(flag: Flag.vehicleModel, expected: "a name of at most 64 characters") {
            let isPlain = $1.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
            guard isPlain, $1.count <= 64 else { return false }
            $0.model = $1
            return true
        } unset: {
            $0.model = nil
        },
        VehicleField(flag: Flag.vehicleYear, expected: "a model year from 1980 to 2100") {
            guard let year = Int($1), 1980...2100 ~= year else { return false }
            $0.modelYear = year
            return true
        } unset: {
            $0.modelYear = nil
        },
        VehicleField(
            flag: Flag.fuel,
            expected: FuelKind.named.map(\.name).joined(separator: ", ")
                + ", another share of ethanol such as e27, or auto for what the car reports"
        ) {
            if $1.lowercased() == "auto" {
                $0.specification.fuel = nil
                return true
            }
            guard let kind = FuelKind($1.lowercased()) else { return false }
            $0.specification.fuel = kind
            return true
        } unset: {
            $0.specification.fuel = nil
        },
        number(
            Flag.displacement, \.displacementL, 0.05...30, .displacement, "a displacement",
            "such as 1.6, 1598cc or 350cid"
        ),
        VehicleField(flag: Flag.volumetricEfficiency, expected: "a share from 0.5 to 1.3, or 50% to 130%") {
            let isPercent = $1.hasSuffix("%")
            let digits = isPercent ? String($1.dropLast()).filter { $0 != " " } : $1
            guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
                let number = Double(digits)
            else { return false }
            let share = isPercent ? number / 100 : number
            guard (0.5...1.3).contains(share) else { return false }
            $0.specification.volumetricEfficiency = share
            return true
        } unset: {
            $0.specification.volumetricEfficiency = nil
        },
        VehicleField(flag: Flag.cylinders, expected: "a number from 1 to 16") {
            guard let count = UInt8($1), (1...16).contains(count), $1.first != "+" else { return false }
            $0.specification.cylinders = Int(count)
            return true
        } unset: {
            $0.specification.cylinders = nil
        },
        number(Flag.tank, \.tankL, 2...2000, .volume, "a volume", "such as 55 L, 14gal or 12impgal"),
    ]

    private static func number(
        _ flag: Flag, _ path: any WritableKeyPath<VehicleSpecification, Double?> & Sendable,
        _ range: ClosedRange<Double>, _ quantity: SettingQuantity, _ noun: String, _ examples: String
    ) -> VehicleField {
        VehicleField(flag: flag) { units in
            "\(noun) \(quantity.text(range, in: units)), \(examples)"
        } set: {
            guard let number = quantity.value($1, in: $2), range.contains(number) else { return false }
            $0.specification[keyPath: path] = number
            return true
        } unset: {
            $0.specification[keyPath: path] = nil
        }
    }
}
