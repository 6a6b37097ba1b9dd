import CommandLine
import Documents
import Formats
import Interchange
import Recording
import Reports
import Storage
import System
import Telemetry
import Terminal

/// `database import --dry-run`: what an import would add. Nothing is written.
extension DatabaseCommand {
    static func preview(_ files: [String], date: String?, isJSON: Bool) throws {
        let previews = try files.map { try preview($0, date: date) }
        if isJSON {
            try Output.write(StoredDocuments.json(previews).documentLines)
        } else {
            try Output.write(previews.flatMap { $0.text(LocalTime.text) })
        }
    }

    private static func preview(_ file: String, date: String?) throws -> ImportPreview {
        let input = SystemFile.isFolder(file) ? nil : try InputFile.open(file)
        let beginning = try input?.next() ?? []
        guard let input, !isDatabase(beginning) else {
            guard let contents = try Database.openForReading(path: file)?.contents() else { throw none(file) }
            var preview = ImportPreview(file: file, kind: "obdmech", tripCount: contents.trips)
            preview.scanCount = contents.scans
            return preview
        }
        let parts = try LogParts(input, beginning, date: date)
        var preview = ImportPreview(file: file, kind: parts.kind)
        var found = ImportPreview.Signals()
        while let part = try parts.next() {
            switch part {
            case .begin(let log):
                preview.trips.append(ImportPreview.Trip(start: log.start, durationS: 0, samples: 0))
                found.beginTrip()
            case .samples(let samples): found.add(samples)
            case .end(let log):
                preview.trips[preview.trips.count - 1] = ImportPreview.Trip(
                    start: log.start, durationS: found.durationS, samples: found.samples)
            case .scan: preview.scanCount += 1
            }
        }
        preview.tripCount = preview.trips.count
        if preview.trips.isEmpty { preview.kind = "scan" }
        guard let table = parts.table else {
            preview.columns = found.columns
            return preview
        }
        (preview.rowsLeftOut, preview.wrongTimes) = (table.badRows, table.wrongTimes)
        preview.columns = table.columns.map { column in
            ImportPreview.Column(
                name: column.name, unit: column.unit,
                meaning: ImportPreview.Meaning(rawValue: column.meaning.rawValue) ?? .leftOut,
                signal: column.signal, count: column.count,
                range: column.count > 0 ? column.minimum...column.maximum : nil)
        }
        return preview
    }
}
