import OBD
package import Trips

/// Finds the vehicle in the database that the user means.
package struct VehicleChoice {
    /// The known vehicles, the one seen last first.
    package let known: [RecordedVehicle]

    package init(known: [RecordedVehicle]) { self.known = known }

    /// - Parameters:
    ///   - text: a VIN or a part of one, a name, or "none" for the vehicle without a VIN; nil for the one seen last.
    ///   - canBeNew: whether a whole VIN may be unknown.
    package func vehicle(_ text: String?, canBeNew: Bool) throws(StoredError) -> RecordedVehicle {
        guard let text else {
            guard let latest = known.first else {
                throw StoredError.noVehicle
            }
            return latest
        }
        let wanted = text.uppercased()
        if wanted == "NONE" {
            if let found = known.first(where: { $0.vehicle.vin == nil }) { return found }
            if canBeNew { return RecordedVehicle(VehicleProfile(vin: nil)) }
        }
        func found(_ matches: (VehicleProfile) -> Bool) -> [RecordedVehicle] { known.filter { matches($0.vehicle) } }
        // Whole names come before parts of them.
        let ways = [
            found { $0.vin == wanted || $0.name?.uppercased() == wanted },
            found { $0.vin?.contains(wanted) == true || $0.name?.uppercased().contains(wanted) == true },
        ]
        let matching = ways.first { !$0.isEmpty } ?? []
        if matching.count == 1 { return matching[0] }
        if matching.count > 1 {
            let names = matching.map { $0.vehicle.vin ?? $0.vehicle.name ?? "none" }
            throw StoredError.severalVehicles(text, names: names.joined(separator: ", "))
        }
        if canBeNew, let vin = VIN(wanted) { return RecordedVehicle(VehicleProfile(vin: vin.description)) }
        throw StoredError.unknownVehicle(text, canBeNew: canBeNew)
    }
}
