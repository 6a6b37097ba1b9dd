import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct MonitorTestNameTests {
    @Test(arguments: [
        (0x01, "oxygen sensor, bank 1 sensor 1"), (0x06, "oxygen sensor, bank 2 sensor 2"),
        (0x10, "oxygen sensor, bank 4 sensor 4"), (0x12, "oxygen sensor, bank 2 sensor 5"),
        (0x21, "catalyst, bank 1"), (0x32, "EGR, bank 2"), (0x35, "VVT, bank 1"),
        (0x3C, "evaporative system, 0.020 in leak"), (0x42, "oxygen sensor heater, bank 1 sensor 2"),
        (0x50, "oxygen sensor heater, bank 4 sensor 4"), (0x64, "heated catalyst, bank 4"), (0x71, "secondary air 1"),
        (0x82, "fuel system, bank 2"), (0x86, "boost pressure control, bank 2"), (0x91, "NOx adsorber, bank 2"),
        (0x98, "NOx or SCR catalyst, bank 1"), (0xA1, "misfire, general data"), (0xA2, "misfire, cylinder 1"),
        (0xAD, "misfire, cylinder 12"), (0xB1, "misfire, cylinder 16, or particulate filter, bank 2"),
        (0xB2, "particulate filter, bank 1"), (0xE1, "manufacturer's monitor E1"), (0x13, "monitor 13"),
        (0xC5, "monitor C5"),
    ])
    func namesMonitors(number: Int, name: String) {
        #expect(MonitorTestName.monitor(UInt8(number)) == name)
    }

    @Test(arguments: [
        (0x01, "rich to lean sensor threshold voltage"), (0x0A, "sensor period"),
        (0x0B, "average misfires of the last ten driving cycles"), (0x0D, "test 0D"), (0x80, "manufacturer's test 80"),
        (0xFE, "manufacturer's test FE"), (0xFF, "test FF"),
    ])
    func namesTests(number: Int, name: String) {
        #expect(MonitorTestName.test(UInt8(number)) == name)
    }

    @Test func noTwoNumbersShareAName() {
        #expect(Set((UInt8.min...UInt8.max).map(MonitorTestName.monitor)).count == 256)
        #expect(Set((UInt8.min...UInt8.max).map(MonitorTestName.test)).count == 256)
    }
}
