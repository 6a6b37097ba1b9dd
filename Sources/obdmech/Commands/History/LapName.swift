import CommandLine
import Formats
import Reports
import Storage
import Telemetry
import Trips

/// A lap as users name it: "12:7", "12:best", "last:last".
struct LapName: Equatable {
    let trip: StoredNumber
    let lap: LapSession.Choice

    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let trip = StoredNumber(parts[0]), let lap = LapSession.Choice(parts[1]) else {
            return nil
        }
        (self.trip, self.lap) = (trip, lap)
    }
}

extension LapSession.Choice {
    /// Returns the index of the lap in its session.
    func index(in session: LapSession) throws(CommandError) -> Int {
        if let index = session.index(of: self) { return index }
        let trip = session.trip.id ?? 0
        guard !session.laps.isEmpty else { throw CommandError(StoredError.noLaps(trip: trip)) }
        guard case .number(let number) = self else { throw CommandError(StoredError.noValidLap(trip: trip)) }
        throw CommandError(StoredError.noLap(number, trip: trip, laps: Self.list(session.laps)))
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
    init(_ trip: TripRecord, _ database: Database?) throws(StorageError) {
        var traces = LapTraces(trip.laps)
        if !trip.laps.isEmpty, let id = trip.id { try database?.samples(trip: id) { traces.take($0) } }
        self.init(trip, traces: traces.all())
    }
}
