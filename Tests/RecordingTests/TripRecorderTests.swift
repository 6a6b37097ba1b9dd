import GamePackets
import Glibc
import OBD
import Storage
import System
import Telemetry
import Terminal
import TestSupport
import Testing
import Trips

@testable import Recording

@Suite(.timeLimit(.minutes(20))) struct TripRecorderTests {
    /// Keeps what it is told; may break at a sample.
    private final class Display: TripDisplay {
        struct Broken: Error {}
        var log: [String] = []
        var breaksAt: Int?
        var isFull = false
        private var samples = 0

        func take(_ event: TripEvent, of trip: any RunningTrip) throws {
            switch event {
            case .began(let id, _, let source):
                log.append("begin \(id.map(String.init) ?? "-") \(source?.device ?? "-")")
            case .batch(let batch):
                for sample in batch.samples {
                    samples += 1
                    if samples == breaksAt { throw Broken() }
                    log.append("\(sample.signal.name) at \(sample.time.seconds(since: trip.origin))")
                }
            case .ended(let record): log.append("summary of \(record.summary.samples)")
            case .failed(let problem): log.append("failed at \(problem.step)")
            case .drivingEvent(let event): log.append("\(event.kind)")
            case .suspects, .alert, .following, .wayfinding, .cameras, .activity, .warning: break
            }
        }

        func end() { log.append("end") }
    }

    private let directory: TemporaryDirectory
    private let display = Display()

    init() throws { directory = try TemporaryDirectory() }

    private static func at(_ seconds: Double) -> Instant {
        Instant(nanoseconds: 7_000_000_000_000).advanced(bySeconds: seconds)
    }

    private static func speed(_ seconds: Double) -> SourceEvent {
        .batch(Batch(Sample(.vehicleSpeed, 36, at: at(seconds))))
    }

    private func database() throws -> Database { try Database.open(path: directory.file("trips.db")) }

    private func recorder(
        duration: Double? = nil, idleTimeout: Double = 60, fuelPrice: Double? = nil, database: Database? = nil
    ) -> TripRecorder {
        var plan = TripPlan()
        plan.durationS = duration
        plan.silenceS = idleTimeout
        plan.pauseS = idleTimeout
        plan.fuelPrice = fuelPrice
        return TripRecorder(
            plan: plan, store: database.map { TripStore(path: directory.file("trips.db"), database: $0) },
            display: display, progress: ProgressLine(isShown: false))
    }

    private func stored() throws -> [TripRecord] {
        try database().trips.all(
            from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2),
            includingOpen: true)
    }

    @Test(arguments: [0.0, 25, 600, 90_000, -90_000]) func whatArrivesLateBeginsWhenItWasMeasured(lateS: Double) throws
    {
        let recorder = recorder(database: try database())
        var source = SourceDescription(device: "gps:listen:127.0.0.1:5055")
        source.arrivesLate = true
        #expect(recorder.take(.connected(source)))
        let begin = SystemClock.now.advanced(bySeconds: -lateS)
        for seconds in [0.0, 1, 2] {
            let time = begin.advanced(bySeconds: seconds)
            #expect(recorder.take(.batch(Batch(Sample(.vehicleSpeed, 36, at: time)))))
        }
        let right = LocalTime.now.advanced(bySeconds: -lateS)
        _ = try recorder.finish()
        let start = try #require(try stored().first).start
        #expect(abs(start.seconds(since: right)) < 10)
    }

    @Test func aTrip() throws {
        let recorder = recorder(fuelPrice: 2, database: try database())
        #expect(recorder.take(.progress("waking the adapter")))
        #expect(!recorder.hasBegun)
        let source = SourceDescription(
            device: "sim:x", details: VehicleDetails(bus: .can11Bit500, vin: VIN("1HGCM82633A004352")))
        #expect(recorder.take(.connected(source)))
        #expect(!recorder.hasBegun)
        for second in 0...3 {
            #expect(recorder.take(Self.speed(Double(second))))
            #expect(recorder.take(.batch(Batch(Sample(.massAirFlow, 10, at: Self.at(Double(second)))))))
        }
        let record = recorder.record
        #expect(record.id == 1)
        #expect(record.vin == "1HGCM82633A004352")
        #expect(abs((record.summary.distanceKm ?? 0) - 0.03) < 1e-9)
        let fuel = try #require(record.summary.fuelL)
        #expect(record.fuelCost == fuel * 2)
        #expect(try recorder.finish() == .fine)
        #expect(display.log.first == "begin 1 sim:x")
        #expect(display.log.dropFirst().first == "vehicleSpeed at 0.0")
        #expect(display.log.suffix(2) == ["end", "summary of 8"])

        let trips = try stored()
        #expect(trips.count == 1)
        #expect(trips.first?.summary == record.summary)
        #expect(trips.first?.start == record.start)
        #expect(trips.first?.fuelPrice == 2)
    }

    /// Some games name car and track seconds after the first values. What they name after that is of the next race.
    @Test func namesThatComeLate() throws {
        var plan = TripPlan()
        plan.parameters.isGame = true
        plan.keepsAll = true
        let recorder = TripRecorder(
            plan: plan, store: TripStore(path: directory.file("trips.db"), database: try database()), display: display,
            progress: ProgressLine(isShown: false))
        var details = GameDetails()
        details.game = .automobilista2
        #expect(recorder.take(.connected(SourceDescription(device: "game:automobilista-2", details: details))))
        #expect(recorder.take(Self.speed(0)))
        details.track = "Imola GP"
        #expect(recorder.take(.details(details)))
        #expect(recorder.take(Self.speed(1)))
        details.car = "Ginetta G40"
        details.track = "Monza"
        #expect(recorder.take(.details(details)))
        let expected = GameIdentity(name: "automobilista-2", car: "Ginetta G40", track: "Imola GP")
        #expect(recorder.record.game == expected)
        _ = try recorder.finish()
        #expect(try stored().map(\.game) == [expected])
    }

    // MARK: When it is over

    /// A simulated car that waits for the reader of its output is not silent.
    @Test func aSourceThatWaitsForRoomIsNotSilent() throws {
        let recorder = recorder(idleTimeout: 1)
        #expect(recorder.take(.connected(SourceDescription(device: "sim:x"))))
        #expect(recorder.take(Self.speed(0)))
        display.isFull = true
        usleep(1_200_000)
        #expect(recorder.refresh())
        display.isFull = false
        #expect(recorder.refresh())
        usleep(1_200_000)
        #expect(!recorder.refresh())
    }

    @Test func theDurationIsOfTheSourcesTime() throws {
        let recorder = recorder(duration: 10)
        for seconds in [0.0, 4, 9.999, 10] { #expect(recorder.take(Self.speed(seconds)), "\(seconds)") }
        #expect(!recorder.take(Self.speed(10.001)))
        // What came too late does not count.
        #expect(recorder.record.summary.samples == 4)
        #expect(recorder.record.summary.durationS == 10)
    }

    /// What a vehicle had answered already when the trip was ended counts; of a simulated one, which does not wait, nothing.
    @Test(arguments: [("tcp:adapter:35000", 2.4, 3), ("sim:city?rate=max", 2, 2)])
    func whatWasOnItsWay(device: String, seconds: Double, samples: Int) throws {
        let recorder = recorder()
        #expect(recorder.take(.connected(SourceDescription(device: device))))
        for second in [0.0, 2] { #expect(recorder.take(Self.speed(second))) }
        recorder.takeRest([.silence(Self.at(2.1)), Self.speed(2.4), Self.speed(60)])
        #expect(recorder.record.summary.durationS == seconds)
        #expect(recorder.record.summary.samples == samples)
    }

    // MARK: What is no trip

    private static func standing(_ seconds: Double) -> SourceEvent {
        .batch(Batch(Sample(.vehicleSpeed, 0, at: at(seconds))))
    }

    /// Some seconds of standing are not kept, unless something was noticed, noted or asked for.
    @Test(
        arguments: [
            (8, nil, false, false, true), (29, nil, false, false, true), (31, nil, false, false, false),
            (8, "first start", false, false, false), (8, nil, true, false, false), (8, nil, false, true, false),
        ] as [(Double, String?, Bool, Bool, Bool)])
    func aTripOfNothing(seconds: Double, note: String?, keepsAll: Bool, hasAlert: Bool, isDropped: Bool) throws {
        var plan = TripPlan()
        plan.note = note
        plan.keepsAll = keepsAll
        let recorder = TripRecorder(
            plan: plan, store: TripStore(path: directory.file("trips.db"), database: try database()), display: display,
            progress: ProgressLine(isShown: false))
        for second in stride(from: 0, through: seconds, by: 1) { #expect(recorder.take(Self.standing(second))) }
        if hasAlert {
            #expect(recorder.take(.batch(Batch(Sample(.mil, 1, at: Self.at(seconds))))))
            #expect(recorder.take(.codes([], areStored: true, at: Self.at(seconds))))
        }
        #expect(try recorder.finish() == .fine)
        #expect(try stored().isEmpty == isDropped)
        #expect(display.log.contains { $0.hasPrefix("summary") })
    }

    @Test func theDurationEndsInSilenceToo() throws {
        let recorder = recorder(duration: 10)
        #expect(recorder.take(Self.speed(0)))
        #expect(recorder.take(.silence(Self.at(9.9))))
        #expect(!recorder.take(.silence(Self.at(10))))
    }

    @Test func silenceEndsTheTrip() throws {
        let recorder = recorder(idleTimeout: 30)
        #expect(recorder.take(Self.speed(0)))
        #expect(recorder.take(.silence(Self.at(29.9))))
        #expect(recorder.take(Self.speed(29.95)))
        #expect(recorder.take(.silence(Self.at(59.9))))
        #expect(!recorder.take(.silence(Self.at(59.95))))
    }

    /// Before the first sample the time begins with the first silence.
    @Test func silenceFromTheStart() throws {
        let recorder = recorder(idleTimeout: 30)
        #expect(recorder.take(.silence(Self.at(100))))
        #expect(recorder.take(.silence(Self.at(129))))
        #expect(!recorder.take(.silence(Self.at(130))))
    }

    /// The adapter tells its voltage in a car that is switched off, for ever.
    @Test func theAdaptersVoltageIsNoAnswerOfTheVehicle() throws {
        let recorder = recorder(idleTimeout: 30)
        #expect(recorder.take(Self.speed(0)))
        for seconds in stride(from: 6.0, to: 30, by: 6) {
            #expect(recorder.take(.batch(Batch(Sample(.adapterVoltage, 12.1, at: Self.at(seconds))))))
            #expect(recorder.take(.silence(Self.at(seconds + 1))))
        }
        #expect(recorder.take(.batch(Batch(Sample(.adapterVoltage, 12.1, at: Self.at(30))))))
        #expect(!recorder.take(.silence(Self.at(30))))
    }

    @Test func theAdaptersVoltageAloneIsSilence() throws {
        let recorder = recorder(idleTimeout: 30)
        #expect(recorder.take(.batch(Batch(Sample(.adapterVoltage, 12.1, at: Self.at(0))))))
        #expect(recorder.take(.silence(Self.at(1))))
        #expect(recorder.take(.batch(Batch(Sample(.adapterVoltage, 12.1, at: Self.at(6))))))
        #expect(recorder.take(.silence(Self.at(30.9))))
        #expect(!recorder.take(.silence(Self.at(31))))
    }

    @Test(arguments: SourceError.Step.allCases) func aProblemEndsTheTripAndKeepsIt(step: SourceError.Step)
        throws
    {
        let problem = SourceError(step, "a test of a lost connection", advice: "ignore this")
        let recorder = recorder(database: try database())
        #expect(recorder.take(Self.speed(0)))
        #expect(recorder.take(Self.speed(1)))
        #expect(!recorder.take(.ended(problem)))
        #expect(try recorder.finish() == .problem(problem))
        #expect(display.log.last == "summary of 2")
        #expect(try stored().map(\.summary.samples) == [2])

        let early = self.recorder(database: try database())
        #expect(!early.take(.ended(problem)))
        #expect(try early.finish() == .problem(problem))
        #expect(display.log.suffix(2) == ["end", "failed at \(step)"])
        #expect(try stored().count == 1)
    }

    @Test func withoutASampleThereIsNoTrip() throws {
        let recorder = recorder(idleTimeout: 1, database: try database())
        #expect(recorder.take(.connected(SourceDescription(device: "sim:x"))))
        #expect(recorder.take(.silence(Self.at(0))))
        #expect(!recorder.take(.silence(Self.at(1))))
        guard case .problem(let problem) = try recorder.finish() else {
            Issue.record("a trip")
            return
        }
        #expect(problem.step == .ecu)
        #expect(display.log == ["end", "failed at ecu"])
        #expect(try stored().isEmpty)
    }

    /// Each driving event is told once, when it is over.
    @Test func drivingEventsAreToldOnce() throws {
        let recorder = recorder()
        for second in 0..<120 {
            let kmh = second % 40 < 20 ? 0.0 : 36
            #expect(recorder.take(.batch(Batch(Sample(.vehicleSpeed, kmh, at: Self.at(Double(second)))))))
        }
        let stops = display.log.filter { $0 == "stop" }.count
        #expect(stops == recorder.record.summary.events.filter { $0.kind == .stop }.count && stops >= 2)
    }

    // MARK: Storing

    /// What was taken is in the database after the first due store, though the trip goes on.
    @Test func samplesAreStoredAsTheyCome() throws {
        let recorder = recorder(database: try database())
        #expect(recorder.refresh())
        #expect(try stored().isEmpty)
        for tenth in 0..<20 { #expect(recorder.take(Self.speed(Double(tenth) / 10))) }
        #expect(recorder.refresh())
        #expect(try stored().map(\.summary.samples) == [20])
        let id = try #require(recorder.record.id)
        #expect(try database().trips.summary(ofSamplesOf: id) == recorder.record.summary)
        // Not due again so soon; the end stores the rest.
        #expect(recorder.take(Self.speed(2)))
        #expect(try recorder.finish() == .fine)
        #expect(try database().trips.summary(ofSamplesOf: id).samples == 21)
        #expect(try stored().map(\.summary.samples) == [21])
    }

    @Test func nothingIsStoredWithoutADatabase() throws {
        let recorder = recorder()
        #expect(recorder.take(Self.speed(0)))
        #expect(recorder.refresh())
        #expect(recorder.record.id == nil)
        #expect(try recorder.finish() == .fine)
        #expect(display.log == ["begin - -", "vehicleSpeed at 0.0", "end", "summary of 1"])
    }

    /// The output breaks at the third sample, which is kept.
    @Test func aBrokenOutputKeepsTheTrip() throws {
        display.breaksAt = 3
        let recorder = recorder(database: try database())
        #expect(recorder.take(Self.speed(0)))
        #expect(recorder.take(Self.speed(1)))
        #expect(!recorder.take(Self.speed(2)))
        #expect(throws: Display.Broken.self) { try recorder.finish() }
        #expect(!display.log.contains { $0.hasPrefix("summary") })
        #expect(try stored().map(\.summary.samples) == [3])
    }

    /// Another program removed the trip: it is stored anew, as a whole.
    @Test func aTripThatWasRemovedIsStoredAgain() throws {
        let recorder = recorder(database: try database())
        #expect(recorder.take(Self.speed(0)))
        #expect(recorder.refresh())
        try database().trips.delete(try #require(recorder.record.id))
        #expect(recorder.take(Self.speed(1)))
        #expect(try recorder.finish() == .fine)
        #expect(display.log.last == "summary of 2")
        #expect(try stored().map(\.summary.samples) == [2])
    }

    /// The wall clock was set between two drives: the first one's start is put right when the second begins.
    @Test func aClockThatWasSetBetweenTwoTrips() throws {
        let database = try database()
        let now = try #require(BootTime.now)
        let early = LocalTime.now.advanced(bySeconds: -86_400 * 400)
        let beginning = TripBeginning(
            start: early, bootTime: BootTime(boot: now.boot, microseconds: now.microseconds - 600_000_000), vin: nil,
            adapter: "sim:x", bus: nil, fuelPrice: nil, driver: nil, tags: [], note: nil, parameters: TripParameters())
        let id = try database.trips.begin(beginning)
        try database.trips.finish(id, summary: TripSummary(), origin: .zero)
        let recorder = recorder(database: database)
        #expect(recorder.take(Self.speed(0)))
        let first = try #require(try stored().first { $0.id == id })
        #expect(abs(first.start.seconds(since: LocalTime.now) + 600) < 30)
    }
}
