import Formats
import Reports
package import Storage
import Terminal
import Trips

extension Database {
    /// Opens the database for writing, and closes the trips of programs that did not live to do so.
    package static func openAndRecover(path: String) throws(StorageError) -> Database {
        let database = try Database.open(path: path)
        try database.recoverAndTell()
        return database
    }

    /// That a lock or a full disk is in the way is no reason to fail: it can be done another time.
    package func recoverAndTell() throws(StorageError) {
        let trips: [TripRecord]
        do {
            trips = try recoverTrips(by: TripFold(TripEngine.summary))
        } catch {
            guard [.busy, .cannotWrite, .failed].contains(error.kind) else { throw error }
            return Output.warn(RecordingWarning.cannotClose(error.message))
        }
        for trip in trips {
            let number = trip.id.map { " \($0)" } ?? ""
            let samples = Format.count(trip.summary.samples, "sample")
            Output.warn(RecordingWarning.cutOff(trip: number, samples: samples))
        }
    }
}
