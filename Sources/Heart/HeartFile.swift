package import Telemetry

/// Heartbeats from a file: CSV with times between beats (RR intervals), as straps, watches and apps export them, or CSV of a
/// FIT file (FitCSVTool).
package struct HeartFile: Hashable, Sendable {
    package struct Beat: Hashable, Sendable {
        /// The end of the interval in seconds: since 1970, or since the beginning of the file.
        package var timeS: Double
        package var rrMs: Double
    }

    package enum Clock: Hashable, Sendable {
        /// Times since 1970, in UTC.
        case utc
        /// Times since 1970, as local clocks show them.
        case local
        /// Times since the beginning of the file.
        case relative
    }

    package private(set) var beats: [Beat] = []
    package private(set) var clock = Clock.relative

    /// FIT counts seconds from the end of 1989.
    private static let fitEpochS = 631_065_600.0
    /// Numbers above this are seconds since 1970, and above this times 1000 milliseconds.
    private static let absoluteS = 1e8

    /// Names of columns in lower case, only with letters.
    private static let rrNames: Set = [
        "rr", "rrms", "rrs", "rrinterval", "rrintervalms", "rrintervals", "rri", "ibi", "ibims", "ibis", "hrvs",
        "interval",
        "intervalms", "nn", "nnms", "rrintervalsms", "beatinterval", "beatintervalms",
    ]
    private static let timeNames: Set = [
        "time", "times", "timems", "timestamp", "timestampms", "timestampns", "phonetimestamp", "t", "datetime", "date",
        "seconds",
        "elapsedtime", "elapseds",
    ]

    /// Returns nil if the text has no times between heartbeats.
    package init?(_ text: String) {
        var columns: (time: Int?, rr: Int)?
        var elapsedS = 0.0
        var anchorS: Double?
        for line in text.split(whereSeparator: \.isNewline) {
            let cells = Self.cells(line)
            if cells.first == "Data", cells.count > 5 {
                // Type, number, message, then a name, a value and a unit for each field.
                let fields = stride(from: 3, to: cells.count - 1, by: 3).map { (cells[$0], cells[$0 + 1]) }
                if anchorS == nil, let stamp = fields.first(where: { $0.0 == "timestamp" }).flatMap({ Double($0.1) }) {
                    anchorS = stamp + Self.fitEpochS
                    clock = .utc
                }
                guard cells[2] == "hrv", let values = fields.first(where: { $0.0 == "time" })?.1 else { continue }
                for value in values.split(separator: "|").compactMap({ Double($0) }) where value > 0 && value < 60 {
                    elapsedS += value
                    beats.append(Beat(timeS: elapsedS, rrMs: value * 1000))
                }
                continue
            }
            let names = cells.map { $0.lowercased().filter(\.isLetter) }
            if let rr = names.firstIndex(where: { Self.rrNames.contains($0) }) {
                columns = (names.firstIndex { Self.timeNames.contains($0) }, rr)
                continue
            }
            let (timeColumn, rrColumn) = columns ?? (cells.count > 1 ? 0 : nil, cells.count > 1 ? 1 : 0)
            guard cells.indices.contains(rrColumn), let rrMs = HeartBeat.milliseconds(cells[rrColumn]) else { continue }
            elapsedS += rrMs / 1000
            let time = timeColumn.flatMap { cells.indices.contains($0) ? self.time(cells[$0]) : nil }
            beats.append(Beat(timeS: time ?? elapsedS, rrMs: rrMs))
        }
        guard !beats.isEmpty else { return nil }
        if let anchorS { for index in beats.indices { beats[index].timeS += anchorS } }
        beats.sort { $0.timeS < $1.timeS }
    }

    private static func cells(_ line: Substring) -> [String] {
        line.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" || $0 == "\t" }
            .map { String($0.filter { $0 != "\"" && $0 != "\u{FEFF}" }.trimmingBlanks) }
    }

    /// Seconds since 1970, or since the beginning.
    private mutating func time(_ text: String) -> Double? {
        if let number = Double(text) {
            guard number.isFinite else { return nil }
            let seconds =
                number > Self.absoluteS * 1e9 ? number / 1e9 : number > Self.absoluteS * 1000 ? number / 1000 : number
            if seconds > Self.absoluteS { clock = .utc }
            return seconds
        }
        guard let time = WallTime(iso8601: text) else { return nil }
        let hasZone =
            text.hasSuffix("Z") || text.suffix(6).contains("+") || text.suffix(6).filter { $0 == "-" }.count == 1
        clock = hasZone ? .utc : .local
        return Double(time.microseconds) / 1e6
    }

    /// The beats on the clock of a trip, with its start as instant zero; those long before and after it are left out.
    /// - Parameters:
    ///   - utcOffsetS: of local times, in seconds.
    ///   - durationS: of the trip.
    package func beats(tripStart: WallTime, durationS: Double, utcOffsetS: Double) -> [HeartBeat] {
        let begin = Double(tripStart.microseconds) / 1e6
        let shift =
            switch clock {
            case .relative: 0.0
            case .utc: -begin
            case .local: -begin - utcOffsetS
            }
        // What comes before is the driver at rest, which is of interest too.
        let range = -600.0...(durationS + 600)
        return beats.filter { range.contains($0.timeS + shift) }
            .map { HeartBeat(time: Instant.zero.advanced(bySeconds: $0.timeS + shift), rrMs: $0.rrMs) }
    }
}

extension Substring {
    fileprivate var trimmingBlanks: Substring {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension String {
    fileprivate var trimmingBlanks: Substring { Substring(self).trimmingBlanks }
}
