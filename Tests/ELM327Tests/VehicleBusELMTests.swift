import ELM327
import OBD
import Testing

@Suite(.timeLimit(.minutes(20))) struct VehicleBusELMTests {
    @Test(arguments: [
        ("A6", VehicleBus.can11Bit500), ("6", .can11Bit500), ("a7", .can29Bit500), ("1", .j1850PWM), ("A2", .j1850VPW),
        ("3", .iso9141), ("A4", .kwpSlowInit), ("5", .kwpFastInit), ("A8", .can11Bit250), ("9", .can29Bit250),
    ])
    func protocolNumbers(_ text: String, _ bus: VehicleBus) {
        let found = VehicleBus(adapterNumber: text)
        #expect(found == bus)
    }

    @Test func numbersAreThoseOfTheDataSheet() {
        #expect(String(VehicleBus.ofELM327.map(\.elmNumber)) == "123456789")
        #expect("123456789".compactMap { VehicleBus(elmNumber: $0) } == VehicleBus.ofELM327)
        #expect("0ABCa ".compactMap { VehicleBus(elmNumber: $0) } == [])
    }

    @Test(arguments: ["0", "A0", "A", "AA", "B", "AB", "66", "A66", "?", "", "6 ", "AUTO", "-6", "６"])
    func noProtocolNumbers(_ text: String) {
        let found = VehicleBus(adapterNumber: text)
        #expect(found == nil)
    }

    @Test(
        arguments: [
            ("AUTO, ISO 15765-4 (CAN 11/500)", VehicleBus.can11Bit500), ("ISO 15765-4 (CAN 29/250)", .can29Bit250),
            ("auto, iso 9141-2", .iso9141), ("SAE J1850 PWM", .j1850PWM),
            ("AUTO, ISO 14230-4 (KWP FAST)", .kwpFastInit),
            ("ISO 14230-4 (KWP 5BAUD)", .kwpSlowInit), ("SAE J1850 VPW", .j1850VPW),
            ("AUTO", nil), ("SAE J1939 (CAN 29/250)", nil), ("USER1 (CAN 11/125)", nil), ("?", nil), ("", nil),
            (nil, nil),
        ] as [(String?, VehicleBus?)])
    func protocolNames(_ text: String?, _ bus: VehicleBus?) {
        let found = VehicleBus(adapterName: text)
        #expect(found == bus)
    }
}
