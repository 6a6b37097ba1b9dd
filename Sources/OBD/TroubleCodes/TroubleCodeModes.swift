/// The failure modes of components, a row of `Data/composition/modes.txt` each, as the lines of `TroubleCodeLines` name them.
///
/// The form is `token | phrase | kind | causes | checks`. In the phrase, % stands for the component; in causes and
/// checks, which are separated by ";", it stands for the driver's word for it. An `electric` mode is detected by
/// voltages, and its own causes come first. In a `behavior` mode the component, or what it measures, does not behave
/// as it should, and the component's causes come first.
enum TroubleCodeModes {
    struct Mode: Sendable {
        let phrase: String
        let isElectric: Bool
        let causes: [String]
        let checks: [String]
    }

    static let rows = TroubleCodeRow.byKey("composition/modes.txt")

    /// Modes whose causes in the standard's codes are those of one component only ("detected" of software, "present" of water
    /// in the fuel), as codes of manufacturers have them; "-" if the mode alone tells nothing.
    private static let rowsOfMakes = TroubleCodeRow.byKey("composition/modes-makes.txt")

    /// - Parameter isOfMake: whether a manufacturer defines the code.
    static func mode(_ token: Substring, ofMake isOfMake: Bool = false) -> Mode? {
        guard let line = (isOfMake ? rowsOfMakes[String(token)] : nil) ?? rows[String(token)] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 5 else { return nil }
        return Mode(
            phrase: fields[1], isElectric: fields[2] == "electric", causes: TroubleCodeRow.list(fields[3]),
            checks: TroubleCodeRow.list(fields[4]))
    }
}
