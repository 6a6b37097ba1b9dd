import Routes
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

@Suite(.timeLimit(.minutes(20))) struct DatabaseRoutesTests {
    private static let start = WallTime(microseconds: 1_700_000_000_000_000)

    /// A straight way to the east.
    private static func path(metres: Double, mps: Double = 10) throws -> RoutePath {
        let origin = GeoPoint(latitude: 48.1, longitude: 11.5)
        return try #require(
            RoutePath(
                stride(from: 0, through: metres, by: 20).map {
                    Checkpoint(place: origin.moved(byM: $0, towardsDeg: 90), alongM: $0, timeS: $0 / mps)
                }))
    }

    private static func way(_ metres: Double) -> Way {
        var way = Way()
        let origin = GeoPoint(latitude: 48.1, longitude: 11.5)
        for metre in stride(from: 0, through: metres, by: 10) {
            way.points.append(
                WayPoint(
                    time: .zero.advanced(bySeconds: metre / 10), place: origin.moved(byM: metre, towardsDeg: 90),
                    drivenM: metre))
        }
        way.fixes = way.points.count
        way.leftOut = [.jump: 2]
        return way
    }

    private func trip(_ database: Database, hour: Int) throws -> Int64 {
        var beginning = TripBeginning(
            start: Self.start.advanced(bySeconds: Double(hour) * 3600), vin: nil, adapter: "a", bus: nil,
            fuelPrice: 1.5)
        beginning.driver = "Ann"
        let id = try database.trips.begin(beginning)
        try database.append(
            [Sample(.vehicleSpeed, 50, at: .zero), Sample(.latitude, 48.1, at: .zero)], trip: id, origin: .zero)
        var summary = TripSummary()
        summary.samples = 2
        try database.trips.finish(id, summary: summary)
        return id
    }

    @Test func keepsPlaces() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let home = Place(name: "Home", center: GeoPoint(latitude: 48.1, longitude: 11.5), radiusM: 100, isHidden: true)
        #expect(try database.places.add(home))
        #expect(try !database.places.add(Place(name: "HOME", center: home.center)))
        #expect(try database.places.add(Place(name: "Ann's work", center: GeoPoint(latitude: 48.2, longitude: 11.6))))
        #expect(try database.places.all().map(\.name) == ["Ann's work", "Home"])
        #expect(try database.places.all().last == home)
        #expect(try !database.places.rename("home", to: "Ann's work"))
        #expect(try database.places.rename("home", to: "Flat"))
        try database.places.delete(named: "ann's WORK")
        #expect(try database.places.all().map(\.name) == ["Flat"])
        try directory.run("UPDATE place SET lat = 95", on: "x.db")
        #expect(try database.places.all().isEmpty)
        #expect(database.issues.count == 1)
    }

    @Test func keepsWays() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let (one, other) = (try trip(database, hour: 0), try trip(database, hour: 1))
        #expect(try database.tracks.tripsWithoutWay(formulas: 1) == [one, other])
        try database.tracks.store(TrackTable.TripWay(Self.way(1000)), ofTrip: one, formulas: 1)
        try database.tracks.store(TrackTable.TripWay(Way()), ofTrip: other, formulas: 1)
        #expect(try database.tracks.tripsWithoutWay(formulas: 1).isEmpty)
        #expect(try database.tracks.tripsWithoutWay(formulas: 2) == [one, other])
        #expect(try database.tracks.path(ofTrip: one)?.checkpoints.count == 51)
        #expect(try database.tracks.path(ofTrip: other) == nil)
        let ends = try database.tracks.ends()
        #expect(ends.keys.sorted() == [one] && abs((ends[one]?.lengthM ?? 0) - 1000) < 0.1)
        #expect(try directory.integer("SELECT left_out FROM trip_way WHERE trip_id = \(one)", on: "x.db") == 2)
        // Other facts of a trip mean other ways.
        try database.trips.finish(one, summary: TripSummary())
        #expect(try database.tracks.tripsWithoutWay(formulas: 1) == [one])
    }

    @Test func keepsRoutesAndTheirTrips() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let path = try Self.path(metres: 3000)
        let id = try #require(try database.routes.add(name: nil, path, isFound: true))
        #expect(try database.routes.all().map(\.path.checkpoints.count) == [151])
        #expect(try database.routes.name(id, "Commute"))
        let second = try #require(try database.routes.add(name: "Other", path, isFound: false))
        #expect(try database.routes.add(name: "COMMUTE", path, isFound: false) == nil)
        #expect(try !database.routes.name(second, "commute"))
        try database.routes.star(id, true)
        #expect(try database.routes.all().map(\.isStarred) == [true, false])

        // What was found and is named is compared with all trips before it is looked for.
        let unmatched = try database.routes.unmatched()
        #expect(unmatched.map(\.id) == [id])
        for route in unmatched { try database.routes.noteMatched(route) }
        let cell = GridCell(path.end)
        #expect(try database.routes.all(nearCellsFrom: cell, to: cell).count == 2)
        let far = GridCell(GeoPoint(latitude: 10, longitude: 10))
        #expect(try database.routes.all(nearCellsFrom: far, to: far).isEmpty)

        let (one, other) = (try trip(database, hour: 0), try trip(database, hour: 5))
        for trip in [one, other] { try database.routes.add(RouteDrive(path, on: path), ofTrip: trip, toRoute: id) }
        let trips = try database.routes.trips(ofRoute: id)
        #expect(trips.map(\.name) == [.trip(other), .trip(one)] && trips.map(\.driver) == ["Ann", "Ann"])
        #expect(abs((trips.first?.drive.durationS ?? 0) - 300) < 1)
        #expect(try database.routes.byTrip() == [one: id, other: id])
        try database.trips.delete(one)
        #expect(try database.routes.trips(ofRoute: id).map(\.name) == [.trip(other)])
        // A route that the user named stays without trips.
        try database.trips.delete(other)
        #expect(try database.routes.all().count == 2)
        try database.routes.delete(id)
        #expect(try database.routes.all().map(\.id) == [second])
        #expect(try database.routes.all(nearCellsFrom: cell, to: cell).map(\.id) == [second])
    }

    /// A drive beside those before it on its route, and their consumption with the same vehicle.
    @Test func drivesBeforeATrip() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let path = try Self.path(metres: 3000)
        let id = try #require(try database.routes.add(name: "A", path, isFound: false))
        var trips: [Int64] = []
        for hour in 0..<30 {
            let trip = try trip(database, hour: hour)
            let vin = hour % 2 == 0 ? "'1HGCM82633A004352'" : "NULL"
            try database.connection.exec(
                "UPDATE trip SET vin = \(vin), fuel_l = \(hour), distance_km = 100 WHERE id = \(trip)")
            let drive = RouteDrive(try Self.path(metres: 3000, mps: 10 + Double(hour) / 10), on: path)
            try database.routes.add(drive, ofTrip: trip, toRoute: id)
            trips.append(trip)
        }
        func usual(_ index: Int, _ vin: String?) throws -> UsualDrive? {
            try database.routes.usual(ofTrip: trips[index], vin: vin)
        }
        #expect(try usual(2, nil) == nil)
        let fourth = try #require(try usual(3, nil))
        // 3 km at 10, 10.1 and 10.2 m/s, then at 10.3.
        #expect(fourth.drives == 3 && fourth.medianLPer100Km == nil)
        #expect(abs(fourth.medianS - 3000 / 10.1) < 1 && abs(fourth.durationS - 3000 / 10.3) < 1)
        let last = try #require(try usual(29, "1HGCM82633A004352"))
        // Of the trips 4 to 28 the even ones.
        #expect(last.drives == UsualDrive.maxDrives && last.medianLPer100Km == 16)
        #expect(try usual(29, nil)?.medianLPer100Km == 16)
        #expect(try database.routes.usual(ofTrip: 999, vin: nil) == nil)
    }

    @Test func aFoundRouteWithoutTripsIsDeleted() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let path = try Self.path(metres: 3000)
        let id = try #require(try database.routes.add(name: nil, path, isFound: true))
        let trips = try (0..<3).map { try trip(database, hour: $0) }
        for trip in trips { try database.routes.add(RouteDrive(path, on: path), ofTrip: trip, toRoute: id) }
        try database.trips.delete(trips[0])
        #expect(try database.routes.all().count == 1)
        try database.trips.deleteFinished([trips[1]])
        #expect(try database.routes.all().isEmpty)
        #expect(try directory.integer("SELECT count(*) FROM route_cell", on: "x.db") == 0)
    }

    @Test func anotherMachinesRoutesAreImported() throws {
        let directory = try TemporaryDirectory()
        let other = try Database.open(path: directory.file("other.db"))
        let path = try Self.path(metres: 3000)
        _ = try other.places.add(Place(name: "Home", center: path.start))
        _ = try trip(other, hour: 9)
        let trip = try trip(other, hour: 0)
        try other.tracks.store(TrackTable.TripWay(Self.way(3000)), ofTrip: trip, formulas: 1)
        let id = try #require(try other.routes.add(name: "Commute", path, isFound: false))
        try other.routes.add(RouteDrive(path, on: path), ofTrip: trip, toRoute: id)

        let database = try Database.open(path: directory.file("x.db"))
        _ = try database.routes.add(name: "First", path, isFound: false)
        for _ in 0..<2 {
            _ = try database.care.importFile(path: directory.file("other.db"))
            #expect(try database.places.all().map(\.name) == ["Home"])
            #expect(try database.routes.all().map(\.name) == ["First", "Commute"])
            let imported = try #require(try database.routes.all().last)
            let trips = try database.routes.trips(ofRoute: imported.id)
            #expect(trips.map(\.start) == [Self.start])
            #expect(try database.tracks.path(ofTrip: try #require(trips.first?.name.trip))?.checkpoints.count == 151)
            let unmatched = try database.routes.unmatched()
            #expect(unmatched.count == 2)
            for route in unmatched { try database.routes.noteMatched(route) }
            #expect(try database.routes.all(nearCellsFrom: GridCell(path.start), to: GridCell(path.end)).count == 2)
        }
    }

    @Test func keepsHowFarARouteWasFollowed() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let id = try #require(try database.routes.add(name: "A", try Self.path(metres: 100), isFound: false))
        #expect(try database.routes.followState(ofRoute: id) == nil)
        var state = RouteTables.FollowState(
            route: id, reference: "best", start: Self.start, updated: Self.start.advanced(bySeconds: 9), alongM: 41.5,
            isDeviating: true, covered: [true, true, false, false, false, false])
        try database.routes.keep(state)
        state.alongM = 60
        try database.routes.keep(state)
        #expect(try database.routes.followState(ofRoute: id) == state)
        try database.routes.forgetFollowState(ofRoute: id)
        #expect(try database.routes.followState(ofRoute: id) == nil)
        try database.routes.keep(state)
        try database.routes.delete(id)
        #expect(try directory.integer("SELECT count(*) FROM follow", on: "x.db") == 0)
    }

    @Test func importedDrivesAreKept() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let path = try Self.path(metres: 3000)
        let id = try #require(try database.routes.add(name: "A", path, isFound: false, uuid: "route"))
        #expect(try database.routes.uuid(ofRoute: id) == "route")
        let drive = PortableRoute.Drive(
            uuid: "drive", driver: "Ann", start: Self.start, drive: RouteDrive(path, on: path),
            pace: try #require(PaceReference(path)))
        #expect(try database.routes.add(drive, toRoute: id))
        #expect(try !database.routes.add(drive, toRoute: id))
        let stored = try #require(try database.routes.drives(ofRoute: id).first)
        #expect(stored.name == .imported(1) && stored.driver == "Ann" && stored.start == Self.start)
        #expect(stored.pace == drive.pace)
        #expect(try database.routes.uuid(of: stored.name) == "drive")
        // It is newer than a trip of the day before.
        let trip = try trip(database, hour: -24)
        try database.routes.add(RouteDrive(path, on: path), ofTrip: trip, toRoute: id)
        #expect(try database.routes.drives(ofRoute: id).map(\.name) == [.imported(1), .trip(trip)])
        let other = try Database.open(path: directory.file("y.db"))
        _ = try other.care.importFile(path: directory.file("x.db"))
        #expect(try other.routes.drives(ofRoute: id).map(\.name) == [.imported(1), .trip(1)])
        try database.routes.delete(id)
        #expect(try directory.integer("SELECT count(*) FROM route_drive", on: "x.db") == 0)
    }

    @Test func whatATripFollowedIsKept() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        let id = try #require(try database.routes.add(name: "A", try Self.path(metres: 100), isFound: false))
        let trip = try trip(database, hour: 0)
        var followed = FollowedDrive(route: id, title: "A", reference: "best")
        followed.coveredShare = 0.5
        followed.sameShare = 0.4
        followed.reason = "too little"
        followed.aheadS = -3
        followed.worst = .init(alongM: 40, aheadS: -9)
        try database.routes.keep(followed, ofTrip: trip)
        #expect(try database.routes.followed(ofTrip: trip) == followed)
        try database.routes.delete(id)
        followed.route = nil
        #expect(try database.routes.followed(ofTrip: trip) == followed)
        try database.trips.delete(trip)
        #expect(try database.routes.followed(ofTrip: trip) == nil)
    }

    /// The newest drives that began before a trip and near a place.
    @Test func pathsOfEarlierDrives() throws {
        let directory = try TemporaryDirectory()
        let database = try Database.open(path: directory.file("x.db"))
        for hour in 0..<6 {
            let id = try trip(database, hour: hour)
            try database.tracks.store(
                TrackTable.TripWay(Self.way(1000 + Double(hour) * 100)), ofTrip: id, formulas: 1)
        }
        let home = GeoPoint(latitude: 48.1, longitude: 11.5)
        func lengths(_ place: GeoPoint, most: Int) throws -> [Int] {
            try database.tracks.paths(
                before: Self.start.advanced(bySeconds: 4 * 3600), from: [place, home], withinDegrees: 0.01, most: most
            ).map { Int(($0.checkpoints.last?.alongM ?? 0).rounded()) }
        }
        #expect(try lengths(home, most: 3) == [1300, 1200, 1100])
        #expect(try lengths(GeoPoint(latitude: 50, longitude: 11.5), most: 25) == [1300, 1200, 1100, 1000])
        #expect(
            try database.tracks.paths(
                before: Self.start.advanced(bySeconds: 1e6), from: [GeoPoint(latitude: 48.1, longitude: 12)],
                withinDegrees: 0.01, most: 25
            ).isEmpty)
    }
}
