import CommandLine
import OBD
import Reports
import Storage
import Trips

/// Which vehicle of the database is meant.
struct VehicleChoice {
    /// Those that are known, first the one that was seen last.
    let known: [RecordedVehicle]

    /// - Parameters:
    ///   - text: a VIN or a part of one, a name, or "none" for the vehicle that tells no VIN; nil for the one that was
    ///     seen last.
    ///   - canBeNew: a whole VIN need not be known.
    func vehicle(_ text: String?, canBeNew: Bool) throws(Failure) -> RecordedVehicle {
        guard let text else {
            guard let latest = known.first else {
                throw Failure(
                    status: .usage, message: "no vehicle is known yet",
                    advice: "record a trip first, or name it with --vin (none where it tells no VIN)")
            }
            return latest
        }
        let wanted = text.uppercased()
        if wanted == "NONE" {
            if let found = known.first(where: { $0.vehicle.vin == nil }) { return found }
            if canBeNew { return RecordedVehicle(VehicleProfile(vin: nil)) }
        }
        func found(_ takes: (VehicleProfile) -> Bool) -> [RecordedVehicle] { known.filter { takes($0.vehicle) } }
        // The first way that leads anywhere is meant.
        let ways = [
            found { $0.vin == wanted || $0.name?.uppercased() == wanted },
            found { $0.vin?.contains(wanted) == true || $0.name?.uppercased().contains(wanted) == true },
        ]
        let matching = ways.first { !$0.isEmpty } ?? []
        if matching.count == 1 { return matching[0] }
        if matching.count > 1 {
            let names = matching.map { $0.vehicle.vin ?? $0.vehicle.name ?? "none" }
            throw Failure(
                status: .usage, message: "'\(text)' is the name or a part of the VIN of several vehicles",
                advice: "there are \(names.joined(separator: ", "))")
        }
        if canBeNew, let vin = VIN(wanted) { return RecordedVehicle(VehicleProfile(vin: vin.description)) }
        throw Failure(
            status: .usage, message: "no vehicle is known as '\(text)'",
            advice: canBeNew
                ? "give the whole VIN of a new one; obdmech vehicle lists the others" : "obdmech vehicle lists them")
    }
}
