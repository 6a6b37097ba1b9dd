/// The user's settings: a file of `key = value` lines.
struct Configuration: Equatable {
    var adapter: String?

    private static let keys = ["adapter"]

    /// Reads the text of a configuration file; `path` is for messages.
    init(text: String, path: String) throws(Failure) {
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let content = Self.trimmed(line)
            if content.isEmpty || content.hasPrefix("#") { continue }
            let parts = content.split(separator: "=", maxSplits: 1).map(Self.trimmed)
            guard parts.count == 2, !parts[1].isEmpty else {
                throw Failure(
                    status: .usage, message: "\(path):\(index + 1): cannot make out '\(content)'",
                    advice: "write key = value")
            }
            switch parts[0] {
            case "adapter": adapter = String(parts[1])
            default:
                throw Failure(
                    status: .usage, message: "\(path):\(index + 1): unknown key '\(parts[0])'",
                    advice: "the keys are: \(Self.keys.joined(separator: ", "))")
            }
        }
    }

    /// An absent file is an empty one.
    static func read(path: String) throws(Failure) -> Configuration {
        let bytes = try UserFile.bytes(path) ?? []
        return try Configuration(text: String(decoding: bytes, as: UTF8.self), path: path)
    }

    private static func trimmed(_ text: some StringProtocol) -> Substring {
        var text = Substring(text)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
