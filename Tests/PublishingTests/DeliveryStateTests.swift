import Telemetry
import Testing

@testable import Publishing

@Suite(.timeLimit(.minutes(20))) struct DeliveryStateTests {
    private func delivered() -> DeliveryState {
        var state = DeliveryState()
        state.url = "mqtt://h"
        state.database = "/db"
        state.noteDelivery(
            of: 3, change: 17, kind: "trip", number: 4, at: WallTime(microseconds: 1_700_000_000_000_000))
        return state
    }

    @Test func survivesItsFile() {
        var state = delivered()
        #expect(DeliveryState(text: state.document.utf8) == state)
        state.lastError = "no route \"there\""
        state.edits = ["a": "1", "b": "2"]
        #expect(DeliveryState(text: state.document.utf8) == state)
    }

    /// A file that was cut off is no state: then everything is delivered again, which changes nothing.
    @Test func cutOff() {
        let whole = Array(delivered().document.utf8)
        for count in 0..<(whole.count - 2) { #expect(DeliveryState(text: whole.prefix(count)) == nil) }
    }

    private func target(_ url: String) throws -> PublishTarget { try PublishTarget(name: "x", url: url) }

    @Test func beginsAgain() throws {
        let state = delivered()
        #expect(try state.continued(to: target("mqtt://h"), of: "/db", lastChange: 17) == state)
        #expect(try state.continued(to: target("mqtt://h"), of: "/db", lastChange: 99).change == 17)
        // An older copy of the database, another one, another address.
        #expect(try state.continued(to: target("mqtt://h"), of: "/db", lastChange: 16).change == 0)
        #expect(try state.continued(to: target("mqtt://h"), of: "/other", lastChange: 99).change == 0)
        #expect(try state.continued(to: target("mqtt://i"), of: "/db", lastChange: 99).change == 0)
    }

    /// What else a version sends is needed of all trips.
    @Test func anotherVersionSendsEverything() throws {
        let database = try target("postgresql://h/cars")
        let state = DeliveryState().continued(to: database, of: "/db", lastChange: 0)
        #expect(state.version == database.kind.version && state.version > 0)
        var served = state
        served.noteDelivery(of: 1, change: 1, kind: "trip", number: 1, at: WallTime(microseconds: 0))
        #expect(served.continued(to: database, of: "/db", lastChange: 1) == served)
        served.version = 0
        #expect(DeliveryState(text: served.document.utf8)?.version == 0)
        #expect(served.continued(to: database, of: "/db", lastChange: 1) == state)
    }

    /// Where the delivery of a long trip was broken off is kept until that trip is delivered.
    @Test func aPartOfATrip() throws {
        var state = delivered()
        state.progress = TripProgress(trip: "4fffa7ed-1", second: 1_764_279_590)
        #expect(DeliveryState(text: state.document.utf8) == state)
        #expect(try state.continued(to: target("mqtt://h"), of: "/db", lastChange: 17).progress == state.progress)
        #expect(try state.continued(to: target("mqtt://i"), of: "/db", lastChange: 17).progress == nil)
        state.noteDelivery(of: 1, change: 18, kind: "trip", number: 5, at: WallTime(microseconds: 0))
        #expect(state.progress == nil)
    }

    @Test func aDeliveryEndsAnError() {
        var state = delivered()
        state.lastError = "away"
        state.noteDelivery(of: 1, change: 18, kind: "scan", number: 1, at: WallTime(microseconds: 0))
        #expect(state.lastError == nil && state.delivered == 4 && state.change == 18)
    }
}

@Suite(.timeLimit(.minutes(20))) struct ShownCarsTests {
    private func cars() -> ShownCars {
        var cars = ShownCars(url: "mqtt://h", database: "/db")
        var golf = ShownCars.Car(id: "1f3a9c", topic: "golf")
        golf.trip = 7
        golf.isStored = true
        cars["1f3a9c", "golf"] = golf
        cars["1f3a9c", "car-1f3a9c"] = ShownCars.Car(id: "1f3a9c", topic: "car-1f3a9c")
        return cars
    }

    @Test func surviveTheirFile() {
        let cars = cars()
        var copy = ShownCars(url: "mqtt://h", database: "/db")
        copy.read(cars.document.utf8)
        #expect(copy == cars && copy["1f3a9c", "golf"]?.trip == 7 && copy["1f3a9c", "golf"]?.scan == nil)
        // What another broker or database has is not known, and a file that was cut off is none.
        for (url, database) in [("mqtt://i", "/db"), ("mqtt://h", "/other")] {
            var others = ShownCars(url: url, database: database)
            others.read(cars.document.utf8)
            #expect(others.cars.isEmpty)
        }
        var cut = ShownCars(url: "mqtt://h", database: "/db")
        cut.read(cars.document.utf8.dropLast(9))
        #expect(cut.cars.isEmpty)
    }

    @Test func eachNameIsOne() {
        var cars = cars()
        cars["1f3a9c", "golf"]?.scan = 3
        #expect(cars.cars.count == 2 && cars["1f3a9c", "golf"]?.trip == 7 && cars["1f3a9c", "golf"]?.scan == 3)
        cars["1f3a9c", "golf"] = nil
        #expect(cars.cars.map(\.topic) == ["car-1f3a9c"])
        let former = cars.cars[0]
        #expect(!cars.hasNamesake(former))
        cars["2b0000", former.topic] = ShownCars.Car(id: "2b0000", topic: former.topic)
        #expect(cars.hasNamesake(former))
    }
}
