package import Drift
package import Formats
package import Reports
package import Routes
import Telemetry
package import Trends
package import Trips

/// The page about one trip: what `report --trip` says, and its curves.
package struct TripPage {
    private let trip: TripRecord
    private let curves: TripCurves
    private let allCurves: [TripCurves.Curve]
    private let words: TripText
    private let presentation: Presentation
    private let program: String
    private let laps: LapSession
    private let drifts: DriftSession
    private let findings: VehicleFindings
    private let heart: HeartReport
    private let way: Way
    private let ground: TrackGround?
    private let usual: UsualSpeeds?
    private let place: PagePlace

    /// - Parameters:
    ///   - curves: of the trip's samples.
    ///   - laps: with what was driven in them.
    ///   - heart: its heartbeats, if they are to be shown.
    ///   - findings: what is changing on the vehicle.
    ///   - way: where it went; empty without positions.
    ///   - ground: the street map under it.
    ///   - usual: how fast earlier drives were there.
    ///   - program: name and version, for the end of the page.
    package init(
        _ trip: TripRecord, _ presentation: Presentation, curves: TripCurves, laps: LapSession? = nil,
        drifts: DriftSession = DriftSession(), heart: HeartReport = HeartReport([]),
        findings: VehicleFindings = VehicleFindings(), way: Way = Way(), ground: TrackGround? = nil,
        usual: UsualSpeeds? = nil, vehicles: VehicleNames = VehicleNames(), program: String,
        at place: PagePlace = .alone
    ) {
        self.place = place
        self.trip = trip
        self.presentation = presentation
        self.curves = curves
        allCurves = curves.curves(of: trip.summary)
        self.drifts = drifts
        self.heart = heart
        self.findings = findings
        self.way = way
        self.ground = ground
        self.usual = usual
        self.program = program
        self.laps = laps ?? LapSession(trip, traces: [])
        words = TripText(trip, presentation, vehicles: vehicles)
    }

    package var page: Page {
        let rows = words.rows(listsAll: true)
        let all = allCurves.filter { trip.game == nil || !Self.counted.contains($0.signal) }
        let thinMs = trip.game == nil ? nil : Self.thinMs(all)
        let quantities = all.filter { $0.state(at: 0) == nil }
        let signals = Set(quantities.map(\.signal))
        let (main, more) = Self.parts(ChartGroup.groups(quantities.filter { !Self.isLine($0) }))
        let groups = main + more
        let endMs = max(curves.endMs, Self.milliseconds(trip.summary.durationS))
        let happenings = words.happenings
        let notable = happenings.filter(\.isNotable)
        let sheet = ChartSheet(
            charts: groups.map { $0.chart(thinMs: thinMs) }, marks: driftMarks + happenings.map(mark), endMs: endMs,
            clock: ChartClock(start: trip.start, endMs: endMs, presentation.zone))
        func figures(_ range: Range<Int>) -> [HTML] {
            range.map { sheet.figure($0, table: groups[$0].table(endMs: endMs, sheet.clock)) }
        }
        let states = StateBands(all.filter { !signals.contains($0.signal) }, endMs: endMs)
        var body: [HTML] = [.header(title, about), .tiles(headline)]
        if !findings.isEmpty { body.append(.drifting(findings.paragraphs(presentation))) }
        body += lapSections + TireLaps(laps.laps, all, origin: trip.origin).sections
        body += drive(groups.isEmpty ? [thinning(thinMs)] : [thinning(thinMs)] + figures(0..<main.count))
        body += driftSections + heartSections
        if !more.isEmpty {
            body.append(
                .section(
                    "More signals", [.element("div", ["class": "small"], figures(main.count..<groups.count))]))
        }
        if !states.isEmpty { body.append(.section("States", [states.list])) }
        body += settled(quantities.filter(Self.isLine))
        if !notable.isEmpty {
            body.append(
                .section(
                    "Events and alerts",
                    [.table(["Time", "What"], notable.map { [$0.clock, $0.text] }, textColumns: 2)]))
        }
        body += speedSections
        body.append(.section("Details", [.facts(Array(rows.dropFirst()))]))
        body.append(.footer(program))
        if !groups.isEmpty { body.append(sheet.data) }
        return Page(title: "\(title), \(words.times)", at: place, body)
    }

    /// Of a race its laps, which nobody drives for the distance.
    private var headline: [(label: String, text: String, note: String?)] {
        let laps = LapReport(laps, presentation).headline
        return laps.isEmpty ? words.headline : laps
    }

    /// What a driver calls it: its places or its game, or else its number.
    private var title: String {
        if let way = TripText.way(trip) { return way }
        let race = trip.game == nil ? [] : [GameWords.game(trip), GameWords.car(trip)].compactMap(\.self)
        return race.isEmpty ? number : race.joined(separator: " · ")
    }

    private var number: String { trip.id.map { "Trip \($0)" } ?? "Trip" }

    private var about: String {
        let parts = [title == number ? nil : number, words.times, words.vehicle, trip.driver] + trip.tags
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    /// What belongs to these is seen at first; the other charts are small.
    private static let mainSignals: Set<Signal> = [
        .slipAngle, .vehicleSpeed, .engineSpeed, .coolantTemperature, .hybridBatteryCharge,
        TripCurves.consumption,
    ]

    private static func parts(_ groups: [ChartGroup]) -> (main: [ChartGroup], more: [ChartGroup]) {
        func isMain(_ group: ChartGroup) -> Bool { group.curves.contains { mainSignals.contains($0.signal) } }
        let main = groups.filter(isMain)
        return main.isEmpty ? (groups, []) : (main, groups.filter { !isMain($0) })
    }

    /// The map and the most important curves, beside each other on a wide screen.
    private func drive(_ charts: [HTML]) -> [HTML] {
        let curves: HTML =
            allCurves.isEmpty
            ? .element("p", text: "The database has no samples of this trip.") : .section("Curves", charts)
        guard let sheet = waySheet else { return [curves] }
        return [.element("div", ["class": "drive"], .section("Map", sheet.content), curves)]
    }

    private func thinning(_ thinMs: Int64?) -> HTML {
        guard let thinMs else { return .group([]) }
        return .element(
            "p", ["class": "soft"],
            text: "For each \(Format.number(Double(thinMs) / 1000)) s the curves show the lowest and highest value.")
    }

    /// Whether a number says all; but a page without the chart of the speed would be no page about a trip.
    private static func isLine(_ curve: TripCurves.Curve) -> Bool {
        curve.isSettled && !mainSignals.contains(curve.signal)
    }

    /// What did not change, in a line.
    private func settled(_ curves: [TripCurves.Curve]) -> [HTML] {
        guard !curves.isEmpty else { return [] }
        let texts = curves.map { "\($0.name) \(Format.quantity($0.values[0], $0.unit))" }
        return [
            .section(
                "Values that did not change",
                [.element("ul", ["class": "inline"], texts.map { .element("li", text: $0) })])
        ]
    }

    private var speedSections: [HTML] {
        guard curves.shares.total.seconds > 0 else { return [] }
        let rows = curves.shares.rows(in: presentation.units, distanceKm: trip.summary.distanceKm).map(\.cells)
        return [.section("Slow and fast", [.table(["Speed", "Time", "Share", "Distance", "Share"], rows)])]
    }

    private var waySheet: WaySheet? {
        let marks = words.happenings.map { happening in
            WaySheet.Mark(
                time: .zero.advanced(bySeconds: happening.time.seconds(since: trip.origin)), kind: Self.kind(happening),
                text: happening.text)
        }
        let curve = allCurves.first { $0.signal == TripCurves.consumption }
        let angle = drifts.runs.isEmpty ? nil : allCurves.first { $0.signal == .slipAngle }
        // Speeds on a motorway say little about a drive; those that are usual at the place do.
        let colorings = [
            TrackColoring.slip(way, angle, origin: Instant.zero), TrackColoring.usual(way, usual),
            TrackColoring.speed(way, presentation.units),
            TrackColoring.consumption(way, curve, origin: Instant.zero),
        ].compactMap(\.self)
        return WaySheet(way, marks: marks, ground: ground, units: presentation.units, colorings: colorings) { time in
            presentation.zone.clock(
                trip.start.advanced(bySeconds: time.seconds(since: .zero)), hasSeconds: true)
        }
    }

    /// What games count. Over the time of a trip it says nothing; the laps have it.
    private static let counted: Set<Signal> = [
        .currentLapTime, .lastLapTime, .bestLapTime, .raceTime, .raceDistance, .lapDistance, .positionX, .positionY,
        .positionZ,
    ]
    /// Games send each value up to 60 times a second. An hour of that would be megabytes, and laps are in the page over their
    /// distance besides.
    private static let mostSamples = 250_000

    /// The interval in milliseconds of which the curves of a game get the least and greatest values; nil if they have all.
    private static func thinMs(_ curves: [TripCurves.Curve]) -> Int64? {
        let counts = curves.filter { !isLine($0) }.map(\.times.count)
        guard counts.reduce(0, +) > mostSamples else { return nil }
        let endMs = curves.compactMap(\.times.last).max() ?? 0
        return steps.first { step in
            counts.reduce(0) { $0 + min($1, 2 * Int(clamping: endMs / step)) } <= mostSamples
        } ?? steps[steps.count - 1]
    }

    private static let steps: [Int64] = [100, 200, 250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000, 300_000]

    /// The laps of a game's session, and two of them over their distance.
    private var lapSections: [HTML] {
        guard !laps.laps.isEmpty else { return [] }
        let report = LapReport(laps, presentation)
        var content: [HTML] = [.table(report.header, report.rows)]
        content += report.summaries.map { .element("p", text: $0 + ".") }
        let stints = StintReport(laps, presentation)
        if !stints.rows.isEmpty {
            content += [.element("h3", text: "By stint"), .table(stints.header, stints.rows)]
        }
        var sections: [HTML] = [.section("Laps", content)]
        guard let pair = laps.pair else { return sections }
        let known = laps.traces.indices.filter { laps.traces[$0] != nil }
        let named = known.compactMap { index in
            laps.traces[index].map { (name: "Lap \(laps.laps[index].number)", trace: $0) }
        }
        if let lap = known.firstIndex(of: pair.lap), let reference = known.firstIndex(of: pair.reference),
            let sheet = LapSheet(
                named, pair: (lap, reference), units: presentation.units, strip: LapStrip(laps),
                corners: laps.corners)
        {
            sections.append(.section("Lap comparison", sheet.content))
        }
        return sections
    }

    /// The drifts, if there are any.
    private var driftSections: [HTML] {
        let report = DriftReport(drifts, origin: trip.origin, units: presentation.units)
        guard let summary = report.summary else { return [] }
        let words = [summary + ".", report.basis].compactMap(\.self).joined(separator: " ")
        let charts = DriftCharts(drifts, allCurves, origin: trip.origin)
        let angles = charts.map { (header: "Angle", cells: $0.lines) }
        // Positions of a receiver are on the map above, with the same colors to choose.
        let figures = [charts?.plot?.figure, way.points.isEmpty ? charts?.map : nil].compactMap(\.self)
        return [
            .section(
                "Drifts",
                [
                    .element("p", ["class": "soft"], text: words),
                    .table(DriftReport.header, report.rows, drawn: angles),
                    .element("div", ["class": "beside"], figures),
                ])
        ]
    }

    /// The heart rate and its variation, if there are heartbeats.
    private var heartSections: [HTML] {
        guard let summary = heart.summary else { return [] }
        return [
            .section(
                "Heart",
                [.element("p", ["class": "soft"], text: summary + "."), .table(HeartReport.header, heart.rows)])
        ]
    }

    /// With limits because it may come from a damaged database.
    private static func milliseconds(_ seconds: Double) -> Int64 {
        seconds > 0 ? Int64(clamping: (min(seconds, 1e9) * 1000).rounded()) : 0
    }

    private func mark(_ happening: TripText.Happening) -> ChartMark {
        let from = Self.milliseconds(happening.time.seconds(since: trip.origin))
        return ChartMark(
            fromMs: from, toMs: from + Self.milliseconds(happening.durationS), kind: Self.kind(happening),
            text: happening.text)
    }

    /// Each drift, shaded by its side.
    private var driftMarks: [ChartMark] {
        drifts.runs.enumerated().map { index, run in
            let from = Self.milliseconds(run.start.seconds(since: trip.origin))
            return ChartMark(
                fromMs: from, toMs: from + Self.milliseconds(run.durationS), kind: run.side == .left ? .left : .right,
                text: "drift \(index + 1), \(run.side.rawValue)")
        }
    }

    private static func kind(_ happening: TripText.Happening) -> ChartMark.Kind {
        switch happening.kind {
        case nil: .alert
        case .stop, .engineStop: .stop
        default: .event
        }
    }
}

/// Curves that share a chart: those with the same unit and of like size.
struct ChartGroup {
    private(set) var curves: [TripCurves.Curve]

    /// More lines than this cannot be told apart.
    private static let mostCurves = 6

    static func groups(_ curves: [TripCurves.Curve]) -> [ChartGroup] {
        var groups: [ChartGroup] = []
        for curve in curves where !curve.times.isEmpty {
            let place = groups.firstIndex { $0.canTake(curve) }
            if let place { groups[place].curves.append(curve) } else { groups.append(ChartGroup(curves: [curve])) }
        }
        return groups
    }

    private func canTake(_ curve: TripCurves.Curve) -> Bool {
        guard let first = curves.first, first.unit == curve.unit, curves.count < Self.mostCurves else { return false }
        // Counts and states have nothing in common, and the speed is looked at alone.
        if curve.unit == .none || first.signal == .vehicleSpeed || first.signal == .engineSpeed { return false }
        // A catalyst at 600 °C would leave nothing to see of the coolant.
        let sizes = [curve, first].map { max(abs($0.minimum), abs($0.maximum)) }
        let isAlike = sizes.max() ?? 0 <= 4 * max(sizes.min() ?? 0, 1e-9)
        return isAlike && (curve.minimum < 0) == (first.minimum < 0)
    }

    var chart: Chart { chart(thinMs: nil) }

    /// - Parameter thinMs: The interval of which only the least and the greatest value are taken; nil for all.
    func chart(thinMs: Int64?) -> Chart {
        let unit = curves[0].unit
        let title = curves.count == 1 ? curves[0].name : Self.title(curves.map(\.name), unit)
        return Chart(
            title: title, unit: unit.symbol,
            series: curves.map { curve in
                let (times, values) = Self.thinned(curve.times, curve.values, stepMs: thinMs)
                return ChartSeries(
                    name: curve.name, signal: curve.signal.name, times: times, values: values,
                    gapMs: Self.gapMs(times), isStepped: unit == .none)
            }, isClipped: curves[0].signal == TripCurves.consumption)
    }

    /// The least and the greatest value of each interval, in the order of their times.
    static func thinned(_ times: [Int64], _ values: [Double], stepMs: Int64?) -> (times: [Int64], values: [Double]) {
        guard let stepMs, let first = times.first, let last = times.last,
            times.count > 2 * Int(clamping: (last - first) / stepMs + 1)
        else { return (times, values) }
        var (kept, index) = ([Int](), 0)
        while index < times.count {
            let part = times[index] / stepMs
            var (low, high) = (index, index)
            while index < times.count, times[index] / stepMs == part {
                if values[index] < values[low] { low = index }
                if values[index] > values[high] { high = index }
                index += 1
            }
            kept += low == high ? [low] : [min(low, high), max(low, high)]
        }
        return (kept.map { times[$0] }, kept.map { values[$0] })
    }

    /// What the names have in common, or else the quantity.
    private static func title(_ names: [String], _ unit: Unit) -> String {
        if names.allSatisfy({ $0.contains("fuel trim") }) { return "Fuel trims" }
        return switch unit.symbol {
        case "°C", "°F": "Temperatures"
        case "V": "Voltages"
        case "kPa", "psi", "Pa": "Pressures"
        case "%": "Percentages"
        default: names.prefix(2).joined(separator: ", ") + (names.count > 2 ? " and others" : "")
        }
    }

    /// Slow signals are polled less often: four times the usual interval is a gap, within the limits of the facts.
    private static func gapMs(_ times: [Int64]) -> Int64 {
        let usual = times.count < 2 ? 0 : usualInterval(times)
        return min(
            max(4 * usual, Int64(clamping: TripEngine.gapSeconds * 1000)),
            Int64(clamping: 4 * TripEngine.signalGapSeconds * 1000))
    }

    /// The median of the intervals between two times or more, in milliseconds. It is looked for among short ones first: there
    /// are thousands of intervals, and few different ones.
    private static func usualInterval(_ times: [Int64]) -> Int64 {
        var counts = [Int](repeating: 0, count: 16_384)
        for index in 1..<times.count {
            let interval = times[index] - times[index - 1]
            if 0..<Int64(counts.count) ~= interval { counts[Int(interval)] += 1 }
        }
        var rest = (times.count - 1) / 2
        for (interval, count) in counts.enumerated() {
            if count > rest { return Int64(interval) }
            rest -= count
        }
        let all = zip(times.dropFirst(), times).map { $0.0 - $0.1 }.sorted()
        return all[all.count / 2]
    }

    // MARK: Tables

    private static let intervals: [Int64] = [
        1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14400, 28800, 86400,
    ]
    private static let maxRows: Int64 = 70

    /// Least, mean and greatest value of each curve, and its means over a minute or so.
    func table(endMs: Int64, _ clock: ChartClock) -> [HTML] {
        let unit = curves[0].unit.symbol
        let facts = HTML.table(
            ["", "Lowest", "Mean", "Highest", "Samples"],
            curves.map { curve in
                [
                    curve.name, Format.number(curve.minimum), Format.number(curve.mean), Format.number(curve.maximum),
                    String(curve.times.count),
                ]
            }, caption: unit.isEmpty ? "Over the trip" : "Over the trip, in \(unit)")
        let seconds = Self.intervals.first { endMs / ($0 * 1000) < Self.maxRows } ?? 604_800
        let step = seconds * 1000
        let rowCount = Int(clamping: endMs / step) + 1
        let means = curves.map { curve in
            var index = 0
            return (1...rowCount).map { row in
                var (sum, count) = (0.0, 0.0)
                while index < curve.times.count, curve.times[index] < Int64(row) * step {
                    sum += curve.values[index]
                    count += 1
                    index += 1
                }
                return count > 0 ? Format.number(sum / count) : "-"
            }
        }
        let rows = (0..<rowCount).map { row in
            [clock.label(Int64(row) * step, hasSeconds: true)] + means.map { $0[row] }
        }
        return [
            facts,
            .table(
                ["From"] + curves.map(\.name), rows,
                caption: "Means of the samples in each \(Format.duration(Double(seconds)))"
                    + (unit.isEmpty ? "" : ", in \(unit)")),
        ]
    }
}
