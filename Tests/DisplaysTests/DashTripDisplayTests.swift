import Dashboard
import Formats
import Recording
import RecordingTesting
import Telemetry
import Terminal
import Testing
import Trips

@testable import Displays

@Suite(.timeLimit(.minutes(20))) struct DashTripDisplayTests {
    /// A terminal with a keyboard, and a clock.
    private final class Desk {
        var frames: [String] = []
        var size = (columns: 80, rows: 24)
        var isReady = true
        var keys = ""
        var hasKeys = false
        var quits = 0
        var nowS = 0.0

        func display() -> DashTripDisplay {
            var device = FullScreen.Device(size: { self.size }, write: { self.frames.append($0) })
            device.isReady = { self.isReady }
            device.setKeys = { mode in
                self.hasKeys = mode == .read
                return self.hasKeys
            }
            device.typed = {
                defer { self.keys = "" }
                return Array(self.keys.utf8)
            }
            return DashTripDisplay(
                dashboard: Dashboard(
                    designs: DashDesign.builtIn, selected: "modern", units: .metric, shift: .share(0.97)),
                style: TripStyle(), depth: .full, hasBell: true, on: device,
                quit: { self.quits += 1 }, clock: { Instant.zero.advanced(bySeconds: self.nowS) })
        }
    }

    private let desk = Desk()
    private let trip = TripAtAMoment(1)

    private func speed(_ kmh: Double) -> TripEvent {
        .batch(Batch(Sample(.vehicleSpeed, kmh, at: Instant.zero.advanced(bySeconds: desk.nowS))))
    }

    /// For a second with a packet at each 1/`rate` s, and a look at each 8 ms.
    private func drive(_ display: DashTripDisplay, rate: Double) throws -> Int {
        let before = desk.frames.count
        var packets = 0
        for look in 0..<125 {
            desk.nowS += 0.008
            while Double(packets) / rate <= Double(look) * 0.008 {
                packets += 1
                try display.take(speed(Double(packets)), of: trip)
            }
            display.refresh(trip)
        }
        return desk.frames.count - before
    }

    @Test func eachPacketOfAGameIsShown() throws {
        let display = desk.display()
        let frames = try drive(display, rate: 60)
        #expect((58...62).contains(frames))
    }

    @Test func moreThanSixtyFramesAreNotDrawn() throws {
        let display = desk.display()
        let frames = try drive(display, rate: 1000)
        #expect((55...63).contains(frames))
    }

    @Test func framesAreDroppedWhileTheTerminalIsSlow() throws {
        let display = desk.display()
        _ = try drive(display, rate: 60)
        desk.isReady = false
        #expect(try drive(display, rate: 60) == 0)
        desk.isReady = true
        display.refresh(trip)
        // One frame, of now.
        #expect(try #require(desk.frames.last).utf8.count < 2000)
    }

    @Test func keys() throws {
        let display = desk.display()
        try display.take(speed(50), of: trip)
        display.redraw(trip)
        #expect(desk.hasKeys)
        desk.keys = "\u{1B}[Ad"
        display.refresh(trip)
        #expect(try #require(desk.frames.last).contains("classic"))
        desk.keys = "u"
        display.refresh(trip)
        #expect(try #require(desk.frames.last).contains("us"))
        #expect(desk.quits == 0)
        desk.keys = "q"
        display.refresh(trip)
        #expect(desk.quits == 1)
        display.leave()
        #expect(!desk.hasKeys && desk.frames.last == ScreenPainter.leave)
    }

    @Test func anAlertRingsOnce() throws {
        let display = desk.display()
        try display.take(speed(50), of: trip)
        display.redraw(trip)
        try display.take(.alert(Alert(.coolantHot, at: .zero, value: 115, limit: 112)), of: trip)
        display.redraw(trip)
        display.redraw(trip)
        #expect(desk.frames.count { $0.contains("\u{7}") } == 1)
    }

    @Test func warningsAreShownForAWhile() throws {
        let display = desk.display()
        display.redraw(trip)
        try display.take(.warning("the disk is full", advice: ""), of: trip)
        desk.nowS = 1
        display.redraw(trip)
        #expect(try #require(desk.frames.last).contains("the disk is full"))
        desk.nowS = 62
        display.redraw(trip)
        display.redraw(trip)
        display.leave()
        display.redraw(trip)
        #expect(try #require(desk.frames.last).contains("the disk is full") == false)
    }
}
