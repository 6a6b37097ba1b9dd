/// A trouble code as people and workshop tools write it: `P0301`, `p0301`, `P0299:1C`, `P0299-1C`, `P0299 1C`,
/// `P02991C`.
package struct WrittenTroubleCode: Hashable, Sendable, CustomStringConvertible {
    package let code: TroubleCode
    /// The failure type of a three-byte code; nil for a two-byte code.
    package let failureType: FailureType?

    package init(_ code: TroubleCode, failureType: FailureType?) {
        (self.code, self.failureType) = (code, failureType)
    }

    /// Parses a code; nil if the text is not one. Letters may be lower case, and spaces may appear anywhere.
    package init?(_ text: String) {
        var characters = text.uppercased().filter { !$0.isWhitespace }[...]
        guard let code = TroubleCode(String(characters.prefix(5))) else { return nil }
        self.code = code
        characters = characters.dropFirst(5)
        if characters.isEmpty {
            failureType = nil
            return
        }
        if characters.first == ":" || characters.first == "-" { characters.removeFirst() }
        guard characters.utf8.count == 2, characters.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let byte = UInt8(characters, radix: 16)
        else { return nil }
        failureType = FailureType(byte: byte)
    }

    package var description: String { code.description + (failureType.map { "-\($0.hexadecimal)" } ?? "") }
}
