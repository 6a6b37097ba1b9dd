import Routes
import Telemetry

/// Trips from the tracks of files of positions.
extension TripLog {
    /// The time up to which a car stood between two points at the same place, in seconds. Of a stop, obdmech writes
    /// only the ends.
    private static let stoodS = 3600.0
    private static let standingPartS = 4.0

    /// Each track with times is a trip. In a track without values of a car, the speed of the car is that along the
    /// track, so that the trip is as long as the track. Positions that obdmech had interpolated are left out, since
    /// they would be again.
    /// - Parameters:
    ///   - device: what the trips name as their adapter.
    ///   - losses: the points that are left out are added to it.
    package static func trips(of file: TrackFile, device: String, _ losses: inout TrackLosses) -> [TripLog] {
        var trips: [TripLog] = []
        for track in file.tracks {
            let segments = track.timedSegments(&losses)
            guard let start = segments.first?.first?.time else { continue }
            var log = TripLog(start: start, device: device)
            log.note = track.name
            let isOfCar = segments.joined().contains { $0.carValues[.vehicleSpeed] != nil }
            if isOfCar { log.addDrive(segments) } else { log.addTrack(segments) }
            if !log.samples.isEmpty { trips.append(log) }
        }
        return trips
    }

    private func instant(_ point: TrackPoint) -> Instant {
        Instant.zero.advanced(bySeconds: point.time?.seconds(since: start) ?? 0)
    }

    // MARK: A car that told its speed

    private mutating func addDrive(_ segments: [[TrackPoint]]) {
        for points in segments {
            for (index, point) in points.enumerated() {
                if index > 0 { addStop(from: points[index - 1], to: point) }
                add(point, at: instant(point), groundKmh: point.speedKmh)
            }
        }
    }

    private mutating func addStop(from one: TrackPoint, to other: TrackPoint) {
        let (from, to) = (instant(one), instant(other))
        let seconds = to.seconds(since: from)
        guard one.place == other.place, seconds > WayBuilder.gapS, seconds <= Self.stoodS else { return }
        let parts = Int((seconds / Self.standingPartS).rounded(.up))
        for part in 1..<parts {
            let time = from.advanced(bySeconds: seconds * Double(part) / Double(parts))
            add(TrackPoint(one.place), at: time, groundKmh: 0)
            samples.append(Sample(.vehicleSpeed, 0, at: time))
        }
    }

    // MARK: A track alone

    private mutating func addTrack(_ segments: [[TrackPoint]]) {
        let points = segments.flatMap(\.self)
        let speeds = TrackSpeeds(segments)
        positionsPercent = speeds.uncertaintyPercent
        for (index, point) in points.enumerated() {
            let time = instant(point)
            // A speed that does not fit the places is perhaps one in another unit.
            add(point, at: time, groundKmh: speeds.areReportedRight ? point.speedKmh : speeds.kmh[index])
            if let kmh = speeds.kmh[index] { samples.append(Self.speed(kmh, at: time)) }
            guard index < speeds.between.count, speeds.between[index].parts > 1 else { continue }
            let (parts, kmh) = speeds.between[index]
            let seconds = instant(points[index + 1]).seconds(since: time)
            for part in 1..<parts {
                let share = Double(part) / Double(parts)
                samples.append(Self.speed(kmh, at: time.advanced(bySeconds: seconds * share)))
            }
        }
    }

    private static func speed(_ kmh: Double, at time: Instant) -> Sample {
        Sample(.vehicleSpeed, (kmh * 100).rounded() / 100, at: time)
    }

    // MARK: Points

    private mutating func add(_ point: TrackPoint, at time: Instant, groundKmh: Double?) {
        var values: [(Signal, Double?)] =
            point.isBridged
            ? []
            : [
                (.latitude, point.place.latitude), (.longitude, point.place.longitude), (.altitude, point.altitudeM),
                (.course, point.courseDeg), (.groundSpeed, groundKmh), (.positionError, point.errorM),
            ]
        values += point.carValues.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
        for (signal, value) in values {
            guard let value else { continue }
            samples.append(Sample(signal, PositionResolution.rounded(signal, value), at: time))
        }
    }
}
