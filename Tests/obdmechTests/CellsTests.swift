import Foundation
import Glibc
import TestSupport
import Testing

@testable import Storage
@testable import obdmech

/// Whatever a cell of the database contains, commands say what they can: none is ended by a signal, none goes on for ever.
/// `Tests/Fuzz/run cells` runs every command on every value; here each column meets one of them.
@Suite(.waits, .timeLimit(.minutes(20))) struct CellsTests {
    private static let integers = [
        "NULL", "-1", "0", "2", "1099511627776", "9223372036854775807", "-9223372036854775808",
    ]
    private static let values: [String: [String]] = [
        "INTEGER": integers,
        "REAL": ["NULL", "-1.0", "1e-308", "9e14", "1e308", "9e999", "-9e999"],
        "TEXT": ["NULL", "''", "'-1'", "'[1e999]'", "char(27, 91, 50, 74, 10)", "hex(zeroblob(300000))"],
        "BLOB": ["NULL", "X''", "X'00'", "X'FFFFFFFFFFFFFFFFFF'", "randomblob(5000)", "zeroblob(100000)"],
    ]
    private static let range = "--from 2000-01-01 --to 2100-01-01"
    private static let commands = [
        "report \(range)", "report --html - \(range)", "report --json \(range)", "report --year", "report --logbook",
        "report --fleet", "report --fleet --json",
        "report --scan 1 --full", "compare 1 2", "trends", "vehicle --json", "calibrate", "drift list", "route show 1",
        "route stats", "place list", "compare 3:best 3:last --html -", "database check", "report --trip 1",
        "report --trip 2", "report --trip 3", "report --trip 1 --json", "report --trip 3 --json",
        "report --trip 1 --html -", "report --trip 2 --html -", "report --trip 3 --html -", "drift show 3",
        "test acceleration --trip 1", "",
    ]

    private let program: RealProgram
    private var path: String { program.directory.file("x.db") }

    init() throws { program = try RealProgram() }

    private func run(_ arguments: [String]) throws -> (status: Int32, warning: String) {
        let (status, run) = try program.run(arguments, environment: ["OBDMECH_DATABASE": path])
        return (status, run.warning)
    }

    /// A database in which every kind of thing is stored.
    private func record() throws -> [UInt8] {
        for arguments in [
            [
                "trip", "-a", "sim:city?rate=max", "--duration", "90s", "--gps", "sim:town", "--driver", "Ann", "--tag",
                "work", "--fuel-price", "1.8", "--also", "engineLoad",
            ],
            ["trip", "-a", "sim:electric?rate=max", "--duration", "1m"], ["trip", "-a", "sim:race?rate=max&laps=2"],
            ["scan", "-a", "sim:faults?rate=max"], ["place", "add", "Home", "49.3276,8.5658"],
            ["vehicle", "--name", "Car", "--tank", "50L", "--odometer", "10000km"],
            ["route", "create", "Way", "--trip", "1"],
            ["lap", "gate", "add", "home", "49.3276,8.5658", "--course", "121"], ["trends"], ["compare", "1", "2"],
        ] { #expect([0, 1].contains(try run(arguments).status), "\(arguments)") }
        let connection = try Connection.open(path, .readWrite)
        try connection.exec(
            """
            UPDATE trip SET source_kind = 'vehicle' WHERE id <> 3;
            INSERT INTO heart_beat VALUES (1, 1000000, 800), (1, 2000000, 810), (3, 1000000, 700);
            INSERT INTO drift_session VALUES (3, 'slide');
            INSERT INTO drift_reference VALUES ('first', 3);
            INSERT INTO lap_sector SELECT name, 1, latitude, longitude, course_deg, half_width_m FROM lap_gate;
            INSERT INTO sample SELECT id, 5, 1, 7 FROM trip;
            """)
        _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
        return program.directory.bytes("x.db")
    }

    @Test func noCellEndsTheProgram() throws {
        let whole = try record()
        let columns = try { () throws in
            let connection = try Connection.open(path, .readOnly)
            let rows = try connection.prepare(
                """
                SELECT t.name AS "table", c.name AS name, c.type AS type FROM sqlite_schema AS t JOIN pragma_table_info(t.name) AS c
                WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' ORDER BY t.rowid, c.cid
                """)
            var columns: [(table: String, name: String, type: String)] = []
            while try rows.step() { columns.append((rows.text("table"), rows.text("name"), rows.text("type"))) }
            return columns
        }()
        #expect(columns.count > 200)
        // Values and commands take turns.
        var turn = 0
        for (index, column) in Thorough.every(4, of: Array(columns.enumerated())) {
            if let values = Self.values[column.type] {
                let value = values[index % values.count]
                for end in ["", "-wal", "-shm"] { unsafe unlink(path + end) }
                try program.directory.write(whole, to: "x.db")
                // Not every column takes every value.
                guard
                    (try? program.directory.change(
                        "UPDATE OR IGNORE \(column.table) SET \(column.name) = \(value)", path))
                        != nil
                else { continue }
                turn += 1
                let command = Self.commands[turn % Self.commands.count]
                let (status, warning) = try run(command.split(separator: " ").map(String.init))
                #expect(
                    0...6 ~= status && warning.split(separator: "\n").count <= 12,
                    "\(column.table).\(column.name) = \(value): \(command): \(status) \(warning.prefix(300))")
            }
        }
        #expect(turn > (Thorough.isOn ? 150 : 40))
    }
}

extension TemporaryDirectory {
    fileprivate func change(_ sql: String, _ path: String) throws {
        let connection = try Connection.open(path, .readWrite)
        try connection.exec(sql)
        guard connection.changes > 0 else { throw StorageError.unusable(path) }
        _ = try connection.integer("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
