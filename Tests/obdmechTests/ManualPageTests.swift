import CommandLine
import Devices
import Formats
import Foundation
import Settings
import Testing

import enum Formats.ExitStatus

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct ManualPageTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../man").path

    @Test(arguments: ManualPage.all.map(\.fileName)) func theFileIsWhatTheProgramPrints(name: String) throws {
        let file = try #require(FileManager.default.contents(atPath: Self.folder + "/" + name), "run: scripts/generate")
        #expect(String(decoding: file, as: UTF8.self) == (try ManualPage.named(name).text), "run: scripts/generate")
    }

    @Test func noOtherFileIsThere() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(Set(files) == Set(ManualPage.all.map(\.fileName)))
    }

    @Test(arguments: CommandTable.subcommands) func everySubcommandIsThere(subcommand: Subcommand) throws {
        let program = try ManualPage.named("obdmech.1").text.split(separator: "\n")
        #expect(program.contains { $0 == ".It Xr obdmech-\(subcommand.name) 1" })
        let lines = try ManualPage.named("obdmech-\(subcommand.name).1").text.split(separator: "\n")
        for flag in subcommand.allFlags {
            let term = "Fl -" + flag.name
            let isTold = lines.contains { line in
                line.hasPrefix(".It ") && (line.hasSuffix(term) || line.contains(term + " "))
            }
            #expect(isTold, "--\(flag.name)")
        }
        for flag in subcommand.flags {
            let isInSynopsis = lines.contains { line in
                line.hasPrefix(".Op ") && (line.hasSuffix("Fl -" + flag.name) || line.contains("Fl -\(flag.name) "))
            }
            #expect(isInSynopsis, "--\(flag.name)")
        }
        for example in subcommand.examples {
            let command = example.command.replacing("-", with: "\\-")
            #expect(lines.contains { $0.hasPrefix(".Dl ") && $0.hasSuffix(command) }, "\(example.command)")
        }
    }

    @Test func everySettingIsThere() throws {
        let lines = try ManualPage.named("obdmech-config.5").text.split(separator: "\n")
        for key in SettingTable.keys {
            #expect(lines.contains { $0 == ".It Cm " + key.name.replacing("-", with: "\\-") }, "\(key.name)")
        }
    }

    @Test func everyExitStatusIsThere() throws {
        let page = try ManualPage.named("obdmech.1").text
        let section = try #require(page.range(of: ".Sh EXIT STATUS")).upperBound..<page.endIndex
        let lines = page[section].split(separator: "\n")
        for status in ExitStatus.allCases { #expect(lines.contains { $0 == ".It \(status.rawValue)" }, "\(status)") }
        #expect(ExitStatus.allCases.map(\.rawValue) == Array(0...7))
    }

    @Test func everyVariableFileAndDeviceIsThere() throws {
        let lines = try ManualPage.named("obdmech.1").text.split(separator: "\n")
        for variable in Environment.variables { #expect(lines.contains { $0 == ".It Ev \(variable.name)" }) }
        #expect(lines.filter { $0.hasPrefix(".It Pa ") }.count == Environment.files.count)
        for row in DeviceSchemes.rows { #expect(lines.contains { $0.hasPrefix(".It Li \(row.name)") }) }
    }

    /// No line that is meant as text begins like a request.
    @Test(arguments: ManualPage.all.map(\.fileName)) func textIsNoRequest(name: String) throws {
        for line in try ManualPage.named(name).text.split(separator: "\n") where line.hasPrefix(".") {
            #expect(line.prefixMatch(of: /\.(\\"|[A-Z%][A-Za-z]( |$))/) != nil, "\(line)")
        }
    }
}
