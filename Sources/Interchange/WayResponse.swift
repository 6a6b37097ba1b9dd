package import Formats

/// Why there is no way, or no place, in a response of an engine.
package enum WayResponseError: UserError, Hashable {
    /// The engine knows the places, or does not, and there is no way.
    case noWay
    /// With the engine's code, such as "InvalidOptions", or the status of HTTP.
    case refused(String)
    case unreadable

    /// A longer code is cut off.
    private static let mostCode = 40

    /// With the engine's code if that can be shown, otherwise with the status of HTTP.
    static func refused(code: String, status: Int) -> WayResponseError {
        let isWord = !code.isEmpty && code.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        return .refused(isWord ? String(code.prefix(mostCode)) : String(status))
    }

    package var message: UserMessage {
        switch self {
        case .noWay: "the router finds none"
        case .refused(let code): "the server refuses: \(code)"
        case .unreadable: "the response cannot be read"
        }
    }
}

/// The names of streets as engines tell them.
enum StreetName {
    /// A longer one is cut off.
    private static let most = 60

    /// Without control characters; nil for none.
    static func of(_ text: String?) -> String? {
        guard let text else { return nil }
        let line = SafeText.line(text)
        var name = Substring(line)
        while name.first == " " { name.removeFirst() }
        while name.last == " " { name.removeLast() }
        return name.isEmpty ? nil : String(name.prefix(most))
    }
}

/// Text in the question of an address.
enum QueryText {
    /// With everything encoded but letters, digits and "-._~".
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain =
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
                || [0x2D, 0x2E, 0x5F, 0x7E].contains(byte)
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
