package import System

extension Database {
    /// When a trip began on the clock that is never set; nil if that is not known.
    package func bootTime(ofTrip id: Int64) throws(StorageError) -> BootTime? {
        let rows = try connection.prepare(
            "SELECT boot, started_boot_us FROM trip WHERE id = :id AND boot IS NOT NULL AND started_boot_us IS NOT NULL",
            ["id": id])
        guard try rows.step() else { return nil }
        return BootTime(boot: rows.text("boot"), microseconds: rows.integer("started_boot_us"))
    }
}
