import Foundation

/// JSON Schema (draft 2020-12) as far as obdmech's schemas use it; a keyword that is unknown is a problem, not
/// passed over.
package struct SchemaValidator {
    /// Where a document differs from the schema, by its place there.
    package struct Problem: Hashable, CustomStringConvertible {
        package var place: String
        package var text: String

        package var description: String { "\(place.isEmpty ? "the document" : place): \(text)" }
    }

    private let schema: [String: Any]
    private let patterns = Patterns()
    /// The members that documents had, by their place in the schema: "/$defs/scan/properties/mil".
    package private(set) var used: Set<String> = []

    package init(_ schema: [String: Any]) { self.schema = schema }

    /// All the members that the schema describes, by their place in it.
    package var members: Set<String> {
        var members: Set<String> = []
        func look(_ value: Any, _ place: String) {
            if let list = value as? [Any] {
                for (index, element) in list.enumerated() { look(element, "\(place)/\(index)") }
            }
            guard let object = value as? [String: Any] else { return }
            // A member may itself be called so.
            if let properties = object["properties"] as? [String: Any], !place.hasSuffix("/properties") {
                members.formUnion(properties.keys.map { "\(place)/properties/\($0)" })
            }
            for (name, element) in object { look(element, "\(place)/\(name)") }
        }
        look(schema, "")
        return members
    }

    /// What is wrong with a document; nothing where it is as the schema says.
    package mutating func problems(_ document: Any) -> [Problem] {
        var result = Result()
        check(document, schema, at: "", in: "", &result)
        if result.problems.isEmpty { used.formUnion(result.used) }
        return result.problems
    }

    /// Each is compiled once.
    private final class Patterns {
        private var known: [String: Regex<AnyRegexOutput>] = [:]

        func match(_ pattern: String, _ text: String) -> Bool {
            guard let regex = known[pattern] ?? (try? Regex(pattern)) else { return false }
            known[pattern] = regex
            return text.firstMatch(of: regex) != nil
        }
    }

    private struct Result {
        var problems: [Problem] = []
        var used: Set<String> = []
    }

    private static let known: Set = [
        "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "pattern", "properties",
        "required", "additionalProperties", "items", "anyOf",
    ]

    private func check(
        _ value: Any, _ schema: [String: Any], at place: String, in schemaPlace: String, _ result: inout Result
    ) {
        func wrong(_ text: String) { result.problems.append(Problem(place: place, text: text)) }
        for keyword in schema.keys where !Self.known.contains(keyword) {
            wrong("'\(keyword)' is no keyword known here")
        }
        if let name = schema["$ref"] as? String {
            guard let target = definition(name) else { return wrong("there is no '\(name)'") }
            check(value, target, at: place, in: String(name.dropFirst()), &result)
        }
        if let choices = schema["anyOf"] as? [[String: Any]] {
            choose(value, choices, at: place, in: schemaPlace, &result)
        }
        if let constant = schema["const"] as? String, value as? String != constant { wrong("is not '\(constant)'") }
        if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
            wrong("'\(value)' is none of \(words)")
        }
        let kinds = schema["type"].map { $0 as? [String] ?? [$0 as? String ?? ""] } ?? []
        let kind = Self.kind(value)
        if !kinds.isEmpty, !kinds.contains(kind), !(kind == "integer" && kinds.contains("number")) {
            return wrong("is of type \(kind), not \(kinds.joined(separator: " or "))")
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            !patterns.match(pattern, text)
        {
            wrong("'\(text)' does not match \(pattern)")
        }
        if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
            for (index, element) in list.enumerated() {
                check(element, items, at: "\(place)[\(index)]", in: schemaPlace + "/items", &result)
            }
        }
        if let object = value as? [String: Any] { checkMembers(object, schema, at: place, in: schemaPlace, &result) }
    }

    private func checkMembers(
        _ object: [String: Any], _ schema: [String: Any], at place: String, in schemaPlace: String,
        _ result: inout Result
    ) {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        for name in schema["required"] as? [String] ?? [] where object[name] == nil {
            result.problems.append(Problem(place: place, text: "lacks '\(name)'"))
        }
        for (name, member) in object {
            let memberPlace = place.isEmpty ? name : "\(place).\(name)"
            if let property = properties[name] {
                result.used.insert("\(schemaPlace)/properties/\(name)")
                check(member, property, at: memberPlace, in: "\(schemaPlace)/properties/\(name)", &result)
            } else if let others = schema["additionalProperties"] as? [String: Any] {
                check(member, others, at: memberPlace, in: schemaPlace + "/additionalProperties", &result)
            } else if schema["additionalProperties"] as? Bool == false {
                result.problems.append(Problem(place: memberPlace, text: "is not described"))
            }
        }
    }

    /// The first choice that fits counts; where none does, the one that comes nearest says what is wrong.
    private func choose(
        _ value: Any, _ choices: [[String: Any]], at place: String, in schemaPlace: String, _ result: inout Result
    ) {
        var nearest: Result?
        for (index, choice) in choices.enumerated() {
            var attempt = Result()
            check(value, choice, at: place, in: "\(schemaPlace)/anyOf/\(index)", &attempt)
            if attempt.problems.isEmpty {
                result.used.formUnion(attempt.used)
                return
            }
            if attempt.problems.count < nearest?.problems.count ?? .max { nearest = attempt }
        }
        result.problems += nearest?.problems ?? []
    }

    /// Of "#/$defs/trip".
    private func definition(_ name: String) -> [String: Any]? {
        guard name.hasPrefix("#/$defs/") else { return nil }
        return (schema["$defs"] as? [String: Any])?[String(name.dropFirst(8))] as? [String: Any]
    }

    private static func kind(_ value: Any) -> String {
        switch value {
        case is NSNull: return "null"
        case is String: return "string"
        case is [Any]: return "array"
        case is [String: Any]: return "object"
        case let number as NSNumber:
            // What was written true or false is a number of this type too.
            if unsafe String(cString: number.objCType) == "c" { return "boolean" }
            return number.doubleValue == number.doubleValue.rounded() ? "integer" : "number"
        default: return "unknown"
        }
    }
}
