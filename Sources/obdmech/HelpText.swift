import Reports

/// `--help`, made from the command table.
enum HelpText {
    static func program(width: Int) -> [String] {
        var lines = Format.wrapped("obdmech: \(CommandTable.summary)", width: width)
        lines += ["", "Usage: obdmech SUBCOMMAND …", ""]
        for subcommand in CommandTable.subcommands { lines += entry(subcommand.name, subcommand.summary, width) }
        lines += entry("help", "explain a subcommand", width)
        lines.append("")
        lines += Format.wrapped("Try: obdmech scan -a sim:faults, and: man obdmech", width: width)
        return lines
    }

    static func subcommand(_ subcommand: Subcommand, width: Int) -> [String] {
        var lines = Format.wrapped(usage(subcommand), width: width, indent: 7)
        for paragraph in subcommand.description { lines += [""] + Format.wrapped(paragraph, width: width) }
        lines.append("")
        for flag in subcommand.flags { lines += entry(spelling(flag), flag.help, width) }
        lines += entry("-h, --help", "Show this.", width)
        lines.append("")
        for example in subcommand.examples {
            lines += Format.wrapped("Example, \(example.purpose):", width: width) + ["  " + example.command]
        }
        return lines
    }

    static func usage(_ subcommand: Subcommand) -> String {
        "Usage: obdmech \(subcommand.name) [OPTION]…" + (subcommand.operands.map { " \($0)" } ?? "")
    }

    /// "-a, --adapter DEVICE".
    static func spelling(_ flag: Flag) -> String {
        (flag.short.map { "-\($0), " } ?? "    ") + "--\(flag.name)" + (flag.argument.map { " \($0)" } ?? "")
    }

    private static func entry(_ term: String, _ text: String, _ width: Int) -> [String] {
        let indent = 28
        // A term that leaves no room, and any on a narrow screen, stands on a line of its own.
        if term.count > indent - 4 || width < 60 {
            return ["  " + term] + Format.wrapped("      " + text, width: width, indent: 6)
        }
        let padded = "  " + term + String(repeating: " ", count: indent - 2 - term.count)
        return Format.wrapped(padded + text, width: width, indent: indent)
    }
}
