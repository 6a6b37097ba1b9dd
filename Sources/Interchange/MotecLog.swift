package import Telemetry

/// A log for MoTeC i2: a file `.ld` with channels of fixed rates, and one `.ldx` with the laps. Neither format is
/// published; the offsets are those on which several independent programs that read such files agree.
///
/// A channel is of integers of 32 bits with as many decimals as its values have, since i2 shows a Float without any.
/// It holds each value until the next sample. Before its first sample it has the value of that sample, because
/// the format cannot tell that there is none. Times in which a game was paused are left out, so that laps take as long
/// as the game says.
package struct MotecLog: Sendable {
    /// What the log says of the session. Empty texts are unknown.
    package struct Heading: Hashable, Sendable {
        /// "23/11/2026" and "14:05:09", in local time.
        package var date: String
        package var time: String
        package var driver = ""
        package var vehicle = ""
        package var venue = ""
        package var event = ""
        package var session = ""
        package var comment = ""

        package init(date: String, time: String) {
            self.date = date
            self.time = time
        }
    }

    private struct Channel: Sendable {
        let signal: Signal
        /// Its name and unit, of which the name is different from those of all others.
        let row: MotecChannels.Row
        let name: String
        let hertz: Int
        /// The digits after the point; nil for numbers that an integer does not hold.
        let decimals: Int?
        var values: [Int32] = []

        /// An integer of the last decimal, or the bits of a Float.
        func raw(_ value: Double) -> Int32 {
            let shown = value * row.factor
            guard let decimals else { return Int32(bitPattern: Float(shown).bitPattern) }
            return Int32(exactly: (shown * MotecPlan.steps[decimals]).rounded()) ?? 0
        }
    }

    /// What marks the files of this program: nothing else may be replaced by them.
    package static let mark = "obdmech"
    private static let (eventAt, venueAt, vehicleAt, channelsAt) = (1762, 5078, 8020, 13_384)
    private static let channelLength = 124
    /// The most values of all channels: a day of a game, a week of a car. One sample with a wrong time must not make a file
    /// that fills the disk.
    private static let mostValuesOfAll = 100_000_000

    private let heading: Heading
    private let plan: MotecPlan
    private let lastS: Double
    private let mostValues: Int
    private var channels: [Channel] = []
    private var indices: [Signal: Int] = [:]

    package init(_ heading: Heading, _ plan: MotecPlan) {
        self.heading = heading
        self.plan = plan
        lastS = plan.seconds(plan.last)
        mostValues = Self.mostValuesOfAll / max(1, plan.signals.count)
        var taken: Set<String> = []
        for signal in plan.signals {
            let (row, hertz) = (MotecChannels.row(signal), plan.hertz(signal))
            var name = String(row.name.prefix(31))
            var number = 2
            // Names of users may be equal in their first 31 characters.
            while !taken.insert(name).inserted {
                name = "\(row.name.prefix(28)) \(number)"
                number += 1
            }
            indices[signal] = channels.count
            let decimals = plan.decimals(signal).map { row.decimals ?? $0 }
            channels.append(Channel(signal: signal, row: row, name: name, hertz: hertz, decimals: decimals))
        }
    }

    /// Takes the samples again that the plan was made from.
    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite, sample.time >= .zero, let index = indices[sample.signal] else { return }
        let slot = Int(clamping: (plan.seconds(sample.time) * Double(channels[index].hertz)).rounded())
        guard slot < mostValues else { return }
        let value = channels[index].raw(sample.value)
        if slot < channels[index].values.count {
            // Several samples within a slot: the last one stands.
            channels[index].values[slot] = value
            return
        }
        let before = channels[index].values.last ?? value
        channels[index].values += repeatElement(before, count: slot - channels[index].values.count)
        channels[index].values.append(value)
    }

    /// The file `.ld`, in parts that are to be written one after the other: an hour at 60 Hz has tens of megabytes.
    package func write<Failure>(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        try body(head)
        for channel in channels {
            let count = count(channel)
            var bytes: [UInt8] = []
            bytes.reserveCapacity(count * 4)
            for index in 0..<count {
                // The last value stands to the end of the log.
                let value = index < channel.values.count ? channel.values[index] : channel.values.last ?? 0
                bytes.append(littleEndian: UInt32(bitPattern: value))
            }
            try body(bytes)
        }
    }

    private func count(_ channel: Channel) -> Int {
        max(channel.values.count, min(mostValues, Int(clamping: (lastS * Double(channel.hertz)).rounded() + 1)))
    }

    private var dataAt: Int { Self.channelsAt + Self.channelLength * channels.count }

    /// Everything before the values.
    private var head: [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(littleEndian: UInt32(0x40))
        bytes.pad(to: 8)
        bytes.append(littleEndian: UInt32(channels.isEmpty ? 0 : Self.channelsAt))
        bytes.append(littleEndian: UInt32(dataAt))
        bytes.pad(to: 36)
        bytes.append(littleEndian: UInt32(Self.eventAt))
        bytes.pad(to: 64)
        for value: UInt16 in [1, 0x4240, 0xF] { bytes.append(littleEndian: value) }
        bytes.append(littleEndian: UInt32(0x1F44))
        bytes += MotecText.field("ADL", length: 8)
        for value: UInt16 in [420, 0xADB0] { bytes.append(littleEndian: value) }
        bytes.append(littleEndian: UInt32(channels.count))
        bytes.append(littleEndian: UInt32(0x0001_0064))
        for text in [heading.date, heading.time] {
            bytes += MotecText.field(text, length: 16)
            bytes.pad(to: bytes.count + 16)
        }
        bytes += MotecText.field(heading.driver, length: 64)
        for text in [heading.vehicle, heading.venue] {
            bytes += MotecText.field(text, length: 64)
            bytes.pad(to: bytes.count + 64)
        }
        bytes.pad(to: 1502)
        // Without this mark, i2 Standard does not open the file.
        bytes.append(littleEndian: UInt32(0x000C_81A4))
        bytes.pad(to: 1508)
        bytes += MotecText.field(heading.session, length: 64)
        bytes += MotecText.field(heading.comment, length: 64)

        bytes.pad(to: Self.eventAt)
        bytes += MotecText.field(heading.event, length: 64)
        bytes += MotecText.field(heading.session, length: 64)
        bytes += MotecText.field(Self.mark, length: 1024)
        bytes.append(littleEndian: UInt16(Self.venueAt))
        bytes.pad(to: Self.venueAt)
        bytes += MotecText.field(heading.venue, length: 64)
        bytes.pad(to: Self.venueAt + 64 + 1034)
        bytes.append(littleEndian: UInt16(Self.vehicleAt))
        bytes.pad(to: Self.vehicleAt)
        bytes += MotecText.field(heading.vehicle, length: 64)
        bytes.pad(to: Self.channelsAt)
        appendChannels(to: &bytes)
        return bytes
    }

    private func appendChannels(to bytes: inout [UInt8]) {
        var valuesAt = dataAt
        for (index, channel) in channels.enumerated() {
            let at = Self.channelsAt + Self.channelLength * index
            let count = count(channel)
            bytes.append(littleEndian: UInt32(index == 0 ? 0 : at - Self.channelLength))
            bytes.append(littleEndian: UInt32(index == channels.count - 1 ? 0 : at + Self.channelLength))
            bytes.append(littleEndian: UInt32(truncatingIfNeeded: valuesAt))
            bytes.append(littleEndian: UInt32(count))
            // A number of its own, the type (5 is an integer, 7 a Float) and the length of a value, the rate; then shift,
            // factor, scale and decimals: i2 shows as many, and divides integers by that power of ten.
            let type = channel.decimals == nil ? 7 : 5
            for value in [0x2EE1 + index, type, 4, channel.hertz, 0, 1, 1, channel.decimals ?? 0] {
                bytes.append(littleEndian: UInt16(truncatingIfNeeded: value))
            }
            bytes += MotecText.field(channel.name, length: 32)
            bytes += MotecText.field(channel.row.shortName, length: 8)
            bytes += MotecText.field(channel.row.unit ?? MotecText.unit(channel.signal.unit), length: 12)
            bytes.pad(to: at + Self.channelLength)
            valuesAt += 4 * count
        }
    }

    /// Whether a file begins as one that this program has written.
    package static func isOurs(_ bytes: some Collection<UInt8>) -> Bool {
        let (head, comment) = (Array(bytes.prefix(4)), Array(bytes.dropFirst(eventAt + 128).prefix(mark.utf8.count)))
        return head == [0x40, 0, 0, 0] && comment == Array(mark.utf8)
    }
}

extension [UInt8] {
    fileprivate mutating func append(littleEndian value: some FixedWidthInteger & UnsignedInteger) {
        for shift in stride(from: 0, to: value.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    fileprivate mutating func pad(to length: Int) {
        precondition(count <= length, "the part before it is too long")
        self += repeatElement(0, count: length - count)
    }
}
