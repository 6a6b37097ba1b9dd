/// A message of SAE J1939: a parameter group, from a source address to a destination address.
package struct J1939Message: Hashable, Sendable {
    /// The parameter group number (PGN).
    package var group: Int
    package var source: UInt8
    /// 255 for all.
    package var destination: UInt8
    package var data: [UInt8]

    package init(group: Int, source: UInt8, destination: UInt8 = Self.everyone, data: [UInt8]) {
        self.group = group
        self.source = source
        self.destination = destination
        self.data = data
    }

    package static let everyone: UInt8 = 0xFF
    /// The address of a tester that is no part of the vehicle ("off-board diagnostic tool 1").
    package static let tester: UInt8 = 0xF9

    /// Reads a frame with an identifier of 29 bits (SAE J1939-21): priority, data pages, format, and the destination or, from
    /// format F0 on, the low byte of the group.
    package init(identifier: UInt32, data: [UInt8]) {
        let format = identifier >> 16 & 0xFF
        let specific = UInt8(identifier >> 8 & 0xFF)
        let pages = Int(identifier >> 24 & 3) << 16
        let isBroadcast = format >= 0xF0
        self.init(
            group: pages | Int(format) << 8 | (isBroadcast ? Int(specific) : 0), source: UInt8(identifier & 0xFF),
            destination: isBroadcast ? Self.everyone : specific, data: data)
    }

    /// The identifier of a frame with this group.
    /// - Parameter priority: 0 to 7, the lower the more urgent.
    package func identifier(priority: UInt32 = 6) -> UInt32 {
        let low = group >> 8 & 0xFF < 0xF0 ? Int(destination) : 0
        return priority << 26 | UInt32(group | low) << 8 | UInt32(source)
    }

    /// Returns the request for a group (PGN 59904): all that is ever sent to a vehicle, with the flow control of
    /// responses.
    package static func request(_ group: Int, to destination: UInt8 = everyone) -> J1939Message {
        J1939Message(
            group: J1939Group.request, source: tester, destination: destination, data: bytes(ofGroup: group))
    }

    /// Whether it announces a long message with a group, to all or to one.
    package func announces(_ group: Int) -> Bool {
        self.group == J1939Group.transportControl && data.count == 8 && [16, 32].contains(data[0])
            && Array(data[5...]) == Self.bytes(ofGroup: group)
    }

    /// The three bytes of a group in messages, the low one first.
    static func bytes(ofGroup group: Int) -> [UInt8] {
        [0, 8, 16].map { UInt8(truncatingIfNeeded: group >> $0) }
    }
}

/// Parameter groups of SAE J1939-21, -71, -73 and -81 that are no rows of `J1939Parameter`.
package enum J1939Group {
    package static let request = 0xEA00
    package static let transportData = 0xEB00
    package static let transportControl = 0xEC00
    package static let addressClaimed = 0xEE00
    /// DM1: the trouble codes that are active.
    package static let activeCodes = 0xFECA
    /// DM2: those that were active before.
    package static let previousCodes = 0xFECB
    package static let vehicleIdentification = 0xFEEC

    /// Groups that modules of trucks send all the time, and no car does.
    package static let typical: Set<Int> = [
        activeCodes, 0xF003, 0xF004, 0xFEF1, 0xFEEE, 0xFEEF, 0xFEF2, 0xFEF7, addressClaimed,
    ]
}
