import Telemetry

extension TrackFile.Track {
    /// The parts of the track in the order of their times, with the points that have one and that fit each other.
    /// Nothing if no point has a time.
    /// - Parameter losses: what is left out is added to it.
    package func timedSegments(_ losses: inout TrackLosses) -> [[TrackPoint]] {
        let numbered = segments.enumerated().flatMap { number, points in points.map { (segment: number, point: $0) } }
        guard numbered.contains(where: { $0.point.time != nil }) else { return [] }
        let fits = TimeOutliers.fitting(numbered.map(\.point.time))
        let timed = zip(numbered, fits).compactMap { entry, fits -> Entry? in
            guard let time = entry.point.time else {
                losses.add(.time)
                return nil
            }
            if !fits { losses.add(.order) }
            return fits ? Entry(segment: entry.segment, time: time, point: entry.point) : nil
        }
        // A file may have its parts in another order, and sorting is stable.
        let ordered =
            zip(timed, timed.dropFirst()).allSatisfy { $0.time <= $1.time }
            ? timed : timed.sorted { $0.time < $1.time }
        var entries: [Entry] = []
        for entry in ordered {
            if entries.last?.time == entry.time { losses.add(.repeated) } else { entries.append(entry) }
        }
        guard let start = entries.first?.time else { return [] }
        let places = PlaceOutliers.fitting(entries.map { ($0.time.seconds(since: start), $0.point.place) })
        var (parts, last) = ([[TrackPoint]](), nil as Int?)
        for (entry, fits) in zip(entries, places) {
            guard fits else {
                losses.add(.jump)
                continue
            }
            if last == entry.segment { parts[parts.count - 1].append(entry.point) } else { parts.append([entry.point]) }
            last = entry.segment
        }
        return parts
    }

    /// The points of the timed segments with their speeds: those that the file has if they fit the places, and otherwise
    /// those between the places.
    /// - Parameter losses: what is left out is added to it.
    package func pointsWithSpeeds(_ losses: inout TrackLosses) -> [TrackPoint] {
        let segments = timedSegments(&losses)
        let speeds = TrackSpeeds(segments)
        return zip(segments.joined(), speeds.kmh).map { point, kmh in
            var point = point
            point.speedKmh = speeds.areReportedRight ? point.speedKmh ?? kmh : kmh
            return point
        }
    }

    /// The points of the track as a way: with times if half of them or more fit each other, and otherwise all, without
    /// any.
    /// - Parameter losses: what is left out is added to it.
    package func points(_ losses: inout TrackLosses) -> [TrackPoint] {
        var left = losses
        let timed = timedSegments(&left).flatMap(\.self)
        let all = segments.flatMap(\.self)
        if timed.count > 1, timed.count * 2 >= all.count {
            losses = left
            return timed
        }
        return all.map { point in
            var point = point
            point.time = nil
            return point
        }
    }

    private struct Entry {
        let segment: Int
        let time: WallTime
        let point: TrackPoint
    }
}
