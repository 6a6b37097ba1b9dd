import Storage
import Telemetry
import Trips

/// The tracks of games that do not name them, known by the line that was driven.
struct UnnamedTracks {
    /// A line, by its length and the places after each quarter of it, on the game's own map in meters.
    private struct Line {
        let lengthM: Double
        let quarters: [(x: Double, z: Double)]

        /// Whether both are of one track. The first lap of a race begins at the grid.
        func isSame(_ other: Line) -> Bool {
            guard abs(lengthM / other.lengthM - 1) <= UnnamedTracks.maxDifference else { return false }
            let apartM = zip(quarters, other.quarters).map { here, there in
                ((here.x - there.x) * (here.x - there.x) + (here.z - there.z) * (here.z - there.z)).squareRoot()
            }
            return apartM.sorted()[2] <= LapDelta.mostApartM
        }
    }

    /// By how much the lengths of two laps may differ, as a share.
    private static let maxDifference = 0.1
    /// Shorter lines are no laps, in meters.
    private static let minM = 100.0

    private var known: [(game: String, line: Line, name: String)] = []

    /// Returns what the track of each lap of a session is called: by the first session on it. Nil for a lap whose game does
    /// not report positions.
    mutating func names(_ trip: TripRecord, _ id: Int64, game: String, _ database: Database) throws(StorageError)
        -> [String?]
    {
        var places: [(time: Instant, x: Double, z: Double)] = []
        var latest: [Signal: Sample] = [:]
        try database.samples(trip: id, only: [.positionX, .positionZ]) { sample in
            latest[sample.signal] = sample
            if let x = latest[.positionX], let z = latest[.positionZ], x.time == z.time {
                places.append((x.time, x.value, z.value))
            }
        }
        let own = "track of trip \(id)"
        return trip.laps.map { lap in
            let times = [lap.start, lap.end].map { Instant.zero.advanced(bySeconds: $0.seconds(since: trip.origin)) }
            let driven = places.filter { $0.time >= times[0] && $0.time <= times[1] }
            guard let line = Self.line(driven.map { (x: $0.x, z: $0.z) }) else { return nil }
            if let same = known.first(where: { $0.game == game && $0.line.isSame(line) }) { return same.name }
            let others = known.count { $0.name == own || $0.name.hasPrefix(own + ",") }
            let name = others > 0 ? "\(own), no. \(others + 1)" : own
            known.append((game, line, name))
            return name
        }
    }

    private static func line(_ places: [(x: Double, z: Double)]) -> Line? {
        guard let first = places.first else { return nil }
        var (driven, before): ([Double], (x: Double, z: Double)) = ([], first)
        for place in places {
            let (x, z) = (place.x - before.x, place.z - before.z)
            driven.append((driven.last ?? 0) + (x * x + z * z).squareRoot())
            before = place
        }
        guard let lengthM = driven.last, lengthM.isFinite, lengthM >= minM else { return nil }
        let quarters = (1...4).compactMap { quarter in
            driven.firstIndex { $0 >= lengthM * Double(quarter) / 4 }.map { places[$0] }
        }
        return quarters.count == 4 ? Line(lengthM: lengthM, quarters: quarters) : nil
    }
}
