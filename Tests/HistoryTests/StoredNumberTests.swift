import Formats
import History
import Storage
import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct StoredNumberTests {
    private let store: DriveStore

    init() throws {
        store = try DriveStore()
        try store.drive(day: 0, driver: "Ann")
        try store.drive(day: 1, driver: "Ben")
        try store.drive(day: 2, driver: "Ann")
    }

    @Test(arguments: [
        ("12", StoredNumber.number(12)), ("last", .last(before: 0)), ("last-2", .last(before: 2)), ("-1", nil),
        ("", nil),
        ("last-x", nil), ("last-100001", nil), ("12a", nil), ("99999999999999999999", nil),
    ])
    func words(text: String, number: StoredNumber?) { #expect(StoredNumber(text) == number) }

    @Test(
        arguments: [
            (StoredNumber.number(2), nil, 2), (.last(before: 0), nil, 3), (.last(before: 2), nil, 1),
            (.last(before: 1), "ann", 1), (.last(before: 0), "Ben", 2),
        ] as [(StoredNumber, String?, Int64)])
    func trips(number: StoredNumber, driver: String?, id: Int64) throws {
        #expect(try number.trip(in: store.database, driver.map { TripFilter(driver: $0) }).id == id)
    }

    @Test func nothingOfThatNumber() {
        #expect(failure { try StoredNumber.number(9).trip(in: store.database) }?.text == "no trip 9")
        #expect(failure { try StoredNumber.number(1).scan(in: store.database) }?.text == "no scan 1")
        #expect(
            failure { try StoredNumber.last(before: 3).trip(in: store.database) }?.text
                == "no stored trip is last-3")
        #expect(failure { try StoredNumber.last(before: 3).trip(in: nil) }?.text == "no stored trip")
        let filter = TripFilter(driver: "Eve", tag: "rain")
        #expect(
            failure { try StoredNumber.last(before: 0).trip(in: store.database, filter) }?.text
                == "no stored trip of driver Eve, tag rain")
        #expect(failure { try StoredNumber.last(before: 0).trip(in: nil) }?.text == "no stored trip")
    }

    @Test func aTripThatIsRecorded() throws {
        let open = try store.database.trips.begin(
            .init(start: DriveStore.day(3), vin: nil, adapter: "", bus: nil, fuelPrice: nil))
        try store.database.append([Sample(.vehicleSpeed, 50, at: .zero)], trip: open, origin: .zero)
        let trip = try StoredNumber.number(open).trip(in: store.database)
        let failure = failure { try store.database.trips.refuseIfRecording([trip], "later") }
        #expect(failure?.text == "trip \(open) is being recorded" && failure?.advice == "later")
        let ended = try StoredNumber.number(1).trip(in: store.database)
        #expect(throws: Never.self) { try store.database.trips.refuseIfRecording([ended], "later") }
    }
}
