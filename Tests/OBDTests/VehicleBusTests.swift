import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct VehicleBusTests {
    @Test(
        arguments: [
            (VehicleBus.j1850PWM, VehicleBus.Framing.j1850), (.j1850VPW, .j1850), (.iso9141, .iso9141),
            (.kwpSlowInit, .kwp), (.kwpFastInit, .kwp), (.can11Bit500, .can11), (.can29Bit500, .can29),
            (.can11Bit250, .can11), (.can29Bit250, .can29),
        ] as [(VehicleBus, VehicleBus.Framing)])
    func framings(bus: VehicleBus, framing: VehicleBus.Framing) {
        #expect(bus.framing == framing)
        #expect(framing.isCAN == [.can11, .can29].contains(framing))
        #expect(bus.name.contains("CAN") == framing.isCAN)
    }

    @Test func namesDiffer() {
        #expect(Set(VehicleBus.ofELM327.map(\.name)).count == 9)
    }
}
