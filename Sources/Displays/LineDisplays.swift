import Formats
import OBD
package import Recording
import Reports
import Routes
package import System
import Telemetry
package import Terminal
import Trips

/// A display that writes lines without waiting for their reader.
package class LineDisplay: TripDisplay {
    let output: OutputQueue

    package init(output: OutputQueue = OutputQueue()) { self.output = output }

    package func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        if case .warning(let message, let advice) = event { Output.warn(message, advice: advice) }
    }

    package var refreshS: Double { 0.1 }
    package func refresh(_ trip: any RunningTrip) throws { try output.flush() }
    package var isFull: Bool { output.isFull }
    package func attach(to loop: EventLoop) { output.attach(to: loop) }
    package func finish() throws { try output.finish() }
}

/// A display that writes one JSON object per line.
package final class JSONTripDisplay: LineDisplay {
    private var lines = TripJSONLines()

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        try output.write(lines.lines(event, of: trip))
    }
}

/// A display that writes a line every minute, for a file or a pipe.
package final class PlainTripDisplay: LineDisplay {
    private static let everyS = 60.0
    /// The interval at which it is told what is left of the way to a destination, in seconds.
    private static let trackEveryS = 30.0
    private let style: TripStyle
    private let hasBell: Bool
    /// The time of the next line. The first is written when every quantity has been requested.
    private var nextS = 1.0
    /// When the way to a destination was last told of.
    private var wayS = -trackEveryS

    /// Creates a display.
    /// - Parameter hasBell: Whether an alert rings the terminal's bell.
    package init(style: TripStyle = TripStyle(), hasBell: Bool = false, output: OutputQueue = OutputQueue()) {
        self.style = style
        self.hasBell = hasBell
        super.init(output: output)
    }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        if hasBell, event.ringsBell() { Output.ringBell() }
        switch event {
        case .batch(let batch):
            let seconds = batch.time.seconds(since: trip.origin)
            guard seconds >= nextS else { return }
            try output.write([TripLine.text(trip.snapshot, units: style.units)])
            // Further lines are on the minute.
            nextS = ((seconds / Self.everyS).rounded(.down) + 1) * Self.everyS
        case .alert(let alert):
            try output.write([TripLine.text(alert, origin: trip.origin, units: style.units)])
        case .following(let event):
            guard let text = FollowText.text(event, style.units) else { return }
            let seconds = trip.snapshot.elapsedS
            try output.write(["\(Format.clock(seconds))  \(text)"])
        case .wayfinding(let news):
            let seconds = trip.snapshot.elapsedS
            // What is left is told now and then, what to do at once.
            if news.event.kind == .progress, seconds - wayS < Self.trackEveryS { return }
            wayS = seconds
            try output.write(["\(Format.clock(seconds))  \(WayText.text(news, style.presentation))"])
        case .cameras(let news):
            guard news.isNew, let text = CameraText.text(news, style.units) else { return }
            try output.write(["\(Format.clock(trip.snapshot.elapsedS))  \(text)"])
        case .drivingEvent(let event):
            // Stops are not reported.
            if event.kind == .stop || event.kind == .engineStop { return }
            try output.write([TripLine.text(event, origin: trip.origin, units: style.units)])
        case .ended(let record): try output.write([""] + style.text(record))
        case .began, .suspects, .activity, .warning, .failed: break
        }
    }
}

/// The display of an unattended logger: a line when a drive begins, its alerts and its summary.
package final class DriveDisplay: LineDisplay {
    private let style: TripStyle

    package init(style: TripStyle, output: OutputQueue = OutputQueue()) {
        self.style = style
        super.init(output: output)
    }

    /// The few lines are written immediately.
    package override var refreshS: Double { output.backlog > 0 ? super.refreshS : .infinity }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        switch event {
        case .began(_, let start, let source):
            let vehicle = source?.vehicle?.vin.map { " of \($0)" } ?? ""
            try output.write(["\(style.presentation.moment(start))  a drive\(vehicle) begins"])
        case .alert(let alert): try output.write(["alert: " + AlertReport.text(alert, style.units)])
        case .ended(let record): try output.write(style.text(record) + [""])
        case .batch, .suspects, .drivingEvent, .following, .wayfinding, .cameras, .activity, .warning, .failed: return
        }
        try output.flush()
    }
}
