import Diagnosis
import Formats
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct CodeReportTests {
    private static func reports(_ codes: [String], manufacturer: String? = nil) -> [CodeReport] {
        CodeReport.of(
            HealthScan(adapter: HealthScan.Adapter(device: "x"), troubleCodes: codes.map { code($0) }),
            manufacturer: manufacturer)
    }

    @Test func theMostUrgentComesFirst() {
        let codes = [
            "P0171 pending 7E8", "P0133 permanent 7E8", "P12EF confirmed 7E8", "P0420 confirmed 7E8",
            "P0524 confirmed 7E8",
            "P0172 confirmed 7E8", "P0171 confirmed 7E9",
        ]
        let reports = Self.reports(codes)
        #expect(reports.map(\.code.description) == ["P0524", "P0171", "P0172", "P12EF", "P0420", "P0133"])
        #expect(reports.map(\.group) == [.stopNow, .soon, .soon, .unknown, .whenConvenient, .permanent])
        #expect(Self.reports(codes.reversed()).map(\.code) == reports.map(\.code))
    }

    /// Each under a heading of its own, in a scan's text.
    @Test(arguments: [
        ("P0524 confirmed", "Stop now"), ("P0171 confirmed", "Soon"),
        ("P12EF confirmed", "Severity unknown: see the manufacturer's documentation"),
        ("P0420 confirmed", "When convenient"), ("P0645 confirmed", "For information"),
        ("P0420 permanent", "Permanent: stays until the car confirms the repair"),
        ("P0420 pending", "Pending: detected, but not confirmed yet"),
    ])
    func headings(found: String, heading: String) throws {
        let scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"), ecus: [HealthScan.ECU(address: engine)],
            troubleCodes: [code(found + " 7E8")])
        let lines = ScanText(scan, Presentation(width: 200), at: morning).plain()
        let start = try #require(lines.firstIndex(of: heading), "\(lines)")
        #expect(lines[start + 1].hasPrefix("  " + found.prefix(5)))
    }

    @Test func aCodeIsReportedOnce() throws {
        let reports = Self.reports(["P0420 permanent 7E9", "P0420 confirmed 7E8", "P0420 pending 7E8"])
        #expect(reports.map(\.statuses) == [[.confirmed, .pending, .permanent]])
        #expect(reports.map(\.ecus) == [[engine, transmission]])
        #expect(!reports[0].isPendingOnly && reports[0].group == .whenConvenient)
    }

    /// By what it is about, and only then by its number.
    @Test func theMostUrgentOfAGroupComesFirst() {
        let codes = ["P0087", "P0171", "P0302", "P0301", "P0700"].map { $0 + " confirmed 7E8" }
        #expect(Self.reports(codes).map(\.code.description) == ["P0087", "P0301", "P0302", "P0171", "P0700"])
        let pending = ["P0171", "P0301", "P0420"].map { $0 + " pending 7E8" }
        #expect(Self.reports(pending).map(\.code.description) == ["P0301", "P0171", "P0420"])
    }

    @Test(
        arguments: [
            ("P0524", .stopNow), ("P0171", .soon), ("P0300", .soon), ("P0420", .whenConvenient),
            ("P0645", .informational),
            // Milder than a misfire.
            ("P0326", .whenConvenient),
            // Of unknown weight.
            ("P12EF", .soon), ("U1234", .whenConvenient), ("C1234", .whenConvenient), ("B1234", .whenConvenient),
        ] as [(String, Severity)])
    func severity(code: String, severity: Severity) {
        for status in TroubleCode.Status.allCases {
            #expect(Self.reports(["\(code) \(status.rawValue) 7E8"]).map(\.severity) == [severity])
        }
        #expect(Self.reports(["\(code) permanent 7E8", "\(code) pending 7E8"]).map(\.group) == [.permanent])
        #expect(Self.reports(["\(code) permanent 7E8", "\(code) pending 7E8"]).map(\.mainStatus) == [.pending])
    }

    /// Of unknown weight, but its own ECU turns the check engine light on.
    @Test(arguments: [("7E8", .soon), ("7E9", .whenConvenient)] as [(String, Severity)])
    func theLightWeighs(ecu: String, severity: Severity) {
        let scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"),
            ecus: [HealthScan.ECU(address: engine, milOn: true), HealthScan.ECU(address: transmission, milOn: false)],
            troubleCodes: [code("U1234 confirmed \(ecu)")])
        #expect(CodeReport.of(scan).map(\.severity) == [severity])
    }

    @Test func aManufacturersCodeNamesTheManufacturer() {
        #expect(
            Self.reports(["P12EF confirmed 7E8"], manufacturer: "Honda").map(\.description).first?.hasPrefix(
                "Honda-specific")
                == true)
        #expect(Self.reports(["P12EF confirmed 7E8"]).map(\.entry) == [nil])
    }

    /// The manufacturer and the model year choose between the standard's meaning and the manufacturer's own.
    @Test func aManufacturersOwnReading() {
        let scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"), troubleCodes: [code("C0035 confirmed 7E8")])
        let own = CodeReport.of(scan, manufacturer: "Chevrolet", modelYear: 2004)
        #expect(own.map(\.description) == ["Wheel speed sensor fault, left front (General Motors)"])
        #expect(own.map(\.entry?.component) == ["wheel speed sensor"])
        #expect(
            CodeReport.of(scan, manufacturer: "Ford", modelYear: 2004).map(\.description)
                == ["Wheel speed sensor supply fault, right front"])
    }

    /// In a scan the VIN chooses.
    @Test func theVINChooses() {
        func lines(_ vin: String) -> String {
            var scan = HealthScan(
                adapter: HealthScan.Adapter(device: "x"), ecus: [HealthScan.ECU(address: engine)],
                troubleCodes: [code("C0040 confirmed 7E8")])
            scan.vin = VIN(vin)
            return ScanText(scan, Presentation(width: 200), at: morning).plain().joined(separator: "\n")
        }
        #expect(lines("1G1ZT51F06F109149").contains("Wheel speed sensor fault, right front (General Motors)"))
        #expect(lines("1HGCM82633A004352").contains("Brake pedal switch A fault"))
    }

    /// A frame stands beside the code that caused it, in the ECU that has it.
    @Test func freezeFrames() throws {
        let reports = CodeReport.of(try scanned("faults"))
        let framed = reports.filter { !$0.frozen.isEmpty }
        #expect(framed.map(\.code.description) == ["P0301"])
        #expect(framed.first?.frozen.contains { $0.signal == .engineSpeed && ($0.value ?? 0) > 0 } == true)
        var scan = try scanned("faults")
        for index in scan.troubleCodes.indices { scan.troubleCodes[index].ecu = transmission }
        #expect(CodeReport.of(scan).allSatisfy { $0.frozen.isEmpty })
    }
}
