package import Reports
import Routes
package import Storage
package import Telemetry
package import Trends
package import Trips

/// Two groups of stored trips that are compared.
package struct ComparedTrips: Sendable {
    /// What the trips of a group have in common.
    package struct Group {
        package var filter: TripFilter
        /// When its trips begin: from this time to before that one.
        package var from = WallTime(microseconds: .min)
        package var to = WallTime(microseconds: .max)

        /// Of which its trips are; nil for all.
        private let route: (title: String, trips: Set<Int64>)?

        package init(_ filter: TripFilter, on route: RouteFacts? = nil) {
            self.filter = filter
            self.route = route.map { ($0.title, Set($0.trips.compactMap(\.name.trip))) }
        }

        /// Such as "driver Ann, route Commute"; empty for all trips.
        package var words: String {
            [filter.words.isEmpty ? nil : filter.words, route.map { "route \($0.title)" }].compactMap(\.self)
                .joined(separator: ", ")
        }

        fileprivate func includes(_ trip: TripRecord) -> Bool {
            guard filter.includes(trip), trip.start >= from, trip.start < to else { return false }
            return route.map { route in trip.id.map(route.trips.contains) ?? false } ?? true
        }
    }

    package let trips: [[TripRecord]]
    package let titles: [String]
    /// How many trips belong to both groups, and are in neither.
    package let inBoth: Int
    package let isOfTwoTrips: Bool

    /// Two single trips, which have their own titles.
    package init(_ a: TripRecord, _ b: TripRecord) {
        trips = [[a], [b]]
        titles = [a, b].map { "trip \($0.id ?? 0)" }
        inBoth = 0
        isOfTwoTrips = true
    }

    /// Reads the trips of both groups.
    /// - Parameters:
    ///   - from: when the trips of either begin, to before `to`.
    ///   - mixesVehicles: whether vehicles are what is compared.
    package init(
        _ groups: [Group], titles: [String], from: WallTime, to: WallTime, mixesVehicles: Bool, _ database: Database?
    ) throws {
        var trips = groups.map { _ in [TripRecord]() }
        var inBoth = 0
        if let database {
            var records = try database.trips.each(from: from, to: to, includingOpen: true)
            while let trip = try records.next() {
                let matching = groups.indices.filter { groups[$0].includes(trip) }
                if matching.count > 1 { inBoth += 1 } else if let group = matching.first { trips[group].append(trip) }
            }
        }
        self.trips = trips
        self.titles = titles
        self.inBoth = inBoth
        isOfTwoTrips = false
        if !mixesVehicles { try refuseMixture(try database?.vehicles.known() ?? []) }
    }

    /// A difference between two cars is not one between two months.
    private func refuseMixture(_ known: [RecordedVehicle]) throws(ComparisonError) {
        let vins = Set(trips.joined().map(\.vin))
        guard vins.count > 1 else { return }
        let names = known.map(\.vehicle).filter { vins.contains($0.vin) }.map { $0.name ?? $0.vin ?? "none" }
        throw .severalVehicles(names: names.joined(separator: ", "))
    }

    /// What is known of the trips of both groups.
    /// - Parameter progress: called before each trip, with how many are done, and of how many.
    package func drives(_ database: Database?, progress: (Int, Int) -> Void) throws(StorageError) -> [[ComparedDrive]] {
        let count = trips.reduce(0) { $0 + $1.count }
        var done = 0
        return try trips.map { trips throws(StorageError) in
            try trips.map { trip throws(StorageError) in
                progress(done, count)
                done += 1
                return try Self.drive(trip, database)
            }
        }
    }

    private static func drive(_ trip: TripRecord, _ database: Database?) throws(StorageError) -> ComparedDrive {
        guard let database, let id = trip.id else { return ComparedDrive(trip, segments: [], indicators: [:]) }
        let measured = try TripMeasurements.known(of: trip, id, database)
        let indicators = measured.indicators.compactMap { name, value in
            Indicator(rawValue: name).map { ($0, value) }
        }
        return ComparedDrive(
            trip, segments: measured.segments, indicators: Dictionary(uniqueKeysWithValues: indicators))
    }
}
