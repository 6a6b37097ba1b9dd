package import Storage
package import Telemetry
package import Trips

/// As in the program, facts are made by `TripEngine`.
extension Database {
    @discardableResult
    package func recoverTrips() throws(StorageError) -> [TripRecord] {
        try recoverTrips(by: TripFold(TripEngine.summary))
    }

    package func trip(_ id: Int64) throws(StorageError) -> TripRecord? {
        try trip(id, foldingOpen: TripFold(TripEngine.summary))
    }

    package func importFile(path: String) throws(StorageError) -> Imported {
        try importFile(path: path, by: TripFold(TripEngine.summary))
    }

    package func recomputeTrips() throws(StorageError) -> Recomputed {
        try recomputeTrips(by: TripFold(TripEngine.summary))
    }

    package func summary(
        ofSamplesOf trip: Int64, parameters: TripParameters = TripParameters()
    ) throws(StorageError) -> TripSummary {
        try summary(ofSamplesOf: trip, parameters, by: TripFold(TripEngine.summary))
    }

    package func summaries(
        of vehicle: VehicleProfile, for kind: CalibrationMark.Kind, from: WallTime, to: WallTime
    ) throws(StorageError) -> [TripSummary] {
        try summaries(of: vehicle, for: kind, from: from, to: to, by: TripFold(TripEngine.summary))
    }
}
