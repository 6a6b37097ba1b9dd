package import Formats
import Telemetry
import Trips

/// The live display of a trip: a pure function from a snapshot and the size of a screen to styled lines. Every value
/// keeps its place; the least important ones are left out on a small screen.
package struct TripPanel {
    /// Silence longer than this is reported.
    private static let reportedSilenceS = 3.0
    /// The columns of a field of `cell`, and the gap between two fields.
    static let fieldWidth = 38
    static let fieldGap = 2
    static let labelWidth = 9
    static let valueWidth = 8
    private static let mostGraphRows = 3
    /// How to end the trip; the longest that fits.
    private static let hints = ["Ctrl-C ends the trip", "Ctrl-C ends it", ""]

    let snapshot: TripSnapshot
    let history: RecentTrace
    let presentation: Presentation
    /// Of the screen, in lines.
    private let height: Int
    var units: UnitSystem { presentation.units }

    /// The styled lines for a screen, at most as many as its height, and none wider than its width.
    package static func lines(
        _ snapshot: TripSnapshot, _ presentation: Presentation, history: RecentTrace, height: Int
    ) -> [String] {
        TripPanel(snapshot: snapshot, history: history, presentation: presentation, height: height).lines
            .map { $0.text(limit: presentation.width) }
    }

    private var lines: [PanelLine] {
        var room = height
        func take(_ wanted: Int) -> Int {
            let taken = max(0, min(room, wanted))
            room -= taken
            return taken
        }
        let columns = self.columns
        let maxRows = columns.map(\.count).max() ?? 0
        // The map of the way ahead takes their place.
        let graphs = snapshot.way == nil ? self.graphs : []
        // In order of importance.
        if height == 1, !snapshot.alerts.isEmpty { return alertLines(1) }
        let hasHead = take(1) > 0
        let hasAlerts = take(1) > 0
        var rows = take(min(4, maxRows))
        let hasLink = take(1) > 0
        // The way ahead is more important than the last rows of values, which are not those of the way.
        let picture = snapshot.way
        var mapRows = picture == nil || room < Self.mapRoom ? 0 : take(Self.mapRows.lowerBound)
        rows += take(maxRows - rows)
        let graphCount = take(graphs.count)
        if mapRows > 0 { mapRows += take(Self.mapRows.upperBound - mapRows) }
        let hasMethods = take(1) > 0
        var blanks = take(3)
        let hasSpan = graphCount > 0 && take(1) > 0
        // Taller graphs are separated.
        let between = graphCount > 1 && room >= 2 * graphCount - 1 ? take(graphCount - 1) : 0
        var graphRows = 1
        while between > 0, graphRows < Self.mostGraphRows, room >= graphCount {
            graphRows += take(graphCount) / graphCount
        }
        func separate(_ lines: inout [PanelLine]) {
            guard blanks > 0 else { return }
            blanks -= 1
            lines.append(PanelLine())
        }

        var lines: [PanelLine] = []
        if hasHead { lines.append(head) }
        let alerts = hasAlerts ? alertLines(1 + min(1, blanks)) : []
        lines += alerts
        // Further alerts replace the blank line, so that nothing below moves.
        if alerts.count > 1 { blanks -= 1 } else { separate(&lines) }
        for row in 0..<rows {
            var line = PanelLine()
            for (index, column) in columns.enumerated() where row < column.count {
                line.fill(to: index * (Self.fieldWidth + Self.fieldGap))
                line.add(column[row])
            }
            lines.append(line)
        }
        if graphCount > 0 { separate(&lines) }
        if hasSpan { lines.append(spanLine) }
        for (index, graph) in graphs.prefix(graphCount).enumerated() {
            if index > 0, between > 0 { lines.append(PanelLine()) }
            lines += self.lines(of: graph, rows: graphRows)
        }
        if let picture, mapRows > 0 { lines += mapLines(picture, rows: mapRows) }
        separate(&lines)
        if hasMethods { lines.append(methodsLine) }
        if hasLink { lines.append(linkLine) }
        return lines
    }

    /// Converted for the screen.
    func shown(_ text: String) -> String {
        let text = SafeText.line(text)
        return presentation.isUnicode ? text : Format.ascii(text)
    }

    // MARK: Head

    var isSilent: Bool { snapshot.silentS >= Self.reportedSilenceS }

    private var head: PanelLine {
        var line = PanelLine()
        line.add("Trip", field: Self.labelWidth)
        line.add(Format.clock(snapshot.elapsedS), .strong, field: Self.valueWidth, isRight: true)
        let room = max(0, contentWidth - line.width - 2)
        let (state, style): (String, TextStyle) =
            if let activity = snapshot.activity {
                (activity + " …", .yellow)
            } else if let pausedS = snapshot.pausedS {
                (Self.paused(snapshot) + " \(Format.clock(pausedS))", .plain)
            } else if isSilent {
                ("no response \(Format.clock(snapshot.silentS))", .yellow)
            } else {
                (Self.hints.first { $0.count <= room } ?? "", .dim)
            }
        let text = CellWidth.clipped(shown(state), to: room, ellipsis: "")
        line.fill(to: contentWidth - CellWidth.of(text))
        line.add(text, style)
        return line
    }

    private static func paused(_ snapshot: TripSnapshot) -> String {
        snapshot.summary.isOfPositions ? "standing" : "engine off, paused"
    }

    /// Alerts with advice, always in the same place, in at most this number of lines.
    private func alertLines(_ most: Int) -> [PanelLine] {
        let alerts = snapshot.alerts[...]
        guard let first = alerts.first else { return [PanelLine("no alerts", .dim)] }
        guard alerts.count == 1 || most > 1 else { return [alertLine(alerts)] }
        let advised = "! " + shown(AlertReport.text(first, units))
        let fits = CellWidth.of(advised) < presentation.width
        return [fits ? PanelLine(advised + " ", .alarm) : alertLine(alerts.prefix(1))]
            + (alerts.count > 1 ? [alertLine(alerts.dropFirst())] : [])
    }

    /// As many alerts as fit on one line, and the number of further ones.
    private func alertLine(_ alerts: ArraySlice<Alert>) -> PanelLine {
        var text = "! " + shown(alerts.first.map { DrivingWords.text($0, units) } ?? "")
        var rest = alerts.dropFirst()
        while let next = rest.first.map({ "; " + shown(DrivingWords.text($0, units)) }) {
            let more = rest.count > 1 ? 4 : 0
            guard CellWidth.of(text) + CellWidth.of(next) + more <= presentation.width - 1 else { break }
            text += next
            rest = rest.dropFirst()
        }
        if !rest.isEmpty {
            text = CellWidth.clipped(text, to: presentation.width - 5, ellipsis: "") + "  +\(rest.count)"
        }
        return PanelLine(text + " ", .alarm)
    }

    // MARK: Columns

    var columnCount: Int {
        max(1, min(3, (presentation.width + Self.fieldGap) / (Self.fieldWidth + Self.fieldGap)))
    }

    /// The width of the columns of values.
    var contentWidth: Int {
        min(presentation.width, columnCount * (Self.fieldWidth + Self.fieldGap) - Self.fieldGap)
    }

    // MARK: Methods and link

    private var methodsLine: PanelLine {
        if let notice = snapshot.notice {
            return PanelLine(CellWidth.clipped(shown(notice), to: contentWidth, ellipsis: shown("…")), .yellow)
        }
        let summary = snapshot.summary
        var parts: [String] = []
        if summary.isOfPositions {
            if let km = summary.bridgedKm, km >= 0.05 { parts.append("\(units.distance(km, 1)) without reception") }
        } else if let source = DrivingWords.source(summary.fuelMethod) {
            parts.append("fuel \(source)" + (summary.fuelKind.map { " (\($0.shownName))" } ?? ""))
        } else if summary.isElectric {
            parts.append(
                summary.batteryOutKWh == nil ? "energy unknown" : "energy from the battery")
        } else {
            parts.append("fuel unknown")
        }
        if let source = summary.distanceSource { parts.append("distance " + DrivingWords.source(source)) }
        return fitting(parts)
    }

    private var linkLine: PanelLine {
        var parts: [String] = []
        func rate(_ perSecond: Double?, _ name: String) {
            guard let perSecond, !isSilent else { return }
            parts.append("\(Format.leftPadded(Format.fixed(perSecond, 0), 3)) \(name)/s")
        }
        if !snapshot.summary.isOfPositions { rate(snapshot.requestsPerSecond, "requests") }
        rate(snapshot.samplesPerSecond, "values")
        let uncoveredS = snapshot.summary.uncoveredS
        let hasGaps = snapshot.summary.distanceKm != nil && uncoveredS > TripEngine.gapSeconds
        // A gap in progress is shown at the top.
        if hasGaps || !isSilent { parts.append(hasGaps ? "gaps \(Format.clock(uncoveredS))" : "no gaps") }
        return fitting(parts)
    }

    /// As many parts as fit.
    private func fitting(_ parts: [String]) -> PanelLine {
        var text = ""
        for part in parts {
            let longer = (text.isEmpty ? "" : text + ", ") + shown(part)
            guard text.isEmpty || CellWidth.of(longer) <= contentWidth else { break }
            text = longer
        }
        return PanelLine(text, .dim)
    }
}
