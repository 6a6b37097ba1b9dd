package import OBD
package import Telemetry

extension VehicleTables {
    /// Stores the PIDs of service 01 that the ECUs of a vehicle (nil: unknown) list as supported, replacing the
    /// previous ones.
    package func keepSupported(
        _ supported: [ECUAddress: Set<UInt8>], device: String, vin: String?, at time: WallTime
    ) throws(StorageError) {
        try database.connection.transaction { () throws(StorageError) in
            try database.connection.run(
                "DELETE FROM supported WHERE device = :device AND vin = :vin", ["device": device, "vin": vin ?? ""])
            try database.connection.insert(
                into: "supported",
                rows: supported.map { ecu, pids in
                    [
                        "device": device, "vin": vin ?? "", "ecu": ecu.description,
                        "pids": Hexadecimal.text(pids.filter { !SupportBitmap.isBitmapPID($0) }.sorted()),
                        "seen_us": time.microseconds,
                    ]
                })
        }
    }

    /// Returns the PIDs listed as supported by the ECUs of the latest vehicle, connected through a device or (nil) any
    /// device.
    package func latestSupported(device: String?) throws(StorageError) -> SupportedPIDs? {
        let latest = try database.connection.prepare(
            """
            SELECT device, vin, seen_us FROM supported WHERE :device IS NULL OR device = :device
            ORDER BY seen_us DESC LIMIT 1
            """, ["device": device])
        guard try latest.step() else { return nil }
        let (device, vin) = (latest.text("device"), latest.text("vin"))
        return SupportedPIDs(
            device: device, vin: vin.isEmpty ? nil : vin, time: WallTime(microseconds: latest.integer("seen_us")),
            pids: try supported(device: device, vin: vin))
    }

    func supported(device: String, vin: String) throws(StorageError) -> [ECUAddress: Set<UInt8>] {
        let rows = try database.connection.prepare(
            "SELECT ecu, pids FROM supported WHERE device = :device AND vin = :vin", ["device": device, "vin": vin])
        var pids: [ECUAddress: Set<UInt8>] = [:]
        while try rows.step() {
            let (ecu, listed) = (ECUAddress(rows.text("ecu")), Hexadecimal.bytes(rows.text("pids")))
            _ = database.expect(
                ecu != nil && listed != nil, "the PIDs of an ECU at '\(device)' are invalid",
                repair: """
                    DELETE FROM supported WHERE device = \(Database.quoted(device)) AND vin = \(Database.quoted(vin))
                        AND ecu = \(Database.quoted(rows.text("ecu")))
                    """)
            if let ecu, let listed { pids[ecu] = Set(listed) }
        }
        return pids
    }

    /// Stores the link profile of a device and a vehicle (nil: unknown), replacing the previous one.
    package func keepLink(_ learnt: String, device: String, vin: String?, at time: WallTime) throws(StorageError) {
        try database.connection.insert(
            into: "link", conflict: .replaces,
            ["device": device, "vin": vin ?? "", "learnt": learnt, "used_us": time.microseconds])
    }

    /// Returns the link profiles of a device, the latest first.
    package func links(device: String) throws(StorageError) -> [String] {
        try database.connection.texts(
            "SELECT learnt FROM link WHERE device = :device ORDER BY used_us DESC LIMIT 16", ["device": device])
    }
}
