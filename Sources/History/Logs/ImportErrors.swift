package import Formats

/// Why a file cannot be imported as a log.
package enum ImportError: UserError {
    case notALog(String)
    case invalidLog(String, line: Int)
    case nothingInLog(String)
    case entities(String, line: Int)
    case noDate(String)
    case nothingUnderstood(String)
    case invalidScan(String, member: String)
    /// - Parameter reason: half a sentence, as a text of its own.
    case noTrack(String, reason: String)
    case noTimes(String)
    case tooLarge(String, megabytes: Int)

    package var message: UserMessage {
        switch self {
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
        case .noTrack(let path, let reason):
            UserMessage(
                "cannot import '\(path)': no track with times: \(reason)", advice: "a trip needs a recorded track",
                status: .database)
        case .noTimes(let path):
            UserMessage(
                "cannot import '\(path)': none of its points has a valid time",
                advice: "a trip needs times; 'obdmech route import \(path)' makes a route from it", status: .database)
        case .tooLarge(let path, let megabytes):
            UserMessage("cannot read '\(path)': it is larger than \(megabytes) MB", status: .database)
        }
    }
}

/// What of a file is left out, or not understood.
package enum ImportWarning: UserFacing {
    case rowsLeftOut(String, count: Int)
    case wrongTimes(String, count: Int)
    case unitsNotUnderstood(String, String)
    case unitsAssumed(String, String)
    case tracksLeftOut(String, count: Int)

    package var message: UserMessage {
        switch self {
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
