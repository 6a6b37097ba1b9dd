import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct HelpTextTests {
    @Test func theProgram() {
        let lines = HelpText.program(
            exampleTable.filter { ["config", "simulate"].contains($0.name) }, summary: "does things",
            more: ["More: man", "Try it."], isLong: true, width: 60)
        #expect(
            lines == [
                "obdmech: does things", "", "Usage: obdmech SUBCOMMAND [OPTION]…", "", "Tools:",
                "  config        do what config does",
                "  simulate      do what simulate does", "", "More: man", "Try it.",
            ])
    }

    @Test func theProgramInShort() {
        let lines = HelpText.program(
            exampleTable.filter { ["config", "simulate"].contains($0.name) }, summary: "does things",
            more: ["More: man"], isLong: false, width: 60)
        #expect(
            lines == [
                "obdmech: does things", "Usage: obdmech SUBCOMMAND [OPTION]…", "",
                "  config        do what config does", "", "Others: simulate", "", "More: man",
            ])
    }

    @Test func aSubcommandInShort() {
        let lines = HelpText.subcommand(exampleTable[2], isLong: false, width: 70)
        #expect(
            lines == [
                "Usage: obdmech report [OPTION]…", "Do what report does.", "",
                "      --from DAY            The first day.", "  -j, --json                Write JSON.", "",
                "More options: --to, --color, --no-pager. See obdmech report --help.", "", "Example, an example:",
                "  obdmech report",
            ])
    }

    @Test func aSubcommandAtLength() {
        let lines = HelpText.subcommand(exampleTable[2], isLong: true, width: 70)
        #expect(lines.prefix(5) == ["Usage: obdmech report [OPTION]…", "", "One thing.", "", "Another thing."])
        #expect(lines.contains("      --to DAY              The last day."))
        #expect(lines.contains("  -j, --json                Write JSON. It has all."))
    }

    @Test func actions() {
        #expect(
            HelpText.subcommand(exampleTable[6], isLong: false, width: 70).prefix(7) == [
                "Usage: obdmech config [OPTION]… [get KEY|set KEY VALUE|list [KEY]]", "Do what config does.", "",
                "  get           Show one.", "  set           Change one.", "  list          Show all.", "",
            ])
        let lines = HelpText.subcommand(exampleTable[6], isLong: true, width: 70)
        let index = lines.firstIndex(of: "Actions:")
        #expect(
            index.map { Array(lines[$0...($0 + 4)]) } == [
                "Actions:", "  get KEY                   Show one. Options: --json.",
                "  set KEY VALUE             Change one.", "  list [KEY]                Show all. Options: --json.", "",
            ])
    }

    /// Those that begin with the same word are one line in short.
    @Test func actionsOfTwoWords() {
        let lines = HelpText.subcommand(exampleTable[7], isLong: false, width: 70)
        #expect(lines.contains("  gate          add, list"))
    }

    /// A command is continued with backslashes, but not between quotation marks.
    @Test(
        arguments: [
            ("obdmech scan -a sim:city", ["  obdmech scan -a sim:city"]),
            ("obdmech scan -a sim:city --full", ["  obdmech scan -a sim:city \\", "    --full"]),
            ("obdmech edit --note 'to the quarry' --yes", ["  obdmech edit --note 'to the quarry' \\", "    --yes"]),
        ])
    func commands(command: String, lines: [String]) {
        #expect(HelpText.command(command, width: 30) == lines)
    }
}
