package import Telemetry

/// Watches a drive for the conditions under which the car's incomplete monitors run, as far as they are general and
/// live values show them.
package struct MonitorGuide: Sendable {
    /// A step of the drive of one monitor.
    package struct Step: Hashable, Sendable {
        package enum State: String, Sendable, CaseIterable {
            case waiting, met
            /// Not in this drive.
            case missed
            /// The car's values do not show it.
            case unseen
        }

        /// Nil if live values never show it.
        package let condition: DriveCondition?
        package fileprivate(set) var state: State
        /// Seconds or times, as `DriveCondition.needed`.
        package fileprivate(set) var done = 0.0
        let phrase: String

        init(_ step: MonitorDrive.Step) {
            condition = step.condition
            phrase = step.phrase
            state = step.condition == nil ? .unseen : .waiting
        }

        /// "engine warm", in the driver's units.
        package func text(in units: UnitSystem) -> String {
            let text = MonitorDrive.phrase(MonitorDrive.Step(phrase, condition), units)
            return text.hasPrefix("then ") ? String(text.dropFirst(5)) : text
        }

        fileprivate var isOpen: Bool { state == .waiting || state == .missed }
    }

    /// A monitor that the car has.
    package struct Monitor: Sendable {
        package let kind: ReadinessMonitor.Kind
        package let ignition: MonitorStatus.Ignition
        package let wasIncomplete: Bool
        package fileprivate(set) var isIncomplete: Bool
        /// When it was first seen complete; nil if it was complete from the beginning, or is not.
        package fileprivate(set) var completedAt: Instant?
        /// Empty for a monitor that was complete from the beginning.
        package fileprivate(set) var steps: [Step]

        /// The step that is to be driven now; nil if there is none, or if the drive of this monitor is not possible now.
        package var current: Step? {
            guard isIncomplete, let step = steps.first(where: \.isOpen), step.state == .waiting else { return nil }
            return step
        }
    }

    /// What has just happened.
    package enum News: Hashable, Sendable {
        case met(ReadinessMonitor.Kind, Step)
        case missed(ReadinessMonitor.Kind, Step)
        case completed(ReadinessMonitor.Kind)
    }

    package private(set) var monitors: [Monitor] = []
    /// Whether the check engine light is on; nil if unknown.
    package private(set) var isLit: Bool?
    private var watch = DriveConditionWatch()
    private var ignition = MonitorStatus.Ignition.spark

    private static let kinds = Dictionary(
        uniqueKeysWithValues: zip(Signal.incompleteMonitors, Signal.monitors).compactMap { signal, name in
            ReadinessMonitor.Kind(rawValue: name).map { (signal, $0) }
        })

    package init() {}

    /// The latest values that most conditions depend on; nil if unknown.
    package var speedKmh: Double? { watch.speedKmh }
    package var coolantC: Double? { watch.coolantC }

    /// Whether the car moved without its engine, as a hybrid does: meanwhile no monitor runs.
    package var isHybrid: Bool { watch.hasDrivenWithoutEngine }

    package var incomplete: [Monitor] { monitors.filter(\.isIncomplete) }

    /// Takes the next sample, and returns what has changed.
    package mutating func take(_ sample: Sample) -> [News] {
        switch sample.signal {
        case .mil: isLit = sample.value != 0
        case .compressionIgnition: ignition = sample.value == 0 ? .spark : .compression
        default: break
        }
        if let kind = Self.kinds[sample.signal] { return take(kind, isIncomplete: sample.value != 0, at: sample.time) }
        let moment = watch.take(sample)
        return monitors.indices.flatMap { drive($0, moment) }
    }

    private mutating func take(_ kind: ReadinessMonitor.Kind, isIncomplete: Bool, at time: Instant) -> [News] {
        guard let index = monitors.firstIndex(where: { $0.kind == kind }) else {
            let steps = isIncomplete ? MonitorDrive.row(kind, ignition)?.steps.map(Step.init) ?? [] : []
            monitors.append(
                Monitor(
                    kind: kind, ignition: ignition, wasIncomplete: isIncomplete, isIncomplete: isIncomplete,
                    steps: steps))
            return []
        }
        let was = monitors[index].isIncomplete
        monitors[index].isIncomplete = isIncomplete
        guard was, !isIncomplete else { return [] }
        monitors[index].completedAt = time
        return [.completed(kind)]
    }

    /// Continues with the first step that is open; those behind it wait for it.
    private mutating func drive(_ index: Int, _ moment: DriveConditionWatch.Moment?) -> [News] {
        var news: [News] = []
        while monitors[index].isIncomplete, let place = monitors[index].steps.firstIndex(where: \.isOpen) {
            var step = monitors[index].steps[place]
            let before = step.state
            step.take(moment, watch)
            monitors[index].steps[place] = step
            if step.state == .met, before != .met { news.append(.met(monitors[index].kind, step)) }
            if step.state == .missed, before != .missed { news.append(.missed(monitors[index].kind, step)) }
            if step.isOpen { break }
        }
        return news
    }
}

extension MonitorGuide.Step {
    /// What ends the wait for values that a car does not report.
    private mutating func judge(_ isMet: Bool?, else other: State, _ watch: DriveConditionWatch) {
        if let isMet { state = isMet ? .met : other } else if watch.isPatienceOver { state = .unseen }
    }

    fileprivate mutating func take(_ moment: DriveConditionWatch.Moment?, _ watch: DriveConditionWatch) {
        switch condition {
        case nil: state = .unseen
        case .coldStart: judge(watch.isColdStart, else: .missed, watch)
        case .air(let aboveC): judge(watch.ambientC.map { $0 > aboveC }, else: .missed, watch)
        case .fuelLevel(let percent): judge(watch.fuelPercent.map(percent.contains), else: .missed, watch)
        case .warm: judge(watch.coolantC.map { $0 >= 71 }, else: .waiting, watch)
        case .idle:
            guard let moment else { return }
            add(moment.isIdling ? moment.seconds : 0)
            if moment.speedKmh > 0, state != .met { done = 0 }
        case .steady(let range, _):
            guard let moment, moment.isSteady, moment.isRunning, range.contains(moment.speedKmh) else { return }
            add(moment.seconds)
        case .driving(let aboveKmh, _):
            guard let moment, moment.isRunning, moment.speedKmh > aboveKmh else { return }
            add(moment.seconds)
        case .coasting:
            if moment?.coasted == true { add(1) }
            // Then its engine does not turn.
            if watch.hasDrivenWithoutEngine, state != .met { state = .unseen }
        case .accelerating: if moment?.accelerated == true { add(1) }
        }
    }

    private mutating func add(_ amount: Double) {
        done += amount
        if let needed = condition?.needed, done >= needed {
            state = .met
            done = needed
        }
    }
}
