package import Drift
package import Formats
package import Heart
package import Telemetry

/// The heartbeats of a trip as text.
package struct HeartReport: Sendable {
    package let beats: [HeartBeat]

    /// - Parameter beats: in the order of their times, with the start of the trip as instant zero.
    package init(_ beats: [HeartBeat]) { self.beats = beats }

    /// Nil with too few beats.
    package var whole: HeartVariation? { HeartVariation(beats) }

    /// The whole trip, and its minutes. Empty without heartbeats.
    package var lines: [String] {
        guard let summary else { return beats.isEmpty ? [] : ["Heart: too few beats to evaluate"] }
        let rows = rows.map { $0 + [""] }
        return ["Heart: \(summary)"] + (rows.count > 1 ? LapReport.table([Self.header + [""]] + rows) : [])
    }

    /// "72 per minute, RMSSD 32 ms, SDNN 45 ms (4312 beats)"; nil with too few beats.
    package var summary: String? {
        whole.map { whole in
            let left = whole.leftOut > 0 ? ", \(whole.leftOut) left out as artifacts" : ""
            return "\(Self.words(whole)) (\(whole.beats) beats\(left))"
        }
    }

    package static let header = ["At", "Rate", "RMSSD", "SDNN"]

    /// A row for each minute with enough beats.
    package var rows: [[String]] {
        HeartVariation.windows(beats).map { start, variation in
            [DriftReport.clock(max(0, start.seconds(since: .zero)))] + Self.cells(variation)
        }
    }

    /// "72 per minute, RMSSD 32 ms, SDNN 45 ms".
    private static func words(_ variation: HeartVariation) -> String {
        let cells = cells(variation)
        return "\(cells[0]) per minute, RMSSD \(cells[1]), SDNN \(cells[2])"
    }

    private static func cells(_ variation: HeartVariation) -> [String] {
        [
            Format.fixed(variation.meanRate, 0), Format.fixed(variation.rmssdMs, 0) + " ms",
            Format.fixed(variation.sdnnMs, 0) + " ms",
        ]
    }

    /// The minute around each drift, by its number; those without enough beats are left out.
    package func lines(around runs: [DriftRun], origin: Instant) -> [String] {
        around(runs, origin).map { "Heart in the minute around drift \($0 + 1): \(Self.words($1))" }
    }

    package func around(_ runs: [DriftRun], _ origin: Instant) -> [(index: Int, variation: HeartVariation)] {
        runs.enumerated().compactMap { index, run in
            let middle = (run.start.seconds(since: origin) + run.end.seconds(since: origin)) / 2
            let half = HeartVariation.windowS / 2
            let near = beats.filter { abs($0.time.seconds(since: .zero) - middle) <= half }
            return HeartVariation(near).map { (index, $0) }
        }
    }

    /// The variation as a curve, in the minute around each moment.
    package var curve: [(time: Instant, variation: HeartVariation)] { HeartVariation.curve(beats) }

    /// The curve beside the greatest slip angles of the same times, as rows of blocks. Empty without a curve.
    package func curveLines(beside angles: [SlipAngle], origin: Instant, _ presentation: Presentation) -> [String] {
        let curve = curve
        guard let first = curve.first?.time, let last = curve.last?.time, last > first else { return [] }
        let columns = max(10, min(60, presentation.width - 26))
        let seconds = last.seconds(since: first) / Double(columns)
        var variations = [Double?](repeating: nil, count: columns)
        var slips = variations
        func column(_ time: Instant) -> Int? {
            let place = Int(clamping: time.seconds(since: first) / seconds)
            return 0..<columns ~= place ? place : place == columns ? columns - 1 : nil
        }
        for point in curve {
            if let place = column(point.time) { variations[place] = point.variation.rmssdMs }
        }
        for angle in angles {
            let time = Instant.zero.advanced(bySeconds: angle.time.seconds(since: origin))
            if let place = column(time) { slips[place] = max(slips[place] ?? 0, abs(angle.degrees)) }
        }
        // Moments are further apart than columns.
        for place in 1..<columns { variations[place] = variations[place] ?? variations[place - 1] }
        return [
            Self.row("RMSSD", variations, "ms", presentation), Self.row("Angle", slips, "°", presentation),
        ].compactMap(\.self)
    }

    private static func row(_ name: String, _ values: [Double?], _ unit: String, _ presentation: Presentation)
        -> String?
    {
        let known = values.compactMap(\.self)
        guard let low = known.min(), let high = known.max() else { return nil }
        let graph = PanelGraph(
            top: max(high, low + 1), bottom: min(low, high - 1), rows: 1, isUnicode: presentation.isUnicode)
        let range = "\(Format.fixed(low, 0)) to \(Format.fixed(high, 0))\(unit == "°" ? "" : " ")\(unit)"
        return "\(Format.padded(name, 6)) \(graph.lines(values).joined())  \(range)"
    }
}
