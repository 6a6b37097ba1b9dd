import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct ManualPageTests {
    @Test func aSubcommand() {
        let page = ManualPage(exampleTable[0], date: "May 1, 2026", related: [("obdmech-json", 5)])
        #expect(page.fileName == "obdmech-scan.1")
        let lines = page.text.split(separator: "\n")
        #expect(lines.dropFirst().prefix(3) == [".Dd May 1, 2026", ".Dt OBDMECH-SCAN 1", ".Os"])
        #expect(lines.contains(".Op Fl a | Fl -adapter Ar DEVICE") && lines.contains(".It Fl -no\\-save") == false)
        #expect(lines.contains(".It Fl -no-save") && lines.contains(".Dl obdmech scan"))
        #expect(lines.suffix(2) == [".Xr obdmech 1 ,", ".Xr obdmech-json 5"])
    }

    @Test func actions() {
        let lines = ManualPage(exampleTable[6], date: "May 1, 2026").text.split(separator: "\n")
        let begin = lines.firstIndex(of: ".Ss Actions") ?? 0
        #expect(
            lines[begin...].prefix(5) == [
                ".Ss Actions", ".Bl -tag -width Ds", ".It Cm get Ar KEY\\&", "Show one.", "Options: \\-\\-json.",
            ])
    }

    @Test(arguments: [("-5 …", "\\-5 ..."), (".x", "\\&.x"), ("a\\b", "a\\eb"), ("\u{2060}word", "\\%word")])
    func escaped(text: String, escaped: String) { #expect(ManualPage.escaped(text) == escaped) }

    @Test func everySentenceBeginsALine() {
        #expect(ManualPage.sentences("One. Two words. Three") == ["One.", "Two words.", "Three"])
    }
}
