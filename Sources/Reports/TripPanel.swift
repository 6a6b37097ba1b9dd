package import Telemetry
package import Trips

/// Draws the live display of a trip: a pure function from a snapshot and a screen to lines. Every value keeps its
/// place; what is least important is left out where the screen is small.
package struct TripPanel {
    package struct Screen: Hashable, Sendable {
        package var width: Int
        package var height: Int
        /// Bold, dim and colours.
        package var isStyled: Bool
        /// False where only ASCII can be shown.
        package var isUnicode: Bool

        package init(width: Int, height: Int, isStyled: Bool, isUnicode: Bool) {
            (self.width, self.height) = (width, height)
            (self.isStyled, self.isUnicode) = (isStyled, isUnicode)
        }
    }

    /// Longer without an answer is worth telling.
    private static let silenceWorthTellingS = 3.0
    /// So many cells has a field of `cell`, and so many are between two of them.
    private static let fieldWidth = 38
    private static let fieldGap = 2
    private static let labelWidth = 9
    private static let valueWidth = 8
    /// Of "L/100 km" and "imp gal/h".
    private static let unitWidth = 9
    private static let leastGraphWidth = 10
    private static let mostGraphRows = 3

    private let snapshot: TripSnapshot
    private let history: TripHistory
    private let screen: Screen
    private let units: UnitSystem

    /// The lines for a screen: no more of them than it is high, and none wider than it is.
    package static func lines(
        _ snapshot: TripSnapshot, history: TripHistory, on screen: Screen, units: UnitSystem
    ) -> [String] {
        TripPanel(snapshot: snapshot, history: history, screen: screen, units: units).lines
            .map { $0.text(limit: screen.width, isStyled: screen.isStyled) }
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
        if screen.height == 1, !snapshot.alerts.isEmpty { return [alertLine] }
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
        if hasAlerts { lines.append(alertLine) }
        separate(&lines)
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
    private func shown(_ text: String) -> String {
        let text = CellWidth.printable(text)
        if screen.isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return text.map { character in
            switch character {
            case "°": ""
            case "±": "+-"
            case "²": "2"
            case "…": "..."
            default: character.isASCII ? String(character) : "?"
            }
        }.joined()
    }

    // MARK: Head

    private var isSilent: Bool { snapshot.silentS >= Self.silenceWorthTellingS }

    private var head: PanelLine {
        var line = PanelLine()
        line.add("Trip", field: Self.labelWidth)
        line.add(Format.clock(snapshot.elapsedS), .strong, field: Self.valueWidth, isRight: true)
        let (state, style): (String, PanelLine.Style) =
            if let activity = snapshot.activity {
                (activity + " …", .warning)
            } else if let pausedS = snapshot.pausedS {
                ("engine off, paused \(Format.clock(pausedS))", .plain)
            } else if isSilent {
                ("no answer for \(Format.clock(snapshot.silentS))", .warning)
            } else {
                ("", .plain)
            }
        let text = CellWidth.clipped(shown(state), to: max(0, contentWidth - line.width - 2), ellipsis: "")
        line.fill(to: contentWidth - CellWidth.of(text))
        line.add(text, style)
        return line
    }

    /// What is wrong, always in the same place.
    private var alertLine: PanelLine {
        let alerts = snapshot.alerts
        guard let first = alerts.first else { return PanelLine("no alerts", .dim) }
        var text = "! " + shown(DrivingWords.text(first, units))
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

    // MARK: Values

    private var columnCount: Int {
        max(1, min(3, (screen.width + Self.fieldGap) / (Self.fieldWidth + Self.fieldGap)))
    }

    /// Where the columns of values end.
    private var contentWidth: Int {
        min(screen.width, columnCount * (Self.fieldWidth + Self.fieldGap) - Self.fieldGap)
    }

    /// From left to right, each with the most important first.
    private var columns: [[PanelLine]] {
        let now = [speed, engine, coolant, voltage]
        let trip = [economy, distance, fuel, cost]
        let driving = [score, idle, accelerations, brakings]
        return switch columnCount {
        case 1:
            [[speed, economy, engine, distance, fuel, coolant, voltage, cost, score, idle, accelerations, brakings]]
        case 2: [now + [accelerations, brakings], trip + [score, idle]]
        default: [now, trip, driving]
        }
    }

    private func cell(
        _ label: String, _ value: String, _ unit: String, _ note: String = "", isWrong: Bool = false
    ) -> PanelLine {
        var line = PanelLine()
        line.add(label, field: Self.labelWidth)
        line.add(shown(value), isWrong ? .alarm : .strong, field: Self.valueWidth, isRight: true)
        line.add(" ")
        line.add(shown(unit), .dim, field: Self.unitWidth)
        line.add(" ")
        line.add(shown(note), .dim, field: Self.fieldWidth - line.width)
        return line
    }

    private func cell(
        _ label: String, _ value: Double?, _ unit: Unit, _ decimals: Int? = nil, _ note: String = "",
        isWrong: Bool = false
    ) -> PanelLine {
        cell(label, units.number(value, unit, decimals), units.shown(unit).symbol, note, isWrong: isWrong)
    }

    private func isWrong(_ kinds: Alert.Kind...) -> Bool {
        snapshot.alerts.contains { kinds.contains($0.kind) }
    }

    /// "max 90"; nothing where it is not known.
    private func note(_ word: String, _ value: Double?, _ unit: Unit, _ decimals: Int = 0) -> String {
        value == nil ? "" : "\(word) \(units.number(value, unit, decimals))"
    }

    private var speed: PanelLine {
        cell(
            "Speed", snapshot.speedKmh, .kilometresPerHour, 0,
            note("max", snapshot.summary.maxSpeedKmh, .kilometresPerHour), isWrong: isWrong(.overSpeed))
    }

    private var engine: PanelLine {
        let note = note("max", snapshot.summary.maxEngineSpeedRpm, .revolutionsPerMinute)
        return snapshot.engineSpeedRpm == 0
            ? cell("Engine", "off", "", note)
            : cell("Engine", snapshot.engineSpeedRpm, .revolutionsPerMinute, 0, note)
    }

    private var coolant: PanelLine {
        cell(
            "Coolant", snapshot.coolantC, .degreesCelsius, 0,
            note("max", snapshot.summary.maxCoolantC, .degreesCelsius), isWrong: isWrong(.coolantHot))
    }

    private var voltage: PanelLine {
        cell(
            "Voltage", snapshot.voltage, .volts, 1, note("min", snapshot.summary.minVoltage, .volts, 1),
            isWrong: isWrong(.voltageLow, .voltageHigh))
    }

    private var economy: PanelLine {
        let note = note("avg", snapshot.summary.averageLPer100Km, .litresPer100Kilometres, 1)
        guard snapshot.speedKmh == 0 else {
            let shown = snapshot.litresPer100Km.map { units.shown($0, .litresPer100Kilometres) }
            return cell(
                "Economy", Format.fixed(shown.map { min($0, 999) }, 1), units.shown(.litresPer100Kilometres).symbol,
                note)
        }
        return cell("Economy", snapshot.fuelLPerHour, .litresPerHour, units == .metric ? 1 : 2, note)
    }

    private var distance: PanelLine {
        let km = snapshot.summary.distanceKm
        let percent = snapshot.summary.distanceUncertaintyPercent
        return cell("Distance", km, .kilometres, 2, km == nil ? "" : Self.uncertainty(percent))
    }

    private var fuel: PanelLine {
        let summary = snapshot.summary
        if summary.fuelL == nil, let kilograms = summary.fuelKg {
            return cell("Fuel", Format.fixed(kilograms, 2), "kg", Self.uncertainty(summary.fuelUncertaintyPercent))
        }
        let note = summary.fuelL == nil ? "" : Self.uncertainty(summary.fuelUncertaintyPercent)
        return cell("Fuel", summary.fuelL, .litres, nil, note)
    }

    private var cost: PanelLine {
        let money = Format.money(snapshot.fuelCost, currency: snapshot.currency)
        guard snapshot.fuelCost != nil, let space = money.firstIndex(of: " ") else { return cell("Cost", money, "") }
        return cell("Cost", String(money[..<space]), String(money[money.index(after: space)...]))
    }

    private var score: PanelLine { cell("Score", snapshot.summary.score.map(String.init) ?? "-", "of 100") }

    private var idle: PanelLine {
        let idleS = snapshot.summary.idleS
        let share = idleS.flatMap { snapshot.elapsedS >= 60 ? $0 / snapshot.elapsedS * 100 : nil }
        return cell(
            "Idle", idleS.map(Format.clock) ?? "-", "", share.map { Format.fixed(min($0, 100), 0) + " %" } ?? "")
    }

    private var accelerations: PanelLine { count("Accel.", .sharpAcceleration) }
    private var brakings: PanelLine { count("Braking", .sharpBraking) }

    private func count(_ label: String, _ kind: DrivingEvent.Kind) -> PanelLine {
        let peak = snapshot.summary.events.lazy.filter { $0.kind == kind }.map(\.peak).max()
        return cell(
            label, snapshot.summary.count(kind).map(String.init) ?? "-", "sharp",
            peak.map { "max \(units.number($0, kind.unit, 1))" } ?? "")
    }

    /// "±10 %".
    private static func uncertainty(_ percent: Double?) -> String {
        percent.map { "±\(Format.fixed($0, $0 < 1 ? 1 : 0)) %" } ?? ""
    }

    // MARK: Graphs

    private struct Graph {
        let label: String
        let unit: Unit
        /// Possible values of the top edge, in the shown unit.
        let tops: [Double]
        let value: (TripHistory.Stretch) -> Double?
    }

    private var graphs: [Graph] {
        guard graphWidth >= Self.leastGraphWidth else { return [] }
        let isMetric = units == .metric
        let speeds: [Double] = isMetric ? [20, 40, 60, 80, 100, 130, 160, 200, 250] : [20, 40, 60, 80, 100, 120, 160]
        return [
            Graph(label: "Speed", unit: .kilometresPerHour, tops: speeds, value: \.speedKmh),
            Graph(
                label: "Economy", unit: .litresPer100Kilometres, tops: isMetric ? [5, 10, 15, 20] : [20, 40, 60, 80],
                value: \.litresPer100Km),
            Graph(
                label: "Engine", unit: .revolutionsPerMinute, tops: [1000, 2000, 3000, 4000, 6000, 8000, 10000],
                value: \.engineSpeedRpm),
        ]
    }

    private static let scaleWidth = 5

    private var graphWidth: Int { min(TripHistory.capacity, contentWidth - Self.labelWidth - Self.scaleWidth) }

    private func lines(of graph: Graph, rows: Int) -> [PanelLine] {
        let values = history.last(graphWidth) { stretch in
            graph.value(stretch).map { units.shown($0, graph.unit) }
        }
        let top = PanelGraph.top(for: values, of: graph.tops)
        let curve = PanelGraph(top: top, rows: rows, isUnicode: screen.isUnicode).lines(values)
        return curve.enumerated().map { row, text in
            var line = PanelLine()
            line.add(row == 0 ? graph.label : "", field: Self.labelWidth)
            line.add(text, field: graphWidth)
            if row == 0 {
                line.add(Format.fixed(top, 0), .dim, field: Self.scaleWidth, isRight: true)
            } else if row == rows - 1 {
                line.add("0", .dim, field: Self.scaleWidth, isRight: true)
            }
            return line
        }
    }

    /// What the graphs' columns are.
    private var spanLine: PanelLine {
        let seconds = Double(graphWidth) * TripHistory.stretchS
        let text = "the last \(Format.duration(seconds))"
        var line = PanelLine()
        line.fill(to: Self.labelWidth)
        line.add(CellWidth.clipped(text, to: graphWidth), .dim)
        return line
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
            guard let perSecond else { return }
            parts.append("\(Format.leftPadded(Format.fixed(perSecond, 0), 3)) \(name)/s")
        }
        rate(snapshot.requestsPerSecond, "requests")
        rate(snapshot.samplesPerSecond, "values")
        let uncoveredS = snapshot.summary.uncoveredS
        let hasGaps = snapshot.summary.distanceKm != nil && uncoveredS > TripEngine.gapSeconds
        parts.append(hasGaps ? "gaps \(Format.clock(uncoveredS))" : "no gaps")
        var line = fitting(parts)
        let hint = "Ctrl-C ends the trip"
        if line.width + 2 + hint.count <= contentWidth {
            line.fill(to: contentWidth - hint.count)
            line.add(hint, .dim)
        }
        return line
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
