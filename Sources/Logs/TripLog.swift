package import Telemetry

/// A trip that another program or machine recorded, read from its log file.
package struct TripLog: Sendable {
    package var start: WallTime
    package var vin: String?
    /// The adapter as the log names it; the name of the log's format if it names none.
    package var device: String
    package var driver: String?
    package var tags: [String] = []
    package var note: String?
    /// Per liter, or per kilogram of a fuel without liters.
    package var fuelPrice: Double?
    package var currency: String?
    /// In the order of their times, from instant zero at the start of the trip.
    package var samples: [Sample] = []

    package init(start: WallTime, device: String) { (self.start, self.device) = (start, device) }

    /// What is wrong with a log, with the number of its line, from 1.
    package enum Fault: Error, Hashable, Sendable {
        case notALog
        case invalid(line: Int)
    }

    /// The trips in a file: lines of `trip --json`, or a track log of Torque.
    /// - Parameter utcOffsetS: The distance of a local time from UTC, in seconds.
    package static func trips(
        of text: String, utcOffsetS: (WallTime) -> Int
    ) throws(Fault) -> [TripLog] {
        let first = text.prefix { !$0.isNewline }
        if first.contains("Device Time"), first.contains(",") {
            return try TorqueLog.trips(of: text, utcOffsetS: utcOffsetS)
        }
        if first.drop(while: \.isWhitespace).hasPrefix("{") { return try TripLines.trips(of: text) }
        throw .notALog
    }

    /// A key that is the same each time the same trip is read, for recognizing it.
    package var fingerprint: [UInt64] {
        // FNV-1a, twice with different offsets: 128 bits.
        ([0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142] as [UInt64]).map { offset in
            var hash = offset
            func take(_ value: UInt64) {
                for shift in stride(from: 0, to: 64, by: 8) {
                    hash = (hash ^ (value >> UInt64(shift) & 0xFF)) &* 0x100_0000_01B3
                }
            }
            take(UInt64(bitPattern: start.microseconds))
            for byte in ((vin ?? "") + "\n" + device).utf8 { take(UInt64(byte)) }
            for sample in samples {
                take(UInt64(bitPattern: sample.time.nanoseconds))
                take(sample.value.bitPattern)
            }
            return hash
        }
    }
}

/// Times as log files write them.
enum LogTime {
    /// "2026-11-22T22:15:24.439Z", or with a distance from UTC as "+01:00".
    static func iso8601(_ text: String) -> WallTime? {
        guard
            let match = text.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(\.\d+)?(Z|[+-]\d\d:?\d\d)?/)
        else { return nil }
        let digits = match.8.map { $0.filter(\.isNumber) } ?? ""
        let offsetMinutes =
            digits.count == 4 ? (Int(digits.prefix(2)) ?? 0) * 60 + (Int(digits.suffix(2)) ?? 0) : 0
        let sign = match.8?.hasPrefix("-") == true ? -1 : 1
        return time(
            year: Int(match.1) ?? 0, month: Int(match.2) ?? 0, day: Int(match.3) ?? 0, hour: Int(match.4) ?? 0,
            minute: Int(match.5) ?? 0, second: Int(match.6) ?? 0, fraction: match.7.flatMap { Double("0\($0)") } ?? 0
        )?.advanced(bySeconds: Double(-60 * sign * offsetMinutes))
    }

    /// A civil time as if it were UTC; nil if there is no such day or time.
    static func time(
        year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int, fraction: Double
    ) -> WallTime? {
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
        return WallTime(microseconds: seconds * 1_000_000 + Int64((fraction * 1e6).rounded()))
    }
}
