import Documents
package import Formats
package import Recording
import Reports
import Telemetry
package import Terminal
import Trips

/// The display of accelerations and brakings: what the car is to do, each test as it is completed, and the best at the end.
package final class SpeedTestDisplay: LineDisplay {
    private let presentation: Presentation
    private let isJSON: Bool
    private var finder = SpeedTestFinder()
    private var told = 0
    private var state: SpeedTestFinder.State?
    private var id: Int64?

    package init(_ presentation: Presentation, isJSON: Bool, output: OutputQueue = OutputQueue()) {
        self.presentation = presentation
        self.isJSON = isJSON
        super.init(output: output)
    }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        switch event {
        case .began(let id, _, _):
            self.id = id
            try write(["Stand still with the engine running, then accelerate. Only where it is safe and allowed."])
        case .batch(let batch):
            for sample in batch.samples { finder.take(sample) }
            try tellState()
            for test in finder.found[told...] { try write(["  " + SpeedTestReport.line(test, presentation.units)]) }
            told = finder.found.count
        case .ended:
            finder.finish()
            let report = SpeedTestReport(finder.found, presentation, origin: trip.origin)
            try output.write(
                isJSON ? TestDocuments.json(report, trip: id).documentLines : [""] + report.lines)
        default: break
        }
    }

    private func write(_ lines: [String]) throws {
        if !isJSON { try output.write(lines) }
    }

    private func tellState() throws {
        guard finder.state != state else { return }
        if finder.state == .armed { try write(["Ready."]) }
        state = finder.state
    }
}
