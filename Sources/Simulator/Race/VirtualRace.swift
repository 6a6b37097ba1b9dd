import Glibc
package import Telemetry

/// A race of a simulated game: a menu, laps with braking points and a drift, a pause, a rewind, and the end. The same
/// each time. One moment follows the other, 60 a second.
package struct VirtualRace: Sendable {
    package static let hertz = 60.0

    /// What happens besides driving.
    private enum Interruption {
        case pause, rewind
    }

    /// What the game would tell at one moment.
    package struct Moment: Sendable {
        /// The seconds since the game began to send.
        package let seconds: Double
        /// False in menus, in a pause and while it rewinds.
        package let isDriving: Bool
        package let values: [Signal: Double]
    }

    /// A lap as it was driven.
    package struct TrueLap: Hashable, Sendable {
        package let number: Int
        package let seconds: Double
        package let isRewound: Bool
    }

    private struct State {
        var raceS = 0.0
        var lapS = 0.0
        var lap = 1
        var lapM = 0.0
        var raceM = 0.0
        var speed = 0.0
        var acceleration = 0.0
        var lastS: Double?
        var bestS: Double?
        var isRewound = false
        /// The times in the lap at which its sectors ended.
        var sectorEndsS: [Double] = []
        /// How far the car points to the right of where it moves, in radians.
        var drift = 0.0
    }

    /// The angle of a drift in radians, and how fast it is reached and left, in radians per second.
    private static let (driftAngle, driftRate) = (0.6, 1.0)

    /// How much slower the car is where the driver is too slow, and for how long before and after it, in meters.
    private static let (slowPace, slowM) = (0.85, 60.0)

    package let lapCount: Int
    /// Where in each lap the driver is too slow, in meters from the line; nil for nowhere.
    private let slowAtM: Double?
    private let track = VirtualTrack.standard
    private var state = State()
    private var history: [State] = []
    private var frame = 0
    private var menuFrames: Int
    private var interruption: (kind: Interruption, frames: Int)?
    private var interrupted: Set<Int> = []
    private var afterFrames: Int
    package private(set) var laps: [TrueLap] = []
    /// The greatest speed in m/s.
    package private(set) var topSpeedMps = 0.0
    /// The distance driven, with what was rewound.
    package private(set) var drivenM = 0.0
    private var isOver = false

    /// - Parameters:
    ///   - laps: The number of laps.
    ///   - menuS: How long the game is in a menu before and after the race.
    ///   - slowAtM: Where in each lap the driver is too slow, in meters from the line; nil for nowhere.
    package init(laps: Int = 4, menuS: Double = 2, slowAtM: Double? = nil) {
        lapCount = laps
        self.slowAtM = slowAtM
        menuFrames = Int(menuS * Self.hertz)
        afterFrames = Int(menuS * Self.hertz)
    }

    /// The time of the race so far, without what was rewound.
    package var raceS: Double { state.raceS }

    /// The place in the race in the end.
    package var finalPosition: Int { max(1, 6 - lapCount) }
    /// Returns the next moment, or nil after the end.
    package mutating func next() -> Moment? {
        defer { frame += 1 }
        let seconds = Double(frame) / Self.hertz
        if menuFrames > 0 {
            menuFrames -= 1
            return Moment(seconds: seconds, isDriving: false, values: values)
        }
        if isOver {
            guard afterFrames > 0 else { return nil }
            afterFrames -= 1
            return Moment(seconds: seconds, isDriving: false, values: values)
        }
        if let (kind, frames) = interruption {
            interruption = frames > 1 ? (kind, frames - 1) : nil
            return Moment(seconds: seconds, isDriving: false, values: values)
        }
        drive()
        interrupt()
        return Moment(seconds: seconds, isDriving: true, values: values)
    }

    /// A pause of three seconds in the second lap; in the third one of five seconds, and the car is back where it was
    /// six seconds before.
    private mutating func interrupt() {
        guard state.lap <= 3, state.lap >= 2, state.lapM > track.lengthM * 0.55, !interrupted.contains(state.lap) else {
            return
        }
        interrupted.insert(state.lap)
        if state.lap == 2 {
            interruption = (.pause, Int(3 * Self.hertz))
        } else if let earlier = history.first {
            state = earlier
            state.isRewound = true
            interruption = (.rewind, Int(5 * Self.hertz))
        }
    }

    private mutating func drive() {
        history.append(state)
        if history.count > Int(6 * Self.hertz) { history.removeFirst() }
        let step = 1 / Self.hertz
        // Each lap a little faster than the one before; the last one is slower.
        let usual = state.lap == lapCount ? 0.93 : 0.9 + 0.02 * Double(min(state.lap, 4))
        let isSlow = slowAtM.map { abs(state.lapM - $0) < Self.slowM } ?? false
        let pace = isSlow ? usual * Self.slowPace : usual
        let wanted = track.point(at: state.lapM + state.speed * 0.1).speed * pace
        state.acceleration = min(5.5, max(-9.5, (wanted - state.speed) / 0.15))
        state.speed = max(0, state.speed + state.acceleration * step)
        let meters = state.speed * step
        let bend = track.point(at: state.lapM).curvature
        let slide = isSliding(bend) ? (bend < 0 ? -Self.driftAngle : Self.driftAngle) : 0
        state.drift += min(Self.driftRate * step, max(-Self.driftRate * step, slide - state.drift))
        state.raceS += step
        state.lapS += step
        state.lapM += meters
        state.raceM += meters
        drivenM += meters
        topSpeedMps = max(topSpeedMps, state.speed)
        if state.sectorEndsS.count < sector - 1, sector <= 3 { state.sectorEndsS.append(state.lapS) }
        guard state.lapM >= track.lengthM else { return }
        // The line was passed within the step.
        let beyondS = (state.lapM - track.lengthM) / max(state.speed, 1)
        let lapS = state.lapS - beyondS
        laps.append(TrueLap(number: state.lap, seconds: lapS, isRewound: state.isRewound))
        state.lastS = lapS
        if !state.isRewound { state.bestS = min(state.bestS ?? lapS, lapS) }
        state.lapM -= track.lengthM
        state.lapS = beyondS
        state.isRewound = false
        state.sectorEndsS = []
        state.lap += 1
        isOver = state.lap > lapCount
    }

    /// A lap has three sectors of equal length.
    private var sector: Int { 1 + min(2, Int(3 * state.lapM / track.lengthM)) }

    /// The rear slides in the sharpest bends of the first lap.
    private func isSliding(_ curvature: Double) -> Bool {
        state.lap == 1 && abs(curvature) > 0.01 && state.speed * state.speed * abs(curvature) > 2.4
    }

    private static let gearKmh = [0.0, 60, 95, 130, 170, 210, 400]

    private var values: [Signal: Double] {
        let here = track.point(at: state.lapM)
        let kmh = state.speed * 3.6
        let gear = Double(Self.gearKmh.lastIndex { $0 <= kmh } ?? 0) + 1
        let (low, high) = (Self.gearKmh[Int(gear) - 1], Self.gearKmh[Int(gear)])
        let rpm = state.speed < 0.5 ? 900 : 2500 + 5000 * (kmh - low) / (high - low)
        let lateral = state.speed * state.speed * here.curvature
        let throttle = max(0, min(100, state.acceleration / 5.5 * 100))
        let brake = max(0, min(100, -state.acceleration / 9.5 * 100))
        let slip = abs(lateral) / 12 + (isSliding(here.curvature) ? 0.8 : 0)
        var values: [Signal: Double] = [
            .vehicleSpeed: kmh, .engineSpeed: rpm, .maximumEngineSpeed: 8000, .idleEngineSpeed: 900, .gear: gear,
            .throttle: throttle, .brake: brake, .clutch: 0, .handbrake: 0,
            .steering: max(-100, min(100, here.curvature * 4000)), .steeringAngle: here.curvature * 9000,
            .lateralAcceleration: lateral, .longitudinalAcceleration: state.acceleration, .verticalAcceleration: 0,
            // A car that points into a right-hand bend moves to its own left.
            .lateralVelocity: -state.speed * sin(state.drift), .longitudinalVelocity: state.speed * cos(state.drift),
            .yaw: remainder(track.heading(at: state.lapM) + state.drift, 2 * .pi) * 180 / .pi,
            .enginePower: max(-20, state.acceleration * 1.4 * state.speed), .engineTorque: throttle * 4,
            .boostPressure: throttle * 0.8, .fuelShare: 100 - state.raceM / 500,
            .positionX: here.x, .positionY: 12, .positionZ: here.z, .lapNumber: Double(min(state.lap, lapCount)),
            .currentLapTime: state.lapS, .raceTime: state.raceS, .raceDistance: state.raceM,
            .lapDistance: state.lapM,
            .racePosition: Double(max(1, 7 - min(state.lap + (isOver ? 0 : 1), lapCount + 1))),
            .totalLaps: Double(lapCount), .carOrdinal: 2345, .carClass: 4, .carPerformanceIndex: 800, .drivetrain: 1,
            .cylinderCount: 6, .trackOrdinal: 10, .coolantTemperature: 95, .lapInvalid: 0,
        ]
        values[.lastLapTime] = state.lastS
        values.merge(raceValues) { first, _ in first }
        values[.bestLapTime] = state.bestS
        for (index, signal) in Signal.tireSlips.enumerated() { values[signal] = index < 2 ? min(slip, 0.9) : slip }
        for signal in Signal.tireTemperatures { values[signal] = 80 + min(20, state.raceS / 10) }
        for signal in Signal.brakeTemperatures { values[signal] = 300 + brake }
        for signal in Signal.tirePressures { values[signal] = 180 }
        for signal in Signal.tireWears { values[signal] = min(100, state.raceM / 1000) }
        return values
    }

    /// What only some games tell.
    private var raceValues: [Signal: Double] {
        var values: [Signal: Double] = [
            .trackLength: track.lengthM, .lapSector: Double(sector), .tireCompound: 17, .tireAge: Double(state.lap - 1),
            .gapAhead: 1.25, .gapLeader: 62.5, .raceFlag: 1, .weather: 0, .trackTemperature: 30,
            .ambientTemperature: 22, .engineOilTemperature: 100, .oilPressure: 400, .shiftEngineSpeed: 7000,
            .absActive: state.acceleration < -9 ? 1 : 0, .tractionControlActive: 0, .pitLimiter: 0, .inPit: 0,
            .fuelMass: 100 - state.raceM / 500, .fuelRemainingLaps: 3, .brakeBias: 56, .dragReduction: 0,
            .hybridEnergy: 4 - state.lapM / 1000,
        ]
        let starts = [0] + state.sectorEndsS
        for (index, end) in state.sectorEndsS.prefix(2).enumerated() {
            values[Signal.sectorTimes[index]] = end - starts[index]
        }
        for signal in Signal.tireInnerTemperatures { values[signal] = 90 }
        return values
    }
}
