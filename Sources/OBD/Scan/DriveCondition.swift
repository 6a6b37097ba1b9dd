import Telemetry

/// A condition for a monitor that live values show. Speeds are in km/h, temperatures in °C.
package enum DriveCondition: Hashable, Sendable {
    /// The coolant at the start at most 35 °C and 7 °C warmer than the air (California Code of Regulations, title 13,
    /// section 1968.2).
    case coldStart
    case air(aboveC: Double)
    /// In percent.
    case fuelLevel(ClosedRange<Double>)
    /// Coolant of 71 °C, which ends a warm-up cycle (SAE J1979).
    case warm
    /// Without a break.
    case idle(seconds: Double)
    /// All in all; breaks do not count.
    case steady(ClosedRange<Double>, seconds: Double)
    case driving(aboveKmh: Double, seconds: Double)
    /// From 50 km/h or more, in gear and with little brake, by 20 km/h or more.
    case coasting(times: Int)
    /// By 25 km/h within 15 s, from an engine speed of at most 2500 rpm.
    case accelerating(times: Int)

    /// How much is needed, in seconds or times; nil for a condition that is met at once.
    package var needed: Double? {
        switch self {
        case .coldStart, .air, .fuelLevel, .warm: nil
        case .idle(let seconds), .steady(_, let seconds), .driving(_, let seconds): seconds
        case .coasting(let times), .accelerating(let times): Double(times)
        }
    }

    package var isCounted: Bool {
        switch self {
        case .coasting, .accelerating: true
        default: false
        }
    }
}

/// What the conditions of monitors are judged by, from the samples of a drive.
struct DriveConditionWatch: Sendable {
    /// What a sample of the speed says.
    struct Moment: Sendable {
        let speedKmh: Double
        /// Since the sample before; 0 after a gap.
        let seconds: Double
        /// By less than 10 km/h within 10 s.
        let isSteady: Bool
        let isIdling: Bool
        /// Whether the engine runs, as far as is known.
        let isRunning: Bool
        /// Whether a coasting or an acceleration has just become long enough.
        let coasted, accelerated: Bool
    }

    private struct Point {
        let time: Instant
        let speedKmh, rpm: Double
        let loadPercent: Double?
    }

    /// The longest time between two samples that is driven time, and what is remembered, in seconds.
    private static let (gapS, rememberedS, steadyS) = (4.0, 15.0, 10.0)
    private static let steadyKmh = 10.0
    private static let (coastFromKmh, coastKmh, accelerationKmh) = (50.0, 20.0, 25.0)
    /// More is braking, in m/s².
    private static let brakingMs2 = 1.6
    private static let coastLoadPercent = 25.0
    private static let throttlePercent = 2.0
    private static let (coastRpm, accelerationRpm, accelerationLoadPercent) = (900.0, 2500.0, 60.0)
    private static let (runningRpm, movingKmh) = (300.0, 10.0)
    /// How long values of the start are waited for, in seconds.
    private static let patienceS = 90.0
    private static let (coldC, overAirC) = (35.0, 7.0)

    private(set) var speedKmh: Double?
    private(set) var coolantC: Double?
    private(set) var ambientC: Double?
    private(set) var fuelPercent: Double?
    /// As a hybrid does.
    private(set) var hasDrivenWithoutEngine = false
    private var intakeC: Double?
    private var startCoolantC: Double?
    private var rpm: Double?
    private var loadPercent: Double?
    private var throttlePercent: Double?
    private var lowestThrottlePercent = Double.infinity
    private var points: [Point] = []
    private var (first, running): (Instant?, Instant?)
    private var now = Instant.zero
    private var coastFromKmh: Double?
    private var hasCoasted = false
    /// The end of the last acceleration that counted.
    private var acceleratedAt: Instant?

    /// Whether all values that a car reports have probably arrived.
    var isPatienceOver: Bool { first.map { now.seconds(since: $0) > Self.patienceS } ?? false }

    /// Whether the start was cold; nil while that is not known.
    var isColdStart: Bool? {
        guard let startCoolantC else { return isPatienceOver ? false : nil }
        if startCoolantC > Self.coldC { return false }
        guard let airC = ambientC ?? intakeC else { return isPatienceOver ? true : nil }
        return startCoolantC <= airC + Self.overAirC
    }

