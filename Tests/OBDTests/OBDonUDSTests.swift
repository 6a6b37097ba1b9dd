import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct OBDonUDSTests {
    @Test(arguments: [
        ("010C", "22F40C"), ("010C0D05", "22F40CF40DF405"), ("0100", "22F400"), ("0602", "22F602"), ("0902", "22F802"),
    ])
    func requests(classic: String, onUDS: String) throws {
        let classic = try #require(Hexadecimal.bytes(classic))
        let request = try #require(OBDonUDS.request(classic))
        #expect(Hexadecimal.text(request) == onUDS)
        #expect(OBDonUDS.classicRequest(request) == classic)
    }

    @Test(arguments: ["03", "0200", "04", "01", "22F40C"]) func requestsWithoutCounterpart(_ text: String) throws {
        let request = try #require(Hexadecimal.bytes(text))
        let translated = text.hasPrefix("02") ? nil : OBDonUDS.request(request)
        #expect(translated == nil)
        #expect(OBDonUDS.request([0x02, 0x0C, 0x00]) == nil)
    }

    @Test(arguments: ["22", "22F4", "22F40CF8", "22F40CF802", "22F190", "19020C"])
    func requestsOfOtherData(_ text: String) throws {
        #expect(OBDonUDS.classicRequest(try #require(Hexadecimal.bytes(text))) == nil)
    }

    private func classic(_ payload: String, _ request: String) throws -> String? {
        OBDonUDS.classic(
            try #require(Hexadecimal.bytes(payload)), request: try #require(Hexadecimal.bytes(request))
        ).map(Hexadecimal.text)
    }

    @Test(arguments: [
        ("62F40C1AF8", "010C", "410C1AF8"),
        ("62F40C1AF8F40D32F4055A", "010C0D05", "410C1AF80D32055A"),
        // In another order, and without one.
        ("62F40D32F40C1AF8", "010C0D05", "410D320C1AF8"),
        ("62F400BE1FA813", "0100", "4100BE1FA813"),
        // A PID of doubtful length on its own takes everything.
        ("62F4068083", "0106", "41068083"),
        ("62F802314731", "0902", "4902314731"),
        // Test results with and without the monitor.
        ("62F60101050A000100020003", "0601", "4601050A000100020003"),
        ("62F601050A000100020003", "0601", "4601050A000100020003"),
        ("62F600C0000001", "0600", "4600C0000001"),
    ])
    func responses(payload: String, request: String, expected: String) throws {
        #expect(try classic(payload, request) == expected)
    }

    @Test(arguments: [
        // Another group, another number, a truncated value, one twice, something that was not requested.
        ("62F80C1AF8", "010C"), ("62F40D1AF8", "010C"), ("62F40C1AF40D32", "010C0D"), ("62F40D32F40D32", "010C0D"),
        ("62F40D32F4055A", "010C0D"), ("410C1AF8", "010C"), ("62F40C", "010C"), ("62", "010C"),
        // Test results that are neither: ten bytes, and nine that name another monitor.
        ("62F60101020304050607080910", "0601"), ("62F601020A0A000100020003", "0601"), ("62F600C000", "0600"),
    ])
    func responsesThatDoNotFit(payload: String, request: String) throws {
        #expect(try classic(payload, request) == nil)
    }

    /// Every prefix, and every single wrong byte, gives the right values or nothing.
    @Test func damagedResponses() throws {
        let whole = try #require(Hexadecimal.bytes("62F40C1AF8F40D32F4055A"))
        for count in 0..<whole.count {
            #expect(
                OBDonUDS.classic(Array(whole[..<count]), request: [0x01, 0x0C, 0x0D, 0x05]).map {
                    [[0x41, 0x0C, 0x1A, 0xF8], [0x41, 0x0C, 0x1A, 0xF8, 0x0D, 0x32]].contains($0)
                } ?? true)
        }
    }

    /// A third of a classic request fits one frame.
    @Test func lengths() {
        #expect(OBDonUDS.byteCount([0x0C, 0x0D]) == 1 + 4 + 3)
        #expect(OBDonUDS.byteCount([0x06]) == nil)
        #expect(OBDonUDS.request([0x01, 0x0C, 0x0D, 0x05])?.count == 7)
    }
}
