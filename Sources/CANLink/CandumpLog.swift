import Formats
package import OBD
package import Telemetry

/// A log of candump (can-utils): a frame a line, as `candump -l` writes it, "(1436509052.249713) can0 7DF#02010C", or as
/// `candump` shows it, " (1436509052.249713)  can0  7DF   [3]  02 01 0C", with the date (`-tA`), the time since the frame
/// before (`-td`) or without a time, and with the direction (`-x`), too. Frames of CAN FD ("7DF##102010C", "[12]") are read if
/// they have no more than eight bytes, as frames of classic CAN have.
package struct CandumpLog: Sendable {
    package struct Entry: Hashable, Sendable {
        /// Since the first frame of the log. In a log without times, as if the bus was half busy.
        package var time: Instant
        package var frame: CANFrame
    }

    /// The interval between two frames of a log without times: a truck sends some hundreds per second.
    private static let usualIntervalS = 0.002

    package private(set) var entries: [Entry] = []
    /// The number of lines that are no frame of data.
    package private(set) var skippedLines = 0
    /// The number of frames of CAN FD that are longer than eight bytes.
    package private(set) var longFrames = 0

    /// - Parameter bytes: of a file in UTF-8 or, as programs on Windows write it, UTF-16. All that counts is ASCII.
    package init(bytes: [UInt8]) {
        let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
        let isUTF16 = marks.contains { bytes.starts(with: $0) } || bytes.prefix(2).contains(0)
        self.init(String(decoding: isUTF16 ? bytes.filter { $0 != 0 && $0 < 0x80 } : bytes, as: UTF8.self))
    }

    package init(_ text: some StringProtocol) {
        var times: [Double] = []
        for line in text.drop(while: { $0 == "\u{FEFF}" }).utf8.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard let (seconds, frame) = Self.frame(line) else {
                skippedLines += 1
                continue
            }
            guard frame.data.count <= 8 else {
                longFrames += 1
                continue
            }
            times.append(seconds ?? times.last ?? 0)
            entries.append(Entry(time: .zero, frame: frame))
        }
        for (index, time) in Self.sinceFirst(times).enumerated() {
            entries[index].time = Instant.zero.advanced(bySeconds: time)
        }
    }

    /// Times since the first frame, of times of any kind.
    private static func sinceFirst(_ times: [Double]) -> [Double] {
        guard let first = times.first, times.contains(where: { $0 != 0 }) else {
            return times.indices.map { Double($0) * usualIntervalS }
        }
        // Of times on a clock few go back, of those since the frame before many are shorter than the last.
        let shorterCount = zip(times, times.dropFirst()).count { $1 < $0 }
        guard shorterCount * 10 > times.count else { return times.map { max(0, $0 - first) } }
        var sum = 0.0
        return [0]
            + times.dropFirst().map {
                sum += $0
                return sum
            }
    }

    /// A frame as a line of a log.
    package static func line(_ frame: CANFrame, microseconds: Int64, interface: String) -> String {
        let fraction = String(microseconds % 1_000_000)
        let padding = String(repeating: "0", count: 6 - fraction.count)
        return "(\(microseconds / 1_000_000).\(padding)\(fraction)) \(interface) "
            + String(decoding: frame.identifierDigits + [UInt8(ascii: "#")] + frame.dataDigits, as: UTF8.self)
    }

    /// A frame, also a longer one of CAN FD; nil if the line is none.
    private static func frame(_ line: some Sequence<UInt8>) -> (seconds: Double?, frame: CANFrame)? {
        var words = Array(line).split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
        var seconds: Double?
        if let first = words.first, first.first == UInt8(ascii: "("), first.last == UInt8(ascii: ")") {
            guard let time = number(first.dropFirst().dropLast()) else { return nil }
            seconds = time
            words.removeFirst()
        } else if words.count > 1, words[0].first == UInt8(ascii: "("), words[1].last == UInt8(ascii: ")") {
            guard let time = time(words[0].dropFirst(), words[1].dropLast()) else { return nil }
            seconds = time
            words.removeFirst(2)
        }
        // The name of the interface.
        guard words.count >= 2 else { return nil }
        var rest = words.dropFirst()
        // "RX - -", where candump was asked for it.
        if let direction = rest.first, direction.last == UInt8(ascii: "X"), direction.count == 2 {
            rest = rest.dropFirst(3)
        }
        guard let word = rest.first else { return nil }
        if let hash = word.firstIndex(of: UInt8(ascii: "#")) {
            return compact(word[..<hash], word[(hash + 1)...]).map { (seconds, $0) }
        }
        return spaced(Array(rest)).map { (seconds, $0) }
    }

    /// "2026-11-29" and "14:05:06.249713", in seconds since 1970 if the time is UTC.
    private static func time(_ date: ArraySlice<UInt8>, _ clock: ArraySlice<UInt8>) -> Double? {
        let parts = clock.split(separator: UInt8(ascii: ":")).compactMap(number)
        guard let day = CalendarDay(String(decoding: date, as: UTF8.self)), parts.count == 3 else { return nil }
        return Double(day.daysSince1970) * 86400 + parts[0] * 3600 + parts[1] * 60 + parts[2]
    }

    /// Without what `Double` would accept besides.
    private static func number(_ digits: ArraySlice<UInt8>) -> Double? {
        guard digits.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }) else { return nil }
        return Double(String(decoding: digits, as: UTF8.self))
    }

    private static func compact(_ identifier: ArraySlice<UInt8>, _ data: ArraySlice<UInt8>) -> CANFrame? {
        // A digit of flags follows the second sign of CAN FD.
        let isLong = data.first == UInt8(ascii: "#") && data.dropFirst().first.flatMap(BusFrame.nibble) != nil
        let data = isLong ? data.dropFirst(2) : data
        guard [3, 8].contains(identifier.count), let value = CANFrame.identifier(identifier),
            let bytes = try? BusFrame.hexadecimal(data.filter { $0 != UInt8(ascii: ".") }[...]),
            bytes.count <= (isLong ? 64 : 8)
        else { return nil }
        return CANFrame(identifier: value, isExtended: identifier.count == 8, data: bytes)
    }

    private static func spaced(_ words: [ArraySlice<UInt8>]) -> CANFrame? {
        // "[8]" and, of CAN FD, "[08]" up to "[64]".
        guard words.count >= 2, [3, 4].contains(words[1].count), words[1].first == UInt8(ascii: "["),
            words[1].last == UInt8(ascii: "]"), let length = number(words[1].dropFirst().dropLast()),
            (0...(words[1].count == 3 ? 8 : 64)).contains(length), words.count >= 2 + Int(length)
        else { return nil }
        let data = words[2..<(2 + Int(length))]
        guard data.allSatisfy({ $0.count == 2 }) else { return nil }
        let digits = Array(data.joined())
        return compact(words[0], (words[1].count == 3 ? digits : Array("#0".utf8) + digits)[...])
    }
}

extension CANFrame {
    /// Whether a tester sends the frame: a request to all ECUs or to one (ISO 15765-4), or flow control.
    package var isFromTester: Bool {
        if isExtended { return identifier >> 8 & 0xFFFF == 0xDB33 || identifier & 0xFFFF_00FF == 0x18DA_00F1 }
        return identifier == 0x7DF || (0x7E0...0x7E7).contains(identifier)
            || ECUAddress.isBeyondCAN(identifier, isResponse: false)
    }
}
