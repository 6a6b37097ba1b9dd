import CommandLine
import Formats
import OBD
import Reports
import Storage
import Trips

/// Finds the vehicle in the database that the user means.
struct VehicleChoice {
    /// The known vehicles, the one seen last first.
    let known: [RecordedVehicle]

    /// - Parameters:
    ///   - text: a VIN or a part of one, a name, or "none" for the vehicle without a VIN; nil for the one seen last.
    ///   - canBeNew: whether a whole VIN may be unknown.
    func vehicle(_ text: String?, canBeNew: Bool) throws(CommandError) -> RecordedVehicle {
        guard let text else {
            guard let latest = known.first else {
                throw CommandError(StoredError.noVehicle)
            }
            return latest
        }
        let wanted = text.uppercased()
        if wanted == "NONE" {
            if let found = known.first(where: { $0.vehicle.vin == nil }) { return found }
            if canBeNew { return RecordedVehicle(VehicleProfile(vin: nil)) }
        }
        func found(_ takes: (VehicleProfile) -> Bool) -> [RecordedVehicle] { known.filter { takes($0.vehicle) } }
        // Whole names come before parts of them.
        let ways = [
            found { $0.vin == wanted || $0.name?.uppercased() == wanted },
            found { $0.vin?.contains(wanted) == true || $0.name?.uppercased().contains(wanted) == true },
        ]
        let matching = ways.first { !$0.isEmpty } ?? []
        if matching.count == 1 { return matching[0] }
        if matching.count > 1 {
            let names = matching.map { $0.vehicle.vin ?? $0.vehicle.name ?? "none" }
            throw CommandError(StoredError.severalVehicles(text, names: names.joined(separator: ", ")))
        }
        if canBeNew, let vin = VIN(wanted) { return RecordedVehicle(VehicleProfile(vin: vin.description)) }
        throw CommandError(StoredError.unknownVehicle(text, canBeNew: canBeNew))
    }
}
