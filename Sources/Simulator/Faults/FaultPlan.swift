import OBD

/// The faults of a drive and when they happen: at a time, at a given request, or at random to one in N commands. The
/// random numbers come from a separate generator, so that the same seed gives the same faults for the same commands.
package struct FaultPlan: Sendable {
    package enum When: Hashable, Sendable {
        /// Seconds after the car's engine was started.
        case at(Double)
        /// One in this many commands, on average.
        case oneIn(Double)
        /// Each time that this is requested: "03", "0101".
        case request(String)
    }

    package struct Entry: Sendable {
        package let fault: Fault
        package let when: When
        package let lastsS: Double

        package init(_ fault: Fault, _ when: When, lastsS: Double? = nil) {
            self.fault = fault
            self.when = when
            self.lastsS = lastsS ?? fault.lastsS
        }
    }

    /// A fault that happens to the current command.
    struct Drawn: Sendable {
        let effect: Fault.Effect
        fileprivate let entry: Int
    }

    /// A fault that happens at a time of its own.
    struct Event: Sendable {
        let seconds: Double
        let effect: Fault.Effect
        let lastsS: Double
    }

    package let entries: [Entry]
    private var generator: FaultGenerator
    /// The indices of entries with a fixed time that have happened.
    private var spent: Set<Int> = []
    /// The end times of entries drawn at random that last, in seconds, by index.
    private var lastsUntil: [Int: Double] = [:]
    /// Future events, in ascending order of time.
    private var events: [Event] = []
    /// The known periods with the ignition off.
    private var offPeriods: [Range<Double>] = []

    package init(_ entries: [Entry] = [], seed: UInt64 = 1) {
        self.entries = entries
        generator = FaultGenerator(seed: seed)
        for entry in entries {
            if case .at(let seconds) = entry.when, entry.fault.isEvent { add(entry, at: seconds) }
        }
    }

    private mutating func add(_ entry: Entry, at seconds: Double) {
        if entry.fault.effect == .switchIgnitionOff {
            offPeriods.append(seconds..<seconds + entry.lastsS)
        } else {
            let event = Event(seconds: seconds, effect: entry.fault.effect, lastsS: entry.lastsS)
            events.insert(event, at: events.firstIndex { $0.seconds > seconds } ?? events.count)
        }
    }

    /// Returns a random mixture of about a fifth of the faults, each at one in 20 to 400 commands, or 200 to 4000 for
    /// events.
    package static func mixture(seed: UInt64) -> FaultPlan {
        var generator = FaultGenerator(seed: seed)
        let entries = Fault.all.filter { !$0.isOfVehicle }.compactMap { fault -> Entry? in
            let (isIn, rarity) = (Int.random(in: 0..<5, using: &generator), Double.random(in: 0...1, using: &generator))
            return isIn == 0 ? Entry(fault, .oneIn((fault.isEvent ? 200 : 20) * (1 + 19 * rarity))) : nil
        }
        return FaultPlan(entries, seed: seed)
    }

    /// Parses a comma-separated list of `NAME@SECONDS`, `NAME:N` (one in N commands) and `NAME/REQUEST`, the first two
    /// optionally followed by `+SECONDS` for the duration; and the seed, an unsigned integer.
    package init(_ text: String, seed: String) throws(SimulatorOptionError) {
        guard let number = UInt64(seed) else {
            throw SimulatorOptionError.seed(seed)
        }
        var entries: [Entry] = []
        for part in text.split(separator: ",") { entries.append(try Self.entry(part)) }
        self.init(entries, seed: number)
    }

    private static func entry(_ text: Substring) throws(SimulatorOptionError) -> Entry {
        let name = text.prefix { !"@:/".contains($0) }
        guard let fault = Fault.all.first(where: { $0.name == name }) else {
            throw SimulatorOptionError.noFault(String(name))
        }
        if text.dropFirst(name.count).first == "/" {
            let request = text.dropFirst(name.count + 1).uppercased()
            guard Hexadecimal.bytes(request)?.isEmpty == false, !fault.isEvent else {
                throw SimulatorOptionError.noTime(ofFault: String(text), name: String(name), isOfRequest: true)
            }
            return Entry(fault, .request(request))
        }
        let parts = text.dropFirst(name.count + 1).split(separator: "+", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { number($0) }
        guard let mark = text.dropFirst(name.count).first, numbers.count == parts.count, (1...2).contains(parts.count),
            mark == "@" || numbers[0] >= 1
        else {
            throw SimulatorOptionError.noTime(ofFault: String(text), name: String(name), isOfRequest: false)
        }
        return Entry(
            fault, mark == "@" ? .at(numbers[0]) : .oneIn(numbers[0]), lastsS: numbers.count > 1 ? numbers[1] : nil)
    }

    /// Parses digits with at most one decimal point.
    private static func number(_ text: Substring) -> Double? {
        guard text.utf8.count <= 12, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text)
    }

    // MARK: - During the drive

    /// The time of the next event, in seconds.
    var nextEvent: Double? { events.first?.seconds }

    mutating func takeEvent() -> Event? { events.isEmpty ? nil : events.removeFirst() }

    /// Returns the period around this time for which the ignition is off; nil if it is on.
    func offPeriod(at seconds: Double) -> Range<Double>? { offPeriods.first { $0.contains(seconds) } }

    /// Returns the faults of the command that the adapter begins to execute at `seconds`. Events drawn by it follow
    /// within 50 ms.
    ///
    /// - Parameter request: the request to the car, as it was typed; nil for a command to the adapter.
    mutating func draw(at seconds: Double, request: String?) -> [Drawn] {
        var drawn: [Drawn] = []
        for (index, entry) in entries.enumerated() where request != nil || entry.fault.concernsEveryCommand {
            switch entry.when {
            case .at(let start):
                let isOver = entry.lastsS > 0 ? seconds >= start + entry.lastsS : spent.contains(index)
                guard !entry.fault.isEvent, seconds >= start, !isOver else { continue }
                spent.insert(index)
                drawn.append(Drawn(effect: entry.fault.effect, entry: index))
            case .request(let asked):
                // A digit after it is the response count.
                guard let request, request.hasPrefix(asked), request.count - asked.count <= 1 else { continue }
                drawn.append(Drawn(effect: entry.fault.effect, entry: index))
            case .oneIn(let count):
                let isChosen = chance() * count < 1
                if entry.fault.isEvent {
                    if isChosen { add(entry, at: seconds + 0.05 * chance()) }
                    continue
                }
                if isChosen { lastsUntil[index] = seconds + entry.lastsS }
                guard isChosen || seconds < lastsUntil[index] ?? 0 else { continue }
                drawn.append(Drawn(effect: entry.fault.effect, entry: index))
            }
        }
        return drawn
    }

    /// Defers a fault with a fixed time that could not happen to the command for which it was drawn, until the next
    /// command.
    mutating func postpone(_ drawn: Drawn) { spent.remove(drawn.entry) }

    /// Returns a random number from 0 to below 1.
    mutating func chance() -> Double { Double.random(in: 0..<1, using: &generator) }

    mutating func pick(from range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
}

/// The SplitMix64 generator (Steele, Lea and Flood).
struct FaultGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
