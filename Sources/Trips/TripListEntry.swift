package import Telemetry

/// What a list of all trips shows of one. Its events, alerts, laps and signals are not read.
package struct TripListEntry: Hashable, Sendable {
    package let id: Int64
    package let start: WallTime
    package let durationS: Double
    package let distanceKm: Double?
    /// In liters, of `fuelKm`.
    package let fuelL: Double?
    package let fuelKm: Double?
    package let vin: String?
    package let kind: SourceKind?
    package let driver: String?
    package let note: String?
    /// In their order.
    package var tags: [String] = []
    /// The places where it began and ended, if they have names.
    package var from: String?
    package var to: String?

    package init(
        id: Int64, start: WallTime, durationS: Double, distanceKm: Double?, fuelL: Double?, fuelKm: Double?,
        vin: String?,
        kind: SourceKind?, driver: String?, note: String?
    ) {
        self.id = id
        self.start = start
        self.durationS = durationS
        self.distanceKm = distanceKm
        self.fuelL = fuelL
        self.fuelKm = fuelKm
        self.vin = vin
        self.kind = kind
        self.driver = driver
        self.note = note
    }

    /// Nil if no fuel is known, or the distance is too short to divide by.
    package var litresPer100Km: Double? { fuelKm.flatMap { km in km >= 0.01 ? fuelL.map { $0 / km * 100 } : nil } }
}
