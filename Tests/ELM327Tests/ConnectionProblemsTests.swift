import OBD
import Telemetry
import Testing

@testable import ELM327

@Suite struct ConnectionProblemsTests {
    @Test(arguments: [
        ("", true, "'x' opens, but closes the connection without a word"),
        ("", false, "'x' opens, but nothing answers there"),
        ("HTTP/1.1", true, "'x' answers, but not as an ELM327 does: 'HTTP/1.1'"),
        (
            String(repeating: "a", count: 90), false,
            "'x' answers, but not as an ELM327 does: '\(String(repeating: "a", count: 40))'"
        ),
    ])
    func noAdapter(_ heard: String, _ wasClosed: Bool, _ message: String) {
        let problem = ConnectionProblem.noAdapter("x", heard: heard, wasClosed: wasClosed)
        #expect(problem.step == .adapter)
        #expect(problem.message == message)
        // An adapter that responds and disconnects is used by another program, and its settings are right.
        #expect(problem.advice.contains(heard.isEmpty && wasClosed ? "one at a time" : "its speed"))
    }

    @Test(
        arguments: [
            ([.noData], 12.0, .ecu, "no controller answers (NO DATA)"),
            ([], nil, .ecu, "no controller answers (no prompt)"),
            ([.searching, .unableToConnect], 12.0, .bus, "(UNABLE TO CONNECT)"),
            ([.busInitError, .busInitOK], nil, .bus, "(BUS INIT: ERROR)"), ([.canError], 5.99, .power, "(6.0 V)"),
            ([.canError], 6.0, .bus, "(CAN ERROR)"), ([.canError], 0.0, .power, "(0.0 V)"),
        ] as [([AdapterMessage], Double?, ConnectionProblem.Step, String)])
    func noVehicle(_ said: [AdapterMessage], _ voltage: Double?, _ step: ConnectionProblem.Step, _ words: String) {
        var reply = Reply()
        reply.messages = said
        let problem = ConnectionProblem.noVehicle(reply, voltage: voltage)
        #expect(problem.step == step)
        #expect(problem.message.hasSuffix(words), "\(problem.message)")
        #expect(!problem.advice.isEmpty)
    }
}
