import Formats

/// Why nothing can be read from a database or imported into it; `StorageError` says why it cannot be used.
enum DatabaseError: UserError {
    case none(String, advice: String)
    case noFolder(String, path: String)
    case notALog(String)
    case invalidLog(String, line: Int)
    case nothingInLog(String)
    case entities(String, line: Int)
    case noDate(String)
    case nothingUnderstood(String)
    case invalidScan(String, member: String)
    case scanNotStored(String, advice: String)
    /// - Parameter reason: half a sentence, as a text of its own.
    case noTrack(String, reason: String)
    case noTimes(String)

    var message: UserMessage {
        switch self {
        case .none(let path, let advice): UserMessage("no database '\(path)'", advice: advice, status: .database)
        case .noFolder(let folder, let path):
            UserMessage(
                "no folder '\(folder)' for database '\(path)'", advice: "check the name, or create the folder",
                status: .database)
        case .notALog(let path):
            UserMessage(
                "cannot import '\(path)': neither a database nor a log",
                advice:
                    "import takes databases of obdmech, output of trip --json and scan --json, GPX files, logs of NMEA sentences, and logs of other programs (CSV)",
                status: .database)
        case .invalidLog(let path, let line):
            UserMessage("cannot import '\(path)': line \(line) is invalid", status: .database)
        case .nothingInLog(let path):
            UserMessage("cannot import '\(path)': no trip with samples, and no scan", status: .database)
        case .entities(let path, let line):
            UserMessage("cannot import '\(path)': line \(line) declares an entity", status: .database)
        case .noDate(let path):
            UserMessage(
                "cannot import '\(path)': its rows have no date", advice: "give it with --date 2026-05-01",
                status: .database)
        case .nothingUnderstood(let path):
            UserMessage(
                "cannot import '\(path)': no row has a time and a value",
                advice: "'obdmech database import --dry-run' shows what its columns are taken for", status: .database)
        case .invalidScan(let path, let member):
            UserMessage("cannot import '\(path)': '\(member)' is missing or invalid", status: .database)
        case .scanNotStored(let reason, let advice): UserMessage("the scan was not stored: \(reason)", advice: advice)
        case .noTrack(let path, let reason):
            UserMessage(
                "cannot import '\(path)': no track with times: \(reason)", advice: "a trip needs a recorded track",
                status: .database)
        case .noTimes(let path):
            UserMessage(
                "cannot import '\(path)': none of its points has a valid time",
                advice: "a trip needs times; 'obdmech route import \(path)' makes a route from it", status: .database)
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
    case rowsLeftOut(String, count: Int)
    case wrongTimes(String, count: Int)
    case unitsNotUnderstood(String, String)
    case unitsAssumed(String, String)
    case tracksLeftOut(String, count: Int)

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
        case .rowsLeftOut(let path, let count):
            "\(Format.count(count, "row")) of '\(path)' left out: without a time, or damaged"
        case .wrongTimes(let path, let count):
            "\(Format.count(count, "row")) of '\(path)' left out: their times do not fit the others"
        case .unitsNotUnderstood(let path, let columns):
            UserMessage(
                "units of '\(path)' not understood: \(columns)",
                advice: "these values are stored as they are, and no fact is computed from them")
        case .unitsAssumed(let path, let columns): "no units in '\(path)', taken for: \(columns)"
        case .tracksLeftOut(let path, let count): "\(Format.count(count, "track")) of '\(path)' left out: without times"
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
