import OBD
import Telemetry

/// A sensor whose circuit has codes of its own, and what it reads with and without their fault.
struct SensorCircuit: Sendable {
    /// The values of one moment.
    typealias Values = (Signal) -> Double?

    /// How a reading looks beside a code of its circuit.
    enum Reading { case plausible, atItsLowerEnd, atItsUpperEnd }

    /// What its signal is, from which follows how a fault of its wires is found.
    private enum Kind { case thermistor, voltage }

    let signal: Signal
    private let codes: CodeSet
    private let kind: Kind
    /// What only a circuit with a fault reads; nil if no value is impossible.
    private let (lowerEnd, upperEnd): (Double?, Double?)
    private let isPlausible: @Sendable (Double, Values) -> Bool

    private init(
        _ signal: Signal, _ codes: CodeSet, _ kind: Kind = .voltage, from lowerEnd: Double? = nil,
        upTo upperEnd: Double? = nil,
        plausible isPlausible: @escaping @Sendable (Double, Values) -> Bool = { _, _ in false }
    ) {
        self.signal = signal
        self.codes = codes
        self.kind = kind
        self.lowerEnd = lowerEnd
        self.upperEnd = upperEnd
        self.isPlausible = isPlausible
    }

    /// °C, %, kPa, g/s.
    private static let rows: [SensorCircuit] =
        [
            thermistor(.coolantTemperature, "P0117, P0118", below: 118),
            thermistor(.intakeAirTemperature, "P0112, P0113", below: 100),
            thermistor(.ambientTemperature, "P0072, P0073", below: 55),
            thermistor(.engineOilTemperature, "P0197, P0198", below: 140),
            SensorCircuit(.massAirFlow, "P0102, P0103", upTo: 400) { flow, values in
                isIdling(values) && (1...12).contains(flow)
            },
            SensorCircuit(.intakeManifoldPressure, "P0107, P0108", from: 13) { pressure, values in
                isIdling(values) && (20..<70).contains(pressure)
            },
            SensorCircuit(.barometricPressure, "P2228, P2229", from: 50, upTo: 112) { pressure, _ in
                (60..<107).contains(pressure)
            },
            // Either end, as senders of the fuel level are wired either way.
            SensorCircuit(.fuelLevel, "P0462, P0463", from: 0.3, upTo: 99.7) { level, _ in (4..<96).contains(level) },
            SensorCircuit(.engineSpeed, .crankSensors) { rpm, _ in rpm >= 500 },
            SensorCircuit(.vehicleSpeed, "P0500-P0503") { speed, _ in speed > 5 },
            SensorCircuit(
                Signal("filterPressureDifferenceBank1", .kilopascals), "P2454, P2455", upTo: 60,
                plausible: { pressure, values in isIdling(values) && (-0.3..<3).contains(pressure) }),
        ]
        + [
            ("throttlePosition", "P0122, P0123" as CodeSet), ("throttlePositionB", "P0222, P0223"),
            ("pedalPositionD", "P2122, P2123"), ("pedalPositionE", "P2127, P2128"),
        ].map { name, codes in
            SensorCircuit(Signal(name, .percent), codes, from: 1, upTo: 97) { percent, values in
                isIdling(values) && (5..<45).contains(percent)
            }
        }
        + [
            ("Bank1Sensor1", "P0545, P0546" as CodeSet), ("Bank1Sensor2", "P2032, P2033"),
            ("Bank1Sensor3", "P242C, P242D"), ("Bank1Sensor4", "P2470, P2471"),
        ].map { place, codes in
            SensorCircuit(Signal("exhaustTemperature\(place)", .degreesCelsius), codes, from: -30, upTo: 1000) {
                celsius, values in isIdling(values) && (70..<500).contains(celsius)
            }
        }
        // A sensor that makes its voltage itself makes about 1 V at most.
        + [
            ("Bank1Sensor1", "P0132" as CodeSet), ("Bank1Sensor2", "P0138"), ("Bank2Sensor1", "P0152"),
            ("Bank2Sensor2", "P0158"),
        ].map { place, codes in SensorCircuit(Signal("oxygenSensorVoltage\(place)", .volts), codes, upTo: 1.15) }

    /// Its resistance falls with heat: an open wire reads -40 °C.
    private static func thermistor(_ signal: Signal, _ codes: CodeSet, below hottestC: Double) -> SensorCircuit {
        SensorCircuit(signal, codes, .thermistor, from: -38, upTo: 135) { celsius, _ in
            (-30..<hottestC).contains(celsius)
        }
    }

    private static func isIdling(_ values: Values) -> Bool {
        values(.vehicleSpeed) == 0 && values(.engineSpeed).map { (500..<1100).contains($0) } == true
    }

    /// The value of the sensor of a code, and how it looks; nil if it is not measured, or says nothing.
    static func reading(_ code: CodeReport, _ values: [PIDValue]) -> (value: PIDValue, reading: Reading)? {
        guard let row = rows.first(where: { $0.codes.contains(code) }),
            let value = values.first(where: { $0.signal == row.signal && $0.value != nil }), let number = value.value
        else { return nil }
        if let end = row.lowerEnd, number < end { return (value, .atItsLowerEnd) }
        if let end = row.upperEnd, number > end { return (value, .atItsUpperEnd) }
        let isPlausible = row.isPlausible(number) { signal in values.first { $0.signal == signal }?.value }
        return isPlausible ? (value, .plausible) : nil
    }

    /// What distinguishes its wires from the sensor, if it reads what only a fault reads.
    static func test(_ code: CodeReport, _ reading: Reading) -> String {
        let isOpen = reading == .atItsLowerEnd
        return switch rows.first(where: { $0.codes.contains(code) })?.kind {
        case .thermistor where isOpen:
            ", an open circuit: bridge the pins of its plug: if the value jumps to the other end, wires and control module are "
                + "sound, and the sensor is open; else the connector or a wire"
        case .thermistor:
            ", a short circuit: unplug the sensor: if the value falls to the other end, the sensor is shorted; if it stays, its "
                + "signal wire touches ground"
        default:
            ": unplug the sensor and measure at its plug: 5 V, ground and signal wire; if these are right, the sensor has the "
                + "fault, else a wire or the connector"
        }
    }
}
