/// The trouble codes in one message of service 03, 07 or 0A (SAE J1979): on CAN `43 count codes`, on other buses `43 codes`,
/// with two bytes for each code. 0000 is padding.
package struct TroubleCodeList: Hashable, Sendable {
    /// The codes that are certain.
    package private(set) var codes: [TroubleCode] = []
    /// Whether the ECU left out the count, which SAE J1979 requires on CAN. The length then has only this reading.
    package private(set) var lacksCount = false
    /// Why there may be more codes, or other ones, than `codes`; nil if the list is complete.
    package private(set) var fault: MessageDecodingError?

    /// What a list without count is marked with.
    package static let countRemark = "without the count that SAE J1979 requires on CAN; read by its length"

    /// Decodes one ECU's positive response.
    ///
    /// On CAN the length says whether there is a count: with it the message has an even number of bytes, without it an
    /// odd one. Adapters that show a whole frame, with its padding, do not tell the length.
    /// - Parameters:
    ///   - payload: the message from the service byte on.
    ///   - isLengthKnown: whether the length came with the message, as it does in the headers of CAN. A line that is shown
    ///     without header may have lost a byte.
    package init(_ payload: [UInt8], framing: VehicleBus.Framing, isLengthKnown: Bool = true)
        throws(MessageDecodingError)
    {
        let bytes = try Self.afterService(payload)
        guard framing.isCAN else {
            codes = Self.codes(bytes)
            if !bytes.count.isMultiple(of: 2) { fault = MessageDecodingError("half a code at the end") }
            return
        }
        let count = bytes.first.map(Int.init)
        let rest = bytes.dropFirst(1 + 2 * (count ?? 0))
        if isLengthKnown ? CurrentData.isPadding(rest, of: payload) : CurrentData.isPadding(rest) {
            addCounted(bytes.dropLast(rest.count))
        } else if !bytes.count.isMultiple(of: 2) {
            addCounted(bytes)
        } else if isLengthKnown || Self.isUncounted(bytes) {
            codes = Self.codes(bytes)
            lacksCount = true
        } else {
            throw MessageDecodingError(count == nil ? "the code count is missing" : "half a code at the end")
        }
    }

    /// Decodes what arrived of a response on CAN that is cut off; nil if that is no list. It always has a fault.
    package init?(_ partial: PartialMessage, fault: MessageDecodingError) {
        do throws(MessageDecodingError) {
            let bytes = try Self.afterService(partial.bytes)
            lacksCount = !partial.byteCount.isMultiple(of: 2)
            codes = Self.codes(lacksCount ? bytes : bytes.dropFirst().prefix(2 * Int(bytes.first ?? 0)))
            self.fault = fault
        } catch {
            return nil
        }
    }

    /// - Parameter bytes: the count, then an even number of bytes.
    private mutating func addCounted(_ bytes: ArraySlice<UInt8>) {
        let count = Int(bytes.first ?? 0)
        let all = bytes.dropFirst()
        codes = Self.codes(all.prefix(2 * count))
        let more = Self.codes(all).count
        if all.count < 2 * count {
            fault = MessageDecodingError("\(all.count / 2) of \(count) codes arrived")
        } else if more > codes.count {
            fault = MessageDecodingError("\(more) codes instead of \(count)")
        }
    }

    /// Whether an even number of bytes in a line, whose length is not known, cannot begin with a count of which the codes
    /// are cut off: three codes do not fit one frame, and what follows all counted codes is no half code.
    private static func isUncounted(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let count = bytes.first.map(Int.init) else { return false }
        return count > 2 ? !CurrentData.isPadding(bytes.suffix(1)) : bytes.count > 1 + 2 * count
    }

    private static func afterService(_ payload: [UInt8]) throws(MessageDecodingError) -> ArraySlice<UInt8> {
        guard let service = payload.first,
            TroubleCode.Status.allCases.contains(where: { $0.service + 0x40 == service })
        else { throw MessageDecodingError("not a list of trouble codes") }
        return payload.dropFirst()
    }

    /// The codes in pairs of bytes, without padding and half a code at the end.
    private static func codes(_ bytes: ArraySlice<UInt8>) -> [TroubleCode] {
        stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).compactMap { index in
            let raw = UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
            return raw == 0 ? nil : TroubleCode(raw: raw)
        }
    }
}
