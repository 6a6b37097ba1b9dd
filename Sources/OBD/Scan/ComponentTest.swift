/// One result of service 06 on the buses other than CAN (SAE J1979): `46 TID component value limit`, the last two of two
/// bytes. What the numbers mean is the manufacturer's affair, so that they stay raw.
package struct ComponentTest: Hashable, Sendable {
    package var test: UInt8
    /// 0 to 127.
    package var component: UInt8
    package var value: UInt16
    package var limit: UInt16
    /// The limit is the least value that is passed, not the greatest.
    package var limitIsMinimum: Bool

    package init(test: UInt8, component: UInt8, value: UInt16, limit: UInt16, limitIsMinimum: Bool) {
        self.test = test
        self.component = component
        self.value = value
        self.limit = limit
        self.limitIsMinimum = limitIsMinimum
    }

    package var passed: Bool { limitIsMinimum ? value >= limit : value <= limit }

    /// - Parameter payload: from the service byte on.
    package static func decode(_ payload: [UInt8]) throws(MessageDecodingError) -> ComponentTest {
        guard payload.count == 7, payload[0] == 0x46, !SupportBitmap.isBitmapPID(payload[1]) else {
            throw MessageDecodingError("not a component test result")
        }
        return ComponentTest(
            test: payload[1], component: payload[2] & 0x7F, value: UInt16(payload[3]) << 8 | UInt16(payload[4]),
            limit: UInt16(payload[5]) << 8 | UInt16(payload[6]), limitIsMinimum: payload[2] & 0x80 != 0)
    }

    /// The tests that an ECU has, from an answer to a bitmap request (`06 00`): `46 00`, a filler, and four bytes.
    package static func supportedTests(_ payload: [UInt8]) throws(MessageDecodingError) -> Set<UInt8> {
        guard payload.count == 7, payload[0] == 0x46, SupportBitmap.isBitmapPID(payload[1]),
            let tests = SupportBitmap.decode(payload[3...], base: payload[1])
        else { throw MessageDecodingError("not a list of supported tests") }
        return tests
    }
}
