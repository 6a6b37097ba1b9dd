import TestSupport
import Testing

@testable import Formats

@Suite(.timeLimit(.minutes(20))) struct FormatTests {
    @Test(arguments: [
        ("plain", "plain"), ("42 °C ±2%", "42 C +-2%"), ("4.0 m/s², …", "4.0 m/s2, ..."), ("Škoda", "?koda"),
        ("5 kΩ → λ", "5 kOhm -> lambda"), ("1–2 × 3 µm³", "1-2 x 3 um3"),
    ])
    func ascii(text: String, ascii: String) { #expect(Format.ascii(text) == ascii) }

    @Test(
        arguments: [
            (8.3224, 2, "8.32"), (8.375, 2, "8.38"), (0, 2, "0.00"), (0.004, 2, "0.00"), (0.005, 2, "0.01"),
            (0.05, 1, "0.1"), (-0.004, 2, "0.00"), (-0.06, 1, "-0.1"), (-40, 0, "-40"), (0.4, 0, "0"), (0.5, 0, "1"),
            (-0.4, 0, "0"), (1234.5678, 3, "1234.568"), (99.96, 1, "100.0"), (12345, 0, "12345"),
            (999_999_999_999, 2, "999999999999.00"), (1e12, 2, "-"), (-1e300, 2, "-"), (nil, 2, "-"), (.nan, 0, "-"),
            (.infinity, 1, "-"), (-.infinity, 1, "-"),
        ] as [(Double?, Int, String)])
    func fixed(value: Double?, decimals: Int, text: String) {
        #expect(Format.fixed(value, decimals) == text)
    }

    @Test(arguments: [
        (0.0, "0 s"), (-5, "0 s"), (0.4, "0 s"), (12, "12 s"), (59.4, "59 s"), (59.6, "1 min 0 s"), (60, "1 min 0 s"),
        (1199.992, "20 min 0 s"), (1203, "20 min 3 s"), (3599.6, "1 h 00 min"), (3900, "1 h 05 min"),
        (3959, "1 h 05 min"), (90000, "25 h 00 min"), (360_000, "100 h 00 min"),
        // From a damaged database.
        (1e300, "277777777 h 46 min"), (.infinity, "277777777 h 46 min"), (-.infinity, "0 s"), (.nan, "0 s"),
    ])
    func duration(seconds: Double, text: String) {
        #expect(Format.duration(seconds) == text)
    }

    @Test(arguments: [
        (0.0, "0:00:00"), (-1, "0:00:00"), (59.999, "0:00:59"), (754, "0:12:34"), (3599.9, "0:59:59"),
        (3600, "1:00:00"), (90061, "25:01:01"),
    ])
    func clock(seconds: Double, text: String) {
        #expect(Format.clock(seconds) == text)
    }

    @Test(arguments: [
        (0, "0 trips"), (1, "1 trip"), (2, "2 trips"), (21, "21 trips"),
    ])
    func count(number: Int, text: String) {
        #expect(Format.count(number, "trip") == text)
    }

    @Test(arguments: [
        ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c"),
    ])
    func list(items: [String], text: String) {
        #expect(Format.list(items) == text)
    }

    @Test(arguments: [("", ""), ("engine (7E8)", "Engine (7E8)"), ("ECU 7EA", "ECU 7EA")])
    func capitalized(text: String, capitalized: String) {
        #expect(Format.capitalized(text) == capitalized)
    }

    @Test(arguments: [
        ("ab", 4, "ab  ", "  ab"), ("ab", 2, "ab", "ab"), ("abc", 2, "abc", "abc"), ("°C", 3, "°C ", " °C"),
    ])
    func padding(text: String, width: Int, right: String, left: String) {
        #expect(Format.padded(text, width) == right)
        #expect(Format.leftPadded(text, width) == left)
    }

    // MARK: Wrapping

    @Test(arguments: [
        ("", 10, 0, [""]),
        ("one two", 10, 0, ["one two"]),
        ("one two", 7, 0, ["one two"]),
        ("one two", 6, 0, ["one", "two"]),
        ("one two three", 8, 2, ["one two", "  three"]),
        ("one two three", 7, 4, ["one two", "    three"]),
        ("incomprehensibilities", 10, 2, ["incomprehensibilities"]),
        ("an incomprehensibilities of", 10, 2, ["an", "  incomprehensibilities", "  of"]),
        ("  P0420  Catalyst efficiency", 20, 9, ["  P0420  Catalyst", "         efficiency"]),
        // The first line keeps its indentation, and no line ends in spaces.
        ("  P0420  Catalyst", 10, 9, ["  P0420", "         Catalyst"]),
        ("  P0420  Catalyst", 8, 9, ["  P0420", "         Catalyst"]),
        ("Speed     25.0", 12, 10, ["Speed", "          25.0"]),
        ("one ", 10, 2, ["one"]), ("one    ", 4, 2, ["one"]), ("one two  ", 3, 2, ["one", "  two"]),
        ("    ", 2, 0, [""]),
        ("one two", 1, 0, ["one", "two"]), ("one two", 0, 3, ["one", "   two"]), ("one two", -5, 0, ["one", "two"]),
        ("äöü °C", 6, 0, ["äöü °C"]), ("äöü °C", 5, 0, ["äöü", "°C"]),
        ("Ausflug 富士山 富士山", 14, 2, ["Ausflug 富士山", "  富士山"]), ("富士山 a", 7, 0, ["富士山", "a"]),
        ("🚗🚗 🚗🚗", 9, 0, ["🚗🚗 🚗🚗"]), ("e\u{301}e\u{301} e\u{301}", 4, 0, ["e\u{301}e\u{301} e\u{301}"]),
    ])
    func wrapped(text: String, width: Int, indent: Int, lines: [String]) {
        #expect(Format.wrapped(text, width: width, indent: indent) == lines)
    }

    /// No unit is torn from its number, and no duration in two.
    @Test(arguments: 10...40) func unitsStayWithTheirNumbers(width: Int) {
        let text = "on for 312 km and 9 h 00 min of driving, at 14.0 V (usual 12.4 to 15.5 V), 24 °C; 800 rpm, 7 mpg."
        let lines = Format.wrapped(text, width: width)
        #expect(lines.joined(separator: " ") == text)
        for line in lines {
            #expect(!["km", "h", "min", "V", "rpm,", "mpg.", "°C;"].contains { line.hasPrefix($0) }, "\(lines)")
            #expect(!line.hasPrefix("00 min"), "\(lines)")
        }
    }

    /// No date is torn, in either order, and no clock from its AM or PM.
    @Test(arguments: 14...40) func datesStayInOneLine(width: Int) {
        let text = "Trip 3, Nov 21, 2026 8:31 PM to 9:13 PM, last seen on 21 Nov 2026, about 12 lb (328 g/mi) of CO2"
        let lines = Format.wrapped(text, width: width)
        #expect(lines.joined(separator: " ") == text)
        let starts = ["21, 2026", "2026", "Nov 2026", "PM", "lb", "g/mi)"]
        for line in lines { #expect(!starts.contains { line.hasPrefix($0) }, "\(lines)") }
    }

    @Test(arguments: seeds) func wrappingKeepsWordsAndWidth(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                String(
                    repeating: "xäP0420".randomElement(using: &random)!, count: Int.random(in: 1...14, using: &random))
            }
            let indent = Int.random(in: 0...12, using: &random)
            let start = String(repeating: " ", count: Int.random(in: 0...4, using: &random))
            let width = Int.random(in: 1...60, using: &random)
            let separator = Bool.random(using: &random) ? " " : "  "
            let text = start + words.joined(separator: separator)
            let lines = Format.wrapped(text, width: width, indent: indent)
            let comment = "seed \(seed): '\(text)' at \(width), indented by \(indent): \(lines)"
            #expect(lines.flatMap { $0.split(separator: " ") }.map(String.init) == words, "\(comment)")
            for (number, line) in lines.enumerated() {
                let prefix = line.prefix { $0 == " " }
                #expect(line.count <= width || !line.dropFirst(prefix.count).contains(" "), "\(comment)")
                #expect(prefix.count == (number == 0 ? start.count : indent), "\(comment)")
                #expect(!line.hasSuffix(" "), "\(comment)")
            }
            // Greedy: the next word would not have fit on the line before it.
            for (line, next) in zip(lines, lines.dropFirst()) {
                let word = next.split(separator: " ").first ?? ""
                #expect(line.count + separator.count + word.count > width, "\(comment)")
            }
        }
    }

    /// A text that does not fit beside its name is placed below it, unbroken.
    @Test func columnsOfANarrowScreen() {
        let rows = [
            (name: "0B  Intake manifold pressure", text: "intakeManifoldPressure [kPa]"),
            (name: "0C  Engine speed", text: "engineSpeed [rpm]"),
        ]
        #expect(
            Format.columns(rows, width: 40, indent: 2) == [
                "  0B  Intake manifold pressure", "      intakeManifoldPressure [kPa]",
                "  0C  Engine speed        engineSpeed", "                          [rpm]",
            ])
    }

    @Test(
        arguments: [
            (0, "0 kB"), (1, "1 kB"), (1999, "1 kB"), (999_999, "999 kB"), (1_000_000, "1.0 MB"),
            (1_540_000_000, "1.5 GB"), (2_000_000_000_000, "2.0 TB"),
        ] as [(Int64, String)])
    func bytes(_ count: Int64, _ text: String) { #expect(Format.bytes(count) == text) }

    @Test func signs() {
        #expect(
            [0.123, -3, 0, -0.0001, 0.0004].map { Format.signed($0, 2) } == ["+0.12", "-3.00", "0.00", "0.00", "0.00"])
    }
}
