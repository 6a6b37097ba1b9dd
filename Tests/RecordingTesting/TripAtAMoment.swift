import Recording
package import Reports
package import Telemetry
package import Trips

/// A trip as a sink or a feature sees it, at one moment.
package final class TripAtAMoment: RunningTrip {
    package let origin = Instant.zero
    package let engine = TripEngine()
    package var source: SourceDescription?
    package let now = Instant.zero
    package let record: TripRecord
    package private(set) var snapshot: TripSnapshot
    package private(set) var warnings: [String] = []

    package init(_ elapsedS: Double = 0, id: Int64? = nil) {
        record = TripRecord(
            id: id, start: WallTime(microseconds: 0), vin: nil, fuelPrice: nil, summary: TripSummary())
        snapshot = TripSnapshot(engine: engine, now: .zero, fuelPrice: nil, samplesPerSecond: nil, silentS: 0)
        snapshot.elapsedS = elapsedS
    }

    package func includes(_ time: Instant) -> Bool { true }
    package func warn(_ message: String, advice: String) { warnings.append(message) }
}
