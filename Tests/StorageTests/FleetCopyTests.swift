import Formats
import OBD
import Routes
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage

/// Rows as a fleet's database gets and sends them.
@Suite(.timeLimit(.minutes(20))) struct FleetCopyTests {
    private let directory: TemporaryDirectory
    private let database: Database

    init() throws {
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    private func drive() throws -> Int64 {
        var beginning = TripBeginning(
            start: Drive.start, vin: "WVWZZZ1JZXW000001", adapter: "tcp:a\tb", bus: .can11Bit500, fuelPrice: 1.5)
        beginning.driver = "Ann"
        beginning.note = "two\nlines\\"
        beginning.tags = ["work", "a \"b\""]
        let id = try database.trips.begin(beginning)
        let samples = Drive.samples(seconds: 120)
        let alert = Alert(.coolantHot, at: Drive.origin.advanced(bySeconds: 3), value: 121.25, limit: 120)
        try database.append(samples, alerts: [alert], trip: id, origin: Drive.origin)
        try database.trips.finish(id, summary: Drive.summary(of: samples), origin: Drive.origin)
        return id
    }

    /// As PostgreSQL would send it.
    private func send(_ id: Int64, to copy: FleetCopy, as number: Int64 = 7) throws {
        let trip = try #require(try database.trips.trip(id))
        let rows = try database.fleetRows(ofTrip: id, in: FleetTables.trip)
        let measures = try database.fleetRows(ofTrip: id, in: FleetTables.measures)
        let ends = try database.fleetEnds(ofTrip: id)
        let tables = FleetTables.trip + FleetTables.measures + FleetTables.ends
        let texts = tables.map { rows[$0]?.text ?? measures[$0]?.text ?? ends[$0]?.text }
        let tags = JSON.array(trip.tags.map { .string($0) }).line
        let own: [String?] = [
            "\(number)", trip.uuid, trip.vin, "\(trip.start.microseconds)", trip.kind?.rawValue, trip.driver, trip.note,
            tags,
        ]
        try copy.add(own + texts, to: .trip, columns: FleetCopy.Section.trip.columns + tables)
    }

    @Test func hasTheSameFacts() throws {
        let copy = try FleetCopy(of: "postgresql://db/cars")
        try send(try drive(), to: copy)
        var sent = try #require(try database.trips.trip(1))
        let received = try #require(try copy.database.trips.trip(7))
        sent.id = 7
        #expect(received == sent)
        #expect(received.summary.events == sent.summary.events && !sent.summary.events.isEmpty)
        #expect(received.alerts == sent.alerts && sent.alerts.count == 1)
        #expect(try copy.database.vehicles.known().map(\.vehicle.vin) == [sent.vin])
    }

    /// They are wanted for when they are first read, and once.
    @Test func getsSamplesWhenTheyAreRead() throws {
        let copy = try FleetCopy(of: "postgresql://db/cars")
        let id = try drive()
        try send(id, to: copy)
        var sent: [Sample] = []
        try database.storedSamples(trip: id) { sent.append($0) }
        var requested: [Int64] = []
        copy.database.sampleSource = { trip throws(StorageError) in
            requested.append(trip)
            for sample in sent {
                let time = "\(sample.time.nanoseconds / 1000)"
                try copy.add(
                    ["\(trip)", sample.signal.name, time, "\(sample.value)"], to: .sample,
                    columns: FleetCopy.Section.sample.columns)
            }
        }
        _ = try copy.database.trips.trip(7)
        #expect(requested.isEmpty)
        for _ in 0..<2 {
            var received: [Sample] = []
            try copy.database.storedSamples(trip: 7) { received.append($0) }
            #expect(received == sent && !sent.isEmpty)
        }
        #expect(requested == [7])
    }

    @Test func keepsPlacesOfSeveralDriversApart() throws {
        let copy = try FleetCopy(of: "postgresql://db/cars")
        for (number, north) in [48.1, 48.1, 52.5].enumerated() {
            let text = "name\tlat\tlon\tradius_m\tis_hidden\nHome\t\(north)\t11.5\t150.0\t0"
            try copy.add(
                ["\(number)", nil, nil, "0", "vehicle", nil, nil, "[]", text], to: .trip,
                columns: FleetCopy.Section.trip.columns + ["place"])
        }
        #expect(try copy.database.places.all().map(\.name) == ["Home", "Home 2"])
    }

    /// Also of a copy that was kept in a file.
    @Test(arguments: [
        ("mechanic", [Database.Hidden.trips]), ("driver", [.scans]), ("manager", [.scans]), ("owner", []), ("", []),
    ])
    func knowsWhatTheAccountDoesNotSee(kind: String, hidden: [Database.Hidden]) throws {
        let copy = try FleetCopy(of: "postgresql://db/cars")
        #expect(copy.database.hidden.isEmpty)
        try copy.add([kind], to: .account, columns: FleetCopy.Section.account.columns)
        #expect(copy.database.hidden == Set(hidden))
        try copy.write(to: directory.file("copy.db"))
        #expect(try FleetCopy(of: "postgresql://db/cars", at: directory.file("copy.db")).database.hidden == Set(hidden))
    }

    /// What does not fit is left out, and what this version does not know.
    @Test func acceptsWhatItDoesNotKnow() throws {
        let copy = try FleetCopy(of: "postgresql://db/cars")
        let columns = FleetCopy.Section.trip.columns + ["trip"]
        let own: [String?] = ["1", nil, nil, "0", "vehicle", nil, nil, "not JSON"]
        try copy.add(
            own + ["state\tadapter\tinvented\tdistance_km\nclosed\ta\t5\tnumber"], to: .trip, columns: columns)
        try copy.add(["x"], to: .trip, columns: columns)
        try copy.add(["x"] + own.dropFirst() + [nil], to: .trip, columns: columns)
        let trips = try copy.database.trips.list()
        #expect(trips.map(\.id) == [1] && trips[0].distanceKm == nil)
    }

    /// Whoever adds a table of trips or scans decides whether a fleet's database has it.
    @Test func everyTableIsInAList() throws {
        let lists = FleetTables.trip + FleetTables.measures + FleetTables.ends + FleetTables.scan
        for kind in ["trip", "scan"] {
            let tables = try database.connection.texts(
                """
                SELECT name FROM sqlite_schema WHERE type = 'table' AND EXISTS (
                    SELECT 1 FROM pragma_foreign_key_list(name) WHERE "table" = '\(kind)')
                """)
            #expect(!tables.isEmpty)
            #expect(Set(tables).subtracting(lists).subtracting(FleetTables.others).isEmpty)
        }
    }

    /// Neither the place nor the way to it leaves the machine.
    @Test func leavesOutHiddenPlaces() throws {
        let id = try drive()
        let home = GeoPoint(latitude: 48.1, longitude: 11.5)
        var way = Way()
        for metre in stride(from: 0.0, through: 2000, by: 10) {
            way.points.append(
                WayPoint(
                    time: .zero.advanced(bySeconds: metre / 10), place: home.moved(byM: metre, towardsDeg: 90),
                    drivenM: metre))
        }
        way.fixes = way.points.count
        try database.tracks.store(TrackTable.TripWay(way), ofTrip: id, formulas: 1)
        let path = try #require(RoutePath(way))
        let route = try #require(try database.routes.add(name: "Commute", path, isFound: false))
        try database.routes.add(RouteDrive(path, on: path), ofTrip: id, toRoute: route)
        _ = try database.places.add(Place(name: "Work", center: home.moved(byM: 2000, towardsDeg: 90)))
        #expect(try database.fleetEnds(ofTrip: id)["place"]?.text?.contains("Work") == true)
        #expect(try database.fleetTrack(ofTrip: id) == path.bytes)
        #expect(try database.fleetRoutes(ofTrip: id).map(\.name) == ["Commute"])
        let uuid = try #require(try database.routes.uuid(ofRoute: route))
        #expect(try database.fleetDrives(ofRoute: uuid).map(\.trip) == database.fleetTrips())
        let before = try database.fleetRouteStates()
        _ = try database.places.add(Place(name: "Home", center: home, isHidden: true))
        #expect(try database.fleetEnds(ofTrip: id)["trip_way"] == nil)
        #expect(try database.fleetTrack(ofTrip: id) == nil)
        #expect(try database.fleetRoutes(ofTrip: id).isEmpty && database.fleetDrives(ofRoute: uuid).isEmpty)
        #expect(before.count == 1 && before.keys.first == uuid)
        #expect(try before[uuid] != database.fleetRouteStates()[uuid])
    }

    /// Edits of routes, and of their trips, are noticed.
    @Test func routesAreEdited() throws {
        let id = try drive()
        let path = try #require(
            RoutePath(
                (0...10).map { step in
                    Checkpoint(
                        place: GeoPoint(latitude: 48 + Double(step) / 5000, longitude: 11), alongM: Double(step) * 22,
                        timeS: Double(step))
                }))
        let route = try #require(try database.routes.add(name: "Commute", path, isFound: false))
        #expect(try database.fleetRouteStates().isEmpty)
        var states: Set<String> = []
        func note() throws { states.insert(try database.fleetRouteStates().values.joined()) }
        try database.routes.add(RouteDrive(path, on: path), ofTrip: id, toRoute: route)
        try note()
        _ = try database.routes.name(route, "Way")
        try note()
        try database.routes.star(route, true)
        try note()
        try database.routes.add(RouteDrive(path, on: path), ofTrip: try drive(), toRoute: route)
        try note()
        try note()
        #expect(states.count == 4)
    }
}
