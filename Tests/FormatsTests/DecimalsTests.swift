import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct DecimalsTests {
    @Test(
        arguments: [
            ("1.79", 1.79), ("1,79", 1.79), ("12", 12), (",5", 0.5), ("2,", 2), ("1,5000", 1.5), ("1,500", nil),
            ("1.5,2", nil),
            ("1,2,3", nil), ("1,-5", nil), ("1,5 L", nil), (",", nil), ("", nil),
        ] as [(String, Double?)])
    func typed(text: String, value: Double?) { #expect(Decimals.value(text) == value) }

    @Test(arguments: [(8.316, 2, "8.32"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.3"), (41230, 0, "41230")])
    func written(value: Double, decimals: Int, text: String) {
        #expect(Decimals.text(value, decimals) == text)
        // The sign of the process is a point unless the program sets another.
        #expect(Format.fixed(value, decimals) == text)
    }
}
