import Testing

@testable import CommandLine

@Suite struct HelpTextTests {
    @Test func theProgram() {
        let lines = HelpText.program(exampleTable.suffix(2), summary: "does things", more: "More: man", width: 60)
        #expect(
            lines == [
                "obdmech: does things", "", "Usage: obdmech SUBCOMMAND [OPTION]…", "", "What the car says:", "",
                "Drives:", "", "The adapter:", "", "The program:", "  config        do what config does",
                "  simulate      do what simulate does", "", "More: man",
            ])
    }

    @Test func aSubcommandInShort() {
        let lines = HelpText.subcommand(exampleTable[2], isLong: false, width: 70)
        #expect(
            lines.prefix(8) == [
                "Usage: obdmech report [OPTION]…", "Do what report does.", "", "Options:",
                "      --from DAY            The first day.", "      --to DAY              The last day.", "",
                "Output:",
            ])
        #expect(lines.contains("  -j, --json                Write JSON."))
        #expect(lines.suffix(2) == ["Example, an example:", "  obdmech report"])
    }

    @Test func aSubcommandAtLength() {
        let lines = HelpText.subcommand(exampleTable[2], isLong: true, width: 70)
        #expect(lines.prefix(5) == ["Usage: obdmech report [OPTION]…", "", "One thing.", "", "Another thing."])
        #expect(lines.contains("  -j, --json                Write JSON. It has all."))
    }
}
