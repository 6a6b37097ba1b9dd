import CommandLine
import Formats
import Glibc
import Storage

extension StorageError: Message {
    var row: MessageRow {
        switch self {
        case .notADatabase:
            row(
                cause: "The file is of another kind, or its beginning was overwritten.",
                remedy: "Name another file with --database; this one is not changed.")
        case .cannotOpen(_, .reason(.system(EACCES))):
            row(
                cause: "The file belongs to another user, such as root after a run with sudo.",
                remedy: "Take ownership (sudo chown $USER FILE), or name another file with --database.")
        case .cannotOpen(_, .isDirectory):
            row(
                cause: "The path is a folder.",
                remedy: "Name a file in it, such as --database FOLDER/obdmech.db.")
        case .cannotOpen(_, .isNotRegular):
            row(
                cause: "The path is a device or a pipe.",
                remedy: "Name another file with --database.")
        case .cannotOpen(_, .noDirectory):
            row(
                cause: "The folder of the database does not exist, and its parent is not writable.",
                remedy: "Create the folder, or name another file with --database.")
        case .cannotOpen(_, .reason), .cannotOpen(_, .memory):
            row(
                cause: "The system refused to open the file, for the reason given.",
                remedy: "Name another file with --database.")
        case .cannotWrite(_, .system(EACCES)):
            row(
                cause: "The file is not writable: it belongs to another user, or is protected.",
                remedy:
                    "Change its permissions (chmod u+w FILE or sudo chown $USER FILE), or name another file with --database."
            )
        case .cannotWrite(_, .directory):
            row(
                cause: "The folder is not writable, and SQLite creates files next to the database.",
                remedy: "Change its permissions (chmod u+w FOLDER), or name another file with --database.")
        case .cannotWrite(_, .system(ENOSPC)):
            row(
                cause: "The disk is full; a trip continues in memory and is stored as soon as there is room.",
                remedy: "Free some space; obdmech database vacuum releases what the database does not need.")
        case .cannotWrite(_, .readOnly), .cannotWrite(_, .openedReadOnly):
            row(
                cause: "The file or its disk is read-only.",
                remedy: "Name another file with --database, or mount the disk writable.")
        case .cannotWrite(_, .cutOff):
            row(
                cause: "A program was killed while writing, and the file or its folder is not writable now.",
                remedy: "Make it writable, or copy the file and the -journal file next to it to a writable folder.")
        case .cannotWrite(_, .system), .cannotWrite(_, .write), .cannotWrite(_, .access):
            row(
                cause: "The system refused to write, for the reason given; a trip continues in memory.",
                remedy: "Name another file with --database, on another disk if this one is failing.")
        case .unusable:
            row(
                cause: "The database was opened, but the operation failed.",
                remedy: "Try again, and run obdmech database check.")
        case .refused:
            row(
                cause: "SQLite refused the operation, for the reason given.",
                remedy: "Run obdmech database check, and make a backup: obdmech database backup FILE.")
        case .busy:
            row(
                cause: "Another program is writing to it or has locked it; a trip waits in memory.",
                remedy: "Wait until that program has finished, or stop it.")
        case .foreign:
            row(
                cause: "The file is an SQLite database, but not one of obdmech; it is not changed.",
                remedy: "Name another file with --database.")
        case .newerVersion:
            row(
                cause: "A later version of the program has changed the format of the database.",
                remedy: "Install that version, or name another file with --database.")
        case .damaged:
            row(
                cause: "Part of the file was overwritten or lost; what can be read is shown.",
                remedy:
                    "Save it (obdmech database backup FILE), move the damaged file elsewhere, and import what was saved."
            )
        case .strange:
            row(
                cause:
                    "The file to import has tables, triggers or views that obdmech did not create, or changed tables.",
                remedy: "If you trust its content, make a copy with obdmech database backup, and import that.")
        case .tooOld:
            row(
                cause: "The system's SQLite library is older than version 3.37 (2021).",
                remedy: "Install a newer version.")
        case .noTrip:
            row(
                cause: "Another program deleted the trip while it was being read.",
                remedy: "List the trips again with obdmech report.")
        case .noScan:
            row(
                cause: "Another program deleted the scan while it was being read.",
                remedy: "List the scans again with obdmech report.")
        case .itself:
            row(
                cause: "The file to import is the database itself.",
                remedy: "Name another file, or another database with --database.")
        // These are rows of other messages, and shown as theirs.
        case .tripIsOpen(let trip): StoredMessage.beingRecorded(trip: trip, advice: advice).row
        case .noFile(let path): DatabaseMessage.none(path, advice: advice).row
        case .cannotMakeCopy(let path, let number): FileMessage.cannotMake(path, number).row
        case .cannotWriteCopy(let path, let number): FileMessage.cannotWrite(path, number).row
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .database, cause: cause, remedy: remedy)
    }

    static let samples: [Self] = [
        .notADatabase(""), .cannotOpen("", .reason(.system(EACCES))), .cannotOpen("", .isDirectory),
        .cannotOpen("", .isNotRegular), .cannotOpen("", .noDirectory("", 0)), .cannotOpen("", .reason(.system(0))),
        .cannotWrite("", .system(EACCES)), .cannotWrite("", .directory(0)), .cannotWrite("", .system(ENOSPC)),
        .cannotWrite("", .readOnly), .cannotWrite("", .openedReadOnly), .cannotWrite("", .cutOff),
        .cannotWrite("", .system(0)), .unusable(""), .refused("", ""), .busy(""), .foreign(""),
        .newerVersion("", found: 0, known: 0), .damaged("", ""), .strange("", ""), .tooOld, .noTrip(0, in: ""),
        .noScan(0, in: ""), .itself(""),
    ]
}
