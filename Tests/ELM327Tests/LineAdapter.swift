import ELM327
import Telemetry
import Transports

/// An adapter at the other end of a serial line. Each end has its own baud rate; bytes sent at another rate than the
/// listener's are sampled as a UART would. Time is virtual.
final class LineAdapter: Transport {
    /// The kind of adapter.
    struct Kind {
        /// The baud rate after power-up or a reset; 0 if there is no adapter.
        var resting = 38400
        var identity = "ELM327 v2.1"
        /// The response to STI; nil for an adapter that is not an STN.
        var stn: String?
        var knowsBRD = true
        /// Of an STN.
        var knowsSTBR = true
        /// Says OK to any AT command and does nothing.
        var onlySaysOK = false
        /// Above this baud rate the line corrupts one byte in `spoilsOneIn`.
        var cleanUpTo = Int.max
        var spoilsOneIn = 5
        /// Whether it was left in a mode that the first byte interrupts.
        var isMonitoring = false
        /// Whether it misses the carriage return that confirms a baud rate.
        var neverConfirms = false
        var resetSeconds = 0.8
        /// Whether AT Z gets no response.
        var resetsSilently = false
        /// Bytes that it inserts before and into each response.
        var sprinkled: [UInt8] = []
        /// The baud rates that the port supports.
        var portSpeeds: Set<Int> = Set(SerialSpeed.rates)
        /// Text that it sends all the time, at its own baud rate.
        var chatter: String?
    }

    let device = "serial:test"
    var now = Instant.zero
    private(set) var baud: Int? = 38400
    /// The speeds at which something was sent to it or waited for.
    private(set) var used: Set<Int> = []
    /// The adapter's.
    var rate: Int
    var restingBaud: Int? { kind.resting }
    private(set) var commands: [String] = []
    var isGone = false

    private var kind: Kind
    private var input: [UInt8] = []
    private var lastCommand = ""
    /// Bytes on their way to this end, with the baud rate at which they are sent.
    private var coming: [(time: Instant, bytes: [UInt8], rate: Int)] = []
    private var busyUntil = Instant.zero
    private var proposal: (rate: Int, old: Int, from: Instant, until: Instant)?
    private var spoils = 0

    init(_ kind: Kind = Kind()) {
        self.kind = kind
        rate = kind.resting
    }

    func setBaud(_ baud: Int) throws(TransportError) {
        guard kind.portSpeeds.contains(baud) else { throw .serial(.noSuchBaud(device, baud)) }
        self.baud = baud
    }

    func send(_ bytes: [UInt8]) throws(TransportError) {
        guard !isGone else { throw .connection(.gone(device)) }
        let sent = now
        used.insert(baud ?? 38400)
        now = now.advanced(bySeconds: Double(bytes.count) * 10 / Double(baud ?? 38400))
        guard kind.resting > 0 else { return }
        follow(until: sent)
        guard sent >= busyUntil else { return }
        for byte in Self.heard(bytes, sentAt: baud ?? 38400, by: rate) { hear(spoiled(byte)) }
    }

    func receive(before deadline: Instant) throws(TransportError) -> Received? {
        guard !isGone else { throw .connection(.gone(device)) }
        if let chatter = kind.chatter, now < deadline {
            now = min(deadline, now.advanced(bySeconds: 0.05))
            return Received(bytes: Self.heard(Array(chatter.utf8), sentAt: rate, by: baud ?? 38400), time: now)
        }
        let limit = max(now, deadline)
        follow(until: min(limit, coming.first?.time ?? limit))
        guard let next = coming.first, next.time <= limit else {
            now = limit
            return nil
        }
        coming.removeFirst()
        now = max(now, next.time)
        let heard = Self.heard(next.bytes, sentAt: next.rate, by: baud ?? 38400).map(spoiled)
        return heard.isEmpty ? try receive(before: deadline) : Received(bytes: heard, time: now)
    }

    func close() {}

    private func spoiled(_ byte: UInt8) -> UInt8 {
        guard rate > kind.cleanUpTo else { return byte }
        spoils += 1
        return spoils % kind.spoilsOneIn == 0 ? byte ^ 0x10 : byte
    }

