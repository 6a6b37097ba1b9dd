package import OBD
package import Storage
package import Telemetry
package import Trips

/// The trips and scans that a report includes.
package struct TripFilter {
    /// Compared without regard to case, as is `tag`.
    private let driver: String?
    private let tag: String?
    /// Nil for all vehicles. For the vehicle without a VIN, its VIN is nil.
    private let vehicle: VehicleProfile?
    /// Nil for all kinds of source.
    private let kind: SourceKind?
    /// The name of a place where the trips begin or end; nil for all.
    private let place: String?
    private var places: TripPlaces

    /// - Parameters:
    ///   - place: its exact name.
    ///   - places: where the trips went.
    package init(
        driver: String? = nil, tag: String? = nil, vehicle: VehicleProfile? = nil, kind: SourceKind? = nil,
        place: String? = nil, places: TripPlaces = TripPlaces()
    ) {
        self.driver = driver
        self.tag = tag
        self.vehicle = vehicle
        self.kind = kind
        self.place = place
        self.places = places
    }

    /// Whether the filter includes a trip that knows where it went (`fill`).
    package func includes(_ trip: TripRecord) -> Bool {
        includes(driver: trip.driver, trip.tags, vin: trip.vin, trip.kind)
            && (place == nil || trip.from == place || trip.to == place)
    }

    /// Whether the filter includes trips, of which the driver, the vehicle and the tags are known if it selects by them; no
    /// places are.
    func includes(_ trips: TripGroup) -> Bool {
        includes(driver: trips.driver, trips.tags, vin: trips.vin, trips.kind) && place == nil
    }

    private func includes(driver: String?, _ tags: [String], vin: String?, _ kind: SourceKind?) -> Bool {
        Self.matches(self.driver, driver) && (tag == nil || tags.contains { Self.matches(tag, $0) })
            && includes(vin: vin) && (self.kind == nil || kind == self.kind)
    }

    /// The same for trips that are read by another connection to the same file.
    package func reading(_ database: Database) throws(StorageError) -> TripFilter {
        var filter = self
        filter.places = try places.reading(database)
        return filter
    }

    /// Gives a trip the places where it began and ended.
    package func fill(_ trip: inout TripRecord) throws(StorageError) { try places.fill(&trip) }

    /// A trip with its places.
    package func filled(_ trip: TripRecord) throws(StorageError) -> TripRecord {
        var trip = trip
        try fill(&trip)
        return trip
    }

    /// Whether it selects a kind of source.
    package var namesKind: Bool { kind != nil }

    /// Whether the filter includes a scan, which has neither driver nor tags.
    package func includes(_ scan: ScanRecord) -> Bool {
        driver == nil && tag == nil && place == nil && includes(vin: scan.vin)
            && (kind == nil || SourceKind(device: scan.device) == kind)
    }

    /// Whether the filter includes a vehicle, whatever its trips.
    package func includes(_ vehicle: RecordedVehicle) -> Bool {
        driver == nil && tag == nil && place == nil && kind == nil && includes(vin: vehicle.vehicle.vin)
    }

    /// The filter in words, such as "driver Ann, tag work"; empty for all.
    package var words: String { words(vin: \.vin) }

    /// The same without the VIN of a vehicle that has no name.
    package var wordsWithoutVIN: String { words { $0.vin.map { _ in "VIN left out" } } }

    private func words(vin: (VehicleProfile) -> String?) -> String {
        [
            driver.map { "driver \($0)" }, tag.map { "tag \($0)" },
            vehicle.map { "vehicle \($0.name ?? vin($0) ?? "without a VIN")" }, kind.map { "kind \($0.rawValue)" },
            place.map { "place \($0)" },
        ].compactMap(\.self).joined(separator: ", ")
    }

    private static func matches(_ wanted: String?, _ word: String?) -> Bool {
        wanted == nil || wanted?.lowercased() == word?.lowercased()
    }

    private func includes(vin: String?) -> Bool { vehicle.map { $0.vin?.uppercased() == vin?.uppercased() } ?? true }
}
