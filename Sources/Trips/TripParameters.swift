import Telemetry

/// The values besides the samples that a trip's facts depend on. They are stored with the trip, so that its facts can
/// be recomputed.
package struct TripParameters: Hashable, Sendable {
    package var vehicle = VehicleSpecification()

    /// The speed above which an over-speed stretch and an alert begin.
    package var speedLimitKmh = 130.0
    /// The thresholds of sharp acceleration and braking. Telematics devices flag 2.4 to 3.1 m/s² (0.25 g, 7 mph/s),
    /// from 10 km/h on.
    package var sharpAccelerationMps2 = 2.5
    package var sharpBrakingMps2 = 3.0
    package var sharpMinimumKmh = 10.0
    /// The duration above which idling is an event. Fleets count from 2 to 10 minutes.
    package var longIdleS = 300.0
    /// The coolant temperature below which the engine is cold.
    package var coldCoolantC = 60.0
    /// The engine speed that a cold engine should not exceed.
    package var coldEngineRpm = 3000.0

    package var alerts = AlertLimits()

    /// The names of additional signals requested by the user. They are summarized even if the facts are computed from
    /// them.
    package var also: Set<String> = []

    /// The uncertainty of the distance in percent, if the speed was computed from positions; nil for a speed of the
    /// car.
    package var positionsPercent: Double?

    /// Whether the samples are those of a game: then there are laps, and no driving events.
    package var isGame = false

    /// Whether the speed is that of a receiver alone: then only positions make the distance.
    package var isOfReceiver = false

    package init() {}
}

/// The limits for alerts during a drive. The limit for over-speed is `TripParameters.speedLimitKmh`.
package struct AlertLimits: Hashable, Sendable {
    /// The enabled kinds; empty if all alerts are switched off.
    package var kinds = Set(Alert.Kind.allCases)
    /// The time in seconds after which an alert is repeated while its cause lasts.
    package var repeatS = 300.0
    /// The hours at the wheel without a break of `breakMinutes`. Road safety organizations advise a pause every two
    /// hours.
    package var wheelHours = 2.0
    package var breakMinutes = 15.0
    /// The hours at the wheel in 24 hours. EU regulation 561/2006 allows professional drivers nine.
    package var wheelHoursADay = 9.0
    package var coolantC = OperatingLimits.coolantHotC
    /// The lower limits with the engine running, with it off, and while the starter turns.
    package var lowVoltage = OperatingLimits.chargingLowV
    package var lowVoltageEngineOff = OperatingLimits.engineOffLowV
    package var lowVoltageCranking = OperatingLimits.crankingLowV
    package var highVoltage = OperatingLimits.chargingHighV

    package init() {}
}
