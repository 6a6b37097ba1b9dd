package import Formats
import Routes
import Telemetry
import Trips

/// GeoJSON (RFC 7946): longitude before latitude, lines cut at the antimeridian.
extension TripWay {
    package var geoJSON: JSON {
        let lines = lines
        var features: [JSON] = []
        if !lines.isEmpty {
            let values: [(String, (Point) -> JSON)] = [
                ("coordTimes", { .string(CalendarTime.iso8601Milliseconds(time(of: $0))) }),
                ("distancesM", { JSON.rounded($0.point.drivenM, 1) ?? .null }),
                ("speedsKmh", { JSON.rounded($0.point.speedKmh, 1) ?? .null }),
                ("engineSpeedsRpm", { JSON.rounded($0.engineSpeedRpm, 0) ?? .null }),
                ("coolantsC", { JSON.rounded($0.coolantC, 0) ?? .null }),
                ("consumptionsLPer100Km", { JSON.rounded($0.consumptionLPer100Km, 1) ?? .null }),
                ("bridged", { .bool($0.point.isBridged) }),
            ]
            features.append(
                Self.feature(
                    "MultiLineString", .array(lines.map { .array($0.map { Self.position($0.point) }) }),
                    [("name", .string(name)), ("role", .string("way")), ("bridgedM", JSON.rounded(bridgedM, 0))]
                        + values.map { name, value in (name, .array(lines.map { .array($0.map(value)) })) }))
        }
        for (role, point) in [("start", points.first), ("end", points.last)] {
            guard let point else { continue }
            features.append(
                Self.feature(
                    "Point", Self.position(point.point),
                    [
                        ("role", .string(role)),
                        ("time", .string(CalendarTime.iso8601Milliseconds(time(of: point)))),
                    ]))
        }
        return .object([("type", .string("FeatureCollection")), ("features", .array(features))])
    }

    private static func feature(_ type: String, _ coordinates: JSON, _ properties: [(String, JSON?)]) -> JSON {
        .object([
            ("type", .string("Feature")),
            ("geometry", .object([("type", .string(type)), ("coordinates", coordinates)])),
            ("properties", .object(properties)),
        ])
    }

    private static func position(_ point: WayPoint) -> JSON {
        .array(
            [
                JSON.rounded(point.place.longitude, 7), JSON.rounded(point.place.latitude, 7),
                JSON.rounded(point.altitudeM, 1),
            ]
            .compactMap(\.self))
    }

    /// The segments, cut where they cross the antimeridian. Each has two points at least: one alone is there twice.
    private var lines: [[Point]] {
        var lines: [[Point]] = []
        for segment in segments {
            var line: [Point] = []
            for point in segment {
                if let last = line.last, let (end, start) = Self.crossing(last, point) {
                    lines.append(line + [end])
                    line = [start]
                }
                line.append(point)
            }
            lines.append(line.count == 1 ? line + line : line)
        }
        return lines
    }

    /// The points at 180 degrees between two points on both sides of it: on the side of the first, and on the other.
    private static func crossing(_ one: Point, _ other: Point) -> (Point, Point)? {
        let (from, to) = (one.point.place, other.point.place)
        guard abs(from.longitude - to.longitude) > 180 else { return nil }
        let side = from.longitude < 0 ? -180.0 : 180.0
        let east = Angle.signed(to.longitude - from.longitude)
        let share = east == 0 ? 0 : (side - from.longitude) / east
        var middle = other
        middle.point.place = GeoPoint(
            latitude: from.latitude + (to.latitude - from.latitude) * share, longitude: side)
        middle.point.time = one.point.time.advanced(
            bySeconds: other.point.time.seconds(since: one.point.time) * share)
        middle.point.drivenM = one.point.drivenM + (other.point.drivenM - one.point.drivenM) * share
        var beyond = middle
        beyond.point.place.longitude = -side
        return (middle, beyond)
    }
}
