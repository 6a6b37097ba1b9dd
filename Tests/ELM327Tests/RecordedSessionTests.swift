import ELM327
import Glibc
import OBD
import Simulator
import Telemetry
import TestSupport
import Testing
import Transports

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
}
