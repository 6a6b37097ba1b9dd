import Acquisition
import OBD
import Storage
import Telemetry
import Testing
import Trips

@testable import obdmech

@Suite struct DriveLoggerTests {
    private final class Display: TripDisplay {
        func summary(_ trip: TripRecord) {}
    }

    private let directory: TemporaryDirectory
    private let path: String

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.file("trips.db")
    }

    private static func at(_ seconds: Double) -> Instant {
        Instant(nanoseconds: 7_000_000_000_000).advanced(bySeconds: seconds)
    }

    private func logger() -> DriveLogger {
        var plan = TripPlan()
        plan.endsWithIgnition = true
        let path = path
        return DriveLogger(
            plan: plan, notices: nil, newDisplay: { Display() },
            openStore: { TripStore(path: path, database: try Database.open(path: path)) })
    }

    /// Speed and engine speed once a second.
    private func drive(_ logger: DriveLogger, _ seconds: ClosedRange<Int>, kmh: Double, rpm: Double) throws {
        for second in seconds {
            #expect(try logger.take(.sample(Sample(.vehicleSpeed, kmh, at: Self.at(Double(second))))))
            #expect(try logger.take(.sample(Sample(.engineSpeed, rpm, at: Self.at(Double(second) + 0.1)))))
        }
    }

    private func durations() throws -> [Double] {
        try Database.open(path: path).trips(
            from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2), includingOpen: true
        ).map(\.summary.durationS)
    }

    private func connect(_ logger: DriveLogger) throws {
        #expect(try logger.take(.connected(SourceDescription(device: "sim:x"))))
    }

    @Test func aTripForEachDrive() throws {
        let logger = logger()
        try connect(logger)
        try drive(logger, 0...60, kmh: 50, rpm: 2000)
        #expect(try logger.take(.over(Self.at(61))))
        // Of whom nobody knows whether it is the same vehicle.
        try drive(logger, 62...70, kmh: 0, rpm: 0)
        try connect(logger)
        try drive(logger, 4000...4020, kmh: 50, rpm: 2000)
        #expect(try logger.take(.over(Self.at(4021))))
        #expect(try logger.finish() == .fine)
        #expect(try durations().map { $0.rounded() } == [60, 20])
    }

    /// What goes on after the engine has been off for long is no trip until the engine runs.
    @Test func theEngineIsOffAndTheSourceHasNotNoticed() throws {
        let logger = logger()
        try connect(logger)
        try drive(logger, 0...60, kmh: 50, rpm: 2000)
        try drive(logger, 61...900, kmh: 0, rpm: 0)
        #expect(try durations().map { $0.rounded() } == [61])
        try drive(logger, 901...950, kmh: 20, rpm: 1500)
        #expect(try logger.finish() == .fine)
        #expect(try durations().map { $0.rounded() } == [61, 49])
    }

    /// The trip was over while the connection was away, and its source goes on with the same drive: nothing is lost.
    @Test func theSourceGoesOnAfterASilence() throws {
        let logger = logger()
        try connect(logger)
        try drive(logger, 0...60, kmh: 50, rpm: 2000)
        #expect(try logger.take(.silence(Self.at(130))))
        #expect(try durations().count == 1)
        try drive(logger, 135...200, kmh: 50, rpm: 2000)
        #expect(try logger.finish() == .fine)
        #expect(try durations().map { $0.rounded() } == [60, 65])
    }
}
