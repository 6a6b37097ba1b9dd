import Formats
package import Telemetry

/// Decides who may read: pages show where somebody lives and when nobody is at home.
///
/// A page of another site that the user looks at can send requests to this server. It cannot read the responses, because
/// there is no CORS, unless its name resolves to this computer (DNS rebinding); so a request must name this computer. On
/// an address that others reach a token is needed, too.
package struct AccessGate: Sendable {
    /// What to do with a request.
    package enum Decision {
        case allowed
        /// Asks the browser to come again with the cookie, and without the token in its address.
        case admitted(Response)
        /// The same for a program, which gets what it asked for, and the cookie.
        case allowedWith(cookie: String)
        case refused(Response)
    }

    /// How long a cookie is valid, in seconds: a phone that is used every month stays logged in.
    static let validS: Int64 = 30 * 86_400
    static let cookieName = "obdmech"

    /// Nil if none is needed.
    private let token: String?
    private let hasTLS: Bool
    /// Names of this computer, without port, in lower case.
    private let names: Set<String>

    package init(token: String?, hasTLS: Bool = false, names: [String] = []) {
        self.token = token
        self.hasTLS = hasTLS
        self.names = Set(["localhost"] + names.flatMap { [$0.lowercased(), $0.lowercased() + ".local"] })
    }

    package func decide(_ request: Request, now: WallTime) -> Decision {
        // With a token it is the cookie that a name of others would not get.
        guard let host = request.headers["host"], token != nil || isOurs(host) else {
            return .refused(Response(421, text: "this server does not have the name that the request asks for"))
        }
        if let origin = request.headers["origin"], origin != (hasTLS ? "https://" : "http://") + host {
            return .refused(Response(403, text: "requests of other sites are refused"))
        }
        guard let token else {
            // A link may lead here; a picture or a script of another site may not make this computer work.
            let isForeign = request.headers["sec-fetch-site"] == "cross-site"
            guard !isForeign || request.headers["sec-fetch-mode"] == "navigate" else {
                return .refused(Response(403, text: "requests of other sites are refused"))
            }
            return .allowed
        }
        if let header = request.headers["authorization"] {
            return Self.secret(header).map { Self.isEqual($0, token) } == true ? .allowed : unknown
        }
        if let given = request.query["token"] {
            guard Self.isEqual(given, token) else { return unknown }
            // Only a browser has an address bar and a history.
            let isBrowser = request.headers["accept"]?.contains("text/html") == true
            return isBrowser ? .admitted(admission(request, now)) : .allowedWith(cookie: cookie(now))
        }
        return request.cookie(Self.cookieName).map { isValid($0, now) } == true ? .allowed : unknown
    }

    /// The token of a bearer, or the password of a user, as OwnTracks sends it; the name may be any.
    private static func secret(_ header: String) -> String? {
        if header.hasPrefix("Bearer ") { return String(header.dropFirst(7)) }
        guard header.hasPrefix("Basic "), let bytes = Base64.bytes(header.dropFirst(6)),
            let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        return String(decoding: bytes[(colon + 1)...], as: UTF8.self)
    }

    private var unknown: Decision {
        var response = Response(401, text: "a token is needed: open the address that obdmech serve printed")
        response.headers.append(("WWW-Authenticate", "Bearer"))
        return .refused(response)
    }

    private func admission(_ request: Request, _ now: WallTime) -> Response {
        let query = request.query.filter { $0.key != "token" }.sorted { $0.key < $1.key }
            .map { "\(URLText.encoded($0.key))=\(URLText.encoded($0.value))" }.joined(separator: "&")
        let path = "/" + request.path.split(separator: "/").map { URLText.encoded(String($0)) }.joined(separator: "/")
        var response = Response.redirect(to: path + (query.isEmpty ? "" : "?" + query))
        response.headers.append(("Set-Cookie", cookie(now)))
        return response
    }

    private func cookie(_ now: WallTime) -> String {
        let until = now.microseconds / 1_000_000 + Self.validS
        return "\(Self.cookieName)=\(until).\(mark(until)); Path=/; Max-Age=\(Self.validS); HttpOnly; SameSite=Strict"
            + (hasTLS ? "; Secure" : "")
    }

    /// A cookie is the time until which it is valid and what only those who know the token can compute of it.
    private func isValid(_ cookie: String, _ now: WallTime) -> Bool {
        let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let until = Int64(parts[0]), until > now.microseconds / 1_000_000 else { return false }
        return Self.isEqual(String(parts[1]), mark(until))
    }

    private func mark(_ until: Int64) -> String {
        // Twice, so that nothing can be appended to what was hashed.
        let inner = Base64.text(SHA256.hash("obdmech \(token ?? "") \(until)"))
        return Base64.text(SHA256.hash("obdmech \(token ?? "") \(inner)")).filter { $0.isLetter || $0.isNumber }
    }

    /// Takes the same time wherever the texts differ.
    private static func isEqual(_ left: String, _ right: String) -> Bool {
        let (left, right) = (SHA256.hash(left), SHA256.hash(right))
        return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// Whether a Host header names this computer: an address in numbers cannot be rebound.
    private func isOurs(_ host: String) -> Bool {
        if host.hasPrefix("[") {
            guard let end = host.firstIndex(of: "]") else { return false }
            return host[..<end].dropFirst().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
                && Self.isPort(host[end...].dropFirst())
        }
        let name = host.prefix { $0 != ":" }
        guard Self.isPort(host[name.endIndex...]) else { return false }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil } || names.contains(name.lowercased())
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.isEmpty || text.hasPrefix(":") && UInt16(text.dropFirst()) != nil
    }
}
