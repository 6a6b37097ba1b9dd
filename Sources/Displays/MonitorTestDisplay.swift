import Documents
package import Formats
import OBD
package import Recording
import Reports
import Telemetry
package import Terminal
import Trips

/// The display of a drive for incomplete monitors: which there are, each step as it is done, what is next, and each
/// monitor as it completes. Ends the trip when all are complete. What is next is written once a minute, or stands below
/// the other lines and changes every second.
package final class MonitorTestDisplay: TestDisplay {
    private let everyS: Double
    private let isLive: Bool
    /// How many lines that change stand on the screen.
    private var changing = 0
    private let quit: () -> Void
    private var guide = MonitorGuide()
    private var hasBegun = false
    private var isOver = false
    private var nextS = 0.0

    /// - Parameters:
    ///   - isLive: Whether lines on the screen can be replaced.
    ///   - quit: ends the trip.
    package init(
        _ presentation: Presentation, isJSON: Bool, isLive: Bool, quit: @escaping () -> Void,
        output: OutputQueue = OutputQueue()
    ) {
        self.quit = quit
        self.isLive = isLive && !isJSON
        everyS = isLive ? 1 : 60
        super.init(presentation, isJSON: isJSON, output: output)
    }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        if case .warning = event {
            try replace(with: [], below: [])
            try output.flush()
        }
        try super.take(event, of: trip)
        switch event {
        case .batch(let batch): try add(batch.samples, at: batch.time, origin: trip.origin)
        case .ended:
            let report = MonitorTestReport(guide, presentation, origin: trip.origin)
            try replace(with: [], below: conclusion(TestDocuments.json(report, trip: tripID), report.lines))
        default: break
        }
    }

    private func add(_ samples: [Sample], at time: Instant, origin: Instant) throws {
        let news = samples.flatMap { guide.take($0) }
        guard !guide.monitors.isEmpty, !isOver else { return }
        let report = MonitorTestReport(guide, presentation, origin: origin)
        let seconds = time.seconds(since: origin)
        let lines =
            (hasBegun ? [] : report.beginning) + report.lines(news, at: time)
        if !isJSON, !lines.isEmpty || seconds >= nextS {
            if !isLive {
                try output.write(lines + report.next(at: time))
            } else if !lines.isEmpty || output.backlog == 0 {
                // A terminal that is behind gets the next one.
                try replace(with: report.live(at: time), below: lines)
            }
            nextS = ((seconds / everyS).rounded(.down) + 1) * everyS
        }
        hasBegun = true
        if guide.incomplete.isEmpty {
            isOver = true
            quit()
        }
    }

    /// Writes lines that stay in place of those that change, and new ones that change below them.
    private func replace(with new: [String], below lines: [String]) throws {
        try output.write(lines + new, inPlaceOf: changing)
        changing = new.count
    }
}
