import Telemetry
import Testing

@testable import OBD

@Suite struct LiveReadingTests {
    private static let running: [Signal: Double] = [.engineSpeed: 800, .vehicleSpeed: 30]
    private static let warm: [Signal: Double] = [
        .engineSpeed: 800, .vehicleSpeed: 30, .coolantTemperature: 90, .runTimeSinceStart: 900,
    ]
    private static let off: [Signal: Double] = [.engineSpeed: 0]

    private static func reading(_ signal: Signal, _ value: Double, in state: [Signal: Double]) -> LiveReading? {
        var values = state
        values[signal] = value
        return LiveReading.of(scan(values)).first { $0.value.signal == signal }
    }

    /// The last step inside each edge and the first outside.
    @Test(
        arguments: [
            (.controlModuleVoltage, running, [12.299, 12.3, 12.999, 13, 15, 15.001, 15.6, 15.601], "wuunnuuw"),
            // Two batteries in a row.
            (.controlModuleVoltage, running, [24.599, 24.6, 25.999, 26, 30, 30.001, 31.2, 31.201], "wuunnuuw"),
            (.controlModuleVoltage, running, [18, 18.001], "ww"),
            (.controlModuleVoltage, off, [11.599, 11.6, 12.199, 12.2, 13.2, 13.201, 14.8, 14.801], "wuunnuuw"),
            (.controlModuleVoltage, [:], [5, 12, 14, 17], "----"),
            (.coolantTemperature, warm, [54, 55, 69, 70, 110, 111, 118, 119], "wuunnuuW"),
            (.coolantTemperature, [.engineSpeed: 800, .runTimeSinceStart: 899], [-40, -39, 110, 111, 119], "wnnuW"),
            (.coolantTemperature, off, [-40, -39, 20, 110, 118, 119], "wnnnuW"),
            (.coolantTemperature, [:], [-40, 20, 119], "wnW"),
            (.engineOilTemperature, [:], [-40, 130, 131, 150, 151], "wnuuW"),
            (.intakeAirTemperature, [:], [-40, 80, 81, 120, 121], "wnuuw"),
            (.ambientTemperature, off, [-40, -39, 55, 56, 80, 81], "wnnuuw"),
            (.barometricPressure, [:], [44, 45, 54, 55, 106, 107, 110, 111], "wuunnuuw"),
            (Signal.catalystTemperatures[0], warm, [-40, 900, 900.1, 1050, 1050.1], "wnuuW"),
            // In steps of 0.78 %.
            (Signal.longTermFuelTrims[0], running, [-20.3, -19.5, -10.2, -9.4, 9.4, 10.2, 19.5, 20.3], "wuunnuuw"),
            (Signal.longTermFuelTrims[0], off, [-50, 0, 50], "---"),
            (Signal.longTermFuelTrims[1], [:], [50], "-"),
            (Signal.shortTermFuelTrims[1], warm, [-30.5, -29.7, -15.6, -14.8, 14.8, 15.6, 29.7, 30.5], "wuunnuuw"),
            // Cold, it runs in open loop.
            (Signal.shortTermFuelTrims[0], running, [50], "-"),
            (
                .engineSpeed, [.vehicleSpeed: 0, .coolantTemperature: 70, .runTimeSinceStart: 60],
                [0, 349.75, 350, 399.75, 400, 499.75, 500, 1500, 1500.25, 6000, 6000.25], "--wwuunnuuw"
            ),
            (.engineSpeed, [.vehicleSpeed: 1, .coolantTemperature: 70, .runTimeSinceStart: 60], [6000], "-"),
            (.engineSpeed, [.vehicleSpeed: 0, .coolantTemperature: 69, .runTimeSinceStart: 60], [6000], "-"),
            (.engineSpeed, [.vehicleSpeed: 0, .coolantTemperature: 70, .runTimeSinceStart: 59], [6000], "-"),
            (.engineLoad, warm, [0, 100], "--"),
        ] as [(Signal, [Signal: Double], [Double], String)])
    func edges(signal: Signal, state: [Signal: Double], values: [Double], judgements: String) throws {
        let found = try values.map { value -> Character in
            let reading = try #require(Self.reading(signal, value, in: state))
            // Not judged is not reasoned about either, and all that is wrong has a reason and a source.
            #expect((reading.reason == nil) == (reading.judgement == .notJudged))
            if reading.judgement > .normal { #expect(reading.reason?.contains("; usual ") == true) }
            return switch reading.judgement {
            case .notJudged: "-"
            case .normal: "n"
            case .unusual: "u"
            case .wrong: reading.isDangerous ? "W" : "w"
            }
        }
        #expect(String(found) == judgements, "\(signal.name)")
    }

    @Test func theReasonNamesTheBand() {
        #expect(
            Self.reading(.controlModuleVoltage, 12.1, in: Self.running)?.reason
                == "the alternator may not be charging the battery; usual 13 to 15 V with the engine running "
                + "(charging of 12 V batteries)")
        #expect(
            Self.reading(.controlModuleVoltage, 24.1, in: Self.running)?.reason?.contains("usual 26 to 30 V") == true)
        #expect(Self.reading(.coolantTemperature, 120, in: [:])?.reason?.contains("usual up to 110 °C") == true)
    }

    // MARK: The adapter's own voltage

    @Test func theAdaptersVoltageStandsInForTheCars() throws {
        func readings(_ values: [Signal: Double], _ volts: Double?) -> [LiveReading] {
            LiveReading.of(scan(values, voltage: volts)).filter { $0.value.signal.unit == .volts }
        }
        let own = try #require(readings(Self.off, 11.9).first)
        #expect(own.value.signal == .adapterVoltage && own.ecu == nil && own.judgement == .unusual)
        // Clones say 0.
        #expect(readings(Self.off, 0).isEmpty && readings(Self.off, nil).isEmpty)
        let cars = readings([.engineSpeed: 0, .controlModuleVoltage: 12.5], 11)
        #expect(cars.map(\.value.signal) == [.controlModuleVoltage] && cars.map(\.ecu) == [engine])
        #expect(readings([:], 9).map(\.judgement) == [.notJudged])
    }

    // MARK: Which values

    @Test func statesAndCountersAreNoReadings() {
        let readings = LiveReading.of(
            scan(["7E8 41 03 02 00", "7E8 41 51 01", "7E8 41 01 82 07 65 01", "7E8 41 05 7B"]))
        #expect(readings.map(\.value.signal) == [.coolantTemperature])
    }

    @Test func everyECUsValueIsRead() {
        let readings = LiveReading.of(scan(["7E8 41 05 7B", "7E9 41 05 F0"]))
        #expect(readings.map(\.ecu) == [engine, transmission])
        #expect(readings.map(\.judgement) == [.normal, .wrong])
    }

    // MARK: The engine's state

    @Test(
        arguments: [("", nil), ("00 00", false), ("01 00", false), ("02 00", true), ("10 00", true), ("08 00", false)]
            as [(String, Bool?)])
    func closedLoop(status: String, isClosed: Bool?) {
        #expect(EngineState(scan(status.isEmpty ? [] : ["7E8 41 03 \(status)"])).isClosedLoop == isClosed)
    }

    @Test func stateOfAnEngine() {
        let state = EngineState(scan(Self.warm))
        #expect(state.isRunning == true && state.isWarm && state.runSeconds == 900 && state.speedKmh == 30)
        #expect(EngineState(scan([String]())) == EngineState())
        #expect(EngineState().isRunning == nil && !EngineState().isWarm)
    }
}
