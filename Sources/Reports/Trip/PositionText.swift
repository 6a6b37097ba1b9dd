import Formats

/// A position, or why there is none, for people.
package struct PositionText: Hashable, Sendable {
    /// "48.11730 N 11.51667 E", or a state such as "the receiver has no fix".
    package let text: String
    /// The error (95%) in meters; nil if unknown.
    package let errorM: Double?
    /// Whether there is a position.
    package let isKnown: Bool

    package init(state: String) { (text, errorM, isKnown) = (state, nil, false) }

    /// - Parameters: degrees; north and east are positive.
    package init(latitude: Double, longitude: Double, errorM: Double?) {
        let (north, east) = (latitude < 0 ? "S" : "N", longitude < 0 ? "W" : "E")
        text = "\(Decimals.text(abs(latitude), 5)) \(north) \(Decimals.text(abs(longitude), 5)) \(east)"
        (self.errorM, isKnown) = (errorM, true)
    }
}
