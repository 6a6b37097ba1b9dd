/// A point in civil time: microseconds since 1970-01-01T00:00:00Z, without leap seconds.
package struct WallTime: Hashable, Comparable, Sendable {
    package var microseconds: Int64

    package init(microseconds: Int64) { self.microseconds = microseconds }

    package static func < (left: WallTime, right: WallTime) -> Bool { left.microseconds < right.microseconds }

    /// Returns the time `seconds` later (earlier if negative), limited to the times that there are. If `seconds` is not a
    /// number, returns the same time.
    package func advanced(bySeconds seconds: Double) -> WallTime {
        let (sum, overflow) = microseconds.addingReportingOverflow(Int64(clamping: (seconds * 1e6).rounded()))
        return WallTime(microseconds: overflow ? (seconds < 0 ? .min : .max) : sum)
    }

    /// Returns the seconds from `earlier` to this time.
    package func seconds(since earlier: WallTime) -> Double {
        let (difference, overflow) = microseconds.subtractingReportingOverflow(earlier.microseconds)
        return (overflow ? Double(microseconds) - Double(earlier.microseconds) : Double(difference)) / 1e6
    }

    /// Whether the time is within a thousand centuries of 1970: what is stored may be damaged.
    package var isPlausible: Bool { microseconds.magnitude < Self.limit }
    package static var limit: UInt64 { 3_200_000_000_000_000_000 }
}

/// Civil times as files and receivers write them.
extension WallTime {
    /// Reads "2026-11-22T22:15:24.439Z", also without the seconds, with a decimal comma, with a blank in place of the
    /// T, and with a distance from UTC as "+01:00", "+0100" or "+01"; nil for anything else. A time without a zone is
    /// in UTC.
    package init?(iso8601 text: some StringProtocol) { self.init(iso8601: Array(text.utf8).span) }

    /// The same of bytes.
    package init?(iso8601 text: Span<UInt8>) {
        var place = 0
        func skip(_ one: Unicode.Scalar, or other: Unicode.Scalar? = nil) -> Bool {
            guard place < text.count, [one, other].contains(Unicode.Scalar(text[place])) else { return false }
            place += 1
            return true
        }
        func number(_ digits: Int) -> Int? {
            guard place + digits <= text.count else { return nil }
            var number = 0
            for _ in 0..<digits {
                guard 0x30...0x39 ~= text[place] else { return nil }
                number = number * 10 + Int(text[place] - 0x30)
                place += 1
            }
            return number
        }
        guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
            skip("T", or: " ") || skip("t"), let hour = number(2), skip(":"), let minute = number(2)
        else { return nil }
        var (second, fraction) = (0, 0.0)
        if skip(":") {
            guard let number = number(2) else { return nil }
            second = number
            if skip(".", or: ",") {
                let first = place
                var unit = 0.1
                while place < text.count, 0x30...0x39 ~= text[place] {
                    fraction += Double(text[place] - 0x30) * unit
                    unit /= 10
                    place += 1
                }
                guard place > first else { return nil }
            }
        }
        var offsetMinutes = 0
        if place < text.count, !skip("Z", or: "z") {
            let isWest = skip("-")
            guard isWest || skip("+"), let hours = number(2), hours <= 23 else { return nil }
            _ = skip(":")
            var minutes = 0
            if place < text.count {
                guard let number = number(2), number <= 59 else { return nil }
                minutes = number
            }
            offsetMinutes = (isWest ? -1 : 1) * (hours * 60 + minutes)
        }
        guard place == text.count,
            let utc = WallTime(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second, fraction: fraction)
        else { return nil }
        self = utc.advanced(bySeconds: Double(-60 * offsetMinutes))
    }

    private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    private static let daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

    /// A civil time in UTC; nil if there is no such day or time.
    package init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, fraction: Double) {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        guard (1970...9999).contains(year), (1...12).contains(month),
            (1...Self.monthLengths[month - 1] + (isLeap && month == 2 ? 1 : 0)).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second), 0...1 ~= fraction
        else { return nil }
        // Leap days of the years before this one.
        func leapDays(_ year: Int) -> Int { (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 }
        let days =
            (year - 1970) * 365 + leapDays(year) - leapDays(1970) + Self.daysBeforeMonth[month - 1]
            + (isLeap && month > 2 ? 1 : 0) + day - 1
        let seconds = Int64(days) * 86400 + Int64(hour * 3600 + minute * 60 + second)
        self.init(microseconds: seconds * 1_000_000 + Int64(clamping: (fraction * 1e6).rounded()))
    }
}
