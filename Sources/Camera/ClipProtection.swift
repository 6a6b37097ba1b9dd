import Telemetry

/// Which clips a moment protects: that in which it is, the one before and the one after, and whatever else is within 30
/// seconds of it, of each camera.
package struct ClipProtection: Sendable {
    /// Seconds around a moment.
    package static let marginS = 30.0
    /// The longest gap between two clips of one drive, in seconds.
    private static let maxGapS = 60.0

    /// A clip on the clock that is never set, or on that of the calendar.
    package struct Span: Hashable, Sendable {
        package let name: ClipName
        package let startS: Double
        /// Nil while it is recorded.
        package let endS: Double?

        package init(name: ClipName, startS: Double, endS: Double?) {
            self.name = name
            self.startS = startS
            self.endS = endS
        }
    }

    /// A moment, and why it matters.
    package struct Moment: Hashable, Sendable {
        package let atS: Double
        package let reason: String

        package init(atS: Double, reason: String) {
            self.atS = atS
            self.reason = reason
        }
    }

    /// The clips that a moment protects, of those that there are.
    package static func protected(_ spans: [Span], by moment: Moment) -> [ClipName] {
        Dictionary(grouping: spans, by: \.name.camera).values.flatMap { spans in
            let spans = spans.sorted { $0.startS < $1.startS }
            // Between two clips, and after the last one, it is that before.
            let own = spans.lastIndex { $0.startS <= moment.atS }
            return spans.indices.filter { index in
                let span = spans[index]
                if span.startS <= moment.atS + marginS, (span.endS ?? .infinity) >= moment.atS - marginS { return true }
                guard let own, abs(index - own) <= 1 else { return false }
                // What was recorded on another drive is no neighbor.
                let gapS =
                    index < own
                    ? spans[own].startS - (span.endS ?? .infinity) : span.startS - (spans[own].endS ?? .infinity)
                return gapS <= maxGapS
            }.map { spans[$0].name }
        }.sorted()
    }

    /// Whether clips that begin later can still be protected by a moment.
    /// - Parameters:
    ///   - spans: the clips so far of one camera.
    ///   - nowS: the present.
    package static func isOpen(_ moment: Moment, _ spans: [Span], nowS: Double) -> Bool {
        if nowS <= moment.atS + marginS { return true }
        guard !spans.contains(where: { $0.startS > moment.atS }),
            let own = spans.filter({ $0.startS <= moment.atS }).max(by: { $0.startS < $1.startS })
        else { return false }
        return own.endS.map { nowS <= $0 + maxGapS } ?? true
    }
}

/// The pauses between attempts to reach a camera: they double, up to a minute.
package struct RetryPause: Sendable {
    private static let firstS = 1.0
    private static let longestS = 60.0
    /// A recording of this length means that the camera works.
    private static let stableS = 30.0

    private var nextS = firstS

    package init() {}

    /// - Parameter ranS: how long the camera sent pictures.
    package mutating func next(afterS ranS: Double) -> Double {
        if ranS >= Self.stableS { nextS = Self.firstS }
        defer { nextS = min(nextS * 2, Self.longestS) }
        return nextS
    }
}

/// Parking: the camera records when the car is pushed, or when the user wants it, while the battery can bear it.
package struct ParkingGuard: Sendable {
    package enum State: Hashable, Sendable {
        /// Waits for a shock.
        case armed
        case recording
        /// The battery is low; it is armed again when it is charged.
        case resting
        /// The time is over.
        case over
    }

    /// The longest time, in seconds.
    package static let usualMaxS = 12 * 3600.0
    package static let recordingS = 60.0
    /// In m/s², beyond gravity and noise.
    package static let shockMps2 = 2.5

    package var lowV: Double { battery.limitV }
    package let maxS: Double
    package private(set) var state = State.armed
    private let startS: Double
    private var battery: LowVoltage
    private var recordUntilS: Double?

    package init(startS: Double, lowV: Double = LowVoltage.usualV, maxS: Double) {
        self.startS = startS
        battery = LowVoltage(limitV: lowV)
        self.maxS = maxS
    }

    /// Someone wants a recording, or the car was pushed.
    package mutating func wake(atS nowS: Double) {
        guard state == .armed || state == .recording else { return }
        state = .recording
        recordUntilS = nowS + Self.recordingS
    }

    package mutating func add(accelerationMps2: Double, atS nowS: Double) {
        if accelerationMps2.magnitude >= Self.shockMps2 { wake(atS: nowS) }
    }

    package mutating func add(voltageV: Double, atS nowS: Double) {
        switch battery.add(voltageV, atS: nowS) {
        case .fell: if state != .over { state = .resting }
        case .recovered: if state == .resting { state = .armed }
        case nil: break
        }
    }

    package mutating func tick(atS nowS: Double) {
        if nowS - startS >= maxS {
            state = .over
        } else if state == .recording, let recordUntilS, nowS >= recordUntilS {
            state = .armed
        }
    }
}
