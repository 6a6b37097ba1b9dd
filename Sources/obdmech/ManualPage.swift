import Reports
import Settings

/// The manual page in mdoc(7), made from the command table; `man/obdmech.1` is what `obdmech manual` prints.
enum ManualPage {
    static var text: String {
        var lines = [
            ".\\\" Made by 'obdmech manual' from the table of subcommands: change that, not this.",
            ".Dd November 21, 2026", ".Dt OBDMECH 1", ".Os", ".Sh NAME", ".Nm obdmech",
            ".Nd \(escaped(CommandTable.summary))", ".Sh SYNOPSIS",
        ]
        for subcommand in CommandTable.subcommands {
            lines += [".Nm", ".Cm \(subcommand.name)"]
            for flag in subcommand.flags { lines.append(".Op " + mark(flag)) }
        }
        lines += [
            ".Nm", ".Cm help", ".Op Ar subcommand", ".Nm", ".Fl -version", ".Sh DESCRIPTION",
            ".Nm", "talks to a car through an ELM327 adapter on its OBD-II connector.",
            "It reads; nothing is written to the car but by", ".Cm clear ,", "which asks first, and what is typed into",
            ".Cm terminal .", "The subcommands:",
            ".Bl -tag -width Ds",
        ]
        for subcommand in CommandTable.subcommands {
            lines += [".It Cm \(subcommand.name)"]
            for (index, paragraph) in subcommand.description.enumerated() {
                if index > 0 { lines.append(".Pp") }
                lines += sentences(paragraph)
            }
            lines += [".Bl -tag -width Ds"]
            for flag in subcommand.flags {
                lines += [".It " + (flag.short.map { "Fl \($0) , " } ?? "") + mark(flag)] + sentences(flag.help)
            }
            lines += [".It Fl h , Fl -help", "Explain the subcommand.", ".El"]
        }
        lines += [".El", ".Sh DEVICES", ".Bl -tag -width Ds"]
        for scheme in DeviceSchemes.rows { lines += [".It Li \(escaped(scheme.syntax))"] + sentences(scheme.help) }
        lines += [
            ".El", ".Pp", "A bare", ".Pa /dev/...", "path and a bare", ".Ar host : Ns Ar port", "are understood too.",
            ".Sh ENVIRONMENT", ".Bl -tag -width Ds",
        ]
        for (name, text) in Environment.variables { lines += [".It Ev \(name)"] + sentences(text) }
        lines += [".El", ".Sh FILES", ".Bl -tag -width Ds"]
        for (path, text) in Environment.files { lines += [".It Pa \(escaped(path))"] + sentences(text) }
        lines += [".El", ".Sh CONFIGURATION"] + configuration
        lines += [".Sh EXIT STATUS", ".Bl -tag -width Ds"]
        for status in ExitStatus.allCases { lines += [".It \(status.rawValue)"] + sentences(status.meaning) }
        lines += [".El", ".Sh EXAMPLES"]
        for (index, example) in CommandTable.subcommands.flatMap(\.examples).enumerated() {
            if index > 0 { lines.append(".Pp") }
            lines += [capitalized(example.purpose) + ":", ".Pp", ".Dl " + escaped(example.command)]
        }
        lines += [
            ".Sh SEE ALSO", ".Rs", ".%T SAE J1979, E/E Diagnostic Test Modes", ".Re", ".Rs",
            ".%T ISO 15031-6, Diagnostic trouble code definitions", ".Re",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    private static var configuration: [String] {
        var lines = sentences(
            "The configuration has lines of the form key = value. A line that is wrong stops every command but config, "
                + "which can repair it. The keys, with what they may be set to and their defaults:")
        lines.append(".Bl -tag -width Ds")
        for key in SettingTable.keys {
            let standard = key.standard.map { " (\($0.written))" } ?? ""
            lines += [".It Cm \(escaped(key.name))"] + sentences(key.help)
            lines += sentences(capitalized(key.expected) + standard + ".")
        }
        return lines + [".El"]
    }

    private static func mark(_ flag: Flag) -> String {
        "Fl -\(flag.name)" + (flag.argument.map { " Ar \(escaped($0))" } ?? "")
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// mdoc wants every sentence to begin a line, and lines of no more than 80 bytes.
    private static func sentences(_ text: String) -> [String] {
        var sentences: [String] = [""]
        for word in text.split(separator: " ") {
            sentences[sentences.count - 1] += (sentences.last == "" ? "" : " ") + word
            if word.hasSuffix(".") { sentences.append("") }
        }
        return sentences.filter { !$0.isEmpty }.flatMap { Format.wrapped($0, width: 72).map(escaped) }
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'" where result.isEmpty, "." where result.isEmpty: result += "\\&\(character)"
            case "…": result += "..."
            default: result.append(character)
            }
        }
        return result
    }
}
