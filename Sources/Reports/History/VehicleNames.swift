package import Trips

/// The names of vehicles, by VIN.
package struct VehicleNames: Sendable {
    private var names: [String?: String] = [:]

    package init(_ vehicles: [VehicleProfile] = []) {
        for vehicle in vehicles { names[vehicle.vin] = vehicle.name }
    }

    package subscript(_ vin: String?) -> String? { names[vin] }

    /// "Golf", else "VIN 3VWDX7AJ0DM254871"; nil without either.
    package func short(_ vin: String?) -> String? { self[vin] ?? vin.map { "VIN " + $0 } }

    /// "Golf, VIN 3VWDX7AJ0DM254871".
    func long(_ vin: String?) -> String? {
        let parts = [self[vin], vin.map { "VIN " + $0 }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
