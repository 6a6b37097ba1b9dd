import OBD
package import System
package import Telemetry
import Trips

/// The parts of a trip (events, alerts, tags, note), and later changes to it.
extension Database {
    func replaceEvents(_ events: [DrivingEvent], trip: Int64, origin: Instant) throws(StorageError) {
        try run("DELETE FROM trip_event WHERE trip_id = ?", trip)
        let insert = try connection.prepare("INSERT INTO trip_event VALUES (?, ?, ?, ?, ?, ?)")
        for (sequence, event) in events.enumerated() where event.isPlausible {
            guard let start = Self.microseconds(event.start, since: origin) else { continue }
            try insert.bind(1, trip)
            try insert.bind(2, sequence)
            try insert.bind(3, event.kind.rawValue)
            try insert.bind(4, start)
            try insert.bind(5, event.durationS)
            try insert.bind(6, event.peak)
            try insert.run()
        }
    }

    func insert(_ alerts: [Alert], trip: Int64, origin: Instant) throws(StorageError) {
        guard !alerts.isEmpty else { return }
        // An alert that already exists was stored by an attempt that seemed to fail.
        let insert = try connection.prepare("INSERT OR IGNORE INTO trip_alert VALUES (?, ?, ?, ?, ?, ?)")
        for alert in alerts where alert.isPlausible {
            guard let time = Self.microseconds(alert.time, since: origin) else { continue }
            try insert.bind(1, trip)
            try insert.bind(2, time)
            try insert.bind(3, alert.kind.rawValue)
            try insert.bind(4, alert.value)
            try insert.bind(5, alert.limit)
            try insert.bind(6, alert.codes.isEmpty ? nil : alert.codes.joined(separator: " "))
            try insert.run()
        }
    }

    /// Returns whether a time since a trip's start is plausible: no trip is longer than 400 days, and what counts its
    /// seconds comes to an end.
    static func isPlausible(microseconds: Int64) -> Bool { microseconds.magnitude < maxTripSeconds * 1_000_000 }

    static let maxTripSeconds: UInt64 = 400 * 86_400

    /// Returns whether a measured or computed value is plausible. Whole numbers are exact up to this limit, and sums and
    /// products of such values stay finite.
    static func isPlausible(value: Double) -> Bool { value.magnitude < 1e15 }

    func insertTags(_ tags: [String], trip: Int64) throws(StorageError) {
        let insert = try connection.prepare("INSERT OR IGNORE INTO trip_tag VALUES (?, ?)")
        for tag in tags {
            try insert.bind(1, trip)
            try insert.bind(2, TextLimit.cut(tag, to: TextLimit.name))
            try insert.run()
        }
    }

