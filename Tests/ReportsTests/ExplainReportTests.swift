import Formats
import OBD
import Reports
import Testing

@Suite(.timeLimit(.minutes(20))) struct ExplainReportTests {
    private static func codes(_ texts: String...) -> [WrittenTroubleCode] {
        texts.compactMap { WrittenTroubleCode($0) }
    }

    @Test func aKnownCodeAsJSON() {
        #expect(
            ExplainReport.json(Self.codes("P0457")).checked("explain").document == """
                {
                  "format": "obdmech.explain/1",
                  "codes": [
                    {
                      "code": "P0457",
                      "known": true,
                      "description": "Evaporative emission system leak detected, fuel cap loose or off",
                      "severity": "when convenient",
                      "causes": [
                        "fuel cap loose, missing or of the wrong kind",
                        "cap seal worn",
                        "filler neck rusted"
                      ],
                      "checks": [
                        "close the fuel cap until it clicks",
                        "the code clears itself after some days if that was the cause"
                      ],
                      "owner": "generic",
                      "advice": "You can drive on as usual; close the fuel cap firmly, and plan a repair shop visit."
                    }
                  ]
                }
                """)
    }

    /// How bad a code is of which nothing is catalogued, by whose it is.
    @Test(arguments: [
        ("P0FFF", "Unknown: no public description of this code is available"),
        ("P12F7", "Unknown: see the manufacturer's documentation for model and year"),
        ("B3FFF", "Unknown: no car should report this code"),
    ])
    func howBadIsNotKnown(text: String, said: String) {
        #expect(ExplainReport.text(Self.codes(text), width: 200).contains { $0.hasSuffix(said) }, "\(text)")
    }

    /// A code without a meaning here is no error: its severity is null, its causes are empty.
    @Test func unknownCodesAsJSON() {
        #expect(
            ExplainReport.json(Self.codes("P12F7", "B3FFF:13")).checked("explain").line == """
                {"format":"obdmech.explain/1","codes":[\
                {"code":"P12F7","known":false,"description":"Manufacturer-specific powertrain code",\
                "severity":null,"causes":[],"checks":[],"owner":"manufacturer","system":"fuel injection"},\
                {"code":"B3FFF","known":false,"description":"Reserved body code","severity":null,"causes":[],\
                "checks":[],"owner":"generic","failureType":{"byte":"13","description":"circuit open"}}]}
                """)
        #expect(ExplainReport.json([]).checked("explain").line == #"{"format":"obdmech.explain/1","codes":[]}"#)
    }

    /// Both meanings of a code that a manufacturer uses against the standard.
    @Test func manufacturersReadings() throws {
        let text = ExplainReport.text(Self.codes("C0035"), width: 200)
        #expect(text.first == "C0035  Wheel speed sensor supply fault, right front")
        let own = "  As General Motors uses it, model years 1990 to 2009: Wheel speed sensor fault, left front"
        let start = try #require(text.firstIndex(of: own), "\(text)")
        #expect(text[start...].contains { $0.hasPrefix("  Causes") })
        let json = ExplainReport.json(Self.codes("C0050")).checked("explain").line
        #expect(json.contains(#""manufacturerReadings":[{"manufacturer":"General Motors","firstModelYear":1990"#))
        #expect(!ExplainReport.json(Self.codes("P0301")).checked("explain").line.contains("manufacturerReadings"))
    }

    /// A failure type narrows the causes.
    @Test func shortToGround() {
        let text = ExplainReport.text(Self.codes("P0691-11"), width: 200).joined(separator: "\n")
        #expect(text.contains("shorted to ground") && !text.contains("open circuit"))
    }

    @Test func textAtUsualWidth() {
        #expect(
            ExplainReport.text(Self.codes("P0524:16", "P12F7"), width: 80).joined(separator: "\n") == """
                P0524-16  Engine oil pressure too low
                  Failure   circuit voltage below threshold
                  Severity  Stop now. Stop as soon as it is safe and switch the engine off:
                            without oil pressure it is ruined in minutes.
                  Causes    - low oil level
                            - worn oil pump or clogged strainer
                            - oil pressure sensor faulty
                            - worn bearings
                  Checks    - check the oil level at once
                            - oil pressure light on or engine noisy? do not restart it
                            - have the pressure measured

                P12F7  Manufacturer-specific powertrain code
                  System    fuel injection (from its third character)
                  Severity  Unknown: see the manufacturer's documentation for model and year
                """)
    }

    @Test func textOnANarrowScreen() {
        #expect(
            ExplainReport.text(Self.codes("P0457"), width: 40).joined(separator: "\n") == """
                P0457  Evaporative emission system leak
                  detected, fuel cap loose or off
                  Severity  When convenient. You can
                            drive on as usual; close the
                            fuel cap firmly, and plan a
                            repair shop visit.
                  Causes
                  - fuel cap loose, missing or of the
                    wrong kind
                  - cap seal worn
                  - filler neck rusted
                  Checks
                  - close the fuel cap until it clicks
                  - the code clears itself after some
                    days if that was the cause
                """)
    }

    @Test(arguments: [40, 80]) func noLineIsWiderThanTheScreen(width: Int) {
        let codes = (UInt16(0)..<0x1000).map { TroubleCode(raw: $0) }.compactMap { WrittenTroubleCode($0.description) }
        #expect(codes.count == 0x1000)
        for line in ExplainReport.text(codes, width: width) where line.count > width { Issue.record("'\(line)'") }
    }
}
