/// What is known of a trip from the lines of its live socket: what a client gets that comes in the middle of it, and where
/// the car has been.
package struct LiveState {
    private static let beginning = "{\"type\":\"start\""
    private static let endings = ["{\"type\":\"summary\"", "{\"type\":\"error\""]
    /// The types of which each line is followed by a newer one.
    private static let fleeting: Set = ["sample", "now", "slip", "delta", "pace", "place", "cameras"]
    /// The types of which only the latest line counts.
    private static let single: Set = [
        "now", "slip", "delta", "pace", "place", "guide", "way", "path", "deviation", "cameras",
    ]
    /// The types of which a later client gets the last ones.
    private static let listed: Set = ["lap", "drift", "alert"]
    private static let maxListed = 60

    private var start: String?
    /// The latest line of each signal, in the order in which they first came.
    private var samples: [String: String] = [:]
    private var signals: [String] = []
    private var latest: [String: String] = [:]
    private var lists: [String: [String]] = [:]
    /// Where the car has been, on the earth, and on the map of a game.
    package private(set) var places = LiveTrack(minStep: 1e-4)
    package private(set) var course = LiveTrack(minStep: 3)
    package private(set) var hasEnded = false

    package init() {}

    /// Whether no trip is known.
    package var isEmpty: Bool { start == nil }

    package static func isBeginning(_ line: String) -> Bool { line.hasPrefix(beginning) }
    package static func isFleeting(_ line: String) -> Bool { fleeting.contains(type(line)) }

    private static func type(_ line: String) -> String { text(line, after: "{\"type\":\"") ?? "" }

    /// Returns what is between quotation marks after a text. The lines are our own, with their members in a known order.
    private static func text(_ line: String, after mark: String) -> String? {
        guard let begin = position(of: mark, in: line) else { return nil }
        return String(line.utf8[begin...].prefix { $0 != 0x22 })
    }

    private static func position(of mark: String, in line: String) -> String.Index? {
        let (bytes, mark) = (line.utf8, mark.utf8)
        var rest = bytes[...]
        while let first = mark.first, let begin = rest.firstIndex(of: first) {
            if bytes[begin...].starts(with: mark) { return bytes.index(begin, offsetBy: mark.count) }
            rest = bytes[bytes.index(after: begin)...]
        }
        return nil
    }

    private static func number(_ line: String, after mark: String) -> Double? {
        position(of: mark, in: line).flatMap { begin in
            Double(String(line.utf8[begin...].prefix { $0 != 0x2C && $0 != 0x7D }) ?? "")
        }
    }

    /// Adds a line. Returns false for one that says nothing new, such as a summary without a trip.
    package mutating func add(_ line: String) -> Bool {
        if Self.isBeginning(line) {
            self = LiveState()
            start = line
            return true
        }
        guard start != nil, !hasEnded else { return false }
        let type = Self.type(line)
        if type == "sample" {
            add(sample: line)
        } else if Self.single.contains(type) {
            latest[type] = line
        } else if Self.listed.contains(type) {
            lists[type, default: []].append(line)
            if lists[type, default: []].count > 2 * Self.maxListed {
                lists[type]?.removeFirst(Self.maxListed)
            }
        } else if Self.endings.contains(where: line.hasPrefix) {
            latest["end"] = line
            hasEnded = true
        }
        return true
    }

    private mutating func add(sample line: String) {
        guard let signal = Self.text(line, after: "\"signal\":\"") else { return }
        if samples.updateValue(line, forKey: signal) == nil { signals.append(signal) }
        let value = Self.number(line, after: "\"value\":")
        switch signal {
        case "latitude": places.add(first: value)
        case "longitude": places.add(second: value)
        case "positionX": course.add(first: value)
        case "positionZ": course.add(second: value)
        default: break
        }
    }

    /// What a client gets that comes now; empty without a trip.
    package var lines: [String] {
        guard let start else { return [] }
        let listed = Self.listed.sorted().flatMap { lists[$0, default: []].suffix(Self.maxListed) }
        let single = latest.filter { $0.key != "end" }.sorted { $0.key < $1.key }.map(\.value)
        return [start] + listed + signals.compactMap { samples[$0] } + single + [latest["end"]].compactMap(\.self)
    }

    /// Leaves of the samples only the latest of each signal.
    package static func latest(_ lines: [String]) -> [String] {
        var seen: Set<String> = []
        let kept = lines.reversed().filter { line in
            guard type(line) == "sample", let signal = text(line, after: "\"signal\":\"") else { return true }
            return seen.insert(signal).inserted
        }
        return kept.reversed()
    }
}

/// A line that was driven, thinned so that it stays small however long the trip is.
package struct LiveTrack {
    private static let maxPoints = 2000

    /// Pairs of coordinates.
    package private(set) var points: [[Double]] = []
    /// In the unit of the coordinates. It doubles when there are too many points.
    private var step: Double
    private var first: Double?

    init(minStep: Double) { step = minStep }

    mutating func add(first value: Double?) { first = value }

    mutating func add(second value: Double?) {
        guard let first, let value, first.isFinite, value.isFinite, first != 0 || value != 0 else { return }
        if let last = points.last, abs(last[0] - first) < step, abs(last[1] - value) < step { return }
        points.append([first, value])
        guard points.count > Self.maxPoints else { return }
        step *= 2
        points = points.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    }
}
