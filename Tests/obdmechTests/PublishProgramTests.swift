import Foundation
import TestSupport
import Testing

/// The real `obdmech publish`, which continues as `obdmech-publish`. Brokers and databases are in Tests/Peers/publish.
@Suite(.waits, .timeLimit(.minutes(20))) struct PublishProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    /// Runs it to its end.
    private func publish(_ words: String...) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(["publish"] + words)
        return (run.end(), run.output, run.warning)
    }

    private func record() throws {
        let run = try program.start([
            "trip", "-a", "sim:city?rate=max&latency=40", "--duration", "3m", "--save", "--plain",
        ])
        #expect(run.end() == 0, "\(run.warning)")
    }

    private func status() throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: Data(try publish("status", "--json").output.utf8))
        return try #require((document as? [String: Any])?["targets"] as? [[String: Any]])
    }

    @Test func deliversIntoAFolder() throws {
        #expect(try publish("run", "--once").status == 2)
        #expect(try publish().output.contains("No targets yet"))
        let folder = program.directory.file("archive")
        #expect(try publish("add", "archive", "file:" + folder).status == 0)
        // Without a database there is nothing to deliver yet.
        #expect(try publish("run", "--once").status == 0)
        try record()
        let waiting = try #require(try status().first)
        #expect(waiting["name"] as? String == "archive" && waiting["kind"] as? String == "file")
        #expect(waiting["delivered"] as? Int == 0 && waiting["waiting"] as? Int == 1)
        #expect(waiting["lastError"] is NSNull && waiting["lastDelivery"] is NSNull)
        #expect(try publish("--dry-run").output.contains("\"distanceKm\""))
        #expect(!FileManager.default.fileExists(atPath: folder))
        let run = try publish("run", "--once")
        #expect(run.status == 0 && run.output == "archive: 1 change delivered\n", "\(run)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        #expect(names.count == 1 && names[0].hasPrefix("trip-") && names[0].hasSuffix(".json"))
        let delivered = try #require(try status().first)
        #expect(delivered["delivered"] as? Int == 1 && delivered["waiting"] as? Int == 0)
        #expect(delivered["lastDelivery"] is String)
        #expect(try publish("list").output.contains("archive"))
        #expect(try publish("remove", "archive").status == 0 && publish("remove", "archive").status == 2)
        #expect(try status().isEmpty)
    }

    /// One target that is away delays no other, and says why.
    @Test func oneIsAway() throws {
        try record()
        #expect(try publish("add", "away", "mqtt://127.0.0.1:1").status == 0)
        #expect(try publish("add", "archive", "file:" + program.directory.file("archive")).status == 0)
        let run = try publish("run", "--once")
        #expect(run.status == 6 && run.output == "archive: 1 change delivered\n", "\(run)")
        #expect(run.warning.contains("away: MQTT broker '127.0.0.1': connection refused"), "\(run.warning)")
        let away = try #require(try status().first)
        #expect((away["lastError"] as? String)?.contains("connection refused") == true && away["waiting"] as? Int == 1)
    }

    /// What a target has confirmed is not sent again because it refuses what comes next.
    @Test func movesOnAfterEachChange() throws {
        try record()
        try record()
        let (script, log) = (program.directory.file("on-trip"), program.directory.file("names"))
        try program.directory.writeProgram(
            "#!/bin/sh\necho $2 >> \(log)\ntest $(wc -l < \(log)) = 1\n", to: "on-trip")
        #expect(try publish("add", "program", "exec:" + script).status == 0)
        for attempt in 2...3 {
            let run = try publish("run", "--once")
            #expect(run.status == 6 && run.warning.contains("'\(script)' failed"), "\(run)")
            let state = try #require(try status().first)
            #expect(state["delivered"] as? Int == 1 && state["waiting"] as? Int == 1, "\(state)")
            let names = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
            #expect(names.count == attempt && Set(names).count == 2)
        }
    }

    /// What a preview shows is what happens: of a program its arguments, of a broker the car and the end of the connection.
    @Test func previews() throws {
        try record()
        #expect(try publish("add", "program", "exec:/bin/true").status == 0)
        #expect(try publish("add", "home", "mqtt://127.0.0.1:1").status == 0)
        #expect(try publish("add", "garage", "lubelogger://127.0.0.1:1/1").output.contains("no simulated cars"))
        let lines = try publish("--dry-run").output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("run /bin/true trip trip-") })
        for topic in ["/trip (retained)", "/vehicle (retained)", "/config (retained)"] {
            #expect(lines.count { $0.hasSuffix(topic) } == 1, "\(topic)")
        }
        // The last will, and what is said at the beginning and at the end.
        #expect(lines.count { $0 == "  offline" } == 2 && lines.count { $0 == "  online" } == 1)
        #expect(!lines.contains { $0.contains("odometerrecords") })
        // Nothing was kept of the preview.
        #expect(try status().allSatisfy { $0["delivered"] as? Int == 0 && $0["lastError"] is NSNull })
    }

    @Test(
        arguments: [
            (["add", "x"], "publish add needs URL"), (["add", "x", "http://h"], "invalid address 'http://h'"),
            (["add", "x", "mqtt://me:secret@h"], "an address must not have a password"),
            (["add", "a/b", "file:/x"], "invalid name 'a/b'"), (["remove", "x"], "no target 'x'"),
            (["add", "x", "file:/x", "--password-file", "/etc/hostname"], "file has no password"),
            (["run", "--json"], "--json needs status"), (["nonsense"], "unknown action 'nonsense'"),
        ])
    func wrong(words: [String], message: String) throws {
        let run = try program.start(["publish"] + words)
        #expect(run.end() == 2 && run.warning.hasPrefix("obdmech: \(message)"), "\(run.warning)")
    }
}
