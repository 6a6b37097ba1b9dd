import CSQLite
import Glibc

/// Recovery of data from a damaged database.
extension DatabaseCare {
    /// Writes everything that can be read of a damaged database to a new file that only this user can read. Returns how
    /// much that is. Of each table these are the rows before the first damage and after the last, except those that
    /// reading skips.
    package func salvage(to path: String) throws(StorageError) -> (contents: Contents, leftOut: [String]) {
        try Self.makeFile(path) { temporary throws(StorageError) in
            let copy = try Database.open(path: temporary)
            try copy.connection.exec("PRAGMA foreign_keys = OFF")
            try copy.connection.transaction { () throws(StorageError) in
                let tables = try copy.connection.texts(
                    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'sqlite_sequence'")
                for table in tables { try salvage(table, into: copy) }
                for table in tables { try copy.care.removeOrphans(of: table) }
                // Ways that were lost are made again.
                try copy.connection.exec(
                    "UPDATE trip SET way_formulas = NULL WHERE id NOT IN (SELECT trip_id FROM trip_way)")
            }
            let leftOut = try copy.care.removeIssues()
            // Its log would stay behind under the other name.
            try copy.connection.exec("PRAGMA journal_mode = DELETE")
            return (try copy.care.contents(), leftOut)
        }
    }

    private func salvage(_ table: String, into copy: Database) throws(StorageError) {
        let columns = "SELECT name FROM pragma_table_info('\(table)')"
        // A table that cannot even be queried is lost as a whole.
        guard let mine = try? database.connection.texts(columns), !mine.isEmpty else { return }
        let shared = try copy.connection.texts(columns).filter(mine.contains)
        let list = shared.joined(separator: ", ")
        let insert = try copy.connection.prepare(
            "INSERT OR IGNORE INTO \(table) (\(list)) VALUES (\(shared.map { ":\($0)" }.joined(separator: ", ")))")
        let keys = try copy.connection.texts(columns + " WHERE pk > 0 ORDER BY pk")
        var ways = ["", " DESC"].map { direction in
            "ORDER BY " + keys.map { $0 + direction }.joined(separator: ", ")
        }
        // No sample is of use without its signal's name; the index contains the names, too.
        if table == "signal" { ways.append("INDEXED BY signal_name ORDER BY name, unit") }
        for way in ways {
            guard let rows = try? database.connection.prepare("SELECT \(list) FROM \(table) \(way)") else { continue }
            if try Self.copyRows(rows, by: insert) { return }
        }
    }

    /// Copies rows until the first damage. Returns whether all could be read.
    private static func copyRows(
        _ rows: borrowing Statement, by insert: borrowing Statement
    ) throws(StorageError) -> Bool {
        while true {
            do {
                guard try rows.step() else { return true }
            } catch {
                return false
            }
            do {
                try insert.bind(columnsOf: rows)
                try insert.run()
            } catch {
                // A row that violates the table's constraints was not written by this program.
                guard error.kind == .failed else { throw error }
            }
        }
    }

    /// Removes the rows that belong to a lost row.
    private func removeOrphans(of table: String) throws(StorageError) {
        let keys = try database.connection.prepare(
            #"""
            SELECT "from" AS child, "table" AS parent, coalesce("to", 'id') AS key
            FROM pragma_foreign_key_list('\#(table)')
            """#)
        while try keys.step() {
            let (child, parent, key) = (keys.text("child"), keys.text("parent"), keys.text("key"))
            try database.connection.exec("DELETE FROM \(table) WHERE \(child) NOT IN (SELECT \(key) FROM \(parent))")
        }
    }
}
