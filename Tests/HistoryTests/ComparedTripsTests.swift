import Formats
import History
import Telemetry
import Testing
import Trips

@Suite(.timeLimit(.minutes(20))) struct ComparedTripsTests {
    private let store: DriveStore

    init() throws {
        store = try DriveStore()
        for day in 0..<4 {
            try store.drive(
                day: day, driver: day < 2 ? "Ann" : "Ben", tags: day == 1 ? ["tuned"] : [], km: Double(day + 1))
        }
    }

    private func compared(
        _ groups: [ComparedTrips.Group], from: Int = -1000, to: Int = 1000, mixesVehicles: Bool = false
    ) throws -> ComparedTrips {
        try ComparedTrips(
            groups, titles: ["a", "b"], from: DriveStore.day(from), to: DriveStore.day(to),
            mixesVehicles: mixesVehicles, store.database)
    }

    private func group(_ driver: String? = nil, tag: String? = nil) -> ComparedTrips.Group {
        ComparedTrips.Group(TripFilter(driver: driver, tag: tag))
    }

    @Test func byDriver() throws {
        let trips = try compared([group("Ann"), group("ben")])
        #expect(trips.trips.map { $0.map(\.id) } == [[1, 2], [3, 4]])
        #expect(trips.inBoth == 0 && !trips.isOfTwoTrips && trips.titles == ["a", "b"])
        #expect(try compared([group("Ann"), group("Ben")], from: 1, to: 3).trips.map { $0.map(\.id) } == [[2], [3]])
    }

    /// A trip of both groups is in neither.
    @Test func inBoth() throws {
        let trips = try compared([group("Ann"), group(tag: "tuned")])
        #expect(trips.trips.map { $0.map(\.id) } == [[1], []] && trips.inBoth == 1)
    }

    @Test func byDays() throws {
        var before = group()
        before.to = DriveStore.day(1)
        var after = group()
        after.from = DriveStore.day(2)
        let trips = try compared([before, after])
        #expect(trips.trips.map { $0.map(\.id) } == [[1], [3, 4]])
        var steps: [Int] = []
        let drives = try trips.drives(store.database) { done, _ in steps.append(done) }
        #expect(drives.map(\.count) == [1, 2] && steps == [0, 1, 2])
    }

    @Test func severalVehicles() throws {
        try store.drive(day: 5, vin: DriveStore.polo, driver: "Ben")
        let failure = failure { try compared([group("Ann"), group("Ben")]) }
        #expect(failure?.text == "these are trips of several vehicles")
        #expect(failure?.advice == "choose one with --vin: \(DriveStore.polo), \(DriveStore.golf)")
        #expect(try compared([group("Ann"), group("Ben")], mixesVehicles: true).trips[1].count == 3)
    }

    @Test func twoTrips() throws {
        let trips = try [1, 2].map { try StoredNumber.number($0).trip(in: store.database) }
        let compared = ComparedTrips(trips[0], trips[1])
        #expect(compared.titles == ["trip 1", "trip 2"] && compared.isOfTwoTrips)
    }
}
