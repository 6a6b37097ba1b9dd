package import Telemetry

/// Times laps by positions, and tells them as games do: by the signals of the lap's number, its time so far, the time of
/// the last one, the best one, the distance in the lap, and the position (`Signal.ofLaps`). The moment at which the line is crossed lies between two
/// fixes, and follows from the speeds at both.
package struct LapTimer: Sendable {
    /// A lap is at least so long, in meters, and takes at least so long, in seconds.
    private static let (leastM, leastS) = (200.0, 10.0)
    /// A sector takes at least so long, in seconds.
    private static let leastSectorS = 1.0

    /// Where laps begin; nil until the track was driven around once.
    package private(set) var gate: LapGate?
    private let sectors: [LapGate]
    /// The number of lines of sectors that were crossed in this lap, and when the sector began.
    private var crossed = 0
    private var sectorBegin: Instant?
    private var finder = GateFinder()
    private var builder: WayBuilder
    private var last: WayPoint?
    private var number = 0
    /// When the current lap began, and what had been driven then.
    private var begin: (time: Instant, drivenM: Double)?
    private var lastLapS: Double?
    private var bestLapS: Double?

    /// - Parameter gate: nil for the place at which the track closes.
    package init(gate: LapGate? = nil, distanceFactor: Double = 1) {
        self.gate = gate
        sectors = gate?.sectors ?? []
        builder = WayBuilder(distanceFactor: distanceFactor)
    }

    /// Takes the samples of one moment, in the order of times. Returns batches with what they tell of laps, at the time
    /// of a crossing and at that of the fix.
    package mutating func take(_ samples: some Sequence<Sample>) -> [Batch] {
        var points: [WayPoint] = []
        for sample in samples { points += builder.take(sample) }
        points += builder.finishMoment()
        return points.flatMap { take($0) }
    }

    private mutating func take(_ point: WayPoint) -> [Batch] {
        defer { last = point }
        guard let last, !point.beginsSegment else {
            finder.begin(point)
            return []
        }
        var batches: [Batch] = []
        if gate == nil { gate = finder.take(point) }
        batches += crossSectors(from: last, to: point)
        if let gate, let share = gate.crossing(from: last.place, to: point.place) {
            let place = last.place.interpolated(to: point.place, share: share)
            batches += cross(Self.moment(share, from: last, to: point), place)
            // A receiver that is slow may tell of both lines at once.
            batches += crossSectors(from: last, to: point)
        }
        if let begin, point.time > begin.time { batches.append(batch(point.time, point.drivenM, point.place)) }
        return batches
    }

    /// The lines of sectors that are crossed between two points, each in its turn: if one was missed, the lap has no
    /// further sectors.
    private mutating func crossSectors(from last: WayPoint, to point: WayPoint) -> [Batch] {
        var batches: [Batch] = []
        while begin != nil, crossed < sectors.count,
            let share = sectors[crossed].crossing(from: last.place, to: point.place)
        {
            let moment = Self.moment(share, from: last, to: point)
            guard let since = sectorBegin, moment.time.seconds(since: since) >= Self.leastSectorS else { break }
            crossed += 1
            sectorBegin = moment.time
            batches.append(
                batch(moment.time, moment.drivenM, last.place.interpolated(to: point.place, share: share)))
        }
        return batches
    }

    /// The line is crossed: the last moment of a lap and the first of the next. Returns nothing if it is too early for
    /// a lap.
    private mutating func cross(_ moment: (time: Instant, drivenM: Double), _ place: GeoPoint) -> [Batch] {
        var batches: [Batch] = []
        if let begin {
            let seconds = moment.time.seconds(since: begin.time)
            guard seconds >= Self.leastS, moment.drivenM - begin.drivenM >= Self.leastM else { return [] }
            batches.append(batch(moment.time.advanced(bySeconds: -0.001), moment.drivenM, place))
            lastLapS = Self.rounded(seconds)
            bestLapS = min(bestLapS ?? seconds, Self.rounded(seconds))
        }
        begin = moment
        crossed = 0
        sectorBegin = moment.time
        number += 1
        return batches + [batch(moment.time, moment.drivenM, place)]
    }

    private func batch(_ time: Instant, _ drivenM: Double, _ place: GeoPoint) -> Batch {
        let start = begin ?? (time, drivenM)
        let (east, north) = gate.map { LocalPlane(at: $0.place).metres(to: place) } ?? (0, 0)
        let values: [(Signal, Double?)] = [
            (.lapNumber, Double(number)), (.lapSector, sectors.isEmpty ? nil : Double(crossed + 1)),
            (.currentLapTime, time.seconds(since: start.time)),
            (.lapDistance, drivenM - start.drivenM), (.lastLapTime, lastLapS), (.bestLapTime, bestLapS),
            (.positionX, (east * 10).rounded() / 10), (.positionZ, (north * 10).rounded() / 10),
        ]
        return Batch(
            values.compactMap { signal, value in value.map { Sample(signal, Self.rounded($0), at: time) } }, at: time)
    }

    private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// The time and the driven distance at a share of the way between two points, if the speed changes evenly.
    static func moment(_ share: Double, from one: WayPoint, to other: WayPoint) -> (time: Instant, drivenM: Double) {
        let drivenM = one.drivenM + (other.drivenM - one.drivenM) * share
        let seconds = other.time.seconds(since: one.time)
        let (v, w) = (one.speedKmh ?? 0, other.speedKmh ?? 0)
        guard v + w > 1 else { return (one.time.advanced(bySeconds: seconds * share), drivenM) }
        // With x = time / seconds: (v x + (w - v) x² / 2) / ((v + w) / 2) = share.
        let (a, wanted) = ((w - v) / 2, share * (v + w) / 2)
        let x = abs(a) < 1e-6 * (v + w) ? wanted / v : ((v * v + 4 * a * wanted).squareRoot() - v) / (2 * a)
        return (one.time.advanced(bySeconds: seconds * min(1, max(0, x))), drivenM)
    }
}

