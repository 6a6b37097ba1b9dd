package import CommandLine
import Reports

// obdmech-json(5): the JSON output of commands, made from the rows of `DocumentForm`.

extension ManualPage {
    package static let documentsPage = (name: "obdmech-json", section: 5)

    private static let rules = [
        "Most subcommands write JSON with --json: either a single object over several lines or, for continuous output, one "
            + "object per line. The encoding is UTF-8.",
        "A member whose value is unknown or does not apply is omitted: unknown is never shown as 0 or false. Members that "
            + "may be absent are marked in this manual, and null occurs only where it is mentioned. Lists may be empty.",
        "Values are always metric, whatever units are set. The unit is part of the member's name, in a "
            + "member next to it or "
            + "given in this manual. Times are strings in UTC (2026-11-21T09:18:31Z), days are in local time "
            + "(2026-11-21), and bytes are hexadecimal digits without spaces. An ECU is identified by the address in its "
            + "responses: for example 7E8 on 11-bit CAN, 18DAF110 on 29-bit CAN, two digits on older buses, and unknown if "
            + "the adapter shows no address. Signals have the names that read accepts.",
        "Later versions may add members, but an existing member keeps its name, unit and meaning. The member format, if "
            + "present, names the document; the number in it would change with an incompatible form. Programs should ignore "
            + "members and list words that they do not know, and should not depend on sentences for people, which may "
            + "change.",
    ]

    /// The page.
    /// - Parameter date: see `init`.
    package static func documents(date: String) -> ManualPage {
        var lines = [
            ".Sh NAME", ".Nm \(documentsPage.name)", ".Nd JSON output of obdmech", ".Sh DESCRIPTION",
        ]
        for (index, paragraph) in rules.enumerated() { lines += (index > 0 ? [".Pp"] : []) + sentences(paragraph) }
        lines.append(".Sh DOCUMENTS")
        for document in DocumentForm.all {
            lines += [".Ss \(document.name)"] + sentences(document.help)
            for kind in document.kinds {
                let isAlone = document.kinds.count == 1 && kind.included.isEmpty
                lines += isAlone ? [] : [".Pp"] + sentences(heading(kind) + ":")
                lines += list(kind.members)
            }
        }
        lines.append(".Sh SHARED OBJECTS")
        for shape in sharedShapes {
            lines.append(".Ss \(shape.title)")
            if !shape.included.isEmpty { lines += sentences(heading(shape) + ":") }
            lines += list(shape.members)
        }
        lines += [".Sh FILES", ".Bl -tag -width Ds", ".It Pa /usr/local/share/obdmech/schemas/*.json"]
        lines += sentences(
            "JSON Schema (draft 2020-12) of each document, or of each of its lines, as this version writes it; members "
                + "that are not described here are not valid. obdmech schema lists the schemas, and obdmech schema scan "
                + "prints that of scan."
        )
        lines += [".El", ".Sh SEE ALSO"] + references([("obdmech", 1)])
        return ManualPage(
            name: documentsPage.name, section: documentsPage.section, date: date, lines: lines)
    }

    /// Returns a heading such as "Finished trip, with the members of trip and".
    private static func heading(_ shape: ShapeForm) -> String {
        let included = shape.included.map(\.title).joined(separator: " and ")
        return shape.title.capitalizedFirst + (included.isEmpty ? "" : ", with the members of \(included) and")
    }

    private static func list(_ members: [MemberForm]) -> [String] {
        guard !members.isEmpty else { return [] }
        return [".Bl -tag -width Ds"]
            + rows(members, "").flatMap { path, member in
                [".It Li \(escaped(path))"]
                    + sentences("\(form(member)). \(member.help)")
            } + [".El"]
    }

    /// Returns the form of a member, such as "Number in V; may be absent".
    private static func form(_ member: MemberForm) -> String {
        let words = member.form.choices.map { choices in
            let words = choices.map { "\(unbroken)\($0)" }
            return words.count == 1 ? "always \(words[0])" : "one of " + words.joined(separator: ", ")
        }
        let unit = member.form.unit.map { " in " + $0 } ?? ""
        let parts = [
            (member.form.words + unit).capitalizedFirst, words, member.isOptional ? "may be absent" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: "; ")
    }

    /// Returns each member with its path, such as "ecus[].address".
    private static func rows(_ members: [MemberForm], _ prefix: String) -> [(path: String, member: MemberForm)] {
        members.flatMap { member in
            [(prefix + member.name, member)]
                + (member.form.inner.map { rows($0.members, prefix + member.name + $0.suffix + ".") } ?? [])
        }
    }

    /// The shapes that documents refer to, in the order of their first use.
    private static var sharedShapes: [ShapeForm] {
        var shapes: [ShapeForm] = []
        func look(_ found: [ShapeForm]) {
            for shape in found where !shapes.contains(where: { $0.name == shape.name }) {
                shapes.append(shape)
                look(shape.included + shape.members.flatMap(\.form.shapes))
            }
        }
        for kind in DocumentForm.all.flatMap(\.kinds) { look(kind.included + kind.members.flatMap(\.form.shapes)) }
        return shapes
    }
}
