import Formats

/// A manual page in mdoc(7), made from the tables. The files in `man/` are the output of `obdmech manual PAGE`.
package struct ManualPage {
    package typealias Reference = (name: String, section: Int)

    package let name: String
    package let section: Int
    /// The date of the page in the format of manual pages, such as "November 21, 2026".
    private let date: String
    private let lines: [String]

    package init(name: String, section: Int, date: String, lines: [String]) {
        self.name = name
        self.section = section
        self.date = date
        self.lines = lines
    }

    package var fileName: String { "\(name).\(section)" }

    package var text: String {
        let head = [
            ".\\\" Made by 'obdmech manual \(fileName)' from the program's tables: change those, not this.",
            ".Dd \(date)", ".Dt \(name.uppercased()) \(section)", ".Os",
        ]
        return (head + lines).joined(separator: "\n") + "\n"
    }

    /// Creates the page of a subcommand, such as obdmech-scan(1).
    /// - Parameter related: other pages to refer to, besides that of the program.
    package init(_ subcommand: Subcommand, date: String, related: [Reference] = []) {
        let name = "obdmech-" + subcommand.name
        var lines = [
            ".Sh NAME", ".Nm \(name)", ".Nd \(Self.escaped(subcommand.summary))", ".Sh SYNOPSIS", ".Nm obdmech",
            ".Cm \(subcommand.name)",
        ]
        for flag in subcommand.flags {
            lines.append(".Op " + (flag.short.map { "Fl \($0) | " } ?? "") + Self.mark(flag))
        }
        lines.append(".Op Ar option ...")
        if let operands = subcommand.operands { lines.append(".Ar " + Self.escaped(operands) + "\\&") }
        lines.append(".Sh DESCRIPTION")
        for (index, paragraph) in subcommand.description.enumerated() {
            if index > 0 { lines.append(".Pp") }
            lines += Self.sentences(paragraph)
        }
        let actions = subcommand.actions.filter { !$0.name.isEmpty }
        if !actions.isEmpty {
            lines.append(".Ss Actions")
            lines += Self.list(
                actions.map { action in
                    let operands = action.operands.map { " " + Self.escaped($0.usage) }.joined()
                    return (
                        "Cm \(Self.escaped(action.name))" + (operands.isEmpty ? "" : " Ar" + operands + "\\&"),
                        action.summary.capitalizedFirst + "." + HelpText.options(action)
                    )
                })
        }
        for (heading, flags) in subcommand.flagsByHeading {
            lines += [".Ss \(heading.rawValue)", ".Bl -tag -width Ds"]
            for flag in flags {
                lines +=
                    [".It " + (flag.short.map { "Fl \($0) , " } ?? "") + Self.mark(flag)] + Self.sentences(flag.help)
            }
            lines.append(".El")
        }
        lines += [".Sh EXIT STATUS", "See", ".Xr obdmech 1 ."]
        lines += Self.examples(subcommand.examples)
        lines += [".Sh SEE ALSO"] + Self.references([("obdmech", 1)] + related)
        self.init(name: name, section: 1, date: date, lines: lines)
    }

    package static func examples(_ examples: [(command: String, purpose: String)]) -> [String] {
        guard !examples.isEmpty else { return [] }
        var lines = [".Sh EXAMPLES"]
        for (index, example) in examples.enumerated() {
            if index > 0 { lines.append(".Pp") }
            lines += sentences(example.purpose.capitalizedFirst + ":") + [".Pp", ".Dl " + escaped(example.command)]
        }
        return lines
    }

    package static func references(_ pages: [Reference]) -> [String] {
        pages.enumerated().map { index, page in
            ".Xr \(page.name) \(page.section)" + (index < pages.count - 1 ? " ," : "")
        }
    }

    // MARK: mdoc

    /// Returns a list of terms, such as ".It Ev TZ", with their descriptions.
    package static func list(_ rows: [(term: String, text: String)]) -> [String] {
        [".Bl -tag -width Ds"] + rows.flatMap { [".It \($0.term)"] + sentences($0.text) } + [".El"]
    }

    private static func mark(_ flag: AnyFlag) -> String {
        "Fl -\(flag.name)" + (flag.argument.map { " Ar \(escaped($0))" } ?? "")
    }

    /// Returns text with each sentence on a new line, as mdoc requires, and lines of at most 80 bytes.
    package static func sentences(_ text: String) -> [String] {
        var sentences: [String] = [""]
        for word in text.split(separator: " ") {
            sentences[sentences.count - 1] += (sentences.last == "" ? "" : " ") + word
            if word.hasSuffix(".") { sentences.append("") }
        }
        return sentences.filter { !$0.isEmpty }.flatMap { Format.wrapped($0, width: 72).map(escaped) }
    }

    /// A character to place before a word that must not be hyphenated.
    package static let unbroken: Character = "\u{2060}"

    package static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'" where result.isEmpty, "." where result.isEmpty: result += "\\&\(character)"
            case "…": result += "..."
            case Self.unbroken: result += "\\%"
            default: result.append(character)
            }
        }
        return result
    }
}
