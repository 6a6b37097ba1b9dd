package import OBD
import System
package import Telemetry
package import Transports

/// A log of candump as a bus: each request gets the frames that followed the same request in the log, the next time it
/// was asked, after the last of them that one again. Where the log has none, silence. On a truck's bus (SAE J1939) all
/// frames come at their time, and the responses to requests among them.
///
/// Without a rate it runs without waiting, and its clock follows the log: a drive takes as long as it took.
package final class CandumpInterface: CANInterface {
    package let device: String
    private let path: String
    private let entries: [CandumpLog.Entry]
    /// How many times faster than real time; nil to run without waiting.
    private let rate: Double?
    private let interruptDescriptor: Int32
    private let openedAt = SystemClock.now
    private var virtualNow = Instant.zero
    /// The places of each request in the log that have not been used, the next one last.
    private var places: [Request: [Int]] = [:]
    private var pending: [(frame: CANFrame, time: Instant)] = []
    /// The places in the log of what is pending.
    private var pendingPlaces: Set<Int> = []
    private var next = 0
    private var receives = 0
    /// What the modules of a truck send by themselves; empty for other vehicles.
    private let broadcasts: [CandumpLog.Entry]
    private var nextBroadcast = 0
    package let notes: [String]

    /// How far apart requests may be in a log that were sent at once, in seconds.
    private static let atOnceSeconds = 0.05

    /// A request, whatever pads its frame.
    private struct Request: Hashable {
        var isExtended: Bool
        var message: [UInt8]

        /// Nil for what is no request of one frame.
        init?(_ frame: CANFrame) {
            guard case .single(let length) = TransportPart(frame.data), frame.data.count > length else { return nil }
            isExtended = frame.isExtended
            message = Array(frame.data[1...length])
        }

        /// Whether a frame begins a response to such a request, whoever sends it.
        func fits(_ frame: CANFrame) -> Bool {
            let payload: ArraySlice<UInt8>
            switch TransportPart(frame.data) {
            case .single: payload = frame.data.dropFirst()
            case .first: payload = frame.data.dropFirst(2)
            default: return false
            }
            guard let service = message.first, let first = payload.first else { return false }
            return first == service | 0x40 || first == 0x7F && payload.dropFirst().first == service
        }
    }

    package init(
        _ log: CandumpLog, device: String, path: String, rate: Double?, interruptDescriptor: Int32
    ) throws(TransportError) {
        guard !log.entries.isEmpty else {
            throw .can(log.longFrames > 0 ? .onlyLongFrames(path, count: log.longFrames) : .noFrames(path))
        }
        self.device = device
        self.path = path
        self.rate = rate
        self.interruptDescriptor = interruptDescriptor
        entries = log.entries
        let isTruck = entries.contains(where: \.frame.isOfTruck)
        broadcasts = isTruck ? entries.filter(\.frame.isBroadcast) : []
        let skipped = log.skippedLines > 0 ? ", \(log.skippedLines) other lines" : ""
        let long = log.longFrames > 0 ? ", \(log.longFrames) frames of CAN FD with more than 8 bytes left out" : ""
        notes = ["candump: \(entries.count) frames\(skipped)\(long)"]
        for (index, entry) in entries.enumerated().reversed() where entry.frame.isFromTester {
            if let request = Request(entry.frame) { places[request, default: []].append(index) }
        }
    }

    package static func open(device: String, path: String, rate: Double?, interruptDescriptor: Int32)
        throws(TransportError) -> CandumpInterface
    {
        let bytes: [UInt8]?
        do throws(SystemError) {
            bytes = try SystemFile.bytes(path)
        } catch {
            throw .can(.cannotRead(path, error.number))
        }
        guard let bytes else { throw .replay(.notRegular(path)) }
        return try CandumpInterface(
            CandumpLog(bytes: bytes), device: device, path: path, rate: rate,
            interruptDescriptor: interruptDescriptor)
    }

    package var name: String { "candump" }
    package var fixedBitRate: Int? { nil }
    package var choosesBitRate: Bool { false }

    package var now: Instant {
        guard let rate else { return virtualNow }
        return Instant.zero.advanced(bySeconds: SystemClock.now.seconds(since: openedAt) * rate)
    }

    /// What a survey of the bus used up of a truck's log comes again: a short one has nothing else.
    package func connect(bitRate: Int, listens: Bool) -> Bool {
        nextBroadcast = 0
        return true
    }

    package func send(_ frame: CANFrame) throws(TransportError) -> Bool {
        let message = J1939Message(identifier: frame.identifier, data: frame.data)
        if frame.isExtended, message.group == J1939Group.request, frame.data.count >= 3 {
            addResponses(group: Int(frame.data[0]) | Int(frame.data[1]) << 8 | Int(frame.data[2]) << 16)
            return true
        }
        guard let request = Request(frame), let index = places[request]?.last else { return true }
        if let count = places[request]?.count, count > 1 { places[request]?.removeLast() }
        let asked = entries[index].time
        // The pauses between requests were the driver's, or the car's.
        if rate == nil { virtualNow = max(virtualNow, asked) }
        pending.removeFirst(next)
        next = 0
        if pending.isEmpty { pendingPlaces = [] }
        var hasResponse = false
        for (place, entry) in zip((index + 1)..., entries[(index + 1)...]) {
            if entry.frame.isFromTester {
                guard Request(entry.frame) != nil else { continue }
                // Several may have been sent at once, each to a module of its own.
                if hasResponse || entry.time.seconds(since: asked) > Self.atOnceSeconds
                    || !entry.frame.isForAnother(than: entries[index].frame)
                {
                    break
                }
                continue
            }
            // What modules of a truck broadcast comes at its own time.
            if !broadcasts.isEmpty, entry.frame.isBroadcast { continue }
            hasResponse = hasResponse || request.fits(entry.frame)
            guard pendingPlaces.insert(place).inserted else { continue }
            pending.append((entry.frame, now.advanced(bySeconds: max(0, entry.time.seconds(since: asked)))))
        }
        return true
    }

    /// Answers a request of SAE J1939 with the next message of the group in the log, of each sender; if there is none, with the
    /// first one.
    private func addResponses(group: Int) {
        // At the end of the log the truck is gone.
        guard nextBroadcast < broadcasts.count else { return }
        var senders: Set<UInt8> = []
        pending.removeFirst(next)
        next = 0
        for start in Array(broadcasts.indices[nextBroadcast...]) + Array(broadcasts.indices[..<nextBroadcast]) {
            let message = J1939Message(
                identifier: broadcasts[start].frame.identifier, data: broadcasts[start].frame.data)
            let isWhole = message.group == group
            guard isWhole || message.announces(group), senders.insert(message.source).inserted else { continue }
            pending.append((broadcasts[start].frame, now))
            guard !isWhole else { continue }
            let packets = broadcasts[(start + 1)...].lazy.map(\.frame).filter {
                let packet = J1939Message(identifier: $0.identifier, data: $0.data)
                return packet.group == J1939Group.transportData && packet.source == message.source
                    && packet.destination == message.destination
            }
            for packet in packets.prefix(Int(message.data[3])) { pending.append((packet, now)) }
        }
    }

    package func receive(before deadline: Instant) throws(TransportError) -> (frame: CANFrame, time: Instant)? {
        // Without waiting, a whole drive takes only a moment, so interruption is checked only on every 256th call.
        receives += 1
        if rate != nil || receives % 256 == 1 { try wait(realSeconds: 0) }
        let limit = max(deadline, now)
        if nextBroadcast < broadcasts.count, broadcasts[nextBroadcast].time <= limit,
            next == pending.count || broadcasts[nextBroadcast].time <= pending[next].time
        {
            let entry = broadcasts[nextBroadcast]
            try pass(until: entry.time)
            nextBroadcast += 1
            return (entry.frame, max(entry.time, now))
        }
        guard next < pending.count, pending[next].time <= limit else {
            try pass(until: deadline)
            return nil
        }
        try pass(until: pending[next].time)
        defer { next += 1 }
        return pending[next]
    }

    package func close() {}

    private func pass(until time: Instant) throws(TransportError) {
        guard time > now else { return }
        guard let rate else {
            if time != .distantFuture { virtualNow = time }
            return
        }
        try wait(realSeconds: min(time.seconds(since: now) / rate, 3600))
    }

    private func wait(realSeconds: Double) throws(TransportError) {
        guard SystemClock.sleep(seconds: realSeconds, interrupt: interruptDescriptor) else { throw .interrupted }
    }
}

extension CANFrame {
    /// Whether a request is for one module, as another is for another.
    fileprivate func isForAnother(than other: CANFrame) -> Bool {
        identifier != other.identifier
            && [self, other].allSatisfy { $0.identifier != 0x7DF && $0.identifier >> 8 & 0xFFFF != 0xDB33 }
    }

    /// Whether a frame of 29 bits belongs to no request of OBD-II.
    fileprivate var isBroadcast: Bool { isExtended && !isFromTester && !sender.isStandard }
}
