import Recording
import RecordingTesting
import Reports
import Routes
import Telemetry
import Terminal
import Testing
import Trips

@testable import Displays

@Suite(.timeLimit(.minutes(20))) struct PanelTripDisplayTests {
    /// What is written, and the size of the screen.
    private final class Desk {
        var frames: [String] = []
        var size = (columns: 80, rows: 24)
        var nowS = 0.0

        func display(hasBell: Bool = true, muting: Muting? = nil) -> PanelTripDisplay {
            PanelTripDisplay(
                hasBell: hasBell, muting: muting,
                on: FullScreen.Device(size: { self.size }, write: { self.frames.append($0) }),
                clock: { Instant.zero.advanced(bySeconds: self.nowS) })
        }
    }

    private let desk = Desk()

    @Test func aFrameIsWrittenAtOnceAndOnlyWhereSomethingChanged() throws {
        let display = desk.display()
        display.redraw(TripAtAMoment(1))
        display.redraw(TripAtAMoment(1.1))
        display.redraw(TripAtAMoment(2))
        #expect(desk.frames.count == 2)
        #expect(try #require(desk.frames.first).utf8.count > 500)
        #expect(try #require(desk.frames.last).utf8.count < 140, "\(desk.frames)")
    }

    @Test func anotherSize() throws {
        let display = desk.display()
        display.redraw(TripAtAMoment(1))
        desk.size = (40, 10)
        display.redraw(TripAtAMoment(1))
        let frame = try #require(desk.frames.last)
        #expect(frame.contains("\u{1B}[2J"))
        #expect(!frame.contains("the last"))
    }

    @Test(arguments: [true, false]) func aNewAlertRingsOnce(hasBell: Bool) throws {
        let display = desk.display(hasBell: hasBell)
        display.redraw(TripAtAMoment(1))
        try display.take(.alert(Alert(.coolantHot, at: .zero, value: 115, limit: 112)), of: TripAtAMoment(1))
        display.redraw(TripAtAMoment(2))
        display.redraw(TripAtAMoment(3))
        #expect(desk.frames.map { $0.contains("\u{7}") } == [false, hasBell, false])
    }

    /// Muting silences what is said of the route, and no alert that comes at the same moment.
    @Test(arguments: [true, false]) func aMutedDeviation(isAlerting: Bool) throws {
        let muting = Muting()
        muting.isMuted = true
        let display = desk.display(muting: muting)
        display.redraw(TripAtAMoment(1))
        if isAlerting {
            try display.take(.alert(Alert(.coolantHot, at: .zero, value: 115, limit: 112)), of: TripAtAMoment(1))
        }
        try display.take(.following(.deviation(isOn: false, distanceM: 80, at: .zero)), of: TripAtAMoment(1))
        display.redraw(TripAtAMoment(2))
        #expect(desk.frames.map { $0.contains("\u{7}") } == [false, isAlerting])
    }

    /// What goes wrong meanwhile is shown in the panel for a while.
    @Test func aWarning() throws {
        let display = desk.display()
        display.redraw(TripAtAMoment(1))
        #expect(display.ownsScreen)
        try display.take(.warning("cannot write database 'x': the disk is full", advice: ""), of: TripAtAMoment(1))
        display.redraw(TripAtAMoment(2))
        #expect(try #require(desk.frames.last).contains("the disk is full"))
        // The drive of a replay may stand still, or be over in a second.
        desk.nowS = 61
        display.redraw(TripAtAMoment(2))
        #expect(try #require(desk.frames.last).contains("fuel unknown"))
    }

    @Test func whatIsDoneToGetTheConnectionBack() throws {
        let display = desk.display()
        display.redraw(TripAtAMoment(1))
        try display.take(.activity("waking the adapter"), of: TripAtAMoment(1))
        display.redraw(TripAtAMoment(2))
        #expect(try #require(desk.frames.last).contains("waking the adapter …"))
        try display.take(.batch(Batch(Sample(.vehicleSpeed, 1, at: .zero))), of: TripAtAMoment(2))
        display.redraw(TripAtAMoment(3))
        #expect(try #require(desk.frames.last).contains("waking") == false)
    }

    @Test func theScreenIsGivenBack() {
        let display = desk.display()
        display.leave()
        display.end()
        #expect(desk.frames.isEmpty)
        display.redraw(TripAtAMoment(1))
        display.leave()
        #expect(!display.ownsScreen)
        display.redraw(TripAtAMoment(1))
        display.end()
        display.end()
        #expect(desk.frames.map { $0 == ScreenPainter.leave } == [false, true, false, true])
    }
}
