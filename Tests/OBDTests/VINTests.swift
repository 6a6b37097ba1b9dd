import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct VINTests {
    private static let text = "1M8GDM9AXKP042788"

    /// Returns the five messages of the older buses.
    private static func parts(_ text: String = text) -> [[UInt8]] {
        var rest: ArraySlice<UInt8> = [0, 0, 0] + Array(text.utf8)
        var parts: [[UInt8]] = []
        for number in UInt8(1)...5 {
            parts.append([0x49, 0x02, number] + Array(rest.prefix(4)))
            rest = rest.dropFirst(4)
        }
        return parts
    }

    @Test(arguments: [
        "1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715", "SGZCZ43D13S812715", "WP0ZZZ99ZTS392124",
        "JHMCM56557C404453",
    ])
    func acceptsTheForm(text: String) {
        #expect(VIN(text)?.description == text)
    }

    @Test(arguments: [
        "", "1M8GDM9AXKP04278", "1M8GDM9AXKP0427888", "1M8GDM9AXKP04278I", "1M8GDM9AXKP04278O", "1M8GDM9AXKP04278Q",
        "1m8gdm9axkp042788", "1M8GDM9AXKP04278 ", "1M8GDM9AXKP04278.", "1M8GDM9AXKP04278é", "1M8GDM9AXKP04278\0",
        "1M8GDM9AXKP04278-",
    ])
    func rejectsOtherText(text: String) {
        #expect(VIN(text) == nil)
    }

    @Test(arguments: ["1M8GDM9AXKP042788", "11111111111111111", "5GZCZ43D13S812715", "JHMCM56557C404453"])
    func checkDigitIsRight(text: String) throws {
        #expect(try #require(VIN(text)).checkDigitIsRight)
    }

    @Test(arguments: ["1M8GDM9A1KP042788", "11111111211111111", "SGZCZ43D13S812715", "WP0ZZZ99ZTS392124"])
    func checkDigitIsWrong(text: String) throws {
        #expect(try #require(VIN(text)).checkDigitIsRight == false)
    }

    /// A single wrong digit is always detected: no weight is a multiple of 11, and the ninth character is the check
    /// digit.
    @Test(arguments: 0..<17)
    func aWrongDigitIsNoticed(place: Int) throws {
        var characters = Array(repeating: UInt8(ascii: "1"), count: 17)
        for digit in "0123456789".utf8 where digit != characters[place] {
            characters[place] = digit
            let vin = try #require(VIN(String(decoding: characters, as: UTF8.self)))
            #expect(!vin.checkDigitIsRight, "\(vin)")
            characters[place] = UInt8(ascii: "1")
        }
    }

    @Test func readsTheCANForm() throws {
        #expect(try VIN.decode([[0x49, 0x02, 0x01] + Array(Self.text.utf8)]).description == Self.text)
    }

    @Test func readsTheFiveMessages() throws {
        #expect(try VIN.decode(Self.parts()).description == Self.text)
    }

    @Test(arguments: [[4, 3, 2, 1, 0], [0, 2, 1, 3, 4], [0, 0, 1, 2, 3, 4, 4]])
    func orderAndDoublesDoNotMatter(order: [Int]) throws {
        #expect(try VIN.decode(order.map { Self.parts()[$0] }).description == Self.text)
    }

    @Test(arguments: 0..<5)
    func aMissingMessageIsNoVIN(index: Int) {
        var parts = Self.parts()
        parts.remove(at: index)
        #expect(throws: MessageDecodingError("4 of 5 VIN messages arrived")) { try VIN.decode(parts) }
        #expect(throws: MessageDecodingError("1 of 5 VIN messages arrived")) { try VIN.decode([Self.parts()[index]]) }
    }

    @Test func contradictionsAreNoVIN() {
        var parts = Self.parts()
        parts.append([0x49, 0x02, 0x03, 0x41, 0x41, 0x41, 0x41])
        #expect(throws: MessageDecodingError("two VIN messages contradict each other")) { try VIN.decode(parts) }
    }

    @Test func aSixthMessageIsNoVIN() {
        #expect(throws: MessageDecodingError.self) { try VIN.decode(Self.parts() + [bytes("49 02 06 00 00 00 00")]) }
    }

    @Test(arguments: [
        ("00 00 00", ""), ("FF FF FF", ""), ("", "00 00 00"), ("", "FF"), ("", "20 20"), ("", "55 55 55"),
        ("", "AA AA"), ("00", "00"),
    ])
    func paddingIsDropped(before: String, after: String) throws {
        let payload = [0x49, 0x02, 0x01] + bytes(before) + Array(Self.text.utf8) + bytes(after)
        #expect(try VIN.decode([payload]).description == Self.text)
    }

    /// 55 is both padding and the letter "U".
    @Test func aVINMayEndInLettersThatPad() throws {
        let text = "1M8GDM9AXKP0427UU"
        let payload = [0x49, 0x02, 0x01] + Array(text.utf8)
        #expect(try VIN.decode([payload]).description == text)
        #expect(try VIN.decode([payload + [0x55, 0x55]]).description == text)
    }

    @Test(arguments: [
        "", "49", "49 02", "49 02 01", "49 02 01 31 4D", "49 02 01 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00",
        "49 02 01 FF FF FF FF FF FF FF FF FF FF FF FF FF FF FF FF FF",
        "49 02 01 31 4D 38 47 44 4D 39 41 58 4B 50 30 34 32 37 38",
        "49 02 01 31 4D 38 47 44 4D 39 41 58 4B 50 30 34 32 37 38 38 38",
        "49 02 01 31 4D 38 47 44 4D 39 41 58 4B 50 30 34 32 37 38 C3",
    ])
    func otherMessagesAreNoVIN(payload: String) {
        #expect(throws: MessageDecodingError.self) { try VIN.decode([bytes(payload)]) }
    }

    @Test func noMessageIsNoVIN() {
        #expect(throws: MessageDecodingError.self) { try VIN.decode([]) }
    }
}
