/// Civil times as files and receivers write them.
extension WallTime {
    /// Reads "2026-11-22T22:15:24.439Z", also without the seconds, with a decimal comma, with a blank in place of the
    /// T, and with a distance from UTC as "+01:00", "+0100" or "+01"; nil for anything else. A time without a zone is
    /// in UTC.
    package init?(iso8601 text: some StringProtocol) {
        var reader = Reader(rest: Array(text.utf8)[...])
        guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2), reader.skip("-"),
            let day = reader.number(2), reader.skip("Tt "), let hour = reader.number(2), reader.skip(":"),
            let minute = reader.number(2)
        else { return nil }
        var (second, fraction) = (0, 0.0)
        if reader.skip(":") {
            guard let number = reader.number(2) else { return nil }
            second = number
            if reader.skip(".,") {
                guard let part = reader.fraction() else { return nil }
                fraction = part
            }
        }
        guard let offsetMinutes = reader.offsetMinutes(), reader.rest.isEmpty,
            let utc = WallTime(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second, fraction: fraction)
        else { return nil }
        self = utc.advanced(bySeconds: Double(-60 * offsetMinutes))
    }

    private struct Reader {
        var rest: ArraySlice<UInt8>

        mutating func skip(_ characters: StaticString) -> Bool {
            let isOne = unsafe UnsafeBufferPointer(start: characters.utf8Start, count: characters.utf8CodeUnitCount)
                .contains { $0 == rest.first }
            if isOne { rest.removeFirst() }
            return isOne
        }

        /// A number of so many digits.
        mutating func number(_ digits: Int) -> Int? {
            let part = rest.prefix(digits)
            guard part.count == digits, part.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
            rest = rest.dropFirst(digits)
            return part.reduce(0) { $0 * 10 + Int($1) - 0x30 }
        }

        mutating func fraction() -> Double? {
            let digits = rest.prefix { 0x30...0x39 ~= $0 }
            rest = rest.dropFirst(digits.count)
            guard !digits.isEmpty else { return nil }
            return Double("0." + String(decoding: digits.prefix(12), as: UTF8.self))
        }

        /// The distance from UTC; nil if what follows is none.
        mutating func offsetMinutes() -> Int? {
            if rest.isEmpty || skip("Zz") { return 0 }
            let isWest = rest.first == UInt8(ascii: "-")
            guard skip("+-"), let hours = number(2), hours <= 23 else { return nil }
            _ = skip(":")
            let minutes = rest.isEmpty ? 0 : number(2)
            guard let minutes, minutes <= 59 else { return nil }
            return (isWest ? -1 : 1) * (hours * 60 + minutes)
        }
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
        self.init(microseconds: seconds * 1_000_000 + Int64(clamping: (fraction * 1e6).rounded()))
    }
}
