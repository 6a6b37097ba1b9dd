import Formats
package import Telemetry
import Trips

/// Draws the live display of a trip: a pure function from a snapshot and a screen to lines. Every value keeps its
/// place; what is least important is left out where the screen is small.
package struct TripPanel {
    package struct Screen: Hashable, Sendable {
        package var width: Int
        package var height: Int
        /// Bold, dim and colours.
        package var isColored: Bool?
        /// False where only ASCII can be shown.
        package var isUnicode: Bool

        package init(width: Int, height: Int, isColored: Bool?, isUnicode: Bool) {
            (self.width, self.height) = (width, height)
            (self.isColored, self.isUnicode) = (isColored, isUnicode)
        }
    }

    /// Longer without an answer is worth telling.
    private static let silenceWorthTellingS = 3.0
    /// So many cells has a field of `cell`, and so many are between two of them.
    static let fieldWidth = 38
    static let fieldGap = 2
    static let labelWidth = 9
    static let valueWidth = 8
    private static let mostGraphRows = 3
    /// How to end it, in as many words as there is room for.
    private static let hints = ["Ctrl-C ends the trip", "Ctrl-C ends it", ""]

    let snapshot: TripSnapshot
    let history: RecentTrace
    let screen: Screen
    let units: UnitSystem

    /// The lines for a screen: no more of them than it is high, and none wider than it is.
    package static func lines(
        _ snapshot: TripSnapshot, history: RecentTrace, on screen: Screen, units: UnitSystem
    ) -> [String] {
        TripPanel(snapshot: snapshot, history: history, screen: screen, units: units).lines
            .map { $0.text(limit: screen.width, isColored: screen.isColored) }
    }

    private var lines: [PanelLine] {
        var room = screen.height
        func take(_ wanted: Int) -> Int {
            let taken = max(0, min(room, wanted))
            room -= taken
            return taken
        }
        let columns = self.columns
        let mostRows = columns.map(\.count).max() ?? 0
        let graphs = self.graphs
        // The most important comes first.
        if screen.height == 1, !snapshot.alerts.isEmpty { return alertLines(1) }
        let hasHead = take(1) > 0
        let hasAlerts = take(1) > 0
        var rows = take(min(4, mostRows))
        let hasLink = take(1) > 0
        rows += take(mostRows - rows)
        let graphCount = take(graphs.count)
        let hasMethods = take(1) > 0
        var blanks = take(3)
        let hasSpan = graphCount > 0 && take(1) > 0
        // Higher graphs are kept apart.
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
        // What does not fit beside the first alert stands in place of the blank line, so that nothing below moves.
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
        separate(&lines)
        if hasMethods { lines.append(methodsLine) }
        if hasLink { lines.append(linkLine) }
        return lines
    }

    /// As the screen can show it.
    func shown(_ text: String) -> String {
        let text = SafeText.line(text)
        return screen.isUnicode ? text : Format.ascii(text)
    }

    // MARK: Head

    var isSilent: Bool { snapshot.silentS >= Self.silenceWorthTellingS }

    private var head: PanelLine {
        var line = PanelLine()
        line.add("Trip", field: Self.labelWidth)
        line.add(Format.clock(snapshot.elapsedS), .strong, field: Self.valueWidth, isRight: true)
        let room = max(0, contentWidth - line.width - 2)
        let (state, style): (String, PanelLine.Style) =
            if let activity = snapshot.activity {
                (activity + " …", .warning)
            } else if let pausedS = snapshot.pausedS {
                ("engine off, paused \(Format.clock(pausedS))", .plain)
            } else if isSilent {
                ("no answer for \(Format.clock(snapshot.silentS))", .warning)
            } else {
                (Self.hints.first { $0.count <= room } ?? "", .dim)
            }
        let text = CellWidth.clipped(shown(state), to: room, ellipsis: "")
        line.fill(to: contentWidth - CellWidth.of(text))
        line.add(text, style)
        return line
    }

    /// What is wrong and what to do, always in the same place, in so many lines at the most.
    private func alertLines(_ most: Int) -> [PanelLine] {
        let alerts = snapshot.alerts[...]
        guard let first = alerts.first else { return [PanelLine("no alerts", .dim)] }
        guard alerts.count == 1 || most > 1 else { return [alertLine(alerts)] }
        let advised = "! " + shown(AlertReport.text(first, units))
        let fits = CellWidth.of(advised) < screen.width
        return [fits ? PanelLine(advised + " ", .alarm) : alertLine(alerts.prefix(1))]
            + (alerts.count > 1 ? [alertLine(alerts.dropFirst())] : [])
    }

    /// As many as one line holds, and how many more there are.
    private func alertLine(_ alerts: ArraySlice<Alert>) -> PanelLine {
        var text = "! " + shown(alerts.first.map { DrivingWords.text($0, units) } ?? "")
        var rest = alerts.dropFirst()
        while let next = rest.first.map({ "; " + shown(DrivingWords.text($0, units)) }) {
            let more = rest.count > 1 ? 4 : 0
            guard CellWidth.of(text) + CellWidth.of(next) + more <= screen.width - 1 else { break }
            text += next
            rest = rest.dropFirst()
        }
        if !rest.isEmpty { text = CellWidth.clipped(text, to: screen.width - 5, ellipsis: "") + "  +\(rest.count)" }
        return PanelLine(text + " ", .alarm)
    }

    // MARK: Columns

    var columnCount: Int {
        max(1, min(3, (screen.width + Self.fieldGap) / (Self.fieldWidth + Self.fieldGap)))
    }

    /// Where the columns of values end.
    var contentWidth: Int {
        min(screen.width, columnCount * (Self.fieldWidth + Self.fieldGap) - Self.fieldGap)
    }

    // MARK: What stands behind the numbers

    private var methodsLine: PanelLine {
        if let notice = snapshot.notice {
            return PanelLine(CellWidth.clipped(shown(notice), to: contentWidth, ellipsis: shown("…")), .warning)
        }
        let summary = snapshot.summary
        var parts: [String] = []
        if let source = DrivingWords.source(summary.fuelMethod) {
            parts.append("fuel \(source)" + (summary.fuelKind.map { " (\($0.name))" } ?? ""))
        } else {
            parts.append("fuel not known")
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
        rate(snapshot.requestsPerSecond, "requests")
        rate(snapshot.samplesPerSecond, "values")
        let uncoveredS = snapshot.summary.uncoveredS
        let hasGaps = snapshot.summary.distanceKm != nil && uncoveredS > TripEngine.gapSeconds
        // One that goes on is at the top.
        if hasGaps || !isSilent { parts.append(hasGaps ? "gaps \(Format.clock(uncoveredS))" : "no gaps") }
        return fitting(parts)
    }

    /// As many of the parts as fit.
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
