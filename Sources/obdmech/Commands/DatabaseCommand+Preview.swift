import Logs
import Recording
import Reports
import Storage
import Telemetry
import Terminal

/// `database import --dry-run`: what an import would add. Nothing is written.
extension DatabaseCommand {
    static func preview(_ files: [String], date: String?, isJSON: Bool) throws {
        let previews = try files.map { try preview($0, date: date) }
        if isJSON {
            try Output.write(ImportPreview.json(previews).documentLines)
        } else {
            try Output.write(previews.flatMap { $0.text(LocalTime.text) })
        }
    }

    private static func preview(_ file: String, date: String?) throws -> ImportPreview {
        guard !UserFile.isFolder(file), let bytes = try UserFile.bytes(file), !isDatabase(bytes) else {
            guard let contents = try Database.openForReading(path: file)?.contents() else { throw none(file) }
            var preview = ImportPreview(file: file, kind: "obdmech", tripCount: contents.trips)
            preview.scanCount = contents.scans
            return preview
        }
        if try scan(file, bytes) != nil {
            var preview = ImportPreview(file: file, kind: "scan")
            preview.scanCount = 1
            return preview
        }
        if let table = try table(file, bytes, date: date) {
            var preview = ImportPreview(file: file, kind: table.program, trips: table.trips.map(trip))
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
        let trips = try trips(file, bytes, date: date)
        var preview = ImportPreview(
            file: file, kind: trips.first?.device == "GPX" ? "GPX" : "trip", trips: trips.map(trip))
        preview.columns = columns(trips)
        return preview
    }

    private static func trip(_ log: TripLog) -> ImportPreview.Trip {
        ImportPreview.Trip(
            start: log.start, durationS: log.samples.last?.time.seconds(since: log.samples.first?.time ?? .zero) ?? 0,
            samples: log.samples.count)
    }

    /// The signals of logs that have no columns.
    private static func columns(_ trips: [TripLog]) -> [ImportPreview.Column] {
        var order: [Signal] = []
        var found: [Signal: (count: Int, range: ClosedRange<Double>)] = [:]
        for sample in trips.lazy.flatMap(\.samples) where sample.value.isFinite {
            if let known = found[sample.signal] {
                let range = min(known.range.lowerBound, sample.value)...max(known.range.upperBound, sample.value)
                found[sample.signal] = (known.count + 1, range)
            } else {
                order.append(sample.signal)
                found[sample.signal] = (1, sample.value...sample.value)
            }
        }
        return order.map { signal in
            ImportPreview.Column(
                name: signal.name, unit: signal.unit.symbol, meaning: .standard, signal: signal,
                count: found[signal]?.count ?? 0, range: found[signal]?.range)
        }
    }
}
