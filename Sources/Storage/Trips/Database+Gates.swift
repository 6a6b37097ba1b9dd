package import Routes

/// The lines at which laps of cars begin, and their sectors end.
extension Database {
    private static let lineColumns = "latitude, longitude, course_deg, half_width_m"

    /// Returns all gates in the order of their names.
    package func gates() throws(StorageError) -> [LapGate] {
        let rows = try connection.prepare("SELECT name, 0, \(Self.lineColumns) FROM lap_gate ORDER BY name")
        var gates: [LapGate] = []
        while try rows.step() {
            let name = rows.text(0)
            let repair = "DELETE FROM lap_gate WHERE name = \(Self.quoted(name))"
            if let gate = line(rows, "lap gate '\(name)' is invalid", repair: repair) { gates.append(gate) }
        }
        let sectors = try connection.prepare(
            "SELECT gate, number, \(Self.lineColumns) FROM lap_sector ORDER BY gate, number")
        while try sectors.step() {
            let (name, number) = (sectors.text(0), sectors.integer(1))
            guard let index = gates.firstIndex(where: { $0.name == name }),
                let line = line(
                    sectors, "sector \(number) of lap gate '\(name)' is invalid",
                    repair: "DELETE FROM lap_sector WHERE gate = \(Self.quoted(name))")
            else { continue }
            gates[index].sectors.append(line)
        }
        return gates
    }

    private func line(_ rows: borrowing Statement, _ flaw: String, repair: String) -> LapGate? {
        let place = GeoPoint(checked: rows.real(2), rows.real(3))
        guard
            expect(
                place != nil && Database.isPlausible(value: rows.real(4)) && 1...1000 ~= rows.real(5), flaw,
                repair: repair), let place
        else { return nil }
        return LapGate(name: rows.text(0), place: place, courseDeg: rows.real(4), halfWidthM: rows.real(5))
    }

    /// Stores a gate with its sectors, replacing one of the same name.
    package func keep(_ gate: LapGate) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            _ = try deleteGate(gate.name)
            let insert = try connection.prepare(
                "INSERT INTO lap_gate (\(Self.lineColumns), name) VALUES (?, ?, ?, ?, ?)")
            try bind(gate, to: insert)
            try insert.bind(5, gate.name)
            try insert.run()
            let sector = try connection.prepare(
                "INSERT INTO lap_sector (\(Self.lineColumns), gate, number) VALUES (?, ?, ?, ?, ?, ?)")
            for (index, line) in gate.sectors.enumerated() {
                try bind(line, to: sector)
                try sector.bind(5, gate.name)
                try sector.bind(6, index + 1)
                try sector.run()
            }
        }
    }

    private func bind(_ line: LapGate, to insert: borrowing Statement) throws(StorageError) {
        try insert.bind(1, line.place.latitude)
        try insert.bind(2, line.place.longitude)
        try insert.bind(3, line.courseDeg)
        try insert.bind(4, line.halfWidthM)
    }

    /// Deletes a gate with its sectors. Returns whether there was one.
    package func deleteGate(_ name: String) throws(StorageError) -> Bool {
        for table in ["lap_sector WHERE gate", "lap_gate WHERE name"] {
            let delete = try connection.prepare("DELETE FROM \(table) = ?")
            try delete.bind(1, name)
            try delete.run()
        }
        return connection.changes > 0
    }
}
