package import Telemetry

/// A monitor that watches the samples of a drive, in the order of their times, and gives alerts.
///
/// A cause must last for a while before it becomes an alert, and must be clearly gone before the alert ends. While it
/// lasts, the alert is repeated after `AlertLimits.repeatS`, except for the MIL and trouble codes. A cause that returns
/// within 30 s counts as uninterrupted.
package struct AlertMonitor: Sendable {
    private static let coolantHysteresisC = 3.0
    /// The interval at which the hours at the wheel are checked, in seconds.
    private static let wheelEveryS = 5.0
    /// The least time before a reminder that a break is due is repeated, in seconds.
    private static let wheelRepeatS = 1800.0

    private let parameters: TripParameters
    private var kinds: Set<Alert.Kind> { parameters.alerts.kinds }

    // Signals that are requested less often remain known for longer.
    private var speed = AlertState(unknownAfterS: 10)
    private var coolant = AlertState(unknownAfterS: 120)
    private var mil = AlertState(unknownAfterS: .infinity)
    private var tired = AlertState(unknownAfterS: 30)
    private var voltage: VoltageWatch
    private var tires = TireWatch()
    private var pending = CodeWatch()
    private var stored = CodeWatch()
    private var storedCodes = 0.0
    private var names = CodeNames()
    /// Whether the caller also provides the trouble codes behind the counts (see `take(codes:…)`). Alerts about codes
    /// then wait a few seconds for their names.
    package var expectsCodeNames = false
    private var wheel: WheelTime
    private var wheelLookedAt: Instant?
    private var latest: [Signal: Instant] = [:]

    /// Creates a monitor.
    /// - Parameter drivenBefore: The driver's earlier drives of the last 24 hours, in seconds before the start of this
    ///   one: (7200, 3600) is a drive that took an hour and ended an hour ago.
    package init(parameters: TripParameters, drivenBefore: [(start: Double, end: Double)] = []) {
        self.parameters = parameters
        voltage = VoltageWatch(parameters.alerts)
        wheel = WheelTime(breakS: parameters.alerts.breakMinutes * 60, drivenBefore: drivenBefore)
    }

    /// Takes the next sample and returns the alerts that are due.
    package mutating func take(_ sample: Sample) -> [Alert] {
        guard sample.value.isFinite, Self.signals.contains(sample.signal),
            latest[sample.signal].map({ sample.time > $0 }) != false
        else { return [] }
        latest[sample.signal] = sample.time
        tick(at: sample.time)
        return names.release(at: sample.time) + alerts(by: sample)
    }

    /// Takes all pending or all stored trouble codes ("P0301") and returns the alerts that are due.
    package mutating func take(codes: Set<String>, isStored: Bool, at time: Instant) -> [Alert] {
        names.take(codes, isStored: isStored, at: time).filter { kinds.contains($0.kind) }
    }

    private mutating func alerts(by sample: Sample) -> [Alert] {
        switch sample.signal {
        case .vehicleSpeed: return takeSpeed(sample) + takeAtWheel(sample)
        case .engineSpeed:
            voltage.takeEngineSpeed(sample)
            return takeAtWheel(sample)
        case .coolantTemperature: return takeCoolant(sample)
        case .controlModuleVoltage, .adapterVoltage: return voltage.take(sample).filter { kinds.contains($0.kind) }
        case .mil: return takeMIL(sample)
        case .storedCodeCount:
            storedCodes = sample.value
            return takeCodes(sample, \.stored)
        case .pendingCodeCount: return takeCodes(sample, \.pending)
        default:
            guard !parameters.isGame else { return [] }
            let alert = tires.add(sample, repeatS: parameters.alerts.repeatS)
            return [alert].compactMap(\.self).filter { kinds.contains($0.kind) }
        }
    }

    private static let signals: Set<Signal> = Set(Signal.tirePressures).union([
        .vehicleSpeed, .engineSpeed, .coolantTemperature, .controlModuleVoltage, .adapterVoltage, .mil,
        .storedCodeCount, .pendingCodeCount,
    ])

    /// Advances the time without a sample. An alert whose signal has become unknown is no longer active.
    package mutating func tick(at time: Instant) {
        speed.expire(at: time)
        coolant.expire(at: time)
        tired.expire(at: time)
        voltage.expire(at: time)
        tires.expire(at: time)
    }

    /// The active alerts, in the order of their kinds.
    package var active: [ActiveAlert] { Alert.Kind.allCases.compactMap { active($0) } }

    /// Returns the active alert of a kind with its latest value and limit, or nil if there is none.
    package func active(_ kind: Alert.Kind) -> ActiveAlert? {
        guard kinds.contains(kind) else { return nil }
        return switch kind {
        case .overSpeed: speed.active
        case .tiredDriving: tired.active
        case .coolantHot: coolant.active
        case .tirePressureLow: tires.active
        case .voltageLow, .voltageHigh: voltage.active.first { $0.kind == kind }
        case .milOn:
            mil.active.map { active in
                var active = active
                active.codes = names.storedCodes
                return active
            }
        case .newCode:
            names.isRead(stored: true) || names.isRead(stored: false)
                ? names.active : pending.active ?? stored.active
        }
    }

    // MARK: Kinds of alerts

    private mutating func takeSpeed(_ sample: Sample) -> [Alert] {
        let limit = parameters.speedLimitKmh
        return raise(
            \.speed, .overSpeed, sample.value, limit: limit, release: parameters.speedReleaseKmh, at: sample.time,
            AlertState.Patience(seconds: 2, readings: 2, repeatS: parameters.alerts.repeatS))
    }

    private mutating func takeCoolant(_ sample: Sample) -> [Alert] {
        let limit = parameters.alerts.coolantC
        return raise(
            \.coolant, .coolantHot, sample.value, limit: limit, release: limit - Self.coolantHysteresisC,
            at: sample.time, AlertState.Patience(seconds: 1, readings: 2, repeatS: parameters.alerts.repeatS))
    }

    private mutating func takeAtWheel(_ sample: Sample) -> [Alert] {
        wheel.take(sample)
        if let wheelLookedAt, sample.time.seconds(since: wheelLookedAt) < Self.wheelEveryS { return [] }
        wheelLookedAt = sample.time
        let limits = parameters.alerts
        let (sinceBreak, inADay) = (wheel.hoursSinceBreak, wheel.hoursInADay)
        let isByDay = sinceBreak < limits.wheelHours && inADay >= limits.wheelHoursADay
        let (hours, limit) = isByDay ? (inADay, limits.wheelHoursADay) : (sinceBreak, limits.wheelHours)
        let isDue = tired.take(
            hours >= limit ? .over : .under, .tiredDriving, value: hours, limit: limit, at: sample.time,
            AlertState.Patience(repeatS: max(limits.repeatS, Self.wheelRepeatS)))
        return isDue && kinds.contains(.tiredDriving)
            ? [Alert(.tiredDriving, at: sample.time, value: hours, limit: limit)] : []
    }

    private mutating func takeMIL(_ sample: Sample) -> [Alert] {
        let isDue = mil.take(
            sample.value >= 0.5 ? .over : .under, .milOn, value: storedCodes, limit: 0, at: sample.time,
            AlertState.Patience())
        guard isDue, kinds.contains(.milOn) else { return [] }
        return named([Alert(.milOn, at: sample.time, value: storedCodes, limit: 0)])
    }

    private mutating func takeCodes(_ sample: Sample, _ watch: WritableKeyPath<Self, CodeWatch>) -> [Alert] {
        let isStored = watch == \Self.stored
        guard let alert = self[keyPath: watch].take(sample), kinds.contains(.newCode) else { return [] }
        // A pending code that has become confirmed, or the reverse, is not a new code.
        if (isStored ? stored : pending).mostNew <= (isStored ? pending : stored).mostNew { return [] }
        // An alert for the pending codes was given when their names were read.
        if !isStored, names.isRead(stored: false) { return [] }
        return isStored ? named([alert]) : [alert]
    }

    /// Holds back alerts about stored codes until their names are known, if names are expected.
    private mutating func named(_ alerts: [Alert]) -> [Alert] {
        guard expectsCodeNames, let first = alerts.first else { return alerts }
        names.hold(alerts, at: first.time)
        return []
    }

    private mutating func raise(
        _ state: WritableKeyPath<Self, AlertState>, _ kind: Alert.Kind, _ value: Double, limit: Double,
        release: Double, at time: Instant, _ patience: AlertState.Patience
    ) -> [Alert] {
        let reading: AlertState.Reading = value > limit ? .over : value >= release ? .between : .under
        let isDue = self[keyPath: state].take(reading, kind, value: value, limit: limit, at: time, patience)
        return isDue && kinds.contains(kind) ? [Alert(kind, at: time, value: value, limit: limit)] : []
    }
}

/// A watch that detects when the number of trouble codes rises above the number at the start.
struct CodeWatch: Sendable {
    private var first: Double?
    private var most = 0.0

    /// The greatest number of codes that were new at the same time.
    var mostNew: Double { first.map { most - $0 } ?? 0 }

    private(set) var active: ActiveAlert?

    init() {}

    /// Takes the number of codes and returns an alert if it is greater than ever before in this drive. A code that
    /// disappears and comes back causes no alert.
    mutating func take(_ sample: Sample) -> Alert? {
        guard let first else {
            first = sample.value
            most = sample.value
            return nil
        }
        active =
            sample.value > first
            ? ActiveAlert(.newCode, since: active?.since ?? sample.time, value: sample.value, limit: first) : nil
        guard sample.value > most else { return nil }
        most = sample.value
        return Alert(.newCode, at: sample.time, value: sample.value, limit: first)
    }
}
