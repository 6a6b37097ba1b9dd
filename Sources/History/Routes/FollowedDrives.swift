package import Routes
package import Storage
import Telemetry
package import Trips

extension FollowedDrive {
    /// - Parameters:
    ///   - lengthM: of the route.
    package init(_ end: FollowEnd, route: Int64?, title: String, reference: String, lengthM: Double) {
        self.init(route: route, title: title, reference: reference)
        coveredShare = end.drive?.coveredShare ?? 0
        sameShare = end.drive?.jaccard ?? 0
        aheadS = end.last?.aheadS
        // Half a second is nothing that a receiver knows.
        worst = end.worst.flatMap {
            $0.aheadS <= -0.5 ? Place(alongM: min($0.alongM, lengthM), aheadS: $0.aheadS) : nil
        }
        reason = end.error.map { Self.reason($0, coveredShare: coveredShare) }
    }

    /// Why a drive does not count, for people; the same in all units.
    private static func reason(_ error: RouteDrive.MatchError, coveredShare: Double) -> String {
        switch error {
        case .tooShort: "the drive is shorter than 20 m"
        case .tooFar: "the drive never was on the route"
        case .otherWay(let share):
            "\(Int(clamping: (share * 100).rounded(.down)))% of the route and the drive together are the same, and "
                + "\(Int(clamping: (RouteDrive.minShare * 100).rounded()))% are needed"
        }
    }

    /// Ranks the drive, if it counts.
    /// - Parameters:
    ///   - drive: on the route.
    ///   - trip: its number; it may be among the others, too.
    package mutating func rank(
        _ drive: RouteDrive?, of trip: Int64?, driver: String?, among all: [RouteTables.RouteTrip]
    ) {
        guard counts, let drive else { return }
        let others = all.filter { $0.name.trip == nil || $0.name.trip != trip }
        func place(_ others: [RouteTables.RouteTrip]) -> Rank? {
            let ranking = RouteRanking([drive] + others.map(\.drive))
            return ranking.rank(of: 0).map { Rank($0, of: ranking.count) }
        }
        rank = place(others)
        // Imported drives without a name are somebody else's.
        ownRank = place(
            others.filter { $0.driver?.lowercased() == driver?.lowercased() && ($0.name.trip != nil || driver != nil) })
    }
}

/// What stored trips that followed a route ended with. Drives of a route are read once.
final class FollowedDrives {
    private let database: Database
    private var drives: [Int64: [RouteTables.RouteTrip]] = [:]

    init(_ database: Database) { self.database = database }

    /// Nil for a trip that followed no route.
    func drive(ofTrip id: Int64, driver: String?) throws(StorageError) -> FollowedDrive? {
        guard var followed = try database.routes.followed(ofTrip: id) else { return nil }
        guard let route = followed.route, followed.counts else { return followed }
        let all: [RouteTables.RouteTrip]
        if let known = drives[route] { all = known } else { all = try database.routes.drives(ofRoute: route) }
        drives[route] = all
        followed.rank(all.first { $0.name.trip == id }?.drive, of: id, driver: driver, among: all)
        return followed
    }
}
