import OBD
import Telemetry

/// A sensor whose circuit has codes of its own, and what it reads with and without their fault. A row speaks for every code
/// of its part, whatever its mode and whoever numbers it, and for those of trucks.
struct SensorCircuit: Sendable {
    /// How a reading looks beside a code of its circuit.
    enum Reading { case plausible, atItsLowerEnd, atItsUpperEnd }

    /// What its signal is, from which follows how a fault of its wires is found.
    private enum Kind { case thermistor, voltage }

    private let signals: [Signal]
    /// Of its circuit.
    private let codes: CodeSet
    /// That its signal does not fit, alone or beside another one: a value that can be says nothing of them.
    private let misfits: CodeSet
    /// Parameters of SAE J1939.
    private let numbers: Set<Int>
    private let kind: Kind
    /// What only a circuit with a fault reads; nil if no value is impossible.
    private let (lowerEnd, upperEnd): (Double?, Double?)
    private let isPlausible: @Sendable (Double, Snapshot) -> Bool

    private init(
        _ signals: [Signal], _ codes: CodeSet, misfits: CodeSet = "", _ numbers: Set<Int> = [], _ kind: Kind = .voltage,
        from lowerEnd: Double? = nil, upTo upperEnd: Double? = nil,
        plausible isPlausible: @escaping @Sendable (Double, Snapshot) -> Bool = { _, _ in false }
    ) {
        self.signals = signals
        self.codes = codes
        self.misfits = misfits
        self.numbers = numbers
        self.kind = kind
        self.lowerEnd = lowerEnd
        self.upperEnd = upperEnd
        self.isPlausible = isPlausible
    }

    /// Codes of the circuit of a part, by the beginning of its name and, where there are several, by the end of its title.
    private static func circuit(_ part: String, at place: String = "") -> CodeSet {
        codes(
            part, at: place,
            ["circuit", "circuit or open", "open", "low", "high", "shorted", "intermittent", "erratic"])
    }

    /// Codes of a part that does not fit its range.
    private static func misfit(_ part: String, at place: String = "") -> CodeSet { codes(part, at: place, ["range"]) }

    private static func codes(_ part: String, at place: String, _ modes: Set<String>) -> CodeSet {
        CodeSet { code in
            code.entry.map { entry in
                modes.contains(entry.mode) && entry.component.hasPrefix(part)
                    && (place.isEmpty || code.description.contains(place))
            } == true
        }
    }

    /// °C, %, kPa, g/s.
    private static let rows = temperatures + pressures + flows + positions + voltages

    private static let temperatures: [SensorCircuit] =
        [
            thermistor([.coolantTemperature], "engine coolant temperature sensor", [110], below: 118),
            thermistor(
                [.intakeAirTemperature, Signal("intakeAirTemperatureBank1Sensor1", .degreesCelsius)],
                "intake air temperature sensor", [105, 172], below: 100),
            thermistor([.ambientTemperature], "ambient air temperature sensor", [171], below: 55),
            thermistor([.engineOilTemperature], "engine oil temperature sensor", [175], below: 140),
            thermistor(
                [Signal("fuelRailTemperatureA", .degreesCelsius)], "fuel temperature sensor", [174], below: 100),
            thermistor(
                [Signal("chargeAirTemperatureBank1Sensor1", .degreesCelsius)],
                "charge air cooler temperature sensor", [2630], below: 110),
        ]
        + (1...2).flatMap { bank in
            (1...4).map { sensor in
                let part = "exhaust gas temperature sensor"
                let place = "bank \(bank) sensor \(sensor)"
                let signal = Signal("exhaustTemperatureBank\(bank)Sensor\(sensor)", .degreesCelsius)
                return SensorCircuit(
                    [signal], circuit(part, at: place), misfits: misfit("exhaust gas temperature", at: place),
                    bank == 1 && sensor == 1 ? [173] : [], from: -30, upTo: 1000
                ) { celsius, moment in moment.isIdling && (70..<500).contains(celsius) }
            }
        }
        + [("Inlet", 3242), ("Outlet", 3246)].map { place, number in
            SensorCircuit(
                [Signal("filter\(place)TemperatureBank1", .degreesCelsius)], "", [number], from: -30, upTo: 1000
            ) { celsius, moment in moment.isIdling && (70..<500).contains(celsius) }
        }

