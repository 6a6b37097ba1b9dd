package import Routes
package import Telemetry

/// Routes, and the trips on them.
package struct RouteTables {
    let database: Database

    /// A stored route.
    package struct StoredRoute: Hashable, Sendable {
        package var id: Int64
        /// Nil until the user gives one.
        package var name: String?
        package var isStarred: Bool
        /// Whether it was made because trips were alike.
        package var isFound: Bool
        package var path: RoutePath
    }

    /// A drive of a route: a trip, or one that was imported with the route.
    package struct RouteTrip: Hashable, Sendable {
        package var name: DriveName
        /// Nil if an imported drive has no day.
        package var start: WallTime?
        package var driver: String?
        package var fuelL: Double?
        /// The cost of the fuel, or of the energy of an electric car.
        package var fuelCost: Double?
        package var drive: RouteDrive
        /// The pace of an imported drive; that of a trip is in its samples.
        package var pace: PaceReference?
    }

    /// Returns all routes in the order of their numbers.
    package func all() throws(StorageError) -> [StoredRoute] { try select("true") }

    /// Returns the routes that pass a cell around a place within some cells of it.
    package func all(nearCellsFrom low: GridCell, to high: GridCell) throws(StorageError) -> [StoredRoute] {
        try select(
            """
            id IN (SELECT route_id FROM route_cell WHERE north BETWEEN \(low.north) AND \(high.north)
                AND east BETWEEN \(low.east) AND \(high.east))
            """)
    }

    private func select(_ condition: String) throws(StorageError) -> [StoredRoute] {
        let rows = try database.connection.prepare(
            "SELECT id, name, is_starred, is_found, checkpoints FROM route WHERE \(condition) ORDER BY id")
        var routes: [StoredRoute] = []
        while try rows.step() {
            let (id, path) = (rows.integer("id"), RoutePath(bytes: rows.bytes("checkpoints")))
            guard
                database.expect(
                    path != nil, "the checkpoints of route \(id) are invalid",
                    repair: "DELETE FROM route WHERE id = \(id)"), let path
            else { continue }
            let name = database.typed(
                rows.optionalText("name"), atMost: TextLimit.name, "the name of route \(id)",
                repair: "UPDATE route SET name = NULL WHERE id = \(id)")
            routes.append(
                StoredRoute(
                    id: id, name: name, isStarred: rows.bool("is_starred"), isFound: rows.bool("is_found"), path: path))
        }
        return routes
    }

    /// Stores a new route, and returns its number; nil if another one has the name.
    /// - Parameter uuid: the identifier of an imported route; nil for a new one.
    package func add(
        name: String?, _ path: RoutePath, isFound: Bool, uuid: String? = nil
    ) throws(StorageError) -> Int64? {
        try database.connection.transaction { () throws(StorageError) in
            let added = try database.connection.insert(
                into: "route", conflict: .ignored,
                [
                    "uuid": uuid ?? UUID.random(), "name": name, "is_starred": false, "is_found": isFound,
                    "length_m": path.lengthM, "checkpoints": path.bytes,
                ])
            guard added > 0 else { return nil }
            let id = database.connection.lastInsertedRow
            try addCells(of: path, route: id)
            return id
        }
    }

    /// Returns the routes that have not been compared with all trips: a route gets its cells afterward.
    package func unmatched() throws(StorageError) -> [StoredRoute] {
        try select("id NOT IN (SELECT route_id FROM route_cell)")
    }

    /// Notes that a route has all trips that belong to it.
    package func noteMatched(_ route: StoredRoute) throws(StorageError) {
        try addCells(of: route.path, route: route.id)
    }

    /// Notes that trips that belong to a route may be missing.
    private func noteUnmatched(_ id: Int64) throws(StorageError) {
        try database.connection.exec("DELETE FROM route_cell WHERE route_id = \(id)")
    }

    /// Stores the cells that a new route passes.
    func addCells(of path: RoutePath, route id: Int64) throws(StorageError) {
        try database.connection.insert(
            into: "route_cell", conflict: .ignored,
            rows: GridCell.cells(of: path).map { ["north": $0.north, "east": $0.east, "route_id": id] })
    }

    /// Names a route. Returns false if another one has the name.
    package func name(_ id: Int64, _ name: String) throws(StorageError) -> Bool {
        try database.connection.transaction { () throws(StorageError) in
            try noteShared(id)
            return try database.connection.run(
                "UPDATE OR IGNORE route SET name = :name WHERE id = :id", ["name": name, "id": id]) > 0
        }
    }

    package func star(_ id: Int64, _ isStarred: Bool) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            try noteShared(id)
            try database.connection.update("route", ["is_starred": isStarred], where: "id = :id", ["id": id])
        }
    }

    /// A route that was found has those trips that were of no other route. One that other machines get has on each of them
    /// all trips that belong to it.
    private func noteShared(_ id: Int64) throws(StorageError) {
        guard
            try database.connection.hasRow(
                "SELECT 1 FROM route WHERE id = \(id) AND is_found AND name IS NULL AND NOT is_starred")
        else { return }
        try noteUnmatched(id)
    }

    package func delete(_ id: Int64) throws(StorageError) {
        try database.connection.exec("DELETE FROM route WHERE id = \(id)")
    }

    /// Deletes the routes that were made because trips were alike and that have no two trips any more, unless the user
    /// named or starred them.
    func removeLonely() throws(StorageError) {
        try database.connection.exec(
            """
            DELETE FROM route WHERE is_found AND name IS NULL AND NOT is_starred
                AND (SELECT count(*) FROM route_trip WHERE route_id = route.id) < 2
            """)
    }

    // MARK: Trips

    /// Adds a trip to a route, or replaces what is stored of it.
    package func add(_ drive: RouteDrive, ofTrip trip: Int64, toRoute route: Int64) throws(StorageError) {
        try database.connection.insert(
            into: "route_trip", conflict: .replaces,
            [
                "route_id": route, "trip_id": trip, "covered": drive.coveredShare, "jaccard": drive.jaccard,
                "duration_s": drive.durationS, "distance_m": drive.distanceM, "times": drive.timeBytes,
            ])
    }

    /// Returns the trips of a route, the newest first.
    package func trips(ofRoute route: Int64) throws(StorageError) -> [RouteTrip] {
        let rows = try database.connection.prepare(
            """
            SELECT trip_id, started_us, driver, fuel_l,
                CASE WHEN max_engine_speed_rpm IS NULL AND fuel_method = 'unknown'
                    THEN electricity_price * ifnull(battery_out_kwh - battery_in_kwh, battery_charge_kwh)
                    ELSE fuel_price * ifnull(fuel_l, fuel_kg) END AS fuel_cost, covered, jaccard, distance_m, times
            FROM route_trip JOIN trip ON trip.id = trip_id WHERE route_id = :route
            ORDER BY started_us DESC, trip_id DESC
            """, ["route": route])
        var trips: [RouteTrip] = []
        while try rows.step() {
            let (trip, start) = (rows.integer("trip_id"), WallTime(microseconds: rows.integer("started_us")))
            let times = RouteDrive.times(rows.bytes("times"))
            guard
                database.expect(
                    times != nil && start.isPlausible && rows.arePlausible("covered", "jaccard", "distance_m"),
                    "trip \(trip) on route \(route) is invalid",
                    repair: "DELETE FROM route_trip WHERE route_id = \(route) AND trip_id = \(trip)"),
                let times
            else { continue }
            trips.append(
                RouteTrip(
                    name: .trip(trip), start: start, driver: rows.optionalText("driver"),
                    fuelL: TripColumns.plausible(rows, "fuel_l"),
                    fuelCost: rows.arePlausible("fuel_cost") ? rows.optionalReal("fuel_cost") : nil,
                    drive: RouteDrive(
                        timesS: times, coveredShare: rows.real("covered"), jaccard: rows.real("jaccard"),
                        distanceM: rows.real("distance_m"))))
        }
        return trips
    }

    /// Returns the routes of trips, by the numbers of the trips.
    package func byTrip() throws(StorageError) -> [Int64: Int64] {
        let rows = try database.connection.prepare(
            "SELECT trip_id, route_id FROM route_trip ORDER BY jaccard, route_id DESC")
        var routes: [Int64: Int64] = [:]
        while try rows.step() { routes[rows.integer("trip_id")] = rows.integer("route_id") }
        return routes
    }

    // MARK: Following

    /// How far a route was followed.
    package struct FollowState: Hashable, Sendable {
        package var route: Int64
        /// The pace that it was followed against.
        package var reference: String
        /// When the clock of the pace was started.
        package var start: WallTime
        package var updated: WallTime
        /// On the route, in meters.
        package var alongM: Double
        package var isDeviating: Bool
        /// Whether each checkpoint was passed.
        package var covered: [Bool]

        package init(
            route: Int64, reference: String, start: WallTime, updated: WallTime, alongM: Double, isDeviating: Bool,
            covered: [Bool]
        ) {
            self.route = route
            self.reference = reference
            self.start = start
            self.updated = updated
            self.alongM = alongM
            self.isDeviating = isDeviating
            self.covered = covered
        }
    }

    package func keep(_ state: FollowState) throws(StorageError) {
        try database.connection.insert(
            into: "follow", conflict: .replaces,
            [
                "route_id": state.route, "reference": state.reference, "started_us": state.start.microseconds,
                "updated_us": state.updated.microseconds, "along_m": state.alongM,
                "is_deviating": state.isDeviating, "covered": state.covered.map { UInt8($0 ? 1 : 0) },
            ])
    }

    /// Returns how far a route was followed; nil if it was not, or to its end.
    package func followState(ofRoute route: Int64) throws(StorageError) -> FollowState? {
        let rows = try database.connection.prepare(
            """
            SELECT reference, started_us, updated_us, along_m, is_deviating, covered FROM follow
            WHERE route_id = :route
            """, ["route": route])
        guard try rows.step() else { return nil }
        let state = FollowState(
            route: route, reference: rows.text("reference"), start: WallTime(microseconds: rows.integer("started_us")),
            updated: WallTime(microseconds: rows.integer("updated_us")), alongM: rows.real("along_m"),
            isDeviating: rows.bool("is_deviating"), covered: rows.bytes("covered").map { $0 != 0 })
        return state.start.isPlausible && state.updated.isPlausible && state.alongM.magnitude < 1e9 ? state : nil
    }

    package func forgetFollowState(ofRoute route: Int64) throws(StorageError) {
        try database.connection.exec("DELETE FROM follow WHERE route_id = \(route)")
    }
}
