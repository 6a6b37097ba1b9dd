import Formats
package import OBD
package import Telemetry

/// What proves a code that is only pending, so that it counts as present: a value that its fault makes and a sound car does
/// not have, now or in the code's freeze frame, a test of the same thing that failed, or its own status.
package struct CodeProof: Sendable {
    /// "intake manifold pressure of 55 kPa at idle".
    package let words: @Sendable (UnitSystem) -> String

    /// What was measured at one moment.
    private struct Moment {
        let values: [PIDValue]
        let isDiesel: Bool
        /// " in its freeze frame", or nothing.
        var place = ""

        func callAsFunction(_ signal: Signal) -> Double? { values.first { $0.signal == signal }?.value }

        var isIdling: Bool {
            self(.vehicleSpeed) == 0 && self(.engineSpeed).map { (500..<1100).contains($0) } == true
        }
        var isRunning: Bool { self(.engineSpeed).map { $0 >= EngineState.runningRpm } == true }
        var isWarm: Bool { self(.coolantTemperature).map { $0 >= OperatingLimits.regenerationCoolantC } == true }
        /// Of a 12 V system: trucks have two batteries in series.
        var volts: Double? { self(.controlModuleVoltage).map { $0 / ($0 >= 20 ? 2 : 1) } }
    }

    /// The signal that proves codes, or nil.
    private struct Row: Sendable {
        let codes: CodeSet
        let proof: @Sendable (Moment, CodeReport) -> Signal?
        /// Added to the value.
        var state = ""
    }

    /// kPa that boost differs from what is demanded, in a turbocharger that is not in order.
    private static let wrongBoostKpa = 30.0
    /// °C: oil that hot is thin.
    private static let thinOilC = 130.0
    private static let boost = (
        demanded: Signal("commandedBoostPressureA", .kilopascals), actual: Signal("boostPressureA", .kilopascals)
    )

    private static let rows: [Row] = [
        Row(codes: .lean, proof: { moment, code in trim(moment, code) { $0 >= OperatingLimits.leanFuelTrimPercent } }),
        Row(codes: .rich, proof: { moment, code in trim(moment, code) { $0 <= -OperatingLimits.leanFuelTrimPercent } }),
        Row(
            codes: .overheated,
            proof: { moment, _ in
                moment(.coolantTemperature).map { $0 > OperatingLimits.coolantHotC } == true ? .coolantTemperature : nil
            }),
        Row(
            codes: .cam16 + "P0008, P0009",
            proof: { moment, _ in
                let pressure = moment(.intakeManifoldPressure) ?? 0
                return moment.isIdling && !moment.isDiesel && pressure >= OperatingLimits.littleVacuumKpa
                    ? .intakeManifoldPressure : nil
            }, state: " at idle"),
        // Warm oil at idle has the least pressure.
        Row(
            codes: oilPressure,
            proof: { moment, _ in !moment.place.isEmpty && moment.isIdling && moment.isWarm ? .engineSpeed : nil },
            state: " with a warm engine"),
        Row(
            codes: oilPressure,
            proof: { moment, _ in
                moment(.engineOilTemperature).map { $0 >= thinOilC } == true ? .engineOilTemperature : nil
            }),
        Row(
            codes: .lowSupply,
            proof: { moment, _ in
                moment.isRunning && moment.volts.map { $0 < OperatingLimits.chargingLowV } == true
                    ? .controlModuleVoltage : nil
            }, state: " while the engine ran"),
        Row(
            codes: "P0563",
            proof: { moment, _ in
                moment.volts.map { $0 > OperatingLimits.chargingHighV } == true ? .controlModuleVoltage : nil
            }),
        Row(
            codes: .fuelPressureLow,
            proof: { moment, _ in
                guard moment.isRunning, moment.isDiesel else { return nil }
                return ScanReasons.railPressures.first { signal in
                    // With less, no engine runs: then its sensor is wrong.
                    moment(signal).map {
                        (Contradiction.minDieselRailKpa..<OperatingLimits.dieselStartRailKpa).contains($0)
                    } == true
                }
            }, state: " while the engine ran"),
        Row(codes: "P0299, P2263", proof: { moment, _ in deviation(moment) { $0 <= -wrongBoostKpa } }),
        Row(codes: "P0234", proof: { moment, _ in deviation(moment) { $0 >= wrongBoostKpa } }),
    ]

    private static let oilPressure: CodeSet = "P0520-P0524, P06DD"

    /// The fuel trim of the bank of a code.
    private static func trim(_ moment: Moment, _ code: CodeReport, _ isWrong: (Double) -> Bool) -> Signal? {
        guard let bank = code.bank, (1...2).contains(bank), let long = moment(Signal.longTermFuelTrims[bank - 1]),
            isWrong(long + (moment(Signal.shortTermFuelTrims[bank - 1]) ?? 0))
        else { return nil }
        return Signal.longTermFuelTrims[bank - 1]
    }

    private static func deviation(_ moment: Moment, _ isWrong: (Double) -> Bool) -> Signal? {
        guard let demanded = moment(boost.demanded), let actual = moment(boost.actual) else { return nil }
        return isWrong(actual - demanded) ? boost.actual : nil
    }

    // MARK: Tests

    /// The codes that a test of a monitor is about (service 06 on CAN), with the bank that they must name.
    private static func codes(_ monitor: UInt8) -> (codes: CodeSet, bank: Int?)? {
        switch monitor {
        case 0x21...0x24: (.catalyst, Int(monitor) - 0x20)
        case 0x31...0x34: ("P0400-P0402", nil)
        case 0x35...0x38: (.cam16 + .camTiming, Int(monitor) - 0x34)
        case 0x39...0x3D: ("P0440-P0442, P0455, P0456, P0496", nil)
        case 0x81...0x84: (.lean + .rich, Int(monitor) - 0x80)
        case 0x85...0x86: ("P0234, P0299, P2263", nil)
        default: nil
        }
    }

    // MARK: -

    /// Returns a function that proves the codes of a scan.
    package static func of(_ scan: HealthScan) -> (CodeReport) -> CodeProof? {
        let live = Moment(values: scan.values.map(\.value), isDiesel: scan.isDiesel)
        let failed = scan.testResults.filter { $0.passed == false && $0.scalingID != nil }
        return { code in
            guard code.isPending, code.hasPassed != true else { return nil }
            let frame = Moment(values: code.frozen, isDiesel: live.isDiesel, place: " in its freeze frame")
            for moment in [live, frame] {
                for row in rows where row.codes.contains(code) {
                    guard let signal = row.proof(moment, code),
                        let value = moment.values.first(where: { $0.signal == signal })
                    else { continue }
                    let place = row.state + moment.place
                    return CodeProof { "\(Format.lowercased(value.name)) of \(value.rounded(in: $0))\(place)" }
                }
            }
            let test = failed.first { result in
                codes(result.monitor).map { $0.codes.contains(code) && ($0.bank == nil || $0.bank == code.bank) }
                    == true
            }
            if let test { return CodeProof { _ in "a monitor test that failed (\(test.name))" } }
            // What stops the car is believed at once.
            return code.isPresent == true && code.severity == .stopNow
                ? CodeProof { _ in "its status, by which it is present now" } : nil
        }
    }
}
