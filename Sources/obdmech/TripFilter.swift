import OBD
import Trips

/// Which trips and scans a report is about.
struct TripFilter {
    let driver: String?
    let tag: String?
    /// In capitals.
    let vin: String?

    init(_ options: Options) {
        driver = options.value(.reportDriver)
        tag = options.value(.reportTag)
        vin = options.value(.reportVIN)?.uppercased()
    }

    func takes(_ trip: TripRecord) -> Bool {
        (driver == nil || trip.driver == driver) && (tag.map { trip.tags.contains($0) } ?? true) && takes(vin: trip.vin)
    }

    /// A scan has neither driver nor tags.
    func takes(_ scan: ScanRecord) -> Bool { driver == nil && tag == nil && takes(vin: scan.vin) }

    private func takes(vin other: String?) -> Bool { vin.map { other?.uppercased().hasSuffix($0) ?? false } ?? true }
}
