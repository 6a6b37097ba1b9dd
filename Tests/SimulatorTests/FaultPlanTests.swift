import Formats
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

@Suite(.timeLimit(.minutes(20))) struct FaultPlanTests {
    @Test func namesAreUnique() {
        #expect(Set(Fault.all.map(\.name)).count == Fault.all.count)
        #expect(
            Fault.all.allSatisfy { $0.name.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D || $0 < 0x3A } })
    }

    @Test(arguments: [
        ("reset@60", FaultPlan.When.at(60), 0.0), ("unplugged@1.5", .at(1.5), 5), ("unplugged@90+10", .at(90), 10),
        ("no-data:100", .oneIn(100), 0), ("no-data:100+2.5", .oneIn(100), 2.5), ("data-error-glued@0", .at(0), 0),
    ])
    func canBeRead(_ text: String, _ when: FaultPlan.When, _ lastsS: Double) throws {
        let plan = try FaultPlan(text + ",busy:7", seed: "9")
        #expect(plan.entries.map(\.fault.name) == [String(text.prefix { $0 != "@" && $0 != ":" }), "busy"])
        #expect(plan.entries[0].when == when)
        #expect(plan.entries[0].lastsS == lastsS)
    }

    @Test(arguments: [("no-data/03", "03"), ("busy/010c", "010C")]) func ofARequest(_ text: String, _ request: String)
        throws
    {
        #expect(try FaultPlan(text, seed: "1").entries.map(\.when) == [.request(request)])
    }

    @Test func readsNothing() throws { #expect(try FaultPlan("", seed: "1").entries.isEmpty) }

    @Test(arguments: [
        ("odd@5", "1", "no fault 'odd'"), ("reset", "1", "invalid time of the fault 'reset'"),
        ("reset@", "1", "invalid time of the fault 'reset@'"),
        ("reset:0", "1", "invalid time of the fault 'reset:0'"),
        ("reset@-5", "1", "invalid time of the fault 'reset@-5'"),
        ("reset@5+", "1", "invalid time of the fault 'reset@5+'"),
        ("reset@5+1+2", "1", "invalid time of the fault 'reset@5+1+2'"),
        ("reset@inf", "1", "invalid time of the fault 'reset@inf'"),
        ("no-data/", "1", "invalid time of the fault 'no-data/'"),
        ("no-data/3", "1", "invalid time of the fault 'no-data/3'"),
        ("no-data/RV", "1", "invalid time of the fault 'no-data/RV'"),
        ("reset/03", "1", "invalid time of the fault 'reset/03'"),
        ("reset@5", "x", "invalid seed 'x'"), ("reset@5", "-1", "invalid seed '-1'"),
    ])
    func refuses(_ text: String, _ seed: String, _ message: String) {
        let error = #expect(throws: SimulatorOptionError.self) { try FaultPlan(text, seed: seed) }
        #expect(error?.text == message)
    }

    private func answers(_ text: String, seed: String, count: Int = 400) throws -> [String] {
        var session = SimulatedSession(testCar(), faults: try FaultPlan(text, seed: seed))
        session.set("ATE0", "ATS0", "ATSP6")
        return (0..<count).map { _ in session.ask("010D2") }
    }

    /// One in so many commands on average, and the same ones for the same seed.
    @Test func chance() throws {
        let plain = "410D00\r410D00\r\r>"
        let first = try answers("no-data:10,stopped:40", seed: "1")
        #expect((20...60).contains(first.count { $0 == "NO DATA\r\r>" }))
        #expect((3...20).contains(first.count { $0 == "STOPPED\r\r>" }))
        #expect(first.count { $0 == plain } > 300)
        #expect(try answers("no-data:10,stopped:40", seed: "1") == first)
        #expect(try answers("no-data:10,stopped:40", seed: "2") != first)
        #expect(try answers("no-data:1", seed: "2").allSatisfy { $0 == "NO DATA\r\r>" })
    }

    @Test func faultsThatLast() throws {
        var session = SimulatedSession(testCar(), faults: try FaultPlan("no-data@10+2,busy:1000000", seed: "1"))
        session.set("ATE0", "ATS0", "ATSP6", "0100")
        for (time, expected) in [
            (9.9, "410D00\r410D00\r\r>"), (10, "NO DATA\r\r>"), (11.9, "NO DATA\r\r>"), (12, "410D00\r410D00\r\r>"),
        ] {
            session.now = Instant.zero.advanced(bySeconds: time)
            #expect(session.ask("010D") == expected, "at \(time) s")
        }
        // A fault drawn at random also lasts.
        let drawn = try answers("no-data:40+0.1", seed: "3")
        let runs = drawn.split { $0 != "NO DATA\r\r>" }.map(\.count)
        #expect(runs.count > 3)
        #expect(runs.allSatisfy { $0 >= 8 })
    }

    @Test func mixtures() {
        let names = seeds.map { FaultPlan.mixture(seed: $0).entries.map(\.fault.name) }
        #expect(Set(names).count > seeds.count / 2)
        #expect(names == seeds.map { FaultPlan.mixture(seed: $0).entries.map(\.fault.name) })
        if seeds.count > 1 { #expect(Set(names.joined()).count > Fault.all.count / 2) }
    }
}
