import CommandLine
import Formats
import OBD
import Recording
import Storage
import Telemetry
import Trips

/// The number of a trip or scan in the database, such as "12", or "last", or "last-1" for the one before it.
enum StoredNumber: Equatable {
    case number(Int64)
    /// The trip or scan that began last, or so many before it.
    case last(before: Int)

    var isCounted: Bool { if case .last = self { true } else { false } }

    init?(_ text: String) {
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
    func trip(in database: Database?, _ filter: TripFilter? = nil) throws -> TripRecord {
        switch self {
        case .number(let number):
            guard let trip = try database?.trip(number) else {
                throw CommandError(StoredError.noTrip(number))
            }
            return trip
        case .last(let before):
            guard let trip = try database?.latestTrip(matching: filter, before: before) else {
                throw Self.noLast("trip", filter)
            }
            return trip
        }
    }

    func scan(in database: Database?, _ filter: TripFilter? = nil) throws -> ScanRecord {
        switch self {
        case .number(let number):
            guard let scan = try database?.scanRecord(number) else {
                throw CommandError(StoredError.noScan(number))
            }
            return scan
        case .last(var before):
            let latest = try database?.latestScanRecord { scan in
                guard filter?.takes(scan) ?? true else { return false }
                before -= 1
                return before < 0
            }
            guard let latest else { throw Self.noLast("scan", filter) }
            return latest
        }
    }

    /// Parses the operands of `delete` and `edit`, such as "12 13".
    static func operands(_ options: Options, kind: String, command: String) throws(CommandError) -> [StoredNumber] {
        var numbers: [StoredNumber] = []
        for text in options.operands {
            guard let number = StoredNumber(text) else {
                throw CommandError(StoredError.notANumber(text, kind: kind, usage: "obdmech \(command) \(kind) N"))
            }
            numbers.append(number)
        }
        return numbers
    }

    static func refuseIfRecording(_ trips: [TripRecord], _ database: Database, _ advice: String) throws {
        for id in trips.compactMap(\.id) where try database.isOpen(trip: id) {
            throw CommandError(StoredError.beingRecorded(trip: id, advice: advice))
        }
    }

    private static func noLast(_ kind: String, _ filter: TripFilter?) -> CommandError {
        let words = filter?.words ?? ""
        return CommandError(StoredError.noLast(kind: kind, of: words.isEmpty ? "" : " of \(words)"))
    }
}

extension Database {
    /// Opens the database, which must exist.
    static func existing(_ options: Options, _ environment: Environment) throws -> Database {
        let path = try environment.databasePath(options)
        guard let database = try openExisting(path: path) else {
            throw CommandError(DatabaseError.none(path, advice: DatabaseError.made))
        }
        try database.recoverAndTell()
        return database
    }

    /// Returns the trip that began last of those that a filter takes, or so many before it; nil if there is none.
    func latestTrip(matching filter: TripFilter?, before: Int = 0) throws -> TripRecord? {
        var left = before
        return try latestTrip { trip in
            if let filter {
                var trip = trip
                try filter.fill(&trip)
                guard filter.takes(trip) else { return false }
            }
            left -= 1
            return left < 0
        }
    }
}