    /// Takes the next sample, and returns what it says if it is one of the speed.
    mutating func take(_ sample: Sample) -> Moment? {
        guard sample.value.isFinite else { return nil }
        now = sample.time
        first = first ?? now
        switch sample.signal {
        case .coolantTemperature:
            coolantC = sample.value
            if running != nil, startCoolantC == nil { startCoolantC = sample.value }
        case .ambientTemperature: ambientC = sample.value
        case .intakeAirTemperature: intakeC = intakeC ?? sample.value
        case .fuelLevel: fuelPercent = sample.value
        case .engineLoad: loadPercent = sample.value
        case .throttlePosition:
            throttlePercent = sample.value
            lowestThrottlePercent = min(lowestThrottlePercent, sample.value)
        case .engineSpeed:
            rpm = sample.value
            if running == nil, sample.value > Self.runningRpm {
                running = now
                startCoolantC = coolantC
            }
        case .vehicleSpeed: return moment(sample.value)
        default: break
        }
        return nil
    }

    private mutating func moment(_ speedKmh: Double) -> Moment {
        self.speedKmh = speedKmh
        let seconds = points.last.map { now.seconds(since: $0.time) } ?? 0
        let isContinuous = (0...Self.gapS).contains(seconds)
        if !isContinuous { points.removeAll() }
        let isRunning = rpm.map { $0 > Self.runningRpm } != false
        if speedKmh >= Self.movingKmh, !isRunning { hasDrivenWithoutEngine = true }
        points.append(Point(time: now, speedKmh: speedKmh, rpm: rpm ?? 0, loadPercent: loadPercent))
        if let start = points.firstIndex(where: { now.seconds(since: $0.time) <= Self.rememberedS }) {
            points.removeFirst(start)
        }
        let recent = points.drop { now.seconds(since: $0.time) > Self.steadyS }.map(\.speedKmh)
        return Moment(
            speedKmh: speedKmh, seconds: isContinuous ? seconds : 0,
            isSteady: (recent.max() ?? 0) - (recent.min() ?? 0) < Self.steadyKmh,
            isIdling: speedKmh == 0 && (rpm ?? 0) > Self.runningRpm, isRunning: isRunning, coasted: coast(speedKmh),
            accelerated: accelerate(speedKmh))
    }

    private mutating func coast(_ speedKmh: Double) -> Bool {
        guard isCoasting(speedKmh) else {
            coastFromKmh = nil
            hasCoasted = false
            return false
        }
        let fromKmh = coastFromKmh ?? speedKmh
        coastFromKmh = fromKmh
        guard !hasCoasted, fromKmh >= Self.coastFromKmh, fromKmh - speedKmh >= Self.coastKmh else { return false }
        hasCoasted = true
        return true
    }

    private func isCoasting(_ speedKmh: Double) -> Bool {
        guard speedKmh > 0, (rpm ?? 0) >= Self.coastRpm, points.count > 1,
            speedKmh <= points[points.count - 2].speedKmh
        else { return false }
        let before = points.last { now.seconds(since: $0.time) >= 2 } ?? points[0]
        let seconds = now.seconds(since: before.time)
        if seconds > 0, (before.speedKmh - speedKmh) / 3.6 / seconds > Self.brakingMs2 { return false }
        if let loadPercent, loadPercent <= Self.coastLoadPercent { return true }
        if let throttlePercent { return throttlePercent <= lowestThrottlePercent + Self.throttlePercent }
        return loadPercent == nil && before.speedKmh > speedKmh
    }

    private mutating func accelerate(_ speedKmh: Double) -> Bool {
        guard
            let from = points.lastIndex(where: { point in
                speedKmh - point.speedKmh >= Self.accelerationKmh && point.rpm <= Self.accelerationRpm
                    && acceleratedAt.map { point.time >= $0 } ?? true
            })
        else { return false }
        let loads = points[from...].compactMap(\.loadPercent)
        if let most = loads.max(), most < Self.accelerationLoadPercent { return false }
        acceleratedAt = now
        return true
    }
}
