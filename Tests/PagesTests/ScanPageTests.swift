import Diagnosis
import Formats
import OBD
import Reports
import Telemetry
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct ScanPageTests {
    private static func page(_ scan: HealthScan, isRedacted: Bool = false) -> Page {
        ScanPage(
            scan, Presentation(zone: TimeZone(offsetS: 3600), isRedacted: isRedacted), at: morning, id: 3,
            inspection: InspectionRule.automatic, program: "obdmech test"
        ).page
    }

    @Test(arguments: ["faults", "healthy", "old"]) func page(name: String) throws {
        try compare(Self.page(try scanned(name)), with: "scan-\(name)")
    }

    /// Everything that the text of `--full` says is on the page, in the same words.
    @Test(arguments: ["faults", "healthy", "misfire", "cleared", "diesel", "parked", "old"])
    func sameWords(name: String) throws {
        let scan = try scanned(name)
        let page = Self.page(scan).body.text
        let text = ScanText(scan, Presentation(width: .max, zone: TimeZone(offsetS: 3600)), at: morning, isFull: true)
        #expect(page.contains(HTML.text(text.verdict.sentence + ".").text))
        for words in text.summaryRows.map(\.text) + text.ecuRows.map(\.text) {
            #expect(page.contains(HTML.text(words).text), "\(words)")
        }
        for row in text.sections.flatMap(\.rows) {
            #expect(
                page.contains(">\(HTML.text(row.name).text)</dt>")
                    || page.contains("</span>\(HTML.text(row.name).text)</dt>"), "\(row)")
            #expect(page.contains(HTML.text(row.text).text), "\(row)")
        }
        for code in text.codes {
            for cause in (code.entry?.causes ?? []).map(\.text) + (code.entry?.checks ?? []) {
                #expect(page.contains(">\(HTML.text(cause).text)</li>"), "\(cause)")
            }
        }
    }

    @Test func redacted() throws {
        var scan = try scanned("faults")
        scan.adapter.device = "tcp:192.168.0.77"
        scan.interruption = "tcp:192.168.0.77 closed the connection"
        let vin = try #require(scan.vin)
        let calibrations = scan.ecus.flatMap { scan.calibrations(of: $0.address) }
        #expect(!calibrations.isEmpty)
        let secrets =
            ["\(vin)", "192.168.0.77"] + calibrations.flatMap { [$0.id, $0.verificationNumber].compactMap(\.self) }
        let (open, closed) = (Self.page(scan).text, Self.page(scan, isRedacted: true).text)
        for secret in secrets {
            #expect(open.contains(secret), "\(secret)")
            #expect(!closed.contains(secret), "\(secret)")
        }
        #expect(closed.contains("2013 Volkswagen, VIN left out"))
        #expect(closed.contains("the adapter closed the connection"))
    }
}
