import Formats
import Publishing
import Routes
import System
import Telemetry
import TestSupport
import Testing
import Trends
import Trips

@testable import Storage
@testable import Syncing

/// Machines that edit for a year and are synchronized in any order, and cut off at any step.
@Suite(.timeLimit(.minutes(20))) struct SimulatedYearTests {
    /// One edit of what users edit.
    private func edit(_ machine: Machine, _ hour: Int, _ random: inout SeededGenerator) throws {
        let database = machine.database
        let trips = try machine.trips()
        let trip = trips.randomElement(using: &random)?.id
        let name = "n\(Int.random(in: 0..<6, using: &random))"
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1, 2: try machine.drive(hour, seconds: Int.random(in: 2...4, using: &random), driver: name)
        case 3: if let trip { try machine.amend(trip) { $0.note = "\(machine.name) \(hour)" } }
        case 4: if let trip { try machine.amend(trip) { $0.tags = [name, machine.name] } }
        case 5: if let trip { try machine.amend(trip) { $0.driver = Bool.random(using: &random) ? nil : name } }
        case 6: if let trip { try database.trips.deleteFinished([trip]) }
        case 7:
            var vehicle = VehicleProfile(vin: "V\(hour % 3)")
            vehicle.name = name
            vehicle.modelYear = 1990 + hour % 30
            try database.vehicles.keep(vehicle)
        case 8:
            let center = try #require(GeoPoint(checked: Double(hour % 80), 11))
            _ = try database.places.add(Place(name: name, center: center, radiusM: 100, isHidden: hour % 2 == 0))
        case 9: try database.places.delete(named: name)
        case 10:
            _ = try database.routes.add(name: name, try Machine.path(latitude: Double(hour % 80)), isFound: false)
        case 11:
            guard let route = try database.routes.all().randomElement(using: &random) else { return }
            _ = try database.routes.name(route.id, name)
            try database.routes.star(route.id, hour % 2 == 0)
        case 12: if let trip { try database.drifts.keepReference(name, trip: trip) }
        default:
            machine.settings["driver"] = "\"\(name)\""
            try database.indicators.add(
                VehicleService(time: WallTime(microseconds: Int64(hour) * 3_600_000_000), description: name),
                vin: "V"
            )
        }
    }

    @Test(arguments: [UInt64(1), 2]) func aYear(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let store = FailingStore()
        let machines = [try Machine("a"), try Machine("b"), try Machine("c")]
        var conflicts = 0
        for hour in 0..<90 {
            guard let machine = machines.randomElement(using: &random) else { continue }
            try edit(machine, hour, &random)
            try machine.database.noteEdits()
            guard hour % 3 == 0, let next = machines.randomElement(using: &random) else { continue }
            store.callsLeft = Bool.random(using: &random) ? Int.random(in: 0..<20, using: &random) : nil
            store.leavesHalves = Bool.random(using: &random)
            do { conflicts += try next.sync(store).conflicts.count } catch is SyncError {}
        }
        store.callsLeft = nil
        for _ in 0..<4 {
            for machine in machines.shuffled(using: &random) { try machine.sync(store) }
        }
        let contents = try machines.map { try $0.contents() }
        #expect(contents[0].count > 100 && conflicts > 0)
        #expect(Set(contents[0]).symmetricDifference(contents[1]).sorted().prefix(6) == [])
        #expect(Set(contents[0]).symmetricDifference(contents[2]).sorted().prefix(6) == [])
        for machine in machines {
            #expect(try machine.sync(store).sent.allSatisfy { $0.count == 0 })
            #expect(try DatabaseCare.check(path: machine.directory.file("x.db"))?.problems ?? ["none"] == [])
        }
    }

    /// Two folders and a machine that uses both: what it receives in one it passes on in the other.
    @Test func passedOn() throws {
        let (left, right) = (FailingStore(), FailingStore())
        let machines = [try Machine("a"), try Machine("b"), try Machine("c")]
        for (hour, machine) in machines.enumerated() { try machine.drive(hour) }
        for _ in 0..<4 {
            try machines[0].sync(left)
            try machines[1].sync(left)
            try machines[1].sync(right)
            try machines[2].sync(right)
        }
        #expect(try machines[0].trips().count == 3)
        #expect(try machines[0].contents() == machines[1].contents())
        #expect(try machines[1].contents() == machines[2].contents())
    }

    /// One synchronization, cut off at every call in turn, with half a file or none.
    @Test(arguments: [false, true]) func cutAtEveryStep(leavesHalves: Bool) throws {
        let store = FailingStore()
        store.leavesHalves = leavesHalves
        let (one, other) = (try Machine("a"), try Machine("b"))
        for hour in 0..<3 { try one.drive(hour) }
        try other.drive(9)
        var steps = 0
        for machine in [one, other, one] {
            for calls in 0... {
                store.callsLeft = calls
                steps += 1
                do {
                    try machine.sync(store)
                    break
                } catch is SyncError {}
            }
        }
        store.callsLeft = nil
        for machine in [one, other, one] { try machine.sync(store) }
        #expect(steps > 12)
        #expect(try one.trips().count == 4)
        #expect(try one.contents() == other.contents())
    }

    /// Many parts become one.
    @Test func parts() throws {
        let store = FailingStore()
        let (one, other) = (try Machine("a"), try Machine("b"))
        try one.drive(0)
        for number in 0..<70 {
            one.settings["driver"] = "\"d\(number)\""
            try one.sync(store)
        }
        #expect(store.contents.count < 20)
        try other.sync(store)
        #expect(other.settings == one.settings)
        #expect(try other.trips().count == 1)
    }
}
