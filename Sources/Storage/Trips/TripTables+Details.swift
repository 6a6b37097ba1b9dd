import OBD
package import System
package import Telemetry
package import Trips

/// The parts of a trip (events, alerts, tags, note), and later changes to it.
extension TripTables {
    func replaceEvents(_ events: [DrivingEvent], trip: Int64, origin: Instant) throws(StorageError) {
        try database.connection.exec("DELETE FROM trip_event WHERE trip_id = \(trip)")
        try database.connection.insert(
            into: "trip_event",
            rows: events.enumerated().compactMap { sequence, event -> NamedValues? in
                guard event.isPlausible, let start = Database.microseconds(event.start, since: origin) else {
                    return nil
                }
                return [
                    "trip_id": trip, "sequence": sequence, "kind": event.kind.rawValue, "start_us": start,
                    "duration_s": event.durationS, "peak": event.peak,
                ]
            })
    }

    func insert(_ alerts: [Alert], trip: Int64, origin: Instant) throws(StorageError) {
        try database.connection.insert(
            into: "trip_alert",
            // An alert that already exists was stored by an attempt that seemed to fail.
            conflict: .ignored,
            rows: alerts.compactMap { alert -> NamedValues? in
                guard alert.isPlausible, let time = Database.microseconds(alert.time, since: origin) else { return nil }
                return [
                    "trip_id": trip, "t_us": time, "kind": alert.kind.rawValue, "value": alert.value,
                    "limit_value": alert.limit,
                    "codes": alert.codes.isEmpty ? String?.none : alert.codes.joined(separator: " "),
                ]
            })
    }

    func insertTags(_ tags: [String], trip: Int64) throws(StorageError) {
        try database.connection.insert(
            into: "trip_tag", conflict: .ignored,
            rows: tags.map { ["trip_id": trip, "tag": TextLimit.cut($0, to: TextLimit.name)] })
    }

    /// Returns the numbers and starts of all trips, in the order of their starts.
    package func starts() throws(StorageError) -> [(id: Int64, start: WallTime)] {
        let rows = try database.connection.prepare("SELECT id, started_us FROM trip ORDER BY started_us, id")
        var trips: [(id: Int64, start: WallTime)] = []
        while try rows.step() {
            let (id, start) = (rows.integer("id"), WallTime(microseconds: rows.integer("started_us")))
            guard
                database.expect(
                    start.isPlausible, "the time of trip \(id) is invalid",
                    repair: "DELETE FROM trip WHERE id = \(id)")
            else { continue }
            trips.append((id, start))
        }
        return trips
    }

    // MARK: Changes

