/// The kinds of routing activation, and the codes of the response (ISO 13400-2) on which more depends than a message.
package enum RoutingActivation {
    /// For what emission regulations require.
    package static let regulated: UInt8 = 0x01
    static let usual: UInt8 = 0x00
    static let unknownKind: UInt8 = 0x06
    static let requiresTLS: UInt8 = 0x07
    static let accepted: UInt8 = 0x10
    static let acceptedAfterConfirmation: UInt8 = 0x11
}

/// Why an entity refuses a message of a tester (ISO 13400-2).
package enum DoIPNack: Hashable, Sendable {
    /// The code of a diagnostic message negative acknowledgement.
    case message(UInt8)
    /// The code of a header negative acknowledgement.
    case header(UInt8)

    /// Whether the entity has only no room at the moment, or an error on its bus.
    var isTransient: Bool { [.message(0x05), .message(0x08), .header(0x03)].contains(self) }

    /// Whether there is no such target: it is not known, cannot be reached, or its network is not known.
    var isOfTarget: Bool { [.message(0x03), .message(0x06), .message(0x07)].contains(self) }

    package var text: String {
        switch self {
        case .message(0x02): "wrong address of the tester"
        case .message(0x03): "unknown target"
        case .message(0x04), .header(0x02): "message too long"
        case .message(0x05), .header(0x03): "out of memory"
        case .message(0x06): "target unreachable"
        case .message(0x07): "unknown network"
        case .message(0x08): "error on the bus"
        case .header(0x00): "wrong version"
        case .header(0x01): "unknown kind"
        case .header(0x04): "wrong length"
        case .message(let code), .header(let code): "code \(String(code, radix: 16, uppercase: true))"
        }
    }
}

/// What became of a request: the gateway has confirmed it or an ECU answered it, or it was refused.
enum DoIPConfirmation: Hashable {
    case accepted
    case refused(DoIPNack)

    /// Whether the gateway passes requests on, or would if it knew the target.
    var isRouted: Bool { self == .accepted || self == .refused(.message(0x03)) }

    /// Whether the target need not be asked again.
    var isFinal: Bool { if case .refused(let nack) = self { nack.isOfTarget } else { false } }

    var text: String { if case .refused(let nack) = self { nack.text } else { "no response" } }
}
