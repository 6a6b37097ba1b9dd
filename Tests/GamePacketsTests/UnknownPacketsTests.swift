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
            (2027, 1352, "F1, format 2027: set UDP Format to 2026"),
            (2028, 1448, "F1, format 2028: set UDP Format to 2026"),
            (2020, 1307, "F1, format 2020: only 2021 to 2026 are supported"),
            (2018, 1085, "F1, format 2018: only 2021 to 2026 are supported"),
            (2025, 1351, "F1, format 2025, whose length is unknown"),
            (2023, 1351, "F1, format 2023, whose length is unknown"),
        ] as [(UInt16, Int, String)])
    func f1OfAnotherYear(format: UInt16, length: Int, text: String) {
        let packet = f1(length, format: format)
        #expect(texts([packet, packet]) == ["2 packets of \(length) bytes (\(text))"])
    }

    @Test func packetsOfOneGameAreToldTogether() {
        let packets = [1352, 1285, 1239, 45].map { f1($0, format: 2027) }
        #expect(texts(packets) == ["4 packets of 45 to 1352 bytes (F1, format 2027: set UDP Format to 2026)"])
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
        let cars = PacketBuilder(538).u32(0, 9).u8(8, 1).u8(9, 1).u8(10, 0).u8(11, 2).bytes
        #expect(
            texts([cars, [UInt8](repeating: 1, count: 374)]) == [
                "1 packet of 538 bytes (Project CARS 2 before patch 5, which is not supported)",
                "1 packet of 374 bytes (Project CARS, protocol 1, which is not supported)",
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
