import Interchange
import Routes
package import Telemetry

/// A receiver as the source of trips: it begins and ends them by movement, and reports the speed, whose integral is the
/// distance (see `ReceiverMotion`). The positions stay as they came.
package struct ReceiverTrip: TelemetrySource {
    /// When trips begin and end.
    package struct Limits: Sendable {
        /// How long the receiver stands, or has no fix, before a trip is over; in seconds.
        package var pauseS: Double
        /// Whether a trip begins at the first fix, without any movement.
        package var beginsAtOnce: Bool
        /// Whether a receiver that is not there is waited for.
        package var waitsForReceiver: Bool

        package init(pauseS: Double, beginsAtOnce: Bool = false, waitsForReceiver: Bool = false) {
            self.pauseS = pauseS
            self.beginsAtOnce = beginsAtOnce
            self.waitsForReceiver = waitsForReceiver
        }
    }

    private let receiver: any TelemetrySource
    private let device: String
    private let limits: Limits

    /// - Parameters:
    ///   - receiver: the times of its fixes are those of its own clock.
    ///   - device: as users name it.
    package init(_ receiver: any TelemetrySource, device: String, _ limits: Limits) {
        self.receiver = receiver
        self.device = device
        self.limits = limits
    }

    package func run(stop: Int32, emit: (SourceEvent) -> Bool) {
        var movement = ReceiverMovement(device: device, limits)
        receiver.run(stop: stop) { event in movement.events(event).allSatisfy { emit($0) } }
    }
}

/// Turns the events of a receiver into those of a source of trips.
struct ReceiverMovement: Sendable {
    /// What of the time before a movement belongs to its trip, in seconds.
    private static let beforeS = 30.0
    /// So many meters begin a trip.
    private static let beginsM = 20.0

    /// A fix with the speeds up to it.
    private struct Moment {
        var fix: Batch
        var speeds: [ReceiverMotion.Speed]
        var distanceM: Double
    }

    private let device: String
    private let limits: ReceiverTrip.Limits
    private var isConnected = false
    private var motion = ReceiverMotion()
    /// What came before the trip; nil during a trip.
    private var held: [Moment]? = []
    private var standsSince: Instant?
    private var reportedWaiting = false

    init(device: String, _ limits: ReceiverTrip.Limits) {
        self.device = device
        self.limits = limits
    }

    mutating func events(_ event: SourceEvent) -> [SourceEvent] {
        switch event {
        case .batch(let batch): return events(batch)
        case .connected(var description):
            // The same receiver again: the trip goes on.
            if isConnected { return [.progress("the receiver is there again")] }
            isConnected = true
            description.device = device
            // What came before the movement is held back.
            description.arrivesLate = true
            return [.connected(description)]
        case .lost(let error, _):
            if !isConnected, !limits.waitsForReceiver { return [.ended(error)] }
            return [.progress(error.message), event]
        case .silence: return held == nil ? [event] : []
        default: return [event]
        }
    }

    private mutating func events(_ batch: Batch) -> [SourceEvent] {
        let event = SourceEvent.batch(batch)
        // A yaw rate, or another value of a sensor beside it.
        guard let fix = Self.fix(batch) else { return held == nil ? [event] : [] }
        var events: [SourceEvent] = []
        if let gapS = motion.gapS(before: fix), gapS > limits.pauseS {
            events += end(at: fix.time.advanced(bySeconds: -gapS))
            motion = ReceiverMotion()
        }
        let speeds = motion.add(fix)
        let moment = Moment(fix: batch, speeds: speeds, distanceM: motion.distanceM)
        guard held == nil else { return events + wait(moment) }
        if let last = speeds.last {
            standsSince = last.kmh > 0 ? nil : standsSince ?? last.time
            if let standsSince, last.time.seconds(since: standsSince) >= limits.pauseS {
                return events + end(at: last.time)
            }
        }
        return events + Self.events(of: moment)
    }

    /// The fix of a batch; nil if it has no place.
    private static func fix(_ batch: Batch) -> ReceiverMotion.Fix? {
        func value(_ signal: Signal) -> Double? { batch.samples.first { $0.signal == signal }?.value }
        guard let latitude = value(.latitude), let longitude = value(.longitude),
            let place = GeoPoint(checked: latitude, longitude)
        else { return nil }
        return ReceiverMotion.Fix(
            time: batch.time, place: place, speedKmh: value(.groundSpeed), errorM: value(.positionError))
    }

    private static func events(of moment: Moment) -> [SourceEvent] {
        // The first speed begins the trip to which the first place belongs.
        moment.speeds.map { .batch(Batch(Sample(.vehicleSpeed, $0.kmh, at: $0.time))) } + [.batch(moment.fix)]
    }

    /// Holds a fix back until the movement shows that it belongs to a trip.
    private mutating func wait(_ moment: Moment) -> [SourceEvent] {
        var held = held ?? []
        held.append(moment)
        held.removeAll { moment.fix.time.seconds(since: $0.fix.time) > Self.beforeS }
        let distanceM = moment.distanceM - (held.first?.distanceM ?? moment.distanceM)
        let begins = limits.beginsAtOnce || motion.isMoving && distanceM >= Self.beginsM
        guard begins, !moment.speeds.isEmpty else {
            self.held = held
            if reportedWaiting { return [] }
            reportedWaiting = true
            return [.progress("waiting for movement")]
        }
        self.held = nil
        standsSince = nil
        reportedWaiting = false
        // From the last moment at which it stood.
        let start = held.lastIndex { $0.speeds.last?.kmh == 0 } ?? held.firstIndex { !$0.speeds.isEmpty } ?? 0
        return held[start...].enumerated().flatMap { index, moment in
            var moment = moment
            // What led to the first moment is not part of the trip.
            if index == 0 { moment.speeds = moment.speeds.suffix(1) }
            return Self.events(of: moment)
        }
    }

    private mutating func end(at time: Instant) -> [SourceEvent] {
        guard held == nil else {
            held = []
            return []
        }
        held = []
        return [.segmentEnded(time)]
    }
}
