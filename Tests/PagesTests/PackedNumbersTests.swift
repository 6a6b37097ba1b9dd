import TestSupport
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct PackedNumbersTests {
    @Test(arguments: [
        ([0], "A"), ([-1], "B"), ([1], "C"), ([15], "e"), ([-16], "f"), ([16], "gB"), ([1, 2, 3], "CCC"), ([], ""),
        ([512], "ggB"), ([5, 5, 4], "KAB"),
    ])
    func text(numbers: [Int64], text: String) {
        #expect(PackedNumbers.text(numbers) == text)
        #expect(PackedNumbers.numbers(text) == numbers)
    }

    @Test(arguments: seeds) func thereAndBack(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let numbers = (0..<Int.random(in: 0...300, using: &random)).map { _ in
            let size = Int64(1) << Int64.random(in: 0...51, using: &random)
            return Int64.random(in: -size...size, using: &random)
        }
        #expect(PackedNumbers.numbers(PackedNumbers.text(numbers)) == numbers)
    }

    @Test(arguments: ["!", "g", "A g", "ggggggggggggggggggg"]) func garbage(text: String) {
        #expect(PackedNumbers.numbers(text) == nil)
    }
}
