import Formats
import Telemetry
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct DrivenTotalsTests {
    private static let day = CalendarDay(year: 2026, month: 11, day: 21)

    private func totals(_ kinds: [SourceKind?], countsAll: Bool = false) -> DrivenTotals {
        let period = PeriodFacts(.month, ReportPeriod.month.days(of: Self.day))
        var totals = DrivenTotals(period: period, countsAll: countsAll)
        for kind in kinds {
            var trip = fullTrip()
            trip.kind = kind
            totals.add(TripGroup(trip), on: Self.day)
        }
        for kind in kinds {
            var trip = fullTrip()
            trip.kind = kind
            totals.addEarlier(TripGroup(trip))
        }
        return totals
    }

    /// A trip of which no kind is known is one of a car.
    @Test func whatNobodyDroveDoesNotCountBesideDrives() {
        let mixed = totals([.vehicle, .simulation, .replay, .game, .import, .simulation, nil])
        #expect(mixed.totals.trips == 3)
        #expect(mixed.period?.parts.map { $0.totals.trips }.reduce(0, +) == 3 && mixed.period?.previous.trips == 3)
        #expect(mixed.notCounted == [.simulation: 2, .replay: 1, .game: 1])
        #expect(mixed.notCounted.words == "1 game session, 2 simulated trips and 1 replayed trip")
    }

    @Test func aloneItCounts() {
        for (kinds, countsAll) in [([SourceKind.simulation, .game], false), ([.vehicle, .game], true)] {
            let all = totals(kinds, countsAll: countsAll)
            #expect(all.totals.trips == 2 && all.period?.previous.trips == 2 && all.notCounted.isEmpty)
            #expect(all.notCounted.words == nil)
        }
    }

    @Test func itIsToldOnce() {
        let day = Self.day
        func lines(_ notCounted: [SourceKind: Int]) -> [String] {
            DayReport(
                from: day, to: day, trips: [fullTrip(), fullTrip(id: 4)], totals: TripTotals([fullTrip()]), scans: [],
                notCounted: notCounted
            ).text(Presentation())
        }
        #expect(lines([.simulation: 1]).filter { $0.contains("Not counted: 1 simulated trip") }.count == 1)
        #expect(!lines([:]).contains { $0.contains("Not counted") })
    }
}
