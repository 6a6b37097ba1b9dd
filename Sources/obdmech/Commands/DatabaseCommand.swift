import CommandLine
import Formats
import Glibc
import History
import Recording
import Reports
import Sharing
import Site
import Storage
import System
import Terminal
import Transports

/// `obdmech database`: maintains the file of trips and scans.
enum DatabaseCommand: ActionCommand {
    static let actions: [CommandAction] =
        [
            CommandAction("", isDefault: true, run: summary),
            CommandAction("check", "read all of it and list damage", run: check),
            CommandAction("backup", "make a copy", operands: [.one("FILE", .file)], run: backUp),
            CommandAction("vacuum", "compress old trips and free space", run: vacuum),
            CommandAction("recompute", "recalculate old trips", run: recompute),
            CommandAction(
                "export", "write the samples as CSV", operands: [.optional("FILE", .file)],
                flags: [.exportTrip, .withHeart], run: export),
            CommandAction(
                "import", "import databases and logs", operands: [.many("FILE", .file)],
                flags: [
                    .importVIN, .importDate.asRare, .dryRun.asRare, .withHeart,
                    .json.requiring([.dryRun], advice: "only what an import would add is written as JSON"),
                ],
                run: importFiles),
        ] + Trash.actions + [
            CommandAction("path", "show the path of the file") { call in
                try Output.write([try call.databasePath])
                return .fine
            }
        ]

    /// Where it is, and what it holds.
    private static func summary(_ call: Call) throws -> ExitStatus {
        let path = try call.databasePath
        return try call.read { database in
            var rows = [("File", path), ("Contents", "nothing yet")]
            if let database {
                rows[1].1 = text(try database.care.contents())
                rows.append(("Size", Format.bytes(try database.care.size())))
            }
            try Output.write(
                call.environment.presentation.columns(rows) + [
                    "", "obdmech database -h shows what can be done with it.",
                ])
        }
    }

    /// Opens the database, which must exist.
    private static func opened(_ call: Call) throws -> Database {
        let path = try call.databasePath
        guard let database = try Database.openExisting(path: path) else { throw none(path) }
        try database.recoverAndTell()
        return database
    }

    static func none(_ path: String) -> CommandError {
        CommandError(DatabaseError.none(path, advice: DatabaseError.made))
    }

    private static func check(_ call: Call) throws -> ExitStatus {
        let path = try call.databasePath
        let findings = try busy("reading the whole database") { () throws(StorageError) in
            try DatabaseCare.check(path: path)
        }
        guard let findings else { throw none(path) }
        if findings.wasRolledBack { try Output.write(["an interrupted write was rolled back"]) }
        let problems = findings.problems
        if problems.isEmpty {
            return try call.read { database in
                guard let database else { throw none(path) }
                try Output.write(["no damage in " + text(try database.care.contents())])
            }
        }
        try Output.write(problems)
        var advice = "'obdmech database backup FILE' saves what can be read of it; then move it away"
        do {
            _ = try Database.openForReading(path: path)
        } catch {
            advice = error.advice
        }
        Output.warn(DatabaseWarning.damaged(path, advice: advice))
        return .database
    }

    private static func text(_ contents: DatabaseCare.Contents) -> String {
        Format.count(contents.trips, "trip") + " with " + Format.count(contents.samples, "sample") + " and "
            + Format.count(contents.scans, "scan")
    }

    private static func backUp(_ call: Call) throws -> ExitStatus {
        let path = try call.databasePath
        let file = call.operands[0]
        guard let database = try Database.openForReading(path: path) else { throw none(path) }
        if database.refusal == nil { try? database.recoverAndTell() }
        do {
            let leftOut = try busy("copying the database") { () throws(StorageError) in
                try database.care.backUp(to: file)
            }
            Output.note("copied '\(path)' to '\(file)'")
            for problem in some(leftOut) { Output.warn(DatabaseWarning.notInCopy(problem)) }
            return leftOut.isEmpty ? .fine : .database
        } catch {
            if error.kind == .cannotOpen {
                throw CommandError(error, status: .output)
            }
            guard error.kind == .damaged else { throw error }
            let saved = try database.care.salvage(to: file)
            Output.warn(error.text, advice: "'\(file)' has what could be read of it: \(text(saved.contents))")
            for problem in some(saved.leftOut) { Output.warn(DatabaseWarning.notInCopy(problem)) }
            return .database
        }
    }

    /// Shows what is being done, where SQLite does it as a whole and nobody knows how far it is.
    private static func busy<Result>(
        _ task: String, _ body: () throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        let line = ProgressLine(isShown: true)
        line.show(task)
        defer { line.clear() }
        return try body()
    }

    /// At most as many as fit on a screen.
    private static func some(_ leftOut: [String]) -> [String] {
        leftOut.count <= 10 ? leftOut : leftOut.prefix(10) + ["\(leftOut.count - 10) more"]
    }

