import CommandLine
import History
import Recording
import Storage
import Trips

/// Which lap `--reference-lap` names.
enum ReferenceLapChoice: Equatable, Sendable {
    case best
    case last
    case record
    case stored(LapName)

    /// "best", "last", "record", "12:7", "last:best".
    init?(_ text: String) {
        switch text {
        case "best": self = .best
        case "last": self = .last
        case "record": self = .record
        default:
            guard let name = LapName(text) else { return nil }
            self = .stored(name)
        }
    }
}

extension AnyFlag {
    static let referenceLap = Flag(
        "reference-lap",
        .of(
            "LAP", .words(["best", "last", "record"]),
            expected: "best, last, record, or trip, colon and lap, such as 12:best"
        ) { ReferenceLapChoice($0) }, isRare: true,
        "Compare laps with this one. The words best (default) and last mean laps of the session, record your best stored "
            + "lap of the same car on the track; 12:best is a stored lap, the best of trip 12.")
}

extension TripPlan {
    /// Looks up the lap that laps are compared with.
    mutating func chooseReferenceLap(_ call: Call) throws {
        switch call[.referenceLap] {
        case nil, .best: referenceLap = .best
        case .last: referenceLap = .last
        case .record: referenceLap = .record(inDatabase: try call.databasePath)
        case .stored(let name):
            let database = try Database.openForReading(path: try call.databasePath)
            referenceLap = .stored(try ReferenceLap.Stored(name, database))
        }
    }
}
