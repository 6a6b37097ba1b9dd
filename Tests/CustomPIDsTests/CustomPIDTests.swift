import Testing

@testable import CustomPIDs

@Suite(.timeLimit(.minutes(20))) struct CustomPIDTests {
    @Test(arguments: [
        (["Oil temp"], "customOilTemp"), (["oil_temp (gearbox)"], "customOilTempGearbox"), (["SOC"], "customSOC"),
        (["HVBattV"], "customHVBattV"), (["!", "State of charge"], "customStateOfCharge"), (["", "x"], "customX"),
        (["%", "-"], "custom22F40C"), (["Температура АКПП"], "customТемператураАКПП"), (["1st gear"], "custom1stGear"),
        (["vehicleSpeed"], "customVehicleSpeed"),
    ])
    func signalNames(texts: [String], name: String) {
        #expect(CustomPID.signalName(of: texts, request: [0x22, 0xF4, 0x0C], taken: []) == name)
    }

    @Test func signalNamesAreUnique() {
        var taken: Set<String> = []
        for name in ["customT", "customT_2101", "customT_2101_2", "customT_2101_3"] {
            let found = CustomPID.signalName(of: ["t"], request: [0x21, 0x01], taken: taken)
            #expect(found == name)
            taken.insert(found)
        }
    }

    @Test(
        arguments: [
            ("7E0", 0x7E0), ("7df", 0x7DF), ("DA10F1", 0xDA10F1), ("18DA10F1", 0x18DA_10F1), ("686AF1", 0x686AF1),
            ("800", nil), ("7E", nil), ("07E0", nil), ("FFFFFFFF", nil), ("7G0", nil), ("", nil), ("+7E", nil),
            ("７E0", nil),
        ] as [(String, UInt32?)])
    func headers(text: String, value: UInt32?) {
        let header = CustomPID.RequestHeader(text)
        #expect(header?.value == value)
        #expect(header == nil || header?.description == text.uppercased())
    }

    @Test(
        arguments: [
            ([0x01, 0x05], 2), ([0x21, 0x01], 2), ([0x21, 0x01, 0x01], 2), ([0x22, 0xF4, 0x0C], 3), ([0x22, 0x01], 2),
            ([0x02, 0x0C, 0x00], 3), ([0x09, 0x02], 2), ([0x06, 0x01, 0x21], 2),
            ([0x1A, 0x90, 0x01], 2), ([0x05, 0x01], 2), ([0x05, 0x01, 0x10], 3), ([0x12, 0x00, 0x01], 3),
            ([0x23, 0x01, 0x02, 0x03, 0x01], 1),
        ] as [([UInt8], Int)])
    func whatComesBackBeforeTheData(request: [UInt8], count: Int) throws {
        let pid = try CustomPID(
            name: "x", shortName: "x", signalName: "customX", unit: "", request: request, equation: Equation("A"))
        #expect(pid.echoedByteCount == count)
        #expect(pid.service == request[0])
    }

    @Test func decodes() throws {
        let pid = try CustomPID(
            name: "x", shortName: "x", signalName: "customX", unit: "V", request: [0x22, 0xF4, 0x0C],
            equation: Equation("LOOKUP(A*256+B:B:258='both')"))
        let answer: [UInt8] = [0x62, 0xF4, 0x0C, 0x01, 0x02]
        #expect(pid.decode(answer[pid.echoedByteCount...]) == 258)
        #expect(try pid.reading(answer[pid.echoedByteCount...]).text == "both")
        #expect(pid.decode([1]) == nil)
    }
}
