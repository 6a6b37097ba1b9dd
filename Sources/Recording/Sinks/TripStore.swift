import Formats
import Glibc
import Reports
package import Storage
import System
import Telemetry
import Terminal
import Trips

/// The sink that keeps a trip in the database. While the database fails (a full disk, a lock, damage), the trip is kept
/// in memory until it can be stored. If it still fails at the end, the whole trip is written to a database of its own.
package final class TripStore: TripSink {
    /// The refresh interval; a crash loses no more than this.
    package let refreshS = 1.0

    /// The intervals in seconds before another attempt, after a failure and while another program holds a lock.
    private static let (retryS, busyRetryS) = (3.0, 1.0)
    /// The time in seconds after which another program's lock is reported.
    private static let lockS = 5.0
    /// The waiting times before, during and after a trip. Meanwhile the screen and the signals are not served.
    private static let (firstPatienceMs, patienceMs) = (1000, 100)
    private static let lastPatienceS = 5.0

    enum Outcome: Equatable {
        case stored(Int64)
        /// The trip is in another file.
        case rescued(path: String)
    }

    private let path: String
    private let rescueFolders: [String]
    /// The database; nil while it cannot be opened.
    package private(set) var database: Database?
    private var beginning: TripBeginning?
    private var origin = Instant.zero
    private var archive = SampleArchive(origin: .zero)
    private var alerts: [Alert] = []
    private var storedAlerts = 0
    /// Heartbeats: the end and the length of each interval in milliseconds.
    private var beats: [(time: Instant, rrMs: Double)] = []
    private var storedBeats = 0
    /// Whether the names of car and track are those that the trip was begun with.
    private var hasAllNames = true
    /// The number of the trip, once it has one.
    package private(set) var id: Int64?
    /// The error of the last attempt; nil if that succeeded.
    private(set) var failure: StorageError?
    private var failsSince: Instant?
    private var isTold = false
    private var nextTry: Instant?

    /// Creates a store.
    /// - Parameter rescueFolders: The folders in which the whole trip may be stored at the end if the database fails,
    ///   in order of preference.
    init(path: String, database: Database?, failure: StorageError? = nil, rescueFolders: [String] = []) {
        self.path = path
        self.database = database
        self.failure = failure
        self.rescueFolders = rescueFolders
        try? database?.setPatience(milliseconds: Self.patienceMs)
    }

    /// Opens the database, and closes the trips of programs that were killed while recording. Throws if the file can
    /// never be used; a temporary failure is reported, and opening is tried again later.
    package static func open(path: String, rescueFolders: [String]) throws -> TripStore {
        do {
            let database = try Database.open(path: path, patienceMs: firstPatienceMs)
            try database.recoverAndTell()
            return TripStore(path: path, database: database, rescueFolders: rescueFolders)
        } catch {
            if error.kind.isFinal { throw error }
            let store = TripStore(path: path, database: nil, failure: error, rescueFolders: rescueFolders)
            // No warning if another trip just happens to begin at this moment.
            guard error.kind != .busy else { return store }
            Output.warn(StoreWarning.keptInMemory(error))
            store.isTold = true
            return store
        }
    }

    /// Imports the contents of another database, unless that would delay the recording.
    package static func importFile(_ file: String, path: String) throws(StorageError) -> DatabaseCare.Imported {
        try Database.open(path: path, patienceMs: patienceMs).care.importFile(path: file)
    }

    // MARK: During the trip

    /// Begins the trip. It has a number from now on, unless the database fails.
    func begin(_ beginning: TripBeginning, origin: Instant, at now: Instant) -> StoreWarning? {
        self.beginning = beginning
        self.origin = origin
        archive = SampleArchive(origin: origin)
        return store(at: now)
    }

    /// Goes on recording a trip that was cut off. Returns false if it cannot be, so that another one begins.
    /// - Parameters:
    ///   - beginning: as it was begun.
    ///   - samples: those that are stored, in the times of `origin`.
    func resume(_ id: Int64, _ beginning: TripBeginning, _ samples: [Sample], origin: Instant) -> Bool {
        guard let database, (try? database.trips.reopen(id)) == true else { return false }
        self.beginning = beginning
        self.origin = origin
        self.id = id
        archive = SampleArchive(origin: origin)
        archive.add(samples)
        return archive.markStored(archive.count)
    }

    /// Corrects the start of the trip after the wall clock was set. The database corrects what is stored itself.
    func moveStart(to start: WallTime) { beginning?.start = start }

    /// Keeps the names of car and track that a game has sent since the beginning.
    func complete(_ game: GameIdentity) {
        beginning?.game = game
        hasAllNames = false
    }

    func add(_ samples: [Sample]) { archive.add(samples) }

    func add(_ alert: Alert) { alerts.append(alert) }

    func add(heartBeat: (time: Instant, rrMs: Double)) { beats.append(heartBeat) }

    var isPending: Bool {
        archive.stored < archive.count || storedAlerts < alerts.count || storedBeats < beats.count || !hasAllNames
    }

    package func take(_ event: TripEvent, of trip: any RunningTrip) {
        switch event {
        case .batch(let batch): add(batch.samples)
        case .alert(let alert): add(alert)
        case .began, .suspects, .drivingEvent, .following, .wayfinding, .cameras, .activity, .warning, .failed, .ended:
            break
        }
    }

    /// Stores what is pending. A failure (such as a full disk) is reported once; the trip continues and is kept in
    /// memory.
    package func refresh(_ trip: any RunningTrip) {
        if isPending, let notice = store(at: SystemClock.now) { trip.warn(notice.text, advice: notice.advice) }
    }

    /// Stores what is pending, unless the last attempt has just failed. Returns a failure to report; each is reported
    /// once until storing has succeeded again.
    func store(at now: Instant) -> StoreWarning? {
        guard beginning != nil else { return nil }
        if let nextTry, now < nextTry { return nil }
        do throws(StorageError) {
            try storePending()
            failure = nil
            failsSince = nil
            nextTry = nil
            isTold = false
            return nil
        } catch {
            failure = error
            // After a failure the connection may have lost its log or its file; a busy connection has lost nothing.
            if error.kind != .busy { database = nil }
            nextTry = now.advanced(bySeconds: error.kind == .busy ? Self.busyRetryS : Self.retryS)
            let since = failsSince ?? now
            failsSince = since
            if isTold || error.kind == .busy && now.seconds(since: since) < Self.lockS { return nil }
            isTold = true
            return .keptInMemory(error)
        }
    }

    private func storePending() throws(StorageError) {
        let database = try opened()
        let id = try begun(database)
        try archive.storeRest { samples throws(StorageError) in
            try database.append(samples, trip: id, origin: origin)
        }
        try database.append([], alerts: Array(alerts[storedAlerts...]), trip: id, origin: origin)
        storedAlerts = alerts.count
        try keepHeartBeats(beats[storedBeats...], trip: id, database)
        storedBeats = beats.count
        if !hasAllNames, let game = beginning?.game { try database.trips.completeGame(game, trip: id) }
        hasAllNames = true
    }

    private func keepHeartBeats(
        _ beats: ArraySlice<(time: Instant, rrMs: Double)>, trip: Int64, _ database: Database
    ) throws(StorageError) {
        guard !beats.isEmpty else { return }
        try database.heart.keep(
            beats.map { (Instant.zero.advanced(bySeconds: $0.time.seconds(since: origin)), $0.rrMs) }, trip: trip)
    }

    private func opened() throws(StorageError) -> Database {
        // Data written to a deleted file is lost when the file is closed.
        if let database, database.isInPlace { return database }
        let database = try Database.open(path: path, patienceMs: Self.patienceMs)
        // An operation that failed may have been completed all the same, and there may be another file now.
        if let id, let beginning {
            let appended = try database.appendedSamples(ofTrip: id, begunAs: beginning)
            if let appended, archive.markStored(appended) {
                storedAlerts = 0
                storedBeats = 0
            } else {
                if appended != nil { try database.trips.delete(id) }
                forget()
            }
        }
        self.database = database
        return database
    }

    /// Marks the whole trip as not stored.
    private func forget() {
        id = nil
        storedAlerts = 0
        storedBeats = 0
        _ = archive.markStored(0)
    }

    private func begun(_ database: Database) throws(StorageError) -> Int64 {
        guard let beginning else { preconditionFailure("a trip that has not begun") }
        if let id, try database.appendedSamples(ofTrip: id, begunAs: beginning) != nil { return id }
        // The trip has not begun in the database, or another program has deleted it.
        forget()
        let begun = try database.trips.begin(beginning)
        id = begun
        return begun
    }

    // MARK: The end

    /// Repeats an operation that another program's lock prevents, for some seconds or until the user interrupts it.
    private func patiently<Result>(
        _ mayWait: () -> Bool, _ tell: (StoreWarning) -> Void = { Output.warn($0) },
        _ body: () throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        let begun = SystemClock.now
        var isTold = false
        while true {
            do throws(StorageError) {
                return try body()
            } catch {
                let waitedS = SystemClock.now.seconds(since: begun)
                guard error.kind == .busy, waitedS < Self.lastPatienceS, mayWait() else { throw error }
                if !isTold, waitedS > 0.5 {
                    isTold = true
                    tell(.waiting(error))
                }
                SystemClock.sleep(seconds: 0.02)
            }
        }
    }

    /// Stores the rest of the trip and its facts. After two failures the whole trip is written to a file of its own.
    /// Throws if the trip is lost.
    /// - Parameters:
    ///   - record: The trip as it ended: its summary, what it followed and where it was guided to.
    ///   - mayWait: Returns whether to wait longer for another program's lock.
    ///   - tell: Reports, once, that the program is waiting.
    func finish(
        _ record: TripRecord, mayWait: () -> Bool = { !Signals.isStopPending },
        tell: (StoreWarning) -> Void = { Output.warn($0) }
    ) throws(StorageError) -> Outcome {
        for _ in 1...2 {
            do throws(StorageError) {
                return try patiently(mayWait, tell) { () throws(StorageError) in
                    try storePending()
                    guard let database, let id else { throw .unusable(path) }
                    try finish(id, record, in: database)
                    failure = nil
                    return .stored(id)
                }
            } catch {
                failure = error
                // That was already waited for.
                if error.kind == .busy { break }
                database = nil
            }
        }
        let reason = failure ?? .unusable(path)
        guard let beginning else { throw reason }
        for folder in rescueFolders {
            guard let file = rescue(into: folder, beginning, record) else { continue }
            // The part that is in the database is not the whole trip.
            id = nil
            return .rescued(path: file)
        }
        throw reason
    }

    /// Creates a database in the folder with nothing but this trip. Returns its path, or nil if that fails.
    private func rescue(into folder: String, _ beginning: TripBeginning, _ record: TripRecord) -> String? {
        let time = String(CalendarTime.iso8601(beginning.start).filter { $0 != ":" })
        let name = "\(folder)/obdmech-trip-\(time)"
        for number in 1...9 {
            let file = number == 1 ? name + ".db" : "\(name)-\(number).db"
            if SystemFile.exists(file) { continue }
            do {
                try write(to: file, beginning, record)
                return file
            } catch {
                for end in ["", "-wal", "-shm", "-journal"] { SystemFile.remove(file + end) }
                return nil
            }
        }
        return nil
    }

    private func write(to file: String, _ beginning: TripBeginning, _ record: TripRecord) throws(StorageError) {
        let database = try Database.open(path: file)
        let id = try database.trips.begin(beginning)
        _ = archive.markStored(0)
        try archive.storeRest { samples throws(StorageError) in
            try database.append(samples, trip: id, origin: origin)
        }
        try database.append([], alerts: alerts, trip: id, origin: origin)
        try keepHeartBeats(beats[...], trip: id, database)
        try finish(id, record, in: database)
    }

    private func finish(_ id: Int64, _ record: TripRecord, in database: Database) throws(StorageError) {
        try database.trips.finish(id, summary: record.summary, origin: origin)
        if let followed = record.followed { try database.routes.keep(followed, ofTrip: id) }
        if let destination = record.destination { try database.trips.store(destination, ofTrip: id) }
    }

    /// Discards the trip, and deletes what is stored of it. If that fails, the trip is kept.
    func discard(mayWait: () -> Bool = { !Signals.isStopPending }) throws(StorageError) {
        guard let beginning, let id else { return }
        try patiently(mayWait) { () throws(StorageError) in
            let database = try opened()
            guard try database.appendedSamples(ofTrip: id, begunAs: beginning) != nil else { return }
            try database.trips.delete(id)
        }
        self.beginning = nil
        self.id = nil
    }
}
