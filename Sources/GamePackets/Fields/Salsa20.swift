/// The stream cipher Salsa20/20 of Daniel J. Bernstein, with a key of 256 bits; encrypting and decrypting are the same.
enum Salsa20 {
    /// "expand 32-byte k".
    private static let constants: [UInt32] = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]
    private static let blockSize = 64

    /// Returns the bytes combined with the key stream from its beginning.
    /// - Parameters:
    ///   - key: 32 bytes.
    ///   - nonce: 8 bytes.
    static func apply(to bytes: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8] {
        precondition(key.count == 32 && nonce.count == 8)
        var result = bytes
        for start in stride(from: 0, to: bytes.count, by: blockSize) {
            let stream = block(UInt64(start / blockSize), key, nonce)
            for index in start..<min(start + blockSize, bytes.count) { result[index] ^= stream[index - start] }
        }
        return result
    }

    private static func words(_ bytes: some Collection<UInt8>) -> [UInt32] {
        var words: [UInt32] = []
        for (index, byte) in bytes.enumerated() {
            if index % 4 == 0 { words.append(0) }
            words[index / 4] |= UInt32(byte) << UInt32(8 * (index % 4))
        }
        return words
    }

    private static func block(_ number: UInt64, _ key: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
        let (low, high) = (words(key[..<16]), words(key[16...]))
        let counter = [UInt32(truncatingIfNeeded: number), UInt32(truncatingIfNeeded: number >> 32)]
        var input = [constants[0]] + low
        input += [constants[1]] + words(nonce) + counter
        input += [constants[2]] + high + [constants[3]]
        var state = input
        for _ in 0..<10 {
            // The columns, each from its diagonal on, then the rows.
            quarter(&state, 0, 4, 8, 12)
            quarter(&state, 5, 9, 13, 1)
            quarter(&state, 10, 14, 2, 6)
            quarter(&state, 15, 3, 7, 11)
            quarter(&state, 0, 1, 2, 3)
            quarter(&state, 5, 6, 7, 4)
            quarter(&state, 10, 11, 8, 9)
            quarter(&state, 15, 12, 13, 14)
        }
        var stream: [UInt8] = []
        for (word, first) in zip(state, input) {
            let sum = word &+ first
            for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
                stream.append(UInt8(truncatingIfNeeded: sum >> shift))
            }
        }
        return stream
    }

    private static func quarter(_ state: inout [UInt32], _ a: Int, _ b: Int, _ c: Int, _ d: Int) {
        func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
        state[b] ^= rotated(state[a] &+ state[d], 7)
        state[c] ^= rotated(state[b] &+ state[a], 9)
        state[d] ^= rotated(state[c] &+ state[b], 13)
        state[a] ^= rotated(state[d] &+ state[c], 18)
    }
}
