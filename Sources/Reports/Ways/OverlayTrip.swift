import Formats
package import Routes
package import Telemetry
package import Trips

/// A trip as programs read it that draw its values over a video. Values are metric.
package struct OverlayTrip: Sendable {
    /// A quantity of the car, and what the programs call it.
    struct Channel: Sendable {
        /// The first one of the trip's signals counts.
        let signals: [Signal]
        /// Of VBO: its name in the list of channels, its column and its unit.
        let title: String
        let column: String
        let unit: String
        /// The column of RaceRender; nil if it knows none.
        let raceRender: String?
        let decimals: Int
        /// How long a value holds, in seconds.
        let holdsS: Double

        static let all = [
            Channel(
                signals: [.engineSpeed], title: "engine speed", column: "rpm", unit: "rpm", raceRender: "RPM",
                decimals: 0, holdsS: 5),
            Channel(
                signals: [.gear], title: "gear", column: "gear", unit: "1", raceRender: "Gear", decimals: 0, holdsS: 5),
            Channel(
                signals: [.throttle, .throttlePosition], title: "throttle", column: "throttle", unit: "%",
                raceRender: "Throttle", decimals: 1, holdsS: 5),
            Channel(
                signals: [.coolantTemperature], title: "coolant temperature", column: "coolant", unit: "C",
                raceRender: nil, decimals: 0, holdsS: 60),
            Channel(
                signals: [TripCurves.consumption], title: "consumption", column: "consumption", unit: "l/100km",
                raceRender: nil, decimals: 1, holdsS: TripCurves.consumptionS),
        ]
    }

    /// Values of one moment.
    struct Row: Hashable, Sendable {
        /// Since the start of the trip.
        var ms: Int64
        /// Nil where it is not known.
        var place: GeoPoint?
        /// Whether the place is one of the way; otherwise it is on the line between two of them.
        var isPoint = false
        /// Whether it was measured at this moment.
        var isFix = false
        var altitudeM: Double?
        var courseDeg: Double?
        var errorM: Double?
        /// Of the car, or over ground if the car reports none.
        var speedKmh: Double?
        /// In the order of `channels`.
        var values: [Double?] = []
        var lap: Int?
    }

    /// The time of `Instant.zero`.
    let origin: WallTime
    /// Name and version.
    let program: String
    /// The line at which laps begin; nil if there is none, or if it is in a hidden place.
    let gate: LapGate?
    /// Those of which the trip has values.
    let channels: [Channel]
    let rows: [Row]
    let hasLaps: Bool

    /// How long a speed holds, in milliseconds.
    private static let speedMs: Int64 = 5000

    /// - Parameters:
    ///   - way: With times since the start of the trip, and without what is hidden.
    ///   - curves: Of the same samples, in metric units.
    ///   - hidden: When the trip was in hidden places; what was recorded then is left out.
    ///   - laps: Their numbers, with their times since the start of the trip.
    ///   - program: Name and version.
    package init(
        origin: WallTime, way: Way, curves: TripCurves, hidden: HiddenTimes, gate: LapGate? = nil,
        laps: [(number: Int, times: ClosedRange<Instant>)] = [], program: String
    ) {
        self.origin = origin
        self.gate = gate
        self.program = program
        let all = Dictionary(curves.curves().map { ($0.signal, $0) }, uniquingKeysWith: { one, _ in one })
        let found = Channel.all.compactMap { channel in
            channel.signals.lazy.compactMap { all[$0] }.first.map { (channel: channel, curve: $0) }
        }
        channels = found.map(\.channel)
        hasLaps = !laps.isEmpty
        var readers = found.map { CurveReader($0.curve, holdsMs: Int64(clamping: $0.channel.holdsS * 1000)) }
        var speed = all[.vehicleSpeed].map { CurveReader($0, holdsMs: Self.speedMs) }
        var places = PlaceReader(way)
        let speedTimes = all[.vehicleSpeed]?.times ?? []
        let times = Set(way.points.map { Self.ms($0.time) } + speedTimes).sorted()
        rows = times.compactMap { ms in
            let time = Instant.zero.advanced(bySeconds: Double(ms) / 1000)
            guard !hidden.contains(time) else { return nil }
            var row = places.row(at: ms)
            row.speedKmh = speed?.value(at: ms) ?? row.speedKmh
            row.values = readers.indices.map { readers[$0].value(at: ms) }
            row.lap = laps.last { $0.times.contains(time) }?.number
            return row
        }
    }

    static func ms(_ time: Instant) -> Int64 { Int64(clamping: (time.seconds(since: .zero) * 1000).rounded()) }

    func time(of row: Row) -> WallTime { origin.advanced(bySeconds: Double(row.ms) / 1000) }

    /// Whether any moment has a place.
    package var hasPlaces: Bool { rows.contains { $0.place != nil } }
    package var isEmpty: Bool { rows.isEmpty }
}

/// Reads the places of a way at times that do not decrease.
private struct PlaceReader {
    private let points: [WayPoint]
    private var next = 0

    init(_ track: Way) { points = track.points }

    mutating func row(at ms: Int64) -> OverlayTrip.Row {
        while next < points.count, OverlayTrip.ms(points[next].time) <= ms { next += 1 }
        var row = OverlayTrip.Row(ms: ms)
        guard next > 0 else { return row }
        let point = points[next - 1]
        let begin = OverlayTrip.ms(point.time)
        if begin == ms {
            row.place = point.place
            row.isPoint = true
            row.isFix = !point.isBridged
            row.errorM = point.errorM
        } else {
            guard next < points.count, !points[next].beginsSegment else { return row }
            let end = OverlayTrip.ms(points[next].time)
            row.place = point.place.interpolated(
                to: points[next].place, share: Double(ms - begin) / Double(max(1, end - begin)))
        }
        row.altitudeM = point.altitudeM
        row.courseDeg = point.courseDeg
        row.speedKmh = point.speedKmh
        return row
    }
}
