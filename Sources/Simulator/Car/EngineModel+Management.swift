// Mathematics only, which the standard library has not.
import func Glibc.exp

/// When the engine turns, and what it is given to burn.
extension EngineModel {
    static let displacementL = 1.6
    static let cylinders = 4.0
    /// Of modern engines, which fill so much of their displacement with air of the intake's pressure and temperature.
    static let volumetricEfficiency = 0.85
    static let intakeC = 28.0
    /// kPa in the intake at full load.
    private static let highestPressure = 160.0

    /// Slower it turns by its own fuel, when the car pushes it.
    private static let overrunRPM = 1300.0
    private static let overrunPower = -1000.0
    /// Below both a hybrid's engine stands.
    private static let hybridKmh = 45.0
    private static let hybridPower = 12_000.0
    /// How long a car has stood when its engine stops, and how long before it moves on the engine is started.
    private static let (stopsAfterS, startsBeforeS) = (1.5, 0.7)

    func turns(speedKmh: Double, power: Double, seconds: Double) -> Bool {
        guard runs, ignition?.engineIsOn(at: seconds) ?? true else { return false }
        if traits.isHybrid { return speedKmh > Self.hybridKmh || power > Self.hybridPower }
        guard traits.stopsWithCar, speedKmh == 0, cycle.distanceKm(at: seconds) > 0 else { return true }
        return [-Self.stopsAfterS, Self.startsBeforeS].contains { cycle.speedKmh(at: seconds + $0) > 0 }
    }

    /// The car pushes the engine, which gets no fuel.
    func isFuelCut(_ state: State) -> Bool {
        state.rpm > Self.overrunRPM && state.power < Self.overrunPower
    }

    /// g/s.
    func fuelMassFlow(_ state: State) -> Double {
        guard !isFuelCut(state) else { return 0 }
        guard traits.isModern else { return massAirFlow(state) / VirtualFuel.gasoline.airFuelRatio }
        return massAirFlow(state) / (traits.fuel.airFuelRatio * lambda(state))
    }

    func fuelLitresPerSecond(at seconds: Double) -> Double {
        fuelMassFlow(state(at: seconds)) / (traits.isModern ? traits.fuel : .gasoline).gramsPerLitre
    }

    /// Of the mixture that the ECU aims at; 1 while there is none.
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

    /// The sensor before the catalyst is not trusted yet.
    func isOpenLoopCold(_ state: State) -> Bool { traits.feelsCold && state.seconds < Self.openLoopS }

    private static let openLoopS = 100.0

    /// Of the air in the cylinders: between the intake's and the engine's, the nearer to this the less air flows.
    private func chargeC(_ state: State, coolantC: Double) -> Double {
        let share = 0.15 + 0.4 * exp(-massAirFlow(state) / 8)
        return Self.intakeC + share * (coolantC - Self.intakeC)
    }

    /// Against that of the warm engine, whose volumetric efficiency is `volumetricEfficiency`.
    private func chargeTemperatureRatio(_ state: State) -> Double {
        guard traits.feelsCold else { return 1 }
        return (chargeC(state, coolantC: coolantC(at: state.seconds)) + 273.15)
            / (chargeC(state, coolantC: 90) + 273.15)
    }

    /// g/s that a diesel needs: to turn itself, and for the wheels.
    private func leanFuelFlow(_ state: State) -> Double {
        0.11 * state.rpm / Self.idleRPM + max(0, state.power) / 0.40 / 42_600
    }

    /// g/s; lambda is held between 2 and 6.
    func compressedAirFlow(_ state: State) -> Double {
        let drawn = state.rpm / 120 * Self.displacementL * (1 + max(0, state.power) / 40_000)
        let stoichiometric = traits.fuel.airFuelRatio * leanFuelFlow(state)
        return min(6 * stoichiometric, max(2 * stoichiometric, drawn))
    }

    /// kPa, absolute, by the law of ideal gases; a modern engine's.
    func intakePressure(_ state: State) -> Double {
        guard state.rpm > 0 else { return 101 }
        let perTurn = massAirFlow(state) * 120 / state.rpm
        return perTurn * 8.314 * (Self.intakeC + 273.15) * chargeTemperatureRatio(state)
            / (28.97 * Self.displacementL * Self.volumetricEfficiency)
    }

    /// The air that flows as a share of what could; 0 with the engine off.
    func load(_ state: State) -> Double {
        guard state.rpm > 0 else { return 0 }
        if traits.isModern { return min(1, intakePressure(state) / Self.highestPressure) }
        // Air of 1.184 g/L fills the cylinders in two turns.
        return min(1, massAirFlow(state) / (Self.displacementL / 2 * 1.184 * state.rpm / 60))
    }

    /// Percent. A modern engine's closes when the car pushes.
    func throttle(_ state: State) -> Double {
        guard traits.isModern else { return 12 + 70 * load(state) }
        return 12 + (state.power > 0 ? 75 * (state.power / (state.power + 15_000)) : 0)
    }

    /// A, out of the driving battery; negative into it.
    func hybridCurrent(_ state: State) -> Double {
        if state.rpm > 0 { return -6 }
        // What the battery cannot take goes into the brakes.
        return max(-60, (state.power > 0 ? state.power / 0.88 : state.power * 0.6) / Self.hybridVoltage + 1.5)
    }

    static let hybridVoltage = 210.0
}
