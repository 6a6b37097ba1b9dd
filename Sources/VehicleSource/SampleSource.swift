package import OBD
package import Telemetry

/// What a source of samples tells. Sources are exchangeable: what follows them knows samples and this, no adapters.
package enum SourceEvent: Sendable {
    /// Half a sentence for people: what is being done before samples come.
    case progress(String)
    /// Samples will come now.
    case connected(SourceDescription)
    case sample(Sample)
    /// All trouble codes of a status that the vehicle has now; at first, and when they have changed.
    case codes(Set<TroubleCode>, TroubleCode.Status, Instant)
    /// What is worth knowing at the next connection with this source, in words of its own; for whom (a VIN), if known.
    case linkProfile(String, vin: String?)
    /// Something was asked for and did not come; time goes on.
    case silence(Instant)
    /// The connection broke; the source tries to get it back, and time goes on.
    case lost(ConnectionProblem, Instant)
    /// The drive is over; the source waits for the next one, and tells `connected` again when it comes.
    case over(Instant)
    /// The source ended by itself. Samples so far are good.
    case ended(ConnectionProblem)
}

/// What a source knows of itself and the vehicle.
package struct SourceDescription: Hashable, Sendable {
    /// The device as the user named it.
    package var device: String
    package var adapterIdentity: String?
    package var bus: VehicleBus?
    package var vin: VIN?
    /// The PIDs that each ECU lists.
    package var supported: [ECUAddress: Set<UInt8>]

    package init(
        device: String, adapterIdentity: String? = nil, bus: VehicleBus? = nil, vin: VIN? = nil,
        supported: [ECUAddress: Set<UInt8>] = [:]
    ) {
        self.supported = supported
        self.device = device
        self.adapterIdentity = adapterIdentity
        self.bus = bus
        self.vin = vin
    }
}
