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
        ("P0FFF", "Unknown: no public description of this code is available"),
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

    /// Both meanings of a code that a manufacturer uses against the standard.
    @Test func manufacturersReadings() throws {
        let text = ExplainReport.text(Self.codes("C0035"), Presentation(width: 200))
        #expect(text.first == "C0035  Wheel speed sensor supply fault, right front")
        let own = "  As General Motors uses it, model years 1990 to 2009: Wheel speed sensor fault, left front"
        let start = try #require(text.firstIndex(of: own), "\(text)")
        #expect(text[start...].contains { $0.hasPrefix("  Causes") })
        let json = ExplainDocuments.json(Self.codes("C0050")).line
        #expect(json.contains(#""manufacturerReadings":[{"manufacturer":"General Motors","firstModelYear":1990"#))
        #expect(!ExplainDocuments.json(Self.codes("P0301")).line.contains("manufacturerReadings"))
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
            "System", "Failure", "Severity", "Stop now.", "Causes", "oil level", "cost", "Checks", "P12F7", "Unknown",
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
