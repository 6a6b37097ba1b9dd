import CommandLine
import Drift
import Formats
import Recording
import Storage
import Telemetry
import Terminal

/// Trips that drifts are compared with.
enum DriftReferences {
    /// The way of a trip with where the car points.
    /// - Parameter reference: the line with which it is compared.
    static func line(_ trip: Int64, on reference: DriftLine? = nil, _ database: Database) throws -> DriftLine {
        var estimator = SlipEstimator()
        try database.samples(trip: trip, only: SlipEstimator.used) { _ = estimator.take($0) }
        var line = DriftLine(on: reference?.plane, estimator: estimator.again)
        try database.samples(trip: trip, only: DriftLine.used) { line.take($0) }
        line.finishMoment()
        return line
    }

    static func hasWay(_ trip: Int64, _ database: Database) throws -> Bool {
        try line(trip, database).points.count > 1
    }

    /// Makes a trip that has ended a reference, if that was wanted when it began or while it was recorded, and tells it.
    /// - Parameter name: the name that was wanted when it began.
    static func settle(trip: Int64, _ name: String?, _ database: Database) throws {
        let wanted = Set(
            try database.driftReferences().filter { $0.trip == trip }.map(\.name) + [name].compactMap(\.self))
        guard !wanted.isEmpty else { return }
        let hasWay = try hasWay(trip, database)
        for name in wanted.sorted() {
            if hasWay {
                try database.keepDriftReference(name, trip: trip)
                Output.talk("obdmech: trip \(trip) is the reference \(SafeText.line(name))\n")
            } else {
                // The row of an earlier reference of that name is kept.
                if try database.driftReferences().contains(where: { $0.name == name && $0.trip == trip }) {
                    _ = try database.deleteDriftReference(name)
                }
                Output.warn(DriftMessage.noReferenceMade(name, trip: trip))
            }
        }
    }
}

extension AnyFlag {
    static let recordsReference = Flag(
        "drift-reference", .text("NAME", limit: TextLimit.name), heading: .storage, isRare: true, excludes: [.noSave],
        "Make the trip a drift reference with this name. It becomes one when it ends; obdmech drift show compares other "
            + "sessions with it.")
}
