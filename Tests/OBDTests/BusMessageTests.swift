import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct BusMessageTests {
    private static let engine = ECUAddress(can11: 0x7E8)
    private static let transmission = ECUAddress(can11: 0x7E9)

    private static func frames(_ lines: [String], _ framing: VehicleBus.Framing) throws -> [BusFrame] {
        try lines.compactMap { try BusFrame.parse(digits($0), framing: framing) }
    }

    @Test func ecusInterleave() throws {
        let frames = try Self.frames(
            [
                "7E8 10 0A 49 04 01 31 32 33", "7E9 10 09 49 04 01 41 42 43", "7E9 21 44 45 46 00 00 00 00",
                "7EA 03 7F 09 11 00 00 00 00", "7E8 21 34 35 36 37 00 00 00",
            ], .can11)
        #expect(
            BusMessage.assemble(frames, framing: .can11) == [
                BusMessage(ecu: Self.engine, content: .success(bytes("49 04 01 31 32 33 34 35 36 37"))),
                BusMessage(ecu: Self.transmission, content: .success(bytes("49 04 01 41 42 43 44 45 46"))),
                BusMessage(ecu: ECUAddress(can11: 0x7EA), content: .success(bytes("7F 09 11"))),
            ])
    }

    @Test func oneEcusBrokenAnswerLeavesTheOthersWhole() throws {
        let frames = try Self.frames(
            ["18DAF110 10 09 49 04 01 41 42 43", "18DAF118 03 41 0D 3C", "18DAF110 22 44 45 46 00 00 00 00"], .can29)
        let messages = BusMessage.assemble(frames, framing: .can29)
        #expect(messages.filter { $0.ecu == ECUAddress(can29: 0x18DA_F110) }.allSatisfy { $0.content.isFailure })
        #expect(
            messages.filter { !$0.content.isFailure } == [
                BusMessage(ecu: ECUAddress(can29: 0x18DA_F118), content: .success([0x41, 0x0D, 0x3C]))
            ])
        #expect(messages.count >= 2)
    }

    /// A frame of another ECU does not replace a lost one.
    @Test func framesOfOtherEcusDoNotMix() throws {
        let frames = try Self.frames(
            ["7E8 10 09 49 04 01 41 42 43", "7E9 21 44 45 46 00 00 00 00"], .can11)
        let messages = BusMessage.assemble(frames, framing: .can11)
        #expect(messages.count == 2 && messages.allSatisfy { $0.content.isFailure })
    }

    @Test(arguments: [VehicleBus.Framing.iso9141, .kwp, .j1850])
    func onOlderBusesEveryLineIsAMessage(framing: VehicleBus.Framing) {
        let frames = [
            BusFrame(ecu: ECUAddress(source: 0x10), data: bytes("49 02 01 00 00 00 31")),
            BusFrame(ecu: ECUAddress(source: 0x18), data: bytes("7F 09 11")),
            BusFrame(ecu: ECUAddress(source: 0x10), data: bytes("49 02 02 4D 38 47 44")),
        ]
        #expect(
            BusMessage.assemble(frames, framing: framing)
                == frames.map { BusMessage(ecu: $0.ecu, content: .success($0.data)) })
    }

    @Test(arguments: VehicleBus.Framing.allCases)
    func nothingMakesNoMessage(framing: VehicleBus.Framing) {
        #expect(BusMessage.assemble([], framing: framing) == [])
    }

    /// The frames of several ECUs, interleaved at random, with each ECU's frames in order.
    @Test(arguments: seeds)
    func anyInterleavingComesBack(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var queues: [(ecu: ECUAddress, message: [UInt8], frames: ArraySlice<[UInt8]>)] = (0..<4).map { index in
            let message = generator.bytes(Int.random(in: 1...200, using: &generator))
            return (ECUAddress(can11: 0x7E8 + UInt32(index)), message, isoTPFrames(message)[...])
        }
        let expected = queues.map { BusMessage(ecu: $0.ecu, content: .success($0.message)) }
        var frames: [BusFrame] = []
        while let index = queues.indices.filter({ !queues[$0].frames.isEmpty }).randomElement(using: &generator) {
            if let data = queues[index].frames.popFirst() {
                frames.append(BusFrame(ecu: queues[index].ecu, data: data))
            }
        }
        let messages = BusMessage.assemble(frames, framing: .can11).sorted { $0.ecu < $1.ecu }
        #expect(messages == expected, "seed \(seed)")
    }
}
