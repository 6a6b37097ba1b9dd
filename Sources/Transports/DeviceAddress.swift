/// A device as the user names it: `scheme:target?option=value&…`, or a bare `/dev/...` path or `host:port`.
package struct DeviceAddress: Hashable, Sendable {
    /// What the user wrote.
    package let text: String
    package let scheme: String
    package let target: String
    package let options: [String: String]
    /// The speed that the adapter there rested at the last time, where that is known.
    package var knownBaud: Int?

    /// The schemes whose devices are searched where none is named.
    private static let searched = ["doip"]

    /// - Parameter schemes: the schemes there are.
    package init(_ text: String, schemes: [String]) throws(AddressError) {
        self.text = text
        let isBarePath = text.hasPrefix("/")
        let colon = text.firstIndex(of: ":")
        let prefix = colon.map { String(text[..<$0]) }
        let rest: Substring
        if !isBarePath, let colon, let prefix, schemes.contains(prefix) {
            scheme = prefix
            rest = text[text.index(after: colon)...]
        } else {
            // An address has a port, or at least the look of a host; anything else is a slip of the pen.
            guard isBarePath || Self.looksLikeHost(text) else {
                throw .notADevice(text)
            }
            scheme = isBarePath ? "serial" : "tcp"
            rest = text[...]
        }
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        target = String(parts[0])
        var options: [String: String] = [:]
        if parts.count > 1 {
            for option in parts[1].split(separator: "&") {
                let pair = option.split(separator: "=", maxSplits: 1)
                guard pair.count == 2, options.updateValue(String(pair[1]), forKey: String(pair[0])) == nil else {
                    throw .wrongOption(String(option), device: text)
                }
            }
        }
        self.options = options
        guard !target.isEmpty || Self.searched.contains(scheme) else { throw .noTarget(text) }
    }

    private static func looksLikeHost(_ text: String) -> Bool {
        guard !text.contains("/"), !text.contains(" ") else { return false }
        if text.hasPrefix("[") { return true }
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        switch parts.count {
        case 1: return text.contains(".") || text == "localhost"
        case 2: return !parts[0].isEmpty && number(parts[1]) != nil
        default: return false
        }
    }

    /// Without the sign that `UInt16` would take.
    private static func number(_ text: Substring) -> UInt16? {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt16(text) : nil
    }

    /// Throws when there is an option that the scheme does not know.
    package func allowOptions(_ known: [String]) throws(AddressError) {
        guard let unknown = options.keys.filter({ !known.contains($0) }).min() else { return }
        throw .unknownOption(unknown, scheme: scheme, known: known)
    }

    /// How many times faster than real time: the option `rate=N`; nil for `rate=max`, without waiting.
    package static func rate(_ text: String) throws(AddressError) -> Double? {
        if text == "max" { return nil }
        guard let rate = Double(text), (0.01...1000).contains(rate) else { throw .wrongRate(text) }
        return rate
    }

    /// A host with a port as users write it: "192.168.0.10:35000", "[::1]:35000".
    package static func text(_ host: String, _ port: UInt16) -> String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// `[HOST][:PORT]`; without a host it is nil.
    package func searchedHostAndPort(defaultPort: UInt16) throws(AddressError) -> (host: String?, port: UInt16) {
        if target.isEmpty { return (nil, defaultPort) }
        if target.hasPrefix(":"), target.filter({ $0 == ":" }).count == 1 {
            guard let port = Self.number(target.dropFirst()), port > 0 else { throw .wrongPort(text) }
            return (nil, port)
        }
        let (host, port) = try hostAndPort(defaultPort: defaultPort)
        return (host, port)
    }

    /// `HOST[:PORT]`, `[IPV6]:PORT` or a bare IPv6 address.
    package func hostAndPort(defaultPort: UInt16) throws(AddressError) -> (host: String, port: UInt16) {
        var host = target[...]
        var portText: Substring?
        if target.hasPrefix("[") {
            let end = target.firstIndex(of: "]") ?? target.startIndex
            host = target[..<end].dropFirst()
            let after = target[end...].dropFirst()
            if !after.isEmpty { portText = after.hasPrefix(":") ? after.dropFirst() : "" }
        } else if target.filter({ $0 == ":" }).count == 1, let colon = target.firstIndex(of: ":") {
            host = target[..<colon]
            portText = target[target.index(after: colon)...]
        }
        guard !host.isEmpty else { throw .noHost(text) }
        guard let port = portText.map(Self.number) ?? defaultPort, port > 0 else { throw .wrongPort(text) }
        return (String(host), port)
    }
}
