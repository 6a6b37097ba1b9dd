import CommandLine
import Recording
import Reports

// obdmech-json(5): the JSON that commands write, made of the rows of `DocumentForm`.

extension ManualPage {
    static let documentsPage = (name: "obdmech-json", section: 5)

    private static let rules = [
        "Most subcommands write JSON with --json: a single object over several lines, or, where things go on, one object a "
            + "line. It is encoded in UTF-8.",
        "A member that is not known, or has nothing to say, is left out: unknown is neither 0 nor false. Those that may be "
            + "absent are marked so below; null stands only where it is named. Lists may be empty.",
        "Values are metric, whatever units are set, and the unit is in the name of the member, in a member beside it, or "
            + "named below. Times are strings in UTC (2026-11-21T09:18:31Z), days are of local time (2026-11-21), and "
            + "bytes are hexadecimal digits without blanks. An ECU is named by the address that it answers with: 7E8 and the "
            + "like on 11-bit CAN, 18DAF110 on 29-bit CAN, two digits on older buses, and unknown where the adapter shows "
            + "none. Signals have the names that read takes.",
        "Members are added; what is there keeps its name, unit and meaning. The member format, where there is one, names "
            + "the document, and its number would change with a form that breaks this. Programs should pass over members, "
            + "and words of a list, that they do not know, and should not go by sentences for people, which may change.",
    ]

    static var documents: ManualPage {
        var lines = [
            ".Sh NAME", ".Nm \(documentsPage.name)", ".Nd the JSON that obdmech writes", ".Sh DESCRIPTION",
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
            "A JSON Schema (draft 2020-12) of each document, or of each of its lines, as this version writes it: what is "
                + "not described here does not pass. obdmech schema scan prints that of scan, obdmech schema lists all."
        )
        lines += [".El", ".Sh SEE ALSO"] + references([("obdmech", 1)])
        return ManualPage(
            name: documentsPage.name, section: documentsPage.section, date: CommandTable.date, lines: lines)
    }

    /// "Finished trip, with the members of trip".
    private static func heading(_ shape: JSONShape) -> String {
        let included = shape.included.map(\.title).joined(separator: " and ")
        return shape.title.capitalizedFirst + (included.isEmpty ? "" : ", which has the members of \(included) and")
    }

    private static func list(_ members: [JSONMember]) -> [String] {
        guard !members.isEmpty else { return [] }
        return [".Bl -tag -width Ds"]
            + rows(members, "").flatMap { path, member in
                [".It Li \(escaped(path))"]
                    + sentences("\(form(member)). \(member.help)")
            } + [".El"]
    }

    /// "Number in V, or absent".
    private static func form(_ member: JSONMember) -> String {
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

    /// Each member with its path: "ecus[].address".
    private static func rows(_ members: [JSONMember], _ prefix: String) -> [(path: String, member: JSONMember)] {
        members.flatMap { member in
            [(prefix + member.name, member)]
                + (member.form.inner.map { rows($0.members, prefix + member.name + $0.suffix + ".") } ?? [])
        }
    }

    /// What is in several places, in the order of their first.
    private static var sharedShapes: [JSONShape] {
        var shapes: [JSONShape] = []
        func look(_ found: [JSONShape]) {
            for shape in found where !shapes.contains(where: { $0.name == shape.name }) {
                shapes.append(shape)
                look(shape.included + shape.members.flatMap(\.form.shapes))
            }
        }
        for kind in DocumentForm.all.flatMap(\.kinds) { look(kind.included + kind.members.flatMap(\.form.shapes)) }
        return shapes
    }
}
