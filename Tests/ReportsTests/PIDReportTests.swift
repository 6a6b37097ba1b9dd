import CustomPIDs
import Documents
import Formats
import Foundation
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct PIDReportTests {
    private static let supported = SupportedPIDs(
        device: "sim:city", vin: "1HGCM82633A004352", time: morning,
        pids: [transmission: [0x0D], engine: [0x01, 0x0C, 0x05, 0xFE]])

    private static let custom = CustomPIDCollection(
        files: [("test.csv", Array("Tank level,,222A05,A/2,0,100,%,7C0\nPump,,2101,A\n".utf8))]
    ).pids

    private static func document(_ json: JSON) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(json.document.utf8)) as? [String: Any])
    }

    /// What a link has no address for is not remembered as unanswered.
    @Test func attemptsThatWereNotSent() throws {
        let trial = ProfileTrial(attempts: [
            .init([Self.custom[0]], values: [], refused: nil, wasSent: false),
            .init([Self.custom[1]], values: [], refused: nil),
        ])
        #expect(trial.responded == [Self.custom[1].command: false])
        let lines = ProfileReport.lines(trial, vin: nil, Presentation())
        #expect(lines.contains { $0.contains("Tank level") && $0.contains("not asked") })
        #expect(lines.contains { $0.contains("no answer: Pump") })
    }

    @Test func aVehicle() {
        let lines = PIDReport.text(Self.supported, Presentation(zone: TimeZone(offsetS: 3600)), custom: [])
        #expect(
            lines[0] == "1HGCM82633A004352, as listed by its ECUs on 21 Nov 2026 at 10:18")
        #expect(
            lines.filter { !$0.hasPrefix("  ") } == [
                lines[0], "", "Engine (7E8): 4 PIDs", "", "Transmission (7E9): 1 PID",
            ])
        #expect(lines.contains("  05  Engine coolant temperature          coolantTemperature [°C]"))
        #expect(lines.contains("  FE  unknown"))
        var unnamed = Self.supported
        unnamed.vin = nil
        #expect(
            PIDReport.text(unnamed, Presentation(), custom: [])[0].hasPrefix(
                "Vehicle at sim:city, as"))
    }

    @Test func theDocumentOfAVehicle() throws {
        let document = try Self.document(ValueDocuments.json(Self.supported, custom: Self.custom))
        #expect(document["format"] as? String == "obdmech.pids/1" && document["device"] as? String == "sim:city")
        let ecus = try #require(document["ecus"] as? [[String: Any]])
        #expect(ecus.map { $0["address"] as? String } == ["7E8", "7E9"])
        let pids = try #require(ecus[0]["pids"] as? [[String: Any]])
        #expect(pids.map { $0["pid"] as? String } == ["01", "05", "0C", "FE"])
        #expect((pids[2]["signals"] as? [[String: Any]])?.first?["signal"] as? String == "engineSpeed")
        #expect(pids[3]["name"] == nil && pids[3]["signals"] == nil)
        let custom = try #require(document["custom"] as? [[String: String]])
        #expect(
            custom == [
                [
                    "name": "Tank level", "signal": "customTankLevel", "unit": "%", "request": "222A05",
                    "header": "7C0",
                ], ["name": "Pump", "signal": "customPump", "unit": "", "request": "2101"],
            ])
    }

    /// They have a section of their own, in both lists.
    @Test func whatTheUserDescribes() throws {
        let lists = [
            PIDReport.text(PIDTable.rows.map(\.pid), Presentation(), custom: Self.custom),
            PIDReport.text(Self.supported, Presentation(), custom: Self.custom),
        ]
        for lines in lists {
            let section = Array(lines.suffix(4))
            #expect(section.prefix(2) == ["", "Custom: 2 PIDs"])
            #expect(
                section[2].hasPrefix("  222A05  to 7C0  Tank level ") && section[2].hasSuffix(" customTankLevel [%]"))
            #expect(section[3].hasPrefix("  2101  Pump ") && section[3].hasSuffix(" customPump"))
        }
        let whole = try Self.document(ValueDocuments.json(custom: Self.custom))
        #expect((whole["custom"] as? [Any])?.count == 2)
    }

    /// Each PID that the program knows, with every signal of it.
    @Test func theWholeTable() throws {
        let pids = try #require(try Self.document(ValueDocuments.json(custom: []))["pids"] as? [[String: Any]])
        #expect(pids.count == PIDTable.rows.count)
        let signals = pids.flatMap { $0["signals"] as? [[String: Any]] ?? [] }
        #expect(signals.count == PIDTable.rows.reduce(0) { $0 + $1.fields.count })
        for width in [40, 80, 120] {
            let lines = PIDReport.text(PIDTable.rows.map(\.pid), Presentation(width: width), custom: [])
            #expect(lines.allSatisfy { $0.count <= width || !$0.drop { $0 == " " }.contains(" ") }, "\(width)")
            for row in PIDTable.rows {
                #expect(lines.contains { $0.hasPrefix("  \(Hexadecimal.text([row.pid]))  ") }, "\(row.pid)")
            }
        }
    }
}
