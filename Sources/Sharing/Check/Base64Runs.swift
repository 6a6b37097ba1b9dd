/// Base64 within text: runs of its alphabet, also that for addresses, and with line breaks.
enum Base64Runs {
    /// Shorter runs have no position, even of eight bytes.
    static let shortest = 11

    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
        values[Int(UInt8(ascii: "-"))] = 62
        values[Int(UInt8(ascii: "_"))] = 63
        return values
    }()

    /// The bytes of a text of the alphabet; nil for any other.
    static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var (bytes, group, bits): ([UInt8], UInt32, UInt32) = ([], 0, 0)
        bytes.reserveCapacity(text.count / 4 * 3 + 3)
        for character in text {
            let value = values[Int(character)]
            if value == 0xFF {
                guard [0x3D, 0x0A, 0x0D].contains(character) else { return nil }
                continue
            }
            group = group << 6 | UInt32(value)
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: group >> bits))
        }
        return bytes
    }

    /// The runs in a text. A line break continues a run if there are at least 60 characters before it.
    static func runs(in text: [UInt8]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var (start, lineStart): (Int?, Int) = (nil, 0)
        for (place, byte) in text.enumerated() {
            if values[Int(byte)] != 0xFF {
                if start == nil {
                    start = place
                    lineStart = place
                }
                continue
            }
            if byte == 0x0D, start != nil { continue }
            if byte == 0x0A, start != nil, place - lineStart >= 60 {
                lineStart = place + 1
                continue
            }
            if let start, place - start >= shortest { runs.append(start..<place) }
            start = nil
        }
        if let start, text.count - start >= shortest { runs.append(start..<text.count) }
        return runs
    }
}

/// Bytes that are written in hexadecimal digits, with or without blanks between them.
enum HexRuns {
    private static let shortest = 8

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }

    /// The bytes of each run of at least eight.
    static func contents(of text: [UInt8]) -> [[UInt8]] {
        var contents: [[UInt8]] = []
        var (bytes, high): ([UInt8], UInt8?) = ([], nil)
        func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x3A || byte == 0x2D }
        for byte in text {
            if let value = digit(byte) {
                if let first = high {
                    bytes.append(first << 4 | value)
                    high = nil
                } else {
                    high = value
                }
            } else if !(isSeparator(byte) && high == nil && !bytes.isEmpty) {
                if bytes.count >= shortest { contents.append(bytes) }
                bytes = []
                high = nil
            }
        }
        if bytes.count >= shortest { contents.append(bytes) }
        return contents
    }
}

/// Bytes that are written as a list of their numbers, such as "87, 86, 87".
enum ByteNumbers {
    private static let shortest = 8

    /// The bytes of each list of at least eight.
    static func contents(of text: [UInt8]) -> [[UInt8]] {
        var (contents, bytes, place) = ([[UInt8]](), [UInt8](), 0)
        func end() {
            if bytes.count >= shortest { contents.append(bytes) }
            bytes = []
        }
        while place < text.count {
            let start = place
            var number = 0
            while place < text.count, (0x30...0x39).contains(text[place]), place - start < 4 {
                number = number * 10 + Int(text[place] - 0x30)
                place += 1
            }
            if place > start {
                if number > 255 { end() } else { bytes.append(UInt8(number)) }
                continue
            }
            // Space, comma, semicolon and line breaks are between them.
            if ![0x20, 0x2C, 0x3B, 0x0A, 0x0D, 0x09].contains(text[place]) { end() }
            place += 1
        }
        end()
        return contents
    }
}

/// Bytes in base32 (RFC 4648).
enum Base32Runs {
    private static let shortest = 16

    /// The bytes of each run of at least 16 characters.
    static func contents(of text: [UInt8]) -> [[UInt8]] {
        text.split { !(0x41...0x5A).contains($0) && !(0x32...0x37).contains($0) }.filter { $0.count >= shortest }
            .map { run in
                var (bytes, group, bits) = ([UInt8](), UInt32(0), UInt32(0))
                for character in run {
                    group = group << 5 | UInt32(character >= 0x41 ? character - 0x41 : character - 0x32 + 26)
                    bits += 5
                    guard bits >= 8 else { continue }
                    bits -= 8
                    bytes.append(UInt8(truncatingIfNeeded: group >> bits))
                }
                return bytes
            }
    }
}
