import TestSupport
import Testing

@testable import obdmech

/// `obdmech test monitors`, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct MonitorTestProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    /// The simulated car completes its monitors by rules of its own.
    @Test func aDriveForAllMonitors() throws {
        let run = try program.run("test", "monitors", "-a", "sim:unready?rate=max&latency=40", "--save")
        #expect(run.status == 0 && run.run.warning.isEmpty, "\(run.run.warning)")
        let lines = run.run.output.split(separator: "\n").map(String.init)
        #expect(lines.first == "4 of 5 monitors are incomplete. What usually completes them:")
        let order = [
            "done: cold start (oxygen sensor heater)", "  oxygen sensor heater: complete",
            "done: engine warm (catalyst,",
            "next: 10 minutes at a steady 80 to 100 km/h", "  catalyst: complete", "  EGR or VVT system: complete",
            "  Catalyst: completed after 14 min",
        ]
        let places = order.map { text in lines.firstIndex { $0.contains(text) } ?? -1 }
        #expect(places == places.sorted() && !places.contains(-1), "\(places)\n\(run.run.output)")
        #expect(run.run.output.hasSuffix("EGR or VVT system: completed after 19 min 32 s\n"), "\(run.run.output)")
        // From the samples of the trip, the same.
        let stored = try program.run("test", "monitors", "--trip", "last", "--json").run.json()
        let monitors = try #require(stored["monitors"] as? [[String: Any]])
        #expect(monitors.map { $0["wasIncomplete"] as? Bool } == [true, false, true, true, true])
        #expect(monitors.allSatisfy { $0["incomplete"] as? Bool == false })
        let drive = try #require(monitors.first?["drive"] as? [[String: Any]])
        #expect(drive.map { $0["state"] as? String } == ["met", "waiting"])
        let report = try program.run("report", "--trip", "last").run
        #expect(report.output.contains("monitors test"), "\(report.output)")
    }

    @Test func allAreComplete() throws {
        let (status, run) = try program.run("test", "monitors", "-a", "sim:city?rate=max", "--no-save")
        #expect(status == 0 && run.output.hasPrefix("All 4 monitors are complete.\n\n"), "\(run.output)")
    }

    /// As a shell starts it in the background.
    @Test func itEndsInTheBackground() throws {
        let run = try program.start(
            ["-c", "trap '' INT; exec obdmech test monitors -a 'sim:city?rate=max' --no-save"],
            environment: ["PATH": program.path], other: "/bin/sh")
        #expect(run.end() == 0, "\(run.output)")
        #expect(run.output.hasPrefix("All 4 monitors are complete.\n\n"), "\(run.output) \(run.warning)")
    }

    /// A car that reports no monitors in PID 01.
    @Test func noMonitors() throws {
        let (status, run) = try program.run(
            "test", "monitors", "-a", "sim:uds-29bit?rate=max", "--no-save", "--duration", "1m")
        #expect(status == 0 && run.output.contains("no monitors, or does not report them live"), "\(run.output)")
    }
}
