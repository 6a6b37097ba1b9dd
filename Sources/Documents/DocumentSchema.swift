package import Formats

/// The JSON Schema (draft 2020-12) of a document, made from its rows.
package enum DocumentSchema {
    package static func json(_ document: DocumentForm) -> JSON {
        var shapes = document.kinds
        // Breadth first; each shape is described once, however often it is used.
        var index = 0
        while index < shapes.count {
            for inner in shapes[index].allMembers.flatMap(\.form.shapes)
            where !shapes.contains(where: { $0.name == inner.name }) {
                shapes.append(inner)
            }
            index += 1
        }
        let references = document.kinds.map { reference($0) }
        return .object([
            ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            ("title", .string("obdmech: \(document.name)")),
            ("description", .string(document.help)),
            ("$ref", references.count == 1 ? references[0].1 : nil),
            ("anyOf", references.count == 1 ? nil : .array(references.map { .object([$0]) })),
            ("$defs", .object(shapes.map { ($0.name, object($0.allMembers, $0.title)) })),
        ])
    }

    private static func reference(_ shape: ShapeForm) -> (String, JSON?) {
        ("$ref", .string("#/$defs/" + shape.name))
    }

    private static func object(_ members: [MemberForm], _ title: String? = nil) -> JSON {
        let required = members.filter { !$0.isOptional }
        return .object([
            ("title", .text(title)), ("type", .string("object")),
            (
                "properties",
                .object(
                    members.map { member in
                        (member.name, .object([("description", .string(member.description))] + schema(member.form)))
                    })
            ),
            ("required", required.isEmpty ? nil : .array(required.map { .string($0.name) })),
            ("additionalProperties", .bool(false)),
        ])
    }

    private static func schema(_ form: ValueForm) -> [(String, JSON?)] {
        func string(_ pattern: String) -> [(String, JSON?)] {
            [("type", .string("string")), ("pattern", .string(pattern))]
        }
        switch form {
        case .text: return [("type", .string("string"))]
        case .format(let name): return [("const", .string(name))]
        case .words(let words): return [("type", .string("string")), ("enum", .array(words.map { .string($0) }))]
        case .time: return string("^-?[0-9]{4,}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{3})?Z$")
        case .day: return string("^-?[0-9]{4,}-[0-9]{2}-[0-9]{2}$")
        case .code: return string("^[PCBU][0-3][0-9A-F]{3}$")
        case .hexadecimal: return string("^([0-9A-F]{2})*$")
        case .yesNo: return [("type", .string("boolean"))]
        case .integer: return [("type", .string("integer"))]
        case .number: return [("type", .string("number"))]
        case .any(let forms): return [("anyOf", .array(forms.map { .object(schema($0)) }))]
        case .list(let form): return [("type", .string("array")), ("items", .object(schema(form)))]
        case .object(let members):
            guard case .object(let schema) = object(members) else { return [] }
            return schema
        case .shape(let shape): return [reference(shape)]
        case .map(_, let form):
            return [("type", .string("object")), ("additionalProperties", .object(schema(form)))]
        case .orNull(let form):
            return [("anyOf", .array([.object(schema(form)), .object([("type", .string("null"))])]))]
        }
    }
}
