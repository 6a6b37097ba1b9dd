import OBD

/// Finds the content that `IdentityBlank` blanks in the lines of an adapter's replies, with any framing. Lengths,
/// frames and checksums remain as right or wrong as they were, so that a program reads the lines as before. Content
/// that cannot be understood becomes zeros if it may belong to a response to service 09.
struct IdentityMask: Sendable {
    /// A long CAN message in response to the last command, whose first frame has been seen.
    private struct Long {
        var content = IdentityBlank.Content.unknown
        var expected: Int
        /// The number of payload bytes so far, and before the last frame.
        var count = 0
        var countBefore = 0
        var sequence: UInt8 = 0
        /// The last frame; empty before the first.
        var last: [UInt8] = []
        /// The offset of the VIN's characters in the payload.
        var start = 3

        init(expected: Int) { self.expected = expected }

        mutating func begin(
            _ frame: [UInt8], _ content: IdentityBlank.Content, _ payload: ArraySlice<UInt8>, _ ecu: String,
            _ blank: inout IdentityBlank
        ) -> [UInt8] {
            self.content = content
            start = IdentityBlank.start(payload)
            last = frame
            count = payload.count
            return blank.blanked(payload, content, ecu, length: expected, start: start)
        }

        var isOpen: Bool { !last.isEmpty && count < expected }

        /// Returns whether a consecutive frame is the next one, or the last one repeated.
        func continues(with frame: [UInt8]) -> Bool {
            last == frame || (isOpen && frame[0] & 0x0F == (sequence + 1) & 0x0F)
        }

        mutating func goOn(_ frame: [UInt8], _ ecu: String, _ blank: inout IdentityBlank) -> [UInt8] {
            if last != frame {
                last = frame
                sequence = frame[0] & 0x0F
                countBefore = count
                count += frame.count - 1
            }
            return blank.blanked(
                frame.dropFirst(), content, ecu, length: expected - countBefore, at: countBefore, start: start)
        }
    }

    private var blank = IdentityBlank()
    private var long: [String: Long] = [:]
    /// The long messages shown without headers, in the order of the lines with their lengths.
    private var headerless: [Long] = []
    /// The number of messages whose last byte matches only the sum, minus the number of those where it matches only the
    /// CRC.
    private var sums = 0

    /// The bytes sent since the last carriage return, and the last command.
    private var typed: [UInt8] = []
    private var command: [UInt8] = []
    /// Whether any line may contain a response to service 09, because one was requested and no other response has been
    /// clearly identified since. Before the first command, another program may have requested one.
    private var isWatchful = true
    private var isClear = true

    // MARK: Session

    mutating func sent(_ bytes: [UInt8]) {
        for byte in bytes {
            if (0x21...0x7E).contains(byte) { typed.append(Self.capital(byte)) }
            if byte != 0x0D { continue }
            // A bare carriage return repeats the command.
            if !typed.isEmpty { command = typed }
            typed = []
            long = [:]
            headerless = []
            isClear = true
            if asksForIdentity { isWatchful = true }
        }
    }

    mutating func prompted() {
        if isClear, !asksForIdentity, !isForAdapter { isWatchful = false }
    }

    /// What modules are asked at once, each as if it were asked alone.
    private var parts: [[UInt8]] {
        JointRequest(command).map { $0.parts.map { Self.text($0.message) } } ?? [command]
    }

    private var isForAdapter: Bool { command.starts(with: "AT".utf8) || command.starts(with: "ST".utf8) }

    private var asksForIdentity: Bool { parts.contains(where: isForIdentity) }

    private func isForIdentity(_ command: [UInt8]) -> Bool {
        // For example STPX D:0902.
        if isForAdapter { return command.contains(UInt8(ascii: ":")) }
        let service = Self.bytes(command.prefix(2)).first
        if service == 0x14 || service == 0x19 { return false }
        if service == 0x22 {
            let identifier = Self.bytes(command.dropFirst(2).prefix(4))
            return identifier.count < 2 || IdentityBlank.content(ofIdentifier: identifier) != .harmless
        }
        guard service == 0x09 else { return !(0x01...0x0A).contains(service ?? 0) }
        guard command.count <= 5, let infoType = Self.bytes(command.prefix(4)).dropFirst().first else { return true }
        return !IdentityBlank.isHarmless(infoType: infoType)
    }

    // MARK: Lines

