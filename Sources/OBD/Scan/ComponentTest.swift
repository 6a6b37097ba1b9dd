/// A test result of service 06 on buses other than CAN (SAE J1979): `46 TID component value limit`, the last two with
/// two bytes each. The manufacturer defines what the numbers mean, so they stay raw.
package struct ComponentTest: Hashable, Sendable {
    package var test: UInt8
    /// The component ID, 0 to 127.
    package var component: UInt8
    package var value: UInt16
    package var limit: UInt16
    /// Whether the limit is a minimum, and not a maximum.
    package var limitIsMinimum: Bool

    package init(test: UInt8, component: UInt8, value: UInt16, limit: UInt16, limitIsMinimum: Bool) {
        self.test = test
        self.component = component
        self.value = value
        self.limit = limit
        self.limitIsMinimum = limitIsMinimum
    }

    package var passed: Bool { limitIsMinimum ? value >= limit : value <= limit }

    /// Decodes a test result.
    ///
    /// - Parameter payload: the message from the service byte on.
    package static func decode(_ payload: [UInt8]) throws(MessageDecodingError) -> ComponentTest {
        guard payload.count == 7, payload[0] == 0x46, !SupportBitmap.isBitmapPID(payload[1]) else {
            throw MessageDecodingError("not a component test result")
        }
        return ComponentTest(
            test: payload[1], component: payload[2] & 0x7F, value: UInt16(payload[3]) << 8 | UInt16(payload[4]),
            limit: UInt16(payload[5]) << 8 | UInt16(payload[6]), limitIsMinimum: payload[2] & 0x80 != 0)
    }

    /// Returns the tests that an ECU supports, from its response to a bitmap request (`06 00`): `46 00`, a filler byte,
    /// and four bytes.
    package static func supportedTests(_ payload: [UInt8]) throws(MessageDecodingError) -> Set<UInt8> {
        guard payload.count == 7, payload[0] == 0x46, SupportBitmap.isBitmapPID(payload[1]),
            let tests = SupportBitmap.decode(payload[3...], base: payload[1])
        else { throw MessageDecodingError("not a list of supported tests") }
        return tests
    }
}
