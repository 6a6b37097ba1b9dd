import CommandLine
import Formats
import Glibc
import History
import Reports
import Site
import Storage
import Telemetry
import Trips

/// `report --trip N --gpx | --geojson | --kml | --vbo | --racerender FILE`: a trip for other programs.
struct WayExport {
    /// A program's format: its flag, and what is written.
    private struct Format: Sendable {
        let flag: Flag<String?>
        /// What the file has, in one word.
        let kind: String
        let bytes: @Sendable (TripReading, TripRecord, Database) throws -> [UInt8]
    }

    private static let formats = [
        Format(flag: .gpx, kind: "track") { Array(try $0.track(of: $1, $2, program: ProgramVersion.program).gpx.utf8) },
        Format(flag: .geoJSON, kind: "track") {
            Array((try $0.track(of: $1, $2, program: ProgramVersion.program).geoJSON.line + "\n").utf8)
        },
        Format(flag: .kml, kind: "track") { Array(try $0.track(of: $1, $2, program: ProgramVersion.program).kml.utf8) },
        Format(flag: .vbo, kind: "track") { reading, trip, database in
            let overlay = try reading.overlay(of: trip, database, program: ProgramVersion.program)
            guard overlay.hasPlaces else { throw StoredError.noPositions(trip: trip.id ?? 0, isGame: trip.game != nil) }
            return overlay.vbo
        },
        Format(flag: .raceRender, kind: "data") {
            Array(try $0.overlay(of: $1, $2, program: ProgramVersion.program).raceRender.utf8)
        },
    ]

    private let format: Format
    private let file: OutputFile

    /// Nil if no such file is asked for. Looks whether the file can be written, before anything is read.
    init?(_ options: Options) throws {
        guard let format = Self.formats.first(where: { options.isGiven($0.flag) }), let path = options[format.flag]
        else {
            return nil
        }
        self.format = format
        file = try OutputFile(path)
    }

    func write(_ trip: TripRecord, _ database: Database?) throws {
        guard let database, let id = trip.id else { throw StoredError.noSamples }
        let reading = TripReading(trip, .metric, try database.columns(trip: id))
        try file.write(format.bytes(reading, trip, database), format.kind)
    }
}

extension AnyFlag {
    static let gpx = export(
        "gpx", [.geoJSON, .kml, .vbo, .raceRender],
        "With --trip, write the track as GPX 1.1. Its points include the values of the car. - means standard output. "
            + "An older file is replaced.")
    static let geoJSON = export("geojson", [.kml, .vbo, .raceRender], "With --trip, write the track as GeoJSON.")
    static let kml = export("kml", [.vbo, .raceRender], "With --trip, write the track as KML. Google Earth opens it.")
    static let vbo = export(
        "vbo", [.raceRender],
        "With --trip, write track and values as VBO. Circuit Tools and programs that draw them over a video read it.")
    static let raceRender = export(
        "racerender", [], "With --trip, write a CSV file for RaceRender. Without positions it has the values alone.")

    private static func export(
        _ name: String, _ others: @autoclosure @escaping FlagRow.Others, _ help: String
    ) -> Flag<String?> {
        Flag(
            name, .text("FILE", .file), heading: .output, isRare: true,
            excludes: others() + [.json, .reportCSV, .html, .motec, .reportLap], requires: [.reportTrip],
            advice: "name the trip, as in --trip last", help)
    }

    static let motec = Flag(
        "motec",
        .of("FILE.ld", .file, expected: "a file name that ends with .ld") { MotecFiles.isNamed($0) ? $0 : nil },
        heading: .output, isRare: true, excludes: [.json, .reportCSV, .html], requires: [.reportTrip],
        advice: "name the trip, as in --trip last",
        "Write the trip as a log for MoTeC i2. Its laps are in FILE.ldx. Each signal is a channel of 10, 20 or 60 Hz. "
            + "An older log of obdmech is replaced; any other file is kept.")
}
