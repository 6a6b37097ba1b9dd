package import OBD
package import Transports

extension CANFrame {
    /// Reads digits as adapters show frames with headers on; nil for anything else.
    init?(digits: [UInt8], isExtended: Bool) {
        let width = isExtended ? 8 : 3
        guard digits.count > width, digits.count - width <= 16, (digits.count - width).isMultiple(of: 2),
            let identifier = UInt32(String(decoding: digits.prefix(width), as: UTF8.self), radix: 16),
            identifier <= (isExtended ? 0x1FFF_FFFF : 0x7FF),
            let data = Hexadecimal.bytes(String(decoding: digits.dropFirst(width), as: UTF8.self))
        else { return nil }
        self.init(identifier: identifier, isExtended: isExtended, data: data)
    }
}

extension Session {
    /// Listens to what modules broadcast on CAN, without sending anything to the bus.
    /// - Parameters:
    ///   - identifier: three or eight digits; nil for all frames.
    ///   - seconds: how long.
    package func listen(to identifier: String?, seconds: Double) throws(TransportError) -> [CANFrame] {
        guard framing?.isCAN == true else { return [] }
        let isExtended = framing == .can29
        if let identifier, (identifier.utf8.count == 8) != isExtended { return [] }
        try askAllAgain()
        // Frames as they are: a frame need not be a message of ISO 15765-2.
        var undo = ["ATCAF1"]
        _ = try tell("ATCAF0")
        if !headersShown {
            _ = try tell("ATH1")
            undo.append("ATH0")
        }
        if let identifier {
            _ = try tell("ATCRA\(identifier)")
            undo.append(format.onlyECU.map { "ATCRA\($0)" } ?? "ATAR")
        }
        headerRemedy = undo
        try adapter.send("ATMA")
        let reply = try adapter.finish(within: seconds)
        if !reply.isComplete { try adapter.interrupt() }
        try askAllAgain()
        return reply.lines.compactMap { line in
            guard case .digits(let digits) = line.content else { return nil }
            return CANFrame(digits: digits, isExtended: isExtended)
        }
    }

    /// Returns the frames that modules broadcast with an identifier within a second.
    package func broadcasts(_ identifier: String) throws(TransportError) -> [CANFrame] {
        try listen(to: identifier, seconds: Self.broadcastSeconds).filter {
            UInt32(identifier, radix: 16) == $0.identifier
        }
    }

    /// Most frames are sent at least once a second.
    private static let broadcastSeconds = 1.0
}
