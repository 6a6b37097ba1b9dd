package import OBD
package import Telemetry
package import Trips

/// What is known of a trip when it begins.
package struct TripBeginning: Sendable {
    /// The same in every database into which the trip comes.
    package var uuid = UUID.random()
    package var kind: SourceKind
    package var start: WallTime
    /// The same moment on the machine's own clock, so that the start can be put right when the wall time is.
    package var bootTime: BootTime?
    /// Whether something kept the wall clock right then; nil where the system does not say.
    package var isClockSynchronized: Bool?
    package var vin: String?
    package var adapter: String
    package var bus: VehicleBus?
    /// Per litre, or per kilogram of a fuel without litres.
    package var fuelPrice: Double?
    /// Of `fuelPrice`; nil where none is set.
    package var currency: String?
    package var driver: String?
    package var tags: [String]
    package var note: String?
    package var parameters: TripParameters

    package init(
        start: WallTime, bootTime: BootTime? = nil, isClockSynchronized: Bool? = nil, vin: String?,
        adapter: String, bus: VehicleBus?,
        fuelPrice: Double?, currency: String? = nil, driver: String? = nil, tags: [String] = [], note: String? = nil,
        parameters: TripParameters = TripParameters()
    ) {
        (self.start, self.bootTime, self.isClockSynchronized) = (start, bootTime, isClockSynchronized)
        (self.vin, self.adapter, self.bus) = (vin, adapter, bus)
        kind = SourceKind(device: adapter)
        self.currency = currency
        (self.fuelPrice, self.driver, self.tags, self.note) = (fuelPrice, driver, tags, note)
        self.parameters = parameters
    }
}
