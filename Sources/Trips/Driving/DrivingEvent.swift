package import Telemetry

/// An event during a drive that is counted and reported.
package struct DrivingEvent: Hashable, Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Peak in m/s².
        case sharpAcceleration
        /// Peak in m/s², as a positive number.
        case sharpBraking
        /// Peak in km/h.
        case overSpeed
        /// Standing with the engine running for longer than `TripParameters.longIdleS`; peak in rpm.
        case longIdle
        /// Excessive engine speed before the engine is warm; peak in rpm.
        case coldHighRpm
        /// A stop between two stretches of driving; peak 0.
        case stop
        /// A start-stop system stopped the engine at a stop; peak 0.
        case engineStop

        /// The unit of the peak; empty if the kind has no peak.
        package var unit: Unit {
            switch self {
            case .sharpAcceleration, .sharpBraking: .metresPerSecondSquared
            case .overSpeed: .kilometresPerHour
            case .longIdle, .coldHighRpm: .revolutionsPerMinute
            case .stop, .engineStop: .none
            }
        }
    }

    package var kind: Kind
    package var start: Instant
    package var durationS: Double
    /// The most extreme value, in the unit of the kind.
    package var peak: Double

    package init(_ kind: Kind, from start: Instant, durationS: Double, peak: Double) {
        self.kind = kind
        self.start = start
        self.durationS = durationS
        self.peak = peak
    }
}
