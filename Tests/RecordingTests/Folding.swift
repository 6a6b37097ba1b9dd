import Storage
import Telemetry
import Trips

/// The same as in the program: facts are made by `TripEngine`.
extension Database {
    @discardableResult
    func recoverTrips() throws(StorageError) -> [TripRecord] { try recoverTrips(by: TripFold(TripEngine.summary)) }

    func trip(_ id: Int64) throws(StorageError) -> TripRecord? {
        try trip(id, foldingOpen: TripFold(TripEngine.summary))
    }

    func importFile(path: String) throws(StorageError) -> Imported {
        try importFile(path: path, by: TripFold(TripEngine.summary))
    }

    func summary(ofSamplesOf trip: Int64) throws(StorageError) -> TripSummary {
        try summary(ofSamplesOf: trip, by: TripFold(TripEngine.summary))
    }
}
