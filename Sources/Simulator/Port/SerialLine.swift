import Telemetry

/// The adapter's end of a serial line: its baud rate, and a rate on trial (AT BRD).
package struct SerialLine: Sendable {
    /// The baud rate at power-up; nil if there is no serial line, and bytes take no time.
    let powerUpRate: Int?
    private(set) var rate: Int?

    /// A baud rate that is dropped unless the client responds at it in time.
    struct Trial: Sendable {
        let rate: Int
        let from: Instant
        /// The time in which a response counts.
        let answer: Range<Instant>
    }
    private var trial: Trial?

    init(powerUpRate: Int?) {
        self.powerUpRate = powerUpRate
        rate = powerUpRate
    }

    mutating func begin(_ trial: Trial) { self.trial = trial }

    /// Keeps the rate on trial; returns false if there is none that a byte arriving at `time` could confirm.
    mutating func accept(at time: Instant) -> Bool {
        guard let trial, trial.answer.contains(time) else { return false }
        set(trial.rate)
        return true
    }

    mutating func set(_ rate: Int) {
        if self.rate != nil { self.rate = rate }
        trial = nil
    }

    mutating func reset() {
        rate = powerUpRate
        trial = nil
    }

    func rate(at time: Instant) -> Int? {
        guard let rate else { return nil }
        guard let trial, time >= trial.from, time < trial.answer.upperBound else { return rate }
        return trial.rate
    }

    /// Returns what a receiver reads when bytes are sent at another rate than its own. It samples the line in the
    /// middle of each of its bits, of which a byte has ten (8N1). A byte without a stop bit is a break, which Linux
    /// reads as NUL.
    package static func heard(_ bytes: [UInt8], sentAt sent: Int, heardAt heard: Int) -> [UInt8] {
        if sent == heard { return bytes }
        /// The level of the line at this number of the receiver's bits after the start; high before and after the
        /// bytes.
        let sentBits = bytes.count * 10
        func isHigh(_ position: Double) -> Bool {
            let bit = Int((position * Double(sent) / Double(heard)).rounded(.down))
            guard bit < sentBits else { return true }
            switch bit % 10 {
            case 0: return false
            case 9: return true
            case let number: return bytes[bit / 10] >> UInt8(number - 1) & 1 == 1
            }
        }
        let end = Double(sentBits) * Double(heard) / Double(sent)
        // A receiver looks for the start bit sixteen times per bit.
        let step = 1.0 / 16
        var result: [UInt8] = []
        var position = 0.0
        while position < end {
            guard !isHigh(position) else {
                position += step
                continue
            }
            var byte: UInt8 = 0
            for bit in 0..<8 where isHigh(position + 1.5 + Double(bit)) { byte |= 1 << UInt8(bit) }
            position += 9.5
            let isFramed = isHigh(position)
            result.append(isFramed ? byte : 0)
            while !isFramed, position < end, !isHigh(position) { position += step }
        }
        return result
    }
}
