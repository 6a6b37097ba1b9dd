import Glibc
import Storage
import System
import Telemetry
import Terminal
import TestSupport
import Testing
import Transports
import Trips

@testable import Recording

/// Sources that are no vehicles: to add one, this is all that is needed.
@Suite(.waits, .timeLimit(.minutes(20))) struct SourceRunTests {
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
            case .began, .suspects, .alert, .drivingEvent, .following, .wayfinding, .cameras, .activity, .warning: break
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
            .lost(SourceError(.port, "gone", advice: ""), Self.at(20)), .silence(Self.at(5000)),
            .segmentEnded(Self.at(21)), .ended(SourceError(.port, "gone", advice: "")),
        ] {
            #expect(recorder.take(event, from: .attached))
        }
        #expect(!recorder.take(Self.end))
        #expect(try recorder.finish() == .fine)
        #expect(display.samples == [.vehicleSpeed: 60, Self.latitude: 20])
        #expect(recorder.record.summary.samples == 60)
        let database = try #require(try Database.openExisting(path: directory.file("x.db")))
        var stored: [Signal: Int] = [:]
        try database.storedSamples(trip: try #require(recorder.record.id)) { stored[$0.signal, default: 0] += 1 }
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
        let problem = SourceError(.port, "nothing is there", advice: "")
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
        func goOn() {}
    }

    /// A drive begins while its logger looks after something else now and then.
    @Test func aRecorderThatIsToBeRefreshedMoreOften() throws {
        let source = ScriptedSource(events: Self.batches(.vehicleSpeed, 0..<1), waitsAtLast: true)
        #expect(try SourceRun(primary: source).follow(LazyRecorder()) == 0)
    }

    /// Is refreshed seldom, and lets gather what comes very often.
    private final class Watcher: Recorder {
        let refreshS = 5.0
        let gatheringS = 0.001
        let isFull = false
        private(set) var received = 0
        private(set) var refreshes = 0

        func take(_ event: SourceEvent, from role: SourceRole) -> Bool {
            received += 1
            return true
        }

        func refresh() -> Bool {
            refreshes += 1
            return received < 20
        }
        func takeRest(_ events: [SourceEvent]) {}
        func attach(to loop: EventLoop) {}
        func redraw() {}
        func leaveScreen() {}
        func goOn() {}
    }

    /// Events that come less often than they may gather wake the program once each, and no timer does.
    @Test func eventsThatComeSeldomNeedNoTimer() throws {
        let source = FreeSource { emit in
            for number in 1...20 {
                _ = emit(.progress("\(number)"))
                SystemClock.sleep(seconds: 0.01)
            }
        }
        let recorder = Watcher()
        #expect(try SourceRun(primary: source).follow(recorder) == 0)
        #expect(recorder.received == 20)
        #expect(recorder.refreshes <= 20)
    }

    // MARK: The end, and signals

    /// Does what a test wants.
    private struct FreeSource: TelemetrySource {
        let body: @Sendable ((SourceEvent) -> Bool) -> Void

        func run(stop: Int32, emit: (SourceEvent) -> Bool) { body(emit) }
    }

    /// Keeps the words of progress and what it was asked for.
    private final class Listener: Recorder {
        /// As long as this a test takes, so that events gather until there are many.
        let refreshS = 1.0
        var isFull = false
        private(set) var taken: [String] = []
        private(set) var rest: [String] = []
        private(set) var asked: [String] = []
        private let hasTaken: (Listener, String) -> Bool
        private let hasDrawn: () -> Void

        init(hasDrawn: @escaping () -> Void = {}, hasTaken: @escaping (Listener, String) -> Bool = { _, _ in true }) {
            self.hasDrawn = hasDrawn
            self.hasTaken = hasTaken
        }

        private func words(_ event: SourceEvent) -> String { if case .progress(let text) = event { text } else { "" } }

        func take(_ event: SourceEvent, from role: SourceRole) -> Bool {
            taken.append(words(event))
            return hasTaken(self, words(event))
        }

        func takeRest(_ events: [SourceEvent]) { rest = events.map(words) }
        func refresh() -> Bool { true }
        func attach(to loop: EventLoop) {}
        func leaveScreen() { asked.append("leave") }
        func goOn() { asked.append("go on") }

        func redraw() {
            asked.append("draw")
            hasDrawn()
        }
    }

    private static func told(_ numbers: ClosedRange<Int>) -> [String] { numbers.map(String.init) }

    /// What came before a signal is taken, although nobody has been woken for it, or there is no room.
    @Test(arguments: [false, true]) func whatCameBeforeASignal(isFull: Bool) throws {
        let (runner, first) = (pthread_self(), Semaphore())
        let recorder = Listener(hasTaken: { recorder, text in
            if text == "0" {
                recorder.isFull = isFull
                first.signal()
            }
            return true
        })
        let source = FreeSource { emit in
            _ = emit(.progress("0"))
            first.wait()
            for number in 1...4 { _ = emit(.progress("\(number)")) }
            pthread_kill(runner, SIGTERM)
        }
        #expect(try SourceRun(primary: source).follow(recorder) == SIGTERM)
        #expect(recorder.taken == Self.told(0...4))
        #expect(recorder.rest.isEmpty)
    }

    /// What had come already when the end was seen, and what came later, is told apart, in its order.
    @Test func whatComesAfterTheEnd() throws {
        let first = Semaphore()
        let recorder = Listener(hasTaken: { _, text in
            if text == "0" { first.signal() }
            return text != "500"
        })
        let source = FreeSource { emit in
            _ = emit(.progress("0"))
            first.wait()
            // So many are fetched at once.
            for number in 1...1030 { _ = emit(.progress("\(number)")) }
        }
        #expect(try SourceRun(primary: source).follow(recorder) == 0)
        #expect(recorder.taken == Self.told(0...500))
        #expect(recorder.rest == Self.told(501...1030))
    }

    /// None of these ends it.
    @Test func signalsOfTheTerminal() throws {
        let (runner, drawn) = (pthread_self(), Semaphore())
        let recorder = Listener(hasDrawn: { drawn.signal() })
        let source = FreeSource { _ in
            for signal in [SIGWINCH, SIGCONT] {
                pthread_kill(runner, signal)
                drawn.wait()
            }
            pthread_kill(runner, SIGHUP)
        }
        #expect(try SourceRun(primary: source).follow(recorder) == SIGHUP)
        #expect(recorder.asked == ["draw", "leave", "go on", "draw"])
    }
}
