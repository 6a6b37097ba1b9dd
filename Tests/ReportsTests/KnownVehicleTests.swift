import Diagnosis
import Formats
import OBD
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct KnownVehicleTests {
    private static func day(_ number: Int64) -> WallTime {
        WallTime(microseconds: 1_700_000_000_000_000 + number * 86_400_000_000)
    }

    /// Scans by day and their codes, and repairs by day.
    private static func known(_ scans: [(Int64, [String])], _ services: [(Int64, String)] = []) -> KnownVehicle {
        var known = KnownVehicle()
        known.scans = scans.map { day, codes in
            ScanRecord(
                time: Self.day(day), vin: "V", milOn: nil, codes: codes.compactMap { TroubleCode($0) }, device: "x")
        }
        known.services = services.map { (day($0.0), $0.1) }
        return known
    }

    private static func history(_ known: KnownVehicle, isListed: Bool = false) -> String? {
        known.history(
            code("P0420 confirmed 7E8").code, isListed: isListed, day: { CalendarTime($0, utcOffsetS: 0).day },
            shown: { $0.shown() })
    }

    @Test func aCodeThatComesBack() {
        let scans: [(Int64, [String])] = [(1, ["P0420"]), (5, []), (9, [])]
        #expect(
            Self.history(Self.known(scans, [(3, "new rear sensor")]))
                == "here before, on 15 Nov 2023; gone after 'new rear sensor'")
        #expect(Self.history(Self.known(scans)) == "here before, on 15 Nov 2023; gone on 19 Nov 2023")
        // A repair before it, or after it was gone, has not done it.
        #expect(Self.history(Self.known(scans, [(0, "oil"), (7, "tires")]))?.hasSuffix("gone on 19 Nov 2023") == true)
    }

    @Test func aCodeThatStays() {
        #expect(
            Self.history(Self.known([(1, []), (3, ["P0420"]), (5, ["P0420"])])) == "here since at least 17 Nov 2023")
    }

    /// Only since it came back, and not since it was here for the first time.
    @Test func aCodeThatCameBackAndStays() {
        let scans: [(Int64, [String])] = [(1, ["P0420"]), (5, []), (9, ["P0420"]), (12, ["P0420"])]
        #expect(
            Self.history(Self.known(scans, [(3, "new rear sensor")]))
                == "here since at least 23 Nov 2023; before that on 15 Nov 2023; gone after 'new rear sensor'")
    }

    @Test func aRepairThatDidNotCure() {
        let scans: [(Int64, [String])] = [(1, ["P0420"])]
        let known = Self.known(scans, [(3, "new rear sensor")])
        #expect(
            Self.history(known, isListed: true) == "here since at least 15 Nov 2023; not cured by 'new rear sensor'")
        // Nobody has looked since.
        #expect(Self.history(known) == "here since at least 15 Nov 2023")
    }

    /// A repair is noted by its day, and not by its hour.
    @Test func aRepairOnTheDayOfTheScan() {
        var known = Self.known([(1, ["P0420"]), (5, [])])
        known.services = [
            (WallTime(microseconds: Self.day(1).microseconds - 3_600_000_000), "new rear sensor")
        ]
        #expect(Self.history(known)?.hasSuffix("gone after 'new rear sensor'") == true)
    }

    /// A repair or a note that names the code, whether a scan knew it or not.
    @Test func notesNameTheCode() {
        var known = Self.known([], [(3, "p0420: new converter")])
        #expect(Self.history(known) == "noted on 17 Nov 2023: 'p0420: new converter'")
        known = Self.known([(1, ["P0420"])])
        known.notes = [(Self.day(2), "P0171 and P0420 after refueling"), (Self.day(3), "P04201")]
        #expect(
            Self.history(known)
                == "here since at least 15 Nov 2023; noted on 16 Nov 2023: 'P0171 and P0420 after refueling'")
    }

    @Test func nothingIsKnown() {
        #expect(Self.history(Self.known([])) == nil)
        #expect(Self.history(Self.known([(1, ["P0171"])])) == nil)
    }

    /// An interrupted scan does not prove that a code is gone.
    @Test func anInterruptedScanProvesNothing() {
        var known = Self.known([(1, ["P0420"]), (3, [])])
        known.scans[1].interruption = "unplugged"
        #expect(Self.history(known)?.hasPrefix("here since") == true)
    }

    /// A repair's text comes from a file, perhaps.
    @Test func textsAreMadeSafe() {
        let known = Self.known([(1, ["P0420"]), (5, [])], [(3, "x\u{1B}[2Jy")])
        #expect(Self.history(known)?.contains("\u{1B}") == false)
    }

    @Test func theMakeSelectsTheMeaning() throws {
        let scan = try VerdictRulesTests.scan("vin=, 03=P1300")
        func report(_ known: KnownVehicle) -> String {
            ScanText(scan, Presentation(width: 200), at: morning, vehicle: known).plain().joined(
                separator: "\n")
        }
        let unknown = report(KnownVehicle())
        #expect(unknown.contains("--make") && unknown.contains("obdmech explain P1300"))
        let honda = report(KnownVehicle(make: "Honda", model: "Civic", modelYear: 2001))
        #expect(honda.contains("(Honda)") && honda.contains("2001 Honda Civic") && !honda.contains("--make"))
    }
}

@Suite(.timeLimit(.minutes(20))) struct FrameRemarkTests {
    /// Codes with values of their frame, and whether they do not fit.
    @Test(
        arguments: [
            ("P0128", [.coolantTemperature: 94], true), ("P0128", [.coolantTemperature: 60], false),
            ("P0217", [.coolantTemperature: 70], true), ("P0217", [.coolantTemperature: 121], false),
            ("P0301", [.engineSpeed: 0], true), ("P0301", [.engineSpeed: 1800], false),
            ("P0562", [.controlModuleVoltage: 14.1], true), ("P0562", [.controlModuleVoltage: 10.9], false),
            ("P0171", [Signal.longTermFuelTrims[0]: -8], true), ("P0171", [Signal.longTermFuelTrims[0]: 22], false),
            // That of the other bank tells nothing.
            ("P0171", [Signal.longTermFuelTrims[1]: -8], false),
            ("P0172", [Signal.longTermFuelTrims[0]: 9], true), ("P0500", [.vehicleSpeed: 60], true),
            ("P0420", [.engineSpeed: 0, .coolantTemperature: -40, .vehicleSpeed: 0], true), ("P0420", [:], false),
        ] as [(String, [Signal: Double], Bool)])
    func remark(code: String, values: [Signal: Double], isOdd: Bool) throws {
        let scan = HealthScan(
            adapter: .init(device: "x"), bus: .can11Bit500,
            ecus: [.init(address: engine, confirmedCount: 1, milOn: true)],
            troubleCodes: [.init(code: try #require(TroubleCode(code)), status: .confirmed, ecu: engine)])
        let report = try #require(CodeReport.of(scan).first)
        let frozen = values.map { PIDValue(signal: $0.key, name: $0.key.name, value: $0.value) }
        #expect((FrameRemark.text(report, frozen) != nil) == isOdd)
    }
}
