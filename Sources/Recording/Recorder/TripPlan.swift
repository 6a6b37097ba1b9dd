package import Routes
package import Storage
package import Trips

/// How a trip is recorded, according to the command line and the configuration.
package struct TripPlan {
    /// The maximum duration from the first sample, in seconds of the source's time.
    package var durationS: Double?
    /// How long the engine may be off, or a standing vehicle silent, before the trip is over; in seconds.
    package var pauseS = 300.0
    /// How long a moving vehicle may be silent before the trip is over, in seconds.
    package var silenceS = 60.0
    /// How long the first value may take, in seconds; nil for any time.
    package var waitS: Double?
    /// Whether the trip is over when the engine has been off for `pauseS`, even if the vehicle still responds.
    package var endsWithIgnition = false
    /// The price per liter, or per kilogram for a fuel that is sold by mass.
    package var fuelPrice: Double?
    /// The price per kWh.
    package var electricityPrice: Double?
    package var driver: String?
    package var tags: [String] = []
    package var note: String?
    /// Whether even a trip without any movement is kept.
    package var keepsAll = false
    /// The parameters, without the vehicle's specification.
    package var parameters = TripParameters()
    /// How many times per second the speed is requested; nil for as often as possible.
    package var ticksPerSecond: Double? = 10
    /// The additional signals to request.
    package var also = AlsoSignals()
    package var style = TripStyle()
    /// Whether laps are timed by positions, and where they begin; nil for no laps.
    package var laps: Laps?
    /// The lap that the one being driven is compared with.
    package var referenceLap = ReferenceLap.best
    package var alertBell = true
    /// The command for alerts and its arguments.
    package var alertCommand: [String]?
    package var alertDesktop = false
    /// The command for what is told of a followed route, and its arguments.
    package var paceCommand: [String]?
    /// The command that speaks its last argument; nil if nothing is spoken.
    package var speech: [String]?
    /// The interval at which the pace is spoken, in seconds.
    package var speechEveryS = RouteFollow.everyS

    /// The trip of the same drive that was cut off, which goes on unless it is too long ago; nil for none.
    package var cutOff: CutOffTrip?
    /// A drive that was cut off goes on for so long, in seconds.
    package static let takenUpS = 1800.0

    /// Where laps begin.
    package struct Laps: Hashable, Sendable {
        /// Nil for where the track closes.
        package var gate: LapGate?

        package init(gate: LapGate? = nil) { self.gate = gate }
    }

    package init() {}

    /// A watch for a drive that begins.
    package var watch: DriveWatch {
        DriveWatch(
            pauseS: pauseS, silenceS: silenceS, endsWithEngine: endsWithIgnition, isOfReceiver: parameters.isOfReceiver)
    }
}
