import Telemetry

/// The trouble codes that a vehicle names during a drive: which are new, and what a count or the check engine light that
/// changed is about.
struct CodeNames: Sendable {
    /// How long an alert waits for the codes that it is about.
    static let patienceS = 5.0

    /// Each code of the start, and each that was told since.
    private var known: Set<String> = []
    private var fromStart: Set<String> = []
    /// As last read; nil before the first reading.
    private var pending: Set<String>?
    private var stored: Set<String>?
    /// What waits to be named: the check engine light first.
    private var held: [Alert] = []
    private var heldSince: Instant?
    private var newSince: Instant?

    /// In order.
    var storedCodes: [String] { (stored ?? []).sorted() }

    func isRead(stored isStored: Bool) -> Bool { (isStored ? stored : pending) != nil }

    /// Keeps alerts until the codes come that they are about.
    mutating func hold(_ alerts: [Alert], at time: Instant) {
        guard !alerts.isEmpty else { return }
        held += alerts
        heldSince = heldSince ?? time
    }

    /// The alerts that have waited for too long, without names.
    mutating func release(at time: Instant) -> [Alert] {
        guard let heldSince, time.seconds(since: heldSince) >= Self.patienceS else { return [] }
        return releaseAll(at: time)
    }

    private mutating func releaseAll(at time: Instant) -> [Alert] {
        defer { (held, heldSince) = ([], nil) }
        return held.map { alert in
            var alert = alert
            alert.time = time
            return alert
        }
    }

    /// Takes all pending, or all stored, codes; the alerts that are due by them. The first reading is what there was
    /// before.
    mutating func take(_ codes: Set<String>, isStored: Bool, at time: Instant) -> [Alert] {
        let isFirst = !isRead(stored: isStored)
        if isStored { stored = codes } else { pending = codes }
        let before = known.count
        var new = isFirst ? [] : codes.subtracting(known)
        known.formUnion(codes)
        if isFirst { fromStart.formUnion(codes) }
        if !new.isEmpty { newSince = newSince ?? time }
        var alerts: [Alert] = []
        if isStored {
            alerts = releaseAll(at: time).filter { $0.kind == .milOn }
            for index in alerts.indices {
                alerts[index].codes = (new.isEmpty ? codes : new).sorted()
                new = []
            }
        }
        if !new.isEmpty {
            alerts.append(
                Alert(
                    .newCode, at: time, value: Double(before + new.count), limit: Double(before), codes: new.sorted()))
        }
        return alerts
    }

    /// The new codes that are still there.
    var active: ActiveAlert? {
        let new = (pending ?? []).union(stored ?? []).subtracting(fromStart).sorted()
        guard let newSince, !new.isEmpty else { return nil }
        let before = Double(fromStart.count)
        return ActiveAlert(.newCode, since: newSince, value: before + Double(new.count), limit: before, codes: new)
    }
}
