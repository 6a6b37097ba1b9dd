import Formats

/// A request of HTTP/1.1, as apps for sharing positions send it: read piece by piece, within limits. It is no server:
/// there is one status to all that is right, and the connection ends after it.
struct PhoneRequest: Sendable {
    /// The status: 200, or why not.
    enum Status: Int, Sendable {
        case fine = 200
        case malformed = 400
        case unauthorized = 401
        case needsLength = 411
        case tooLarge = 413

        func text(_ body: String = "") -> String {
            let reason =
                switch self {
                case .fine: "OK"
                case .malformed: "Bad Request"
                case .unauthorized: "Unauthorized"
                case .needsLength: "Length Required"
                case .tooLarge: "Content Too Large"
                }
            let more = self == .unauthorized ? "WWW-Authenticate: Basic realm=\"positions\"\r\n" : ""
            return "HTTP/1.1 \(rawValue) \(reason)\r\n\(more)Content-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
        }
    }

    enum Progress: Sendable {
        case incomplete
        /// The client waits for this before it sends its body.
        case expectsContinue
        case done(parameters: [String: String], tokens: [String], body: [UInt8])
        case refused(Status)
    }

    static let (longestHead, longestBody) = (8192, 65_536)
    static let methods = ["GET ", "POST ", "PUT ", "HEAD "]

    private struct Head: Sendable {
        var parameters: [String: String]
        var tokens: [String]
        var length: Int
        var expectsContinue: Bool
    }

    private var head: Head?
    private var bytes: [UInt8] = []

    /// Adds what has arrived.
    mutating func add(_ new: some Collection<UInt8>) -> Progress {
        bytes += new
        if head == nil {
            guard let end = Self.end(of: bytes) else {
                return bytes.count > Self.longestHead ? .refused(.tooLarge) : .incomplete
            }
            guard end <= Self.longestHead else { return .refused(.tooLarge) }
            switch Self.read(bytes[..<end]) {
            case .success(let read): head = read
            case .failure(let error): return .refused(error.status)
            }
            bytes.removeFirst(end)
        }
        guard var read = head else { return .incomplete }
        guard bytes.count < read.length else {
            return .done(
                parameters: read.parameters, tokens: read.tokens, body: Array(bytes.prefix(read.length)))
        }
        guard read.expectsContinue else { return .incomplete }
        read.expectsContinue = false
        head = read
        return .expectsContinue
    }

    private struct HeadError: Error { var status: Status }

    /// The number of bytes up to the empty line.
    private static func end(of bytes: [UInt8]) -> Int? {
        var start = 0
        while let index = bytes[start...].firstIndex(of: 0x0A) {
            let line = bytes[start..<index]
            if start > 0, line.isEmpty || line.elementsEqual([0x0D]) { return index + 1 }
            start = index + 1
        }
        return nil
    }

    private static func read(_ bytes: ArraySlice<UInt8>) -> Result<Head, HeadError> {
        let lines = bytes.split(separator: 0x0A).map { line in
            String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
        }
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return .failure(HeadError(status: .malformed)) }
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var head = Head(
            parameters: parts.count > 1 ? URLParameters.read(parts[1]) : [:], tokens: [], length: 0,
            expectsContinue: false)
        if let token = head.parameters["token"] { head.tokens.append(token) }
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].drop { $0 == " " }
            switch line[..<colon].lowercased() {
            case "content-length":
                guard let length = Int(value), length >= 0 else { return .failure(HeadError(status: .malformed)) }
                guard length <= longestBody else { return .failure(HeadError(status: .tooLarge)) }
                head.length = length
            case "transfer-encoding": return .failure(HeadError(status: .needsLength))
            case "expect": head.expectsContinue = true
            case "authorization": head.tokens += tokens(of: value)
            default: break
            }
        }
        return .success(head)
    }

    /// The token of a bearer; name and password of a user.
    private static func tokens(of value: Substring) -> [String] {
        let words = value.split(separator: " ")
        guard words.count == 2 else { return [] }
        switch words[0].lowercased() {
        case "bearer": return [String(words[1])]
        case "basic":
            let text = Base64.bytes(words[1]).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return text.split(separator: ":", maxSplits: 1).map(String.init)
        default: return []
        }
    }
}
