package import Interchange
package import Telemetry

/// Recorded fixes, played on the clock of the trip: the first one is at the trip's first moment.
package struct PositionReplay: Sendable {
    private var fixes: ArraySlice<(offsetS: Double, fix: Fix)>

    /// - Parameter fixes: with the seconds since the first one; in any order.
    package init(_ fixes: [(offsetS: Double, fix: Fix)]) { self.fixes = fixes.sorted { $0.offsetS < $1.offsetS }[...] }

    /// The tracks of a file, one after the other; nil if no point has a time.
    /// - Parameter losses: what is left out is added to it.
    package init?(_ file: TrackFile, _ losses: inout TrackLosses) {
        // As one track, so that the times of all decide.
        let all = TrackFile.Track(segments: file.tracks.flatMap(\.segments))
        let points = all.pointsWithSpeeds(&losses)
        guard let start = points.first?.time else { return nil }
        self.init(
            points.map { point in (point.time?.seconds(since: start) ?? 0, Fix(point)) })
    }

    /// The tracks of a file as a receiver alone would tell them: without speeds that the file does not have.
    package static func measured(_ file: TrackFile, _ losses: inout TrackLosses) -> PositionReplay? {
        let all = TrackFile.Track(segments: file.tracks.flatMap(\.segments))
        let points = all.timedSegments(&losses).flatMap(\.self)
        guard let start = points.first?.time else { return nil }
        return PositionReplay(points.map { point in (point.time?.seconds(since: start) ?? 0, Fix(point)) })
    }

    package var isEmpty: Bool { fixes.isEmpty }
    /// When the next fix is due, in seconds since the first moment; nil if there are no more.
    var nextS: Double? { fixes.first?.offsetS }

    /// Returns the batches that are due.
    /// - Parameters:
    ///   - origin: the trip's first moment.
    ///   - time: now, on the clock of the trip.
    package mutating func batches(since origin: Instant, until time: Instant) -> [Batch] {
        var batches: [Batch] = []
        while let next = fixes.first, next.offsetS <= time.seconds(since: origin) {
            fixes.removeFirst()
            if let batch = next.fix.batch(at: origin.advanced(bySeconds: next.offsetS)) { batches.append(batch) }
        }
        return batches
    }
}
