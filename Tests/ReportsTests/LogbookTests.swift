import Documents
import Formats
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct LogbookTests {
    /// Two cars; one reports its odometer, and 12 km of it were not recorded.
    static func logbook() -> Logbook {
        var logbook = Logbook(
            from: CalendarDay(year: 2026, month: 11, day: 1), to: CalendarDay(year: 2026, month: 11, day: 30))
        for (number, (endKm, tags)) in [(1000.0, ["work"]), (1010, ["work"]), (1032, [])].enumerated() {
            var trip = fullTrip(id: Int64(number + 1), start: morning.advanced(bySeconds: Double(number) * 7200))
            trip.summary.distanceKm = 10
            trip.summary.odometerKm = endKm
            trip.summary.odometerDifferenceKm = 0
            trip.tags = tags
            trip.driver = "Anna"
            logbook.take(trip)
        }
        var other = bareTrip(start: morning.advanced(bySeconds: 50_000))
        other.note = "tow, truck"
        logbook.take(other)
        return logbook
    }

    @Test func gapsAndSums() throws {
        let vehicles = Self.logbook().vehicles
        #expect(vehicles.map(\.vin) == ["1HGCM82633A004352", nil])
        let car = try #require(vehicles.first)
        #expect(car.entries.map(\.odometerStartKm) == [990, 1000, 1022])
        #expect(car.entries.map(\.gapKm) == [nil, nil, 12])
        #expect(car.distanceKm == 30 && car.gapKm == 12)
        #expect(car.purposes.map(\.purpose) == ["work", ""] && car.purposes.map(\.km) == [20, 10])
    }

    @Test func anOdometerThatGoesBackIsNoDistance() {
        var logbook = Self.logbook()
        var trip = fullTrip(id: 9, start: morning.advanced(bySeconds: 90_000))
        trip.summary.distanceKm = 10
        trip.summary.odometerKm = 500
        trip.summary.odometerDifferenceKm = 0
        logbook.take(trip)
        #expect(logbook.vehicles[0].entries.last?.gapKm == -542 && logbook.vehicles[0].gapKm == 12)
    }

    @Test(arguments: [40, 80, 120]) func text(width: Int) throws {
        let lines = Self.logbook().text(
            Presentation(width: width, zone: TimeZone(offsetS: 3600)), of: "", vehicles: VehicleNames())
        #expect(lines.allSatisfy { CellWidth.of($0) <= width })
        try compare(lines, with: "logbook-\(width).txt", in: "TripTexts")
    }

    @Test func csv() {
        let lines = Self.logbook().csv(Presentation(zone: TimeZone(offsetS: 3600)))
        #expect(lines.count == 5)
        #expect(lines[1].hasPrefix("2026-11-21,") && lines[1].contains(",10.000,990.0,1000.0,work,Anna,,"))
        #expect(lines[3].contains(",12.0,3") && lines[4].contains(#","tow, truck","#))
    }

    @Test func csvInMiles() {
        let lines = Self.logbook().csv(Presentation(units: .us, zone: TimeZone(offsetS: 3600)))
        #expect(lines[0].contains(",distanceMi,odometerStartMi,odometerEndMi,") && lines[0].contains(",gapMi,"))
        #expect(lines[1].contains(",6.214,615.2,621.4,work,") && lines[3].contains(",7.5,3"))
    }

    @Test func json() {
        let json = LogbookDocuments.json(Self.logbook())
        #expect(json.line.contains(#""gapKm":12,"purposes":[{"purpose":"work","distanceKm":20}"#), "\(json.line)")
    }

    @Test func empty() {
        let empty = Logbook(
            from: CalendarDay(year: 2026, month: 1, day: 1), to: CalendarDay(year: 2026, month: 12, day: 31))
        let lines = empty.text(Presentation(), of: "kind game", vehicles: VehicleNames())
        #expect(lines == ["Mileage log, 1 Jan 2026 to 31 Dec 2026, kind game: no drives"])
    }
}
