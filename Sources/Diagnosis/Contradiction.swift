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
    /// What to look at first, where that is more than the sensor and its wire.
    let suspect: String?
    /// The codes about its sensor.
    let codes: CodeSet

    private struct Row: Sendable {
        package let signal: Signal
        package let other: Signal
        /// Whether the two cannot both be right.
        package let contradicts: @Sendable (_ value: Double, _ other: Double, EngineState) -> Bool
        /// Why, if the two values alone do not show it.
        var because = ""
        var suspect: String?
    }

    /// Air at rest: manifold and outside pressure are the same, but for the accuracy of both sensors.
    private static let pressureTolerancekPa = 8.0

    private static func isAtRest(_ engine: EngineState) -> Bool {
        engine.isRunning == false && !engine.isCranking && !engine.isHybrid && (engine.speedKmh ?? 0) == 0
    }

    /// Whether a pressure is much farther from that at sea level than another one, and no road is that high.
    private static func isFarther(_ pressure: Double, than other: Double) -> Bool {
        pressure < 62 && other > 80 || pressure > 110
    }

    private static let rows: [Row] = [
        Row(signal: .coolantTemperature, other: .engineOilTemperature) { coolant, oil, engine in
            // Within some minutes the oil follows the coolant; on a short drive without coolant it stays behind.
            coolant > OperatingLimits.coolantHotC && oil < 60
        },
        Row(
            signal: .coolantTemperature, other: .engineOilTemperature,
            contradicts: { coolant, oil, engine in
                oil > 90 && oil - coolant > 40 && (engine.runSeconds ?? 0) > 600
            },
            suspect:
                "the coolant level (a sensor that is not in the coolant reads too cold), then the sensor or its wire"),
        Row(
            signal: .coolantTemperature, other: .engineOilTemperature,
            contradicts: { coolant, oil, engine in
                // A heater of the engine block does not reach that.
                (-30..<30).contains(oil) && coolant - oil > 60 && engine.runSeconds.map { $0 < 60 } == true
                    && !engine.isHybrid
            }, because: " shortly after the start: an engine that stood has one temperature"),
        Row(signal: .coolantTemperature, other: .intakeAirTemperature) { coolant, air, engine in
            // An open wire reads -40 °C.
            coolant <= -38 && air > 0
        },
        Row(
            signal: .coolantTemperature, other: .ambientTemperature,
            contradicts: { coolant, outside, engine in
                coolant > -38 && coolant < outside - 6 && outside < 55 && (engine.runSeconds ?? 0) >= 600
            }, because: " of the air outside: an engine that runs is never colder",
            suspect: "the connector and the sensor of the coolant temperature, then the coolant level (cold)"),
        Row(signal: .intakeAirTemperature, other: .coolantTemperature) { air, coolant, engine in
            air <= -38 && coolant > 20
        },
        Row(
            signal: .intakeAirTemperature, other: .ambientTemperature,
            contradicts: { air, outside, engine in
                air > -38 && air < outside - 15 && outside < 55 && (engine.speedKmh ?? 0) >= 40
            },
            because: ": the air in the intake is never that much colder than outside",
            suspect: "one of both sensors, its connector or its wire"),
        Row(signal: .intakeManifoldPressure, other: .barometricPressure) { manifold, outside, engine in
            isAtRest(engine) && abs(manifold - outside) > pressureTolerancekPa && !isFarther(outside, than: manifold)
        },
        Row(
            signal: .barometricPressure, other: .intakeManifoldPressure,
            contradicts: { outside, manifold, engine in
                isAtRest(engine) && abs(manifold - outside) > pressureTolerancekPa && isFarther(outside, than: manifold)
            }, because: " of an engine that stands",
            suspect: "the sensor of the barometric pressure (vent, connector, wire)"),
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
        // An engine whose plate is that far open does not idle with a vacuum.
        Row(
            signal: .throttlePosition, other: .intakeManifoldPressure,
            contradicts: { throttle, manifold, engine in
                throttle >= 35 && manifold <= 50 && engine.isIdling && engine.speedKmh == 0 && !engine.isDiesel
                    && !engine.isHybrid
            }, because: " of an engine that idles: its plate is nearly shut",
            suspect: "the position sensor of the throttle, its connector, ground and wires"),
        Row(signal: .massAirFlow, other: .engineSpeed) { flow, speed, engine in
            flow < 0.3 && speed >= 500 && engine.isRunning == true
        },
    ]

    /// What gas does at a particulate filter: none without an engine that runs, and much needs some pressure.
    private static let filters = Signal.filterPressureDifferences.flatMap { pressure in
        [
            Row(
                signal: pressure, other: .engineSpeed,
                contradicts: { pressure, _, engine in
                    engine.isRunning == false && !engine.isCranking && (engine.speedKmh ?? 0) == 0
                        && pressure.magnitude > OperatingLimits.filterOffsetKpa
                }, because: ": no exhaust gas flows through the filter of a stopped engine",
                suspect: "the pressure sensor, whose zero has drifted"),
            Row(
                signal: pressure, other: .engineSpeed,
                contradicts: { pressure, speed, engine in engine.isRunning == true && speed >= 500 && pressure < -0.5 },
                because: ": exhaust gas never lowers the pressure ahead of a filter",
                suspect: "the two hoses of the pressure sensor, which are swapped (was it worked on?), then its zero"),
            Row(
                signal: pressure, other: .massAirFlow,
                contradicts: { pressure, flow, engine in
                    engine.isRunning == true && flow >= 60 && (-0.5..<0.2).contains(pressure)
                }, because: ": that much exhaust gas causes some kPa across an intact filter",
                suspect:
                    "a hose of the pressure sensor (off, cracked, swapped), then a filter that is cracked or was removed"
            ),
        ]
    }

    /// The pressure of a fuel rail falls within minutes after the engine has stopped; no pump holds more for hours.
    private static let restingRails = ScanReasons.railPressures.map { pressure in
        Row(
            signal: pressure, other: .coolantTemperature,
            contradicts: { pressure, coolant, engine in
                engine.isRunning == false && !engine.isCranking && !engine.isHybrid && (engine.speedKmh ?? 0) == 0
                    && coolant < 35 && pressure > 10_000
            }, because: ": an engine that is off and cold has no pressure there")
    }

    /// No engine with direct injection runs without pressure; some run on that of the pump in the tank.
    private static let runningRails = ScanReasons.railPressures.map { pressure in
        Row(
            signal: pressure, other: .engineSpeed,
            contradicts: { pressure, speed, engine in
                engine.isRunning == true && !engine.isCranking && speed >= 500
                    && pressure < (engine.isDiesel ? minDieselRailKpa : 100)
            }, because: ": an engine with direct injection does not run without pressure")
    }
    /// kPa: half of what opens the injectors of a diesel.
    static let minDieselRailKpa = OperatingLimits.dieselStartRailKpa / 2

    static let signals = allRows.map(\.signal) + soakingSignals
    private static let allRows = rows + restingRails + runningRails + filters

    package static func of(_ scan: HealthScan, units: UnitSystem) -> [Contradiction] {
        let engine = EngineState(scan)
        let values = scan.values.map(\.value)
        func first(_ signal: Signal) -> PIDValue? { values.first { $0.signal == signal && $0.value != nil } }
        return allRows.compactMap { row in
            guard let value = first(row.signal), let other = first(row.other), let number = value.value,
                let against = other.value, row.contradicts(number, against, engine)
            else { return nil }
            let fact =
                "\(Format.lowercased(value.name)) reads \(value.shown(in: units)), which contradicts "
                + "\(Format.lowercased(other.name)) of \(other.shown(in: units))\(row.because)"
            return Contradiction(row.signal, fact, suspect: row.suspect)
        } + notSoaked(scan, engine, units) + hotAlone(scan, units)
    }

    private init(_ signal: Signal, _ fact: String, suspect: String?) {
        self.signal = signal
        text = fact + ": suspect " + (suspect ?? "the sensor of the first, or its wire")
        self.fact = fact
        self.suspect = suspect
        codes = SensorCodes.codes(signal)
    }

    /// °C: no exhaust of an idling engine is that hot at one sensor, and that much cooler at the next.
    private static let (glowingC, neighborsC) = (600.0, 400.0)

    /// An exhaust temperature at idle that none of its neighbors shares.
    private static func hotAlone(_ scan: HealthScan, _ units: UnitSystem) -> [Contradiction] {
        let moment = Snapshot(scan)
        let all = exhaustSignals.compactMap(moment.value).sorted { ($0.value ?? 0) > ($1.value ?? 0) }
        guard moment.isIdling, all.count >= 2, let first = all[0].value, let second = all[1].value, first >= glowingC,
            first - second >= neighborsC
        else { return [] }
        return [
            Contradiction(
                all[0].signal,
                "\(Format.lowercased(all[0].name)) reads \(all[0].shown(in: units)) at idle, which contradicts "
                    + "\(Format.lowercased(all[1].name)) of \(all[1].shown(in: units))", suspect: nil)
        ]
    }

    // MARK: After a night

    /// °C: the parts of an engine that has stood for hours differ by less.
    private static let soakToleranceC = 25.0
    private static let exhaustSignals =
        (1...2).flatMap { bank in
            (1...4).map { Signal("exhaustTemperatureBank\(bank)Sensor\($0)", .degreesCelsius) }
        }
        + ["Inlet", "Outlet"].map { Signal("filter\($0)TemperatureBank1", .degreesCelsius) }
    private static let soakingSignals =
        [.intakeAirTemperature, .engineOilTemperature, Signal("fuelRailTemperatureA", .degreesCelsius)] + exhaustSignals

    /// A temperature that differs from all others of an engine that has stood for hours, when coolant and air are alike.
    private static func notSoaked(_ scan: HealthScan, _ engine: EngineState, _ units: UnitSystem) -> [Contradiction] {
        let moment = Snapshot(scan)
        guard isAtRest(engine),
            let coolant = moment.value(.coolantTemperature),
            let celsius = coolant.value, (-38..<40).contains(celsius),
            let air = [Signal.intakeAirTemperature, .ambientTemperature, .engineOilTemperature].first(where: { signal in
                moment(signal).map { ($0 - celsius).magnitude <= 6 } == true
            })
        else { return [] }
        return soakingSignals.compactMap(moment.value).compactMap { value in
            guard value.signal != air, let number = value.value, (number - celsius).magnitude > soakToleranceC else {
                return nil
            }
            return Contradiction(
                value.signal,
                "\(Format.lowercased(value.name)) reads \(value.shown(in: units)), which contradicts "
                    + "\(Format.lowercased(coolant.name)) of \(coolant.shown(in: units)): an engine that has stood has one "
                    + "temperature", suspect: nil)
        }
    }
}
