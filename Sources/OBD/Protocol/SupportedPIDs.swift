package import Telemetry

/// Which PIDs of service 01 the ECUs of a vehicle listed.
package struct SupportedPIDs: Hashable, Sendable {
    package var device: String
    package var vin: String?
    package var time: WallTime
    package var pids: [ECUAddress: Set<UInt8>]

    package init(device: String, vin: String?, time: WallTime, pids: [ECUAddress: Set<UInt8>]) {
        (self.device, self.vin, self.time, self.pids) = (device, vin, time, pids)
    }
}
