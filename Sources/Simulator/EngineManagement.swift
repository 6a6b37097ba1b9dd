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

    func turns(at seconds: Double) -> Bool {
        guard runs, ignition?.engineIsOn(at: seconds) ?? true else { return false }
        if traits.isHybrid {
            return cycle.speedKmh(at: seconds) > Self.hybridKmh || wheelPower(at: seconds) > Self.hybridPower
        }
        guard traits.stopsWithCar, cycle.distanceKm(at: seconds) > 0 else { return true }
        return [-Self.stopsAfterS, 0, Self.startsBeforeS].contains { cycle.speedKmh(at: seconds + $0) > 0 }
    }

    /// The car pushes the engine, which gets no fuel.
    func isFuelCut(at seconds: Double) -> Bool {
        engineRPM(at: seconds) > Self.overrunRPM && wheelPower(at: seconds) < Self.overrunPower
    }

    /// g/s.
    func fuelMassFlow(at seconds: Double) -> Double {
        guard !isFuelCut(at: seconds) else { return 0 }
        guard traits.isModern else { return massAirFlow(at: seconds) / VirtualFuel.gasoline.airFuelRatio }
        return massAirFlow(at: seconds) / (traits.fuel.airFuelRatio * lambda(at: seconds))
    }

    func fuelLitresPerSecond(at seconds: Double) -> Double {
        fuelMassFlow(at: seconds) / (traits.isModern ? traits.fuel : .gasoline).gramsPerLitre
    }

    /// Of the mixture that the ECU aims at; 1 while there is none.
    func lambda(at seconds: Double) -> Double {
        guard traits.isModern else { return 1 }
        if traits.compressesAir {
            let rpm = engineRPM(at: seconds)
            let fuel = leanFuelFlow(rpm: rpm, power: wheelPower(at: seconds))
            return fuel > 0 ? massAirFlow(at: seconds) / (traits.fuel.airFuelRatio * fuel) : 1
        }
        let enrichment = min(1, max(0, (load(at: seconds) - 0.75) / 0.2))
        return 1 - 0.13 * enrichment * enrichment * (3 - 2 * enrichment)
    }

    /// g/s that a diesel needs: to turn itself, and for the wheels.
    private func leanFuelFlow(rpm: Double, power: Double) -> Double {
        0.11 * rpm / Self.idleRPM + max(0, power) / 0.40 / 42_600
    }

    /// g/s; lambda is held between 2 and 6.
    func compressedAirFlow(rpm: Double, power: Double) -> Double {
        let drawn = rpm / 120 * Self.displacementL * 1.0 * (1 + max(0, power) / 25_000)
        let stoichiometric = 14.5 * leanFuelFlow(rpm: rpm, power: power)
        return min(6 * stoichiometric, max(2 * stoichiometric, drawn))
    }

    /// kPa, absolute, by the law of ideal gases; a modern engine's.
    func intakePressure(at seconds: Double) -> Double {
        let rpm = engineRPM(at: seconds)
        guard rpm > 0 else { return 101 }
        let perStroke = massAirFlow(at: seconds) * 120 / rpm
        return perStroke * 8.314 * (Self.intakeC + 273.15)
            / (28.97 * Self.displacementL * Self.volumetricEfficiency)
    }

    /// The air that flows as a share of what could; 0 with the engine off.
    func load(at seconds: Double) -> Double {
        let rpm = engineRPM(at: seconds)
        guard rpm > 0 else { return 0 }
        if traits.isModern { return min(1, intakePressure(at: seconds) / Self.highestPressure) }
        // Air of 1.184 g/L fills the cylinders in two turns.
        return min(1, massAirFlow(at: seconds) / (Self.displacementL / 2 * 1.184 * rpm / 60))
    }

    /// Percent. A modern engine's closes when the car pushes.
    func throttle(at seconds: Double) -> Double {
        guard traits.isModern else { return 12 + 70 * load(at: seconds) }
        let power = wheelPower(at: seconds)
        return 12 + (power > 0 ? 75 * (power / (power + 15_000)) : 0)
    }

    /// A, out of the driving battery; negative into it.
    func hybridCurrent(at seconds: Double) -> Double {
        let power = wheelPower(at: seconds)
        if turns(at: seconds) { return -6 }
        return (power > 0 ? power / 0.88 : power * 0.6) / Self.hybridVoltage + 1.5
    }

    static let hybridVoltage = 210.0
}
