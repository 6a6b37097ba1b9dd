package import OBD
package import Telemetry

/// The codes that say of a sensor what an impossible value of it says: one fault, reported once.
package enum SensorCodes {
    private static let sensors: [Signal: CodeSet] = [
        .coolantTemperature: .coolantSensor,
        .intakeAirTemperature: "P0095-P0099, P0110-P0114, P0127",
        .ambientTemperature: "P0070-P0074",
        .engineOilTemperature: "P0195-P0199",
        .massAirFlow: .airFlow,
        .engineLoad: .airFlow + "P0105-P0109",
        .intakeManifoldPressure: "P0105-P0109",
        .barometricPressure: "P0069, P2226-P2230, P222A-P222F",
        .throttlePosition: "P0120-P0123, P0068, P2135",
        .controlModuleVoltage: "P0560-P0563",
        .adapterVoltage: "P0560-P0563",
    ]

    /// The codes that are computed with the value of a sensor: what it reads wrongly makes them.
    static func results(_ signal: Signal) -> CodeSet {
        if ScanReasons.railPressures.contains(signal) { return .lean + .rich + .misfire }
        return results[signal] ?? ""
    }

    private static let results: [Signal: CodeSet] = [
        .coolantTemperature: .rich + "P0125, P0126, P0128" + .filterFull,
        .intakeManifoldPressure: .lean + .rich + "P0299, P0234, P2263, P0068, P0101, P0400, P0401, P0505-P0507",
        .barometricPressure: .lean + .rich + "P0299, P0234, P2263, P0068",
        .massAirFlow: .lean + .rich + "P0400-P0402, P0299, P0A0F" + .filterFull,
        .throttlePosition: .limitedPower + "P0068, P0505-P0507, P2135",
        .intakeAirTemperature: "P0127, P0324-P0326",
    ]

    private static let filterPressure: CodeSet =
        "P2002, P2003, P242F, P244A, P2452-P2456, P245E, P245F, P2460-P2463" + CodeSet.filterFull

    private static let railPressure: CodeSet = "P0190-P0194, P0087, P0088, P0089"

    /// The codes about the sensor of a value.
    static func codes(_ signal: Signal) -> CodeSet {
        if ScanReasons.railPressures.contains(signal) { return railPressure }
        if signal.name.hasPrefix("exhaustTemperature") || signal.name.hasPrefix("filterInletTemperature")
            || signal.name.hasPrefix("filterOutletTemperature")
        {
            return ScanReasons.exhaustTemperatureSensors
        }
        return Signal.filterPressureDifferences.contains(signal) ? filterPressure : sensors[signal] ?? ""
    }

    /// The code that reports the same as a value: of its sensor, if the value cannot be, or of its mixture. A value that may be
    /// true, such as hot coolant, is reported by no code of its sensor.
    package static func telling(
        _ reading: LiveReading, in codes: [CodeReport], _ contradictions: [Contradiction]
    ) -> CodeReport? {
        let signal = reading.value.signal
        let cannotBe = reading.sensorFault != nil || contradictions.contains { $0.signal == signal }
        if cannotBe { return telling(signal, in: codes) }
        let trims = [Signal.longTermFuelTrims, Signal.shortTermFuelTrims]
        guard reading.judgement >= .unusual, let percent = reading.value.value,
            let bank = trims.compactMap({ $0.firstIndex(of: signal) }).first
        else { return nil }
        let mixture: CodeSet = percent > 0 ? .lean : .rich
        return codes.first { isListed($0) && mixture.contains($0) && $0.bank == bank + 1 }
    }

    /// What is wrong with a value, and what may be the cause; of one that a code has reported only that. Nil if the value is not
    /// judged.
    package static func reason(
        _ reading: LiveReading, in codes: [CodeReport], _ contradictions: [Contradiction], _ units: UnitSystem
    ) -> String? {
        let reported = reading.judgement > .normal ? telling(reading, in: codes, contradictions) : nil
        return reported.map { "as \($0.written) says" } ?? reading.reason(in: units)
    }

    /// The code of the sensor of a value that cannot be.
    static func telling(_ signal: Signal, in codes: [CodeReport]) -> CodeReport? {
        codes.first { isListed($0) && Self.codes(signal).contains($0) }
    }

    /// A permanent code alone is of the past.
    private static func isListed(_ code: CodeReport) -> Bool { code.mainStatus != .permanent }
}
