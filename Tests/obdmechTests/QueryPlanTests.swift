import Foundation
import TestSupport
import Testing

@testable import Storage
@testable import obdmech

/// What a question costs does not depend on what else is stored. The real program runs each kind of question while the
/// library StatementLog writes down all of its statements, so that a new one is looked at as well.
@Suite(.waits, .timeLimit(.minutes(20))) struct QueryPlanTests {
    private let program: RealProgram
    private var path: String { program.directory.file("x.db") }
    private var log: String { program.directory.file("statements") }

    init() throws { program = try RealProgram() }

    private struct Entry {
        let steps: Int
        let sql: String
    }

    /// Runs the program, and returns its statements.
    private func statements(_ arguments: [String]) throws -> [Entry] {
        try? FileManager.default.removeItem(atPath: log)
        let environment = [
            "LD_PRELOAD": program.product("libStatementLog.so"), "STATEMENT_LOG": log, "OBDMECH_DATABASE": path,
            // The address sanitizer wants to be the first library.
            "ASAN_OPTIONS": "verify_asan_link_order=0",
        ]
        let (status, run) = try program.run(arguments, environment: environment)
        #expect([0, 1, 3].contains(status), "\(arguments): \(run.warning)")
        return program.directory.text("statements").split(separator: "\u{1E}").compactMap { record in
            let parts = record.split(separator: "\u{1F}", maxSplits: 1)
            // A small database is checked each time.
            guard parts.count == 2, let steps = Int(parts[0]), !parts[1].contains("quick_check") else { return nil }
            return Entry(steps: steps, sql: String(parts[1]))
        }
    }

    /// Records trips of a car with a receiver and of a game, and scans, and copies them into the past.
    /// - Parameter copies: How many times everything is there.
    private func fill(_ copies: Int) throws {
        for arguments in [
            [
                "trip", "-a", "sim:city?rate=max&latency=40", "--duration", "2m", "--gps", "sim:town", "--driver",
                "Ann", "--tag",
                "work", "--fuel-price", "1.8", "--also", "engineLoad",
            ],
            ["trip", "-a", "sim:race?rate=max&laps=2"], ["scan", "-a", "sim:faults?rate=max"],
            ["place", "add", "Home", "49.3276,8.5658"], ["route", "create", "Way", "--trip", "1"], ["trends"],
        ] { _ = try statements(arguments) }
        let connection = try Connection.open(path, .readWrite)
        func copy(_ table: String, _ new: [String: String]) throws {
            let names = try connection.texts("SELECT name FROM pragma_table_info('\(table)')")
            let values = names.map { new[$0] ?? "part.\($0)" }.joined(separator: ", ")
            try connection.exec(
                """
                WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(copies))
                INSERT INTO \(table) SELECT \(values) FROM n CROSS JOIN \(table) AS part WHERE n.i < \(copies)
                """)
        }
        let (id, trip, scan) = ("part.id + 100 * n.i", "part.trip_id + 100 * n.i", "part.scan_id + 100 * n.i")
        try connection.exec("UPDATE trip SET source_kind = 'vehicle' WHERE id = 1; BEGIN")
        for (table, key) in [("trip", "started_us"), ("scan", "time_us")] {
            let past = "part.\(key) - 86400000000 * n.i"
            try copy(table, ["id": id, key: past, "uuid": "part.uuid || n.i", "change": "1"])
        }
        for table in [
            "trip_event", "trip_alert", "trip_tag", "trip_signal", "trip_indicator", "trip_segment", "trip_way",
            "route_trip", "game_session", "lap",
        ] { try copy(table, ["trip_id": trip]) }
        for table in ["scan_ecu", "scan_code", "scan_coverage", "scan_payload"] { try copy(table, ["scan_id": scan]) }
        try connection.exec("COMMIT")
    }

    /// What is asked about a day, a trip or a scan.
    private static let questions: [[String]] = [
        [], ["report"], ["report", "--date", "today"], ["report", "--date", "today", "--json"],
        ["report", "--date", "today", "--csv"], ["report", "--date", "today", "--html", "-"],
        ["report", "--date", "2000-01-01"], ["report", "--week"], ["report", "--trip", "1"],
        ["report", "--trip", "last", "--tag", "work"], ["report", "--scan", "last"],
        ["report", "--vin", "none"], ["compare", "1", "2"], ["drift", "show", "2"],
        ["test", "acceleration", "--trip", "1"],
    ]

    /// What is asked about everything, or changes what drifts, of which the plans are looked at all the same.
    private static let wholes: [[String]] = [
        ["report", "--year"], ["report", "--logbook"], ["report", "--fleet"], ["vehicle"], ["trends"],
        ["place", "list"], ["route", "list"],
        ["route", "stats"], ["route", "show", "Way"], ["drift", "list"], ["calibrate"], ["report", "--place", "Home"],
        ["vehicle", "--tank", "50L"], ["delete", "trip", "101", "--yes"],
        ["edit", "trip", "1", "--note", "x", "--yes"],
        ["trip", "-a", "sim:city?rate=max&latency=40", "--duration", "20s"],
        ["scan", "-a", "sim:faults?rate=max"],
        ["compare", "--before", "2026-01-01", "--after", "2026-01-01", "--vin", "none"],
    ]

    /// The tables that do not grow with every trip and scan, and what is read of them.
    private static let small: Set<String> = [
        "sync_machine", "profile_answer",
        "signal", "vehicle", "place", "route", "route_cell", "lap_gate", "lap_sector", "link", "supported", "service",
        "trend",
        "trend_finding", "drift_session", "drift_reference", "drift_exercise", "calibration", "sqlite_master",
        "sqlite_schema", "CONSTANT",
        // Rows of a recursion over the vehicles, drivers or tags.
        "driven", "scanned", "known",
    ]

    /// Statements about everything, and those that sort the few rows that an index has found.
    private static let exceptions: [(part: String, reason: String)] = [
        ("FROM trip_way WHERE start_lat IS NOT NULL", "a new route is compared with all trips"),
        ("FROM route_trip ORDER BY jaccard", "all trips of all routes"),
        ("EXISTS (SELECT 1 FROM sample_block WHERE trip_id = trip.id AND signal IN", "all trips with drifts"),
    ]

    @Test func noStatementScansATableThatGrows() throws {
        try fill(3)
        var known: Set<String> = []
        for question in Self.questions + Self.wholes {
            for entry in try statements(question) where known.insert(entry.sql).inserted {
                let words = entry.sql.split(maxSplits: 1, whereSeparator: \.isWhitespace)
                guard let verb = words.first,
                    ["SELECT", "WITH", "INSERT", "UPDATE", "DELETE"].contains(verb.uppercased()),
                    !Self.exceptions.contains(where: { entry.sql.contains($0.part) })
                else { continue }
                let problems = try plan(entry.sql).filter(Self.isProblem)
                #expect(problems.isEmpty, "\(question.joined(separator: " ")): \(entry.sql)")
            }
        }
        #expect(known.count > 100)
    }

    private func plan(_ sql: String) throws -> [String] {
        let connection = try Connection.open(path, .readOnly)
        let rows = try connection.prepare("EXPLAIN QUERY PLAN " + sql)
        var lines: [String] = []
        while try rows.step() { lines.append(rows.text("detail")) }
        return lines
    }

    private static func isProblem(_ line: String) -> Bool {
        let words = line.split(separator: " ")
        return words.first == "SCAN" && words.count > 1 && !small.contains(String(words[1]))
            && !["pragma_", "(subquery-"].contains { words[1].hasPrefix($0) }
    }

    /// The same questions beside eight times as much take as many steps.
    @Test func aQuestionCostsWhatItIsAbout() throws {
        var steps: [[Int]] = []
        for copies in [20, 160] {
            try? FileManager.default.removeItem(atPath: path)
            try fill(copies)
            // What drifts is stored when it was asked for the first time.
            for question in Self.questions { _ = try statements(question) }
            steps.append(try Self.questions.map { try statements($0).reduce(0) { $0 + $1.steps } })
        }
        for (question, cost) in zip(Self.questions, zip(steps[0], steps[1])) {
            #expect(cost.1 < cost.0 * 5 / 4 + 300, "\(question.joined(separator: " ")): \(cost)")
        }
    }
}
