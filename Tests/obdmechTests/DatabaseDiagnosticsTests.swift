import CommandLine
import Formats
import Glibc
import History
import Recording
import Storage
import System
import TestSupport
import Testing

@testable import obdmech

/// What the program says of databases and of vehicles in them: the message that is meant, with its exit status.
@Suite(.waits, .timeLimit(.minutes(20))) struct DatabaseDiagnosticsTests {
    private let program: RealProgram

    init() throws {
        program = try RealProgram()
        try program.directory.write(Array("something else\n".utf8), to: "text")
    }

    @Test(
        arguments: [
            ("database check", DatabaseError.none("$/data/obdmech/obdmech.db", advice: "")),
            ("database import $/none", DatabaseError.none("$/none", advice: "")),
            ("report --database $", StorageError.cannotOpen("$", .isDirectory)),
            ("report --database /dev/null", StorageError.cannotOpen("/dev/null", .isNotRegular)),
            ("report --database $/text", StorageError.notADatabase("$/text")),
            ("report --database $/no/x", DatabaseError.noFolder("$/no", path: "$/no/x")),
        ] as [(String, any UserFacing)])
    func noDatabases(line: String, message: any UserFacing) throws { try program.check(line, 5, message) }

    @Test func databasesThatCannotBeMade() throws {
        let error = StorageError.cannotOpen(
            "/proc/no/obdmech/obdmech.db", .noDirectory("/proc/no", ENOENT))
        let nowhere = ["XDG_DATA_HOME": "/proc/no"]
        try program.check("vehicle --vin none --name x", 5, error, environment: nowhere)
        try program.check(
            "scan -a sim:healthy?rate=max", 5, DatabaseError.scanNotStored(error.text, advice: ""),
            environment: nowhere)
    }

    @Test func aDatabaseOfTrips() throws {
        let record = ["trip", "-a", "sim:city?rate=max", "--duration", "2m", "--plain", "--database"]
        #expect(try program.run(record + [program.directory.file("x.db")]).status == 0)
        let bytes = program.directory.bytes("x.db")

        var other = bytes
        // Its header has the number of the schema at 60, and whose database it is at 68.
        other[63] = 99
        try program.directory.write(other, to: "new.db")
        try program.check(
            "report --database $/new.db", 5,
            StorageError.newerVersion("$/new.db", found: 99, known: Int64(bytes[63])))
        other = bytes
        other[68] = 1
        try program.directory.write(other, to: "foreign.db")
        try program.check("report --database $/foreign.db", 5, StorageError.foreign("$/foreign.db"))
        var bad = bytes
        // So much that samples are in it: an index that is overwritten does not keep a copy from being made.
        for index in bad.count / 2..<bad.count * 3 / 4 { bad[index] = 0x5A }
        try program.directory.write(bad, to: "bad.db")

        let damaged = StorageError.damaged("$/bad.db", "")
        try program.check("report --database $/bad.db", 5, damaged, isBeginning: true)
        try program.check("database backup $/saved.db --database $/bad.db", 5, damaged, isBeginning: true)
        for (line, status, message) in [
            ("database check --database $/bad.db", 5, DatabaseWarning.damaged("$/bad.db", advice: "")),
            ("database import $/x.db --database $/x.db", 5, StorageError.itself("$/x.db")),
            ("database backup $/text --database $/x.db", 6, FileError.cannotMake("$/text", EEXIST)),
            ("database export $/text --database $/x.db", 6, FileError.cannotMake("$/text", EEXIST)),
            ("database export /no/such/x --database $/x.db", 6, FileError.cannotMake("/no/such/x", ENOENT)),
            ("database export --trip 9 --database $/x.db", 2, StoredError.noTrip(9)),
        ] as [(String, Int32, any UserFacing)] {
            try program.check(line, status, message)
        }
    }

    @Test func calibration() throws {
        func tell(_ words: String...) throws {
            let run = try program.run(words + ["--database", program.directory.file("x.db")])
            #expect(run.status == 0, "\(words): \(run.run.warning)")
        }
        func refused(_ line: String, _ message: any UserFacing) throws {
            try program.check(line + " --database $/x.db", 2, message)
        }
        for number in 0...1 { try tell("vehicle", "--vin", "1HGCM82633A00435\(number)", "--name", "car\(number)") }
        try refused("vehicle --vin 1HG", StoredError.severalVehicles("1HG", names: ""))
        try tell("vehicle", "--vin", "car0", "--tank", "50")
        try refused("calibrate --vin car0 --undo", CalibrationError.noMark(advice: ""))
        try refused(
            "calibrate --vin car0 --fill-up 40 --odometer 3", CommandLineError.contradiction("fill-up", "odometer"))
        try refused(
            "calibrate --vin car0 --fill-up 40 --at 2099-01-01T12:00", CalibrationError.yetToCome("2099-01-01T12:00"))
        try refused("calibrate --vin car0 --fill-up 90", CalibrationError.tankOverfull("90", tank: "50.0 L"))
        try tell("calibrate", "--vin", "car0", "--odometer", "1000")
        let today = "\(LocalTime.today)"
        try refused(
            "calibrate --vin car0 --odometer 1100 --at 2020-01-01T12:00",
            CalibrationError.laterMark(day: today, advice: ""))
        try refused(
            "calibrate --vin car0 --odometer 900",
            CalibrationError.odometerBack("900", day: today, reading: "1000 km", advice: ""))
        try refused("calibrate --vin car0 --odometer 1100", CalibrationError.noTrips)
        try refused("calibrate --vin car0 --reset", StoredUsageError.forgettingUnconfirmed)
    }
}
