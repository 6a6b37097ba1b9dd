import Formats
import Foundation
import Glibc
import TestSupport
import Testing

@testable import obdmech

/// Exercises and the gyro that they need, and phones that send late, with the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct ExerciseProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func run(_ words: [String]) throws -> (status: Int32?, output: String, warning: String) {
        let run = try program.start(words)
        return (run.end(), run.output, run.warning)
    }

    @Test(arguments: [
        ["-a", "sim:city", "--gps", "sim"], ["-a", "sim:city"], ["-a", "sim:road"], ["-a", "gps:listen:0"],
    ])
    func withoutAGyroItIsRefused(words: [String]) throws {
        let refused = try run(["drift", "exercise", "--duration", "5s"] + words)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.warning.hasPrefix("obdmech: an exercise needs a gyro\n"), "\(refused.warning)")
    }

    @Test(arguments: [["-a", "sim:city?rate=max", "--gps", "sim:town"], ["-a", "sim:road:town?rate=max"]])
    func aSimulatedGyroTurnsWithTheRoad(device: [String]) throws {
        let driven = try run(
            ["drift", "exercise", "--json", "--save", "--motion", "sim:?bias=2", "--duration", "3m"] + device)
        #expect(driven.status == 0, "\(driven.warning)")
        let json = try run(["drift", "show", "last", "--json"]).output
        let exercise = try #require(JSON(parsing: Array(json.utf8))?["exercise"])
        guard case .object(let members) = exercise else {
            Issue.record("no object")
            return
        }
        #expect(members.map(\.0) == ["targetDeg", "reachedDeg", "errorDeg", "uncertaintyDeg"])
        // Corners of the road have 90 degrees.
        #expect(abs((exercise["errorDeg"]?.double ?? 99)) < 4, "\(json)")
    }

    @Test func aTripWithoutAGyroIsNoExercise() throws {
        #expect(try run(["trip", "--json", "--save", "-a", "sim:city?rate=max", "--duration", "30s"]).status == 0)
        let refused = try run(["drift", "exercise", "last"])
        #expect(refused.status == 2 && refused.warning.contains("trip 1 is no exercise: no gyro reported"))
        #expect(try run(["trip", "-a", "tcp:127.0.0.1:1", "--motion", "sim"]).warning.contains("--motion sim needs"))
    }

    @Test func aQueueOfAPhoneBeginsWhenItWasDriven() throws {
        let trip = try program.start(
            ["trip", "--json", "--save", "-a", "gps:listen:0", "--pause", "30s"])
        try #require(trip.wait { $0.warning.contains("waiting for positions on 127.0.0.1:") })
        let port = try #require(
            trip.warning.components(separatedBy: "127.0.0.1:").last?.prefix { $0.isNumber }.description)
        // Ten minutes ago, a minute long; then the phone has a network again.
        let start = Date().timeIntervalSince1970 - 600
        for second in stride(from: 0, through: 60, by: 5) {
            let latitude = 48.2 + Double(second) * 1e-4
            let url = try #require(
                URL(
                    string: "http://127.0.0.1:\(port)/?id=7&lat=\(latitude)&lon=11.6&accuracy=5&speed=21"
                        + "&timestamp=\(Int(start) + second)"))
            let sent = Process()
            sent.executableURL = URL(filePath: "/usr/bin/curl")
            sent.arguments = ["-s", "-o", "/dev/null", "-X", "POST", url.absoluteString]
            try sent.run()
            sent.waitUntilExit()
            #expect(sent.terminationStatus == 0)
        }
        // Each position was answered for. A limit of idle time would end the trip early on a full machine.
        #expect(trip.wait { $0.warning.contains("receiving positions of '7'") })
        trip.signal(SIGINT)
        #expect(trip.end() == 0, "\(trip.warning)")
        let lines = trip.output.split(separator: "\n").compactMap { JSON(parsing: Array($0.utf8)) }
        let summary = try #require(lines.last { $0["type"]?.text == "summary" })
        let began = try #require(summary["start"]?.text).replacingOccurrences(of: "Z", with: "+00:00")
        let date = try #require(ISO8601DateFormatter().date(from: began)).timeIntervalSince1970
        #expect(abs(date - start) < 15, "\(began)")
        #expect(abs((summary["durationS"]?.double ?? 0) - 60) < 6)
        #expect(abs((summary["distanceKm"]?.double ?? 0) - 0.667) < 0.1)
    }
}
