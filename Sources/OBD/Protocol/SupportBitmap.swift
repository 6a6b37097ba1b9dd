package import Telemetry

/// The four-byte bitmap of the next 32 PIDs (or info types) that an ECU supports: bit 7 of the first byte stands for
/// base + 1, bit 0 of the last byte for base + 0x20 (SAE J1979).
package enum SupportBitmap {
    package static func isBitmapPID(_ pid: UInt8) -> Bool { pid & 0x1F == 0 }

    /// Returns the numbers listed in the bitmap of `base` (00, 20, … E0); nil unless there are four bytes.
    package static func decode(_ bytes: ArraySlice<UInt8>, base: UInt8) -> Set<UInt8>? {
        guard bytes.count == 4 else { return nil }
        var supported = Set<UInt8>()
        for (index, byte) in bytes.enumerated() {
            for bit in 0..<8 where byte & (0x80 >> UInt8(bit)) != 0 {
                let number = Int(base) + index * 8 + bit + 1
                if let number = UInt8(exactly: number) { supported.insert(number) }
            }
        }
        return supported
    }

    /// The inverse of `decode`.
    package static func encode(_ supported: Set<UInt8>, base: UInt8) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        for number in supported where number > base && Int(number) <= Int(base) + 0x20 {
            let position = Int(number) - Int(base) - 1
            bytes[position / 8] |= 0x80 >> UInt8(position % 8)
        }
        return bytes
    }

    /// Returns the next bitmap to request; nil if the ECU does not list it as supported.
    package static func next(after base: UInt8, in supported: Set<UInt8>) -> UInt8? {
        guard base < 0xE0, supported.contains(base + 0x20) else { return nil }
        return base + 0x20
    }
}

/// The PIDs of service 01 that the ECUs of a vehicle list as supported.
package struct SupportedPIDs: Hashable, Sendable {
    package var device: String
    package var vin: String?
    package var time: WallTime
    package var pids: [ECUAddress: Set<UInt8>]

    package init(device: String, vin: String?, time: WallTime, pids: [ECUAddress: Set<UInt8>]) {
        self.device = device
        self.vin = vin
        self.time = time
        self.pids = pids
    }
}
