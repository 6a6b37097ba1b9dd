/// A ZIP file (PKWARE's APPNOTE.TXT 6.3) with compressed and plain entries, without ZIP64: what every system opens.
package struct ZipFile: Sendable {
    package struct Entry: Hashable, Sendable {
        /// With "/" between folders.
        package var name: String
        package var bytes: [UInt8]
        /// Whether compressing helps; a video is compressed already.
        package var isPacked: Bool

        package init(name: String, bytes: [UInt8], isPacked: Bool = true) {
            self.name = name
            self.bytes = bytes
            self.isPacked = isPacked
        }
    }

    package var entries: [Entry]

    package init(_ entries: [Entry]) { self.entries = entries }

    // MARK: Writing

    private static let localMark: UInt32 = 0x0403_4B50
    private static let centralMark: UInt32 = 0x0201_4B50
    private static let endMark: UInt32 = 0x0605_4B50
    /// Names are UTF-8.
    private static let flags: UInt16 = 0x0800
    /// 1 January 1980, the first day that the format has: when a file was written is nobody's business.
    private static let day: UInt16 = 0x0021

    /// Nil if it would be larger than the format permits, 4 GB.
    package var bytes: [UInt8]? {
        var (file, central) = (LittleEndian(), LittleEndian())
        for entry in entries {
            let packed = entry.isPacked ? Deflate.packed(entry.bytes, .none) : nil
            let isSmaller = (packed?.count ?? .max) < entry.bytes.count
            let data = isSmaller ? packed ?? entry.bytes : entry.bytes
            guard file.bytes.count + data.count < Int(UInt32.max) else { return nil }
            let start = UInt32(file.bytes.count)
            var header = LittleEndian()
            header.add(UInt16(20))
            header.add(Self.flags)
            header.add(UInt16(isSmaller ? 8 : 0))
            header.add(UInt16(0))
            header.add(Self.day)
            header.add(Deflate.checkValue(entry.bytes))
            header.add(UInt32(data.count))
            header.add(UInt32(entry.bytes.count))
            header.add(UInt16(entry.name.utf8.count))
            header.add(UInt16(0))
            file.add(Self.localMark)
            file.bytes += header.bytes + Array(entry.name.utf8) + data
            central.add(Self.centralMark)
            central.add(UInt16(20))
            central.bytes += header.bytes
            // No comment, the first disk, no attributes.
            central.bytes += [UInt8](repeating: 0, count: 10)
            central.add(start)
            central.bytes += Array(entry.name.utf8)
        }
        let start = UInt32(file.bytes.count)
        file.bytes += central.bytes
        file.add(Self.endMark)
        file.add(UInt32(0))
        file.add(UInt16(entries.count))
        file.add(UInt16(entries.count))
        file.add(UInt32(central.bytes.count))
        file.add(start)
        file.add(UInt16(0))
        return file.bytes
    }

    // MARK: Reading

    /// Whether a file begins as one.
    package static func isZip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) }

    /// What of a file is not among its entries: what is before, between and behind them, and names, comments and extra data.
    package private(set) var rest: [UInt8] = []
    /// Whether something of it is encrypted, or compressed in a way that is not read.
    package private(set) var isPartlyUnread = false

    /// The entries that can be read, by the list at the end of the file. Nil if it is no ZIP file.
    /// - Parameter limit: the most bytes of an entry.
    package init?(reading bytes: [UInt8], limit: Int) {
        entries = []
        guard let end = Self.end(bytes) else { return nil }
        var place = Int(bytes.number(at: end + 16, of: UInt32.self) ?? 0)
        let count = Int(bytes.number(at: end + 10, of: UInt16.self) ?? 0)
        var used: [Range<Int>] = []
        for _ in 0..<count {
            guard bytes.number(at: place, of: UInt32.self) == Self.centralMark,
                let flags = bytes.number(at: place + 8, of: UInt16.self),
                let method = bytes.number(at: place + 10, of: UInt16.self),
                let packed = bytes.number(at: place + 20, of: UInt32.self),
                let nameLength = bytes.number(at: place + 28, of: UInt16.self),
                let extra = bytes.number(at: place + 30, of: UInt16.self),
                let comment = bytes.number(at: place + 32, of: UInt16.self),
                let local = bytes.number(at: place + 42, of: UInt32.self),
                place + 46 + Int(nameLength) <= bytes.count
            else { break }
            let name = String(decoding: bytes[(place + 46)..<(place + 46 + Int(nameLength))], as: UTF8.self)
            place += 46 + Int(nameLength) + Int(extra) + Int(comment)
            guard let ownName = bytes.number(at: Int(local) + 26, of: UInt16.self),
                let ownExtra = bytes.number(at: Int(local) + 28, of: UInt16.self)
            else { continue }
            let start = Int(local) + 30 + Int(ownName) + Int(ownExtra)
            guard start + Int(packed) <= bytes.count else { continue }
            used.append(start..<(start + Int(packed)))
            let data = Array(bytes[start..<(start + Int(packed))])
            switch method {
            case 0: entries.append(Entry(name: name, bytes: Array(data.prefix(limit)), isPacked: false))
            case 8: entries.append(Entry(name: name, bytes: Deflate.unpacked(data, .none, limit: limit).bytes))
            // What is packed in another way is looked at as it is.
            default:
                used.removeLast()
                isPartlyUnread = true
            }
            if flags & 1 != 0 { isPartlyUnread = true }
        }
        var next = 0
        for range in used.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= next {
            rest += bytes[next..<range.lowerBound]
            next = range.upperBound
        }
        rest += bytes[next...]
    }

    /// Where the record at the end of the file begins, before which only a comment is permitted.
    private static func end(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= 22 else { return nil }
        return (max(0, bytes.count - 22 - 65_535)...(bytes.count - 22)).reversed().first {
            bytes.number(at: $0, of: UInt32.self) == endMark
        }
    }
}

/// Numbers with the lowest byte first.
private struct LittleEndian {
    var bytes: [UInt8] = []

    mutating func add(_ number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}

extension [UInt8] {
    /// A number with the lowest byte first; nil if it is not all there.
    fileprivate func number<Number: FixedWidthInteger & UnsignedInteger>(at place: Int, of type: Number.Type) -> Number?
    {
        let width = Number.bitWidth / 8
        guard place >= 0, place + width <= count else { return nil }
        return (0..<width).reduce(0) { $0 | Number(self[place + $1]) << (8 * $1) }
    }
}
