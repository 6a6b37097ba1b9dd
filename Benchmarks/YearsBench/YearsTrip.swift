import Glibc
import Telemetry

/// A drive, simulated second by second: the samples that a trip records, at the rates of the poll table (speed, engine speed
/// and air once a second instead of ten times, which no indicator depends on).
struct YearsTrip {
    let car: YearsCar
    /// Since the first day.
    let day: Double
    let ambientC: Double
    let startC: Double
    let parkedHours: Double
    let style: Double
    let isWinter: Bool

    private(set) var samples: [Sample] = []
    private(set) var coolantC: Double
    private(set) var seconds = 0.0
    /// What the codes depend on.
    private(set) var idleTrims: [Double] = []
    private(set) var cruiseTrims: [Double] = []
    private(set) var restingV = 12.6
    private(set) var crankingV = 10.5
    private(set) var fuelGrams = 0.0
    private var speedKmh = 0.0
    private var intakeC: Double
    private var tripTrim: Double
    private var adaptedIdle: Double
    private var airWas = 0.0

    init(
        car: YearsCar, day: Double, ambientC: Double, startC: Double, parkedHours: Double, style: Double,
        isWinter: Bool,
        chance: inout Chance
    ) {
        self.car = car
        self.day = day
        self.ambientC = ambientC
        self.startC = startC
        self.parkedHours = parkedHours
        self.style = style
        self.isWinter = isWinter
        coolantC = startC
        intakeC = ambientC + 3
        tripTrim = car.trimOffset + chance.noise(1.0 * car.noise)
        adaptedIdle = YearsCar.idleRPM + chance.noise(6 * car.noise)
    }

    private mutating func add(_ signal: Signal, _ value: Double, step: Double, after offset: Double = 0) {
        let time = Instant(nanoseconds: Int64((seconds + offset) * 1e9))
        samples.append(Sample(signal, (value / step).rounded() * step, at: time))
    }

    /// Ignition on, and cranking.
    mutating func start(_ chance: inout Chance) {
        let aged = car.degree(.battery, day: day)
        let surfaceV = parkedHours < 2 ? 0.15 : 0
        restingV = 12.62 - 0.9 * aged + 0.003 * (ambientC - 15) + surfaceV + chance.noise(0.035 * car.noise)
        let dip = 1.9 * (1 + 0.012 * (20 - ambientC)) * (1 + 0.9 * aged)
        crankingV = restingV - dip + chance.noise(0.15 * car.noise)
        for _ in 0..<8 {
            add(.adapterVoltage, restingV + chance.noise(0.02), step: 0.1)
            add(.engineSpeed, 0, step: 0.25, after: 0.1)
            add(.vehicleSpeed, 0, step: 1, after: 0.2)
            seconds += 1
        }
        add(.adapterVoltage, crankingV, step: 0.1)
        add(.engineSpeed, 210, step: 0.25, after: 0.1)
        seconds += 1
    }

    /// - Parameter forS: how long at most.
    mutating func drive(to targetKmh: Double, forS: Double, floors: Bool = false, _ chance: inout Chance) {
        let end = seconds + forS
        while seconds < end {
            let most = (floors ? 3.2 : 1.1 * style) / (1 + speedKmh / 120)
            let wanted = min(most, max(-1.6 * style, (targetKmh - speedKmh) / 3.6))
            second(acceleration: wanted, &chance)
        }
    }

    private mutating func second(acceleration wanted: Double, _ chance: inout Chance) {
        var acceleration = wanted
        let cold = max(0, 70 - coolantC) / 70
        let cooling = ambientC > 23 ? 1.0 : 0
        let idleRPM = adaptedIdle + 350 * cold + 30 * cooling + chance.noise(7 * car.noise)
        let rpm = car.rpm(speedKmh: speedKmh, idleRPM: idleRPM)
        let full = car.fullAir(rpm: rpm, celsius: ambientC, day: day)
        var air = air(acceleration, rpm: rpm, cold: cold, cooling: cooling)
        while air > full, acceleration > -0.5 {
            acceleration -= 0.1
            air = min(max(full, 0), self.air(acceleration, rpm: rpm, cold: cold, cooling: cooling))
            if acceleration <= -0.5 { break }
        }
        air = min(air, full)
        let fuel = air / 14.7 * (1 + 0.15 * cold)
        fuelGrams += fuel
        heat(fuel: fuel)
        intakeC += (ambientC + (speedKmh > 40 ? 4 : 14) - intakeC) / 90
        record(air: air, full: full, rpm: rpm, &chance)
        speedKmh = max(0, speedKmh + 3.6 * acceleration)
        if speedKmh < 0.8, wanted <= 0 { speedKmh = 0 }
        seconds += 1
        airWas = air
    }

    private func air(_ acceleration: Double, rpm: Double, cold: Double, cooling: Double) -> Double {
        let power = car.power(speedKmh: speedKmh, acceleration: acceleration, isWinter: isWinter, day: day)
        // What turns the engine, its accessories and the air conditioning; then the wheels.
        let turning = car.litres * (1.6 + 0.9 * cold + 0.35 * cooling) * rpm / YearsCar.idleRPM
        return max(0.5 * turning, turning + power / (0.36 * 43_000) * 14.7)
    }

