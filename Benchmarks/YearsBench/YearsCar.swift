import TestSupport

/// A slow failure. Its degree is 0 before it begins and grows linearly; 1 is far beyond where a code sets.
enum Failure: String, CaseIterable {
    case none, thermostat, battery, vacuumLeak, airFlowSensor, airFilter, fuelPump, catalyst, consumption
}

/// A car of the bench: an engine, its sensors, and what fails.
struct YearsCar {
    var litres: Double
    var massKg: Double
    var dragArea: Double
    /// Whether it measures air flow; otherwise intake pressure, from which the ECU computes the air (speed-density).
    var hasAirFlow: Bool
    var hasAmbient: Bool
    var hasSecondBank: Bool
    var hasNarrowSensors: Bool
    /// Of everything that varies by itself.
    var noise: Double
    var tripsPerDay: Double
    /// How hard each of the drivers accelerates, and how often the second one drives.
    var styles: [Double]
    var secondDriver: Double
    var trimOffset: Double
    var failure: Failure
    var failureBegin: Double
    var failureDays: Double

    init(failure: Failure, chance: inout Chance) {
        litres = chance.uniform(1.2...2.5)
        massKg = 900 + 300 * litres
        dragArea = chance.uniform(0.58...0.8)
        // A leak and the sensor itself show on cars with an air flow sensor.
        let needsAirFlow = failure == .vacuumLeak || failure == .airFlowSensor || failure == .airFilter
        hasAirFlow = chance.happens(0.7) || needsAirFlow
        hasAmbient = chance.happens(0.6)
        hasSecondBank = litres > 2.2
        hasNarrowSensors = chance.happens(0.6) || failure == .catalyst
        noise = chance.uniform(0.7...1.6)
        tripsPerDay = chance.uniform(0.5...3)
        styles = [chance.uniform(0.7...1.1), chance.uniform(1.0...1.5)]
        secondDriver = chance.happens(0.5) ? chance.uniform(0.1...0.4) : 0
        trimOffset = chance.noise(2)
        self.failure = failure
        failureBegin = chance.uniform(130...230)
        failureDays = chance.uniform(220...360)
    }

    func degree(_ failure: Failure, day: Double) -> Double {
        self.failure == failure ? min(1, max(0, (day - failureBegin) / failureDays)) : 0
    }

    // MARK: Engine

    static let idleRPM = 760.0
    private static let gears: [(upToKmh: Double, kmhPer1000RPM: Double)] = [
        (18, 8), (34, 15), (52, 22), (72, 30), (.infinity, 40),
    ]

    func rpm(speedKmh: Double, idleRPM: Double) -> Double {
        guard speedKmh > 0 else { return idleRPM }
        let gear = Self.gears.first { speedKmh <= $0.upToKmh } ?? (0, 40)
        return max(idleRPM, 1000 * speedKmh / gear.kmhPer1000RPM)
    }

    /// In g/s, at most so much in each revolution.
    func fullAir(rpm: Double, celsius: Double, day: Double) -> Double {
        usualFullAir(rpm: rpm, celsius: celsius) * (1 - 0.35 * degree(.airFilter, day: day))
    }

    /// The same with a clean air filter. The throttle makes up for a dirty one, except at full load.
    func usualFullAir(rpm: Double, celsius: Double) -> Double {
        litres * rpm / 120 * 1.184 * 0.88 * 298 / (celsius + 273)
    }

    /// The power at the wheels in W.
    func power(speedKmh: Double, acceleration: Double, isWinter: Bool, day: Double) -> Double {
        let speed = speedKmh / 3.6
        let rolling = 0.010 * (isWinter ? 1.1 : 1) * (1 + 1.6 * degree(.consumption, day: day))
        return (massKg * (9.81 * rolling + 1.04 * acceleration) + 0.6 * dragArea * speed * speed) * speed
    }

    /// The correction that the mixture needs, in percent: how much less fuel arrives than the air that the ECU knows of needs.
    func correctionPercent(air: Double, measured: Double, day: Double) -> Double {
        // A weak pump lacks pressure where much fuel is needed.
        let supply = 1 - 0.7 * degree(.fuelPump, day: day) * min(1, air / (25 * litres))
        return 100 * (air / (measured * supply) - 1)
    }
}
