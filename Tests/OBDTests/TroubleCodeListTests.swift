import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct TroubleCodeListTests {
    private static let canFramings: [VehicleBus.Framing] = [.can11, .can29]
    private static let olderFramings: [VehicleBus.Framing] = [.iso9141, .kwp, .j1850]

    private func list(_ payload: String, _ framing: VehicleBus.Framing, isLengthKnown: Bool = true) throws
        -> TroubleCodeList
    {
        try TroubleCodeList(bytes(payload), framing: framing, isLengthKnown: isLengthKnown)
    }

    @Test(
        arguments: [
            ("43 00", []),
            ("43 01 03 01", ["P0301"]),
            ("43 02 01 43 C1 58", ["P0143", "U0158"]),
            ("47 01 0A 80", ["P0A80"]),
            ("4A 01 04 20", ["P0420"]),
            // Padding after the announced codes, and instead of one.
            ("43 01 03 01 00 00", ["P0301"]),
            ("43 02 03 01 00 00", ["P0301"]),
        ] as [(String, [String])], canFramings)
    func withCount(answer: (payload: String, codes: [String]), framing: VehicleBus.Framing) throws {
        let list = try self.list(answer.payload, framing)
        #expect(list.codes.map(\.description) == answer.codes)
        #expect(list.fault == nil && !list.lacksCount)
    }

    /// An odd number of bytes can only be a list without count: its first code is never read as count and half a code.
    @Test(
        arguments: [
            ("43", []), ("47", []), ("4A", []), ("43 00 00", []),
            ("43 01 03", ["P0103"]), ("47 04 20", ["P0420"]), ("4A C1 58", ["U0158"]),
            ("43 01 03 01 04", ["P0103", "P0104"]), ("43 02 01 03 04", ["P0201", "P0304"]),
            ("43 00 87 03 00", ["P0087", "P0300"]), ("43 01 03 01 04 04 20", ["P0103", "P0104", "P0420"]),
            ("43 03 01 04 20 00 AA", ["P0301", "P0420", "P00AA"]),
            ("43 01 03 01 04 04 20 01 71", ["P0103", "P0104", "P0420", "P0171"]),
        ] as [(String, [String])], canFramings)
    func withoutCount(answer: (payload: String, codes: [String]), framing: VehicleBus.Framing) throws {
        let list = try self.list(answer.payload, framing)
        #expect(list.codes.map(\.description) == answer.codes)
        #expect(list.fault == nil && list.lacksCount)
    }

    /// A line without header may be cut off, and may show a whole frame with its padding.
    @Test(
        arguments: [
            // What can be either is neither.
            ("43", nil), ("43 01 03", nil), ("43 02 01 03 04", nil), ("43 02 01", nil),
            ("43 03 01 33 04 20 AA", nil),
            // Cut off within the padding.
            ("43 00 AA", []), ("43 00 00 00", []), ("43 01 01 33 55", ["P0133"]),
            // The first code would be a count of more codes than a frame has, or of fewer than there are.
            ("43 04 20", ["P0420"]), ("43 01 03 01 04", ["P0103", "P0104"]), ("43 00 87", ["P0087"]),
        ] as [(String, [String]?)])
    func linesWithoutHeader(payload: String, codes: [String]?) throws {
        guard let codes else {
            #expect(throws: MessageDecodingError.self) { try self.list(payload, .can11, isLengthKnown: false) }
            return
        }
        let list = try self.list(payload, .can11, isLengthKnown: false)
        #expect(list.codes.map(\.description) == codes && list.fault == nil)
    }

    @Test(
        arguments: [
            ("43 00 00 00 00 00 00", []),
            ("43 01 43 00 00 00 00", ["P0143"]),
            ("43 01 43 01 96 02 34", ["P0143", "P0196", "P0234"]),
            ("47 00 00 41 23 00 00", ["C0123"]),
        ] as [(String, [String])], olderFramings)
    func onOtherBuses(answer: (payload: String, codes: [String]), framing: VehicleBus.Framing) throws {
        let list = try self.list(answer.payload, framing)
        #expect(list.codes.map(\.description) == answer.codes)
        #expect(list.fault == nil && !list.lacksCount)
    }

    /// These once produced codes that do not exist: two ECUs that report no codes, and a negative response.
    @Test(arguments: ["43 00 43 00", "7F 0A 11", "7F 03 11", "7F 07 12"], VehicleBus.Framing.allCases)
    func inventsNoCode(payload: String, framing: VehicleBus.Framing) throws {
        do throws(MessageDecodingError) {
            let list = try TroubleCodeList(bytes(payload), framing: framing)
            #expect(list.fault != nil && (list.codes.isEmpty || !framing.isCAN))
        } catch {
            #expect(error.reason == "not a list of trouble codes")
        }
    }

    @Test(arguments: VehicleBus.Framing.allCases)
    func anEmptyMessageIsNotNoCodes(framing: VehicleBus.Framing) {
        #expect(throws: MessageDecodingError.self) { try TroubleCodeList([], framing: framing) }
        #expect(throws: MessageDecodingError.self) { try TroubleCodeList([0x41, 0x00], framing: framing) }
    }

    /// The codes that are certain, and what is wrong with the rest.
    @Test(
        arguments: [
            ("43 02 03 01", ["P0301"], "1 of 2 codes arrived"),
            ("43 01", [], "0 of 1 codes arrived"),
            ("43 01 03 01 04 20", ["P0301"], "2 codes instead of 1"),
            ("43 00 03 01", [], "1 codes instead of 0"),
        ] as [(String, [String], String)])
    func wrongCounts(payload: String, codes: [String], reason: String) throws {
        let list = try self.list(payload, .can11)
        #expect(list.codes.map(\.description) == codes)
        #expect(list.fault == MessageDecodingError(reason))
    }

    @Test func halfACodeOnAnOlderBus() throws {
        let list = try self.list("43 01 43 01 96 02", .iso9141)
        #expect(list.codes.map(\.description) == ["P0143", "P0196"])
        #expect(list.fault == MessageDecodingError("half a code at the end"))
    }

    /// The length of the whole message tells whether what arrived begins with a count.
    @Test(
        arguments: [
            ("43 04 03 01 04 20", 10, ["P0301", "P0420"]), ("43 03 01 04 20 C1", 9, ["P0301", "P0420"]),
            ("43 03 01 33 04 20 01 71 00", 8, ["P0133", "P0420", "P0171"]), ("43 05 03 01 04", 12, ["P0301"]),
            ("47 00 00 00 00 00", 12, []),
        ] as [(String, Int, [String])])
    func cutOff(bytes text: String, byteCount: Int, codes: [String]) throws {
        let fault = MessageDecodingError("the rest is missing")
        let list = try #require(
            TroubleCodeList(PartialMessage(bytes: bytes(text), byteCount: byteCount), fault: fault))
        #expect(list.codes.map(\.description) == codes && list.fault == fault)
        #expect(TroubleCodeList(PartialMessage(bytes: [0x49, 0x02, 0x01], byteCount: 20), fault: fault) == nil)
    }
}
