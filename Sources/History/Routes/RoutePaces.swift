package import Routes
package import Storage
import Telemetry
import Trips

/// When the drives of routes were where.
extension PaceReference {
    /// The pace of a drive: that of a trip is made of its samples. Nil if nothing is known of it.
    package init?(
        of drive: RouteTables.RouteTrip, on path: RoutePath, _ database: Database
    ) throws(StorageError) {
        if let pace = drive.pace {
            self = pace
            return
        }
        guard let trip = drive.name.trip else { return nil }
        let factor = try database.trips.trip(trip)?.summary.distanceFactor ?? 1
        var pace = DrivePace(on: path, distanceFactor: factor > 0 ? factor : 1)
        try database.samples(trip: trip, only: DrivePace.used) { pace.take($0) }
        guard let reference = pace.reference ?? PaceReference(timesS: drive.drive.filledTimesS ?? [], on: path) else {
            return nil
        }
        self = reference
    }
}

/// The pace against which a route is followed, by its name.
package enum RoutePaceName: Hashable, Sendable {
    case best
    case median
    case drive(DriveName)
    /// The best drive of a driver.
    case driver(String)

    package init(_ text: String) {
        switch text.lowercased() {
        case "best": self = .best
        case "median": self = .median
        default: self = DriveName(text).map { .drive($0) } ?? .driver(text)
        }
    }

    /// Returns the pace; nil if the route has no times. The name may also be one of no drive.
    /// - Parameter drives: of the route, the newest first.
    package func pace(
        _ drives: [RouteTables.RouteTrip], on path: RoutePath, _ database: Database
    ) throws(StorageError) -> Result<PaceReference?, MissingDrive> {
        func best(_ drives: [RouteTables.RouteTrip]) throws(StorageError) -> PaceReference? {
            guard let index = RouteDrive.best(of: drives.map(\.drive)) else { return nil }
            return try PaceReference(of: drives[index], on: path, database)
        }
        switch self {
        case .best:
            // A route without drives has the times of the way that it was made of.
            if let pace = try best(drives) { return .success(pace) }
            return .success(PaceReference(path))
        case .median:
            var paces: [PaceReference] = []
            for drive in drives.prefix(PaceReference.mostOfMedian) {
                if let pace = try PaceReference(of: drive, on: path, database) { paces.append(pace) }
            }
            return .success(PaceReference.median(of: paces) ?? PaceReference(path))
        case .drive(let name):
            guard let drive = drives.first(where: { $0.name == name }),
                let pace = try PaceReference(of: drive, on: path, database)
            else { return .failure(MissingDrive()) }
            return .success(pace)
        case .driver(let name):
            let own = drives.filter { $0.driver?.lowercased() == name.lowercased() }
            guard let pace = try best(own) else { return .failure(MissingDrive()) }
            return .success(pace)
        }
    }

    /// No drive of the route has the name.
    package struct MissingDrive: Error, Hashable, Sendable {}
}
