package import Dashboard
import System
package import Telemetry

/// RGB lights of a board with the sketch that SimHub makes for Arduinos, or a program that speaks the same.
///
/// What is sent is in packets of at most 24 bytes, the smallest buffer of these sketches. The board confirms each of them. It
/// says how many lights it has, and switches them off after five seconds of silence.
package final class SimHubLights: ShiftLightDevice {
    package typealias Color = (red: UInt8, green: UInt8, blue: UInt8)

    /// The speed of the line after the board was reset.
    package static let baud = 19_200
    /// At half their brightness, which a driver sees well enough in front of a wheel.
    private static let (dark, low, middle, high): (Color, Color, Color, Color) = (
        (0, 0, 0), (0, 128, 0), (128, 80, 0), (128, 0, 0)
    )
    /// How long a board may take to start: opening the line resets many of them. In seconds.
    private static let startS = 8.0
    /// How long an answer may take, in seconds, and how often a packet is sent.
    private static let (answerS, tries) = (0.25, 4)
    /// Lights that do not change are sent again after this time, in seconds.
    private static let repeatS = 1.0
    private static let maxContent = 24
    private static let done: UInt8 = 0x15

    private let send: ([UInt8]) -> String?
    private let receive: (Instant) -> [UInt8]?
    private let clock: () -> Instant

    private var replies = SimHubReplies()
    private var number: UInt8 = 0
    /// The number of lights; nil until the board has said it.
    private var count: Int?
    private var firstTry: Instant?
    private var shown: (content: [UInt8], at: Instant)?

    /// - Parameters:
    ///   - send: Sends bytes, and returns why it could not.
    ///   - receive: Waits for bytes until a time; nil if none come.
    package init(
        send: @escaping ([UInt8]) -> String?, receive: @escaping (Instant) -> [UInt8]?,
        clock: @escaping () -> Instant = { SystemClock.now }
    ) {
        self.send = send
        self.receive = receive
        self.clock = clock
    }

    package func show(_ state: ShiftState, isBlinkOn: Bool) -> String? {
        if count == nil, let failure = connect() { return failure }
        // As long as the board starts, the next call tries again.
        guard let count else { return nil }
        let content = Self.content(Self.colors(state, isBlinkOn: isBlinkOn, count: count))
        if let shown, shown.content == content, clock().seconds(since: shown.at) < Self.repeatS { return nil }
        return deliver(content)
    }

    // MARK: Content

    static func colors(_ state: ShiftState, isBlinkOn: Bool, count: Int) -> [Color] {
        let lit = state.isDue && !isBlinkOn ? 0 : state.count(of: count)
        return (0..<count).map { light in
            guard light < lit else { return dark }
            if state.isDue { return high }
            switch ShiftLightZone(light, of: count) {
            case .low: return low
            case .middle: return middle
            case .high: return high
            }
        }
    }

    /// The command for the lights: runs of one color, each with its first light and how many have it.
    static func content(_ colors: [Color]) -> [UInt8] {
        var content: [UInt8] = [3, UInt8(ascii: "6")]
        var first = 0
        while first < colors.count {
            let color = colors[first]
            let next = colors[first...].firstIndex { $0 != color } ?? colors.count
            content += [3, UInt8(first), UInt8(next - first), color.red, color.green, color.blue]
            first = next
        }
        return content + [0]
    }

    // MARK: Packets

    /// Looks once for the board. Returns why there is none, after it had time enough to start.
    private func connect() -> String? {
        let begin = firstTry ?? clock()
        firstTry = begin
        var failure: String?
        if query("1", [0x10], number: 255, &failure) != nil {
            number = 255
            if let lights = query("4", number: nextNumber(), &failure) {
                guard lights > 0 else { return "the board has no RGB lights" }
                count = Int(lights)
                firstTry = nil
                return nil
            }
        }
        if failure == nil, clock().seconds(since: begin) >= Self.startS { return "no board answers as SimHub's do" }
        return failure
    }

    /// Sends a command, and returns the value that the board answers; nil if it does not.
    private func query(
        _ command: Unicode.Scalar, _ rest: [UInt8] = [], number: UInt8, _ failure: inout String?
    ) -> UInt8? {
        guard transmit([3, UInt8(ascii: command)] + rest, number: number, tries: 1, &failure) else { return nil }
        return awaited { if case .value(let value) = $0 { value } else { nil } }
    }

    private func deliver(_ content: [UInt8]) -> String? {
        var failure: String?
        var rest = content[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(Self.maxContent))
            rest = rest.dropFirst(part.count)
            guard transmit(part, number: nextNumber(), tries: Self.tries, &failure) else {
                // It was reset, or is gone.
                count = nil
                shown = nil
                return failure
            }
        }
        shown = (content, clock())
        _ = awaited { $0 == .value(Self.done) ? true : nil }
        return nil
    }

    /// Whether the board has confirmed the packet.
    private func transmit(_ content: [UInt8], number: UInt8, tries: Int, _ failure: inout String?) -> Bool {
        let packet = SimHubPacket.bytes(content, number: number)
        for _ in 0..<tries {
            replies.removeAll()
            failure = send(packet)
            if failure != nil { return false }
            if awaited({ $0 == .confirmed(number) ? true : nil }) != nil { return true }
        }
        return false
    }

    /// Waits for an answer.
    private func awaited<Value>(_ wanted: (SimHubReplies.Reply) -> Value?) -> Value? {
        let deadline = clock().advanced(bySeconds: Self.answerS)
        while true {
            while let reply = replies.next() {
                if let value = wanted(reply) { return value }
            }
            guard clock() < deadline, let bytes = receive(deadline) else { return nil }
            replies.append(bytes)
        }
    }

    private func nextNumber() -> UInt8 {
        number = SimHubPacket.number(after: number)
        return number
    }
}

