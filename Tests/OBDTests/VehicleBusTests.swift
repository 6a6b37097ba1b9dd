import Testing

@testable import OBD

@Suite struct VehicleBusTests {
    /// The numbers of AT SP and AT DPN.
    @Test(
        arguments: [
            ("1", VehicleBus.j1850PWM, VehicleBus.Framing.j1850), ("2", .j1850VPW, .j1850), ("3", .iso9141, .iso9141),
            ("4", .kwpSlowInit, .kwp), ("5", .kwpFastInit, .kwp), ("6", .can11Bit500, .can11),
            ("7", .can29Bit500, .can29),
            ("8", .can11Bit250, .can11), ("9", .can29Bit250, .can29),
        ] as [(Character, VehicleBus, VehicleBus.Framing)])
    func numbers(number: Character, bus: VehicleBus, framing: VehicleBus.Framing) {
        #expect(VehicleBus(rawValue: number) == bus)
        #expect(bus.framing == framing)
        #expect(framing.isCAN == "6789".contains(number))
        #expect(bus.name.contains("CAN") == framing.isCAN)
    }

    @Test(arguments: ["0", "A", "B", "C", "a", " "] as [Character])
    func otherNumbersAreNoBus(number: Character) {
        #expect(VehicleBus(rawValue: number) == nil)
    }

    @Test func namesDiffer() {
        #expect(Set(VehicleBus.allCases.map(\.name)).count == 9)
    }
}
