import Telemetry

/// Watches a number of trouble codes for more than there were at the start.
struct CodeWatch: Sendable {
    private var first: Double?
    private var most = 0.0

    /// How many codes were new at once.
    var mostNew: Double { first.map { most - $0 } ?? 0 }

    private(set) var active: ActiveAlert?

    init() {}

    /// Takes the number; an alert for each code that is new. One that goes and comes back is none.
    mutating func take(_ sample: Sample) -> Alert? {
        guard let first else {
            (first, most) = (sample.value, sample.value)
            return nil
        }
        active =
            sample.value > first
            ? ActiveAlert(.newCode, since: active?.since ?? sample.time, value: sample.value, limit: first) : nil
        guard sample.value > most else { return nil }
        most = sample.value
        return Alert(.newCode, at: sample.time, value: sample.value, limit: first)
    }
}