    /// Of engine and coolant: heat from the fuel, losses, and the thermostat, which opens from 86 to 92 °C. A thermostat that
    /// does not close leaks to the radiator, the more the faster the car is.
    private mutating func heat(fuel: Double) {
        let gain = 0.31 * fuel * 43_000
        let open = min(1, max(0, (coolantC - 86) / 6))
        let leak = 0.5 * car.degree(.thermostat, day: day)
        let radiator = (150 + 9 * speedKmh) * max(open, leak)
        let loss = (8 + 0.12 * speedKmh + radiator + (coolantC > 97 ? 400 : 0)) * (coolantC - ambientC)
        coolantC += (gain - loss) / (48_000 * car.litres)
    }

    private mutating func record(air: Double, full: Double, rpm: Double, _ chance: inout Chance) {
        let tick = Int(seconds)
        // Unmetered air, which the vacuum of the idling engine draws in: less at speed.
        let pressureKPa = min(100, 100 * air / car.usualFullAir(rpm: rpm, celsius: ambientC))
        let leak = car.degree(.vacuumLeak, day: day) * 0.9 * car.litres * max(0, 1 - pressureKPa / 100)
        let metered = max(0.2, air - leak) * (1 - 0.33 * car.degree(.airFlowSensor, day: day))
        add(.vehicleSpeed, speedKmh, step: 1)
        add(.engineSpeed, rpm, step: 0.25, after: 0.03)
        if car.hasAirFlow {
            add(.massAirFlow, metered * (1 + chance.noise(0.015 * car.noise)), step: 0.01, after: 0.06)
        } else {
            add(.intakeManifoldPressure, pressureKPa, step: 1, after: 0.06)
        }
        if tick % 2 == 0 {
            add(.engineLoad, 100 * min(1, metered / (car.litres * rpm / 120 * 1.184 * 0.9)), step: 0.4, after: 0.1)
            add(.throttlePosition, 12 + 75 * air / full, step: 0.4, after: 0.13)
            add(.fuelSystemStatus, coolantC < 30 && seconds < 60 ? 1 : 2, step: 1, after: 0.16)
        }
        if tick % 10 == 0 { add(.coolantTemperature, coolantC + chance.noise(0.4), step: 1, after: 0.2) }
        if tick % 6 == 0 {
            let charging = 14.25 - 0.008 * (ambientC - 15) + chance.noise(0.08 * car.noise)
            add(.adapterVoltage, charging, step: 0.1, after: 0.23)
        }
        if tick % 5 == 0, car.hasAirFlow { add(.intakeManifoldPressure, pressureKPa, step: 1, after: 0.26) }
        if tick % 10 == 5 { trim(air: air, measured: car.hasAirFlow ? metered : air, &chance) }
        if tick % 30 == 0 { add(.intakeAirTemperature, intakeC, step: 1, after: 0.4) }
        if tick % 60 == 0, car.hasAmbient {
            add(.ambientTemperature, ambientC + chance.noise(0.7), step: 1, after: 0.43)
        }
        if car.hasNarrowSensors { oxygen(tick, &chance) }
    }

    private mutating func trim(air: Double, measured: Double, _ chance: inout Chance) {
        let needed = tripTrim + car.correctionPercent(air: air, measured: measured, day: day)
        let long = min(30, max(-30, needed)) + chance.noise(0.6)
        let short = chance.noise(1.8 * car.noise)
        for bank in 0..<(car.hasSecondBank ? 2 : 1) {
            add(Signal.shortTermFuelTrims[bank], short, step: 0.78, after: 0.3)
            add(Signal.longTermFuelTrims[bank], long + Double(bank) * 0.8, step: 0.78, after: 0.33)
        }
        if coolantC > 60 {
            if speedKmh == 0 { idleTrims.append(needed) } else if speedKmh > 45 { cruiseTrims.append(needed) }
        }
    }

    private mutating func oxygen(_ tick: Int, _ chance: inout Chance) {
        if tick % 5 == 0 {
            let swing = 0.04 + 0.30 * car.degree(.catalyst, day: day)
            let rear = 0.68 + (chance.happens(0.5) ? swing : -swing) + chance.noise(0.02 * car.noise)
            add(Signal.oxygenSensorVoltagesBank1[1], min(1.1, max(0.02, rear)), step: 0.005, after: 0.5)
        }
        guard tick % 60 < 5 else { return }
        for tenth in 0..<10 {
            let phase = (seconds + Double(tenth) / 10) * 0.9
            let isRich = phase.truncatingRemainder(dividingBy: 1) < 0.5
            add(
                Signal.oxygenSensorVoltagesBank1[0], (isRich ? 0.8 : 0.12) + chance.noise(0.03), step: 0.005,
                after: Double(tenth) / 10)
        }
    }
}
