import GamePackets
import Glibc
import Telemetry

extension RaceFormat {
    /// The games that must be asked. Assetto Corsa is in `all`.
    static var requestedGames: [RaceFormat] {
        let kinds: [(GranTurismoPackets.Kind, String)] = [(.tilde, ""), (.b, "-b"), (.a, "-a"), (.c, "-c")]
        return kinds.map { kind, suffix in
            let layout = kind.layout
            return RaceFormat(
                name: Game.granTurismo7.rawValue + suffix,
                help: "\(layout.name), \(layout.length) bytes, which must be asked for", game: .granTurismo7
            ) { moment, _ in
                let frame = UInt32((moment.seconds * VirtualRace.hertz).rounded())
                let packet = layout.encode(moment.values, numbers: moment.granTurismo(frame))
                return [GranTurismoPackets.encrypted(packet, kind, seed: frame &* 2_654_435_761)]
            }
        } + [
            RaceFormat(
                name: Game.assettoCorsaCompetizione.rawValue, help: "its broadcasts, which must be asked for",
                game: .assettoCorsaCompetizione
            ) { moment, _ in CompetizionePackets.packets(moment) }
        ]
    }

    /// Games that send without being asked.
    static var sendingGames: [RaceFormat] {
        [
            RaceFormat(name: Game.eaWRC.rawValue, help: "a stage of EA Sports WRC, 237 bytes", game: .eaWRC) {
                moment, _ in
                moment.isDriving ? [WRCStructure.standard.update(moment.stage)] : []
            },
            RaceFormat(name: Game.beamNG.rawValue, help: "OutGauge and MotionSim", game: .beamNG) { moment, _ in
                guard moment.isDriving, let gauge = BeamNGPackets.gauges.first else { return [] }
                var numbers = moment.gauge
                numbers["Time"] = 0
                var bytes = gauge.encode(moment.values, numbers: numbers)
                bytes.replaceSubrange(4..<8, with: Array("beam".utf8))
                var motion = BeamNGPackets.motion.encode(
                    moment.values,
                    numbers: [
                        "VelX": moment.values[.longitudinalVelocity] ?? 0, "VelY": moment.values[.lateralVelocity] ?? 0,
                    ])
                motion.replaceSubrange(0..<4, with: Array("BNG1".utf8))
                return [bytes, motion]
            },
            RaceFormat(name: Game.liveForSpeed.rawValue, help: "OutGauge and OutSim", game: .liveForSpeed) {
                moment, ms in
                guard moment.isDriving, let gauge = LiveForSpeedPackets.gauges.first,
                    let layout = LiveForSpeedPackets.newLayouts.first
                else { return [] }
                var numbers = moment.gauge
                numbers["Time"] = Double(ms)
                var bytes = gauge.encode(moment.values, numbers: numbers)
                bytes.replaceSubrange(4..<7, with: Array("XFG".utf8))
                numbers = moment.outSim
                numbers["Time"] = Double(ms)
                var motion = layout.encode(moment.values, numbers: numbers)
                motion.replaceSubrange(0..<4, with: Array("LFST".utf8))
                return [bytes, motion]
            },
            RaceFormat(
                name: Game.automobilista2.rawValue, help: "several kinds of packets", game: .automobilista2
            ) { moment, _ in ProjectCarsPackets.packets(moment) },
            RaceFormat(name: Game.wreckfest2.rawValue, help: "its main packet, 1218 bytes", game: .wreckfest2) {
                moment, _ in [WreckfestPackets.packet(moment)]
            },
            RaceFormat(
                name: Game.richardBurnsRally.rawValue, help: "a stage, 664 bytes", game: .richardBurnsRally
            ) { moment, _ in
                guard moment.isDriving else { return [] }
                let stage = moment.stage
                var numbers: [String: Double] = [:]
                numbers["TotalSteps"] = (moment.seconds * VirtualRace.hertz).rounded()
                numbers["Stage.Progress"] = stage["stage_current_distance"]
                numbers["Stage.RaceTime"] = stage["stage_current_time"]
                numbers["Stage.DistanceToEnd"] =
                    (stage["stage_length"] ?? 0) - (stage["stage_current_distance"] ?? 0)
                // The game shows miles.
                numbers["Car.Speed"] = (moment.values[.vehicleSpeed] ?? 0) / 1.609344
                return [RichardBurnsPackets.layout.encode(moment.values, numbers: numbers)]
            },
        ]
    }
}

