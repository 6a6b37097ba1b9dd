import Formats
import Publishing
import Routes
import System
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Storage
@testable import Syncing

/// A store in memory that can fail at each step, as when a stick is pulled out.
final class FailingStore: SyncStore {
    let name = "memory"
    var contents: [String: [UInt8]] = [:]
    /// How many more calls succeed; nil for all.
    var callsLeft: Int?
    /// Whether writing leaves half a file, as on a medium that is cut off without renaming.
    var leavesHalves = false

    private func step() throws(SyncError) {
        guard let left = callsLeft else { return }
        guard left > 0 else { throw .store("cut") }
        callsLeft = left - 1
    }

    func files() throws(SyncError) -> [String] {
        try step()
        return contents.keys.sorted()
    }

    func read(_ file: String) throws(SyncError) -> [UInt8]? {
        try step()
        return contents[file]
    }

    func write(_ bytes: [UInt8], to file: String) throws(SyncError) {
        do throws(SyncError) {
            try step()
        } catch {
            if leavesHalves { contents[file] = Array(bytes.prefix(bytes.count / 2)) }
            throw error
        }
        contents[file] = bytes
    }

    func remove(_ file: String) throws(SyncError) {
        try step()
        contents[file] = nil
    }
}

/// A machine with its database and its settings.
final class Machine {
    let directory: TemporaryDirectory
    var database: Database
    var settings: [String: String] = [:]
    let name: String

    init(_ name: String) throws {
        self.name = name
        directory = try TemporaryDirectory()
        database = try Database.open(path: directory.file("x.db"))
    }

    @discardableResult
    func sync(_ store: any SyncStore) throws -> SyncSummary {
        try Synchronizer(database, store, machineName: name, settings: settings) { changes in
            for (key, value) in changes { self.settings[key] = value }
        }.run()
    }

    func drive(_ hour: Int, seconds: Int = 5, driver: String? = nil) throws {
        let start = Drive.start.advanced(bySeconds: Double(hour) * 3600)
        var beginning = TripBeginning(start: start, vin: "V", adapter: name, bus: nil, fuelPrice: 1.8)
        beginning.driver = driver
        beginning.tags = ["new"]
        let id = try database.trips.begin(beginning)
        try database.append(
            Drive.samples(seconds: seconds),
            alerts: [Alert(.overSpeed, at: Drive.origin.advanced(bySeconds: 2), value: 140, limit: 130)], trip: id,
            origin: Drive.origin)
        try database.trips.finish(id, summary: try database.trips.summary(ofSamplesOf: id))
    }

    /// Changes what users say of a trip.
    func amend(_ id: Int64?, _ change: (inout TripRecord) -> Void) throws {
        guard let id, var trip = try database.trips.trip(id) else { return }
        change(&trip)
        try database.trips.amend([trip])
    }

    func trips() throws -> [TripRecord] {
        try database.trips.all(from: WallTime(microseconds: 0), to: WallTime(microseconds: .max / 2))
    }

    static func path(latitude: Double) throws -> RoutePath {
        try #require(
            RoutePath(
                (0...10).map { step in
                    Checkpoint(
                        place: GeoPoint(latitude: latitude + Double(step) / 5000, longitude: 11),
                        alongM: Double(step) * 22, timeS: Double(step))
                }))
    }

    /// Everything that is the same on all machines.
    func contents() throws -> [String] {
        var lines = settings.map { "setting \($0.key) \($0.value)" }
        for table in SyncTable.rows {
            for (key, fields) in try database.localRows(table) {
                lines.append("\(table.kind) \(key) \(fields.sorted { $0.key < $1.key })")
            }
        }
        for trip in try trips() {
            let object = SyncObject(.trip, trip.uuid ?? "")
            lines.append("\(object.key) \((try database.bodyFields(object) ?? [:]).sorted { $0.key < $1.key })")
            try database.storedSamples(trip: trip.id ?? 0) { lines.append("\($0.signal.name) \($0.time) \($0.value)") }
        }
        return lines.sorted()
    }
}

