package import Routes
import Telemetry
package import Trips

/// Drives that came with imported routes, and what followed drives ended with.
extension RouteTables {
    /// Returns all drives of a route, the newest first.
    package func drives(ofRoute route: Int64) throws(StorageError) -> [RouteTrip] {
        let imported = try importedDrives(ofRoute: route)
        let trips = try trips(ofRoute: route)
        guard !imported.isEmpty else { return trips }
        let undated = WallTime(microseconds: .min)
        return (trips + imported).enumerated().sorted {
            ($1.element.start ?? undated, $0.offset) < ($0.element.start ?? undated, $1.offset)
        }.map(\.element)
    }

    /// Returns the imported drives of a route, in the order of their numbers.
    package func importedDrives(ofRoute route: Int64) throws(StorageError) -> [RouteTrip] {
        let rows = try database.connection.prepare(
            """
            SELECT id, driver, started_us, covered, jaccard, distance_m, times, knots FROM route_drive
            WHERE route_id = :route ORDER BY id
            """, ["route": route])
        var drives: [RouteTrip] = []
        while try rows.step() {
            let id = rows.integer("id")
            let (times, pace) = (RouteDrive.times(rows.bytes("times")), PaceReference(bytes: rows.bytes("knots")))
            let start = rows.optionalInteger("started_us").map { WallTime(microseconds: $0) }
            guard
                database.expect(
                    times != nil && pace != nil && start?.isPlausible != false
                        && rows.arePlausible("covered", "jaccard", "distance_m"),
                    "imported drive \(id) is invalid", repair: "DELETE FROM route_drive WHERE id = \(id)"),
                let times, let pace
            else { continue }
            drives.append(
                RouteTrip(
                    name: .imported(id), start: start,
                    driver: database.typed(
                        rows.optionalText("driver"), atMost: TextLimit.name, "the driver of imported drive \(id)",
                        repair: "UPDATE route_drive SET driver = NULL WHERE id = \(id)"),
                    drive: RouteDrive(
                        timesS: times, coveredShare: rows.real("covered"), jaccard: rows.real("jaccard"),
                        distanceM: rows.real("distance_m")),
                    pace: pace))
        }
        return drives
    }

    /// Adds a drive to a route. Returns false if the route has it, or if it is one of the trips of this database.
    package func add(_ drive: PortableRoute.Drive, toRoute route: Int64) throws(StorageError) -> Bool {
        let uuid: NamedValues = ["uuid": drive.uuid]
        if try database.connection.hasRow("SELECT 1 FROM trip WHERE uuid = :uuid", uuid) { return false }
        return try database.connection.insert(
            into: "route_drive", conflict: .ignored,
            [
                "route_id": route, "uuid": drive.uuid, "driver": TextLimit.cut(drive.driver, to: TextLimit.name),
                "started_us": drive.start?.microseconds, "covered": drive.drive.coveredShare,
                "jaccard": drive.drive.jaccard, "distance_m": drive.drive.distanceM, "times": drive.drive.timeBytes,
                "knots": drive.pace.bytes,
            ]) > 0
    }

    /// Returns the identifier of a drive that is the same in every database; nil if there is no such drive.
    package func uuid(of drive: DriveName) throws(StorageError) -> String? {
        switch drive {
        case .trip(let id): try database.connection.texts("SELECT uuid FROM trip WHERE id = \(id)").first
        case .imported(let id): try database.connection.texts("SELECT uuid FROM route_drive WHERE id = \(id)").first
        }
    }

    /// Returns the identifier of a route that is the same in every database; nil if there is no such route.
    package func uuid(ofRoute route: Int64) throws(StorageError) -> String? {
        try database.connection.texts("SELECT uuid FROM route WHERE id = \(route)").first
    }

    // MARK: What was followed

    /// Stores what a trip ended with, in place of what was stored before. The ranks are not stored: they change with every
    /// other drive. A route that was deleted meanwhile, or is not in this database, is known by its title only.
    package func keep(_ followed: FollowedDrive, ofTrip trip: Int64) throws(StorageError) {
        var route = followed.route
        if let number = route, try uuid(ofRoute: number) == nil { route = nil }
        try database.connection.insert(
            into: "followed", conflict: .replaces,
            [
                "trip_id": trip, "route_id": route, "title": followed.title,
                "reference": followed.reference, "covered": followed.coveredShare, "jaccard": followed.sameShare,
                "reason": followed.reason, "ahead_s": followed.aheadS, "worst_s": followed.worst?.aheadS,
                "worst_m": followed.worst?.alongM,
            ])
    }

    /// Returns what a trip ended with, without its ranks; nil if it followed no route.
    package func followed(ofTrip trip: Int64) throws(StorageError) -> FollowedDrive? {
        let rows = try database.connection.prepare(
            """
            SELECT route_id, title, reference, covered, jaccard, reason, ahead_s, worst_s, worst_m FROM followed
            WHERE trip_id = :trip
            """, ["trip": trip])
        guard try rows.step() else { return nil }
        guard
            database.expect(
                rows.arePlausible("covered", "jaccard", "ahead_s", "worst_s", "worst_m"),
                "what trip \(trip) followed is invalid", repair: "DELETE FROM followed WHERE trip_id = \(trip)")
        else { return nil }
        var followed = FollowedDrive(
            route: rows.optionalInteger("route_id"), title: rows.text("title"), reference: rows.text("reference"))
        followed.coveredShare = rows.real("covered")
        followed.sameShare = rows.real("jaccard")
        followed.reason = rows.optionalText("reason")
        followed.aheadS = rows.optionalReal("ahead_s")
        if let alongM = rows.optionalReal("worst_m"), let aheadS = rows.optionalReal("worst_s") {
            followed.worst = FollowedDrive.Place(alongM: alongM, aheadS: aheadS)
        }
        return followed
    }
}
