/// A trouble code of three bytes with its status, as service 19 reports it (ISO 14229-1, SAE J1979-2).
package struct UDSTroubleCode: Hashable, Sendable, CustomStringConvertible {
    /// How the three bytes are to be read (DTC format identifier).
    package enum Format: UInt8, Hashable, Sendable {
        /// SAE J2012-DA, ISO 14229-1, and SAE J2012-DA for WWH-OBD: a two-byte code and a failure type.
        case j2012 = 0x00
        case iso14229 = 0x01
        case wwh = 0x04
        /// SAE J1939-73: a suspect parameter number and a failure mode.
        case j1939 = 0x02

        var hasTroubleCode: Bool { self != .j1939 }
    }

    package var bytes: [UInt8]
    /// Nil for a format without public description.
    package var format: Format?
    package var status: UDSCodeStatus
    /// Nil if the list does not contain it.
    package var severity: UDSCodeSeverity?

    package init(bytes: [UInt8], format: Format?, status: UDSCodeStatus, severity: UDSCodeSeverity? = nil) {
        self.bytes = bytes
        self.format = format
        self.status = status
        self.severity = severity
    }

    /// The code and its failure type; nil if the format has none.
    package var written: WrittenTroubleCode? {
        guard format?.hasTroubleCode == true else { return nil }
        return WrittenTroubleCode(
            TroubleCode(raw: UInt16(bytes[0]) << 8 | UInt16(bytes[1])), failureType: FailureType(byte: bytes[2]))
    }

    /// "P2463-1F"; for SAE J1939 "SPN 520192 FMI 3"; otherwise the bytes in hexadecimal.
    package var description: String {
        if let written { return written.description }
        guard format == .j1939 else { return Hexadecimal.text(bytes) }
        let number = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2] >> 5) << 16
        return "SPN \(number) FMI \(bytes[2] & 0x1F)"
    }

    /// What the failure mode of a code of SAE J1939 means; nil for other formats.
    package var failureMode: String? { format == .j1939 ? FailureMode.meaning(bytes[2] & 0x1F) : nil }

    // MARK: Lists

    /// The codes in one response, and what precedes them.
    package struct List: Hashable, Sendable {
        package var codes: [UDSTroubleCode]
        /// The status bits that the ECU maintains.
        package var available: UDSCodeStatus
    }

    /// Returns the request for codes of a functional group by status.
    package static func request(
        _ status: UDSCodeStatus, group: FunctionalGroup = .emissions, severities: UInt8 = emissionClasses
    ) -> [UInt8] {
        [0x19, 0x42, group.rawValue, status.rawValue, severities]
    }

    /// The classes A, B1, B2 and C of the severity byte; some ECUs accept only `anySeverity`.
    package static let emissionClasses: UInt8 = 0x1E
    package static let anySeverity: UInt8 = 0xFF

    /// Returns the request for the codes of all systems by status, for ECUs that know no functional groups.
    package static func plainRequest(_ status: UDSCodeStatus) -> [UInt8] { [0x19, 0x02, status.rawValue] }

    package static func permanentRequest(_ group: FunctionalGroup = .emissions) -> [UInt8] {
        [0x19, 0x55, group.rawValue]
    }

    /// Returns the request that clears the codes of a functional group (`14 FF FF 33`).
    package static func clearRequest(_ group: FunctionalGroup = .emissions) -> [UInt8] {
        [0x14, 0xFF, 0xFF, group.rawValue]
    }

    /// A group of systems whose codes are read and cleared together.
    package enum FunctionalGroup: UInt8, Hashable, Sendable, CaseIterable {
        case emissions = 0x33
        /// All of the vehicle's on-board diagnostics; some electric vehicles have only this one.
        case vehicle = 0xFE
    }

    /// Decodes one ECU's positive response to a request of this type, by its second byte: 02, 42, 55 or 56.
    ///
    /// Records have four bytes (code, status) or five (severity, code, status). Public descriptions of subfunction 55
    /// differ, so the length decides, and then whether the bytes are plausible. If both readings are possible, the
    /// response cannot be decoded.
    /// - Parameters:
    ///   - payload: the message from the service byte on.
    ///   - known: codes that the ECU reported otherwise, as bytes, which decide between two readings.
    package static func decode(_ payload: [UInt8], known: Set<[UInt8]> = []) throws(MessageDecodingError) -> List {
        guard payload.count >= 3, payload[0] == 0x59, let header = headers[payload[1]], payload.count >= header.count
        else { throw MessageDecodingError("not a list of trouble codes") }
        let available = UDSCodeStatus(rawValue: payload[header.available])
        let format = header.format.map { payload[$0] }
        let records = payload[header.count...]
        let readings = header.widths.compactMap { width -> [UDSTroubleCode]? in
            guard records.count.isMultiple(of: width) else { return nil }
            return codes(records, width: width, format: format.map { Format(rawValue: $0) } ?? .iso14229)
        }
        guard var found = readings.first else { throw MessageDecodingError("part of a code at the end") }
        if header.isDoubtful, readings.count > 1, !records.isEmpty {
            var plausible = readings.filter { $0.allSatisfy { $0.isPlausible(available) } }
            if plausible.count > 1 {
                // The reading in which more codes are known, because three bytes hardly agree by chance.
                func share(_ codes: [UDSTroubleCode]) -> Double {
                    Double(codes.count { known.contains($0.bytes) }) / Double(codes.count)
                }
                let most = plausible.map(share).max() ?? 0
                plausible = plausible.filter { most > 0 && share($0) == most }
            }
            guard plausible.count == 1 else {
                throw MessageDecodingError("\(records.count) bytes, which can be read in two ways")
            }
            found = plausible[0]
        }
        return List(codes: found.filter { $0.bytes != [0, 0, 0] }, available: available)
    }

    /// Returns the records that arrived of a list that is cut off, as a list of its own; nil if there is none, or if it is not
    /// certain how long a record is.
    package static func wholeRecords(_ partial: PartialMessage) -> [UInt8]? {
        let bytes = partial.bytes
        guard bytes.count > 2, bytes[0] == 0x59, let header = headers[bytes[1]], bytes.count > header.count,
            let width = header.width(partial.byteCount - header.count)
        else { return nil }
        // It must be read in the same way as the whole list.
        let arrived = (bytes.count - header.count) / width
        let count = (0...arrived).last { $0 > 0 && header.width($0 * width) == width }
        return count.map { Array(bytes.prefix(header.count + $0 * width)) }
    }

    /// Where a response's parts are, by subfunction: the index of the status availability mask and of the format, the
    /// number of bytes before the records, and the possible lengths of a record, the usual one first. If that is not
    /// certain, a length that fits several does not decide.
    private static let headers: [UInt8: Header] = [
        0x02: Header(available: 2, format: nil, count: 3, widths: [4], isDoubtful: false),
        0x42: Header(available: 3, format: 5, count: 6, widths: [5, 4], isDoubtful: false),
        0x55: Header(available: 3, format: 4, count: 5, widths: [4, 5], isDoubtful: true),
        0x56: Header(available: 3, format: 4, count: 6, widths: [4, 5], isDoubtful: true),
    ]

    private struct Header {
        var available: Int
        var format: Int?
        var count: Int
        var widths: [Int]
        var isDoubtful: Bool

        /// Returns the length of a record by that of all; nil if it is not certain.
        func width(_ byteCount: Int) -> Int? {
            let fitting = widths.filter { byteCount.isMultiple(of: $0) }
            return isDoubtful && fitting.count > 1 ? nil : fitting.first
        }
    }

    private static func codes(_ records: ArraySlice<UInt8>, width: Int, format: Format?) -> [UDSTroubleCode] {
        stride(from: records.startIndex, to: records.endIndex, by: width).map { start in
            let code = start + width - 4
            return UDSTroubleCode(
                bytes: Array(records[code..<code + 3]), format: format,
                status: UDSCodeStatus(rawValue: records[code + 3]),
                severity: width == 5 ? UDSCodeSeverity(byte: records[start]) : nil)
        }
    }

    /// Whether the bytes can be a code: it is not empty, it has no status bit that the ECU does not maintain, and its
    /// severity is one of the standard's.
    private func isPlausible(_ available: UDSCodeStatus) -> Bool {
        bytes.prefix(2) != [0, 0] && status.isSubset(of: available) && severity?.isPlausible != false
    }

    /// The lists of the classic services that contain the code, by its status.
    package var statuses: [TroubleCode.Status] {
        (status.contains(.confirmed) ? [.confirmed] : []) + (status.contains(.pending) ? [.pending] : [])
    }
}
