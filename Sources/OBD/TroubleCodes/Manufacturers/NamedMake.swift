/// A make whose codes are meant, as a user or a VIN names it: with the group whose meanings it shares, or without one, as Opel
/// and Porsche, which number their codes in their own way.
package struct NamedMake: Sendable, Equatable {
    /// That of the group, "Volkswagen" for Audi; of a make without one its own: "Opel".
    package let name: String
    package let group: ManufacturerGroup?
    /// The make itself, as in `VehicleIdentity`: "Audi".
    package let make: String

    /// A group by its first name.
    package init(_ group: ManufacturerGroup) {
        self.init(manufacturer: group.makes.first { $0 == group.name } ?? group.makes.first ?? group.name)
    }

    /// - Parameter manufacturer: as in `VehicleIdentity`: "Honda", "Chrysler or Dodge".
    package init(manufacturer: String) {
        group = ManufacturerGroup(manufacturer: manufacturer)
        name = group?.name ?? manufacturer
        make = manufacturer
    }

    /// Returns the make that a user names: "vw", "skoda", "opel"; nil if there is none.
    package init?(named text: String) {
        let wanted = ManufacturerGroup.folded(text)
        if let make = VehicleManufacturers.makes.first(where: { ManufacturerGroup.folded($0) == wanted }) {
            self.init(manufacturer: make)
        } else if let group = ManufacturerGroup(named: text) {
            self.init(group)
        } else {
            return nil
        }
    }
}
