import Routes
package import Sharing
package import Storage
import Trips

extension Secrets {
    /// What the database and the settings know of the user, except for what may be passed on.
    /// - Parameter driver: of the settings.
    package init(
        keptFrom identity: SharedIdentity, _ database: Database?, driver: @autoclosure () throws -> String?
    ) throws {
        self.init()
        let vehicles = try database?.vehicles.known().map(\.vehicle) ?? []
        if identity.withVIN {
            findsAnyVIN = false
        } else {
            add(.vin, vehicles.compactMap(\.vin))
            add(.vehicle, vehicles.compactMap(\.name))
        }
        if !identity.withDriver {
            add(.driver, try database?.trips.drivers() ?? [])
            add(.driver, [try driver()].compactMap(\.self))
        }
        if !identity.withPlaces {
            zones = try database?.hiddenPlaces() ?? []
            add(.place, zones.map(\.name))
        }
        if !identity.withNotes {
            add(.note, try database?.trips.notes() ?? [])
            // A tag is a word like others, unless it is a number such as that of a license plate.
            add(.note, try database?.trips.tags().filter { $0.count > 4 && $0.contains(where: \.isNumber) } ?? [])
        }
    }
}
