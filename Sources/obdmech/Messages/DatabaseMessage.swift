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
    case scanNotStored(String, advice: String)

    var row: MessageRow {
        switch self {
        case .none(let path, let advice):
            MessageRow(
                "there is no database '\(path)'", advice: advice, status: .database,
                cause: "Nothing was stored yet, or the name of the file is wrong.",
                remedy: "Record a trip or a scan first, or correct the name; obdmech database path tells the usual one."
            )
        case .noFolder(let folder, let path):
            MessageRow(
                "there is no folder '\(folder)' for database '\(path)'", advice: "is the name right?",
                status: .database,
                cause:
                    "What --database or OBDMECH_DATABASE names is misspelt, or the disk that it is on is not mounted.",
                remedy: "Correct the name, or make the folder: only the usual one is made by itself.")
        case .damaged(let path, let advice):
            MessageRow(
                "database '\(path)' is damaged", advice: advice, status: .database,
                cause: "A part of the file was overwritten or lost, mostly by a failing disk or a pulled-out stick.",
                remedy: "Save what can be read (obdmech database backup FILE), and move the damaged file away.")
        case .partlyUnreadable(let problem):
            MessageRow(
                "not all that is stored can be read: \(problem)",
                advice: "the rest is shown; 'obdmech database check' names all of it", status: .database,
                cause:
                    "Another program, or a failing disk, has changed what is stored; it is left out, and the rest is shown.",
                remedy:
                    "See all of it with obdmech database check; obdmech database backup FILE makes a copy without it.")
        case .notInCopy(let problem):
            MessageRow(
                "not in the copy: \(problem)", status: .database,
                cause: "This cannot be read back, or is not of obdmech; all else was copied.",
                remedy: "Keep the old file too where it matters; the copy can be used in its place.")
        case .notImported(let problem):
            MessageRow(
                "not imported: \(problem)", status: .database,
                cause: "This cannot be read back, so it was left out; all else was imported.",
                remedy:
                    "Nothing need be done; obdmech database check --database FILE names what is wrong with the file.")
        case .samplesUnreadable(let trip):
            MessageRow(
                "not all samples of trip \(trip) can be read", status: .database,
                cause: "The part of the database with them is damaged; what could be read was written.",
                remedy: "Run obdmech database check, and restore a copy if you have one.")
        case .scanNotStored(let reason, let advice):
            MessageRow(
                "the scan is not stored: \(reason)", advice: advice, status: nil,
                cause: "The vehicle was read, and the database failed, for the reason that follows.",
                remedy: "Remove what is in the way, and scan again to have it stored.")
        }
    }

    static let samples: [Self] = [
        .none("", advice: ""), .noFolder("", path: ""), .damaged("", advice: ""), .partlyUnreadable(""), .notInCopy(""),
        .notImported(""), .samplesUnreadable(trip: 0), .scanNotStored("", advice: ""),
    ]
}

extension DatabaseMessage {
    /// How a database that is not there comes to be.
    static let made = "scan and trip make it"
}