extension VirtualRace.Moment {
    /// The whole race as one stage, as EA Sports WRC names it.
    fileprivate var stage: [String: Double] {
        func value(_ signal: Signal) -> Double { values[signal] ?? 0 }
        var numbers: [String: Double] = [
            "packet_uid": (seconds * VirtualRace.hertz).rounded(), "game_total_time": seconds,
            "stage_current_time": value(.raceTime), "stage_current_distance": value(.raceDistance),
            "stage_length": value(.trackLength) * value(.totalLaps), "vehicle_speed": value(.vehicleSpeed) / 3.6,
            "vehicle_transmission_speed": value(.vehicleSpeed) / 3.6 + 1,
            "vehicle_gear_index": value(.gear) < 0 ? 10 : value(.gear), "vehicle_gear_index_neutral": 0,
            "vehicle_gear_index_reverse": 10, "vehicle_gear_maximum": 6,
            "vehicle_engine_rpm_max": value(.maximumEngineSpeed),
            "vehicle_engine_rpm_idle": value(.idleEngineSpeed), "vehicle_engine_rpm_current": value(.engineSpeed),
            "vehicle_throttle": value(.throttle) / 100, "vehicle_brake": value(.brake) / 100,
            "vehicle_clutch": value(.clutch) / 100, "vehicle_steering": value(.steering) / 100,
            "vehicle_handbrake": value(.handbrake) / 100, "vehicle_position_x": value(.positionX),
            "vehicle_position_y": value(.positionY), "vehicle_position_z": value(.positionZ),
            "shiftlights_rpm_start": 7000, "shiftlights_rpm_end": 7800, "shiftlights_rpm_valid": 1,
            "vehicle_up_direction_y": 1,
        ]
        let motion = motion(velocity: "v", forward: "f", right: "r", lengthOfOne: 1)
        for axis in ["X", "Z"] {
            let name = axis.lowercased()
            numbers["vehicle_velocity_" + name] = motion["v" + axis]
            numbers["vehicle_forward_direction_" + name] = motion["f" + axis]
            numbers["vehicle_left_direction_" + name] = motion["r" + axis].map { -$0 }
        }
        return numbers
    }

    /// The fields of OutGauge that are no values by themselves.
    fileprivate var gauge: [String: Double] {
        [
            "Flags": 8192 + 16_384, "PLID": 1, "Turbo": (values[.boostPressure] ?? 0) / 100,
            // The lights of a hand brake, traction control and anti-lock brakes.
            "DashLights": 1044, "ShowLights": values[.absActive] == 1 ? 1024 : 0,
        ]
    }

    /// The fields of OutSim that are no values by themselves. Its X is our Z.
    fileprivate var outSim: [String: Double] {
        let motion = motion(velocity: "v", forward: "f", right: "r", lengthOfOne: 1)
        func value(_ signal: Signal) -> Double { values[signal] ?? 0 }
        func map(_ ahead: Double, _ right: Double, _ axis: String) -> Double {
            ahead * (motion["f" + axis] ?? 0) + right * (motion["r" + axis] ?? 0)
        }
        return [
            "Heading": -value(.yaw) * .pi / 180, "VelX": motion["vZ"] ?? 0, "VelY": motion["vX"] ?? 0,
            "AccelX": map(value(.longitudinalAcceleration), value(.lateralAcceleration), "Z"),
            "AccelY": map(value(.longitudinalAcceleration), value(.lateralAcceleration), "X"),
            "PosX": value(.positionZ) * 65_536, "PosY": value(.positionX) * 65_536, "PosZ": value(.positionY) * 65_536,
            "CurrentLapDist": value(.lapDistance),
        ]
    }

    /// The fields of Gran Turismo 7 that are no values by themselves.
    fileprivate func granTurismo(_ frame: UInt32) -> [String: Double] {
        let motion = motion(velocity: "Velocity", forward: "f", right: "r", lengthOfOne: 1)
        // Z points ahead, and Y up.
        let half = (.pi / 2 - (values[.yaw] ?? 0) * .pi / 180) / 2
        let brake = (values[.brake] ?? 0) * 2.55
        var numbers: [String: Double] = motion.filter { $0.key.hasPrefix("Velocity") }
        numbers["Magic"] = 0x4737_5330
        numbers["PacketId"] = Double(frame)
        // Before the race there is no lap.
        if values[.raceTime] == 0 { numbers["LapCount"] = 0 }
        numbers["Flags"] = isDriving ? 0b1_1001 : 0
        numbers["FuelLevel"] = values[.fuelShare] ?? 0
        numbers["FuelCapacity"] = 100
        numbers["Boost"] = 1 + (values[.boostPressure] ?? 0) / 100
        numbers["WaterTemperature"] = 85
        numbers["OilTemperature"] = 110
        numbers["Yaw"] = sin(half)
        numbers["OrientationToNorth"] = cos(half)
        numbers["BestLapTime"] = values[.bestLapTime].map { $0 * 1000 } ?? -1
        numbers["LastLapTime"] = values[.lastLapTime].map { $0 * 1000 } ?? -1
        numbers["RaceStartPosition"] = -1
        numbers["CarsAtStart"] = -1
        numbers["Brake"] = brake
        numbers["BrakeOutput"] = brake
        return numbers
    }
}

