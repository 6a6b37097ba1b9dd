import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct MonitorGuideTests {
    /// A drive in samples of a car, four a second.
    private struct Drive {
        var guide = MonitorGuide()
        var seconds = 0.0
        var news: [(seconds: Double, news: MonitorGuide.News)] = []
        var coolantC = 20.0
        var rpm = 800.0
        var loadPercent: Double? = 30
        var throttlePercent: Double?

        init(incomplete: [Signal], complete: [Signal] = [], airC: Double? = 18, fuelPercent: Double? = 60) {
            take(.compressionIgnition, 0)
            for signal in incomplete { take(signal, 1) }
            for signal in complete { take(signal, 0) }
            if let airC { take(.ambientTemperature, airC) }
            if let fuelPercent { take(.fuelLevel, fuelPercent) }
        }

        mutating func take(_ signal: Signal, _ value: Double) {
            let time = Instant(nanoseconds: Int64(seconds * 1e9))
            for item in guide.take(Sample(signal, value, at: time)) { news.append((seconds, item)) }
        }

        mutating func drive(_ durationS: Double, _ fromKmh: Double, to toKmh: Double? = nil) {
            for step in 0..<Int(durationS * 4) {
                let share = Double(step) / (durationS * 4)
                take(.engineSpeed, rpm)
                take(.coolantTemperature, coolantC)
                if let loadPercent { take(.engineLoad, loadPercent) }
                if let throttlePercent { take(.throttlePosition, throttlePercent) }
                take(.vehicleSpeed, (fromKmh + ((toKmh ?? fromKmh) - fromKmh) * share).rounded())
                seconds += 0.25
            }
        }

        func steps(_ kind: ReadinessMonitor.Kind) -> [MonitorGuide.Step] {
            guide.monitors.first { $0.kind == kind }?.steps ?? []
        }
    }

    private static func signal(_ kind: ReadinessMonitor.Kind) throws -> Signal {
        let index = try #require(Signal.monitors.firstIndex(of: kind.rawValue))
        return Signal.incompleteMonitors[index]
    }

    /// A hybrid moves without its engine, and meanwhile no monitor runs; its engine never coasts.
    @Test func aHybrid() throws {
        var drive = Drive(incomplete: [try Self.signal(.catalyst), try Self.signal(.egrOrVVT)])
        drive.coolantC = 85
        drive.rpm = 0
        drive.drive(700, 90)
        #expect(drive.guide.isHybrid)
        #expect(drive.steps(.catalyst).map(\.state) == [.met, .waiting] && drive.steps(.catalyst)[1].done == 0)
        drive.rpm = 1800
        drive.drive(700, 90)
        #expect(drive.steps(.catalyst).map(\.state) == [.met, .met])
        #expect(drive.steps(.egrOrVVT).last?.state == .unseen)
        var other = Drive(incomplete: [try Self.signal(.catalyst)])
        other.drive(10, 90)
        #expect(!other.guide.isHybrid)
    }

    /// Monitors have steps for each row, and those that live values show in the order of the words.
    @Test func monitorsOfTheCar() throws {
        let drive = Drive(incomplete: [try Self.signal(.catalyst)], complete: [try Self.signal(.oxygenSensor)])
        #expect(drive.guide.monitors.map(\.kind) == [.catalyst, .oxygenSensor])
        #expect(drive.guide.incomplete.map(\.kind) == [.catalyst])
        #expect(drive.steps(.oxygenSensor).isEmpty)
        #expect(
            drive.steps(.catalyst).map { $0.text(in: .us) } == ["engine warm", "10 minutes at a steady 50 to 60 mph"])
    }

    /// Ten minutes count only at a steady speed in the range, and only after the engine is warm.
    @Test func steadySpeed() throws {
        var drive = Drive(incomplete: [try Self.signal(.catalyst)])
        drive.drive(120, 90)
        #expect(drive.steps(.catalyst).map(\.state) == [.waiting, .waiting])
        drive.coolantC = 88
        drive.drive(200, 90)
        #expect(drive.steps(.catalyst)[0].state == .met && abs(drive.steps(.catalyst)[1].done - 200) < 2)
        drive.drive(100, 120)
        drive.drive(60, 85, to: 100)
        for _ in 0..<20 {
            drive.drive(4, 82, to: 98)
            drive.drive(4, 98, to: 82)
        }
        let before = drive.steps(.catalyst)[1].done
        #expect(before < 275, "\(before)")
        drive.drive(600 - before - 5, 90)
        #expect(drive.steps(.catalyst)[1].state == .waiting)
        drive.drive(30, 90)
        #expect(drive.steps(.catalyst)[1].state == .met)
        // The car decides what is complete.
        #expect(drive.guide.incomplete.count == 1)
        drive.take(try Self.signal(.catalyst), 0)
        #expect(drive.guide.incomplete.isEmpty && drive.news.last?.news == .completed(.catalyst))
    }

    @Test(
        arguments: [
            (20.0, 18.0, MonitorGuide.Step.State.met), (20, nil, .met), (34, 30, .met), (36, 34, .missed),
            (30, 18, .missed),
            (85, 20, .missed),
        ] as [(Double, Double?, MonitorGuide.Step.State)])
    func coldStart(coolantC: Double, airC: Double?, state: MonitorGuide.Step.State) throws {
        var drive = Drive(incomplete: [try Self.signal(.oxygenSensorHeater)], airC: airC)
        drive.coolantC = coolantC
        drive.drive(100, 0)
        #expect(drive.steps(.oxygenSensorHeater)[0].state == state)
        if state == .missed {
            #expect(drive.news.count == 1, "said once")
            drive.drive(400, 0)
            #expect(drive.steps(.oxygenSensorHeater)[1].done == 0, "what needs a cold start waits for it")
        }
    }

    /// With the ignition on and the engine off, the start is when the engine turns.
    @Test func theStartIsThatOfTheEngine() throws {
        var drive = Drive(incomplete: [try Self.signal(.secondaryAir)])
        drive.rpm = 0
        drive.drive(30, 0)
        #expect(drive.steps(.secondaryAir)[0].state == .waiting)
        drive.rpm = 900
        drive.drive(30, 0)
        #expect(drive.steps(.secondaryAir)[0].state == .met)
        // Moving off begins anew.
        drive.drive(10, 20)
        drive.drive(170, 0)
        #expect(drive.steps(.secondaryAir)[1].state == .waiting)
        drive.drive(20, 0)
        #expect(drive.steps(.secondaryAir)[1].state == .met)
    }

    /// Engine braking in gear counts, the brake, the clutch and level driving do not; by load, by throttle, or by the
    /// speed alone.
    @Test(arguments: [(15.0, nil), (nil, 12.0), (nil, nil)] as [(Double?, Double?)])
    func coasting(loadPercent: Double?, throttlePercent: Double?) throws {
        var drive = Drive(incomplete: [try Self.signal(.oxygenSensor)])
        drive.coolantC = 88
        func set(_ drive: inout Drive, isCoasting: Bool) {
            drive.loadPercent = loadPercent.map { isCoasting ? $0 : 45 }
            drive.throttlePercent = throttlePercent.map { isCoasting ? $0 : 30 }
            drive.rpm = 2000
        }
        set(&drive, isCoasting: true)
        drive.drive(10, 0)
        set(&drive, isCoasting: false)
        drive.drive(620, 90)
        #expect(drive.steps(.oxygenSensor).map(\.state) == [.met, .met, .waiting])
        func fall(_ durationS: Double, rpm: Double = 2000, isCoasting: Bool = true) -> Double {
            set(&drive, isCoasting: false)
            drive.drive(10, 90)
            set(&drive, isCoasting: isCoasting)
            drive.rpm = rpm
            drive.drive(durationS, 90, to: 55)
            return drive.steps(.oxygenSensor)[2].done
        }
        #expect(fall(15) == 1)
        #expect(fall(3) == 1, "braking")
        #expect(fall(15, rpm: 750) == 1, "out of gear")
        if loadPercent != nil || throttlePercent != nil { #expect(fall(15, isCoasting: false) == 1, "with gas") }
        #expect(fall(25) == 2)
        #expect(fall(12) == 3)
        #expect(drive.steps(.oxygenSensor)[2].state == .met)
    }

    @Test func firmAccelerations() throws {
        var drive = Drive(incomplete: [try Self.signal(.boostPressure)])
        drive.coolantC = 88
        drive.rpm = 1500
        drive.loadPercent = 85
        drive.drive(8, 40, to: 80)
        #expect(drive.steps(.boostPressure)[1].done == 1)
        drive.drive(40, 40, to: 80)
        drive.rpm = 4500
        drive.drive(8, 40, to: 80)
        drive.rpm = 1500
        drive.loadPercent = 40
        drive.drive(20, 80)
        drive.drive(12, 40, to: 80)
        #expect(drive.steps(.boostPressure)[1].done == 1, "too slow, from high engine speed, or with little load")
    }

    /// A value that the car does not report is not waited for; one that is wrong may still change.
    @Test func fuelLevel() throws {
        var blind = Drive(incomplete: [try Self.signal(.evaporativeSystem)], fuelPercent: nil)
        blind.drive(60, 0)
        #expect(blind.steps(.evaporativeSystem)[0].state == .waiting)
        blind.drive(60, 0)
        #expect(blind.steps(.evaporativeSystem).map(\.state) == [.unseen, .met, .waiting, .unseen])
        var full = Drive(incomplete: [try Self.signal(.evaporativeSystem)], fuelPercent: 98)
        full.drive(60, 0)
        #expect(full.steps(.evaporativeSystem)[0].state == .missed)
        full.take(.fuelLevel, 74)
        full.drive(10, 0)
        #expect(full.steps(.evaporativeSystem)[0].state == .met)
    }

    /// What a car sends that is not a number changes nothing, and a gap is no driven time.
    @Test func gapsAndNoNumbers() throws {
        var drive = Drive(incomplete: [try Self.signal(.catalyst)])
        drive.coolantC = 88
        drive.drive(10, 90)
        drive.seconds += 500
        drive.take(.vehicleSpeed, .nan)
        drive.drive(10, 90)
        #expect(drive.steps(.catalyst)[1].done < 21)
    }
}
