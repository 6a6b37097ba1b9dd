import Testing

@testable import GamePackets

@Suite(.timeLimit(.minutes(20))) struct UnknownPacketsTests {
    private func texts(_ packets: [[UInt8]]) -> [String] {
        var unknown = UnknownPackets()
        for packet in packets {
            #expect(PacketReading(packet).game == nil)
            unknown.add(packet)
        }
        return unknown.kinds.map(\.countedText)
    }

    private func f1(_ length: Int, format: UInt16, id: UInt8 = 6) -> [UInt8] {
        PacketBuilder.f1(length, format: format, id: id).bytes
    }

    /// The format is in the header; the remedy is the newest one that is read.
    @Test(
        arguments: [
            (2024, 1352, "F1, format 2024: set UDP Format to 2023"),
            (2025, 1352, "F1, format 2025: set UDP Format to 2023"),
            (2026, 1448, "F1, format 2026: set UDP Format to 2023"),
            (2020, 1307, "F1, format 2020: only 2021 to 2023 are supported"),
            (2018, 1085, "F1, format 2018: only 2021 to 2023 are supported"),
            (2023, 1351, "F1, format 2023, whose length is unknown"),
        ] as [(UInt16, Int, String)])
    func f1OfAnotherYear(format: UInt16, length: Int, text: String) {
        let packet = f1(length, format: format)
        #expect(texts([packet, packet]) == ["2 packets of \(length) bytes (\(text))"])
    }

    @Test func packetsOfOneGameAreToldTogether() {
        let packets = [1352, 1285, 1239, 45].map { f1($0, format: 2025) }
        #expect(texts(packets) == ["4 packets of 45 to 1352 bytes (F1, format 2025: set UDP Format to 2023)"])
    }

    @Test func othersAreToldByTheirLength() {
        #expect(
            texts([[1], [2], [UInt8](repeating: 7, count: 700)]) == [
                "2 packets of 1 byte (of no supported game)", "1 packet of 700 bytes (of no supported game)",
            ])
        // However many lengths there are, the text stays short.
        let many = texts((1...60).map { [UInt8](repeating: 9, count: $0) })
        #expect(many.count == 4 && many[3] == "57 packets of 4 to 60 bytes (of no supported game)")
    }

    @Test func gamesThatAreNotReadAreNamed() {
        func marked(_ length: Int, _ offset: Int, _ mark: String) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: length)
            bytes.replaceSubrange(offset..<(offset + 4), with: Array(mark.utf8))
            return bytes
        }
        let cars = PacketBuilder(559).u32(0, 9).u8(8, 1).u8(9, 1).u8(10, 0).u8(11, 4).bytes
        #expect(
            texts([marked(92, 4, "beam"), marked(88, 0, "BNG1"), marked(1218, 0, "pkro"), cars]) == [
                "1 packet of 92 bytes (BeamNG OutGauge, which is not supported)",
                "1 packet of 88 bytes (BeamNG MotionSim, which is not supported)",
                "1 packet of 1218 bytes (Wreckfest 2, which is not supported)",
                "1 packet of 559 bytes (Project CARS 2 or Automobilista 2, which is not supported)",
            ])
    }

    @Test func nothingTraps() {
        for length in 0..<40 {
            for first in [0, 0xE9, 0x42] as [UInt8] {
                _ = UnknownOrigin([UInt8](repeating: first, count: length))
            }
        }
    }
}
