import Telemetry

/// A watch that detects when the number of trouble codes rises above the number at the start.
struct CodeWatch: Sendable {
    private var first: Double?
    private var most = 0.0

    /// The greatest number of codes that were new at the same time.
    var mostNew: Double { first.map { most - $0 } ?? 0 }

    private(set) var active: ActiveAlert?

    init() {}

    /// Takes the number of codes and returns an alert if it is greater than ever before in this drive. A code that
    /// disappears and comes back causes no alert.
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
