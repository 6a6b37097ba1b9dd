package import Routes
package import Telemetry

/// Routes, and the trips on them.
extension Database {
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

    /// A trip on a route.
    package struct RouteTrip: Hashable, Sendable {
        package var trip: Int64
        package var start: WallTime
        package var driver: String?
        package var fuelL: Double?
        /// The cost of the fuel, or of the energy of an electric car.
        package var fuelCost: Double?
        package var drive: RouteDrive
    }

    private static let routeColumns = "id, name, is_starred, is_found, checkpoints"

    /// Returns all routes in the order of their numbers.
    package func routes() throws(StorageError) -> [StoredRoute] { try routes("true") }

    /// Returns the routes that pass a cell around a place within some cells of it.
    package func routes(nearCellsFrom low: GridCell, to high: GridCell) throws(StorageError) -> [StoredRoute] {
        try routes(
            """
            id IN (SELECT route_id FROM route_cell WHERE north BETWEEN \(low.north) AND \(high.north)
                AND east BETWEEN \(low.east) AND \(high.east))
            """)
    }

    private func routes(_ condition: String) throws(StorageError) -> [StoredRoute] {
        let rows = try connection.prepare(
            "SELECT \(Self.routeColumns) FROM route WHERE \(condition) ORDER BY id")
        var routes: [StoredRoute] = []
        while try rows.step() {
            let id = rows.integer(0)
            let path = RoutePath(bytes: rows.bytes(4))
            guard
                expect(
                    path != nil, "the checkpoints of route \(id) are invalid",
                    repair: "DELETE FROM route WHERE id = \(id)"), let path
            else { continue }
            let name = typed(
                rows.optionalText(1), atMost: TextLimit.name, "the name of route \(id)",
                repair: "UPDATE route SET name = NULL WHERE id = \(id)")
            routes.append(
                StoredRoute(
                    id: id, name: name, isStarred: rows.integer(2) != 0, isFound: rows.integer(3) != 0, path: path))
        }
        return routes
    }

    /// Stores a new route, and returns its number; nil if another one has the name.
    package func addRoute(name: String?, _ path: RoutePath, isFound: Bool) throws(StorageError) -> Int64? {
        try connection.transaction { () throws(StorageError) in
            let insert = try connection.prepare(
                """
                INSERT OR IGNORE INTO route (uuid, name, is_starred, is_found, length_m, checkpoints)
                VALUES (?, ?, 0, ?, ?, ?)
                """)
            try insert.bind(1, UUID.random())
            try insert.bind(2, name)
            try insert.bind(3, isFound)
            try insert.bind(4, path.lengthM)
            try insert.bind(5, path.bytes)
            try insert.run()
            guard connection.changes > 0 else { return nil }
            let id = connection.lastInsertedRow
            let cell = try connection.prepare("INSERT OR IGNORE INTO route_cell VALUES (?, ?, ?)")
            for passed in GridCell.cells(of: path) {
                try cell.bind(1, passed.north)
                try cell.bind(2, passed.east)
                try cell.bind(3, id)
                try cell.run()
            }
            return id
        }
    }

    /// Names a route. Returns false if another one has the name.
    package func nameRoute(_ id: Int64, _ name: String) throws(StorageError) -> Bool {
        try connection.exec("UPDATE OR IGNORE route SET name = \(Self.quoted(name)) WHERE id = \(id)")
        return connection.changes > 0
    }

    package func starRoute(_ id: Int64, _ isStarred: Bool) throws(StorageError) {
        try connection.exec("UPDATE route SET is_starred = \(isStarred ? 1 : 0) WHERE id = \(id)")
    }

    package func deleteRoute(_ id: Int64) throws(StorageError) {
        try connection.exec("DELETE FROM route WHERE id = \(id)")
    }

    /// Deletes the routes that were made because trips were alike and that have no two trips any more, unless the user
    /// named or starred them.
    func removeLonelyRoutes() throws(StorageError) {
        try connection.exec(
            """
            DELETE FROM route WHERE is_found AND name IS NULL AND NOT is_starred
                AND (SELECT count(*) FROM route_trip WHERE route_id = route.id) < 2
            """)
    }

    // MARK: Trips

