import Camera
import Testing

/// Pieces of ten bytes, a frame each half second, with all of which a clip can begin.
@Suite(.timeLimit(.minutes(20))) struct ClipHandoverTests {
    private func piece(_ number: Int, isCut: Bool = true) -> StreamPiece {
        StreamPiece(
            bytes: Array(repeating: UInt8(number), count: 10)[...], frameS: Double(number) / 2, isCut: isCut)
    }

    private func add(_ numbers: ClosedRange<Int>, to handover: inout ClipHandover) -> [Int] {
        numbers.compactMap { handover.add(piece($0), arrivalS: Double($0) / 2 + 100, head: [99]) }
    }

    @Test func aNextClipBeginsWhenTheLastIsSafe() throws {
        var handover = ClipHandover(ClipTiming(lengthS: 2))
        handover.add(bytes: 3)
        #expect(add(0...3, to: &handover).isEmpty)
        #expect(add(4...6, to: &handover) == [1])
        // What came meanwhile is in both.
        #expect(handover.bytes == 73 && handover.timing.durationS == 3.5)
        let met = handover.met(1)
        let next = try #require(met)
        #expect(next.fromBytes == 43 && next.before.durationS == 2 && next.before.startS == 100)
        #expect(next.bytes == [99] + [4, 5, 6].flatMap { Array(repeating: UInt8($0), count: 10) })
        #expect(next.timing.frames == 3 && next.timing.durationS == 1.5)
        #expect(try abs(#require(next.timing.startS) - 102) < 0.01)
        #expect(handover.met(1) == nil)
    }

    /// While a disk takes longer than a clip, nothing is lost: the next one becomes longer.
    @Test func slowDisk() throws {
        var handover = ClipHandover(ClipTiming(lengthS: 2))
        #expect(add(0...11, to: &handover) == [1])
        let met = handover.met(1)
        let next = try #require(met)
        #expect(next.fromBytes == 40 && next.before.durationS == 2 && next.bytes.count == 81)
        var following = ClipHandover(next.timing)
        #expect(add(12...12, to: &following) == [1])
        #expect(following.met(1)?.before.durationS == 4)
    }

    /// What waits does not use all memory.
    @Test func littleIsKept() {
        var handover = ClipHandover(ClipTiming(lengthS: 2), maxBytes: 15)
        #expect(add(0...5, to: &handover) == [1])
        #expect(handover.met(1) == nil)
        // The clip is already due.
        #expect(add(6...6, to: &handover) == [2])
        #expect(handover.met(2)?.fromBytes == 60)
        #expect(handover.timing.durationS == 3.5)
    }

    @Test func clipsEndAtKeyFramesAndEarlierIfTheyMust() {
        var handover = ClipHandover(ClipTiming(lengthS: 2))
        #expect(add(0...1, to: &handover).isEmpty)
        #expect(handover.add(piece(2, isCut: false), arrivalS: 101, head: [], mustCut: true) == nil)
        #expect(handover.add(piece(3), arrivalS: 101.5, head: [], mustCut: true) == 1)
        // It is being cut.
        #expect(handover.add(piece(4), arrivalS: 102, head: [], mustCut: true) == nil)
        #expect(handover.met(1)?.before.durationS == 1.5)
    }
}
