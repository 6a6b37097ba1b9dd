package import Formats
package import Telemetry

/// The index of a folder of clips: lines of JSON that are only ever appended, so that several programs can write it and
/// a loss of power costs at most its last line. A line names a clip and has members that replace earlier ones, or it is
/// the time of a clock at a moment of a boot.
package struct ClipIndex: Sendable {
    /// What a clock said at a moment of a boot.
    package struct Reference: Hashable, Sendable {
        package var bootUs: Int64
        package var time: WallTime
        package var source: ClockSource

        package init(bootUs: Int64, time: WallTime, source: ClockSource) {
            self.bootUs = bootUs
            self.time = time
            self.source = source
        }
    }

    /// A moment that protects clips. One that is still open when a camera begins again protects what comes then.
    package struct Event: Hashable, Sendable {
        package var boot: String
        package var bootUs: Int64
        package var time: WallTime
        package var reason: String

        package init(boot: String, bootUs: Int64, time: WallTime, reason: String) {
            self.boot = boot
            self.bootUs = bootUs
            self.time = time
            self.reason = reason
        }
    }

    private var records: [ClipName: [String: JSON]] = [:]
    private var references: [String: Reference] = [:]
    /// The number of each boot, by its identifier.
    private var boots: [String: Int] = [:]
    package private(set) var latestEvent: Event?
    /// How many lines were read, and how many of them could not be.
    package private(set) var lines = 0
    package private(set) var damagedLines = 0
    /// Whether another program records into the folder: what it has not ended yet is left to it.
    package var isWrittenElsewhere = false

    package init() {}

    package init(_ text: String) { for line in text.split(separator: "\n") { add(line) } }

    // MARK: Reading

    package mutating func add(_ line: some StringProtocol) {
        lines += 1
        let bytes = Array(line.utf8)
        var cursor = JSONCursor()
        guard case .object(let members)? = cursor.value(bytes.span), cursor.isAtEnd(bytes.span) else {
            damagedLines += 1
            return
        }
        let values = Dictionary(members.map { ($0, $1 ?? .null) }, uniquingKeysWith: { $1 })
        if let id = values["clip"]?.string {
            guard let name = ClipName(id) else {
                damagedLines += 1
                return
            }
            if values["deleted"]?.isTrue == true {
                records[name] = nil
                return
            }
            records[name, default: [:]].merge(values) { $1 }
            if let boot = values["boot"]?.string { boots[boot] = name.boot }
        } else if let boot = values["boot"]?.string, let bootUs = values["bootUs"]?.integer,
            let time = values["time"]?.string.flatMap({ WallTime(iso8601: $0) }), let reason = values["event"]?.string
        {
            latestEvent = Event(boot: boot, bootUs: bootUs, time: time, reason: reason)
        } else if let boot = values["boot"]?.string, let bootUs = values["bootUs"]?.integer,
            let time = values["time"]?.string.flatMap({ WallTime(iso8601: $0) }),
            let source = values["clock"]?.string.flatMap(ClockSource.init)
        {
            let reference = Reference(bootUs: bootUs, time: time, source: source)
            // The latest one of the best clock.
            if references[boot].map({ $0.source <= source }) ?? true { references[boot] = reference }
        } else {
            damagedLines += 1
        }
    }

    /// The clips, the oldest first.
    package var clips: [Clip] { records.keys.sorted().compactMap(clip) }

    package func clip(_ name: ClipName) -> Clip? {
        guard let record = records[name] else { return nil }
        var clip = Clip(name)
        clip.container = record["container"]?.string.flatMap(ClipContainer.init) ?? .transportStream
        clip.boot = record["boot"]?.string
        clip.startBootUs = record["startBootUs"]?.integer
        clip.clock = record["clock"]?.string.flatMap(ClockSource.init)
        clip.start = record["start"]?.string.flatMap { WallTime(iso8601: $0) }
        if let boot = clip.boot, let startUs = clip.startBootUs, let reference = references[boot],
            clip.clock.map({ $0 <= reference.source }) ?? true
        {
            clip.start = reference.time.advanced(bySeconds: Double(startUs - reference.bootUs) / 1e6)
            clip.clock = reference.source
        }
        clip.durationS = record["durationS"]?.double ?? 0
        clip.bytes = record["bytes"]?.integer ?? 0
        clip.isClosed = record["closed"]?.isTrue == true
        // Indexes have had only the first one.
        clip.reasons = record["reason"]?.string.map { [$0] } ?? []
        if clip.isProtected, case .array(let reasons)? = record["reasons"] {
            clip.reasons = reasons.compactMap(\.string)
        }
        clip.sha256 = record["sha256"]?.string
        clip.trip = record["trip"]?.integer
        clip.title = record["title"]?.string
        clip.source = record["source"]?.string
        return clip
    }

    /// The number of a boot: that which it has, or the next one.
    /// - Parameter names: of the clips whose files are there.
    package func number(ofBoot boot: String, and names: [ClipName]) -> Int {
        boots[boot] ?? ((Array(records.keys) + names).map(\.boot).max() ?? boots.values.max() ?? 0) + 1
    }

    /// The moment that protects what is recorded from now on because it was protecting when the camera ended: in this boot
    /// it is where it was. The loss of power in an accident begins another boot, whose clock may not be set yet.
    package func openMoment(boot: String, nowS: Double, now: WallTime) -> ClipProtection.Moment? {
        guard let event = latestEvent else { return nil }
        if event.boot == boot { return ClipProtection.Moment(atS: Double(event.bootUs) / 1e6, reason: event.reason) }
        guard clips.last?.boot == event.boot, now.seconds(since: event.time) < Self.longestRestartS else { return nil }
        return ClipProtection.Moment(atS: nowS, reason: event.reason)
    }

    /// The longest time that a computer takes to record again, in seconds.
    private static let longestRestartS = 300.0

    // MARK: Writing

    /// The line that gives members of a clip.
    package static func line(_ name: ClipName, _ members: [(String, JSON?)]) -> String {
        JSON.object([("clip", .string(name.id))] + members).line
    }

    package static func line(_ boot: String, _ reference: Reference) -> String {
        JSON.object([
            ("boot", .string(boot)), ("bootUs", .integer(reference.bootUs)),
            ("time", .string(CalendarTime.iso8601Milliseconds(reference.time))),
            ("clock", .string(reference.source.rawValue)),
        ]).line
    }

    package static func line(_ event: Event) -> String {
        JSON.object([
            ("event", .string(event.reason)), ("boot", .string(event.boot)), ("bootUs", .integer(event.bootUs)),
            ("time", .string(CalendarTime.iso8601Milliseconds(event.time))),
        ]).line
    }

    /// The same index in the fewest lines.
    package var compacted: [String] {
        (latestEvent.map { [Self.line($0)] } ?? [])
            + references.sorted { $0.key < $1.key }.map { Self.line($0.key, $0.value) }
            + records.keys.sorted().map { name in
                let members = (records[name] ?? [:]).filter { $0.key != "clip" && !$0.value.isNull }
                return Self.line(name, members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
            }
    }
}

extension JSON {
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var isNull: Bool { if case .null = self { true } else { false } }
    var isTrue: Bool { if case .bool(true) = self { true } else { false } }
    var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }
}
