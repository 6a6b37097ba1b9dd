import Foundation
import Testing

@testable import obdmech

@Suite struct ManualPageTests {
    @Test func theFileIsWhatTheProgramPrints() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../man/obdmech.1").path
        let file = try #require(FileManager.default.contents(atPath: path), "run: obdmech manual > man/obdmech.1")
        #expect(String(decoding: file, as: UTF8.self) == ManualPage.text, "run: obdmech manual > man/obdmech.1")
    }

    @Test(arguments: CommandTable.subcommands) func everySubcommandIsThere(subcommand: Subcommand) {
        let lines = ManualPage.text.split(separator: "\n")
        #expect(lines.contains { $0 == ".It Cm \(subcommand.name)" })
        for flag in subcommand.flags {
            let term = "Fl -" + flag.name.replacing("-", with: "\\-")
            let plain = "Fl -" + flag.name
            let isTold = lines.contains { line in
                line.hasPrefix(".It ") && (line.hasSuffix(plain) || line.contains(plain + " ") || line.contains(term))
            }
            #expect(isTold, "--\(flag.name)")
            #expect(lines.contains { $0.hasPrefix(".Op Fl -\(flag.name)") }, "--\(flag.name)")
        }
        for example in subcommand.examples {
            let command = example.command.replacing("-", with: "\\-")
            #expect(lines.contains { $0.hasPrefix(".Dl ") && $0.hasSuffix(command) }, "\(example.command)")
        }
    }

    @Test func everyExitStatusIsThere() throws {
        let page = ManualPage.text
        let section = try #require(page.range(of: ".Sh EXIT STATUS")).upperBound..<page.endIndex
        let lines = page[section].split(separator: "\n")
        for status in ExitStatus.allCases { #expect(lines.contains { $0 == ".It \(status.rawValue)" }, "\(status)") }
        #expect(ExitStatus.allCases.map(\.rawValue) == Array(0...6))
    }

    @Test func everyVariableFileAndDeviceIsThere() {
        let lines = ManualPage.text.split(separator: "\n")
        for variable in Environment.variables { #expect(lines.contains { $0 == ".It Ev \(variable.name)" }) }
        #expect(lines.filter { $0.hasPrefix(".It Pa ") }.count == Environment.files.count)
        for row in DeviceSchemes.rows { #expect(lines.contains { $0.hasPrefix(".It Li \(row.name):") }) }
    }

    /// No line that is meant as text begins like a request.
    @Test func textIsNoRequest() {
        for line in ManualPage.text.split(separator: "\n") where line.hasPrefix(".") {
            #expect(line.prefixMatch(of: /\.(\\"|[A-Z%][A-Za-z]( |$))/) != nil, "\(line)")
        }
    }
}

@Suite struct HelpTextTests {
    @Test(arguments: CommandTable.subcommands, [30, 40, 80, 120]) func everyFlagIsThere(
        subcommand: Subcommand, width: Int
    ) {
        let lines = HelpText.subcommand(subcommand, width: width)
        for flag in subcommand.flags {
            #expect(lines.contains { $0.hasPrefix("  " + HelpText.spelling(flag)) }, "--\(flag.name)")
        }
        #expect(lines.contains { $0.hasPrefix("  -h, --help") })
        let text = lines.joined(separator: "\n")
        for example in subcommand.examples { #expect(text.contains("\n  " + example.command)) }
        let examples = Set(subcommand.examples.map { "  " + $0.command })
        for line in lines where line.count > width && !examples.contains(line) {
            // A term, or a word that fits nowhere.
            let isTerm = subcommand.flags.contains { line == "  " + HelpText.spelling($0) }
            #expect(isTerm || !line.drop { $0 == " " }.contains(" "), "\(line)")
        }
    }

    @Test func everySubcommandIsThere() {
        let lines = HelpText.program(width: 80)
        for subcommand in CommandTable.subcommands {
            #expect(lines.contains { $0.hasPrefix("  \(subcommand.name) ") && $0.hasSuffix(subcommand.summary) })
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
    }
}
