package import Interchange
package import Storage
import Telemetry
import Trips

/// Stores the parts of a log, within `Database.importing`.
package struct LogImport {
    package struct Imported {
        package var trips = 0
        package var scans = 0
        /// Trips and scans that were there already.
        package var knownTrips = 0
        package var knownScans = 0

        package init() {}
    }

    package private(set) var imported = Imported()
    private let database: Database
    /// The vehicle of trips that name none.
    private let vin: String?
    /// The number of the trip that is being stored, with the key of its samples so far.
    private var trip: (id: Int64, key: TripFingerprint)?

    package init(into database: Database, vin: String?) {
        self.database = database
        self.vin = vin
    }

    /// Stores a whole trip.
    package mutating func add(_ trip: TripLog) throws(StorageError) {
        try add(.begin(trip))
        try add(.samples(trip.samples))
        try add(.end(trip))
    }

    package mutating func add(_ part: LogPart) throws(StorageError) {
        switch part {
        case .begin(let log): trip = (try database.care.beginImport(beginning(of: log)), TripFingerprint())
        case .samples(let samples):
            guard let id = trip?.id else { return }
            trip?.key.add(samples)
            try database.care.appendImported(samples, trip: id)
        case .end(let log):
            guard let trip else { return }
            var beginning = beginning(of: log)
            beginning.parameters.positionsPercent = log.positionsPercent
            if let profile = try database.vehicles.vehicle(vin: beginning.vin) {
                beginning.parameters.vehicle = profile.specification
            }
            let isNew = try database.care.endImport(
                trip.id, as: beginning, key: trip.key.key(of: log))
            if isNew { imported.trips += 1 } else { imported.knownTrips += 1 }
            self.trip = nil
        case .scan(let document):
            // The document has the second in which the scan was made.
            let isNew = try database.care.importScan(document.scan, at: document.time, withinS: 1)
            if isNew { imported.scans += 1 } else { imported.knownScans += 1 }
        }
    }

    private func beginning(of log: TripLog) -> TripBeginning {
        var beginning = TripBeginning(
            start: log.start, vin: log.vin ?? vin, adapter: log.device, bus: nil, fuelPrice: log.fuelPrice,
            currency: log.currency, driver: log.driver, tags: log.tags, note: log.note)
        beginning.electricityPrice = log.electricityPrice
        // A simulated or replayed trip stays one.
        if beginning.kind == .vehicle { beginning.kind = .import }
        return beginning
    }
}
