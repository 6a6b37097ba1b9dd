import EmbeddedData

/// The components that can fail, a row of `Data/composition/components.txt` each: `component | driver's word | area |
/// severity`.
///
/// The component of a line is looked up without its numbers and letters. If it has no row of its own, the row with the
/// longest matching beginning is used ("fuel pump" for "fuel pump secondary"). The driver's word appears in what a
/// failure type says; "-" stands for the component's own name. The severity is that of codes of the standard whose row
/// of knowledge names none.
enum TroubleCodeComponents {
    struct Component: Sendable {
        let word: String
        let area: TroubleCodeArea
        let severity: Severity
    }

    /// Returns the row of a component, as a line names it, and the driver's word for it. For a pair, the first half
    /// counts.
    static func row(_ component: Substring) -> (row: Component, word: String)? {
        guard let key = rowKeys(component).first ?? nil, let row = self.component(key) else { return nil }
        return (row, word(for: Self.key(component), row.word, isExact: Self.key(component) == key))
    }

    /// Returns the area of a component of a manufacturer's code, and the driver's word for it. If it has no row of its
    /// own, its name contains the part of the car (`TroubleCodeParts`); what is known of a component whose name begins
    /// alike is used only where the name says no more than that.
    static func part(_ component: Substring, of code: TroubleCode) -> (area: TroubleCodeArea, word: String) {
        let isHighVoltage = isHighVoltage(component)
        let beginning = row(component).flatMap { found in
            !isHighVoltage || [.hybrid, .converter].contains(found.row.area) ? found : nil
        }
        if let beginning, rows[key(component)] != nil { return (beginning.row.area, beginning.word) }
        let rowKey = (rowKeys(component).first ?? nil) ?? ""
        // One word ("vehicle", "engine") gives the area at most.
        let isSpecific = rowKey.utf8.contains(UInt8(ascii: " "))
        let area =
            TroubleCodeParts.area(component).flatMap { !isHighVoltage || $0 == .hybrid ? $0 : nil }
            ?? (isHighVoltage ? .hybrid : nil)
            ?? (isSpecific || generalAreas.contains(rowKey) ? beginning?.row.area : nil) ?? usual(code, component)
        if isSpecific, let beginning, beginning.row.area == area { return (area, beginning.word) }
        return (area, key(TroubleCodeParts.withoutParentheses(component)))
    }

    /// Components of one word whose area is also that of those whose names begin so.
    private static let generalAreas: Set<String> = [
        "A/C", "clutch", "engine", "generator", "immobilizer", "knock", "starter", "transmission", "turbocharger",
    ]

    /// The area of most codes in a range.
    private static func usual(_ code: TroubleCode, _ component: Substring) -> TroubleCodeArea {
        switch (code.raw >> 14, code.raw >> 8 & 0xF) {
        case (0, 0x3): .ignition
        case (0, 0x4): .exhaust
        case (0, 0x6): .module
        case (0, 0x7...0x9): .transmission
        case (0, _): .engine
        case (1...2, _) where protects(component): .restraint
        case (1, _): .chassis
        case (2, _): .comfort
        default: .network
        }
    }

    /// Whether the name is that of a part that protects in an accident: "side airbag satellite sensor".
    private static func protects(_ component: Substring) -> Bool {
        let words: Set<Substring> = [
            "airbag", "airbags", "belt", "crash", "deployment", "impact", "pretensioner", "restraints", "squib",
        ]
        return component.split(separator: " ").contains(where: words.contains)
    }

    /// Whether the name is that of a part of a hybrid or electric drive, or of one that has its voltage: "traction motor
    /// inverter". Such parts have orange cables.
    private static func isHighVoltage(_ component: Substring) -> Bool {
        // What stands in parentheses is where it was noticed.
        let words = component.prefix { $0 != "(" }.split(separator: " ").map(String.init)
        let parts = words + zip(words, words.dropFirst()).map { $0 + " " + $1 }
        return parts.contains(where: highVoltageParts.contains) && !parts.contains(where: otherParts.contains)
    }

