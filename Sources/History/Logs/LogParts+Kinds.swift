import Formats
import Interchange
import System
import Telemetry

/// The kinds of files: lines of `trip --json` and `scan --json`, tables of other programs (CSV), GPX files, and logs of NMEA
/// sentences.
extension LogParts {
    /// Whether the file begins as an SQLite database, or is empty.
    package static func isDatabase(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || bytes.starts(with: Array("SQLite format 3".utf8))
    }

    /// Whether a file that begins with these bytes is text. Some of it may be damaged. Of compressed data, every ninth byte
    /// is a control character.
    static func isText(_ bytes: [UInt8]) -> Bool {
        // Two bytes a character.
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        // When the power fails, some file systems leave zeros behind what was written.
        let written = bytes.prefix { $0 != 0 }
        let judged = written.contains(0x0A) && JSONLogReader.canRead(Array(written).span) ? written : bytes[...]
        let controls = judged.count { $0 < 0x20 && !(0x09...0x0D).contains($0) }
        return controls <= judged.count / 12 || bytes.count < 4096 && JSONLogReader.canRead(bytes.span)
    }

    /// Reads a table; nil if the file is none.
    /// - Parameter date: the date of rows that have none, "2026-05-01" or "2026-05-01 14:30".
    func table(_ bytes: [UInt8], date: String?) throws(ImportError) -> CSVLog? {
        let context = Self.tableContext(path, date)
        do {
            return try CSVLog(bytes, context)
        } catch {
            switch error {
            case .notATable: return nil
            case .noDate: throw ImportError.noDate(path)
            case .nothingUnderstood: throw ImportError.nothingUnderstood(path)
            }
        }
    }

    /// Whether a text can be the date of a table's rows.
    package static func isDate(_ text: String) -> Bool {
        var context = CSVLog.Context(fileName: "", utcOffsetS: LocalTime.utcOffsetS)
        return context.setDate(text)
    }

    private static func tableContext(_ path: String, _ date: String?) -> CSVLog.Context {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        var context = CSVLog.Context(fileName: name, utcOffsetS: LocalTime.utcOffsetS)
        if let date { _ = context.setDate(date) }
        return context
    }

    /// Says what of a table was left out, and what was not understood.
    func reportLosses(of table: CSVLog) {
        if table.badRows > 0 { warn(ImportWarning.rowsLeftOut(path, count: table.badRows)) }
        if table.wrongTimes > 0 { warn(ImportWarning.wrongTimes(path, count: table.wrongTimes)) }
        let notUnderstood = table.columns.filter { $0.meaning == .unitNotUnderstood && $0.count > 0 }
        if !notUnderstood.isEmpty {
            warn(ImportWarning.unitsNotUnderstood(path, Self.list(notUnderstood) { "\($0.name) (\($0.unit))" }))
        }
        let assumed = table.columns.filter { $0.meaning == .unitAssumed && $0.count > 0 }
        if !assumed.isEmpty {
            warn(
                ImportWarning.unitsAssumed(path, Self.list(assumed) { "\($0.name) (\($0.signal?.unit.symbol ?? ""))" }))
        }
    }

    /// At most as many as fit in a line.
    private static func list(_ columns: [ImportedColumn], _ text: (ImportedColumn) -> String) -> String {
        let shown = columns.prefix(4).map(text).joined(separator: ", ")
        return columns.count > 4 ? shown + " and \(columns.count - 4) more" : shown
    }

    /// The trips of the tracks of a file of positions.
    func trackTrips(_ bytes: [UInt8]) throws(ImportError) -> [TripLog] {
        let file: TrackFile
        do throws(TrackFile.ParseError) {
            file = try TrackFile(bytes)
        } catch {
            switch error {
            case .otherKind: throw ImportError.notALog(path)
            case .entities(let line): throw ImportError.entities(path, line: line)
            }
        }
        var losses = file.losses
        let trips = TripLog.trips(of: file, device: TrackFile.isXML(bytes) ? "GPX" : "NMEA", &losses)
        if trips.isEmpty {
            guard file.tracks.isEmpty else { throw ImportError.noTimes(path) }
            let content =
                !file.routes.isEmpty ? "only planned routes" : !file.waypoints.isEmpty ? "only places" : "no positions"
            throw ImportError.noTrack(path, reason: losses.text ?? content)
        }
        if let text = losses.text { warn(FileWarning.leftOut(path, what: text)) }
        let untimed = file.tracks.count - trips.count
        if untimed > 0 { warn(ImportWarning.tracksLeftOut(path, count: untimed)) }
        return trips
    }
}

extension LeftOut {
    /// "2 lines that are not understood (the first is line 17), 1 sample whose time does not fit the others".
    var text: String {
        var parts: [String] = []
        if lines == 1 {
            parts.append("line \(firstLine ?? 0), which is not understood")
        } else if lines > 1 {
            parts.append("\(Format.count(lines, "line")) that are not understood (the first is line \(firstLine ?? 0))")
        }
        if times > 0 {
            let theirs = times == 1 ? "whose time does not fit" : "whose times do not fit"
            parts.append("\(Format.count(times, "sample")) \(theirs) the others")
        }
        if values > 0 { parts.append("\(Format.count(values, "value")) of too many signals") }
        return parts.joined(separator: ", ")
    }
}
