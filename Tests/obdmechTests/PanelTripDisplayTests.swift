import Reports
import Telemetry
import Terminal
import Testing
import Trips

@testable import obdmech

@Suite struct PanelTripDisplayTests {
    /// What is written, and the size of the screen.
    private final class Terminal {
        var frames: [String] = []
        var size = (columns: 80, rows: 24)

        func display(hasBell: Bool = true) -> PanelTripDisplay {
            PanelTripDisplay(
                isUnicode: true, hasBell: hasBell, size: { self.size }, isReady: { true },
                write: { self.frames.append($0) })
        }
    }

    private let terminal = Terminal()

    private func snapshot(_ elapsedS: Double) -> TripSnapshot {
        var snapshot = TripSnapshot(
            engine: TripEngine(), now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        snapshot.elapsedS = elapsedS
        return snapshot
    }

    @Test func aFrameIsWrittenAtOnceAndOnlyWhereSomethingChanged() throws {
        let display = terminal.display()
        display.draw(snapshot(1))
        display.draw(snapshot(1.1))
        display.draw(snapshot(2))
        #expect(terminal.frames.count == 2)
        #expect(try #require(terminal.frames.first).utf8.count > 500)
        #expect(try #require(terminal.frames.last).utf8.count < 140, "\(terminal.frames)")
    }

    @Test func anotherSize() throws {
        let display = terminal.display()
        display.draw(snapshot(1))
        terminal.size = (40, 10)
        display.draw(snapshot(1))
        let frame = try #require(terminal.frames.last)
        #expect(frame.contains("\u{1B}[2J"))
        #expect(!frame.contains("the last"))
    }

    @Test(arguments: [true, false]) func aNewAlertRingsOnce(hasBell: Bool) {
        let display = terminal.display(hasBell: hasBell)
        display.draw(snapshot(1))
        display.alert(Alert(.coolantHot, at: .zero, value: 115, limit: 112), origin: .zero)
        display.draw(snapshot(2))
        display.draw(snapshot(3))
        #expect(terminal.frames.map { $0.contains("\u{7}") } == [false, hasBell, false])
    }

    /// What goes wrong meanwhile is shown in the panel for a while.
    @Test func aWarning() throws {
        let display = terminal.display()
        display.draw(snapshot(1))
        #expect(display.ownsScreen)
        display.warn("cannot write database 'x': the disk is full", advice: "")
        display.draw(snapshot(2))
        #expect(try #require(terminal.frames.last).contains("the disk is full"))
        display.draw(snapshot(61))
        #expect(try #require(terminal.frames.last).contains("the disk is full") == false)
        display.draw(snapshot(63))
        #expect(try #require(terminal.frames.last).contains("fuel not known"))
    }

    @Test func whatIsDoneToGetTheConnectionBack() throws {
        let display = terminal.display()
        display.draw(snapshot(1))
        display.activity("waking the adapter")
        display.draw(snapshot(2))
        #expect(try #require(terminal.frames.last).contains("waking the adapter …"))
        display.progressed(engine: TripEngine()) { snapshot(2) }
        display.draw(snapshot(3))
        #expect(try #require(terminal.frames.last).contains("waking") == false)
    }

    @Test func theScreenIsGivenBack() {
        let display = terminal.display()
        display.leave()
        display.end()
        #expect(terminal.frames.isEmpty)
        display.draw(snapshot(1))
        display.leave()
        #expect(!display.ownsScreen)
        display.draw(snapshot(1))
        display.end()
        display.end()
        #expect(terminal.frames.map { $0 == ScreenPainter.leave } == [false, true, false, true])
    }
}
