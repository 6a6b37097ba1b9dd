import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct HelpTextTests {
    @Test func theProgram() {
        let lines = HelpText.program(
            exampleTable.suffix(2), summary: "does things", more: ["More: man", "Try it."], isLong: true, width: 60)
        #expect(
            lines == [
                "obdmech: does things", "", "Usage: obdmech SUBCOMMAND [OPTION]…", "", "Tools:",
                "  config        do what config does",
                "  simulate      do what simulate does", "", "More: man", "Try it.",
            ])
    }

    @Test func theProgramInShort() {
        let lines = HelpText.program(
            exampleTable.suffix(2), summary: "does things", more: ["More: man"], isLong: false, width: 60)
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

    /// The words that the first operand may be.
    @Test(arguments: [true, false]) func actions(isLong: Bool) {
        let lines = HelpText.subcommand(exampleTable[6], isLong: isLong, width: 70)
        let index = lines.firstIndex(of: "  get           Show one.")
        #expect(
            index.map { Array(lines[($0 - 1)...($0 + 2)]) } == [
                isLong ? "Actions:" : "", "  get           Show one.", "  list          Show all.", "",
            ])
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
