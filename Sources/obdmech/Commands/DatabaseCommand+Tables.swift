import CommandLine
import Formats
import Interchange
import Recording
import System
import Telemetry
import Terminal

/// Import of tables that other programs write (CSV).
extension DatabaseCommand {
    /// Reads a table; nil if the file is none.
    /// - Parameter date: the date of rows that have none, "2026-05-01" or "2026-05-01 14:30".
    static func table(_ path: String, _ bytes: [UInt8], date: String?) throws(CommandError) -> CSVLog? {
        let context = tableContext(path, date)
        do {
            return try CSVLog(bytes, context)
        } catch {
            switch error {
            case .notATable: return nil
            case .noDate: throw CommandError(DatabaseError.noDate(path))
            case .nothingUnderstood: throw CommandError(DatabaseError.nothingUnderstood(path))
            }
        }
    }

    /// Whether a text can be the date of a table's rows.
    static func isDate(_ text: String) -> Bool {
        var context = CSVLog.Context(fileName: "", utcOffsetS: LocalTime.utcOffsetS)
        return context.setDate(text)
    }

    static func tableContext(_ path: String, _ date: String?) -> CSVLog.Context {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        var context = CSVLog.Context(fileName: name, utcOffsetS: LocalTime.utcOffsetS)
        if let date { _ = context.setDate(date) }
        return context
    }

    /// Says what of a table was left out, and what was not understood.
    static func warn(_ path: String, _ table: CSVLog) {
        if table.badRows > 0 { Output.warn(DatabaseWarning.rowsLeftOut(path, count: table.badRows)) }
        if table.wrongTimes > 0 { Output.warn(DatabaseWarning.wrongTimes(path, count: table.wrongTimes)) }
        let notUnderstood = table.columns.filter { $0.meaning == .unitNotUnderstood && $0.count > 0 }
        if !notUnderstood.isEmpty {
            Output.warn(DatabaseWarning.unitsNotUnderstood(path, list(notUnderstood) { "\($0.name) (\($0.unit))" }))
        }
        let assumed = table.columns.filter { $0.meaning == .unitAssumed && $0.count > 0 }
        if !assumed.isEmpty {
            Output.warn(
                DatabaseWarning.unitsAssumed(path, list(assumed) { "\($0.name) (\($0.signal?.unit.symbol ?? ""))" }))
        }
    }

    /// At most as many as fit in a line.
    private static func list(_ columns: [ImportedColumn], _ text: (ImportedColumn) -> String) -> String {
        let shown = columns.prefix(4).map(text).joined(separator: ", ")
        return columns.count > 4 ? shown + " and \(columns.count - 4) more" : shown
    }
}
