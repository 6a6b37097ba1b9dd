package import Formats
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
    package private(set) var database: Database
    private(set) var pages: StoredPages
    var presentation: Presentation { pages.presentation }
    var filter: TripFilter { pages.filter }
    /// In the order of their starts, as are the scans.
    package let trips: [TripIndexEntry]
    package let scans: [ScanIndexEntry]
    /// Those with trips or scans, in order.
    package let days: [CalendarDay]
    /// Those of routes, by their numbers; none if only some trips are shown.
    package let routes: [Int64]
    /// In the order of their VINs; none if only some trips are shown.
    let vehicles: [String?]
    let hasPlaces: Bool
    private let firsts: [ReportPeriod: [CalendarDay]]
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
        var trips = try database.trips.index().filter { isIn($0.start) }
        var scans = try database.scans.index().filter { isIn($0.time) }
        if !filter.words.isEmpty {
            let wanted = try Self.wanted(filter, database)
            trips.removeAll { !wanted.trips.contains($0.id) }
            scans.removeAll { !wanted.scans.contains($0.id) }
        }
        self.trips = trips
        self.scans = scans
        let days = Set(trips.map { zone.day($0.start) } + scans.map { zone.day($0.time) }).sorted()
        self.days = days
        firsts = Dictionary(
            uniqueKeysWithValues: ReportPeriod.allCases.map { period in
                (period, Set(days.map { period.days(of: $0).lowerBound }).sorted())
            })
        tripPlaces = Dictionary(uniqueKeysWithValues: trips.enumerated().map { ($1.id, $0) })
        scanPlaces = Dictionary(uniqueKeysWithValues: scans.enumerated().map { ($1.id, $0) })
        let isWhole = range == nil && filter.words.isEmpty
        // Routes and places lead to where somebody lives.
        let showsPlaces = isWhole && !presentation.isRedacted
        routes = showsPlaces ? try database.routes.all().map(\.id).sorted() : []
        hasPlaces = showsPlaces ? try !database.places.all().isEmpty : false
        vehicles =
            isWhole
            ? try database.vehicles.known().map(\.vehicle.vin).sorted { $0 ?? "\u{10FFFF}" < $1 ?? "\u{10FFFF}" } : []
    }

    /// The same by connections of their own, for another thread; nil if there can be none (`Database.another`).
    func another() throws -> SitePages? {
        guard let its = try pages.another(), let database = its.database else { return nil }
        var other = self
        other.pages = its
        other.database = database
        return other
    }

    private static func wanted(
        _ filter: TripFilter, _ database: Database
    ) throws -> (trips: Set<Int64>, scans: Set<Int64>) {
        let end = WallTime(microseconds: Int64(WallTime.limit))
        let all = (from: WallTime(microseconds: -end.microseconds), to: end)
        var trips = Set<Int64>()
        var records = try database.trips.each(from: all.from, to: all.to, includingOpen: true)
        while var trip = try records.next() {
            try filter.fill(&trip)
            if filter.includes(trip), let id = trip.id { trips.insert(id) }
        }
        return (trips, Set(try database.scans.all(from: all.from, to: all.to).filter(filter.includes).compactMap(\.id)))
    }

    /// All pages that there are.
    package var addresses: [PageAddress] {
        var all: [PageAddress] = [.overview, .trips]
        if !routes.isEmpty { all += [.routes] + routes.map(PageAddress.route) }
        if hasPlaces { all.append(.places) }
        if !vehicles.isEmpty { all += [.trends, .vehicles] + vehicles.indices.map { .vehicle(Int64($0 + 1)) } }
        if hasFleet { all.append(.fleet) }
        let years = firsts(.year)
        all += years.map(PageAddress.year) + years.map(PageAddress.logbook)
        all += firsts(.month).map(PageAddress.month) + firsts(.week).map(PageAddress.week) + days.map(PageAddress.day)
        return all + trips.map { .trip($0.id) } + scans.map { .scan($0.id) }
    }

    /// Returns the page at a path, which may also name the last trip or scan: "/trip/last". Nil if there is none.
    package func address(_ path: String) -> PageAddress? {
        switch path {
        case "/trip/last": trips.last.map { .trip($0.id) }
        case "/scan/last": scans.last.map { .scan($0.id) }
        default: PageAddress(path: path)
        }
    }

    /// Whether there are vehicles to put beside each other.
    var hasFleet: Bool { vehicles.count > 1 }
    func hasTrip(_ id: Int64) -> Bool { tripPlaces[id] != nil }
    func hasScan(_ id: Int64) -> Bool { scanPlaces[id] != nil }

    private func firsts(_ period: ReportPeriod) -> [CalendarDay] { firsts[period] ?? [] }

    // MARK: Places

    /// Where a page stands.
    /// - Parameter files: all files of the site; nil if a server shows it.
    package func place(_ address: PageAddress, of files: Set<String>?) -> PagePlace {
        let day = day(of: address)
        var place = files.map { .file(address, day: day, of: $0) } ?? PagePlace.server(address, day: day)
        let beside = neighbors(of: address)
        place.previous = beside.previous
        place.next = beside.next
        return place
    }

    private func day(of address: PageAddress) -> CalendarDay? {
        switch address {
        case .overview, .trips, .routes, .places, .trends, .vehicles, .fleet, .route, .vehicle: nil
        case .year(let day), .month(let day), .week(let day), .day(let day), .logbook(let day): day
        case .trip(let id): tripPlaces[id].map { presentation.zone.day(trips[$0].start) }
        case .scan(let id): scanPlaces[id].map { presentation.zone.day(scans[$0].time) }
        }
    }

    /// The pages of the same kind before and after a page.
    func neighbors(of address: PageAddress) -> (previous: PageAddress?, next: PageAddress?) {
        switch address {
        case .overview, .trips, .routes, .places, .trends, .vehicles, .fleet: (nil, nil)
        case .year(let day): Self.neighbors(of: day, in: firsts(.year), PageAddress.year)
        case .logbook(let day): Self.neighbors(of: day, in: firsts(.year), PageAddress.logbook)
        case .month(let day): Self.neighbors(of: day, in: firsts(.month), PageAddress.month)
        case .week(let day): Self.neighbors(of: day, in: firsts(.week), PageAddress.week)
        case .day(let day): Self.neighbors(of: day, in: days, PageAddress.day)
        case .trip(let id): Self.neighbors(at: tripPlaces[id], of: trips.count) { .trip(trips[$0].id) }
        case .scan(let id): Self.neighbors(at: scanPlaces[id], of: scans.count) { .scan(scans[$0].id) }
        case .route(let id): Self.neighbors(at: routes.firstIndex(of: id), of: routes.count) { .route(routes[$0]) }
        case .vehicle(let number):
            Self.neighbors(at: Int(exactly: number).map { $0 - 1 }, of: vehicles.count) { .vehicle(Int64($0 + 1)) }
        }
    }

    private static func neighbors(
        at place: Int?, of count: Int, _ address: (Int) -> PageAddress
    ) -> (previous: PageAddress?, next: PageAddress?) {
        guard let place, 0..<count ~= place else { return (nil, nil) }
        return (place > 0 ? address(place - 1) : nil, place + 1 < count ? address(place + 1) : nil)
    }

    /// By halves: there are thousands of days, and each of their pages has neighbors.
    private static func neighbors(
        of day: CalendarDay, in days: [CalendarDay], _ address: (CalendarDay) -> PageAddress
    ) -> (previous: PageAddress?, next: PageAddress?) {
        func first(after isAfter: (CalendarDay) -> Bool) -> Int {
            var (low, high) = (0, days.count)
            while low < high {
                let middle = (low + high) / 2
                if isAfter(days[middle]) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let (own, next) = (first { $0 >= day }, first { $0 > day })
        return (own > 0 ? address(days[own - 1]) : nil, next < days.count ? address(days[next]) : nil)
    }
}
