import Formats
package import Telemetry
import Transports

/// A receiver behind gpsd as a source: connects, watches, and connects again when gpsd is started anew. It runs until
/// it is stopped, whatever gpsd says.
package struct GpsdSource: TelemetrySource {
    package static let defaultPort: UInt16 = 2947
    /// How long to wait before the next attempts to connect, in seconds.
    private static let delaysS = [1.0, 2.0, 5.0]
    /// How long gpsd may take for its greeting, in seconds.
    private static let greetingS = 5.0

    package let host: String
    package let port: UInt16

    /// Whether nothing is said if no gpsd is there.
    private let isOptional: Bool

    package init(host: String = "localhost", port: UInt16 = defaultPort, isOptional: Bool = false) {
        (self.host, self.port, self.isOptional) = (host, port, isOptional)
    }

    package var device: String { "gpsd:\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var failures = 0
        while true {
            do throws(TransportError) {
                let transport = try TCPTransport.open(
                    device: device, host: host, port: port, interruptDescriptor: stop)
                defer { transport.close() }
                var session = GpsdSession(device: device)
                var deadline = SystemClock.now.advanced(bySeconds: Self.greetingS)
                while true {
                    let until = min(session.due ?? .distantFuture, deadline)
                    let received = try transport.receive(before: until)
                    let now = received?.time ?? SystemClock.now
                    for event in session.take(received?.bytes ?? [], at: now) {
                        guard emit(event) else { return }
                    }
                    let request = session.request()
                    if !request.isEmpty { try transport.send(request) }
                    if session.isGreeted {
                        (deadline, failures) = (.distantFuture, 0)
                    } else if now >= deadline {
                        guard emit(.lost(PositionFault.notGpsd(device).problem, now)) else { return }
                        break
                    }
                }
            } catch {
                if case .interrupted = error { return }
                guard isOptional || emit(.lost(PositionFault.unreachable(error.text.text).problem, SystemClock.now))
                else {
                    return
                }
            }
            let delayS = Self.delaysS[min(failures, Self.delaysS.count - 1)]
            failures += 1
            do throws(TransportError) {
                try ByteChannel.pause(seconds: delayS, interrupt: stop)
            } catch {
                return
            }
        }
    }
}

/// What gpsd says in one connection, and what is asked of it. It knows no socket.
struct GpsdSession {
    /// A longer line is skipped. The longest of gpsd has 10240 bytes.
    static let longestLine = 65_536
    /// How long a receiver may be without a fix until another one counts, in seconds.
    private static let patienceS = 10.0
    private static let watch = Array("?WATCH={\"enable\":true,\"json\":true};\n".utf8)

    /// What users are told about, once per change.
    enum State: Equatable {
        case noReceiver, noFix, twoDimensions, threeDimensions
    }

    private let device: String
    private(set) var isGreeted = false
    private(set) var state: State?
    private var buffer: [UInt8] = []
    private var skipsLine = false
    /// The receiver whose reports count, and when it last had a fix.
    private var chosen: (device: String?, fixAt: Instant)?
    private var epoch = FixEpoch()
    private var clock = ReceiverClock()
    private var asksToWatch = false
    private var toldErrors: Set<String> = []

    init(device: String) { self.device = device }

    /// When something must be done although nothing is received.
    var due: Instant? { epoch.due }

    /// What is to be sent now.
    mutating func request() -> [UInt8] {
        defer { asksToWatch = false }
        return asksToWatch ? Self.watch : []
    }

    /// Takes bytes, perhaps none.
    mutating func take(_ bytes: [UInt8], at time: Instant) -> [SourceEvent] {
        var events: [SourceEvent] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            if !skipsLine { buffer += rest[..<end] }
            rest = rest[(end + 1)...]
            if !skipsLine, buffer.count <= Self.longestLine {
                if buffer.last == 0x0D { buffer.removeLast() }
                if !buffer.isEmpty { take(GpsdReport(buffer), at: time, &events) }
            }
            (skipsLine, buffer) = (false, [])
        }
        if !skipsLine { buffer += rest }
        if buffer.count > Self.longestLine { (skipsLine, buffer) = (true, []) }
        if let done = epoch.take(at: time) { tell(done, &events) }
        return events
    }

    private mutating func take(_ report: GpsdReport, at time: Instant, _ events: inout [SourceEvent]) {
        switch report {
        case .version(let release, let major):
            guard !isGreeted else { return }
            guard major >= 3 else {
                events.append(.lost(PositionFault.oldGpsd(release).problem, time))
                return
            }
            (isGreeted, asksToWatch) = (true, true)
            events.append(.connected(SourceDescription(device: device, identity: "gpsd \(release)")))
        case .devices(let count):
            if count == 0 { change(.noReceiver, &events) }
        case .fix(let fix, let mode, let device):
            guard isGreeted, isChosen(device, hasFix: mode >= 2 && fix.hasPosition, at: time) else { return }
            if let told = fix.time, let right = clock.take(told, at: time) { events.append(.clock(right, at: time)) }
            guard mode >= 2, fix.hasPosition else {
                if let done = epoch.flush() { tell(done, &events) }
                return change(.noFix, &events)
            }
            change(mode >= 3 ? .threeDimensions : .twoDimensions, &events)
            if let done = epoch.take(fix, at: time) { tell(done, &events) }
        case .motion(let yawRate, let heading):
            let values = [(Signal.yawRate, yawRate), (.heading, heading)].compactMap { signal, value in
                value.map { Sample(signal, PositionResolution.rounded(signal, $0), at: time) }
            }.filter { abs($0.value) < 3600 }
            if !values.isEmpty { events.append(.batch(Batch(values, at: time))) }
        case .error(let message):
            guard toldErrors.count < 5, toldErrors.insert(message).inserted else { return }
            events.append(.lost(PositionFault.complaint(message).problem, time))
        case .other, .broken: break
        }
    }

    /// Whether reports of a receiver count. Of several only one does, as long as it has a fix.
    private mutating func isChosen(_ device: String?, hasFix: Bool, at time: Instant) -> Bool {
        if let chosen, chosen.device != device, time.seconds(since: chosen.fixAt) < Self.patienceS { return false }
        if hasFix { chosen = (device, time) }
        return true
    }

    private func tell(_ done: (fix: Fix, time: Instant), _ events: inout [SourceEvent]) {
        if let batch = done.fix.batch(at: done.time) { events.append(.batch(batch)) }
    }

    private mutating func change(_ new: State, _ events: inout [SourceEvent]) {
        // Receivers change between two and three dimensions all the time.
        let positions: [State] = [.twoDimensions, .threeDimensions]
        let isSame = state == new || (state.map(positions.contains) == true && positions.contains(new))
        defer { state = new }
        guard !isSame else { return }
        switch new {
        case .noReceiver: events.append(.progress("gpsd has no receiver"))
        case .noFix: events.append(.progress("the receiver has no fix"))
        case .twoDimensions, .threeDimensions: events.append(.progress("the receiver has a fix"))
        }
    }
}
