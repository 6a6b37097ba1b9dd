import TestSupport
import Trips

@testable import Storage

/// Database operations for tests.
extension TemporaryDirectory {
    /// Runs SQL on a file, which is created if it does not exist.
    func run(_ sql: String, on name: String) throws {
        let path = file(name)
        try DatabaseFile(path: path).create()
        let connection = try Connection.open(path, .readWrite, runsSchema: true)
        try connection.exec(sql)
    }

    func integer(_ sql: String, on name: String) throws -> Int64 {
        let connection = try Connection.open(file(name), .readWrite, runsSchema: true)
        return try connection.integer(sql)
    }

    /// Returns SQLite's integrity check of the file: "ok", or the first fault.
    func integrity(of name: String) throws -> String {
        let connection = try Connection.open(file(name), .readWrite, runsSchema: true)
        return try connection.text("PRAGMA integrity_check") ?? ""
    }
}

extension Database {
    /// Changes what users say of a trip.
    func amend(_ id: Int64, _ change: (inout TripRecord) -> Void) throws {
        guard var trip = try trips.trip(id) else { throw noTrip(id) }
        change(&trip)
        try trips.amend([trip])
    }
}
