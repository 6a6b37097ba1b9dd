import Formats

/// The output of `-h` and `--help`, made from the command table.
package enum HelpText {
    /// Returns the help of the program.
    /// - Parameters:
    ///   - summary: what the program does, in one line without a full stop.
    ///   - more: where to find more.
    package static func program(_ table: [Subcommand], summary: String, more: String, width: Int) -> [String] {
        var lines = Format.wrapped("obdmech: \(summary)", width: width)
        lines += ["", "Usage: obdmech SUBCOMMAND [OPTION]…"]
        for chapter in Subcommand.Chapter.allCases {
            lines += ["", chapter.rawValue + ":"]
            for subcommand in table where subcommand.chapter == chapter {
                lines += entry(subcommand.name, subcommand.summary, width, indent: 16)
            }
        }
        lines.append("")
        lines += Format.wrapped(more, width: width)
        return lines
    }

    /// Returns the help of a subcommand.
    /// - Parameter isLong: whether to include all paragraphs, and all sentences about each flag.
    package static func subcommand(_ subcommand: Subcommand, isLong: Bool, width: Int) -> [String] {
        var lines = Format.wrapped(usage(subcommand), width: width, indent: 7)
        if isLong {
            for paragraph in subcommand.description { lines += [""] + Format.wrapped(paragraph, width: width) }
        } else {
            lines += Format.wrapped(subcommand.summary.capitalizedFirst + ".", width: width)
        }
        for (heading, flags) in subcommand.flagsByHeading {
            lines += ["", heading.rawValue + ":"]
            for flag in flags { lines += entry(spelling(flag), isLong ? flag.help : flag.brief, width) }
        }
        lines += ["", "Help:"] + entry("-h", "Show this in short.", width)
        lines += entry("    --help", "Show all of it; man obdmech-\(subcommand.name) does too.", width)
        lines.append("")
        for example in isLong ? subcommand.examples : Array(subcommand.examples.prefix(1)) {
            lines += Format.wrapped("Example, \(example.purpose):", width: width) + ["  " + example.command]
        }
        return lines
    }

    package static func usage(_ subcommand: Subcommand) -> String {
        "Usage: obdmech \(subcommand.name) [OPTION]…" + (subcommand.operands.map { " \($0)" } ?? "")
    }

    /// Returns the spelling of a flag, such as "-a, --adapter DEVICE".
    package static func spelling(_ flag: Flag) -> String {
        (flag.short.map { "-\($0), " } ?? "    ") + "--\(flag.name)" + (flag.argument.map { " \($0)" } ?? "")
    }

    private static func entry(_ term: String, _ text: String, _ width: Int, indent: Int = 28) -> [String] {
        // A term that is too long, and any term on a narrow screen, goes on a line of its own.
        if term.count > indent - 4 || width < 60 {
            let column = width < 60 ? 6 : indent
            let line = String(repeating: " ", count: column) + text
            return ["  " + term] + Format.wrapped(line, width: width, indent: column)
        }
        let padded = "  " + term + String(repeating: " ", count: indent - 2 - term.count)
        return Format.wrapped(padded + text, width: width, indent: indent)
    }
}
