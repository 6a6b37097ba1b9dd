import Formats
import Reports
import Settings

/// A page of the manual in mdoc(7), made from the tables; the files in `man/` are what `obdmech manual PAGE` prints.
struct ManualPage {
    let name: String
    let section: Int
    let lines: [String]

    var fileName: String { "\(name).\(section)" }

    var text: String {
        let head = [
            ".\\\" Made by 'obdmech manual \(fileName)' from the program's tables: change those, not this.",
            ".Dd \(CommandTable.date)", ".Dt \(name.uppercased()) \(section)", ".Os",
        ]
        return (head + lines).joined(separator: "\n") + "\n"
    }

    static let all = [program] + CommandTable.subcommands.map(page) + [configuration, documents]

    static func named(_ fileName: String) throws(Failure) -> ManualPage {
        if let page = all.first(where: { $0.fileName == fileName }) { return page }
        throw Failure(
            status: .usage, message: "there is no manual page '\(fileName)'", advice: "obdmech manual lists them")
    }

    // MARK: obdmech(1)

    private static var program: ManualPage {
        var lines = [
            ".Sh NAME", ".Nm obdmech", ".Nd \(escaped(CommandTable.summary))", ".Sh SYNOPSIS", ".Nm",
            ".Nm", ".Ar subcommand", ".Op Ar option ...", ".Nm", ".Cm help", ".Op Ar subcommand", ".Nm", ".Fl -version",
            ".Sh DESCRIPTION", ".Nm", "talks to a car through an ELM327 adapter on its OBD-II connector.",
            "It reads; nothing is written to the car but by", ".Cm clear ,", "which asks first, and what is typed into",
            ".Cm terminal .", "Each subcommand has a manual page of its own.", ".Pp",
        ]
        lines += sentences(
            "Without a subcommand it looks for the adapter, and says what to do next or how to get one working; obdmech "
                + "setup asks for what matters most.")
        lines.append(".Pp")
        lines += sentences(
            "Long options may be written with their value behind = or as the next argument, short ones of one letter "
                + "may be joined, and -- ends the options. -h explains a subcommand in short, --help in full.")
        for chapter in Subcommand.Chapter.allCases {
            lines += [".Ss \(chapter.rawValue)", ".Bl -tag -width Ds"]
            for subcommand in CommandTable.subcommands where subcommand.chapter == chapter {
                lines += [".It Xr obdmech-\(subcommand.name) 1"]
                lines += sentences(subcommand.summary.capitalizedFirst + ".")
            }
            lines.append(".El")
        }
        lines += [".Sh DEVICES", ".Bl -tag -width Ds"]
        for scheme in DeviceSchemes.rows { lines += [".It Li \(escaped(scheme.syntax))"] + sentences(scheme.help) }
        lines += [
            ".El", ".Pp", "A bare", ".Pa /dev/...", "path and a bare", ".Ar host : Ns Ar port", "are understood too.",
            ".Sh ENVIRONMENT", ".Bl -tag -width Ds",
        ]
        for (name, text) in Environment.variables { lines += [".It Ev \(name)"] + sentences(text) }
        lines += [".El", ".Sh FILES", ".Bl -tag -width Ds"]
        for (path, text) in Environment.files { lines += [".It Pa \(escaped(path))"] + sentences(text) }
        lines += [".El", ".Sh EXIT STATUS", ".Bl -tag -width Ds"]
        for status in ExitStatus.allCases { lines += [".It \(status.rawValue)"] + sentences(status.meaning) }
        for (number, meaning) in ExitStatus.bySignal { lines += [".It \(number)"] + sentences(meaning) }
        lines.append(".El")
        lines += examples(CommandTable.subcommands.flatMap { $0.examples.prefix(1) })
        lines += diagnostics
        lines +=
            [".Sh SEE ALSO"]
            + references(
                CommandTable.subcommands.map(\.name).sorted().map { ("obdmech-" + $0, 1) } + [
                    configurationFile, documentsPage,
                ])
        lines += [
            ".Rs", ".%T SAE J1979, E/E Diagnostic Test Modes", ".Re", ".Rs",
            ".%T ISO 15031-6, Diagnostic trouble code definitions", ".Re",
        ]
        return ManualPage(name: "obdmech", section: 1, lines: lines)
    }

    private static var diagnostics: [String] {
        var lines = [".Sh DIAGNOSTICS"]
        lines += sentences(
            "A message is one line on standard error that begins with obdmech: and, where there is something to do, one "
                + "line below it. Here dots stand for what differs, and the place in a file that may come first "
                + "(FILE:LINE:) is left out. What doctor finds are lines of its report instead: a note (-) is worth "
                + "knowing, a limit (!) makes things slower or less certain, and nothing works with a fault (x).")
        for group in Diagnostics.groups {
            lines += [".Ss \(group.heading)", ".Bl -tag -width Ds"]
            for row in group.rows {
                lines += [".It Li \(escaped(row.pattern))"] + sentences(row.cause + " " + row.remedy)
                if !row.states.isEmpty {
                    lines += sentences(
                        row.states.map { "a " + $0.rawValue }.joined(separator: " or ").capitalizedFirst + ".")
                }
                if let status = row.status { lines += sentences("Exit status \(status.rawValue).") }
            }
            lines.append(".El")
        }
        return lines
    }

