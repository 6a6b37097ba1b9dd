import Documents
package import Formats
package import Recording
package import Reports
import System
import Telemetry
package import Terminal
package import Trips

/// The display of a start of the engine: what the driver is to do, and what the voltage did. Ends the trip when all is
/// measured.
package final class BatteryTestDisplay: TestDisplay {
    private let earlier: (TripRecord) throws -> [BatteryTestReport.Earlier]
    private let quit: () -> Void
    private var finder = BatteryTestFinder()
    private var state = BatteryTestFinder.State.settling

    /// - Parameters:
    ///   - earlier: returns the earlier tests of a trip's car.
    ///   - quit: ends the trip.
    package init(
        _ presentation: Presentation, isJSON: Bool,
        earlier: @escaping (TripRecord) throws -> [BatteryTestReport.Earlier],
        quit: @escaping () -> Void, output: OutputQueue = OutputQueue()
    ) {
        self.earlier = earlier
        self.quit = quit
        super.init(presentation, isJSON: isJSON, output: output)
    }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        switch event {
        case .began:
            try say("Ignition on, engine off: measuring the resting voltage.")
        case .batch(let batch):
            for sample in batch.samples { finder.take(sample) }
            try tellState()
        case .ended(let record):
            let report = BatteryTestReport(finder.test, earlier: try earlier(record))
            try output.write(conclusion(TestDocuments.json(report, trip: tripID), report.text(presentation)))
        default: break
        }
    }

    private func say(_ line: String) throws { try say(presentation.wrapped(line)) }

    private func tellState() throws {
        guard finder.state != state else { return }
        state = finder.state
        switch state {
        case .ready: try say("Ready: start the engine.")
        case .charging: try say("Started: measuring the charging voltage for 10 s.")
        case .over: quit()
        case .settling, .cranking: break
        }
    }
}
