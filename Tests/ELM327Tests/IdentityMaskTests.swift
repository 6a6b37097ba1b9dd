import OBD
import Testing

@testable import ELM327

@Suite(.timeLimit(.minutes(20))) struct IdentityMaskTests {
    /// Returns the lines of a response as they are written to the transcript.
    private func masked(_ command: String = "0902", _ lines: String...) -> [String] { masked(command, lines) }

    private func masked(_ command: String, _ lines: [String]) -> [String] {
        var mask = IdentityMask()
        return answer(&mask, command, lines)
    }

    private func answer(_ mask: inout IdentityMask, _ command: String, _ lines: [String]) -> [String] {
        mask.sent(bytes(command + "\r"))
        defer { mask.prompted() }
        return lines.map { String(decoding: mask.masked(bytes($0)), as: UTF8.self) }
    }

    // MARK: Framings

    @Test func withHeadersOnCAN() {
        #expect(
            masked("0902", "7E81014490201314847", "7E821434D3832363333", "7E82241303034333532")
                == ["7E81014490201524544", "7E82141435445443930", "7E82230303030303030"])
        #expect(
            masked("0902", "18DAF1101014490201314847", "18DAF11021434D3832363333", "18DAF1102241303034333532")
                == ["18DAF1101014490201524544", "18DAF1102141435445443930", "18DAF1102230303030303030"])
    }

    @Test func withoutHeadersOnCAN() {
        #expect(
            masked("0902", "014", "0:490201314847", "1:434D3832363333", "2:41303034333532")
                == ["014", "0:490201524544", "1:41435445443930", "2:30303030303030"])
    }

    /// After frame F comes frame 0, and the message continues.
    @Test func aMessageOfMoreThanSixteenFrames() {
        let letters = String(repeating: "41", count: 7)
        let following = (1...17).map { "7E82" + String($0 % 16, radix: 16, uppercase: true) + letters }
        let lines = masked("0904", ["7E81083490408414243"] + following + ["7E82241414141414100"])
        #expect(lines.first == "7E81083490408585858")
        #expect(lines.dropFirst().dropLast() == following.map { $0.replacing("41", with: "58") }[...])
        #expect(lines.last == "7E82258585858585800")
    }

    /// What several modules respond to one line is masked as if each had been asked alone.
    @Test func severalModulesAtOnce() {
        let joint = "@7E0>7E8:22F190,7E4>7EC:22F40C"
        let (vin, speed) = ("7E80662F190314847", "7EC0562F40C1AF80000")
        #expect(masked(joint, vin, speed) == ["7E80662F190524544", masked("22F40C", speed)[0]])
        #expect(masked("@7E4>7EC:22F40C,7A0>7A8:22C00B", speed) == masked("22F40C", speed))
    }

    @Test func twoControllersTakeTurns() {
        let lines = [
            "7E81014490201314847", "7E91013490401434142", "7E821434D3832363333", "7E92143444546000000",
            "7E92200000000000055", "7E82241303034333532",
        ]
        var mask = IdentityMask()
        #expect(
            answer(&mask, "0902", lines) == [
                "7E81014490201524544", "7E91013490401585858", "7E82141435445443930", "7E92158585858000000",
                "7E92200000000000055", "7E82230303030303030",
            ])
    }

    /// The lengths come first, then parts that cannot be told apart: everything is blanked.
    @Test func twoControllersTakeTurnsWithoutHeaders() {
        #expect(
            masked("0902", "014", "0:490201314847", "014", "0:490201335657", "1:434D3832363333", "1:445837414A3044")
                == ["014", "0:490201524544", "014", "0:490201524531", "1:00000000000000", "1:00000000000031"])
    }

    @Test(arguments: [
        ("486B10", "iso"), ("416B10", "crc"), ("486B10", "crc"), ("87F110", "iso"), ("80F11007", "iso"), ("", ""),
        ("486B10", ""), ("87F110", ""),
    ])
    func messagesOfFourBytes(header: String, checksum: String) throws {
        func line(_ digits: String) throws(MessageDecodingError) -> String {
            let message = try BusFrame.hexadecimal(bytes(header + digits)[...])
            let end = checksum == "iso" ? [BusFrame.sum8(message)] : checksum == "crc" ? [BusFrame.crc8(message)] : []
            return Session.hexadecimal(message + end)
        }
        var mask = IdentityMask()
        let lines = ["49020100000031", "49020248474343", "4902034D383236", "49020433333341", "49020534333532"]
        #expect(
            try answer(&mask, "0902", lines.map(line))
                == ["49020100000052", "49020245444143", "49020354454439", "49020430303030", "49020530303030"]
                .map(line))
    }

    @Test(arguments: [
        // Calibration ID, verification number, serial number, and an unknown info type.
        ("0904", "7E81013490401434142", "7E81013490401585858"),
        ("0906", "7E807490601DEADBEEF", "7E80749060100000000"),
        ("090D", "7E81014490D01414243", "7E81014490D01585858"),
        ("0915", "7E805491501ABCD00", "7E805491501585800"),
        // Without the number of items.
        ("0902", "7E81013490231484743", "7E81013490252454441"),
        // Padding at the beginning, and after the number; after the message, remains of the previous frame.
        ("0902", "7E81017490201000031", "7E81017490201000052"),
        ("0906", "7E806490601DEADBE31", "7E80649060100000031"),
        ("03", "7E8024300484743484D", "7E8024300AAAAAAAAAA"),
        // Lower case.
        ("0902", "7e81014490201314a4d", "7E81014490201524544"),
        // Not a VIN: its letters become X, other bytes become ?.
        ("0902", "49020100000049", "4902010000003F"),
        ("0902", "7E80549020131FF", "7E80549020152FF"),
        // Cut off.
        ("0902", "7E810144902013148", "7E810000000000000"), ("0902", "7E80749020131", "7E80700000000"),
        // OBDonUDS: the VIN under both identifiers, calibrations, and what identifies nothing.
        ("22F190", "7E80662F190314847", "7E80662F190524544"), ("22F802", "7E80662F802314847", "7E80662F802524544"),
        ("22F804", "7E80662F804314847", "7E80662F804585858"), ("22F806", "7E80762F806DEADBEEF", "7E80762F80600000000"),
        ("22F40C", "7E80562F40C1AF8", "7E80562F40C1AF8"), ("22F810", "7E80462F81001", "7E80462F81001"),
        ("1942330C1E", "7E80759420AFFFF0402", "7E80759420AFFFF0402"),
        // An unknown identifier, and an unknown service.
        ("22F18C", "7E80662F18C314847", "7E80662000000000000".prefix(17).description),
        ("0902", "7E80663F190314847", "7E80663000000000000".prefix(17).description),
    ])
    func infoTypes(command: String, line: String, expected: String) {
        #expect(masked(command, line) == [expected.uppercased()])
    }

    @Test(arguments: [
        ("0902", "7E8037F0912"), ("0902", "7F0912"), ("0900", "7E8064900554000AA"),
        ("090A", "7E8101749 0A01454341".filter { $0 != " " }), ("0908", "7E8102B490814000A00"),
        ("0902", "7E830000000000000"),
        ("0902", "7E806410088190001AA"), ("0901", "486B104901050C"), ("0902", "410C1AF8"), ("03", "4300"),
        ("010C", "410C1AF8"), ("010C0D", "410C1AF80D00"), ("ATDPN", "A6"), ("ATI", "ELM327v1.5"), ("ATRV", "14.0V"),
        ("0902", "0902"), ("0902", "NODATA"), ("0902", "BUSINIT:...ERROR"), ("0902", "SEARCHING..."), ("0902", "?"),
        ("0902", "BUFFERFULL"), ("0902", "UNABLETOCONNECT"), ("0902", "STOPPED"), ("AT@1", "OBDIItoRS232Interpreter"),
        ("09021", "09021"), ("0902", "OK"), ("0902", "+CONNECTING<-aa:bb:cc"), ("0902", ""), ("0902", "ERR94"),
    ])
    func whatStays(command: String, line: String) {
        #expect(masked(command, line) == [line])
    }

    // MARK: What is broken

    /// While a response to service 09 is possible, nothing that cannot be decoded is written.
    @Test(arguments: [
        // Without its beginning; with a frame lost in between; after a wrong frame.
        (["7E821434D3832363333"], ["7E82100000000000000"]),
        (["1:434D3832363333"], ["1:00000000000000"]),
        (["7E81014490201314847", "7E82241303034333532"], ["7E81014490201524544", "7E82200000000000000"]),
        // A character lost, doubled or replaced; two lines in one; one line split in two.
        (["7E814490201314847"], ["7E814000000000000"]),
        (["7E8214344D3832363333"], ["7E800000000000000000"]),
        (["7E821434D38G2363333"], ["7E800000000G0000000"]),
        (["1434D3832363333"], ["000000000000000"]),
        (["7E81014490201314847" + "7E821434D3832363333"], ["7E8" + String(repeating: "0", count: 35)]),
        (["7E81014490201314847", "7E821434D", "3832363333"], ["7E81014490201524544", "7E8214143", "0000000000"]),
        (["486B1049020248474343", "C8"], ["486B1049020245444143", "C8"]),
        (["1:434G3832363333"], ["0:000G0000000000"]),
        // After the echo, without a line end.
        (["09027E81014490201314847"], ["00000000000000000000000"]),
        // Another message inside the message.
        (["7E81014490201314847<DATAERROR"], ["7E81014490201524544<DATAERROR"]),
        (["486B104902024847STOPPED"], ["486B104902025200STOPPED"]),
        (["SEARCHING...7E81014490201314847"], ["SEARCHING...7E81014490201524544"]),
        (["BUSINIT:...OK486B1049020248474343"], ["BUSINIT:...OK486B1049020245444143"]),
    ])
    func brokenAnswers(lines: [String], expected: [String]) {
        var mask = IdentityMask()
        #expect(answer(&mask, "0902", lines) == expected)
    }

    /// The same undecodable lines are kept unchanged during a drive, long afterwards.
    @Test func brokenAnswersElsewhere() {
        var mask = IdentityMask()
        #expect(answer(&mask, "0902", ["7E8037F0911"]) == ["7E8037F0911"])
        for line in ["7E803410D3", "41583G", "00000031415926", "7E83G10D3"] {
            _ = answer(&mask, "010D", ["7E803410D30"])
            #expect(answer(&mask, "010D", [line]) == [line])
        }
        // A consecutive frame without its first frame may contain anything at any time.
        #expect(answer(&mask, "010D", ["7E821434D3832363333"]) == ["7E82100000000000000"])
    }

    /// An extra prompt between the frames, so that the rest arrives in response to the next command.
    @Test func anAnswerThatComesLate() {
        var mask = IdentityMask()
        #expect(answer(&mask, "0902", ["7E81014490201314847"]) == ["7E81014490201524544"])
        #expect(
            answer(&mask, "010D", ["7E821434D3832363333", "434D38323633"]) == ["7E82100000000000000", "000000000000"])
        // Still not finished.
        #expect(answer(&mask, "010D", ["41583"]) == ["00000"])
        #expect(answer(&mask, "010D", ["410D30"]) == ["410D30"])
        #expect(answer(&mask, "010D", ["41583"]) == ["41583"])
    }

    /// After a frame that is cut off, or lacks the previous ones, lines after its prompt remain suspect.
    @Test(arguments: ["7E821434D38", "7E80", "7E8064902"]) func aFrameThatBelongsToNothing(_ frame: String) {
        var mask = IdentityMask()
        _ = answer(&mask, "010D", [frame])
        #expect(answer(&mask, "010D", ["434D38323633"]) == ["000000000000"])
    }

    /// A command to the adapter does not request an identity, and its response is kept.
    @Test(arguments: ["ATRV", "STI"]) func theAdapterHasNoIdentity(_ command: String) {
        var mask = IdentityMask()
        _ = answer(&mask, "010D", ["410D30"])
        #expect(answer(&mask, command, ["12.4V"]) == ["12.4V"])
        #expect(answer(&mask, "010C", ["410C1"]) == ["410C1"])
    }

    /// Another program may have sent a request before this one started.
    @Test func anAnswerFromBefore() {
        var mask = IdentityMask()
        #expect(mask.masked(bytes("434D3832363333")) == bytes("00000000000000"))
        #expect(answer(&mask, "ATI", ["1:434D3832363333"]) == ["1:00000000000000"])
    }

    /// A wrong checksum must not become a right one, nor a right one wrong.
    @Test func checksums() throws {
        let header: [UInt8] = [0x48, 0x6B, 0x11, 0x49, 0x02, 0x02]
        for last in stride(from: 0, through: 255 as UInt8, by: 17) {
            let message = header + [0x48, 0x47, 0x43, last]
            for checksum in 0...255 as ClosedRange<UInt8> {
                var mask = IdentityMask()
                // The bus uses a CRC, as its other messages show.
                let other: [UInt8] = [0x48, 0x6B, 0x11, 0x41, 0x0D, 0x30]
                _ = answer(&mask, "010D", [Session.hexadecimal(other + [BusFrame.crc8(other)])])
                let line = answer(&mask, "0902", [Session.hexadecimal(message + [checksum])])[0]
                let result = try BusFrame.hexadecimal(bytes(line)[...])
                #expect(result.dropLast().prefix(8) == (header + [0x45, 0x44])[...])
                // If both are the same, they cannot be told apart.
                try #require(BusFrame.crc8(result.dropLast()) != BusFrame.sum8(result.dropLast()))
                let isCRC = checksum == BusFrame.crc8(message)
                #expect((result.last == BusFrame.crc8(result.dropLast())) == isCRC)
                if !isCRC {
                    #expect((result.last == BusFrame.sum8(result.dropLast())) == (checksum == BusFrame.sum8(message)))
                }
            }
        }
    }

    /// Contradictory content remains contradictory, and repeated content remains the same.
    @Test func sameAndDifferent() {
        var mask = IdentityMask()
        let lines = ["49020248474343", "49020248474344", "49020248474343", "49020248474345"]
        #expect(
            answer(&mask, "0902", lines) == ["49020245444143", "49020245444131", "49020245444143", "49020245444132"])
        #expect(answer(&mask, "0902", ["49020248474344"]) == ["49020245444131"])
        // The same frame twice, and another one with the same number.
        #expect(
            answer(
                &mask, "0902",
                ["7E81014490201314847", "7E821434D3832363333", "7E821434D3832363333", "7E821434D3832363334"])
                == ["7E81014490201524544", "7E82141435445443930", "7E82141435445443930", "7E82100000000000000"])
    }

    @Test func thePlaceholder() throws {
        let vin = try #require(VIN(String(decoding: IdentityBlank.placeholder, as: UTF8.self)))
        #expect(vin.checkDigitIsRight)
    }

    @Test(arguments: [
        "0902", "0902 1", "0904", "0906", "22F190", "1A90", "STPXH:7DF,D:0902", "09", "0902040A", "x", "F0", "FF02",
    ])
    func commandsThatAskForIt(_ command: String) {
        var mask = IdentityMask()
        _ = answer(&mask, "010D", ["410D30"])
        #expect(mask.masked(bytes("434D38323633")) == bytes("434D38323633"))
        #expect(answer(&mask, command, ["434D38323633"]) == ["000000000000"])
    }

    /// Several commands in one write, and one command in several.
    @Test(arguments: [["010D\r0902\r"], ["09", "02", "\r"], ["0902\r\r"], ["\u{7F}0902\r"], ["0902\r", "\r"]])
    func commandsCutAnywhere(_ writes: [String]) {
        var mask = IdentityMask()
        _ = answer(&mask, "010D", ["410D30"])
        for write in writes { mask.sent(bytes(write)) }
        #expect(mask.masked(bytes("434D38323633")) == bytes("000000000000"))
    }
}
