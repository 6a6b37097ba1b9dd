import Foundation

/// The SplitMix64 generator: the same numbers for the same seed, everywhere.
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Of a normal distribution: mean 0, standard deviation 1, as the sum of twelve equal distributions.
    package mutating func noise() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &self) }
    }

    package mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
    }
}

/// The seeds of the random tests, which are fixed unless OBDMECH_TEST_SEED specifies one to try again.
package let seeds: [UInt64] =
    if let seed = ProcessInfo.processInfo.environment["OBDMECH_TEST_SEED"].flatMap({ UInt64($0) }) { [seed] } else {
        Array(1...50)
    }
