import Formats
package import OBD
import Telemetry

/// What a freeze frame says that does not fit its code: then the frame, or the code, proves little.
package enum FrameRemark {
    private struct Row: Sendable {
        package let codes: CodeSet
        package let signal: Signal
        package let doesNotFit: @Sendable (Double) -> Bool
        package let text: String
    }

    private static let rows: [Row] = [
        Row(
            codes: "P0125, P0126, P0128", signal: .coolantTemperature, doesNotFit: { $0 >= 85 },
            text: "the engine was warm then, which does not fit: sensor or connector rather than thermostat"),
        Row(
            codes: .overheated, signal: .coolantTemperature, doesNotFit: { $0 < 100 },
            text: "the engine was not hot then, which does not fit: sensor or wire?"),
        Row(
            codes: "P0420, P0430", signal: .coolantTemperature, doesNotFit: { $0 < 60 },
            text: "the engine was cold, and the converter is not tested cold: the frame proves nothing"),
        Row(
            codes: .misfire, signal: .engineSpeed, doesNotFit: { $0 < EngineState.runningRpm },
            text: "the engine did not run then, which does not fit a misfire"),
        Row(
            codes: "P0562", signal: .controlModuleVoltage, doesNotFit: { $0 >= 13 },
            text: "the voltage was normal when the code was set: a short drop, or a loose terminal"),
        Row(
            codes: "P0563", signal: .controlModuleVoltage, doesNotFit: { $0 < 15 },
            text: "the voltage was normal when the code was set: a short rise"),
        Row(
            codes: "P0442, P0455, P0456", signal: .fuelLevel, doesNotFit: { $0 < 10 || $0 > 90 },
            text: "the tank was nearly empty or full then, where leaks are not tested"),
    ]

    /// The remark on a frame with these values; nil if they fit.
    package static func text(_ code: CodeReport, _ values: [PIDValue]) -> String? {
        guard !values.isEmpty else { return nil }
        func value(_ signal: Signal) -> Double? { values.first { $0.signal == signal }?.value }
        // An open wire of the coolant sensor reads -40 °C.
        if !CodeSet.coolantSensor.contains(code), isEmpty(value) { return "the frame is empty, and proves nothing" }
        if let row = rows.first(where: { $0.codes.contains(code) && value($0.signal).map($0.doesNotFit) == true }) {
            return row.text
        }
        // An engine speed that is lost was there before.
        if let found = SensorCircuit.reading(code, Snapshot(values: values, isDiesel: false)),
            found.reading == .plausible,
            found.value.signal != .engineSpeed
        {
            return "the value was plausible then: poor contact, or a wire that touches another at times"
        }
        return trims(code, value)
    }

    /// All zero: the engine stands, at -40 °C.
    private static func isEmpty(_ value: (Signal) -> Double?) -> Bool {
        value(.engineSpeed) == 0 && value(.coolantTemperature) == -40 && (value(.vehicleSpeed) ?? 0) == 0
    }

    /// A mixture that was corrected the other way.
    private static func trims(_ code: CodeReport, _ value: (Signal) -> Double?) -> String? {
        let isLean = CodeSet.lean.contains(code)
        guard isLean || CodeSet.rich.contains(code), let bank = code.bank, (1...2).contains(bank),
            let long = value(Signal.longTermFuelTrims[bank - 1])
        else { return nil }
        let sum = long + (value(Signal.shortTermFuelTrims[bank - 1]) ?? 0)
        let fits = isLean ? sum > 3 : sum < -3
        return fits ? nil : "the fuel trims of this bank were \(Format.fixed(sum, 0))% then, which does not fit"
    }
}
