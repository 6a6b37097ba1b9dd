import History
import Interchange
import Storage
import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct LogImportTests {
    private let store: DriveStore

    init() throws { store = try DriveStore() }

    private func log(speed: Double) -> TripLog {
        var log = TripLog(start: DriveStore.day(Int(speed)), device: "Torque")
        log.samples = (0..<60).map { Sample(.vehicleSpeed, speed, at: Instant(nanoseconds: $0 * 1_000_000_000)) }
        return log
    }

    private func imported(_ logs: [TripLog], vin: String?) throws -> LogImport.Imported {
        try store.database.care.importing {
            var target = LogImport(into: store.database, vin: vin)
            for log in logs { try target.add(log) }
            return target.imported
        }
    }

    @Test func whatIsThereIsNotImportedAgain() throws {
        let first = try imported([log(speed: 50), log(speed: 60)], vin: DriveStore.golf)
        #expect(first.trips == 2 && first.knownTrips == 0)
        let again = try imported([log(speed: 60), log(speed: 70)], vin: DriveStore.golf)
        #expect(again.trips == 1 && again.knownTrips == 1)
        let trip = try StoredNumber.number(1).trip(in: store.database)
        #expect(trip.vin == DriveStore.golf && trip.kind == .import)
        #expect(abs((trip.summary.distanceKm ?? 0) - 50.0 / 3600 * 59) < 0.01)
    }
}
