/// What fails, a row each: `component | driver's word | area | severity | causes | checks`.
///
/// A line's component is looked up without its numbers and letters, and where it has no row of its own, by the longest
/// beginning that has one ("fuel pump secondary" is found under "fuel pump"). The driver's word is for causes and
/// checks; "-" is the component's own name. Causes and checks are separated by ";": causes the likely one first, checks
/// the cheap one first.
enum TroubleCodeComponents {
    struct Component: Sendable {
        let word: String
        let area: TroubleCodeArea
        let severity: Severity
        let causes: [String]
        let checks: [String]
    }

    /// The row for a component as a line names it, and what a driver calls it. A pair goes by its first half.
    static func row(_ component: Substring) -> (row: Component, word: String)? {
        guard let key = rowKeys(component).first ?? nil, let row = self.component(key) else { return nil }
        return (row, word(for: Self.key(component), row.word, isExact: Self.key(component) == key))
    }

    /// Whether the component's row is about the system that a sensor, relay or pump belongs to, not about that part:
    /// "hybrid battery" for the "hybrid battery temperature sensor".
    static func isAboutSystem(_ component: Substring) -> Bool {
        let key = key(component)
        guard rows[key] == nil, let found = row(component) else { return false }
        return found.word == key
    }

    /// "alternator" for the generator control, but "hybrid battery temperature sensor" for itself: what can be unplugged
    /// keeps its name.
    private static func word(for name: String, _ word: String, isExact: Bool) -> String {
        if word == "-" { return name }
        let kinds: Set<Substring> = [
            "sensor", "switch", "relay", "pump", "valve", "fan", "heater", "fuse", "sense", "contactor", "solenoid",
            "lamp", "module",
        ]
        guard !isExact, let last = name.split(separator: " ").last, kinds.contains(last),
            !word.split(separator: " ").contains(last)
        else { return word }
        return name
    }

    /// The keys of the rows that a component uses, one for each half of a pair; nil where there is none.
    static func rowKeys(_ component: Substring) -> [String?] {
        halves(component).map { half in
            var words = withoutDesignators(half).split(separator: " ")
            while !words.isEmpty {
                let beginning = words.joined(separator: " ")
                if rows[beginning] != nil { return beginning }
                words.removeLast()
            }
            return nil
        }
    }

    /// A component without its letters and numbers: "drive motor A phase U current" is a "drive motor phase current".
    static func key(_ component: Substring) -> String { halves(component).first.map(withoutDesignators) ?? "" }

    /// "brake switch A / B" has one name, "crankshaft position / camshaft position" has two.
    private static func halves(_ component: Substring) -> [Substring] {
        var halves: [Substring] = []
        var start = component.startIndex
        for index in component.indices where component[index] == "/" {
            let before = component.index(index, offsetBy: -1, limitedBy: start)
            let after = component.index(after: index)
            guard let before, after < component.endIndex, component[before] == " ", component[after] == " " else {
                continue
            }
            halves.append(component[start..<before])
            start = component.index(after: after)
        }
        halves.append(component[start...])
        return halves.filter { !withoutDesignators($0).isEmpty }
    }

    private static func withoutDesignators(_ name: Substring) -> String {
        let words = name.split(separator: " ")
        return words.enumerated().filter { index, word in
            if index == 0, words.count > 1, word.first?.isNumber == true { return true }
            return !isDesignator(word)
        }.map(\.element).joined(separator: " ")
    }

    /// "A", "1", "2-3", "X-Y", "U-V-W".
    private static func isDesignator(_ word: Substring) -> Bool {
        word.split(separator: "-").allSatisfy { part in
            part.allSatisfy(\.isNumber) || part.count == 1 && part.allSatisfy { $0.isASCII && $0.isUppercase }
        }
    }

    static let rows = TroubleCodeRow.byKey(tables)

    /// The row of a key; nil where there is none, or one that cannot be read.
    private static func component(_ key: String) -> Component? {
        guard let line = rows[key] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 6, let area = TroubleCodeArea(rawValue: fields[2]),
            let severity = Severity(rawValue: fields[3])
        else { return nil }
        return Component(
            word: fields[1], area: area, severity: severity, causes: TroubleCodeRow.list(fields[4]),
            checks: TroubleCodeRow.list(fields[5]))
    }

    static var lines: [Substring] { tables.flatMap(TroubleCodeRow.lines) }

    private static var tables: [String] { [engine, vehicle, hybrid, powertrain, modules, body] }
}
