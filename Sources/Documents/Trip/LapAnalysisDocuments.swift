import Formats
import Reports
import Telemetry
import Trips

/// What all laps of a session say together, as JSON: corners, stints, the theoretical best lap.
enum LapAnalysisDocuments {
    // MARK: Corners

    /// A corner and two laps in it; of a session, the first one is its best lap.
    struct CornerPair {
        let corner: TrackCorners.Corner
        let lengthM: Double
        let one: TrackCorners.Facts
        let other: TrackCorners.Facts
        let widestGap: (atM: Double, kmh: Double)?
        var deltaS: Double { Double(other.timeMs - one.timeMs) / 1000 }
    }

    static let corner: [JSONMember<(corner: TrackCorners.Corner, lengthM: Double)>] = [
        JSONMember("number", .integer, "Number of the corner, from the line.") { $0.corner.number },
        JSONMember("fromM", .number("m", 1), "Where it begins, measured from the line.") {
            $0.corner.from * $0.lengthM
        },
        JSONMember("slowestM", .number("m", 1), "Where the car is slowest in it.") { $0.corner.slowest * $0.lengthM },
        JSONMember("toM", .number("m", 1), "Where it ends, measured from the line.") { $0.corner.to * $0.lengthM },
        JSONMember(
            "turnDeg", .number("°", 0), "How far the road turns; absent if the corner was found from the speed."
        ) { $0.corner.turnDeg },
    ]

    static let facts: [JSONMember<TrackCorners.Facts>] = [
        JSONMember(
            "brakeM", .number("m", 1),
            "Where it brakes, from the line; absent if it does not. Without a brake signal, where it is fastest."
        ) { $0.brakeM },
        JSONMember("slowestKmh", .number("km/h", 1), "Minimum speed.") { $0.slowestKmh },
        JSONMember("exitKmh", .number("km/h", 1), "Speed 80 m behind the slowest place.") { $0.exitKmh },
        JSONMember("timeS", .number("s", 3), "Time from fromM to toM.") { Double($0.timeMs) / 1000 },
    ]

    /// Of two laps.
    private static let twoLaps: [JSONMember<CornerPair>] = [
        JSONMember("a", .object(facts), "The first lap in it.") { $0.one },
        JSONMember("b", .object(facts), "The second lap.") { $0.other },
        JSONMember("deltaS", .number("s", 3), "Time of lap b minus time of lap a.") { $0.deltaS },
        JSONMember(
            "widestGapM", .number("m", 1), "Where lap b is slower by the most; absent if it is nowhere slower."
        ) { $0.widestGap?.atM },
        JSONMember("widestGapKmh", .number("km/h", 1), "By how much it is slower there.") { $0.widestGap?.kmh },
    ]

    static let compared = corner.of { (pair: CornerPair) in (corner: pair.corner, lengthM: pair.lengthM) } + twoLaps

    static func pairs(_ report: LapCompareReport) -> [CornerPair] {
        let (corners, lengthM) = (report.corners, report.delta.reference.lengthM)
        let one = corners.facts(report.delta.reference, pointsOf: lengthM)
        let other = corners.facts(report.delta.lap, pointsOf: lengthM)
        let gaps = corners.widestGaps(report.delta.lap, than: report.delta.reference)
        return corners.corners.indices.map {
            CornerPair(
                corner: corners.corners[$0], lengthM: lengthM, one: one[$0], other: other[$0], widestGap: gaps[$0])
        }
    }

    // MARK: A session

    private typealias LapInCorner = (session: LapSession, index: Int, facts: TrackCorners.Facts, bestMs: Int)

    private static let lapOfCorner: [JSONMember<LapInCorner>] = [
        JSONMember("lap", .integer, "Number of the lap.") { $0.session.laps[$0.index].number },
        JSONMember("t", .number("s", 3), "Start of the lap since the start of the trip.") {
            $0.session.laps[$0.index].start.seconds(since: $0.session.trip.origin)
        },
    ]

    private static let lost: [JSONMember<LapInCorner>] = [
        JSONMember("lostS", .number("s", 3), "Time lost against the lap that is fastest here.") {
            Double($0.facts.timeMs - $0.bestMs) / 1000
        }
    ]