    // MARK: obdmech-scan(1) and the others

    private static func page(_ subcommand: Subcommand) -> ManualPage {
        let name = "obdmech-" + subcommand.name
        var lines = [
            ".Sh NAME", ".Nm \(name)", ".Nd \(escaped(subcommand.summary))", ".Sh SYNOPSIS", ".Nm obdmech",
            ".Cm \(subcommand.name)",
        ]
        for flag in subcommand.flags { lines.append(".Op " + (flag.short.map { "Fl \($0) | " } ?? "") + mark(flag)) }
        lines.append(".Op Ar option ...")
        if let operands = subcommand.operands { lines.append(".Ar " + escaped(operands) + "\\&") }
        lines.append(".Sh DESCRIPTION")
        for (index, paragraph) in subcommand.description.enumerated() {
            if index > 0 { lines.append(".Pp") }
            lines += sentences(paragraph)
        }
        for (heading, flags) in subcommand.flagsByHeading {
            lines += [".Ss \(heading.rawValue)", ".Bl -tag -width Ds"]
            for flag in flags {
                lines += [".It " + (flag.short.map { "Fl \($0) , " } ?? "") + mark(flag)] + sentences(flag.help)
            }
            lines.append(".El")
        }
        lines += [".Sh EXIT STATUS", "See", ".Xr obdmech 1 ."]
        lines += examples(subcommand.examples)
        lines +=
            [".Sh SEE ALSO"]
            + references(
                [("obdmech", 1)] + (subcommand.name == configurationFile.name.dropFirst(8) ? [configurationFile] : [])
                    + (subcommand.flags.contains { $0.name == Flag.json.name } ? [documentsPage] : []))
        return ManualPage(name: name, section: 1, lines: lines)
    }

    private static func examples(_ examples: [(command: String, purpose: String)]) -> [String] {
        guard !examples.isEmpty else { return [] }
        var lines = [".Sh EXAMPLES"]
        for (index, example) in examples.enumerated() {
            if index > 0 { lines.append(".Pp") }
            lines += sentences(example.purpose.capitalizedFirst + ":") + [".Pp", ".Dl " + escaped(example.command)]
        }
        return lines
    }

    static func references(_ pages: [(name: String, section: Int)]) -> [String] {
        pages.enumerated().map { index, page in
            ".Xr \(page.name) \(page.section)" + (index < pages.count - 1 ? " ," : "")
        }
    }

    // MARK: obdmech-config(5)

    private static let configurationFile = (name: "obdmech-config", section: 5)

    private static var configuration: ManualPage {
        var lines = [
            ".Sh NAME", ".Nm obdmech-config", ".Nd the configuration of obdmech", ".Sh DESCRIPTION",
        ]
        lines += sentences(
            "The configuration is a plain text file. Its lines are of the form key = value; those that begin with # are "
                + "comments. A number has its unit behind it, such as 75 mph, 230 F, 5m or 3.49/gal; one without is "
                + "metric, whatever units are set. (obdmech config set takes it in the units that are set, and writes "
                + "it with its unit.) A line that is wrong stops every command but config, which can repair it. "
                + "What a flag says counts more than the configuration.")
        for group in SettingTable.groups {
            lines += [".Ss \(escaped(group.heading))", ".Bl -tag -width Ds"]
            for key in group.keys {
                let standard = key.writtenStandard.map { " (\($0))" } ?? ""
                lines += [".It Cm \(escaped(key.name))"] + sentences(key.help)
                lines += sentences(key.expected().capitalizedFirst + standard + ".")
            }
            lines.append(".El")
        }
        lines += [".Sh FILES", ".Bl -tag -width Ds"]
        for (path, text) in Environment.files.prefix(1) { lines += [".It Pa \(escaped(path))"] + sentences(text) }
        lines += [".El", ".Sh EXAMPLES", ".Bd -literal -offset indent"]
        lines += [
            "# what the manual of the car says", "adapter = tcp:192.168.0.10", "units = us", "speed\\-limit = 75 mph",
        ]
        lines += [".Ed", ".Sh SEE ALSO"] + references([("obdmech", 1), ("obdmech-config", 1)])
        return ManualPage(name: configurationFile.name, section: configurationFile.section, lines: lines)
    }

    // MARK: mdoc

    private static func mark(_ flag: Flag) -> String {
        "Fl -\(flag.name)" + (flag.argument.map { " Ar \(escaped($0))" } ?? "")
    }

    /// mdoc wants every sentence to begin a line, and lines of no more than 80 bytes.
    static func sentences(_ text: String) -> [String] {
        var sentences: [String] = [""]
        for word in text.split(separator: " ") {
            sentences[sentences.count - 1] += (sentences.last == "" ? "" : " ") + word
            if word.hasSuffix(".") { sentences.append("") }
        }
        return sentences.filter { !$0.isEmpty }.flatMap { Format.wrapped($0, width: 72).map(escaped) }
    }

    /// Before a word that must not be hyphenated.
    static let unbroken: Character = "\u{2060}"

    static func escaped(_ text: String) -> String {
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
