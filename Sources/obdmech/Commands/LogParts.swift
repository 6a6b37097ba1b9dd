import CommandLine
import Formats
import Interchange
import Recording
import System
import Terminal

/// The parts of a log file of any kind. Lines of JSON are read while their parts are asked for; a table or a file of
/// positions is read as a whole.
final class LogParts {
    /// "CSV of Torque", for instance.
    private(set) var kind = "trip"
    /// The table from which the trips come; nil if they come from another kind of file.
    private(set) var table: CSVLog?

    private let file: InputFile
    private let progress: (Double) -> Void
    private var lines: JSONLogReader?
    private var done: Int
    private var isAtEnd = false
    private var hasParts = false
    /// Whole trips that are not passed on yet, the next one last.
    private var trips: [TripLog] = []
    private var allTrips = 0
    private var parts: [LogPart] = []

    /// - Parameters:
    ///   - beginning: The first bytes of the file, which are read already.
    ///   - date: The date of tables whose rows have none.
    ///   - progress: Called with the share of the file that is read.
    init(
        _ file: InputFile, _ beginning: [UInt8], date: String?, progress: @escaping (Double) -> Void = { _ in }
    ) throws {
        (self.file, self.progress) = (file, progress)
        done = beginning.count
        guard DatabaseCommand.isText(beginning) else { throw DatabaseError.notALog(file.path) }
        if !TrackFile.isXML(beginning), JSONLogReader.canRead(beginning.span) {
            lines = JSONLogReader()
            lines?.add(beginning.span)
            return
        }
        let bytes = try Self.whole(file, beginning)
        if TrackFile.isTrack(bytes) {
            kind = TrackFile.isXML(bytes) ? "GPX" : "NMEA"
            trips = try DatabaseCommand.trackTrips(file.path, bytes)
        } else if let table = try DatabaseCommand.table(file.path, bytes, date: date) {
            DatabaseCommand.warn(file.path, table)
            (self.table, kind, trips) = (table, table.program, table.trips)
        } else {
            throw DatabaseError.notALog(file.path)
        }
        guard !trips.isEmpty else { throw DatabaseError.nothingInLog(file.path) }
        allTrips = trips.count
        trips.reverse()
    }

    private static func whole(_ file: InputFile, _ beginning: [UInt8]) throws -> [UInt8] {
        var bytes = beginning
        while true {
            let block = try file.next()
            if block.isEmpty { return bytes }
            bytes += block
            guard bytes.count <= UserFile.maxMegabytes << 20 else {
                throw CommandError(FileError.tooLarge(file.path, megabytes: UserFile.maxMegabytes), status: .database)
            }
        }
    }

    /// Returns the next part; nil at the end, after which what was left out has been told. Fails if the file has none.
    func next() throws -> LogPart? {
        let part = try lines == nil ? nextOfTrips() : nextOfLines()
        if part != nil { hasParts = true }
        return part
    }

    private func nextOfTrips() -> LogPart? {
        if parts.isEmpty, let trip = trips.popLast() {
            progress(Double(allTrips - trips.count - 1) / Double(allTrips))
            parts = [.end(trip), .samples(trip.samples), .begin(trip)]
        }
        return parts.popLast()
    }

    private func nextOfLines() throws -> LogPart? {
        while true {
            if let part = lines?.nextPart() { return part }
            if isAtEnd { break }
            let block = try file.next()
            isAtEnd = block.isEmpty
            if isAtEnd { lines?.end() } else { lines?.add(block.span) }
            done += block.count
            progress(Double(done) / Double(max(file.size, done)))
        }
        guard let lines else { return nil }
        guard hasParts else {
            if let member = lines.invalidMember { throw DatabaseError.invalidScan(file.path, member: member) }
            if let line = lines.leftOut.firstLine { throw DatabaseError.invalidLog(file.path, line: line) }
            throw DatabaseError.nothingInLog(file.path)
        }
        if !lines.leftOut.isEmpty { Output.warn(FileWarning.leftOut(file.path, what: lines.leftOut.text)) }
        self.lines = nil
        return nil
    }
}