    private static func vacuum(_ call: Call) throws {
        let database = try opened(call)
        let before = try database.care.size()
        try busy("compressing the database") { () throws(StorageError) in try database.care.vacuum() }
        try Output.write(["\(Format.bytes(before)) before, \(Format.bytes(try database.care.size())) now"])
    }

    private static func recompute(_ call: Call) throws {
        let database = try opened(call)
        let bar = ProgressBar("recalculating trips")
        let done = try database.trips.recompute { bar.show($0, of: $1) }
        bar.end()
        try database.tracks.forgetAll()
        try TripWays.update(database)
        var lines = ["\(Format.count(done.trips, "trip")) recalculated"]
        if done.incomplete > 0 {
            lines.append("\(Format.count(done.incomplete, "trip")) left unchanged: some samples are missing")
        }
        try Output.write(lines)
    }

    private static func importFiles(_ call: Call) throws -> ExitStatus {
        let path = try call.databasePath
        let files = call.operands
        for file in files where !SystemFile.exists(file) { throw none(file) }
        if call[.dryRun] {
            try preview(files, date: call[.importDate], isJSON: call[.json])
            return .fine
        }
        var (status, imported) = (ExitStatus.fine, ImportCount())
        let bar = files.count > 1 ? ProgressBar("importing files") : nil
        func end() throws {
            bar?.end()
            // So that reports say at once what drifts. If it fails, obdmech trends does it.
            if imported.trips > 0 { try? TripMeasurements.measureRest(Database.openAndRecover(path: path)) }
            if let words = imported.words { try Output.write([words]) }
        }
        for (index, file) in files.enumerated() {
            bar?.show(index, of: files.count)
            do {
                let one = try importFile(file, into: path, call.options, isOnly: bar == nil, &imported)
                if one != .fine { status = one }
            } catch let error as any UserError where files.count > 1 && !(error is StorageError) {
                // The others are imported all the same.
                bar?.end()
                Output.warn(error)
                status = error.message.status == .fine ? .database : error.message.status
            } catch {
                // What was imported before it stays, and is said.
                try end()
                throw error
            }
        }
        try end()
        return status
    }

    private static func importFile(
        _ file: String, into path: String, _ options: Options, isOnly: Bool, _ imported: inout ImportCount
    ) throws -> ExitStatus {
        if let parts = try BundleImport.parts(file) {
            for part in parts where part.kind == .data {
                if try BundleImport.storeRoute(part, { try Database.openAndRecover(path: path) }) { continue }
                let input = try InputFile.holding(part.bytes, named: "\(file), \(part.name)")
                try importLog(input, beginning: try input.next(), into: path, options, &imported)
            }
            return .fine
        }
        if !SystemFile.isFolder(file), let input = try InputFile.open(file) {
            let beginning = try input.next()
            if !LogParts.isDatabase(beginning) {
                try importLog(input, beginning: beginning, into: path, options, &imported)
                return .fine
            }
        }
        let bar = isOnly ? ProgressBar("importing trips") : nil
        let added = try Database.openAndRecover(path: path).care.importFile(
            path: file, withHeart: options[.withHeart]
        ) { bar?.show($0, of: $1) }
        bar?.end()
        imported.hasDatabase = true
        imported.trips += added.trips
        imported.scans += added.scans
        imported.known += added.known
        for problem in some(added.leftOut) { Output.warn(DatabaseWarning.notImported(problem)) }
        return added.leftOut.isEmpty ? .fine : .database
    }

    private static func importLog(
        _ input: InputFile, beginning: [UInt8], into path: String, _ options: Options, _ imported: inout ImportCount
    ) throws {
        let log = try importLog(input, beginning: beginning, options) { try Database.openAndRecover(path: path) }
        if log.trips + log.knownTrips > 0 { imported.hasLog = true }
        if log.scans + log.knownScans > 0 { imported.hasScan = true }
        imported.trips += log.trips
        imported.scans += log.scans
        imported.known += log.knownTrips + log.knownScans
    }

    // MARK: Export

    private static func export(_ call: Call) throws -> ExitStatus {
        try call.environment.read(call.options) { database in
            guard let database else { throw none(try call.databasePath) }
            return try export(database, trip: call[.exportTrip], withHeart: call[.withHeart], to: call.operands.first)
        }
    }

    private static func export(
        _ database: Database, trip: Int64?, withHeart: Bool, to path: String?
    ) throws -> ExitStatus {
        let trips = try database.trips.starts().filter { trip == nil || $0.id == trip }
        if let trip, trips.isEmpty { throw StoredError.noTrip(trip) }
        guard let path else {
            return try status(database.export(trips, withHeart: withHeart) { try Output.write($0) })
        }
        let bar = ProgressBar("writing trips")
        defer { bar.end() }
        return try WholeFile.create(path) { descriptor in
            try status(
                database.export(
                    trips, withHeart: withHeart, progress: { bar.show($0, of: $1) },
                    { try Output.write($0, to: descriptor, named: path) }))
        }
    }