    private static let pressures: [SensorCircuit] =
        [
            SensorCircuit(
                [.intakeManifoldPressure], circuit("manifold or barometric pressure sensor"),
                misfits: misfit("manifold or barometric pressure sensor"), [3563], from: 13, upTo: 250
            ) { pressure, moment in
                moment.isIdling && (moment.isDiesel ? 80..<130 : 20..<70).contains(pressure)
            },
            SensorCircuit(
                [Signal("boostPressureA", .kilopascals), .intakeManifoldPressure], circuit("boost pressure sensor"),
                misfits: misfit("boost pressure sensor"), [102, 1127], from: 13, upTo: 450
            ) { pressure, moment in
                moment.isIdling && (moment.isDiesel ? 80..<130 : 20..<110).contains(pressure)
                    || moment.isOff && moment(.barometricPressure).map { ($0 - pressure).magnitude <= 6 } == true
            },
            SensorCircuit(
                [.barometricPressure], circuit("barometric pressure sensor"),
                misfits: misfit("barometric pressure sensor"), [108], from: 50, upTo: 112
            ) { pressure, _ in (60..<107).contains(pressure) },
            SensorCircuit(
                ScanReasons.railPressures + [Signal("fuelRailPressureA", .kilopascals)],
                circuit("fuel pressure sensor") + circuit("fuel rail pressure sensor"),
                misfits: misfit("fuel pressure sensor") + misfit("fuel rail pressure sensor"), [157], upTo: 250_000
            ) { pressure, moment in
                moment.isIdling && (moment.isDiesel ? 20_000..<60_000 : 2500..<25_000).contains(pressure)
            },
            SensorCircuit(
                ["vapourPressure", "vapourPressureWideRange"].map { Signal($0, .pascals) },
                circuit("evaporative emission pressure sensor"),
                misfits: misfit("evaporative emission pressure sensor"),
                from: -3600, upTo: 3600
            ) { pascals, _ in pascals.magnitude < 1500 },
            SensorCircuit(
                [Signal("filterPressureDifferenceBank1", .kilopascals)], circuit("particulate filter pressure sensor"),
                misfits: misfit("particulate filter pressure sensor"), [3251], upTo: 60
            ) { pressure, moment in moment.isIdling && (-0.3..<3).contains(pressure) },
            SensorCircuit(
                [Signal("compressorInletPressureA", .kilopascals)], circuit("turbocharger inlet pressure sensor"),
                misfits: misfit("turbocharger inlet pressure sensor"), from: 20, upTo: 130
            ) { pressure, moment in
                moment.isIdling && moment(.barometricPressure).map { ($0 - pressure).magnitude <= 6 } == true
            },
        ]

    private static let flows: [SensorCircuit] = [
        SensorCircuit(
            [.massAirFlow, .massAirFlowSensorA], circuit("mass air flow sensor"),
            misfits: misfit("mass air flow sensor"),
            [132], upTo: 400
        ) { flow, moment in moment.isIdling && (1...12).contains(flow) },
        SensorCircuit([.engineSpeed], .crankSensors, [190, 636, 723]) { rpm, _ in rpm >= 500 },
        SensorCircuit([.vehicleSpeed], "P0500-P0503", [84]) { speed, _ in speed > 5 },
        // Either end, as senders of a level are wired either way.
        SensorCircuit(
            [.fuelLevel], circuit("fuel level sensor"), misfits: misfit("fuel level sensor"), [96], from: 0.3,
            upTo: 99.7
        ) { level, _ in (4..<96).contains(level) },
        SensorCircuit(
            [Signal("reagentLevel", .percent), Signal("exhaustFluidLevel", .percent)],
            circuit("reductant level sensor"),
            misfits: misfit("reductant level sensor"), [1761], from: 0.3, upTo: 99.7
        ) { level, _ in (4..<96).contains(level) },
    ]

