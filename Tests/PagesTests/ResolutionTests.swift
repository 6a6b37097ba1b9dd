import Formats
import Telemetry
import TestSupport
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct ResolutionTests {
    @Test(
        arguments: [
            ([0, 13, 50, 51], 1), ([10, 20, 40], 10), ([812.25, 813, 900.5], 0.25), ([12.34, 12.35, 100.01], 0.01),
            ([-40, -40], 1), ([], 1), ([0.1, 0.2, 0.3], 0.1), ([51.123_456_7, 51.623_456_8], 0.500_000_1),
        ] as [([Double], Double)])
    func decimals(values: [Double], step: Double) {
        #expect(abs(Resolution(values).step - step) < 1e-12, "\(Resolution(values))")
    }

    /// The scale of percentages, of fuel trims and of lambda, and whole km/h in mph.
    @Test(arguments: [100.0 / 255, 100.0 / 128, 2.0 / 65536, 1 / UnitSystem.kilometersPerMile], seeds.prefix(5))
    func oddSteps(step: Double, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let values = (0..<500).map { _ in Double(Int.random(in: -300...9000, using: &random)) * step }
        let found = Resolution(values)
        #expect(abs(found.step / step - 1) < 1e-9, "\(found.step) instead of \(step)")
        #expect(values.allSatisfy { abs(found.value(found.code($0)) - $0) < 1e-9 })
    }

    /// Whatever the values are, a person sees the same digits.
    @Test(arguments: seeds) func thereAndBack(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let range = [0.01, 1, 250, 30000][Int.random(in: 0..<4, using: &random)]
        let values = (0..<200).map { _ in Double.random(in: -range...range, using: &random) }
        let found = Resolution(values)
        let codes = PackedNumbers.numbers(PackedNumbers.text(values.map(found.code))) ?? []
        #expect(codes.count == values.count)
        for (value, code) in zip(values, codes) { #expect(abs(found.value(code) - value) <= range * 1.1e-6) }
    }
}
