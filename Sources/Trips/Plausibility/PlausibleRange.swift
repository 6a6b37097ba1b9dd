import Telemetry

/// What the values of a signal can be, whatever reports them: their range, and how far one can be from the one before.
struct PlausibleRange: Sendable {
    /// Whether a car that is not known to have been moving, or an engine that is not known to have been turning, can have
    /// a value.
    enum Start: Sendable {
        case any
        /// A speed. With the engine off, only a hybrid or an electric car moves.
        case vehicleSpeed
        case upTo(Double)
    }

    let range: ClosedRange<Double>
    /// How far a value can be above and below the one before it, however short the time between them.
    let rise: Double
    let fall: Double
    /// By how much more for every second between them.
    let perSecond: Double
    /// For how long values that are too far from those before have to agree with one another, in seconds, before they
    /// are believed. A module or a cable that comes back may report another value for good.
    let confirmedAfterS: Double
    /// From this value on, values that are too far from those before must also vary before they are believed: nothing
    /// moves as fast as that and evenly to the last digit, and an error code does not vary.
    let errorsFrom: Double
    let start: Start
    /// Whether it is a voltage, which the starter pulls down.
    let isVoltage: Bool

    init(
        _ range: ClosedRange<Double>, rise: Double = .infinity, fall: Double? = nil, perSecond: Double = 0,
        confirmedAfterS: Double = 1, errorsFrom: Double = .infinity, start: Start = .any,
        isVoltage: Bool = false
    ) {
        self.range = range
        self.rise = rise
        self.fall = fall ?? rise
        self.perSecond = perSecond
        self.confirmedAfterS = confirmedAfterS
        self.errorsFrom = errorsFrom
        self.start = start
        self.isVoltage = isVoltage
    }

    /// Returns whether a value can follow another one of the same signal after some seconds.
    func allows(_ value: Double, after earlier: Double, seconds: Double) -> Bool {
        let slack = perSecond * max(0, seconds)
        return value <= earlier + rise + slack && value >= earlier - fall - slack
    }

    /// The row of a signal; nil if its values can be anything.
    static func of(_ signal: Signal, isGame: Bool) -> PlausibleRange? {
        (isGame ? games[signal] : nil) ?? rows[signal]
    }

    /// The ends of the scale of a temperature, -40 and 215 °C, are those of a disconnected or shorted sensor.
    static let coolantC = -39.0...150.0

    private static let rows: [Signal: PlausibleRange] = {
        let percent = PlausibleRange(-1...101)
        let massRate = PlausibleRange(0...200, rise: 60, perSecond: 120)
        var rows: [Signal: PlausibleRange] = [
            // Wheels that lock or spin change faster than a car, but by less than 60 km/h. 60 km/h per second is 1.7 g.
            .vehicleSpeed: PlausibleRange(
                0...450, rise: 60, perSecond: 60, confirmedAfterS: 4, errorsFrom: PlausibilityCheck.maxJoinedKmh,
                start: .vehicleSpeed),
            // Faster than an engine revs up without load; an error code is a jump of 8000 rpm or more.
            .engineSpeed: PlausibleRange(
                0...16_000, rise: 4000, perSecond: 20_000, errorsFrom: 12_000, start: .upTo(8000)),
            // It warms by less than a degree per second. A value may be ten seconds old when the next one arrives.
            .coolantTemperature: PlausibleRange(coolantC, rise: 15, perSecond: 2, confirmedAfterS: 10),
            .engineOilTemperature: PlausibleRange(-39...200, rise: 15, perSecond: 3, confirmedAfterS: 10),
            .intakeAirTemperature: PlausibleRange(-39...190, rise: 20, perSecond: 5, confirmedAfterS: 10),
            .ambientTemperature: PlausibleRange(-60...80, rise: 10, perSecond: 1, confirmedAfterS: 10),
            // While the starter turns a voltage falls as far as it likes (see `PlausibilityCheck`); below 5 V no module
            // and no adapter works. Trucks have two batteries.
            .controlModuleVoltage: PlausibleRange(5...36, rise: 3, perSecond: 0.05, isVoltage: true),
            .adapterVoltage: PlausibleRange(5...36, rise: 3, perSecond: 0.05, isVoltage: true),
            // The lowest road is at 107 kPa, the highest at 50. Boost comes and goes within half a second; the ends of the
            // other scales are those of SAE J1979, and of what any engine draws.
            .barometricPressure: PlausibleRange(40...115, rise: 5, perSecond: 1),
            .intakeManifoldPressure: PlausibleRange(0...500, rise: 200, perSecond: 600),
            .intakeManifoldPressureSensorA: PlausibleRange(0...500, rise: 200, perSecond: 600),
            .massAirFlow: PlausibleRange(0...2047, rise: 300, perSecond: 600),
            .massAirFlowSensorA: PlausibleRange(0...2047, rise: 300, perSecond: 600),
            .massAirFlowSensorB: PlausibleRange(0...2047, rise: 300, perSecond: 600),
            .engineFuelRate: PlausibleRange(0...500, rise: 100, perSecond: 200),
            .engineFuelMassRate: massRate, .vehicleFuelMassRate: massRate,
            .engineLoad: percent, .throttlePosition: percent, .fuelLevel: percent, .ethanolPercent: percent,
            .hybridBatteryCharge: percent, .stateOfCharge: percent, .stateOfHealth: PlausibleRange(0...110),
            .electricRange: PlausibleRange(0...2000), .starterBatteryVoltage: PlausibleRange(5...36),
            .cellVoltageMax: PlausibleRange(0...6), .cellVoltageMin: PlausibleRange(0...6),
            .cellVoltageSpread: PlausibleRange(0...6), .batteryCapacity: PlausibleRange(0.1...2000),
            .hybridBatteryVoltage: PlausibleRange(0...1500), .hybridBatteryCurrent: PlausibleRange(-3000...3000),
            // It counts on, by less than 0.125 km (450 km/h) in a second, and in whole kilometers in many cars.
            .odometer: PlausibleRange(0...5_000_000, rise: 2, fall: 0, perSecond: 0.125, confirmedAfterS: 10),
            .groundSpeed: PlausibleRange(0...450),
            .latitude: PlausibleRange(-90...90), .longitude: PlausibleRange(-180...180),
            .altitude: PlausibleRange(-500...9000), .course: PlausibleRange(0...360),
        ]
        for signal in Signal.shortTermFuelTrims + Signal.longTermFuelTrims { rows[signal] = PlausibleRange(-100...100) }
        for signal in Signal.catalystTemperatures { rows[signal] = PlausibleRange(-39...1300) }
        return rows
    }()

    /// A game's car brakes with 6 g, stops dead at a wall, and is put back on the road; nothing in it drives faster than
    /// 1000 km/h, or backwards in a speed.
    private static let games: [Signal: PlausibleRange] = [
        .vehicleSpeed: PlausibleRange(
            0...1000, rise: 60, perSecond: 300, confirmedAfterS: 0.5, start: .upTo(500)),
        .engineSpeed: PlausibleRange(0...25_000, rise: 8000, perSecond: 60_000, confirmedAfterS: 0.2),
    ]
}
