import Documents
import Formats
import OBD
import Testing

@testable import Reports

/// A scan names no part that the car cannot have, neither as text nor in JSON.
@Suite(.timeLimit(.minutes(20))) struct AbsentPartsInScanTests {
    @Test(
        arguments: [
            (
                "electric, 010D=28, 0142=31 38, 03=P0562 P0560 U0100", ["DC/DC"],
                ["lternator", "belt", "engine running"]
            ),
            ("015B=80, 03=P0562 P0563, 0142=36 B0", ["DC/DC"], ["lternator", "drive belt"]),
            (
                "0101=82 0F 6B 00, 0151=04, 03=P0301 P0171", ["njector"],
                ["spark plug (", "worn spark", "ignition coil"]
            ),
            ("0151=13, 03=P0301", ["njector"], ["ignition coil"]), ("0151=01, 03=P0562", ["alternator"], ["DC/DC"]),
            ("0101=81 0F 6B 00, 03=P0670", ["glow plug"], []), ("0101=81 07 65 00, 03=P0670", ["glow plug"], []),
        ] as [(String, [String], [String])])
    func inTextAndJSON(responses: String, named: [String], never: [String]) throws {
        let scan = try VerdictRulesTests.scan(responses)
        let text = ScanText(scan, Presentation(width: 1000), at: morning, isFull: true).plain().joined(separator: "\n")
        let contents = JSONContents(ScanDocuments.json(scan, at: morning))
        for word in named {
            #expect(text.contains(word))
            #expect(contents.has(word))
        }
        for word in never {
            #expect(!text.contains(word), "\(text)")
            #expect(!contents.has(word), "\(contents.strings.filter { $0.contains(word) })")
        }
    }

    /// A value that a code has reported says in JSON what it says as text.
    @Test func aReportedValueIsNotExplainedAgain() throws {
        let scan = try VerdictRulesTests.scan("0101=81 07 65 00, 03=P0113, 010F=00, 0107=A0")
        let lines = ScanText(scan, Presentation(width: 1000), at: morning).plain()
        #expect(lines.contains { $0.contains("Intake air temperature") && $0.hasSuffix("as P0113 says") }, "\(lines)")
        let contents = JSONContents(ScanDocuments.json(scan, at: morning))
        #expect(contents.strings.contains("as P0113 says"))
        #expect(!contents.has("sensor or its wire"), "\(contents.strings)")
        // A value that no code reports keeps its reason.
        #expect(contents.has("usual"))
    }
}
