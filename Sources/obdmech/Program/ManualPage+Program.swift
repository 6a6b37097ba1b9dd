import CommandLine
import Devices
import Documents
import Settings

// obdmech(1), made from the tables.

extension ManualPage {
    static let all =
        [program] + CommandTable.subcommands.map(page) + [configuration, documents(date: CommandTable.date), messages]

    private static func page(_ subcommand: Subcommand) -> ManualPage {
        let writesDocuments = subcommand.flags.contains { $0.name == AnyFlag.json.name }
        return ManualPage(
            subcommand, date: CommandTable.date,
            related: (subcommand.name == "config" ? [configurationFile] : []) + (writesDocuments ? [documentsPage] : [])
        )
    }

    static func named(_ fileName: String) throws -> ManualPage {
        if let page = all.first(where: { $0.fileName == fileName }) { return page }
        throw UsageError.noManualPage(fileName)
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
            lines += [".Ss \(chapter.rawValue)", ".Bl -tag -width \"obdmech-completion(1)\" -compact"]
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
        lines.append(".El")
        lines += exitStatus
        // Those of each chapter that are used most; the others are in the subcommands' own pages. Setting up takes no
        // more than a name, of which there is a list above.
        let common = Subcommand.Chapter.allCases.filter { $0 != .setup }.flatMap { chapter in
            CommandTable.subcommands.filter { $0.chapter == chapter && !$0.isRare }.prefix(2)
        }
        lines += examples(Array(common.flatMap { $0.examples.prefix(1) }.prefix(6)))
        lines.append(".Sh DIAGNOSTICS")
        lines += sentences(
            "A message is one line on standard error that begins with obdmech:, often followed by a line of advice.")
        lines += [".Xr obdmech-messages 7", "explains those that need more than a line."]
        lines +=
            [".Sh SEE ALSO"]
            + references([configurationFile, documentsPage, messagesPage])
        lines += [".Rs", ".%T SAE J1979, ISO 15031-5 and ISO 15031-6", ".Re"]
        return ManualPage(name: "obdmech", section: 1, date: CommandTable.date, lines: lines)
    }
}

// obdmech-config(5), made from the rows of `SettingTable`.

extension ManualPage {
    static let configurationFile = (name: "obdmech-config", section: 5)

    static var configuration: ManualPage {
        var lines = [
            ".Sh NAME", ".Nm obdmech-config", ".Nd configuration file of obdmech", ".Sh DESCRIPTION",
        ]
        lines += sentences(
            "The configuration is a plain text file with lines of the form key = value. Lines that begin with # are "
                + "comments. A number is followed by its unit, such as 75 mph, 230 F, 5m or 3.49/gal; without a unit "
                + "it is metric, whatever units are set. (obdmech config set takes a number without a unit in the "
                + "units that are set, and writes it with its unit.) If a line is invalid, all commands fail except "
                + "config, which can correct it. Command-line options override the configuration.")
        for group in SettingTable.groups {
            lines += [".Ss \(escaped(group.heading))", ".Bl -tag -width Ds"]
            for key in group.keys {
                let standard = key.writtenStandard.map { "; default: \($0)" } ?? ""
                lines += [".It Cm \(escaped(key.name))"] + sentences(key.help)
                lines += sentences("Value: " + key.expected() + standard + ".")
            }
            lines.append(".El")
        }
        lines += [".Sh FILES", ".Bl -tag -width Ds"]
        for (path, text) in Environment.files.prefix(1) { lines += [".It Pa \(escaped(path))"] + sentences(text) }
        lines += [".El", ".Sh EXAMPLES", ".Bd -literal -offset indent"]
        lines += [
            "# the Wi\\-Fi adapter in the car", "adapter = tcp:192.168.0.10", "units = us", "speed\\-limit = 75 mph",
        ]
        lines += [".Ed", ".Sh SEE ALSO"] + references([("obdmech", 1), ("obdmech-config", 1)])
        return ManualPage(
            name: configurationFile.name, section: configurationFile.section, date: CommandTable.date, lines: lines)
    }
}
