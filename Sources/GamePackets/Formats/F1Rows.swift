import Telemetry

/// The fields of the packets of one year of F1: those of a car's block, or those after the header.
struct F1Rows {
    /// The packet format in the header.
    let format: Int

    /// Nil if packets of this kind are not read in this year.
    func rows(_ kind: F1Packets.Kind) -> [PacketField]? {
        switch kind {
        case .motion: motion
        case .session: session
        case .lapData: laps
        case .participants: format >= 2024 ? participants : nil
        case .carTelemetry: telemetry
        case .carStatus: status
        case .finalClassification: classification
        case .carDamage: format >= 2023 ? damage : nil
        }
    }

    private func wheels(
        _ name: String, _ type: FieldType, _ offset: Int, _ signals: [Signal]? = nil,
        _ conversion: PacketField.Conversion = .same
    ) -> [PacketField] {
        PacketField.wheels(
            name, type, offset, signals, conversion, order: PacketField.rearFirst, names: PacketField.shortNames)
    }

    private var telemetry: [PacketField] {
        // From 2026 on the temperature of the engine has one byte.
        let isShort = format >= 2026
        let shift = isShort ? -1 : 0
        return [
            PacketField("speed", .u16, 0, .vehicleSpeed), PacketField("throttle", .f32, 2, .throttle, .percent),
            PacketField("steer", .f32, 6, .steering, .percent), PacketField("brake", .f32, 10, .brake, .percent),
            PacketField("clutch", .u8, 14, .clutch), PacketField("gear", .s8, 15, .gear),
            PacketField("engineRPM", .u16, 16, .engineSpeed), PacketField("drs", .u8, 18, .dragReduction),
            PacketField("revLightsPercent", .u8, 19, .shiftLights), PacketField("revLightsBitValue", .u16, 20),
        ]
            + wheels("brakesTemp", .u16, 22, Signal.brakeTemperatures, .positive)
            + wheels("tyresSurfaceTemp", .u8, 30, Signal.tireTemperatures, .positive)
            + wheels("tyresInnerTemp", .u8, 34, Signal.tireInnerTemperatures, .positive)
            + [PacketField("engineTemp", isShort ? .u8 : .u16, 38, .coolantTemperature, .positive)]
            + wheels("tyresPressure", .f32, 40 + shift, Signal.tirePressures, .kilopascalsOfPSI)
            + wheels("surfaceType", .u8, 56 + shift)
    }

    private var motion: [PacketField] {
        // From 2026 on the accelerations are thousandths of g in two bytes.
        let isShort = format >= 2026
        let (type, size): (FieldType, Int) = isShort ? (.s16, 2) : (.f32, 4)
        let g = PacketField.Conversion.times(isShort ? 9.80665 / 1000 : 9.80665)
        return [
            PacketField("worldPositionX", .f32, 0, .positionX), PacketField("worldPositionY", .f32, 4, .positionY),
            PacketField("worldPositionZ", .f32, 8, .positionZ),
            PacketField("worldVelocityX", .f32, 12), PacketField("worldVelocityY", .f32, 16),
            PacketField("worldVelocityZ", .f32, 20), PacketField("worldForwardDirX", .s16, 24),
            PacketField("worldForwardDirY", .s16, 26), PacketField("worldForwardDirZ", .s16, 28),
            PacketField("worldRightDirX", .s16, 30), PacketField("worldRightDirY", .s16, 32),
            PacketField("worldRightDirZ", .s16, 34),
            PacketField("gForceLateral", type, 36, .lateralAcceleration, g),
            PacketField("gForceLongitudinal", type, 36 + size, .longitudinalAcceleration, g),
            PacketField("gForceVertical", type, 36 + 2 * size, .verticalAcceleration, g),
            PacketField("yaw", .f32, 36 + 3 * size, .yaw, .degreesOfRadians),
        ]
    }

    private var laps: [PacketField] {
        // From F1 23 on sectors have minutes and the distances to other cars precede; from F1 24 on these have minutes.
        let shift = format >= 2024 ? 8 : format >= 2023 ? 6 : 0
        let results = format >= 2024 ? 44 : format >= 2023 ? 42 : 35
        let times: [PacketField]
        switch format {
        case ...2022:
            times = [
                PacketField("sector1TimeInMS", .u16, 8, Signal.sectorTimes[0], .milliseconds),
                PacketField("sector2TimeInMS", .u16, 10, Signal.sectorTimes[1], .milliseconds),
            ]
        case 2023:
            times = [
                PacketField("sector1TimeMSPart", .u16, 8), PacketField("sector1TimeMinutesPart", .u8, 10),
                PacketField("sector2TimeMSPart", .u16, 11), PacketField("sector2TimeMinutesPart", .u8, 13),
                PacketField("deltaToCarInFrontMSPart", .u16, 14), PacketField("deltaToRaceLeaderMSPart", .u16, 16),
            ]
        default:
            times = [
                PacketField("sector1TimeMSPart", .u16, 8), PacketField("sector1TimeMinutesPart", .u8, 10),
                PacketField("sector2TimeMSPart", .u16, 11), PacketField("sector2TimeMinutesPart", .u8, 13),
                PacketField("deltaToCarInFrontMSPart", .u16, 14),
                PacketField("deltaToCarInFrontMinutesPart", .u8, 16),
                PacketField("deltaToRaceLeaderMSPart", .u16, 17),
                PacketField("deltaToRaceLeaderMinutesPart", .u8, 19),
            ]
        }
        return [
            PacketField("lastLapTimeInMS", .u32, 0, .lastLapTime, .milliseconds),
            PacketField("currentLapTimeInMS", .u32, 4, .currentLapTime, .times(0.001)),
        ] + times + [
            PacketField("lapDistance", .f32, 12 + shift, .lapDistance),
            PacketField("totalDistance", .f32, 16 + shift, .raceDistance),
            PacketField("carPosition", .u8, 24 + shift, .racePosition, .positive),
            PacketField("currentLapNum", .u8, 25 + shift, .lapNumber),
            PacketField("pitStatus", .u8, 26 + shift, .inPit, .isNotZero),
            PacketField("sector", .u8, 28 + shift, .lapSector, .linear(times: 1, plus: 1)),
            PacketField("currentLapInvalid", .u8, 29 + shift, .lapInvalid),
            PacketField("driverStatus", .u8, results), PacketField("resultStatus", .u8, results + 1),
        ]
    }

