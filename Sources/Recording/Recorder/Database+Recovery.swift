import Formats
import Reports
package import Storage
import Terminal
import Trips

extension Database {
    /// Opens the database for writing, and closes the trips of programs that were killed while recording.
    package static func openAndRecover(path: String) throws(StorageError) -> Database {
        let database = try Database.open(path: path)
        try database.recoverAndTell()
        return database
    }

    /// Closes trips that were cut off, and reports them. A lock or a full disk causes only a warning, because the trips
    /// can be closed another time.
    package func recoverAndTell() throws(StorageError) {
        let trips: [TripRecord]
        do {
            trips = try self.trips.recover()
        } catch {
            guard [.busy, .cannotWrite, .failed].contains(error.kind) else { throw error }
            return Output.warn(RecordingWarning.cannotClose(error.text))
        }
        for trip in trips {
            let number = trip.id.map { " \($0)" } ?? ""
            let samples = Format.count(trip.summary.samples, "sample")
            Output.warn(RecordingWarning.cutOff(trip: number, samples: samples))
        }
    }
}
