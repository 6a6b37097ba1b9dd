package import Telemetry

/// What is known of one car's trips and scans, and what is changing in it.
package struct TrendAnalysis: Sendable {
    /// The version of the rules. Increase it with every change after which the same trips give other findings, so that stored
    /// findings are computed again.
    package static let rules = 1

    /// A trip with its indicators.
    package struct Trip: Sendable {
        package var start: WallTime
        package var durationS: Double?
        package var indicators: [Indicator: Double]

        package init(start: WallTime, durationS: Double? = nil, indicators: [Indicator: Double]) {
            self.start = start
            self.durationS = durationS
            self.indicators = indicators
        }
    }

    /// The trips of a car in the order of their starts, by columns: ten years have 15,000 of them.
    package struct History: Sendable {
        package var starts: [WallTime]
        package var durationsS: [Double?]
        /// A value for each trip; not a number where there is none.
        package var columns: [Indicator: [Double]]

        /// - Parameter columns: each as long as `starts`.
        package init(starts: [WallTime], durationsS: [Double?], columns: [Indicator: [Double]]) {
            self.starts = starts
            self.durationsS = durationsS
            self.columns = columns
        }

        package init(_ trips: [Trip]) {
            starts = trips.map(\.start)
            durationsS = trips.map(\.durationS)
            columns = [:]
            for (index, trip) in trips.enumerated() {
                for (indicator, value) in trip.indicators {
                    columns[indicator, default: Array(repeating: .nan, count: trips.count)][index] = value
                }
            }
        }

        /// The trips from a time on.
        func from(_ begin: WallTime) -> History {
            guard let first = starts.first, first < begin else { return self }
            let index = starts.firstIndex { $0 >= begin } ?? starts.count
            return History(
                starts: Array(starts[index...]), durationsS: Array(durationsS[index...]),
                columns: columns.mapValues { Array($0[index...]) })
        }
    }

    /// One on-board monitor test of one scan.
    package struct MonitorMargin: Sendable {
        package var time: WallTime
        /// What the test is, for people and for telling tests apart.
        package var name: String
        /// How far the result is from its nearer limit, in percent of that limit; 0 is at it.
        package var marginPercent: Double
        package var isCatalyst: Bool
        /// Driven since the first scan, in km; nil where it is not known.
        package var drivenKm: Double?

        package init(time: WallTime, name: String, marginPercent: Double, isCatalyst: Bool, drivenKm: Double?) {
            self.time = time
            self.name = name
            self.marginPercent = marginPercent
            self.isCatalyst = isCatalyst
            self.drivenKm = drivenKm
        }
    }

    /// The readiness monitors of one scan: whether each is incomplete since codes were cleared, by its stable name.
    package struct ScannedMonitors: Sendable {
        package var time: WallTime
        package var isIncomplete: [String: Bool]

        package init(time: WallTime, isIncomplete: [String: Bool]) {
            self.time = time
            self.isIncomplete = isIncomplete
        }
    }

    package var history: History
    package var margins: [MonitorMargin]
    package var scannedMonitors: [ScannedMonitors]
    /// When something was repaired: baselines begin anew there.
    package var services: [WallTime]

    package init(
        _ history: History, margins: [MonitorMargin] = [], scannedMonitors: [ScannedMonitors] = [],
        services: [WallTime] = []
    ) {
        self.history = history
        self.margins = margins
        self.scannedMonitors = scannedMonitors
        self.services = services
    }

    package init(
        trips: [Trip], margins: [MonitorMargin] = [], scannedMonitors: [ScannedMonitors] = [], services: [WallTime] = []
    ) {
        self.init(History(trips), margins: margins, scannedMonitors: scannedMonitors, services: services)
    }

    /// The number of trips since the last repair.
    package var currentTrips: Int {
        services.max().map { begin in history.starts.count { $0 >= begin } } ?? history.starts.count
    }

    /// What has drifted, by the last trip; the surest first. Nothing below eight trips.
    package func findings() -> [TrendFinding] {
        let begin = services.max() ?? WallTime(microseconds: .min)
        let current = history.from(begin)
        let courses = Self.courses(current)
        var findings = TrendRule.all.compactMap { $0.finding(courses) }
        findings += Self.pendingCodes(current)
        findings += monitorTests(since: begin)
        findings += IncompleteMonitors(current, scans: scannedMonitors.filter { $0.time >= begin }).findings()
        var kinds: Set<TrendFinding.Kind> = []
        // The same cause shows in several indicators: the surest of a kind is told.
        return findings.sorted { ($0.confidence, $1.since) > ($1.confidence, $0.since) }
            .filter { $0.kind == .monitorTest || $0.kind == .monitorIncomplete || kinds.insert($0.kind).inserted }
    }

    private static func courses(_ history: History) -> TrendRule.Courses {
        var courses: TrendRule.Courses = [:]
        for indicator in Indicator.allCases {
            guard let row = indicator.row else { continue }
            courses[indicator] = TrendSeries.course(
                points(indicator, row, history), minChange: row.minChange, isRelative: row.isRelative,
                minDeviation: row.minDeviation)
        }
        return courses
    }

    /// Each indicator that was measured, over all trips, with its course since the last repair.
    package func indicatorCourses() -> [IndicatorCourse] {
        let courses = Self.courses(history.from(services.max() ?? WallTime(microseconds: .min)))
        return Indicator.allCases.compactMap { indicator in
            guard let row = indicator.row, row.minChange.isFinite else { return nil }
            let points = Self.points(indicator, row, history)
            return points.isEmpty
                ? nil : IndicatorCourse(indicator: indicator, row: row, points: points, course: courses[indicator])
        }
    }

    /// A battery that was charged a short while ago has a higher voltage.
    private static let restS = 3600.0

    private static func points(_ indicator: Indicator, _ row: Indicator.Row, _ history: History) -> [TrendSeries.Point]
    {
        guard let values = history.columns[indicator] else { return [] }
        let covariates = row.covariates.flatMap { $0.columns(history) }
        var points: [TrendSeries.Point] = []
        var end: WallTime?
        for (index, value) in values.enumerated() {
            let start = history.starts[index]
            defer { end = history.durationsS[index].map { start.advanced(bySeconds: $0) } }
            guard value.isFinite else { continue }
            if indicator == .restingVoltage, let end, start.seconds(since: end) < restS { continue }
            points.append(TrendSeries.Point(time: start, value: value, covariates: covariates.map { $0[index] }))
        }
        return points
    }

    /// Codes that are pending on some trips and not on others: a fault that its monitor sees at times.
    private static func pendingCodes(_ history: History) -> [TrendFinding] {
        let known = (history.columns[.pendingCodes] ?? []).enumerated().filter { $0.element.isFinite }
        guard known.count >= TrendSeries.minTrips else { return [] }
        let pending = known.suffix(20).filter { $0.element > 0 }
        guard pending.count >= 2, let first = pending.first else { return [] }
        return [
            TrendFinding(
                kind: .pendingCode, signal: "pendingCodeCount", condition: "at the end of trips", unit: .none,
                baseline: 0, now: pending.map(\.element).max() ?? 0, since: history.starts[first.offset],
                trips: pending.count, confidence: min(0.99, 0.6 + 0.1 * Double(pending.count)),
                meaning:
                    "A pending code comes and goes: a monitor has seen a fault on some trips, but not on enough of them "
                    + "to confirm it. obdmech scan names the code.")
        ]
    }

    /// On-board monitor tests on the way to their limits.
    private func monitorTests(since begin: WallTime) -> [TrendFinding] {
        var tests: [String: [MonitorMargin]] = [:]
        for margin in margins where margin.time >= begin { tests[margin.name, default: []].append(margin) }
        let trips = currentTrips
        return tests.values.filter { max(trips, $0.count) >= TrendSeries.minTrips }.compactMap(Self.monitorTest)
    }

    /// Scans are rarer than trips, and results of tests scatter less.
    private static let leastScans = 5

    private static func monitorTest(_ results: [MonitorMargin]) -> TrendFinding? {
        guard results.count >= leastScans, let first = results.first, let last = results.last else {
            return nil
        }
        let days = results.map { (x: $0.time.seconds(since: first.time) / 86400, y: $0.marginPercent) }
        let third = max(2, results.count / 3)
        guard let slope = Statistics.slope(days), slope.high < 0,
            let baseline = Statistics.median(results.prefix(third).map(\.marginPercent)),
            let now = Statistics.median(results.suffix(third).map(\.marginPercent)),
            let spread = Statistics.robustDeviation(results.prefix(third).map(\.marginPercent)),
            baseline - now > max(10, 3 * spread), now < 60
        else { return nil }
        var limitInKm: Double?
        let driven = results.compactMap { result in result.drivenKm.map { (x: $0, y: result.marginPercent) } }
        if driven.count == results.count, let perKm = Statistics.slope(driven), perKm.high < 0 {
            limitInKm = max(0, -now / perKm.slope)
        }
        let steps = results.suffix(results.count - third)
        let since = steps.first { $0.marginPercent < baseline - max(10, 3 * spread) } ?? last
        return TrendFinding(
            kind: first.isCatalyst ? .catalyst : .monitorTest, signal: first.name, condition: "on-board monitor test",
            unit: .percent, baseline: baseline, now: now, since: since.time,
            trips: results.count { $0.time >= since.time },
            confidence: min(0.99, 0.7 + 0.02 * Double(results.count)), limitInKm: limitInKm,
            meaning: first.isCatalyst
                ? "The catalytic converter stores less oxygen than before: it is aging, and P0420 or P0430 may follow."
                : "The result of this test approaches its limit; a trouble code follows when it passes it.")
    }
}
