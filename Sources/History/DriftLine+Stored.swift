package import Drift
package import Storage
import Telemetry

extension DriftLine {
    /// The track of a stored trip with where the car pointed.
    /// - Parameter reference: the line with which it is compared.
    package init(trip: Int64, on reference: DriftLine? = nil, _ database: Database) throws(StorageError) {
        var estimator = SlipEstimator()
        try database.samples(trip: trip, only: SlipEstimator.used) { _ = estimator.take($0) }
        self.init(on: reference?.plane, estimator: estimator.again)
        try database.samples(trip: trip, only: DriftLine.used) { take($0) }
        finishMoment()
    }
}

extension Database {
    /// Whether drifts can be compared with a trip.
    package func hasDriftLine(trip: Int64) throws(StorageError) -> Bool {
        try DriftLine(trip: trip, self).points.count > 1
    }

    /// Makes a trip that has ended a reference, if that was wanted when it began or while it was recorded. Returns the
    /// names that were wanted, sorted, and whether they are references now.
    /// - Parameter name: the name that was wanted when it began.
    package func makeDriftReferences(
        trip: Int64, _ name: String?
    ) throws(StorageError) -> [(name: String, isReference: Bool)] {
        let before = try drifts.references().filter { $0.trip == trip }.map(\.name)
        let wanted = Set(before + [name].compactMap(\.self)).sorted()
        guard !wanted.isEmpty else { return [] }
        let hasLine = try hasDriftLine(trip: trip)
        for name in wanted {
            if hasLine {
                try drifts.keepReference(name, trip: trip)
            } else if before.contains(name) {
                // The row of an earlier reference of that name is kept.
                _ = try drifts.deleteReference(name)
            }
        }
        return wanted.map { ($0, hasLine) }
    }
}

extension TurnExercise {
    /// What a stored trip came to as an exercise; nil if no turn was driven.
    /// - Parameter reference: the name of a reference. Without one, or if there is none of this name any more, the straight
    ///   line is the one before the turn.
    package init?(
        trip: Int64, targetDeg: Double, reference: String?, _ database: Database
    ) throws(StorageError) {
        let known = try reference.flatMap { name throws(StorageError) in
            try database.drifts.references().first { $0.name == name }
        }
        if let known {
            let line = try DriftLine(trip: known.trip, database)
            let comparison = ReferenceComparison(try DriftLine(trip: trip, on: line, database), to: line)
            self.init(comparison.exercises, targetDeg: targetDeg)
            return
        }
        var estimator = SlipEstimator()
        try database.samples(trip: trip, only: SlipEstimator.used) { _ = estimator.take($0) }
        var fold = TurnFold(estimator: estimator.again)
        try database.samples(trip: trip, only: TurnFold.used) { fold.take($0) }
        self.init(fold.finished, targetDeg: targetDeg)
    }
}
