import Telemetry

/// The memory of Le Mans Ultimate, and that of rFactor 2 with the plugin for shared memory: of the same engine, with the same
/// blocks at other places. Sources: the game's header, as two independent programs have it; the plugin's header.
package struct RFactorPages: Sendable {
    private let game: Game
    /// In which file the cars are that are driven, where they begin there, and where their number is.
    let telemetry: (file: Int, begin: Int, count: Int, countType: FieldType)
    /// In which file the session is, where it begins there, and where the cars of the race begin.
    let scoring: (file: Int, session: Int, cars: Int)
    private let maxCars: Int

    static let ofLeMans = RFactorPages(
        game: .leMansUltimate, telemetry: (0, 128_468, 128_464, .u8), scoring: (0, 1632, 2192), maxCars: 104)
    static let ofRFactor = RFactorPages(
        game: .rFactor2, telemetry: (0, 16, 12, .s32), scoring: (1, 12, 560), maxCars: 64)

    static let leMansUltimate = MemoryPages([("LMU_Data", 324_820)]) { ofLeMans.read($0) }
    static let rFactor2 = MemoryPages([
        ("$rFactor2SMMP_Telemetry$", 16 + 64 * car.length), ("$rFactor2SMMP_Scoring$", 560 + 64 * place.length),
    ]) { ofRFactor.read($0) }

    /// A car with its engine and wheels.
    package static let car = PacketLayout(
        "rFactor car", .leMansUltimate, length: 1888,
        [
            PacketField("mID", .s32, 0), PacketField("mElapsedTime", .f64, 12), PacketField("mLapStartET", .f64, 24),
            PacketField("mVehicleName", .bytes(64), 32),
            PacketField("mPosX", .f64, 160, .positionX), PacketField("mPosY", .f64, 168, .positionY),
            PacketField("mPosZ", .f64, 176, .positionZ), PacketField("mLocalVelX", .f64, 184, .lateralVelocity),
            PacketField("mLocalVelY", .f64, 192), PacketField("mLocalVelZ", .f64, 200, .longitudinalVelocity),
            PacketField("mLocalAccelX", .f64, 208, .lateralAcceleration),
            PacketField("mLocalAccelY", .f64, 216, .verticalAcceleration),
            PacketField("mLocalAccelZ", .f64, 224, .longitudinalAcceleration), PacketField("mGear", .s32, 352, .gear),
            PacketField("mEngineRPM", .f64, 356, .engineSpeed),
            PacketField("mEngineWaterTemp", .f64, 364, .coolantTemperature, .positive),
            PacketField("mEngineOilTemp", .f64, 372, .engineOilTemperature, .positive),
            PacketField("mUnfilteredThrottle", .f64, 388, .throttle, .percent),
            PacketField("mUnfilteredBrake", .f64, 396, .brake, .percent),
            PacketField("mUnfilteredSteering", .f64, 404, .steering, .percent),
            PacketField("mUnfilteredClutch", .f64, 412, .clutch, .percent),
            PacketField("mFuel", .f64, 524, .fuelVolume, .notNegative(times: 1)),
            PacketField("mEngineMaxRPM", .f64, 532, .maximumEngineSpeed, .positive),
            PacketField("mEngineTorque", .f64, 592, .engineTorque),
            PacketField("mSpeedLimiter", .u8, 604, .pitLimiter, .isNotZero), PacketField("mFuelCapacity", .f64, 608),
            PacketField("mRearBrakeBias", .f64, 664, .brakeBias, .linear(times: -100, plus: 100)),
        ]
            + (0..<4).flatMap { wheel in
                let (name, begin) = (Signal.wheels[wheel], 848 + 260 * wheel)
                return [
                    PacketField(
                        "mBrakeTemp" + name, .f64, begin + 24, Signal.brakeTemperatures[wheel], .celsiusOfKelvins),
                    PacketField("mPressure" + name, .f64, begin + 120, Signal.tirePressures[wheel], .positive),
                    PacketField(
                        "mTemperatureLeft" + name, .f64, begin + 128, Signal.tireLeftTemperatures[wheel],
                        .celsiusOfKelvins),
                    PacketField(
                        "mTemperatureCenter" + name, .f64, begin + 136, Signal.tireTemperatures[wheel],
                        .celsiusOfKelvins),
                    PacketField(
                        "mTemperatureRight" + name, .f64, begin + 144, Signal.tireRightTemperatures[wheel],
                        .celsiusOfKelvins),
                    PacketField(
                        "mWear" + name, .f64, begin + 152, Signal.tireWears[wheel], .linear(times: -100, plus: 100)),
                    PacketField(
                        "mTireCarcassTemperature" + name, .f64, begin + 204, Signal.tireInnerTemperatures[wheel],
                        .celsiusOfKelvins),
                ]
            })

    /// A car in the race.
    package static let place = PacketLayout(
        "rFactor place", .leMansUltimate, length: 584,
        [
            PacketField("mID", .s32, 0), PacketField("mTotalLaps", .s16, 100, .lapNumber, .linear(times: 1, plus: 1)),
            PacketField("mSector", .s8, 102), PacketField("mFinishStatus", .s8, 103),
            PacketField("mLapDist", .f64, 104, .lapDistance),
            PacketField("mBestLapTime", .f64, 144, .bestLapTime, .time(perSecond: 1)),
            PacketField("mLastLapTime", .f64, 168, .lastLapTime, .time(perSecond: 1)),
            PacketField("mCurSector1", .f64, 176, Signal.sectorTimes[0], .time(perSecond: 1)),
            PacketField("mCurSector2", .f64, 184), PacketField("mIsPlayer", .u8, 196),
            PacketField("mControl", .s8, 197),
            PacketField("mInPits", .u8, 198, .inPit, .isNotZero),
            PacketField("mPlace", .u8, 199, .racePosition, .positive),
            PacketField("mTimeBehindNext", .f64, 232), PacketField("mTimeBehindLeader", .f64, 244),
            PacketField("mFlag", .u8, 504), PacketField("mCountLapFlag", .u8, 506),
        ])

    package static let session = PacketLayout(
        "rFactor session", .leMansUltimate, length: 548,
        [
            PacketField("mTrackName", .bytes(64), 0), PacketField("mSession", .s32, 64),
            PacketField("mMaxLaps", .s32, 84, .totalLaps, .within(1...9999)),
            PacketField("mLapDist", .f64, 88, .trackLength, .positive), PacketField("mNumVehicles", .s32, 104),
            PacketField("mGamePhase", .u8, 108), PacketField("mInRealtime", .u8, 115),
            PacketField("mRaining", .f64, 220, .rain, .percent),
            PacketField("mAmbientTemp", .f64, 228, .ambientTemperature),
            PacketField("mTrackTemp", .f64, 236, .trackTemperature),
        ])

    private func read(_ pages: [[UInt8]]) -> PacketReading {
        let (cars, race) = (pages[telemetry.file], pages[scoring.file])
        let raced = min(maxCars, race.whole(.s32, at: scoring.session + 104) ?? 0)
        let driven = min(maxCars, cars.whole(telemetry.countType, at: telemetry.count) ?? 0)
        let places = (0..<max(0, raced)).map { scoring.cars + Self.place.length * $0 }
        // In the menus there is no player.
        guard let placed = places.first(where: { Self.place.number("mIsPlayer", race, from: $0) == 1 }),
            let own = race.whole(.s32, at: placed),
            let begin = (0..<max(0, driven)).map({ telemetry.begin + Self.car.length * $0 })
                .first(where: { cars.whole(.s32, at: $0) == own })
        else { return .packet(GamePacket(game, "\(game.title) memory", .menu)) }
        guard let values = Self.car.values(cars, from: begin), let known = Self.place.values(race, from: placed),
            let common = Self.session.values(race, from: scoring.session)
        else { return .damaged(game) }
        var packet = GamePacket(game, "\(game.title) memory", activity(race, placed), values + known + common)
        packet.values += computed(cars, begin, race, placed)
        // A test day, practice, qualifying, warmup, or a race, each with its number.
        packet.session = race.whole(.s32, at: scoring.session + 64).flatMap { UInt64(exactly: $0) }
        packet.car = cars.text(bytes: 64, at: begin + 32).flatMap { $0.isEmpty ? nil : $0 }
        packet.track = race.text(bytes: 64, at: scoring.session).flatMap { $0.isEmpty ? nil : $0 }
        return .packet(packet)
    }

    private func activity(_ race: [UInt8], _ placed: Int) -> GamePacket.Activity {
        // Phase 9 is a pause; somebody else than the player is a replay, or the computer that drives.
        if Self.session.number("mInRealtime", race, from: scoring.session) == 0
            || Self.session.number("mGamePhase", race, from: scoring.session) == 9
            || Self.place.number("mControl", race, from: placed) != 0
        {
            return .menu
        }
        return Self.place.number("mFinishStatus", race, from: placed) == 0 ? .driving : .ended
    }

    private func computed(_ cars: [UInt8], _ begin: Int, _ race: [UInt8], _ placed: Int) -> [GameValue] {
        func car(_ name: String) -> Double { Self.car.number(name, cars, from: begin) ?? 0 }
        func place(_ name: String) -> Double { Self.place.number(name, race, from: placed) ?? 0 }
        let speedMps = ["X", "Y", "Z"].map { car("mLocalVel" + $0) }.reduce(0) { $0 + $1 * $1 }.squareRoot()
        var values = [
            GameValue(.vehicleSpeed, 3.6 * speedMps), GameValue(.lapInvalid, place("mCountLapFlag") < 2 ? 1 : 0),
            // The last sector has the number 0.
            GameValue(.lapSector, place("mSector") == 0 ? 3 : place("mSector")),
        ]
        let timeS = car("mElapsedTime") - car("mLapStartET")
        if timeS >= 0 { values.append(GameValue(.currentLapTime, timeS)) }
        if car("mFuelCapacity") > 0 { values.append(GameValue(.fuelShare, car("mFuel") / car("mFuelCapacity") * 100)) }
        // Both times are from the line.
        if place("mCurSector1") > 0, place("mCurSector2") > place("mCurSector1") {
            values.append(GameValue(Signal.sectorTimes[1], place("mCurSector2") - place("mCurSector1")))
        }
        if place("mPlace") > 1 {
            values += [
                GameValue(.gapAhead, place("mTimeBehindNext")), GameValue(.gapLeader, place("mTimeBehindLeader")),
            ]
        }
        let phase = Self.session.number("mGamePhase", race, from: scoring.session)
        let flag = phase == 7 ? 5.0 : phase == 6 ? 3 : place("mFlag") == 6 ? 2 : 0
        return (values + [GameValue(.raceFlag, flag)]).compactMap(\.self)
    }
}
