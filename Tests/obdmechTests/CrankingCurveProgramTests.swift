import Foundation
import Storage
import Telemetry
import TestSupport
import Testing

@testable import obdmech

/// Every trip that begins with the start of the engine keeps the curve of the voltage.
@Suite(.waits, .timeLimit(.minutes(20))) struct CrankingCurveProgramTests {
    /// Also where a request takes a fifth of a second.
    @Test(arguments: ["", "&protocol=3"]) func aTripKeepsIt(options: String) throws {
        let program = try RealProgram()
        let run = try program.run("trip", "-a", "sim:start?rate=max" + options, "--duration", "2m", "--save")
        #expect(run.status == 0, "\(run.run.warning)")
        let database = try Database.open(path: program.directory.file("data/obdmech/obdmech.db"))
        var readings: [(seconds: Double, volts: Double)] = []
        try database.samples(trip: 1) { sample in
            guard sample.signal == .adapterVoltage else { return }
            readings.append((Double(sample.time.nanoseconds) / 1e9, sample.value))
        }
        let first = try #require(readings.first).seconds
        // 9.8 V less a dip of 1.2 V and 0.1 V in the wires; often while the engine is started, and not after it.
        #expect(try #require(readings.map(\.volts).min()) < 9.2)
        #expect(readings.filter { $0.volts < 10.5 }.count > 3, "\(readings.prefix(60))")
        #expect(readings.filter { $0.seconds - first > 40 }.count < 3, "\(readings.suffix(10))")
    }

    /// It is a test of the battery like others.
    @Test func itIsATest() throws {
        let program = try RealProgram()
        _ = try program.run("trip", "-a", "sim:start?rate=max", "--duration", "1m", "--save")
        let test = try #require(
            try program.run("test", "battery", "--trip", "last", "--json").run.json()["test"] as? [String: Any])
        #expect(abs((test["lowestV"] as? Double ?? 0) - 8.5) < 0.6, "\(test)")
        #expect(abs((test["chargingV"] as? Double ?? 0) - 14) < 0.2, "\(test)")
    }
}
