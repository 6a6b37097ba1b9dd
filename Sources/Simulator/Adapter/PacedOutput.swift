import Telemetry
import Transports

/// The adapter's output: pieces of bytes, each with the time at which it arrives. A serial line sends one byte after
/// another.
struct PacedOutput: Sendable {
    private struct Piece: Sendable {
        var bytes: [UInt8]
        /// The time at which its last byte has arrived.
        var time: Instant
        /// The time at which the adapter began to send it.
        var began: Instant
        /// The baud rate at which it is sent.
        var baud: Int?
    }

    private var pieces: [Piece] = []
    /// The index of the first piece that has not been taken; the array is emptied when all have been.
    private var head = 0
    /// The time at which the last byte has left the adapter.
    private(set) var idleFrom = Instant.zero
    private var sent = 0

    /// The baud rate of further output; nil if there is no serial line.
    var baud: Int?
    var latency = 0.0
    var bytewise = false
    var withNULs = false

    var next: Instant? { head < pieces.count ? pieces[head].time : nil }

    /// Queues bytes that the adapter begins to send at `time`, or once all earlier output has been sent.
    mutating func emit(_ bytes: [UInt8], at time: Instant) {
        var bytes = bytes
        if withNULs { bytes = sprinkled(bytes) }
        let began = max(time, idleFrom)
        let byteTime = baud.map { 10 / Double($0) } ?? 0
        guard bytewise else {
            idleFrom = byteTime > 0 ? began.advanced(bySeconds: byteTime * Double(bytes.count)) : began
            append(Piece(bytes: bytes, time: idleFrom.advanced(bySeconds: latency), began: began, baud: baud))
            return
        }
        // Without a baud rate, 0.1 ms keeps the bytes apart.
        let spacing = byteTime > 0 ? byteTime : 0.0001
        var start = began
        for byte in bytes {
            idleFrom = start.advanced(bySeconds: spacing)
            pieces.append(Piece(bytes: [byte], time: idleFrom.advanced(bySeconds: latency), began: start, baud: baud))
            start = idleFrom
        }
    }

    /// Returns how many bytes of a response are still waiting at `time`, of the `written` ones: all of them if there is
    /// no serial line.
    func backlog(at time: Instant, of written: Int) -> Int {
        guard let baud else { return written }
        return Int(max(0, idleFrom.seconds(since: time)) * Double(baud) / 10)
    }

    private mutating func append(_ piece: Piece) {
        if head < pieces.count, pieces[pieces.count - 1].time == piece.time, pieces[pieces.count - 1].baud == baud {
            pieces[pieces.count - 1].bytes += piece.bytes
        } else {
            pieces.append(piece)
        }
    }

    private mutating func sprinkled(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            sent += 1
            if sent % 7 == 0 { result.append(0) }
            result.append(byte)
        }
        return result
    }

    /// Removes and returns the next piece that has arrived by `time`, as a receiver at baud rate `rate` hears it; nil
    /// as `rate` stands for the rate at which it was sent.
    mutating func take(until time: Instant, heardAt rate: Int?) -> Received? {
        guard let next, next <= time else { return nil }
        let piece = pieces[head]
        head += 1
        if head == pieces.count {
            pieces.removeAll(keepingCapacity: true)
            head = 0
        }
        guard let rate, let baud = piece.baud else { return Received(bytes: piece.bytes, time: piece.time) }
        return Received(bytes: SerialLine.heard(piece.bytes, sentAt: baud, heardAt: rate), time: piece.time)
    }

    /// Drops whatever the adapter has not begun to send at `time`.
    mutating func cancel(after time: Instant) {
        while head < pieces.count, pieces[pieces.count - 1].began > time { pieces.removeLast() }
        let lastEnd = head < pieces.count ? pieces[pieces.count - 1].time.advanced(bySeconds: -latency) : time
        idleFrom = max(time, lastEnd)
    }
}
