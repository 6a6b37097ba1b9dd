package import Telemetry

/// Service 09 (SAE J1979): vehicle information.
///
/// On CAN a response is one message, `49 type count items`, in which some ECUs omit the count. On the other buses it
/// consists of messages with four bytes each, `49 type number data`, numbered from 1. The VIN is decoded by `VIN`.
package enum VehicleInformation {
    /// The supported info types. On the older buses the number before each one is that of its message count.
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

    /// Returns the info types listed in the bitmap of `base`.
    ///
    /// - Parameter payload: the message from the service byte on.
    package static func supportedTypes(_ payload: [UInt8], base: UInt8 = InfoType.supported)
        throws(MessageDecodingError)
        -> Set<UInt8>
    {
        // The count before the bitmap is often missing. With headers off, a padding byte may follow the bitmap. A third
        // byte of 10 or more can only be the bitmap, because every ECU lists VIN, calibrations or their counts.
        guard payload.starts(with: [0x49, base]),
            payload.count == 6 || (payload.count == 7 && (payload[2] == 1 || payload[2] >= 0x10)),
            let types = SupportBitmap.decode(
                payload.dropFirst(payload[2] == 1 ? payload.count - 4 : 2).prefix(4), base: base)
        else { throw MessageDecodingError("not a list of supported info types") }
        return types
    }

    /// Decodes info type 04; returns each calibration ID as text.
    package static func calibrationIDs(_ payloads: [[UInt8]], framing: VehicleBus.Framing) throws(MessageDecodingError)
        -> [String]
    {
        try items(payloads, type: InfoType.calibrationIDs, length: 16, framing: framing).map(text)
    }

    /// Decodes info type 06; returns each number as eight hexadecimal digits, in the order of the calibrations.
    package static func verificationNumbers(_ payloads: [[UInt8]], framing: VehicleBus.Framing)
        throws(MessageDecodingError)
        -> [String]
    {
        try items(payloads, type: InfoType.verificationNumbers, length: 4, framing: framing).map(Hexadecimal.text)
    }

    /// Decodes info type 0A.
    package static func ecuName(_ payloads: [[UInt8]], framing: VehicleBus.Framing) throws(MessageDecodingError)
        -> ECUName
    {
        let item = try items(payloads, type: InfoType.ecuName, length: 20, framing: framing)[0]
        let dash = UInt8(ascii: "-")
        if item.count > 5, item[4] == dash {
            return ECUName(acronym: text(Array(item[..<4])), text: text(Array(item[5...])))
        }
        // Some ECUs do not pad the acronym.
        guard let place = item.firstIndex(of: dash), place <= 4 else { return ECUName(acronym: "", text: text(item)) }
        return ECUName(acronym: text(Array(item[..<place])), text: text(Array(item[(place + 1)...])))
    }

    /// Pairs the calibrations of an ECU with their verification numbers, which have the same order. Entries with
    /// neither are omitted.
    package static func paired(identifications: [String], verificationNumbers: [String]) -> [SoftwareCalibration] {
        (0..<max(identifications.count, verificationNumbers.count)).compactMap { index in
            let id = index < identifications.count && !identifications[index].isEmpty ? identifications[index] : nil
            let number = index < verificationNumbers.count ? verificationNumbers[index] : nil
            return id == nil && number == nil ? nil : SoftwareCalibration(id: id, verificationNumber: number)
        }
    }

    /// Returns the items of an ECU's response, at least one.
    ///
    /// - Parameters:
    ///   - payloads: the messages, each from the service byte on.
    ///   - length: the length of an item; only a single item may be shorter.
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
            // If the items do not fill whole messages, the first message is padded at its beginning.
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

    /// Whether a byte is padding. 55 and AA, which pad frames elsewhere, do not pad items inside a message.
    private static func isFill(_ byte: UInt8) -> Bool { byte == 0x00 || byte == 0x20 || byte == 0xFF }

    /// Returns the characters without padding, or hexadecimal digits if a byte is not a printable character.
    static func text(_ item: [UInt8]) -> String {
        let kept = item.drop(while: isFill).reversed().drop(while: isFill).reversed()
        return kept.allSatisfy { (0x20...0x7E).contains($0) }
            ? String(decoding: kept, as: UTF8.self) : Hexadecimal.text(kept)
    }
}

/// The software of an ECU: its calibration ID, and the verification number that shows whether it is the approved
/// version.
package struct SoftwareCalibration: Hashable, Sendable {
    package var id: String?
    /// Eight hexadecimal digits.
    package var verificationNumber: String?

    package init(id: String?, verificationNumber: String? = nil) {
        self.id = id
        self.verificationNumber = verificationNumber
    }
}

/// The name that an ECU reports: "ECM" and "EngineControl".
package struct ECUName: Hashable, Sendable, CustomStringConvertible {
    /// Up to four characters.
    package var acronym: String
    package var text: String

    package init(acronym: String, text: String) {
        self.acronym = acronym
        self.text = text
    }

    /// "ECM-EngineControl", as in the standard.
    package var description: String {
        acronym.isEmpty || text.isEmpty ? acronym + text : "\(acronym)-\(text)"
    }
}

/// The facts about a vehicle that are known once it is connected.
package struct VehicleDetails: SourceDetails, Hashable {
    package var bus: VehicleBus?
    package var vin: VIN?
    /// The PIDs that each ECU lists.
    package var supported: [ECUAddress: Set<UInt8>]

    package init(bus: VehicleBus? = nil, vin: VIN? = nil, supported: [ECUAddress: Set<UInt8>] = [:]) {
        self.bus = bus
        self.vin = vin
        self.supported = supported
    }
}

extension SourceDescription {
    /// The facts about the vehicle; nil if the source is not a vehicle.
    package var vehicle: VehicleDetails? { details as? VehicleDetails }
}
