/// The address of a server of HTTP without encryption: `http://HOST[:PORT][/PATH]`.
package struct HTTPAddress: Hashable, Sendable {
    package let host: String
    package let port: UInt16
    /// What comes before the path of each request, without a slash at its end.
    package let path: String

    /// Nil for anything else, also for an address with a user's name or a question.
    package init?(_ text: String) {
        let scheme = "http://"
        guard text.lowercased().hasPrefix(scheme) else { return nil }
        let rest = text.dropFirst(scheme.count)
        guard rest.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }),
            !rest.contains(where: { "@?#\"<>".contains($0) })
        else { return nil }
        let authority = rest.prefix { $0 != "/" }
        guard let address = try? DeviceAddress("tcp:" + authority, schemes: ["tcp"]),
            let (host, port) = try? address.hostAndPort(defaultPort: 80)
        else { return nil }
        var path = rest.dropFirst(authority.count)
        while path.last == "/" { path.removeLast() }
        (self.host, self.port, self.path) = (host, port, String(path))
    }

    /// "http://localhost:5000".
    package var text: String { "http://\(authority)\(path)" }

    /// The host and the port as a request names them.
    var authority: String { DeviceAddress.text(host, port) }
}
