import CommandLine
import Formats
import Glibc
import History
import Reports
import Routes
import Storage
import Telemetry
import Terminal
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
        Format(flag: .gpx, kind: "track") { Array(try track($0, $1, $2).gpx.utf8) },
        Format(flag: .geoJSON, kind: "track") { Array((try track($0, $1, $2).geoJSON.line + "\n").utf8) },
        Format(flag: .kml, kind: "track") { Array(try track($0, $1, $2).kml.utf8) },
        Format(flag: .vbo, kind: "track") { reading, trip, database in
            let overlay = try overlay(reading, trip, database)
            guard overlay.hasPlaces else { throw StoredError.noPositions(trip: trip.id ?? 0) }
            return overlay.vbo
        },
        Format(flag: .raceRender, kind: "data") { Array(try overlay($0, $1, $2).raceRender.utf8) },
    ]

    private let format: Format
    private let file: HTMLFile

    /// Nil if no such file is asked for. Looks whether the file can be written, before anything is read.
    init?(_ options: Options) throws(CommandError) {
        guard let format = Self.formats.first(where: { options.isGiven($0.flag) }), let path = options[format.flag]
        else {
            return nil
        }
        self.format = format
        file = try HTMLFile(path)
    }

    func write(_ trip: TripRecord, _ database: Database?) throws {
        guard let database, let id = trip.id else { throw StoredError.noSamples }
        var reading = TripReading(trip, .metric)
        try database.samples(trip: id) { reading.take($0) }
        try file.write(format.bytes(reading, trip, database), format.kind)
    }

    /// The way without hidden places.
    private static func track(_ reading: TripReading, _ trip: TripRecord, _ database: Database) throws -> TripWay {
        var reading = reading
        guard !reading.way.isEmpty else { throw StoredError.noPositions(trip: trip.id ?? 0) }
        reading.hide(try database.hiddenPlaces())
        guard !reading.way.isEmpty else { throw StoredError.onlyHidden(trip: trip.id ?? 0) }
        return TripWay(
            name: "Trip \(trip.id ?? 0)", origin: trip.start, way: reading.way, curves: reading.curves,
            program: HTMLFile.program)
    }

    /// The values of the car, with the way if there is one, without what was recorded in hidden places.
    static func overlay(_ reading: TripReading, _ trip: TripRecord, _ database: Database) throws -> OverlayTrip {
        var reading = reading
        let zones = try database.hiddenPlaces()
        let hidden = HiddenTimes(reading.way, in: zones)
        let hasTrack = !reading.way.isEmpty
        reading.hide(zones)
        guard !hasTrack || !reading.way.isEmpty else { throw StoredError.onlyHidden(trip: trip.id ?? 0) }
        let laps = trip.laps.map { lap in
            let times = [lap.start, lap.end].map { Instant.zero.advanced(bySeconds: $0.seconds(since: trip.origin)) }
            return (number: lap.number, times: times[0]...max(times[0], times[1]))
        }
        let gate = try database.gates.all().first { gate in
            let plane = gate.place
            return reading.way.points.contains { $0.place.distanceM(to: plane) < 2 * gate.halfWidthM + 50 }
                && !zones.contains { $0.contains(plane) }
        }
        return OverlayTrip(
            origin: trip.start, way: reading.way, curves: reading.curves, hidden: hidden, gate: gate, laps: laps,
            program: HTMLFile.program)
    }
}

extension AnyFlag {
    static let gpx = Flag(
        "gpx", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.geoJSON, .kml, .vbo, .raceRender, .json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write the track as GPX 1.1. Its points include the values of the car. - means standard output. "
            + "An older file is replaced.")
    static let geoJSON = Flag(
        "geojson", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.kml, .vbo, .raceRender, .json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write the track as GeoJSON.")
    static let kml = Flag(
        "kml", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.vbo, .raceRender, .json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write the track as KML. Google Earth opens it.")
    static let vbo = Flag(
        "vbo", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.raceRender, .json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write track and values as VBO. Circuit Tools and programs that draw them over a video read it.")
    static let raceRender = Flag(
        "racerender", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write a CSV file for RaceRender. Without positions it has the values alone.")
}
