import Formats
import OBD
import Telemetry

/// Collects the samples of a trip from its lines, and decides when it began and which times are wrong.
struct TripCollector {
    /// So many samples are judged together.
    private static let limit = 1 << 17
    /// Lines of several sources may come in another order than they were measured, in seconds.
    private static let orderS = 60.0
    /// By how much the start and the times of day of samples may differ, in seconds. The start is written without a
    /// fraction.
    private static let startS = 2.0

    private var trip: TripLog
    /// What the first line says; nil if it is missing or has no time.
    private let statedStart: WallTime?
    private var hasStart = false
    private var hasBegun = false

    private struct Line {
        var signal: Signal
        var value: Double
        /// Seconds since the start.
        var seconds: Double?
        var time: WallTime?
    }

    private var lines: [Line] = []

    init(start: WallTime?, device: String?, vin: String?) {
        statedStart = start
        trip = TripLog(start: start ?? WallTime(microseconds: 0), device: device ?? "")
        if trip.device.isEmpty { trip.device = "trip --json" }
        trip.vin = vin.flatMap(VIN.init)?.description
    }

    var isFull: Bool { lines.count >= Self.limit }

    mutating func add(_ signal: Signal, _ value: Double, secondsFromStart seconds: Double?, at time: WallTime?) {
        let isPossible = seconds.map { abs($0) < 1e9 } ?? false
        lines.append(Line(signal: signal, value: value, seconds: isPossible ? seconds : nil, time: time))
    }

    mutating func add(summary: JSON) {
        if let vin = summary["vin"]?.text.flatMap(VIN.init) { trip.vin = vin.description }
        trip.driver = summary["driver"]?.text
        trip.note = summary["note"]?.text
        trip.fuelPrice = summary["fuelPrice"]?.double
        trip.electricityPrice = summary["electricityPrice"]?.double
        trip.currency = summary["currency"]?.text
        if case .array(let tags)? = summary["tags"] { trip.tags = tags.compactMap(\.text) }
    }

    /// What is known of the trip now; nil if it has no samples.
    var ended: TripLog? { hasBegun ? trip : nil }

    struct Batch {
        /// What is known of the trip, if these are its first samples.
        var begun: TripLog?
        var samples: [Sample] = []
        /// The number of samples whose times are wrong, or not known.
        var leftOut = 0
    }

    /// Returns and removes the samples so far, in the order of their times.
    mutating func nextBatch() -> Batch {
        defer { lines.removeAll(keepingCapacity: true) }
        if !hasStart, let start = start() {
            trip.start = start
            hasStart = true
        }
        guard hasStart else { return Batch(leftOut: lines.count) }
        let seconds = lines.map { $0.seconds ?? $0.time.map { [start = trip.start] in $0.seconds(since: start) } }
        let fitting = TimeOutliers.fitting(
            microseconds: seconds.map { $0.flatMap { abs($0) < 1e9 ? Int64(($0 * 1e6).rounded()) : nil } },
            toleranceS: Self.orderS)
        var batch = Batch()
        batch.samples.reserveCapacity(lines.count)
        var isOrdered = true
        for (index, line) in lines.enumerated() {
            guard fitting[index], let seconds = seconds[index] else { continue }
            let sample = Sample(line.signal, line.value, at: Instant.zero.advanced(bySeconds: seconds))
            if let last = batch.samples.last, sample.time < last.time { isOrdered = false }
            batch.samples.append(sample)
        }
        if !isOrdered { batch.samples.sort { $0.time < $1.time } }
        batch.leftOut = lines.count - batch.samples.count
        if !hasBegun, !batch.samples.isEmpty {
            batch.begun = trip
            hasBegun = true
        }
        return batch
    }

    /// Returns when the trip began: as stated, unless the times of most samples say something else.
    private func start() -> WallTime? {
        let starts = lines.compactMap { line in
            line.seconds.flatMap { seconds in line.time?.advanced(bySeconds: -seconds) }
        }.sorted()
        guard !starts.isEmpty else { return statedStart ?? lines.lazy.compactMap(\.time).min() }
        let most = starts[starts.count / 2]
        if let statedStart, abs(most.seconds(since: statedStart)) <= Self.startS { return statedStart }
        return most
    }
}
