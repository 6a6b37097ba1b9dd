import Glibc
import System
package import Telemetry

/// The adapter of a transcript: `replay:FILE`. Each answer takes as long as it took after what it answered.
///
/// A strict one says what was said, and fails when the program says something else than it said then. The other kind
/// looks up each request, so that a program that asks in another order, or less, can still be answered.
package final class ReplayTransport: Transport {
    /// What a `replay:` address asks for.
    package struct Options: Hashable, Sendable {
        package enum Mode: String, CaseIterable, Sendable {
            /// The session must be the same, write for write.
            case strict
            /// A command gets the next recorded answer to the same command, after the last of them that one again;
            /// where none is recorded, silence. Spaces and the case of letters do not matter, as to an adapter.
            case request
        }

        package static let names = ["mode", "rate"]

        package var mode: Mode
        /// How many times faster than the real clock; nil: from event to event, without waiting.
        package var rate: Double?

        package init(mode: Mode = .strict, rate: Double? = nil) {
            self.mode = mode
            self.rate = rate
        }

        /// Reads `mode=strict|request` and `rate=N|max`; see `DeviceAddress.rate`.
        package init(_ options: [String: String]) throws(AddressError) {
            let modeText = options["mode"] ?? Mode.strict.rawValue
            guard let mode = Mode(rawValue: modeText) else { throw .unknownMode(modeText) }
            self.mode = mode
            rate = try DeviceAddress.rate(options["rate"] ?? "max")
        }
    }

    package let device: String
    /// Of the line that was recorded.
    package let baud: Int?
    package let restingBaud: Int?
    private let path: String
    private let entries: [Transcript.Entry]
    private let options: Options
    private let interruptDescriptor: Int32
    private let openedAt = SystemClock.now
    /// Where the clock does not wait. It begins at zero, so that every run is the same.
    private var virtualNow = Instant.zero

    /// What the adapter said, with the times when it will be there; those before `nextPending` are taken.
    private var pending: [Received] = []
    private var nextPending = 0
    /// Strict: the next entry that is not passed, a write that has been matched up to `matched`.
    private var next = 0
    private var matched = 0
    /// By request: the entries of the recorded commands that are not used up, the next one last.
    private var commands: [[UInt8]: [Int]] = [:]
    private var failure: TransportError?
    private var receives = 0

    /// - Parameters:
    ///   - path: the transcript's file, for messages.
    ///   - interruptDescriptor: readable when the user wants to stop; -1 for none.
    package init(
        _ transcript: Transcript, device: String, path: String, options: Options = Options(), interruptDescriptor: Int32
    ) {
        self.device = device
        self.path = path
        self.options = options
        self.interruptDescriptor = interruptDescriptor
        entries = transcript.entries
        let speeds = (transcript["speed"] ?? "").split(separator: " ").compactMap { Int($0) }
        baud = speeds.first
        restingBaud = speeds.last
        for (index, entry) in entries.enumerated().reversed() where entry.direction == .sent {
            commands[Self.key(entry.bytes), default: []].append(index)
        }
        // What came by itself, before anything was asked.
        next = answer(from: 0, since: .zero)
    }

    package static func open(device: String, path: String, options: Options, interruptDescriptor: Int32)
        throws(TransportError) -> ReplayTransport
    {
        ReplayTransport(
            try Transcript(path: path), device: device, path: path, options: options,
            interruptDescriptor: interruptDescriptor)
    }

    package var now: Instant {
        guard let rate = options.rate else { return virtualNow }
        return Instant.zero.advanced(bySeconds: SystemClock.now.seconds(since: openedAt) * rate)
    }

    package func close() { failure = .connection(.closed(device)) }

    // MARK: Sending

    package func send(_ bytes: [UInt8]) throws(TransportError) {
        if let failure { throw failure }
        guard !bytes.isEmpty else { return }
        switch options.mode {
        case .strict: try match(bytes)
        case .request:
            guard let index = commands[Self.key(bytes)]?.last else { return }
            if let count = commands[Self.key(bytes)]?.count, count > 1 { commands[Self.key(bytes)]?.removeLast() }
            _ = answer(from: index + 1, since: entries[index].time)
        }
    }

    /// Goes on in the transcript by what the program sent. How it is cut into writes does not matter to an adapter.
    private func match(_ bytes: [UInt8]) throws(TransportError) {
        let start = next
        var rest = bytes[...]
        while !rest.isEmpty {
            guard next < entries.count, entries[next].direction == .sent else { throw mismatch(bytes, start) }
            let entry = entries[next]
            let count = min(rest.count, entry.bytes.count - matched)
            guard rest.prefix(count) == entry.bytes[matched..<matched + count] else { throw mismatch(bytes, start) }
            rest = rest.dropFirst(count)
            matched += count
            if matched < entry.bytes.count { return }
            matched = 0
            // The program took so long to think of it; without waiting, it takes no time to think.
            virtualNow = max(virtualNow, entry.time)
            let hasAnswer = next + 1 < entries.count && entries[next + 1].direction == .received
            if hasAnswer, !rest.isEmpty { throw mismatch(bytes, start) }
            next = answer(from: next + 1, since: entry.time)
        }
    }

    /// Lets the reads that begin at an entry follow what was sent just now as they followed `time`. Returns the entry
    /// after them.
    private func answer(from first: Int, since time: Instant) -> Int {
        if nextPending == pending.count {
            pending = []
            nextPending = 0
        }
        let now = now
        var index = first
        while index < entries.count, entries[index].direction == .received {
            let (sum, overflow) = now.nanoseconds.addingReportingOverflow(
                entries[index].time.nanoseconds - time.nanoseconds)
            let due = overflow ? .distantFuture : Instant(nanoseconds: sum)
            pending.append(Received(bytes: entries[index].bytes, time: max(due, pending.last?.time ?? due)))
            index += 1
        }
        return index
    }

    private func mismatch(_ bytes: [UInt8], _ index: Int) -> TransportError {
        let sent = Transcript.escaped(bytes)
        let fault: ReplayError =
            index < entries.count
            ? .diverged(
                sent: sent, recorded: Transcript.escaped(entries[index].bytes), path: path, line: entries[index].line)
            : .ended(sent: sent, path: path, line: entries.last?.line ?? 1)
        let error = TransportError.replay(fault)
        failure = error
        return error
    }

    /// A command as an adapter understands it.
    private static func key(_ bytes: [UInt8]) -> [UInt8] {
        bytes.filter { $0 != 0x20 }.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
    }

    // MARK: Receiving

    package func receive(before deadline: Instant) throws(TransportError) -> Received? {
        if let failure { throw failure }
        return options.rate == nil ? try jump(to: deadline) : try wait(until: deadline)
    }

    private func jump(to deadline: Instant) throws(TransportError) -> Received? {
        // A replay is over in a moment; it need not look for an interruption each time.
        if receives % 256 == 0 { try pause(seconds: 0) }
        receives += 1
        if nextPending < pending.count {
            // What came before the next write of the program was there when the program looked before it wrote.
            let isLastLook = options.mode == .strict && deadline <= virtualNow
            if isLastLook || pending[nextPending].time <= max(deadline, virtualNow) {
                virtualNow = max(virtualNow, pending[nextPending].time)
                return take()
            }
        } else if deadline == .distantFuture {
            // Nothing will ever come: only the user can end this.
            guard interruptDescriptor >= 0 else { return nil }
            while true { try pause(seconds: 3600) }
        }
        virtualNow = max(virtualNow, deadline)
        return nil
    }

    private func wait(until deadline: Instant) throws(TransportError) -> Received? {
        try pause(seconds: 0)
        while true {
            let now = now
            let due = nextPending < pending.count ? pending[nextPending].time : .distantFuture
            if due <= now { return take() }
            if now >= deadline { return nil }
            try pause(seconds: min(deadline, due).seconds(since: now) / (options.rate ?? 1))
        }
    }

    private func take() -> Received {
        defer { nextPending += 1 }
        return pending[nextPending]
    }

    /// Waits on the real clock, unless the user interrupts.
    private func pause(seconds: Double) throws(TransportError) {
        guard seconds > 0 || interruptDescriptor >= 0 else { return }
        try ByteChannel.pause(seconds: seconds, interrupt: interruptDescriptor)
    }
}
