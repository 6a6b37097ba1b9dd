/// Texts of XML documents.
enum XMLText {
    private static let named: [(name: [UInt8], scalar: Unicode.Scalar)] = [
        (Array("amp".utf8), "&"), (Array("lt".utf8), "<"), (Array("gt".utf8), ">"), (Array("quot".utf8), "\""),
        (Array("apos".utf8), "'"),
    ]
    /// The characters of windows-1252 from 0x80 to 0x9F; those that it leaves out are those of ISO 8859-1.
    private static let windows: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// A text of bytes, which are UTF-8 or else windows-1252.
    static func string(_ bytes: some Collection<UInt8>) -> String {
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        var text = ""
        for byte in bytes {
            let number = 0x80...0x9F ~= byte ? windows[Int(byte) - 0x80] : UInt32(byte)
            if let scalar = Unicode.Scalar(number) { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// Appends bytes, with the references to characters in them resolved. Other references stay as they are.
    static func append(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
        var rest = bytes
        while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
            text += rest[..<mark]
            let name = rest[(mark + 1)...].prefix(10)
            if let end = name.firstIndex(of: UInt8(ascii: ";")), let scalar = scalar(name[..<end]) {
                text += Array(String(scalar).utf8)
                rest = rest[(end + 1)...]
            } else {
                text.append(UInt8(ascii: "&"))
                rest = rest[(mark + 1)...]
            }
        }
        text += rest
    }

    private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard name.first == UInt8(ascii: "#") else { return named.first { name.elementsEqual($0.name) }?.scalar }
        let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
        let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap { Unicode.Scalar($0) }
    }
}