    private var status: [PacketField] {
        // From F1 23 on the powers of both engines precede, in 2026 a limit of the energy follows.
        let shift = format >= 2023 ? 8 : 0
        let powers = [
            PacketField("enginePowerICE", .f32, 29, .enginePower, .times(0.001)),
            PacketField("enginePowerMGUK", .f32, 33),
        ]
        return [
            PacketField("tractionControl", .u8, 0, .tractionControlLevel),
            PacketField("antiLockBrakes", .u8, 1, .absLevel), PacketField("fuelMix", .u8, 2),
            PacketField("frontBrakeBias", .u8, 3, .brakeBias),
            PacketField("pitLimiterStatus", .u8, 4, .pitLimiter, .isNotZero),
            PacketField("fuelInTank", .f32, 5, .fuelMass), PacketField("fuelCapacity", .f32, 9),
            PacketField("fuelRemainingLaps", .f32, 13, .fuelRemainingLaps),
            PacketField("maxRPM", .u16, 17, .maximumEngineSpeed), PacketField("idleRPM", .u16, 19, .idleEngineSpeed),
            PacketField("maxGears", .u8, 21), PacketField("drsAllowed", .u8, 22, .dragReductionAllowed),
            PacketField("drsActivationDistance", .u16, 23), PacketField("actualTyreCompound", .u8, 25),
            PacketField("visualTyreCompound", .u8, 26, .tireCompound, .positive),
            PacketField("tyresAgeLaps", .u8, 27, .tireAge),
            PacketField("vehicleFIAFlags", .s8, 28, .raceFlag, .within(0...3)),
        ] + (format >= 2023 ? powers : []) + [
            PacketField("ersStoreEnergy", .f32, 29 + shift, .hybridEnergy, .times(1e-6)),
            PacketField("ersDeployMode", .u8, 33 + shift, .hybridMode),
            PacketField("ersHarvestedThisLapMGUK", .f32, 34 + shift),
            PacketField("ersHarvestedThisLapMGUH", .f32, 38 + shift),
            PacketField(
                "ersDeployedThisLap", .f32, 42 + shift + (format >= 2026 ? 4 : 0), .hybridEnergyUsed, .times(1e-6)),
        ]
    }

    private var session: [PacketField] {
        [
            PacketField("weather", .u8, 0, .weather), PacketField("trackTemperature", .s8, 1, .trackTemperature),
            PacketField("airTemperature", .s8, 2, .ambientTemperature),
            PacketField("totalLaps", .u8, 3, .totalLaps), PacketField("trackLength", .u16, 4, .trackLength, .positive),
            PacketField("sessionType", .u8, 6), PacketField("trackId", .s8, 7, .trackOrdinal, .within(0...127)),
            PacketField("gamePaused", .u8, 14), PacketField("isSpectating", .u8, 15),
            PacketField("safetyCarStatus", .u8, 124, .safetyCar),
        ]
    }

    private var participants: [PacketField] {
        [
            format >= 2026
                ? PacketField("teamId", .u16, 5, .carOrdinal, .within(0...65_534))
                : PacketField("teamId", .u8, 3, .carOrdinal, .within(0...254))
        ]
    }

    private var classification: [PacketField] {
        [PacketField("position", .u8, 0, .racePosition, .positive), PacketField("numLaps", .u8, 1)]
    }

    private var damage: [PacketField] {
        // From F1 25 on the blisters of the tires precede the wings.
        let shift = format >= 2025 ? 4 : 0
        return wheels("tyresWear", .f32, 0, Signal.tireWears)
            + wheels("tyresDamage", .u8, 16, Signal.tireDamages) + wheels("brakesDamage", .u8, 20, Signal.brakeDamages)
            + (format >= 2025 ? wheels("tyreBlisters", .u8, 24) : [])
            + [
                PacketField("frontLeftWingDamage", .u8, 24 + shift, .frontLeftWingDamage),
                PacketField("frontRightWingDamage", .u8, 25 + shift, .frontRightWingDamage),
                PacketField("rearWingDamage", .u8, 26 + shift, .rearWingDamage),
                PacketField("floorDamage", .u8, 27 + shift, .floorDamage),
                PacketField("diffuserDamage", .u8, 28 + shift), PacketField("sidepodDamage", .u8, 29 + shift),
                PacketField("drsFault", .u8, 30 + shift), PacketField("ersFault", .u8, 31 + shift),
                PacketField("gearBoxDamage", .u8, 32 + shift, .gearboxDamage),
                PacketField("engineDamage", .u8, 33 + shift, .engineDamage),
            ]
    }
}
