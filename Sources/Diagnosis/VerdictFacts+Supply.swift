import Formats
import OBD
import Telemetry

extension VerdictFacts {
    /// By its OBD requirements (PID 1C): its alternator is a stator in the engine, without a belt.
    var isMotorcycle: Bool {
        scan.ecus.contains { ecu in
            scan.data(0x1C, of: ecu.address)?.first.map { (36...40).contains($0) || (52...55).contains($0) } == true
        }
    }

    /// The reading of the supply voltage, of the control module if it gives one.
    var supply: LiveReading? {
        readings.first { reading in
            reading.value.signal == .controlModuleVoltage
                && !contradictions.contains { $0.signal == .controlModuleVoltage }
        }
            ?? readings.first { $0.value.signal == .adapterVoltage }
    }

    /// As of one battery.
    package var supplyVolts: Double? { supply?.value.value.map { $0 >= 20 ? $0 / 2 : $0 } }

    /// "14.0 V"; "not known".
    package var supplyText: String { supply.map { $0.value.shown(in: units) } ?? "not known" }

    /// The control module whose supply is much below that of another one, which is charged: then its own supply loses voltage.
    var starvedModule: (reading: LiveReading, other: LiveReading)? {
        let all = readings.filter { $0.value.signal == .controlModuleVoltage && $0.value.value != nil && $0.ecu != nil }
        guard engine.isRunning == true || engine.hasConverter,
            let low = all.min(by: { $0.value.value ?? 0 < $1.value.value ?? 0 }),
            let high = all.max(by: { $0.value.value ?? 0 < $1.value.value ?? 0 }), let lowV = low.value.value,
            let highV = high.value.value, lowV >= 5,
            highV - lowV >= OperatingLimits.moduleDropV * (highV >= 20 ? 2 : 1),
            highV / (highV >= 20 ? 2 : 1) >= OperatingLimits.readyLowV
        else { return nil }
        return (low, high)
    }

    /// "11.8 V (engine) and 14.1 V (transmission)".
    var starvedModuleText: String? {
        starvedModule.map { found in
            func text(_ reading: LiveReading) -> String {
                reading.value.shown(in: units) + (reading.ecu.map { " (\(scan.shortName(of: $0)))" } ?? "")
            }
            return "\(text(found.reading)) and \(text(found.other))"
        }
    }

    package var starvedModuleFinding: Finding? {
        starvedModuleText.map { text in
            Finding(
                text: "control module voltage is \(text)", signal: .controlModuleVoltage,
                count: supply?.severity == nil ? 0 : 1)
        }
    }

    /// The supply voltage is as it should be in this state of the engine.
    package var isSupplyGood: Bool {
        guard let supply, supply.severity == nil, supply.judgement != .unusual, let supplyVolts else { return false }
        // Shortly after a start, nothing is judged.
        let least =
            switch powerState {
            case .charging: engine.hasConverter ? OperatingLimits.readyLowV : OperatingLimits.chargingLowV
            case .perhapsReady: OperatingLimits.notReadyLowV
            case .battery: OperatingLimits.weakBatteryV
            case nil: OperatingLimits.engineOffLowV
            }
        return supplyVolts > least
    }

    package var isOvercharged: Bool { supplyVolts.map { $0 > OperatingLimits.chargingHighV } == true }

    /// The 12 V supply is above what batteries and control modules stand.
    package var highVoltage: Finding? {
        reading(.soon, [.controlModuleVoltage, .adapterVoltage]) {
            $0 / ($0 >= 20 ? 2 : 1) > OperatingLimits.chargingHighV
        } ?? (isSupplyGood ? nil : first("P0563"))
    }

    /// What should hold the voltage of the 12 V supply now.
    package enum PowerState: Sendable {
        /// Alternator, or DC/DC converter.
        case charging
        /// The battery alone, the engine being off.
        case battery
        /// A hybrid or an electric car: its converter if it is in READY, which is not known, else its battery.
        case perhapsReady
    }

    private var powerState: PowerState? {
        if engine.hasConverter { return engine.isCranking ? nil : engine.isReady == true ? .charging : .perhapsReady }
        return engine.isRunning.map { $0 ? .charging : .battery }
    }

    /// The 12 V supply is wrong in this state, and below the usual range.
    package func lowVoltage(_ state: PowerState) -> Finding? {
        guard powerState == state, !engine.isCranking, starvedModule == nil else { return nil }
        guard
            // Trucks have two batteries in series.
            let found = reading(
                .soon, [.controlModuleVoltage, .adapterVoltage], where: { $0 / ($0 >= 20 ? 2 : 1) < 14 })
                ?? (state == .charging ? weakCharging : nil)
        else { return nil }
        let place =
            engine.hasConverter
            ? (state == .charging ? " in READY" : "") : state == .battery ? " with the engine off" : ""
        guard state == .charging, engine.hasConverter, let code = codes.first(where: CodeSet.converter.contains) else {
            return Finding(text: found.text + place, signal: found.signal, count: found.count)
        }
        return Finding(
            text: found.text + place + ", and the DC/DC converter has a code (\(code.written))", signal: found.signal,
            count: found.count + 1)
    }

    /// In READY, the 12 V supply is below what a converter holds.
    package var isBelowReady: Bool {
        powerState == .charging && engine.hasConverter && supply.map { $0.judgement >= .unusual } == true
            && supplyVolts.map { $0 < OperatingLimits.readyLowV } == true
    }

    /// With the engine off, the 12 V battery is less than half charged.
    package var isBatteryWeak: Bool {
        powerState == .battery && !engine.isCranking && (engine.speedKmh ?? 0) == 0
            && supplyVolts.map { $0 < OperatingLimits.weakBatteryV } == true
    }

    /// Modules that lost each other because of a weak battery.
    package var weakBattery: Finding? {
        guard isBatteryWeak, let supply,
            let found = explanations.first(where: { $0.reason == "weak battery and lost modules" })
        else { return nil }
        let codes = Set(found.effects.map(\.description)).sorted()
        let others = codes.count > 3 ? ["others"] : []
        let isLost = self.codes.contains {
            CodeSet.lostCommunication.contains($0) && found.effects.contains($0.written)
        }
        let result = isLost ? "modules lost communication" : "the supply was too low"
        return Finding(
            text: "\(text(supply)) with the engine off, and \(result) (\(Format.list(codes.prefix(3) + others)))",
            signal: supply.value.signal, count: codes.count)
    }

    /// The supply breaks down while the starter turns.
    package var weakCranking: Finding? {
        guard engine.isCranking, let supply, supply.severity == .soon, let supplyVolts,
            supplyVolts < OperatingLimits.crankingLowV
        else { return nil }
        return Finding(text: text(supply), signal: supply.value.signal)
    }

    /// The voltage is that of a battery which is not charged, and a code of the alternator or of the supply says so, too.
    package var weakCharging: Finding? {
        guard powerState == .charging, has(.charging + .lowSupply), let supply, supply.judgement == .unusual,
            let supplyVolts, supplyVolts < OperatingLimits.readyLowV
        else { return nil }
        return Finding(text: text(supply), signal: supply.value.signal, count: 0)
    }
}
