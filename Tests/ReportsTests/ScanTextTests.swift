import Diagnosis
import Formats
import OBD
import Simulator
import Telemetry
import Testing

@testable import Reports

/// What a scan looks like on terminals of three widths: the files of Tests/ScanTexts. OBDMECH_REWRITE=1 writes them
/// anew.
@Suite(.timeLimit(.minutes(20))) struct ScanTextTests {
    private static let widths = [40, 80, 120]
    private static let cars = ["faults", "healthy", "misfire", "cleared", "diesel", "parked", "old"]

    private static func text(_ scan: HealthScan, since earlier: HealthScan? = nil, width: Int) -> [String] {
        let before = WallTime(microseconds: morning.microseconds - 86_400_000_000 * 9)
        return ScanText(scan, Presentation(width: width), at: morning, since: earlier.map { ($0, before) })
            .plain()
    }

    @Test(arguments: cars, widths) func aSimulatedCar(name: String, width: Int) throws {
        let lines = Self.text(try scanned(name), width: width)
        #expect(lines.allSatisfy { $0.count <= width })
        try compare(lines, with: "\(name)-\(width).txt")
    }

    /// With everything that was read.
    @Test(arguments: ["faults", "diesel", "old"], widths) func allOfASimulatedCar(name: String, width: Int) throws {
        let lines = ScanText(try scanned(name), Presentation(width: width), at: morning, stored: 3, isFull: true)
            .plain()
        #expect(lines.allSatisfy { $0.count <= width })
        try compare(lines, with: "\(name)-full-\(width).txt")
    }

    /// Nothing that was read is left out.
    @Test(arguments: cars) func fullIsAll(name: String) throws {
        let scan = try scanned(name)
        let text = ScanText(scan, Presentation(width: 1000), at: morning, isFull: true).plain()
        let all = text.joined(separator: "\n")
        for test in scan.testResults { #expect(all.contains(Format.capitalized(test.name)), "\(test.name)") }
        for frame in scan.freezeFrames {
            for value in scan.values(frame) { #expect(all.contains(value.name), "\(value.name)") }
        }
        for (_, counters) in scan.performance {
            for monitor in counters.monitors {
                #expect(all.contains("\(monitor.completions) of \(monitor.conditions)"))
            }
        }
        for monitor in scan.statuses.flatMap(\.monitors) where monitor.isSupported {
            #expect(all.contains(monitor.kind.name))
        }
        for reading in LiveReading.of(scan) {
            #expect(all.contains(reading.value.name), "\(reading.value.name)")
            if let usual = reading.expected(in: .metric) { #expect(all.contains("usual \(usual)")) }
        }
    }

    /// Of the last scan the day is told that it was for the driver.
    @Test(arguments: [(0, "14 Nov 2023:"), (3600, "14 Nov 2023:"), (7200, "15 Nov 2023:"), (-86400, "13 Nov 2023:")])
    func theDayOfTheLastScan(utcOffsetS: Int, day: String) {
        let time = WallTime(microseconds: 1_700_000_000_000_000)
        let lines = ScanText(
            ScanReportTests.faults, Presentation(zone: TimeZone(offsetS: utcOffsetS)), at: morning,
            since: (ScanReportTests.earlier, time)
        ).plain()
        #expect(lines.contains { $0.hasPrefix("Since last  " + day) }, "\(lines)")
    }

    /// Three ECUs, of which one refuses and one is broken, and what became of the codes that there were before.
    @Test(arguments: widths) func controllersThatDoNotTellAll(width: Int) throws {
        let lines = Self.text(ScanReportTests.faults, since: ScanReportTests.earlier, width: width)
        #expect(lines.allSatisfy { $0.count <= width })
        try compare(lines, with: "gaps-\(width).txt")
    }

    @Test(arguments: widths) func nothingIsKnown(width: Int) throws {
        try compare(Self.text(ScanReportTests.bare, width: width), with: "nothing-\(width).txt")
    }

    /// The MIL and the vehicle: what was said, and the lines.
    @Test(
        arguments: [
            (
                [true, true, nil], nil,
                "Light       check engine light ON, commanded by engine (7E8) and transmission (7E9)",
                "Vehicle     VIN unknown"
            ),
            (
                [nil, true, true], "1HGCM82633A004352",
                "Light       check engine light ON, commanded by transmission (7E9) and ECU 7EA",
                "Vehicle     2003 Honda, VIN 1HGCM82633A004352, made in Marysville"
            ),
            (
                [false, nil, nil], "1HGCM82643A004352", "Light       check engine light off",
                "Vehicle     about 2003 Honda, VIN 1HGCM82643A004352 (wrong check digit), made"
            ),
            (
                [nil, nil, nil], "WVWZZZ1JZXW000001", "Light       check engine light not read",
                "Vehicle     about 1999 Volkswagen, VIN WVWZZZ1JZXW000001, made in Wolfsburg,"
            ),
        ] as [([Bool?], String?, String, String)])
    func milAndVehicle(mils: [Bool?], vin: String?, mil: String, vehicle: String) {
        var scan = ScanReportTests.bare
        scan.vin = vin.flatMap { VIN($0) }
        scan.ecus = zip([engine, transmission, brakes], mils).map { HealthScan.ECU(address: $0, milOn: $1) }
        let lines = Self.text(scan, width: 100)
        #expect(lines.contains(mil))
        #expect(lines.contains { $0.hasPrefix(vehicle) }, "\(lines)")
    }

    /// That an ECU beside the engine's does not know the vehicle's number is told only where nobody does.
    @Test func aQuickScanAsksForTheVINOnlyOnCAN() throws {
        #expect(Self.text(try scanned("old", isQuick: true), width: 80).contains("Vehicle     not requested"))
        #expect(try scanned("faults", isQuick: true).vin == scanned("faults").vin)
    }

    @Test(arguments: [true, false]) func silenceAboutTheVIN(isKnown: Bool) {
        var scan = ScanReportTests.faults
        if !isKnown { scan.vin = nil }
        #expect(Self.text(scan, width: 80).contains("Transmission (7E9), VIN: no response") == !isKnown)
    }

    /// A scan of the engine's ECU with whole answers, such as "41 0C 0C 80".
    private static func answered(_ answers: [String], vin: String? = nil) -> HealthScan {
        var scan = HealthScan(
            adapter: HealthScan.Adapter(device: "x"), bus: .can11Bit500, vin: vin.flatMap { VIN($0) },
            ecus: [HealthScan.ECU(address: engine, confirmedCount: 0, milOn: false)],
            serviceOutcomes: [serviceOutcomes("7E8 03 answered")])
        for answer in answers {
            let bytes = Hexadecimal.bytes(answer.replacing(" ", with: ""))!
            let request = [bytes[0] - 0x40] + bytes[1..<(bytes[0] == 0x42 ? 3 : 2)]
            scan.payloads.append(HealthScan.Payload(ecu: engine, request: request, bytes: bytes))
        }
        return scan
    }

    private static func field(_ label: String, _ scan: HealthScan, units: UnitSystem = .metric) -> String? {
        let text = ScanText(scan, Presentation(units: units, width: 1000), at: morning)
        return text.plain().first { $0.hasPrefix(label) }.map { String($0.dropFirst(12)) }
    }

    private static let ready = "41 01 00 07 25 00"

    /// What a seller may have done just before: told where any of three counters says so, by all that there are.
    @Test(
        arguments: [
            ([], .metric, ""), (["41 30 14", "41 31 01 2C", "41 4E 02 58"], .metric, ""),
            (["41 30 01"], .metric, "; since codes were cleared: 1 warm-up"),
            (
                ["41 30 02", "41 31 00 0C", "41 4E 00 5A"], .metric,
                "; since codes were cleared: 2 warm-ups, 12 km and 1 h 30 min of driving"
            ),
            (["41 30 FF", "41 31 00 0C"], .us, "; since codes were cleared: 255 warm-ups and 7.46 mi"),
        ] as [([String], UnitSystem, String)])
    func codesThatWereClearedLately(counters: [String], units: UnitSystem, text: String) {
        #expect(
            Self.field("Inspection", Self.answered([Self.ready] + counters), units: units)
                == "would pass: 3 of 3 monitors complete (most tests: one may be incomplete)" + text)
    }

    /// Of a car that has no monitors the MIL alone is the reason.
    @Test(arguments: [
        (
            "41 01 80 00 00 00",
            "would fail: the check engine light is on (most tests: one may be incomplete)"
        ),
        (
            "41 01 80 07 01 00",
            "would fail: the check engine light is on; 1 of 1 monitors complete (most tests: one may be incomplete)"
        ),
        (
            "41 01 80 07 01 01",
            "would fail: the check engine light is on; 0 of 1 monitors complete, incomplete: catalyst (most tests: one may "
                + "be incomplete)"
        ),
        (
            "41 01 00 07 01 01",
            "would pass: 0 of 1 monitors complete, incomplete: catalyst (most tests: one may be incomplete)"
        ),
    ])
    func readiness(status: String, text: String) {
        #expect(Self.field("Inspection", Self.answered([status])) == text)
    }

    /// By the rule that was chosen, which is named, with what completes each monitor.
    @Test(
        arguments: [
            (
                "us-ca",
                "Inspection  would fail: 0 of 1 monitors complete, incomplete: catalyst (California: only evaporative "
                    + "system may be incomplete)"
            ),
            (
                "de",
                "Inspection  depends on the exhaust test: 0 of 1 monitors complete, incomplete: catalyst (Germany: all "
                    + "must be complete)"
            ),
            ("gb", "Inspection  would pass: 0 of 1 monitors complete, incomplete: catalyst (MOT test)"),
            ("none", "Monitors    0 of 1 monitors complete, incomplete: catalyst"),
        ])
    func byARule(choice: String, line: String) {
        let scan = Self.answered(["41 01 00 07 01 01"])
        let lines = ScanText(scan, Presentation(width: 1000), at: morning, inspection: choice).plain()
        #expect(lines.contains(line), "\(lines)")
        #expect(
            lines.contains {
                $0.hasSuffix("- catalyst: engine warm, then 10 minutes at a steady 80 to 100 km/h")
            })
    }

    /// A permanent code fails in California, and is named.
    @Test func aPermanentCodeInCalifornia() {
        var scan = Self.answered([Self.ready])
        scan.troubleCodes = [code("P0420 permanent 7E8")]
        let lines = ScanText(scan, Presentation(width: 1000), at: morning, inspection: "us-ca").plain()
        #expect(
            lines.contains {
                $0.hasPrefix("Inspection  would fail: 1 permanent code (P0420); 3 of 3 monitors complete (California")
            }, "\(lines)")
    }

    @Test func aLightThatNobodyTold() {
        #expect(Self.field("Inspection", Self.answered([])) == "unknown: no ECU reported its monitors")
        // An electric car (PIDs 0D, 5B and 9A) has none.
        let electric = Self.answered(["41 00 00 08 00 01", "41 40 00 00 00 21", "41 80 00 00 00 40"])
        #expect(electric.supportedPIDs.values.contains(where: ECUAddress.isElectric))
        #expect(Self.field("Inspection", electric) == nil)
    }

    /// Of a car that refuses all, it is told why nothing is known, and not that it is old.
    @Test func aCarThatRefusesAll() {
        var scan = Self.answered([])
        scan.serviceOutcomes = [
            serviceOutcomes("7E8 01 refused service not supported (11)"),
            serviceOutcomes("7E8 03 refused service not supported (11)"),
        ]
        let text = Self.text(scan, width: 1000).joined(separator: "\n")
        #expect(text.contains("Engine (7E8), check engine light: refused: service not supported (11)"), "\(text)")
        #expect(text.contains("OBDonUDS") && !text.contains("1996"))
    }

    @Test func valuesThatDidNotCome() {
        var scan = Self.answered(["41 00 00 00 00 01", "41 20 80 00 80 00"])
        scan.answers = ["0121", "0131"].map { HealthScan.RawAnswer(request: $0, answer: "7E8 03 7F 01 78") }
        let lines = Self.text(scan, width: 1000)
        #expect(
            lines.contains { $0.hasPrefix("Engine (7E8): listed as supported, but no response: distance ") }, "\(lines)"
        )
    }

    /// Its code was cleared, or is listed nowhere.
    @Test func aFreezeFrameWithoutItsCode() {
        let scan = Self.answered(["42 02 00 03 01", "42 0C 00 1A F8", "42 0D 00 32"])
        let lines = ScanText(scan, Presentation(width: 1000), at: morning).plain()
        #expect(
            lines.contains("Freeze frame left from P0301, Cylinder 1 misfire detected: 1726 rpm; 50 km/h"),
            "\(lines)")
    }

    @Test func theConnectionBroke() {
        var scan = Self.answered([])
        scan.interruption = "'/dev/ttyUSB0' is gone"
        #expect(
            Self.text(scan, width: 80).suffix(2) == [
                "", "The connection broke before everything was read: '/dev/ttyUSB0' is gone",
            ])
    }

    /// So the older buses say "none".
    @Test func silenceOfAnECUThatCountsNone() {
        var scan = Self.answered([])
        scan.serviceOutcomes = [serviceOutcomes("7E8 03 silent counts none in PID 01")]
        #expect(
            Self.text(scan, width: 200).contains(
                "Engine (7E8), confirmed codes: no response (counts none in PID 01)"))
    }

    @Test func noCodesThenAndNow() {
        let scan = Self.answered([])
        #expect(
            Self.text(scan, since: scan, width: 200).contains {
                $0.hasSuffix(": no codes, then or now")
            })
    }

    /// What is wrong comes before what is only unusual.
    @Test func theWorstLiveValuesFirst() throws {
        // 1000 rpm; 92 °C; a long-term fuel trim of 14%, and a voltage of 10.1 V.
        let scan = Self.answered(["41 0C 0F A0", "41 0D 00", "41 05 84", "41 07 92", "41 42 27 74"])
        let lines = ScanText(scan, Presentation(width: 1000), at: morning).plain()
        let start = try #require(lines.firstIndex { $0.hasPrefix("Live values: 2 of ") }, "\(lines)")
        #expect(lines[start + 1].hasPrefix("  x Control module voltage 10.1 V: "))
        #expect(lines[start + 2].hasPrefix("  ! Long-term fuel trim, bank 1 +14%: "))
    }

    /// All tests but the first eight are counted; those nearest to a limit come first.
    @Test func manyTestsNearALimit() throws {
        // Of 0 to 1000, 990 to 999.
        let tests = (0..<10).map { number in
            "46 21 8\(number) 01 \(Hexadecimal.text([0x03, UInt8(0xDE + number)])) 00 00 03 E8"
        }
        let lines = ScanText(Self.answered(tests), Presentation(width: 1000), at: morning).plain()
        let start = try #require(
            lines.firstIndex { $0.hasPrefix("Monitor tests (mode 06): 0 of 10 failed, 10 near a limit") })
        #expect(lines[start + 1].contains(": 999 "), "\(lines)")
        #expect(lines[start + 9] == "    and 2 more")
    }

    /// All that is measured, in whatever section, is in the units of the driver.
    @Test(arguments: cars) func inTheDriversUnits(car: String) throws {
        let scan = try scanned(car)
        let text = ScanText(scan, Presentation(units: .us, width: 200), at: morning).plain().joined(
            separator: "\n")
        for symbol in ["km/h", " km,", " km ", "°C", "kPa"] { #expect(!text.contains(symbol), "\(symbol): \(text)") }
        if car == "faults" {
            #expect(text.contains("194 mi and 9 h 00 min of driving"))
            #expect(text.contains("1861 rpm; 25 mph; coolant 189 °F"))
        }
    }

    /// What would scroll the verdict away repeats it where the eye is.
    @Test func theVerdictOnceMoreAtTheEnd() throws {
        let scan = try scanned("faults")
        let all = Self.text(scan, width: 80)
        let verdict = Array(all.prefix { !$0.isEmpty })
        let text = ScanText(scan, Presentation(), at: morning)
        #expect(text.plain(height: all.count + 1) == all)
        #expect(text.plain(height: all.count) == all + [""] + verdict)
        #expect(text.plain(height: 1) == all + [""] + verdict)
    }

    /// The verdict and each code by how urgent they are, and nothing else, even if it looks like a code.
    @Test(arguments: ["faults", "city"]) func styles(car: String) throws {
        func style(_ urgency: Severity?) -> TextStyle {
            switch urgency {
            case .stopNow: .red
            case .soon, .whenConvenient: .yellow
            case .informational, nil: .plain
            }
        }
        let text = ScanText(try scanned(car), Presentation(width: 40), at: morning)
        let (lines, plain) = (text.lines(), text.plain())
        let verdict = plain.prefix { !$0.isEmpty }
        #expect(Array(lines.prefix(verdict.count)) == verdict.map { style(text.verdict.urgency)($0) })
        for code in text.codes {
            let shown = code.written.description
            #expect(lines.contains { $0.hasPrefix("  " + style(code.urgency)(shown) + "  ") }, "\(shown)")
        }
        let styled = zip(lines, plain).count { $0 != $1 }
        let urgent = text.codes.count { $0.urgency > .informational }
        #expect(styled == urgent + (style(text.verdict.urgency) == .plain ? 0 : verdict.count))
        #expect(Array(text.lines(height: 1).suffix(verdict.count)) == Array(verdict))
    }

    /// What a simulated car that refuses service 01 looks like.
    @Test(arguments: widths) func aSimulatedCarThatRefuses(width: Int) throws {
        let lines = Self.text(try scanned("faults", quirks: .refusesCurrentData), width: width)
        #expect(lines.allSatisfy { $0.count <= width })
        try compare(lines, with: "refused-\(width).txt")
    }

    @Test func noLineIsTooWide() throws {
        let scans = try Self.cars.map { try scanned($0) } + [ScanReportTests.faults]
        for width in 24...130 {
            for line in scans.flatMap({ Self.text($0, since: ScanReportTests.earlier, width: width) }) {
                #expect(line.count <= width || !line.drop { $0 == " " }.contains(" "), "\(width): \(line)")
            }
        }
    }
}

extension ScanText {
    /// The lines without their styles.
    func plain(height: Int = .max) -> [String] { lines(height: height).map { TextStyle.Palette.plain($0) } }
}
