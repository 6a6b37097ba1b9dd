import CommandLine
import Formats
import Storage
import Telemetry
import TestSupport
import Testing
import Trips

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct VehicleCommandTests {
    private let directory: TemporaryDirectory
    private let environment: Environment
    private static let vin = "WVWZZZ1JZXW000001"

    init() throws {
        directory = try TemporaryDirectory()
        environment = Environment(variables: [
            "XDG_CONFIG_HOME": directory.path, "OBDMECH_DATABASE": directory.file("x.db"),
        ])
    }

    private func vehicle(_ arguments: String...) throws {
        #expect(try VehicleCommand.run(Call(try parsed(["vehicle"] + arguments), environment)) == .fine)
    }

    private func stored(_ vin: String? = vin) throws -> VehicleProfile? {
        try Database.openExisting(path: directory.file("x.db"))?.vehicles.vehicle(vin: vin)
    }

    @Test func whatIsToldIsKept() throws {
        try vehicle(
            "--vin", Self.vin, "--name", "Golf", "--fuel", "E10", "--displacement", "1598cc",
            "--volumetric-efficiency", "87%", "--cylinders", "4", "--tank", "13gal", "--make", "vw", "--model",
            "Golf IV",
            "--year", "1999")
        var expected = VehicleProfile(vin: Self.vin, name: "Golf")
        expected.make = "Volkswagen"
        expected.model = "Golf IV"
        expected.modelYear = 1999
        expected.specification.fuel = .ethanolBlend(0.1)
        expected.specification.displacementL = 1.598
        expected.specification.volumetricEfficiency = 0.87
        expected.specification.cylinders = 4
        let found = try #require(try stored())
        #expect(abs((found.specification.tankL ?? 0) - 49.2103532) < 1e-6)
        expected.specification.tankL = found.specification.tankL
        #expect(found == expected)

        // The one that was seen last, and is the only one, need not be named.
        try vehicle(
            "--name", "none", "--fuel", "auto", "--displacement", "none", "--volumetric-efficiency", "none",
            "--cylinders", "none", "--tank", "none", "--make", "none", "--model", "none", "--year", "none")
        #expect(try stored() == VehicleProfile(vin: Self.vin))
        try vehicle("--vin", "none", "--displacement", "350cid")
        #expect(abs((try stored(nil)?.specification.displacementL ?? 0) - 5.7354724) < 1e-6)
    }

    @Test(
        arguments: [
            ("--displacement", "0"), ("--displacement", "31"), ("--displacement", "1598"), ("--displacement", "-1"),
            ("--volumetric-efficiency", "0.49"), ("--volumetric-efficiency", "1.31"),
            ("--volumetric-efficiency", "85"), ("--volumetric-efficiency", "131%"), ("--cylinders", "0"),
            ("--cylinders", "17"), ("--cylinders", "4.5"), ("--tank", "1"), ("--tank", "13 furlongs"),
            ("--make", "nobody"), ("--year", "99"), ("--year", "soon"), ("--model", "a\u{7}"), ("--fuel", "rum"),
            ("--fuel", "e101"), ("--name", "a\u{1B}[2J"), ("--odometer", "12345678"),
            ("--odometer", "far"),
        ])
    func refuses(flag: String, value: String) {
        let failure = failure { try vehicle("--vin", Self.vin, flag, value) }
        #expect(failure?.text == "invalid \(flag) '\(value)'")
        #expect(failure?.status == .usage)
        #expect(failure?.advice.contains("none") == true)
    }

    @Test func aMistakeMakesNoDatabase() throws {
        #expect(failure { try vehicle("--tank", "50") }?.text == "no vehicle in the database")
        #expect(failure { try vehicle("--vin", Self.vin, "--tank", "1") } != nil)
        try vehicle()
        #expect(!directory.exists("x.db"))
    }

    @Test func theOdometer() throws {
        try vehicle("--vin", Self.vin, "--odometer", "100000mi")
        #expect(try stored()?.odometerKm == 160934.4)
        #expect(
            failure { try vehicle("--odometer", "160000") }?.text.hasPrefix(
                "'160000' is not above the odometer reading of ") == true)
        try vehicle("--odometer", "161000")
        let database = try Database.open(path: directory.file("x.db"))
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .odometer).map(\.amount) == [160934.4, 161000])
        try vehicle("--odometer", "none")
        #expect(try stored() == VehicleProfile(vin: Self.vin))
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .odometer).isEmpty)
    }

    /// A factor that was learnt with one displacement is wrong with another.
    @Test func otherNumbersForgetTheFactor() throws {
        let database = try Database.open(path: directory.file("x.db"))
        var known = VehicleProfile(vin: Self.vin)
        known.specification.displacementL = 1.6
        known.specification.fuelCorrection = .init(factor: 1.05, spreadPercent: nil, comparisons: 1)
        let mark = CalibrationMark(
            .fillUp, at: WallTime(microseconds: 1), amount: 42, computed: 40, factor: 1.05, method: .speedDensity)
        try database.vehicles.add(mark, keeping: known)
        try vehicle("--tank", "50", "--cylinders", "4")
        #expect(try stored()?.specification.fuelCorrection != nil)
        try vehicle("--displacement", "1.4", "--odometer", "5000")
        #expect(try stored()?.specification.fuelCorrection == nil)
        #expect(try stored()?.specification.displacementL == 1.4)
        #expect(try stored()?.odometerKm == 5000)
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .fillUp).map(\.factor) == [nil])
    }
}
