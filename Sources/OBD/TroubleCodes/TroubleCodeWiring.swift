/// The wiring of components, and what therefore causes an electrical fault: a control circuit that reads "low" may be
/// unplugged if the control unit switches the ground side, but not if it switches the supply.
///
/// Sources: the service manuals of General Motors (P0691, P0692, P0261, P0262: the ground side is switched, an open
/// circuit reads low; P0CC9, P0CCA, P0CCE, P0CCF: the charge port door) and Toyota (P0031, P0032, P0102, P0113, P0122,
/// P0973, P0974, P2102, P2103; P0D2D, P0D38: the sensors of inverter and charger are inside them). If manufacturers
/// differ, the kind is just "driver", "sensor" or "switch", and its causes contain both possibilities, with a
/// measurement that distinguishes them.
enum TroubleCodeWiring {
    struct Fault: Sendable {
        let causes: [String]
        let checks: [String]
    }

    /// Returns the kind of wiring of a component, as a line names it, such as "driver low-side"; nil for pairs and for
    /// components that are not electrical.
    static func kind(_ component: Substring) -> String? {
        guard TroubleCodeComponents.rowKeys(component).count == 1 else { return nil }
        var end = TroubleCodeComponents.key(TroubleCodeParts.withoutParentheses(component))
        while true {
            if let line = kindRows[end] { return TroubleCodeRow.fields(line).last }
            guard let space = end.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
            end = String(end[end.utf8.index(after: space)...])
        }
    }

    /// Returns the causes and checks of a mode of `TroubleCodeModes` in a circuit of that kind; nil if the kind makes
    /// no difference.
    static func fault(_ kind: String, _ mode: Substring) -> Fault? {
        var words = kind.split(separator: " ")
        while !words.isEmpty {
            if let line = faultRows["\(words.joined(separator: " ")): \(mode)"] {
                let fields = TroubleCodeRow.fields(line)
                guard fields.count == 3 else { return nil }
                return Fault(causes: TroubleCodeRow.list(fields[1]), checks: TroubleCodeRow.list(fields[2]))
            }
            words.removeLast()
        }
        return nil
    }

    /// `component | kind`, without letters and numbers. If a component has no row of its own, the row with the longest
    /// matching end is used: "temperature sensor" applies to all of them.
    static let kindRows = TroubleCodeRow.byKey("composition/wiring.txt")

    /// `kind: mode | causes | checks`: in causes and checks, % stands for the driver's word for the component. A
    /// kind without a row for a mode uses that of the shorter kind ("driver" for "driver low-side"); if there is none
    /// either, the mode's own causes and checks apply.
    static let faultRows = TroubleCodeRow.byKey("composition/wiring-faults.txt")

    /// The part that can be unplugged: "ABS pump motor" for "ABS pump motor control".
    static func part(_ word: String) -> String {
        var words = word.split(separator: " ")
        while words.count > 1, let last = words.last, abstractWords.contains(last),
            !wholeBeginnings.contains(words[words.count - 2])
        {
            words.removeLast()
        }
        return words.joined(separator: " ")
    }

    /// What a control module does with a part, and no part itself.
    private static let abstractWords: Set<Substring> = [
        "circuit", "command", "control", "dimming", "drive", "enable", "feedback", "identification", "indication",
        "input", "monitor", "output", "request", "return", "signal", "signature", "status", "unlock",
    ]

    /// Words with which those make one name: "cruise control", "hard drive".
    private static let wholeBeginnings: Set<Substring> = [
        "air", "and", "boost", "climate", "cruise", "fuel", "hard", "height", "ignition", "lamp)", "level", "or",
        "power", "pressure", "remote", "restraint", "speed", "stability", "temperature", "traction", "turn", "wheel",
    ]
}