extension ProjectCarsPackets {
    /// The watched car is neither the first nor the player's number in the list of cars.
    private static let watched = 5

    fileprivate static func packets(_ moment: VirtualRace.Moment) -> [[UInt8]] {
        let frame = (moment.seconds * VirtualRace.hertz).rounded()
        func head(_ kind: Kind) -> [String: Double] {
            [
                "PacketNumber": frame, "PartialPacketIndex": 1, "PartialPacketNumber": 1,
                "PacketType": Double(kind.rawValue), "PacketVersion": 4,
            ]
        }
        var state = head(.gameState)
        state["GameState"] = moment.isDriving ? 2 + 5 * 16 : 3 + 5 * 16
        let packets = [gameState.encode(moment.values, numbers: state)]
        guard moment.isDriving else { return packets }
        var numbers = head(.telemetry)
        numbers["ViewedParticipantIndex"] = Double(watched)
        numbers["FuelCapacity"] = 80
        let isDue = frame.truncatingRemainder(dividingBy: 30) == 0
        return packets + [
            telemetry.encode(moment.values, numbers: numbers), timing(moment, head(.timings)),
            statistics(moment, head(.timeStats)),
        ] + (isDue ? [track(moment, head(.race)), names(head(.vehicleNames))] : [])
    }

    private static func timing(_ moment: VirtualRace.Moment, _ head: [String: Double]) -> [UInt8] {
        var bytes = timings.encode(moment.values, numbers: head)
        let numbers: [String: Double] = [
            "RacePosition": (moment.values[.racePosition] ?? 0) + 128, "Sector": moment.values[.lapSector] ?? 1,
            "HighestFlag": 16, "RaceState": 2, "CarIndex": 3,
        ]
        timing.layout.encode(moment.values, numbers: numbers, into: &bytes, from: timing.base + watched * timing.size)
        return bytes
    }

    private static func statistics(_ moment: VirtualRace.Moment, _ head: [String: Double]) -> [UInt8] {
        var bytes = empty(length: 1040, head)
        let none = ["FastestLapTime", "LastLapTime"].filter { name in
            moment.values[name == "LastLapTime" ? .lastLapTime : .bestLapTime] == nil
        }
        statistics.layout.encode(
            moment.values, numbers: Dictionary(uniqueKeysWithValues: none.map { ($0, -1) }), into: &bytes,
            from: statistics.base + watched * statistics.size)
        return bytes
    }

    private static func track(_ moment: VirtualRace.Moment, _ head: [String: Double]) -> [UInt8] {
        var bytes = race.encode(moment.values, numbers: head)
        bytes.put("Simulated ring", bytes: 64, at: 48)
        return bytes
    }

    private static func names(_ head: [String: Double]) -> [UInt8] {
        var bytes = empty(length: 1164, head)
        bytes.put(3, .u16, at: 12)
        bytes.put("Simulated GT", bytes: 64, at: 20)
        return bytes
    }
}

extension WreckfestPackets {
    fileprivate static func packet(_ moment: VirtualRace.Moment) -> [UInt8] {
        func value(_ signal: Signal) -> Double { moment.values[signal] ?? 0 }
        var bytes = main.encode(
            moment.values,
            numbers: [
                "Signature": 0x6F72_6B70, "StatusFlags": moment.isDriving ? 32 : 1, "Status": 2,
                "SessionTime": (moment.seconds * 1000).rounded(), "Speed": value(.vehicleSpeed) / 3.6 + 1,
                "LapProgress": value(.lapDistance) / max(value(.trackLength), 1), "SectorCount": 3,
                "SectorFract1": 1.0 / 3, "SectorFract2": 2.0 / 3,
            ])
        bytes.put("Simulated car", bytes: 96, at: 180)
        bytes.put("Simulated ring", bytes: 96, at: 946)
        return bytes
    }
}

extension CompetizionePackets {
    fileprivate static func packets(_ moment: VirtualRace.Moment) -> [[UInt8]] {
        let frame = (moment.seconds * VirtualRace.hertz).rounded()
        guard moment.isDriving else { return [] }
        let isDue = frame.truncatingRemainder(dividingBy: 30) == 0
        var rival = moment.values
        rival[.vehicleSpeed] = 300
        let seldom = [
            session(watched: watched), trackData(name: "Simulated ring", meters: Int(moment.values[.trackLength] ?? 0)),
            entry(car: watched, model: 1),
        ]
        // The first packets say which car is which.
        return (isDue || moment.values[.raceTime] ?? 0 < 1 ? seldom : []) + [
            update(car: watched + 1, rival), update(car: watched, moment.values),
        ]
    }

    private static var watched: Int { 1007 }
}
