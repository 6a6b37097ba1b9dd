import Testing

@testable import OBD

@Suite struct MonitorStatusTests {
    @Test(arguments: [
        ("83 07 65 04", true, 3), ("00 07 65 00", false, 0), ("7F 00 00 00", false, 127), ("80 00 00 00", true, 0),
        ("FF FF FF FF", true, 127), ("01 83 FF FF", false, 1),
    ])
    func readsTheFirstByte(data: String, milOn: Bool, count: Int) {
        #expect(MonitorStatus(bytes(data)[...]) == MonitorStatus(milOn: milOn, confirmedCount: count))
    }

    @Test(arguments: ["", "83", "83 07 65", "83 07 65 04 00"])
    func needsFourBytes(data: String) {
        #expect(MonitorStatus(bytes(data)[...]) == nil)
    }

    /// A slice's first index need not be 0.
    @Test func readsThePayloadsSlice() {
        #expect(MonitorStatus(bytes("41 01 83 07 65 04").dropFirst(2))?.confirmedCount == 3)
    }
}
