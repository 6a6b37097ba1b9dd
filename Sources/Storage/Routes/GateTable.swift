package import Routes

/// The lines at which laps of cars begin, and their sectors end.
package struct GateTable {
    let database: Database

    private static let lineColumns = "latitude, longitude, course_deg, half_width_m"

    /// Returns all gates in the order of their names.
    package func all() throws(StorageError) -> [LapGate] {
        let rows = try database.connection.prepare("SELECT name, \(Self.lineColumns) FROM lap_gate ORDER BY name")
        var gates: [LapGate] = []
        while try rows.step() {
            let name = rows.text("name")
            let repair = "DELETE FROM lap_gate WHERE name = \(Database.quoted(name))"
            if let gate = line(rows, "lap gate '\(name)' is invalid", repair: repair) { gates.append(gate) }
        }
        let sectors = try database.connection.prepare(
            "SELECT gate AS name, number, \(Self.lineColumns) FROM lap_sector ORDER BY gate, number")
        while try sectors.step() {
            let (name, number) = (sectors.text("name"), sectors.integer("number"))
            guard let index = gates.firstIndex(where: { $0.name == name }),
                let line = line(
                    sectors, "sector \(number) of lap gate '\(name)' is invalid",
                    repair: "DELETE FROM lap_sector WHERE gate = \(Database.quoted(name))")
            else { continue }
            gates[index].sectors.append(line)
        }
        return gates
    }

    private func line(_ rows: borrowing Statement, _ problem: String, repair: String) -> LapGate? {
        let place = GeoPoint(checked: rows.real("latitude"), rows.real("longitude"))
        let (courseDeg, halfWidthM) = (rows.real("course_deg"), rows.real("half_width_m"))
        guard
            database.expect(
                place != nil && Database.isPlausible(value: courseDeg) && 1...1000 ~= halfWidthM, problem,
                repair: repair),
            let place
        else { return nil }
        return LapGate(name: rows.text("name"), place: place, courseDeg: courseDeg, halfWidthM: halfWidthM)
    }

    /// Stores a gate with its sectors, replacing one of the same name.
    package func keep(_ gate: LapGate) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            _ = try delete(gate.name)
            try database.connection.insert(into: "lap_gate", ["name": gate.name] + Self.columns(gate))
            try database.connection.insert(
                into: "lap_sector",
                rows: gate.sectors.enumerated().map { index, line in
                    ["gate": gate.name, "number": index + 1] + Self.columns(line)
                })
        }
    }

    private static func columns(_ line: LapGate) -> NamedValues {
        [
            "latitude": line.place.latitude, "longitude": line.place.longitude, "course_deg": line.courseDeg,
            "half_width_m": line.halfWidthM,
        ]
    }

    /// Deletes a gate with its sectors. Returns whether there was one.
    package func delete(_ name: String) throws(StorageError) -> Bool {
        try database.connection.run("DELETE FROM lap_sector WHERE gate = :name", ["name": name])
        return try database.connection.run("DELETE FROM lap_gate WHERE name = :name", ["name": name]) > 0
    }
}
