package import Trips

/// How a trip is recorded: what the user asked for on the command line and in the configuration.
package struct TripPlan {
    /// Of the source's time, from the first sample.
    package var durationS: Double?
    /// How long the engine may be off, or a standing vehicle silent, before the trip is over.
    package var pauseS = 300.0
    /// How long a moving vehicle may be silent.
    package var silenceS = 60.0
    /// The trip is over with the engine, not only with the vehicle's answers.
    package var endsWithIgnition = false
    /// Per litre, or per kilogram of a fuel without litres.
    package var fuelPrice: Double?
    package var driver: String?
    package var tags: [String] = []
    package var note: String?
    /// A trip is kept however little of a drive it is.
    package var keepsAll = false
    /// Without what is known of the vehicle.
    package var parameters = TripParameters()
    /// How often the speed is asked for in a second; nil for as often as it goes.
    package var ticksPerSecond: Double? = 10
    /// What is asked for besides.
    package var also = AlsoSignals()
    package var style = TripStyle()
    package var alertBell = true
    /// The words of the command that is told of alerts.
    package var alertCommand: [String]?
    package var alertDesktop = false

    package init() {}

    /// The watch of a drive that begins.
    package var watch: DriveWatch {
        DriveWatch(pauseS: pauseS, silenceS: silenceS, endsWithEngine: endsWithIgnition)
    }
}
