import Routes
import Telemetry
import XML

/// Takes the elements of a GPX file, 1.0 or 1.1. Elements that it does not know are skipped, with all in them.
struct GPXReader: XMLHandler {
    /// Longer names are cut off.
    private static let mostName = 200

    private(set) var file = GPXFile()
    private(set) var isGPX = false
    private var path: [String] = []
    private var track: GPXFile.Track?
    private var route: GPXFile.Route?
    private var segment: [GPXFile.Point] = []
    private var point: GPXFile.Point?
    /// Whether the point is at 0, 0, which receivers without a fix report.
    private var isNowhere = false

    private static let namespaces: Set<String> = [
        "", "http://www.topografix.com/GPX/1/0", "http://www.topografix.com/GPX/1/1",
    ]
    private static let garmin: Set<String> = [
        "http://www.garmin.com/xmlschemas/TrackPointExtension/v1",
        "http://www.garmin.com/xmlschemas/TrackPointExtension/v2",
    ]
    private static let own = "urn:obdmech:gpx:1"
    private static let carSignals: [String: Signal] = [
        "speedKmh": .vehicleSpeed, "engineSpeedRpm": .engineSpeed, "coolantC": .coolantTemperature,
    ]

    mutating func begin(_ name: XMLName, _ attributes: [String: String]) -> Bool {
        let isOfGPX = Self.namespaces.contains(name.namespace)
        defer { path.append(isOfGPX ? name.local : "") }
        guard !path.isEmpty else {
            isGPX = isOfGPX && name.local == "gpx"
            return isGPX
        }
        guard isOfGPX else { return true }
        switch (path.last, name.local) {
        case ("gpx", "trk"): track = GPXFile.Track()
        case ("gpx", "rte"): route = GPXFile.Route()
        case ("trk", "trkseg"): segment = []
        case ("trkseg", "trkpt"), ("rte", "rtept"), ("gpx", "wpt"):
            guard let latitude = Self.number(attributes["lat"]), let longitude = Self.number(attributes["lon"]),
                (-90...90).contains(latitude), (-180...180).contains(longitude)
            else { return false }
            point = GPXFile.Point(GeoPoint(latitude: latitude, longitude: longitude))
            isNowhere = latitude == 0 && longitude == 0
        default: break
        }
        return true
    }

    mutating func end(_ name: XMLName, text: String) -> Bool {
        path.removeLast()
        let value = Self.trimmed(text)
        if point != nil, !Self.namespaces.contains(name.namespace) {
            takeExtension(name, value)
            return true
        }
        switch (path.last, name.local) {
        case ("trkpt", _), ("rtept", _), ("wpt", _): return takeDetail(name.local, value)
        case ("trkseg", "trkpt"): if let point = finishPoint() { segment.append(point) }
        case ("rte", "rtept"): if let point = finishPoint() { route?.points.append(point) }
        case ("gpx", "wpt"): if let point = finishPoint() { file.waypoints.append(point) }
        case ("trk", "trkseg"): if !segment.isEmpty { track?.segments.append(segment) }
        case ("trk", "name"): track?.name = Self.name(value)
        case ("rte", "name"): route?.name = Self.name(value)
        case ("gpx", "trk"):
            if let track, !track.segments.isEmpty { file.tracks.append(track) }
            track = nil
        case ("gpx", "rte"):
            if let route, !route.points.isEmpty { file.routes.append(route) }
            route = nil
        default: break
        }
        return true
    }

    private mutating func finishPoint() -> GPXFile.Point? {
        defer { point = nil }
        return isNowhere ? nil : point
    }

    /// What GPX itself has about a point: 1.0 also speed, in m/s, and course.
    private mutating func takeDetail(_ name: String, _ value: String) -> Bool {
        switch name {
        case "ele": point?.altitudeM = Self.number(value)
        case "time":
            guard let time = WallTime(iso8601: value) else { return value.isEmpty }
            point?.time = time
        case "name": point?.name = Self.name(value)
        case "speed": point?.speedKmh = Self.speedKmh(value)
        case "course": point?.courseDeg = Self.number(value).map(Angle.normalized)
        default: break
        }
        return true
    }

    private mutating func takeExtension(_ name: XMLName, _ value: String) {
        if Self.garmin.contains(name.namespace) {
            switch name.local {
            case "speed": point?.speedKmh = Self.speedKmh(value)
            case "course": point?.courseDeg = Self.number(value).map(Angle.normalized)
            default: break
            }
        } else if name.namespace == Self.own {
            if let signal = Self.carSignals[name.local], let number = Self.number(value) {
                point?.carValues[signal] = number
            }
            if name.local == "bridged" { point?.isBridged = value == "true" }
        }
    }

    private static func speedKmh(_ text: String) -> Double? { number(text).flatMap { $0 >= 0 ? $0 * 3.6 : nil } }

    private static func number(_ text: String?) -> Double? {
        guard let text, let value = Double(trimmed(text)), abs(value) < 1e9 else { return nil }
        return value
    }

    private static func name(_ text: String) -> String? { text.isEmpty ? nil : String(text.prefix(mostName)) }

    private static func trimmed(_ text: String) -> String {
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
