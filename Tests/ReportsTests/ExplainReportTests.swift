import OBD
import Reports
import Testing

@Suite struct ExplainReportTests {
    private static func codes(_ texts: String...) -> [WrittenTroubleCode] {
        texts.compactMap { WrittenTroubleCode($0) }
    }

    @Test func aKnownCodeAsJSON() {
        #expect(
            ExplainReport.json(Self.codes("P0457")).document == """
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
                        "seal of the cap worn",
                        "filler neck rusted"
                      ],
                      "checks": [
                        "close the fuel cap until it clicks",
                        "the code goes by itself after some days if that was it"
                      ],
                      "owner": "generic",
                      "advice": "You can drive on as usual; close the fuel cap well, and plan a visit to a workshop."
                    }
                  ]
                }
                """)
    }

    /// How bad a code is of which nothing is catalogued, by whose it is.
    @Test(arguments: [
        ("P0FFF", "Not known: no public meaning of this code is catalogued"),
        ("P1234", "Not known: ask the maker's own literature for this model and year"),
        ("B3FFF", "Not known: no car should report it"),
    ])
    func howBadIsNotKnown(text: String, said: String) {
        #expect(ExplainReport.text(Self.codes(text), width: 200).contains { $0.hasSuffix(said) }, "\(text)")
    }

    /// A code without a meaning here is no error: its severity is null, its causes are empty.
    @Test func unknownCodesAsJSON() {
        #expect(
            ExplainReport.json(Self.codes("P1234", "B3FFF:13")).line == """
                {"format":"obdmech.explain/1","codes":[\
                {"code":"P1234","known":false,"description":"Manufacturer-specific powertrain code",\
                "severity":null,"causes":[],"checks":[],"owner":"manufacturer","system":"fuel injection"},\
                {"code":"B3FFF","known":false,"description":"Reserved body code","severity":null,"causes":[],\
                "checks":[],"owner":"generic","failureType":{"byte":"13","description":"circuit open"}}]}
                """)
        #expect(ExplainReport.json([]).line == #"{"format":"obdmech.explain/1","codes":[]}"#)
    }

    @Test func textAtUsualWidth() {
        #expect(
            ExplainReport.text(Self.codes("P0524:16", "P1234"), width: 80).joined(separator: "\n") == """
                P0524:16  Engine oil pressure too low
                  How      circuit voltage below threshold
                  How bad  Stop now. Stop as soon as it is safe and switch the engine off:
                           without oil pressure it is ruined in minutes.
                  Causes   - too little oil
                           - worn oil pump or clogged strainer
                           - oil pressure sensor faulty
                           - worn bearings
                  Check    - oil level at once
                           - red oil lamp on or noise from the engine? do not start it again
                           - have the pressure measured

                P1234  Manufacturer-specific powertrain code
                  About    fuel injection, by its third character
                  How bad  Not known: ask the maker's own literature for this model and year
                """)
    }

    @Test func textOnANarrowScreen() {
        #expect(
            ExplainReport.text(Self.codes("P0457"), width: 40).joined(separator: "\n") == """
                P0457  Evaporative emission system leak
                  detected, fuel cap loose or off
                  How bad  When convenient. You can
                           drive on as usual; close the
                           fuel cap well, and plan a
                           visit to a workshop.
                  Causes
                  - fuel cap loose, missing or of the
                    wrong kind
                  - seal of the cap worn
                  - filler neck rusted
                  Check
                  - close the fuel cap until it clicks
                  - the code goes by itself after some
                    days if that was it
                """)
    }

    @Test(arguments: [40, 80]) func noLineIsWiderThanTheScreen(width: Int) {
        let codes = (UInt16(0)..<0x1000).map { TroubleCode(raw: $0) }.compactMap { WrittenTroubleCode($0.description) }
        #expect(codes.count == 0x1000)
        for line in ExplainReport.text(codes, width: width) where line.count > width { Issue.record("'\(line)'") }
    }
}
