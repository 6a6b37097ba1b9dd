package import Telemetry

/// What was deleted or changed, and can be restored as a whole for a month.
package struct TrashEntry: Hashable, Sendable {
    /// What was done.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case delete, cut, join, split, restore
    }

    /// A trip or scan as it was before, as far as a list shows it.
    package struct Row: Hashable, Sendable {
        package var isTrip: Bool
        package var number: Int64
        package var start: WallTime
        package var vin: String?
        package var driver: String?
        package var distanceKm: Double?
        package var durationS: Double?
        package var samples: Int?

        package init(isTrip: Bool, number: Int64, start: WallTime) {
            self.isTrip = isTrip
            self.number = number
            self.start = start
        }
    }

    /// After so many days it is gone.
    package static let days = 31

    package var id: Int64
    /// Nil for what this version does not know.
    package var kind: Kind?
    package var time: WallTime
    package var rows: [Row]

    package init(id: Int64, kind: Kind?, time: WallTime, rows: [Row]) {
        self.id = id
        self.kind = kind
        self.time = time
        self.rows = rows
    }

    /// When it goes by itself.
    package var end: WallTime { time.advanced(bySeconds: Double(Self.days) * 86_400) }
}

/// The numbers of what was restored, and the entry with what was replaced by it; nil if nothing was.
package struct RestoredTrash: Hashable, Sendable {
    package var trips: [Int64]
    package var scans: [Int64]
    package var replaced: Int64?

    package init(trips: [Int64], scans: [Int64]) {
        self.trips = trips
        self.scans = scans
    }
}
