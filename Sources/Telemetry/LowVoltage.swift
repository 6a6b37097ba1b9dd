/// Whether the battery of a parked car is low: below a limit for some time, until it is well above it again.
package struct LowVoltage: Sendable {
    package enum Change: Hashable, Sendable { case fell, recovered }

    /// Of a lead-acid battery at rest: about half of its charge is left. 11.4 V, where some cameras stop, is too low for it.
    package static let usualV = 12.0
    package static let hysteresisV = 0.4
    /// A starter motor pulls the voltage down for some seconds.
    package static let lowForS = 20.0
    /// Above it, in volts, the car has two batteries in series.
    private static let doubleV = 18.0

    /// In volts, of one battery.
    package let limitV: Double
    package private(set) var isLow = false
    private var lowSinceS: Double?

    package init(limitV: Double = usualV) { self.limitV = limitV }

    /// Adds a voltage, and returns what changes by it.
    /// - Parameter atS: on a clock that is never set.
    package mutating func add(_ volts: Double, atS nowS: Double) -> Change? {
        // A car that is not there, or an adapter that reports none.
        guard volts > 5 else { return nil }
        let factor = volts > Self.doubleV && limitV < Self.doubleV ? 2.0 : 1
        if volts < limitV * factor {
            let sinceS = lowSinceS ?? nowS
            lowSinceS = sinceS
            guard !isLow, nowS - sinceS >= Self.lowForS else { return nil }
            isLow = true
            return .fell
        }
        lowSinceS = nil
        guard isLow, volts >= (limitV + Self.hysteresisV) * factor else { return nil }
        isLow = false
        return .recovered
    }
}
