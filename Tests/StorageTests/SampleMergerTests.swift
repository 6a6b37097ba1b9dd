import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct SampleMergerTests {
    /// SplitMix64.
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static func stored(_ merger: inout SampleMerger, before end: Int64) -> [[Int64]] {
        var stored: [[Int64]] = []
        merger.pop(before: end) { stored.append([$0.microseconds, Int64($0.signal), Int64($0.value)]) }
        return stored
    }

    /// Blocks of several signals, of which some overlap and some follow each other, are passed on as if all samples had been
    /// sorted, also when they are passed on part by part.
    @Test(arguments: 0..<40) func isTheOrderOfSorting(seed: UInt64) {
        var random = Seeded(state: seed)
        var (merger, all, popped): (SampleMerger, [[Int64]], [[Int64]]) = (SampleMerger(), [], [])
        var number: Int64 = 0
        for block in 0..<30 {
            let signal = Int.random(in: 0..<6, using: &random)
            var time = Int64(block) * 20
            merger.add(
                (0..<Int.random(in: 1..<40, using: &random)).map { _ in
                    time += Int64.random(in: 0..<4, using: &random)
                    number += 1
                    all.append([time * 1000, Int64(signal), number])
                    return SampleBlock.Point(milliseconds: time, value: Double(number))
                }, signal: signal)
            popped += Self.stored(&merger, before: Int64(block + 1) * 20_000)
        }
        popped += Self.stored(&merger, before: .max)
        #expect(popped == all.sorted { $0.lexicographicallyPrecedes($1) })
        #expect(Self.stored(&merger, before: .max).isEmpty)
    }

    /// Times of a damaged block may go back.
    @Test func damagedBlock() {
        var merger = SampleMerger()
        merger.add([30, 10, 20].map { SampleBlock.Point(milliseconds: $0, value: Double($0)) }, signal: 1)
        merger.add([15, 25].map { SampleBlock.Point(milliseconds: $0, value: Double($0)) }, signal: 0)
        merger.add([], signal: 2)
        #expect(Self.stored(&merger, before: .max).map { $0[2] } == [10, 15, 20, 25, 30])
    }
}
