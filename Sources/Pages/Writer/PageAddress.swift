package import Formats
import Reports

/// Where a page is in the site about everything that is stored.
package enum PageAddress: Hashable, Sendable {
    case overview
    /// All trips, with a search.
    case trips
    case routes
    case places
    case trends
    case vehicles
    /// The vehicles beside each other.
    case fleet
    /// By one of its days.
    case year(CalendarDay)
    case month(CalendarDay)
    case week(CalendarDay)
    case day(CalendarDay)
    /// The mileage log of a year.
    case logbook(CalendarDay)
    case trip(Int64)
    case scan(Int64)
    case route(Int64)
    /// By its place among all vehicles, from 1, in the order of their VINs.
    case vehicle(Int64)

    /// Those of which there is one.
    private static let single: [(name: String, address: PageAddress)] = [
        ("", .overview), ("trips", .trips), ("routes", .routes), ("places", .places), ("trends", .trends),
        ("vehicles", .vehicles), ("fleet", .fleet),
    ]

    /// Reads what `path` writes, such as "/month/2026-11"; nil if there is no such page.
    package init?(path: String) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch parts.count {
        case 1:
            guard let found = Self.single.first(where: { $0.name == parts[0] }) else { return nil }
            self = found.address
        case 2:
            guard let address = Self.page(parts[0], parts[1]) else { return nil }
            self = address
        default: return nil
        }
    }

    /// Reads what `file` writes.
    package init?(file: String) {
        guard file.hasSuffix(".html") else { return nil }
        self.init(path: file == "index.html" ? "/" : "/" + file.dropLast(5))
    }

    private static func page(_ kind: String, _ name: String) -> PageAddress? {
        switch kind {
        case "year": CalendarDay(name + "-01-01").map(year)
        case "month": CalendarDay(name + "-01").map(month)
        // Weeks are named by their Mondays.
        case "week": CalendarDay(name).flatMap { $0.weekday == 0 ? .week($0) : nil }
        case "day": CalendarDay(name).map(day)
        case "logbook": CalendarDay(name + "-01-01").map(logbook)
        case "trip": number(name).map(trip)
        case "scan": number(name).map(scan)
        case "route": number(name).map(route)
        case "vehicle": number(name).map(vehicle)
        default: nil
        }
    }

    private static func number(_ text: String) -> Int64? {
        Int64(text).flatMap { $0 > 0 && String($0) == text ? $0 : nil }
    }

    /// The path below the root of a server.
    package var path: String {
        switch self {
        case .overview, .trips, .routes, .places, .trends, .vehicles, .fleet:
            "/" + (Self.single.first { $0.address == self }?.name ?? "")
        case .year(let day): "/year/\(day.description.prefix(4))"
        case .month(let day): "/month/\(day.description.prefix(7))"
        case .week(let day): "/week/\(ReportPeriod.week.days(of: day).lowerBound)"
        case .day(let day): "/day/\(day)"
        case .logbook(let day): "/logbook/\(day.description.prefix(4))"
        case .trip(let id): "/trip/\(id)"
        case .scan(let id): "/scan/\(id)"
        case .route(let id): "/route/\(id)"
        case .vehicle(let number): "/vehicle/\(number)"
        }
    }

    /// The file in the folder of a site.
    package var file: String { self == .overview ? "index.html" : path.dropFirst() + ".html" }
}
