import Telemetry
import Testing

import enum Formats.ExitStatus

@testable import Recording
@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct ConnectionReportTests {
    /// The step of the problem, and the exit status.
    @Test(arguments: [
        (SourceError.Step.port, ExitStatus.adapter), (.adapter, .adapter), (.power, .vehicle), (.bus, .vehicle),
        (.ecu, .vehicle),
    ])
    func whatEndedATripIsTheExitStatus(step: SourceError.Step, status: ExitStatus) {
        #expect(TripOutcome.problem(SourceError(step, "a test", advice: "")).status == status)
    }

    @Test func aTripInAFileOfItsOwnIsNotInTheDatabase() {
        #expect(TripOutcome.fine.status == .fine)
        #expect(TripOutcome.rescued(path: "x.db", reason: "").status == .database)
    }
}
