import Foundation
import Routes
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Recording
@testable import Storage

/// A followed drive that was cut off goes on when its route is followed again, whatever its program stored last.
@Suite(.timeLimit(.minutes(20))) struct CutOffTripTests {
    private let directory: TestSupport.TemporaryDirectory
    private let database: Database
    private let path: RoutePath
    private let route: Int64
    private let trip: Int64
    private let start = LocalTime.now.advanced(bySeconds: -120)
    private let origin = Instant(nanoseconds: 7_000_000_000_000)

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
        let place = GeoPoint(latitude: 48.1, longitude: 11.5)
        path = try #require(
            RoutePath(
                stride(from: 0, through: 1000, by: 20).map {
                    Checkpoint(place: place.moved(byM: $0, towardsDeg: 90), alongM: $0, timeS: $0 / 10)
                }))
        route = try #require(try database.routes.add(name: "A", path, isFound: false))
        trip = try database.trips.begin(
            TripBeginning(start: start, vin: nil, adapter: "sim:x", bus: nil, fuelPrice: nil))
        try database.append([Sample(.vehicleSpeed, 30, at: origin)], trip: trip, origin: origin)
        try follow(trip)
        try keep(updatedS: 1)
        try killed(trip)
    }

    /// Its program is no more.
    private func killed(_ trip: Int64) throws {
        try database.connection.exec(
            "UPDATE trip SET owner = '00000000-0000-0000-0000-000000000000:1:1' WHERE id = \(trip)")
        #expect(try database.trips.recover().map(\.id) == [trip])
    }

    private func follow(_ trip: Int64, _ reference: String = "best") throws {
        try database.routes.keep(FollowedDrive(route: route, title: "A", reference: reference), ofTrip: trip)
    }

    private func keep(updatedS: Double) throws {
        try database.routes.keep(
            RouteTables.FollowState(
                route: route, reference: "best", start: start, updated: start.advanced(bySeconds: updatedS),
                alongM: 41.5,
                isDeviating: false, covered: []))
    }

    private func cutOff(_ reference: String = "best") -> Int64? {
        RouteFollower(
            route: route, title: "A", referenceName: reference,
            RouteFollow.Plan(path: path, reference: nil, guides: false), units: .metric, rivals: [], database: database
        ).cutOffTrip(database)?.id
    }

    /// A computer that stalls keeps the place on the route long before or after the samples.
    @Test(arguments: [-90, 0, 59, 61, 1700.0]) func wherePlaceAndSamplesAreApart(updatedS: Double) throws {
        try keep(updatedS: updatedS)
        #expect(cutOff() == trip)
    }

    @Test func anotherDriveDoesNotGoOn() throws {
        #expect(cutOff("Ann") == nil)
        // It has arrived.
        try database.routes.forgetFollowState(ofRoute: route)
        #expect(cutOff() == nil)
        // A later drive that followed nothing was cut off.
        try keep(updatedS: 1)
        let other = try database.trips.begin(
            TripBeginning(start: start.advanced(bySeconds: 9), vin: nil, adapter: "sim:x", bus: nil, fuelPrice: nil))
        try database.append([Sample(.vehicleSpeed, 30, at: origin)], trip: other, origin: origin)
        try killed(other)
        #expect(cutOff() == nil)
    }
}
