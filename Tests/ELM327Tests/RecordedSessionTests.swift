import ELM327
import Glibc
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

/// A program that is held up now and then, for up to three seconds. What comes meanwhile it finds at once afterwards,
/// even where it would not have waited for so long.
private final class HeldUpTransport: Transport {
    private let inner: any Transport
    private var random: SeededGenerator
    private var held: [UInt8] = []

    init(_ inner: any Transport, seed: UInt64) {
        self.inner = inner
        random = SeededGenerator(seed: seed)
    }

    var device: String { inner.device }
    var now: Instant { inner.now }
    func close() { inner.close() }

    func send(_ bytes: [UInt8]) throws(TransportError) {
        // The adapter's output waits in the port, as that of a real one does.
        if Int.random(in: 0..<20, using: &random) == 0 { held += try hold() }
        try inner.send(bytes)
        if Int.random(in: 0..<20, using: &random) == 0 { held += try hold() }
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        if Int.random(in: 0..<20, using: &random) == 0 { held += try hold() }
        guard held.isEmpty else {
            defer { held = [] }
            return Received(bytes: held, time: now)
        }
        return try inner.receive(before: deadline)
    }

    private func hold() throws(TransportError) -> [UInt8] {
        let until = now.advanced(bySeconds: Double.random(in: 0.05...3, using: &random))
        var bytes: [UInt8] = []
        while let received = try inner.receive(before: until) { bytes += received.bytes }
        return bytes
    }
}

/// Replaying a recorded session gives the same session, with the same replies, pieces and times.
@Suite(.timeLimit(.minutes(20))) struct RecordedSessionTests {
    private static let quirks: [Quirks] = [
        [], .echoAlwaysOn, .headersIgnored, .ignitionOff, .silence,
        [.deliverBytewise, .nulBytes, .searchingGlued, .ecuOrderReversed, .interleaved, .noChecksum],
    ]

    private static func record(
        _ inner: any Transport, _ dialogue: (any Transport) throws -> [Reply]
    ) throws -> (replies: [Reply], transcript: Transcript) {
        let directory = try TemporaryDirectory()
        let path = directory.file("transcript.txt")
        let file = try TranscriptFile.create(path: path, header: []) { Issue.record("\($0)") }
        let replies = try dialogue(RecordingTransport(inner, into: file))
        return (replies, try Transcript(path: path))
    }

    /// Returns everything that a session receives, with and without errors; the log records what the session sends by
    /// itself.
    private static func dialogue(_ transport: any Transport) throws -> [Reply] {
        let session = Session(adapter: Adapter(transport: transport))
        do throws(VehicleError) {
            try session.open()
            try session.connect(voltage: try VehicleError.widening(session.readVoltage().volts))
        } catch {
            if case .transport(let error) = error { throw error }
        }
        var replies = [session.firstReply]
        for request: [UInt8] in [[0x01, 0x01], [0x03], [0x0A], [0x09, 0x02], [0x01, 0x0C], [0x01, 0x5C]] {
            do {
                try replies.append(session.requestPatiently(request) { replies.append($0.reply) }.reply)
            } catch {
                // A silent adapter is given up.
                replies.append(Reply())
            }
        }
        // A prompt that does not arrive in time, and the commands to get it back.
        do {
            try replies.append(session.adapter.exchange("0100", within: 0.01))
            try replies.append(session.adapter.exchange("ATI", within: 1))
        } catch {
            replies.append(Reply())
        }
        return replies
    }

    @Test(arguments: VehicleBus.ofELM327, quirks) func replayedStrictly(
        _ bus: VehicleBus, _ quirks: Quirks
    ) throws {
        var car = try #require(VirtualCar.named("faults"))
        car.bus = bus
        let simulated = SimulatedTransport(
            device: "sim:faults", car: car, pace: .maximum, quirks: quirks, interruptDescriptor: -1)
        let (replies, transcript) = try Self.record(simulated, Self.dialogue)
        #expect(replies.count >= 7)
        for mode in ReplayTransport.Options.Mode.allCases {
            let replay = ReplayTransport(
                transcript, device: "replay:x", path: "x", options: .init(mode: mode), interruptDescriptor: -1)
            let replayed = try Self.dialogue(replay)
            if mode == .strict {
                #expect(replayed == replies)
                #expect(replay.now == simulated.now)
            } else if !quirks.contains(.silence) {
                // The voltage may have changed in the meantime; the car's responses have not.
                #expect(replayed.prefix(4).map(\.raw) == replies.prefix(4).map(\.raw))
            }
        }
    }

    /// A busy machine holds the program up while it records. Its replay, which takes no time to think, sees what it saw.
    @Test(arguments: 0..<100) func recordedWhileHeldUp(_ seed: UInt64) throws {
        let car = try #require(VirtualCar.named("faults"))
        let simulated = SimulatedTransport(device: "sim:faults", car: car, pace: .maximum, interruptDescriptor: -1)
        let (replies, transcript) = try Self.record(HeldUpTransport(simulated, seed: seed), Self.dialogue)
        let replay = ReplayTransport(transcript, device: "replay:x", path: "x", interruptDescriptor: -1)
        #expect(try Self.dialogue(replay).map(\.raw) == replies.map(\.raw))
    }
}
