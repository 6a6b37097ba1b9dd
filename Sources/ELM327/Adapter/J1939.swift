import OBD

/// Signs that a bus is SAE J1939, that of trucks, buses and machines. Its messages are not those of OBD-II, and obdmech
/// reads them through CAN interfaces only.
enum J1939 {
    /// Whether the adapter names the protocol.
    /// - Parameters:
    ///   - number: the reply to AT DPN: A is J1939, and B and C are protocols that users define.
    ///   - name: the reply to AT DP, such as "AUTO, SAE J1939 (CAN 29/250)".
    static func isNamed(number: String?, name: String?) -> Bool {
        let name = name?.uppercased() ?? ""
        if name.contains("J1939") { return true }
        switch digit(of: number) {
        case "A"?: return true
        // J1939 has 29-bit identifiers at 250 kbit/s, as one protocol of ISO 15765-4, which is then named.
        case "B"?, "C"?: return name.contains("29/250") && !name.contains("15765")
        default: return false
        }
    }

    /// Whether only the name of the protocol says what a number stands for.
    static func needsName(number: String?) -> Bool { digit(of: number) == "B" || digit(of: number) == "C" }

    /// The protocol's digit without the A of an automatic choice before it.
    private static func digit(of number: String?) -> String? {
        guard let number = number?.uppercased() else { return nil }
        return number.count == 2 && number.hasPrefix("A") ? String(number.dropFirst()) : number
    }

    /// Whether a reply shows broadcast messages of J1939, which nobody has requested. A single line among others may look
    /// like one.
    static func isShown(by reply: Reply) -> Bool {
        var (shown, all) = (0, 0)
        for line in reply.lines {
            guard case .digits(let digits) = line.content else { continue }
            all += 1
            if isBroadcast(digits) { shown += 1 }
        }
        return shown > 0 && 2 * shown >= all
    }

    /// Whether a line has an identifier of 29 bits and up to eight bytes, and its parameter group is one of those that ECUs
    /// of engine, brakes and transmission send (SAE J1939-71: F000 to F0FF, and FD00 to FFFF) to all. With AT JHF1 adapters
    /// write the identifier as priority, group and source address: `6 0FEF1 00` for 18FEF100.
    private static func isBroadcast(_ digits: [UInt8]) -> Bool {
        guard (10...24).contains(digits.count), digits.count.isMultiple(of: 2),
            let identifier = UInt32(String(decoding: digits.prefix(8), as: UTF8.self), radix: 16)
        else { return false }
        let group = identifier <= 0x1FFF_FFFF ? identifier >> 8 & 0x3FFFF : identifier >> 8 & 0xFFFFF
        let isPriority = identifier <= 0x1FFF_FFFF || identifier >> 28 <= 7
        return isPriority && ((0xF000...0xF0FF).contains(group) || (0xFD00...0xFFFF).contains(group))
    }
}
