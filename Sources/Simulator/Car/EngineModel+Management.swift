import Telemetry

// Only the mathematics that the standard library lacks.
import func Glibc.exp

/// Engine operation: when the engine turns, and its fuel and air.
extension EngineModel {
    static let displacementL = 1.6
    static let cylinders = 4.0
    /// Volumetric efficiency of modern engines: the fraction of the displacement that is filled with air at intake
    /// pressure and temperature.
    static let volumetricEfficiency = 0.85
    static let intakeC = 28.0
    /// The intake pressure at full load, in kPa.
    private static let highestPressure = 160.0

    /// Overrun: below this speed the engine burns fuel even if the car pushes it.
    private static let overrunRPM = 1300.0
    private static let overrunPower = -1000.0
    /// A hybrid's engine stops if speed (km/h) and power (W) are both below these values.
    private static let hybridKmh = 45.0
    private static let hybridPower = 12_000.0
    /// How long a car has stood when its engine stops, and how long before it moves off the engine starts, in seconds.
    private static let (stopsAfterS, startsBeforeS) = (1.5, 0.7)

    func turns(speedKmh: Double, power: Double, seconds: Double) -> Bool {
        guard runs, ignition?.engineIsOn(at: seconds) ?? true else { return false }
        if traits.isElectric { return false }
        if traits.isHybrid { return speedKmh > Self.hybridKmh || power > Self.hybridPower }
        guard traits.stopsWithCar, speedKmh == 0, cycle.distanceKm(at: seconds) > 0 else { return true }
        return [-Self.stopsAfterS, Self.startsBeforeS].contains { cycle.speedKmh(at: seconds + $0) > 0 }
    }

    /// Whether the car pushes the engine, which then gets no fuel.
    func isFuelCut(_ state: State) -> Bool {
        state.rpm > Self.overrunRPM && state.power < Self.overrunPower
    }

    /// Returns the fuel mass flow in g/s.
    func fuelMassFlow(_ state: State) -> Double {
        guard !isFuelCut(state) else { return 0 }
        guard traits.isModern else { return massAirFlow(state) / VirtualFuel.gasoline.airFuelRatio }
        return massAirFlow(state) / (traits.fuel.airFuelRatio * lambda(state))
    }

    func fuelLitresPerSecond(at seconds: Double) -> Double {
        fuelMassFlow(state(at: seconds)) / (traits.isModern ? traits.fuel : .gasoline).gramsPerLitre
    }

    /// Returns the lambda that the ECU commands; 1 if there is no mixture.
    func lambda(_ state: State) -> Double {
        guard traits.isModern else { return 1 }
        if traits.compressesAir {
            let fuel = leanFuelFlow(state)
            return fuel > 0 ? massAirFlow(state) / (traits.fuel.airFuelRatio * fuel) : 1
        }
        let enrichment = min(1, max(0, (load(state) - 0.75) / 0.2))
        let atLoad = 1 - 0.13 * enrichment * enrichment * (3 - 2 * enrichment)
        return isOpenLoopCold(state) ? min(atLoad, 1 - 0.18 * exp(-state.seconds / 60)) : atLoad
    }

    /// Whether the engine runs in open loop because the sensor before the catalyst is still cold.
    func isOpenLoopCold(_ state: State) -> Bool { traits.feelsCold && state.seconds < Self.openLoopS }

    private static let openLoopS = 100.0

    /// Returns the temperature of the air in the cylinders in °C. It is between intake and coolant temperature, and
    /// closer to the coolant's the less air flows.
    private func chargeC(_ state: State, coolantC: Double) -> Double {
        let share = 0.15 + 0.4 * exp(-massAirFlow(state) / 8)
        return Self.intakeC + share * (coolantC - Self.intakeC)
    }

    /// Returns the ratio of the charge temperature to that of the warm engine, for which `volumetricEfficiency` holds.
    private func chargeTemperatureRatio(_ state: State) -> Double {
        guard traits.feelsCold else { return 1 }
        return (chargeC(state, coolantC: coolantC(at: state.seconds)) + 273.15)
            / (chargeC(state, coolantC: 90) + 273.15)
    }

    /// Returns the fuel mass flow of a diesel in g/s: what it needs to keep turning, and for the power at the wheels.
    private func leanFuelFlow(_ state: State) -> Double {
        0.11 * state.rpm / Self.idleRPM + max(0, state.power) / 0.40 / 42_600
    }

