import Documents
import Formats
import OBD
import Reports
import Testing

@Suite(.timeLimit(.minutes(20))) struct ExplainReportTests {
    private static func codes(_ texts: String...) -> [WrittenTroubleCode] {
        texts.compactMap { WrittenTroubleCode($0) }
    }

    @Test func aKnownCodeAsJSON() throws {
        let text = ExplainDocuments.json(Self.codes("P0457")).line
        let entry = try #require(TroubleCode("P0457").flatMap { TroubleCodeCatalogue.entry($0) })
        for cause in entry.causes {
            #expect(text.contains("\"\(cause.text)\""))
            #expect(cause.cost.map { text.contains("\"\($0.rawValue)\"") } == true)
        }
        for check in entry.checks { #expect(text.contains("\"\(check)\"")) }
        for companion in entry.companions { #expect(text.contains("\"\(companion.consequence)\"")) }
        #expect(text.contains(#""severity":"when convenient""#) && text.contains(#""owner":"generic""#))
        #expect(text.contains("\"advice\":\"\(entry.advice)\""))
    }

    /// How bad a code is of which nothing is catalogued, by whose it is.
    @Test(arguments: [
        ("P0FFF", "Unknown: no two public lists agree on this code"),
        ("P12F7", "Unknown: see the manufacturer's documentation for model and year"),
        ("B3FFF", "Unknown: no car should report this code"),
    ])
    func howBadIsNotKnown(text: String, said: String) {
        #expect(
            ExplainReport.text(Self.codes(text), Presentation(width: 200)).contains { $0.hasSuffix(said) }, "\(text)")
    }

    /// A code without a meaning here is no error: its severity is null, its causes are empty.
    @Test func unknownCodesAsJSON() {
        #expect(
            ExplainDocuments.json(Self.codes("P12F7", "B3FFF:13")).line == """
                {"format":"obdmech.explain/1","codes":[\
                {"code":"P12F7","known":false,"description":"Manufacturer-specific powertrain code",\
                "severity":null,"causes":[],"checks":[],"owner":"manufacturer","system":"fuel injection"},\
                {"code":"B3FFF","known":false,"description":"Reserved body code","severity":null,"causes":[],\
                "checks":[],"owner":"generic","failureType":{"byte":"13","description":"circuit open"}}]}
                """)
        #expect(ExplainDocuments.json([]).line == #"{"format":"obdmech.explain/1","codes":[]}"#)
    }

    /// Both meanings of a code that a manufacturer uses against the standard; with its make, only that.
    @Test func manufacturersReadings() throws {
        let text = ExplainReport.text(Self.codes("C0035"), Presentation(width: 200))
        #expect(
            text.first
                == "C0035  Wheel speed sensor supply fault, right front; General Motors: wheel speed sensor fault, left front"
        )
        let own = "  As General Motors uses it: Wheel speed sensor fault, left front"
        let start = try #require(text.firstIndex(of: own), "\(text)")
        #expect(text[start...].contains { $0.hasPrefix("    Causes") })
        let json = ExplainDocuments.json(Self.codes("C0575")).line
        #expect(json.contains(#""manufacturerReadings":[{"manufacturer":"General Motors","firstModelYear":2000"#))
        #expect(!ExplainDocuments.json(Self.codes("P0301")).line.contains("manufacturerReadings"))
        let ofMake = ExplainReport.text(Self.codes("C0035"), Presentation(width: 200), make: NamedMake(.gm))
        #expect(ofMake.first == "C0035  Wheel speed sensor fault, left front (General Motors)")
        #expect(!ofMake.contains { $0.contains("right front") })
        let limited = ExplainReport.text(Self.codes("C0655"), Presentation(width: 200), make: NamedMake(.gm))
        #expect(limited.first?.hasSuffix("(General Motors, model years 1999 to 2016)") == true, "\(limited)")
        #expect(limited.last?.contains("In other model years: Wheel speed sensor B") == true, "\(limited)")
    }

    /// The digits say something about codes only of which nothing else is known.
    @Test(arguments: [
        ("P0461", false), ("P2D40", false), ("P0380", false), ("P0171", false), ("P28FF", false), ("P3FFF", false),
        ("P0FFF", true),
    ])
    func system(code: String, isShown: Bool) {
        let text = ExplainReport.text(Self.codes(code), Presentation(width: 200))
        #expect(text.contains { $0.hasPrefix("  System") } == isShown, "\(text)")
        #expect(ExplainDocuments.json(Self.codes(code)).line.contains(#""system""#) == isShown)
    }

    /// The cost of a repair never breaks, and takes no line of its own.
    @Test(arguments: [40, 60, 80, 120]) func costs(width: Int) throws {
        let entry = try #require(TroubleCode("P0301").flatMap { TroubleCodeCatalogue.entry($0) })
        let lines = ExplainReport.text(Self.codes("P0301"), Presentation(width: width))
        for cost in Set(entry.causes.compactMap(\.cost)) {
            let count = lines.count { line in
                line.split { !$0.isLetter }.contains { $0 == cost.rawValue } && !line.contains(" of ")
                    || line.contains(" \(cost.rawValue) ")
            }
            #expect(count >= entry.causes.count { $0.cost == cost }, "\(cost): \(lines)")
        }
        #expect(lines.contains { $0.contains("cost") })
    }

    /// A failure type narrows the causes.
    @Test func shortToGround() {
        let text = ExplainReport.text(Self.codes("P0691-11"), Presentation(width: 200)).joined(separator: "\n")
        #expect(text.contains("shorted to ground") && !text.contains("open circuit"))
    }

    /// All of it, in order, with what each repair costs, on any width.
    @Test(arguments: [40, 80, 120]) func text(width: Int) throws {
        let lines = ExplainReport.text(Self.codes("P0524:16", "P12F7"), Presentation(width: width))
        #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
        let whole = lines.map { $0.trimmingPrefix(while: \.isWhitespace) }.joined(separator: " ")
        #expect(whole.hasPrefix("P0524-16 Engine oil pressure too low") || whole.hasPrefix("P0524-16  Engine oil"))
        let parts = [
            "Failure", "Severity", "Stop now.", "Causes", "cost", "Checks", "P12F7", "System", "Unknown",
        ]
        var rest = whole[...]
        for part in parts {
            let found = try #require(rest.firstRange(of: part), "\(part) in \(lines)")
            rest = rest[found.upperBound...]
        }
    }

    @Test(arguments: [40, 80]) func noLineIsWiderThanTheScreen(width: Int) {
        let codes = (UInt16(0)..<0x1000).map { TroubleCode(raw: $0) }.compactMap { WrittenTroubleCode($0.description) }
        #expect(codes.count == 0x1000)
        for line in ExplainReport.text(codes, Presentation(width: width)) where line.count > width {
            Issue.record("'\(line)'")
        }
    }
}
