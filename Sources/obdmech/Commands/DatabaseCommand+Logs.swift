import CommandLine
import Formats
import Glibc
import History
import Interchange
import Recording
import Storage
import Telemetry
import Terminal
import Trips

/// Import of log files: lines of `trip --json` and `scan --json`, tables of other programs (CSV), GPX files, and logs of
/// NMEA sentences.
extension DatabaseCommand {
    /// Whether the file begins as an SQLite database, or is empty.
    static func isDatabase(_ bytes: [UInt8]) -> Bool {
        bytes.isEmpty || bytes.starts(with: Array("SQLite format 3".utf8))
    }

    /// Whether a file that begins with these bytes is text. Some of it may be damaged. Of compressed data, every ninth byte
    /// is a control character.
    static func isText(_ bytes: [UInt8]) -> Bool {
        // Two bytes a character.
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
        // When the power fails, some file systems leave zeros behind what was written.
        let written = bytes.prefix { $0 != 0 }
        let judged = written.contains(0x0A) && JSONLogReader.canRead(Array(written).span) ? written : bytes[...]
        let controls = judged.count { $0 < 0x20 && !(0x09...0x0D).contains($0) }
        return controls <= judged.count / 12 || bytes.count < 4096 && JSONLogReader.canRead(bytes.span)
    }

    /// Imports a log: all that is understood, or nothing if it fails.
    /// - Parameter beginning: The first bytes of the file, which are read already.
    static func importLog(
        _ file: InputFile, beginning: [UInt8], _ options: Options, into database: () throws -> Database
    ) throws -> LogImport.Imported {
        let bar = ProgressBar("importing '\(file.path)'")
        defer { bar.end() }
        var log: LogImport?
        let parts = try LogParts(file, beginning, date: options[.importDate]) { bar.show(share: $0) }
        let first = try parts.next()
        let opened = try database()
        let vin = try vin(options[.importVIN], opened)
        return try opened.importing {
            log = LogImport(into: opened, vin: vin)
            try first.map { try log?.add($0) }
            while let part = try parts.next() { try log?.add(part) }
            return log?.imported ?? LogImport.Imported()
        }
    }

    private static func vin(_ vehicle: String?, _ database: Database) throws -> String? {
        guard let vehicle else { return nil }
        let choice = VehicleChoice(known: try database.knownVehicles())
        do throws(StoredError) {
            return try choice.vehicle(vehicle, canBeNew: true).vehicle.vin
        } catch {
            throw CommandError(error)
        }
    }

    /// The trips of the tracks of a file of positions.
    static func trackTrips(_ path: String, _ bytes: [UInt8]) throws(CommandError) -> [TripLog] {
        let file: TrackFile
        do throws(TrackFile.ParseError) {
            file = try TrackFile(bytes)
        } catch {
            switch error {
            case .otherKind: throw CommandError(DatabaseError.notALog(path))
            case .entities(let line): throw CommandError(DatabaseError.entities(path, line: line))
            }
        }
        var losses = file.losses
        let trips = TripLog.trips(of: file, device: TrackFile.isXML(bytes) ? "GPX" : "NMEA", &losses)
        if trips.isEmpty {
            guard file.tracks.isEmpty else { throw CommandError(DatabaseError.noTimes(path)) }
            let content =
                !file.routes.isEmpty ? "only planned routes" : !file.waypoints.isEmpty ? "only places" : "no positions"
            throw CommandError(DatabaseError.noTrack(path, reason: losses.text ?? content))
        }
        TrackFile.warn(of: losses, in: path)
        let untimed = file.tracks.count - trips.count
        if untimed > 0 { Output.warn(DatabaseWarning.tracksLeftOut(path, count: untimed)) }
        return trips
    }
}

extension LeftOut {
    /// "2 lines that are not understood (the first is line 17), 1 sample whose time does not fit the others".
    var text: String {
        var parts: [String] = []
        if lines == 1 {
            parts.append("line \(firstLine ?? 0), which is not understood")
        } else if lines > 1 {
            parts.append("\(Format.count(lines, "line")) that are not understood (the first is line \(firstLine ?? 0))")
        }
        if times > 0 {
            let theirs = times == 1 ? "whose time does not fit" : "whose times do not fit"
            parts.append("\(Format.count(times, "sample")) \(theirs) the others")
        }
        if values > 0 { parts.append("\(Format.count(values, "value")) of too many signals") }
        return parts.joined(separator: ", ")
    }
}
