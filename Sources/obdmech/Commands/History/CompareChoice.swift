import CommandLine
import Formats
import Recording
import Reports
import Routes
import Storage
import System
import Telemetry
import Trips

/// What the command line of compare compares.
struct CompareChoice {
    enum Kind {
        case trips([StoredNumber])
        case laps(LapName, LapName)
        /// The trips before the one day, and those of the other and later.
        case days(before: CalendarDay, after: CalendarDay)
        /// Two values of one of these flags.
        case values(Flag<[String]>, String, String)
    }

    let kind: Kind
    /// The first and the last day of trips; nil for no limit.
    private let from: CalendarDay?
    private let to: CalendarDay?

    private static let valued: [Flag<[String]>] = [.compareDriver, .compareTag, .compareVIN, .compareRoute]

    init(_ options: Options, today: CalendarDay) throws {
        let before = options[.compareBefore]?.day(today: today)
        let after = options[.compareAfter]?.day(today: today)
        from = options[.compareFrom]?.day(today: today)
        to = options[.compareTo]?.day(today: today)
        if let from, let to, from > to { throw CommandError(UsageError.fromAfterTo(from: "\(from)", to: "\(to)")) }
        for flag in Self.valued where options[flag].count > 2 { throw CommandError(CompareError.three(flag.name)) }
        let pairs = Self.valued.filter { options[$0].count == 2 }
        if pairs.count > 1 { throw CommandError(CompareError.twoPairs(pairs[0].name, pairs[1].name)) }
        if !options.operands.isEmpty {
            let all: [AnyFlag] = Self.valued + [.compareBefore, .compareAfter, .compareFrom, .compareTo]
            if let other = all.first(where: options.isGiven) { throw CommandError(CompareError.tripsAnd(other.name)) }
            if options.operands.contains(where: { $0.contains(":") }) {
                kind = try Self.laps(options.operands)
                return
            }
            let numbers = options.operands.compactMap { StoredNumber($0) }
            guard numbers.count == options.operands.count, numbers.count == 2 else {
                throw CommandError(CompareError.notTwoTrips)
            }
            kind = .trips(numbers)
        } else if let pair = pairs.first {
            for flag in [AnyFlag.compareBefore, .compareAfter] where options.isGiven(flag) {
                throw CommandError(CompareError.twoPairs(pair.name, flag.name))
            }
            let values = options[pair]
            kind = .values(pair, values[0], values[1])
        } else if let before, let after {
            guard before <= after else {
                throw CommandError(CompareError.overlap(before: "\(before)", after: "\(after)"))
            }
            kind = .days(before: before, after: after)
        } else {
            throw CommandError(CompareError.nothingToCompare)
        }
    }

    private static func laps(_ operands: [String]) throws(CommandError) -> Kind {
        guard operands.count == 2 else { throw CommandError(CompareError.notTwoTrips) }
        var names: [LapName] = []
        for text in operands {
            guard text.contains(":") else {
                throw CommandError(StoredNumber(text) == nil ? CompareError.wrongLap(text) : CompareError.lapAndTrip)
            }
            guard let name = LapName(text) else { throw CommandError(CompareError.wrongLap(text)) }
            names.append(name)
        }
        return .laps(names[0], names[1])
    }