    private static let positions: [SensorCircuit] =
        [
            ("throttlePosition", "A", "P2135", [51]), ("throttlePositionB", "B", "P2135", []),
            ("pedalPositionD", "D", "P2138", [91]), ("pedalPositionE", "E", "P2138", [29, 2623]),
        ].map { (name: String, letter: String, both: CodeSet, numbers: Set<Int>) in
            let part = "throttle or pedal position sensor \(letter)"
            return SensorCircuit(
                [Signal(name, .percent)], circuit(part), misfits: misfit(part) + both, numbers, from: 1, upTo: 97
            ) { percent, moment in moment.isIdling && (5..<45).contains(percent) }
        }

    /// A sensor that makes its voltage itself makes about 1 V at most.
    private static let voltages = [
        ("Bank1Sensor1", "P0132" as CodeSet), ("Bank1Sensor2", "P0138"), ("Bank2Sensor1", "P0152"),
        ("Bank2Sensor2", "P0158"),
    ].map { place, codes in SensorCircuit([Signal("oxygenSensorVoltage\(place)", .volts)], codes, upTo: 1.15) }

    /// Its resistance falls with heat: an open wire reads -40 °C.
    private static func thermistor(
        _ signals: [Signal], _ part: String, _ numbers: Set<Int>, below hottestC: Double
    ) -> SensorCircuit {
        SensorCircuit(signals, circuit(part), misfits: misfit(part), numbers, .thermistor, from: -38, upTo: 135) {
            celsius, _ in (-30..<hottestC).contains(celsius)
        }
    }

    // MARK: -

    /// The value of the sensor, and how it looks; nil if it is not measured, or says nothing.
    private func reading(_ moment: Snapshot) -> (value: PIDValue, reading: Reading)? {
        guard let value = signals.lazy.compactMap(moment.value).first, let number = value.value else { return nil }
        if let lowerEnd, number < lowerEnd { return (value, .atItsLowerEnd) }
        if let upperEnd, number > upperEnd { return (value, .atItsUpperEnd) }
        return isPlausible(number, moment) ? (value, .plausible) : nil
    }

    /// The same of the sensor of a code.
    static func reading(_ code: CodeReport, _ moment: Snapshot) -> (value: PIDValue, reading: Reading)? {
        for row in rows {
            if row.codes.contains(code), let found = row.reading(moment) { return found }
            if row.misfits.contains(code), let found = row.reading(moment), found.reading != .plausible { return found }
        }
        return nil
    }

    /// The same of the parameter of a code of SAE J1939 that is about a circuit.
    static func reading(ofTruck code: UDSTroubleCode, _ moment: Snapshot) -> (value: PIDValue, reading: Reading)? {
        guard let suspect = code.suspect, circuitModes.contains(suspect.mode) else { return nil }
        return rows.lazy.filter { $0.numbers.contains(suspect.number) }.compactMap { $0.reading(moment) }.first
    }

    /// The parameters of SAE J1939 whose sensor a value is of.
    static func numbers(of signal: Signal) -> Set<Int> {
        rows.filter { $0.signals.contains(signal) }.reduce(into: []) { $0.formUnion($1.numbers) }
    }

    /// Signal and wire of a sensor.
    private static let circuitModes: Set<UInt8> = [2, 3, 4, 5, 6, 8, 10]

    /// What distinguishes its wires from the sensor, if it reads what only a fault reads.
    static func test(_ value: PIDValue, _ reading: Reading) -> String {
        let isOpen = reading == .atItsLowerEnd
        return switch rows.first(where: { $0.signals.contains(value.signal) })?.kind {
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
