package import Telemetry

/// A trip that another program or machine recorded, read from its log file.
package struct TripLog: Sendable {
    package var start: WallTime
    package var vin: String?
    /// The adapter as the log names it; the name of the log's format if it names none.
    package var device: String
    package var driver: String?
    package var tags: [String] = []
    package var note: String?
    /// Per liter, or per kilogram of a fuel without liters.
    package var fuelPrice: Double?
    /// The price per kWh.
    package var electricityPrice: Double?
    package var currency: String?
    /// How far the distance may be from what was driven, in percent, if it is that between positions.
    package var positionsPercent: Double?
    /// In the order of their times, from instant zero at the start of the trip.
    package var samples: [Sample] = []

    package init(start: WallTime, device: String) {
        self.start = start
        self.device = device
    }

    /// The key of a trip with all its samples.
    package var fingerprint: [UInt64] {
        var key = TripFingerprint()
        key.add(samples)
        return key.key(of: self)
    }
}

/// A key that is the same each time the same trip is read, for recognizing it.
package struct TripFingerprint: Sendable {
    // FNV-1a, twice with different offsets: 128 bits.
    private var hashes: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142]

    package init() {}

    package mutating func add(_ samples: [Sample]) {
        for sample in samples {
            add(UInt64(bitPattern: sample.time.nanoseconds))
            add(sample.value.bitPattern)
        }
    }

    private mutating func add(_ value: UInt64) {
        for index in hashes.indices {
            for shift in stride(from: 0, to: 64, by: 8) {
                hashes[index] = (hashes[index] ^ (value >> UInt64(shift) & 0xFF)) &* 0x100_0000_01B3
            }
        }
    }

    /// The key of a trip whose samples are those added.
    package func key(of trip: TripLog) -> [UInt64] {
        var whole = self
        whole.add(UInt64(bitPattern: trip.start.microseconds))
        for byte in ((trip.vin ?? "") + "\n" + trip.device).utf8 { whole.add(UInt64(byte)) }
        return whole.hashes
    }
}
