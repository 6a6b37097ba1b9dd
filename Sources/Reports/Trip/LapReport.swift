package import Formats
package import Routes
import Telemetry
package import Trips

/// The laps of a trip, or one of them, as text.
package struct LapReport {
    package let session: LapSession
    private let presentation: Presentation

    package init(_ session: LapSession, _ presentation: Presentation) {
        self.session = session
        self.presentation = presentation
    }

    // MARK: All laps

    package var header: [String] {
        ["Lap", "Time", "To best", "Top speed"] + (0..<sectors).map { "S\($0 + 1) " } + [""]
    }

    /// The number of sectors.
    private var sectors: Int { session.laps.map(\.sectorsS.count).max() ?? 0 }

    /// A row for each lap. The best time of each sector is marked with an asterisk.
    package var rows: [[String]] {
        let best = BestSectors(session.laps)
        return session.laps.indices.map { index in
            let lap = session.laps[index]
            let toBest = session.toBestS(index).map { Self.signed($0) } ?? (session.best == index ? "best" : "")
            let speed = session.traces[index]?.topSpeedKmh.map { presentation.units.speed($0) } ?? ""
            let times = (0..<sectors).map { sector in
                guard lap.sectorsS.count == sectors else { return "" }
                return Format.fixed(lap.sectorsS[sector], 3) + (best?.laps[sector] == index ? "*" : " ")
            }
            return ["\(lap.number)", GameWords.lapTime(lap.timeS), toBest, speed] + times
                + [Self.mark(lap, session.traces[index])]
        }
    }

    /// The table of the laps, and the best one over its distance. Empty without laps.
    package var lines: [String] {
        guard !session.laps.isEmpty else { return [] }
        var lines = table
        for text in summaries { lines += presentation.wrapped(text, indent: 2) }
        let stints = StintReport(session, presentation).lines
        if !stints.isEmpty { lines += ["", "By stint:"] + stints }
        if let pair = session.pair { lines += corners(of: pair.lap) }
        if let best = session.best, let trace = session.traces[best] {
            lines +=
                ["", "Lap \(session.laps[best].number), the best, over its distance:"]
                + LapGraphs([trace], presentation).lines
        }
        return lines
    }

    /// The laps; their sectors are in a table of their own if the terminal is narrow.
    private var table: [String] {
        let all = [header] + rows
        let whole = Self.table(all)
        guard sectors > 0, whole.contains(where: { $0.count > presentation.width }) else { return whole }
        let times = all.map { [$0[0]] + $0[4..<(4 + sectors)] + [""] }
        return Self.table(all.map { $0[..<4] + [$0[$0.count - 1]] }) + [""] + Self.table(times)
    }

    /// What all laps say together, in sentences without a full stop.
    package var summaries: [String] { [bestSectors, theoretical, consistency].compactMap(\.self) }

    /// "Laps that count: 12, ± 0.123 s without the slowest one"; nil for fewer than three.
    private var consistency: String? {
        session.consistencyS.map { spread in
            let count = session.counted.count
            let left = count / 10
            let without = left == 0 ? "" : left == 1 ? " without the slowest one" : " without the slowest \(left)"
            return "Consistency: \(presentation.isUnicode ? "±" : "+/-") \(Format.fixed(spread, 3)) s over "
                + "\(count) laps that count\(without)"
        }
    }

    /// Where a lap loses time against the best one; empty if it cannot be compared.
    private func corners(of index: Int) -> [String] {
        guard let best = session.best, index != best, let reference = session.traces[best],
            let lap = session.traces[index], (try? LapDelta(lap, against: reference)) != nil,
            let corners = session.corners
        else { return [] }
        let lines = CornerReport(corners, lap, against: reference, presentation).lines
        guard !lines.isEmpty else { return [] }
        let names = [index, best].map { "lap \(session.laps[$0].number)" }
        return ["", "Corners of \(names[0]) against \(names[1]), the best:"] + lines
    }

    /// "Best sectors together (*): 0:50.907, 0.120 s less than the best lap, of laps 2 and 4"; nil without sectors.
    package var bestSectors: String? {
        guard let best = BestSectors(session.laps), let fastest = session.best else { return nil }
        let gainS = session.laps[fastest].timeS - best.totalS
        let numbers = Set(best.laps).sorted().map { "\(session.laps[$0].number)" }
        return "Best sectors together (*): \(GameWords.lapTime(best.totalS)), "
            + (numbers.count == 1
                ? "all of lap \(numbers[0])"
                : "\(Format.fixed(max(0, gainS), 3)) s less than the best lap, of laps \(Format.list(numbers))")
    }

    /// "Best minisectors together 0:50.812, of laps 2 and 4"; nil if they are those of one lap.
    package var theoretical: String? {
        guard let best = session.theoreticalBest, let fastest = session.best else { return nil }
        let laps = Set(best.laps).sorted()
        guard laps.count > 1 else { return nil }
        let gainS = session.laps[fastest].timeS - Double(best.timeMs) / 1000
        return "Best minisectors together: \(GameWords.lapTime(Double(best.timeMs) / 1000)), "
            + "\(Format.fixed(gainS, 3)) s less than the best lap, of laps "
            + Format.list(laps.map { "\(session.laps[$0].number)" })
    }

    /// What a driver looks for first: the best lap, what its best parts together would be, and how alike the laps are.
    package var headline: [(label: String, text: String, note: String?)] {
        guard let best = session.best else { return [] }
        let bestS = session.laps[best].timeS
        let potential = session.theoreticalBest.map { Double($0.timeMs) / 1000 }
        let valid = session.counted
        let top = session.traces.compactMap { $0?.topSpeedKmh }.max()
        let gained = potential.flatMap { $0 < bestS ? $0 : nil }
        let rows: [(String, String?, String?)] = [
            ("Best lap", GameWords.lapTime(bestS), "lap \(session.laps[best].number)"),
            (
                "Potential", gained.map(GameWords.lapTime),
                gained.map { Self.signed($0 - bestS) + ", the best minisectors" }
            ),
            ("Consistency", session.consistencyS.map { "± \(Format.fixed($0, 3)) s" }, nil),
            (
                "Laps", "\(session.laps.count)", valid.count < session.laps.count ? "\(valid.count) valid" : nil
            ),
            ("Top speed", top.map { presentation.units.speed($0) }, nil),
        ]
        return rows.compactMap { label, text, note in text.map { (label: label, text: $0, note: note) } }
    }

    /// "1:02.125".
    package static func time(_ seconds: Double) -> String { GameWords.lapTime(seconds) }

    /// "+0.321", "-0.040".
    package static func signed(_ seconds: Double) -> String {
        let text = Format.fixed(seconds, 3)
        return text.hasPrefix("-") ? text : "+" + text
    }

    /// What must be known to judge a lap; empty for a lap that counts.
    package static func mark(_ lap: Lap, _ trace: LapTrace?) -> String {
        var marks: [String] = []
        if lap.isRewound { marks.append("rewound") } else if !lap.isValid { marks.append("not valid") }
        if let trace {
            if !trace.isWhole {
                marks.append("not recorded from line to line")
            } else if trace.holeS > LapTrace.holeS {
                marks.append("\(Format.fixed(trace.holeS, 1)) s not recorded")
            }
        }
        return marks.joined(separator: ", ")
    }

    /// Columns of numbers; the last one is text.
    static func table(_ rows: [[String]]) -> [String] {
        guard let count = rows.first?.count else { return [] }
        let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = row.indices.map { $0 == count - 1 ? row[$0] : Format.leftPadded(row[$0], widths[$0]) }
            return Format.withoutTrailingSpaces(cells.joined(separator: "  "))
        }
    }

    // MARK: One lap

    /// "1:02.125, 0.321 s slower than the best, rewound".
    package func facts(_ index: Int) -> [(label: String, text: String)] {
        let (lap, trace) = (session.laps[index], session.traces[index])
        let toBest = session.toBestS(index).map { "\(Self.signed($0)) s to the best" } ?? ""
        let isBest = session.best == index ? "the best" : toBest
        let time = [GameWords.lapTime(lap.timeS), isBest, Self.mark(lap, trace)].filter { !$0.isEmpty }
        let rows: [(String, String?)] = [
            ("Lap", "\(lap.number) of trip \(session.trip.id ?? 0)"), ("Game", GameWords.game(session.trip)),
            ("Car", GameWords.car(session.trip)), ("Track", GameWords.track(session.trip)),
            ("Time", time.joined(separator: ", ")),
            ("Length", trace.map { presentation.units.distance($0.lengthM / 1000, 3) + ", \(Self.words($0.source))" }),
            ("Top speed", trace?.topSpeedKmh.map { presentation.units.speed($0) }),
            (
                "Sectors",
                lap.sectorsS.isEmpty ? nil : lap.sectorsS.map { Format.fixed($0, 3) }.joined(separator: ", ") + " s"
            ),
        ]
        return rows.compactMap { label, text in text.map { (label, $0) } }
    }

    static func words(_ source: LapMeter.Source) -> String {
        switch source {
        case .lapDistance: "from the distance in the lap"
        case .raceDistance: "from the distance in the race"
        case .speed: "from speed"
        }
    }

    private static let labelWidth = 10

    package func lines(of index: Int) -> [String] {
        let facts = facts(index).flatMap { label, text in
            presentation.wrapped(Format.padded(label, Self.labelWidth) + SafeText.line(text), indent: Self.labelWidth)
        }
        guard let trace = session.traces[index] else { return facts + ["", "No distance is known in this lap."] }
        return facts + [""] + LapGraphs([trace], presentation).lines + corners(of: index)
    }
}

/// Lap gates as text.
package enum GateReport {
    package static func text(_ gates: [LapGate]) -> [String] {
        let width = gates.map { CellWidth.of(SafeText.line($0.name)) }.max() ?? 0
        return gates.flatMap { gate in
            let name = SafeText.line(gate.name)
            var lines = [name + String(repeating: " ", count: max(0, width - CellWidth.of(name)) + 2) + text(gate)]
            for (index, line) in gate.sectors.enumerated() {
                lines.append(String(repeating: " ", count: width + 2) + "end of sector \(index + 1): \(text(line))")
            }
            return lines
        }
    }

    private static func text(_ line: LapGate) -> String {
        let place = PositionText(latitude: line.place.latitude, longitude: line.place.longitude, errorM: nil)
        return "\(place.text), course \(Format.fixed(line.courseDeg, 0)) degrees, "
            + "\(Format.fixed(2 * line.halfWidthM, 0)) m wide"
    }
}
