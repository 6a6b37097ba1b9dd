package import Routes
package import Storage
import Telemetry
package import Trips

/// A lap as users name it: "12:7", "12:best", "last:last".
package struct LapName: Equatable, Sendable {
    package let trip: StoredNumber
    package let lap: LapSession.Choice

    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let trip = StoredNumber(parts[0]), let lap = LapSession.Choice(parts[1]) else {
            return nil
        }
        self.trip = trip
        self.lap = lap
    }
}

extension LapSession.Choice {
    /// Returns the index of the lap in its session.
    package func index(in session: LapSession) throws(StoredError) -> Int {
        if let index = session.index(of: self) { return index }
        let trip = session.trip.id ?? 0
        guard !session.laps.isEmpty else { throw StoredError.noLaps(trip: trip) }
        guard case .number(let number) = self else { throw StoredError.noValidLap(trip: trip) }
        throw StoredError.noLap(number, trip: trip, laps: Self.list(session.laps))
    }

    /// "1 to 12", or "1, 2, 4".
    private static func list(_ laps: [Lap]) -> String {
        let numbers = Set(laps.map(\.number)).sorted()
        let isWithoutGap = numbers.count > 2 && numbers[numbers.count - 1] - numbers[0] == numbers.count - 1
        if isWithoutGap { return "\(numbers[0]) to \(numbers[numbers.count - 1])" }
        return numbers.prefix(20).map(String.init).joined(separator: ", ") + (numbers.count > 20 ? " and others" : "")
    }
}

extension LapSession {
    /// The laps of a trip with what its samples say.
    package init(_ trip: TripRecord, _ database: Database?) throws(StorageError) {
        var (traces, stints) = (LapTraces(trip.laps), StintMeter(trip.laps))
        if !trip.laps.isEmpty, let id = trip.id {
            try database?.samples(trip: id) {
                traces.take($0)
                stints.add($0)
            }
        }
        let corners = try database.flatMap { (database) throws(StorageError) in
            try TrackCorners.stored(for: trip, database)
        }
        self.init(trip, traces: traces.all(), corners: corners, stints: stints.stints)
    }
}

extension TrackCorners {
    /// The corners of the track of a trip as they were found in the first session on it; nil if the game does not report the
    /// track, or this is the first one.
    package static func stored(for trip: TripRecord, _ database: Database) throws(StorageError) -> TrackCorners? {
        guard !trip.laps.isEmpty, let first = try database.trips.firstSession(onTrackOf: trip), first != trip.id,
            let earlier = try database.trips.trip(first)
        else { return nil }
        let best = LapSession(earlier, traces: []).best.map { earlier.laps[$0] }
        guard let best else { return nil }
        var traces = LapTraces([best])
        try database.samples(trip: first, only: Set(LapTraceBuilder.placed)) { traces.take($0) }
        guard let trace = traces.all().first, let trace, trace.canBeReference else { return nil }
        return TrackCorners(trace)
    }
}

extension LapGate {
    /// The gate where the car of a stored trip was at a time, in seconds since its start; nil if it did not move there, or
    /// had no position.
    package init?(name: String, trip: Int64, atS: Double, _ database: Database) throws(StorageError) {
        var builder = WayBuilder()
        try database.samples(trip: trip) { builder.take($0) }
        builder.finishMoment()
        let points = builder.way.points
        guard let after = points.firstIndex(where: { $0.time.seconds(since: .zero) >= atS }), after > 0 else {
            return nil
        }
        let one = points[after - 1]
        let other = points[after]
        let seconds = other.time.seconds(since: one.time)
        guard one.place != other.place, seconds < WayBuilder.gapS else { return nil }
        let share = (atS - one.time.seconds(since: .zero)) / seconds
        self.init(
            name: name, place: one.place.interpolated(to: other.place, share: share),
            courseDeg: one.place.bearingDeg(to: other.place))
    }
}
