package import OBD
package import System
package import Telemetry
package import Trips

/// What is known about a trip when it begins.
package struct TripBeginning: Sendable {
    /// The identifier of the trip, the same in every database.
    package var uuid = UUID.random()
    package var kind: SourceKind
    package var start: WallTime
    /// The same moment on the clock that is never set, so that the start can be corrected when the wall time is.
    package var bootTime: BootTime?
    /// Whether the wall clock was synchronized then; nil if the system does not say.
    package var isClockSynchronized: Bool?
    package var vin: String?
    package var adapter: String
    package var bus: VehicleBus?
    /// The price per liter, or per kilogram for a fuel that is sold by mass.
    package var fuelPrice: Double?
    /// The price per kWh.
    package var electricityPrice: Double?
    /// The currency of the prices; nil if none is set.
    package var currency: String?
    package var driver: String?
    package var tags: [String]
    package var note: String?
    package var parameters: TripParameters
    /// The game; nil for a vehicle.
    package var game: GameIdentity?

    package init(
        start: WallTime, bootTime: BootTime? = nil, isClockSynchronized: Bool? = nil, vin: String?,
        adapter: String, bus: VehicleBus?,
        fuelPrice: Double?, currency: String? = nil, driver: String? = nil, tags: [String] = [], note: String? = nil,
        parameters: TripParameters = TripParameters()
    ) {
        self.start = start
        self.bootTime = bootTime
        self.isClockSynchronized = isClockSynchronized
        self.vin = vin
        self.adapter = adapter
        self.bus = bus
        kind = SourceKind(device: adapter)
        self.currency = currency
        self.fuelPrice = fuelPrice
        self.driver = driver
        self.tags = tags
        self.note = note
        self.parameters = parameters
    }

    /// The same as the database keeps it, by the rules by which it is read: texts no longer than users type, and possible
    /// prices.
    var storable: TripBeginning {
        func price(_ price: Double?) -> Double? { price.flatMap { TripRecord.isPlausible(price: $0) ? $0 : nil } }
        var storable = self
        storable.driver = TextLimit.cut(driver, to: TextLimit.name)
        storable.note = TextLimit.cut(note, to: TextLimit.note)
        storable.tags = tags.prefix(TextLimit.tags).compactMap { TextLimit.cut($0, to: TextLimit.name) }
        storable.adapter = TextLimit.cut(adapter, to: TextLimit.name) ?? ""
        storable.vin = TextLimit.cut(vin, to: TextLimit.name)
        storable.currency = TextLimit.cut(currency, to: TextLimit.name)
        storable.fuelPrice = price(fuelPrice)
        storable.electricityPrice = price(electricityPrice)
        return storable
    }
}

extension TripRecord {
    /// Whether a price of fuel or electricity is one.
    static func isPlausible(price: Double) -> Bool { 0..<1e9 ~= price }
}