    /// Returns a line (without spaces and characters that are not printable) with identifying content masked. The
    /// result has the same number of characters.
    mutating func masked(_ line: [UInt8]) -> [UInt8] {
        let upper = line.map(Self.capital)
        if upper == command { return line }
        var end = upper.endIndex
        if let (message, _) = AdapterMessage.words.first(where: { Self.ends(upper[...], $0.text) }) {
            end -= message.utf8.count
        }
        // The longest run of digits is the data.
        var data = 0..<0
        var start = 0
        while start < end {
            let row = start..<(upper[start..<end].firstIndex { BusFrame.nibble($0) == nil } ?? end)
            if row.count > data.count { data = row }
            start = row.upperBound + 1
        }
        let (before, digits) = (upper[..<data.lowerBound], Array(upper[data]))
        var result = line
        // Faulty data may look like the end of words. Words have few letters that are also hexadecimal digits.
        if before.count(where: { BusFrame.nibble($0) != nil }) < 4,
            upper[data.upperBound..<end].allSatisfy({ "<!.".utf8.contains($0) })
        {
            // For example "SEARCHING..." or "BUS INIT: ...OK".
            if before.isEmpty || Self.ends(before, ".") || Self.ends(before, "OK") {
                result.replaceSubrange(data, with: masked(digits: digits))
                return result
            }
            if Self.ends(before, ":"), before.count == 2 || Self.ends(before.dropLast(2), "."),
                let index = BusFrame.nibble(before[before.endIndex - 2])
            {
                result.replaceSubrange(data, with: masked(segment: index, digits))
                return result
            }
        }
        // This is a line with faults in it. Do not take words, a version or a voltage for data.
        let count = upper[..<end].count { BusFrame.nibble($0) != nil }
        guard isWatchful, isForAdapter ? digits.count >= 8 : count >= 4, count * 4 >= end * 3 else { return line }
        result.replaceSubrange(..<end, with: zeros(Array(upper[..<end])))
        return result
    }

    private mutating func masked(digits: [UInt8]) -> [UInt8] {
        if digits.count <= 2 { return digits }
        if digits.count == 3 {
            headerless.append(Long(expected: digits.reduce(0) { $0 << 4 | Int(BusFrame.nibble($1) ?? 0) }))
            return digits
        }
        if !digits.count.isMultiple(of: 2) {
            guard digits[0] == UInt8(ascii: "7"), digits.count <= 19 else { return unreadable(digits) }
            return digits[..<3] + Self.text(masked(frame: Self.bytes(digits[3...]), of: Self.string(digits[..<3])))
        }
        let bytes = Self.bytes(digits[...])
        if (5...12).contains(bytes.count), bytes[0] == 0x18, bytes[1] & 0xFE == 0xDA {
            return digits[..<8] + Self.text(masked(frame: Array(bytes[4...]), of: Self.string(digits[..<8])))
        }
        let isKWP = bytes[0] & 0x80 != 0 && bytes[1] == 0xF1
        if bytes.count > 4, isKWP || ([0x41, 0x48].contains(bytes[0]) && bytes[1] == 0x6B) {
            return Self.text(masked(message: bytes, isKWP: isKWP))
        }
        switch content(of: bytes[...]) {
        case .harmless: return digits
        case .identity(let infoType):
            return Self.text(blank.blanked(message: bytes[...], .identity(infoType), ""))
        case .unknown: return unreadable(digits)
        }
    }

    /// Returns the kind of content of a payload. While any line may be a response to service 09, only an expected
    /// response is harmless: others may be the end of a line whose beginning was lost, or have a wrong digit.
    private func content(of payload: ArraySlice<UInt8>, isCertain: Bool = false) -> IdentityBlank.Content {
        let content = IdentityBlank.content(of: payload)
        guard content == .harmless, isWatchful, !isCertain, let first = payload.first else { return content }
        let second = payload.dropFirst().first
        if first == 0x7F { return payload.count == 3 ? .harmless : .unknown }
        // In "AJ0", which can be the middle of a VIN, the second character is also a PID.
        if first == 0x41, let second, !VIN.isCharacter(second), PIDTable.dataByteCount(second) == payload.count - 2 {
            return .harmless
        }
        guard !isForAdapter else { return .unknown }
        return parts.contains { command in
            let request = Self.bytes(command.prefix(4))
            guard let service = request.first ?? Self.bytes(command.prefix(2)).first, first == service &+ 0x40 else {
                return false
            }
            let infoType = request.dropFirst().first
            return (service != 0x09 && infoType == nil) || second == infoType
        } ? .harmless : .unknown
    }

    private mutating func unreadable(_ digits: [UInt8]) -> [UInt8] { isWatchful ? zeros(digits) : digits }

    /// Returns text with all digits replaced by zeros, except those of a header.
    private mutating func zeros(_ text: [UInt8]) -> [UInt8] {
        isClear = false
        let headers = [("18DAF1", 8), ("7E", 3), ("486B", 6), ("416B", 6)]
        let kept = headers.first { text.starts(with: $0.0.utf8) }?.1 ?? 0
        return text.prefix(kept) + text.dropFirst(kept).map { BusFrame.nibble($0) == nil ? $0 : UInt8(ascii: "0") }
    }

    // MARK: CAN

