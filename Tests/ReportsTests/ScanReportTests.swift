import Documents
import Formats
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct ScanReportTests {
    /// Three ECUs: one with everything, one that refuses and stays silent, one whose answers are broken.
    static let faults = HealthScan(
        adapter: HealthScan.Adapter(
            device: "tcp:192.168.0.10", identity: "ELM327 v1.5", description: "OBDII to RS232 Interpreter",
            voltage: 14.04),
        bus: .can11Bit500, vin: VIN("1HGCM82633A004352"),
        ecus: [
            HealthScan.ECU(address: engine, confirmedCount: 2, milOn: true),
            HealthScan.ECU(address: transmission, confirmedCount: 0, milOn: false),
            HealthScan.ECU(address: brakes),
        ],
        troubleCodes: [
            "P0420 confirmed 7E8", "P0301 confirmed 7E8", "P0420 pending 7E8", "P0420 permanent 7E8",
            "P12EF pending 7EA",
        ].map { code($0) },
        serviceOutcomes: [
            "7E8 01 answered", "7E8 03 answered counts 3 in PID 01 but lists 2", "7E8 07 answered", "7E8 0A answered",
            "7E8 09 answered", "7E9 01 answered", "7E9 03 refused service not supported (11)",
            "7E9 07 silent", "7E9 0A silent", "7E9 09 silent", "7EA 01 silent",
            "7EA 03 malformed 1 of 2 codes arrived", "7EA 07 answered", "7EA 0A malformed", "7EA 09 refused",
        ].map { serviceOutcomes($0) })

    /// What an adapter without a name, a vehicle without a number and an ECU without an answer leave.
    static let bare = HealthScan(
        adapter: HealthScan.Adapter(device: "/dev/ttyUSB0"), ecus: [HealthScan.ECU(address: .unknown)],
        serviceOutcomes: ["01", "03", "07", "0A", "09"].map { serviceOutcomes("unknown \($0) silent") })

    /// The same car when it had other codes; of the transmission's it cannot be said that they are gone.
    static let earlier: HealthScan = {
        var scan = faults
        scan.troubleCodes = ["P0301 confirmed 7E8", "P0133 confirmed 7E8", "P0700 confirmed 7E9"].map { code($0) }
        return scan
    }()

    @Test func theDocument() throws {
        let earlier = (scan: Self.earlier, time: morning)
        try compare(
            [ScanDocuments.json(Self.faults, at: morning, since: earlier).document], with: "gaps.json")
    }

    @Test(arguments: ["faults", "old"]) func theDocumentOfASimulatedCar(name: String) throws {
        try compare([ScanDocuments.json(try scanned(name), at: morning).document], with: "\(name).json")
    }

    /// A code that is new, or was not told the last time.
    @Test func whatTheLastScanDidNotTell() {
        var (now, then) = (Self.bare, Self.bare)
        now.troubleCodes = [code("P0301 confirmed 7E8"), code("P0700 confirmed 7E9")]
        then.serviceOutcomes = [serviceOutcomes("7E8 03 answered"), serviceOutcomes("7E9 03 silent")]
        let line = ScanDocuments.json(now, at: morning, since: (then, morning)).line
        #expect(line.contains(#""new":["P0301"],"gone":[],"unchanged":[],"unknown":["P0700"]"#), "\(line)")
    }

    @Test func unknownValuesAreLeftOut() {
        #expect(
            ScanDocuments.json(Self.bare, at: morning).line
                == """
                {"format":"obdmech.scan/1","time":"2026-11-21T09:18:31Z","adapter":{"device":"/dev/ttyUSB0"},"vehicle":{},\
                "ecus":[{"address":"unknown"}],"troubleCodes":[],"freezeFrames":[],"tests":[],"readings":[],"values":[],\
                "coverage":[\
                {"ecu":"unknown","service":"01","outcome":"silent"},{"ecu":"unknown","service":"03","outcome":"silent"},\
                {"ecu":"unknown","service":"07","outcome":"silent"},{"ecu":"unknown","service":"0A","outcome":"silent"},\
                {"ecu":"unknown","service":"09","outcome":"silent"}],\
                "verdict":"Trouble codes could not be read; vehicle did not respond; the check engine light was not read; \
                scan again","responses":[]}
                """)
    }

    @Test(arguments: SourceError.Step.allCases) func theDocumentOfAProblem(step: SourceError.Step) {
        let problem = SourceError(step, "cannot open '/dev/x': permission denied", advice: "say \"please\"")
        #expect(
            ScanDocuments.json(problem).line
                == #"{"format":"obdmech.scan/1","error":{"step":"\#(step.rawValue)","message":"#
                + #""cannot open '/dev/x': permission denied","advice":"say \"please\""}}"#)
    }
}
