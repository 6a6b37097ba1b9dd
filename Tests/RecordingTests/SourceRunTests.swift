import Storage
import Telemetry
import Terminal
import TestSupport
import Testing
import Transports
import Trips

@testable import Recording

/// Sources that are no vehicles: to add one, this is all that is needed.
@Suite(.waits, .timeLimit(.minutes(2))) struct SourceRunTests {
    /// Tells what it is given, then waits until it is stopped, or ends.
    private struct ScriptedSource: TelemetrySource {
        let events: [SourceEvent]
        var waitsAtLast = false

        func run(stop: Int32, emit: (SourceEvent) -> Bool) {
            for event in events where !emit(event) { return }
            if waitsAtLast { try? ByteChannel.pause(seconds: 60, interrupt: stop) }
        }
    }

    private final class Display: TripDisplay {
        private(set) var samples: [Signal: Int] = [:]
        private(set) var endings: [String] = []

        func take(_ event: TripEvent, of trip: any RunningTrip) {
            switch event {
            case .batch(let batch): for sample in batch.samples { samples[sample.signal, default: 0] += 1 }
            case .ended(let record): endings.append("\(record.summary.samples)")
            case .failed(let problem): endings.append("\(problem.step)")
            case .began, .alert, .drivingEvent, .activity, .warning: break
            }
        }
    }

    private static let start = SystemClock.now

    private static func at(_ seconds: Double) -> Instant { start.advanced(bySeconds: seconds) }

    private static func batches(_ signal: Signal, _ seconds: Range<Int>) -> [SourceEvent] {
        seconds.map { .batch(Batch(Sample(signal, 36, at: at(Double($0))))) }
    }

    private let display = Display()
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func recorder() throws -> TripRecorder {
        let path = directory.file("x.db")
        return TripRecorder(
            plan: TripPlan(), store: TripStore(path: path, database: try Database.open(path: path)), display: display,
            progress: ProgressLine(isShown: false))
    }

    private static let latitude = Signal("latitude", .degrees)
    private static let end = SourceEvent.segmentEnded(at(100))

    /// Samples of an attached source are kept and shown, and no facts are made of them.
    @Test func anAttachedSource() throws {
        let recorder = try recorder()
        #expect(recorder.take(.batch(Batch(Sample(Self.latitude, 48, at: Self.at(-1)))), from: .attached))
        #expect(!recorder.hasBegun)
        for event in Self.batches(.vehicleSpeed, 0..<60) { #expect(recorder.take(event)) }
        for event in Self.batches(Self.latitude, 0..<20) { #expect(recorder.take(event, from: .attached)) }
        for event: SourceEvent in [
            .lost(ConnectionProblem(.port, "gone", advice: ""), Self.at(20)), .silence(Self.at(5000)),
            .segmentEnded(Self.at(21)), .ended(ConnectionProblem(.port, "gone", advice: "")),
        ] {
            #expect(recorder.take(event, from: .attached))
        }
        #expect(!recorder.take(Self.end))
        #expect(try recorder.finish() == .fine)
        #expect(display.samples == [.vehicleSpeed: 60, Self.latitude: 20])
        #expect(recorder.record.summary.samples == 60)
        let database = try #require(try Database.openExisting(path: directory.file("x.db")))
        var stored: [Signal: Int] = [:]
        try database.samples(trip: try #require(recorder.record.id)) { stored[$0.signal, default: 0] += 1 }
        #expect(stored == display.samples)
    }

    /// The trip ends with its primary source, though another goes on, and with it the threads of both.
    @Test func theTripEndsWithItsPrimarySource() throws {
        let recorder = try recorder()
        let primary = ScriptedSource(events: Self.batches(.vehicleSpeed, 0..<60) + [Self.end])
        let attached = ScriptedSource(events: [], waitsAtLast: true)
        #expect(try SourceRun(primary: primary, attached: [attached]).follow(recorder) == 0)
        #expect(try recorder.finish() == .fine)
        #expect(display.endings == ["60"])
    }

    /// A source that ends before anything was measured.
    @Test func aSourceThatEndsAtOnce() throws {
        let recorder = try recorder()
        let problem = ConnectionProblem(.port, "nothing is there", advice: "")
        #expect(try SourceRun(primary: ScriptedSource(events: [.ended(problem)])).follow(recorder) == 0)
        #expect(try recorder.finish() == .problem(problem))
        #expect(display.endings == ["port"])
    }

    /// However many events there are, none is lost on the way from the source's thread.
    @Test func manyEvents() throws {
        let recorder = try recorder()
        let batches = (0..<100_000).map {
            SourceEvent.batch(Batch(Sample(.vehicleSpeed, 36, at: Self.at(Double($0) / 100))))
        }
        #expect(try SourceRun(primary: ScriptedSource(events: batches + [Self.end])).follow(recorder) == 0)
        #expect(recorder.record.summary.samples == 100_000)
    }

    /// Ends when it is refreshed, which it wants often once it has taken something.
    private final class LazyRecorder: Recorder {
        private(set) var refreshS = 20.0
        let isFull = false

        func take(_ event: SourceEvent, from role: SourceRole) -> Bool {
            refreshS = 0.05
            return true
        }

        func refresh() -> Bool { false }
        func takeRest(_ events: [SourceEvent]) {}
        func attach(to loop: EventLoop) {}
        func redraw() {}
        func leaveScreen() {}
    }

    /// A drive begins while its logger looks after something else now and then.
    @Test func aRecorderThatIsToBeRefreshedMoreOften() throws {
        let begun = SystemClock.now
        let source = ScriptedSource(events: Self.batches(.vehicleSpeed, 0..<1), waitsAtLast: true)
        #expect(try SourceRun(primary: source).follow(LazyRecorder()) == 0)
        #expect(SystemClock.now.seconds(since: begun) < 10)
    }
}