/// Finds the place at which a track closes: where a car comes by again in the same direction.
struct GateFinder: Sendable {
    /// A track is at least so long, in meters.
    private static let leastM = 300.0
    /// The distance between two remembered places, and how near the car must come to one, in meters.
    private static let (stepM, nearM) = (10.0, 15.0)
    private static let cellM = 20.0
    private static let maxTurnDeg = 30.0
    /// The number of remembered places, 200 km.
    private static let most = 20_000

    private struct Cell: Hashable {
        let (east, north): (Int, Int)
    }

    private struct Place {
        let place: GeoPoint
        let drivenM: Double
        let courseDeg: Double
    }

    private var plane: LocalPlane?
    private var cells: [Cell: [Place]] = [:]
    private var count = 0
    private var last: WayPoint?

    mutating func begin(_ point: WayPoint) {
        if plane == nil { plane = LocalPlane(at: point.place) }
        last = point
    }

    /// Returns the gate if the car has been here before.
    mutating func take(_ point: WayPoint) -> LapGate? {
        guard let plane, let last, point.drivenM - last.drivenM >= Self.stepM else { return nil }
        defer { self.last = point }
        let course = last.place.bearingDeg(to: point.place)
        let cell = Self.cell(plane.metres(to: point.place))
        for east in -1...1 {
            for north in -1...1 {
                for place in cells[Cell(east: cell.east + east, north: cell.north + north)] ?? []
                where point.drivenM - place.drivenM >= Self.leastM
                    && Angle.difference(course, place.courseDeg) <= Self.maxTurnDeg
                    && point.place.distanceM(to: place.place) <= Self.nearM
                {
                    // Just behind the car, so that it has crossed it now.
                    return LapGate(
                        name: "", place: point.place.moved(byM: -0.5, towardsDeg: course), courseDeg: course)
                }
            }
        }
        if count < Self.most {
            count += 1
            cells[cell, default: []].append(Place(place: point.place, drivenM: point.drivenM, courseDeg: course))
        }
        return nil
    }

    private static func cell(_ metres: (eastM: Double, northM: Double)) -> Cell {
        Cell(
            east: Int(clamping: (metres.eastM / cellM).rounded(.down)),
            north: Int(clamping: (metres.northM / cellM).rounded(.down)))
    }
}
