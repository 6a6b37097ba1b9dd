import CommandLine
import Reports

// obdmech(1), made from the tables.

extension ManualPage {
    static let all = [program] + CommandTable.subcommands.map(page) + [configuration, documents]

    private static func page(_ subcommand: Subcommand) -> ManualPage {
        let writesDocuments = subcommand.flags.contains { $0.name == Flag.json.name }
        return ManualPage(
            subcommand, date: CommandTable.date,
            related: (subcommand.name == "config" ? [configurationFile] : []) + (writesDocuments ? [documentsPage] : [])
        )
    }

    static func named(_ fileName: String) throws(Failure) -> ManualPage {
        if let page = all.first(where: { $0.fileName == fileName }) { return page }
        throw Failure(UsageMessage.noManualPage(fileName))
    }

    // MARK: obdmech(1)

    private static var program: ManualPage {
        var lines = [
            ".Sh NAME", ".Nm obdmech", ".Nd \(escaped(CommandTable.summary))", ".Sh SYNOPSIS", ".Nm",
            ".Nm", ".Ar subcommand", ".Op Ar option ...", ".Nm", ".Cm help", ".Op Ar subcommand", ".Nm", ".Fl -version",
            ".Sh DESCRIPTION", ".Nm", "connects to a car through an ELM327 adapter on its OBD-II connector.",
            "It reads and explains trouble codes, shows live data, and records trips.", "Only", ".Cm clear ,",
            "which asks for confirmation, and commands that you type in", ".Cm terminal", "write to the car.",
            "Each subcommand has its own manual page.", ".Pp",
        ]
        lines += sentences(
            "Without a subcommand, obdmech looks for an adapter and shows what to do next, or how to connect one. obdmech "
                + "setup asks for the most important settings.")
        lines.append(".Pp")
        lines += sentences(
            "The value of a long option is the next argument, or follows an equals sign. Short options can be combined, and "
                + "-- ends the options. -h shows a short help that fits on the screen, --help the full help.")
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
            ".El", ".Pp", "A", ".Pa /dev/...", "path or", ".Ar host : Ns Ar port", "can be given without a scheme.",
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
        return ManualPage(name: "obdmech", section: 1, date: CommandTable.date, lines: lines)
    }

    private static var diagnostics: [String] {
        var lines = [".Sh DIAGNOSTICS"]
        lines += sentences(
            "A message is one line on standard error that begins with obdmech:, often followed by a line of advice. In "
                + "this list, dots stand for the parts that vary, and the position in a file (FILE:LINE:), with which "
                + "some messages begin, is left out. The findings of doctor are lines of its report instead: a note (-) "
                + "is worth knowing, a limit (!) makes things slower or less reliable, and with a fault (x) nothing "
                + "works.")
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
}
