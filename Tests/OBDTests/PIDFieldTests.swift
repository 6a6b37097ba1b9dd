import Telemetry
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct PIDFieldTests {
    /// A field need not be the first or the only one.
    @Test func severalFieldsKeepTheirPlaces() {
        let row = PIDDefinition(
            0xF0, "Two fields", bytes: 4,
            [
                PIDField(.vehicleSpeed, "Speed", at: 1),
                PIDField(.engineSpeed, "Engine speed", at: 2, bytes: 2, times: 3, per: 2, plus: -10),
            ])
        #expect(row.encode { $0 == .vehicleSpeed ? 60 : 290 } == bytes("00 3C 00 C8"))
        #expect(row.encode { _ in nil } == bytes("00 00 00 00"))
        let values = row.decode(bytes("FF 3C 00 C8")[...]) ?? []
        #expect(values.map(\.signal) == [.vehicleSpeed, .engineSpeed] && values.map(\.value) == [60, 290])
    }

    @Test func bitsOfSeveralBytes() {
        let row = PIDDefinition(
            0xF0, "Bits", bytes: 3,
            [
                .number("low", .none, "Low", at: 1, bytes: 2, bits: 0..<6),
                .number("signed", .none, "Signed", at: 1, bytes: 2, bits: 6..<11, signed: true),
                .flag("top", "Top", at: 1, bit: 7, "clear", "set"),
            ])
        let data = bytes("00 87 EA")
        let values = row.decode(data[...]) ?? []
        #expect(values.map(\.value) == [42, -1, 1] && values.map(\.text) == [nil, nil, "set"])
        #expect(row.encode { signal in values.first { $0.signal == signal }?.value } == data)
        #expect(row.fields[1].range == -16...15)
    }

    /// A missing value is encoded in the way that its field defines.
    @Test func absentValues() {
        let row = PIDDefinition(
            0xF0, "Absent", bytes: 3,
            [
                .deviation("trim", "Trim", at: 1, when: [.notFF(byte: 1)]),
                .percent("part", "Part", at: 2, when: [.set(byte: 0, bit: 6), .clear(byte: 0, bit: 1)]),
            ])
        #expect(row.encode { _ in nil } == bytes("00 FF 00"))
        #expect(row.encode { $0.name == "part" ? 100 : nil } == bytes("40 FF FF"))
        // FF means that there is no value, so the greatest value is FE.
        #expect(row.encode { $0.name == "trim" ? 500 : nil } == bytes("00 FE 00"))
        #expect(row.decode(bytes("42 FF FF")[...]) == [])
        #expect(row.decode(bytes("40 FE FF")[...])?.map(\.value) == [98.4375, 100])
    }

    /// Bytes of unknown meaning, with a given number or all that there are.
    @Test func rawBytes() {
        let known = PIDDefinition(0xF0, "Raw", bytes: 3, [.raw("raw", "Raw", at: 1, bytes: 2)])
        #expect(known.decode(bytes("01 0A FF")[...])?.map(\.text) == ["0A FF"])
        #expect(known.decode(bytes("01 0A")[...]) == nil)
        #expect(known.encode { _ in 1 } == bytes("00 00 00"))
        let rest = PIDDefinition(0xF0, "Raw", bytes: 3, [.raw("raw", "Raw", at: 1)])
        #expect(rest.isLengthDoubtful && !known.isLengthDoubtful)
        #expect(rest.decode(bytes("01 0A")[...])?.map(\.text) == ["0A"])
        #expect(rest.decode(bytes("01 0A 0B 0C 0D")[...])?.map(\.text) == ["0A 0B 0C 0D"])
        #expect(rest.decode([]) == nil)
    }

    @Test func codesAndStates() {
        let row = PIDDefinition(
            0xF0, "Codes", bytes: 3,
            [
                PIDField(Signal("code", .none), "Code", bytes: 2, .troubleCode),
                .states("state", "State", at: 2, [1: "one"]),
            ])
        let values = row.decode(bytes("41 00 01")[...]) ?? []
        #expect(values.map(\.text) == ["C0100", "one"] && values.map(\.value) == [0x4100, 1])
        #expect(row.decode(bytes("00 00 02")[...])?.map(\.text) == ["none", "reserved"])
    }

    /// An ECU without the second bank sends one byte less.
    @Test func shorterAnswers() {
        let row = PIDDefinition(
            0xF0, "Trim", bytes: 2, orBytes: 1, [.deviation("first", "First"), .deviation("second", "Second", at: 1)])
        #expect(row.decode([0x80])?.map(\.value) == [0])
        #expect(row.decode([0x80, 0xC0])?.map(\.value) == [0, 50])
        #expect(row.decode([]) == nil && row.decode([0x80, 0xC0, 0]) == nil)
        #expect(row.encode { $0.name == "first" ? 0 : nil } == [0x80, 0])
    }
}
