import Telemetry

/// The trouble codes that a vehicle reports during a drive. They tell which codes are new, and which ones a changed
/// count or the check engine light is about.
struct CodeNames: Sendable {
    /// How long an alert waits for its codes, in seconds.
    static let patienceS = 5.0

    /// All codes reported at the start or since.
    private var known: Set<String> = []
    private var fromStart: Set<String> = []
    /// The pending codes as last read; nil before the first reading.
    private var pending: Set<String>?
    private var stored: Set<String>?
    /// The alerts that wait for their codes, the check engine light first.
    private var held: [Alert] = []
    private var heldSince: Instant?
    private var newSince: Instant?

    /// The stored codes, sorted.
    var storedCodes: [String] { (stored ?? []).sorted() }

    func isRead(stored isStored: Bool) -> Bool { (isStored ? stored : pending) != nil }

    /// Holds alerts back until their codes are read.
    mutating func hold(_ alerts: [Alert], at time: Instant) {
        guard !alerts.isEmpty else { return }
        held += alerts
        heldSince = heldSince ?? time
    }

    /// Returns, without codes, the alerts that have waited for too long.
    mutating func release(at time: Instant) -> [Alert] {
        guard let heldSince, time.seconds(since: heldSince) >= Self.patienceS else { return [] }
        return releaseAll(at: time)
    }

    private mutating func releaseAll(at time: Instant) -> [Alert] {
        defer {
            held = []
            heldSince = nil
        }
        return held.map { alert in
            var alert = alert
            alert.time = time
            return alert
        }
    }

    /// Takes all pending or all stored codes and returns the alerts that are due. Codes of the first reading are not
    /// new.
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

    /// The alert about the new codes that are still present.
    var active: ActiveAlert? {
        let new = (pending ?? []).union(stored ?? []).subtracting(fromStart).sorted()
        guard let newSince, !new.isEmpty else { return nil }
        let before = Double(fromStart.count)
        return ActiveAlert(.newCode, since: newSince, value: before + Double(new.count), limit: before, codes: new)
    }
}
