/// Service 09 (SAE J1979): what the vehicle says of itself. On CAN an answer is one message, `49 type count items`, whose
/// count some ECUs leave out; on the other buses it is messages of four bytes, `49 type number data`, numbered from 1.
/// The VIN has its decoder in `VIN`.
package enum VehicleInformation {
    /// What can be asked for beside the VIN. On the older buses the number before each is the count of its messages.
    package enum InfoType {
        package static let supported: UInt8 = 0x00
        package static let vin: UInt8 = 0x02
        package static let calibrationIDs: UInt8 = 0x04
        package static let verificationNumbers: UInt8 = 0x06
        package static let sparkPerformance: UInt8 = 0x08
        package static let ecuName: UInt8 = 0x0A
        package static let compressionPerformance: UInt8 = 0x0B
    }

    package static func request(_ type: UInt8) -> [UInt8] { [0x09, type] }

    /// The info types that the bitmap of `base` lists.
    /// - Parameter payload: from the service byte on.
    package static func supportedTypes(_ payload: [UInt8], base: UInt8 = InfoType.supported)
        throws(MessageDecodingError)
        -> Set<UInt8>
    {
        // The count before the bitmap is often left out. Without headers a byte of padding may follow the bitmap, which
        // lists VIN, calibrations or their counts, as those of all ECUs do.
        guard payload.starts(with: [0x49, base]),
            payload.count == 6 || (payload.count == 7 && (payload[2] == 1 || payload[2] >= 0x10)),
            let types = SupportBitmap.decode(
                payload.dropFirst(payload[2] == 1 ? payload.count - 4 : 2).prefix(4), base: base)
        else { throw MessageDecodingError("not a list of supported info types") }
        return types
    }

    /// Info type 04, each as text.
    package static func calibrationIDs(_ payloads: [[UInt8]], framing: VehicleBus.Framing) throws(MessageDecodingError)
        -> [String]
    {
        try items(payloads, type: InfoType.calibrationIDs, length: 16, framing: framing).map(text)
    }

    /// Info type 06, each as eight hexadecimal digits, in the order of the calibrations.
    package static func verificationNumbers(_ payloads: [[UInt8]], framing: VehicleBus.Framing)
        throws(MessageDecodingError)
        -> [String]
    {
        try items(payloads, type: InfoType.verificationNumbers, length: 4, framing: framing).map(Hexadecimal.text)
    }

    /// Info type 0A.
    package static func ecuName(_ payloads: [[UInt8]], framing: VehicleBus.Framing) throws(MessageDecodingError)
        -> ECUName
    {
        let item = try items(payloads, type: InfoType.ecuName, length: 20, framing: framing)[0]
        let dash = UInt8(ascii: "-")
        if item.count > 5, item[4] == dash {
            return ECUName(acronym: text(Array(item[..<4])), text: text(Array(item[5...])))
        }
        // Some do not fill the acronym up to its place.
        guard let place = item.firstIndex(of: dash), place <= 4 else { return ECUName(acronym: "", text: text(item)) }
        return ECUName(acronym: text(Array(item[..<place])), text: text(Array(item[(place + 1)...])))
    }

    /// The calibrations of an ECU with their verification numbers, which come in the same order; what has neither is
    /// left out.
    package static func paired(identifications: [String], verificationNumbers: [String]) -> [SoftwareCalibration] {
        (0..<max(identifications.count, verificationNumbers.count)).compactMap { index in
            let id = index < identifications.count && !identifications[index].isEmpty ? identifications[index] : nil
            let number = index < verificationNumbers.count ? verificationNumbers[index] : nil
            return id == nil && number == nil ? nil : SoftwareCalibration(id: id, verificationNumber: number)
        }
    }

    /// The items of one ECU's answer, at least one.
    /// - Parameters:
    ///   - payloads: each from the service byte on.
    ///   - length: of an item. Only a single one may be shorter.
    static func items(_ payloads: [[UInt8]], type: UInt8, length: Int, framing: VehicleBus.Framing)
        throws(MessageDecodingError) -> [[UInt8]]
    {
        var data: [UInt8]
        if framing.isCAN {
            data = try message(payloads, type: type)
            let count = Int(data.first ?? 0)
            if data.count % length == 1 || (data.count < length && count == 1) {
                data.removeFirst()
            } else if !data.count.isMultiple(of: length), data.dropFirst(1 + count * length).allSatisfy(isFill) {
                data = Array(data.dropFirst().prefix(count * length))
            }
        } else {
            data = try messages(payloads, type: type)
            // Of an item that is no whole number of messages the first one is filled up at its beginning.
            while !data.count.isMultiple(of: length), data.first == 0 { data.removeFirst() }
        }
        guard !data.isEmpty, data.count.isMultiple(of: length) || data.count < length else {
            throw MessageDecodingError("\(data.count) bytes, not a whole number of items")
        }
        return stride(from: 0, to: data.count, by: length).map { Array(data[$0..<min($0 + length, data.count)]) }
    }

    private static func message(_ payloads: [[UInt8]], type: UInt8) throws(MessageDecodingError) -> [UInt8] {
        guard payloads.count == 1, payloads[0].starts(with: [0x49, type]) else {
            throw MessageDecodingError("\(payloads.count) messages instead of one")
        }
        return Array(payloads[0].dropFirst(2))
    }

    private static func messages(_ payloads: [[UInt8]], type: UInt8) throws(MessageDecodingError) -> [UInt8] {
        var parts: [UInt8: [UInt8]] = [:]
        for payload in payloads {
            guard payload.starts(with: [0x49, type]), payload.count == 7 else {
                throw MessageDecodingError("a message does not have four bytes")
            }
            let part = Array(payload[3...])
            if let earlier = parts.updateValue(part, forKey: payload[2]), earlier != part {
                throw MessageDecodingError("two messages contradict each other")
            }
        }
        let numbers = parts.keys.sorted()
        guard !numbers.isEmpty, numbers.map(Int.init).elementsEqual(1...numbers.count) else {
            throw MessageDecodingError("a message is missing")
        }
        return numbers.flatMap { parts[$0] ?? [] }
    }

    /// 55 and AA, which fill frames elsewhere, are no fill within a message.
    private static func isFill(_ byte: UInt8) -> Bool { byte == 0x00 || byte == 0x20 || byte == 0xFF }

    /// The characters without what fills them up; hexadecimal digits where there is something that is no character.
    static func text(_ item: [UInt8]) -> String {
        let kept = item.drop(while: isFill).reversed().drop(while: isFill).reversed()
        return kept.allSatisfy { (0x20...0x7E).contains($0) }
            ? String(decoding: kept, as: UTF8.self) : Hexadecimal.text(kept)
    }
}

/// Software of an ECU: its identification and the number that shows whether it is the approved one.
package struct SoftwareCalibration: Hashable, Sendable {
    package var id: String?
    /// Eight hexadecimal digits.
    package var verificationNumber: String?

    package init(id: String?, verificationNumber: String? = nil) {
        self.id = id
        self.verificationNumber = verificationNumber
    }
}

/// What an ECU calls itself: "ECM" and "EngineControl".
package struct ECUName: Hashable, Sendable, CustomStringConvertible {
    /// Up to four characters.
    package var acronym: String
    package var text: String

    package init(acronym: String, text: String) {
        self.acronym = acronym
        self.text = text
    }

    /// "ECM-EngineControl", as the standard writes it.
    package var description: String {
        acronym.isEmpty || text.isEmpty ? acronym + text : "\(acronym)-\(text)"
    }
}
