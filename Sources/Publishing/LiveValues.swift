import Formats
package import Telemetry
import Trips

/// The latest values of a program that records, from its lines of JSON.
package struct LiveValues: Sendable {
    /// The VIN that the trip began with.
    package private(set) var vin: String?
    /// Whether a trip is being recorded.
    package private(set) var isInTrip = false
    /// Whether a car is really driven.
    package private(set) var isReal = true
    package private(set) var position: PublishedPosition?
    /// The number of the trip in the database, and its beginning, in whole seconds; nil if it is not stored.
    package private(set) var trip: Int64?
    package private(set) var start: WallTime?
    private let keepsSamples: Bool
    private var samples: [Sample] = []
    private var time: String?
    private var values: [(name: String, value: Double)] = []
    private var changed: Set<String> = []
    /// The battery of the car between two drives, if it was reported since the last call.
    private var parked: Parked?

    package struct Parked: Hashable, Sendable {
        package let time: String?
        package let volts: Double
        package let isLow: Bool
    }

    /// - Parameter keepsSamples: whether every sample is kept for `popSamples`.
    package init(keepsSamples: Bool = false) { self.keepsSamples = keepsSamples }

    /// Returns all samples that have come since the last call, with times since the start of the trip.
    package mutating func popSamples() -> [Sample] {
        defer { samples = [] }
        return samples
    }

    package mutating func popParked() -> Parked? { parked.take() }

    package mutating func add(line: String) {
        guard let document = JSON(parsing: Array(line.utf8)) else { return }
        switch document["type"]?.text {
        case "start":
            self = LiveValues(keepsSamples: keepsSamples)
            trip = document["trip"]?.double.flatMap(Int64.init(exactly:))
            start = document["time"]?.text.flatMap { WallTime(iso8601: $0) }
            vin = document["vin"]?.text
            isReal = document["device"]?.text.map { SourceKind(device: $0).isDriving } ?? true
            isInTrip = true
        case "summary", "error": isInTrip = false
        case "parked":
            guard let volts = document["voltage"]?.double else { return }
            let isLow = if case .bool(true)? = document["low"] { true } else { false }
            parked = Parked(time: document["time"]?.text, volts: volts, isLow: isLow)
        case "sample":
            guard let name = document["signal"]?.text, let value = document["value"]?.double else { return }
            isInTrip = true
            time = document["time"]?.text ?? time
            changed.insert(name)
            addPosition(name, value)
            if keepsSamples, let seconds = document["t"]?.double {
                let unit = Unit(document["unit"]?.text ?? "")
                samples.append(Sample(Signal(name, unit), value, at: Instant.zero.advanced(bySeconds: seconds)))
            }
            if let index = values.firstIndex(where: { $0.name == name }) {
                values[index].value = value
            } else {
                values.append((name, value))
            }
        default: break
        }
    }

    private mutating func addPosition(_ name: String, _ value: Double) {
        guard let signal = Self.ofPositions[name] else { return }
        var position = position ?? PublishedPosition(time: WallTime(microseconds: 0))
        position.add(Sample(signal, value, at: .zero))
        position.time = time.flatMap { WallTime(iso8601: $0) } ?? position.time
        self.position = position
    }

    private static let ofPositions = Dictionary(uniqueKeysWithValues: Signal.ofPositions.map { ($0.name, $0) })

    /// When the latest value was true; nil before the first one.
    var sampleTime: WallTime? { time.flatMap { WallTime(iso8601: $0) } }

    /// The latest value of a signal; nil if there was none.
    subscript(signal: Signal) -> Double? { values.first { $0.name == signal.name }?.value }

    /// Nil before the first value. Positions have a topic of their own.
    var document: JSON? {
        guard !values.isEmpty else { return nil }
        return .object(
            [("time", .text(time))]
                + values.filter { Self.ofPositions[$0.name] == nil }.map { ($0.name, JSON.rounded($0.value, 4)) })
    }

    /// Whether anything has come since `popChanged`.
    package var hasChanged: Bool { !changed.isEmpty }

    /// Returns what has come since the last call, without positions.
    package mutating func popChanged() -> [(name: String, value: Double)] {
        defer { changed = [] }
        return values.filter { changed.contains($0.name) && Self.ofPositions[$0.name] == nil }
    }
}
