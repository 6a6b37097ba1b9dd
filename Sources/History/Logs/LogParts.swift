package import Formats
package import Interchange
import System

/// The parts of a log file of any kind. Lines of JSON are read while their parts are asked for; a table or a file of
/// positions is read as a whole.
package final class LogParts {
    /// A file that is read block by block.
    package struct Source {
        package let path: String
        /// In bytes. The file may grow meanwhile.
        package let size: Int
        /// Returns the next bytes; none at the end.
        package let next: () throws -> [UInt8]

        package init(path: String, size: Int, next: @escaping () throws -> [UInt8]) {
            self.path = path
            self.size = size
            self.next = next
        }
    }

    /// The largest table or file of positions, in megabytes.
    private static let maxMegabytes = 256

    /// "CSV of Torque", for instance.
    package private(set) var kind = "trip"
    /// The table from which the trips come; nil if they come from another kind of file.
    package private(set) var table: CSVLog?

    private let file: Source
    var path: String { file.path }
    let warn: (any UserFacing) -> Void
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
    ///   - warn: Is told what is left out or not understood.
    ///   - progress: Called with the share of the file that is read.
    package init(
        _ file: Source, _ beginning: [UInt8], date: String?, warn: @escaping (any UserFacing) -> Void,
        progress: @escaping (Double) -> Void = { _ in }
    ) throws {
        self.file = file
        self.warn = warn
        self.progress = progress
        done = beginning.count
        guard Self.isText(beginning) else { throw ImportError.notALog(file.path) }
        if !TrackFile.isXML(beginning), JSONLogReader.canRead(beginning.span) {
            lines = JSONLogReader()
            lines?.add(beginning.span)
            return
        }
        let bytes = try whole(beginning)
        if TrackFile.isTrack(bytes) {
            kind = TrackFile.isXML(bytes) ? "GPX" : "NMEA"
            trips = try trackTrips(bytes)
        } else if let table = try table(bytes, date: date) {
            reportLosses(of: table)
            self.table = table
            kind = table.program
            trips = table.trips
        } else {
            throw ImportError.notALog(file.path)
        }
        guard !trips.isEmpty else { throw ImportError.nothingInLog(file.path) }
        allTrips = trips.count
        trips.reverse()
    }

    private func whole(_ beginning: [UInt8]) throws -> [UInt8] {
        var bytes = beginning
        while true {
            let block = try file.next()
            if block.isEmpty { return bytes }
            bytes += block
            guard bytes.count <= Self.maxMegabytes << 20 else {
                throw ImportError.tooLarge(file.path, megabytes: Self.maxMegabytes)
            }
        }
    }

    /// Returns the next part; nil at the end, after which what was left out has been told. Fails if the file has none.
    package func next() throws -> LogPart? {
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
            if let member = lines.invalidMember { throw ImportError.invalidScan(file.path, member: member) }
            if let line = lines.leftOut.firstLine { throw ImportError.invalidLog(file.path, line: line) }
            throw ImportError.nothingInLog(file.path)
        }
        if !lines.leftOut.isEmpty { warn(FileWarning.leftOut(file.path, what: lines.leftOut.text)) }
        self.lines = nil
        return nil
    }
}
