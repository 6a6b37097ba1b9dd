package import OBD
package import Storage
import Telemetry
package import Trips

/// The number of a trip or scan in the database, such as "12", or "last", or "last-1" for the one before it.
package enum StoredNumber: Equatable, Sendable {
    case number(Int64)
    /// The trip or scan that began last, or so many before it.
    case last(before: Int)

    package var isCounted: Bool { if case .last = self { true } else { false } }

    package init?(_ text: String) {
        if text == "last" {
            self = .last(before: 0)
            return
        }
        if text.hasPrefix("last-"), let before = Int(text.dropFirst(5)), 0...100_000 ~= before {
            self = .last(before: before)
            return
        }
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(text) else {
            return nil
        }
        self = .number(number)
    }

    /// Returns the trip.
    /// - Parameter filter: the trips among which to find the last one.
    package func trip(in database: Database?, _ filter: TripFilter? = nil) throws -> TripRecord {
        switch self {
        case .number(let number):
            guard let trip = try database?.trips.trip(number) else {
                throw StoredError.noTrip(number)
            }
            return trip
        case .last(let before):
            guard let trip = try database?.trips.latest(matching: filter, before: before) else {
                throw try Self.noLast("trip", filter, before) { try database?.trips.latest(matching: filter) != nil }
            }
            return trip
        }
    }

    package func scan(in database: Database?, _ filter: TripFilter? = nil) throws -> ScanRecord {
        switch self {
        case .number(let number):
            guard let scan = try database?.scans.record(number) else {
                throw StoredError.noScan(number)
            }
            return scan
        case .last(let before):
            var found = 0
            let latest = try database?.scans.latestRecord { scan in
                guard filter?.includes(scan) ?? true else { return false }
                found += 1
                return found > before
            }
            guard let latest else { throw Self.noLast("scan", filter, before) { found > 0 } }
            return latest
        }
    }

    /// - Parameter hasOthers: whether there is a later one.
    private static func noLast(
        _ kind: String, _ filter: TripFilter?, _ before: Int, hasOthers: () throws -> Bool
    ) rethrows -> StoredError {
        let words = filter?.words ?? ""
        let owner = words.isEmpty ? "" : " of \(words)"
        return try before > 0 && hasOthers()
            ? .tooFewBefore(kind: kind, of: owner, before: before) : .noLast(kind: kind, of: owner)
    }
}

extension TripTables {
    /// Returns the trip that began last of those that a filter includes, or so many before it; nil if there is none.
    package func latest(matching filter: TripFilter?, before: Int = 0) throws -> TripRecord? {
        var left = before
        return try latest { trip in
            if let filter {
                var trip = trip
                try filter.fill(&trip)
                guard filter.includes(trip) else { return false }
            }
            left -= 1
            return left < 0
        }
    }

    /// Throws if one of the trips is being recorded.
    /// - Parameter advice: what to do instead.
    package func refuseIfRecording(_ trips: [TripRecord], _ advice: String) throws {
        for id in trips.compactMap(\.id) where try isOpen(trip: id) {
            throw StoredError.beingRecorded(trip: id, advice: advice)
        }
    }
}
