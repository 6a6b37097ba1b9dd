package import Telemetry

/// Drift sessions: their names, the references, and heartbeats.
extension Database {
    /// Returns the finished trips that have samples of any of these signals, in the order of their starts.
    package func trips(having signals: Set<Signal>) throws(StorageError) -> [Int64] {
        let numbers = try knownSignals().filter { signals.contains($0.value) }.keys.sorted().map(String.init)
        guard !numbers.isEmpty else { return [] }
        let list = numbers.joined(separator: ",")
        return try connection.integers(
            """
            SELECT id FROM trip WHERE state <> 'open' AND (
                EXISTS (SELECT 1 FROM sample_block WHERE trip_id = trip.id AND signal IN (\(list)))
                OR EXISTS (SELECT 1 FROM sample WHERE trip_id = trip.id AND signal IN (\(list))))
            ORDER BY started_us, id
            """)
    }

    /// Returns the names of drift sessions by their trips.
    package func driftNames() throws(StorageError) -> [Int64: String] {
        let rows = try connection.prepare("SELECT trip_id, name FROM drift_session")
        var names: [Int64: String] = [:]
        while try rows.step() { names[rows.integer("trip_id")] = rows.text("name") }
        return names
    }

    /// Names a trip as a drift session.
    package func nameDrift(trip: Int64, _ name: String) throws(StorageError) {
        try connection.insert(into: "drift_session", conflict: .replaces, ["trip_id": trip, "name": name])
    }

    /// Returns the references in the order of their names.
    package func driftReferences() throws(StorageError) -> [(name: String, trip: Int64)] {
        let rows = try connection.prepare("SELECT name, trip_id FROM drift_reference ORDER BY name")
        var references: [(name: String, trip: Int64)] = []
        while try rows.step() { references.append((rows.text("name"), rows.integer("trip_id"))) }
        return references
    }

    /// Makes a trip a reference. Another one of this name is replaced.
    package func keepDriftReference(_ name: String, trip: Int64) throws(StorageError) {
        try connection.insert(into: "drift_reference", conflict: .replaces, ["name": name, "trip_id": trip])
    }

    /// Renames a reference; returns false if there is none of this name.
    package func renameDriftReference(_ name: String, to new: String) throws(StorageError) -> Bool {
        try connection.run(
            "UPDATE OR REPLACE drift_reference SET name = :new WHERE name = :name", ["new": new, "name": name]) > 0
    }

    /// Forgets a reference, not its trip; returns false if there is none of this name.
    package func deleteDriftReference(_ name: String) throws(StorageError) -> Bool {
        try connection.run("DELETE FROM drift_reference WHERE name = :name", ["name": name]) > 0
    }

    // MARK: Exercises

    /// Makes a trip an exercise.
    /// - Parameter reference: the name of the reference; nil for the straight line at the beginning of the turn.
    package func keepExercise(trip: Int64, targetDeg: Double, reference: String?) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            try connection.insert(
                into: "drift_exercise", conflict: .replaces,
                ["trip_id": trip, "target_deg": targetDeg, "reference": reference])
            try connection.exec("UPDATE trip SET change = \(try nextChange()) WHERE id = \(trip)")
        }
    }

    /// Returns the targets and references of the exercises by their trips.
    package func exercises() throws(StorageError) -> [Int64: (targetDeg: Double, reference: String?)] {
        let rows = try connection.prepare("SELECT trip_id, target_deg, reference FROM drift_exercise")
        var exercises: [Int64: (targetDeg: Double, reference: String?)] = [:]
        while try rows.step() {
            let (trip, targetDeg) = (rows.integer("trip_id"), rows.real("target_deg"))
            guard
                expect(
                    0...3600 ~= targetDeg, "the exercise of trip \(trip) is invalid",
                    repair: "DELETE FROM drift_exercise WHERE trip_id = \(trip)")
            else { continue }
            exercises[trip] = (targetDeg, rows.optionalText("reference"))
        }
        return exercises
    }

    // MARK: Heartbeats

    /// Stores times between heartbeats in milliseconds, with their ends since the trip's start. Those of the same time
    /// are replaced.
    package func keepHeartBeats(
        _ beats: [(time: Instant, rrMs: Double)], trip: Int64
    ) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in try insertHeartBeats(beats, trip: trip) }
    }

    /// The same in a transaction that has begun.
    func insertHeartBeats(_ beats: [(time: Instant, rrMs: Double)], trip: Int64) throws(StorageError) {
        try connection.insert(
            into: "heart_beat", conflict: .replaces,
            rows: beats.lazy.filter(\.rrMs.isFinite).map { beat in
                ["trip_id": trip, "t_us": beat.time.nanoseconds / 1000, "rr_ms": beat.rrMs]
            })
    }

    /// Returns the heartbeats of a trip, with its start as instant zero.
    package func heartBeats(trip: Int64) throws(StorageError) -> [(time: Instant, rrMs: Double)] {
        let rows = try connection.prepare(
            "SELECT t_us, rr_ms FROM heart_beat WHERE trip_id = :trip ORDER BY t_us", ["trip": trip])
        var beats: [(time: Instant, rrMs: Double)] = []
        while try rows.step() {
            let (time, rrMs) = (rows.integer("t_us"), rows.real("rr_ms"))
            let isPlausible = expect(
                Self.isPlausible(microseconds: time) && Self.isPlausible(value: rrMs),
                "a heartbeat of trip \(trip) is invalid",
                repair: "DELETE FROM heart_beat WHERE trip_id = \(trip) AND t_us = \(time)")
            if isPlausible { beats.append((Instant(nanoseconds: time * 1000), rrMs)) }
        }
        return beats
    }

    /// The trips that have heartbeats, the latest first.
    package func heartTrips() throws(StorageError) -> [Int64] {
        let rows = try connection.prepare("SELECT DISTINCT trip_id FROM heart_beat ORDER BY trip_id DESC")
        var trips: [Int64] = []
        while try rows.step() { trips.append(rows.integer("trip_id")) }
        return trips
    }

    /// Forgets the heartbeats of a trip. Returns how many there were.
    package func deleteHeartBeats(trip: Int64) throws(StorageError) -> Int {
        try connection.run("DELETE FROM heart_beat WHERE trip_id = :trip", ["trip": trip])
    }
}
