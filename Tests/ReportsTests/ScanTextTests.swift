import OBD
import Telemetry
import Testing

@testable import Reports

/// What a scan looks like on terminals of three widths: the files of Tests/ScanTexts. OBDMECH_REWRITE=1 writes them
/// anew.
@Suite struct ScanTextTests {
    private static let widths = [40, 80, 120]
    private static let cars = ["faults", "healthy", "diesel", "parked", "old"]

    private static func text(_ scan: HealthScan, since earlier: HealthScan? = nil, width: Int) -> [String] {
        let before = WallTime(microseconds: morning.microseconds - 86_400_000_000 * 9)
        return ScanText(scan, at: morning, since: earlier.map { ($0, before) }, width: width, utcOffsetS: { _ in 0 })
            .lines()
    }

    @Test(arguments: cars, widths) func aSimulatedCar(name: String, width: Int) throws {
        let lines = Self.text(try scanned(name), width: width)
        #expect(lines.allSatisfy { $0.count <= width })
        try compare(lines, with: "\(name)-\(width).txt")
    }

    /// Of the last scan the day is told that it was for the driver.
    @Test(arguments: [(0, "2023-11-14:"), (3600, "2023-11-14:"), (7200, "2023-11-15:"), (-86400, "2023-11-13:")])
    func theDayOfTheLastScan(utcOffsetS: Int, day: String) {
        let time = WallTime(microseconds: 1_700_000_000_000_000)
        let lines = ScanText(
            ScanReportTests.faults, at: morning, since: (ScanReportTests.earlier, time), width: 80,
            utcOffsetS: { _ in utcOffsetS }
        ).lines()
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

    /// The lamp and the vehicle: what was said, and the lines.
    @Test(
        arguments: [
            (
                [true, true, nil], nil, "Lamp        ON, by engine (7E8) and transmission (7E9)",
                "Vehicle     VIN not known"
            ),
            (
                [nil, true, true], "1HGCM82633A004352", "Lamp        ON, by transmission (7E9) and ECU 7EA",
                "Vehicle     2003 Honda, VIN 1HGCM82633A004352, made in Marysville"
            ),
            (
                [false, nil, nil], "1HGCM82643A004352", "Lamp        off",
                "Vehicle     about 2003 Honda, VIN 1HGCM82643A004352, whose check digit is wrong,"
            ),
            (
                [nil, nil, nil], "WVWZZZ1JZXW000001", "Lamp        not known",
                "Vehicle     about 1999 Volkswagen, VIN WVWZZZ1JZXW000001, made in Wolfsburg,"
            ),
        ] as [([Bool?], String?, String, String)])
    func lampAndVehicle(lamps: [Bool?], vin: String?, lamp: String, vehicle: String) {
        var scan = ScanReportTests.bare
        scan.vin = vin.flatMap { VIN($0) }
        scan.ecus = zip([engine, transmission, brakes], lamps).map { HealthScan.ECU(address: $0, milOn: $1) }
        let lines = Self.text(scan, width: 80)
        #expect(lines.contains(lamp))
        #expect(lines.contains { $0.hasPrefix(vehicle) }, "\(lines)")
    }

    /// That an ECU beside the engine's does not know the vehicle's number is told only where nobody does.
    @Test func aQuickScanHasNotAskedForTheVIN() throws {
        #expect(Self.text(try scanned("faults", isQuick: true), width: 80).contains("Vehicle     not asked"))
    }

    @Test(arguments: [true, false]) func silenceAboutTheVIN(isKnown: Bool) {
        var scan = ScanReportTests.faults
        if !isKnown { scan.vin = nil }
        #expect(Self.text(scan, width: 80).contains("Transmission (7E9): VIN: no answer") == !isKnown)
    }

    /// All that is measured, in whatever section, is in the units of the driver.
    @Test(arguments: cars) func inTheDriversUnits(car: String) throws {
        let scan = try scanned(car)
        let text = ScanText(scan, at: morning, units: .us, width: 200, utcOffsetS: { _ in 0 }).lines().joined(
            separator: "\n")
        for symbol in ["km/h", " km,", " km ", "°C", "kPa"] { #expect(!text.contains(symbol), "\(symbol): \(text)") }
        if car == "faults" {
            #expect(text.contains("194 mi and 9 h 00 min of driving"))
            #expect(text.contains("1861 rpm; 24.9 mph; coolant 189 °F"))
        }
    }

    /// What would scroll the verdict away repeats it where the eye is.
    @Test func theVerdictOnceMoreAtTheEnd() throws {
        let scan = try scanned("faults")
        let all = Self.text(scan, width: 80)
        let verdict = Array(all.prefix { !$0.isEmpty })
        let text = ScanText(scan, at: morning, width: 80, utcOffsetS: { _ in 0 })
        #expect(text.lines(height: all.count + 1) == all)
        #expect(text.lines(height: all.count) == all + [""] + verdict)
        #expect(text.lines(height: 1) == all + [""] + verdict)
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
