import Glibc
import Synchronization
import Telemetry

/// A naturally aspirated gasoline engine of 1.6 L, a six-speed gearbox and a car of 1400 kg: what the sensors show
/// at a point of a drive. All functions are continuous and depend on nothing but the time.
struct EngineModel: Sendable {
    let cycle: DriveCycle
    /// False of a car that stands with its ignition on.
    var runs = true
    var burnsDiesel = false

    private static let idleRPM = 800.0
    /// km/h at 1000 rpm, and the speed around which the next gear is taken.
    private static let gears: [(kmhPer1000RPM: Double, upToKmh: Double)] = [
        (8, 16), (14.5, 31), (21.5, 46), (29.5, 64), (38, 88), (46, .infinity),
    ]
    /// The change from gear to gear is spread over this many km/h, so that the engine speed has no steps.
    private static let shiftWidthKmh = 5.0

    private static let massKg = 1400.0
    private static let rollingCoefficient = 0.011
    private static let gravity = 9.81
    /// Half of 1.2 kg/m³ times a drag area of 0.65 m².
    private static let dragFactor = 0.39
    /// Of the marginal fuel, from the tank to the wheel.
    private static let efficiency = 0.34
    private static let fuelJoulesPerGram = 43_000.0
    private static let airFuelRatio = 14.7
    /// g/s of air that the engine needs to turn itself at idle speed.
    private static let idleAirFlow = 2.5

    func speedKmh(at seconds: Double) -> Double { cycle.speedKmh(at: seconds) }

    func engineRPM(at seconds: Double) -> Double {
        engineRPM(speedKmh: cycle.speedKmh(at: seconds), seconds: seconds)
    }

    private func engineRPM(speedKmh: Double, seconds: Double) -> Double {
        guard runs else { return 0 }
        let idle = Self.idleRPM + 25 * ripple(seconds, periodS: 2.5)
        guard speedKmh > 0 else { return idle }
        var rpm = 1000 * speedKmh / Self.gears[0].kmhPer1000RPM
        for (gear, next) in zip(Self.gears, Self.gears.dropFirst()) {
            let into = (speedKmh - gear.upToKmh) / Self.shiftWidthKmh + 0.5
            guard into > 0 else { break }
            let share = min(1, into)
            rpm += (1000 * speedKmh / next.kmhPer1000RPM - rpm) * share * share * (3 - 2 * share)
        }
        // Below idle speed the clutch slips.
        return max(idle, rpm)
    }

    /// g/s.
    func massAirFlow(at seconds: Double) -> Double {
        let kmh = cycle.speedKmh(at: seconds)
        let turning = Self.idleAirFlow * engineRPM(speedKmh: kmh, seconds: seconds) / Self.idleRPM
        let speed = kmh / 3.6
        let rolling = Self.rollingCoefficient * Self.massKg * Self.gravity
        let force = rolling + Self.dragFactor * speed * speed + Self.massKg * cycle.acceleration(at: seconds)
        let power = force * speed
        if power >= 0 {
            return turning + power / Self.efficiency / Self.fuelJoulesPerGram * Self.airFuelRatio
        }
        // Pushed by the car, the engine needs less air, down to half.
        return turning * (1 - 0.5 * min(1, -power / 10_000))
    }

    /// Warms up from 20 °C to 90 °C.
    func coolantC(at seconds: Double) -> Double { runs ? 20 + 70 * (1 - exp(-max(0, seconds) / 240)) : 20 }

    func moduleVoltage(at seconds: Double) -> Double {
        guard runs else { return 12.4 }
        return 14.1 + 0.04 * ripple(seconds, periodS: 6) + 0.015 * ripple(seconds, periodS: 1.5)
    }

    /// A sine whose periods divide the cycles, so that a loop is like the one before.
    private func ripple(_ seconds: Double, periodS: Double) -> Double {
        sin(2 * .pi * cycle.phase(at: seconds) / periodS)
    }

    /// What the car can measure. To give it a sensor, add a row.
    static let sensors: [Signal: @Sendable (EngineModel, Double) -> Double] = [
        .vehicleSpeed: { $0.speedKmh(at: $1) },
        .engineSpeed: { $0.engineRPM(at: $1) },
        .massAirFlow: { $0.massAirFlow(at: $1) },
        .coolantTemperature: { $0.coolantC(at: $1) },
        .controlModuleVoltage: { $0.moduleVoltage(at: $1) },
        .adapterVoltage: { $0.moduleVoltage(at: $1) - 0.1 },
    ]
}

/// The integral of the fuel flow over a drive, from a table of one loop, which is made when it is first needed: most
/// programs that know the cars want only their names.
final class FuelIntegral: Sendable {
    private static let step = 0.05
    private static let gramsPerLitre = 745.0
    private static let airFuelRatio = 14.7

    private let engine: EngineModel
    private let made = Mutex<[Double]?>(nil)

    init(_ engine: EngineModel) { self.engine = engine }

    /// Litres since the loop began, every `step` seconds.
    private var table: [Double] {
        made.withLock { made in
            if let made { return made }
            let table = makeTable()
            made = table
            return table
        }
    }

    private func makeTable() -> [Double] {
        let count = Int((engine.cycle.durationS / Self.step).rounded(.up))
        var litres = [0.0]
        litres.reserveCapacity(count + 1)
        var flow = engine.massAirFlow(at: 0)
        for index in 0..<count {
            let start = Double(index) * Self.step
            let end = min(engine.cycle.durationS, start + Self.step)
            // The end of the loop is also the start of the next one, where the flow is the same.
            let next = engine.massAirFlow(at: end)
            let middle = engine.massAirFlow(at: (start + end) / 2)
            let air = (flow + 4 * middle + next) / 6 * (end - start)
            litres.append(litres[index] + air / Self.airFuelRatio / Self.gramsPerLitre)
            flow = next
        }
        return litres
    }

    /// Stoichiometric gasoline for the air that flowed since the start.
    func litres(at seconds: Double) -> Double {
        let table = table
        guard seconds > 0, let loop = table.last else { return 0 }
        let loops = (seconds / engine.cycle.durationS).rounded(.down)
        let phase = max(0, seconds - loops * engine.cycle.durationS)
        let index = min(Int(phase / Self.step), table.count - 2)
        let share = min(1, phase / Self.step - Double(index))
        return loops * loop + table[index] + (table[index + 1] - table[index]) * share
    }
}
