package import System
package import Telemetry
package import Trips

/// A trip whose process died, which another process may go on recording.
package struct CutOffTrip: Sendable {
    package var id: Int64
    package var record: TripRecord
    /// As it was begun.
    package var bootTime: BootTime?
    /// In the order of their times, since the start of the trip at `.zero`.
    package var samples: [Sample] = []
}

extension TripTables {
    /// Returns the trip that began last, without its samples, if it was cut off; nil if it was ended.
    package func cutOff() throws(StorageError) -> CutOffTrip? {
        let rows = try database.connection.prepare(
            """
            SELECT id, state, boot, started_boot_us FROM trip WHERE \(WallTime.isPlausibleSQL("started_us"))
            ORDER BY started_us DESC, id DESC LIMIT 1
            """)
        guard try rows.step(), rows.text("state") == "recovered" else { return nil }
        let id = rows.integer("id")
        let boot = rows.optionalText("boot").flatMap { boot in
            rows.optionalInteger("started_boot_us").map { BootTime(boot: boot, microseconds: $0) }
        }
        return try trip(id).map { CutOffTrip(id: id, record: $0, bootTime: boot) }
    }

    /// Goes on recording a trip that was cut off. Returns false if another process does, or has deleted it.
    package func reopen(_ id: Int64) throws(StorageError) -> Bool {
        try database.connection.transaction { () throws(StorageError) in
            try database.connection.update(
                "trip", ["state": "open", "owner": ProcessIdentity.current(), "change": try database.nextChange()],
                where: "id = :id AND state = 'recovered'", ["id": id]) > 0
        }
    }
}
