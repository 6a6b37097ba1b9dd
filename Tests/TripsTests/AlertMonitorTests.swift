import Telemetry
import TestSupport
import Testing

@testable import Trips

@Suite(.timeLimit(.minutes(20))) struct AlertMonitorTests {
    /// Values of one signal, once a second; the alerts as second, value and limit.
    typealias Row = (name: String, signal: Signal, kind: Alert.Kind, values: [Double], alerts: [[Double]])

    private static func values(_ pieces: (Int, Double)...) -> [Double] {
        pieces.flatMap { Array(repeating: $0.1, count: $0.0) }
    }

    private static let rows: [Row] = [
        ("at the limit", .vehicleSpeed, .overSpeed, values((60, 130)), []),
        ("over", .vehicleSpeed, .overSpeed, values((5, 130), (60, 133)), [[7, 133, 130]]),
        ("briefly", .vehicleSpeed, .overSpeed, values((5, 130), (2, 140), (9, 120)), []),
        ("over, and again", .vehicleSpeed, .overSpeed, values((310, 140)), [[2, 140, 130], [302, 140, 130]]),
        ("to and fro", .vehicleSpeed, .overSpeed, values((5, 132), (3, 128), (5, 132), (3, 128)), [[2, 132, 130]]),
        ("soon again", .vehicleSpeed, .overSpeed, values((5, 132), (20, 110), (5, 132)), [[2, 132, 130]]),
        (
            "later again", .vehicleSpeed, .overSpeed, values((5, 132), (31, 110), (5, 133)),
            [[2, 132, 130], [38, 133, 130]]
        ),
        ("warm", .coolantTemperature, .coolantHot, values((60, 112)), []),
        ("hot", .coolantTemperature, .coolantHot, values((9, 100), (5, 113)), [[10, 113, 112]]),
        ("hot for one reading", .coolantTemperature, .coolantHot, values((9, 90), (1, 125), (9, 90)), []),
        ("a little cooler", .coolantTemperature, .coolantHot, values((5, 113), (99, 110), (5, 113)), [[1, 113, 112]]),
        ("3 °C cooler", .coolantTemperature, .coolantHot, values((5, 113), (99, 109), (5, 113)), [[1, 113, 112]]),
        (
            "cooled down", .coolantTemperature, .coolantHot, values((5, 113), (99, 108), (5, 114)),
            [[1, 113, 112], [105, 114, 112]]
        ),
        ("lamp on", .mil, .milOn, values((9, 0), (900, 1)), [[9, 0, 0]]),
        ("on from the start", .mil, .milOn, values((9, 1)), [[0, 0, 0]]),
        ("a new code", .pendingCodeCount, .newCode, values((9, 1), (900, 2)), [[9, 2, 1]]),
        ("a code that is stored", .storedCodeCount, .newCode, values((9, 0), (9, 1)), [[9, 1, 0]]),
        ("codes from before", .storedCodeCount, .newCode, values((9, 3)), []),
    ]

    @Test(arguments: rows) func alerts(row: Row) {
        let all = samples(row.signal, row.values.enumerated().map { (Double($0.offset), $0.element) })
        var monitor = AlertMonitor(parameters: TripParameters())
        let found = all.flatMap { monitor.take($0) }
        #expect(found.allSatisfy { $0.kind == row.kind }, "\(row.name)")
        #expect(found.map { [$0.time.seconds(since: origin), $0.value, $0.limit] } == row.alerts, "\(row.name)")

        // A kind that is turned off never alerts.
        var parameters = TripParameters()
        parameters.alerts.kinds.remove(row.kind)
        var silent = AlertMonitor(parameters: parameters)
        #expect(all.allSatisfy { silent.take($0).isEmpty && silent.active.isEmpty })
    }

    /// The MIL may be read only every few minutes: it still causes one alert.
    @Test func theMILSeldom() {
        var monitor = AlertMonitor(parameters: TripParameters())
        var found: [Alert] = []
        for minute in 0..<60 {
            let time = at(Double(minute) * 60)
            found += monitor.take(Sample(.storedCodeCount, 2, at: time))
            found += monitor.take(Sample(.mil, 1, at: time))
        }
        #expect(found == [Alert(.milOn, at: origin, value: 2, limit: 0)])
        #expect(monitor.active(.milOn)?.since == origin)
    }

    /// Pending, then confirmed: one fault is reported once, and another one separately.
    @Test func aCodeThatIsConfirmed() {
        var monitor = AlertMonitor(parameters: TripParameters())
        func told(_ signal: Signal, _ number: Double, _ second: Double) -> Int {
            monitor.take(Sample(signal, number, at: at(second))).count
        }
        #expect(told(.pendingCodeCount, 0, 0) + told(.storedCodeCount, 1, 0) == 0)
        #expect(told(.pendingCodeCount, 1, 60) == 1)
        #expect(told(.storedCodeCount, 2, 90) == 0)
        #expect(told(.storedCodeCount, 3, 120) == 1)
    }

    /// The stored code may be counted before the pending one.
    @Test func aCodeThatIsStoredFirst() {
        var monitor = AlertMonitor(parameters: TripParameters())
        func told(_ signal: Signal, _ number: Double, _ second: Double) -> Int {
            monitor.take(Sample(signal, number, at: at(second))).count
        }
        #expect(told(.pendingCodeCount, 0, 0) + told(.storedCodeCount, 0, 0) == 0)
        #expect(told(.storedCodeCount, 1, 30) == 1)
        #expect(told(.pendingCodeCount, 1, 60) == 0)
    }

    // MARK: Codes with names

    private static func naming() -> AlertMonitor {
        var monitor = AlertMonitor(parameters: TripParameters())
        monitor.expectsCodeNames = true
        return monitor
    }

    /// Pending, then stored with the check engine light on: the code is named in each alert, and reported as new once.
    @Test func aFaultIsNamed() {
        var monitor = Self.naming()
        #expect(monitor.take(Sample(.storedCodeCount, 1, at: at(0))).isEmpty)
        #expect(monitor.take(codes: ["P0420"], isStored: true, at: at(0)).isEmpty)
        #expect(monitor.take(codes: [], isStored: false, at: at(0)).isEmpty)
        #expect(monitor.active.isEmpty)
        #expect(
            monitor.take(codes: ["P0301"], isStored: false, at: at(60))
                == [Alert(.newCode, at: at(60), value: 2, limit: 1, codes: ["P0301"])])
        #expect(monitor.take(Sample(.pendingCodeCount, 1, at: at(60))).isEmpty)
        #expect(monitor.active(.newCode)?.codes == ["P0301"])
        #expect(monitor.take(Sample(.mil, 1, at: at(90))).isEmpty)
        #expect(monitor.take(Sample(.storedCodeCount, 2, at: at(90))).isEmpty)
        #expect(
            monitor.take(codes: ["P0301", "P0420"], isStored: true, at: at(90.2))
                == [Alert(.milOn, at: at(90.2), value: 1, limit: 0, codes: ["P0301", "P0420"])])
        #expect(monitor.take(Sample(.vehicleSpeed, 50, at: at(120))).isEmpty)
        // It comes back as pending: not a new code.
        #expect(monitor.take(codes: [], isStored: false, at: at(120)).isEmpty)
        #expect(monitor.take(codes: ["P0301"], isStored: false, at: at(180)).isEmpty)
    }

    /// The alert for the check engine light contains the code that turned it on, which is not reported as new again.
    @Test func theLightNamesItsCode() {
        var monitor = Self.naming()
        _ = monitor.take(Sample(.mil, 0, at: at(0))) + monitor.take(Sample(.storedCodeCount, 0, at: at(0)))
        #expect(monitor.take(codes: [], isStored: true, at: at(0)).isEmpty)
        #expect(monitor.take(codes: [], isStored: false, at: at(0)).isEmpty)
        _ = monitor.take(Sample(.storedCodeCount, 1, at: at(30)))
        #expect(monitor.take(Sample(.mil, 1, at: at(30))).isEmpty)
        #expect(monitor.take(codes: ["P0171"], isStored: true, at: at(31)).map(\.codes) == [["P0171"]])
        #expect(monitor.take(codes: ["P0171"], isStored: false, at: at(60)).isEmpty)
        #expect(monitor.active(.milOn)?.codes == ["P0171"])
    }

    /// The alert waits for the codes of a vehicle, but not for long.
    @Test func withoutNamesInTheEnd() {
        var monitor = Self.naming()
        #expect(monitor.take(Sample(.mil, 1, at: at(0))).isEmpty)
        #expect(monitor.take(Sample(.vehicleSpeed, 50, at: at(3))).isEmpty)
        #expect(
            monitor.take(Sample(.vehicleSpeed, 50, at: at(5))) == [Alert(.milOn, at: at(5), value: 0, limit: 0)])
        #expect(monitor.take(Sample(.vehicleSpeed, 50, at: at(9))).isEmpty)
    }

    @Test func tiredDriving() {
        var monitor = AlertMonitor(parameters: TripParameters(), drivenBefore: [(4000, 400)])
        var found: [Alert] = []
        for second in 0..<5500 {
            found += monitor.take(Sample(.vehicleSpeed, 50, at: at(Double(second))))
            if second == 3590 { #expect(found.isEmpty && monitor.active(.tiredDriving) == nil) }
        }
        #expect(found.map { ($0.time.seconds(since: origin) / 60).rounded() } == [60, 90])
        #expect(found.allSatisfy { $0.kind == .tiredDriving && $0.limit == 2 && $0.value >= 2 && $0.value < 2.6 })
        #expect(monitor.active(.tiredDriving).map { near($0.value, 2.53, within: 0.01) } == true)
        // A break ends the alert, even without a new sample.
        monitor.tick(at: at(5600))
        #expect(monitor.active.isEmpty)
        #expect(monitor.take(Sample(.vehicleSpeed, 0, at: at(6500))).isEmpty)
        #expect(monitor.take(Sample(.vehicleSpeed, 30, at: at(6506))).isEmpty)
    }

    @Test func tiredByTheDay() {
        let drives = (1...8).map { (start: Double($0) * 7200, end: Double($0) * 7200 - 3900) }
        var monitor = AlertMonitor(parameters: TripParameters(), drivenBefore: drives)
        var found: [Alert] = []
        for second in 0..<1500 { found += monitor.take(Sample(.vehicleSpeed, 50, at: at(Double(second)))) }
        #expect(found.map(\.limit) == [9])
        #expect(found.map { ($0.time.seconds(since: origin) / 60).rounded() } == [20])
    }

    @Test func voltageByWhatTheEngineDoes() {
        var monitor = AlertMonitor(parameters: TripParameters())
        var found: [Alert] = []
        for second in 0..<60 {
            found += monitor.take(Sample(.engineSpeed, 800, at: at(Double(second))))
            found += monitor.take(Sample(.controlModuleVoltage, second < 30 ? 14 : 11.5, at: at(Double(second))))
        }
        #expect(found == [Alert(.voltageLow, at: at(35), value: 11.5, limit: 12)])
        #expect(monitor.active(.voltageLow)?.since == at(30))
        #expect(monitor.active.map(\.kind) == [.voltageLow])
    }

    /// For any samples, no alert is repeated within 30 s, none is of a kind without a cause, and all numbers are
    /// finite.
    @Test func anySamples() {
        let signals: [Signal] = [
            .vehicleSpeed, .engineSpeed, .coolantTemperature, .controlModuleVoltage, .adapterVoltage, .massAirFlow,
            .mil, .storedCodeCount, .pendingCodeCount,
        ]
        for seed in seeds {
            var generator = SeededGenerator(seed: seed)
            var parameters = TripParameters()
            parameters.alerts.repeatS = 60
            var monitor = AlertMonitor(parameters: parameters)
            var raised: [Alert.Kind: Alert] = [:]
            var time = 0.0
            for _ in 0..<2000 {
                time +=
                    Double.random(in: 0...1, using: &generator) < 0.01
                    ? 100 : Double.random(in: -0.1...1, using: &generator)
                let value: Double =
                    [0, 1, 2, 11, 14, 50, 115, 140, 800, .nan, -40].randomElement(using: &generator) ?? 0
                let signal = signals.randomElement(using: &generator) ?? .vehicleSpeed
                for alert in monitor.take(Sample(signal, value, at: at(time))) {
                    if let before = raised[alert.kind], alert.kind != .newCode {
                        #expect(alert.time.seconds(since: before.time) >= 30, "seed \(seed)")
                    }
                    raised[alert.kind] = alert
                    #expect(alert.value.isFinite && alert.limit.isFinite)
                    #expect(monitor.active(alert.kind) != nil, "seed \(seed)")
                }
            }
            #expect(!raised.isEmpty)
        }
    }
}
