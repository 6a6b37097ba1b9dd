import Routes
import Telemetry

/// Trips from the tracks of a GPX file.
extension TripLog {
    /// Points of a segment are connected by straight lines. Up to this time apart, positions between them become samples,
    /// since a way is unknown where fixes are missing; in seconds.
    private static let (connectedS, betweenS) = (120.0, 4.0)
    /// The same for two points at the same place, where the car stood. Of a stop, obdmech writes only the ends.
    private static let stoodS = 3600.0
    /// Up to this time, the speed between two points is computed where the file has none, in seconds.
    private static let speedS = 30.0
    private static let fastestKmh = 500.0

    /// Each track with times is a trip. Points without a time, and those that are not later than the one before, are left
    /// out. In a track without values of a car, the speed over ground is also that of the car, so that the trip has a
    /// distance. Positions that obdmech had interpolated are left out, since they would be again.
    package static func trips(of file: GPXFile) -> [TripLog] { file.tracks.compactMap(trip) }

    private static func trip(of track: GPXFile.Track) -> TripLog? {
        let segments = track.segments.map { segment in segment.filter { $0.time != nil } }
        let isOfCar = segments.joined().contains { $0.carValues[.vehicleSpeed] != nil }
        guard let start = segments.joined().lazy.compactMap(\.time).first else { return nil }
        var log = TripLog(start: start, device: "GPX")
        log.note = track.name
        var last: Instant?
        for segment in segments {
            var before: (point: GPXFile.Point, time: Instant)?
            for point in segment {
                guard let civil = point.time else { continue }
                let time = Instant.zero.advanced(bySeconds: civil.seconds(since: start))
                if let last, time <= last { continue }
                var point = point
                if let before {
                    if !isOfCar { point.speedKmh = point.speedKmh ?? speedKmh(from: before, to: (point, time)) }
                    log.connect(before, (point, time), isOfCar: isOfCar)
                }
                log.take(point, at: time, isOfCar: isOfCar)
                (before, last) = ((point, time), time)
            }
        }
        return log.samples.isEmpty ? nil : log
    }

    private static func speedKmh(
        from one: (point: GPXFile.Point, time: Instant), to other: (point: GPXFile.Point, time: Instant)
    ) -> Double? {
        let seconds = other.time.seconds(since: one.time)
        guard seconds <= speedS else { return nil }
        let kmh = one.point.place.distanceM(to: other.point.place) / seconds * 3.6
        return kmh <= fastestKmh ? kmh : nil
    }

    private mutating func connect(
        _ one: (point: GPXFile.Point, time: Instant), _ other: (point: GPXFile.Point, time: Instant), isOfCar: Bool
    ) {
        let seconds = other.time.seconds(since: one.time)
        let hasStood = one.point.place == other.point.place
        guard seconds > WayBuilder.gapS, seconds <= (hasStood ? Self.stoodS : Self.connectedS) else { return }
        // A car that tells its speed has one on the way, too.
        guard hasStood || !isOfCar else { return }
        let parts = Int((seconds / Self.betweenS).rounded(.up))
        for part in 1..<parts {
            let share = Double(part) / Double(parts)
            var point = GPXFile.Point(one.point.place.interpolated(to: other.point.place, share: share))
            point.speedKmh = hasStood ? 0 : other.point.speedKmh
            take(point, at: one.time.advanced(bySeconds: seconds * share), isOfCar: false)
        }
    }

    private mutating func take(_ point: GPXFile.Point, at time: Instant, isOfCar: Bool) {
        var values: [(Signal, Double?)] =
            point.isBridged
            ? []
            : [
                (.latitude, point.place.latitude), (.longitude, point.place.longitude), (.altitude, point.altitudeM),
                (.course, point.courseDeg), (.groundSpeed, point.speedKmh),
            ]
        if !isOfCar { values.append((.vehicleSpeed, point.speedKmh)) }
        values += point.carValues.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
        for (signal, value) in values {
            guard let value else { continue }
            samples.append(Sample(signal, PositionResolution.rounded(signal, value), at: time))
        }
    }
}
