import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct CapabilityProbeTests {
    private static let pids: [UInt8] = [0x0D, 0x0C, 0x05, 0x42, 0x10]

    private func transport(
        _ bus: VehicleBus, _ quirks: Quirks, timing: Timing = Timing(), firmware: Firmware = .standard
    )
        throws -> SimulatedTransport
    {
        var car = try #require(VirtualCar.named("city"))
        car.bus = bus
        return SimulatedTransport(
            device: "sim:test", car: car, pace: .maximum, timing: timing, quirks: quirks, firmware: firmware,
            interruptDescriptor: -1)
    }

    /// Probes a session's request format as a poller does, with each PID requested alone first.
    private func learn(_ transport: any Transport) throws -> (CurrentDataReader, [CurrentDataReader.Answer]) {
        let session = Session(adapter: Adapter(transport: transport))
        try session.open()
        try session.connect(voltage: nil)
        let reader = CurrentDataReader(session: session)
        for pid in Self.pids { _ = try reader.ask([pid]) }
        var answers: [CurrentDataReader.Answer] = []
        var probe = CapabilityProbe(reader) { answers.append($0) }
        try probe.learn(Self.pids)
        return (reader, answers)
    }

    /// The format that is detected by trying, whatever the adapter reports about itself.
    @Test(
        arguments: [
            (.can11Bit500, [], "only=7E8 headers=0 batch=six count=frames"),
            (.can29Bit250, [], "only=18DAF110 headers=0 batch=six count=frames"),
            (.can11Bit500, .echoAlwaysOn, "only=7E8 headers=0 batch=six count=frames"),
            (.can11Bit500, .spacesStay, "only=7E8 headers=0 batch=six count=frames"),
            (.can11Bit500, .dpnZero, "only=7E8 headers=0 batch=six count=frames"),
            (.can11Bit500, .ecuOrderReversed, "only=7E8 headers=0 batch=six count=frames"),
            (.can11Bit500, .batchReordered, "only=7E8 headers=0 batch=six count=frames"),
            (.can11Bit500, .headersIgnored, "only=7E8 batch=six count=frames"),
            (.can11Bit500, .countMessages, "only=7E8 headers=0 batch=six count=messages"),
            (.can11Bit500, .countRefused, "only=7E8 headers=0 adaptive=2 batch=six"),
            (.can11Bit500, .noBatches, "only=7E8 headers=0 count=frames"),
            (.can11Bit500, .oneFrame, "only=7E8 headers=0 batch=oneFrame count=frames"),
            (.can11Bit500, .okToEverything, "batch=six count=frames"),
            (.kwpFastInit, [], "only=10 count=frames"), (.iso9141, .echoAlwaysOn, "only=10 count=frames"),
            (.j1850VPW, [], "only=10 count=frames"), (.j1850PWM, .ecuOrderReversed, "only=10 count=frames"),
            (.kwpFastInit, .countRefused, "only=10 adaptive=2"), (.kwpFastInit, .functionalOnly, "count=frames"),
            (.j1850VPW, .functionalOnly, "count=frames"),
            // On these buses, a response after those that are counted would be repeated.
            (.j1850PWM, .functionalOnly, "adaptive=2"),
        ] as [(VehicleBus, Quirks, String)])
    func whatIsLearnt(_ bus: VehicleBus, _ quirks: Quirks, _ format: String) throws {
        let (reader, answers) = try learn(try transport(bus, quirks))
        #expect(reader.session.format.text == format)
        #expect(!answers.isEmpty)
        // The format works.
        let session = reader.session
        let batch =
            session.format.batching == .six ? Self.pids : session.format.batching == .none ? [0x0D] : [0x0D, 0x0C]
        for _ in 1...5 {
            let answer = try reader.ask(batch)
            #expect(answer.isWhole && answer.condition == .inStep)
        }
        let counted = try reader.ask(batch).wasCounted
        #expect(counted == (session.format.counting != .none))
    }

    /// After a refused request, nothing is left to wait for.
    @Test func aRefusedCountCostsNoTime() throws {
        let (_, answers) = try learn(try transport(.can11Bit500, .countRefused))
        let refused = try #require(answers.firstIndex { $0.reply.contains(.unknownCommand) })
        let times = answers[refused...].map(\.time)
        #expect(times.count > 3)
        #expect(zip(times, times.dropFirst()).allSatisfy { $1.seconds(since: $0) < 0.1 })
    }

    /// A single ECU needs no filter.
    @Test func oneECU() throws {
        var car = try #require(VirtualCar.named("city"))
        car.ecus.removeAll { $0.role != .engine }
        let transport = SimulatedTransport(device: "sim:test", car: car, pace: .maximum, interruptDescriptor: -1)
        let (reader, _) = try learn(transport)
        #expect(reader.session.format.text == "headers=0 batch=six count=frames")
    }

    /// An ECU that does not respond to a request addressed to it alone is not asked that way.
    @Test func oneECUOfAnOlderBus() throws {
        var car = try #require(VirtualCar.named("city"))
        car.bus = .j1850PWM
        car.ecus = car.ecus.filter { $0.role == .engine }
        let transport = SimulatedTransport(
            device: "sim:test", car: car, pace: .maximum, quirks: .functionalOnly, interruptDescriptor: -1)
        let (reader, _) = try learn(transport)
        #expect(reader.session.format.text == "count=frames")
    }

    /// If two ECUs are needed, both are let through and told apart.
    @Test func twoECUs() throws {
        var car = try #require(VirtualCar.named("city"))
        car.ecus[0].supportedPIDs.remove(0x0D)
        let transport = SimulatedTransport(device: "sim:test", car: car, pace: .maximum, interruptDescriptor: -1)
        let (reader, _) = try learn(transport)
        #expect(reader.session.format.text == "batch=six count=frames")
        #expect(try reader.ask(Self.pids).isWhole)
        #expect(reader.chosenECU[0x0D] == ECUAddress(can11: 0x7E9))
        #expect(reader.chosenECU[0x0C] == ECUAddress(can11: 0x7E8))
    }

    /// PIDs that are missing in batches are requested alone.
    @Test func leftOut() throws {
        let (reader, _) = try learn(try transport(.can11Bit500, .batchOmits))
        #expect(reader.session.format.batching == .six)
        #expect(reader.session.format.alone.count == 1)
    }

    /// A bare carriage return is only worthwhile on a slow line.
    @Test(arguments: [(38400, true), (115_200, false)]) func slowLines(_ baud: Int, _ isWorthIt: Bool) throws {
        let inner = try transport(.can11Bit500, [])
        let (reader, _) = try learn(Cable(inner, baud: baud))
        #expect(reader.session.format.repeatsByReturn == isWorthIt)
    }

    /// A transport with a line that has a baud rate.
    private final class Cable: Transport {
        private let inner: SimulatedTransport
        let baud: Int?
        var restingBaud: Int? { baud }

        init(_ inner: SimulatedTransport, baud: Int) {
            self.inner = inner
            self.baud = baud
        }

        var device: String { inner.device }
        var now: Instant { inner.now }
        func send(_ bytes: [UInt8]) throws(TransportError) { try inner.send(bytes) }
        func receive(before deadline: Instant) throws(TransportError) -> Received? {
            try inner.receive(before: deadline)
        }
        func close() { inner.close() }
    }

    @Test func nothingToLearnFrom() throws {
        let session = Session(adapter: Adapter(transport: try transport(.can11Bit500, [])))
        try session.open()
        try session.connect(voltage: nil)
        var answers = 0
        var probe = CapabilityProbe(CurrentDataReader(session: session)) { _ in answers += 1 }
        try probe.learn([])
        #expect(answers == 0 && session.format == .plain)
    }

    @Test(
        arguments: [
            ([], []), ([0x0D], [0x0D]), ([0x0D, 0x0C, 0x05, 0x42, 0x10], [0x0D, 0x0C]),
            ([0x0D, 0x05, 0x0C], [0x0D, 0x05]),
            ([0xB1, 0x0D], [0x0D]), ([0x0C, 0x10, 0x0D], [0x0C, 0x10]),
        ] as [([UInt8], [UInt8])])
    func shortBatches(_ pids: [UInt8], _ batch: [UInt8]) {
        #expect(CapabilityProbe.shortBatch(pids) == batch)
    }
}
