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
    private static let flags: [Flag] = [.gpx, .geoJSON, .kml]

    private let flag: Flag
    private let file: HTMLFile

    /// Nil if no way is asked for. Looks whether the file can be written, before anything is read.
    init?(_ options: Options) throws(Failure) {
        guard let flag = Self.flags.first(where: options.has), let path = options.value(flag) else { return nil }
        guard options.has(.reportTrip) else { throw Failure(StoredMessage.wayWithoutTrip(flag: flag.name)) }
        let others = Self.flags + [.json, .reportCSV, .html, .motec, .reportLap]
        if let other = others.first(where: { $0.name != flag.name && options.has($0) }) {
            throw Failure(CommandLineMessage.contradiction(flag.name, other.name))
        }
        self.flag = flag
        file = try HTMLFile(path)
    }

    func write(_ trip: TripRecord, _ database: Database?) throws {
        guard let id = trip.id else { throw Failure(StoredMessage.noSamples) }
        var reading = TripReading(trip, .metric)
        try database?.samples(trip: id) { reading.take($0) }
        guard !reading.way.isEmpty else { throw Failure(StoredMessage.noPositions(trip: id)) }
        reading.hide(try database?.hiddenPlaces() ?? [])
        guard !reading.way.isEmpty else { throw Failure(StoredMessage.onlyHidden(trip: id)) }
        let document = TripWay(
            name: "Trip \(id)", origin: trip.start, way: reading.way, curves: reading.curves, program: HTMLFile.program)
        let text =
            switch flag.name {
            case Flag.gpx.name: document.gpx
            case Flag.kml.name: document.kml
            default: document.geoJSON.line + "\n"
            }
        try file.write(text, "track")
    }
}

extension Flag {
    static let gpx = Flag(
        "gpx", argument: "FILE", values: .file, heading: .output, isRare: true,
        "With --trip, write the track as GPX 1.1. Its points include the values of the car. - means standard output. "
            + "An older file is replaced.")
    static let geoJSON = Flag(
        "geojson", argument: "FILE", values: .file, heading: .output, isRare: true,
        "With --trip, write the track as GeoJSON.")
    static let kml = Flag(
        "kml", argument: "FILE", values: .file, heading: .output, isRare: true,
        "With --trip, write the track as KML. Google Earth opens it.")
}
