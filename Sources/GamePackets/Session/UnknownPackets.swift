/// The packets that are of no supported game, by what their heads say, or else by their length.
package struct UnknownPackets: Hashable, Sendable {
    package struct Kind: Hashable, Sendable {
        /// Nil if the packets say nothing of what they are.
        package var origin: UnknownOrigin?
        package var count: Int
        package var lengths: ClosedRange<Int>

        package init(origin: UnknownOrigin?, count: Int, lengths: ClosedRange<Int>) {
            self.origin = origin
            self.count = count
            self.lengths = lengths
        }
    }

    /// More lengths than these are told as a range.
    private static let most = 4

    /// In the order of their first packets.
    package private(set) var kinds: [Kind] = []

    package init() {}

    package var isEmpty: Bool { kinds.isEmpty }
    /// The one of which most arrived.
    package var mostFrequent: Kind? { kinds.max { $0.count < $1.count } }

    package mutating func add(_ bytes: [UInt8]) {
        let (origin, length) = (UnknownOrigin(bytes), bytes.count)
        var index = kinds.firstIndex { $0.origin == origin && (origin != nil || $0.lengths == length...length) }
        if index == nil, origin == nil, kinds.count(where: { $0.origin == nil }) >= Self.most {
            index = kinds.lastIndex { $0.origin == nil }
        }
        guard let index else {
            kinds.append(Kind(origin: origin, count: 1, lengths: length...length))
            return
        }
        let lengths = kinds[index].lengths
        kinds[index].count += 1
        kinds[index].lengths = min(lengths.lowerBound, length)...max(lengths.upperBound, length)
    }
}

/// What packets are that no row reads.
package enum UnknownOrigin: Hashable, Sendable {
    /// F1; with the format in the header, which is a year.
    case f1(format: Int)
    /// Another game, or a protocol.
    case other(String)

    /// Of Project CARS 2 before its fifth patch: the lengths of packets by the type in their head.
    private static let olderLengths: [UInt8: Int] = [0: 538, 3: 993, 7: 784]
    /// The lengths of the packets of Project CARS.
    private static let firstLengths = [374, 1367]
    /// The formats of F1 so far, and some that may come.
    private static let formats = 2018...2040
    /// More kinds of packets than these has no format.
    private static let mostIDs = 32

    /// Nil if the bytes say nothing.
    init?(_ bytes: [UInt8]) {
        if let format = bytes.number(.u16, at: 0).map(Int.init), Self.formats.contains(format) {
            // The number of the packet, which another year follows from 2023 on.
            let id = bytes.number(.u8, at: format >= 2023 ? 6 : format >= 2019 ? 5 : 3)
            if let id, Int(id) < Self.mostIDs {
                self = .f1(format: format)
                return
            }
        }
        if bytes.count > 11, Self.olderLengths[bytes[10]] == bytes.count, (1...9).contains(bytes[9]) {
            self = .other("Project CARS 2 before patch 5")
            return
        }
        if Self.firstLengths.contains(bytes.count) {
            self = .other("Project CARS, protocol 1")
            return
        }
        return nil
    }

    /// Whether a packet is one of F1 in a format that came later than this program. Other games' packets may be as long, and
    /// a number at their beginning is not one with the year of the game and a version behind it.
    static func isOfLaterF1(_ bytes: [UInt8]) -> Bool {
        guard case .f1(let format) = UnknownOrigin(bytes), bytes.count > 28 else { return false }
        return format > F1Packets.formats.upperBound && (20...60).contains(bytes[2]) && bytes[5] == 1
    }

    /// What they are and what helps, such as "F1, format 2025: set UDP Format to 2023".
    package var text: String {
        let known = F1Packets.years.map(\.format)
        switch self {
        case .f1(let format):
            guard let last = known.max(), let first = known.min() else { return "F1, format \(format)" }
            if format > last { return "F1, format \(format): set UDP Format to \(last)" }
            if format < first { return "F1, format \(format): only \(first) to \(last) are supported" }
            return "F1, format \(format), whose length is unknown"
        case .other(let title): return "\(title), which is not supported"
        }
    }
}

extension UnknownPackets.Kind {
    /// "packets of 1352 bytes (F1, format 2025: set UDP Format to 2023)".
    package var text: String {
        let (low, high) = (lengths.lowerBound, lengths.upperBound)
        let size = low == high ? "\(low) byte\(low == 1 ? "" : "s")" : "\(low) to \(high) bytes"
        return "packets of \(size) (\(origin?.text ?? "of no supported game"))"
    }

    /// The same with their number in front.
    package var countedText: String { count == 1 ? "1 packet" + text.dropFirst(7) : "\(count) \(text)" }
}
