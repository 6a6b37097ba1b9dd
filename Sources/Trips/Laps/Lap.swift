package import Telemetry

/// A completed lap.
package struct Lap: Hashable, Sendable {
    /// The number that the game gave the lap, from 1. It appears again if the race is started again.
    package var number: Int
    /// The time as the game tells it; where it does not, the last time before the line.
    package var timeS: Double
    /// Whether the lap counts: the game did not declare it invalid, and it was not rewound.
    package var isValid: Bool
    /// Whether the game went back in time during the lap, so that it was driven in several attempts.
    package var isRewound: Bool
    /// The time of the first and the last sample of the lap.
    package var start: Instant
    package var end: Instant
    /// The times of its sectors in seconds, which add up to that of the lap; empty if the track has no sectors, or not all
    /// of their lines were crossed in their order.
    package var sectorsS: [Double]

    package init(
        number: Int, timeS: Double, isValid: Bool, isRewound: Bool, start: Instant, end: Instant,
        sectorsS: [Double] = []
    ) {
        self.number = number
        self.timeS = timeS
        self.isValid = isValid
        self.isRewound = isRewound
        self.start = start
        self.end = end
        self.sectorsS = sectorsS
    }
}

/// The game of a session, with the names that it sent first.
package struct GameIdentity: Hashable, Sendable {
    /// "forza-horizon".
    package var name: String
    package var car: String?
    package var track: String?

    package init(name: String, car: String? = nil, track: String? = nil) {
        self.name = name
        self.car = car
        self.track = track
    }

    /// The same with the names that are missing, if the game has sent them since.
    package func completed(by later: GameIdentity) -> GameIdentity {
        guard later.name == name else { return self }
        return GameIdentity(name: name, car: car ?? later.car, track: track ?? later.track)
    }
}

/// A car on a track of a game.
package struct CarOnTrack: Hashable, Sendable {
    package let game: GameIdentity
    /// The numbers by which the game knows them.
    package let carOrdinal: Int?
    package let trackOrdinal: Int?

    /// Nil if the track is not known.
    package init?(_ game: GameIdentity?, _ facts: GameFacts?) {
        guard let game, game.track != nil || facts?.trackOrdinal ?? 0 > 0 else { return nil }
        self.game = game
        carOrdinal = facts?.carOrdinal
        trackOrdinal = facts?.trackOrdinal
    }
}

extension TripRecord {
    /// The completed laps of the trip, in their order.
    package var laps: [Lap] { summary.lapFacts?.laps ?? [] }
}

/// What a game tells of a session beyond what is known of any trip. An unknown value is nil, never 0.
package struct GameFacts: Hashable, Sendable {
    /// The laps in the order in which they were completed.
    package var laps: [Lap] = []
    /// The shortest valid lap that was recorded, otherwise the best one that the game told of.
    package var bestLapS: Double?
    /// The last place in the race.
    package var finalPosition: Int?
    /// The time of the race, or of the longest one if there were several.
    package var raceTimeS: Double?
    /// The game's number of the car and the track.
    package var carOrdinal: Int?
    package var trackOrdinal: Int?

    package init() {}

    /// The facts with another lap, which may be the best.
    package func adding(_ lap: Lap) -> GameFacts {
        var facts = self
        facts.laps.append(lap)
        if lap.isValid { facts.bestLapS = facts.laps.filter(\.isValid).map(\.timeS).min() }
        return facts
    }
}

/// The best time of each sector of several laps.
package struct BestSectors: Hashable, Sendable {
    /// In seconds.
    package let timesS: [Double]
    /// The index of the lap of each time.
    package let laps: [Int]
    /// The lap that they would be together, in seconds.
    package var totalS: Double { timesS.reduce(0, +) }

    /// Takes the laps that count and have all sectors. Nil if there is none.
    package init?(_ all: [Lap]) {
        let count = all.map(\.sectorsS.count).max() ?? 0
        let known = all.indices.filter { all[$0].isValid && !all[$0].isRewound && all[$0].sectorsS.count == count }
        guard count > 0, let first = known.first else { return nil }
        laps = (0..<count).map { sector in
            known.min { all[$0].sectorsS[sector] < all[$1].sectorsS[sector] } ?? first
        }
        timesS = laps.enumerated().map { all[$1].sectorsS[$0] }
    }
}
