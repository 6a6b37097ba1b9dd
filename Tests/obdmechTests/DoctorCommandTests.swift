import Foundation
import Glibc
import TestSupport
import Testing

@testable import obdmech

/// The real program examines simulated adapters.
@Suite(.waits, .timeLimit(.minutes(20))) struct DoctorCommandTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    /// Each is named for what it is.
    @Test(arguments: [
        ("", 0, "Works well"), ("&identity=stn", 0, "Works well"), ("&identity=v1.3a", 0, "Works well"),
        ("&protocol=3", 0, "Works well"),
        (
            "&quirk=clone-v1.5", 0,
            "Works, with these limits: the adapter is a clone (ELM never made v1.5); a wait after each response; no "
                + "ECU filter"
        ),
        (
            "&quirk=clone-v2.1", 0,
            "Works, with these limits: the adapter is a clone (identifies as v2.1, supports commands up to v1.3)"
        ),
        (
            "&quirk=ok-to-everything", 0,
            "Works, with these limits: the adapter is a clone (answers OK and does nothing); spaces stay on; no ECU "
                + "filter"
        ),
        ("&quirk=one-frame", 0, "Works, with these limits: long responses are cut off; few PIDs per request"),
        ("&quirk=spaces-stay", 0, "Works, with these limits: spaces stay on"),
        ("&quirk=count-refused", 0, "Works, with these limits: a wait after each response"),
        ("&quirk=no-batches", 0, "Works, with these limits: one PID per request"),
        ("&quirk=voltage-zero", 0, "Works, with these limits: wrong voltage reading"),
        ("&quirk=late-prompt", 0, "Works, with these limits: adapter or connection is slow"),
        ("&quirk=unplugged", 4, "Does not work: the adapter works, but is not powered by a vehicle (0.4 V)"),
        (
            "&quirk=ignition-off", 4,
            "Does not work: the adapter works, but the vehicle's bus does not respond (UNABLE TO CONNECT)"
        ),
        ("&quirk=silence", 3, "Does not work: 'sim:city?rate=max&quirk=silence' opens, but nothing responds"),
    ])
    func verdicts(_ options: String, _ status: Int32, _ verdict: String) throws {
        let (found, run) = try program.run("doctor", "-a", "sim:city?rate=max" + options, "--json")
        #expect(found == status)
        #expect(run.warning == "")
        let document = try run.json()
        #expect(document["format"] as? String == "obdmech.doctor/1")
        #expect((document["verdict"] as? [String: Any])?["text"] as? String == verdict)
        #expect(!program.directory.exists("data"))
    }

    @Test func text() throws {
        let (status, run) = try program.run("doctor", "-a", "sim:city?rate=max&quirk=clone-v2.1")
        #expect(status == 0)
        #expect(run.lines.contains("! Adapter      ELM327 v2.1, a clone: it supports commands up to v1.3, but not AT"))
        #expect(run.lines.contains("+ Protocol     ISO 15765-4 (CAN 11/500)"))
        #expect(!run.output.contains("1HGCM"))
    }

    /// Labels may change, names for programs never.
    @Test func namesOfFindings() throws {
        let document = try program.run("doctor", "-a", "sim:city?rate=max", "--json").run.json()
        #expect(
            (document["findings"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == [
                "port", "adapter", "voltage", "protocol", "ecus", "settings", "long", "batches", "count", "filter",
                "time-out", "plain", "learnt",
            ])
    }

    @Test(arguments: [
        ("tcp:127.0.0.1:1", "cannot connect to '127.0.0.1:1': connection refused"),
        ("/dev/no-such-thing", "cannot open '/dev/no-such-thing': no such device"),
    ])
    func noPort(_ device: String, _ message: String) throws {
        let (status, run) = try program.run("doctor", "-a", device, "--json")
        #expect(status == 3)
        let verdict = try #require(try run.json()["verdict"] as? [String: Any])
        #expect((verdict["text"] as? String) == "Does not work: " + message)
        #expect((verdict["advice"] as? String)?.isEmpty == false)
    }

    /// A serial line whose speed is found, tried for more and given back.
    @Test func aLine() throws {
        let link = program.directory.file("elm")
        let server = try program.start(["simulate", "--pty", link, "--baud", "38400", "--rate", "10"])
        #expect(server.wait { $0.warning.contains("Ctrl-C ends it") })
        let (status, run) = try program.run("doctor", "-a", link, "--deep", "--json")
        #expect(status == 0)
        let found = try #require(try run.json()["findings"] as? [[String: Any]])
        let line = try #require(found.first { $0["name"] as? String == "line" })
        #expect(line["baud"] as? Int == 38400)
        #expect((line["raised"] as? Int).map { $0 > 38400 } == true)
        // At its speed of before.
        #expect(try program.run("scan", "-a", "serial:\(link)?baud=38400", "--no-save").status != 3)
        server.signal(SIGTERM)
        #expect(server.end() == 0)
    }

    @Test func aRecordedExamination() throws {
        let path = program.directory.file("dialogue.txt")
        #expect(try program.run("doctor", "-a", "sim:city?rate=max&quirk=one-frame", "--record", path).status == 0)
        let (status, run) = try program.run("doctor", "-a", "replay:" + path)
        #expect(status == 0)
        #expect(run.lines.last == "Works, with these limits: long responses are cut off; few PIDs per request.")
    }

    @Test func anInterruptedExaminationEndsByTheSignal() throws {
        let run = try program.start(["doctor", "-a", "sim:city?latency=3000", "--verbose"])
        #expect(run.wait { $0.warning.contains("\n") })
        run.signal(SIGINT)
        #expect(run.end() == -SIGINT)
        #expect(run.output == "")
    }

    @Test func anAddressThatIsNone() throws {
        let (status, run) = try program.run("doctor", "-a", "nonsense")
        #expect(status == 2)
        #expect(run.output == "")
    }
}
