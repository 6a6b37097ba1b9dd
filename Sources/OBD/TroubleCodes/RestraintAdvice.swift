import EmbeddedData

/// What a fault of airbags and belts means for those in the car, `Data/composition/restraints.txt`: `words | advice`.
///
/// The first row that fits counts. Its words are alternatives, separated by ";", of which one is in the name of the
/// component or its place; an alternative with "+" needs both. "-" stands for the general advice of the area.
enum RestraintAdvice {
    private static let rows: [(words: [[String]], advice: String)] =
        TroubleCodeRow.lines(DataFile.text("composition/restraints.txt")).map { line in
            let fields = TroubleCodeRow.fields(line)
            let words = TroubleCodeRow.list(fields[0]).map { $0.split(separator: " + ").map(String.init) }
            return (words, fields.last ?? "-")
        }

    /// Returns the advice for a component and its place; nil if no row says more than the area.
    static func sentence(_ component: Substring, _ place: Substring) -> String? {
        let name = "\(component), \(place)"
        let row = rows.first { $0.words.contains { $0.allSatisfy(name.contains) } }
        return row.flatMap { $0.advice == "-" ? nil : $0.advice }
    }
}
