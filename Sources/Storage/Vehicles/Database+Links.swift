package import Telemetry

extension Database {
    /// Stores the link profile of a device and a vehicle (nil: unknown), replacing the previous one.
    package func keepLink(_ learnt: String, device: String, vin: String?, at time: WallTime) throws(StorageError) {
        let insert = try connection.prepare(
            """
            INSERT INTO link (device, vin, learnt, used_us) VALUES (?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET learnt = excluded.learnt, used_us = excluded.used_us
            """)
        try insert.bind(1, device)
        try insert.bind(2, vin ?? "")
        try insert.bind(3, learnt)
        try insert.bind(4, time.microseconds)
        try insert.run()
    }

    /// Returns the link profiles of a device, the latest first.
    package func links(device: String) throws(StorageError) -> [String] {
        let rows = try connection.prepare("SELECT learnt FROM link WHERE device = ? ORDER BY used_us DESC LIMIT 16")
        try rows.bind(1, device)
        var links: [String] = []
        while try rows.step() { links.append(rows.text(0)) }
        return links
    }
}
