import OBD

/// Blanks the parts of a response that identify a vehicle: everything in service 09 (SAE J1979) that is not known to be
/// harmless, such as the VIN, calibration identifications, calibration verification numbers and serial numbers.
///
/// A VIN becomes `placeholder`, a calibration verification number becomes zeros, and other text becomes `X`. Padding
/// stays. Equal content stays equal, and different content at the same place differs in one character, so that
/// comparisons of responses have the same result as before.
struct IdentityBlank: Sendable {
    /// A placeholder in the form of a VIN, with the correct check digit.
    static let placeholder = Array("REDACTED900000000".utf8)

    enum Content: Hashable {
        case harmless
        /// A response to service 09 with this info type.
        case identity(UInt8)
        /// Not a message of SAE J1979, or one whose beginning is missing.
        case unknown
    }

    private struct Place: Hashable {
        var ecu: String
        var content: Content
        var number: Int
        var offset: Int
    }

    private var seen: [Place: [[UInt8]]] = [:]
    private static let variants = Array("123456789ABCDEFGH".utf8)

    /// Returns whether an info type of service 09 reveals nothing about an individual vehicle: support bitmaps, message
    /// counts, performance counters and the ECU name.
    static func isHarmless(infoType: UInt8) -> Bool {
        infoType & 0x1F == 0 || [0x01, 0x03, 0x05, 0x07, 0x09, 0x08, 0x0A, 0x0B].contains(infoType)
    }

    /// Returns the kind of content of a payload, judged by its first two bytes.
    static func content(of payload: ArraySlice<UInt8>) -> Content {
        guard let service = payload.first else { return .unknown }
        switch service {
        case 0x41...0x48, 0x4A, 0x54, 0x59, 0x7F: return .harmless
        case 0x49:
            guard let infoType = payload.dropFirst().first else { return .unknown }
            return isHarmless(infoType: infoType) ? .harmless : .identity(infoType)
        case 0x62:
            let identifier = Array(payload.dropFirst().prefix(2))
            guard identifier.count == 2 else { return .unknown }
            return content(ofIdentifier: identifier)
        default: return .unknown
        }
    }

    /// Returns the kind of content under a data identifier of service 22, as far as it belongs to OBDonUDS (SAE J1979-2) or
    /// is the VIN of ISO 14229-1.
    static func content(ofIdentifier identifier: [UInt8]) -> Content {
        switch (identifier[0], identifier[1]) {
        case (0xF4...0xF6, _), (0xF8, 0x10): .harmless
        case (0xF8, let infoType): isHarmless(infoType: infoType) ? .harmless : .identity(infoType)
        case (0xF1, 0x90): .identity(0x02)
        default: .unknown
        }
    }

    /// Returns the offset of the VIN's characters in a payload. They follow the number of items, if there is one, and
    /// padding (00 or FF).
    static func start(_ payload: ArraySlice<UInt8>) -> Int {
        let hasIdentifier = payload.first == 0x62
        let front = !hasIdentifier && payload.dropFirst(2).first.map { $0 > 0x20 } ?? false ? 2 : 3
        return front + payload.dropFirst(front).prefix { $0 == 0 || $0 == 0xFF }.count
    }

    /// Blanks the payload of a response that is not a long CAN message: a single message, or one of several messages
    /// that hold a number and four bytes each.
    mutating func blanked(message payload: ArraySlice<UInt8>, _ content: Content, _ ecu: String) -> [UInt8] {
        guard payload.count == 7, content != .unknown, let number = payload.dropFirst(2).first else {
            return blanked(payload, content, ecu, start: Self.start(payload))
        }
        return blanked(payload, content, ecu, number: Int(number), start: 10 - 4 * Int(number))
    }

    /// Blanks a part of a payload.
    /// - Parameters:
    ///   - length: the number of bytes that belong to the payload; padding follows them.
    ///   - offset: the offset of the part in the payload.
    ///   - number: the number of the message, if a response consists of several.
    ///   - start: the offset of the VIN's characters in the payload.
    mutating func blanked(
        _ part: ArraySlice<UInt8>, _ content: Content, _ ecu: String, length: Int = .max, at offset: Int = 0,
        number: Int = 0, start: Int = 3
    ) -> [UInt8] {
        var result = Array(part)
        let end = max(0, min(length, result.count))
        // Some ECUs pad with bytes of the frame before.
        if Set(result[end...]).count > 1 { result.replaceSubrange(end..., with: result[end...].map { _ in 0xAA }) }
        if content == .harmless { return result }
        // Keep the service, info type and number.
        // An identifier of service 22 has two bytes.
        let hasNumber = result.count > 2 && (result[2] <= 0x20 || (offset == 0 && result[0] == 0x62))
        let kept = max(0, (content == .unknown ? 1 : hasNumber ? 3 : 2) - offset)
        guard kept < end else { return result }
        let variant = variant(
            Array(result[kept..<end]), at: Place(ecu: ecu, content: content, number: number, offset: offset))
        var last: Int?
        for index in kept..<end {
            guard let blank = Self.blank(result[index], content, position: offset + index - start) else { continue }
            result[index] = blank
            last = index
        }
        if variant > 0, let last { result[last] = Self.variants[variant - 1] }
        return result
    }

    /// Returns 0 for the first content seen at a place, then 1, 2 and so on, up to the number of `variants`.
    private mutating func variant(_ original: [UInt8], at place: Place) -> Int {
        let known = seen[place, default: []]
        if let index = known.firstIndex(of: original) { return index }
        if known.count <= Self.variants.count { seen[place] = known + [original] }
        return min(known.count, Self.variants.count)
    }

    /// Returns the replacement for a byte; nil for padding, which stays.
    /// - Parameter position: the position in the VIN.
    private static func blank(_ byte: UInt8, _ content: Content, position: Int) -> UInt8? {
        switch content {
        case .harmless: return nil
        case .unknown, .identity(0x06): return 0
        case .identity(0x02):
            // This byte cannot be in a VIN: the response is not readable, and must remain so.
            guard VIN.isCharacter(byte) else {
                return [0x00, 0x20, 0xAA, 0xFF].contains(byte) ? nil : UInt8(ascii: "?")
            }
            if placeholder.indices.contains(position) { return placeholder[position] }
            // After a VIN, the letter U is padding (55).
            return position > 0 && byte == 0x55 ? nil : UInt8(ascii: "X")
        default: return byte == 0 ? nil : UInt8(ascii: "X")
        }
    }
}
