/// Civil times as files and receivers write them.
extension WallTime {
    /// Reads "2026-11-22T22:15:24.439Z", also with a distance from UTC as "+01:00"; nil for anything else.
    package init?(iso8601 text: some StringProtocol) {
        guard
            let match = String(text).wholeMatch(
                of: /(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(\.\d+)?(Z|[+-]\d\d:?\d\d)?/)
        else { return nil }
        let digits = match.8.map { $0.filter(\.isNumber) } ?? ""
        let offsetMinutes =
            digits.count == 4 ? (Int(digits.prefix(2)) ?? 0) * 60 + (Int(digits.suffix(2)) ?? 0) : 0
        let sign = match.8?.hasPrefix("-") == true ? -1 : 1
        guard
            let utc = WallTime(
                year: Int(match.1) ?? 0, month: Int(match.2) ?? 0, day: Int(match.3) ?? 0, hour: Int(match.4) ?? 0,
                minute: Int(match.5) ?? 0, second: Int(match.6) ?? 0,
                fraction: match.7.flatMap { Double("0\($0)") } ?? 0)
        else { return nil }
        self = utc.advanced(bySeconds: Double(-60 * sign * offsetMinutes))
    }

    /// A civil time in UTC; nil if there is no such day or time.
    package init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, fraction: Double) {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        guard (1970...9999).contains(year), (1...12).contains(month), (1...lengths[month - 1]).contains(day),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second)
        else { return nil }
        let years = year - 1970
        // Leap days of the years before this one.
        func leapDays(_ year: Int) -> Int { (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 }
        let days =
            years * 365 + leapDays(year) - leapDays(1970) + lengths.prefix(month - 1).reduce(0, +) + day - 1
        let seconds = Int64(days) * 86400 + Int64(hour * 3600 + minute * 60 + second)
        self.init(microseconds: seconds * 1_000_000 + Int64((fraction * 1e6).rounded()))
    }
}
