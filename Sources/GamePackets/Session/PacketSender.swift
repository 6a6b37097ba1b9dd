/// Who sends packets: the address of a computer or console, and the port there.
package struct PacketSender: Hashable, Sendable {
    /// The address in text.
    package var host: String
    package var port: UInt16

    package init(host: String, port: UInt16) { (self.host, self.port) = (host, port) }
}
