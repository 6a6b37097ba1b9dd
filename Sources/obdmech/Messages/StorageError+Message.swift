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
                remedy: "Name another file with --database; it is not changed.")
        case .cannotOpen(_, .reason(.system(EACCES))):
            row(
                cause: "The file belongs to another user, such as root after a run with sudo.",
                remedy: "Give it back to yourself (sudo chown $USER FILE), or name another file with --database.")
        case .cannotOpen(_, .isDirectory):
            row(
                cause: "The name is that of a folder.",
                remedy: "Name a file in it, such as --database FOLDER/obdmech.db.")
        case .cannotOpen(_, .isNotRegular):
            row(
                cause: "The name is that of a device or a pipe.",
                remedy: "Name another file with --database.")
        case .cannotOpen(_, .noDirectory):
            row(
                cause: "The folder of the database is not there, and the one above it may not be written.",
                remedy: "Make the folder yourself, or name another file with --database.")
        case .cannotOpen(_, .reason), .cannotOpen(_, .memory):
            row(
                cause: "The system refuses the file, for the reason that it gives.",
                remedy: "Name another file with --database.")
        case .cannotWrite(_, .system(EACCES)):
            row(
                cause: "The file may be read and not be written: it belongs to another user, or is protected.",
                remedy: "Allow it (chmod u+w FILE or sudo chown $USER FILE), or name another file with --database.")
        case .cannotWrite(_, .directory):
            row(
                cause: "The folder may not be written, and SQLite makes files beside the database.",
                remedy: "Allow it (chmod u+w FOLDER), or name another file with --database.")
        case .cannotWrite(_, .system(ENOSPC)):
            row(
                cause: "The disk is full; a trip goes on in memory and is stored as soon as there is room.",
                remedy: "Free some space on it; obdmech database vacuum gives back what the database does not need.")
        case .cannotWrite(_, .readOnly), .cannotWrite(_, .openedReadOnly):
            row(
                cause: "The file or the disk that it is on can only be read.",
                remedy: "Name another file with --database, or mount the disk so that it can be written.")
        case .cannotWrite(_, .cutOff):
            row(
                cause: "A program was killed while it wrote, and the file, or its folder, may not be written now.",
                remedy: "Allow it, or copy the file and the one of the same name with -journal to where it is allowed.")
        case .cannotWrite(_, .system), .cannotWrite(_, .write), .cannotWrite(_, .access):
            row(
                cause: "The system refuses to write, for the reason that it gives; a trip goes on in memory.",
                remedy: "Name another file with --database, on another disk where this one fails.")
        case .unusable:
            row(
                cause: "It could be opened, but what was to be done with it failed.",
                remedy: "Try again, and run obdmech database check.")
        case .refused:
            row(
                cause: "SQLite refuses what was to be done, for the reason that it gives.",
                remedy: "Run obdmech database check, and make a copy: obdmech database backup FILE.")
        case .busy:
            row(
                cause: "Another program is writing, or holds it open to change it; a trip waits for it in memory.",
                remedy: "Wait until that program has finished, or end it.")
        case .foreign:
            row(
                cause: "The file is an SQLite database, but not one of obdmech, and is left as it is.",
                remedy: "Name another file with --database.")
        case .newerVersion:
            row(
                cause: "A later version of the program has changed the form of the database.",
                remedy: "Install that version, or name another file with --database.")
        case .damaged:
            row(
                cause: "A part of the file was overwritten or lost; what can still be read is shown.",
                remedy: "Save it (obdmech database backup FILE), move the damaged file away, and import what was saved."
            )
        case .strange:
            row(
                cause:
                    "The file to import has tables, triggers or views of somebody else, or tables that were changed.",
                remedy: "Where you trust its content, make a copy with obdmech database backup, and import that.")
        case .tooOld:
            row(
                cause: "The library SQLite of this system is older than 3.37, of 2021.",
                remedy: "Install a newer one.")
        case .noTrip:
            row(
                cause: "Another program has removed the trip while it was looked at.",
                remedy: "List the trips again with obdmech report.")
        case .noScan:
            row(
                cause: "Another program has removed the scan while it was looked at.",
                remedy: "List the scans again with obdmech report.")
        case .itself:
            row(
                cause: "The file to import is the one to import into.",
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
