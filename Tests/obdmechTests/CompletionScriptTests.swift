import CommandLine
import Foundation
import TestSupport
import Testing

@testable import obdmech

/// The scripts in the real shells.
@Suite(.waits, .timeLimit(.minutes(20))) struct CompletionScriptTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../scripts/completions").standardized.path

    @Test(arguments: CompletionScript.allCases) func theFileIsWhatTheProgramPrints(script: CompletionScript) throws {
        let file = try #require(FileManager.default.contents(atPath: Self.folder + "/" + script.fileName))
        #expect(String(decoding: file, as: UTF8.self) == script.text, "run: scripts/generate")
        let program = try RealProgram()
        let (status, run) = try program.run("completion", script.rawValue)
        #expect(status == 0 && run.output == script.text)
    }

    @Test(arguments: ["", "csh", "bash zsh"]) func otherShells(operands: String) throws {
        let run = try RealProgram().run(["completion"] + operands.split(separator: " ").map(String.init)).run
        #expect(run.output.isEmpty && run.warning.contains("name one of bash, zsh, fish"))
    }

    /// What is typed before Tab, and what the last word becomes.
    private static let cases: [(typed: String, word: String)] = [
        ("sc", "scan"), ("scan --qu", "--quick"), ("scan -a sim:fau", "sim:faults"), ("scan -a 'sim:fau", "sim:faults"),
        ("scan --adapter=sim:fau", "--adapter=sim:faults"), ("scan -qasim:fau", "-qasim:faults"),
        ("scan -a blu", "bluetooth:"),
        ("scan --adapter=re", "--adapter=replay:"), ("scan -v -a tcp:192.168.4", "tcp:192.168.4.1:35000"),
        ("report --driver Ann\\ ", "Ann Lee"), ("report --driver \"A", "Ann Lee"), ("report --tag=w", "--tag=work"),
        ("read 0C engineSp", "engineSpeed"), ("explain P0301 P0420", "P0420"), ("config set units imp", "imperial"),
        ("help si", "simulate"), ("completion f", "fish"),
        ("database backup a\\ ", "a b.txt"), ("scan --record=\"a ", "--record=a b.txt"),
        ("scan -a replay:a", "replay:a b.txt"),
    ]

    private static func shell(_ name: String) throws -> String {
        try #require(
            ["/usr/bin/", "/bin/"].map { $0 + name }.first { FileManager.default.isExecutableFile(atPath: $0) },
            "there is no \(name): scripts/setup installs it")
    }

    /// The program with a trip of today in its database and a file in its home.
    private static func prepared() throws -> RealProgram {
        let program = try RealProgram()
        try program.directory.write([], to: "a b.txt")
        let (status, run) = try program.run(
            "trip", "-a", "sim:city?rate=max", "--duration", "20s", "--driver", "Ann Lee", "--tag", "work")
        try #require(status == 0, "\(run.warning)")
        return program
    }

    /// Types lines and Tab; the shell tells what it would have run.
    private func type(_ arguments: [String], _ setup: [String]) throws {
        let program = try Self.prepared()
        let terminal = try TestTerminal()
        terminal.resize(columns: 500, rows: 24)
        let run = try program.start(
            Array(arguments.dropFirst()),
            environment: ["PATH": program.path, "TERM": "dumb", "PS1": "$ ", "INPUTRC": "/dev/null"],
            terminal: terminal.path,
            other: try Self.shell(arguments[0]))
        for line in [
            "cd '\(program.directory.path)'", "obdmech() { printf '{%s}' \"$@\"; echo .; }",
        ] + setup + ["printf '%s\\n' rea''dy"] {
            terminal.type(line + "\r")
        }
        try #require(terminal.wait(for: "ready"), "\(terminal.text)")
        let today = try #require(
            try program.run("complete", "--", "report", "--date", "").run.output.split(separator: "\t").first)
        for (typed, word) in Self.cases + [("report --date ", String(today))] {
            terminal.type("obdmech \(typed)\t+\r")
            // More may be written behind a colon, and a new word behind all else.
            let expected = (word.hasSuffix(":") ? "{\(word)+}" : "{\(word)}{+}") + "."
            try #require(terminal.wait(for: expected), "\(typed): \(terminal.text.suffix(600))")
        }
        terminal.type("obdmech d\t\t")
        try #require(terminal.wait(for: "doctor"))
        if arguments[0] == "zsh" { #expect(terminal.wait(for: "-- " + DoctorCommand.subcommand.summary)) }
        terminal.type("\u{15}exit\r")
        #expect(run.end() == 0)
    }

    @Test func bash() throws {
        try type(["bash", "--norc", "-i"], ["source '\(Self.folder)/obdmech.bash'"])
    }

    @Test func zsh() throws {
        try type(
            ["zsh", "-f", "-i"],
            ["PS1='$ '", "fpath=('\(Self.folder)' $fpath)", "autoload -Uz compinit", "compinit -u -D"])
    }

    /// In a running shell, without the folders that it looks into.
    @Test func zshWithoutAFolder() throws {
        try type(
            ["zsh", "-f", "-i"],
            ["PS1='$ '", "autoload -Uz compinit", "compinit -u -D", "source '\(Self.folder)/_obdmech'"])
    }

    /// fish says by itself what it would offer.
    @Test func fish() throws {
        let program = try Self.prepared()
        var lines = ["cd '\(program.directory.path)'", "source '\(Self.folder)/obdmech.fish'"]
        let quoted = Self.cases.map {
            "'obdmech " + $0.typed.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
        }
        for line in quoted { lines += ["complete -C \(line)", "echo ===="] }
        lines.append("complete -C 'obdmech d'")
        let run = try program.start(
            ["--no-config", "-c", lines.joined(separator: "\n")], environment: ["PATH": program.path],
            other: try Self.shell("fish"))
        #expect(run.end() == 0)
        let offers = run.output.components(separatedBy: "====\n")
        try #require(offers.count == Self.cases.count + 1, "\(run.output) \(run.warning)")
        for (item, offer) in zip(Self.cases, offers) {
            let words = offer.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
            #expect(words.map(String.init) == [item.word], "\(item.typed)")
        }
        #expect(offers.last?.contains("doctor\t" + DoctorCommand.subcommand.summary + "\n") == true)
    }
}
