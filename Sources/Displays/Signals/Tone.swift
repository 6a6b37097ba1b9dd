import Glibc

/// A short tone as the bytes of a WAV file: one channel of 16 bits.
package enum Tone {
    static let samplesPerS = 22_050
    /// How long it swells and fades, in seconds: without that it clicks.
    private static let rampS = 0.004
    private static let amplitude = 16_000.0

    package static func wav(frequencyHz: Double, durationS: Double) -> [UInt8] {
        let count = Int(durationS * Double(samplesPerS))
        var samples: [UInt8] = []
        samples.reserveCapacity(2 * count)
        for index in 0..<count {
            let timeS = Double(index) / Double(samplesPerS)
            let swell = min(1, timeS / rampS, (durationS - timeS) / rampS)
            let value = Int16(amplitude * swell * sin(2 * .pi * frequencyHz * timeS))
            samples += bytes(UInt16(bitPattern: value))
        }
        let size = UInt32(samples.count)
        let format = bytes(UInt16(1)) + bytes(UInt16(1)) + bytes(UInt32(samplesPerS)) + bytes(UInt32(2 * samplesPerS))
        return Array("RIFF".utf8) + bytes(36 + size) + Array("WAVEfmt ".utf8) + bytes(UInt32(16)) + format
            + bytes(UInt16(2)) + bytes(UInt16(16)) + Array("data".utf8) + bytes(size) + samples
    }

    /// Little-endian.
    private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
        (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
}
