package import Telemetry

extension Database {
    /// Stores the link profile of a device and a vehicle (nil: unknown), replacing the previous one.
    package func keepLink(_ learnt: String, device: String, vin: String?, at time: WallTime) throws(StorageError) {
        try connection.insert(
            into: "link", conflict: .replaces,
            ["device": device, "vin": vin ?? "", "learnt": learnt, "used_us": time.microseconds])
    }

    /// Returns the link profiles of a device, the latest first.
    package func links(device: String) throws(StorageError) -> [String] {
        try connection.texts(
            "SELECT learnt FROM link WHERE device = :device ORDER BY used_us DESC LIMIT 16", ["device": device])
    }
}
