package import OBD
package import Telemetry
package import Transports

/// A CAN adapter on a serial line that speaks the commands of LAWICEL: CANable, CANtact, USBtin and others.
///
/// C closes the channel, S0 to S8 choose the bit rate, O opens it and L opens it for listening, for which some have a silent
/// mode (M1, M0) before O. tIIILDD… and
/// TIIIIIIIILDD… are frames, in both directions. Each command ends with a carriage return, and is answered by one, or by
/// BEL if it is refused. Some adapters answer nothing at all.
package final class SlcanInterface: CANInterface {
    /// The bit rates of S0 to S8.
    package static let bitRates = [10_000, 20_000, 50_000, 100_000, 125_000, 250_000, 500_000, 800_000, 1_000_000]

    private let transport: any Transport
    private let fixed: Int?
    private var parser = SlcanParser()
    private var frames: [(frame: CANFrame, time: Instant)] = []
    private var next = 0
    /// Whether M1 was sent.
    private var isSilent = false
    package private(set) var notes: [String] = []

    private static let responseSeconds = 0.3

    /// Takes over an open line.
    /// - Parameter bitRate: one of `bitRates`; nil to find it.
    package init(_ transport: any Transport, bitRate: Int?) throws(TransportError) {
        self.transport = transport
        fixed = bitRate
        // Ends what another program may have left half typed, and a channel that is open.
        try transport.send(Array("\r\r\r".utf8))
        let closed = try command("C")
        let version = try command("V")
        // An ELM327 answers both with a question mark.
        guard closed.isDone || version.isDone, closed.text != "?", version.text != "?" else {
            transport.close()
            throw .can(.notSlcan(transport.device))
        }
        if !version.text.isEmpty { notes.append("slcan: version \(version.text)") }
    }

    package var device: String { transport.device }
    package var name: String { "slcan" }
    package var now: Instant { transport.now }
    package var fixedBitRate: Int? { fixed }
    package var choosesBitRate: Bool { true }

    package func connect(bitRate: Int, listens: Bool) throws(TransportError) -> Bool {
        guard let number = Self.bitRates.firstIndex(of: bitRate) else { return false }
        _ = try command("C")
        drop()
        guard try !command("S\(number)").isRefused else { return false }
        if listens {
            let reply = try command("L")
            if reply.isDone, !reply.isRefused { return true }
            // Firmware of CANable has a silent mode instead, and answers neither.
            guard try !command("M1").isRefused else { return false }
            isSilent = true
        } else {
            try endSilence()
        }
        return try !command("O").isRefused
    }

    /// Leaves the silent mode, which outlasts the channel.
    private func endSilence() throws(TransportError) {
        guard isSilent else { return }
        _ = try command("M0")
        isSilent = false
    }

    package func send(_ frame: CANFrame) throws(TransportError) -> Bool {
        try transport.send(SlcanParser.line(frame))
        return true
    }

    package func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)? {
        while next == frames.count {
            guard let received = try transport.receive(before: deadline) else { return nil }
            handle(received)
        }
        defer { next += 1 }
        return frames[next]
    }

    package func close() {
        try? transport.send(Array((isSilent ? "C\rM0\r" : "C\r").utf8))
        transport.close()
    }

    private func drop() {
        frames.removeAll(keepingCapacity: true)
        next = 0
    }

    private func handle(_ received: Received) {
        if next == frames.count { drop() }
        for event in parser.events(received.bytes) {
            if case .frame(let frame) = event { frames.append((frame, received.time)) }
        }
    }

    /// Sends a command, and waits for its answer.
    private func command(_ text: String) throws(TransportError) -> (isDone: Bool, isRefused: Bool, text: String) {
        try transport.send(Array(text.utf8) + [0x0D])
        let deadline = transport.now.advanced(bySeconds: Self.responseSeconds)
        while let received = try transport.receive(before: deadline) {
            for event in parser.events(received.bytes) {
                switch event {
                case .frame(let frame): frames.append((frame, received.time))
                // What is answered late belongs to the commands before.
                case .done(let answer) where text != "V" || !answer.isEmpty: return (true, false, answer)
                case .refused where text != "V": return (true, true, "")
                case .done, .refused: continue
                }
            }
        }
        return (false, false, "")
    }
}

/// Reads the bytes of an slcan adapter.
package struct SlcanParser: Sendable {
    package enum Event: Hashable, Sendable {
        case frame(CANFrame)
        /// A command was carried out, with its answer.
        case done(String)
        case refused
    }

    private var line: [UInt8] = []
    /// No line is longer: T, eight digits, the length, sixteen digits, four of a time stamp.
    private static let limit = 64

    package init() {}

    package mutating func events(_ bytes: [UInt8]) -> [Event] {
        var events: [Event] = []
        for byte in bytes {
            switch byte {
            case 0x0D:
                events.append(Self.frame(line).map { .frame($0) } ?? .done(String(decoding: line, as: UTF8.self)))
                line.removeAll(keepingCapacity: true)
            case 0x07:
                events.append(.refused)
                line.removeAll(keepingCapacity: true)
            case 0x20...0x7E where line.count < Self.limit: line.append(byte)
            default: continue
            }
        }
        return events
    }

    /// A frame as a line.
    package static func line(_ frame: CANFrame) -> [UInt8] {
        let kind = frame.isExtended ? UInt8(ascii: "T") : UInt8(ascii: "t")
        return [kind] + frame.identifierDigits + [UInt8(ascii: "0") + UInt8(frame.data.count)] + frame.dataDigits
            + [0x0D]
    }

    /// Reads a frame; nil if the line is something else. A time stamp after the data is left out.
    package static func frame(_ line: [UInt8]) -> CANFrame? {
        guard let kind = line.first, kind == UInt8(ascii: "t") || kind == UInt8(ascii: "T") else { return nil }
        let isExtended = kind == UInt8(ascii: "T")
        let digits = isExtended ? 8 : 3
        guard line.count > digits + 1, let identifier = CANFrame.identifier(line[1...digits]),
            isExtended || identifier <= 0x7FF, let length = BusFrame.nibble(line[digits + 1]), length <= 8
        else { return nil }
        let start = digits + 2
        let end = start + 2 * Int(length)
        guard [end, end + 4].contains(line.count), let data = try? BusFrame.hexadecimal(line[start..<end]) else {
            return nil
        }
        return CANFrame(identifier: identifier, isExtended: isExtended, data: data)
    }
}
