import Routes
import Telemetry
import XML

/// Takes the elements of a GPX file of any version. Its elements are those in the namespace of its first one, whatever
/// that is, in a namespace of GPX, or in none. Others are skipped, except some extensions.
struct GPXReader: XMLHandler {
    /// Longer names are cut off.
    private static let maxName = 200
    private static let gpx = "topografix.com/GPX/"
    /// Extensions with the speed in m/s and the course. Some programs forget to declare their prefixes.
    private static let extensions = [
        "garmin.com/xmlschemas/TrackPointExtension/", "osmand.net", "trekbuddy.net/2009/01/gpx/nmea", "gpxtpx:",
        "osmand:", "nmea:",
    ]
    private static let own = "urn:obdmech:gpx:1"
    private static let carSignals: [String: Signal] = [
        "speedKmh": .vehicleSpeed, "engineSpeedRpm": .engineSpeed, "coolantC": .coolantTemperature,
    ]
    /// Higher and deeper is no road, in meters.
    private static let altitudesM = -1000.0...9000.0
    private static let maxKmh = 1500.0

    /// What a name belongs to.
    private enum Vocabulary {
        case gpx
        case speeds
        case own
        case other
    }

    private enum Kind {
        case track
        case route
        case waypoint
    }

    private var file = TrackFile()
    private var root: String?
    private var path: [String] = []
    private var vocabularies: [String: Vocabulary] = [:]
    private var track: TrackFile.Track?
    private var route: TrackFile.Route?
    private var segment: [TrackPoint] = []
    private var kind = Kind.track
    private var point: TrackPoint?
    /// The places on the way to the next point of a route, of which Garmin's programs make extensions.
    private var shape: [TrackPoint] = []

    /// The file, after its last element.
    mutating func finished() -> TrackFile {
        finishPoint()
        finishTrack()
        finishRoute()
        return file
    }

    mutating func begin(_ name: XMLName, _ attributes: [String: String]) -> Bool {
        guard root != nil || name.local == "gpx" else { return false }
        if root == nil { root = name.namespace }
        let isOfGPX = vocabulary(name.namespace) == .gpx
        defer { path.append(isOfGPX ? name.local : "") }
        guard isOfGPX else {
            if kind == .route, point != nil, name.local == "rpt", let place = place(attributes) {
                shape.append(TrackPoint(place))
            }
            return true
        }
        switch name.local {
        case "trk":
            finishTrack()
            track = TrackFile.Track()
        case "trkseg": finishSegment()
        case "rte":
            finishRoute()
            route = TrackFile.Route()
        case "trkpt": begin(.track, attributes)
        case "rtept": begin(.route, attributes)
        case "wpt": begin(.waypoint, attributes)
        default: break
        }
        return true
    }

    mutating func end(_ name: XMLName, text: String) {
        _ = path.popLast()
        let value = Self.trimmed(text)
        switch vocabulary(name.namespace) {
        case .gpx: end(name.local, value)
        case .speeds: if point != nil { addMotion(name.local, value) }
        case .own:
            if point != nil {
                addOwn(name.local, value)
            } else if name.local == "driver" {
                track?.driver = Self.name(value)
            }
        case .other: break
        }
    }

    private mutating func end(_ name: String, _ value: String) {
        switch (path.last, name) {
        case (_, "trkpt"), (_, "rtept"), (_, "wpt"): finishPoint()
        case (_, "trkseg"): finishSegment()
        case (_, "trk"): finishTrack()
        case (_, "rte"): finishRoute()
        case ("trkpt", _), ("rtept", _), ("wpt", _): addDetail(name, value)
        case ("trk", "name"): track?.name = Self.name(value)
        case ("rte", "name"): route?.name = Self.name(value)
        default: break
        }
    }

