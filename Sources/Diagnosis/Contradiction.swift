import Formats
package import OBD
package import Telemetry

/// A value that the other values of the same moment contradict: its sensor, or its wire, is probably wrong.
package struct Contradiction: Sendable {
    /// Of which the value is probably wrong.
    package let signal: Signal
    /// "coolant temperature is 125 °C, which contradicts oil of 40 °C".
    package let text: String
    /// The same without the suspicion.
    let fact: String
    /// The codes about its sensor.
    let codes: CodeSet

    private struct Row: Sendable {
        package let signal: Signal
        package let other: Signal
        /// Whether the two cannot both be right.
        package let contradicts: @Sendable (_ value: Double, _ other: Double, EngineState) -> Bool
        var suspect = "the sensor of the first, or its wire"
    }

    /// Air at rest: manifold and outside pressure are the same, but for the accuracy of both sensors.
    private static let pressureTolerancekPa = 8.0

    private static let rows: [Row] = [
        Row(signal: .coolantTemperature, other: .engineOilTemperature) { coolant, oil, engine in
            // Within some minutes the oil follows the coolant; on a short drive without coolant it stays behind.
            coolant > OperatingLimits.coolantHotC && oil < 60
                || coolant < 40 && oil > 90 && (engine.runSeconds ?? 0) > 600
        },
        Row(signal: .coolantTemperature, other: .intakeAirTemperature) { coolant, air, engine in
            // An open wire reads -40 °C.
            coolant <= -38 && air > 0
        },
        Row(signal: .intakeAirTemperature, other: .coolantTemperature) { air, coolant, engine in
            air <= -38 && coolant > 20
        },
        Row(signal: .intakeManifoldPressure, other: .barometricPressure) { manifold, outside, engine in
            engine.isRunning == false && !engine.isCranking && !engine.isHybrid && (engine.speedKmh ?? 0) == 0
                && abs(manifold - outside) > pressureTolerancekPa
        },
        // An idle needs little air, however it is measured.
        Row(
            signal: .engineLoad, other: .engineSpeed,
            contradicts: { load, speed, engine in
                load >= 75 && (500..<1000).contains(speed) && engine.speedKmh == 0 && engine.isRunning == true
                    && !engine.isHybrid && (engine.runSeconds ?? 0) > 60
            }, suspect: "the sensor that it is computed with (manifold pressure and its hose, or air flow)"),
        // A control module that responds has more.
        Row(
            signal: .controlModuleVoltage, other: .engineSpeed, contradicts: { volts, _, _ in volts < 5 },
            suspect: "its measurement or the wire for it, and not the battery; measure that with a meter"),
        Row(signal: .massAirFlow, other: .engineSpeed) { flow, speed, engine in
            flow < 0.3 && speed >= 500 && engine.isRunning == true
        },
    ]

    static let signals = rows.map(\.signal)

    package static func of(_ scan: HealthScan, units: UnitSystem) -> [Contradiction] {
        let engine = EngineState(scan)
        let values = scan.values.map(\.value)
        func first(_ signal: Signal) -> PIDValue? { values.first { $0.signal == signal && $0.value != nil } }
        return rows.compactMap { row in
            guard let value = first(row.signal), let other = first(row.other), let number = value.value,
                let against = other.value, row.contradicts(number, against, engine)
            else { return nil }
            let fact =
                "\(Format.lowercased(value.name)) reads \(value.shown(in: units)), which contradicts "
                + "\(Format.lowercased(other.name)) of \(other.shown(in: units))"
            return Contradiction(
                signal: row.signal, text: fact + ": suspect " + row.suspect, fact: fact,
                codes: SensorCodes.codes(row.signal))
        }
    }
}
