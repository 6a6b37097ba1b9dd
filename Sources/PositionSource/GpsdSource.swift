import Formats
import Interchange
import System
package import Telemetry
import Transports

/// A receiver behind gpsd as a source: connects, watches, and connects again when gpsd is started again. It runs until
/// it is stopped, whatever gpsd says.
package struct GpsdSource: TelemetrySource {
    package static let defaultPort: UInt16 = 2947
    /// How long to wait before the next attempts to connect, in seconds.
    private static let delaysS = [1.0, 2.0, 5.0]
    /// How long gpsd may take for its greeting, in seconds.
    private static let greetingS = 5.0
    /// After so many bytes without a pause, one of so many seconds is made: what floods this program must not keep it
    /// busy. A receiver sends some kilobytes per second.
    private static let (pauseBytes, pauseS) = (1 << 18, 0.05)

    package let host: String
    package let port: UInt16

    /// Whether nothing is said if no gpsd is there.
    private let isOptional: Bool
    /// Whether a trip is of the receiver alone, so that its own clock counts.
    private let isPrimary: Bool

    package init(
        host: String = "localhost", port: UInt16 = defaultPort, isOptional: Bool = false, isPrimary: Bool = false
    ) {
        self.host = host
        self.port = port
        self.isOptional = isOptional
        self.isPrimary = isPrimary
    }

    package var device: String { "gpsd:\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var failures = 0
        // The time goes on when gpsd is started again.
        var times = isPrimary ? FixClock() : nil
        while true {
            do throws(TransportError) {
                let transport = try TCPTransport.open(
                    device: device, host: host, port: port, interruptDescriptor: stop)
                defer { transport.close() }
                var session = GpsdSession(device: device, times: times)
                defer { times = session.times }
                var deadline = SystemClock.now.advanced(bySeconds: Self.greetingS)
                var (flood, floodSince) = (0, SystemClock.now)
                while true {
                    let until = min(session.due ?? .distantFuture, deadline)
                    let received = try transport.receive(before: until)
                    let now = received?.time ?? SystemClock.now
                    if now.seconds(since: floodSince) > Self.pauseS {
                        flood = 0
                        floodSince = now
                    }
                    flood += received?.bytes.count ?? 0
                    if flood >= Self.pauseBytes {
                        try ByteChannel.pause(seconds: Self.pauseS, interrupt: stop)
                    }
                    for event in session.take(received?.bytes ?? [], at: now) {
                        guard emit(event) else { return }
                    }
                    let request = session.request()
                    if !request.isEmpty { try transport.send(request) }
                    if session.isGreeted {
                        deadline = .distantFuture
                        failures = 0
                    } else if now >= deadline {
                        guard emit(.lost(PositionError.notGpsd(device).sourceError, now)) else { return }
                        break
                    }
                }
            } catch {
                if case .interrupted = error { return }
                let loss: PositionError = isPrimary ? .noReceiver(error.text) : .unreachable(error.text)
                guard isOptional || emit(.lost(loss.sourceError, SystemClock.now)) else { return }
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
    /// The lines that are read at most: at once, and per second. A receiver with 25 fixes per second has a hundred. Of
    /// more, only the latest are read.
    static let (maxLines, maxLinesPerS) = (100, 200.0)
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
    /// The lines that may be read now, as of a time.
    private var allowance: (lines: Double, at: Instant)?
    /// What was read and what was left out so far, in lines, and the positions that cannot be.
    private(set) var counts = (read: 0, leftOut: 0, wrongFixes: 0)
    /// The receiver whose reports count, and when it last had a fix.
    private var chosen: (device: String?, fixAt: Instant)?
    private var epoch = FixEpoch()
    private var clock = ReceiverClock()
    private var asksToWatch = false
    private var toldErrors: Set<String> = []
    /// The receiver's own clock; nil if the times of arrival count.
    private(set) var times: FixClock?

    init(device: String, times: FixClock? = nil) {
        self.device = device
        self.times = times
    }

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
        let lines = lines(bytes)
        let count = min(lines.count, allowed(at: time))
        allowance?.lines -= Double(count)
        if counts.leftOut == 0, lines.count > count { events.append(.progress("gpsd sends more than can be read")) }
        counts.leftOut += lines.count - count
        // The greeting comes first.
        for line in isGreeted ? lines.suffix(count) : lines.prefix(count) {
            counts.read += 1
            take(GpsdReport(line), at: time, &events)
        }
        if let done = epoch.take(at: time) { tell(done, &events) }
        return events
    }

    /// The lines that bytes complete, without their ends and without empty ones.
    private mutating func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0A) {
            if !skipsLine, buffer.count + (end - rest.startIndex) <= Self.longestLine {
                var line = buffer.isEmpty ? rest[..<end] : (buffer + rest[..<end])[...]
                if line.last == 0x0D { line.removeLast() }
                if !line.isEmpty { lines.append(line) }
            }
            rest = rest[(end + 1)...]
            skipsLine = false
            buffer = []
        }
        if !skipsLine { buffer += rest }
        if buffer.count > Self.longestLine {
            skipsLine = true
            buffer = []
        }
        return lines
    }

    private mutating func allowed(at time: Instant) -> Int {
        let most = Double(Self.maxLines)
        let lines =
            allowance.map { min(most, $0.lines + max(0, time.seconds(since: $0.at)) * Self.maxLinesPerS) } ?? most
        allowance = (lines, time)
        return Int(lines)
    }

    private mutating func take(_ report: GpsdReport, at time: Instant, _ events: inout [SourceEvent]) {
        switch report {
        case .version(let release, let major):
            guard !isGreeted else { return }
            guard major >= 3 else {
                events.append(.lost(PositionError.oldGpsd(release).sourceError, time))
                return
            }
            isGreeted = true
            asksToWatch = true
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
            events.append(.lost(PositionError.complaint(message).sourceError, time))
        case .other, .broken: break
        }
    }

    /// Whether reports of a receiver count. Of several only one does, as long as it has a fix.
    private mutating func isChosen(_ device: String?, hasFix: Bool, at time: Instant) -> Bool {
        if let chosen, chosen.device != device, time.seconds(since: chosen.fixAt) < Self.patienceS { return false }
        if hasFix { chosen = (device, time) }
        return true
    }

    private mutating func tell(_ done: (fix: Fix, time: Instant), _ events: inout [SourceEvent]) {
        if done.fix.batch(at: done.time) != nil {
            // One of a moment that is over is left out.
            guard let time = times == nil ? done.time : times?.time(of: done.fix.time, arrived: done.time),
                let batch = done.fix.batch(at: time)
            else { return }
            return events.append(.batch(batch))
        }
        // Such as 0, 0.
        counts.wrongFixes += 1
        if counts.wrongFixes == 1 {
            events.append(.progress("the receiver reports impossible positions, which are left out"))
        }
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

/// What a receiver's time is good for. Receivers that forgot the week tell one that is 1024 weeks, or a multiple of
/// them, too early; so a time that is 1024 weeks or more after this program is wrong as well.
package struct ReceiverClock: Sendable {
    /// The time is at least that of this program: 2026-01-01T00:00:00Z.
    static let earliest = WallTime(microseconds: 1_767_225_600_000_000)
    /// 1024 weeks.
    private static let rollover: Int64 = 1024 * 7 * 86_400 * 1_000_000
    /// By how much the time may deviate from the clock of this computer between two fixes, in seconds.
    private static let jumpS = 2.0
    /// As many fixes must agree before the time is believed.
    private static let believed = 3

    private var last: (time: WallTime, arrived: Instant)?
    private var agreeing = 0

    package init() {}

    /// Takes the time of a fix. Returns the right time if it is believed.
    package mutating func take(_ told: WallTime, at arrived: Instant) -> WallTime? {
        var time = told
        while time < Self.earliest, time.microseconds > 0 { time.microseconds += Self.rollover }
        defer { last = (time, arrived) }
        if let last, abs(time.seconds(since: last.time) - arrived.seconds(since: last.arrived)) < Self.jumpS {
            agreeing += 1
        } else {
            agreeing = 0
        }
        let isPossible = time >= Self.earliest && time.microseconds - Self.earliest.microseconds < Self.rollover
        return agreeing >= Self.believed && isPossible ? time : nil
    }
}