    private mutating func vocabulary(_ namespace: String) -> Vocabulary {
        if let known = vocabularies[namespace] { return known }
        let found: Vocabulary =
            if namespace.isEmpty || namespace == root || namespace.contains(Self.gpx) {
                .gpx
            } else if namespace == Self.own {
                .own
            } else {
                Self.extensions.contains { namespace.contains($0) } ? .speeds : .other
            }
        vocabularies[namespace] = found
        return found
    }

    // MARK: Points

    private mutating func begin(_ kind: Kind, _ attributes: [String: String]) {
        // The point before may not have been closed.
        finishPoint()
        self.kind = kind
        guard let place = place(attributes) else { return file.losses.add(.place) }
        point = TrackPoint(place)
    }

    private func place(_ attributes: [String: String]) -> GeoPoint? {
        guard let latitude = Self.number(attributes["lat"]), let longitude = Self.number(attributes["lon"]) else {
            return nil
        }
        return GeoPoint(checked: latitude, longitude)
    }

    private mutating func finishPoint() {
        guard let point else { return }
        switch kind {
        case .track:
            if track == nil { track = TrackFile.Track() }
            segment.append(point)
        case .route:
            if route == nil { route = TrackFile.Route() }
            route?.points += [point] + shape
        case .waypoint: file.waypoints.append(point)
        }
        self.point = nil
        shape = []
    }

    private mutating func finishSegment() {
        finishPoint()
        if !segment.isEmpty { track?.segments.append(segment) }
        segment = []
    }

    private mutating func finishTrack() {
        finishSegment()
        if let track, !track.segments.isEmpty { file.tracks.append(track) }
        track = nil
    }

    private mutating func finishRoute() {
        finishPoint()
        if let route, !route.points.isEmpty { file.routes.append(route) }
        route = nil
    }

    // MARK: Details

    /// What GPX itself has about a point: 1.0 also speed, in m/s, and course.
    private mutating func addDetail(_ name: String, _ value: String) {
        guard point != nil, !value.isEmpty else { return }
        switch name {
        case "ele":
            let metres = checked(value) { Self.altitudesM.contains($0) }
            point?.altitudeM = metres
        // A point without a time that can be read is counted where times matter.
        case "time": point?.time = WallTime(iso8601: value)
        case "name": point?.name = Self.name(value)
        default: addMotion(name, value)
        }
    }

    private mutating func addMotion(_ name: String, _ value: String) {
        guard !value.isEmpty else { return }
        switch name {
        case "speed":
            // Some programs write -1 where the speed is not known.
            let mps = checked(value) { $0 == -1 || 0..<Self.maxKmh ~= $0 * 3.6 }
            point?.speedKmh = mps.flatMap { $0 < 0 ? nil : $0 * 3.6 }
        case "course":
            let degrees = checked(value) { abs($0) <= 720 }
            point?.courseDeg = degrees.map(Angle.normalized)
        default: break
        }
    }

    private mutating func addOwn(_ name: String, _ value: String) {
        if let signal = Self.carSignals[name], let number = checked(value, { abs($0) < 1e6 }) {
            point?.carValues[signal] = number
        }
        if name == "bridged" { point?.isBridged = value == "true" }
    }

    /// A number that is possible; others are counted.
    private mutating func checked(_ text: String, _ isPossible: (Double) -> Bool) -> Double? {
        guard let value = Self.number(text), isPossible(value) else {
            file.losses.values += 1
            return nil
        }
        return value
    }

    /// A number, perhaps with a decimal comma.
    private static func number(_ text: String?) -> Double? {
        guard let text else { return nil }
        let trimmed = trimmed(text)
        guard let value = Double(trimmed) ?? Double(trimmed.replacing(",", with: ".")), value.isFinite else {
            return nil
        }
        return value
    }

    private static func name(_ text: String) -> String? { text.isEmpty ? nil : String(text.prefix(maxName)) }

    private static func trimmed(_ text: String) -> String {
        let bytes = text.utf8
        if let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 { return text }
        var rest = text[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
