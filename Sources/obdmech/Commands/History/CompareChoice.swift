import CommandLine
import Formats
import History
import Publishing
import Reports
import Routes
import Storage
import Syncing
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
        if let from, let to, from > to { throw UsageError.fromAfterTo(from: "\(from)", to: "\(to)") }
        for flag in Self.valued where options[flag].count > 2 { throw CompareError.three(flag.name) }
        let pairs = Self.valued.filter { options[$0].count == 2 }
        if pairs.count > 1 { throw CompareError.twoPairs(pairs[0].name, pairs[1].name) }
        if !options.operands.isEmpty {
            let all: [AnyFlag] = Self.valued + [.compareBefore, .compareAfter, .compareFrom, .compareTo]
            if let other = all.first(where: options.isGiven) { throw CompareError.tripsAnd(other.name) }
            if options.operands.contains(where: { $0.contains(":") }) {
                kind = try Self.laps(options.operands)
                return
            }
            let numbers = options.operands.compactMap { StoredNumber($0) }
            guard numbers.count == options.operands.count, numbers.count == 2 else { throw CompareError.notTwoTrips }
            kind = .trips(numbers)
        } else if let pair = pairs.first {
            for flag in [AnyFlag.compareBefore, .compareAfter] where options.isGiven(flag) {
                throw CompareError.twoPairs(pair.name, flag.name)
            }
            let values = options[pair]
            kind = .values(pair, values[0], values[1])
        } else if let before, let after {
            guard before <= after else { throw CompareError.overlap(before: "\(before)", after: "\(after)") }
            kind = .days(before: before, after: after)
        } else {
            throw CompareError.nothingToCompare
        }
    }

    private static func laps(_ operands: [String]) throws -> Kind {
        let names = try lapNames(operands)
        return .laps(names.0, names.1)
    }

    /// Two laps as users name them.
    static func lapNames(_ operands: [String]) throws -> (LapName, LapName) {
        guard operands.count == 2 else { throw CompareError.notTwoTrips }
        var names: [LapName] = []
        for text in operands {
            guard text.contains(":") else {
                throw CommandError(StoredNumber(text) == nil ? CompareError.wrongLap(text) : CompareError.lapAndTrip)
            }
            guard let name = LapName(text) else { throw CompareError.wrongLap(text) }
            names.append(name)
        }
        return (names[0], names[1])
    }

    /// What is asked of a fleet's database.
    func request(_ options: Options) -> (inout FleetQuestion) -> Void {
        { question in
            question.requestDetails()
            question.measureTables = FleetTables.measures
            question.scanTables = []
            if options.operands.contains(where: { $0.contains(":") }) { question.fetchesSamples = true }
            switch kind {
            case .trips(let numbers): for number in numbers { question.request(forTrip: number) }
            case .laps(let a, let b): for lap in [a, b] { question.request(forTrip: lap.trip) }
            case .days, .values:
                let always = FleetQuestion.always
                let first = from.map { LocalTime.start(of: $0) } ?? always.lowerBound
                question.range = first..<(to.map { LocalTime.start(of: $0.next) } ?? always.upperBound)
                question.drivers = options[.compareDriver]
                question.tags = options[.compareTag]
                question.cars = options[.compareVIN]
            }
        }
    }

    /// Returns the trips of both groups; a trip that belongs to both is in neither.
    /// - Parameter units: of the region, which writes days in its own order.
    func trips(_ options: Options, _ units: UnitSystem, _ database: Database?) throws -> ComparedTrips {
        let known = try database?.vehicles.known() ?? []
        let stored = try options[.compareRoute].isEmpty ? nil : database.map { database in try StoredRoutes(database) }
        func group(_ flag: Flag<[String]>? = nil, _ value: String? = nil) throws -> ComparedTrips.Group {
            func word(_ one: Flag<[String]>) -> String? { one == flag ? value : options[one].last }
            let vehicle = try word(.compareVIN).map {
                try VehicleChoice(known: known).vehicle($0, canBeNew: false).vehicle
            }
            let filter = TripFilter(driver: word(.compareDriver), tag: word(.compareTag), vehicle: vehicle)
            let route = try word(.compareRoute).map { name in
                guard let stored else { throw RouteError.noRoute(name) }
                return try stored.facts(stored.route(name))
            }
            return ComparedTrips.Group(filter, on: route)
        }
        var groups: [ComparedTrips.Group]
        var titles: [String]
        var mixesVehicles = false
        switch kind {
        case .laps: preconditionFailure("laps are no groups of trips")
        case .trips(let numbers):
            let trips = try numbers.map { try $0.trip(in: database) }
            if trips[0].id == trips[1].id { throw CompareError.sameTrip(trips[0].id ?? 0) }
            return ComparedTrips(trips[0], trips[1])
        case .days(let before, let after):
            groups = [try group(), try group()]
            groups[0].to = LocalTime.start(of: before)
            groups[1].from = LocalTime.start(of: after)
            titles = ["before \(before.shown(units))", "from \(after.shown(units)) on"]
            let words = groups[0].words
            if !words.isEmpty { titles = titles.map { "\($0), \(words)" } }
        case .values(let flag, let one, let other):
            groups = [try group(flag, one), try group(flag, other)]
            titles = groups.map(\.words)
            if titles[0].lowercased() == titles[1].lowercased() { throw CompareError.same(titles[0]) }
            mixesVehicles = flag == .compareVIN
        }
        return try ComparedTrips(
            groups, titles: titles, from: from.map { LocalTime.start(of: $0) } ?? WallTime(microseconds: .min),
            to: to.map { LocalTime.start(of: $0.next) } ?? WallTime(microseconds: .max), mixesVehicles: mixesVehicles,
            database)
    }
}
