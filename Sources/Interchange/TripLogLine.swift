import Formats
import Telemetry

/// What a line of `trip --json` says, as far as it is needed for most of them: samples.
struct TripLogLine {
    enum Kind {
        case start, sample, summary, scan, other
    }

    private(set) var kind: Kind?
    /// Seconds since the start of the trip.
    private(set) var t: Double?
    private(set) var value: Double?
    /// The time of day, in UTC.
    private(set) var time: WallTime?
    private(set) var signal: JSONCursor.RawString?
    private(set) var unit: JSONCursor.RawString?

    /// Nil unless the line is one JSON object.
    init?(_ line: Span<UInt8>) {
        var cursor = JSONCursor()
        guard cursor.skip("{", line) else { return nil }
        if !cursor.skip("}", line) {
            repeat {
                guard let name = cursor.rawString(line), cursor.skip(":", line), add(name, line, &cursor) else {
                    return nil
                }
            } while cursor.skip(",", line)
            guard cursor.skip("}", line) else { return nil }
        }
        guard cursor.isAtEnd(line) else { return nil }
    }

    /// Reads the value of a member. Of several with the same name, the first counts.
    private mutating func add(
        _ name: JSONCursor.RawString, _ line: Span<UInt8>, _ cursor: inout JSONCursor
    ) -> Bool {
        func isNamed(_ text: StaticString) -> Bool { name.isPlain && Self.equal(line, name.range, text) }
        func isKind(_ text: StaticString, _ raw: JSONCursor.RawString) -> Bool { Self.equal(line, raw.range, text) }
        if isNamed("t") { return Self.number(line, &cursor, &t) }
        if isNamed("value") { return Self.number(line, &cursor, &value) }
        if isNamed("signal") { return Self.string(line, &cursor, &signal) }
        if isNamed("unit") { return Self.string(line, &cursor, &unit) }
        if isNamed("time") {
            var text: JSONCursor.RawString?
            guard Self.string(line, &cursor, &text) else { return false }
            if time == nil, let text { time = WallTime(iso8601: line.extracting(text.range)) }
            return true
        }
        guard isNamed("type") || isNamed("format") else { return cursor.value(line, depth: 1) != nil }
        var text: JSONCursor.RawString?
        guard Self.string(line, &cursor, &text) else { return false }
        guard kind == nil, let text else { return true }
        if isNamed("format") {
            kind = .scan
        } else if isKind("sample", text) {
            kind = .sample
        } else if isKind("start", text) {
            kind = .start
        } else {
            kind = isKind("summary", text) ? .summary : .other
        }
        return true
    }

    private static func number(_ line: Span<UInt8>, _ cursor: inout JSONCursor, _ member: inout Double?) -> Bool {
        var ahead = cursor
        guard let number = ahead.number(line) else { return cursor.value(line, depth: 1) != nil }
        cursor = ahead
        member = member ?? number.double
        return true
    }

    private static func string(
        _ line: Span<UInt8>, _ cursor: inout JSONCursor, _ member: inout JSONCursor.RawString?
    ) -> Bool {
        var ahead = cursor
        guard let text = ahead.rawString(line) else { return cursor.value(line, depth: 1) != nil }
        cursor = ahead
        member = member ?? text
        return true
    }

    private static func equal(_ line: Span<UInt8>, _ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { bytes in
            for index in 0..<bytes.count {
                guard unsafe line[range.lowerBound + index] == bytes[index] else { return false }
            }
            return true
        }
    }
}
