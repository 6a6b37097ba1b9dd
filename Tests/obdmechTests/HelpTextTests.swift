import CommandLine
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct HelpTextTests {
    @Test(arguments: CommandTable.subcommands, [30, 40, 80, 120]) func everyFlagIsThere(
        subcommand: Subcommand, width: Int
    ) {
        let lines = HelpText.subcommand(subcommand, isLong: true, width: width)
        for flag in subcommand.allFlags {
            #expect(lines.contains { $0.hasPrefix("  " + HelpText.spelling(flag)) }, "--\(flag.name)")
        }
        #expect(lines.contains { $0.hasPrefix("      --help") })
        let text = lines.joined(separator: "\n").replacing(" \\\n    ", with: " ")
        for example in subcommand.examples { #expect(text.contains("\n  " + example.command)) }
        for line in lines where line.count > width {
            // A term, or a word that fits nowhere.
            let isTerm = subcommand.allFlags.contains { line == "  " + HelpText.spelling($0) }
            let words = line.drop { $0 == " " }.replacing(" \\", with: "")
            #expect(isTerm || !words.contains(" ") || words.contains("'"), "\(line)")
        }
    }

    /// Each flag in one sentence on one line, or by its name only, and all on one screen.
    @Test(arguments: CommandTable.subcommands) func shortHelp(subcommand: Subcommand) {
        let short = HelpText.subcommand(subcommand, isLong: false, width: 80)
        let text = short.joined(separator: " ")
        for flag in subcommand.allFlags {
            let isExplained = short.contains {
                $0.hasPrefix("  " + HelpText.spelling(flag)) || $0.hasSuffix(" " + flag.brief)
            }
            let isNamed = [", ", ". "].contains { text.contains(" --" + flag.name + $0) }
            #expect(flag.isRare ? isNamed : isExplained, "--\(flag.name)")
            #expect(flag.help.hasPrefix(flag.brief) && flag.brief.hasSuffix("."), "--\(flag.name)")
            #expect(!flag.brief.contains(". ") && flag.brief.count <= 52, "--\(flag.name)")
        }
        #expect(short.count <= HelpText.shortHeight)
        #expect(short.count < HelpText.subcommand(subcommand, isLong: true, width: 80).count)
    }

    @Test(arguments: CommandTable.subcommands, [40, 80]) func shortHelpFits(subcommand: Subcommand, width: Int) {
        let lines = HelpText.subcommand(subcommand, isLong: false, width: width)
        #expect(lines.filter { $0.count > width } == [])
    }

    @Test func everySubcommandIsThere() {
        let lines = CommandTable.help(isLong: true, width: 80)
        for subcommand in CommandTable.subcommands {
            #expect(lines.contains { $0.hasPrefix("  \(subcommand.name) ") && $0.hasSuffix(subcommand.summary) })
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: [40, 80]) func shortHelpOfTheProgram(width: Int) {
        let lines = CommandTable.help(isLong: false, width: width)
        for subcommand in CommandTable.subcommands where !subcommand.isRare {
            #expect(lines.contains { $0.hasPrefix("  \(subcommand.name)") })
        }
        let text = lines.joined(separator: " ")
        for subcommand in CommandTable.subcommands { #expect(text.contains(" \(subcommand.name)")) }
        #expect(lines.allSatisfy { $0.count <= width })
        if width == 80 { #expect(lines.count <= HelpText.shortHeight) }
    }
}
