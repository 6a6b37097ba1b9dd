import Formats
import Foundation
import Reports

/// Checks documents against their schemas, and records which of their members occur.
package final class DocumentCheck {
    private var validators: [String: SchemaValidator] = [:]

    package init() {}

    private func validator(_ form: DocumentForm) -> SchemaValidator {
        if let known = validators[form.name] { return known }
        let schema = try? JSONSerialization.jsonObject(with: Data(DocumentSchema.json(form).line.utf8))
        return SchemaValidator(schema as? [String: Any] ?? [:])
    }

    /// Returns what is wrong with an object that must match one of these documents; empty if it does.
    package func problems(_ text: some StringProtocol, of names: [String]) -> [String] {
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return ["no JSON: \(text)"] }
        var nearest: [String]?
        for form in DocumentForm.all where names.contains(form.name) {
            var validator = validator(form)
            let found = validator.problems(value)
            validators[form.name] = validator
            if found.isEmpty { return [] }
            if found.count < nearest?.count ?? .max { nearest = found.map { "\(form.name): \($0)" } }
        }
        return nearest ?? ["there is no such document: \(names)"]
    }

    /// Returns what is wrong with the output of a command: one document, or one per line.
    package func problems(ofOutput output: String, of command: String) -> [String] {
        let names = DocumentForm.all.filter { $0.commands.contains(command) }.map(\.name)
        if output.isEmpty { return [] }
        if (try? JSONSerialization.jsonObject(with: Data(output.utf8))) != nil { return problems(output, of: names) }
        // Samples are all made alike; some of thousands are enough.
        var samples = 0
        return output.split(separator: "\n").filter { line in
            if line.hasPrefix(#"{"type":"sample""#) { samples += 1 }
            return samples <= 200 || !line.hasPrefix(#"{"type":"sample""#)
        }.flatMap { problems($0, of: names) }
    }

    /// The members that no document has had so far: "scan: /$defs/scan/properties/mil".
    package var unused: [String] {
        DocumentForm.all.flatMap { form in
            let validator = validator(form)
            return validator.members.subtracting(validator.used).sorted().map { "\(form.name): \($0)" }
        }
    }
}
