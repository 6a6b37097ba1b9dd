package import Telemetry

/// The PIDs of service 01 that the ECUs of a vehicle list as supported.
package struct SupportedPIDs: Hashable, Sendable {
    package var device: String
    package var vin: String?
    package var time: WallTime
    package var pids: [ECUAddress: Set<UInt8>]

    package init(device: String, vin: String?, time: WallTime, pids: [ECUAddress: Set<UInt8>]) {
        (self.device, self.vin, self.time, self.pids) = (device, vin, time, pids)
    }
}
