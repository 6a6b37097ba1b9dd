package import Telemetry

/// A live value, and whether it is as expected in the current state of the engine.
package struct LiveReading: Hashable, Sendable {
    /// The judgment of a value; the raw value is the one used in JSON.
    package enum Judgement: String, Sendable, CaseIterable, Comparable {
        /// There is no expected range for the signal, or none in this state of the engine.
        case notJudged = "not judged"
        case normal
        /// Outside the usual range: worth a look.
        case unusual
        /// Outside what a working car shows.
        case wrong

        private var rank: Int {
            switch self {
            case .notJudged: 0
            case .normal: 1
            case .unusual: 2
            case .wrong: 3
            }
        }
        package static func < (left: Judgement, right: Judgement) -> Bool { left.rank < right.rank }
    }

    /// The ECU that reported the value; nil if the adapter itself measured it.
    package var ecu: ECUAddress?
    package var value: PIDValue
    package var judgement: Judgement
    /// What is wrong and its possible causes, with the usual range and its source; nil if the value is not judged.
    package var reason: String? { reason(in: .metric) }
    /// How serious the finding is; nil if there is none, or if it is only worth a look.
    package var severity: Severity?
    /// What is wrong with the sensor, if the value is impossible.
    package var sensorFault: String?
    private var comparison: Comparison?

    /// The expected range with which a value was compared.
    private struct Comparison: Hashable {
        /// The index in `ExpectedRange.rows`.
        var row: Int
        /// The factor for the limits of the range.
        var factor: Double
        var finding: ExpectedRange.Finding?
    }

    /// Returns the reason, with the range in the units of a system.
    package func reason(in units: UnitSystem) -> String? {
        comparison.map { comparison in
            let usual =
                "usual " + expected(comparison, units) + " (\(ExpectedRange.rows[comparison.row].source(units)))"
            return ([comparison.finding?.text].compactMap(\.self) + [usual]).joined(separator: "; ")
        }
    }

    /// Returns the usual range in the current state of the engine, such as "12.4 to 15.5 V with the engine running";
    /// nil if the value is not judged.
    package func expected(in units: UnitSystem) -> String? { comparison.map { expected($0, units) } }

    /// The limits of the usual range in the unit of the signal, where a value beyond them would be a finding; nil if the
    /// value is not judged.
    package var usual: (minimum: Double?, maximum: Double?)? {
        comparison.map { comparison in
            let band = ExpectedRange.rows[comparison.row]
            return (
                band.below == nil ? nil : band.normal.lowerBound * comparison.factor,
                band.normal.upperBound * comparison.factor
            )
        }
    }

    private func expected(_ comparison: Comparison, _ units: UnitSystem) -> String {
        let band = ExpectedRange.rows[comparison.row]
        return [band.usual(comparison.factor, units), band.state].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The PIDs that a scan reads: those that are judged, those that determine the engine's state, those that prove or refute a
    /// code, and those that are worth comparing with the next scan.
    package static let pids: [UInt8] = [
        0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0B, 0x0C, 0x0D, 0x0F, 0x10, 0x11, 0x1F, 0x21, 0x23,
        0x2F, 0x30,
        0x31, 0x33, 0x3C, 0x3D, 0x3E, 0x3F, 0x42, 0x44, 0x46, 0x4D, 0x4E, 0x51, 0x52, 0x59, 0x5B, 0x5C, 0x69, 0x71,
        0x72, 0x7A, 0x7B, 0x85, 0x88, 0x9A, 0xA6, 0xB2,
    ]

    /// The same on a bus: what the modules of a truck broadcast costs no request.
    package static func pids(on bus: VehicleBus?) -> [UInt8] {
        guard bus == .j1939 else { return pids }
        return pids + Set(J1939Parameter.table.map(\.pid)).subtracting(pids).sorted()
    }

    /// The PIDs that prove or refute codes and values: what is demanded and what is reached, what a second sensor reads, and what
    /// says where a fault is. On a bus on which a request takes long they are worth it only if the car has codes, or a value
    /// that is not as expected.
    package static func proofs(_ scan: HealthScan) -> [UInt8] {
        let isInTrouble =
            !scan.troubleCodes.isEmpty || !scan.otherCodes.isEmpty || scan.milOn == true || EngineState(scan).isCranking
            || of(scan).contains { $0.judgement > .normal }
        guard isInTrouble || scan.bus?.framing.isCAN == true else { return [] }
        let names = scan.troubleCodes.map(\.code.description)
        let ofCodes = proofRows.filter { row in names.contains { name in row.codes.contains(where: name.hasPrefix) } }
        return Set(provingPids + ofCodes.flatMap(\.pids)).subtracting(pids(on: scan.bus)).sorted()
    }

    /// Narrow-band sensors change too fast to be worth a request without a code about what they see; by the beginning of codes.
    private static let proofRows: [(codes: [String], pids: [UInt8])] = [
        (["P013", "P014", "P015", "P016", "P209", "P219", "P227"], [0x14, 0x15, 0x18, 0x19]),
        (["P0562"], [0x1C]),
    ]

    private static let provingPids: [UInt8] = [
        0x0A, 0x22, 0x24, 0x25, 0x28, 0x29, 0x2C, 0x2D, 0x2E, 0x32, 0x34, 0x35, 0x38, 0x39, 0x43, 0x45, 0x47, 0x49,
        0x4A,
        0x4C, 0x54, 0x5E, 0x66, 0x67, 0x68, 0x6A, 0x6B, 0x6C, 0x6D, 0x6E, 0x6F, 0x70, 0x73, 0x74, 0x75, 0x77, 0x78,
        0x79,
        0x7C, 0x83, 0x84, 0x87, 0x8B, 0x8C, 0x94, 0x98, 0x9B, 0xA1, 0xA4, 0xA5,
    ]

    /// Returns the readings of a scan, in the order of the requests, without states and the history of PID 88. If several
    /// ECUs report a signal, only one value is judged, the engine's if possible: values copied by other ECUs are delayed
    /// or scaled differently.
    package static func of(_ scan: HealthScan) -> [LiveReading] {
        let state = EngineState(scan)
        let pids = pids(on: scan.bus)
        let values = scan.values
            .filter { $0.pid != 0x88 && pids.contains($0.pid) && $0.value.value != nil && $0.value.text == nil }
        let judged = Dictionary(values.map { ($0.value.signal, $0.ecu) }, uniquingKeysWith: min)
        var readings = values.map { found in
            judged[found.value.signal] == found.ecu
                ? judge(found.value, ecu: found.ecu, state) : LiveReading(ecu: found.ecu, value: found.value)
        }
        readings += scan.extraValues.map { LiveReading(ecu: $0.ecu, value: $0.value) }
        // No car responds below 6 V: the adapter does not measure the voltage then.
        if let volts = scan.adapter.voltage, volts >= 6, scan.value(.controlModuleVoltage) == nil {
            let value = PIDValue(signal: .adapterVoltage, name: "Voltage at the connector", value: volts)
            readings.append(judge(value, ecu: nil, state))
        }
        return readings
    }

    /// Creates a reading that is not judged.
    private init(ecu: ECUAddress?, value: PIDValue) {
        self.ecu = ecu
        self.value = value
        judgement = .notJudged
    }

    private static func judge(_ value: PIDValue, ecu: ECUAddress?, _ state: EngineState) -> LiveReading {
        var reading = LiveReading(ecu: ecu, value: value)
        guard let number = value.value, !isFill(value.signal, number),
            let row = ExpectedRange.rows.firstIndex(where: { $0.signals.contains(value.signal) && $0.applies(state) })
        else { return reading }
        let band = ExpectedRange.rows[row]
        // Trucks have two batteries in series.
        let factor = value.signal.unit == .volts && number >= 20 ? 2.0 : 1
        let (judgement, finding) = band.judge(number / factor)
        reading.judgement = judgement
        reading.severity =
            switch judgement {
            case .wrong: finding?.severity
            case .unusual: finding.flatMap { $0.unusual == .informational ? nil : $0.unusual }
            case .normal, .notJudged: nil
            }
        if finding?.isOfSensor == true { reading.sensorFault = finding?.text }
        reading.comparison = Comparison(row: row, factor: factor, finding: finding)
        return reading
    }

    /// Whether a fuel trim is padding: cars without a bank 3 or 4 fill its byte with 00 or FF.
    private static func isFill(_ signal: Signal, _ percent: Double) -> Bool {
        (Signal.shortTermFuelTrims.dropFirst(2) + Signal.longTermFuelTrims.dropFirst(2)).contains(signal)
            && (percent <= -100 || percent > 99)
    }
}
