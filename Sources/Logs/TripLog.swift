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
    /// The price per kWh.
    package var electricityPrice: Double?
    package var currency: String?
    /// How far the distance may be from what was driven, in percent, if it is that between positions.
    package var positionsPercent: Double?
    /// In the order of their times, from instant zero at the start of the trip.
    package var samples: [Sample] = []

    package init(start: WallTime, device: String) { (self.start, self.device) = (start, device) }

    /// What is wrong with a log, with the number of its line, from 1.
    package enum Fault: Error, Hashable, Sendable {
        case notALog
        case invalid(line: Int)
    }

    /// The trips in lines of `trip --json` or `log --json`.
    package static func trips(of text: String) throws(Fault) -> [TripLog] {
        let first = text.prefix { !$0.isNewline }
        guard first.drop(while: \.isWhitespace).hasPrefix("{") else { throw .notALog }
        return try TripLines.trips(of: text)
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
