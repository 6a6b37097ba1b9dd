import OBD
import Telemetry
import Transports

@testable import CANLink

/// A bus in virtual time: who sends what, and the responses to requests.
final class ScriptedBus: CANInterface {
    let device = "bus"
    let name = "scripted"
    var now = Instant.zero
    var fixedBitRate: Int?
    var choosesBitRate = true
    /// Whether the fixed bit rate is one that the user names.
    var connectsOtherRates = false
    /// The bit rate of the bus.
    let bitRate: Int
    /// What modules send by themselves, each 10 ms.
    var broadcasts: [CANFrame] = []
    /// The frames that answer a frame, and after how many seconds.
    var answer: (CANFrame) -> [(seconds: Double, frame: CANFrame)] = { _ in [] }

    private(set) var sent: [CANFrame] = []
    /// The bit rates at which it took part, not only listened.
    private(set) var activeRates: [Int] = []
    private var connected: (bitRate: Int, listens: Bool)?
    private var queue: [(time: Instant, frame: CANFrame)] = []
    private var nextBroadcast = Instant.zero

    init(bitRate: Int = 500_000) { self.bitRate = bitRate }

    func connect(bitRate: Int, listens: Bool) -> Bool {
        if !listens { activeRates.append(bitRate) }
        connected = (bitRate, listens)
        return connectsOtherRates || fixedBitRate.map { $0 == bitRate } ?? true
    }

    func send(_ frame: CANFrame) -> Bool {
        sent.append(frame)
        guard connected?.listens == false, connected?.bitRate == bitRate else { return true }
        queue += answer(frame).map { (now.advanced(bySeconds: $0.seconds), $0.frame) }
        queue.sort { $0.time < $1.time }
        return true
    }

    func receive(before deadline: Instant) -> (frame: CANFrame, time: Instant)? {
        let deadline = max(deadline, now)
        let isHeard = connected?.bitRate == bitRate
        if isHeard, let broadcast = broadcasts.first, nextBroadcast <= deadline,
            queue.first.map({ nextBroadcast <= $0.time }) ?? true
        {
            now = max(now, nextBroadcast)
            nextBroadcast = now.advanced(bySeconds: 0.01)
            return (broadcast, now)
        }
        guard let next = queue.first, next.time <= deadline else {
            if deadline != .distantFuture { now = deadline }
            return nil
        }
        queue.removeFirst()
        now = max(now, next.time)
        return (next.frame, now)
    }

    func close() {}
}

extension CANFrame {
    /// "7E8 03410D32", the identifier in three or eight digits.
    init(_ text: String) {
        let words = text.split(separator: " ")
        let digits = Array(words[1].utf8)
        self.init(
            identifier: UInt32(words[0], radix: 16)!, isExtended: words[0].count == 8,
            data: stride(from: 0, to: digits.count, by: 2).map {
                UInt8(String(decoding: digits[$0..<($0 + 2)], as: UTF8.self), radix: 16)!
            })
    }

    var text: String { String(decoding: identifierDigits + [0x20] + dataDigits, as: UTF8.self) }
}

extension CANAdapter {
    /// Sends a command and returns the reply up to the prompt, without line ends.
    func reply(to command: String) throws -> [String] {
        try send(Array((command + "\r").utf8))
        var bytes: [UInt8] = []
        let limit = now.advanced(bySeconds: 30)
        while !bytes.contains(UInt8(ascii: ">")), let received = try receive(before: limit) { bytes += received.bytes }
        return bytes.split(whereSeparator: { $0 == 0x0D || $0 == UInt8(ascii: ">") })
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
