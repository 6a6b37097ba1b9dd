import CommandLine
import Formats
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct CommandTableTests {
    @Test func whatPeopleTypeLeadsToACommand() {
        for (word, meaning) in CommandTable.meanings {
            let first = meaning.split(separator: " ").first.map(String.init) ?? ""
            #expect(!CommandTable.subcommands.contains { $0.name == word }, "\(word) is a command itself")
            #expect(
                CommandTable.subcommands.contains { $0.name == first }
                    || ["--version", "schema", "manual"].contains(first), "\(word): \(meaning)")
        }
    }

    /// Every flag in both its forms, and no two of a subcommand with the same. It is read, or refused for its value or
    /// because another one is missing.
    @Test(arguments: CommandTable.subcommands) func everyFlagIsRead(subcommand: Subcommand) throws {
        for flag in subcommand.allFlags {
            let values = flag.argument == nil ? [] : ["value"]
            let forms = ["--" + flag.name] + (flag.short.map { ["-\($0)"] } ?? [])
            let action = subcommand.actions(of: flag).first ?? subcommand.actions.first
            let words = action.map { $0.name.split(separator: " ").map(String.init) + $0.operands.map { _ in "x" } }
            for form in forms {
                do {
                    guard
                        case .run(let found, let options) = try CommandLineParser.parse(
                            [subcommand.name] + (words ?? []) + [form] + values, table: CommandTable.subcommands)
                    else {
                        Issue.record("'\(form)' runs nothing")
                        continue
                    }
                    #expect(found.name == subcommand.name)
                    #expect(options.typed(flag) == (values.first ?? ""))
                    #expect(subcommand.allFlags.allSatisfy { options.isGiven($0) == ($0 == flag) })
                } catch {
                    let isExpected =
                        error.text == "invalid --\(flag.name) 'value'"
                        || error.text.hasPrefix("--\(flag.name) needs --") && error.status == .usage
                    #expect(isExpected, "\(error.text)")
                }
            }
        }
        #expect(Set(subcommand.allFlags.map(\.name)).count == subcommand.allFlags.count)
        let letters = subcommand.allFlags.compactMap(\.short)
        #expect(Set(letters).count == letters.count)
        #expect(!letters.contains("h"))
    }

    /// What a flag excludes and requires stands beside it in a subcommand.
    @Test func everyRuleIsOfFlagsOfOneSubcommand() {
        for flag in CommandTable.subcommands.flatMap(\.flags) {
            for other in flag.excludes + flag.requires + flag.requiresOne {
                let haveBoth = CommandTable.subcommands.filter {
                    $0.flags.contains(flag) && $0.flags.contains(other)
                }
                #expect(other != flag && !haveBoth.isEmpty, "--\(flag.name) and --\(other.name)")
            }
        }
    }

    /// One action at most is meant if none is named, and each is found by its name.
    @Test(arguments: CommandTable.subcommands.filter { !$0.actions.isEmpty })
    func everyAction(subcommand: Subcommand) {
        #expect(subcommand.actions.count(where: \.isDefault) <= 1)
        #expect(Set(subcommand.actions.map(\.name)).count == subcommand.actions.count)
        for action in subcommand.actions where !action.name.isEmpty {
            for name in [action.name] + action.aliases {
                let words = name.split(separator: " ").map(String.init)
                #expect(subcommand.action(named: words)?.name == action.name, "\(name)")
            }
            #expect(!action.summary.isEmpty && !action.summary.hasSuffix("."), "\(action.name)")
            // Only the last operand may be many.
            #expect(!action.operands.dropLast().contains { $0.count == .many || $0.count == .rest }, "\(action.name)")
        }
    }

    /// What the help shows works.
    @Test(arguments: CommandTable.subcommands.flatMap { subcommand in subcommand.examples.map { $0.command } })
    func everyExampleIsRead(command: String) throws {
        // What stands behind < and > is the shell's affair.
        let words = try CommandWords.split(String(command.prefix { $0 != "<" && $0 != ">" }), subject: "example")
        #expect(words.first == "obdmech")
        #expect(throws: Never.self) {
            try CommandLineParser.parse(Array(words.dropFirst()), table: CommandTable.subcommands)
        }
    }
}
