import Foundation

/// A validator for JSON Schema (draft 2020-12), as far as obdmech's schemas use it. An unknown keyword is a problem,
/// and not ignored.
package final class SchemaValidator: Sendable {
    /// A place in a document where it does not match the schema.
    package struct Problem: Hashable, CustomStringConvertible {
        package var place: String
        package var text: String

        package var description: String { "\(place.isEmpty ? "the document" : place): \(text)" }
    }

    /// A schema, or a part of one, with its keywords read.
    private struct Node: Sendable {
        var unknownKeywords: [String] = []
        var reference: String?
        var choices: [Node] = []
        var constant: String?
        var words: [String]?
        var kinds: [String] = []
        var pattern: (text: String, expression: NSRegularExpression?)?
        var required: [String] = []
        var members: [String: (place: Int, node: Node)] = [:]
        var allowsOthers = true
        /// Schemas for the elements of a list and for members without one of their own: none or one.
        var items: [Node] = []
        var others: [Node] = []
    }

    private let root: Node
    private let definitions: [String: Node]
    /// All the members that the schema describes, by their place in it: "/$defs/scan/properties/mil".
    package let members: [String]

    package init(_ schema: [String: Any]) {
        var members: [String] = []
        definitions = (schema["$defs"] as? [String: [String: Any]] ?? [:]).reduce(into: [:]) { nodes, entry in
            let place = "/$defs/" + entry.key
            nodes["#" + place] = Self.node(entry.value, place, &members)
        }
        root = Self.node(schema, "", &members)
        self.members = members
    }

    private static let known: Set = [
        "$schema", "$id", "$defs", "$ref", "title", "description", "type", "const", "enum", "pattern", "properties",
        "required", "additionalProperties", "items", "anyOf",
    ]

    private static func node(_ schema: [String: Any], _ place: String, _ members: inout [String]) -> Node {
        var node = Node()
        node.unknownKeywords = schema.keys.filter { !known.contains($0) }
        node.reference = schema["$ref"] as? String
        for (index, choice) in (schema["anyOf"] as? [[String: Any]] ?? []).enumerated() {
            node.choices.append(Self.node(choice, "\(place)/anyOf/\(index)", &members))
        }
        node.constant = schema["const"] as? String
        node.words = schema["enum"] as? [String]
        node.kinds = schema["type"].map { $0 as? [String] ?? [$0 as? String ?? ""] } ?? []
        if let text = schema["pattern"] as? String { node.pattern = (text, try? NSRegularExpression(pattern: text)) }
        node.required = schema["required"] as? [String] ?? []
        for (name, property) in schema["properties"] as? [String: [String: Any]] ?? [:] {
            let memberPlace = "\(place)/properties/\(name)"
            members.append(memberPlace)
            node.members[name] = (members.count - 1, Self.node(property, memberPlace, &members))
        }
        node.allowsOthers = schema["additionalProperties"] as? Bool != false
        if let others = schema["additionalProperties"] as? [String: Any] {
            node.others = [Self.node(others, place + "/additionalProperties", &members)]
        }
        if let items = schema["items"] as? [String: Any] {
            node.items = [Self.node(items, place + "/items", &members)]
        }
        return node
    }

    private struct Result {
        var problems: [Problem] = []
        var used: [Int] = []
    }

    /// Returns what is wrong with a document, which is nothing if it matches the schema, and which `members` occur in it.
    package func check(_ document: Any) -> (problems: [Problem], used: [Int]) {
        var result = Result()
        check(document, root, at: "", &result)
        return (result.problems, result.used)
    }

    private func check(_ value: Any, _ node: Node, at place: String, _ result: inout Result) {
        func wrong(_ text: String) { result.problems.append(Problem(place: place, text: text)) }
        for keyword in node.unknownKeywords { wrong("'\(keyword)' is no keyword known here") }
        if let name = node.reference {
            guard let target = definitions[name] else { return wrong("there is no '\(name)'") }
            check(value, target, at: place, &result)
        }
        choose(value, node.choices, at: place, &result)
        if let constant = node.constant, value as? String != constant { wrong("is not '\(constant)'") }
        if let words = node.words, !words.contains(value as? String ?? "") { wrong("'\(value)' is none of \(words)") }
        if !node.kinds.isEmpty {
            let kind = Self.kind(value)
            if !node.kinds.contains(kind), !(kind == "integer" && node.kinds.contains("number")) {
                return wrong("is of type \(kind), not \(node.kinds.joined(separator: " or "))")
            }
        }
        if let pattern = node.pattern, let text = value as? String {
            let whole = NSRange(location: 0, length: text.utf16.count)
            if pattern.expression?.firstMatch(in: text, range: whole) == nil {
                wrong("'\(text)' does not match \(pattern.text)")
            }
        }
        if let items = node.items.first, let list = value as? [Any] {
            for (index, element) in list.enumerated() { check(element, items, at: "\(place)[\(index)]", &result) }
        }
        if let object = value as? [String: Any] { checkMembers(object, node, at: place, &result) }
    }

    private func checkMembers(_ object: [String: Any], _ node: Node, at place: String, _ result: inout Result) {
        for name in node.required where object[name] == nil {
            result.problems.append(Problem(place: place, text: "lacks '\(name)'"))
        }
        for (name, member) in object {
            let memberPlace = place.isEmpty ? name : "\(place).\(name)"
            if let described = node.members[name] {
                result.used.append(described.place)
                check(member, described.node, at: memberPlace, &result)
            } else if let others = node.others.first {
                check(member, others, at: memberPlace, &result)
            } else if !node.allowsOthers {
                result.problems.append(Problem(place: memberPlace, text: "is not described"))
            }
        }
    }

    /// The first choice that matches is used; if none does, the closest one determines the problems.
    private func choose(_ value: Any, _ choices: [Node], at place: String, _ result: inout Result) {
        var nearest: Result?
        for choice in choices {
            var attempt = Result()
            check(value, choice, at: place, &attempt)
            if attempt.problems.isEmpty {
                result.used += attempt.used
                return
            }
            if attempt.problems.count < nearest?.problems.count ?? .max { nearest = attempt }
        }
        result.problems += nearest?.problems ?? []
    }

    private static func kind(_ value: Any) -> String {
        switch value {
        case is NSNull: return "null"
        case is String: return "string"
        case is [Any]: return "array"
        case is [String: Any]: return "object"
        case let number as NSNumber:
            // This type also represents true and false as numbers.
            if unsafe String(cString: number.objCType) == "c" { return "boolean" }
            return number.doubleValue == number.doubleValue.rounded() ? "integer" : "number"
        default: return "unknown"
        }
    }
}
