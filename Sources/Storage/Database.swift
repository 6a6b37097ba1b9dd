import CSQLite
import System
package import Telemetry
package import Trips

/// The database of trips and health scans. A value is for one thread; several processes may use one file.
///
/// Every call throws `StorageError`, of the kind `busy` if another process holds the write lock for longer than the
/// patience of this connection. A call that throws has changed nothing and may be repeated.
package final class Database {
    let connection: Connection
    let insertSample: Statement
    /// The rows of table `signal` that are known so far.
    var signalNumbers: [Signal: Int64] = [:]

    /// The values that reading has skipped so far.
    package internal(set) var issues: [DatabaseIssue] = []

    /// Adds the samples of a trip before they are first read; nil if they are all there. Of a copy of a fleet's database.
    package var sampleSource: ((Int64) throws(StorageError) -> Void)?
    /// Counts the trips that begin between some times, in groups of which none reaches beyond one of the times; nil for a
    /// database of which the trips are read, which it is also where the source returns nil.
    package var groupSource: ((_ times: [WallTime]) throws(StorageError) -> [TripGroup]?)?
    private var tripsWithSamples: Set<Int64> = []

    /// Makes sure that the samples of a trip are there.
    func fetchSamples(ofTrip id: Int64) throws(StorageError) {
        guard let sampleSource, tripsWithSamples.insert(id).inserted else { return }
        try sampleSource(id)
    }

    /// The device and inode number of the opened file.
    private let file: (UInt64, UInt64)?

    /// The maximum size in bytes for a quick check at every start. It reads the whole file, which takes some milliseconds
    /// at this size. Damage in a larger file is detected where it is read.
    static let quickCheckLimit: Int64 = 2 << 20

    /// What the account of a fleet's database does not see, so that its absence means nothing.
    package enum Hidden: String, Sendable, CaseIterable { case trips, scans }
    package internal(set) var hidden: Set<Hidden> = []

    /// The reason why the database cannot be written; nil if it can be.
    package internal(set) var refusal: StorageError?

    init(_ connection: consuming Connection) throws(StorageError) {
        insertSample = try connection.prepare(
            """
            INSERT INTO sample (trip_id, t_us, signal, value) VALUES (:trip, :time, :signal, :value)
            ON CONFLICT DO NOTHING
            """)
        file = DatabaseFile(path: connection.path).identity
        self.connection = connection
    }

    /// The places that the user named.
    package var places: PlaceTable { PlaceTable(database: self) }

    /// Routes, the drives of them, and how far one was followed.
    package var routes: RouteTables { RouteTables(database: self) }

    /// Where trips went.
    package var tracks: TrackTable { TrackTable(database: self) }

    /// What users say about their vehicles, calibrations, and what adapters and vehicles support.
    package var vehicles: VehicleTables { VehicleTables(database: self) }
    /// Edits get the time at which they were made, and not that of the next synchronization.
    deinit {
        if connection.totalChanges > 0, !connection.isInTransaction, refusal == nil {
            try? noteEdits(maxTrips: Self.maxNotedTrips)
        }
    }

    private static let maxNotedTrips = 20

    /// The lines at which laps begin, and their sectors end.
    package var gates: GateTable { GateTable(database: self) }

    /// Drift sessions, references and exercises.
    package var drifts: DriftTables { DriftTables(database: self) }

    /// Heartbeats of trips.
    package var heart: HeartTable { HeartTable(database: self) }

    /// What is measured of trips, and what is changing on vehicles.
    package var indicators: IndicatorTables { IndicatorTables(database: self) }

    /// The sequence of changes, as programs follow it.
    package var changes: ChangeLog { ChangeLog(database: self) }

    /// What was deleted or changed, and can be restored.
    package var trash: TrashTables { TrashTables(database: self) }

    /// Checks, copies and imports of whole files.
    package var care: DatabaseCare { DatabaseCare(database: self) }

    /// Health scans.
    package var scans: ScanTables { ScanTables(database: self) }

    /// Trips, with everything that belongs to them but their samples.
    package var trips: TripTables { TripTables(database: self) }

    /// The version of SQLite in use: "3.46.1".
    package static var libraryVersion: String { unsafe String(cString: sqlite3_libversion()) }

    /// Opens the same file once more, to read it in another thread. Nil if the file alone does not say all: that of a copy
    /// of a fleet's database, of a damaged one, or of one that is no longer in its place.
    package func another() throws(StorageError) -> Database? {
        guard sampleSource == nil, groupSource == nil, refusal?.kind != .damaged, let file,
            let other = try Self.openForReading(path: connection.path), let its = other.file
        else { return nil }
        return its == file && other.isInPlace ? other : nil
    }

    /// Adds what another connection to the same file has skipped.
    package func note(_ issue: DatabaseIssue) { _ = expect(false, issue.problem, repair: issue.repair) }

    /// Whether the opened file is still the one at its path: another program may have removed or replaced it.
    package var isInPlace: Bool {
        guard let file, let now = DatabaseFile(path: connection.path).identity else { return false }
        return file == now
    }

    /// Opens the database at `path`, creating it and its directories if it is missing. A file that is not this
    /// program's database, is damaged or has a newer schema version is rejected and not changed.
    /// - Parameter patienceMs: How long this and later calls wait for another process, in milliseconds.
    package static func open(
        path: String, patienceMs: Int = Connection.busyTimeoutMilliseconds
    ) throws(StorageError) -> Database {
        let file = DatabaseFile(path: path)
        if let size = try file.size() { return try open(file, size: size, patienceMs) }
        try file.create()
        return try open(file, size: 0, patienceMs)
    }

    /// Opens the database at `path`, or returns nil if there is none (or an empty file): reports do not create a
    /// database.
    package static func openExisting(path: String) throws(StorageError) -> Database? {
        let file = DatabaseFile(path: path)
        guard let size = try file.size(), size > 0 else { return nil }
        return try open(file, size: size, Connection.busyTimeoutMilliseconds)
    }

    private static func open(
        _ file: DatabaseFile, size: Int64, _ patienceMs: Int
    ) throws(StorageError) -> Database {
        guard sqlite3_libversion_number() >= 3_037_000 else {
            throw .tooOld
        }
        // SQLite treats a file of one byte as empty and would overwrite it; its smallest page has 512 bytes.
        guard size == 0 || size >= 512 else { throw .notADatabase(file.path) }
        var needsCheck = size > 0 && size <= quickCheckLimit
        if size > 0, try inspect(file, needsCheck: needsCheck, patienceMs) { needsCheck = false }

        let connection = try Connection.open(file.path, .readWrite, patienceMs: patienceMs)
        if needsCheck { try quickCheck(connection) }
        try Schema.check(connection)
        try Schema.migrate(connection)
        try configure(connection, patienceMs)
        let database = try Database(connection)
        // If another program is writing, it is done the next time.
        try? database.trash.removeOld()
        return database
    }

    private static func configure(_ connection: borrowing Connection, _ patienceMs: Int) throws(StorageError) {
        try connection.exec("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
        // SQLite does not wait for the lock that the change to WAL requires.
        var waitedMs = 0
        for pauseMs in 1... {
            do {
                // A file system without shared memory does not support WAL; the journal that SQLite then uses is slower
                // but as safe.
                return try connection.exec("PRAGMA journal_mode = WAL")
            } catch {
                guard error.kind == .busy, waitedMs < patienceMs else { throw error }
                SystemClock.sleep(seconds: Double(pauseMs) / 1000)
                waitedMs += pauseMs
            }
        }
    }

    /// Rejects a file that does not belong to this program before a connection that might write is opened: closing such
    /// a connection would move another program's log into its database. Returns whether the content was checked as
    /// well.
    static func inspect(
        _ file: DatabaseFile, needsCheck: Bool, _ patienceMs: Int
    ) throws(StorageError) -> Bool {
        do {
            try Schema.check(try Connection.open(file.path, .immutable))
        } catch {
            guard error.kind == .notADatabase || error.kind == .damaged else { throw error }
            // This may only be because another process is writing. A later check under locks decides.
        }
        // The log may contain data that is not in the file yet.
        guard file.logSize > 0 else { return false }
        let connection = try Connection.open(file.path, .readOnly, patienceMs: patienceMs)
        try Schema.check(connection)
        if needsCheck { try quickCheck(connection) }
        return needsCheck
    }

    static func quickCheck(_ connection: borrowing Connection) throws(StorageError) {
        guard let report = try connection.text("PRAGMA quick_check(1)"), report != "ok" else { return }
        throw .damaged(connection.path, damage(report).first ?? "its content is inconsistent")
    }

    /// Returns the results of an SQLite check as half sentences for users.
    static func damage(_ report: String) -> [String] {
        var found: [String] = []
        for line in report.split(separator: "\n") where !line.hasPrefix("***") && line != "ok" {
            let text = line.lowercased()
            var half = "its content is inconsistent"
            if text.contains("never used") {
                half = "some pages are unused"
            } else if let page = text.firstRange(of: "page "),
                let number = Int(text[page.upperBound...].prefix { $0.isNumber })
            {
                half = "page \(number) cannot be read"
            } else if let index = text.firstRange(of: "index ") {
                half = "index '\(text[index.upperBound...])' does not match its table"
            }
            if !found.contains(half) { found.append(half) }
        }
        return found
    }

    /// Sets how long a call waits for another process, in milliseconds.
    package func setPatience(milliseconds: Int) throws(StorageError) {
        try connection.exec("PRAGMA busy_timeout = \(milliseconds)")
    }

    /// Runs `body` so that everything it reads is of one moment, whatever other connections write meanwhile. If the
    /// database has no write-ahead log, others cannot write during that time.
    package func withSnapshot<Result>(_ body: () throws -> Result) throws -> Result {
        var failure: (any Error)?
        let result = try snapshot { () throws(StorageError) -> Result? in
            do { return try body() } catch { failure = error }
            return nil
        }
        if let failure { throw failure }
        guard let result else { preconditionFailure("neither a result nor a failure") }
        return result
    }

    func snapshot<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
        try connection.snapshot(body)
    }

    /// The SQL for whether a row of table `trip` is a drive in a real vehicle.
    static var isDriving: String {
        let kinds = SourceKind.allCases.filter(\.isDriving).map { "'\($0.rawValue)'" }
        return "source_kind IN (\(kinds.joined(separator: ", ")))"
    }

    /// The SQL for whether the device of a scan is simulated or replayed.
    static var isMadeUp: String {
        SourceKind.allCases.compactMap(\.scheme).map { "device LIKE '\($0):%'" }.joined(separator: " OR ")
    }

    /// Returns whether a time since a trip's start is plausible: no trip is longer than 400 days, and what counts its
    /// seconds comes to an end.
    static func isPlausible(microseconds: Int64) -> Bool { microseconds.magnitude < maxTripSeconds * 1_000_000 }

    static let maxTripSeconds: UInt64 = 400 * 86_400

    /// Returns whether a measured or computed value is plausible. Whole numbers are exact up to this limit, and sums and
    /// products of such values stay finite.
    static func isPlausible(value: Double) -> Bool { value.magnitude < 1e15 }

    /// Returns a text as an SQL literal.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

    /// Searches the rows of a table from the latest to the earliest, some at a time.
    /// - Parameter search: Returns what is wanted of the rows with a time in [from, to).
    func latest<Found>(
        in table: String, _ column: String, _ search: (_ from: WallTime, _ to: WallTime) throws -> Found?
    ) throws -> Found? {
        var (end, count) = (WallTime(microseconds: Int64(WallTime.limit)), 1)
        let start = WallTime(microseconds: -end.microseconds)
        while end > start {
            let begin =
                try connection.integers(
                    """
                    SELECT \(column) FROM \(table) WHERE \(column) > \(start.microseconds) AND \(column) < \(end.microseconds)
                    ORDER BY \(column) DESC LIMIT 1 OFFSET \(count - 1)
                    """
                ).first.map { WallTime(microseconds: $0) } ?? start
            if let found = try search(begin, end) { return found }
            end = begin
            count = min(256, 4 * count)
        }
        return nil
    }

    func damaged(_ reason: String) -> StorageError { .damaged(connection.path, reason) }
}
