import OBD
import Telemetry
import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct SourceErrorsTests {
    @Test(arguments: [
        ("", true, "'x' accepts the connection and closes it at once"),
        ("", false, "'x' opens, but nothing responds"),
        ("HTTP/1.1", true, "'x' does not respond like an ELM327: 'HTTP/1.1'"),
        (
            String(repeating: "a", count: 90), false,
            "'x' does not respond like an ELM327: '\(String(repeating: "a", count: 40))'"
        ),
    ])
    func noAdapter(_ heard: String, _ wasClosed: Bool, _ message: String) {
        let problem = SourceError.noAdapter("x", heard: heard, wasClosed: wasClosed)
        #expect(problem.step == .adapter)
        #expect(problem.message == message)
        // Who answers and goes has another at the line, and none of its settings is wrong.
        #expect(problem.advice.contains(heard.isEmpty && wasClosed ? "one program at a time" : "the baud rate"))
    }

    @Test(
        arguments: [
            ([.noData], 12.0, .ecu, "no ECU responds (NO DATA)"),
            ([], nil, .ecu, "no ECU responds (no prompt)"),
            ([.searching, .unableToConnect], 12.0, .bus, "(UNABLE TO CONNECT)"),
            ([.busInitError, .busInitOK], nil, .bus, "(BUS INIT: ERROR)"), ([.canError], 5.99, .power, "(6.0 V)"),
            ([.canError], 6.0, .bus, "(CAN ERROR)"), ([.canError], 0.0, .power, "(0.0 V)"),
        ] as [([AdapterMessage], Double?, SourceError.Step, String)])
    func noVehicle(_ said: [AdapterMessage], _ voltage: Double?, _ step: SourceError.Step, _ words: String) {
        var reply = Reply()
        reply.messages = said
        let problem = SourceError.noVehicle(reply, voltage: voltage)
        #expect(problem.step == step)
        #expect(problem.message.hasSuffix(words), "\(problem.message)")
        #expect(!problem.advice.isEmpty)
    }

    /// What a car's gateway did with the requests says more than that there was no response.
    @Test func noVehicleByIP() {
        var reply = Reply()
        reply.messages = [.noData]
        let problem = SourceError.noVehicle(reply, voltage: nil, tried: "E000: unknown target")
        #expect(problem.step == .ecu && problem.message.contains("E000: unknown target"))
        #expect(problem.advice.contains("ecu="))
    }
}
