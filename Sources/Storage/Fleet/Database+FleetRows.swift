package import Formats
import OBD
package import Routes

/// Rows as a fleet's database gets them: by the names of their tables, a text whose first line has the names of the columns
/// (`CopyText`).
extension Database {
    /// Returns the rows of a trip in some tables; without those that have none.
    package func fleetRows(ofTrip id: Int64, in tables: [String]) throws(StorageError) -> JSON {
        try texts(of: tables, .integer(id))
    }

    package func fleetRows(ofScan id: Int64) throws(StorageError) -> JSON {
        try texts(of: FleetTables.scan, .integer(id))
    }

    /// - Parameter vin: nil for the car without one.
    package func fleetRows(ofVehicle vin: String?) throws(StorageError) -> JSON {
        try texts(of: FleetTables.vehicle, .string(vin ?? ""))
    }

    /// Returns where a trip began and ended, and the places there; nothing if either is hidden.
    package func fleetEnds(ofTrip id: Int64) throws(StorageError) -> JSON {
        guard let ends = try tracks.ends(ofTrip: id) else { return .object([]) }
        let known = try places.all()
        let points = [ends.start, ends.end]
        guard !known.contains(where: { place in place.isHidden && points.contains(where: place.contains) }) else {
            return .object([])
        }
        let track = try text(of: "trip_way", .integer(id)).map { ("trip_way", JSON.string($0)) }
        let names = Set(points.compactMap { known.at($0) })
        let lines = names.sorted { $0.name < $1.name }.map { place in
            CopyText.line([
                place.name, "\(place.center.latitude)", "\(place.center.longitude)", "\(place.radiusM)", "0",
            ])
        }
        let header = CopyText.line(["name", "lat", "lon", "radius_m", "is_hidden"])
        let list = lines.isEmpty ? nil : ("place", JSON.string(([header] + lines).joined(separator: "\n")))
        return .object([track, list].compactMap(\.self).map { ($0.0, $0.1) })
    }

    /// Returns the routes of a trip that pass no hidden place.
    package func fleetRoutes(ofTrip id: Int64) throws(StorageError) -> [DeliveredRoute] {
        try fleetDrives(where: "trip_id = :trip", ["trip": id]).map(\.route)
    }

    /// Returns what the finished trips have to do with a route; nothing if it passes a hidden place.
    package func fleetDrives(ofRoute uuid: String) throws(StorageError) -> [(trip: String, route: DeliveredRoute)] {
        try fleetDrives(where: "state <> 'open' AND route.uuid = :route", ["route": uuid])
    }

    /// Returns a text for each route, by its UUID, that changes with the route, its trips, and hidden places.
    package func fleetRouteStates() throws(StorageError) -> [String: String] {
        let hidden = try connection.texts(
            "SELECT json_array(lat, lon, radius_m) FROM place WHERE is_hidden ORDER BY id")
        let rows = try connection.prepare(
            """
            SELECT route.uuid AS uuid, json_array(name, is_starred, length_m) AS route,
                json_array(trip.uuid, jaccard, route_trip.duration_s) AS drive
            FROM route_trip JOIN route ON route.id = route_id JOIN trip ON trip.id = trip_id WHERE state <> 'open'
            ORDER BY route_id, trip_id
            """)
        var states: [String: String] = [:]
        while try rows.step() {
            let first = hidden.joined() + rows.text("route")
            states[rows.text("uuid"), default: first] += rows.text("drive")
        }
        return states
    }

    /// Returns the UUIDs of all finished trips.
    package func fleetTrips() throws(StorageError) -> [String] {
        try connection.texts("SELECT uuid FROM trip WHERE state <> 'open' AND uuid IS NOT NULL ORDER BY id")
    }

