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

    /// The example of RFC 9562, B.2, with the bits that give way set and cleared.
    @Test(arguments: [(UInt8(0x0E), UInt8(0x0E)), (0xFE, 0xCE)]) func aUUID(version: UInt8, variant: UInt8) throws {
        var bytes = try #require(Hexadecimal.bytes("2489E9AD2EE28E008EC932D5F69181C0FFFF"))
        bytes[6] = version
        bytes[8] = variant
        #expect(Hexadecimal.uuid(bytes, version: 8) == "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0")
    }
}
