import Telemetry

/// An invented drive.
enum Drive {
    static let start = WallTime(microseconds: 1_700_000_000_000_000)
    static let origin = Instant(nanoseconds: 5_000_000_000)

    static func samples(seconds: Int) -> [Sample] {
        (0..<seconds * 5).flatMap { tick in
            let time = origin.advanced(bySeconds: Double(tick) / 5)
            return [
                Sample(.vehicleSpeed, 30.1 + Double(tick % 7) * 3, at: time),
                Sample(.engineSpeed, 1500.25 + Double(tick % 11) * 40, at: time),
            ]
        }
    }
}
