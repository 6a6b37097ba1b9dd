package import Formats
import Telemetry
package import Trips

/// Two laps side by side, as text. The first one is the reference.
package struct LapCompareReport {
    package let sides: [(session: LapSession, index: Int)]
    package let delta: LapDelta
    package let presentation: Presentation

    /// - Parameters:
    ///   - a: The reference: a lap of a session, by its index.
    ///   - b: The other lap.
    ///   - delta: of lap b against lap a.
    package init(
        _ a: (session: LapSession, index: Int), _ b: (session: LapSession, index: Int), _ delta: LapDelta,
        _ presentation: Presentation
    ) {
        sides = [a, b]
        self.delta = delta
        self.presentation = presentation
    }

    /// Those of the track, or of the reference.
    package var corners: TrackCorners { sides[0].session.corners ?? TrackCorners(delta.reference) }

    private var traces: [LapTrace] { [delta.reference, delta.lap] }

    // MARK: Text

    /// "lap 2 of trip 7".
    package static func name(_ side: (session: LapSession, index: Int)) -> String {
        "lap \(side.session.laps[side.index].number) of trip \(side.session.trip.id ?? 0)"
    }

    /// "Lap 2 of trip 7", "Lap 4 of trip 7".
    package var names: [String] { sides.map { Format.capitalized(Self.name($0)) } }

    /// "Lap 2 of trip 7 and lap 4 of trip 7".
    package var title: String { "\(names[0]) and \(Self.name(sides[1]))" }

    /// The track of a trip as reports name it; nil if the game does not tell.
    package static func track(_ trip: TripRecord) -> String? { GameWords.track(trip) }

    /// "A", "lap 2 of trip 7, 1:02.125, rewound".
    package var facts: [(label: String, text: String)] {
        var rows = zip(["A", "B"], zip(sides, traces)).map { label, part in
            let (side, trace) = part
            let lap = side.session.laps[side.index]
            let speed = trace.topSpeedKmh.map { "top speed \(presentation.units.speed($0))" } ?? ""
            let parts = [
                Self.name(side), GameWords.car(side.session.trip) ?? "", GameWords.lapTime(lap.timeS), speed,
                presentation.units.distance(trace.lengthM / 1000, 3), LapReport.mark(lap, trace),
            ]
            return (label: label, text: parts.filter { !$0.isEmpty }.joined(separator: ", "))
        }
        if let track = GameWords.track(sides[0].session.trip) { rows.append((label: "Track", text: track)) }
        rows.append((label: "Time", text: answer))
        let corners = CornerReport(corners, delta.lap, against: delta.reference, presentation)
        if let worst = corners.worst { rows.append((label: "Lost", text: "B loses most in corner \(worst)")) }
        if let reason = corners.reason { rows.append((label: "Why", text: reason)) }
        return rows
    }

    private var answer: String {
        let ms = delta.minisectors.reduce(0) { $0 + $1.deltaMs }
        if ms == 0 { return "B is as fast as A" }
        return "B is \(Format.fixed(Double(abs(ms)) / 1000, 3)) s \(ms > 0 ? "slower" : "faster") than A"
    }

    package static let header = ["Part", "From", "To", "A", "B", "B to A"]

    /// A row for each minisector.
    package var rows: [[String]] {
        delta.minisectors.enumerated().map { index, part in
            [
                "\(index + 1)", presentation.units.distance(part.fromM / 1000, 2),
                presentation.units.distance(part.toM / 1000, 2),
                Format.fixed(Double(part.referenceMs) / 1000, 3), Format.fixed(Double(part.timeMs) / 1000, 3),
                LapReport.signed(Double(part.deltaMs) / 1000),
            ]
        }
    }

    private static let labelWidth = 7

    package var lines: [String] {
        let facts = facts.flatMap { label, text in
            presentation.wrapped(Format.padded(label, Self.labelWidth) + SafeText.line(text), indent: Self.labelWidth)
        }
        let graphs = LapGraphs(traces, presentation, names: ["A", "B"])
        let curve = graphs.graph("Time lost by B", unit: .seconds, rows: 3, fromZero: true) {
            delta.deltaS(at: $0 * delta.reference.lengthM)
        }
        let corners = CornerReport(corners, delta.lap, against: delta.reference, presentation)
        // Where the time is lost comes before all curves.
        let table = corners.isEmpty ? [] : ["", "B in the corners:"] + corners.lines
        return facts + table + [""] + curve + graphs.lines + [""] + LapReport.table([Self.header] + rows)
    }
}
