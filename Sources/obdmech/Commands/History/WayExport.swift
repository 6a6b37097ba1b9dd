import CommandLine
import Formats
import History
import Reports
import Routes
import Storage
import Telemetry
import Terminal
import Trips

/// `report --trip N --gpx | --geojson | --kml FILE`: the way of a trip for other programs.
struct WayExport {
    private static let flags: [Flag<String?>] = [.gpx, .geoJSON, .kml]

    private let flag: AnyFlag
    private let file: HTMLFile

    /// Nil if no way is asked for. Looks whether the file can be written, before anything is read.
    init?(_ options: Options) throws(CommandError) {
        guard let flag = Self.flags.first(where: options.isGiven), let path = options[flag] else { return nil }
        self.flag = flag
        file = try HTMLFile(path)
    }

    func write(_ trip: TripRecord, _ database: Database?) throws {
        guard let id = trip.id else { throw StoredError.noSamples }
        var reading = TripReading(trip, .metric)
        try database?.samples(trip: id) { reading.take($0) }
        guard !reading.way.isEmpty else { throw StoredError.noPositions(trip: id) }
        reading.hide(try database?.hiddenPlaces() ?? [])
        guard !reading.way.isEmpty else { throw StoredError.onlyHidden(trip: id) }
        let document = TripWay(
            name: "Trip \(id)", origin: trip.start, way: reading.way, curves: reading.curves, program: HTMLFile.program)
        let text =
            switch flag {
            case .gpx: document.gpx
            case .kml: document.kml
            default: document.geoJSON.line + "\n"
            }
        try file.write(text, "track")
    }
}

extension AnyFlag {
    static let gpx = Flag(
        "gpx", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.geoJSON, .kml, .json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write the track as GPX 1.1. Its points include the values of the car. - means standard output. "
            + "An older file is replaced.")
    static let geoJSON = Flag(
        "geojson", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.kml, .json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write the track as GeoJSON.")
    static let kml = Flag(
        "kml", .text("FILE", .file), heading: .output, isRare: true,
        excludes: [.json, .reportCSV, .html, .motec, .reportLap],
        requires: [.reportTrip], advice: "name the trip, as in --trip last",
        "With --trip, write the track as KML. Google Earth opens it.")
}
