/// The text of log files, which programs write in several encodings.
enum LogText {
    /// Returns a text in UTF-8, without a byte order mark. It may be in UTF-8, in UTF-16 with a byte order mark or with
    /// only ASCII characters at its beginning, or, if it is neither, in Windows-1252, which contains Latin-1.
    static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xC3, 0xAF, 0xC2, 0xBB, 0xC2, 0xBF]]
        for mark in marks where bytes.starts(with: mark) { return utf8(Array(bytes.dropFirst(mark.count))) }
        if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), isBigEndian: false) }
        if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), isBigEndian: true) }
        if bytes.count >= 4, (bytes[0] == 0) != (bytes[1] == 0), bytes[0] == bytes[2] || bytes[1] == bytes[3] {
            return utf16(bytes[...], isBigEndian: bytes[0] == 0)
        }
        return isUTF8(bytes) ? bytes : Array(windows1252(bytes).utf8)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Whether all of it is UTF-8, but for a character that is cut off at the end.
    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte < 0x80 { continue }
            let count = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : 1
            guard (0xC2...0xF4).contains(byte) else { return false }
            for _ in 0..<count {
                guard index < bytes.count else { return true }
                guard bytes[index] & 0xC0 == 0x80 else { return false }
                index += 1
            }
        }
        return true
    }

    // MARK: Windows-1252

    /// The characters of 80 to 9F; those that are not assigned are control characters, as in Latin-1.
    private static let upper: [Unicode.Scalar] =
        Array(
            "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{17D}\u{8F}"
                .unicodeScalars)
        + Array(
            "\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}"
                .unicodeScalars)

    private static let bytesOfUpper: [Unicode.Scalar: UInt8] = Dictionary(
        uniqueKeysWithValues: zip(upper, 0x80...0x9F))

    private static func windows1252(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            text.append((0x80...0x9F).contains(byte) ? upper[Int(byte) - 0x80] : Unicode.Scalar(byte))
        }
        return String(text)
    }

    /// Undoes that UTF-8 was taken for Windows-1252 and encoded again, once or several times: "Â°C" is "°C".
    static func repaired(_ text: String) -> String {
        var text = text
        for _ in 0..<3 {
            guard text.utf8.contains(where: { $0 >= 0x80 }) else { break }
            var bytes: [UInt8] = []
            for scalar in text.unicodeScalars {
                guard let byte = bytesOfUpper[scalar] ?? UInt8(exactly: scalar.value) else { return text }
                bytes.append(byte)
            }
            guard let decoded = String(validating: bytes, as: UTF8.self) else { break }
            text = decoded
        }
        return text
    }
}
