import Documents
package import Formats
package import Recording
import Reports
import Telemetry
package import Terminal
import Trips

/// The display of accelerations and brakings: what the car is to do, each test as it is completed, and the best at the end.
package final class SpeedTestDisplay: TestDisplay {
    private var finder = SpeedTestFinder()
    private var told = 0
    private var state: SpeedTestFinder.State?

    package override init(_ presentation: Presentation, isJSON: Bool, output: OutputQueue = OutputQueue()) {
        super.init(presentation, isJSON: isJSON, output: output)
    }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        switch event {
        case .began:
            try say(["Stand still with the engine running, then accelerate. Only where it is safe and allowed."])
        case .batch(let batch):
            for sample in batch.samples { finder.take(sample) }
            try tellState()
            for test in finder.found[told...] { try say(["  " + SpeedTestReport.line(test, presentation.units)]) }
            told = finder.found.count
        case .ended:
            finder.finish()
            let report = SpeedTestReport(finder.found, presentation, origin: trip.origin)
            try output.write(conclusion(TestDocuments.json(report, trip: tripID), report.lines))
        default: break
        }
    }

    private func tellState() throws {
        guard finder.state != state else { return }
        if finder.state == .armed { try say(["Ready."]) }
        state = finder.state
    }
}
