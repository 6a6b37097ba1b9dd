package import OBD
package import Telemetry

extension Database {
    /// Stores the PIDs of service 01 that the ECUs of a vehicle (nil: unknown) list as supported, replacing the
    /// previous ones.
    package func keepSupported(
        _ supported: [ECUAddress: Set<UInt8>], device: String, vin: String?, at time: WallTime
    ) throws(StorageError) {
        try connection.transaction { () throws(StorageError) in
            let old = try connection.prepare("DELETE FROM supported WHERE device = ? AND vin = ?")
            try old.bind(1, device)
            try old.bind(2, vin ?? "")
            try old.run()
            let insert = try connection.prepare("INSERT INTO supported VALUES (?, ?, ?, ?, ?)")
            for (ecu, pids) in supported {
                try insert.bind(1, device)
                try insert.bind(2, vin ?? "")
                try insert.bind(3, ecu.description)
                try insert.bind(4, Hexadecimal.text(pids.filter { !SupportBitmap.isBitmapPID($0) }.sorted()))
                try insert.bind(5, time.microseconds)
                try insert.run()
            }
        }
    }

    /// Returns the PIDs listed as supported by the ECUs of the latest vehicle, connected through a device or (nil) any
    /// device.
    package func latestSupported(device: String?) throws(StorageError) -> SupportedPIDs? {
        let latest = try connection.prepare(
            "SELECT device, vin, seen_us FROM supported WHERE ?1 IS NULL OR device = ?1 ORDER BY seen_us DESC LIMIT 1")
        try latest.bind(1, device)
        guard try latest.step() else { return nil }
        return SupportedPIDs(
            device: latest.text(0), vin: latest.text(1).isEmpty ? nil : latest.text(1),
            time: WallTime(microseconds: latest.integer(2)),
            pids: try supported(device: latest.text(0), vin: latest.text(1)))
    }

    func supported(device: String, vin: String) throws(StorageError) -> [ECUAddress: Set<UInt8>] {
        let rows = try connection.prepare("SELECT ecu, pids FROM supported WHERE device = ? AND vin = ?")
        try rows.bind(1, device)
        try rows.bind(2, vin)
        var pids: [ECUAddress: Set<UInt8>] = [:]
        while try rows.step() {
            let (ecu, listed) = (ECUAddress(rows.text(0)), Hexadecimal.bytes(rows.text(1)))
            _ = expect(
                ecu != nil && listed != nil, "the PIDs of an ECU at '\(device)' are invalid",
                repair: """
                    DELETE FROM supported WHERE device = \(Self.quoted(device)) AND vin = \(Self.quoted(vin))
                        AND ecu = \(Self.quoted(rows.text(0)))
                    """)
            if let ecu, let listed { pids[ecu] = Set(listed) }
        }
        return pids
    }
}
