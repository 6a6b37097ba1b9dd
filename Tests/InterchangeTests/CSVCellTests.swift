import Telemetry
import Testing

@testable import Interchange

/// Numbers, times and dates in cells and names.
@Suite(.timeLimit(.minutes(20))) struct CSVCellTests {
    private func number(_ text: String, _ decimal: Character = ".") -> Double? {
        let bytes = Array(text.utf8)
        return CellNumber.value(bytes, 0..<bytes.count, decimal: decimal.asciiValue ?? 0)
    }

    @Test(
        arguments: [
            ("12", 12), ("-0.529", -0.529), ("+3.5", 3.5), ("20.829999923706055", 20.829999923706055), ("1.5E3", 1500),
            ("1,234.5", 1234.5), ("1 234.5", 1234.5), ("1'234'567", 1_234_567), (".5", 0.5), ("5.", 5), ("0", 0),
            ("1\u{A0}234", 1234), ("\u{2212}4", -4), ("123456789012345", 123_456_789_012_345),
        ] as [(String, Double?)])
    func numbers(text: String, value: Double?) { #expect(number(text) == value) }

    @Test(arguments: [
        ("12,5", 12.5), ("1.234,5", 1234.5), ("1 234,56", 1234.56), ("-0,5", -0.5), ("7", 7),
        ("0,123456789012345678", 0.123456789012345678),
    ])
    func decimalCommas(text: String, value: Double) { #expect(number(text, ",") == value) }

    @Test(arguments: [
        "", "-", "--", "NaN", "nan", "No Data", "∞", "Infinity", "-Infinity", "inf", "N/A", "null", "?", "12abc",
        "0x10",
        "1e400", "1e308", "1.2.3", "1,2,3", "true", "12:30",
    ])
    func missing(text: String) { #expect(number(text) == nil && number(text, ",") == nil) }

    @Test(
        arguments: [
            (["12,5", "7"], ",", "."), (["1,234"], ".", ","), (["1.234", "0,5"], ",", "."), (["1.5", "2"], ".", ","),
            (["1,234.5"], ".", ","), (["1.234.567"], ",", "."), (["0,125"], ",", "."),
        ] as [([String], Character, Character)])
    func decimalMarks(cells: [String], mark: Character, not: Character) {
        var number = CellNumber()
        for cell in cells { number.note(Array(cell.utf8), 0..<cell.utf8.count) }
        #expect(number.decimal(separator: UInt8(ascii: ",")) ?? UInt8(ascii: ".") == mark.asciiValue)
    }

    // MARK: Times

    private func time(_ text: String, isMonthFirst: Bool = false) -> WallTime? {
        let bytes = Array(text.utf8)
        guard let time = CellTime(bytes, 0..<bytes.count), let day = time.day?.microseconds(isMonthFirst: isMonthFirst)
        else { return nil }
        return WallTime(microseconds: day + (time.clock ?? 0) - Int64(time.zoneS ?? 0) * 1_000_000)
    }

    @Test(arguments: [
        ("Wed Oct 09 10:40:28 GMT+02:00 2019", "2019-10-09T08:40:28Z"),
        ("Mon Oct 28 15:46:36 PDT 2024", "2024-10-28T22:46:36Z"),
        ("Sun Oct 27 02:10:00 CEST 2024", "2024-10-27T00:10:00Z"),
        ("Tue Jun 02 12:00:00 BST 2026", "2026-06-02T11:00:00Z"),
        ("Thu May 01 12:00:00 GMT-03:30 2014", "2014-05-01T15:30:00Z"),
        ("09-ott-2019 10:40:26.920", "2019-10-09T10:40:26.920Z"),
        ("05-ago.-2026 18:58:19.816", "2026-08-05T18:58:19.816Z"),
        ("28-Oct-2024 13:50:51,185", "2024-10-28T13:50:51.185Z"), ("01-Mai-2026 00:00:00", "2026-05-01T00:00:00Z"),
        ("01-Μαΐ-2026 00:00:00", "2026-05-01T00:00:00Z"), ("16-Σεπ-2019 10:58:16.5", "2019-09-16T10:58:16.5Z"),
        ("2026-07-17 14:31:18.512", "2026-07-17T14:31:18.512Z"), ("2026-07-17T14:31:18+0200", "2026-07-17T12:31:18Z"),
        ("2026-07-17T14:31:18Z", "2026-07-17T14:31:18Z"), ("2026/7/4 9:05", "2026-07-04T09:05:00Z"),
        ("20260717143118", "2026-07-17T14:31:18Z"), ("20260717T143118Z", "2026-07-17T14:31:18Z"),
        ("17.07.2026 14:31:18", "2026-07-17T14:31:18Z"), ("18.8.2026", "2026-08-18T00:00:00Z"),
        ("02/03/2026 11:20:39.6323 PM", "2026-03-02T23:20:39.6323Z"), ("02/03/2026 12:20 am", "2026-03-02T00:20:00Z"),
        ("2/3/26 1:20 p.m.", "2026-03-02T13:20:00Z"), ("Jul 08 2017 01:29 PM", "2017-07-08T13:29:00Z"),
        ("10:40:26 09-10-2019", "2019-10-09T10:40:26Z"), ("2026-07-17 14:31:18 UTC", "2026-07-17T14:31:18Z"),
    ])
    func times(text: String, iso: String) { #expect(time(text) == WallTime(iso8601: iso), "\(text)") }

    @Test func theDayMayComeSecond() {
        #expect(time("02/03/2026 11:20", isMonthFirst: true) == WallTime(iso8601: "2026-02-03T11:20:00Z"))
        #expect(time("02.03.2026 11:20", isMonthFirst: true) == WallTime(iso8601: "2026-03-02T11:20:00Z"))
    }

    @Test(arguments: [
        "soon", "-", "", "25-Nov", "12:61:00", "2026-13-01 00:00:00", "Speed (km/h)", "May", "unix time", "a:b",
    ])
    func noTimes(text: String) { #expect(time(text) == nil) }

    @Test(
        arguments: [
            ("10:40:26.920", 38_426_920_000), ("00:00:01:250", 1_250_000), ("9:05", 32_700_000_000),
            ("12:00:01 AM", 1_000_000), ("1:00:00 PM", 46_800_000_000), ("30:00:00", 108_000_000_000),
        ] as [(String, Int64)])
    func timesOfDay(text: String, microseconds: Int64) {
        let bytes = Array(text.utf8)
        #expect(CellTime(bytes, 0..<bytes.count)?.clock == microseconds)
    }

    @Test(arguments: [
        ("trackLog-2019-Sep-16_10-58-16.csv", "2019-09-16T10:58:16Z"),
        ("2026-01-27 23-38-14.csv", "2026-01-27T23:38:14Z"), ("2025-05-16 10-35.csv", "2025-05-16T10:35:00Z"),
        ("CSVLog_20260203_112039.csv", "2026-02-03T11:20:39Z"), ("20260717_14h31m18s.csv", "2026-07-17T14:31:18Z"),
        ("Data Log Jul 08 2017 01_29 PM.csv", "2017-07-08T13:29:00Z"),
        ("session_20260804_131403_oval_v3.csv", "2026-08-04T13:14:03Z"), ("2026.05.01.csv", "2026-05-01T00:00:00Z"),
        ("log 01.05.2026 14.30.csv", "2026-05-01T14:30:00Z"), ("2026-05-01 (2).csv", "2026-05-01T00:00:00Z"),
        ("2025-10-23 Klamath Falls to Cave Junction.csv", "2025-10-23T00:00:00Z"),
        ("20260717T143118.csv", "2026-07-17T14:31:18Z"),
    ])
    func datesInNames(name: String, iso: String) {
        let found = FileDate.time(in: name)
        let day = found?.day?.microseconds(isMonthFirst: false)
        #expect(day.map { WallTime(microseconds: $0 + (found?.clock ?? 0)) } == WallTime(iso8601: iso), "\(name)")
    }

    @Test(arguments: ["drive.csv", "12345678.csv", "obd-17-van-t1.csv", "unknown_time_123456.csv", "20261399.csv"])
    func noDatesInNames(name: String) { #expect(FileDate.time(in: name) == nil) }

    // MARK: Encodings and lines

    @Test func encodings() {
        let text = "Temp(°C),λ\n"
        let utf16 = Array(text.utf16)
        let little = utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let expected = Array(text.utf8)
        for bytes in [
            expected, [0xEF, 0xBB, 0xBF] + expected, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big,
        ] {
            #expect(LogText.utf8(bytes) == expected)
        }
        #expect(LogText.utf8(Array("Temp(".utf8) + [0xB0, 0x43, 0x29]) == Array("Temp(°C)".utf8))
        #expect(LogText.repaired("COâ‚‚ (Â°C)") == "CO₂ (°C)" && LogText.repaired("Höhe") == "Höhe")
    }

    @Test(
        arguments: [
            ("a, b ,c", ["a", "b", "c"], false), ("\"a,b\",x", ["a,b", "x"], false), ("\"a\",\"\",", ["a", ""], true),
            ("a,,", ["a", ""], true), ("\"un closed,b", ["un closed,b"], false),
            ("a,\"b\"\"c\",d", ["a", "b\"\"c", "d"], false),
            ("", [""], false),
        ] as [(String, [String], Bool)])
    func cells(line: String, cells: [String], endsWithSeparator: Bool) {
        var row = CSVCells()
        let bytes = Array(line.utf8)
        row.read(bytes, 0..<bytes.count, separator: UInt8(ascii: ","))
        #expect(row.cells.map { CSVCells.string(bytes, $0) } == cells)
        #expect(row.endsWithSeparator == endsWithSeparator)
    }
}
