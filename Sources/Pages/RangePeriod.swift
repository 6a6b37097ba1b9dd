import Formats
import Reports
import Telemetry
import Trips

/// A day, week or month of a range, with its trips.
struct RangePeriod {
    /// "2 November 2026", "week of 2 November 2026", "November 2026".
    let name: String
    /// "2 Nov", "Nov", or "Nov 2025" in a range of several years.
    let label: String
    /// The page about it.
    let address: PageAddress
    private(set) var trips = TripTotals()
    /// The distance of each vehicle, by VIN.
    private(set) var kmByVehicle: [String?: Double] = [:]

    private mutating func add(_ trip: TripRecord) {
        trips.take(trip)
        kmByVehicle[trip.vin, default: 0] += trip.summary.distanceKm ?? 0
    }

    /// Also nil if no fuel is known.
    var litresPer100Km: Double? { trips.averageLPer100Km }

    private static let mostDays = 62
    private static let maxWeeks = 27
    /// A longer range begins with its first trip and ends with its last.
    private static let maxEmptyDays = 800

    /// Days if there are at most two months of them, weeks up to half a year, else months; those without trips are included.
    static func of(
        _ trips: [TripRecord], from: CalendarDay, to: CalendarDay, _ presentation: Presentation
    ) -> [RangePeriod] {
        var days = from.daysSince1970...to.daysSince1970
        let driven = trips.map { presentation.zone.day($0.start).daysSince1970 }
        if days.count > maxEmptyDays, let first = driven.min(), let last = driven.max() {
            days = days.clamped(to: first...max(first, last))
        }
        let isOfYears =
            CalendarDay(daysSince1970: days.lowerBound).year != CalendarDay(daysSince1970: days.upperBound).year
        var periods: [RangePeriod] = []
        var places: [Int: Int] = [:]
        for number in days {
            let date = CalendarDay(daysSince1970: number)
            let month = "\(date.monthName) \(date.year)"
            let short = "\(date.day) \(month.prefix(3))"
            // 1970-01-01 was a Thursday.
            let isMonday = (number + 3) % 7 == 0
            let begins: Bool
            let period: RangePeriod
            if days.count <= mostDays {
                begins = true
                period = RangePeriod(name: date.shown(presentation.units), label: short, address: .day(date))
            } else if days.count <= 7 * maxWeeks {
                begins = isMonday
                let week = "week of \(date.shown(presentation.units))"
                period = RangePeriod(name: week, label: short, address: .week(date))
            } else {
                begins = date.day == 1
                period = RangePeriod(
                    name: month, label: ChartMonths.text(date, withYear: isOfYears), address: .month(date))
            }
            if begins || periods.isEmpty { periods.append(period) }
            places[number] = periods.count - 1
        }
        for trip in trips {
            guard let place = places[presentation.zone.day(trip.start).daysSince1970] else { continue }
            periods[place].add(trip)
        }
        return periods
    }

    private init(name: String, label: String, address: PageAddress) {
        self.name = name
        self.label = label
        self.address = address
    }
}
