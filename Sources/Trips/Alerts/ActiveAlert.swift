package import Telemetry

/// An alert whose cause currently persists.
package struct ActiveAlert: Hashable, Sendable {
    package let kind: Alert.Kind
    package let since: Instant
    /// The latest value, in the unit of the kind.
    package var value: Double
    package var limit: Double
    /// The trouble codes, as in `Alert`.
    package var codes: [String]

    init(_ kind: Alert.Kind, since: Instant, value: Double, limit: Double, codes: [String] = []) {
        (self.kind, self.since, self.value, self.limit, self.codes) = (kind, since, value, limit, codes)
    }
}
