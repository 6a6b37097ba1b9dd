import Formats
package import OBD
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

    /// "51 °C after 53 minutes of running", if a diesel should be warm by now and does not start to burn off its filter.
    var tooColdToRegenerate: String? {
        guard let seconds = engine.runSeconds, seconds >= 1200, engine.isRunning == true,
            // At idle in the cold a diesel does not warm up.
            (engine.speedKmh ?? 0) > 0 || value(.ambientTemperature).map({ $0 > 5 }) == true,
            let reading = readings.first(where: { $0.value.signal == .coolantTemperature }),
            reading.sensorFault == nil, let coolant = reading.value.value,
            coolant < OperatingLimits.regenerationCoolantC
        else { return nil }
        return
            "\(reading.value.rounded(in: units)) after \(Format.count(Int(clamping: seconds / 60), "minute")) of running"
    }

    /// Others say that the coolant temperature is not what its sensor reads.
    var isCoolantContradicted: Bool { contradictions.contains { $0.signal == .coolantTemperature } }

    /// "55 °C after 40 minutes of running", if the reading of the coolant is judged too low.
    var stillCold: String? {
        guard let seconds = engine.runSeconds, seconds >= 900, engine.isRunning == true, !engine.isHybrid,
            let reading = readings.first(where: { $0.value.signal == .coolantTemperature }),
            reading.sensorFault == nil, reading.severity != nil, reading.value.value.map({ $0 < 70 }) == true
        else { return nil }
        return
            "\(reading.value.rounded(in: units)) after \(Format.count(Int(clamping: seconds / 60), "minute")) of running"
    }

    /// kPa in the intake manifold at idle; nil in any other state.
    var idlePressureKpa: Double? {
        guard engine.isRunning == true, engine.speedKmh == 0,
            value(.engineSpeed).map({ (500..<1100).contains($0) }) == true
        else { return nil }
        return value(.intakeManifoldPressure)
    }

    /// What is demanded and what is reached, if both are measured.
    func demanded(_ demand: String, _ actual: String, _ unit: Unit) -> (demand: Double, actual: Double)? {
        guard let demand = value(Signal(demand, unit)), let actual = value(Signal(actual, unit)) else { return nil }
        return (demand, actual)
    }

    /// "0.5 L/h are demanded and 0.0 L/h are dosed", if much less AdBlue (DEF) flows than is demanded.
    var undosed: String? {
        guard let dose = demanded("demandedReagentRate", "reagentRate", .litresPerHour), dose.demand >= 0.1,
            dose.actual < dose.demand / 4
        else { return nil }
        return "\(Format.fixed(dose.demand, 1)) L/h are demanded and \(Format.fixed(dose.actual, 1)) L/h are dosed"
    }

    /// Codes of a truck's supply that was too low, does not fail now, and is as it should be.
    package var truckSupplyWasLow: [HealthScan.UDSCode] {
        guard isSupplyGood, engine.isRunning == true else { return [] }
        return scan.otherCodes.filter { found in
            found.code.isAbout([158, 167, 168], ScanReasons.lowOfTruck) && !found.code.status.contains(.testFailed)
        }
    }
}
