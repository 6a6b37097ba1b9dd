package import Formats
import Reports
package import Storage
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

extension ReferenceLap.Stored {
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