    /// Returns the trips of both groups; a trip that belongs to both is in neither.
    func groups(_ options: Options, _ database: Database?) throws -> CompareGroups {
        let known = try database?.knownVehicles() ?? []
        func vehicle(_ text: String) throws -> VehicleProfile {
            try VehicleChoice(known: known).vehicle(text, canBeNew: false).vehicle
        }
        let stored = try options[.compareRoute].isEmpty ? nil : database.map { try StoredRoutes($0) }
        func filter(_ flag: Flag<[String]>? = nil, _ value: String? = nil) throws -> CompareFilter {
            func word(_ one: Flag<[String]>) -> String? { one == flag ? value : options[one].last }
            let route = try word(.compareRoute).map { name in
                guard let stored else { throw CommandError(RouteError.noRoute(name)) }
                return try CompareFilter.Route(stored.route(name), stored)
            }
            let filter = TripFilter(
                driver: word(.compareDriver), tag: word(.compareTag),
                vehicle: try word(.compareVIN).map { try vehicle($0) })
            return CompareFilter(filter: filter, route: route)
        }
        let filters: [CompareFilter]
        var titles: [String]
        var bounds: [(from: WallTime, to: WallTime)] = [(.min, .max), (.min, .max)]
        switch kind {
        case .trips, .laps: return CompareGroups([[], []], titles: [])
        case .days(let before, let after):
            filters = [try filter(), try filter()]
            bounds = [(.min, LocalTime.start(of: before)), (LocalTime.start(of: after), .max)]
            titles = ["before \(before.spelledOut(.metric))", "from \(after.spelledOut(.metric)) on"]
            if !filters[0].words.isEmpty { titles = titles.map { "\($0), \(filters[0].words)" } }
        case .values(let flag, let one, let other):
            filters = [try filter(flag, one), try filter(flag, other)]
            titles = filters.map(\.words)
            if titles[0].lowercased() == titles[1].lowercased() { throw CommandError(CompareError.same(titles[0])) }
        }
        let (start, end) = (
            from.map { LocalTime.start(of: $0) } ?? .min, to.map { LocalTime.start(of: $0.next) } ?? .max
        )
        var trips: [[TripRecord]] = [[], []]
        var inBoth = 0
        if let database {
            var records = try database.eachTrip(from: start, to: end, includingOpen: true)
            while let trip = try records.next() {
                let groups = [0, 1].filter {
                    filters[$0].takes(trip) && trip.start >= bounds[$0].from && trip.start < bounds[$0].to
                }
                if groups.count == 2 { inBoth += 1 } else if let group = groups.first { trips[group].append(trip) }
            }
        }
        try refuseMixture(trips, known)
        return CompareGroups(trips, titles: titles, inBoth: inBoth)
    }

    /// A difference between two cars is not one between two months.
    private func refuseMixture(_ trips: [[TripRecord]], _ known: [RecordedVehicle]) throws {
        if case .values(.compareVIN, _, _) = kind { return }
        let vins = Set(trips.joined().map(\.vin))
        guard vins.count > 1 else { return }
        let names = known.map(\.vehicle).filter { vins.contains($0.vin) }.map { $0.name ?? $0.vin ?? "none" }
        throw CommandError(CompareError.severalVehicles(names: names.joined(separator: ", ")))
    }
}

/// The trips of a group: those that a filter takes, and of one route if it is named.
private struct CompareFilter {
    struct Route {
        let title: String
        let trips: Set<Int64>

        init(_ route: Database.StoredRoute, _ stored: StoredRoutes) throws {
            let facts = try stored.facts(route)
            (title, trips) = (facts.title, Set(facts.trips.compactMap(\.name.trip)))
        }
    }

    let filter: TripFilter
    let route: Route?

    func takes(_ trip: TripRecord) -> Bool {
        filter.takes(trip) && (route.map { route in trip.id.map(route.trips.contains) ?? false } ?? true)
    }

    /// Such as "driver Ann, route Commute"; empty for all trips.
    var words: String {
        [filter.words.isEmpty ? nil : filter.words, route.map { "route \($0.title)" }].compactMap(\.self)
            .joined(separator: ", ")
    }
}

/// The trips that are compared.
struct CompareGroups {
    let trips: [[TripRecord]]
    let titles: [String]
    let inBoth: Int
    let isOfTwoTrips: Bool

    /// - Parameter titles: none for two single trips, which have their own.
    init(_ trips: [[TripRecord]], titles: [String], inBoth: Int = 0) {
        (self.trips, self.inBoth, isOfTwoTrips) = (trips, inBoth, titles.isEmpty)
        self.titles = titles.isEmpty ? trips.map { "trip \($0.first?.id ?? 0)" } : titles
    }
}

extension WallTime {
    fileprivate static let min = WallTime(microseconds: .min)
    fileprivate static let max = WallTime(microseconds: .max)
}
