import Formats
import Foundation
import Reports
import Storage
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Recording
@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct CalibrateCommandTests {
    private let program: RealProgram
    private let database: Database
    private static let vin = "WVWZZZ1JZXW000001"
    /// A tank of fuel, now and some days ago.
    private static let now = LocalTime.now

    init() throws {
        program = try RealProgram()
        database = try Database.open(path: program.directory.file("data/obdmech/obdmech.db"))
    }

    private func days(_ count: Double) -> WallTime { Self.now.advanced(bySeconds: -86400 * count) }

    /// "2026-11-21 18:30" in UTC, for --at.
    private func at(_ days: Double) -> String {
        let time = CalendarTime(self.days(days))
        return "\(time.day) \(time.hourAndMinute)"
    }

    private func drive(
        daysAgo: Double, litres: Double?, km: Double, factor: Double = 1, method: FuelMethod = .massAirFlow,
        uncoveredS: Double = 0
    ) throws {
        let id = try database.trips.begin(
            TripBeginning(start: days(daysAgo), vin: Self.vin, adapter: "", bus: nil, fuelPrice: nil))
        var summary = TripSummary()
        summary.durationS = 3600
        summary.coveredS = 3600 - uncoveredS
        summary.samples = 1
        summary.fuelL = litres
        summary.fuelFactor = factor
        summary.fuelMethod = litres == nil ? .unknown : method
        summary.distanceKm = km
        summary.maxEngineSpeedRpm = 3000
        try database.trips.finish(id, summary: summary)
    }

    /// Its exit status is checked; gives what it wrote, in one line, and warned of.
    @discardableResult
    private func calibrate(
        _ arguments: String..., status: Int32 = 0
    ) throws -> (output: String, warning: String) {
        let run = try program.run(["calibrate"] + arguments)
        #expect(run.status == status, "\(run.run.warning)")
        return (run.run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " "), run.run.warning)
    }

    private var specification: VehicleSpecification {
        get throws { try #require(try database.vehicles.vehicle(vin: Self.vin)).specification }
    }

    /// By hand: 40 of 38, 42 of 40 and 33 of 32 litres: 115 of 110.
    @Test func threeFillUps() throws {
        try drive(daysAgo: 9.5, litres: 38, km: 600)
        try drive(daysAgo: 6.5, litres: 20, km: 300)
        try drive(daysAgo: 5.5, litres: 21, km: 300, factor: 1.05)
        let first = try calibrate("--fill-up", "35", "--at", at(10)).output
        #expect(first.contains("first fill-up"))
        #expect(try specification.fuelCorrection == nil)
        let second = try calibrate("--fill-up", "40", "--at", at(7)).output
        #expect(second.contains("calculated 38.00 L from air flow in 1 trip, filled 40.00 L: ratio 1.053"))
        #expect(second.contains("factor 1.053 from 1 fill-up (was none)"))
        #expect(second.contains("6.7 L/100 km over the 600 km recorded"))
        let json = try object(try calibrate("--fill-up", "42", "--at", at(4), "--json").output)
        #expect(json["counted"] as? Bool == true)
        let interval = try #require(json["interval"] as? [String: Any])
        #expect(interval["computed"] as? Double == 40 && interval["ratio"] as? Double == 1.05)
        try drive(daysAgo: 3, litres: 32, km: 500)
        #expect(try calibrate("--fill-up", "33").output.contains("from 3 fill-ups (was 1.051)"))
        let correction = try #require(try specification.fuelCorrection)
        #expect(abs(correction.factor - 115.0 / 110) < 1e-9)
        #expect(correction.comparisons == 3)
        #expect(abs(try #require(correction.spreadPercent) - 1.0737) < 0.001)

        let list = try calibrate("--list").output
        #expect(list.contains("ratio 1.031") && list.contains("factor 1.045 ± 1.1% from 3 fill-ups"))
        #expect(list.contains("35.00 L starting point"))
        // What was added last is taken back, with what followed from it.
        #expect(try calibrate("--undo").warning.contains("removed: 33.00 L"))
        #expect(try abs(specification.fuelCorrection?.factor ?? 0) - 82.0 / 78 < 1e-9)
        try calibrate("--reset", status: 2)
        try calibrate("--reset", "--yes")
        #expect(try specification == VehicleSpecification())
        #expect(try calibrate("--undo", status: 2).warning.contains("nothing to undo"))
    }

    @Test func theOdometer() throws {
        try drive(daysAgo: 2.5, litres: 30, km: 500)
        try drive(daysAgo: 1.5, litres: 30, km: 294)
        try calibrate("--odometer", "10000", "--at", at(3))
        #expect(try calibrate("--odometer", "10510", "--at", at(2)).output.contains("odometer 510.0 km: ratio 1.020"))
        try calibrate("--odometer", "10810")
        let correction = try #require(try specification.distanceCorrection)
        #expect(abs(correction.factor - 810.0 / 794) < 1e-9 && correction.comparisons == 2)
        #expect(try database.vehicles.vehicle(vin: Self.vin)?.odometerKm == 10810)
        #expect(try calibrate("--odometer", "10809", status: 2).warning.contains("is not above the odometer reading"))
        #expect(try calibrate("--odometer", "6000mi", "--units", "us", status: 2).warning.contains("(6717 mi)"))
        try calibrate("--undo")
        #expect(try database.vehicles.vehicle(vin: Self.vin)?.odometerKm == 10510)
    }

    @Test func nonsenseIsRefused() throws {
        try drive(daysAgo: 2, litres: 40, km: 600)
        #expect(try program.run("vehicle", "--tank", "50").status == 0)
        try calibrate("--fill-up", "40", "--at", at(3))
        for (litres, words) in [
            ("56", "'56' is more than the tank holds (50.0 L)"), ("19", "implausible: calculated 40.00 L"),
            ("lots", "invalid --fill-up 'lots'"), ("0", "invalid --fill-up '0'"),
        ] {
            #expect(try calibrate("--fill-up", litres, status: 2).warning.contains(words))
        }
        #expect(
            try calibrate("--fill-up", "15gal", "--units", "us", status: 2).warning
                .contains("'15gal' is more than the tank holds (13.2 gal)"))
        #expect(try calibrate("--fill-up", "40", "--at", at(4), status: 2).warning.contains("a later entry exists"))
        #expect(
            try calibrate("--fill-up", "40", "--at", "2099-01-01 00:00", status: 2).warning.contains("in the future"))
        #expect(try calibrate("--fill-up", "40", "--undo", status: 2).warning.contains("cannot be used with"))
        #expect(try calibrate("--at", "18:30", status: 2).warning.contains("--at needs --fill-up or --odometer"))
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .fillUp).count == 1)
        #expect(try specification.fuelCorrection == nil)
    }

    @Test func doubtsNeedAYes() throws {
        try drive(daysAgo: 2, litres: 40, km: 600, uncoveredS: 720)
        try calibrate("--fill-up", "40", "--at", at(3))
        let refused = try calibrate("--fill-up", "52", status: 2).warning
        #expect(refused.contains("the ratio 1.30 is unusual"))
        #expect(refused.contains("gaps of 20% of their time"))
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .fillUp).count == 1)
        try calibrate("--fill-up", "52", "--at", at(1), "--yes")
        #expect(try specification.fuelCorrection?.factor == 1.3)
        // Without the drives there is nothing to compare.
        #expect(try calibrate("--fill-up", "20", status: 2).warning.contains("no trips of this vehicle since"))
        let marked = try calibrate("--fill-up", "20", "--mark").output
        #expect(marked.contains("not counted, but kept as a starting point"))
        #expect(try specification.fuelCorrection?.comparisons == 1)
    }

    @Test func withoutFuelNothingIsLearnt() throws {
        try drive(daysAgo: 2, litres: nil, km: 600)
        try calibrate("--fill-up", "40", "--at", at(3))
        let refused = try calibrate("--fill-up", "40", status: 2).warning
        #expect(refused.contains("the car does not report it"))
        #expect(refused.contains("obdmech vehicle --displacement LITERS"))
    }

    /// Fuel that is known to be none is another thing than fuel that is not known.
    @Test func withoutAnyFuelOrWayThereIsNothingToCompare() throws {
        try drive(daysAgo: 2, litres: 0, km: 0)
        for (flag, first, second) in [("--fill-up", "40", "41"), ("--odometer", "10000", "10500")] {
            try calibrate(flag, first, "--at", at(3))
            #expect(
                try calibrate(flag, second, status: 2).warning
                    == "obdmech: the trips since the last entry have nothing to compare with\n"
                    + "  use --mark to start over\n")
        }
        #expect(try specification == VehicleSpecification())
    }

    @Test func aFactorBelongsToOneMethod() throws {
        try drive(daysAgo: 4, litres: 40, km: 600)
        try drive(daysAgo: 2, litres: 20, km: 300)
        try drive(daysAgo: 1.5, litres: 20, km: 300, method: .fuelRate)
        try drive(daysAgo: 0.5, litres: 40, km: 600, method: .fuelRate)
        for (litres, day) in [("30", 5.0), ("44", 3.0)] { try calibrate("--fill-up", litres, "--at", at(day)) }
        let mixed = try calibrate("--fill-up", "41", "--at", at(1))
        #expect(mixed.warning.contains("several methods to compute fuel (fuelRate, massAirFlow)"))
        #expect(mixed.output.contains("not counted, but kept as a starting point"))
        #expect(try specification.fuelCorrection?.factor == 1.1)
        #expect(try calibrate("--fill-up", "41").output.contains("factor 1.025 from 1 fill-up (was 1.100)"))
        #expect(try calibrate().output.contains("ratio 1.025, not counted"))
    }

    /// On a terminal the question has three answers.
    @Test(arguments: [("yes", 2, 1.3), ("mark", 2, nil), ("no", 1, nil)])
    func asks(answer: String, marks: Int, factor: Double?) throws {
        try drive(daysAgo: 2, litres: 40, km: 600)
        try calibrate("--fill-up", "40", "--at", at(3))
        let terminal = try TestTerminal()
        let run = try program.start(["calibrate", "--fill-up", "52"], terminal: terminal.path)
        #expect(terminal.wait(for: "discard it (no)?"))
        terminal.type(answer + "\n")
        #expect(run.end() == 0)
        #expect(try database.vehicles.calibrationMarks(vin: Self.vin, .fillUp).count == marks)
        #expect(try database.vehicles.vehicle(vin: Self.vin)?.specification.fuelCorrection?.factor == factor)
    }
}
