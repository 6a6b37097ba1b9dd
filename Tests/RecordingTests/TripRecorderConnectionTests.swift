import System
import Telemetry
import Terminal
import TestSupport
import Testing
import Transports
import Trips

@testable import Recording

/// A connection that breaks or is slow, and a program that is paused.
@Suite(.waits, .timeLimit(.minutes(20))) struct TripRecorderConnectionTests {
    private final class Display: TripDisplay {
        var isFull = false
        private(set) var failures: [SourceError] = []

        func take(_ event: TripEvent, of trip: any RunningTrip) {
            if case .failed(let problem) = event { failures.append(problem) }
        }
    }

    private let display = Display()
    private let problem = SourceError(.port, "the adapter is gone", advice: "")

    private func recorder(silenceS: Double = 60) -> TripRecorder {
        var plan = TripPlan()
        plan.silenceS = silenceS
        plan.pauseS = silenceS
        return TripRecorder(plan: plan, store: nil, display: display, progress: ProgressLine(isShown: false))
    }

    private static func speed(_ seconds: Double) -> SourceEvent {
        .batch(Batch(Sample(.vehicleSpeed, 36, at: Instant.zero.advanced(bySeconds: seconds))))
    }

    private static func at(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

    /// A connection that was lost is a problem of the trip only where it did not come back.
    @Test(arguments: [true, false]) func aLostConnection(comesBack: Bool) throws {
        let recorder = recorder()
        #expect(recorder.take(Self.speed(0)))
        #expect(recorder.take(.lost(problem, Self.at(1))))
        if comesBack { #expect(recorder.take(Self.speed(5))) }
        #expect(!recorder.take(.segmentEnded(Self.at(6))))
        #expect(try recorder.finish() == (comesBack ? .fine : .problem(problem)))
        #expect(display.failures == (comesBack ? [] : [problem]))
    }

    /// A vehicle drives on, whether there is room for its values or not.
    @Test(arguments: [
        ("sim:city", true), ("replay:x.txt", true), ("/dev/ttyUSB0", false), ("tcp:adapter:35000", false),
    ])
    func whoWaitsForRoom(device: String, waits: Bool) {
        let recorder = recorder()
        display.isFull = true
        // As long as it is not known what it is.
        #expect(recorder.isFull)
        #expect(recorder.take(.connected(SourceDescription(device: device))))
        #expect(recorder.isFull == waits)
        display.isFull = false
        #expect(!recorder.isFull)
    }

    /// While the program is paused nobody listens: the silence begins anew.
    @Test(arguments: [true, false]) func aPauseOfTheProgram(isTold: Bool) {
        let recorder = recorder(silenceS: 1)
        #expect(recorder.take(.connected(SourceDescription(device: "/dev/ttyUSB0"))))
        #expect(recorder.take(Self.speed(0)))
        let taken = SystemClock.now
        #expect(eventually { SystemClock.now.seconds(since: taken) > 1.1 })
        if isTold { recorder.goOn() }
        #expect(recorder.refresh() == isTold)
        // What the first request after it did not get is no end either.
        #expect(recorder.take(.silence(Self.at(1.2))) == isTold)
        #expect(!recorder.take(.silence(Self.at(60))))
    }
}
