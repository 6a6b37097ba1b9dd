import Foundation
import TestSupport
import Testing

@testable import CommandLine
@testable import obdmech

/// README.md and the pages in docs/: what they show is what the program prints, and what they name is there.
@Suite(.waits, .timeLimit(.minutes(20))) struct DocumentationTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let pages: [String] =
        ["README.md"]
        + ((try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "docs").path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().map { "docs/\($0)" }

    private static func text(_ page: String) throws -> String {
        try String(contentsOf: root.appending(path: page), encoding: .utf8)
    }

    /// A command and its output, indented by four spaces; a last line of `…` says that more follows.
    private struct Sample {
        var command: Substring
        var lines: [Substring]

        var isCut: Bool { lines.last == "…" }
        var shown: ArraySlice<Substring> { isCut ? lines.dropLast() : lines[...] }
    }

    /// The page's lines, with each sample in place of its lines.
    private static func parts(_ text: String) -> [(line: Substring, sample: Sample?)] {
        var parts: [(Substring, Sample?)] = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let line = lines.popFirst() {
            guard line.hasPrefix("    $ ") else {
                parts.append((line, nil))
                continue
            }
            var sample = Sample(command: line.dropFirst(6), lines: [])
            // A blank line belongs to the sample if an indented one follows.
            while let next = lines.first,
                next.hasPrefix("    ") || (next.isEmpty && lines.dropFirst().first?.hasPrefix("    ") == true)
            {
                sample.lines.append(next.dropFirst(4))
                lines.removeFirst()
            }
            parts.append((line, sample))
        }
        return parts
    }

    /// Samples of simulated cars and of codes are compared, each on a new database; others need a history.
    @Test(arguments: pages) func samplesAreWhatTheProgramPrints(page: String) throws {
        var written: [String] = []
        for (line, sample) in Self.parts(try Self.text(page)) {
            written.append(String(line))
            guard let sample else { continue }
            guard sample.command.contains("sim:") || sample.command.hasPrefix("obdmech explain ") else {
                written += sample.lines.map { $0.isEmpty ? "" : "    \($0)" }
                continue
            }
            let program = try RealProgram()
            let run = try program.start(
                ["-c", "cd && exec \(sample.command)"],
                environment: ["PATH": program.path, "COLUMNS": "80", "TERM": "dumb"], other: "/bin/sh")
            _ = try #require(run.end(), "'\(sample.command)' does not end")
            let printed = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let kept = sample.isCut ? Array(printed.prefix(max(sample.shown.count, 1))) : Array(printed)
            written += kept.map { $0.isEmpty ? "" : "    \($0)" }
            if sample.isCut { written.append("    …") }
        }
        try ExpectationFile(Self.root.appending(path: page).path)
            .expect(written.joined(separator: "\n"), filter: "DocumentationTests")
    }

    /// Each `obdmech SUBCOMMAND --flag` has a subcommand and flags that exist.
    @Test(arguments: pages) func commandsExist(page: String) throws {
        let page = try Self.text(page)
        let commands = page.matches(of: /\bobdmech ([a-z]+)((?: +[^\s`|>;#]+)*)/)
        for command in commands {
            let name = String(command.1)
            guard let subcommand = CommandTable.subcommands.first(where: { $0.name == name }) else {
                // Prose ("obdmech reads") is neither in backquotes nor indented.
                let before = page[..<command.range.lowerBound]
                let isProse = !before.hasSuffix("`") && !before.hasSuffix("    ")
                #expect(isProse || ["help", "schema"].contains(name), "there is no 'obdmech \(name)'")
                continue
            }
            let flags = Set(subcommand.flags.flatMap { ["--\($0.name)"] + ($0.short.map { ["-\($0)"] } ?? []) })
            for word in command.2.split(separator: " ") where word.wholeMatch(of: /-[a-z]|--[a-z][a-z-]*/) != nil {
                #expect(flags.contains(String(word)), "'obdmech \(name)' has no \(word)")
            }
        }
    }

    @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
        let folder = Self.root.appending(path: page).deletingLastPathComponent()
        for link in try Self.text(page).matches(of: /\]\(([^)#:]+)(?:#[^)]*)?\)/) {
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: String(link.1)).path), "\(link.1)")
        }
    }
}
