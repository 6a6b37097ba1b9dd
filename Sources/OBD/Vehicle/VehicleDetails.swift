package import Telemetry

/// The facts about a vehicle that are known once it is connected.
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
    /// The facts about the vehicle; nil if the source is not a vehicle.
    package var vehicle: VehicleDetails? { details as? VehicleDetails }
}
