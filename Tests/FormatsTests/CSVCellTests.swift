import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct CSVCellTests {
    @Test(arguments: [
        ("", ""), ("a", "a"), ("a,b", "\"a,b\""), ("say \"x\"", "\"say \"\"x\"\"\""), ("a\nb", "\"a\nb\""),
        // Numbers remain numbers.
        ("-3.1", "-3.1"), ("+5", "+5"), ("-1e-07", "-1e-07"), ("-inf", "-inf"), ("2026-11-22", "2026-11-22"),
        // Formulas that a spreadsheet would evaluate.
        ("=1+1", "'=1+1"), ("+cmd|'/c calc'!A0", "'+cmd|'/c calc'!A0"), ("-2+3", "'-2+3"), ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "\"'\t=1\""), ("\r=1", "\"'\n=1\""), (" =1", "' =1"), ("＝1+1", "'＝1+1"), ("-", "'-"),
        ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""), ("a=b", "a=b"),
        ("\u{1B}[31m=1", "\u{FFFD}[31m=1"),
    ])
    func cells(text: String, cell: String) { #expect(CSVCell.text(text) == cell) }
}
