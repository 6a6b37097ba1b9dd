import Telemetry

/// A live value, and whether it is what it should be in the state that the engine is in.
package struct LiveReading: Hashable, Sendable {
    /// The raw value is the one used in JSON.
    package enum Judgement: String, Sendable, Comparable {
        /// There is no band for it, or not in this state.
        case notJudged = "not judged"
        case normal
        /// Outside what is usual: worth a look.
        case unusual
        /// Nothing that works well does this.
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

    /// Nil for what the adapter itself measured.
    package var ecu: ECUAddress?
    package var value: PIDValue
    package var judgement: Judgement
    /// What is wrong and what it may come from, with the band and where that is from; nil where nothing is judged.
    package var reason: String?
    /// Driving on does damage.
    package var isDangerous: Bool

    /// The PIDs that a scan reads: what is judged, what tells the engine's state, and what is worth comparing with the
    /// next scan.
    package static let pids: [UInt8] = [
        0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0B, 0x0C, 0x0D, 0x0F, 0x10, 0x11, 0x1F, 0x21, 0x2F, 0x30, 0x31,
        0x33,
        0x3C, 0x3D, 0x3E, 0x3F, 0x42, 0x44, 0x46, 0x4D, 0x4E, 0x51, 0x5B, 0x5C, 0xA6,
    ]

    /// The readings of a scan, in the order of asking; states are not among them.
    package static func of(_ scan: HealthScan) -> [LiveReading] {
        let state = EngineState(scan)
        var values: [(ecu: ECUAddress?, value: PIDValue)] = scan.values
            .filter { pids.contains($0.pid) && $0.value.value != nil && $0.value.text == nil }
            .map { ($0.ecu, $0.value) }
        if let volts = scan.adapter.voltage, volts > 0, scan.value(.controlModuleVoltage) == nil {
            values.append((nil, PIDValue(signal: .adapterVoltage, name: "Voltage at the connector", value: volts)))
        }
        return values.map { judge($0.value, ecu: $0.ecu, state) }
    }

    private static func judge(_ value: PIDValue, ecu: ECUAddress?, _ state: EngineState) -> LiveReading {
        var reading = LiveReading(ecu: ecu, value: value, judgement: .notJudged, reason: nil, isDangerous: false)
        guard let number = value.value,
            let band = ReadingBand.rows.first(where: { $0.signals.contains(value.signal) && $0.applies(state) })
        else { return reading }
        // Trucks have two batteries in a row.
        let factor = value.signal.unit == .volts && number > 18 ? 2.0 : 1
        let (normal, tolerable) = (band.normal, band.tolerable)
        let scaled = number / factor
        if normal.contains(scaled) {
            reading.judgement = .normal
        } else {
            reading.judgement = tolerable.contains(scaled) ? .unusual : .wrong
            reading.isDangerous =
                reading.judgement == .wrong && (band.isDangerousAbove && scaled > tolerable.upperBound)
        }
        let finding = scaled < normal.lowerBound ? band.below : scaled > normal.upperBound ? band.above : nil
        let usual = ["usual", band.usual(factor), band.state, "(\(band.source))"].filter { !$0.isEmpty }
        reading.reason = ([finding].compactMap(\.self) + [usual.joined(separator: " ")]).joined(separator: "; ")
        return reading
    }
}

/// In what state the engine is, as far as its values tell.
package struct EngineState: Hashable, Sendable {
    /// Nil where the engine speed is not known.
    package var isRunning: Bool?
    package var runSeconds: Double?
    package var coolantC: Double?
    package var speedKmh: Double?
    package var barometricKPa: Double?
    /// Fuel is trimmed by the oxygen sensors; nil where PID 03 is not known.
    package var isClosedLoop: Bool?

    /// Slower, and it is the starter that turns it.
    package static let runningRpm = 350.0

    package init() {}

    package init(_ scan: HealthScan) {
        isRunning = scan.value(.engineSpeed).map { $0 >= Self.runningRpm }
        runSeconds = scan.value(.runTimeSinceStart)
        coolantC = scan.value(.coolantTemperature)
        speedKmh = scan.value(.vehicleSpeed)
        barometricKPa = scan.value(.barometricPressure)
        isClosedLoop = scan.ecus.lazy.compactMap { scan.data(0x03, of: $0.address)?.first }.first.map { $0 & 0x12 != 0 }
    }

    var isWarm: Bool { coolantC.map { $0 >= 70 } ?? false }
}
