package import Telemetry

/// A lap over its distance: the time, the position and the values of signals at each place. Times between samples are
/// interpolated.
package struct LapTrace: Sendable {
    /// The distance between two points of the grid on which laps are shown, in meters.
    package static let gridM = 5.0
    /// Minisectors of a lap.
    package static let minisectors = 25
    /// A lap whose first or last sample is farther from the line than this, in seconds, was not followed from line to
    /// line.
    package static let edgeS = RunningLapDelta.edgeS
    /// A lap with a hole longer than this, in seconds, is not a reference for others.
    package static let holeS = 2.0

    package let lap: Lap
    package let source: LapMeter.Source
    /// The driven distance from line to line, in meters.
    package let lengthM: Double
    /// Whether the lap was followed from line to line.
    package let isWhole: Bool
    /// The longest time in the lap without a sample, in seconds.
    package let holeS: Double
    package let topSpeedKmh: Double?
    /// The signals of which there are values.
    package var signals: Set<Signal> { Set(values.keys) }

    /// Ascending, with the line at the beginning and the end.
    private let distances: [Double]
    /// Ascending.
    private let times: [Double]
    /// NaN where unknown.
    private var values: [Signal: [Double]]

    fileprivate init(_ lap: Lap, _ points: LapTraceBuilder.Points, _ source: LapMeter.Source, holeS: Double) {
        self.lap = lap
        self.source = source
        var (distances, times, rows): ([Double], [Double], [Int]) = ([], [], [])
        let isIntegrated = source == .speed
        let firstS = points.places.first?.timeS ?? .infinity
        var isBegun = firstS <= Self.edgeS
        if isBegun, let first = points.places.first, isIntegrated || first.distanceM >= 0 {
            distances = [0]
            times = [0]
            rows = [0]
        }
        for (row, place) in points.places.enumerated() where place.timeS <= lap.timeS {
            let distanceM = isIntegrated ? place.drivenM : place.distanceM
            guard let lastM = distances.last, let lastS = times.last else {
                guard distanceM < Self.longestM else { continue }
                distances = [distanceM]
                times = [place.timeS]
                rows = [row]
                continue
            }
            let stepM = distanceM - lastM
            guard stepM > 0, place.timeS >= lastS,
                stepM <= RunningLapDelta.fastestMps * (place.timeS - lastS) + RunningLapDelta.slackM
            else { continue }
            distances.append(distanceM)
            times.append(place.timeS)
            rows.append(row)
        }
        let lastPlaceS = points.places.last { $0.timeS <= lap.timeS }?.timeS ?? 0
        if distances.count > 1 {
            // From the last sample to the line at the speed before it.
            let last = distances.count - 1
            let mps = (distances[last] - distances[last - 1]) / max(1e-9, times[last] - times[last - 1])
            let restS = lap.timeS - times[last]
            if restS > 0 {
                // A car that stood before the end has no speed there.
                let isClose = lap.timeS - lastPlaceS <= Self.edgeS && restS <= Self.edgeS
                distances.append(distances[last] + (isClose ? max(1e-6, mps * restS) : 1e-6))
                times.append(lap.timeS)
                rows.append(rows[last])
            }
        } else {
            isBegun = false
        }
        isWhole = isBegun && lap.timeS - lastPlaceS <= Self.edgeS && (distances.last ?? 0) > 0
        lengthM = distances.last ?? 0
        self.holeS = max(holeS, firstS == .infinity ? 0 : firstS, lap.timeS - lastPlaceS)
        var columns: [Signal: [Double]] = [:]
        for (signal, column) in points.values {
            let kept = rows.map { column[$0] }
            if kept.contains(where: { !$0.isNaN }) { columns[signal] = kept }
        }
        values = columns
        topSpeedKmh = points.values[.vehicleSpeed]?.lazy.filter { !$0.isNaN }.max()
        self.distances = distances
        self.times = times
    }

    /// The same without the values of some signals.
    package func leavingOut(_ signals: Set<Signal>) -> LapTrace {
        var trace = self
        for signal in signals { trace.values[signal] = nil }
        return trace
    }

    /// No lap is longer, in meters.
    private static let longestM = 1e6

    /// Whether other laps can be measured against this one: the lap counts, and nothing of it is missing.
    package var canBeReference: Bool { isWhole && lap.isValid && !lap.isRewound && holeS <= Self.holeS }

    /// The distances of the grid: 0, 5, 10 … and the end, in meters. None is closer to the end than half a meter.
    package var grid: [Double] {
        guard lengthM > 0, lengthM < Self.longestM else { return [] }
        let count = Int(clamping: max(0, (lengthM - 0.5) / Self.gridM).rounded(.down)) + 1
        return (0..<count).map { Double($0) * Self.gridM } + [lengthM]
    }

    /// The time in the lap at a distance, in seconds. The car may have stood there: then it is the time of its arrival.
    package func timeS(at distanceM: Double) -> Double {
        guard let (index, share) = place(distanceM) else { return 0 }
        return index + 1 < times.count ? times[index] + (times[index + 1] - times[index]) * share : times[index]
    }

    /// The value of a signal at a distance; nil if it is not known there. The gear is that of the sample before.
    package func value(of signal: Signal, at distanceM: Double) -> Double? {
        guard let column = values[signal], let (index, share) = place(distanceM) else { return nil }
        let here = column[index]
        let next = index + 1 < column.count ? column[index + 1] : here
        if signal.unit == .none { return here.isNaN ? nil : here }
        if here.isNaN || next.isNaN {
            let near = share < 0.5 ? here : next
            return near.isNaN ? nil : near
        }
        return here + (next - here) * share
    }

    /// The position on the map in meters.
    package func position(at distanceM: Double) -> (x: Double, z: Double)? {
        guard let x = value(of: .positionX, at: distanceM), let z = value(of: .positionZ, at: distanceM) else {
            return nil
        }
        return (x, z)
    }

    private func place(_ distanceM: Double) -> (index: Int, share: Double)? {
        guard let first = distances.first, let last = distances.last, !distanceM.isNaN else { return nil }
        if distanceM <= first { return (0, 0) }
        if distanceM >= last { return (distances.count - 1, 0) }
        let index = distances.firstIndex(at: distanceM)
        if distances[index] == distanceM { return (index, 0) }
        return (index - 1, (distanceM - distances[index - 1]) / (distances[index] - distances[index - 1]))
    }

    /// The times at the ends of the minisectors in milliseconds: 0, 24 others and the time of the lap. Minisectors are
    /// equal shares of the lap's own length; the first one begins with the lap's time, wherever the car stands.
    package var minisectorEndsMs: [Int] {
        let ends: [Double] = minisectorBordersM[1..<Self.minisectors].map(timeS)
        return ([0] + ends + [lap.timeS]).map { Int(clamping: ($0 * 1000).rounded()) }
    }

    /// The borders of the minisectors in meters: 0, 24 others and the length.
    package var minisectorBordersM: [Double] {
        (0..<Self.minisectors).map { lengthM * Double($0) / Double(Self.minisectors) } + [lengthM]
    }
}

