import Telemetry
import Testing

import enum CommandLine.ExitStatus

@testable import Recording
@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct ConnectionReportTests {
    /// The step of the problem, and the exit status.
    @Test(arguments: [
        (ConnectionProblem.Step.port, ExitStatus.adapter), (.adapter, .adapter), (.power, .vehicle), (.bus, .vehicle),
        (.ecu, .vehicle),
    ])
    func whatEndedATripIsTheExitStatus(step: ConnectionProblem.Step, status: ExitStatus) {
        #expect(TripOutcome.problem(ConnectionProblem(step, "a test", advice: "")).status == status)
    }

    @Test func aTripInAFileOfItsOwnIsNotInTheDatabase() {
        #expect(TripOutcome.fine.status == .fine)
        #expect(TripOutcome.rescued(path: "x.db", reason: "").status == .database)
    }
}
