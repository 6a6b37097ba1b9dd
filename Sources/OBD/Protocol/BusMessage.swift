/// A whole diagnostic message of one ECU, or what is wrong with it.
package struct BusMessage: Hashable, Sendable {
    package let ecu: ECUAddress
    package let content: Result<[UInt8], MessageDecodingError>

    package init(ecu: ECUAddress, content: Result<[UInt8], MessageDecodingError>) {
        self.ecu = ecu
        self.content = content
    }

    /// Puts the frames of one answer, in the order of their arrival, together to messages. Frames of several ECUs may
    /// interleave.
    package static func assemble(_ frames: [BusFrame], framing: VehicleBus.Framing) -> [BusMessage] {
        guard framing.isCAN else {
            return frames.map { BusMessage(ecu: $0.ecu, content: .success($0.data)) }
        }
        var order: [ECUAddress] = []
        var reassemblers: [ECUAddress: ISOTPReassembler] = [:]
        for frame in frames {
            if reassemblers[frame.ecu] == nil { order.append(frame.ecu) }
            reassemblers[frame.ecu, default: ISOTPReassembler()].take(frame.data)
        }
        return order.flatMap { ecu in
            (reassemblers[ecu]?.finish() ?? []).map { BusMessage(ecu: ecu, content: $0) }
        }
    }
}
