/// Whose frames on CAN are responses to a request.
package enum ResponseSource: Hashable, Sendable {
    /// The ECUs that answer standard requests (`ECUAddress.isStandard`).
    case standard
    /// One ECU, to which the request was addressed.
    case ecu(ECUAddress)
    /// One ECU (any, if nil) in extended addressing (ISO 15765-2): one of these address bytes precedes the control byte.
    case extended(ECUAddress?, Set<UInt8>)
    /// Any ECU, where it is not known at which address the one that was asked responds.
    case any

    /// Returns the data from the control byte on if a frame is a response; nil otherwise.
    func data(_ data: [UInt8], of ecu: ECUAddress) -> [UInt8]? {
        switch self {
        case .standard: return ecu.isStandard ? data : nil
        case .ecu(let asked): return ecu == asked ? data : nil
        case .any: return data
        case .extended(let asked, let bytes):
            guard asked == nil || asked == ecu, let first = data.first, bytes.contains(first) else { return nil }
            return Array(data.dropFirst())
        }
    }

    var isExtended: Bool { if case .extended = self { true } else { false } }
}
