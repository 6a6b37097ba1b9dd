package import Routes

/// Places that the user named.
package struct PlaceTable {
    let database: Database

    /// Returns the places in the order of their names.
    package func all() throws(StorageError) -> [Place] {
        let rows = try database.connection.prepare(
            "SELECT id, name, lat, lon, radius_m, is_hidden FROM place ORDER BY name")
        var places: [Place] = []
        while try rows.step() {
            let (id, radiusM) = (rows.integer("id"), rows.real("radius_m"))
            let point = GeoPoint(checked: rows.real("lat"), rows.real("lon"))
            guard
                database.expect(
                    point != nil && Place.radii.contains(radiusM), "place \(id) is invalid",
                    repair: "DELETE FROM place WHERE id = \(id)"), let point,
                let name = database.typed(
                    rows.optionalText("name"), atMost: TextLimit.name, "the name of place \(id)",
                    repair: "DELETE FROM place WHERE id = \(id)")
            else { continue }
            places.append(Place(name: name, center: point, radiusM: radiusM, isHidden: rows.bool("is_hidden")))
        }
        return places
    }

    /// Stores a place. Returns false if there is one of that name, which is not changed.
    package func add(_ place: Place) throws(StorageError) -> Bool {
        try database.connection.insert(
            into: "place", conflict: .ignored,
            [
                "name": place.name, "lat": place.center.latitude, "lon": place.center.longitude,
                "radius_m": place.radiusM, "is_hidden": place.isHidden,
            ]) > 0
    }

    package func delete(named name: String) throws(StorageError) {
        try database.connection.run("DELETE FROM place WHERE name = :name COLLATE NOCASE", ["name": name])
    }

    /// Renames a place. Returns false if another one has the name.
    package func rename(_ name: String, to other: String) throws(StorageError) -> Bool {
        try database.connection.run(
            "UPDATE OR IGNORE place SET name = :other WHERE name = :name COLLATE NOCASE",
            ["name": name, "other": other]) > 0
    }
}
