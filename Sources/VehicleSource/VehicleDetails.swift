package import OBD
package import Telemetry

/// What a vehicle tells of itself when it is connected.
package struct VehicleDetails: SourceDetails, Hashable {
    package var bus: VehicleBus?
    package var vin: VIN?
    /// The PIDs that each ECU lists.
    package var supported: [ECUAddress: Set<UInt8>]

    package init(bus: VehicleBus? = nil, vin: VIN? = nil, supported: [ECUAddress: Set<UInt8>] = [:]) {
        (self.bus, self.vin, self.supported) = (bus, vin, supported)
    }
}

extension SourceDescription {
    /// Nil of a source that is no vehicle.
    package var vehicle: VehicleDetails? { details as? VehicleDetails }
}