    /// Returns the air mass flow of a diesel in g/s; lambda is kept between 2 and 6.
    func compressedAirFlow(_ state: State) -> Double {
        let drawn = state.rpm / 120 * Self.displacementL * (1 + max(0, state.power) / 40_000)
        let stoichiometric = traits.fuel.airFuelRatio * leanFuelFlow(state)
        return min(6 * stoichiometric, max(2 * stoichiometric, drawn))
    }

    /// Returns the absolute intake pressure of a modern engine in kPa, by the ideal gas law.
    func intakePressure(_ state: State) -> Double {
        guard state.rpm > 0 else { return 101 }
        let perTurn = massAirFlow(state) * 120 / state.rpm
        return perTurn * 8.314 * (Self.intakeC + 273.15) * chargeTemperatureRatio(state)
            / (28.97 * Self.displacementL * Self.volumetricEfficiency)
    }

    /// Returns the air flow as a fraction of the possible one; 0 with the engine off.
    func load(_ state: State) -> Double {
        guard state.rpm > 0 else { return 0 }
        if traits.isModern { return min(1, intakePressure(state) / Self.highestPressure) }
        // Air with 1.184 g/L fills the cylinders once in two revolutions.
        return min(1, massAirFlow(state) / (Self.displacementL / 2 * 1.184 * state.rpm / 60))
    }

    /// Returns the throttle position in percent. A modern engine's throttle closes when the car pushes it.
    func throttle(_ state: State) -> Double {
        guard traits.isModern else { return 12 + 70 * load(state) }
        return 12 + (state.power > 0 ? 75 * (state.power / (state.power + 15_000)) : 0)
    }

    /// Returns the current from the hybrid battery in A; negative while it is charged.
    func hybridCurrent(_ state: State) -> Double {
        if traits.isElectric { return electricCurrent(state) }
        if state.rpm > 0 { return -6 }
        // Power that the battery cannot take is braked away.
        return max(-60, (state.power > 0 ? state.power / 0.88 : state.power * 0.6) / Self.hybridVoltage + 1.5)
    }

    static let hybridVoltage = 210.0
    static let electricVoltage = 380.0

    /// The traction battery's voltage in V.
    var batteryVoltage: Double { traits.isElectric ? Self.electricVoltage : Self.hybridVoltage }

    /// Returns the current from the traction battery of an electric car in A; negative while braking charges it. Heating,
    /// control modules and pumps take 600 W.
    private func electricCurrent(_ state: State) -> Double {
        let watts = (state.power > 0 ? state.power / 0.88 : state.power * 0.65) + 600
        return max(-150, watts / Self.electricVoltage)
    }
}

/// Which of a spark ignition engine's monitors have completed in a drive, by conditions like those of real cars.
struct MonitorRun {
    private static let (catalyst, oxygenSensor, oxygenSensorHeater, egr): (UInt8, UInt8, UInt8, UInt8) = (
        0x01, 0x20, 0x40, 0x80
    )

    /// Returns the bits of the completed monitors, as in byte D of PID 01.
    static func completed(_ engine: EngineModel, from start: Double, to end: Double) -> UInt8 {
        var (idleS, cruiseS, slowCruiseS, overrunS, overruns) = (0.0, 0.0, 0.0, 0.0, 0)
        var bits: UInt8 = 0
        let isCold = engine.coolantC(at: start) < 40
        for second in stride(from: start, to: end, by: 1) {
            let (speedKmh, acceleration, _) = engine.cycle.state(at: second)
            idleS = speedKmh == 0 ? idleS + 1 : 0
            if isCold, idleS >= 240, second - start < 600 { bits |= oxygenSensorHeater }
            guard engine.coolantC(at: second) > 75 else { continue }
            let isSteady = abs(acceleration) < 0.2
            if isSteady, (75...105).contains(speedKmh) { cruiseS += 1 }
            if isSteady, (55...95).contains(speedKmh) { slowCruiseS += 1 }
            overrunS = engine.isFuelCut(engine.state(at: second)) ? overrunS + 1 : 0
            if overrunS == 5 { overruns += 1 }
            if cruiseS >= 480 { bits |= catalyst }
            if slowCruiseS >= 300, overruns >= 2 { bits |= oxygenSensor }
            if slowCruiseS >= 120, overruns >= 3 { bits |= egr }
        }
        return bits
    }
}
