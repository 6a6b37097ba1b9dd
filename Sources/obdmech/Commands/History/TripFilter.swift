import CommandLine
import Formats
import History
import OBD
import Storage
import Telemetry
import Trips

/// The trips and scans that a report includes.
struct TripFilter {
    /// Compared without regard to case, as is `tag`.
    private let driver: String?
    private let tag: String?
    /// Nil for all vehicles. For the vehicle without a VIN, its VIN is nil.
    private let vehicle: VehicleProfile?
    /// Nil for all kinds of source.
    private let kind: SourceKind?
    /// The name of a place where the trips begin or end; nil for all.
    private let place: String?
    private let places: TripPlaces

    init(driver: String? = nil, tag: String? = nil, vehicle: VehicleProfile? = nil) {
        (self.driver, self.tag, self.vehicle, kind) = (driver, tag, vehicle, nil)
        (place, places) = (nil, TripPlaces())
    }

    /// - Parameters:
    ///   - places: where the trips went.
    ///   - known: the vehicles of the database, read only if --vin is given.
    init(
        _ options: Options, places: TripPlaces = TripPlaces(), known: () throws -> [RecordedVehicle]
    ) throws {
        self.places = places
        place = try options[.reportPlace].map { text throws(CommandError) in
            guard let name = places.name(text) else { throw CommandError(RouteError.noPlace(text)) }
            return name
        }
        kind = options[.reportKind]
        driver = options[.reportDriver]
        tag = options[.reportTag]
        vehicle =
            options[.reportVIN] != nil
            ? try VehicleChoice(known: known()).vehicle(options[.reportVIN], canBeNew: false).vehicle : nil
    }

    /// Whether the filter takes a trip that was told where it went.
    func takes(_ trip: TripRecord) -> Bool {
        Self.matches(driver, trip.driver) && (tag == nil || trip.tags.contains { Self.matches(tag, $0) })
            && takes(vin: trip.vin) && (kind == nil || trip.kind == kind)
            && (place == nil || trip.from == place || trip.to == place)
    }

    /// Tells a trip where it went.
    func fill(_ trip: inout TripRecord) throws(StorageError) { try places.fill(&trip) }

    /// A trip, told where it went.
    func filled(_ trip: TripRecord) throws(StorageError) -> TripRecord {
        var trip = trip
        try fill(&trip)
        return trip
    }

    /// Whether it selects a kind of source.
    var namesKind: Bool { kind != nil }

    /// Whether the filter takes a scan, which has neither driver nor tags.
    func takes(_ scan: ScanRecord) -> Bool {
        driver == nil && tag == nil && place == nil && takes(vin: scan.vin)
            && (kind == nil || SourceKind(device: scan.device) == kind)
    }

    /// The filter in words, such as "driver Ann, tag work"; empty for all.
    var words: String { words(vin: \.vin) }

    /// The same without the VIN of a vehicle that has no name.
    var wordsWithoutVIN: String { words { $0.vin.map { _ in "VIN left out" } } }

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

    private func takes(vin: String?) -> Bool { vehicle.map { $0.vin?.uppercased() == vin?.uppercased() } ?? true }
}
