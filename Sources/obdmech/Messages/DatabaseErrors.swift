import CommandLine
import Formats

/// Why nothing can be read from a database or imported into it; `StorageError` says why it cannot be used.
enum DatabaseError: UserError {
    case none(String, advice: String)
    case noFolder(String, path: String)
    case scanNotStored(String, advice: String)

    var message: UserMessage {
        switch self {
        case .none(let path, let advice): UserMessage("no database '\(path)'", advice: advice, status: .database)
        case .noFolder(let folder, let path):
            UserMessage(
                "no folder '\(folder)' for database '\(path)'", advice: "check the name, or create the folder",
                status: .database)
        case .scanNotStored(let reason, let advice): UserMessage("the scan was not stored: \(reason)", advice: advice)
        }
    }

    /// How a database that does not exist is made.
    static let made = "scan and trip make it"
}

/// What is missing from what was read, copied or imported.
enum DatabaseWarning: UserFacing {
    case damaged(String, advice: String)
    case partlyUnreadable(String)
    case notInCopy(String)
    case notImported(String)
    case samplesUnreadable(trip: Int64)

    var message: UserMessage {
        switch self {
        case .damaged(let path, let advice):
            UserMessage("database '\(path)' is damaged", advice: advice, status: .database)
        case .partlyUnreadable(let problem):
            UserMessage(
                "some stored data cannot be read: \(problem)",
                advice: "the rest is shown; 'obdmech database check' lists all problems", status: .database)
        case .notInCopy(let problem): UserMessage("not copied: \(problem)", status: .database)
        case .notImported(let problem): UserMessage("not imported: \(problem)", status: .database)
        case .samplesUnreadable(let trip): UserMessage("some samples of trip \(trip) cannot be read", status: .database)
        }
    }
}

/// What is shown of the recordings of the service `obdmech-log`.
enum ServiceWarning: UserFacing {
    case shown(String)
    case hidden(String)
    /// This user has a database of his own, but the service has recorded since.
    case recordedSince(String)

    static let joinGroup = "join its group: sudo usermod -aG obdmech $USER, then log in again"

    var message: UserMessage {
        switch self {
        case .shown(let path): "showing what the service recorded, '\(path)'"
        case .recordedSince(let path):
            UserMessage("the service has recorded since", advice: "to see that, add --database \(path)")
        case .hidden(let path):
            UserMessage("this user may not see what the service recorded, '\(path)'", advice: Self.joinGroup)
        }
    }
}

/// What can be wrong with how stored trips and scans are changed or shown.
enum StoredUsageError: UserError {
    case notANumber(String, kind: String, usage: String)
    case noChange(usage: String)
    case noDays(usage: String)
    case oneToJoin
    case noTime
    case deletingUnconfirmed
    case changingUnconfirmed
    case forgettingUnconfirmed
    case notTiles(String)

    var message: UserMessage {
        switch self {
        case .notANumber(let text, let kind, let usage): UserMessage("invalid \(kind) number '\(text)'", advice: usage)
        case .noChange(let usage):
            UserMessage("name what to change, such as --driver, --note, --fuel-price or --start", advice: usage)
        case .noDays(let usage): UserMessage("name the days of the trips with --from and --to", advice: usage)
        case .oneToJoin: UserMessage("name at least two trips to join", advice: "obdmech edit join N N")
        case .noTime: UserMessage("edit split needs --at", advice: "obdmech edit split N --at TIME")
        case .deletingUnconfirmed: UserMessage("deleting requires confirmation", advice: Confirmation.advice)
        case .changingUnconfirmed: UserMessage("changing a trip requires confirmation", advice: Confirmation.advice)
        case .forgettingUnconfirmed: UserMessage("resetting requires confirmation", advice: Confirmation.advice)
        case .notTiles(let path):
            UserMessage("'\(path)' is not a map tile file", advice: "MBTiles with images or vector tiles can be read")
        }
    }
}
