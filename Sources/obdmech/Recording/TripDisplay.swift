import Formats
import OBD
import Reports
import Telemetry
import Trips
import VehicleSource

/// How a trip is shown while it goes on and when it is over.
protocol TripDisplay: AnyObject {
    func begin(id: Int64?, at time: WallTime, source: SourceDescription?) throws
    func sample(_ sample: Sample, origin: Instant) throws
    /// Writes what was kept back of the samples so far.
    func flush() throws
    /// After every sample; for displays that go by the source's time. What they do not look at is not copied for them.
    func progressed(engine: @autoclosure () -> TripEngine, snapshot: () -> TripSnapshot) throws
    /// An alert was raised.
    func alert(_ alert: Alert, origin: Instant) throws
    /// A driving event is over.
    func event(_ event: DrivingEvent, origin: Instant) throws
    /// What is being done to get the connection, for displays that own the screen.
    func activity(_ text: String)
    /// Whether nothing else may be written to the terminal while a trip goes on.
    var ownsScreen: Bool { get }
    /// Whether what it writes of events is lost, or waits, while nobody reads it.
    var waitsForReader: Bool { get }
    /// Something went wrong, and the trip goes on.
    func warn(_ message: String, advice: String)
    /// A few times a second.
    func draw(_ snapshot: @autoclosure () -> TripSnapshot)
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
    func progressed(engine: @autoclosure () -> TripEngine, snapshot: () -> TripSnapshot) throws {}
    func draw(_ snapshot: @autoclosure () -> TripSnapshot) {}
    func alert(_ alert: Alert, origin: Instant) throws {}
    func event(_ event: DrivingEvent, origin: Instant) throws {}
    func activity(_ text: String) {}
    var ownsScreen: Bool { false }
    var waitsForReader: Bool { true }
    func warn(_ message: String, advice: String) { Output.warn(message, advice: advice) }
    func leave() {}
    func end() {}
    func failed(_ problem: ConnectionProblem) throws {}
}

/// How a trip is written for people.
struct TripStyle {
    var units = UnitSystem.metric
    /// Of a trip that is being recorded: "EUR", "$"; nil where the user named none.
    var currency: String?
    var vehicleNames = VehicleNames()

    /// The summary of a trip.
    /// - Parameter listsAll: every event and alert with its time of day.
    func text(_ trip: TripRecord, listsAll: Bool = false) -> [String] {
        TripText(trip, utcOffsetS: LocalTime.utcOffsetS, units: units, vehicles: vehicleNames)
            .lines(width: Output.width, listsAll: listsAll)
    }
}

/// One JSON object a line.
final class JSONTripDisplay: TripDisplay {
    /// Lines of samples that came together are written together.
    private var kept: [String] = []
    private var start: WallTime?

    private func write(_ object: JSON) throws {
        kept.append(object.line)
        try flush()
    }

    func flush() throws {
        guard !kept.isEmpty else { return }
        let lines = kept
        kept.removeAll(keepingCapacity: true)
        try Output.write(lines)
    }

    /// The time of day, as the start line's goes on.
    private func clock(_ time: Instant, origin: Instant) -> String? {
        guard let wall = start?.advanced(bySeconds: time.seconds(since: origin)) else { return nil }
        return CalendarTime.iso8601Milliseconds(wall)
    }

    func begin(id: Int64?, at time: WallTime, source: SourceDescription?) throws {
        start = time
        try write(
            TripReport.startLine(
                id: id, at: time, device: source?.device ?? "", bus: source?.vehicle?.bus,
                vin: source?.vehicle?.vin?.description))
    }

    func sample(_ sample: Sample, origin: Instant) throws {
        kept.append(TripReport.sampleLine(sample, origin: origin, time: clock(sample.time, origin: origin)).line)
    }

    func alert(_ alert: Alert, origin: Instant) throws {
        try write(TripReport.alertLine(alert, origin: origin, time: clock(alert.time, origin: origin)))
    }

    func event(_ event: DrivingEvent, origin: Instant) throws {
        try write(TripReport.eventLine(event, origin: origin, time: clock(event.start, origin: origin)))
    }

    func summary(_ trip: TripRecord) throws { try write(TripReport.summaryLine(trip)) }

    func failed(_ problem: ConnectionProblem) throws { try write(TripReport.errorLine(problem)) }
}

/// A line now and then, for a file or a pipe.
final class PlainTripDisplay: TripDisplay {
    private static let everyS = 60.0
    private let style: TripStyle
    private let hasBell: Bool
    /// The first line waits until every quantity has been asked for.
    private var nextS = 1.0

    /// - Parameter hasBell: whether an alert is heard.
    init(style: TripStyle = TripStyle(), hasBell: Bool = false) { (self.style, self.hasBell) = (style, hasBell) }

    func progressed(engine: @autoclosure () -> TripEngine, snapshot: () -> TripSnapshot) throws {
        let engine = engine()
        guard let first = engine.firstTime, let last = engine.lastTime, last.seconds(since: first) >= nextS else {
            return
        }
        try Output.write([TripLine.text(snapshot(), units: style.units)])
        // Then on the minute.
        nextS = ((last.seconds(since: first) / Self.everyS).rounded(.down) + 1) * Self.everyS
    }

    func alert(_ alert: Alert, origin: Instant) throws {
        try Output.write([TripLine.text(alert, origin: origin, units: style.units)])
        if hasBell { Output.ringBell() }
    }

    func event(_ event: DrivingEvent, origin: Instant) throws {
        // Standing is no news.
        if event.kind == .stop || event.kind == .engineStop { return }
        try Output.write([TripLine.text(event, origin: origin, units: style.units)])
    }

    func summary(_ trip: TripRecord) throws {
        try Output.write([""] + style.text(trip))
    }
}
