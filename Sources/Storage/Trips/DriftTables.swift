package import Telemetry

/// Drift sessions: their names, references and exercises.
package struct DriftTables {
    let database: Database

    /// Returns the finished trips that have samples of any of these signals, in the order of their starts.
    package func trips(having signals: Set<Signal>) throws(StorageError) -> [Int64] {
        let numbers = try database.knownSignals().filter { signals.contains($0.value) }.keys.sorted().map(String.init)
        guard !numbers.isEmpty else { return [] }
        let list = numbers.joined(separator: ",")
        return try database.connection.integers(
            """
            SELECT id FROM trip WHERE state <> 'open' AND (
                EXISTS (SELECT 1 FROM sample_block WHERE trip_id = trip.id AND signal IN (\(list)))
                OR EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id AND signal IN (\(list))))
            ORDER BY started_us, id
            """)
    }

    /// Returns the names of drift sessions by their trips.
    package func names() throws(StorageError) -> [Int64: String] {
        let rows = try database.connection.prepare("SELECT trip_id, name FROM drift_session")
        var names: [Int64: String] = [:]
        while try rows.step() { names[rows.integer("trip_id")] = rows.text("name") }
        return names
    }

    /// Names a trip as a drift session.
    package func name(trip: Int64, _ name: String) throws(StorageError) {
        try database.connection.insert(into: "drift_session", conflict: .replaces, ["trip_id": trip, "name": name])
    }

    /// Returns the references in the order of their names.
    package func references() throws(StorageError) -> [(name: String, trip: Int64)] {
        let rows = try database.connection.prepare("SELECT name, trip_id FROM drift_reference ORDER BY name")
        var references: [(name: String, trip: Int64)] = []
        while try rows.step() { references.append((rows.text("name"), rows.integer("trip_id"))) }
        return references
    }

    /// Makes a trip a reference. Another one of this name is replaced.
    package func keepReference(_ name: String, trip: Int64) throws(StorageError) {
        try database.connection.insert(into: "drift_reference", conflict: .replaces, ["name": name, "trip_id": trip])
    }

    /// Renames a reference; returns false if there is none of this name.
    package func renameReference(_ name: String, to new: String) throws(StorageError) -> Bool {
        try database.connection.run(
            "UPDATE OR REPLACE drift_reference SET name = :new WHERE name = :name", ["new": new, "name": name]) > 0
    }

    /// Forgets a reference, not its trip; returns false if there is none of this name.
    package func deleteReference(_ name: String) throws(StorageError) -> Bool {
        try database.connection.run("DELETE FROM drift_reference WHERE name = :name", ["name": name]) > 0
    }

    // MARK: Exercises

    /// Makes a trip an exercise.
    /// - Parameter reference: the name of the reference; nil for the straight line at the beginning of the turn.
    package func keepExercise(trip: Int64, targetDeg: Double, reference: String?) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            try database.connection.insert(
                into: "drift_exercise", conflict: .replaces,
                ["trip_id": trip, "target_deg": targetDeg, "reference": reference])
            try database.connection.exec("UPDATE trip SET change = \(try database.nextChange()) WHERE id = \(trip)")
        }
    }

    /// Returns the targets and references of the exercises by their trips.
    package func exercises() throws(StorageError) -> [Int64: (targetDeg: Double, reference: String?)] {
        let rows = try database.connection.prepare("SELECT trip_id, target_deg, reference FROM drift_exercise")
        var exercises: [Int64: (targetDeg: Double, reference: String?)] = [:]
        while try rows.step() {
            let (trip, targetDeg) = (rows.integer("trip_id"), rows.real("target_deg"))
            guard
                database.expect(
                    0...3600 ~= targetDeg, "the exercise of trip \(trip) is invalid",
                    repair: "DELETE FROM drift_exercise WHERE trip_id = \(trip)")
            else { continue }
            exercises[trip] = (targetDeg, rows.optionalText("reference"))
        }
        return exercises
    }
}
