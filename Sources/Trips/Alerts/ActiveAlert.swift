package import Telemetry

/// What is wrong now.
package struct ActiveAlert: Hashable, Sendable {
    package let kind: Alert.Kind
    package let since: Instant
    /// The latest value, in the unit of the kind.
    package var value: Double
    package var limit: Double
    /// As in `Alert`.
    package var codes: [String]

    init(_ kind: Alert.Kind, since: Instant, value: Double, limit: Double, codes: [String] = []) {
        (self.kind, self.since, self.value, self.limit, self.codes) = (kind, since, value, limit, codes)
    }
}
