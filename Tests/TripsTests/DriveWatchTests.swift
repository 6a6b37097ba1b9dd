import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct DriveWatchTests {
    private static func watch(endsWithEngine: Bool = true) -> DriveWatch {
        DriveWatch(pauseS: 300, silenceS: 60, endsWithEngine: endsWithEngine)
    }

    /// Simulates a second of a drive.
    private static func second(
        _ watch: inout DriveWatch, _ second: Double, speed: Double?, rpm: Double?, volts: Double? = nil
    ) {
        if let volts { watch.take(Sample(.controlModuleVoltage, volts, at: at(second))) }
        if let speed { watch.take(Sample(.vehicleSpeed, speed, at: at(second))) }
        if let rpm { watch.take(Sample(.engineSpeed, rpm, at: at(second))) }
    }

    @Test func aStopOfTheEngineIsAPauseAndThenTheEnd() {
        var watch = Self.watch()
        Self.second(&watch, 0, speed: 40, rpm: 2000, volts: 14.1)
        #expect(watch.isDriving && !watch.isOver(at: at(0)) && watch.pausedSince(at: at(0)) == nil)
        Self.second(&watch, 1, speed: 0, rpm: 800, volts: 14.1)
        #expect(watch.isDriving)
        for second in 2...300 { Self.second(&watch, Double(second), speed: 0, rpm: 0, volts: 12.4) }
        #expect(!watch.isDriving && !watch.isOver(at: at(300)))
        #expect(watch.pausedSince(at: at(300)) == at(2))
        #expect(watch.isOver(at: at(302)))
        var goesOn = watch
        Self.second(&goesOn, 301, speed: 0, rpm: 900, volts: 13.9)
        #expect(goesOn.isDriving && !goesOn.isOver(at: at(302)) && goesOn.pausedSince(at: at(302)) == nil)
    }

    /// The silence of a time in which nobody listened does not count.
    @Test func nobodyListened() {
        var watch = Self.watch()
        watch.listenAgain(at: at(1000))
        #expect(!watch.isOver(at: at(2000)))
        Self.second(&watch, 2000, speed: 40, rpm: 2000)
        watch.listenAgain(at: at(1000))
        #expect(watch.isOver(at: at(2060)))
        watch.listenAgain(at: at(3000))
        #expect(!watch.isOver(at: at(3059)) && watch.isOver(at: at(3060)))
        // Of an engine that was off before, and is still, it is known.
        Self.second(&watch, 3010, speed: 0, rpm: 0, volts: 12.4)
        watch.listenAgain(at: at(4000))
        Self.second(&watch, 4001, speed: 0, rpm: 0, volts: 12.4)
        #expect(watch.isOver(at: at(4001)))
    }

    @Test func aDriverMayListenToTheRadio() {
        var watch = Self.watch(endsWithEngine: false)
        for second in 0...1000 { Self.second(&watch, Double(second), speed: 0, rpm: 0, volts: 12.4) }
        #expect(!watch.isOver(at: at(1000)))
        #expect(watch.pausedSince(at: at(1000)) == at(0))
    }

    /// A hybrid that is ready to drive stands with its engine off, and charges its 12 V battery.
    @Test func aHybridThatIsReadyIsNotOff() {
        var watch = Self.watch()
        for second in 0...1000 { Self.second(&watch, Double(second), speed: 0, rpm: 0, volts: 14.2) }
        #expect(!watch.isOver(at: at(1000)))
        #expect(watch.pausedSince(at: at(1000)) == nil)
        // Electric driving.
        Self.second(&watch, 1001, speed: 30, rpm: 0, volts: 12.5)
        #expect(watch.isDriving)
    }

    /// The voltage of a full battery at rest is below that of one being charged.
    @Test(arguments: [(13.0, true), (13.2, false)]) func whatCharges(volts: Double, isOver: Bool) {
        var watch = Self.watch()
        for second in 0...300 { Self.second(&watch, Double(second), speed: 0, rpm: 0, volts: volts) }
        #expect(watch.isOver(at: at(300)) == isOver)
        #expect(watch.isDriving == false)
    }

    /// In a vehicle that never reports its speed, the engine speed is sufficient while it is received; silence is
    /// treated as that of a vehicle that may be moving.
    @Test func withoutASpeed() {
        var watch = Self.watch()
        for second in 0...100 { Self.second(&watch, Double(second), speed: nil, rpm: 2000, volts: 14.1) }
        #expect(watch.isDriving && !watch.isOver(at: at(159)) && watch.isOver(at: at(160)))
        for second in 101...401 { Self.second(&watch, Double(second), speed: nil, rpm: 0, volts: 12.4) }
        #expect(!watch.isDriving && watch.pausedSince(at: at(401)) == at(101) && watch.isOver(at: at(401)))
        // The speed is first reported late.
        Self.second(&watch, 402, speed: 30, rpm: 0)
        #expect(watch.isDriving && !watch.isOver(at: at(402)))
    }

    @Test func silence() {
        var standing = Self.watch()
        Self.second(&standing, 0, speed: 0, rpm: 800)
        #expect(!standing.isOver(at: at(299)) && standing.isOver(at: at(300)))
        #expect(standing.pausedSince(at: at(4)) == nil && standing.pausedSince(at: at(6)) == at(0))
        var moving = Self.watch()
        Self.second(&moving, 0, speed: 80, rpm: 2000)
        #expect(!moving.isOver(at: at(59)) && moving.isOver(at: at(60)))
        #expect(moving.pausedSince(at: at(30)) == nil)
        // The adapter still reports its voltage.
        for second in 1...70 { moving.take(Sample(.adapterVoltage, 12.3, at: at(Double(second)))) }
        #expect(moving.isOver(at: at(60)))
        var unheard = Self.watch()
        #expect(!unheard.isOver(at: at(1000)))
        unheard.beSilent(at: at(1000))
        #expect(!unheard.isOver(at: at(1059)) && unheard.isOver(at: at(1060)))
    }
}
