import CommandLine

extension Diagnostics {
    static let database = [
        Diagnostic(
            pattern: "cannot open database '…': file is not a database", status: .database,
            cause: "The file is of another kind, or its beginning was overwritten.",
            remedy: "Name another file with --database; it is not changed."),
        Diagnostic(
            pattern: "cannot open database '…': permission denied", status: .database,
            cause: "The file belongs to another user, such as root after a run with sudo.",
            remedy: "Give it back to yourself (sudo chown $USER FILE), or name another file with --database."),
        Diagnostic(
            pattern: "cannot open database '…': is a directory", status: .database,
            cause: "The name is that of a folder.",
            remedy: "Name a file in it, such as --database FOLDER/obdmech.db."),
        Diagnostic(
            pattern: "cannot open database '…': is not a regular file", status: .database,
            cause: "The name is that of a device or a pipe.",
            remedy: "Name another file with --database."),
        Diagnostic(
            pattern: "cannot open database '…': cannot make directory '…': …", status: .database,
            cause: "The folder of the database is not there, and the one above it may not be written.",
            remedy: "Make the folder yourself, or name another file with --database."),
        Diagnostic(
            pattern: "cannot open database '…': …", status: .database,
            cause: "The system refuses the file, for the reason that it gives.",
            remedy: "Name another file with --database."),
        Diagnostic(
            pattern: "cannot write database '…': permission denied", status: .database,
            cause: "The file may be read and not be written: it belongs to another user, or is protected.",
            remedy: "Allow it (chmod u+w FILE or sudo chown $USER FILE), or name another file with --database."),
        Diagnostic(
            pattern: "cannot write database '…': its directory: …", status: .database,
            cause: "The folder may not be written, and SQLite makes files beside the database.",
            remedy: "Allow it (chmod u+w FOLDER), or name another file with --database."),
        Diagnostic(
            pattern: "cannot write database '…': no space left on device", status: .database,
            cause: "The disk is full; a trip goes on in memory and is stored as soon as there is room.",
            remedy: "Free some space on it; obdmech database vacuum gives back what the database does not need."),
        Diagnostic(
            pattern: "cannot write database '…': it is read-only", status: .database,
            cause: "The file or the disk that it is on can only be read.",
            remedy: "Name another file with --database, or mount the disk so that it can be written."),
        Diagnostic(
            pattern: "cannot write database '…': the file is read-only", status: .database,
            cause: "The file or the disk that it is on can only be read.",
            remedy: "Name another file with --database, or mount the disk so that it can be written."),
        Diagnostic(
            pattern:
                "cannot write database '…': a write to it was cut off, and must be rolled back before it can be read",
            status: .database,
            cause: "A program was killed while it wrote, and the file, or its folder, may not be written now.",
            remedy: "Allow it, or copy the file and the one of the same name with -journal to where it is allowed."),
        Diagnostic(
            pattern: "cannot write database '…': …", status: .database,
            cause: "The system refuses to write, for the reason that it gives; a trip goes on in memory.",
            remedy: "Name another file with --database, on another disk where this one fails."),
        Diagnostic(
            pattern: "cannot use database '…'", status: .database,
            cause: "It could be opened, but what was to be done with it failed.",
            remedy: "Try again, and run obdmech database check."),
        Diagnostic(
            pattern: "cannot use database '…': …", status: .database,
            cause: "SQLite refuses what was to be done, for the reason that it gives.",
            remedy: "Run obdmech database check, and make a copy: obdmech database backup FILE."),
        Diagnostic(
            pattern: "database '…' is in use by another program", status: .database,
            cause: "Another program is writing, or holds it open to change it; a trip waits for it in memory.",
            remedy: "Wait until that program has finished, or end it."),
        Diagnostic(
            pattern: "database '…' belongs to another program", status: .database,
            cause: "The file is an SQLite database, but not one of obdmech, and is left as it is.",
            remedy: "Name another file with --database."),
        Diagnostic(
            pattern: "database '…' was written by a newer obdmech (schema …, this one knows …)", status: .database,
            cause: "A later version of the program has changed the form of the database.",
            remedy: "Install that version, or name another file with --database."),
        Diagnostic(
            pattern: "database '…' is damaged: …", status: .database,
            cause: "A part of the file was overwritten or lost; what can still be read is shown.",
            remedy: "Save it (obdmech database backup FILE), move the damaged file away, and import what was saved."),
        Diagnostic(
            pattern: "'…' is not as obdmech makes databases: …", status: .database,
            cause: "The file to import has tables, triggers or views of somebody else, or tables that were changed.",
            remedy: "Where you trust its content, make a copy with obdmech database backup, and import that."),
        Diagnostic(
            pattern: "SQLite is too old", status: .database,
            cause: "The library SQLite of this system is older than 3.37, of 2021.",
            remedy: "Install a newer one."),
        Diagnostic(
            pattern: "there is no trip … in database '…'", status: .database,
            cause: "Another program has removed the trip while it was looked at.",
            remedy: "List the trips again with obdmech report."),
        Diagnostic(
            pattern: "'…' is the database itself", status: .database,
            cause: "The file to import is the one to import into.",
            remedy: "Name another file, or another database with --database."),
    ]
}
