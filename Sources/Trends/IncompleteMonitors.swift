import Telemetry

/// Readiness monitors that never complete: incomplete on each of the latest trips and scans since the last clearing of
/// codes, over a distance on which they usually complete.
struct IncompleteMonitors {
    private struct Observation {
        var time: WallTime
        var isIncomplete: [String: Bool]
        /// Driven until then, in km.
        var drivenKm: Double
        var isTrip: Bool
        var sinceClearKm: Double?
    }

    /// Chosen: the drive cycles of manufacturers take fewer, but need conditions that not every week has.
    private static let (leastKm, minTrips, leastDays) = (200.0, 8, 5.0)
    /// Instead of the distance, where trips have none.
    private static let leastTripsWithoutDistance = 30

    private var observations: [Observation] = []

    /// - Parameter scans: in any order.
    init(_ history: TrendAnalysis.History, scans: [TrendAnalysis.ScannedMonitors]) {
        let columns = Indicator.monitors.compactMap { name, indicator in history.columns[indicator].map { (name, $0) } }
        // Nothing is recorded of monitors, as in old trips.
        guard !columns.isEmpty || !scans.isEmpty else { return }
        let distances = history.columns[.distance]
        let sinceClear = history.columns[.distanceSinceClear]
        var drivenKm = 0.0
        var scans = scans.sorted { $0.time < $1.time }[...]
        func addScans(before time: WallTime) {
            while let scan = scans.first, scan.time < time {
                observations.append(
                    Observation(time: scan.time, isIncomplete: scan.isIncomplete, drivenKm: drivenKm, isTrip: false))
                scans.removeFirst()
            }
        }
        for (index, start) in history.starts.enumerated() {
            addScans(before: start)
            if let distance = distances?[index], distance.isFinite { drivenKm += distance }
            var isIncomplete: [String: Bool] = [:]
            for (name, values) in columns where values[index].isFinite { isIncomplete[name] = values[index] > 0 }
            let clearKm = sinceClear.map { $0[index] }
            observations.append(
                Observation(
                    time: start, isIncomplete: isIncomplete, drivenKm: drivenKm, isTrip: true,
                    sinceClearKm: clearKm.flatMap { $0.isFinite ? $0 : nil }))
        }
        addScans(before: WallTime(microseconds: .max))
    }

    func findings() -> [TrendFinding] {
        let since = lastClearing
        return Signal.monitors.compactMap { finding($0, since: since) }
    }

    /// The first observation after codes were cleared: the distance since then is smaller than before, or a monitor that was
    /// complete is not.
    private var lastClearing: Int {
        var (begin, sinceClearKm) = (0, 0.0)
        var complete: Set<String> = []
        for (index, observation) in observations.enumerated() {
            let isShorter = observation.sinceClearKm.map { $0 < sinceClearKm } ?? false
            let isReset = observation.isIncomplete.contains { $0.value && complete.contains($0.key) }
            if isShorter || isReset {
                begin = index
                complete = []
                sinceClearKm = 0
            }
            sinceClearKm = observation.sinceClearKm ?? sinceClearKm
            for (name, isIncomplete) in observation.isIncomplete where !isIncomplete { complete.insert(name) }
        }
        return begin
    }

    private func finding(_ name: String, since begin: Int) -> TrendFinding? {
        let known = observations[begin...].filter { $0.isIncomplete[name] != nil }
        guard let first = known.first, let last = known.last, known.allSatisfy({ $0.isIncomplete[name] == true }) else {
            return nil
        }
        // What was driven on the first of these trips counts as well.
        let before = begin > 0 ? observations[begin - 1].drivenKm : 0
        let drivenKm = last.drivenKm - before
        let trips = observations[begin...].count { $0.isTrip && $0.time >= first.time && $0.time <= last.time }
        let isFar = drivenKm > 0 ? drivenKm >= Self.leastKm : trips >= Self.leastTripsWithoutDistance
        guard known.count >= 3, max(trips, known.count) >= Self.minTrips, isFar,
            last.time.seconds(since: first.time) >= Self.leastDays * 86400
        else { return nil }
        let count = max(trips, known.count)
        return TrendFinding(
            kind: .monitorIncomplete, signal: name + "MonitorIncomplete", condition: Self.condition(name), unit: .none,
            baseline: 0, now: 1, since: first.time, trips: count,
            confidence: min(0.99, 1 - Statistics.exponential(-Double(count) / 4)),
            meaning:
                "This readiness monitor has not completed since codes were cleared or the battery was disconnected: most "
                + "emissions inspections reject a car with more than one incomplete monitor. Either the drives never meet "
                + "its conditions, or a fault keeps it from running; obdmech scan says which drive completes it.")
    }

    /// "catalyst" of "catalyst", "EGR or VVT" of "egrOrVVT".
    private static func condition(_ name: String) -> String {
        switch name {
        case "egrOrVVT": return "EGR or VVT system"
        case "nmhcCatalyst": return "NMHC catalyst"
        case "noxAftertreatment": return "NOx aftertreatment"
        case "particulateFilterOrRefrigerant": return "gasoline particulate filter or A/C refrigerant"
        default:
            return name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
        }
    }
}
