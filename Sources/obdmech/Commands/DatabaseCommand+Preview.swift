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
        var found = SignalsOfLog()
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

/// The signals of logs that have no columns.
private struct SignalsOfLog {
    /// Of the present trip.
    private(set) var samples = 0
    private(set) var durationS = 0.0

    private var first: Instant?
    private var order: [Signal] = []
    private var found: [Signal: (count: Int, range: ClosedRange<Double>)] = [:]

    mutating func beginTrip() { (samples, durationS, first) = (0, 0, nil) }

    mutating func add(_ samples: [Sample]) {
        self.samples += samples.count
        for sample in samples {
            if first == nil { first = sample.time }
            durationS = max(durationS, sample.time.seconds(since: first ?? sample.time))
            guard sample.value.isFinite else { continue }
            if let known = found[sample.signal] {
                let range = min(known.range.lowerBound, sample.value)...max(known.range.upperBound, sample.value)
                found[sample.signal] = (known.count + 1, range)
            } else {
                order.append(sample.signal)
                found[sample.signal] = (1, sample.value...sample.value)
            }
        }
    }

    var columns: [ImportPreview.Column] {
        order.map { signal in
            ImportPreview.Column(
                name: signal.name, unit: signal.unit.symbol, meaning: .standard, signal: signal,
                count: found[signal]?.count ?? 0, range: found[signal]?.range)
        }
    }
}
