@testable import OBD

/// The bytes of "41 0C 1A F8"; anything that is no pair of hexadecimal digits is a mistake in the test.
func bytes(_ text: String) -> [UInt8] {
    text.split(separator: " ").map { UInt8($0, radix: 16)! }
}

/// The characters of a line as an adapter sends them with spaces off.
func digits(_ text: String) -> [UInt8] { Array(text.utf8.filter { $0 != UInt8(ascii: " ") }) }

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
