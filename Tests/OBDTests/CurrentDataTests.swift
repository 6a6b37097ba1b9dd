import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct CurrentDataTests {
    private func payload(_ text: String) throws -> [UInt8] {
        try BusFrame.hexadecimal(Array(text.filter { $0 != " " }.utf8)[...])
    }

    /// Splits a response; returns the values by PID, such as "0D=32 0C=1AF8"; nil if it is not a valid response.
    private func split(_ text: String, asked: [UInt8]) throws -> String? {
        CurrentData.split(try payload(text), asked: asked).map(Self.text)
    }

    private static func text(_ values: [UInt8: ArraySlice<UInt8>]) -> String {
        func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
        return values.sorted { $0.key < $1.key }
            .map { "\(hex($0.key))=\($0.value.map(hex).joined())" }.joined(separator: " ")
    }

    private static let batch: [UInt8] = [0x0D, 0x0C, 0x10]

    @Test(
        arguments: [
            ("41 0D 32", [0x0D], "0D=32"), ("41 0C 1A F8", [0x0C], "0C=1AF8"),
            ("41 0D 32 0C 1A F8 10 01 02", batch, "0C=1AF8 0D=32 10=0102"),
            // PIDs in another order, and with some omitted, including the first.
            ("41 10 01 02 0D 32 0C 1A F8", batch, "0C=1AF8 0D=32 10=0102"),
            ("41 0C 1A F8", batch, "0C=1AF8"), ("41 10 01 02 0D 32", batch, "0D=32 10=0102"),
            // Data that look like a PID.
            ("41 0D 0C 0C 0D 10", batch, "0C=0D10 0D=0C"),
            // A PID of unknown length may come alone.
            ("41 B1 12 34", [0xB1], "B1=1234"), ("41 00 BE 3E B8 11", [0x00], "00=BE3EB811"),
            // A whole frame with padding.
            ("41 0D 32 00 00 00 00", [0x0D], "0D=32"), ("41 0D 32 55 55 55 55", batch, "0D=32"),
            ("41 0C 1A F8 AA AA AA", batch, "0C=1AF8"), ("41 0D 32 0C 1A F8 FF", batch, "0C=1AF8 0D=32"),
            // Not a response to the request, or an incomplete one.
            ("", [0x0D], nil), ("41", [0x0D], nil), ("41 0D", [0x0D], nil), ("42 0D 32", [0x0D], nil),
            ("7F 01 12", [0x0D], nil), ("41 0C 1A", [0x0C], nil), ("41 0C 1A F8 0D", batch, nil),
            ("41 0D 32 0C 1A", batch, nil), ("41 B1", [0xB1], nil),
            // More than was requested.
            ("41 0D 32 0C 1A F8", [0x0D], nil), ("41 05 7B", [0x0D], nil), ("41 0D 32 05 7B", batch, nil),
            ("41 0D 32 0D 32", [0x0D], nil), ("41 0D 32 0D 33", batch, nil),
            ("41 B1 12 34", [0xB1, 0x0D], nil),
            // Mixed padding, padding in the middle, and padding without a full frame.
            ("41 0D 32 00 00 00 01", [0x0D], nil), ("41 0D 32 00", [0x0D], nil), ("41 0D 32 33 33 33 33", [0x0D], nil),
            ("41 00 00 00 00 00 00", [0x0D], nil), ("41 0D 32 00 0C 1A F8", batch, nil),
            ("41 0D 32 00 00 00 00 00", [0x0D], nil),
        ] as [(String, [UInt8], String?)])
    func splitting(_ text: String, _ asked: [UInt8], _ expected: String?) throws {
        #expect(try split(text, asked: asked) == expected)
    }

    /// However many bytes are cut off a response, what remains is decoded correctly or not at all.
    @Test func whatIsCutShort() throws {
        let whole = try payload("41 0D 32 0C 1A F8 10 01 02")
        let all = try #require(CurrentData.split(whole, asked: Self.batch))
        for count in 0..<whole.count {
            let rest = CurrentData.split(Array(whole.prefix(count)), asked: Self.batch) ?? [:]
            #expect((rest.isEmpty) == ![3, 6].contains(count), "\(count)")
            for (pid, data) in rest { #expect(all[pid]?.elementsEqual(data) == true) }
        }
    }

    @Test(
        arguments: [
            ([], 1), ([0x0D], 3), ([0x0C], 4), ([0x0D, 0x0C, 0x10], 9), ([0x00], 6), ([0x0D, 0xB1], nil),
            ([0x0D, 0x06], nil),
        ] as [([UInt8], Int?)])
    func lengths(_ pids: [UInt8], _ count: Int?) {
        #expect(CurrentData.byteCount(pids) == count)
    }

    // MARK: By ECU

    private func answer(_ ecu: UInt32, _ payloads: String..., isBroken: Bool = false) throws -> ServiceAnswer {
        var answer = ServiceAnswer(ecu: ECUAddress(can11: ecu))
        answer.payloads = try payloads.map(payload)
        if isBroken { answer.decodingErrors = [MessageDecodingError("a consecutive frame is missing")] }
        return answer
    }

    private func values(_ answers: [ServiceAnswer]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: CurrentData.values(answers, asked: Self.batch)
                .map { ($0.key.description, Self.text($0.value)) })
    }

    @Test func eachECUForItself() throws {
        let answers = [
            try answer(0x7E8, "41 0D 32 0C 1A F8"), try answer(0x7E9, "41 0D 33"), try answer(0x7EA, "41 05 33"),
            try answer(0x7EB),
        ]
        #expect(values(answers) == ["7E8": "0C=1AF8 0D=32", "7E9": "0D=33"])
    }

    /// An ECU may answer a request for several PIDs with several messages.
    @Test func severalMessages() throws {
        #expect(values([try answer(0x7E8, "41 0D 32", "41 0C 1A F8")]) == ["7E8": "0C=1AF8 0D=32"])
        #expect(values([try answer(0x7E8, "41 0D 32", "41 0D 32 0C 1A F8")]) == ["7E8": "0C=1AF8 0D=32"])
    }

    /// Values in which messages differ are not taken, neither from the first nor from the last.
    @Test func messagesThatDiffer() throws {
        #expect(values([try answer(0x7E8, "41 0D 32", "41 0D 33 0C 1A F8")]) == ["7E8": "0C=1AF8"])
        #expect(values([try answer(0x7E8, "41 0D 32", "41 0D 33", "41 0D 32")]) == [:])
        #expect(values([try answer(0x7E8, "41 0D 32", "41 0D 33", "41 0D 33")]) == [:])
    }

    @Test func aBrokenMessageSpoilsTheRest() throws {
        let answers = [try answer(0x7E8, "41 0D 32", isBroken: true), try answer(0x7E9, "41 0D 33")]
        #expect(values(answers) == ["7E9": "0D=33"])
    }
}
