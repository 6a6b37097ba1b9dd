/// What a server of HTTP/1.1 answered.
package struct HTTPResponse: Hashable, Sendable {
    package var status: Int
    package var body: [UInt8]
    /// Whether the connection can have another request.
    package var staysOpen = false

    package init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}

/// Puts a response together from the bytes of a connection on which one request was sent.
package struct HTTPResponseReader {
    /// The most bytes of the status line and the header, and of the line before a chunk.
    private static let (mostHeader, mostLine) = (32_768, 256)

    private enum Body {
        case length(Int)
        case chunked
        /// Until the server closes the connection.
        case rest
    }

    private let limit: Int
    private var buffer: [UInt8] = []
    private var status = 0
    private var body: Body?
    private var content: [UInt8] = []
    private var isComplete = false
    private var closes = false

    /// - Parameter limit: the most bytes of a body.
    package init(limit: Int) { self.limit = limit }

    /// Takes bytes. Returns the response when it is complete.
    package mutating func take(_ bytes: [UInt8]) throws(HTTPError) -> HTTPResponse? {
        buffer += bytes
        if body == nil, try !readHeader() { return nil }
        switch body {
        case nil: return nil
        case .length(let length) where length > limit: throw .tooLong
        case .rest, .length:
            content += buffer
            buffer = []
            guard content.count <= limit else { throw .tooLong }
            if case .length(let length)? = body, content.count >= length {
                // More than was announced is no beginning of another response.
                if content.count > length { closes = true }
                content.removeLast(content.count - length)
                isComplete = true
            }
        case .chunked: try readChunks()
        }
        guard isComplete else { return nil }
        var response = HTTPResponse(status: status, body: content)
        if case .length? = body { response.staysOpen = !closes }
        return response
    }

    /// The server has closed the connection.
    package func end() throws(HTTPError) -> HTTPResponse {
        guard case .rest? = body else { throw buffer.isEmpty && body == nil ? .noResponse : .cutOff }
        return HTTPResponse(status: status, body: content)
    }

    /// Returns whether the header is complete.
    private mutating func readHeader() throws(HTTPError) -> Bool {
        let start = Array("HTTP/1.".utf8)
        guard zip(buffer, start).allSatisfy(==) else { throw .notHTTP }
        while body == nil {
            guard let end = Self.headerEnd(buffer) else {
                guard buffer.count <= Self.mostHeader else { throw .notHTTP }
                return false
            }
            let lines = buffer[..<end.header].split(separator: 0x0A).map {
                Self.trimmed(String(decoding: $0, as: UTF8.self))
            }.filter { !$0.isEmpty }
            buffer.removeFirst(end.body)
            let words = (lines.first ?? "").split(separator: " ", maxSplits: 2)
            guard words.count >= 2, words[1].utf8.count == 3, let status = Int(words[1]), (100...599).contains(status)
            else { throw .notHTTP }
            self.status = status
            // A provisional response comes before the real one.
            guard status >= 200 else { continue }
            body = try Self.body(lines.dropFirst(), status: status)
            closes =
                words[0] != "HTTP/1.1"
                || lines.contains { $0.lowercased().filter { !$0.isWhitespace } == "connection:close" }
        }
        return true
    }

    /// Where the header ends and the body begins, with line ends of either kind.
    private static func headerEnd(_ bytes: [UInt8]) -> (header: Int, body: Int)? {
        var isAtLineStart = false
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A {
                if isAtLineStart { return (index, index + 1) }
                isAtLineStart = true
            } else if byte != 0x0D {
                isAtLineStart = false
            }
        }
        return nil
    }

    private static func body(_ lines: some Sequence<Substring>, status: Int) throws(HTTPError) -> Body {
        var body = Body.rest
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { throw .notHTTP }
            let value = trimmed(line[line.index(after: colon)...])
            switch line[..<colon].lowercased() {
            case "transfer-encoding":
                guard value.lowercased() == "chunked" else { throw .notHTTP }
                return .chunked
            case "content-length":
                guard value.utf8.count < 15, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                    let length = Int(value)
                else { throw .notHTTP }
                body = .length(length)
            // It was not asked for.
            case "content-encoding" where value.lowercased() != "identity": throw .notHTTP
            default: break
            }
        }
        return status == 204 || status == 304 ? .length(0) : body
    }

    private mutating func readChunks() throws(HTTPError) {
        while !isComplete, let end = buffer.firstIndex(of: 0x0A) {
            let line = Self.trimmed(String(decoding: buffer[..<end], as: UTF8.self)[...])
            let number = Self.trimmed(line.prefix { $0 != ";" })
            guard number.utf8.count < 9, let count = Int(number, radix: 16), count >= 0 else { throw .notHTTP }
            if count == 0 {
                // What may follow does not matter.
                isComplete = true
                return
            }
            guard content.count + count <= limit else { throw .tooLong }
            // The chunk, and the end of its line.
            let rest = buffer[(end + 1)...]
            guard rest.count > count + 1 || (rest.count > count && rest[rest.startIndex + count] == 0x0A) else {
                return
            }
            content += rest.prefix(count)
            let next = rest.startIndex + count
            buffer.removeFirst(next + (buffer[next] == 0x0D ? 2 : 1))
        }
        if !isComplete, buffer.count > Self.mostLine, buffer.firstIndex(of: 0x0A) == nil { throw .notHTTP }
    }

    private static func trimmed(_ text: some StringProtocol) -> Substring {
        var rest = Substring(text)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        return rest
    }
}
