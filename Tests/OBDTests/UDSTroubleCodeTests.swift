import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct UDSTroubleCodeTests {
    private func list(_ text: String, known: Set<[UInt8]> = []) throws -> [UDSTroubleCode] {
        try UDSTroubleCode.decode(try #require(Hexadecimal.bytes(text)), known: known).codes
    }

    /// Returns "P0420-00 08 02": code, status and severity.
    private static func text(_ code: UDSTroubleCode) -> String {
        ([code.description, Hexadecimal.text([code.status.rawValue])]
            + (code.severity.map { [Hexadecimal.text([$0.byte])] } ?? [])).joined(separator: " ")
    }

    /// A public capture of a test bench: two emission-related codes of class A, one confirmed and one pending.
    @Test func captureOfABench() throws {
        let codes = try list("594233FFFF04 0204200008 0424631F04".filter { $0 != " " })
        #expect(codes.map(Self.text) == ["P0420-00 08 02", "P2463-1F 04 04"])
        #expect(codes.map(\.statuses) == [[.confirmed], [.pending]])
        #expect(codes.map(\.severity?.faultClass) == ["A", "B1"])
        #expect(codes[1].written?.failureType?.description == "circuit intermittent")
    }

    @Test(arguments: [
        // 19 02, whose records have no severity and which tells no format.
        ("5902FF 04200028", ["P0420-00 28"]),
        ("5902FF", []), ("594233FFFF04", []), ("595533FF04", []),
        // Permanent codes with records of four bytes, and of five.
        ("595533FF04 04200008", ["P0420-00 08"]), ("595533FF04 0204200008", ["P0420-00 08 02"]),
        ("595533FF04 04200008 03010008", ["P0420-00 08", "P0301-00 08"]),
        ("595533FF04 0204200008 0203010008", ["P0420-00 08 02", "P0301-00 08 02"]),
        // Filler.
        ("594233FFFF04 0000000000 0204200008", ["P0420-00 08 02"]),
        // Readiness by code.
        ("595633FF0401 04200050 03000000", ["P0420-00 50", "P0300-00 00"]),
        // Chassis, body and network codes.
        ("5902FF 41231308 9234110C C10087FF", ["C0123-13 08", "B1234-11 0C", "U0100-87 FF"]),
    ])
    func lists(text: String, expected: [String]) throws {
        #expect(try list(text.filter { $0 != " " }).map(Self.text) == expected)
    }

    /// SAE J1939 codes are no trouble codes of SAE J2012, and unknown formats stay bytes.
    @Test func otherFormats() throws {
        let parameter = try #require(try list("594233FFFF0202 12F083 08".filter { $0 != " " }).first)
        #expect(parameter.description == "SPN 323602 FMI 3" && parameter.written == nil)
        #expect(parameter.failureMode == "voltage above normal, or shorted to supply")
        let unknown = try #require(try list("594233FFFF7702 04200008".filter { $0 != " " }).first)
        #expect(unknown.description == "042000" && unknown.written == nil)
    }

    /// Twenty bytes are five records of four or four of five: plausible bytes and known codes decide, or nothing does.
    @Test func recordsOfTwoPossibleLengths() throws {
        // Read with five bytes, the second record would have the severity 03 and an impossible class.
        let four = "595533 2F 04" + "04200008" + "03010008" + "01710008" + "04420008" + "01330008"
        #expect(
            try list(four.filter { $0 != " " }).map(\.description) == [
                "P0420-00", "P0301-00", "P0171-00", "P0442-00", "P0133-00",
            ])
        // Read with four bytes, these are P0204-20 and so on.
        let five = "595533FF04" + "0204200008" + "0203010008" + "0201710008" + "0204420008"
        #expect(throws: MessageDecodingError.self) { try list(five) }
        let codes: Set<[UInt8]> = [[0x04, 0x20, 0x00], [0x03, 0x01, 0x00], [0x01, 0x71, 0x00], [0x04, 0x42, 0x00]]
        #expect(
            try list(five, known: codes).map(\.description) == ["P0420-00", "P0301-00", "P0171-00", "P0442-00"])
        // One code that is known is enough.
        #expect(try list(five, known: [[0x01, 0x71, 0x00], [0x05, 0x05, 0x00]]).count == 4)
        #expect(throws: MessageDecodingError.self) { try list(five, known: [[0x05, 0x05, 0x00]]) }
        // Both are possible: 04 04 04 04 04 is a code of class B1 and part of several codes.
        let both = "595533FF04" + String(repeating: "04", count: 20)
        #expect(throws: MessageDecodingError.self) { try list(both) }
        let known: Set<[UInt8]> = [[0x04, 0x04, 0x04]]
        #expect(throws: MessageDecodingError.self) { try list(both, known: known) }
    }

    @Test(arguments: ["", "59", "5942", "594233FFFF", "594233FFFF04020420", "5902FF0420", "7F1978", "595533FF04042000"])
    func damaged(_ text: String) {
        #expect(throws: MessageDecodingError.self) { try list(text) }
    }

    @Test func requests() {
        #expect(UDSTroubleCode.request(.confirmed) == [0x19, 0x42, 0x33, 0x08, 0x1E])
        #expect(UDSTroubleCode.request([.pending], severities: 0xFF) == [0x19, 0x42, 0x33, 0x04, 0xFF])
        #expect(UDSTroubleCode.permanentRequest() == [0x19, 0x55, 0x33])
        #expect(UDSTroubleCode.clearRequest() == [0x14, 0xFF, 0xFF, 0x33])
        #expect(UDSTroubleCode.plainRequest([.pending, .confirmed]) == [0x19, 0x02, 0x0C])
    }

    @Test func statusInWords() {
        #expect(UDSCodeStatus(rawValue: 0x00).facts.isEmpty)
        #expect(UDSCodeStatus(rawValue: 0xFF).facts.count == 8)
        #expect(
            UDSCodeStatus(rawValue: 0xA9).facts == [
                "present now", "confirmed", "failed since codes were cleared", "requests the check engine light",
            ])
        #expect(UDSCodeSeverity(byte: 0x82).request == "check immediately")
        #expect(UDSCodeSeverity(byte: 0x50).request == "check at next halt")
        #expect(UDSCodeSeverity(byte: 0x30).faultClass == "C" && UDSCodeSeverity(byte: 0x01).faultClass == nil)
        #expect(!UDSCodeSeverity(byte: 0xC2).isPlausible && !UDSCodeSeverity(byte: 0x06).isPlausible)
    }
}
