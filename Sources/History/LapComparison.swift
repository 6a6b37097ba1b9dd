package import Formats
import Reports
package import Storage
import Synchronization
import System
package import Trips

/// Two stored laps over their distance.
package struct LapComparison {
    package typealias Side = (session: LapSession, index: Int)

    package let a: Side
    package let b: Side
    package let delta: LapDelta

    /// - Parameter a: the reference.
    package init(_ a: LapName, _ b: LapName, _ database: Database?) throws {
        let first = try LapSession(try a.trip.trip(in: database), database)
        let second = a.trip == b.trip ? first : try LapSession(try b.trip.trip(in: database), database)
        self.a = (first, try a.lap.index(in: first))
        self.b = (second, try b.lap.index(in: second))
        let names = [self.a, self.b].map(LapCompareReport.name)
        if names[0] == names[1], self.a.index == self.b.index { throw ComparisonError.sameLap(names[0]) }
        let tracks = [first, second].map { LapCompareReport.track($0.trip) }
        if first.trip.game?.name == second.trip.game?.name, let one = tracks[0], let other = tracks[1], one != other {
            throw ComparisonError.otherTrack(one, other)
        }
        guard let reference = first.traces[self.a.index] else { throw ComparisonError.incompleteLap(names[0]) }
        guard let lap = second.traces[self.b.index] else { throw ComparisonError.incompleteLap(names[1]) }
        do throws(LapDelta.ComparisonError) {
            delta = try LapDelta(lap, against: reference)
        } catch {
            switch error {
            case .incomplete: throw ComparisonError.incompleteLap(reference.isWhole ? names[1] : names[0])
            case .lengths(let length, let other):
                throw ComparisonError.otherLength("\(Format.fixed(other, 0)) m", "\(Format.fixed(length, 0)) m")
            case .tracks(let apartM):
                throw ComparisonError.otherTrack(names[0], "\(names[1]), \(Format.fixed(apartM, 0)) m away")
            }
        }
    }
}

/// Why stored trips or laps cannot be compared.
package enum ComparisonError: UserError {
    case severalVehicles(names: String)
    /// The names of two laps that are one.
    case sameLap(String)
    case incompleteLap(String)
    case otherLength(String, String)
    case otherTrack(String, String)

    package var message: UserMessage {
        switch self {
        case .severalVehicles(let names):
            UserMessage("these are trips of several vehicles", advice: "choose one with --vin: \(names)")
        case .sameLap(let name): UserMessage("both names are \(name)", advice: "name another lap, such as 12:7")
        case .incompleteLap(let name):
            UserMessage("\(name) was not recorded from line to line", advice: "compare another lap")
        case .otherLength(let a, let b):
            UserMessage("the laps differ too much in length: \(a) and \(b)", advice: "2% are allowed")
        case .otherTrack(let a, let b): "these are laps of different tracks: \(a) and \(b)"
        }
    }
}

extension ReferenceLap {
    /// The best stored lap of the car on the track. It is looked up on a thread of its own: a long session holds nobody up.
    /// - Parameter path: that of the database, which is read when both are known.
    package static func record(inDatabase path: String) -> ReferenceLap {
        let search = RecordSearch(path)
        return .record { search.lap($0) }
    }
}

/// The lookup of a record, for the screen and the live socket alike.
private final class RecordSearch: Sendable {
    private let path: String
    private let latest = Mutex<(place: CarOnTrack, lap: ReferenceLap.Stored?)?>(nil)

    init(_ path: String) { self.path = path }

    /// Nil while it is looked up, and if there is none.
    func lap(_ place: CarOnTrack) -> ReferenceLap.Stored? {
        let (isNew, lap) = latest.withLock { latest in
            if let latest, latest.place == place { return (false, latest.lap) }
            latest = (place, nil)
            return (true, nil)
        }
        if isNew { _ = try? JoinableThread.start { self.search(place) } }
        return lap
    }

    private func search(_ place: CarOnTrack) {
        let lap = ReferenceLap.Stored(recordOf: place, try? Database.openForReading(path: path))
        latest.withLock { if $0?.place == place { $0?.lap = lap } }
    }
}

extension ReferenceLap.Stored {
    /// The fastest stored lap of a car on a track; nil if there is none that was recorded from line to line.
    package init?(recordOf place: CarOnTrack, _ database: Database?) {
        for id in (try? database?.trips.fastestSessions(place, atMost: 3)) ?? [] {
            guard let trip = try? database?.trips.trip(id), let session = try? LapSession(trip, database),
                let index = session.index(of: .best), let trace = session.traces[index],
                let lap = Self(trip: id, trace)
            else { continue }
            self = lap
            return
        }
        return nil
    }

    /// The lap that a user names.
    package init(_ name: LapName, _ database: Database?) throws {
        let session = try LapSession(try name.trip.trip(in: database), database)
        let index = try name.lap.index(in: session)
        guard let trip = session.trip.id, let trace = session.traces[index], let lap = Self(trip: trip, trace) else {
            throw ComparisonError.incompleteLap(LapCompareReport.name((session, index)))
        }
        self = lap
    }
}
