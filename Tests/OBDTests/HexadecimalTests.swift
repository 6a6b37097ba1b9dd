import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct HexadecimalTests {
    @Test func everyByteComesBack() {
        for byte in UInt8.min...UInt8.max { #expect(Hexadecimal.bytes(Hexadecimal.text([byte])) == [byte]) }
        #expect(Hexadecimal.text([0x01, 0x0D, 0xFA]) == "010DFA")
        #expect(Hexadecimal.text([]) == "" && Hexadecimal.bytes("") == [])
    }

    @Test func smallLettersAreDigitsToo() { #expect(Hexadecimal.bytes("f4Ac") == [0xF4, 0xAC]) }

    @Test(arguments: ["0", "0G", "01 0D", "0x01", "+1", "-1", "１２", "é", "010"]) func whatIsNoBytes(_ text: String) {
        #expect(Hexadecimal.bytes(text) == nil)
    }
}
