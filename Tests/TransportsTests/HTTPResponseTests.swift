import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct HTTPResponseTests {
    /// The response in pieces of some bytes, and the end of the connection.
    private func read(_ text: String, piece: Int, limit: Int = 1000) throws -> HTTPResponse {
        var reader = HTTPResponseReader(limit: limit)
        var rest = bytes(text)[...]
        while !rest.isEmpty {
            if let response = try reader.take(Array(rest.prefix(piece))) { return response }
            rest = rest.dropFirst(piece)
        }
        return try reader.end()
    }

    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", 200, "hello"),
        ("HTTP/1.1 200\r\ncontent-length:  5 \r\n\r\nhello, and more", 200, "hello"),
        ("HTTP/1.0 400 Bad Request\r\nServer: x\r\n\r\nhello", 400, "hello"),
        ("HTTP/1.1 200 OK\nContent-Length: 5\n\nhello", 200, "hello"),
        ("HTTP/1.1 204 No Content\r\n\r\n", 204, ""),
        ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", 200, "hello"),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;x=y\r\nllo\r\n0\r\n\r\n", 200, "hello"),
        (
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\nContent-Length: 1\r\n\r\nA\r\n0123456789\r\n0\r\n\r\n",
            200,
            "0123456789"
        ),
    ])
    func aResponseHoweverItIsSplit(_ text: String, _ status: Int, _ body: String) throws {
        for piece in [1, 2, 3, 7, 1000] {
            let response = try read(text, piece: piece)
            #expect(response.status == status && response.body == bytes(body))
        }
    }

    /// Only what ends by itself leaves the connection to another request.
    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", true), ("HTTP/1.1 204 No Content\r\n\r\n", true),
        ("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", true),
        ("HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nhello", false), ("HTTP/1.1 200 OK\r\n\r\nhello", false),
        ("HTTP/1.1 200 OK\r\nCONNECTION:  Close\r\nContent-Length: 5\r\n\r\nhello", false),
        ("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello, and more", false),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", false),
    ])
    func anotherRequestOnTheConnection(_ text: String, _ staysOpen: Bool) throws {
        #expect(try read(text, piece: 1000).staysOpen == staysOpen)
    }

    @Test(arguments: [
        ("SSH-2.0-OpenSSH\r\n", HTTPError.notHTTP), ("HTTP/2 200 OK\r\n\r\n", .notHTTP), ("", .noResponse),
        ("HTTP/1.1 2OO OK\r\n\r\n", .notHTTP), ("HTTP/1.1 20 OK\r\n\r\n", .notHTTP),
        ("HTTP/1.1 200 OK\r\nno colon\r\n\r\n", .notHTTP),
        ("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello", .notHTTP),
        ("HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999\r\n\r\n", .notHTTP),
        ("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nhello", .notHTTP),
        ("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhello", .cutOff), ("HTTP/1.1 200 OK\r\n", .cutOff),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel", .cutOff),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\nhello", .notHTTP),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n-5\r\nhello", .notHTTP),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n7fffffff\r\nhello", .tooLong),
        ("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n", .tooLong),
        ("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: 1001), .tooLong),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + String(repeating: "1", count: 300), .notHTTP),
        ("HTTP/1.1 200 OK\r\nX: " + String(repeating: "x", count: 40_000), .notHTTP),
    ])
    func whatIsNoResponse(_ text: String, _ fault: HTTPError) {
        for piece in [1, 1000] { #expect(throws: fault) { try read(text, piece: piece) } }
    }
}
