import Formats
import Interchange
import Telemetry

/// NMEA sentences of one sender. Where a token is needed, the first line is the token.
struct PhoneSentences: Sendable {
    private static let longestLine = 256
    /// A fix whose sentences are complete waits no longer for others of its moment, in seconds.
    private static let waitS = 0.3

    private let token: [UInt8]?
    /// What the sender is called.
    private let phone: String
    /// Whether each piece has whole lines, as datagrams do, and its own token.
    private let isWhole: Bool
    private(set) var isTrusted: Bool
    /// Whether the sender does not know the token.
    private(set) var isRefused = false
    private var line: [UInt8] = []
    private var skipsLine = false
    private var sentences = NMEAFixes()
    private var activeAt: Instant?

    /// - Parameter host: the address of the sender; nil if it is not known.
    init(token: [UInt8]?, host: String? = nil, isWhole: Bool = false) {
        self.token = token
        phone = host.map { "NMEA from \($0)" } ?? "NMEA"
        self.isWhole = isWhole
        isTrusted = token == nil
    }

    mutating func add(_ bytes: some Collection<UInt8>, at now: Instant) -> [PhoneFixes.Reported] {
        var fixes: [PhoneFixes.Reported] = []
        if isWhole {
            line = []
            skipsLine = false
            isTrusted = token == nil
            isRefused = false
        }
        for byte in Array(bytes) + (isWhole ? [0x0A] : []) {
            guard byte == 0x0A || byte == 0x0D else {
                if line.count < Self.longestLine { line.append(byte) } else { skipsLine = true }
                continue
            }
            if !skipsLine, !line.isEmpty { finishLine(at: now, &fixes) }
            line = []
            skipsLine = false
        }
        return fixes
    }

    private mutating func finishLine(at now: Instant, _ fixes: inout [PhoneFixes.Reported]) {
        guard isTrusted else {
            if let token, isSame(line, token) { isTrusted = true } else { isRefused = true }
            return
        }
        guard let dollar = line.firstIndex(of: UInt8(ascii: "$")) else { return }
        let sentence = NMEASentence(String(decoding: line[dollar...], as: UTF8.self))
        if sentence == .broken || sentence == .other { return }
        activeAt = now
        if let fix = sentences.take(sentence) { add(fix, &fixes) }
    }

    private func add(_ fix: Fix, _ fixes: inout [PhoneFixes.Reported]) {
        if fix.hasPosition { fixes.append(PhoneFixes.Reported(phone: phone, fix: fix)) }
    }

    /// The time goes on; returns the fix of which no more sentences come.
    mutating func pass(to now: Instant) -> [PhoneFixes.Reported] {
        guard let activeAt, now.seconds(since: activeAt) >= Self.waitS else { return [] }
        self.activeAt = nil
        var fixes: [PhoneFixes.Reported] = []
        if let fix = sentences.finish() { add(fix, &fixes) }
        sentences = NMEAFixes()
        return fixes
    }
}

/// NMEA sentences in datagrams, apart for each sender.
struct PhoneDatagrams: Sendable {
    /// How many senders are known at a time.
    private static let maxSenders = 16

    private let token: [UInt8]?
    private var senders: [String: PhoneSentences] = [:]

    init(token: [UInt8]?) { self.token = token }

    /// - Parameter host: the address of the sender.
    mutating func add(_ bytes: [UInt8], from host: String, at now: Instant) -> [PhoneFixes.Reported] {
        // Whoever sends from many addresses must not take memory.
        if senders[host] == nil, senders.count >= Self.maxSenders { senders = [:] }
        return senders[host, default: PhoneSentences(token: token, host: host, isWhole: true)].add(bytes, at: now)
    }

    /// The time goes on; returns the fixes of which no more sentences come.
    mutating func pass(to now: Instant) -> [PhoneFixes.Reported] {
        var fixes: [PhoneFixes.Reported] = []
        for host in senders.keys.sorted() { fixes += senders[host]?.pass(to: now) ?? [] }
        return fixes
    }
}
