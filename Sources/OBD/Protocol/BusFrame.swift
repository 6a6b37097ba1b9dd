/// A line of bus traffic, as an adapter shows it with headers on.
package struct BusFrame: Hashable, Sendable {
    package let ecu: ECUAddress
    /// On CAN the data field, from the ISO-TP control byte on; on other buses the payload, without header and checksum.
    package let data: [UInt8]
    /// Whether an address byte preceded the data (`ResponseSource.extended`), so that a frame holds a byte less.
    package let isExtended: Bool

    package init(ecu: ECUAddress, data: [UInt8], isExtended: Bool = false) {
        self.ecu = ecu
        self.data = data
        self.isExtended = isExtended
    }

    /// Parses a line of hexadecimal digits without spaces. Returns nil for traffic that is not a response to this
    /// tester (to another tester, or at another address).
    ///
    /// - Parameter asked: the ECU to which the request was addressed; nil for a functional request. On CAN only this
    ///   ECU's frames are responses then; on ISO 9141-2 and J1850 its response may be addressed to the tester (F1)
    ///   instead of the group of all testers (6B).
    package static func parse(
        _ digits: [UInt8], framing: VehicleBus.Framing, asked: ECUAddress? = nil
    ) throws(MessageDecodingError) -> BusFrame? {
        try parse(digits, framing: framing, from: asked.map(ResponseSource.ecu) ?? .standard)
    }

    /// - Parameter source: whose frames are responses; on the older buses only whether a single ECU was asked matters.
    package static func parse(
        _ digits: [UInt8], framing: VehicleBus.Framing, from source: ResponseSource
    ) throws(MessageDecodingError) -> BusFrame? {
        switch framing {
        case .can11: return try parseCAN(digits, identifierDigits: 3, source)
        case .can29: return try parseCAN(digits, identifierDigits: 8, source)
        case .iso9141, .kwp, .j1850:
            return try parseLegacy(try hexadecimal(digits[...]), framing: framing, isPhysical: source != .standard)
        }
    }

    private static func parseCAN(_ digits: [UInt8], identifierDigits: Int, _ source: ResponseSource)
        throws(MessageDecodingError)
        -> BusFrame?
    {
        guard digits.count > identifierDigits else { throw MessageDecodingError("the line is cut off") }
        var identifier: UInt32 = 0
        for digit in digits[..<identifierDigits] {
            guard let nibble = nibble(digit) else { throw MessageDecodingError("the line is not hexadecimal") }
            identifier = identifier << 4 | UInt32(nibble)
        }
        let ecu = identifierDigits == 3 ? ECUAddress(can11: identifier) : ECUAddress(can29: identifier)
        let data = try hexadecimal(digits[identifierDigits...])
        guard data.count <= 8 else { throw MessageDecodingError("the line is longer than a CAN frame") }
        return source.data(data, of: ecu).map { BusFrame(ecu: ecu, data: $0, isExtended: source.isExtended) }
    }

    /// Parses ISO 9141-2, KWP2000 and J1850: header, payload, checksum. Some clones omit the checksum, which is
    /// accepted only if the length is known without it.
    private static func parseLegacy(
        _ bytes: [UInt8], framing: VehicleBus.Framing, isPhysical: Bool
    ) throws(MessageDecodingError) -> BusFrame? {
        guard bytes.count >= 4 else { throw MessageDecodingError("the line is cut off") }
        var headerCount = 3
        var length: Int?
        if framing == .kwp {
            // The low six bits of the format byte are the length; if 0, a fourth header byte is.
            length = Int(bytes[0] & 0x3F)
            if length == 0 {
                length = Int(bytes[3])
                headerCount = 4
            }
            guard bytes[0] & 0x80 != 0 else { throw MessageDecodingError("not a KWP2000 header") }
        }
        let isAnswer =
            framing == .kwp ? bytes[1] == 0xF1 : bytes[1] == 0x6B || (isPhysical && bytes[1] == 0xF1)
        let body = bytes[headerCount...]
        guard let checksum = body.last else { throw MessageDecodingError("the line is cut off") }
        let covered = bytes.dropLast()
        let checksumFits = checksum == (framing == .j1850 ? crc8(covered) : sum8(covered))
        let payload: [UInt8]
        if let lengths = length.map({ [$0] }) ?? answerLengths(body) {
            if checksumFits, lengths.contains(body.count - 1) {
                payload = Array(body.dropLast())
            } else if lengths.contains(body.count) {
                payload = Array(body)
            } else {
                throw MessageDecodingError(lengths.contains(body.count - 1) ? "wrong checksum" : "wrong length")
            }
        } else {
            guard checksumFits else { throw MessageDecodingError("wrong checksum") }
            payload = Array(body.dropLast())
        }
        guard !payload.isEmpty else { throw MessageDecodingError("the message is empty") }
        guard payload.count <= longest(payload, framing) else { throw tooLong }
        return isAnswer ? BusFrame(ecu: ECUAddress(source: bytes[2]), data: payload) : nil
    }

    /// Returns the payload in a line of ISO 9141-2, KWP2000 or J1850 that is shown without header and checksum. Only its
    /// length says whether it is one message: a line that lost its end, or the line end before the next message, is not.
    package static func legacyPayload(_ digits: [UInt8], framing: VehicleBus.Framing) throws(MessageDecodingError)
        -> [UInt8]
    {
        let bytes = try hexadecimal(digits[...])
        let lengths = answerLengths(bytes[...])
        // In KWP2000 the header, which is not shown, has the length of a message, which may be shorter than usual.
        guard bytes.count <= lengths?.max() ?? longest(bytes, framing) else { throw tooLong }
        guard framing == .kwp || lengths?.contains(bytes.count) != false else {
            throw MessageDecodingError("wrong length")
        }
        return bytes
    }

    /// The longest payload of a message: seven bytes in the services of SAE J1979 and on ISO 9141-2; on J1850, where a frame
    /// has at most twelve bytes, eight; and as many as the length byte of KWP2000 tells.
    private static func longest(_ payload: [UInt8], _ framing: VehicleBus.Framing) -> Int {
        let service = payload.first == 0x7F ? payload.dropFirst().first.map { $0 | 0x40 } : payload.first
        if framing == .iso9141 || service.map({ (0x41...0x4A).contains($0) }) == true { return 7 }
        return framing == .j1850 ? 8 : 255
    }

    private static var tooLong: MessageDecodingError {
        MessageDecodingError("the line is longer than a message can be")
    }

    /// Returns the possible lengths of the payload, if the standard defines them (SAE J1979, buses other than CAN).
    private static func answerLengths(_ body: ArraySlice<UInt8>) -> [Int]? {
        guard let service = body.first else { return nil }
        let number = body.dropFirst().first
        switch service {
        case 0x41: return number.flatMap(dataLengths)?.map { $0 + 2 }
        // With or without the frame number.
        case 0x42: return number.flatMap(dataLengths)?.flatMap { [$0 + 2, $0 + 3] }
        case 0x43, 0x46, 0x47, 0x4A: return [7]
        case 0x44: return [1]
        // Constants have no limits.
        case 0x45: return number.map { SupportBitmap.isBitmapPID($0) ? [7] : [4, 6] }
        // Info types 01, 03, … 09 contain the message count of the next one.
        case 0x49: return number.map { [1, 3, 5, 7, 9].contains($0) ? [3] : [7] }
        default: return nil
        }
    }

    private static func dataLengths(_ pid: UInt8) -> [Int]? {
        if SupportBitmap.isBitmapPID(pid) { return [4] }
        guard let row = PIDTable.row(pid), !row.isLengthDoubtful else { return nil }
        return [row.byteCount, row.shorterByteCount].compactMap(\.self)
    }

    /// Returns the checksum of ISO 9141-2 and ISO 14230-2: the sum of all bytes, modulo 256.
    package static func sum8(_ bytes: some Sequence<UInt8>) -> UInt8 { bytes.reduce(0, &+) }

    /// Returns the checksum of SAE J1850: CRC-8 with polynomial 1D, initial value FF, inverted.
    package static func crc8(_ bytes: some Sequence<UInt8>) -> UInt8 {
        var crc: UInt8 = 0xFF
        for byte in bytes {
            crc ^= byte
            for _ in 0..<8 { crc = crc & 0x80 != 0 ? crc << 1 ^ 0x1D : crc << 1 }
        }
        return ~crc
    }

    package static func nibble(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// Converts pairs of digits to bytes.
    package static func hexadecimal(_ digits: ArraySlice<UInt8>) throws(MessageDecodingError) -> [UInt8] {
        guard digits.count.isMultiple(of: 2) else { throw MessageDecodingError("half a byte is missing") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        var index = digits.startIndex
        while index < digits.endIndex {
            guard let high = nibble(digits[index]), let low = nibble(digits[index + 1]) else {
                throw MessageDecodingError("the line is not hexadecimal")
            }
            bytes.append(high << 4 | low)
            index += 2
        }
        return bytes
    }
}

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