    /// Masks the data field of a CAN frame, from the protocol control information on (ISO 15765-2).
    private mutating func masked(frame: [UInt8], of ecu: String) -> [UInt8] {
        let control = frame[0]
        switch control >> 4 {
        case 0 where (1...7).contains(control) && frame.count > control:
            long[ecu] = nil
            let payload = frame.dropFirst()
            return [control]
                + blank.blanked(
                    payload, content(of: payload.prefix(Int(control))), ecu, length: Int(control),
                    start: IdentityBlank.start(payload))
        case 1 where frame.count == 8:
            var message = Long(expected: Int(control & 0x0F) << 8 | Int(frame[1]))
            defer { long[ecu] = message }
            return frame[..<2] + message.begin(frame, content(of: frame[2...]), frame[2...], ecu, &blank)
        case 2:
            guard var message = long[ecu], message.continues(with: frame) else {
                long[ecu] = nil
                break
            }
            defer { long[ecu] = message }
            return [control] + message.goOn(frame, ecu, &blank)
        case 3 where frame.count > 2: return frame
        default:
            // The frame is truncated or invalid.
            if !isWatchful { return frame }
        }
        isClear = false
        return [control] + blank.blanked(frame.dropFirst(), .unknown, ecu, at: Int(control) + 1)
    }

    /// Masks a segment of a long message as shown without headers.
    private mutating func masked(segment index: UInt8, _ digits: [UInt8]) -> [UInt8] {
        guard digits.count.isMultiple(of: 2) else { return unreadable(digits) }
        let frame = [0x20 | index] + Self.bytes(digits[...])
        if index == 0, let next = headerless.firstIndex(where: { $0.last.isEmpty }) {
            let content = content(of: frame[1...])
            return Self.text(headerless[next].begin(frame, content, frame[1...], "", &blank))
        }
        let open = headerless.indices.filter { headerless[$0].last == frame || headerless[$0].isOpen }
        if open.count == 1, let only = open.first, headerless[only].continues(with: frame) {
            return Self.text(headerless[only].goOn(frame, "", &blank))
        }
        // It is not known which message the segment belongs to.
        if !open.isEmpty, open.allSatisfy({ headerless[$0].content == .harmless }) { return digits }
        isClear = false
        return Self.text(blank.blanked(frame[1...], .unknown, "", at: Int(index) + 1))
    }

    // MARK: Other buses

    /// Masks a message with its header and, in most cases, a checksum.
    private mutating func masked(message bytes: [UInt8], isKWP: Bool) -> [UInt8] {
        let headerCount = isKWP && bytes[0] & 0x3F == 0 ? 4 : 3
        let body = bytes[headerCount...]
        let covered = bytes.dropLast()
        guard let checksum = body.last else { return bytes }
        let isSum = checksum == BusFrame.sum8(covered)
        let isCRC = !isKWP && checksum == BusFrame.crc8(covered)
        if isSum != isCRC, !isKWP { sums += isSum ? 1 : -1 }
        // Some adapters omit the checksum. A message of service 09 has seven bytes without it.
        let length = isKWP ? Int(headerCount == 4 ? bytes[3] : bytes[0] & 0x3F) : body.first == 0x49 ? 7 : nil
        let hasChecksum = body.count != length
        let payload = hasChecksum ? body.dropLast() : body
        // A longer message is valid only with KWP2000; on other buses it is two messages on one line.
        let isCertain = (isSum || isCRC) && (isKWP ? length == payload.count : payload.count <= 7)
        let content = content(of: isCertain ? payload : body, isCertain: isCertain)
        if content == .harmless { return bytes }
        var result =
            bytes[..<headerCount] + blank.blanked(message: payload, content, Self.string(Self.text([bytes[2]])[...]))
        guard hasChecksum else { return Array(result) }
        let (sum, crc) = (BusFrame.sum8(result), BusFrame.crc8(result))
        var end: UInt8 = 0
        if isSum, !isCRC || sums >= 0 {
            end = sum
        } else if isCRC {
            end = crc
        } else {
            // The checksum was wrong, or the line was cut off. Keep it wrong.
            isClear = false
            while end == sum || end == crc { end &+= 1 }
        }
        result.append(end)
        return Array(result)
    }

    // MARK: Digits

    private static func capital(_ byte: UInt8) -> UInt8 { (0x61...0x7A).contains(byte) ? byte - 0x20 : byte }

    /// Returns the bytes for pairs of digits; empty if there are other characters.
    private static func bytes(_ digits: ArraySlice<UInt8>) -> [UInt8] { (try? BusFrame.hexadecimal(digits)) ?? [] }

    private static func text(_ bytes: [UInt8]) -> [UInt8] { Array(Session.hexadecimal(bytes).utf8) }

    private static func string(_ digits: ArraySlice<UInt8>) -> String { String(decoding: digits, as: UTF8.self) }

    private static func ends(_ text: ArraySlice<UInt8>, _ end: String) -> Bool {
        text.suffix(end.utf8.count).elementsEqual(end.utf8)
    }
}
