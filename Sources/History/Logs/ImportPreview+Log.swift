import Interchange
package import Reports

extension ImportPreview {
    /// What the import of a log would add. All of it is read, and nothing is written.
    package static func reading(_ parts: LogParts) throws -> ImportPreview {
        var preview = ImportPreview(file: parts.path, kind: parts.kind)
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
        preview.rowsLeftOut = table.badRows
        preview.wrongTimes = table.wrongTimes
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
