/// A complete diagnostic message of an ECU, or the reason why it could not be decoded.
package struct BusMessage: Hashable, Sendable {
    package let ecu: ECUAddress
    package let content: Result<[UInt8], MessageDecodingError>

    package init(ecu: ECUAddress, content: Result<[UInt8], MessageDecodingError>) {
        self.ecu = ecu
        self.content = content
    }

    /// Assembles the frames of a response, in order of arrival, into messages. Frames of several ECUs may be
    /// interleaved.
    package static func assemble(_ frames: [BusFrame], framing: VehicleBus.Framing) -> [BusMessage] {
        guard framing.isCAN else {
            return frames.map { BusMessage(ecu: $0.ecu, content: .success($0.data)) }
        }
        var order: [ECUAddress] = []
        var reassemblers: [ECUAddress: ISOTPReassembler] = [:]
        for frame in frames {
            if reassemblers[frame.ecu] == nil { order.append(frame.ecu) }
            reassemblers[frame.ecu, default: ISOTPReassembler(isExtended: frame.isExtended)].take(frame.data)
        }
        return order.flatMap { ecu in
            (reassemblers[ecu]?.finish() ?? []).map { BusMessage(ecu: ecu, content: $0) }
        }
    }
}

/// The reason why a message cannot be decoded, as a phrase in lower case.
package struct MessageDecodingError: Error, Hashable, Sendable {
    package let reason: String
    /// What arrived of a message that is cut off; nil if that is not known.
    package let partial: PartialMessage?

    package init(_ reason: String, partial: PartialMessage? = nil) {
        self.reason = reason
        self.partial = partial
    }
}

/// The beginning of a message whose end did not arrive: every byte of it is certain.
package struct PartialMessage: Hashable, Sendable {
    /// From the service byte on.
    package let bytes: [UInt8]
    /// The number of bytes that the whole message has.
    package let byteCount: Int

    package init(bytes: [UInt8], byteCount: Int) {
        self.bytes = bytes
        self.byteCount = byteCount
    }
}
