import CommandLine
import Formats

/// What can be wrong with the database, but for why it cannot be used (`StorageError`).
enum DatabaseMessage: Message {
    case none(String, advice: String)
    case noFolder(String, path: String)
    case damaged(String, advice: String)
    case partlyUnreadable(String)
    case notInCopy(String)
    case notImported(String)
    case samplesUnreadable(trip: Int64)
    case notALog(String)
    case invalidLog(String, line: Int)
    case nothingInLog(String)
    case entities(String, line: Int)
    case noDate(String)
    case nothingUnderstood(String)
    case rowsLeftOut(String, count: Int)
    case wrongTimes(String, count: Int)
    case unitsNotUnderstood(String, String)
    case unitsAssumed(String, String)
    case invalidScan(String, member: String)
    case scanNotStored(String, advice: String)

    var row: MessageRow {
        switch self {
        case .none(let path, let advice):
            MessageRow(
                "no database '\(path)'", advice: advice, status: .database,
                cause: "Nothing has been stored yet, or the file name is wrong.",
                remedy: "Record a trip or a scan first, or correct the name; obdmech database path prints the default."
            )
        case .noFolder(let folder, let path):
            MessageRow(
                "no folder '\(folder)' for database '\(path)'", advice: "check the name, or create the folder",
                status: .database,
                cause:
                    "The path in --database or OBDMECH_DATABASE is misspelled, or the disk is not mounted.",
                remedy: "Correct the name, or create the folder: only the default folder is created automatically.")
        case .damaged(let path, let advice):
            MessageRow(
                "database '\(path)' is damaged", advice: advice, status: .database,
                cause: "Part of the file was overwritten or lost, usually by a failing disk or a removed USB stick.",
                remedy: "Save what can be read (obdmech database backup FILE), and move the damaged file elsewhere.")
        case .partlyUnreadable(let problem):
            MessageRow(
                "some stored data cannot be read: \(problem)",
                advice: "the rest is shown; 'obdmech database check' lists all problems", status: .database,
                cause:
                    "Another program or a failing disk changed the data; they are left out and the rest is shown.",
                remedy:
                    "List all problems with obdmech database check; obdmech database backup FILE makes a clean copy.")
        case .notInCopy(let problem):
            MessageRow(
                "not copied: \(problem)", status: .database,
                cause: "This cannot be read, or does not belong to obdmech; everything else was copied.",
                remedy: "Keep the old file if it matters; the copy can replace it.")
        case .notImported(let problem):
            MessageRow(
                "not imported: \(problem)", status: .database,
                cause: "This cannot be read and was left out; everything else was imported.",
                remedy:
                    "No action needed; obdmech database check --database FILE lists what is wrong with the file.")
        case .samplesUnreadable(let trip):
            MessageRow(
                "some samples of trip \(trip) cannot be read", status: .database,
                cause: "Their part of the database is damaged; what could be read was written.",
                remedy: "Run obdmech database check, and restore a backup if you have one.")
        case .notALog(let path):
            MessageRow(
                "cannot import '\(path)': neither a database nor a log",
                advice:
                    "import takes databases of obdmech, output of trip --json and scan --json, GPX files, logs of NMEA sentences, and logs of other programs (CSV)",
                status: .database,
                cause: "The file has another format.",
                remedy:
                    "Export it as CSV with a column for the time, or name a database or the output of obdmech trip --json or scan --json."
            )
        case .invalidLog(let path, let line):
            MessageRow(
                "cannot import '\(path)': line \(line) is invalid", status: .database,
                cause: "The line does not belong in such a log, and there was nothing else that could be imported.",
                remedy: "Check that it is the right file.")
        case .nothingInLog(let path):
            MessageRow(
                "cannot import '\(path)': no trip with samples, and no scan", status: .database,
                cause: "The file is a log, but nothing was measured.",
                remedy: "No action needed, if it is the right file.")
        case .entities(let path, let line):
            MessageRow(
                "cannot import '\(path)': line \(line) declares an entity", status: .database,
                cause: "No GPX file needs entities, and some files use them to do harm.",
                remedy: "Remove the declaration, and import the file again.")
        case .noDate(let path):
            MessageRow(
                "cannot import '\(path)': its rows have no date", advice: "give it with --date 2026-05-01",
                status: .database,
                cause: "The log has only times of day or seconds, and there is no date in its name.",
                remedy: "Name the day of the drive with --date, with the time of its start if rows count from it.")
        case .nothingUnderstood(let path):
            MessageRow(
                "cannot import '\(path)': no row has a time and a value",
                advice: "'obdmech database import --dry-run' shows what its columns are taken for", status: .database,
                cause: "The file has a header, but no row below it could be read.",
                remedy: "Check that the file is complete, and export it again.")
        case .rowsLeftOut(let path, let count):
            MessageRow(
                "\(Format.count(count, "row")) of '\(path)' left out: without a time, or damaged", status: nil,
                cause: "The time of these rows could not be read, or their cells are not those of the header.",
                remedy: "No action needed: the other rows were imported.")
        case .wrongTimes(let path, let count):
            MessageRow(
                "\(Format.count(count, "row")) of '\(path)' left out: their times do not fit the others", status: nil,
                cause: "A clock was wrong for a moment, such as that of a receiver before its first fix.",
                remedy: "No action needed: the other rows were imported.")
        case .unitsNotUnderstood(let path, let columns):
            MessageRow(
                "units of '\(path)' not understood: \(columns)",
                advice: "these values are stored as they are, and no fact is computed from them", status: nil,
                cause: "The unit of a column is not known, or belongs to another quantity.",
                remedy: "Choose other units in the program that wrote the file, and export it again.")
        case .unitsAssumed(let path, let columns):
            MessageRow(
                "no units in '\(path)', taken for: \(columns)", status: nil,
                cause: "The program writes no units; values are taken for those of the standard, which are metric.",
                remedy:
                    "If they are not, change the header of the file: a unit goes in parentheses, as in Speed (mph).")
        case .invalidScan(let path, let member):
            MessageRow(
                "cannot import '\(path)': '\(member)' is missing or invalid", status: .database,
                cause: "The file is the document of a scan, but was changed or is incomplete.",
                remedy: "Write it again with obdmech report --scan N --json where the scan was made.")
        case .scanNotStored(let reason, let advice):
            MessageRow(
                "the scan was not stored: \(reason)", advice: advice, status: nil,
                cause: "The vehicle was read, but the database failed, for the reason given.",
                remedy: "Fix the problem, and scan again to store it.")
        }
    }

    static let samples: [Self] = [
        .notALog(""), .invalidLog("", line: 0), .nothingInLog(""),
        .invalidScan("", member: ""), .noDate(""), .nothingUnderstood(""),
        .rowsLeftOut("", count: 1), .wrongTimes("", count: 1), .unitsNotUnderstood("", ""), .unitsAssumed("", ""),
        .entities("", line: 0),
        .none("", advice: ""), .noFolder("", path: ""), .damaged("", advice: ""), .partlyUnreadable(""), .notInCopy(""),
        .notImported(""), .samplesUnreadable(trip: 0), .scanNotStored("", advice: ""),
    ]
}

extension DatabaseMessage {
    /// How a database that is not there comes to be.
    static let made = "scan and trip make it"
}
