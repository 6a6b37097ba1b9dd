/// A classic CAN frame (ISO 11898-1) of up to eight bytes.
package struct CANFrame: Hashable, Sendable {
    /// 11 bits, or 29 where the frame is extended.
    package var identifier: UInt32
    package var isExtended: Bool
    package var data: [UInt8]

    package init(identifier: UInt32, isExtended: Bool, data: [UInt8]) {
        self.identifier = identifier
        self.isExtended = isExtended
        self.data = data
    }

    /// Who sent it.
    package var sender: ECUAddress { isExtended ? ECUAddress(can29: identifier) : ECUAddress(can11: identifier) }
}
