import CommandLine
import Diagnosis
import OBD

extension KnownVehicle {
    /// With the make of `--make`, which goes before what the VIN says.
    func with(_ options: Options) -> KnownVehicle {
        var known = self
        known.make = options[.scanMake] ?? make
        return known
    }
}

extension AnyFlag {
    static let scanMake = Flag(
        "make", .of("MAKE", .makes, expected: ManufacturerGroup.expected) { ManufacturerGroup.make(named: $0) },
        isRare: true,
        "Explain codes as this make uses them. For cars whose VIN does not show it; obdmech vehicle --make stores it.")
}
