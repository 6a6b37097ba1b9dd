import CommandLine
import OBD
import Trips

/// The trips and scans that a report includes.
struct TripFilter {
    /// Compared without regard to case, as is `tag`.
    private let driver: String?
    private let tag: String?
    /// Nil for all vehicles. For the vehicle without a VIN, its VIN is nil.
    private let vehicle: VehicleProfile?

    init(driver: String? = nil, tag: String? = nil, vehicle: VehicleProfile? = nil) {
        (self.driver, self.tag, self.vehicle) = (driver, tag, vehicle)
    }

    /// - Parameter known: the vehicles of the database, read only if --vin is given.
    init(_ options: Options, known: () throws -> [RecordedVehicle]) throws {
        driver = options.value(.reportDriver)
        tag = options.value(.reportTag)
        vehicle =
            options.has(.reportVIN)
            ? try VehicleChoice(known: known()).vehicle(options.value(.reportVIN), canBeNew: false).vehicle : nil
    }

    func takes(_ trip: TripRecord) -> Bool {
        Self.matches(driver, trip.driver) && (tag == nil || trip.tags.contains { Self.matches(tag, $0) })
            && takes(vin: trip.vin)
    }

    /// Whether the filter takes a scan, which has neither driver nor tags.
    func takes(_ scan: ScanRecord) -> Bool { driver == nil && tag == nil && takes(vin: scan.vin) }

    /// The filter in words, such as "driver Ann, tag work"; empty for all.
    var words: String {
        [
            driver.map { "driver \($0)" }, tag.map { "tag \($0)" },
            vehicle.map { "vehicle \($0.name ?? $0.vin ?? "without a VIN")" },
        ].compactMap(\.self).joined(separator: ", ")
    }

    private static func matches(_ wanted: String?, _ word: String?) -> Bool {
        wanted == nil || wanted?.lowercased() == word?.lowercased()
    }

    private func takes(vin: String?) -> Bool { vehicle.map { $0.vin?.uppercased() == vin?.uppercased() } ?? true }
}
