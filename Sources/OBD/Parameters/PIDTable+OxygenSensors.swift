import Telemetry

/// The PIDs that list the oxygen sensors present, and those of the individual sensors. PID 13 or 1D, whichever the ECU
/// supports, defines which sensor a number refers to; both count from the lowest bit.
extension PIDTable {
    private typealias Sensor = (bank: Int, sensor: Int)

    /// The order of the sensors in PID 13.
    private static let ofTwoBanks: [Sensor] = [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4)]
    /// The order of the sensors in PID 1D.
    private static let ofFourBanks: [Sensor] = [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2)]

    static let oxygenSensorRows: [PIDDefinition] =
        [
            PIDDefinition(0x13, "Oxygen sensors present, two banks", bytes: 1, present(ofTwoBanks, "", "")),
            PIDDefinition(
                0x1D, "Oxygen sensors present, four banks", bytes: 1,
                present(ofFourBanks, "OfFourBanks", " of four banks")),
        ] + perSensor(0x14, "Oxygen sensor", bytes: 2, narrow)
        + perSensor(0x24, "Wide-range oxygen sensor, lambda and voltage", bytes: 4, wideByVoltage)
        + perSensor(0x34, "Wide-range oxygen sensor, lambda and current", bytes: 4, wideByCurrent)

    private static func present(_ sensors: [Sensor], _ suffix: String, _ words: String) -> [PIDField] {
        sensors.indices.map { index in
            let (bank, sensor) = sensors[index]
            return .flag(
                "oxygenSensorPresentBank\(bank)Sensor\(sensor)\(suffix)",
                "Oxygen sensor, bank \(bank) sensor \(sensor)\(words)", bit: index, "not present", "present")
        }
    }

    private static func perSensor(
        _ first: UInt8, _ name: String, bytes: Int, _ fields: (Sensor) -> [PIDField]
    ) -> [PIDDefinition] {
        ofTwoBanks.indices.map { index in
            PIDDefinition(
                first + UInt8(index), "\(name) \(index + 1)", bytes: bytes, fields(ofTwoBanks[index]),
                ofFourBanks: fields(ofFourBanks[index]))
        }
    }

    private static func narrow(_ place: Sensor) -> [PIDField] {
        let key = "Bank\(place.bank)Sensor\(place.sensor)"
        let words = "bank \(place.bank) sensor \(place.sensor)"
        return [
            .number("oxygenSensorVoltage\(key)", .volts, "Oxygen sensor voltage, \(words)", per: 200),
            .deviation(
                "oxygenSensorTrim\(key)", "Short-term fuel trim of the oxygen sensor, \(words)", at: 1,
                when: [.notFF(byte: 1)]),
        ]
    }

    private static func wideByVoltage(_ place: Sensor) -> [PIDField] {
        let key = "Bank\(place.bank)Sensor\(place.sensor)"
        let words = "bank \(place.bank) sensor \(place.sensor)"
        return [
            .number(
                "lambda\(key)", .ratio, "Lambda, \(words)", bytes: 2, times: 2, per: 65536, rescaledBy: .lambda),
            .number(
                "wideOxygenSensorVoltage\(key)", .volts, "Wide-range oxygen sensor voltage, \(words)", at: 2, bytes: 2,
                times: 8, per: 65536, rescaledBy: .oxygenVoltage),
        ]
    }

    private static func wideByCurrent(_ place: Sensor) -> [PIDField] {
        let key = "Bank\(place.bank)Sensor\(place.sensor)"
        let words = "bank \(place.bank) sensor \(place.sensor)"
        return [
            .number(
                "lambdaByCurrent\(key)", .ratio, "Lambda by sensor current, \(words)", bytes: 2, times: 2,
                per: 65536, rescaledBy: .lambda),
            .number(
                "oxygenSensorCurrent\(key)", .milliamperes, "Wide-range oxygen sensor current, \(words)", at: 2,
                bytes: 2, per: 256, plus: -128, rescaledBy: .oxygenCurrent),
        ]
    }
}
