import CommandLine
import Formats
import Glibc
import History
package import Publishing
import Serving
package import Storage
import System
import Telemetry

/// A question to a fleet's database, which `obdmech-publish` asks, and the rows that are the answer. The report is made of
/// them as of any database, so the numbers are the same.
package struct FleetFetch {
    private let question: FleetQuestion
    private let variables: [String: String]

    package init(_ question: FleetQuestion, _ variables: [String: String]) throws(FleetError) {
        // What is in an address is seen by others, and in messages.
        let rest = question.address.drop { $0 != "/" }.dropFirst(2)
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        if let at = authority.lastIndex(of: "@"), authority[..<at].contains(":") { throw .passwordInAddress }
        let words = question.address.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&") ?? []
        if words.contains(where: { $0.lowercased().hasPrefix("password=") }) { throw .passwordInAddress }
        self.question = question
        self.variables = variables
    }

    /// A database of the rows, which is gone with it.
    package func database() throws -> Database {
        if let path = variables[BesideVariable.fleetCopy] { return try kept(at: path) }
        let database = try fetched().database
        if question.fetchesSamples { fetchSamples(database) }
        if question.countsTrips { countTrips(database) }
        return database
    }

    private func fetched() throws -> FleetCopy {
        let copy = try FleetCopy(of: question.address)
        try request(question, copy)
        try VehicleTrends.adoptFindings(copy.database)
        return copy
    }

    /// How old a copy may become that a server's pages are made of, in seconds.
    private static let maxAgeS = 60.0

    /// The file of a database of everything as it was up to a minute ago; nil if none is kept.
    package func keptFile() throws -> String? {
        guard let path = variables[BesideVariable.fleetCopy] else { return nil }
        try keep(at: path)
        return path
    }

    private func kept(at path: String) throws -> Database {
        try keep(at: path)
        let database = try FleetCopy(of: question.address, at: path).database
        fetchSamples(database)
        return database
    }

    /// While one process fetches it again, others use the old copy.
    private func keep(at path: String) throws {
        let age = (try? FileStatus(path: path)).map {
            LocalTime.now.seconds(since: WallTime(microseconds: $0.modifiedNs / 1000))
        }
        let lock = try FileDescriptor.open(path + ".lock", O_WRONLY | O_CREAT, mode: 0o600)
        if age ?? .infinity > Self.maxAgeS, try lock.lock() || age == nil {
            var everything = FleetQuestion(address: question.address)
            everything.zone = question.zone
            everything.requestEverything()
            try FleetFetch(everything, variables).fetched().write(to: path)
        }
    }

    private func fetchSamples(_ database: Database) {
        let (question, variables) = (question, variables)
        database.sampleSource = { [unowned database] trip throws(StorageError) in
            var wanted = FleetQuestion(address: question.address)
            wanted.samplesOfTrip = trip
            try Self.storing(question) {
                try FleetFetch(wanted, variables).request(wanted, FleetCopy(filling: database))
            }
        }
    }

    /// Lets the database count. If it does not know what some of the trips add, all are requested.
    private func countTrips(_ database: Database) {
        let (question, variables) = (question, variables)
        var counts = true
        database.groupSource = { [unowned database] times throws(StorageError) in
            guard counts else { return nil }
            var wanted = question
            wanted.groupTimes = times.map(\.microseconds)
            var groups = FleetGroups()
            try Self.storing(question) {
                try FleetFetch(wanted, variables).request(wanted) { groups.add($1, columns: $0.columns) }
            }
            if groups.isComplete { return groups.groups }
            counts = false
            wanted = question
            wanted.countsTrips = false
            try Self.storing(question) {
                try FleetFetch(wanted, variables).request(wanted, FleetCopy(filling: database))
            }
            return nil
        }
    }

    /// Whatever fails while a database is read is an error of it.
    private static func storing(_ question: FleetQuestion, _ body: () throws -> Void) throws(StorageError) {
        do {
            try body()
        } catch let error as StorageError {
            throw error
        } catch {
            throw .refused(question.address, (error as? any UserError)?.message.text ?? "\(error)")
        }
    }

    /// Requests rows, and adds them to a copy.
    private func request(_ question: FleetQuestion, _ copy: FleetCopy) throws {
        try copy.fill {
            try request(question) { section, cells in
                guard let known = FleetCopy.Section(rawValue: section.name) else { return }
                try copy.add(cells, to: known, columns: section.columns)
            }
        } failing: {
            $0
        }
    }

    /// For a question whose answer has no rows.
    func run() throws { try request(question) { _, _ in } }

    /// Throws if the database does not answer.
    package func check() throws {
        var nothing = FleetQuestion(address: question.address)
        nothing.groupTimes = [0, 0]
        try request(nothing) { _, _ in }
    }

    private func request(
        _ question: FleetQuestion, _ take: (FleetStream.Section, _ cells: [String?]) throws -> Void
    ) throws {
        let program = try ProgramBeside.find("obdmech-publish", variables)
        let pipe = try FileDescriptor.pipe()
        try pipe.writing.setBlocking()
        try pipe.reading.setBlocking()
        let child = try ChildProcess.start(
            [program, "rows"], input: question.line, output: pipe.writing.number, errors: 2)
        let reading = pipe.takeReading()
        defer { _ = ChildProcess.wait(for: child) }
        var stream = FleetStream()
        while case .bytes(let bytes) = try reading.read() { try stream.add(bytes, row: take) }
        if let failure = stream.failure { throw FleetError.reported(failure, isAway: stream.isAway) }
        guard stream.isComplete else { throw FleetError.cutOff(question.address) }
    }
}