    private static let lapInCorner: [JSONMember<LapInCorner>] =
        lapOfCorner + facts.of { (entry: LapInCorner) -> TrackCorners.Facts in entry.facts } + lost

    private typealias SessionCorner = (session: LapSession, all: LapSession.Cornering, index: Int)

    private static func laps(_ entry: SessionCorner) -> [LapInCorner] {
        guard let best = entry.all.best(entry.index, of: entry.session.counted) else { return [] }
        return entry.all.facts.enumerated().compactMap { lap, facts in
            facts.map { (session: entry.session, index: lap, facts: $0[entry.index], bestMs: best.timeMs) }
        }
    }

    private static let lapsOfCorner: [JSONMember<SessionCorner>] = [
        JSONMember("bestS", .number("s", 3), "Least time of a lap that counts.") { entry in
            entry.all.best(entry.index, of: entry.session.counted).map { Double($0.timeMs) / 1000 }
        },
        JSONMember("laps", .list(.object(lapInCorner)), "The laps in it.") { laps($0) },
    ]

    private static let sessionCorner: [JSONMember<SessionCorner>] =
        corner.of { (entry: SessionCorner) in
            (corner: entry.all.corners.corners[entry.index], lengthM: entry.all.lengthM)
        } + lapsOfCorner

    private typealias SessionStint = (session: LapSession, stint: Stint)

    private static func wheels(_ values: [Double?]) -> [Double]? {
        let known = values.compactMap(\.self)
        return known.count == values.count ? known : nil
    }

    private static let stint: [JSONMember<SessionStint>] = [
        JSONMember("laps", .list(.integer), "Numbers of its laps.") { entry in
            entry.session.laps[entry.stint.laps].map(\.number)
        },
        JSONMember("compound", .text, "Tire, as the game colors it.") {
            $0.stint.compound.map(StintReport.compound)
        },
        JSONMember("fuelPerLap", .number("", 3), "Fuel that a lap needed, in fuelUnit.") { $0.stint.fuelPerLap },
        JSONMember("fuelUnit", .text, "Unit of fuelPerLap: L, kg or %.") { $0.stint.fuelUnit?.symbol },
        JSONMember(
            "wearPercentPerLap", .list(.number("%", 2)),
            "Wear of a tire in a lap: front left, front right, rear left, rear right."
        ) { wheels($0.stint.wearPerLap) },
        JSONMember("tireC", .list(.number("°C", 1)), "Mean temperature of each tire.") {
            wheels($0.stint.temperaturesC)
        },
    ]

    private static let analysis: [JSONMember<LapSession>] = [
        JSONMember("consistencyS", .number("s", 3), "Standard deviation of the laps that count.") { $0.consistencyS },
        JSONMember("theoreticalBestS", .number("s", 3), "The best minisectors together.") {
            $0.theoreticalBest.map { Double($0.timeMs) / 1000 }
        },
        JSONMember("bestMinisectorsS", .list(.number("s", 3)), "Best time of each of the 25 minisectors.") {
            $0.theoreticalBest.map { $0.timesMs.map { Double($0) / 1000 } }
        },
        JSONMember("bestMinisectorLaps", .list(.integer), "Number of the lap of each of these times.") { session in
            session.theoreticalBest.map { best in best.laps.map { session.laps[$0].number } }
        },
        JSONMember("corners", .list(.object(sessionCorner)), "Corners of the track, from the line.") { session in
            session.cornering.map { all in
                all.corners.corners.indices.map { (session: session, all: all, index: $0) }
            }
        },
        JSONMember("stints", .list(.object(stint)), "Laps from stop to stop, with tires and fuel.") { session in
            session.stints.isEmpty ? nil : session.stints.map { (session: session, stint: $0) }
        },
    ]

    /// Of a trip with laps.
    static let ofTrip: [JSONMember<LapSession?>] = [
        JSONMember("lapAnalysis", .object(analysis), "What the laps say together, in the report of a single trip.") {
            $0.flatMap { $0.laps.isEmpty ? nil : $0 }
        }
    ]
}