    /// Returns the numbers and starts of all trips, in the order of their starts.
    package func tripStarts() throws(StorageError) -> [(id: Int64, start: WallTime)] {
        let rows = try connection.prepare("SELECT id, started_us FROM trip ORDER BY started_us, id")
        var trips: [(id: Int64, start: WallTime)] = []
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer(1))
            guard
                expect(
                    start.isPlausible, "the time of trip \(rows.integer(0)) is invalid",
                    repair: "DELETE FROM trip WHERE id = \(rows.integer(0))")
            else { continue }
            trips.append((rows.integer(0), start))
        }
        return trips
    }

    // MARK: Changes

    /// Replaces the driver, the note and the tags of a trip.
    package func amendTrip(_ id: Int64, driver: String?, note: String?, tags: [String]) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            try refuseIfOpen(id)
            let update = try connection.prepare(
                "UPDATE trip SET driver = ?, note = ?, change = \(try nextChange()) WHERE id = ?")
            try update.bind(1, TextLimit.cut(driver, to: TextLimit.name))
            try update.bind(2, TextLimit.cut(note, to: TextLimit.note))
            try update.bind(3, id)
            try update.run()
            guard connection.changes > 0 else { throw noTrip(id) }
            try run("DELETE FROM trip_tag WHERE trip_id = ?", id)
            try insertTags(tags, trip: id)
        }
    }

    /// Returns whether the trip is being recorded.
    package func isOpen(trip id: Int64) throws(StorageError) -> Bool {
        let row = try connection.prepare("SELECT 1 FROM trip WHERE id = ? AND state = 'open'")
        try row.bind(1, id)
        defer { row.reset() }
        return try row.step()
    }

    private func refuseIfOpen(_ id: Int64) throws(StorageError) {
        if try isOpen(trip: id) { throw .tripIsOpen(id) }
    }

    /// Deletes finished trips with everything that belongs to them, or none of them if one does not exist or is being
    /// recorded.
    package func deleteFinishedTrips(_ ids: [Int64]) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            for id in ids {
                try refuseIfOpen(id)
                guard try remove(.trip, id) else { throw noTrip(id) }
            }
        }
    }

    /// Deletes a trip with everything that belongs to it.
    package func deleteTrip(_ id: Int64) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            guard try remove(.trip, id) else { throw noTrip(id) }
        }
    }

    /// A period of driving.
    package struct Drive: Hashable, Sendable {
        package var start: WallTime
        package var end: WallTime
        package var vin: String?
        package var driver: String?
    }

    /// Returns the finished trips in real vehicles that ended after `since`, in the order of their starts.
    /// - Parameter driver: The driver; nil for all drivers.
    package func drives(since: WallTime, driver: String? = nil) throws(StorageError) -> [Drive] {
        let rows = try connection.prepare(
            """
            SELECT started_us, duration_s, vin, driver FROM trip
            WHERE state <> 'open' AND \(Self.isDriving) AND started_us + duration_s * 1e6 > ?1
                AND (?2 IS NULL OR driver = ?2)
            ORDER BY started_us + duration_s * 1e6, id
            """)
        try rows.bind(1, since.microseconds)
        try rows.bind(2, driver)
        var drives: [Drive] = []
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer(0))
            guard start.isPlausible, TripColumns.plausible(rows.real(1), of: "duration_s") != nil else { continue }
            drives.append(
                Drive(
                    start: start, end: start.advanced(bySeconds: rows.real(1)), vin: rows.optionalText(2),
                    driver: rows.optionalText(3)))
        }
        return drives.sorted { $0.start < $1.start }
    }

    /// Corrects the times of scans, fill-ups and odometer readings in the same way, and the time of the vehicle's
    /// odometer with its reading.
    private func correctMarks(by clock: WallClock) throws(StorageError) {
        for table in ["calibration", "scan"] {
            let rows = try connection.prepare(
                "SELECT id, time_us, boot_us, clock_synchronized FROM \(table) WHERE boot = ? AND boot_us IS NOT NULL")
            try rows.bind(1, clock.bootTime.boot)
            var moved: [(id: Int64, to: WallTime)] = []
            while try rows.step() {
                let made = BootTime(boot: clock.bootTime.boot, microseconds: rows.integer(2))
                let right = clock.rightStart(
                    of: WallTime(microseconds: rows.integer(1)), made, wasSynchronized: rows.optionalBool(3))
                if let right { moved.append((rows.integer(0), right)) }
            }
            let vehicle = try connection.prepare(
                """
                UPDATE vehicle SET odometer_us = ?1 FROM calibration AS mark WHERE mark.id = ?2
                    AND mark.vin = vehicle.vin AND mark.kind = 'odometer' AND mark.time_us = vehicle.odometer_us
                """)
            let changed = table == "scan" && !moved.isEmpty ? ", change = \(try nextChange())" : ""
            let update = try connection.prepare(
                "UPDATE \(table) SET time_us = ?1\(changed) WHERE id = ?2")
            for mark in moved {
                if table == "calibration" {
                    try vehicle.bind(1, mark.to.microseconds)
                    try vehicle.bind(2, mark.id)
                    try vehicle.run()
                }
                try update.bind(1, mark.to.microseconds)
                try update.bind(2, mark.id)
                try update.run()
            }
            if clock.isSynchronized == true { try settle(table, clock.bootTime.boot, isInSequence: table == "scan") }
        }
    }

    /// Marks times that agree with a synchronized clock as right, so that they are not moved again.
    /// - Parameter isInSequence: Whether the table's rows have the number of their last change.
    private func settle(_ table: String, _ boot: String, isInSequence: Bool) throws(StorageError) {
        let unsettled = "boot = ? AND clock_synchronized = 0"
        let found = try connection.prepare("SELECT 1 FROM \(table) WHERE \(unsettled) LIMIT 1")
        try found.bind(1, boot)
        defer { found.reset() }
        guard try found.step() else { return }
        let change = isInSequence ? ", change = \(try nextChange())" : ""
        let settle = try connection.prepare("UPDATE \(table) SET clock_synchronized = 1\(change) WHERE \(unsettled)")
        try settle.bind(1, boot)
        try settle.run()
    }

    /// A trip whose start was corrected.
    package struct MovedTrip: Hashable, Sendable {
        package let id: Int64
        package let from: WallTime
        package let to: WallTime
    }

    /// Corrects the starts of this boot's trips that were recorded before the wall clock was set. A computer without a
    /// hardware clock starts with the time of its last shutdown or of its manufacture until the clock is set.
    @discardableResult
    package func correctStarts(by clock: WallClock) throws(StorageError) -> [MovedTrip] {
        try connection.transaction { () throws(StorageError) in
            let rows = try connection.prepare(
                """
                SELECT id, started_us, started_boot_us, clock_synchronized FROM trip
                WHERE boot = ? AND started_boot_us IS NOT NULL ORDER BY id
                """)
            try rows.bind(1, clock.bootTime.boot)
            var moved: [MovedTrip] = []
            while try rows.step() {
                let start = WallTime(microseconds: rows.integer(1))
                let begun = BootTime(boot: clock.bootTime.boot, microseconds: rows.integer(2))
                let right = clock.rightStart(of: start, begun, wasSynchronized: rows.optionalBool(3))
                if let right { moved.append(MovedTrip(id: rows.integer(0), from: start, to: right)) }
            }
            let update = try connection.prepare("UPDATE trip SET started_us = ?, change = ? WHERE id = ?")
            for trip in moved {
                try update.bind(1, trip.to.microseconds)
                try update.bind(2, try nextChange())
                try update.bind(3, trip.id)
                try update.run()
            }
            if clock.isSynchronized == true { try settle("trip", clock.bootTime.boot, isInSequence: true) }
            try correctMarks(by: clock)
            return moved
        }
    }

    private func run(_ sql: String, _ id: Int64) throws(StorageError) {
        let statement = try connection.prepare(sql)
        try statement.bind(1, id)
        try statement.run()
    }
}
