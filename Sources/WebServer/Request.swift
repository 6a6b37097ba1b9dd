/// A request of a browser.
package struct Request: Sendable {
    package let method: String
    /// Decoded, without the query: "/trip/12".
    package let path: String
    package let query: [String: String]
    /// The headers that this program looks at, with names in lower case.
    package let headers: [String: String]
    package let body: [UInt8]
    /// The address of who sends it, without port; empty if unknown.
    package let client: String

    package init(
        method: String = "GET", path: String, query: [String: String] = [:], headers: [String: String] = [:],
        body: [UInt8] = [], client: String = ""
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.client = client
    }

    /// Whether it brings a token, right or wrong.
    package var bringsToken: Bool { headers["authorization"] != nil || query["token"] != nil }

    /// The headers that are kept.
    static let headerNames = [
        "host", "origin", "authorization", "cookie", "sec-fetch-site", "sec-fetch-mode", "accept", "content-type",
        "range",
    ]

    /// Returns the fields of a form (application/x-www-form-urlencoded), with all their values; nil if the body is none.
    package var form: [String: [String]]? {
        let type = (headers["content-type"] ?? "").prefix { $0 != ";" }.lowercased()
        guard type == "application/x-www-form-urlencoded" else { return nil }
        var form: [String: [String]] = [:]
        for part in body.split(separator: UInt8(ascii: "&")) {
            let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = pair.first.flatMap(Self.decoded), pair.count == 2, let value = Self.decoded(pair[1]) else {
                return nil
            }
            form[name, default: []].append(value)
        }
        return form
    }

    /// Nil for what is not UTF-8, or no percent-encoding.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
        var decoded: [UInt8] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): decoded.append(0x20)
            case UInt8(ascii: "%"):
                guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
                else {
                    return nil
                }
                decoded.append(value)
                rest = rest.dropFirst(2)
            default: decoded.append(byte)
            }
        }
        return String(validating: decoded, as: UTF8.self)
    }

    /// Returns a cookie (RFC 6265).
    package func cookie(_ name: String) -> String? {
        for pair in (headers["cookie"] ?? "").split(separator: ";") {
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, parts[0].drop(while: { $0 == " " }) == name[...] else { continue }
            return String(parts[1])
        }
        return nil
    }
}

/// What a request is answered with.
package struct Response: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]
    /// Sent instead of the body.
    package var part: FilePart?

    /// The number of bytes that are sent.
    var length: Int { part?.length ?? body.count }

    package init(_ status: Int, _ contentType: String, _ body: [UInt8]) {
        self.status = status
        headers = [("Content-Type", contentType)]
        self.body = body
    }

    package init(_ status: Int, text: String) {
        self.init(status, "text/plain; charset=utf-8", Array((text + "\n").utf8))
    }

    package static func page(_ html: String, _ status: Int = 200) -> Response {
        Response(status, "text/html; charset=utf-8", Array(html.utf8))
    }

    package static func redirect(to path: String) -> Response {
        var response = Response(303, text: "see \(path)")
        response.headers.append(("Location", path))
        return response
    }

    /// What every response says: nothing is loaded from elsewhere, framed, or kept by a proxy.
    static let always: [(name: String, value: String)] = [
        ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ]
}
