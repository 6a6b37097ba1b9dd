import CommandLine
import Documents
import Formats
import History
import Reports
import Storage
import System
import Terminal
import Trips

/// Import of logs.
extension DatabaseCommand {
    private static func parts(
        _ file: InputFile, _ beginning: [UInt8], date: String?, progress: @escaping (Double) -> Void = { _ in }
    ) throws -> LogParts {
        try LogParts(
            LogParts.Source(path: file.path, size: file.size) { try file.next() }, beginning, date: date,
            warn: { Output.warn($0) }, progress: progress)
    }

    /// Imports a log: all that is understood, or nothing if it fails.
    /// - Parameter beginning: The first bytes of the file, which are read already.
    static func importLog(
        _ file: InputFile, beginning: [UInt8], _ options: Options, into database: () throws -> Database
    ) throws -> LogImport.Imported {
        let bar = ProgressBar("importing '\(file.path)'")
        defer { bar.end() }
        var log: LogImport?
        let parts = try parts(file, beginning, date: options[.importDate]) { bar.show(share: $0) }
        let first = try parts.next()
        let opened = try database()
        let vin = try options[.importVIN].flatMap { vehicle in
            try VehicleChoice(known: opened.vehicles.known()).vehicle(vehicle, canBeNew: true).vehicle.vin
        }
        return try opened.care.importing {
            log = LogImport(into: opened, vin: vin)
            try first.map { try log?.add($0) }
            while let part = try parts.next() { try log?.add(part) }
            return log?.imported ?? LogImport.Imported()
        }
    }

    // MARK: Preview

    /// `database import --dry-run`: what an import would add. Nothing is written.
    static func preview(_ files: [String], date: String?, isJSON: Bool) throws {
        let previews = try files.map { try preview($0, date: date) }
        if isJSON {
            try Output.write(StoredDocuments.json(previews).documentLines)
        } else {
            try Output.write(previews.flatMap { $0.text(LocalTime.text) })
        }
    }

    private static func preview(_ file: String, date: String?) throws -> ImportPreview {
        let input = SystemFile.isFolder(file) ? nil : try InputFile.open(file)
        let beginning = try input?.next() ?? []
        guard let input, !LogParts.isDatabase(beginning) else {
            guard let contents = try Database.openForReading(path: file)?.care.contents() else { throw none(file) }
            var preview = ImportPreview(file: file, kind: "obdmech", tripCount: contents.trips)
            preview.scanCount = contents.scans
            return preview
        }
        return try ImportPreview.reading(parts(input, beginning, date: date))
    }
}