    private func fleetDrives(where condition: String, _ values: NamedValues) throws(StorageError) -> [(
        trip: String, route: DeliveredRoute
    )] {
        let hidden = try places.all().filter(\.isHidden)
        let rows = try connection.prepare(
            """
            SELECT trip.uuid AS trip, route.uuid AS uuid, name, is_starred, is_found, length_m, checkpoints, covered, jaccard,
                route_trip.duration_s AS duration_s, distance_m, times
            FROM route_trip JOIN route ON route.id = route_id JOIN trip ON trip.id = trip_id WHERE \(condition)
            ORDER BY route_id, trip_id
            """, values)
        var drives: [(trip: String, route: DeliveredRoute)] = []
        // Of which route the path is, and whether it may be sent.
        var last: (uuid: String, isSent: Bool)?
        while try rows.step() {
            let (uuid, bytes) = (rows.text("uuid"), rows.bytes("checkpoints"))
            if last?.uuid != uuid {
                last = (uuid, RoutePath(bytes: bytes).map { !Self.passes($0, hidden) } ?? false)
            }
            guard last?.isSent == true else { continue }
            let route = DeliveredRoute(
                uuid: uuid, name: rows.optionalText("name"), isStarred: rows.bool("is_starred"),
                isFound: rows.bool("is_found"), lengthM: rows.real("length_m"), checkpoints: bytes,
                covered: rows.real("covered"), jaccard: rows.real("jaccard"),
                durationS: rows.real("duration_s"), distanceM: rows.real("distance_m"), times: rows.bytes("times"))
            drives.append((rows.text("trip"), route))
        }
        return drives
    }

    /// Returns the packed checkpoints of a trip; nil if it has none, or passes a hidden place.
    package func fleetTrack(ofTrip id: Int64) throws(StorageError) -> [UInt8]? {
        guard let path = try tracks.path(ofTrip: id) else { return nil }
        return Self.passes(path, try places.all().filter(\.isHidden)) ? nil : path.bytes
    }

    private static func passes(_ path: RoutePath, _ places: [Place]) -> Bool {
        path.checkpoints.contains { point in places.contains { $0.contains(point.place) } }
    }

    // MARK: Texts

    private func texts(of tables: [String], _ key: JSON) throws(StorageError) -> JSON {
        var members: [(String, JSON?)] = []
        for table in tables {
            if let text = try text(of: table, key) { members.append((table, .string(text))) }
        }
        return .object(members)
    }

    /// Returns the rows of a table; nil if there are none.
    private func text(of table: String, _ key: JSON) throws(StorageError) -> String? {
        let value: any SQLValue = if case .integer(let number) = key { number } else { key.text ?? "" }
        if table == "signal" { return try signalText(value) }
        let keyColumn = FleetTables.key(table)
        let omitted = FleetTables.omittedColumns[table] ?? []
        let columns = try connection.texts("SELECT name FROM pragma_table_info('\(table)')").filter {
            $0 != keyColumn && !omitted.contains($0)
        }
        let order = try connection.texts("SELECT name FROM pragma_table_info('\(table)') WHERE pk > 0 ORDER BY pk")
        let reads = columns.map { name in
            name == "signal" && table != "trend_finding"
                ? "(SELECT name || char(9) || unit FROM signal WHERE id = signal)" : name
        }
        let rows = try connection.prepare(
            """
            SELECT \(reads.joined(separator: ", ")) FROM \(table) WHERE \(keyColumn) = :key
            ORDER BY \(order.joined(separator: ", "))
            """, ["key": value])
        return try text(rows, columns)
    }

    /// The signals of a trip's samples: a name does not tell the unit.
    private func signalText(_ trip: any SQLValue) throws(StorageError) -> String? {
        let rows = try connection.prepare(
            """
            SELECT name, unit FROM signal WHERE id IN (
                SELECT signal FROM sample_block WHERE trip_id = :trip UNION SELECT signal FROM sample WHERE trip_id = :trip)
            ORDER BY id
            """, ["trip": trip])
        return try text(rows, ["name", "unit"])
    }

    /// Columns without any value are left out: most trips have no values for half of the columns.
    private func text(_ rows: borrowing Statement, _ columns: [String]) throws(StorageError) -> String? {
        var cells: [[String?]] = []
        while try rows.step() {
            cells.append(
                columns.indices.map { column in
                    switch rows.json(at: column) {
                    case .string(let text): text
                    case .integer(let number): "\(number)"
                    case .number(let number): "\(number)"
                    default: nil
                    }
                })
        }
        guard !cells.isEmpty else { return nil }
        let used = columns.indices.filter { column in cells.contains { $0[column] != nil } }
        let lines = cells.map { row in CopyText.line(used.map { row[$0] }) }
        return ([CopyText.line(used.map { columns[$0] })] + lines).joined(separator: "\n")
    }
}
