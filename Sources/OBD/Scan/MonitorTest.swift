/// One result of an on-board test as service 06 gives it on CAN (SAE J1979): nine bytes, `MID TID UASID value minimum
/// maximum`, the last three of two bytes each.
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

    /// Nil for an identifier that is not known; then values are the raw numbers.
    package var scaling: UnitAndScaling? { UnitAndScaling.row(scalingID) }
    package var unit: String { scaling?.unit ?? "" }
    package var value: Double { scaled(rawValue) }

    /// In `unit`; nil where it is the lowest number there is, which says that there is no such limit.
    package var minimum: Double? { limitBelow == nil ? nil : scaled(rawMinimum) }
    /// In `unit`; nil where it is the highest number there is.
    package var maximum: Double? { limitAbove == nil ? nil : scaled(rawMaximum) }

    /// Both limits in `unit`, also where they are no limit.
    package var limits: (minimum: Double, maximum: Double) { (scaled(rawMinimum), scaled(rawMaximum)) }

    package enum Outcome: String, Sendable {
        case passed, failed
        /// Value and limits are zero, as they are from clearing until the test has run (SAE J1979).
        case notRun
        /// The limits contradict each other, or mean nothing.
        case notJudged
    }

    package var outcome: Outcome {
        if rawValue == 0, rawMinimum == 0, rawMaximum == 0 { return .notRun }
        if scaling?.isLogical == true || integer(rawMinimum) > integer(rawMaximum) { return .notJudged }
        return (integer(rawMinimum)...integer(rawMaximum)).contains(integer(rawValue)) ? .passed : .failed
    }

    /// Nil where there is nothing to judge.
    package var passed: Bool? {
        switch outcome {
        case .passed: true
        case .failed: false
        case .notRun, .notJudged: nil
        }
    }

    /// How far the value is inside its limits, in per cent; negative outside them. Between two limits it is the distance
    /// to the nearer one as a share of the range between them, so 50 at most. With one limit it is the distance to that
    /// as a share of its own size. Nil without a limit, for constants (both limits the same), with a single limit of
    /// zero, and where nothing is judged.
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

    /// Of a limit, below which a test that was passed is worth a word: in per cent.
    private static let nearMarginPercent = 10.0

    /// Passed, but near its limit.
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

    /// The results in one answer, which may hold those of several monitors.
    /// - Parameter payload: from the service byte on.
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

    /// The monitors listed in an answer to bitmap requests (`46 00 …`), which may hold several bitmaps; the numbers of
    /// further bitmaps (20, 40, …) are among them.
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
