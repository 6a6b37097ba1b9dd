import Testing

@testable import GamePackets

/// Key streams that pycryptodome and another program agree on, for iv 0x12345678.
@Suite(.timeLimit(.minutes(20))) struct Salsa20Tests {
    private static let rows: [(kind: GranTurismoPackets.Kind, nonce: String, first: String, second: String)] = [
        (.a, "d7e899cc78563412", "e761213d5ee1f35e1f1e7eeebd898346", "9f07679ee0305837"),
        (.b, "97e899cc78563412", "662163f935d8dec4661aad7f63e28b48", "c771e6b919b92522"),
        (.c, "97e899cc78563412", "662163f935d8dec4661aad7f63e28b48", "c771e6b919b92522"),
        (.tilde, "37edce4778563412", "bf97616f5e3e8a945bee138124762ee3", "39e5fd7a158225a6"),
    ]

    private func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).compactMap { index in
            let start = text.index(text.startIndex, offsetBy: index)
            return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16)
        }
    }

    @Test func keyStreams() {
        let key = Array("Simulator Interface Packet GT7 ver 0.0".utf8.prefix(32))
        for row in Self.rows {
            let stream = Salsa20.apply(to: [UInt8](repeating: 0, count: 100), key: key, nonce: bytes(row.nonce))
            #expect(Array(stream[..<16]) == bytes(row.first), "\(row.kind)")
            #expect(Array(stream[64..<72]) == bytes(row.second), "\(row.kind)")
        }
    }

    @Test func packetsOfAConsole() {
        for row in Self.rows {
            var plain = [UInt8](repeating: 0, count: row.kind.length)
            plain.put(0x4737_5330, .u32, at: 0)
            let sent = GranTurismoPackets.encrypted(plain, row.kind, seed: 0x1234_5678)
            #expect(Array(sent[0x40..<0x44]) == [0x78, 0x56, 0x34, 0x12])
            #expect(GranTurismoPackets.decrypted(sent, row.kind)?.prefix(4) == plain.prefix(4))
            let others = GranTurismoPackets.Kind.allCases.filter { $0.mask != row.kind.mask }
            for other in others { #expect(GranTurismoPackets.decrypted(sent, other) == nil) }
            #expect(PacketReading(sent).game == .granTurismo7)
            // Whatever is not encrypted is none.
            #expect(PacketReading(plain).game != .granTurismo7)
        }
    }
}
