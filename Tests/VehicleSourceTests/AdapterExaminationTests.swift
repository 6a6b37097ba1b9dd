import ELM327
import Formats
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// Each simulated adapter is recognized for what it is, in virtual time.
@Suite(.timeLimit(.minutes(20))) struct AdapterExaminationTests {
    private func examined(
        _ quirks: String = "", _ bus: VehicleBus = .can11Bit500, car name: String = "city", timing: Timing = Timing()
    ) throws -> AdapterFindings {
        let transport = simulated(try car(name, bus), quirks: try Quirks.parse(quirks), timing: timing)
        return try AdapterExamination(session: session(transport)).run()
    }

    @Test(arguments: VehicleBus.ofELM327) func aGoodAdapter(_ bus: VehicleBus) throws {
        let findings = try examined("", bus)
        #expect(findings.problem == nil)
        #expect(findings.generation?.kind == .asNamed)
        #expect(findings.description == "OBDII to RS232 Interpreter")
        #expect(findings.parameterLines == 12)
        #expect(findings.volts.count == 4)
        #expect(findings.volts.allSatisfy { $0.map { (13.5...14.5).contains($0) } == true })
        #expect(findings.bus == bus)
        #expect(findings.isCAN == bus.framing.isCAN)
        #expect(findings.ecus.map(\.role) == [.engine, .transmission])
        #expect(findings.supportedCount == 28)
        #expect(findings.moduleVolts.map { (13.5...14.5).contains($0) } == true)
        #expect(!findings.isSlow)
        #expect(!findings.echoStays)
        #expect(!findings.spacesStay)
        #expect(findings.showsHeaders)
        #expect(findings.longAnswer == .whole)
        #expect(findings.timeout == .works)
        #expect(findings.filter == (bus.framing.isCAN ? .works : nil))
        #expect(!findings.refusesCount)
        #expect(findings.format?.batching == (bus.framing.isCAN ? .six : RequestFormat.Batching.none))
        #expect(findings.format?.counting == .frames)
    }

    /// The figures measured on real adapters: 28 requests per second with one PID, and about 55 with a batch of six
    /// PIDs and a response count.
    @Test func rates() throws {
        let findings = try examined()
        let plain = try #require(findings.plain)
        let probed = try #require(findings.probed)
        #expect((26...30).contains(plain.requestsPerSecond))
        #expect(abs(plain.valuesPerSecond - plain.requestsPerSecond) < 0.01)
        #expect((0.033...0.038).contains(plain.roundTrip))
        #expect((50...65).contains(probed.requestsPerSecond))
        #expect((5.9...6.1).contains(probed.valuesPerSecond / probed.requestsPerSecond))
        #expect(plain.missed == 0)
        #expect(probed.missed == 0)
        #expect(findings.commandRoundTrip.map { (0.007...0.008).contains($0) } == true)
    }

    /// An adapter without AT AT waits for AT ST after each response, which does not mean that the vehicle is slow. The
    /// same applies if the link holds the response back until the prompt.
    @Test(arguments: ["v1.0", "v1.1", "v1.2"], [false, true])
    func adaptersThatWaitAfterEachAnswer(_ version: String, _ isHeldBack: Bool) throws {
        let simulated = SimulatedTransport(
            device: "sim:test", car: try car("city"), pace: .maximum, firmware: try Firmware.named(version),
            interruptDescriptor: -1)
        let transport: any Transport = isHeldBack ? AlteredTransport(simulated) { _, answer, _ in answer } : simulated
        let findings = try AdapterExamination(session: session(transport)).run()
        #expect(!findings.isSlow)
        #expect(try #require(findings.plain).requestsPerSecond > 4)
        // A vehicle that is really slow is still detected.
        let slow = SimulatedTransport(
            device: "sim:test", car: try car("city"), pace: .maximum, quirks: .slowECU,
            firmware: try Firmware.named(version), interruptDescriptor: -1)
        #expect(try AdapterExamination(session: session(slow)).run().isSlow)
    }

    @Test(arguments: [
        ("clone-v1.5", AdapterGeneration.Kind.neverMade), ("clone-v2.1", .lessThanNamed),
        ("ok-to-everything", .answersAnything), ("clone-v1.5,spaces-stay", .neverMade),
        ("clone-v2.1,nul-bytes", .lessThanNamed),
        ("clone-v2.1,late-prompt", .lessThanNamed), ("clone-v1.5,no-prompt-after-ate0", .neverMade),
        ("bytewise", .asNamed), ("echo-always-on", .asNamed), ("atz-silent", .asNamed),
    ])
    func kinds(_ quirks: String, _ kind: AdapterGeneration.Kind) throws {
        let findings = try examined(quirks)
        #expect(findings.generation?.kind == kind)
        #expect(findings.problem == nil)
    }

    private func examined(
        _ bus: VehicleBus, alter: @escaping (String, String, Instant) -> String
    ) throws -> (findings: AdapterFindings, transport: AlteredTransport) {
        let transport = AlteredTransport(simulated(try car("city", bus)), alter: alter)
        return (try AdapterExamination(session: session(transport)).run(), transport)
    }

    /// A vehicle that does not report a VIN is not a fault of the adapter; a truncated VIN is.
    @Test(arguments: [("NO DATA\r\r", AdapterFindings.LongAnswer.none), ("BUFFER FULL\r\r", .cut)])
    func noLongAnswer(answer: String, found: AdapterFindings.LongAnswer) throws {
        let findings = try examined(.iso9141) { command, whole, _ in command.hasPrefix("0902") ? answer : whole }
            .findings
        #expect(findings.longAnswer == found)
        #expect(findings.problem == nil && findings.plain?.missed == 0)
    }

    /// If the command that clears the filter has no effect, the examination continues after AT D.
    @Test func aFilterThatStays() throws {
        var isDeaf = false
        let (findings, transport) = try examined(.can11Bit500) { command, whole, _ in
            if command.hasPrefix("ATCRA7EF") { isDeaf = true }
            if command == "ATD" { isDeaf = false }
            return isDeaf && command.hasPrefix("01") ? "NO DATA\r\r" : whole
        }
        #expect(findings.filter == .works && transport.count("ATD") > 0)
        #expect(findings.plain?.missed == 0 && (findings.probed?.valuesPerSecond ?? 0) > 100)
    }

    /// The adapter restarts during a measurement: one request is lost, and the rest stays synchronized.
    @Test func aRestartWhileMeasuring() throws {
        var asked = 0
        let findings = try examined(.can11Bit500) { command, whole, _ in
            if command.hasPrefix("010C") { asked += 1 }
            return asked == 5 && command.hasPrefix("010C") ? "LV RESET\r\r" : whole
        }.findings
        #expect(findings.problem == nil)
        #expect((1...2).contains(findings.plain?.missed ?? 0), "\(findings.plain as Any)")
        #expect(findings.probed?.missed == 0 && (findings.probed?.valuesPerSecond ?? 0) > 100)
    }

    /// The faults are found, and nothing else.
    @Test(arguments: [
        ("echo-always-on", ["echo"]), ("spaces-stay", ["spaces"]), ("headers-ignored", ["headers"]),
        ("one-frame", ["long", "batches"]), ("count-refused", ["count"]), ("no-batches", ["batches"]),
        ("batch-first-only", ["batches"]), ("ok-to-everything", ["spaces", "filter"]),
        ("clone-v1.5", ["filter", "count"]), ("clone-v2.1", []), ("slow-ecu", ["slow"]), ("dpn-zero", []),
        ("voltage-without-v", []), ("bytewise", []), ("nul-bytes", []), ("searching-glued", []),
        ("ecu-order-reversed", []), ("interleaved", []), ("no-prompt-after-ate0", []), ("count-messages", []),
        ("batch-reordered", []), ("batch-omits", []), ("ecus-disagree", []), ("tpa0-locks", []), ("atz-silent", []),
    ])
    func faults(_ quirks: String, _ expected: [String]) throws {
        let findings = try examined(quirks)
        #expect(findings.problem == nil)
        var faults: Set<String> = []
        if findings.echoStays { faults.insert("echo") }
        if findings.spacesStay { faults.insert("spaces") }
        if !findings.showsHeaders { faults.insert("headers") }
        if findings.longAnswer != .whole { faults.insert("long") }
        if findings.format?.batching != .six { faults.insert("batches") }
        if findings.refusesCount { faults.insert("count") }
        if findings.filter != .works { faults.insert("filter") }
        if findings.timeout != .works { faults.insert("time-out") }
        if findings.isSlow { faults.insert("slow") }
        #expect(faults == Set(expected))
    }

    @Test func theTwoWaysOfNoFilter() throws {
        #expect(try examined("ok-to-everything").filter == .pretended)
        #expect(try examined("clone-v1.5").filter == .refused)
    }

    @Test func whatIsSlow() throws {
        let late = try examined("late-prompt")
        #expect(late.commandRoundTrip.map { $0 > 0.2 } == true)
        let slow = try examined("slow-ecu")
        #expect(slow.commandRoundTrip.map { $0 < 0.01 } == true)
        #expect(slow.plain.map { (2...3).contains($0.requestsPerSecond) } == true)
        #expect(slow.isSlow)
    }

    @Test func anATSTThatDoesNothing() throws {
        let transport = AlteredTransport(simulated(try car("city"))) { command, answer, _ in
            command.hasPrefix("ATST") ? "?\r\r" : answer
        }
        #expect(try AdapterExamination(session: session(transport)).run().timeout == .refused)
    }

    @Test(arguments: [
        ("unplugged", SourceError.Step.power), ("ignition-off", .bus), ("silence", .adapter),
        ("ignition-off,clone-v1.5", .bus),
    ])
    func noVehicle(_ quirks: String, _ step: SourceError.Step) throws {
        let findings = try examined(quirks)
        #expect(findings.problem?.step == step)
        #expect(findings.ecus.isEmpty)
        #expect(findings.plain == nil)
        // What was found before is reported.
        #expect((findings.generation == nil) == (step == .adapter))
        #expect(findings.volts.count == (step == .adapter ? 0 : 1))
    }

    /// The connection breaks during a measurement.
    @Test func aLoss() throws {
        final class Breaking: Transport {
            let inner: SimulatedTransport
            init(_ inner: SimulatedTransport) { self.inner = inner }
            var device: String { inner.device }
            var now: Instant { inner.now }
            func send(_ bytes: [UInt8]) throws(TransportError) {
                if now.seconds(since: .zero) > 6 { throw .connection(.gone("sim:test")) }
                try inner.send(bytes)
            }
            func receive(before deadline: Instant) throws(TransportError) -> Received? {
                try inner.receive(before: deadline)
            }
            func close() {}
        }
        let findings = try AdapterExamination(session: session(Breaking(simulated(try car("city"))))).run()
        #expect(findings.problem?.step == .adapter)
        #expect(findings.problem?.message == TransportError.connection(.gone("sim:test")).text)
        #expect(findings.generation?.kind == .asNamed)
        #expect(findings.ecus.count == 2)
        #expect(findings.probed == nil)
    }

    /// An interruption is not a finding.
    @Test func interrupted() throws {
        final class Interrupting: Transport {
            let inner: SimulatedTransport
            init(_ inner: SimulatedTransport) { self.inner = inner }
            var device: String { inner.device }
            var now: Instant { inner.now }
            func send(_ bytes: [UInt8]) throws(TransportError) { try inner.send(bytes) }
            func receive(before deadline: Instant) throws(TransportError) -> Received? {
                if now.seconds(since: .zero) > 4 { throw .interrupted }
                return try inner.receive(before: deadline)
            }
            func close() {}
        }
        let transport = Interrupting(simulated(try car("city")))
        #expect(throws: TransportError.interrupted) { try AdapterExamination(session: session(transport)).run() }
    }

    // MARK: What is said to the adapter

    private static let quirks = Quirks.named.map(\.name)

    /// Nothing is sent that locks clones, or writes to the memory of the adapter or to the vehicle, whatever the faults
    /// are.
    @Test(arguments: quirks) func nothingDangerousIsSaid(_ quirk: String) throws {
        let transport = AlteredTransport(simulated(try car("faults"), quirks: try Quirks.parse(quirk))) {
            _, answer, _ in answer
        }
        _ = try AdapterExamination(session: session(transport)).run()
        for command in transport.sent {
            let isSafe =
                command.hasPrefix("AT")
                ? ![
                    "ATTPA", "ATSPA", "ATPP0", "ATPP1", "ATPP2", "ATPPF", "ATSD", "ATAT3", "AT@3", "ATCV", "ATLP",
                    "ATBRD",
                ]
                .contains { command.hasPrefix($0) } && !command.hasPrefix("ATSP")
                : command == "STI" || command.hasPrefix("01") || ["0902", "22F810", "22F400"].contains(command)
                    || command == "\r" || command.isEmpty
                    || command == "\u{7F}"
            #expect(isSafe, "'\(command)'")
        }
    }

    /// The adapter is left as it is after AT D.
    @Test(arguments: ["", "clone-v1.5", "clone-v2.1", "count-refused", "slow-ecu", "ignition-off", "unplugged"])
    func whatIsLeftBehind(_ quirks: String) throws {
        let transport = simulated(try car("city"), quirks: try Quirks.parse(quirks))
        _ = try AdapterExamination(session: session(transport)).run()
        let adapter = Adapter(transport: transport)
        let reply = try adapter.exchange("0100", within: 20)
        #expect(reply.hasEcho)
        let data = reply.lines.filter { if case .digits = $0.content { true } else { false } }
        // There is no wait for a slow car any more.
        guard !["ignition-off", "unplugged", "slow-ecu"].contains(quirks) else { return #expect(data.isEmpty) }
        // Without headers, with spaces, from both ECUs.
        #expect(data.count == 2)
        #expect(data.allSatisfy { $0.text.hasPrefix("41 00 ") })
    }
}