    /// Restores the old baud rate if a proposed one was not confirmed.
    private func follow(until time: Instant) {
        guard let proposal, time > proposal.until else { return }
        rate = proposal.old
        self.proposal = nil
        say("\r>", at: proposal.until)
        coming.sort { $0.time < $1.time }
    }

    private func say(_ text: String, at time: Instant) {
        var bytes = Array(text.utf8)
        if !kind.sprinkled.isEmpty {
            bytes = kind.sprinkled + bytes
            bytes.insert(contentsOf: kind.sprinkled, at: bytes.count / 2)
        }
        coming.append((time.advanced(bySeconds: Double(bytes.count) * 10 / Double(rate)), bytes, rate))
    }

    private func hear(_ byte: UInt8) {
        if let proposal {
            guard byte == 0x0D, now >= proposal.from, now <= proposal.until, !kind.neverConfirms else { return }
            self.proposal = nil
            return say("OK\r\r>", at: now)
        }
        if kind.isMonitoring {
            kind.isMonitoring = false
            return say("STOPPED\r\r>", at: now)
        }
        guard byte == 0x0D else {
            input.append(byte)
            return
        }
        let line = String(decoding: input.filter { $0 > 0x20 && $0 < 0x7F }, as: UTF8.self)
        input = []
        commands.append(line)
        answer(line.isEmpty ? lastCommand : line)
        lastCommand = line.isEmpty ? lastCommand : line
    }

    private func answer(_ command: String) {
        let time = now.advanced(bySeconds: 0.001)
        let echo = command + "\r"
        if command == "ATZ" {
            say(echo, at: time)
            busyUntil = time.advanced(bySeconds: kind.resetSeconds)
            rate = kind.resting
            if !kind.resetsSilently { say("\r\r\(kind.identity)\r\r>", at: busyUntil) }
        } else if command == "ATI" {
            say(echo + "\(kind.identity)\r\r>", at: time)
        } else if command == "STI", let stn = kind.stn {
            say(echo + "\(stn)\r\r>", at: time)
        } else if kind.onlySaysOK, command.hasPrefix("AT") {
            say(echo + "OK\r\r>", at: time)
        } else if let proposed = proposed(command) {
            say(echo + "OK\r", at: time)
            let greets = now.advanced(bySeconds: 0.075)
            let old = rate
            rate = proposed
            say((kind.stn != nil && command.hasPrefix("ST") ? kind.stn ?? "" : kind.identity) + "\r", at: greets)
            proposal = (proposed, old, greets, greets.advanced(bySeconds: 0.075))
        } else {
            say(echo + "?\r\r>", at: time)
        }
    }

    private func proposed(_ command: String) -> Int? {
        if kind.knowsBRD, command.hasPrefix("ATBRD"), let divisor = Int(command.dropFirst(5), radix: 16), divisor > 0 {
            // The rate of the divisor must be close to a standard baud rate.
            return SerialSpeed.rates.first { abs(Double($0) * Double(divisor) / 4e6 - 1) < 0.03 }
        }
        return kind.stn != nil && kind.knowsSTBR && command.hasPrefix("STBR") ? Int(command.dropFirst(4)) : nil
    }

    /// Returns what a UART at one baud rate reads when bytes are sent continuously at another.
    static func heard(_ bytes: [UInt8], sentAt: Int, by listener: Int) -> [UInt8] {
        if sentAt == listener { return bytes }
        var levels: [Bool] = []
        for byte in bytes { levels += [false] + (0..<8).map { byte >> $0 & 1 == 1 } + [true] }
        func level(_ bit: Double) -> Bool { bit < Double(levels.count) ? levels[Int(bit)] : true }
        // One of the listener's bits, in bits of the sender.
        let width = Double(sentAt) / Double(listener)
        var heard: [UInt8] = []
        var position = 0.0
        while position < Double(levels.count) {
            guard !level(position) else {
                position += min(width, 1) / 8
                continue
            }
            let byte = (0..<8).reduce(UInt8(0)) { byte, bit in
                byte | (level(position + (Double(bit) + 1.5) * width) ? 1 << bit : 0)
            }
            let hasStop = level(position + 9.5 * width)
            heard.append(hasStop ? byte : 0)
            position += (hasStop ? 9.5 : 10) * width
            while !hasStop, position < Double(levels.count), !level(position) { position += min(width, 1) / 8 }
        }
        return heard
    }
}
