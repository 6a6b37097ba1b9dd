package import Routes

/// Places that the user named.
extension Database {
    /// Returns the places in the order of their names.
    package func places() throws(StorageError) -> [Place] {
        let rows = try connection.prepare("SELECT name, lat, lon, radius_m, is_hidden, id FROM place ORDER BY name")
        var places: [Place] = []
        while try rows.step() {
            let id = rows.integer(5)
            let point = GeoPoint(checked: rows.real(1), rows.real(2))
            guard
                expect(
                    point != nil && Place.radii.contains(rows.real(3)), "place \(id) is invalid",
                    repair: "DELETE FROM place WHERE id = \(id)"), let point,
                let name = typed(
                    rows.optionalText(0), atMost: TextLimit.name, "the name of place \(id)",
                    repair: "DELETE FROM place WHERE id = \(id)")
            else { continue }
            places.append(
                Place(name: name, center: point, radiusM: rows.real(3), isHidden: rows.integer(4) != 0))
        }
        return places
    }

    /// Stores a place. Returns false if there is one of that name, which is not changed.
    package func add(_ place: Place) throws(StorageError) -> Bool {
        let insert = try connection.prepare(
            "INSERT OR IGNORE INTO place (name, lat, lon, radius_m, is_hidden) VALUES (?, ?, ?, ?, ?)")
        try insert.bind(1, place.name)
        try insert.bind(2, place.center.latitude)
        try insert.bind(3, place.center.longitude)
        try insert.bind(4, place.radiusM)
        try insert.bind(5, place.isHidden)
        try insert.run()
        return connection.changes > 0
    }

    package func deletePlace(named name: String) throws(StorageError) {
        try connection.exec("DELETE FROM place WHERE name = \(Self.quoted(name)) COLLATE NOCASE")
    }

    /// Renames a place. Returns false if another one has the name.
    package func renamePlace(_ name: String, to other: String) throws(StorageError) -> Bool {
        try connection.exec(
            """
            UPDATE OR IGNORE place SET name = \(Self.quoted(other)) WHERE name = \(Self.quoted(name)) COLLATE NOCASE
            """)
        return connection.changes > 0
    }
}
