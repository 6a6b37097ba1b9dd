import CommandLine
import OBD
import Recording
import Storage
import Telemetry
import Trips

/// Which trip or scan of the database is meant: "12", or "last".
enum StoredNumber: Equatable {
    case number(Int64)
    /// The one that began last.
    case last

    init?(_ text: String) {
        if text == "last" {
            self = .last
            return
        }
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int64(text) else {
            return nil
        }
        self = .number(number)
    }

    /// - Parameter filter: what the last one must be.
    func trip(in database: Database?, _ filter: TripFilter? = nil) throws -> TripRecord {
        switch self {
        case .number(let number):
            guard let trip = try database?.trip(number, foldingOpen: TripFold(TripEngine.summary)) else {
                throw Failure(StoredMessage.noTrip(number))
            }
            return trip
        case .last:
            for start in try database?.tripStarts().reversed() ?? [] {
                if let trip = try database?.trip(start.id, foldingOpen: TripFold(TripEngine.summary)),
                    filter?.takes(trip) ?? true
                {
                    return trip
                }
            }
            throw Self.noLast("trip", filter)
        }
    }

    func scan(in database: Database?, _ filter: TripFilter? = nil) throws -> ScanRecord {
        switch self {
        case .number(let number):
            guard let scan = try database?.scanRecord(number) else {
                throw Failure(StoredMessage.noScan(number))
            }
            return scan
        case .last:
            let all = try database?.scans(from: .min, to: .max) ?? []
            guard let scan = all.last(where: { filter?.takes($0) ?? true }) else { throw Self.noLast("scan", filter) }
            return scan
        }
    }

    /// What stands behind `delete` and `edit`: "trip 12 13".
    static func operands(
        _ options: Options, kinds: [String], action: String
    ) throws(Failure) -> (kind: String, numbers: [StoredNumber]) {
        let usage = "obdmech \(action) \(kinds.joined(separator: "|")) N"
        guard let kind = options.operands.first else {
            throw Failure(StoredMessage.noKind(action: action, usage: usage))
        }
        guard kinds.contains(kind) else {
            throw Failure(StoredMessage.wrongKind(kind, action: action, usage: usage))
        }
        var numbers: [StoredNumber] = []
        for text in options.operands.dropFirst() {
            guard let number = StoredNumber(text) else {
                throw Failure(StoredMessage.notANumber(text, kind: kind, usage: usage))
            }
            numbers.append(number)
        }
        if numbers.isEmpty {
            throw Failure(StoredMessage.noNumber(kind: kind, action: action, usage: usage))
        }
        return (kind, numbers)
    }

    static func refuseIfRecording(_ trips: [TripRecord], _ database: Database, _ advice: String) throws {
        for id in trips.compactMap(\.id) where try database.isOpen(trip: id) {
            throw Failure(StoredMessage.beingRecorded(trip: id, advice: advice))
        }
    }

    private static func noLast(_ kind: String, _ filter: TripFilter?) -> Failure {
        let words = filter?.words ?? ""
        return Failure(StoredMessage.noLast(kind: kind, of: words.isEmpty ? "" : " of \(words)"))
    }
}

extension WallTime {
    fileprivate static let min = WallTime(microseconds: .min)
    fileprivate static let max = WallTime(microseconds: .max)
}

extension Database {
    /// The database, which must be there.
    static func existing(_ options: Options, _ environment: Environment) throws -> Database {
        let path = try environment.databasePath(options)
        guard let database = try openExisting(path: path) else {
            throw Failure(DatabaseMessage.none(path, advice: DatabaseMessage.made))
        }
        try database.recoverAndTell()
        return database
    }

    /// A scan as it was, with the one of the same vehicle that was the last one then.
    func scan(
        _ record: ScanRecord
    ) throws(StorageError) -> (scan: HealthScan, earlier: (scan: HealthScan, time: WallTime)?)? {
        guard let id = record.id, let scan = try scan(id: id) else { return nil }
        return (scan, try scan.vin.flatMap { vin throws(StorageError) in try latestScan(vin: vin, before: id) })
    }
}
