/// A result of an on-board monitor test, from service 06 on CAN (SAE J1979): nine bytes, `MID TID UASID value minimum
/// maximum`, the last three with two bytes each.
package struct MonitorTest: Hashable, Sendable {
    package var monitor: UInt8
    package var test: UInt8
    package var scalingID: UInt8
    package var rawValue: UInt16
    package var rawMinimum: UInt16
    package var rawMaximum: UInt16

    package init(
        monitor: UInt8, test: UInt8, scalingID: UInt8, rawValue: UInt16, rawMinimum: UInt16, rawMaximum: UInt16
    ) {
        self.monitor = monitor
        self.test = test
        self.scalingID = scalingID
        self.rawValue = rawValue
        self.rawMinimum = rawMinimum
        self.rawMaximum = rawMaximum
    }

    /// The unit and scaling; nil for an unknown identifier, in which case values are the raw numbers.
    package var scaling: UnitAndScaling? { UnitAndScaling.row(scalingID) }
    package var unit: String { scaling?.unit ?? "" }
    package var value: Double { scaled(rawValue) }

    /// The minimum in `unit`; nil if it is the lowest possible number, which means that there is no such limit.
    package var minimum: Double? { limitBelow == nil ? nil : scaled(rawMinimum) }
    /// The maximum in `unit`; nil if it is the highest possible number.
    package var maximum: Double? { limitAbove == nil ? nil : scaled(rawMaximum) }

    /// Both limits in `unit`, even if they are the lowest or highest possible number.
    package var limits: (minimum: Double, maximum: Double) { (scaled(rawMinimum), scaled(rawMaximum)) }

    package enum Outcome: String, Sendable {
        case passed, failed
        /// Value and limits are zero, as they are after clearing until the test has run (SAE J1979).
        case notRun
        /// The limits contradict each other, or have no meaning.
        case notJudged
    }

    package var outcome: Outcome {
        if rawValue == 0, rawMinimum == 0, rawMaximum == 0 { return .notRun }
        if scaling?.isLogical == true || integer(rawMinimum) > integer(rawMaximum) { return .notJudged }
        return (integer(rawMinimum)...integer(rawMaximum)).contains(integer(rawValue)) ? .passed : .failed
    }

    /// Whether the test passed; nil if it cannot be judged.
    package var passed: Bool? {
        switch outcome {
        case .passed: true
        case .failed: false
        case .notRun, .notJudged: nil
        }
    }

    /// How far the value is inside its limits, in percent; negative outside them.
    ///
    /// With two limits it is the distance to the nearer one, relative to the range between them, so at most 50. With
    /// one limit it is the distance to it, relative to its magnitude. Nil without a limit, for constants (equal
    /// limits), for a single limit of zero, and if the test cannot be judged.
    package var marginPercent: Double? {
        guard passed != nil else { return nil }
        let value = integer(rawValue)
        switch (limitBelow, limitAbove) {
        case (let low?, let high?):
            return low == high ? nil : 100 * Double(min(value - low, high - value)) / Double(high - low)
        case (let low?, nil): return Self.share(value - low, of: low)
        case (nil, let high?): return Self.share(high - value, of: high)
        case (nil, nil): return nil
        }
    }

    /// The margin below which a passed test is reported as near its limit, in percent.
    private static let nearMarginPercent = 10.0

    /// Whether the test passed, but only just.
    package var isNearLimit: Bool {
        guard passed == true, let marginPercent else { return false }
        return marginPercent < Self.nearMarginPercent
    }

    private static func share(_ distance: Int, of limit: Int) -> Double? {
        limit == 0 ? nil : 100 * Double(distance) / Double(abs(limit))
    }

    private var isSigned: Bool { UnitAndScaling.isSigned(scalingID) }
    private var limitBelow: Int? { rawMinimum == (isSigned ? 0x8000 : 0) ? nil : integer(rawMinimum) }
    private var limitAbove: Int? { rawMaximum == (isSigned ? 0x7FFF : 0xFFFF) ? nil : integer(rawMaximum) }

    private func integer(_ raw: UInt16) -> Int { UnitAndScaling.integer(raw, identifier: scalingID) }
    private func scaled(_ raw: UInt16) -> Double { scaling?.value(raw) ?? Double(integer(raw)) }

    /// Decodes the results in a response, which may contain those of several monitors.
    ///
    /// - Parameter payload: the message from the service byte on.
    package static func decode(_ payload: [UInt8]) throws(MessageDecodingError) -> [MonitorTest] {
        guard payload.first == 0x46 else { throw MessageDecodingError("not a list of test results") }
        let bytes = payload.dropFirst()
        guard !bytes.isEmpty, bytes.count.isMultiple(of: 9) else {
            throw MessageDecodingError("\(bytes.count) bytes, not a whole number of test results")
        }
        return stride(from: bytes.startIndex, to: bytes.endIndex, by: 9).map { start in
            func word(_ offset: Int) -> UInt16 {
                UInt16(bytes[start + offset]) << 8 | UInt16(bytes[start + offset + 1])
            }
            return MonitorTest(
                monitor: bytes[start], test: bytes[start + 1], scalingID: bytes[start + 2], rawValue: word(3),
                rawMinimum: word(5), rawMaximum: word(7))
        }
    }

    /// Returns the monitors listed in a response to bitmap requests (`46 00 …`), which may contain several bitmaps. The
    /// numbers of further bitmaps (20, 40, …) are included.
    package static func supportedMonitors(_ payload: [UInt8]) throws(MessageDecodingError) -> Set<UInt8> {
        let payload = CurrentData.isPadding(payload.suffix(1), of: payload) ? payload.dropLast() : payload
        guard payload.first == 0x46, payload.count > 1, (payload.count - 1).isMultiple(of: 5) else {
            throw MessageDecodingError("not a list of supported monitors")
        }
        var supported: Set<UInt8> = []
        for start in stride(from: 1, to: payload.count, by: 5) {
            guard SupportBitmap.isBitmapPID(payload[start]) else {
                throw MessageDecodingError("invalid bitmap number")
            }
            supported.formUnion(
                SupportBitmap.decode(payload[(start + 1)..<(start + 5)], base: payload[start]) ?? [])
        }
        return supported
    }
}