@Suite(.timeLimit(.minutes(20))) struct SynchronizerTests {
    private let laptop: Machine
    private let car: Machine
    private let store = FailingStore()

    init() throws {
        laptop = try Machine("laptop")
        car = try Machine("car")
    }

    /// Until nothing is left to send.
    private func converge(_ machines: [Machine]) throws {
        for _ in 0..<3 {
            for machine in machines { try machine.sync(store) }
        }
    }

    @Test func tripsVehiclesAndSettings() throws {
        try laptop.drive(0, driver: "Ann")
        try car.drive(1)
        var golf = VehicleProfile(vin: "V")
        golf.name = "Golf"
        try laptop.database.vehicles.keep(golf)
        laptop.settings["units"] = "\"us\""
        #expect(try laptop.sync(store).sent.first { $0.kind == "trips" }?.count == 1)
        let summary = try car.sync(store)
        #expect(summary.received.first { $0.kind == "trips" }?.count == 1)
        #expect(summary.received.first { $0.kind == "vehicles" }?.count == 1)
        #expect(summary.conflicts.isEmpty && summary.waiting == 0)
        try laptop.sync(store)
        #expect(try laptop.contents() == car.contents())
        #expect(try car.trips().count == 2 && car.settings == laptop.settings)
        #expect(try car.database.vehicles.vehicle(vin: "V")?.name == "Golf")
        // Nothing is left.
        #expect(try laptop.sync(store).sent.allSatisfy { $0.count == 0 })
        #expect(try car.sync(store).sent.allSatisfy { $0.count == 0 })
    }

    @Test func laterEditAndConflict() throws {
        try laptop.drive(0)
        try converge([laptop, car])
        let id = try #require(try laptop.trips().first?.id)
        try laptop.amend(id) { $0.note = "early" }
        try laptop.database.noteEdits()
        try car.amend(try #require(try car.trips().first?.id)) {
            $0.note = "late"
            $0.tags = ["new", "work"]
        }
        // The one who synchronizes last does not win, but the one who edited last.
        try car.sync(store)
        let conflicts = try laptop.sync(store).conflicts
        #expect(conflicts.count == 1)
        #expect(
            conflicts.first?.field == "note" && conflicts.first?.kept == "late" && conflicts.first?.other == "early")
        try converge([car, laptop])
        #expect(try laptop.contents() == car.contents())
        #expect(try laptop.trips().first?.note == "late" && laptop.trips().first?.tags == ["new", "work"])
        #expect(try laptop.database.syncConflicts() == car.database.syncConflicts())
        // An edit that knows the other is no conflict.
        try laptop.amend(id) { $0.note = "third" }
        try laptop.sync(store)
        #expect(try car.sync(store).conflicts.isEmpty)
        #expect(try car.trips().first?.note == "third")
    }

    @Test func deletionsFollowAndLaterEditsRevive() throws {
        try laptop.drive(0)
        try laptop.drive(1)
        try converge([laptop, car])
        let trips = try laptop.trips()
        try laptop.database.trips.deleteFinished([trips[0].id ?? 0])
        try laptop.sync(store)
        try car.sync(store)
        #expect(try car.trips().map(\.uuid) == [trips[1].uuid])
        #expect(try car.database.trash.entries().count == 1)
        // Deleted here, edited there later.
        try laptop.database.trips.deleteFinished([trips[1].id ?? 0])
        try laptop.sync(store)
        try car.amend(try #require(try car.trips().first?.id)) { $0.note = "dear" }
        #expect(try car.sync(store).conflicts.isEmpty)
        try converge([car, laptop])
        #expect(try laptop.trips().map(\.note) == ["dear"])
        #expect(try laptop.contents() == car.contents())
    }

    /// A copy of a database is another machine, and so is an older state of it.
    @Test func aCopyIsAnotherMachine() throws {
        try laptop.drive(0)
        try laptop.sync(store)
        let copy = try Machine("copy")
        _ = try laptop.database.care.backUp(to: copy.directory.file("y.db"))
        copy.database = try Database.open(path: copy.directory.file("y.db"))
        try laptop.drive(1)
        try laptop.sync(store)
        try copy.drive(2)
        try copy.sync(store)
        #expect(try laptop.database.syncMachine() != copy.database.syncMachine())
        try converge([laptop, copy])
        #expect(try laptop.trips().count == 3)
        #expect(try laptop.contents() == copy.contents())
    }

    /// The same name for different routes; the same place with different names of letters.
    @Test func namesThatAreTaken() throws {
        let path = try Machine.path(latitude: 48)
        _ = try laptop.database.routes.add(name: "Work", path, isFound: false)
        _ = try car.database.routes.add(name: "work", path, isFound: false)
        for (machine, name) in [(laptop, "Home"), (car, "HOME")] {
            let center = try #require(GeoPoint(checked: 48, machine === laptop ? 11 : 12))
            #expect(
                try machine.database.places.add(Place(name: name, center: center, radiusM: 100, isHidden: false)))
        }
        try converge([laptop, car])
        #expect(try laptop.contents() == car.contents())
        let names = try laptop.database.routes.all().compactMap(\.name)
        #expect(Set(names.map { $0.lowercased() }) == ["work", "work 2"])
        #expect(try laptop.database.places.all().count == 1)
    }

    /// What is not there as a whole is not read, and a trip without its samples waits.
    @Test func filesThatAreNotThereYet() throws {
        try laptop.drive(0)
        try laptop.sync(store)
        let whole = store.contents
        for (file, bytes) in whole { store.contents[file] = Array(bytes.dropLast()) }
        #expect(try car.sync(store).received.allSatisfy { $0.count == 0 })
        for (file, bytes) in whole where !file.hasSuffix(".gz") { store.contents[file] = bytes }
        #expect(try car.sync(store).waiting == 1)
        #expect(try car.trips().isEmpty)
        store.contents.merge(whole) { $1 }
        #expect(try car.sync(store).waiting == 0)
        #expect(try car.trips().count == 1)
    }

    @Test func newerVersion() throws {
        try laptop.drive(0)
        try laptop.sync(store)
        for (file, bytes) in store.contents where file.hasSuffix(".edits") {
            let text = String(decoding: bytes, as: UTF8.self).replacing(
                "\"schema\":\(Database.schemaVersion)", with: "\"schema\":\(Database.schemaVersion + 1)")
            store.contents[file] = nil
            let machine = file.prefix { $0 != "/" }
            store.contents[machine + "/" + SyncPart.name(Array(text.utf8), number: 9)] = Array(text.utf8)
        }
        #expect(throws: SyncError.self) { try car.sync(store) }
        #expect(try car.trips().isEmpty)
    }

    /// Random content in the files of a stranger harms nothing.
    @Test func damagedCells() throws {
        try laptop.drive(0)
        let machine = "0123456789abcdef"
        let time = SyncCell.times.upperBound
        func cell(_ kind: SyncKind, _ key: String, _ field: String, _ value: String?) -> SyncCell {
            SyncCell(
                SyncObject(kind, key), field: field, value: value, time: time, machine: machine,
                versions: SyncVersions())
        }
        var cells: [SyncCell] = []
        for kind in SyncKind.allCases {
            for value in ["1", "\"x\"", "[1,2,3,4,5]", "{", "null", "[[[1]]]", "1e300", "\"'; DROP TABLE trip; --\""] {
                let key = "k\(value)"
                cells.append(cell(kind, key, "", "1"))
                for field in (SyncTable.of(kind)?.fields.map(\.name) ?? ["body", "note", "tag:a", "value"]) + ["other"]
                {
                    cells.append(cell(kind, key, field, value))
                }
            }
        }
        let bytes = SyncPart(machine: machine, machineName: "\u{1B}[2J", schema: 1, cells: cells).bytes
        store.contents[machine + "/" + SyncPart.name(bytes, number: 1)] = bytes
        for _ in 0..<3 { try laptop.sync(store) }
        #expect(try laptop.trips().count == 1)
        #expect(try laptop.directory.text("none").isEmpty && laptop.database.care.contents().trips == 1)
    }
}
