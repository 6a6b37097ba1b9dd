package import Telemetry

extension Database {
    /// Keeps what was learnt of a device and the vehicle behind it (nil: not known which), in place of what was known.
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

    /// What was learnt of a device, the latest first.
    package func links(device: String) throws(StorageError) -> [String] {
        let rows = try connection.prepare("SELECT learnt FROM link WHERE device = ? ORDER BY used_us DESC LIMIT 16")
        try rows.bind(1, device)
        var links: [String] = []
        while try rows.step() { links.append(rows.text(0)) }
        return links
    }
}
