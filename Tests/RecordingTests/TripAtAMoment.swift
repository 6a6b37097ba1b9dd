import Reports
import Telemetry
import Trips

@testable import Recording

/// A trip as a sink sees it, at one moment.
final class TripAtAMoment: RunningTrip {
    let origin = Instant.zero
    let engine = TripEngine()
    var source: SourceDescription?
    let now = Instant.zero
    let record: TripRecord
    private(set) var snapshot: TripSnapshot
    private(set) var warnings: [String] = []

    init(_ elapsedS: Double = 0, id: Int64? = nil) {
        record = TripRecord(
            id: id, start: WallTime(microseconds: 0), vin: nil, fuelPrice: nil, summary: TripSummary())
        snapshot = TripSnapshot(engine: engine, now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        snapshot.elapsedS = elapsedS
    }

    func includes(_ time: Instant) -> Bool { true }
    func warn(_ message: String, advice: String) { warnings.append(message) }
}