    /// Words, and pairs of words, in the names of high-voltage parts.
    private static let highVoltageParts: Set<String> = [
        "42-volt", "DC-DC", "DC/DC", "contactor", "contactors", "high-voltage", "hybrid", "hybrid/EV", "inverter",
        "motor/generator", "starter/generator", "DC to", "PTC heater", "battery block", "battery cell",
        "battery charger",
        "battery energy", "battery interface", "battery pack", "boost converter", "charge port", "charger power",
        "drive battery", "drive motor", "electric A/C", "electric compressor", "high voltage", "motor assist",
        "motor rotor", "on-board charger", "on-board charging", "quick charge", "quick charger", "traction motor",
    ]

    /// Words, and pairs of words, in the names of parts that only sound like those: "power liftgate drive motor".
    private static let otherParts: Set<String> = [
        "DC/AC", "all-wheel", "four-wheel", "injector", "liftgate", "seat", "start-stop", "steering", "trunk",
        "auxiliary PTC", "backup boost", "dual battery", "oil pump", "power inverter", "sliding door",
    ]

    /// Returns the driver's word: "alternator" for the generator control, but the full name for "hybrid battery
    /// temperature sensor", because parts that can be unplugged keep their names.
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

    /// Returns the keys of the rows that a component uses, one for each half of a pair; nil for a half without a row.
    static func rowKeys(_ component: Substring) -> [String?] {
        halves(component).map { half in
            var beginning = withoutDesignators(half)
            while rows[beginning] == nil {
                guard let space = beginning.utf8.lastIndex(of: UInt8(ascii: " ")) else { return nil }
                beginning = String(beginning[..<space])
            }
            return beginning
        }
    }

    /// Returns a component without its letters and numbers: "drive motor phase current" for "drive motor A phase U
    /// current".
    static func key(_ component: Substring) -> String { halves(component).first.map(withoutDesignators) ?? "" }

    /// Splits a pair: "brake switch A / B" has one name, "crankshaft position / camshaft position" has two.
    private static func halves(_ component: Substring) -> [Substring] {
        // Works on bytes for speed, because a search composes thousands of codes.
        let bytes = component.utf8
        var halves: [Substring] = []
        var start = bytes.startIndex
        var before: UInt8?
        for index in bytes.indices {
            let byte = bytes[index]
            defer { before = byte }
            guard byte == UInt8(ascii: "/"), before == UInt8(ascii: " "), index > start else { continue }
            let after = bytes.index(after: index)
            guard after < bytes.endIndex, bytes[after] == UInt8(ascii: " ") else { continue }
            halves.append(component[start..<bytes.index(before: index)])
            start = bytes.index(after: after)
        }
        halves.append(component[start...])
        return halves.filter { !withoutDesignators($0).isEmpty }
    }

    private static func withoutDesignators(_ name: Substring) -> String {
        let words = name.utf8.split(separator: UInt8(ascii: " "))
        var text = ""
        text.reserveCapacity(name.utf8.count)
        for (index, word) in words.enumerated() {
            let isNumberOfAName = index == 0 && words.count > 1 && word.first.map(isDigit) == true
            guard isNumberOfAName || !isDesignator(word) else { continue }
            if !text.isEmpty { text += " " }
            text += Substring(word)
        }
        return text
    }

    /// Whether a word is a designator: "A", "1", "2-3", "X-Y", "U-V-W".
    private static func isDesignator(_ word: Substring.UTF8View) -> Bool {
        word.split(separator: UInt8(ascii: "-")).allSatisfy { part in
            part.allSatisfy(isDigit) || part.count == 1 && part.allSatisfy { (0x41...0x5A).contains($0) }
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    static let rows = TroubleCodeRow.byKey("composition/components.txt")

    /// Returns the row of a key; nil if there is none, or if it is invalid.
    private static func component(_ key: String) -> Component? {
        guard let line = rows[key] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 4, let area = TroubleCodeArea(rawValue: fields[2]),
            let severity = Severity(rawValue: fields[3])
        else { return nil }
        return Component(word: fields[1], area: area, severity: severity)
    }

    static var lines: [Substring] { TroubleCodeRow.lines(DataFile.text("composition/components.txt")) }
}
