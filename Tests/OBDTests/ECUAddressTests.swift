import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ECUAddressTests {
    @Test(arguments: [
        (ECUAddress(can11: 0x7E8), "7E8"), (ECUAddress(can11: 0x01A), "01A"),
        (ECUAddress(can29: 0x18DA_F110), "18DAF110"),
        (ECUAddress(can29: 0x0000_0001), "00000001"), (ECUAddress(source: 0x10), "10"),
        (ECUAddress(source: 0x0A), "0A"),
        (ECUAddress.unknown, "unknown"),
    ])
    func isWrittenAndReadBack(address: ECUAddress, text: String) {
        #expect(address.description == text)
        #expect(ECUAddress(text) == address)
    }

    @Test(arguments: ["", "7", "7E80", "7E8 ", "7G8", "+7E", "+F", "-0", "0x1", "18DAF11", "18DAF1100", "Unknown"])
    func rejectsOtherText(text: String) {
        #expect(ECUAddress(text) == nil)
    }

    @Test(arguments: [
        (ECUAddress(can11: 0x7E8), ECUAddress.Role.engine), (ECUAddress(can11: 0x7E9), .transmission),
        (ECUAddress(can11: 0x7EA), .other), (ECUAddress(can11: 0x6E8), .other),
        (ECUAddress(can29: 0x18DA_F110), .engine),
        (ECUAddress(can29: 0x18DA_F117), .engine), (ECUAddress(can29: 0x18DA_F118), .transmission),
        (ECUAddress(can29: 0x18DA_F11F), .transmission), (ECUAddress(can29: 0x18DA_F120), .other),
        (ECUAddress(can29: 0x18DA_F10F), .other), (ECUAddress(source: 0x10), .engine),
        (ECUAddress(source: 0x18), .transmission), (ECUAddress(source: 0x28), .other),
        // E8 is an engine on 11-bit CAN only.
        (ECUAddress(source: 0xE8), .other), (ECUAddress(can29: 0x18DA_F1E8), .other), (.unknown, .other),
    ])
    func role(address: ECUAddress, role: ECUAddress.Role) {
        #expect(address.role == role)
    }

    @Test(arguments: [
        (ECUAddress(can11: 0x7E8), true), (ECUAddress(can11: 0x7EF), true), (ECUAddress(can11: 0x7C8), false),
        (ECUAddress(can11: 0x7F8), false), (ECUAddress(can11: 0x800), false), (ECUAddress(can11: 0x80F), true),
        (ECUAddress(can29: 0x18DA_F1FE), true), (ECUAddress(can29: 0x14DA_F110), false),
        (ECUAddress(source: 0x40), true), (.unknown, true),
    ])
    func standard(address: ECUAddress, isStandard: Bool) {
        #expect(address.isStandard == isStandard)
    }

    /// Each ECU of a network that is no CAN has identifiers of its own, of which only those of the first eight are CAN's.
    @Test func identifiersBeyondCAN() {
        let requests = (0...1100).compactMap { ECUAddress.requestIdentifier(ofECU: $0) }
        #expect(
            requests.count == 1032 && requests.prefix(8) == [0x7E0, 0x7E1, 0x7E2, 0x7E3, 0x7E4, 0x7E5, 0x7E6, 0x7E7])
        #expect(requests.dropFirst(7).prefix(3) == [0x7E7, 0x800, 0x801] && requests.last == 0xFF7)
        let responses = requests.map { $0 + 8 }
        #expect(Set(requests + responses).count == 2064)
        #expect(
            responses.allSatisfy { ECUAddress(can11: $0).isStandard && ECUAddress(can11: $0).description.count == 3 })
        #expect(!requests.contains { ECUAddress(can11: $0).isStandard })
    }

    @Test func sortsTheEngineFirst() {
        let sorted = [0x7EA, 0x7E9, 0x7EB, 0x7E8].map { ECUAddress(can11: $0) }.sorted()
        #expect(sorted.map(\.description) == ["7E8", "7E9", "7EA", "7EB"])
        let older = [0x28, 0x18, 0x05, 0x11, 0x10].map { ECUAddress(source: $0) }.sorted()
        #expect(older.map(\.description) == ["10", "11", "18", "05", "28"])
    }

    @Test func namesForPeople() {
        #expect(ECUAddress(can11: 0x7E8).displayName == "engine (7E8)")
        #expect(ECUAddress(can29: 0x18DA_F118).displayName == "transmission (18DAF118)")
        #expect(ECUAddress(source: 0x28).displayName == "ECU 28")
        #expect(ECUAddress(can11: 0x7C8).displayName == "ECU 7C8")
        #expect(ECUAddress.unknown.displayName == "vehicle")
    }

    @Test func theFormIsPartOfTheIdentity() {
        #expect(ECUAddress(can11: 0x10) != ECUAddress(source: 0x10))
        #expect(ECUAddress(can11: 0) != ECUAddress.unknown)
    }
}
