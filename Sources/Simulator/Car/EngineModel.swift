import Glibc
import Telemetry

/// A model of a naturally aspirated 1.6 L gasoline engine with a six-speed gearbox in a car of 1400 kg: what the
/// sensors measure at a given time of a drive. All functions depend only on the time, and are continuous.
struct EngineModel: Sendable {
    let cycle: DriveCycle
    /// False if the car stands with the ignition on and the engine off.
    var runs = true
    var traits = EngineTraits()
    /// Nil if the ignition always stays on.
    var ignition: IgnitionSchedule?
    /// The time during which the cooling has failed.
    var overheats: Range<Double>?
    /// The time during which the alternator supplies nothing and the battery is weak.
    var lacksCharge: Range<Double>?

    static let idleRPM = 800.0
    private static let crankingRPM = 220.0
    private static let wattsPerRPM = 16.2
    /// The speed in km/h at 1000 rpm, and the speed in km/h around which the next gear is engaged.
    private static let gears: [(kmhPer1000RPM: Double, upToKmh: Double)] = [
        (8, 16), (14.5, 31), (21.5, 46), (29.5, 64), (38, 88), (46, .infinity),
    ]
    /// Each gear change is spread over this many km/h, so that the engine speed has no steps.
    private static let shiftWidthKmh = 5.0

    private static let massKg = 1400.0
    private static let rollingCoefficient = 0.011
    private static let gravity = 9.81
    /// Half of 1.2 kg/m³ times a drag area of 0.65 m².
    private static let dragFactor = 0.39
    /// The efficiency of additional fuel, from tank to wheel.
    private static let efficiency = 0.34
    private static let fuelJoulesPerGram = 43_000.0
    private static let airFuelRatio = 14.7
    /// The air that the engine needs to keep itself turning at idle speed, in g/s.
    static let idleAirFlow = 2.5

    func speedKmh(at seconds: Double) -> Double { cycle.speedKmh(at: seconds) }

    func engineRPM(at seconds: Double) -> Double { state(at: seconds).rpm }

    /// Returns the mass air flow in g/s.
    func massAirFlow(at seconds: Double) -> Double { massAirFlow(state(at: seconds)) }

    /// The state from which all other values follow.
    struct State {
        let seconds: Double
        let speedKmh: Double
        /// The power at the wheels in W; negative when the car pushes its engine.
        let power: Double
        /// The engine speed; 0 while the engine is stopped.
        let rpm: Double
    }

    func state(at seconds: Double) -> State {
        let (speedKmh, acceleration, gradePercent) = cycle.state(at: seconds)
        let speed = speedKmh / 3.6
        let grade = gradePercent / 100
        let rolling = Self.rollingCoefficient * Self.massKg * Self.gravity
        let climbing = grade == 0 ? 0 : Self.massKg * Self.gravity * grade / (1 + grade * grade).squareRoot()
        let force = rolling + climbing + Self.dragFactor * speed * speed + Self.massKg * acceleration
        let rpm = engineRPM(speedKmh: speedKmh, power: force * speed, seconds: seconds)
        return State(seconds: seconds, speedKmh: speedKmh, power: force * speed, rpm: rpm)
    }

    private func engineRPM(speedKmh: Double, power: Double, seconds: Double) -> Double {
        guard turns(speedKmh: speedKmh, power: power, seconds: seconds) else { return 0 }
        if let ignition, ignition.isCranking(at: seconds) { return Self.crankingRPM }
        let idle = Self.idleRPM + 25 * ripple(seconds, periodS: 2.5)
        guard speedKmh > 0 else { return idle }
        var rpm = 1000 * speedKmh / Self.gears[0].kmhPer1000RPM
        for (gear, next) in zip(Self.gears, Self.gears.dropFirst()) {
            let into = (speedKmh - gear.upToKmh) / Self.shiftWidthKmh + 0.5
            guard into > 0 else { break }
            let share = min(1, into)
            rpm += (1000 * speedKmh / next.kmhPer1000RPM - rpm) * share * share * (3 - 2 * share)
        }
        // Below idle speed the clutch slips; for more power the gearbox of a modern car shifts down.
        return max(idle, rpm, traits.isModern ? power / Self.wattsPerRPM : 0)
    }

    /// Returns the mass air flow in g/s.
    func massAirFlow(_ state: State) -> Double {
        guard state.rpm > 0 else { return 0 }
        if traits.compressesAir { return compressedAirFlow(state) }
        let turning = Self.idleAirFlow * state.rpm / Self.idleRPM
        if state.power >= 0 {
            return turning + state.power / Self.efficiency / Self.fuelJoulesPerGram * Self.airFuelRatio
        }
        // When the car pushes it, the engine needs less air, down to half.
        return turning * (1 - 0.5 * min(1, -state.power / 10_000))
    }

    /// Returns the coolant temperature in °C. It rises to 90 °C, from 20 °C or from what remains of the previous drive;
    /// without cooling it rises further.
    func coolantC(at seconds: Double) -> Double {
        guard runs else { return 20 }
        let start = ignition?.coolantCAtStart(at: seconds) ?? 20
        let usual = start + (90 - start) * (1 - exp(-max(0, ignition?.secondsOn(at: seconds) ?? seconds) / 240))
        guard let overheats, overheats.contains(seconds) else { return usual }
        return max(usual, min(Self.hottestC, usual + (seconds - overheats.lowerBound) / 2))
    }

    private static let hottestC = 130.0

    func moduleVoltage(at seconds: Double) -> Double {
        guard runs else { return 12.4 }
        if let ignition, ignition.isCranking(at: seconds) { return 9.8 - ignition.dipV(at: seconds) }
        if let lacksCharge, lacksCharge.contains(seconds) {
            return max(11.4, 12.6 - (seconds - lacksCharge.lowerBound) / 50)
        }
        // A hybrid's high-voltage battery charges the 12 V battery.
        guard traits.isHybrid || traits.isElectric || engineRPM(at: seconds) > 0 else { return 12.3 }
        return 14.1 + 0.04 * ripple(seconds, periodS: 6) + 0.015 * ripple(seconds, periodS: 1.5)
    }

    /// Returns the battery voltage with the ignition off, which slowly falls to its resting value.
    func restingVoltage(at seconds: Double) -> Double {
        guard let ignition else { return 12.1 }
        if let lacksCharge, lacksCharge.contains(seconds) { return 11.3 }
        return 12.2 + 0.4 * exp(-ignition.secondsOff(at: seconds) / 7200)
    }

    /// Returns a sine wave whose period divides the cycle's duration, so that every loop is the same.
    private func ripple(_ seconds: Double, periodS: Double) -> Double {
        sin(2 * .pi * cycle.phase(at: seconds) / periodS)
    }

    /// The signals that the car can measure. To add a sensor, add a row.
    static let sensors: [Signal: @Sendable (EngineModel, Double) -> Double] = [
        .vehicleSpeed: { $0.speedKmh(at: $1) },
        .engineSpeed: { $0.engineRPM(at: $1) },
        .massAirFlow: { $0.massAirFlow(at: $1) },
        .coolantTemperature: { $0.coolantC(at: $1) },
        .controlModuleVoltage: { $0.moduleVoltage(at: $1) },
        .adapterVoltage: { $0.moduleVoltage(at: $1) - 0.1 },
    ]
}
