package import Formats
import Glibc
import History
import OBD
package import Pages
import Reports
package import Storage
import System
import Telemetry
import Trips

/// Makes the pages of the site about everything that is stored: those of `report --site`, and those of `obdmech serve`.
package struct SitePages {
    /// How many trips and scans the first page lists.
    private static let maxLatest = 10

    package let database: Database
    let pages: StoredPages
    var presentation: Presentation { pages.presentation }
    private var filter: TripFilter { pages.filter }
    /// In the order of their starts, as are the scans.
    package let trips: [TripIndexEntry]
    package let scans: [ScanIndexEntry]
    /// Those with trips or scans, in order.
    package let days: [CalendarDay]
    private let months: [CalendarDay]
    private let years: [CalendarDay]
    private let tripPlaces: [Int64: Int]
    private let scanPlaces: [Int64: Int]

    /// - Parameter range: those that begin elsewhere are left out; nil for all.
    package init(_ database: Database, _ pages: StoredPages, in range: ClosedRange<CalendarDay>?) throws {
        self.database = database
        self.pages = pages
        let filter = pages.filter
        let presentation = pages.presentation
        let zone = presentation.zone
        func isIn(_ time: WallTime) -> Bool { range?.contains(zone.day(time)) ?? true }
        var trips = try database.tripIndex().filter { isIn($0.start) }
        var scans = try database.scanIndex().filter { isIn($0.time) }
        if !filter.words.isEmpty {
            let wanted = try Self.wanted(filter, database)
            trips.removeAll { !wanted.trips.contains($0.id) }
            scans.removeAll { !wanted.scans.contains($0.id) }
        }
        self.trips = trips
        self.scans = scans
        days = Set(trips.map { zone.day($0.start) } + scans.map { zone.day($0.time) }).sorted()
        months = Self.firsts(of: .month, days)
        years = Self.firsts(of: .year, days)
        tripPlaces = Dictionary(uniqueKeysWithValues: trips.enumerated().map { ($1.id, $0) })
        scanPlaces = Dictionary(uniqueKeysWithValues: scans.enumerated().map { ($1.id, $0) })
    }

    private static func firsts(of period: ReportPeriod, _ days: [CalendarDay]) -> [CalendarDay] {
        Set(days.map { period.days(of: $0).lowerBound }).sorted()
    }

    private static func wanted(
        _ filter: TripFilter, _ database: Database
    ) throws -> (trips: Set<Int64>, scans: Set<Int64>) {
        let end = WallTime(microseconds: Int64(WallTime.limit))
        let all = (from: WallTime(microseconds: -end.microseconds), to: end)
        var trips = Set<Int64>()
        var records = try database.eachTrip(from: all.from, to: all.to, includingOpen: true)
        while var trip = try records.next() {
            try filter.fill(&trip)
            if filter.includes(trip), let id = trip.id { trips.insert(id) }
        }
        return (trips, Set(try database.scans(from: all.from, to: all.to).filter(filter.includes).compactMap(\.id)))
    }

    /// All pages that there are.
    package var addresses: [PageAddress] {
        [.overview, .trips] + years.map(PageAddress.year) + months.map(PageAddress.month) + days.map(PageAddress.day)
            + trips.map { .trip($0.id) } + scans.map { .scan($0.id) }
    }

    // MARK: Places

    /// Where a page stands.
    /// - Parameter files: all files of the site; nil if a server shows it.
    package func place(_ address: PageAddress, of files: Set<String>?) -> PagePlace {
        let day = day(of: address)
        var place = files.map { .file(address, day: day, of: $0) } ?? PagePlace.server(address, day: day)
        (place.previous, place.next) = neighbors(of: address)
        return place
    }

    private func day(of address: PageAddress) -> CalendarDay? {
        switch address {
        case .overview, .trips: nil
        case .year(let day), .month(let day), .day(let day): day
        case .trip(let id): tripPlaces[id].map { presentation.zone.day(trips[$0].start) }
        case .scan(let id): scanPlaces[id].map { presentation.zone.day(scans[$0].time) }
        }
    }

    private func neighbors(of address: PageAddress) -> (previous: PageAddress?, next: PageAddress?) {
        switch address {
        case .overview, .trips: return (nil, nil)
        case .year(let day): return Self.neighbors(of: day, in: years, PageAddress.year)
        case .month(let day): return Self.neighbors(of: day, in: months, PageAddress.month)
        case .day(let day): return Self.neighbors(of: day, in: days, PageAddress.day)
        case .trip(let id):
            guard let place = tripPlaces[id] else { return (nil, nil) }
            return (
                place > 0 ? .trip(trips[place - 1].id) : nil,
                place + 1 < trips.count ? .trip(trips[place + 1].id) : nil
            )
        case .scan(let id):
            guard let place = scanPlaces[id] else { return (nil, nil) }
            return (
                place > 0 ? .scan(scans[place - 1].id) : nil,
                place + 1 < scans.count ? .scan(scans[place + 1].id) : nil
            )
        }
    }

    private static func neighbors(
        of day: CalendarDay, in days: [CalendarDay], _ address: (CalendarDay) -> PageAddress
    ) -> (previous: PageAddress?, next: PageAddress?) {
        (days.last { $0 < day }.map(address), days.first { $0 > day }.map(address))
    }

    // MARK: Pages

    /// Returns a page; nil if there is nothing to show.
    package func page(_ address: PageAddress, at place: PagePlace) throws -> Page? {
        switch address {
        case .overview: return try overview(place)
        case .trips: return try list(place)
        case .year(let day): return try page(ReportPeriod.year.days(of: day), .year, place)
        case .month(let day): return try page(ReportPeriod.month.days(of: day), .month, place)
        case .day(let day): return try page(day...day, nil, place)
        case .trip(let id):
            guard tripPlaces[id] != nil, var trip = try database.trip(id) else { return nil }
            try filter.fill(&trip)
            return try pages.page(of: trip, withHeart: false, at: place)
        case .scan(let id):
            guard scanPlaces[id] != nil, let scan = try database.scanRecord(id),
                let found = try database.scan(scan)
            else { return nil }
            return try pages.page(of: scan, found, at: place)
        }
    }

    /// A page leaves out what identifies cars by itself.
    private var range: TripRange { TripRange(database, filter, isRedacted: false) }

    private func page(_ days: ClosedRange<CalendarDay>, _ period: ReportPeriod?, _ place: PagePlace) throws -> Page {
        let report = try range.report(days, period: period, limit: nil, listsTrips: true)
        return pages.page(of: report, try range.findings(report), at: place)
    }

    private func overview(_ place: PagePlace) throws -> Page {
        var sums: [CalendarDay: OverviewPage.Month] = [:]
        for trip in trips where filter.namesKind || trip.kind?.isDriving ?? true {
            let month = ReportPeriod.month.days(of: presentation.zone.day(trip.start)).lowerBound
            sums[month, default: OverviewPage.Month()].add(trip)
        }
        let latest = try latest()
        return OverviewPage(
            sums, latest: latest, findings: try latest.map(range.findings) ?? [], of: pages.filterWords, presentation,
            vehicles: pages.names, program: pages.program, at: place
        ).page
    }

    private func latest() throws -> DayReport? {
        guard let first = days.first, let last = days.last else { return nil }
        let records = try trips.suffix(Self.maxLatest).compactMap { try database.trip($0.id) }
        return DayReport(
            from: first, to: last, trips: try records.map { try filter.filled($0) },
            scans: try scans.suffix(Self.maxLatest).compactMap { try database.scanRecord($0.id) })
    }

    private func list(_ place: PagePlace) throws -> Page {
        var rows: [JSON] = []
        if let first = days.first, let last = days.last {
            var records = try database.eachTrip(
                from: LocalTime.start(of: first), to: LocalTime.start(of: last.next), includingOpen: true)
            while let record = try records.next() {
                guard let id = record.id, tripPlaces[id] != nil else { continue }
                let trip = try filter.filled(record)
                if let row = TripListPage.row(trip, presentation, vehicles: pages.names, at: place) { rows.append(row) }
            }
        }
        return TripListPage(rows.reversed(), of: pages.filterWords, program: pages.program, at: place).page
    }
}

extension OverviewPage.Month {
    package mutating func add(_ trip: TripIndexEntry) {
        drives += 1
        distanceKm += trip.distanceKm ?? 0
        durationS += trip.durationS
    }
}
