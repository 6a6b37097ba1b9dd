import Formats
import Foundation
import Reports

/// Checks documents against their schemas, and records which of their members occur.
package final class DocumentCheck {
    private var used: [String: Set<Int>] = [:]

    package init() {}

    /// The validators of all kinds of documents, by name.
    private static let validators = DocumentForm.all.reduce(into: [String: SchemaValidator]()) { validators, form in
        let schema = try? JSONSerialization.jsonObject(with: Data(DocumentSchema.json(form).line.utf8))
        validators[form.name] = SchemaValidator(schema as? [String: Any] ?? [:])
    }

    /// Returns what is wrong with an object that must match one of these documents; empty if it does.
    package func problems(_ text: some StringProtocol, of names: [String]) -> [String] {
        guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)) else { return ["no JSON: \(text)"] }
        return problems(of: value, names)
    }

    private func problems(of value: Any, _ names: [String]) -> [String] {
        var nearest: [String]?
        for name in names {
            guard let validator = Self.validators[name] else { continue }
            let found = validator.check(value)
            if found.problems.isEmpty {
                used[name, default: []].formUnion(found.used)
                return []
            }
            if found.problems.count < nearest?.count ?? .max { nearest = found.problems.map { "\(name): \($0)" } }
        }
        return nearest ?? ["there is no such document: \(names)"]
    }

    /// Returns what is wrong with the output of a command: one document, or one per line.
    package func problems(ofOutput output: String, of command: String) -> [String] {
        let names = DocumentForm.all.filter { $0.commands.contains(command) }.map(\.name)
        if output.isEmpty { return [] }
        if let whole = try? JSONSerialization.jsonObject(with: Data(output.utf8)) { return problems(of: whole, names) }
        // Samples are all made alike; some of thousands are enough.
        var samples = 0
        return output.split(separator: "\n").filter { line in
            if line.hasPrefix(#"{"type":"sample""#) { samples += 1 }
            return samples <= 200 || !line.hasPrefix(#"{"type":"sample""#)
        }.flatMap { problems($0, of: names) }
    }

    /// The members that no document has had so far: "scan: /$defs/scan/properties/mil".
    package var unused: [String] {
        Self.validators.sorted { $0.key < $1.key }.flatMap { name, validator in
            validator.members.enumerated().filter { used[name]?.contains($0.offset) != true }
                .map { "\(name): \($0.element)" }.sorted()
        }
    }
}
