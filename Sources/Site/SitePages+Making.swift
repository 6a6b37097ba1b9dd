import Formats
import History
import OBD
package import Pages
import Reports
import Routes
import Storage
import System
import Telemetry
import Trends
import Trips

/// The pages of a site.
extension SitePages {
    /// How many trips and scans the first page lists.
    private static let maxLatest = 10

    /// Returns a page; nil if there is nothing to show.
    package func page(_ address: PageAddress, at place: PagePlace) throws -> Page? {
        switch address {
        case .overview: return try overview(place)
        case .trips: return try list(place)
        case .year(let day): return try page(ReportPeriod.year.days(of: day), .year, place)
        case .month(let day): return try page(ReportPeriod.month.days(of: day), .month, place)
        case .week(let day): return try page(ReportPeriod.week.days(of: day), .week, place)
        case .day(let day): return try page(day...day, nil, place)
        case .logbook(let day): return try logbook(ReportPeriod.year.days(of: day), place)
        case .trip(let id):
            guard hasTrip(id), var trip = try database.trips.trip(id) else { return nil }
            try filter.fill(&trip)
            return try pages.page(of: trip, withHeart: false, at: place)
        case .scan(let id):
            guard hasScan(id), let scan = try database.scans.record(id), let found = try database.scan(scan) else {
                return nil
            }
            return try pages.page(of: scan, found, at: place)
        case .routes:
            return routes.isEmpty
                ? RoutesPage([], presentation, program: pages.program, at: place).page
                : try routePages().list(place)
        case .route(let id): return routes.contains(id) ? try routePages().page(id, place) : nil
        case .places:
            return hasPlaces
                ? try routePages().places(place)
                : PlacesPage([], currency: nil, presentation, program: pages.program, at: place).page
        case .trends: return try vehiclePages().trends(place)
        case .vehicles: return try vehiclePages().list(place)
        case .fleet: return hasFleet ? try fleet(place) : nil
        case .vehicle(let number): return try vehiclePages().page(number, place)
        }
    }

    private func routePages() throws -> SiteRoutePages {
        SiteRoutePages(
            stored: try StoredRoutes(database) { _, _ in }, presentation: presentation, program: pages.program)
    }

    private func vehiclePages() -> SiteVehiclePages {
        SiteVehiclePages(
            database: database, vehicles: vehicles, presentation: presentation, names: pages.names,
            program: pages.program)
    }

    /// A page leaves out what identifies cars by itself.
    private var range: TripRange { TripRange(database, filter, isRedacted: false) }

    private func page(_ days: ClosedRange<CalendarDay>, _ period: ReportPeriod?, _ place: PagePlace) throws -> Page {
        let report = try range.report(days, period: period, limit: nil, listsTrips: true)
        return try pages.page(of: report, try range.findings(report), at: place)
    }

    private func logbook(_ days: ClosedRange<CalendarDay>, _ place: PagePlace) throws -> Page {
        LogbookPage(
            try range.logbook(days), presentation, of: pages.filterWords, vehicles: pages.names, program: pages.program,
            at: place
        ).page
    }

    private func overview(_ place: PagePlace) throws -> Page {
        var sums: [CalendarDay: OverviewPage.Month] = [:]
        let drives = trips.filter { $0.kind?.isDriving ?? true }
        // As in a report: what is not a drive is counted only where there is nothing else.
        for trip in filter.namesKind || drives.isEmpty ? trips : drives {
            let month = ReportPeriod.month.days(of: presentation.zone.day(trip.start)).lowerBound
            sums[month, default: OverviewPage.Month()].add(trip)
        }
        let latest = try latest()
        return OverviewPage(
            sums, latest: latest, findings: try latest.map(range.findings) ?? [], of: pages.filterWords, presentation,
            vehicles: pages.names, program: pages.program, at: place
        ).page
    }

    /// All vehicles beside each other, over all days.
    private func fleet(_ place: PagePlace) throws -> Page? {
        guard let first = days.first, let last = days.last else { return nil }
        let report = try TripRange(database, filter, isRedacted: presentation.isRedacted).fleet(
            first...last, thisYear: LocalTime.today.year, units: presentation.units)
        return FleetPage(
            FleetText(report, presentation, vehicles: pages.names), of: pages.filterWords, program: pages.program,
            at: place
        ).page
    }

    private func latest() throws -> DayReport? {
        guard let first = days.first, let last = days.last else { return nil }
        let records = try trips.suffix(Self.maxLatest).compactMap { try database.trips.trip($0.id) }
        return DayReport(
            from: first, to: last, trips: try records.map { try filter.filled($0) },
            scans: try scans.suffix(Self.maxLatest).compactMap { try database.scans.record($0.id) })
    }

    private func list(_ place: PagePlace) throws -> Page {
        let rows = try database.trips.list().filter { hasTrip($0.id) }.map {
            TripListPage.row($0, presentation, vehicles: pages.names, at: place)
        }
        return TripListPage(rows.reversed(), of: pages.filterWords, program: pages.program, at: place).page
    }
}

/// What a server shows before anything was recorded.
package enum EmptySite {
    package static func page(_ address: PageAddress, _ pages: StoredPages) -> Page? {
        let place = PagePlace.server(address)
        let presentation = pages.presentation
        let program = pages.program
        return switch address {
        case .overview:
            OverviewPage(
                [:], latest: nil, findings: [], of: pages.filter.words, presentation, vehicles: pages.names,
                program: program, at: place
            ).page
        case .trips: TripListPage([], of: pages.filter.words, program: program, at: place).page
        case .routes: RoutesPage([], presentation, program: program, at: place).page
        case .places: PlacesPage([], currency: nil, presentation, program: program, at: place).page
        case .trends: TrendsPage([], presentation, program: program, at: place).page
        case .vehicles: VehicleListPage([], program: program, at: place).page
        default: nil
        }
    }
}

extension OverviewPage.Month {
    mutating func add(_ trip: TripIndexEntry) {
        drives += 1
        distanceKm += trip.distanceKm ?? 0
        durationS += trip.durationS
    }
}
