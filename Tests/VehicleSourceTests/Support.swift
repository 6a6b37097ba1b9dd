import ELM327
import Formats
import OBD
import Simulator
import Telemetry
import Testing
import Transports

@testable import VehicleSource

/// What `body` says when it fails; nil if it does not.
func failure<Value>(_ body: () throws -> Value) -> UserMessage? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? any UserError)?.message
    }
}

func car(_ name: String, _ bus: VehicleBus = .can11Bit500) throws -> VirtualCar {
    var car = try #require(VirtualCar.named(name))
    car.bus = bus
    return car
}

func simulated(_ car: VirtualCar, quirks: Quirks = [], timing: Timing = Timing()) -> SimulatedTransport {
    SimulatedTransport(
        device: "sim:test", car: car, pace: .maximum, timing: timing, quirks: quirks, interruptDescriptor: -1)
}

/// A simulated adapter whose responses can be altered on their way, a whole response up to the prompt at a time.
final class AlteredTransport: Transport {
    private let inner: any Transport
    private let alter: (_ command: String, _ answer: String, _ time: Instant) -> String
    private var command = ""
    private var answer: [UInt8] = []
    /// Every command that was sent.
    private(set) var sent: [String] = []

    /// - Parameter alter: receives a command without its carriage return and the response without its prompt (`7E8… CR
    ///   CR`).
    init(_ inner: any Transport, alter: @escaping (String, String, Instant) -> String) {
        self.inner = inner
        self.alter = alter
    }

    var device: String { inner.device }
    var now: Instant { inner.now }

    func send(_ bytes: [UInt8]) throws(TransportError) {
        command = String(decoding: bytes, as: UTF8.self)
        if command.hasSuffix("\r") { command.removeLast() }
        sent.append(command)
        try inner.send(bytes)
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        while let received = try inner.receive(before: deadline) {
            answer += received.bytes
            guard answer.last == UInt8(ascii: ">") else { continue }
            let whole = String(decoding: answer.dropLast(), as: UTF8.self)
            answer = []
            return Received(bytes: Array((alter(command, whole, received.time) + ">").utf8), time: received.time)
        }
        return nil
    }

    func close() { inner.close() }

    func count(_ command: String) -> Int { sent.count { $0 == command } }
}

/// Returns a session before its first command.
func session(_ transport: any Transport, _ link: Link = Link()) -> Session {
    Session(adapter: Adapter(transport: transport, link: link))
}

/// Returns a session with its adapter set up and its vehicle found.
func connected(_ transport: any Transport) throws -> Session {
    let session = Session(adapter: Adapter(transport: transport))
    try session.open()
    try session.connect(voltage: try session.readVoltage().volts)
    return session
}

extension SourceEvent {
    var samples: [Sample] { if case .batch(let batch) = self { batch.samples } else { [] } }
    var linkProfile: String? { if case .linkProfile(let text, _) = self { text } else { nil } }
    var isSilence: Bool { if case .silence = self { true } else { false } }
    var loss: SourceError? { if case .lost(let problem, _) = self { problem } else { nil } }
    var problem: SourceError? { if case .ended(let problem) = self { problem } else { nil } }
}
