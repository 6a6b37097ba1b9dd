package import Telemetry

/// The memory of games as it is written by the rows that read it, for a race that is simulated.
extension MemoryPages {
    /// Returns the content of the files of a game, in their order; nil if it has none.
    /// - Parameters:
    ///   - values: what is driven.
    ///   - frame: counts the moments.
    ///   - car: the name of the car, in ASCII, as is `track`.
    package static func written(
        _ game: Game, _ values: [Signal: Double], isDriving: Bool, frame: Int, car: String, track: String
    ) -> (pages: MemoryPages, content: [[UInt8]])? {
        switch game {
        case .assettoCorsa, .assettoCorsaCompetizione:
            (
                AssettoCorsaPages.row,
                AssettoCorsaPages.written(
                    values, isDriving: isDriving, frame, car, track,
                    isCompetizione: game == .assettoCorsaCompetizione)
            )
        case .assettoCorsaEvo:
            (AssettoCorsaEvoPages.row, AssettoCorsaEvoPages.written(values, isDriving: isDriving, frame, car, track))
        case .leMansUltimate:
            (
                RFactorPages.leMansUltimate,
                RFactorPages.ofLeMans.written(values, isDriving: isDriving, car, track, RFactorPages.leMansUltimate)
            )
        case .rFactor2:
            (
                RFactorPages.rFactor2,
                RFactorPages.ofRFactor.written(values, isDriving: isDriving, car, track, RFactorPages.rFactor2)
            )
        default: nil
        }
    }

    /// The capacity of the tank of these cars, in liters.
    fileprivate static let tankL = 60.0

    fileprivate static func fuelL(_ values: [Signal: Double]) -> Double { (values[.fuelShare] ?? 0) / 100 * tankL }

    fileprivate static func lapShare(_ values: [Signal: Double]) -> Double {
        (values[.lapDistance] ?? 0) / max(1, values[.trackLength] ?? 1)
    }
}

extension AssettoCorsaPages {
    fileprivate static func written(
        _ values: [Signal: Double], isDriving: Bool, _ frame: Int, _ car: String, _ track: String,
        isCompetizione: Bool
    ) -> [[UInt8]] {
        let own = isCompetizione ? competizionePhysics : firstPhysics
        var moving = own.encode(values)
        physics.encode(
            values, numbers: ["packetId": Double(frame), "fuel": MemoryPages.fuelL(values)], into: &moving)
        var shown = [UInt8](repeating: 0, count: row.files[1].length)
        (isCompetizione ? competizione : first).encode(
            values,
            numbers: [
                "status": isDriving ? 2 : 3, "normalizedCarPosition": MemoryPages.lapShare(values), "activeCars": 1,
                "playerCarID": 7, "isValidLap": 1,
            ], into: &shown)
        if isCompetizione {
            // The player's car is the first one.
            shown.put(7, .s32, at: 976)
            for (axis, signal) in [Signal.positionX, .positionY, .positionZ].enumerated() {
                shown.put(values[signal] ?? 0, .f32, at: 256 + 4 * axis)
            }
        }
        var fixed = statics.encode(
            values, numbers: ["maxFuel": MemoryPages.tankL, "trackSPlineLength": values[.trackLength] ?? 0])
        for (offset, text) in [(68, car), (134, track)] {
            for (index, byte) in text.utf8.prefix(32).enumerated() { fixed[offset + 2 * index] = byte }
        }
        return [moving, shown, fixed]
    }
}

extension AssettoCorsaEvoPages {
    fileprivate static func written(
        _ values: [Signal: Double], isDriving: Bool, _ frame: Int, _ car: String, _ track: String
    ) -> [[UInt8]] {
        let moving = physics.encode(values, numbers: ["packetId": Double(frame)])
        var shown = graphics.encode(
            values,
            numbers: [
                "packetId": Double(frame), "status": isDriving ? 2 : 3, "player_car_id_a": 1,
                "fuel_liter_current_quantity": MemoryPages.fuelL(values), "max_fuel": MemoryPages.tankL,
                "npos": MemoryPages.lapShare(values), "is_valid_lap": 1,
            ])
        shown.put(car, bytes: 33, at: 3086)
        // The player's car is the first one.
        shown[3940] = 1
        for (axis, signal) in [Signal.positionX, .positionY, .positionZ].enumerated() {
            shown.put(values[signal] ?? 0, .f32, at: 3124 + 4 * axis)
        }
        var fixed = statics.encode(values)
        fixed.put(track, bytes: 33, at: 136)
        return [moving, shown, fixed]
    }
}

extension RFactorPages {
    fileprivate func written(
        _ values: [Signal: Double], isDriving: Bool, _ car: String, _ track: String, _ pages: MemoryPages
    ) -> [[UInt8]] {
        var content = pages.files.map { [UInt8](repeating: 0, count: $0.length) }
        let timeS = values[.raceTime] ?? 0
        content[telemetry.file].put(1, telemetry.countType, at: telemetry.count)
        Self.car.encode(
            values,
            numbers: [
                "mID": 1, "mElapsedTime": timeS, "mLapStartET": timeS - (values[.currentLapTime] ?? 0),
                "mFuel": MemoryPages.fuelL(values), "mFuelCapacity": MemoryPages.tankL,
            ], into: &content[telemetry.file], from: telemetry.begin)
        content[telemetry.file].put(car, bytes: 64, at: telemetry.begin + 32)
        Self.session.encode(
            values, numbers: ["mNumVehicles": 1, "mGamePhase": isDriving ? 5 : 9, "mInRealtime": 1],
            into: &content[scoring.file], from: scoring.session)
        content[scoring.file].put(track, bytes: 64, at: scoring.session)
        let first = values[Signal.sectorTimes[0]] ?? 0
        Self.place.encode(
            values,
            numbers: [
                "mID": 1, "mIsPlayer": 1, "mCountLapFlag": 2,
                "mSector": (values[.lapSector] ?? 1).truncatingRemainder(dividingBy: 3),
                "mCurSector2": values[Signal.sectorTimes[1]].map { first + $0 } ?? 0,
                "mTimeBehindNext": values[.gapAhead] ?? 0, "mTimeBehindLeader": values[.gapLeader] ?? 0,
            ], into: &content[scoring.file], from: scoring.cars)
        return content
    }
}
