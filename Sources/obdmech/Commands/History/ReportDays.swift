import CommandLine
import Formats
import History
import Reports
import Trips

/// The days of a report, as given on the command line.
struct ReportDays {
    var days: ClosedRange<CalendarDay>
    /// The week, month or year that is reported; nil for other ranges.
    var period: ReportPeriod?
    /// Whether no day was named, so that an empty report is replaced by the last days with trips.
    var isDefault = false

    private static let periods: [(flag: Flag<Bool>, period: ReportPeriod)] = [
        (.reportWeek, .week), (.reportMonth, .month), (.reportYear, .year),
    ]

    /// The flags that name days.
    static var flags: [AnyFlag] { [.date, .from, .to] + periods.map(\.flag) }

    init(_ options: Options, today: CalendarDay) throws {
        let date = options[.date]?.day(today: today)
        let first = options[.from]?.day(today: today)
        let last = options[.to]?.day(today: today)
        isDefault = date == nil && first == nil && last == nil
        // A mileage log is usually of a year, and so is a fleet.
        period =
            Self.periods.first { options[$0.flag] }?.period
            ?? ((options[.logbook] || options[.fleet]) && isDefault ? .year : nil)
        if let period {
            days = period.days(of: date ?? today)
            return
        }
        if let date {
            days = date...date
            return
        }
        let to = last ?? max(today, first ?? today)
        let from = first ?? to
        guard from <= to else { throw UsageError.fromAfterTo(from: "\(from)", to: "\(to)") }
        days = from...to
    }

    /// The same kind of days around another day.
    func moved(to day: CalendarDay) -> ReportDays {
        var moved = self
        moved.days = period?.days(of: day) ?? day...day
        return moved
    }
}

extension AnyFlag {
    static let date = Flag(
        "date", .day, excludes: [.from, .to],
        "Show this day, or today or yesterday. Days are in local time. Default: today, or the last day with trips.")
    static let from = Flag("from", .day, isRare: true, "First day of a range. Default: the same as the last day.")
    static let to = Flag("to", .day, isRare: true, "Last day of a range (today).")
    static let reportWeek = Flag(
        "week", .switch, excludes: [.reportMonth, .reportYear, .from, .to],
        "Sum up the week of --date, or this week. A bar for each day, the best and worst trips, and the week before are shown."
    )
    static let reportMonth = Flag(
        "month", .switch, excludes: [.reportYear, .from, .to], "Sum up the month of --date, or this month.")
    static let reportYear = Flag("year", .switch, excludes: [.from, .to], "Sum up the year of --date, or this year.")
}

extension TripFilter {
    /// - Parameters:
    ///   - places: where the trips went.
    ///   - known: the vehicles of the database, read only if --vin is given.
    init(_ options: Options, places: TripPlaces = TripPlaces(), known: () throws -> [RecordedVehicle]) throws {
        let place = try options[.reportPlace].map { text in
            guard let name = places.name(text) else { throw RouteError.noPlace(text) }
            return name
        }
        let vehicle = try options[.reportVIN].map {
            try VehicleChoice(known: known()).vehicle($0, canBeNew: false).vehicle
        }
        self.init(
            driver: options[.reportDriver], tag: options[.reportTag], vehicle: vehicle, kind: options[.reportKind],
            place: place, places: places)
    }
}
