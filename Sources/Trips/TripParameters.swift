/// What a trip's facts depend on besides its samples. They are kept with the trip, so that its facts can be computed
/// again.
package struct TripParameters: Hashable, Sendable {
    package var vehicle = VehicleSpecification()

    /// Faster is an over-speed stretch, and worth an alert.
    package var speedLimitKmh = 130.0
    /// Sources of the three: telematics devices flag 2.4 to 3.1 m/s² (0.25 g, 7 mph/s), from 10 km/h on.
    package var sharpAccelerationMps2 = 2.5
    package var sharpBrakingMps2 = 3.0
    package var sharpMinimumKmh = 10.0
    /// Idling for longer is an event; fleets count from 2 to 10 minutes on.
    package var longIdleS = 300.0
    /// A cold engine is one whose coolant is below this temperature,
    package var coldCoolantC = 60.0
    /// and this is more than it should turn.
    package var coldEngineRpm = 3000.0

    package var alerts = AlertLimits()

    /// The names of signals that the user asked for besides: they are summarised even where the facts are made of them.
    package var also: Set<String> = []

    package init() {}
}

/// What is worth an alert during a drive. The limit of over-speed is `TripParameters.speedLimitKmh`.
package struct AlertLimits: Hashable, Sendable {
    /// The master switch is an empty set.
    package var kinds = Set(Alert.Kind.allCases)
    /// The same alert comes again after so long while its cause lasts.
    package var repeatS = 300.0
    /// Hours at the wheel without a break of `breakMinutes` (advice of road safety bodies: a pause every two hours),
    package var wheelHours = 2.0
    package var breakMinutes = 15.0
    /// and hours at the wheel in 24 hours (EU 561/2006 allows professional drivers nine).
    package var wheelHoursADay = 9.0
    package var coolantC = 112.0
    /// With the engine running; with it off; the starter may pull it down to the third.
    package var lowVoltage = 12.0
    package var lowVoltageEngineOff = 11.8
    package var lowVoltageCranking = 7.5
    package var highVoltage = 15.5

    package init() {}
}
