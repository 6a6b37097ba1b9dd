import Foundation
import OBD
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Recording
@testable import Storage

@Suite(.waits, .timeLimit(.minutes(20))) struct DriveLoggerTests {
    private final class Display: TripDisplay {
        func take(_ event: TripEvent, of trip: any RunningTrip) {}
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

    private func logger(note: @escaping (String) -> Void = { _ in }) -> DriveLogger {
        var plan = TripPlan()
        plan.endsWithIgnition = true
        let (path, rescueFolder) = (path, directory.path)
        return DriveLogger(
            plan: plan, newDisplay: { Display() },
            openStore: {
                TripStore(
                    path: path, database: try Database.open(path: path, patienceMs: 50), rescueFolders: [rescueFolder])
            },
            importFile: { _ = try TripStore.importFile($0, path: path) }, note: note)
    }

    /// Speed and engine speed once a second.
    private func drive(_ logger: DriveLogger, _ seconds: ClosedRange<Int>, kmh: Double, rpm: Double) throws {
        for second in seconds {
            #expect(logger.take(.batch(Batch(Sample(.vehicleSpeed, kmh, at: Self.at(Double(second)))))))
            #expect(logger.take(.batch(Batch(Sample(.engineSpeed, rpm, at: Self.at(Double(second) + 0.1))))))
        }
    }

    private func durations() throws -> [Double] {
        try Database.open(path: path).trips.all(
            from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2),
            includingOpen: true
        ).map(\.summary.durationS)
    }

    private func connect(_ logger: DriveLogger) throws {
        #expect(logger.take(.connected(SourceDescription(device: "sim:x"))))
    }

    /// A battery that falls while the car is parked is reported once, and again when it has been charged.
    @Test func aParkedBatteryThatFalls() {
        var told: [String] = []
        let logger = logger { told.append($0) }
        for (second, volts) in [(0, 12.4), (5, 11.9), (10, 11.9), (26, 11.9), (40, 11.8), (60, 12.2), (70, 12.5)] {
            #expect(logger.take(.parked(volts: volts, Self.at(Double(second)))))
        }
        #expect(
            told == [
                "the battery of the parked car is low: 11.9 V",
                "the battery of the parked car is charged again: 12.5 V",
            ])
    }

    /// What the database did not take at the end of a drive it takes later; the beginning of it gives way.
    @Test func aDriveThatTheDatabaseDidNotTakeIsStoredLater() throws {
        let logger = logger()
        try connect(logger)
        try drive(logger, 0...30, kmh: 50, rpm: 2000)
        #expect(logger.refresh())
        let other = try Connection.open(path, .readWrite)
        try other.exec("BEGIN IMMEDIATE")
        try drive(logger, 31...60, kmh: 50, rpm: 2000)
        #expect(logger.take(.segmentEnded(Self.at(61))))
        #expect(logger.refresh())
        func rescued() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: directory.path).filter { $0.hasPrefix("obdmech-trip") }
        }
        #expect(try rescued().count == 1)
        try other.exec("COMMIT")
        try logger.finish()
        #expect(try durations() == [60.1])
        #expect(try rescued().isEmpty)
    }

    /// Between two drives each thing is told once, however often it comes.
    @Test func whatIsToldInARow() throws {
        var told: [String] = []
        let logger = logger { told.append($0) }
        for text in ["waking the adapter", "nothing answers", "waking the adapter", "nothing answers"] {
            #expect(logger.take(.progress(text)))
        }
        #expect(told == ["waking the adapter", "nothing answers"])
        try connect(logger)
        try drive(logger, 0...5, kmh: 50, rpm: 2000)
        #expect(logger.take(.segmentEnded(Self.at(6))))
        #expect(logger.take(.progress("waking the adapter")))
        #expect(told.count == 3)
    }

    @Test func aTripForEachDrive() throws {
        let logger = logger()
        try connect(logger)
        try drive(logger, 0...60, kmh: 50, rpm: 2000)
        #expect(logger.take(.segmentEnded(Self.at(61))))
        // Of whom nobody knows whether it is the same vehicle.
        try drive(logger, 62...70, kmh: 0, rpm: 0)
        try connect(logger)
        try drive(logger, 4000...4020, kmh: 50, rpm: 2000)
        #expect(logger.take(.segmentEnded(Self.at(4021))))
        try logger.finish()
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
        try logger.finish()
        #expect(try durations().map { $0.rounded() } == [61, 49])
    }

    /// The trip was over while the connection was away, and its source goes on with the same drive: nothing is lost.
    @Test func theSourceGoesOnAfterASilence() throws {
        let logger = logger()
        try connect(logger)
        try drive(logger, 0...60, kmh: 50, rpm: 2000)
        #expect(logger.take(.silence(Self.at(130))))
        #expect(try durations().count == 1)
        try drive(logger, 135...200, kmh: 50, rpm: 2000)
        try logger.finish()
        #expect(try durations().map { $0.rounded() } == [60, 65])
    }
}
