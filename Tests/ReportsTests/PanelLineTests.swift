import Formats
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct PanelLineTests {
    private static let line: PanelLine = {
        var line = PanelLine("Speed", .plain)
        line.add("52", .strong, field: 6, isRight: true)
        line.add(" ")
        line.add("km/h", .dim, field: 8)
        return line
    }()

    @Test func fields() {
        #expect(Self.line.width == 20)
        #expect(TextStyle.Palette.plain(Self.line.text(limit: 80)) == "Speed    52 km/h")
        #expect(
            shown(Self.line, .colored) == "Speed    \u{1B}[1m52\u{1B}[0m \u{1B}[2mkm/h\u{1B}[0m")
    }

    private func shown(_ line: PanelLine, _ palette: TextStyle.Palette) -> String {
        SafeText.shown(palette(line.text(limit: 80)), isLine: true)
    }

    /// NO_COLOR and --color never: what matters is still marked.
    @Test func withoutColors() {
        var line = PanelLine("hot", .alarm)
        line.add(" ")
        line.add("fast", .yellow)
        #expect(shown(line, .colored) == "\u{1B}[1;37;41mhot\u{1B}[0m \u{1B}[33mfast\u{1B}[0m")
        #expect(shown(line, .monochrome) == "\u{1B}[1;7mhot\u{1B}[0m \u{1B}[1mfast\u{1B}[0m")
    }

    @Test(arguments: [(0, ""), (3, "Spe"), (7, "Speed"), (10, "Speed    5"), (13, "Speed    52 k")])
    func aNarrowScreen(limit: Int, text: String) {
        #expect(TextStyle.Palette.plain(Self.line.text(limit: limit)) == text)
    }

    @Test func aFieldCutsWhatIsTooWide() {
        var line = PanelLine()
        line.add("1234567", field: 5, isRight: true)
        line.add("円円", field: 3)
        line.add("|")
        #expect(TextStyle.Palette.plain(line.text(limit: 80)) == "12345円 |")
        #expect(line.width == 9)
    }
}