/// A packet to a board.
enum SimHubPacket {
    /// The numbers go from 0 to 128; 255 is for the first packet, which is always accepted.
    static func number(after number: UInt8) -> UInt8 { number > 127 ? 0 : number + 1 }

    static func bytes(_ content: [UInt8], number: UInt8) -> [UInt8] {
        let checked = [number, UInt8(content.count)] + content
        return [1, 1] + checked + [checksum(checked)]
    }

    /// CRC-8 with the polynomial x⁸ + x⁷ + x⁶ + x⁴ + x² + 1.
    static func checksum(_ bytes: [UInt8]) -> UInt8 {
        bytes.reduce(0) { checksum, byte in
            (0..<8).reduce(checksum ^ byte) { value, _ in value & 0x80 == 0 ? value << 1 : value << 1 ^ 0xD5 }
        }
    }
}

/// What a board sends: confirmations, values, and texts and events, which say nothing about lights.
struct SimHubReplies {
    enum Reply: Hashable {
        case confirmed(UInt8)
        case rejected
        case value(UInt8)
    }

    private var bytes: [UInt8] = []

    mutating func append(_ more: [UInt8]) { bytes += more }
    mutating func removeAll() { bytes = [] }

    /// Removes the next one; nil if none is complete.
    mutating func next() -> Reply? {
        while let kind = bytes.first {
            switch kind {
            case 3, 8:
                guard bytes.count >= 2 else { return nil }
                let value = bytes[1]
                bytes.removeFirst(2)
                return kind == 3 ? .confirmed(value) : .value(value)
            case 4:
                guard bytes.count >= 3 else { return nil }
                bytes.removeFirst(3)
                return .rejected
            case 6, 7:
                // The length of a text, which a space ends.
                guard bytes.count >= 2, bytes.count >= 3 + Int(bytes[1]) else { return nil }
                bytes.removeFirst(3 + Int(bytes[1]))
            case 9:
                guard bytes.count >= 3, bytes.count >= 3 + Int(bytes[2]) else { return nil }
                bytes.removeFirst(3 + Int(bytes[2]))
            default: bytes.removeFirst()
            }
        }
        return nil
    }
}
