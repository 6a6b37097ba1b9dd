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
    static let headerNames = ["host", "origin", "authorization", "cookie", "if-none-match", "content-type"]

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
