import Formats
import Reports
import Telemetry

/// How much was driven on each day: as a table of a month, or small for a year, a column a week.
struct HeatCalendar {
    /// The distance of each day with drives, in km.
    let distances: [CalendarDay: Double]
    let place: PagePlace
    let units: UnitSystem

    /// The shades, of which the first is for days without drives.
    private static let shades = 4
    private static let cell = 14
    private static let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    private func shade(_ km: Double?) -> Int {
        guard let km, km > 0, let most = distances.values.max(), most > 0 else { return 0 }
        // A root, so that one long trip does not make all other days pale.
        return max(1, Int(clamping: ((km / most).squareRoot() * Double(Self.shades)).rounded(.up)))
    }

    private func text(_ day: CalendarDay) -> String {
        "\(day.shown(units)): " + (distances[day].map { units.distance($0, 1) } ?? "no drive")
    }

    /// The days of a month, a row a week.
    func month(of day: CalendarDay) -> HTML {
        let days = ReportPeriod.month.days(of: day)
        var weeks: [[CalendarDay?]] = []
        var date = days.lowerBound
        while date <= days.upperBound {
            if weeks.isEmpty || date.weekday == 0 { weeks.append(Array(repeating: nil, count: 7)) }
            weeks[weeks.count - 1][date.weekday] = date
            date = date.next
        }
        let head = HTML.element("tr", Self.names.map { .element("th", ["scope": "col"], text: $0) })
        let rows = weeks.map { week in
            HTML.element("tr", week.map(cell))
        }
        return .element(
            "table", ["class": "month"],
            .element("caption", text: "Distance by day, in \(units.shown(.kilometres).symbol)"),
            .element("thead", head), .element("tbody", rows))
    }

    private func cell(_ day: CalendarDay?) -> HTML {
        guard let day else { return .element("td") }
        let km = distances[day]
        let number = HTML.element("small", text: String(day.day))
        guard let km else { return .element("td", ["class": "heat"], number) }
        let distance = Format.fixed(units.shown(km, .kilometres), 0)
        return .element("td", ["class": "heat h\(shade(km))"], number, place.link(.day(day), distance))
    }

    /// All days from a day to another, in columns from Monday to Sunday.
    func year(_ days: ClosedRange<CalendarDay>) -> HTML {
        let first = days.lowerBound.daysSince1970 - days.lowerBound.weekday
        let weeks = (days.upperBound.daysSince1970 - first) / 7 + 1
        var parts: [HTML] = []
        var date = days.lowerBound
        while date <= days.upperBound {
            let (week, weekday) = ((date.daysSince1970 - first) / 7, date.weekday)
            let (x, y) = (week * Self.cell, weekday * Self.cell + 16)
            if date.day == 1, week < weeks - 2 {
                parts.append(.element("text", ["x": "\(x)", "y": "10"], text: String(date.monthName.prefix(3))))
            }
            let size = "\(Self.cell - 2)"
            let rect = HTML.element(
                "rect",
                [
                    "class": "h\(shade(distances[date]))", "x": "\(x)", "y": "\(y)", "width": size, "height": size,
                    "rx": "2",
                ],
                .element("title", text: text(date)))
            let url = distances[date] == nil ? nil : place.url(.day(date))
            parts.append(
                url.map { .element("a", ["href": $0, "tabindex": "-1", "aria-label": text(date)], rect) } ?? rect)
            date = date.next
        }
        let driven = distances.keys.filter(days.contains).count
        return .element(
            "svg",
            [
                "class": "year", "viewBox": "0 0 \(weeks * Self.cell) \(7 * Self.cell + 16)", "role": "group",
                "aria-label": "Calendar: driven on \(Format.count(driven, "day"))",
            ], parts)
    }
}
