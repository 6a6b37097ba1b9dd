import EmbeddedData

/// Trouble codes that manufacturers define, a table of `Data/makes/` per group, in the form of `TroubleCodeLines`: `P1131 oxygen
/// sensor signal, bank 1 sensor 1: stuck lean`.
///
/// A row states what two sources agree on: the component, its number, its place, and the kind of fault. The sources are
/// public lists of different publishers (more than 6,000 rows) or the service manuals of two makes of the group, such as
/// Hyundai and Kia. Lists may go back to what the manufacturer published; one that copies another's mistakes counts as the
/// same one. What only one source says has no row, and neither has what sources contradict each other about. A component
/// needs no row in `TroubleCodeComponents`, but each code has one of knowledge in `Data/knowledge/`.
enum ManufacturerCodes {
    /// The table of a group, in ascending order of codes; empty if there is none.
    static func table(_ group: ManufacturerGroup) -> String { DataFile.text("makes/\(group.rawValue).txt") }

    /// Returns the text after the code in a group's line; nil if there is none.
    static func line(_ code: TroubleCode, _ group: ManufacturerGroup) -> Substring? {
        TroubleCodeLines.line(code.description, in: table(group).utf8)
    }

    /// Returns a group's lines, each with its code.
    static func lines(_ group: ManufacturerGroup) -> [Substring] { TroubleCodeRow.lines(table(group)) }
}

extension TroubleCode {
    /// Creates the code of a number as the diagnostic tools of Volkswagen show it: 17965 is P1557. The numbers from 16384
    /// on are powertrain codes; each thousand of codes has 1024 numbers.
    package init?(volkswagenNumber text: String) {
        guard text.utf8.count == 5, let number = Int(text), number >= 16384, text.utf8.allSatisfy({ $0 < 0x3A }) else {
            return nil
        }
        let (thousand, rest) = (number - 16384).quotientAndRemainder(dividingBy: 1024)
        guard thousand < 4, rest < 1000 else { return nil }
        self.init("P\(thousand)" + String(1000 + rest).dropFirst())
    }

    /// The number that the diagnostic tools of Volkswagen show for a powertrain code with decimal digits; nil for others.
    package var volkswagenNumber: Int? {
        let text = description
        guard text.hasPrefix("P"), let digits = Int(text.dropFirst()) else { return nil }
        return 16384 + digits / 1000 * 1024 + digits % 1000
    }
}
