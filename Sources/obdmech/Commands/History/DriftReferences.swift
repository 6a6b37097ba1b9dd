import CommandLine
import Formats
import History
import Recording
import Storage
import Terminal

/// Trips that drifts are compared with.
enum DriftReferences {
    /// Makes a trip that has ended a reference, if that was wanted when it began or while it was recorded, and tells it.
    /// - Parameter name: the name that was wanted when it began.
    static func settle(trip: Int64, _ name: String?, _ database: Database) throws {
        for made in try database.makeDriftReferences(trip: trip, name) {
            if made.isReference {
                Output.talk("obdmech: trip \(trip) is the reference \(SafeText.line(made.name))\n")
            } else {
                Output.warn(DriftWarning.noReferenceMade(made.name, trip: trip))
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
