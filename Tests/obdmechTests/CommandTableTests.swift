import CommandLine
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

    /// Every flag in both its forms, and no two of a subcommand with the same.
    @Test(arguments: CommandTable.subcommands) func everyFlagIsRead(subcommand: Subcommand) throws {
        for flag in subcommand.allFlags {
            let values = flag.argument == nil ? [] : ["value"]
            let forms = ["--" + flag.name] + (flag.short.map { ["-\($0)"] } ?? [])
            for form in forms {
                guard
                    case .run(let found, let options) = try CommandLineParser.parse(
                        [subcommand.name, form] + values, table: CommandTable.subcommands)
                else {
                    Issue.record("'\(form)' runs nothing")
                    continue
                }
                #expect(found.name == subcommand.name)
                #expect(options.value(flag) == (values.first ?? ""))
                #expect(subcommand.allFlags.allSatisfy { options.has($0) == ($0 == flag) })
            }
        }
        #expect(Set(subcommand.allFlags.map(\.name)).count == subcommand.allFlags.count)
        let letters = subcommand.allFlags.compactMap(\.short)
        #expect(Set(letters).count == letters.count)
        #expect(!letters.contains("h"))
    }

    /// What the help shows works.
    @Test(arguments: CommandTable.subcommands.flatMap { subcommand in subcommand.examples.map { $0.command } })
    func everyExampleIsRead(command: String) throws {
        // What stands behind < and > is the shell's affair.
        let words = command.prefix { $0 != "<" && $0 != ">" }.split(separator: " ").map {
            String($0.replacing("'", with: ""))
        }
        #expect(words.first == "obdmech")
        #expect(throws: Never.self) {
            try CommandLineParser.parse(Array(words.dropFirst()), table: CommandTable.subcommands)
        }
    }
}
