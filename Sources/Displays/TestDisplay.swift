import Formats
package import Recording
import Terminal

/// A display of a test that is driven: what the driver is to do meanwhile, and a report at the end.
package class TestDisplay: LineDisplay {
    let presentation: Presentation
    let isJSON: Bool
    /// The number of the trip; nil if it is not stored.
    private(set) var tripID: Int64?

    init(_ presentation: Presentation, isJSON: Bool, output: OutputQueue) {
        self.presentation = presentation
        self.isJSON = isJSON
        super.init(output: output)
    }

    package override func take(_ event: TripEvent, of trip: any RunningTrip) throws {
        try super.take(event, of: trip)
        if case .began(let id, _, _) = event { tripID = id }
    }

    /// Writes lines for the driver, who reads no JSON.
    func say(_ lines: [String]) throws {
        if !isJSON { try output.write(lines) }
    }

    /// The lines of the report at the end.
    func conclusion(_ document: @autoclosure () -> JSON, _ lines: @autoclosure () -> [String]) -> [String] {
        isJSON ? document().documentLines : [""] + lines()
    }
}
