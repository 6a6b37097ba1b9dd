import Formats
package import Telemetry

/// What an import of a file would add, column by column.
package struct ImportPreview: Sendable {
    /// What a column becomes.
    package enum Meaning: String, Sendable, CaseIterable {
        case time, standard, unitAssumed, own, unitNotUnderstood, leftOut
    }

    package struct Column: Sendable {
        package let name: String
        /// As the file has it; empty if it has none.
        package let unit: String
        package let meaning: Meaning
        package let signal: Signal?
        package let count: Int
        /// In the unit of the signal; nil without values.
        package let range: ClosedRange<Double>?

        package init(
            name: String, unit: String, meaning: Meaning, signal: Signal?, count: Int, range: ClosedRange<Double>?
        ) {
            self.name = name
            self.unit = unit
            self.meaning = meaning
            self.signal = signal
            self.count = count
            self.range = range
        }
    }

    package struct Trip: Sendable {
        package let start: WallTime
        package let durationS: Double
        package let samples: Int

        package init(start: WallTime, durationS: Double, samples: Int) {
            self.start = start
            self.durationS = durationS
            self.samples = samples
        }
    }

    package let file: String
    /// The program or the form of the file: "Torque", "GPX", "scan".
    package var kind: String
    package var trips: [Trip] = []
    /// The number of trips of a database, which are not listed.
    package var tripCount: Int
    package var scanCount = 0
    package var columns: [Column] = []
    package var rowsLeftOut = 0
    package var wrongTimes = 0

    package init(file: String, kind: String, trips: [Trip] = [], tripCount: Int? = nil) {
        self.file = file
        self.kind = kind
        self.trips = trips
        self.tripCount = tripCount ?? trips.count
    }

    // MARK: Text

    /// - Parameter localText: a time of this computer's zone for people.
    package func text(_ localText: (WallTime) -> String) -> [String] {
        var parts: [String] = []
        if tripCount > 0 || scanCount == 0 { parts.append(Format.count(tripCount, "trip")) }
        if scanCount > 0 { parts.append(Format.count(scanCount, "scan")) }
        var lines = ["\(SafeText.line(file)): \(kind), \(parts.joined(separator: " and "))"]
        for trip in trips {
            lines.append(
                "  \(localText(trip.start)), \(Format.duration(trip.durationS)), \(Format.count(trip.samples, "sample"))"
            )
        }
        guard !columns.isEmpty else { return lines }
        let rows = [["column", "unit", "becomes", "values", "range"]] + columns.map(cells)
        let widths = rows[0].indices.map { column in rows.map { CellWidth.of($0[column]) }.max() ?? 0 }
        for row in rows {
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - CellWidth.of($0))) }
            var line = "  " + cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            lines.append(line)
        }
        if rowsLeftOut > 0 {
            lines.append("  \(Format.count(rowsLeftOut, "row")) left out: without a time, or damaged")
        }
        if wrongTimes > 0 {
            lines.append("  \(Format.count(wrongTimes, "row")) left out: their times do not fit the others")
        }
        return lines
    }

    private func cells(_ column: Column) -> [String] {
        let signal = column.signal.map { signal in
            signal.unit == .none ? signal.name : "\(signal.name) (\(signal.unit.symbol))"
        }
        let becomes =
            switch column.meaning {
            case .time: "time"
            case .leftOut: "-"
            case .standard, .own: signal ?? "-"
            case .unitAssumed: (signal ?? "-") + ", unit assumed"
            case .unitNotUnderstood: (signal ?? "-") + ", unit not understood"
            }
        let isTime = column.meaning == .time || column.meaning == .leftOut
        let isPlace = column.signal == .latitude || column.signal == .longitude
        let range = column.range.map { range in
            let ends = [range.lowerBound, range.upperBound].map { isPlace ? Format.fixed($0, 5) : Format.number($0) }
            return ends[0] == ends[1] ? ends[0] : ends.joined(separator: " to ")
        }
        return [
            SafeText.line(column.name), SafeText.line(column.unit), SafeText.line(becomes),
            isTime ? "" : "\(column.count)", range ?? "",
        ]
    }
}

extension ImportPreview {
    /// The signals of logs that have no columns.
    package struct Signals {
        /// Of the present trip.
        package private(set) var samples = 0
        package private(set) var durationS = 0.0

        private var first: Instant?
        private var order: [Signal] = []
        private var found: [Signal: (count: Int, range: ClosedRange<Double>)] = [:]

        package init() {}

        package mutating func beginTrip() {
            samples = 0
            durationS = 0
            first = nil
        }

        package mutating func add(_ samples: [Sample]) {
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

        package var columns: [ImportPreview.Column] {
            order.map { signal in
                ImportPreview.Column(
                    name: signal.name, unit: signal.unit.symbol, meaning: .standard, signal: signal,
                    count: found[signal]?.count ?? 0, range: found[signal]?.range)
            }
        }
    }
}
