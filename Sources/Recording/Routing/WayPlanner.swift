import Formats
import History
import Routes
import Storage
import System
import Telemetry

/// Finds the way to a destination: asks the user's engine if one is named, otherwise looks along own stored drives, whose
/// times count for any way.
package struct WayPlanner: Sendable {
    /// What is known of a way; `way` is nil if there is none.
    struct Answer: Sendable {
        var way: DestinationWay?
        /// Why the engine told none.
        var error: RouterError?
    }

    /// An engine moves places to the next road, at most this far, in meters.
    private static let snappedM = 1000.0

    private let router: Router?
    /// The database with own drives; nil for none.
    private let path: String?
    private let seconds: Double

    /// - Parameters:
    ///   - router: the user's engine; nil for none.
    ///   - path: the database with own drives; nil for none.
    ///   - seconds: the time that the engine may take.
    package init(_ router: Router?, database path: String?, seconds: Double = WaySearch.patienceS) {
        self.router = router
        self.path = path
        self.seconds = seconds
    }

    /// Finds a way. Waits for the engine.
    /// - Parameters:
    ///   - time: the civil time, by whose hour own drives are compared.
    ///   - stop: readable when the user wants to stop.
    func plan(_ request: WayGuidance.Request, at time: WallTime, stop: Int32) -> Answer {
        func hour(_ time: WallTime) -> Int { LocalTime.zone.local(time).secondOfDay / 3600 }
        // Own drives are worth something only if they can be read.
        let database = path.flatMap { try? Database.openForReading(path: $0) }
        let drives =
            database.flatMap { try? OwnRoads.drives($0, from: request.from, to: request.to, hour: hour) } ?? []
        var answer = Answer()
        if let router {
            do throws(RouterError) {
                answer.way = try way(of: router, request, stop)
            } catch {
                answer.error = error
            }
        }
        if answer.way == nil { answer.way = OwnRoads.way(along: drives, for: request, hour: hour(time)) }
        guard let way = answer.way, let times = OwnTimes.seconds(of: way.path, drives, hour: hour(time)) else {
            return answer
        }
        answer.way = way.timed(times)
        return answer
    }

    private func way(
        of router: Router, _ request: WayGuidance.Request, _ stop: Int32
    ) throws(RouterError) -> DestinationWay {
        let planned = try router.way(from: request.from, to: request.to, seconds: seconds, stop: stop)
        guard let way = DestinationWay(planned, from: .engine) else { throw .useless(.tooShort) }
        let farM = max(way.path.start.distanceM(to: request.from), way.path.end.distanceM(to: request.to))
        guard farM <= Self.snappedM else { throw .useless(.elsewhere(distanceM: farM)) }
        return way
    }
}
