import Foundation
import OBD
import Routes
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Files as releases have made them (`Tests/Databases/`): no later version may lose anything of them. Each has a row in
/// every table that its release writes.
@Suite(.timeLimit(.minutes(20))) struct ReleasedSchemaTests {
    private let directory: TemporaryDirectory
    private var path: String { directory.file("x.db") }

    init() throws { directory = try TemporaryDirectory() }

    private func copy(_ release: String) throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Databases/\(release).db")
        try directory.write(Array(Data(contentsOf: file)), to: "x.db")
    }

    private func count(_ table: String) throws -> Int64 {
        try directory.integer("SELECT count(*) FROM \(table)", on: "x.db")
    }

    @Test func theFirstRelease() throws {
        try copy("0.1.0")
        #expect(try directory.integer("PRAGMA user_version", on: "x.db") == 26)
        // Only versions before it have written samples one by one.
        let tables = [
            "calibration", "deletion", "drift_exercise", "drift_reference", "drift_session", "follow", "followed",
            "game_session", "heart_beat", "lap", "lap_gate", "lap_sector", "link", "place", "route", "route_cell",
            "route_drive", "route_trip", "sample_block", "scan", "scan_answer", "scan_code", "scan_coverage",
            "scan_ecu",
            "scan_payload", "service", "signal", "supported", "trash", "trash_cell", "trend", "trend_finding", "trip",
            "trip_alert", "trip_event", "trip_indicator", "trip_segment", "trip_signal", "trip_tag", "trip_way",
            "vehicle",
        ]
        for table in tables { #expect(try count(table) > 0, "\(table) is empty") }

        let database = try Database.open(path: path)
        #expect(try directory.integer("PRAGMA user_version", on: "x.db") == Schema.version)
        let contents = try database.care.contents()
        #expect(contents.trips == 5 && contents.scans == 1 && contents.samples == 4599)

        let trip = try #require(try database.trips.trip(1))
        #expect(trip.driver == "Ann" && trip.tags == ["work"] && trip.note == "first" && trip.fuelPrice == 1.79)
        #expect(abs(try #require(trip.summary.distanceKm) - 0.016667) < 0.000001)
        var samples = 0
        try database.samples(trip: 1) { _ in samples += 1 }
        #expect(samples == 261)
        #expect(try database.trips.trip(3)?.summary.game != nil)
        #expect(try database.heart.beats(trip: 1).count == 41)

        let scan = try #require(try database.scans.scan(id: 1))
        #expect(scan.vin?.description == "3VWDX7AJ0DM254871")
        #expect(try database.scans.record(1)?.codes.map(\.description) == ["P0301", "P0420", "P0171", "P0700"])

        #expect(try database.places.all().map(\.name) == ["Home"])
        let routes = try database.routes.all()
        #expect(routes.map(\.name) == ["Commute"] && routes.first?.isStarred == true)
        #expect(try database.routes.drives(ofRoute: routes[0].id).count == 2)
        #expect(try database.gates.all().first?.sectors.count == 1)
        #expect(try database.drifts.references().map(\.name) == ["straight"])
        #expect(try database.trash.entries().count == 1)
        #expect(try DatabaseCare.check(path: path)?.problems == [])
    }
}
