import History
import Storage
import Terminal

/// Long readings of the database, with a bar on the terminal.
extension TripMeasurements {
    static func measureRest(_ database: Database) throws(StorageError) {
        let bar = ProgressBar("measuring trips")
        defer { bar.end() }
        try measureRest(database) { done, all in bar.show(done, of: all) }
    }
}

extension TripWays {
    static func update(_ database: Database) throws(StorageError) {
        let bar = ProgressBar("reading tracks")
        defer { bar.end() }
        try update(database) { done, all in bar.show(done, of: all) }
    }
}

extension TripPlaces {
    init(_ database: Database) throws(StorageError) {
        let bar = ProgressBar("reading tracks")
        defer { bar.end() }
        try self.init(database) { done, all in bar.show(done, of: all) }
    }
}

extension StoredRoutes {
    init(_ database: Database) throws(StorageError) {
        let bar = ProgressBar("reading tracks")
        defer { bar.end() }
        try self.init(database) { done, all in bar.show(done, of: all) }
    }
}
