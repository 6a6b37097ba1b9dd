import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct LiveReadingTests {
    private static let running: [Signal: Double] = [.engineSpeed: 800, .vehicleSpeed: 30]
    private static let warm: [Signal: Double] = [
        .engineSpeed: 800, .vehicleSpeed: 30, .coolantTemperature: 90, .runTimeSinceStart: 900,
    ]
    private static let off: [Signal: Double] = [.engineSpeed: 0]
    private static let hybrid: [Signal: Double] = [.engineSpeed: 0, Signal("fuelType", .none): 17]

    private static let electric: [Signal: Double] = [Signal("fuelType", .none): 8]

    private static func reading(_ signal: Signal, _ value: Double, in state: [Signal: Double]) -> LiveReading? {
        var values = state
        values[signal] = value
        return LiveReading.of(scan(values)).first { $0.value.signal == signal }
    }

    /// The last step inside each limit and the first one outside. The letters mean: W stop now, s soon, c when
    /// convenient, u unusual (S and C with that severity), n normal, - not judged.
    @Test(
        arguments: [
            (.controlModuleVoltage, running, [11.999, 12, 12.399, 12.4, 15.5, 15.501], "suunns"),
            // Two batteries in series.
            (.controlModuleVoltage, running, [25.399, 25.4, 25.999, 26, 30.4, 30.401, 31, 31.001], "sCCnnuus"),
            (.controlModuleVoltage, running, [18, 19.999, 20], "sss"),
            // The battery is still recovering from the start.
            (.controlModuleVoltage, [.engineSpeed: 800, .runTimeSinceStart: 59], [11, 14], "--"),
            (.controlModuleVoltage, [.engineSpeed: 800, .runTimeSinceStart: 60], [11, 14], "sn"),
            (.controlModuleVoltage, off, [11.799, 11.8, 13.2, 13.201, 15.2, 15.201], "snnuuc"),
            // The engine is off, but the car charges the battery.
            (
                .controlModuleVoltage, [.engineSpeed: 0, .vehicleSpeed: 1],
                [10.999, 11, 12.499, 12.5, 15.2, 15.201, 15.5, 15.501], "sCCnnuus"
            ),
            // A hybrid or an electric car, in READY or perhaps.
            (.controlModuleVoltage, hybrid, [12.199, 12.2, 12.399, 12.4, 15.2, 15.201, 15.501], "sCCnnus"),
            (
                .controlModuleVoltage, hybrid.merging([.runTimeSinceStart: 60]) { $1 },
                [12.399, 12.4, 12.999, 13, 15.2, 15.201, 15.501], "sCCnnus"
            ),
            (.controlModuleVoltage, hybrid.merging([.vehicleSpeed: 1]) { $1 }, [12.399, 12.999, 13], "sCn"),
            (.controlModuleVoltage, hybrid.merging([.engineSpeed: 800]) { $1 }, [12.399, 12.999, 13], "sCn"),
            (.controlModuleVoltage, electric, [12.199, 12.399, 12.4], "sCn"),
            (.controlModuleVoltage, electric.merging([.vehicleSpeed: 1]) { $1 }, [12.399, 12.999, 13], "sCn"),
            (.controlModuleVoltage, [:], [5, 12, 14, 17], "----"),
            (.coolantTemperature, warm, [-40, -39, 69, 70, 112, 113, 117, 118, 150, 151, 215], "sCCnnSSWWss"),
            (.coolantTemperature, [.engineSpeed: 800, .runTimeSinceStart: 899], [-40, -39, 112, 113, 118], "snnSW"),
            (
                .coolantTemperature, warm.merging(hybrid) { running, _ in running }, [-40, 20, 112, 113, 118, 215],
                "snnSWs"
            ),
            (.coolantTemperature, off, [-40, -39, 20, 112, 117, 118], "snnnSW"),
            (.coolantTemperature, [:], [-40, 20, 118, 215], "snWs"),
            (.engineOilTemperature, [:], [-40, 130, 131, 150, 151, 190, 191, 215], "cnSSWWcc"),
            (.intakeAirTemperature, [:], [-40, 80, 81, 120, 121, 190, 191], "cnuuccc"),
            (.ambientTemperature, off, [-40, -39, 55, 56, 80, 81, 120, 121], "cnnuuccc"),
            (.barometricPressure, [:], [44, 45, 54, 55, 106, 107, 110, 111], "cuunnuuc"),
            (
                Signal.catalystTemperatures[0], warm, [-40, 950, 950.1, 1050, 1050.1, 1300, 1300.1, 6513.5],
                "cnSSWWcc"
            ),
            (
                Signal.catalystTemperatures[0], warm.merging([.vehicleSpeed: 0]) { $1 },
                [-40, 900, 900.1, 1050, 1050.1, 1300, 1300.1], "cnSSWWc"
            ),
            // In steps of 0.78%.
            (Signal.longTermFuelTrims[0], running, [-20.3, -19.5, -10.2, -9.4, 9.4, 10.2, 19.5, 20.3], "sCCnnCCs"),
            (Signal.longTermFuelTrims[0], off, [-50, 0, 50], "---"),
            (Signal.longTermFuelTrims[1], [:], [50], "-"),
            (Signal.shortTermFuelTrims[1], warm, [-30.5, -29.7, -15.6, -14.8, 14.8, 15.6, 29.7, 30.5], "suunnuus"),
            // 00 and FF are padding for a bank that does not exist.
            (Signal.longTermFuelTrims[2], running, [-100, -99.2, 98.4, 99.2], "-ss-"),
            (Signal.shortTermFuelTrims[3], warm, [-100, -99.2, 98.4, 99.2], "-ss-"),
            (Signal.longTermFuelTrims[1], running, [-100, 99.2], "ss"),
            // A cold engine runs in open loop.
            (Signal.shortTermFuelTrims[0], running, [50], "-"),
            (
                .engineSpeed, [.vehicleSpeed: 0, .coolantTemperature: 70, .runTimeSinceStart: 60],
                [0, 349.75, 350, 399.75, 400, 499.75, 500, 1500, 1500.25, 6000, 6000.25], "--ccuunnCCc"
            ),
            (.engineSpeed, [.vehicleSpeed: 1, .coolantTemperature: 70, .runTimeSinceStart: 60], [6000], "-"),
            (.engineSpeed, [.vehicleSpeed: 0, .coolantTemperature: 69, .runTimeSinceStart: 60], [6000], "-"),
            (.engineSpeed, [.vehicleSpeed: 0, .coolantTemperature: 70, .runTimeSinceStart: 59], [6000], "-"),
            (.engineLoad, warm, [0, 100], "--"),
        ] as [(Signal, [Signal: Double], [Double], String)])
    func edges(signal: Signal, state: [Signal: Double], values: [Double], judgements: String) throws {
        let found = try values.map { value -> Character in
            let reading = try #require(Self.reading(signal, value, in: state))
            // A value that is not judged has no reason, and every value that is wrong has a reason and a source.
            #expect((reading.reason == nil) == (reading.judgement == .notJudged))
            #expect(reading.judgement != .wrong || reading.severity != nil)
            if reading.judgement > .normal { #expect(reading.reason?.contains("; usual ") == true) }
            return switch reading.judgement {
            case .notJudged: "-"
            case .normal: "n"
            // Unusual is worth a look, or has a severity of its own.
            case .unusual: reading.severity.map { $0 == .soon ? "S" : "C" } ?? "u"
            case .wrong:
                switch try #require(reading.severity) {
                case .stopNow: "W"
                case .soon: "s"
                case .whenConvenient: "c"
                case .informational: "i"
                }
            }
        }
        #expect(String(found) == judgements, "\(signal.name)")
    }

    @Test func theReasonNamesTheBand() {
        #expect(
            Self.reading(.controlModuleVoltage, 12.1, in: Self.running)?.reason
                == "low, unless this car charges on demand: the alternator may not be charging; "
                + "usual 12.4 to 15.5 V with the engine running (charging of 12 V batteries)")
        #expect(
            Self.reading(.controlModuleVoltage, 24.1, in: Self.running)?.reason?.contains("usual 26 to 30.4 V") == true)
        #expect(Self.reading(.coolantTemperature, 120, in: [:])?.reason?.contains("usual up to 112 °C") == true)
        #expect(
            Self.reading(.controlModuleVoltage, 12, in: Self.off)?.reason
                == "usual 11.8 to 13.2 V with the engine off (battery with the ignition on)")
    }

    @Test func theReasonIsInTheDriversUnits() {
        let hot = Self.reading(.coolantTemperature, 120, in: [:])
        #expect(
            hot?.reason(in: .us)
                == "the engine is too hot: check coolant, thermostat, fan and pump; usual up to 234 °F "
                + "(thermostats open at 176 to 203 °F, fans start below 234 °F)")
        #expect(hot?.reason(in: .imperial) == hot?.reason)
    }

    /// An impossible value is not a reason to stop the car.
    @Test func aValueThatCannotBeIsTheSensors() {
        let shorted = Self.reading(.coolantTemperature, 215, in: Self.warm)
        #expect(shorted?.sensorFault == "the sensor or its wiring is shorted")
        #expect(shorted?.reason?.hasPrefix("the sensor or its wiring is shorted; usual 70 to 112 °C") == true)
        #expect(
            Self.reading(.coolantTemperature, -40, in: Self.warm)?.sensorFault == "the sensor or its wiring is open")
        #expect(Self.reading(.coolantTemperature, 119, in: Self.warm)?.sensorFault == nil)
    }

    // MARK: The adapter's own voltage

    private static func voltages(_ values: [Signal: Double], _ volts: Double?) -> [LiveReading] {
        LiveReading.of(scan(values, voltage: volts)).filter { $0.value.signal.unit == .volts }
    }

    @Test func theAdaptersVoltageStandsInForTheCars() throws {
        let own = try #require(Self.voltages(Self.off, 11.2).first)
        #expect(own.value.signal == .adapterVoltage && own.ecu == nil && own.judgement == .wrong)
        // Clones report 0; an adapter powered over USB measures the USB voltage.
        for volts in [nil, 0, 5] as [Double?] { #expect(Self.voltages(Self.off, volts).isEmpty) }
        let cars = Self.voltages([.engineSpeed: 0, .controlModuleVoltage: 12.5], 11)
        #expect(cars.map(\.value.signal) == [.controlModuleVoltage] && cars.map(\.ecu) == [engine])
        #expect(Self.voltages([:], 9).map(\.judgement) == [.notJudged])
    }

    /// Half a volt of tolerance on each side.
    @Test(
        arguments: [
            (off, [10.5, 10.9, 11.1, 11.3, 11.5, 13.6, 13.8, 15.6, 15.8], "wwwnnnuuw"),
            (running, [11.2, 11.4, 11.8, 12, 15.9, 16.1, 16.4, 16.6], "wwunnwww"),
            (hybrid, [11.6, 11.8, 12.1, 15.6, 15.8, 15.9, 16.1], "wunnuuw"),
        ] as [([Signal: Double], [Double], String)])
    func adaptersMeasureLoosely(state: [Signal: Double], values: [Double], judgements: String) {
        let letters: [LiveReading.Judgement: Character] = [.notJudged: "-", .normal: "n", .unusual: "u", .wrong: "w"]
        #expect(
            String(values.compactMap { Self.voltages(state, $0).first.flatMap { letters[$0.judgement] } }) == judgements
        )
    }

    // MARK: Which values

    @Test func statesAndCountersAreNoReadings() {
        let readings = LiveReading.of(
            scan(["7E8 41 03 02 00", "7E8 41 51 01", "7E8 41 01 82 07 65 01", "7E8 41 05 7B"]))
        #expect(readings.map(\.value.signal) == [.coolantTemperature])
    }

    /// The values of all ECUs are read; the engine's is judged, whichever ECU responds first.
    @Test(
        arguments: [
            (["7E8 41 05 7B", "7E9 41 05 F0"], [.normal, .notJudged]),
            (["7E9 41 05 F0", "7E8 41 05 7B"], [.notJudged, .normal]),
            (["7E9 41 05 A0", "7E8 41 0F 40"], [.wrong, .normal]),
        ] as [([String], [LiveReading.Judgement])])
    func theEnginesValueIsJudged(answers: [String], judgements: [LiveReading.Judgement]) {
        #expect(LiveReading.of(scan(answers)).map(\.judgement) == judgements)
    }

    // MARK: The engine's state

    @Test(
        arguments: [("", nil), ("00 00", false), ("01 00", false), ("02 00", true), ("10 00", true), ("08 00", false)]
            as [(String, Bool?)])
    func closedLoop(status: String, isClosed: Bool?) {
        #expect(EngineState(scan(status.isEmpty ? [] : ["7E8 41 03 \(status)"])).isClosedLoop == isClosed)
    }

    @Test(
        arguments: [
            ([], false), (["7E8 41 51 01"], false), (["7E8 41 51 10"], false), (["7E8 41 51 11"], true),
            (["7E8 41 51 16"], true), (["7E8 41 51 17"], false), (["7E9 41 5B 80"], true),
            (["7E8 41 51 01", "7E9 41 51 14"], true), (["7E8 41 51 08", "7E8 41 5B 80"], false),
        ] as [([String], Bool)])
    func hybrids(answers: [String], isHybrid: Bool) {
        #expect(EngineState(scan(answers)).isHybrid == isHybrid)
    }

    /// By the fuel, or by which PIDs there are: 0D, 1F and 42, and 5B or none of an engine.
    @Test(
        arguments: [
            ([], false), (["7E8 41 51 08"], true), (["7E8 41 51 08", "7E8 41 0C 00 00"], false),
            (["7E8 41 51 11"], false), (["7E8 41 00 00 08 00 03", "7E8 41 40 40 00 00 21", "7E8 41 5B 80"], true),
            (["7E8 41 00 00 08 00 03", "7E8 41 40 40 00 00 00"], true),
            (["7E8 41 00 18 18 00 03", "7E8 41 40 40 00 00 00"], false),
            (["7E9 41 00 00 08 00 03", "7E9 41 40 40 00 00 00"], false),
            (["7E8 41 00 00 08 00 03", "7E8 41 40 40 00 00 21", "7E9 41 00 00 10 00 00"], false),
        ] as [([String], Bool)])
    func electricCars(answers: [String], isElectric: Bool) {
        let state = EngineState(scan(answers))
        #expect(state.isElectric == isElectric && !(isElectric && state.isHybrid))
    }

    /// READY is proven by what only happens in it.
    @Test(
        arguments: [
            (["7E8 41 0C 00 00", "7E8 41 1F 02 58"], nil), (["7E8 41 5B 80", "7E8 41 0C 00 00"], nil),
            (["7E8 41 5B 80", "7E8 41 0C 00 00", "7E8 41 1F 00 00"], nil),
            (["7E8 41 5B 80", "7E8 41 0C 00 00", "7E8 41 1F 00 01"], true),
            (["7E8 41 5B 80", "7E8 41 0C 0C 80"], true), (["7E8 41 5B 80", "7E8 41 0D 01"], true),
            (["7E8 41 51 08", "7E8 41 1F 02 58"], nil), (["7E8 41 51 08", "7E8 41 0D 01"], true),
            // 0.9 A and -1 A of the traction battery.
            (["7E8 41 51 08", "7E8 41 9A 06 00 5F 00 00 09"], nil),
            (["7E8 41 51 08", "7E8 41 9A 06 00 5F 00 FF F6"], true),
        ] as [([String], Bool?)])
    func ready(answers: [String], isReady: Bool?) { #expect(EngineState(scan(answers)).isReady == isReady) }

    @Test func theEnginesValuesTellItsState() {
        let state = EngineState(scan(["7E9 41 0C 00 00", "7E9 41 05 28", "7E8 41 0C 0C 80", "7E8 41 05 82"]))
        #expect(state.isRunning == true && state.coolantC == 90)
    }

    @Test func stateOfAnEngine() {
        let state = EngineState(scan(Self.warm))
        #expect(state.isRunning == true && state.isWarm && state.runSeconds == 900 && state.speedKmh == 30)
        #expect(EngineState(scan([String]())) == EngineState())
        #expect(EngineState().isRunning == nil && !EngineState().isWarm)
    }
}
