/// A request of a browser.
package struct Request: Sendable {
    package let method: String
    /// Decoded, without the query: "/trip/12".
    package let path: String
    package let query: [String: String]
    /// The headers that this program looks at, with names in lower case.
    package let headers: [String: String]
    package let body: [UInt8]

    package init(
        method: String = "GET", path: String, query: [String: String] = [:], headers: [String: String] = [:],
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// The headers that are kept.
    static let headerNames = ["host", "origin", "authorization", "cookie", "sec-fetch-site", "sec-fetch-mode"]

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
