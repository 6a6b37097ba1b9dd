package import Diagnosis
package import Formats
package import OBD

/// What modules beyond the standard ECUs reported, as text.
package enum ModuleReport {
    /// - Parameter make: the manufacturer of the car, whose own codes are explained; nil if it is not known.
    package static func lines(_ modules: [ScannedModule], _ presentation: Presentation, make: String? = nil) -> [String]
    {
        let faults = modules.reduce(0) { $0 + ($1.codes?.count ?? 0) }
        guard !modules.isEmpty else { return ["", "No other modules responded."] }
        var lines = [
            "", "Other modules: \(modules.count), " + (faults == 0 ? "no codes" : Format.count(faults, "code")),
        ]
        for module in modules {
            let name = module.name.map { Format.capitalized($0) + "? " } ?? ""
            let state =
                if let codes = module.codes {
                    codes.isEmpty ? "no codes" : Format.count(codes.count, "code")
                } else {
                    module.refused.map { "codes refused: \($0.reason)" } ?? "codes not reported"
                }
            lines += presentation.wrapped("  \(name)(\(module.header)): \(state)", indent: 4)
            for code in module.codes ?? [] {
                lines += presentation.wrapped("    \(code): \(text(code, make))", indent: 6)
            }
            if !module.identification.isEmpty {
                lines += presentation.wrapped(
                    "    "
                        + module.identification.map { "\($0.label) \(SafeText.line($0.text))" }.joined(separator: ", "),
                    indent: 6)
            }
        }
        return lines
            + presentation.wrapped(
                "Names with a question mark are what several manufacturers have at these addresses.")
    }

    /// What a code means, and its status.
    package static func text(_ code: UDSTroubleCode, _ make: String?) -> String {
        let status = code.status.facts.filter { ["present now", "pending", "confirmed"].contains($0) }
        guard let written = code.written else {
            return ([code.failureMode].compactMap(\.self) + status).joined(separator: ", ")
        }
        let meaning = TroubleCodeCatalogue.description(of: written.code, manufacturer: make)
        let type = written.failureType.flatMap { $0.byte == 0 ? nil : $0.description }
        return ([meaning] + [type].compactMap(\.self) + status).joined(separator: ", ")
    }
}
