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
package final class BatteryTestDisplay: LineDisplay {
    private let presentation: Presentation
    private let isJSON: Bool
    private let earlier: (TripRecord) throws -> [BatteryTestReport.Earlier]
    private let quit: () -> Void
    private var finder = BatteryTestFinder()
    private var state = BatteryTestFinder.State.settling
    private var id: Int64?

    /// - Parameters:
    ///   - earlier: returns the earlier tests of a trip's car.
    ///   - quit: ends the trip.
    package init(
        _ presentation: Presentation, isJSON: Bool,
        earlier: @escaping (TripRecord) throws -> [BatteryTestReport.Earlier],
        quit: @escaping () -> Void, output: OutputQueue = OutputQueue()
    ) {
        self.presentation = presentation
        self.isJSON = isJSON
        self.earlier = earlier
        self.quit = quit
        super.init(output: output)
    }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        switch event {
        case .began(let id, _, _):
            self.id = id
            try write("Ignition on, engine off: measuring the resting voltage.")
        case .batch(let batch):
            for sample in batch.samples { finder.take(sample) }
            try tellState()
        case .ended(let record):
            let report = BatteryTestReport(finder.test, earlier: try earlier(record))
            try output.write(
                isJSON
                    ? TestDocuments.json(report, trip: id).documentLines
                    : [""] + report.text(presentation))
        default: break
        }
    }

    private func write(_ line: String) throws {
        if !isJSON { try output.write(presentation.wrapped(line)) }
    }

    private func tellState() throws {
        guard finder.state != state else { return }
        state = finder.state
        switch state {
        case .ready: try write("Ready: start the engine.")
        case .charging: try write("Started: measuring the charging voltage for 10 s.")
        case .over: quit()
        case .settling, .cranking: break
        }
    }
}
