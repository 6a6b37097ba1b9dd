package import Telemetry

/// What is known of one car's trips and scans, and what drifts in it.
package struct TrendAnalysis: Sendable {
    /// The version of the rules. Increase it with every change after which the same trips give other findings, so that stored
    /// findings are computed again.
    package static let rules = 1

    package struct Trip: Sendable {
        package var start: WallTime
        package var durationS: Double?
        package var indicators: [Indicator: Double]

        package init(start: WallTime, durationS: Double? = nil, indicators: [Indicator: Double]) {
            (self.start, self.durationS, self.indicators) = (start, durationS, indicators)
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
            (self.time, self.name, self.marginPercent) = (time, name, marginPercent)
            (self.isCatalyst, self.drivenKm) = (isCatalyst, drivenKm)
        }
    }

    /// The readiness monitors of one scan: whether each is incomplete since codes were cleared, by its stable name.
    package struct ScannedMonitors: Sendable {
        package var time: WallTime
        package var isIncomplete: [String: Bool]

        package init(time: WallTime, isIncomplete: [String: Bool]) {
            (self.time, self.isIncomplete) = (time, isIncomplete)
        }
    }

    /// In the order of their starts.
    package var trips: [Trip]
    package var margins: [MonitorMargin]
    package var scannedMonitors: [ScannedMonitors]
    /// When something was repaired: baselines begin anew there.
    package var services: [WallTime]

    package init(
        trips: [Trip], margins: [MonitorMargin] = [], scannedMonitors: [ScannedMonitors] = [], services: [WallTime] = []
    ) {
        (self.trips, self.margins, self.scannedMonitors, self.services) = (trips, margins, scannedMonitors, services)
    }

    /// The trips since the last repair.
    package var currentTrips: [Trip] {
        services.max().map { begin in trips.filter { $0.start >= begin } } ?? trips
    }

    /// What has drifted, by the last trip; the surest first. Nothing below eight trips.
    package func findings() -> [TrendFinding] {
        let (begin, trips) = (services.max() ?? WallTime(microseconds: .min), currentTrips)
        var courses: TrendRule.Courses = [:]
        for indicator in Indicator.allCases {
            guard let row = indicator.row else { continue }
            courses[indicator] = TrendSeries.course(
                points(indicator, row, trips), leastChange: row.leastChange, isRelative: row.isRelative,
                leastDeviation: row.leastDeviation)
        }
        var findings = TrendRule.all.compactMap { $0.finding(courses) }
        findings += pendingCodes(trips)
        findings += monitorTests(since: begin)
        findings += IncompleteMonitors(trips: trips, scans: scannedMonitors.filter { $0.time >= begin }).findings()
        var kinds: Set<TrendFinding.Kind> = []
        // The same cause shows in several indicators: the surest of a kind is told.
        return findings.sorted { ($0.confidence, $1.since) > ($1.confidence, $0.since) }
            .filter { $0.kind == .monitorTest || $0.kind == .monitorIncomplete || kinds.insert($0.kind).inserted }
    }

    /// A battery that was charged a short while ago has a higher voltage.
    private static let restS = 3600.0

    private func points(_ indicator: Indicator, _ row: Indicator.Row, _ trips: [Trip]) -> [TrendSeries.Point] {
        var end: WallTime?
        return trips.compactMap { trip in
            defer { end = trip.durationS.map { trip.start.advanced(bySeconds: $0) } }
            guard let value = trip.indicators[indicator] else { return nil }
            if indicator == .restingVoltage, let end, trip.start.seconds(since: end) < Self.restS { return nil }
            return TrendSeries.Point(
                time: trip.start, value: value, covariates: row.covariates.flatMap { $0.values(trip.indicators) })
        }
    }

    /// Codes that are pending on some trips and not on others: a fault that its monitor sees at times.
    private func pendingCodes(_ trips: [Trip]) -> [TrendFinding] {
        let known = trips.filter { $0.indicators[.pendingCodes] != nil }
        guard known.count >= TrendSeries.leastTrips else { return [] }
        let recent = known.suffix(20)
        let pending = recent.filter { ($0.indicators[.pendingCodes] ?? 0) > 0 }
        guard pending.count >= 2, let first = pending.first else { return [] }
        return [
            TrendFinding(
                kind: .pendingCode, signal: "pendingCodeCount", condition: "at the end of trips", unit: .none,
                baseline: 0, now: pending.compactMap { $0.indicators[.pendingCodes] }.max() ?? 0, since: first.start,
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
        return tests.values.compactMap(Self.monitorTest)
    }

    private static func monitorTest(_ results: [MonitorMargin]) -> TrendFinding? {
        guard results.count >= TrendSeries.leastTrips, let first = results.first, let last = results.last else {
            return nil
        }
        let days = results.map { (x: $0.time.seconds(since: first.time) / 86400, y: $0.marginPercent) }
        let third = max(3, results.count / 3)
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