/// Makes a `LapTrace` from the samples of a lap.
package struct LapTraceBuilder {
    struct Points {
        var places: [LapMeter.Place] = []
        /// As many as places; NaN where unknown.
        var values: [Signal: [Double]]

        /// Forgets the places from a time on.
        mutating func forget(from timeS: Double) {
            let count = places.firstIndex { $0.timeS >= timeS } ?? places.count
            places.removeSubrange(count...)
            for signal in values.keys { values[signal]?.removeSubrange(count...) }
        }
    }

    /// The signals that a lap is shown with.
    package static let shown: [Signal] = [
        .vehicleSpeed, .throttle, .brake, .clutch, .steering, .gear, .engineSpeed, .positionX, .positionZ,
        .lateralAcceleration, .longitudinalAcceleration,
    ]
    /// What the places and speeds of a lap are computed from.
    package static let placed: [Signal] = [
        .vehicleSpeed, .positionX, .positionZ, .lapDistance, .raceDistance, .currentLapTime, .lapNumber,
    ]
    /// A value older than this is not known, in seconds. Some are told once a second.
    private static let freshS = 2.5
    /// A slower car stands, in km/h.
    private static let standingKmh = 0.5
    /// The time in seconds before a speed of 0 of which nothing is missing: the car came to rest, or stood.
    private static let restS = 5.0
    /// Stored times are rounded to milliseconds.
    private static let roundingNs: Int64 = 1_000_000

    package let lap: Lap
    private let signals: Set<Signal>
    private var meter: LapMeter
    private var points: Points
    private var before: Points?
    private var moment: [Sample] = []
    fileprivate var latest: [Signal: Sample] = [:]
    private var lastS: Double?
    private var holeS = 0.0
    /// The last moment with a place, or at which the car stood.
    private var knownAt: Instant?

    package init(_ lap: Lap, signals: [Signal] = shown) {
        self.lap = lap
        self.signals = Set(signals)
        points = Points(values: Dictionary(uniqueKeysWithValues: Set(signals).map { ($0, []) }))
        meter = LapMeter(begin: lap.start)
    }

    /// Takes a sample. Samples must be in the order of their times; those of other laps are left out.
    package mutating func take(_ sample: Sample) {
        guard sample.value.isFinite else { return }
        if let time = moment.first?.time, time != sample.time { close() }
        if sample.time.nanoseconds >= lap.start.nanoseconds - Self.roundingNs, !isOver(at: sample.time) {
            moment.append(sample)
        } else if signals.contains(sample.signal) {
            latest[sample.signal] = sample
        }
    }

    fileprivate func isOver(at time: Instant) -> Bool {
        time.nanoseconds >= lap.end.nanoseconds - Self.roundingNs
    }

    /// The moment is over.
    private mutating func close() {
        defer { moment = [] }
        for sample in moment where signals.contains(sample.signal) { latest[sample.signal] = sample }
        guard let time = moment.first?.time else { return }
        guard let (place, move) = meter.placed(moment) else { return rest(at: time) }
        knownAt = time
        switch move {
        case .onward: holeS = max(holeS, place.timeS - (lastS ?? place.timeS))
        case .back: points.forget(from: place.timeS)
        case .anew:
            before = points
            points.forget(from: 0)
        case .returned:
            points = before ?? points
            before = nil
            points.forget(from: place.timeS)
        }
        lastS = place.timeS
        points.places.append(place)
        for signal in signals {
            let known = latest[signal].flatMap { time.seconds(since: $0.time) <= Self.freshS ? $0.value : nil }
            points.values[signal]?.append(known ?? .nan)
        }
    }

    /// A car that stands has no new place: a receiver's positions count only while it moves. The time goes on, so that
    /// nothing is missing.
    private mutating func rest(at time: Instant) {
        guard moment.contains(where: { $0.signal == .vehicleSpeed && abs($0.value) < Self.standingKmh }),
            let knownAt, let lastS
        else { return }
        let seconds = time.seconds(since: knownAt)
        if seconds > Self.restS { holeS = max(holeS, seconds) }
        self.lastS = lastS + seconds
        self.knownAt = time
    }

    /// The lap; nil if no distance is known.
    package mutating func trace() -> LapTrace? {
        close()
        // The time of the next lap may begin before its number.
        if let before, before.places.count > points.places.count, let end = before.places.last?.timeS,
            abs(lap.timeS - end) < abs(lap.timeS - (points.places.last?.timeS ?? 0))
        {
            points = before
        }
        guard let source = meter.source, points.places.count > 1 else { return nil }
        return LapTrace(lap, points, source, holeS: holeS)
    }
}

/// Makes the traces of all laps of a trip from its samples.
package struct LapTraces {
    private var builders: [LapTraceBuilder]
    private var current = 0
    private var traces: [LapTrace?] = []

    /// - Parameter laps: in their order.
    package init(_ laps: [Lap], signals: [Signal] = LapTraceBuilder.shown) {
        builders = laps.map { LapTraceBuilder($0, signals: signals) }
    }

    /// Takes a sample. Samples must be in the order of their times.
    package mutating func take(_ sample: Sample) {
        while current < builders.count, builders[current].isOver(at: sample.time) { finish() }
        if current < builders.count { builders[current].take(sample) }
    }

    private mutating func finish() {
        traces.append(builders[current].trace())
        let latest = builders[current].latest
        // Thousands of values are no longer needed.
        builders[current] = LapTraceBuilder(builders[current].lap, signals: [])
        current += 1
        if current < builders.count { builders[current].latest = latest }
    }

    /// The traces, one for each lap; nil for laps without a known distance.
    package mutating func all() -> [LapTrace?] {
        while current < builders.count { finish() }
        return traces
    }
}
