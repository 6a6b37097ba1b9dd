import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct TextStyleTests {
    private static let line = "a " + TextStyle.yellow("b") + TextStyle.dim("c") + TextStyle.alarm("d")

    @Test(
        arguments: [
            (TextStyle.Palette.plain, "a bcd"),
            (.monochrome, "a " + TextStyle.strong("b") + TextStyle.dim("c") + TextStyle.inverse("d")),
            (.colored, line),
        ])
    func palettes(palette: TextStyle.Palette, shown: String) {
        #expect(palette(Self.line) == shown)
        #expect(palette("Straße, 漢字, 5 °C") == "Straße, 漢字, 5 °C")
    }

    @Test func shown() {
        #expect(SafeText.shown(TextStyle.red("hot"), isLine: true) == "\u{1B}[31mhot\u{1B}[0m")
        #expect(TextStyle.red("") == "" && TextStyle.plain("a") == "a")
    }
}
