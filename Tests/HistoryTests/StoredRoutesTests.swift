import Formats
import History
import Reports
import Routes
import Storage
import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct StoredRoutesTests {
    private let store: DriveStore
    private var routes: StoredRoutes { get throws { try StoredRoutes(store.database) { _, _ in } } }

    /// Three drives on a road, at different speeds, and one that crosses it.
    init() throws {
        store = try DriveStore()
        for (day, speed) in [10.0, 20, 16].enumerated() {
            try store.drive(
                day: day, driver: day == 1 ? "Ben" : "Ann",
                DriveStore.track(speedMps: speed, seconds: Int(4000 / speed)))
        }
        try store.drive(day: 3, DriveStore.track(courseDeg: 180, speedMps: 20, seconds: 200))
        try store.drive(day: 4)
    }

    private func created(_ name: String = "Commute") throws -> Database.StoredRoute {
        try TripWays.update(store.database) { _, _ in }
        let id = try StoredRoutes.create(name, ofTrip: 1, store.database)
        return try #require(try routes.routes.first { $0.id == id })
    }

    @Test func aRouteHasTheTripsOnIt() throws {
        let route = try created()
        let facts = try routes.facts(route)
        #expect(facts.title == "Commute" && facts.trips.map(\.trip) == [3, 2, 1])
        #expect(abs(facts.lengthM - 4000) < 20)
        #expect(abs((facts.bestS ?? 0) - 200) < 2)
        #expect(try routes.route("commute").id == route.id && routes.route("\(route.id)").id == route.id)
        #expect(failure { try routes.route("Elsewhere") }?.text == "no route 'Elsewhere'")
    }

    /// By the places of its ends, too.
    @Test func placesNameARoute() throws {
        let route = try created()
        #expect(try store.database.add(Place(name: "Home", center: route.path.start)))
        #expect(try store.database.add(Place(name: "Work", center: route.path.end)))
        #expect(try routes.route("home TO work").id == route.id)
        let facts = try PlaceFacts.stored(store.database).places
        #expect(facts.first { $0.place.name == "Home" }?.departures == 4)
        #expect(facts.first { $0.place.name == "Work" }?.arrivals == 3)
    }

    @Test func aTripThatMakesNone() throws {
        _ = try created()
        #expect(
            failure { try StoredRoutes.create("Again", ofTrip: 2, store.database) }?.text
                == "trip 2 is already on route 'Commute'")
        #expect(failure { try StoredRoutes.create("X", ofTrip: 5, store.database) }?.text == "trip 5 has no positions")
        #expect(
            failure { try StoredRoutes.create("Commute", ofTrip: 4, store.database) }?.text
                == "there is already a route 'Commute'")
    }

    @Test func near() throws {
        let route = try created()
        #expect(try routes.near(DriveStore.home, radiusKm: 1).map(\.number) == [route.id])
        #expect(try routes.near(DriveStore.home.moved(byM: 20_000, towardsDeg: 0), radiusKm: 5).isEmpty)
    }

    @Test func drives() throws {
        _ = try created()
        #expect(try routes.drives(by: nil).map(\.trip.trip) == [3, 2, 1])
        #expect(try routes.drives(by: "ben").map(\.trip.trip) == [2])
    }

    @Test func theNewestAgainstTheBest() throws {
        let route = try created()
        let (a, b, _) = try routes.compare([], on: route) { "\($0)" }
        #expect(a.trip == 2 && b.trip == 3)
        let (one, other, _) = try routes.compare([.number(3), .number(1)], on: route) { "\($0)" }
        #expect(one.trip == 3 && other.trip == 1)
        let away = failure { try routes.compare([.number(1), .number(4)], on: route) { "\(Int($0)) m" } }
        #expect(away?.text == "trip 4 is not on route 'Commute'" && away?.advice.isEmpty == false)
        #expect(
            failure { try routes.compare([.number(1), .number(5)], on: route) { "\($0)" } }?.advice
                == "it has no positions")
    }

    @Test(arguments: [("best", 200.0), ("median", 250), ("1", 400)]) func paces(name: String, seconds: Double) throws {
        let reference = try #require(try routes.reference(name, try created()))
        #expect(abs(reference.timesS(alongM: 4000).upperBound - seconds) < 4)
    }

    @Test func noSuchPace() throws {
        let route = try created()
        let failure = failure { try routes.reference("4", route) }
        #expect(failure?.text == "invalid pace '4'")
        #expect(failure?.advice == "use best, median or a trip of the route: 3, 2, 1")
    }
}
