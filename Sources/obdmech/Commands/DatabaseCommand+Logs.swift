import CommandLine
import Formats
import Glibc
import Logs
import Recording
import Storage
import Telemetry
import Terminal
import Trips

/// Import of log files: lines of `trip --json`, tables of other programs (CSV), GPX files, and logs of NMEA
/// sentences.
extension DatabaseCommand {
    /// Whether the file begins as an SQLite database, or is empty.
    static func isDatabase(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || bytes.starts(with: Array("SQLite format 3".utf8))
    }

    /// Reads the document of a scan. Nil if the file is none.
    static func scan(_ path: String, _ bytes: [UInt8]) throws(Failure) -> ScanDocument? {
        do {
            return try ScanDocument(bytes)
        } catch {
            switch error {
            case .notAScan: return nil
            case .invalid(let member): throw Failure(DatabaseMessage.invalidScan(path, member: member))
            }
        }
    }

    /// Imports the document of a scan. Nil if the file is none.
    static func importScan(_ path: String, _ bytes: [UInt8], into database: () throws -> Database) throws -> Bool? {
        guard let document = try scan(path, bytes) else { return nil }
        // The document has the second in which the scan was made.
        return try database().importScan(document.scan, at: document.time, withinS: 1)
    }

    /// - Parameters:
    ///   - vehicle: The vehicle of trips that name none: a VIN or a part of one, or a name.
    ///   - date: The date of tables whose rows have none.
    static func importLog(
        _ path: String, _ bytes: [UInt8], vehicle: String?, date: String?, into database: () throws -> Database
    ) throws -> (imported: Int, known: Int) {
        let trips = try trips(path, bytes, date: date)
        let database = try database()
        let vin = try vehicle.map {
            try VehicleChoice(known: database.knownVehicles()).vehicle($0, canBeNew: true).vehicle.vin
        }
        return try importTrips(trips, of: vin ?? nil, into: database)
    }

    /// The trips of a log.
    static func trips(_ path: String, _ bytes: [UInt8], date: String?) throws -> [TripLog] {
        if TrackFile.isTrack(bytes) { return try trackTrips(path, bytes) }
        if let table = try table(path, bytes, date: date) {
            warn(path, table)
            return table.trips
        }
        do {
            return try TripLog.trips(of: String(decoding: bytes, as: UTF8.self))
        } catch {
            switch error {
            case .notALog: throw Failure(DatabaseMessage.notALog(path))
            case .invalid(let line): throw Failure(DatabaseMessage.invalidLog(path, line: line))
            }
        }
    }

    /// The trips of the tracks of a file of positions.
    private static func trackTrips(_ path: String, _ bytes: [UInt8]) throws(Failure) -> [TripLog] {
        let file: TrackFile
        do throws(TrackFile.Fault) {
            file = try TrackFile(bytes)
        } catch {
            switch error {
            case .otherKind: throw Failure(DatabaseMessage.notALog(path))
            case .entities(let line): throw Failure(DatabaseMessage.entities(path, line: line))
            }
        }
        var losses = file.losses
        var trips = TripLog.trips(of: file, device: TrackFile.isXML(bytes) ? "GPX" : "NMEA", &losses)
        if trips.isEmpty {
            guard file.tracks.isEmpty else { throw Failure(TrackFileMessage.noTimes(path)) }
            let content =
                !file.routes.isEmpty ? "only planned routes" : !file.waypoints.isEmpty ? "only places" : "no positions"
            throw Failure(TrackFileMessage.noTrip(path, reason: losses.text ?? content))
        }
        TrackFile.warn(of: losses, in: path)
        let untimed = file.tracks.count - trips.count
        if untimed > 0 { Output.warn(TrackFileMessage.tracksLeftOut(path, count: untimed)) }
        for index in trips.indices { trips[index].note = trips[index].note.map { String($0.prefix(TextLimit.note)) } }
        return trips
    }

    private static func importTrips(
        _ trips: [TripLog], of vehicle: String?, into database: Database
    ) throws -> (imported: Int, known: Int) {
        var (imported, known) = (0, 0)
        let bar = ProgressBar("importing trips")
        defer { bar.end() }
        for (index, trip) in trips.enumerated() {
            bar.show(index, of: trips.count)
            var parameters = TripParameters()
            parameters.positionsPercent = trip.positionsPercent
            let vin = trip.vin ?? vehicle
            if let profile = try database.vehicle(vin: vin) { parameters.vehicle = profile.specification }
            var beginning = TripBeginning(
                start: trip.start, vin: vin, adapter: trip.device, bus: nil, fuelPrice: trip.fuelPrice,
                currency: trip.currency, driver: trip.driver, tags: trip.tags, note: trip.note, parameters: parameters)
            beginning.electricityPrice = trip.electricityPrice
            // A simulated or replayed trip stays one.
            if beginning.kind == .vehicle { beginning.kind = .import }
            let isNew = try database.importTrip(
                beginning, key: trip.fingerprint, samples: trip.samples, by: TripFold(TripEngine.summary))
            if isNew { imported += 1 } else { known += 1 }
        }
        return (imported, known)
    }
}
