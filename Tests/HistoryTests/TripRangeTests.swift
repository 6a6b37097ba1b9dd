import Formats
import History
import Reports
import Telemetry
import Testing
import Trips

/// Days are local; the drives are at noon in UTC.
@Suite(.timeLimit(.minutes(20))) struct TripRangeTests {
    private let store: DriveStore
    private static let week = CalendarDay(year: 2026, month: 1, day: 5)...CalendarDay(year: 2026, month: 1, day: 11)

    init() throws {
        store = try DriveStore()
        for day in [2, 5, 7] { try store.drive(day: day, driver: day == 7 ? "Ben" : "Ann", tags: ["work"]) }
        try store.drive(day: 6, km: 99, device: "sim:city")
    }

    private func report(
        _ filter: TripFilter = TripFilter(), limit: Int? = nil, listsTrips: Bool = true, isRedacted: Bool = false
    ) throws -> DayReport {
        try TripRange(store.database, filter, isRedacted: isRedacted)
            .report(Self.week, period: .week, limit: limit, listsTrips: listsTrips)
    }

    @Test func aWeek() throws {
        let report = try report()
        #expect(report.trips.map(\.id) == [2, 4, 3])
        // What was only simulated does not count.
        #expect(report.totals.trips == 2 && report.totals.distanceKm == 20 && report.notCounted == [.simulation: 1])
        #expect(report.period?.previous.trips == 1)
    }

    @Test func onlySome() throws {
        #expect(try report(TripFilter(driver: "ben")).trips.map(\.id) == [3])
        let simulated = try report(TripFilter(kind: .simulation))
        #expect(simulated.totals.distanceKm == 99 && simulated.notCounted.isEmpty)
        #expect(try report(limit: 2).trips.isEmpty && report(limit: 3).trips.count == 3)
        #expect(try report(listsTrips: false).trips.isEmpty)
    }

    /// Those that were not kept are read again.
    @Test func eachTrip() throws {
        let range = TripRange(store.database, TripFilter(), isRedacted: false)
        var ids: [Int64?] = []
        try range.forEachTrip(of: try report(limit: 1)) { ids.append($0.id) }
        #expect(ids == [2, 4, 3])
    }

    @Test func withoutIdentity() throws {
        let report = try report(isRedacted: true)
        #expect(report.trips.allSatisfy { $0.vin == nil && $0.device.isEmpty })
        #expect(try TripRange(store.database, TripFilter(), isRedacted: true).findings(report).isEmpty)
    }

    @Test func days() throws {
        #expect(
            try TripRange(store.database, TripFilter(driver: "Ann"), isRedacted: false).lastDay()
                == CalendarDay(year: 2026, month: 1, day: 6))
        let nothing = TripRange(nil, TripFilter(), isRedacted: false)
        #expect(try nothing.lastDay() == nil)
        #expect(try nothing.report(Self.week, period: nil, limit: nil, listsTrips: true).trips.isEmpty)
    }

    @Test func aLogbookHasDrives() throws {
        let logbook = try TripRange(store.database, TripFilter(), isRedacted: false).logbook(Self.week)
        #expect(logbook.vehicles.flatMap(\.entries).map(\.trip) == [2, 3])
    }
}