    /// Replaces what users say of finished trips: driver, note, tags, prices and vehicle; all of them or none. The facts of
    /// a trip that has other parameters than before are computed again from its samples.
    package func amend(_ trips: [TripRecord]) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            for trip in trips {
                let id = trip.id ?? 0
                try refuseIfOpen(id)
                guard let before = try select("trip.id = :id", ["id": id]).first?.record else {
                    throw database.noTrip(id)
                }
                try update(trip, id)
                try database.connection.exec("DELETE FROM trip_tag WHERE trip_id = \(id)")
                try insertTags(trip.tags, trip: id)
                guard trip.parameters != before.parameters else { continue }
                let summary = try summary(ofSamplesOf: id, trip.parameters)
                guard summary.samples >= before.summary.samples else { continue }
                try database.connection.update(
                    "trip", ["parameters": trip.parameters.text], where: "id = :id", ["id": id])
                try refold(id)
            }
        }
    }

    /// Writes what users say of a trip, but for its tags.
    func update(_ trip: TripRecord, _ id: Int64) throws(StorageError) {
        func price(_ price: Double?) -> Double? { price.flatMap { TripRecord.isPlausible(price: $0) ? $0 : nil } }
        try database.connection.update(
            "trip",
            [
                "driver": TextLimit.cut(trip.driver, to: TextLimit.name),
                "note": TextLimit.cut(trip.note, to: TextLimit.note),
                "vin": TextLimit.cut(trip.vin, to: TextLimit.name),
                "fuel_price": price(trip.fuelPrice), "electricity_price": price(trip.electricityPrice),
                "currency": TextLimit.cut(trip.currency, to: TextLimit.name), "change": try database.nextChange(),
            ], where: "id = :id", ["id": id])
    }

    /// Returns whether the trip is being recorded.
    package func isOpen(trip id: Int64) throws(StorageError) -> Bool {
        try database.connection.hasRow("SELECT 1 FROM trip WHERE id = :id AND state = 'open'", ["id": id])
    }

    func refuseIfOpen(_ id: Int64) throws(StorageError) {
        if try isOpen(trip: id) { throw .tripIsOpen(id) }
    }

    /// Deletes finished trips with everything that belongs to them, or none of them if one does not exist or is being
    /// recorded. They are in the trash, under the number that is returned.
    @discardableResult
    package func deleteFinished(_ ids: [Int64]) throws(StorageError) -> Int64 {
        try database.connection.transaction { () throws(StorageError) in
            for id in ids { try refuseIfOpen(id) }
            let entry = try database.trash.add(.trip, ids, as: .delete)
            for id in ids {
                guard try database.remove(.trip, id) else { throw database.noTrip(id) }
            }
            return entry
        }
    }

    /// Deletes a trip with everything that belongs to it.
    package func delete(_ id: Int64) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            guard try database.remove(.trip, id) else { throw database.noTrip(id) }
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
        let rows = try database.connection.prepare(
            """
            SELECT started_us, duration_s, vin, driver FROM trip
            WHERE state <> 'open' AND \(Database.isDriving) AND started_us + duration_s * 1e6 > :since
                AND (:driver IS NULL OR driver = :driver)
            ORDER BY started_us + duration_s * 1e6, id
            """, ["since": since.microseconds, "driver": driver])
        var drives: [Drive] = []
        while try rows.step() {
            let start = WallTime(microseconds: rows.integer("started_us"))
            guard start.isPlausible, let durationS = TripColumns.plausible(rows, "duration_s") else { continue }
            drives.append(
                Drive(
                    start: start, end: start.advanced(bySeconds: durationS), vin: rows.optionalText("vin"),
                    driver: rows.optionalText("driver")))
        }
        return drives.sorted { $0.start < $1.start }
    }

    /// Corrects the times of scans, fill-ups and odometer readings in the same way, and the time of the vehicle's
    /// odometer with its reading.
    private func correctMarks(by clock: WallClock) throws(StorageError) {
        for table in ["calibration", "scan"] {
            let rows = try database.connection.prepare(
                """
                SELECT id, time_us, boot_us, clock_synchronized FROM \(table)
                WHERE boot = :boot AND boot_us IS NOT NULL
                """, ["boot": clock.bootTime.boot])
            var moved: [NamedValues] = []
            while try rows.step() {
                let made = BootTime(boot: clock.bootTime.boot, microseconds: rows.integer("boot_us"))
                let right = clock.rightStart(
                    of: WallTime(microseconds: rows.integer("time_us")), made,
                    wasSynchronized: rows.optionalBool("clock_synchronized"))
                if let right { moved.append(["time": right.microseconds, "id": rows.integer("id")]) }
            }
            let changed = table == "scan" && !moved.isEmpty ? ", change = \(try database.nextChange())" : ""
            for mark in moved {
                if table == "calibration" {
                    try database.connection.run(
                        """
                        UPDATE vehicle SET odometer_us = :time FROM calibration AS mark WHERE mark.id = :id
                            AND mark.vin = vehicle.vin AND mark.kind = 'odometer' AND mark.time_us = vehicle.odometer_us
                        """, mark)
                }
                try database.connection.run("UPDATE \(table) SET time_us = :time\(changed) WHERE id = :id", mark)
            }
            if clock.isSynchronized == true { try settle(table, clock.bootTime.boot, isInSequence: table == "scan") }
        }
    }

    /// Marks times that agree with a synchronized clock as right, so that they are not moved again.
    /// - Parameter isInSequence: Whether the table's rows have the number of their last change.
    private func settle(_ table: String, _ boot: String, isInSequence: Bool) throws(StorageError) {
        let unsettled = "boot = :boot AND clock_synchronized = 0"
        guard try database.connection.hasRow("SELECT 1 FROM \(table) WHERE \(unsettled) LIMIT 1", ["boot": boot]) else {
            return
        }
        let change = isInSequence ? ", change = \(try database.nextChange())" : ""
        try database.connection.run(
            "UPDATE \(table) SET clock_synchronized = 1\(change) WHERE \(unsettled)", ["boot": boot])
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
        try database.connection.transaction { () throws(StorageError) in
            let rows = try database.connection.prepare(
                """
                SELECT id, started_us, started_boot_us, clock_synchronized FROM trip
                WHERE boot = :boot AND started_boot_us IS NOT NULL ORDER BY id
                """, ["boot": clock.bootTime.boot])
            var moved: [MovedTrip] = []
            while try rows.step() {
                let (id, start) = (rows.integer("id"), WallTime(microseconds: rows.integer("started_us")))
                let begun = BootTime(boot: clock.bootTime.boot, microseconds: rows.integer("started_boot_us"))
                let right = clock.rightStart(
                    of: start, begun, wasSynchronized: rows.optionalBool("clock_synchronized"))
                if let right { moved.append(MovedTrip(id: id, from: start, to: right)) }
            }
            for trip in moved {
                try database.connection.update(
                    "trip", ["started_us": trip.to.microseconds, "change": try database.nextChange()],
                    where: "id = :id",
                    ["id": trip.id])
            }
            if clock.isSynchronized == true { try settle("trip", clock.bootTime.boot, isInSequence: true) }
            try correctMarks(by: clock)
            return moved
        }
    }
}
