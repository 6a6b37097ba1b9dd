package import Telemetry

/// The times between heartbeats that were recorded with trips.
package struct HeartTable {
    let database: Database

    /// Stores times between heartbeats in milliseconds, with their ends since the trip's start. Those of the same time
    /// are replaced.
    package func keep(
        _ beats: [(time: Instant, rrMs: Double)], trip: Int64
    ) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in try insert(beats, trip: trip) }
    }

    /// The same in a transaction that has begun.
    func insert(_ beats: [(time: Instant, rrMs: Double)], trip: Int64) throws(StorageError) {
        try database.connection.insert(
            into: "heart_beat", conflict: .replaces,
            rows: beats.lazy.filter(\.rrMs.isFinite).map { beat in
                ["trip_id": trip, "t_us": beat.time.nanoseconds / 1000, "rr_ms": beat.rrMs]
            })
    }

    /// Returns the heartbeats of a trip, with its start as instant zero.
    package func beats(trip: Int64) throws(StorageError) -> [(time: Instant, rrMs: Double)] {
        let rows = try database.connection.prepare(
            "SELECT t_us, rr_ms FROM heart_beat WHERE trip_id = :trip ORDER BY t_us", ["trip": trip])
        var beats: [(time: Instant, rrMs: Double)] = []
        while try rows.step() {
            let (time, rrMs) = (rows.integer("t_us"), rows.real("rr_ms"))
            let isPlausible = database.expect(
                Database.isPlausible(microseconds: time) && Database.isPlausible(value: rrMs),
                "a heartbeat of trip \(trip) is invalid",
                repair: "DELETE FROM heart_beat WHERE trip_id = \(trip) AND t_us = \(time)")
            if isPlausible { beats.append((Instant(nanoseconds: time * 1000), rrMs)) }
        }
        return beats
    }

    /// The trips that have heartbeats, the latest first.
    package func trips() throws(StorageError) -> [Int64] {
        let rows = try database.connection.prepare("SELECT DISTINCT trip_id FROM heart_beat ORDER BY trip_id DESC")
        var trips: [Int64] = []
        while try rows.step() { trips.append(rows.integer("trip_id")) }
        return trips
    }

    /// Forgets the heartbeats of a trip. Returns how many there were.
    package func delete(trip: Int64) throws(StorageError) -> Int {
        try database.connection.run("DELETE FROM heart_beat WHERE trip_id = :trip", ["trip": trip])
    }
}
