/// The signals of races, which only some games report: sectors, tires, fuel, gaps, flags, assistance, damage, weather.
extension Signal {
    /// The times of the first and second sector of the lap being driven, once they are complete.
    package static let sectorTimes = (1...2).map { Signal("sector\($0)Time", .seconds) }
    /// The time to other cars; the leader has no gap to the leader.
    package static let gapAhead = Signal("gapAhead", .seconds)
    package static let gapBehind = Signal("gapBehind", .seconds)
    package static let gapLeader = Signal("gapLeader", .seconds)
    /// The length of a lap, or of a stage.
    package static let trackLength = Signal("trackLength", .metres)
    /// 0 is none, 1 green, 2 blue, 3 yellow, 4 two yellow ones, 5 red, 6 white, 7 black, 8 the checkered one.
    package static let raceFlag = Signal("raceFlag", .none)
    /// 0 is none, 1 a full one, 2 a virtual one, 3 a formation lap.
    package static let safetyCar = Signal("safetyCar", .none)
    /// 1 on the way into the pits and in them.
    package static let inPit = Signal("inPit", .none)
    package static let pitLimiter = Signal("pitLimiter", .none)

    /// 7 is intermediate, 8 wet, 16 soft, 17 medium, 18 hard, as F1 numbers what the color of a tire says.
    package static let tireCompound = Signal("tireCompound", .none)
    package static let tireAge = Signal("tireAge", Unit("laps"))
    /// The temperature inside of the tires; `tireTemperatures` are those of the surface.
    package static let tireInnerTemperatures = wheels.map { Signal("tireInnerTemperature\($0)", .degreesCelsius) }
    /// The temperatures of the left, middle and right part of the tread, as seen from behind.
    package static let tireLeftTemperatures = wheels.map { Signal("tireLeftTemperature\($0)", .degreesCelsius) }
    package static let tireCenterTemperatures = wheels.map { Signal("tireCenterTemperature\($0)", .degreesCelsius) }
    package static let tireRightTemperatures = wheels.map { Signal("tireRightTemperature\($0)", .degreesCelsius) }

    /// For how many laps the fuel lasts beyond the end of the race; negative if it does not last until then.
    package static let fuelRemainingLaps = Signal("fuelRemainingLaps", Unit("laps"))
    package static let fuelMass = Signal("fuelMass", Unit("kg"))
    package static let fuelVolume = Signal("fuelVolume", .litres)
    /// The share of a full tank that the last lap needed.
    package static let fuelPerLap = Signal("fuelPerLap", .percent)
    package static let oilPressure = Signal("oilPressure", .kilopascals)

    /// The engine speed from which to shift: that of the first light.
    package static let shiftEngineSpeed = Signal("shiftEngineSpeed", .revolutionsPerMinute)
    /// How many of the shift lights are on.
    package static let shiftLights = Signal("shiftLights", .percent)
    package static let suggestedGear = Signal("suggestedGear", .none)

    /// 1 while the drag reduction system is open, and while it may be opened.
    package static let dragReduction = Signal("dragReduction", .none)
    package static let dragReductionAllowed = Signal("dragReductionAllowed", .none)
    /// The energy store of a hybrid, and what was used of it in this lap.
    package static let hybridEnergy = Signal("hybridEnergy", Unit("MJ"))
    package static let hybridEnergyUsed = Signal("hybridEnergyUsed", Unit("MJ"))
    package static let hybridMode = Signal("hybridMode", .none)
    /// 1 while anti-lock brakes or traction control intervene.
    package static let absActive = Signal("absActive", .none)
    package static let tractionControlActive = Signal("tractionControlActive", .none)
    /// How much these help, as the game numbers it; 0 is off.
    package static let absLevel = Signal("absLevel", .none)
    package static let tractionControlLevel = Signal("tractionControlLevel", .none)
    package static let brakeBias = Signal("brakeBias", .percent)

    package static let engineDamage = Signal("engineDamage", .percent)
    package static let gearboxDamage = Signal("gearboxDamage", .percent)
    package static let bodyDamage = Signal("bodyDamage", .percent)
    /// Of wings, floor and sides together where a game does not tell them apart.
    package static let aeroDamage = Signal("aeroDamage", .percent)
    package static let frontLeftWingDamage = Signal("frontLeftWingDamage", .percent)
    package static let frontRightWingDamage = Signal("frontRightWingDamage", .percent)
    package static let rearWingDamage = Signal("rearWingDamage", .percent)
    package static let floorDamage = Signal("floorDamage", .percent)
    package static let tireDamages = wheels.map { Signal("tireDamage\($0)", .percent) }
    package static let brakeDamages = wheels.map { Signal("brakeDamage\($0)", .percent) }
    package static let suspensionDamages = wheels.map { Signal("suspensionDamage\($0)", .percent) }

    package static let trackTemperature = Signal("trackTemperature", .degreesCelsius)
    /// 0 is clear, 1 light cloud, 2 overcast, 3 light rain, 4 heavy rain, 5 a storm.
    package static let weather = Signal("weather", .none)
    package static let rain = Signal("rain", .percent)
}

extension GameSignal {
    /// The rows of the signals of races.
    static let ofRaces: [GameSignal] =
        [
            slow(.gapAhead, 1000, upTo: 1e6), slow(.gapBehind, 1000, upTo: 1e6), slow(.gapLeader, 1000, upTo: 1e6),
            slow(.lapSector, upTo: 100), slow(.trackLength, 10, upTo: 1e6), slow(.raceFlag, upTo: 20),
            slow(.safetyCar, upTo: 20),
            slow(.inPit, upTo: 1), slow(.pitLimiter, upTo: 1), slow(.tireCompound, upTo: 255),
            slow(.tireAge, upTo: 255),
            slow(.fuelRemainingLaps, 100, upTo: 1e5), slow(.fuelMass, 100, upTo: 1e5),
            slow(.fuelVolume, 100, upTo: 1e5), slow(.fuelPerLap, 100, upTo: 100), slow(.oilPressure, upTo: 1e5),
            slow(.engineOilTemperature, upTo: 5000), slow(.ambientTemperature, upTo: 1000),
            slow(.shiftEngineSpeed, upTo: 100_000), slow(.shiftLights, upTo: 255), slow(.suggestedGear, upTo: 20),
            slow(.dragReduction, upTo: 255), slow(.dragReductionAllowed, upTo: 255),
            slow(.hybridEnergy, 100, upTo: 1e5), slow(.hybridEnergyUsed, 100, upTo: 1e5), slow(.hybridMode, upTo: 255),
            slow(.absActive, upTo: 255), slow(.tractionControlActive, upTo: 255), slow(.absLevel, upTo: 255),
            slow(.tractionControlLevel, upTo: 255), slow(.brakeBias, upTo: 255), slow(.trackTemperature, upTo: 1000),
            slow(.weather, upTo: 255), slow(.rain, upTo: 255),
        ]
        + Signal.sectorTimes.map { slow($0, 1000, upTo: 1e6) }
        + [
            Signal.tireInnerTemperatures, Signal.tireLeftTemperatures, Signal.tireCenterTemperatures,
            Signal.tireRightTemperatures,
        ].joined().map { slow($0, 10, upTo: 7000) }
        + ([
            .engineDamage, .gearboxDamage, .bodyDamage, .aeroDamage, .frontLeftWingDamage, .frontRightWingDamage,
            .rearWingDamage, .floorDamage,
        ] + Signal.tireDamages + Signal.brakeDamages + Signal.suspensionDamages).map { slow($0, 1, upTo: 255) }
}
