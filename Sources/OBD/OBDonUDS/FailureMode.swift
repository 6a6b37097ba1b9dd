import EmbeddedData

/// Failure mode identifiers (FMI) of trouble codes of SAE J1939-73, which state what is wrong with the parameter that the
/// suspect parameter number (SPN) names.
package enum FailureMode {
    /// Returns the meaning in words, beginning in lower case; nil for a reserved number.
    package static func meaning(_ number: UInt8) -> String? { field(number, 1) }

    /// What to check, whatever the parameter is; empty for a reserved number.
    package static func checks(_ number: UInt8) -> [String] { field(number, 2).map { TroubleCodeRow.list($0) } ?? [] }

    /// The numbers with a meaning.
    package static let numbers = (0...31 as ClosedRange<UInt8>).filter { meaning($0) != nil }

    private static func field(_ number: UInt8, _ index: Int) -> String? {
        guard let fields = rows["\(number)"].map(TroubleCodeRow.fields), fields.indices.contains(index) else {
            return nil
        }
        return fields[index]
    }

    /// `number | meaning | checks`.
    private static let rows = TroubleCodeRow.byKey("codes/FMI.txt")
}