    /// Adds a trip to a route, or replaces what is stored of it.
    package func add(_ drive: RouteDrive, ofTrip trip: Int64, toRoute route: Int64) throws(StorageError) {
        let insert = try connection.prepare("INSERT OR REPLACE INTO route_trip VALUES (?, ?, ?, ?, ?, ?, ?)")
        try insert.bind(1, route)
        try insert.bind(2, trip)
        try insert.bind(3, drive.coveredShare)
        try insert.bind(4, drive.jaccard)
        try insert.bind(5, drive.durationS)
        try insert.bind(6, drive.distanceM)
        try insert.bind(7, drive.timeBytes)
        try insert.run()
    }

    /// Returns the trips of a route, the newest first.
    package func trips(ofRoute route: Int64) throws(StorageError) -> [RouteTrip] {
        let rows = try connection.prepare(
            """
            SELECT trip_id, started_us, driver, fuel_l,
                CASE WHEN max_engine_speed_rpm IS NULL AND fuel_method = 'unknown'
                    THEN electricity_price * (battery_out_kwh - battery_in_kwh)
                    ELSE fuel_price * ifnull(fuel_l, fuel_kg) END, covered, jaccard, distance_m, times
            FROM route_trip JOIN trip ON trip.id = trip_id WHERE route_id = ? ORDER BY started_us DESC, trip_id DESC
            """)
        try rows.bind(1, route)
        var trips: [RouteTrip] = []
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer(1))
            let times = RouteDrive.times(rows.bytes(8))
            guard
                expect(
                    times != nil && start.isPlausible && rows.arePlausible([5, 6, 7]),
                    "trip \(rows.integer(0)) on route \(route) is invalid",
                    repair: "DELETE FROM route_trip WHERE route_id = \(route) AND trip_id = \(rows.integer(0))"),
                let times
            else { continue }
            trips.append(
                RouteTrip(
                    trip: rows.integer(0), start: start, driver: rows.optionalText(2),
                    fuelL: TripColumns.plausible(rows.optionalReal(3), of: "fuel_l"),
                    fuelCost: rows.arePlausible([4]) ? rows.optionalReal(4) : nil,
                    drive: RouteDrive(
                        timesS: times, coveredShare: rows.real(5), jaccard: rows.real(6), distanceM: rows.real(7))))
        }
        return trips
    }

    /// Returns the routes of trips, by the numbers of the trips.
    package func routesOfTrips() throws(StorageError) -> [Int64: Int64] {
        let rows = try connection.prepare("SELECT trip_id, route_id FROM route_trip ORDER BY jaccard, route_id DESC")
        var routes: [Int64: Int64] = [:]
        while try rows.step() { routes[rows.integer(0)] = rows.integer(1) }
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
            (self.route, self.reference, self.start, self.updated) = (route, reference, start, updated)
            (self.alongM, self.isDeviating, self.covered) = (alongM, isDeviating, covered)
        }
    }

    package func keep(_ state: FollowState) throws(StorageError) {
        let insert = try connection.prepare("INSERT OR REPLACE INTO follow VALUES (?, ?, ?, ?, ?, ?, ?)")
        try insert.bind(1, state.route)
        try insert.bind(2, state.reference)
        try insert.bind(3, state.start.microseconds)
        try insert.bind(4, state.updated.microseconds)
        try insert.bind(5, state.alongM)
        try insert.bind(6, state.isDeviating)
        try insert.bind(7, state.covered.map { $0 ? 1 : 0 })
        try insert.run()
    }

    /// Returns how far a route was followed; nil if it was not, or to its end.
    package func followState(ofRoute route: Int64) throws(StorageError) -> FollowState? {
        let rows = try connection.prepare(
            "SELECT reference, started_us, updated_us, along_m, is_deviating, covered FROM follow WHERE route_id = ?")
        try rows.bind(1, route)
        defer { rows.reset() }
        guard try rows.step() else { return nil }
        let (start, updated) = (WallTime(microseconds: rows.integer(1)), WallTime(microseconds: rows.integer(2)))
        guard start.isPlausible, updated.isPlausible, rows.real(3).magnitude < 1e9 else { return nil }
        return FollowState(
            route: route, reference: rows.text(0), start: start, updated: updated, alongM: rows.real(3),
            isDeviating: rows.integer(4) != 0, covered: rows.bytes(5).map { $0 != 0 })
    }

    package func forgetFollowState(ofRoute route: Int64) throws(StorageError) {
        try connection.exec("DELETE FROM follow WHERE route_id = \(route)")
    }
}
