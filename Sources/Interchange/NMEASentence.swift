import Telemetry

/// A sentence of NMEA 0183 that says where a receiver is.
package enum NMEASentence: Hashable, Sendable {
    /// RMC: position, speed, course, and the date. No position if the receiver warns (status V).
    case recommended(Fix, time: TimeOfDay, date: Date)
    /// GGA: position, altitude, and the error from the dilution of precision.
    case fixed(Fix, time: TimeOfDay)
    /// ZDA: the date, with its century.
    case dated(time: TimeOfDay, date: Date)
    /// A sentence that is of no interest.
    case other
    /// Not a sentence, or one with a wrong checksum, or without what it must have.
    case broken

    package struct TimeOfDay: Hashable, Sendable {
        package var (hour, minute, second): (Int, Int, Int)
        package var fraction: Double
    }

    package struct Date: Hashable, Sendable {
        /// With the century, which the sentence leaves out.
        package var (year, month, day): (Int, Int, Int)
    }

    /// The user equivalent range error: the horizontal error is the dilution of precision times this, in meters. gpsd
    /// assumes the same (19 m at an HDOP of 1 to 2 without satellite-based augmentation is its default, at 95%).
    private static let rangeErrorM = 9.5

    /// - Parameter line: without its line end.
    package init(_ line: some StringProtocol) {
        let bytes = Array(line.utf8)
        guard bytes.first == 0x24, let star = bytes.lastIndex(of: 0x2A), bytes.count >= star + 3,
            let sum = UInt8(String(decoding: bytes[(star + 1)...(star + 2)], as: UTF8.self), radix: 16),
            bytes[1..<star].reduce(0, ^) == sum
        else {
            self = .broken
            return
        }
        let fields = String(decoding: bytes[1..<star], as: UTF8.self)
            .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard let name = fields.first, name.utf8.count == 5 else {
            self = .other
            return
        }
        switch name.suffix(3) {
        case "RMC" where fields.count >= 10: self = Self.recommended(fields) ?? .broken
        case "GGA" where fields.count >= 10: self = Self.fixed(fields) ?? .broken
        case "ZDA" where fields.count >= 5: self = Self.dated(fields) ?? .broken
        default: self = .other
        }
    }

    private static func dated(_ fields: [String]) -> NMEASentence? {
        guard let time = time(fields[1]), let day = Int(fields[2]), let month = Int(fields[3]),
            let year = Int(fields[4])
        else { return nil }
        return .dated(time: time, date: Date(year: year, month: month, day: day))
    }

    private static func recommended(_ fields: [String]) -> NMEASentence? {
        guard let time = time(fields[1]), fields[9].utf8.count == 6, let number = Int(fields[9]) else { return nil }
        let (day, month, year) = (number / 10_000, number / 100 % 100, number % 100)
        var fix = Fix()
        if fields[2] == "A" {
            fix.latitude = angle(fields[3], fields[4], positive: "N", negative: "S")
            fix.longitude = angle(fields[5], fields[6], positive: "E", negative: "W")
            guard fix.hasPosition else { return nil }
            // Knots.
            fix.speedKmh = Double(fields[7]).map { $0 * 1.852 }
            fix.courseDeg = Double(fields[8])
        }
        return .recommended(fix, time: time, date: Date(year: year + (year < 80 ? 2000 : 1900), month: month, day: day))
    }

    private static func fixed(_ fields: [String]) -> NMEASentence? {
        guard let time = time(fields[1]) else { return nil }
        var fix = Fix()
        if let quality = Int(fields[6]), quality > 0 {
            fix.latitude = angle(fields[2], fields[3], positive: "N", negative: "S")
            fix.longitude = angle(fields[4], fields[5], positive: "E", negative: "W")
            guard fix.hasPosition else { return nil }
            fix.altitudeM = Double(fields[9])
            fix.errorM = Double(fields[8]).map { $0 * rangeErrorM }
        }
        return .fixed(fix, time: time)
    }

    /// "123519.25".
    private static func time(_ text: String) -> TimeOfDay? {
        guard text.utf8.count >= 6, let number = Double(text), 0..<240_000 ~= number else { return nil }
        let whole = Int(number)
        return TimeOfDay(
            hour: whole / 10_000, minute: whole / 100 % 100, second: whole % 100, fraction: number - Double(whole))
    }

    /// "4807.038", "N": degrees and minutes.
    private static func angle(_ text: String, _ side: String, positive: String, negative: String) -> Double? {
        guard let number = Double(text), number >= 0, side == positive || side == negative else { return nil }
        let degrees = (number / 100).rounded(.down)
        let angle = degrees + (number - degrees * 100) / 60
        return side == negative ? -angle : angle
    }
}

/// Makes fixes from the sentences of a receiver: those of the same second are one.
package struct NMEAFixes: Sendable {
    private var date: NMEASentence.Date?
    private var time: NMEASentence.TimeOfDay?
    private var fix = Fix()

    package init() {}

    /// Takes a sentence. Returns the fix of the moment before, if this sentence begins another one.
    package mutating func take(_ sentence: NMEASentence) -> Fix? {
        switch sentence {
        case .recommended(let part, let time, let date):
            let before = begin(time)
            self.date = date
            fix.merge(part)
            return before
        case .fixed(let part, let time):
            let before = begin(time)
            fix.merge(part)
            return before
        case .dated(let time, let date):
            let before = begin(time)
            self.date = date
            return before
        case .other, .broken: return nil
        }
    }

    private mutating func begin(_ new: NMEASentence.TimeOfDay) -> Fix? {
        guard time != new else { return nil }
        defer {
            time = new
            fix = Fix()
        }
        return finish()
    }

    /// Returns the last fix.
    package func finish() -> Fix? {
        guard let time else { return nil }
        var fix = fix
        // Just before midnight the date is that of the sentence before; the next RMC corrects it.
        fix.time = date.flatMap {
            WallTime(
                year: $0.year, month: $0.month, day: $0.day, hour: time.hour, minute: time.minute, second: time.second,
                fraction: time.fraction)
        }
        return fix
    }
}
