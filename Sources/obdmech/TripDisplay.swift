import Acquisition
import OBD
import Reports
import Telemetry
import Trips

/// How a trip is shown while it goes on and when it is over.
protocol TripDisplay: AnyObject {
    func begin(id: Int64?, at time: WallTime, source: SourceDescription?) throws
    func sample(_ sample: Sample, origin: Instant) throws
    /// Writes what was kept back of the samples so far.
    func flush() throws
    /// After every sample; for displays that go by the source's time.
    func progressed(engine: TripEngine, snapshot: () -> TripSnapshot) throws
    /// A few times a second.
    func draw(_ snapshot: TripSnapshot)
    /// Leaves the screen to others for a while, with what is on it.
    func leave()
    /// Gives the screen back.
    func end()
    func summary(_ trip: TripRecord) throws
    func failed(_ problem: ConnectionProblem) throws
}

extension TripDisplay {
    func begin(id: Int64?, at time: WallTime, source: SourceDescription?) throws {}
    func sample(_ sample: Sample, origin: Instant) throws {}
    func flush() throws {}
    func progressed(engine: TripEngine, snapshot: () -> TripSnapshot) throws {}
    func draw(_ snapshot: TripSnapshot) {}
    func leave() {}
    func end() {}
    func failed(_ problem: ConnectionProblem) throws {}
    func summary(_ trip: TripRecord) throws {
        try Output.write(
            TripReport.text(trip, utcOffsetS: LocalTime.utcOffsetS(trip.start), width: Output.width))
    }
}

/// One JSON object a line.
final class JSONTripDisplay: TripDisplay {
    /// Lines of samples that came together are written together.
    private var kept = ""

    private func write(_ object: JSON) throws {
        kept += object.line + "\n"
        try flush()
    }

    func flush() throws {
        guard !kept.isEmpty else { return }
        let text = kept
        kept.removeAll(keepingCapacity: true)
        try Output.write(text)
    }

    func begin(id: Int64?, at time: WallTime, source: SourceDescription?) throws {
        try write(
            TripReport.startLine(
                id: id, at: time, device: source?.device ?? "", bus: source?.bus, vin: source?.vin?.description))
    }

    func sample(_ sample: Sample, origin: Instant) throws {
        kept += TripReport.sampleLine(sample, origin: origin).line
        kept += "\n"
    }

    func summary(_ trip: TripRecord) throws { try write(TripReport.summaryLine(trip)) }

    func failed(_ problem: ConnectionProblem) throws { try write(TripReport.errorLine(problem)) }
}

/// A line now and then, for a file or a pipe.
final class PlainTripDisplay: TripDisplay {
    private static let everyS = 60.0
    /// The first line waits until every quantity has been asked for.
    private var nextS = 1.0

    func progressed(engine: TripEngine, snapshot: () -> TripSnapshot) throws {
        guard let first = engine.firstTime, let last = engine.lastTime, last.seconds(since: first) >= nextS else {
            return
        }
        try Output.write([TripPanel.plainLine(snapshot())])
        // Then on the minute.
        nextS = ((last.seconds(since: first) / Self.everyS).rounded(.down) + 1) * Self.everyS
    }

    func summary(_ trip: TripRecord) throws {
        try Output.write(
            [""] + TripReport.text(trip, utcOffsetS: LocalTime.utcOffsetS(trip.start), width: Output.width))
    }
}

/// One panel that is drawn anew in its place.
final class PanelTripDisplay: TripDisplay {
    private var linesOnScreen = 0

    func draw(_ snapshot: TripSnapshot) {
        // A reader that has stopped (Ctrl-S) must not stop the trip.
        guard Output.isReady() else { return }
        // What does not fit would scroll, and could not be drawn over.
        let lines = TripPanel.lines(snapshot, width: Output.width).prefix(max(1, Output.height - 1))
        // The cursor is hidden while it would jump about; what a narrower terminal broke over two lines is wiped.
        var text = linesOnScreen == 0 ? "\u{1B}[?25l" : "\u{1B}[\(linesOnScreen)A\r"
        text += lines.map { $0 + "\u{1B}[K\n" }.joined() + "\u{1B}[J"
        linesOnScreen = lines.count
        try? Output.write(text)
    }

    func leave() {
        guard linesOnScreen > 0 else { return }
        try? Output.write("\u{1B}[?25h")
        linesOnScreen = 0
    }

    func end() {
        guard linesOnScreen > 0 else { return }
        // The summary takes the panel's place.
        try? Output.write("\u{1B}[\(linesOnScreen)A\r\u{1B}[J\u{1B}[?25h")
        linesOnScreen = 0
    }
}
