import OBD
package import Telemetry

extension VerdictFacts {
    package func value(_ signal: Signal) -> Double? { scan.value(signal) }

    /// The coolant is hotter than a working engine's.
    package var isHot: Bool {
        readings.contains { reading in
            reading.value.signal == .coolantTemperature && reading.sensorFault == nil
                && (reading.value.value ?? 0) > OperatingLimits.coolantHotC
                && !contradictions.contains { $0.signal == .coolantTemperature }
        }
    }

    /// The engine stands, or only the starter turns it; that of a hybrid may.
    package var isStanding: Bool {
        engine.isRunning == false && !engine.isHybrid && (engine.speedKmh ?? 0) == 0 && (engine.runSeconds ?? 0) == 0
    }

    /// Long and short-term fuel trim of a bank in percent; nil if it is not known.
    package func trim(bank: Int) -> Double? {
        let (long, short) = (Signal.longTermFuelTrims, Signal.shortTermFuelTrims)
        guard long.indices.contains(bank - 1), let trim = value(long[bank - 1]), trim.magnitude < 99 else { return nil }
        let now = value(short[bank - 1]).flatMap { $0.magnitude < 99 ? $0 : nil }
        return trim + (now ?? 0)
    }

    /// The long and the short-term fuel trim of a bank, if each is large and the other takes it back.
    package var cancelingTrims: (long: Double, short: Double)? {
        for (long, short) in zip(Signal.longTermFuelTrims, Signal.shortTermFuelTrims) {
            guard let long = value(long), let short = value(short), long.magnitude < 99, short.magnitude < 99,
                long.magnitude >= OperatingLimits.leanFuelTrimPercent,
                short.magnitude >= OperatingLimits.leanFuelTrimPercent,
                (long + short).magnitude < OperatingLimits.evenFuelTrimPercent
            else { continue }
            return (long, short)
        }
        return nil
    }

    /// The banks that are lean, by codes or by their fuel trims.
    package var leanBanks: Set<Int> {
        let byTrim = [1, 2].filter { trim(bank: $0).map { $0 >= OperatingLimits.leanFuelTrimPercent } == true }
        return Set(codes.filter(CodeSet.lean.contains).compactMap(\.bank) + byTrim)
    }

    /// Likewise those that are rich.
    package var richBanks: Set<Int> {
        let byTrim = [1, 2].filter { trim(bank: $0).map { $0 <= -OperatingLimits.leanFuelTrimPercent } == true }
        return Set(codes.filter(CodeSet.rich.contains).compactMap(\.bank) + byTrim)
    }
}
