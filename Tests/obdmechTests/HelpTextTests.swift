import CommandLine
import Testing

@testable import obdmech

@Suite struct HelpTextTests {
    @Test(arguments: CommandTable.subcommands, [30, 40, 80, 120]) func everyFlagIsThere(
        subcommand: Subcommand, width: Int
    ) {
        let lines = HelpText.subcommand(subcommand, isLong: true, width: width)
        for flag in subcommand.allFlags {
            #expect(lines.contains { $0.hasPrefix("  " + HelpText.spelling(flag)) }, "--\(flag.name)")
        }
        #expect(lines.contains { $0.hasPrefix("      --help") })
        let text = lines.joined(separator: "\n")
        for example in subcommand.examples { #expect(text.contains("\n  " + example.command)) }
        let examples = Set(subcommand.examples.map { "  " + $0.command })
        for line in lines where line.count > width && !examples.contains(line) {
            // A term, or a word that fits nowhere.
            let isTerm = subcommand.allFlags.contains { line == "  " + HelpText.spelling($0) }
            #expect(isTerm || !line.drop { $0 == " " }.contains(" "), "\(line)")
        }
    }

    /// Each flag in one sentence, and shorter than the long form.
    @Test(arguments: CommandTable.subcommands) func shortHelp(subcommand: Subcommand) {
        let short = HelpText.subcommand(subcommand, isLong: false, width: 80)
        for flag in subcommand.allFlags {
            #expect(short.contains { $0.hasPrefix("  " + HelpText.spelling(flag)) }, "--\(flag.name)")
            #expect(flag.help.hasPrefix(flag.brief) && flag.brief.hasSuffix("."), "--\(flag.name)")
            #expect(!flag.brief.contains(". "), "--\(flag.name)")
        }
        #expect(short.count < HelpText.subcommand(subcommand, isLong: true, width: 80).count)
    }

    @Test func everySubcommandIsThere() {
        let lines = CommandTable.help(width: 80)
        for subcommand in CommandTable.subcommands {
            #expect(lines.contains { $0.hasPrefix("  \(subcommand.name) ") && $0.hasSuffix(subcommand.summary) })
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
    }
}
