import OBD
import Telemetry
import Testing

@testable import Interchange

@Suite(.timeLimit(.minutes(20))) struct ScanDocumentTests {
    private static func document(_ members: String) -> [UInt8] {
        Array(#"{"format":"obdmech.scan/1",\#(members)}"#.utf8)
    }

    private static let least =
        #""time":"2026-11-21T09:18:31Z","adapter":{"device":"x"},"ecus":[],"troubleCodes":[],"coverage":[]"#

    @Test func theLeast() throws {
        let document = try ScanDocument(Self.document(Self.least))
        #expect(document.time == WallTime(microseconds: 1_795_252_711_000_000))
        #expect(document.scan.adapter.device == "x" && document.scan.vin == nil && document.scan.payloads.isEmpty)
        #expect(!document.hasPayloads)
    }

    @Test(arguments: ["", "[]", "{}", #"{"format":"obdmech.report/1"}"#, #"{"format":"obdmech.scan/1","error":{}}"#])
    func somethingElse(text: String) {
        #expect(throws: ScanDocument.ParseError.notAScan) { try ScanDocument(Array(text.utf8)) }
    }

    @Test(arguments: [
        (#""ecus":[]"#, #""ecus":[{"address":""}]"#, "ecus"), (#""ecus":[]"#, #""ecus":{}"#, "ecus"),
        (#""device":"x""#, #""device":1"#, "adapter"),
        (#""coverage":[]"#, #""coverage":[],"protocol":{"name":"LIN"}"#, "protocol"),
        (#""coverage":[]"#, #""coverage":[],"vehicle":{"vin":"x"}"#, "vehicle"),
        (#""troubleCodes":[]"#, #""troubleCodes":[{"code":"P0301","status":"odd","ecu":"7E8"}]"#, "troubleCodes"),
    ])
    func whatIsInvalid(part: String, change: String, member: String) {
        #expect(throws: ScanDocument.ParseError.invalid(member)) {
            try ScanDocument(Self.document(Self.least.replacing(part, with: change)))
        }
    }
}
