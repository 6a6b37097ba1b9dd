import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct ISOTPReassemblerTests {
    private typealias Outcome = Result<[UInt8], MessageDecodingError>

    private static func reassemble(_ frames: [[UInt8]]) -> [Outcome] {
        var reassembler = ISOTPReassembler()
        for frame in frames { reassembler.take(frame) }
        return reassembler.finish()
    }

    private static func reassemble(_ frames: [String]) -> [Outcome] { reassemble(frames.map { bytes($0) }) }

    private static let vinFrames = [
        "10 14 49 02 01 31 4D 38", "21 47 44 4D 39 41 58 4B", "22 50 30 34 32 37 38 38",
    ]
    private static let vinMessage = bytes("49 02 01 31 4D 38 47 44 4D 39 41 58 4B 50 30 34 32 37 38 38")

    /// The VIN message cut off after a number of bytes.
    private static func cutOff(_ reason: String, after count: Int, of message: [UInt8] = vinMessage) -> Outcome {
        let partial = PartialMessage(bytes: Array(message.prefix(count)), byteCount: message.count)
        return .failure(MessageDecodingError(reason, partial: partial))
    }

    @Test(arguments: [
        ("03 41 0D 3C", "41 0D 3C"), ("03 41 0D 3C 00 00 00 00", "41 0D 3C"), ("01 44 AA AA AA AA AA AA", "44"),
        ("07 01 02 03 04 05 06 07", "01 02 03 04 05 06 07"), ("04 41 0C 1A F8 55 55 55", "41 0C 1A F8"),
    ])
    func singleFrames(frame: String, message: String) {
        #expect(Self.reassemble([frame]) == [.success(bytes(message))])
    }

    @Test func severalFrames() {
        #expect(Self.reassemble(Self.vinFrames) == [.success(Self.vinMessage)])
    }

    @Test(arguments: [UInt8(0x00), 0x55, 0xAA, 0xFF])
    func paddingIsDropped(padding: UInt8) {
        let message = Array(Self.vinMessage.dropLast(4))
        #expect(Self.reassemble(isoTPFrames(message, padding: padding)) == [.success(message)])
        #expect(Self.reassemble(isoTPFrames([0x43, 0x00], padding: padding)) == [.success([0x43, 0x00])])
    }

    @Test func aLastFrameMayComeWithoutPadding() {
        #expect(
            Self.reassemble(["10 09 43 03 01 43 01 96", "21 02 34 00"])
                == [.success(bytes("43 03 01 43 01 96 02 34 00"))])
    }

    @Test func messagesFollowEachOther() {
        #expect(
            Self.reassemble(["03 41 0D 3C"] + Self.vinFrames + ["03 41 0D 3D"] + Self.vinFrames)
                == [
                    .success([0x41, 0x0D, 0x3C]), .success(Self.vinMessage), .success([0x41, 0x0D, 0x3D]),
                    .success(Self.vinMessage),
                ])
    }

    @Test(arguments: 0..<3)
    func aDoubledFrameSaysNothingNew(index: Int) {
        var frames = Self.vinFrames
        frames.insert(frames[index], at: index)
        #expect(Self.reassemble(frames) == [.success(Self.vinMessage)])
    }

    @Test(arguments: 0..<3)
    func aMissingFrameIsNoMessage(index: Int) {
        var frames = Self.vinFrames
        frames.remove(at: index)
        let outcomes = Self.reassemble(frames)
        #expect(!outcomes.isEmpty && outcomes.allSatisfy(\.isFailure))
    }

    @Test func wrongOrderIsNoMessage() {
        let outcomes = Self.reassemble([0, 2, 1].map { Self.vinFrames[$0] })
        #expect(!outcomes.isEmpty && outcomes.allSatisfy(\.isFailure))
        let late = Self.reassemble([1, 0, 2].map { Self.vinFrames[$0] })
        #expect(!late.isEmpty && late.allSatisfy(\.isFailure))
    }

    @Test func flowControlIsNoAnswer() {
        #expect(Self.reassemble(["30 00 00 00 00 00 00 00"]) == [])
        var frames = Self.vinFrames
        frames.insert("30 00 00", at: 1)
        #expect(Self.reassemble(frames) == [.success(Self.vinMessage)])
    }

    @Test func aFirstFrameAfterAnotherBeginsAnew() {
        let other = "10 14 49 02 01 57 30 4C"
        let message = bytes("49 02 01 57 30 4C") + Self.vinMessage.dropFirst(6)
        #expect(
            Self.reassemble([other] + Self.vinFrames)
                == [
                    Self.cutOff("6 of 20 bytes arrived", after: 6, of: message), .success(Self.vinMessage),
                ])
    }

    @Test func aSingleFrameEndsAnOpenMessage() {
        #expect(
            Self.reassemble([Self.vinFrames[0], Self.vinFrames[1], "03 7F 09 11", Self.vinFrames[2]])
                == [
                    Self.cutOff("13 of 20 bytes arrived", after: 13), .success([0x7F, 0x09, 0x11]),
                    .failure(MessageDecodingError("a first frame is missing")),
                ])
    }

    /// The consecutive frames of a cut first frame must not complete the previous message.
    @Test(arguments: ["10 14", "10", "10 14 49 02 01 57 30"])
    func aCutFirstFrameEndsAnOpenMessage(cut: String) {
        let outcomes = Self.reassemble([Self.vinFrames[0], cut, Self.vinFrames[1], Self.vinFrames[2]])
        #expect(!outcomes.isEmpty && outcomes.allSatisfy(\.isFailure))
    }

    @Test(arguments: [
        ("", "an empty frame"), ("00", "a single frame without a length"), ("08 01", "a single frame without a length"),
        ("03 41 0D", "the frame is cut off"), ("07 01 02 03 04 05 06", "the frame is cut off"),
        ("10 14 49", "the first frame is cut off"), ("10 07 01 02 03 04 05 06", "the first frame is cut off"),
        ("10 00 00 00 10 00 01 02", "the first frame is cut off"), ("21 01 02", "a first frame is missing"),
        ("40 01", "an unknown kind of frame"), ("F0", "an unknown kind of frame"),
    ])
    func saysWhatIsWrong(frame: String, reason: String) {
        #expect(Self.reassemble([frame]) == [.failure(MessageDecodingError(reason))])
    }

    @Test func aCutConsecutiveFrameIsNoMessage() {
        #expect(
            Self.reassemble([Self.vinFrames[0], "21 47 44 4D", Self.vinFrames[2]])
                == [
                    Self.cutOff("a consecutive frame is cut off", after: 6),
                    .failure(MessageDecodingError("a first frame is missing")),
                ])
    }

    @Test func aMessageStillOpenIsIncomplete() {
        #expect(Self.reassemble([Self.vinFrames[0]]) == [Self.cutOff("6 of 20 bytes arrived", after: 6)])
        #expect(
            Self.reassemble(Array(Self.vinFrames.prefix(2))) == [
                Self.cutOff("13 of 20 bytes arrived", after: 13)
            ])
    }

    /// What came before a gap is kept.
    @Test func aMissingFrameCutsTheMessageOff() {
        #expect(
            Self.reassemble([Self.vinFrames[0], Self.vinFrames[2]])
                == [Self.cutOff("a consecutive frame is missing", after: 6)])
    }

    @Test func finishingStartsAnew() {
        var reassembler = ISOTPReassembler()
        reassembler.take(bytes("03 41 0D 3C"))
        #expect(reassembler.finish().count == 1)
        #expect(reassembler.finish() == [])
        reassembler.take(bytes("03 41 0D 3D"))
        #expect(reassembler.finish() == [.success([0x41, 0x0D, 0x3D])])
    }

    /// 6 bytes and fifteen times 7 bytes take the sequence number to F; the next ones are 0 and 1.
    @Test(arguments: [111, 112, 118, 119, 125, 223, 224, 231, 4095])
    func theSequenceNumberWraps(count: Int) {
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 251) }
        let frames = isoTPFrames(message)
        #expect(frames.count == 1 + (count - 6 + 6) / 7)
        #expect(Self.reassemble(frames) == [.success(message)])
    }

    /// After sixteen lost frames the sequence numbers are right, but the length is not.
    @Test func sixteenMissingFramesAreNoticed() {
        var frames = isoTPFrames((0..<300).map { UInt8(truncatingIfNeeded: $0) })
        frames.removeSubrange(5..<21)
        let outcomes = Self.reassemble(frames)
        #expect(!outcomes.isEmpty && outcomes.allSatisfy(\.isFailure))
    }

    @Test(arguments: seeds)
    func anyMessageComesBack(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...(Bool.random(using: &generator) ? 40 : 4095), using: &generator)
        let message = generator.bytes(count)
        let padding = UInt8.random(in: 0...255, using: &generator)
        var frames = isoTPFrames(message, padding: padding)
        #expect(Self.reassemble(frames) == [.success(message)], "seed \(seed)")
        if frames.count > 1 {
            // Any one of several frames is duplicated.
            let index = Int.random(in: 0..<frames.count, using: &generator)
            frames.insert(frames[index], at: index)
            #expect(Self.reassemble(frames) == [.success(message)], "seed \(seed)")
        }
    }

    @Test(arguments: seeds)
    func aMessageWithoutOneFrameNeverComes(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 8...400, using: &generator)
        // Identical frames, as in a memory full of zeros, are the hardest case.
        let message = seed.isMultiple(of: 2) ? generator.bytes(count) : [UInt8](repeating: 0, count: count)
        let frames = isoTPFrames(message)
        for missing in frames.indices {
            var rest = frames
            rest.remove(at: missing)
            let outcomes = Self.reassemble(rest)
            #expect(
                !outcomes.isEmpty && outcomes.allSatisfy(\.isFailure),
                "seed \(seed), frame \(missing) of \(count) bytes")
        }
    }

    /// Whatever arrives, no message is longer than its frames can carry.
    @Test(arguments: seeds)
    func anyFramesAreSurvived(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let frames = (0..<60).map { _ in
            var frame = generator.bytes(Int.random(in: 0...8, using: &generator))
            if !frame.isEmpty, Bool.random(using: &generator) { frame[0] &= 0x3F }
            return frame
        }
        for outcome in Self.reassemble(frames) {
            if let message = outcome.value {
                #expect((1...(60 * 7)).contains(message.count), "seed \(seed)")
            }
        }
    }
}