    private static func status(_ unreadable: [Int64]) -> ExitStatus {
        for trip in unreadable { Output.warn(DatabaseWarning.samplesUnreadable(trip: trip)) }
        return unreadable.isEmpty ? .fine : .database
    }
}

extension AnyFlag {
    static let importVIN = Flag(
        "vin", .text("VIN", .vehicle),
        "With import, the vehicle of logs that name none. It is a VIN, part of a known one, or a name.")
    static let importDate = Flag(
        "date",
        .of("DATE", expected: "a date: YYYY-MM-DD, or 'YYYY-MM-DD HH:MM'") {
            LogParts.isDate($0) ? $0 : nil
        },
        "With import, the date of rows without one. For logs that have only times of day, 2026-05-01; for those that "
            + "count seconds, with the time of the first row, '2026-05-01 14:30'. Without it, the date in the name of "
            + "the file is used.")
    static let dryRun = Flag(
        "dry-run", .switch,
        "With import: show what would be imported. "
            + "For each column of the files it shows what it would become, with the "
            + "number and range of its values; nothing is written.")
}

extension DatabaseCommand {
    static let subcommand = Subcommand(
        name: "database", chapter: .history, isRare: true,
        summary: "check, back up, shrink, export, import or restore stored data",
        description: [
            "check reads the whole database as the other commands do, and lists what is damaged, cannot be read, or "
                + "does not belong to obdmech; an interrupted write is rolled back first. backup makes a copy in a "
                + "new file, even while a trip is being recorded; what check lists is left out, and a damaged "
                + "database is copied as far as it can be read. vacuum compresses the samples of old trips and frees "
                + "unused space. recompute recalculates trips that an older version computed with other formulas, "
                + "from their stored samples. export writes all samples, or those of one trip, as CSV to a new file "
                + "or to standard output; --with-heart adds heartbeats, as with import. import adds the trips and scans of other databases, such as the file to "
                + "which a trip is saved if the database cannot be written, and trips from logs: the output of trip "
                + "--json, logs of other programs (CSV), and tracks of GPX files and of logs of NMEA sentences; and scans from the output of scan --json. CSV and GPX files name no vehicle: --vin does. A file can have several trips and scans; lines that are damaged and times that do not fit the others are left out, and a file is imported as a whole or not at all. What is already there stays. What check lists is not imported, and a file with changed tables, or with triggers, views or "
                + "tables of other programs, is refused. path shows which file the database is.",
            "CSV logs of Torque, Car Scanner, OBD Fusion and OBDLink, DashCommand, AndrOBD, RaceChrono and WiCAN are "
                + "understood, and others with a column for the time and units in their header: any separator, "
                + "decimal mark and encoding, a column for each quantity or a row for each value. A column with a "
                + "known name and a unit that fits becomes a standard signal, in the standard's unit; every other "
                + "column becomes a signal of its own, and is reported if its unit is not understood. Times are in "
                + "the zone that the rows name, otherwise in this computer's. If the car reports no speed, the "
                + "receiver's is used. Rows that cannot be read, and times that do not fit the others, are left out "
                + "and reported. import --dry-run shows all of this and writes nothing.",
            "Reports leave out what cannot be read, say so in one line, and end with exit status 5. Triggers and views in a "
                + "database are never run, not even your own: a view or table that you add is left alone, listed by "
                + "check, and not copied by backup.",
            "The database is an SQLite file. Its view samples shows all samples: sqlite3 \"$(obdmech database path)\" "
                + "\"SELECT time, value FROM samples WHERE trip_id = 1 AND signal = 'vehicleSpeed'\". The times of samples "
                + "are stored to the millisecond, values exactly.",
            "trash lists what delete has deleted, and trips as they were before edit has cut, joined or split them. trash restore ID "
                + "puts it back; what it replaces goes to the trash in exchange, so that this can be undone too. After a "
                + "month it is gone; trash empty deletes it at once.",
            "The view changes is for programs that follow the database. It lists each trip and scan with the number "
                + "of its last change, which only increases, and also deleted ones, trips with their UUID: SELECT * "
                + "FROM changes WHERE change > 100 ORDER BY change. If vacuum compresses samples, which rounds their "
                + "times, this counts as a change of their trip. In a copy that leaves something out, all trips and "
                + "scans have changed; a copy of a damaged database must be followed from 0 again.",
        ],
        actions: actions.map(\.row), flags: [.database],
        examples: [
            ("obdmech database backup ~/obdmech-copy.db", "make a copy"),
            ("obdmech database export --trip 12 trip-12.csv", "write the samples of a trip for a spreadsheet"),
            (
                "obdmech database import --vin 3VWDX7AJ0DM254871 trackLogs/*.csv",
                "import the logs of one car from Torque"
            ),
            ("obdmech database import --dry-run trackLogs/*.csv", "show what would be imported"),
            ("obdmech database trash", "show which deletions can be undone"),
        ])
}

extension AnyFlag {
    static let exportTrip = Flag(
        "trip", .whole("N", 0...Int64.max, .trip, expected: "the number of a trip"),
        "With export: write only the trip with this number.")
}
