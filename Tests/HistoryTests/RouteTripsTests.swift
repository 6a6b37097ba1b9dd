import History
import Routes
import Storage
import Telemetry
import Testing

/// Which trips belong to a route depends on where both go, and not on what came first.
@Suite(.timeLimit(.minutes(20))) struct RouteTripsTests {
    private static let days = 1...4

    /// 1300 m, two drives of 1500 m, and 1700 m: each is like the next.
    private static func drives(_ store: DriveStore) throws -> [Int64] {
        try zip(days, [130, 150, 150, 170]).map { day, seconds in
            try store.drive(day: day, DriveStore.track(speedMps: 10, seconds: seconds))
        }
    }

    private static func path(seconds: Int) throws -> RoutePath {
        var builder = WayBuilder(distanceFactor: 1)
        for sample in DriveStore.track(speedMps: 10, seconds: seconds) { builder.take(sample) }
        builder.finishMoment()
        return try #require(RoutePath(builder.way))
    }

    /// The days of the trips on each named route.
    private static func members(_ store: DriveStore) throws -> [String: [Int]] {
        try TripWays.update(store.database) { _, _ in }
        var members: [String: [Int]] = [:]
        for route in try store.database.routes.all() {
            guard let name = route.name else { continue }
            members[name] = try store.database.routes.trips(ofRoute: route.id).compactMap(\.start).map { start in
                Int((start.microseconds - DriveStore.day(0).microseconds) / 86_400_000_000)
            }.sorted()
        }
        return members
    }

    /// Stores what another machine noted.
    private static func receive(_ store: DriveStore, from other: DriveStore) throws {
        _ = try store.database.beginSync(name: "b")
        _ = try other.database.beginSync(name: "a")
        try other.database.noteEdits()
        let cells = try other.database.syncCells(after: 0).map(\.cell).filter { $0.object.kind == .route }
        _ = try store.database.merge(cells, part: "\(cells.count)")
        for object in try store.database.pendingSyncObjects() {
            #expect(try store.database.storeSynchronized(object) { _ in nil } == .stored)
        }
    }

    @Test(arguments: [false, true]) func ofAnotherMachine(tripsAreFirst: Bool) throws {
        let (here, there) = (try DriveStore(), try DriveStore())
        for (name, seconds) in [("Short", 130), ("Long", 170)] {
            _ = try here.database.createRoute(name, Self.path(seconds: seconds))
        }
        if !tripsAreFirst { try Self.receive(there, from: here) }
        _ = try Self.drives(there)
        // Trips of a route of their own, which two of them are found to be.
        if tripsAreFirst { try TripWays.update(there.database) { _, _ in } }
        if tripsAreFirst { try Self.receive(there, from: here) }
        _ = try Self.drives(here)
        let expected = ["Short": [1, 2, 3], "Long": [2, 3, 4]]
        #expect(try Self.members(here) == expected)
        #expect(try Self.members(there) == expected)
        // One comes later, while all trips are of the other.
        _ = try here.database.createRoute("Middle", Self.path(seconds: 150))
        try Self.receive(there, from: here)
        #expect(try Self.members(there) == expected.merging(["Middle": [1, 2, 3, 4]]) { $1 })
        #expect(try Self.members(there) == Self.members(here))
    }

    /// A route that was found in two trips has all that belong to it as soon as it has a name, or a star.
    @Test func ofAFoundRoute() throws {
        let (here, there) = (try DriveStore(), try DriveStore())
        _ = try here.database.createRoute("Short", Self.path(seconds: 130))
        for (day, seconds) in [(1, 130), (2, 150), (3, 170), (4, 172)] {
            try here.drive(day: day, DriveStore.track(speedMps: 10, seconds: seconds))
            try there.drive(day: day, DriveStore.track(speedMps: 10, seconds: seconds))
        }
        try TripWays.update(there.database) { _, _ in }
        #expect(try Self.members(here) == ["Short": [1, 2]])
        let found = try #require(try here.database.routes.all().first(where: \.isFound))
        #expect(try here.database.routes.name(found.id, "Long"))
        let expected = ["Short": [1, 2], "Long": [2, 3, 4]]
        #expect(try Self.members(here) == expected)
        try Self.receive(there, from: here)
        #expect(try Self.members(there) == expected)
    }

    /// A route that goes elsewhere has other trips.
    @Test func ofAChangedRoute() throws {
        let (here, there) = (try DriveStore(), try DriveStore())
        _ = try Self.drives(there)
        let uuid = "00000000-0000-4000-8000-000000000001"
        _ = try here.database.createRoute("Way", Self.path(seconds: 110), uuid: uuid)
        try Self.receive(there, from: here)
        #expect(try Self.members(there) == ["Way": [1]])
        try here.database.routes.delete(1)
        _ = try here.database.createRoute("Way", Self.path(seconds: 190), uuid: uuid)
        try Self.receive(there, from: here)
        #expect(try Self.members(there) == ["Way": [4]])
    }

    /// Two databases become one.
    @Test func ofAnImportedDatabase() throws {
        let (here, there) = (try DriveStore(), try DriveStore())
        _ = try here.database.createRoute("Short", Self.path(seconds: 130))
        _ = try there.database.createRoute("Long", Self.path(seconds: 170))
        _ = try Self.drives(there)
        _ = try Self.members(there)
        _ = try here.database.care.importFile(path: there.path)
        #expect(try Self.members(here) == ["Short": [1, 2, 3], "Long": [2, 3, 4]])
    }
}
