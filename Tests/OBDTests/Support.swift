import Foundation

@testable import OBD

/// The bytes of "41 0C 1A F8"; anything that is no pair of hexadecimal digits is a mistake in the test.
func bytes(_ text: String) -> [UInt8] {
    text.split(separator: " ").map { UInt8($0, radix: 16)! }
}

/// The characters of a line as an adapter sends them with spaces off.
func digits(_ text: String) -> [UInt8] { Array(text.utf8.filter { $0 != UInt8(ascii: " ") }) }

/// SplitMix64: the same numbers for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) } }
}

/// The seeds of the random tests: fixed, unless OBDMECH_TEST_SEED names the one to try again.
let seeds: [UInt64] =
    if let seed = ProcessInfo.processInfo.environment["OBDMECH_TEST_SEED"].flatMap({ UInt64($0) }) { [seed] } else {
        Array(1...100)
    }

/// The CAN data fields that carry a message (ISO 15765-2), the last padded with `padding`.
func isoTPFrames(_ message: [UInt8], padding: UInt8 = 0xAA) -> [[UInt8]] {
    func padded(_ frame: [UInt8]) -> [UInt8] { frame + [UInt8](repeating: padding, count: 8 - frame.count) }
    if message.count <= 7 { return [padded([UInt8(message.count)] + message)] }
    var frames = [[0x10 | UInt8(message.count >> 8), UInt8(message.count & 0xFF)] + message[..<6]]
    var rest = message[6...]
    var sequence: UInt8 = 1
    while !rest.isEmpty {
        frames.append(padded([0x20 | sequence] + rest.prefix(7)))
        rest = rest.dropFirst(7)
        sequence = (sequence + 1) & 0x0F
    }
    return frames
}

extension Result {
    var value: Success? { try? get() }
    var isFailure: Bool { value == nil }
}
