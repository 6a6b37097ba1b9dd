import Formats

/// The output of `-h` and `--help`, made from the command table.
package enum HelpText {
    /// The most lines that `-h` may have. On a terminal of 24 rows there is then room for the prompt.
    package static let shortHeight = 23

    // MARK: The program

    /// Returns the help of the program.
    /// - Parameters:
    ///   - summary: what the program does, in one line without a full stop.
    ///   - more: where to find more, a paragraph each.
    ///   - isLong: whether to explain all subcommands under their headings, and not only the most used ones.
    package static func program(
        _ table: [Subcommand], summary: String, more: [String], isLong: Bool, width: Int
    ) -> [String] {
        var lines = Format.wrapped("obdmech: \(summary)", width: width)
        lines += (isLong ? [""] : []) + ["Usage: obdmech SUBCOMMAND [OPTION]…"]
        func entries(_ subcommands: [Subcommand]) -> [String] {
            subcommands.flatMap { entry($0.name, $0.summary, width, indent: 16) }
        }
        if isLong {
            for chapter in Subcommand.Chapter.allCases {
                let its = table.filter { $0.chapter == chapter }
                if !its.isEmpty { lines += ["", chapter.rawValue + ":"] + entries(its) }
            }
        } else {
            lines += [""] + entries(table.filter { !$0.isRare })
            let rare = table.filter(\.isRare).map(\.name)
            if !rare.isEmpty {
                lines += [""] + Format.wrapped("Others: " + rare.joined(separator: ", "), width: width)
            }
        }
        return lines + [""] + more.flatMap { Format.wrapped($0, width: width) }
    }

    // MARK: A subcommand

    /// Returns the help of a subcommand.
    /// - Parameter isLong: whether to include all paragraphs, all flags, and all sentences about each flag.
    package static func subcommand(_ subcommand: Subcommand, isLong: Bool, width: Int) -> [String] {
        let usage = Format.wrapped(usage(subcommand), width: width, indent: 7)
        return usage + (isLong ? long(subcommand, width) : short(subcommand, width))
    }

    private static func long(_ subcommand: Subcommand, _ width: Int) -> [String] {
        var lines: [String] = []
        for paragraph in subcommand.description { lines += [""] + Format.wrapped(paragraph, width: width) }
        let actions = actions(subcommand, isLong: true, width)
        if !actions.isEmpty { lines += ["", "Actions:"] + actions }
        for (heading, flags) in subcommand.flagsByHeading {
            lines += ["", heading.rawValue + ":"]
            for flag in flags { lines += entry(spelling(flag), flag.help, width) }
        }
        lines += ["", "Help:"] + entry("-h", "Show a short help.", width)
        lines += entry("    --help", "Show this help, which is also in man obdmech-\(subcommand.name).", width)
        return lines + [""] + examples(subcommand.examples, width)
    }

    private static func short(_ subcommand: Subcommand, _ width: Int) -> [String] {
        let flags = subcommand.flagsByHeading.flatMap(\.flags)
        var lines = Format.wrapped(subcommand.summary.capitalizedFirst + ".", width: width) + [""]
        let actions = actions(subcommand, isLong: false, width)
        lines += actions + (actions.isEmpty ? [] : [""])
        for flag in flags where !flag.isRare { lines += entry(spelling(flag), flag.brief, width) }
        if lines.last != "" { lines.append("") }
        let rare = flags.filter(\.isRare).map { "--" + $0.name }.joined(separator: ", ")
        lines += Format.wrapped("More options: \(rare). See obdmech \(subcommand.name) --help.", width: width)
        return lines + [""] + examples(Array(subcommand.examples.prefix(1)), width)
    }

    /// Returns the actions with what they do.
    /// - Parameter isLong: whether to include their operands and flags.
    private static func actions(_ subcommand: Subcommand, isLong: Bool, _ width: Int) -> [String] {
        let actions = subcommand.actions.filter { !$0.name.isEmpty }
        if isLong {
            return actions.flatMap { entry($0.usage, $0.summary.capitalizedFirst + "." + options($0), width) }
        }
        // Those of two words are one line together.
        var rows: [(name: Substring, text: String)] = []
        for action in actions {
            let words = action.name.split(separator: " ", maxSplits: 1)
            guard words.count > 1 else {
                rows.append((words[0], action.summary.capitalizedFirst + "."))
                continue
            }
            if let last = rows.last, last.name == words[0] {
                let isSentence = last.text.hasSuffix(".")
                rows[rows.count - 1].text =
                    isSentence ? "\(last.text.dropLast()); also \(words[1])" : "\(last.text), \(words[1])"
            } else {
                rows.append((words[0], String(words[1])))
            }
        }
        return rows.flatMap { entry(String($0.name), $0.text, width, indent: 16) }
    }

    /// " Options: --trip, --with-heart."
    static func options(_ action: Action) -> String {
        let flags = action.flags.map { "--" + $0.name }.joined(separator: ", ")
        return flags.isEmpty ? "" : " Options: \(flags)."
    }

    package static func usage(_ subcommand: Subcommand) -> String {
        "Usage: obdmech \(subcommand.name) [OPTION]…" + (subcommand.operands.map { " \($0)" } ?? "")
    }

    /// Returns the spelling of a flag, such as "-a, --adapter DEVICE".
    package static func spelling(_ flag: AnyFlag) -> String {
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

    // MARK: Examples

    private static func examples(_ examples: [(command: String, purpose: String)], _ width: Int) -> [String] {
        examples.flatMap { example in
            Format.wrapped("Example, \(example.purpose):", width: width) + command(example.command, width: width)
        }
    }

    /// Returns a command line, indented. If it is wider than the screen it is continued on further lines, each but the
    /// last with a backslash at its end, so that it can be copied. It is not broken between quotation marks.
    package static func command(_ command: String, width: Int) -> [String] {
        var lines = [""]
        var isQuoted = false
        for word in command.split(separator: " ", omittingEmptySubsequences: false).map(String.init) {
            let line = lines[lines.count - 1]
            // Two columns for the indent, two for the backslash.
            if isQuoted || line.isEmpty || line.count + 1 + word.count <= width - 4 {
                lines[lines.count - 1] += (line.isEmpty ? "" : " ") + word
            } else {
                lines[lines.count - 1] += " \\"
                lines.append("  " + word)
            }
            if word.filter({ $0 == "'" }).count % 2 == 1 { isQuoted.toggle() }
        }
        return lines.map { "  " + $0 }
    }
}

extension String {
    /// The text up to the first full stop that ends a sentence.
    package var firstSentence: String {
        firstRange(of: ". ").map { String(self[..<$0.lowerBound]) + "." } ?? self
    }

    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
