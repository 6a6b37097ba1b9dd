package import Routes

/// The lines at which laps of cars begin.
extension Database {
    /// Returns all gates in the order of their names.
    package func gates() throws(StorageError) -> [LapGate] {
        let rows = try connection.prepare(
            "SELECT name, latitude, longitude, course_deg, half_width_m FROM lap_gate ORDER BY name")
        var gates: [LapGate] = []
        while try rows.step() {
            let name = rows.text(0)
            let place = GeoPoint(checked: rows.real(1), rows.real(2))
            guard
                expect(
                    place != nil && rows.real(3).isFinite && 1...1000 ~= rows.real(4), "lap gate '\(name)' is invalid",
                    repair: "DELETE FROM lap_gate WHERE name = \(Self.quoted(name))"),
                let place
            else { continue }
            gates.append(LapGate(name: name, place: place, courseDeg: rows.real(3), halfWidthM: rows.real(4)))
        }
        return gates
    }

    /// Stores a gate, replacing one of the same name.
    package func keep(_ gate: LapGate) throws(StorageError) {
        let insert = try connection.prepare("INSERT OR REPLACE INTO lap_gate VALUES (?, ?, ?, ?, ?)")
        try insert.bind(1, gate.name)
        try insert.bind(2, gate.place.latitude)
        try insert.bind(3, gate.place.longitude)
        try insert.bind(4, gate.courseDeg)
        try insert.bind(5, gate.halfWidthM)
        try insert.run()
    }

    /// Deletes a gate. Returns whether there was one.
    package func deleteGate(_ name: String) throws(StorageError) -> Bool {
        let delete = try connection.prepare("DELETE FROM lap_gate WHERE name = ?")
        try delete.bind(1, name)
        try delete.run()
        return connection.changes > 0
    }
}
