extension DeviceAddress {
    /// Reads `[HOST:]PORT`, or `HOST` if there is a default port.
    package static func endpoint(
        _ text: String, defaultPort: UInt16? = nil
    ) throws(DatagramError) -> (host: String?, port: UInt16) {
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = UInt16(text), port > 0 {
            return (nil, port)
        }
        guard let address = try? DeviceAddress("tcp:" + text, schemes: ["tcp"]), address.options.isEmpty,
            let (host, port) = try? address.hostAndPort(defaultPort: defaultPort ?? 1),
            // Without a port, it is the default one, whatever that is.
            defaultPort != nil || port != 1 || (try? address.hostAndPort(defaultPort: 2))?.port == 1
        else { throw .wrongAddress(text) }
        return (host, port)
    }

    /// Reads `[ADDRESS:]PORT` to listen on, where the port may be 0, for any; nil if it is none.
    @Sendable package static func listening(_ text: String) -> (host: String?, port: UInt16)? {
        if text == "0" { return (nil, 0) }
        if text.hasSuffix(":0") { return (String(text.dropLast(2)), 0) }
        return try? endpoint(text)
    }
}
