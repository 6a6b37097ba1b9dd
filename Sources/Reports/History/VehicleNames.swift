import Formats
import OBD
package import Trips

/// What vehicles are called, by VIN: the name that their users gave them, and year, make and model.
package struct VehicleNames: Sendable {
    private var profiles: [String?: VehicleProfile] = [:]
    private let thisYear: Int?

    /// - Parameter thisYear: used to determine the model year from a VIN; nil if nothing is to be determined from it.
    package init(_ vehicles: [VehicleProfile] = [], thisYear: Int? = nil) {
        for vehicle in vehicles { profiles[vehicle.vin] = vehicle }
        self.thisYear = thisYear
    }

    package subscript(_ vin: String?) -> String? { profiles[vin]?.name }

    /// "Golf", else "2013 Volkswagen, VIN …4871", else "VIN 3VWDX7AJ0DM254871"; nil without either.
    package func short(_ vin: String?) -> String? {
        self[vin]
            ?? built(vin).map { built in vin.map { "\(built), VIN …\($0.suffix(4))" } ?? built }
            ?? vin.map { "VIN " + $0 }
    }

    /// "Golf, 2013 Volkswagen, VIN 3VWDX7AJ0DM254871".
    package func long(_ vin: String?) -> String? {
        let parts = [self[vin], built(vin), vin.map { "VIN " + $0 }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func built(_ vin: String?) -> String? {
        thisYear.flatMap { Self.built(profiles[vin] ?? VehicleProfile(vin: vin), thisYear: $0) }
    }

    /// "2013 Volkswagen Golf", as far as the VIN or the user tells; nil if neither does.
    static func built(_ vehicle: VehicleProfile, thisYear: Int) -> String? {
        let identity = vehicle.vin.flatMap { VIN($0) }.map { VehicleIdentity($0, thisYear: thisYear) }
        let year =
            identity?.modelYear.map { ($0.isCertain ? "" : "about ") + String($0.year) }
            ?? vehicle.modelYear.map(String.init)
        guard let make = identity?.manufacturer ?? vehicle.make.map({ SafeText.line($0) }) else { return nil }
        return [year, make, vehicle.model.map { SafeText.line($0) }].compactMap(\.self).joined(separator: " ")
    }
}
