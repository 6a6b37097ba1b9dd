import Formats
package import Routes
import Telemetry

/// A file of `route export` as JSON.
package enum RouteFile {
    /// The name of the format, up to its version.
    private static let format = "obdmech.routeFile/"

    /// Whether the file begins as JSON.
    package static func isJSON(_ bytes: [UInt8]) -> Bool {
        bytes.prefix(1024).first { ![0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "{")
    }

    /// Why a file of JSON has no route.
    package enum FileError: Error, Hashable, Sendable {
        /// It is no JSON from this place on; both from 1.
        case syntax(line: Int, column: Int)
        /// It ends before its last bracket.
        case cutOff(line: Int)
        /// Another format, or none.
        case format(String?)
        /// The list of places is missing.
        case noCheckpoints
        /// Of so many places too few can be read, or all are at one place.
        case fewCheckpoints(Int, of: Int)
    }

    /// The route of a file, and the number of parts of it that could not be understood, which are left out.
    package static func route(_ bytes: [UInt8]) throws(FileError) -> (route: PortableRoute, leftOut: Int) {
        let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard let file = JSON(parsing: bytes) else { throw syntaxError(bytes) }
        guard file["format"]?.text?.hasPrefix(format) == true else { throw .format(file["format"]?.text) }
        guard case .array? = file["checkpoints"] else { throw .noCheckpoints }
        var leftOut = 0
        let found = list(file["checkpoints"])
        let points = found.compactMap(checkpoint)
        leftOut += found.count - points.count
        let stops = list(file["stops"]).compactMap(stop)
        // With a checkpoint missing, their distances are no longer equal steps.
        let isWhole =
            points.count == found.count
            && zip(points, points.dropFirst()).allSatisfy { $0.alongM < $1.alongM && $0.timeS <= $1.timeS }
            && points.dropLast().enumerated().allSatisfy { abs($1.alongM - Double($0) * RoutePath.stepM) < 0.01 }
        let isTimed = points.contains { $0.timeS > 0 }
        guard
            let path = isWhole
                ? RoutePath(points, stops: stops)
                : RoutePath(places: points.map(\.place), seconds: points.map { isTimed ? $0.timeS : nil })
        else { throw .fewCheckpoints(points.count, of: found.count) }
        let given = list(file["drives"])
        let drives = given.compactMap { drive($0, on: path, isWhole: isWhole) }
        leftOut += given.count - drives.count
        return (
            PortableRoute(uuid: file["uuid"]?.text, name: file["name"]?.text, path: path, drives: drives), leftOut
        )
    }

    /// Where the text is not JSON.
    private static func syntaxError(_ bytes: [UInt8]) -> FileError {
        var cursor = JSONCursor()
        if cursor.value(bytes.span) != nil { _ = cursor.isAtEnd(bytes.span) }
        let before = bytes.prefix(min(cursor.position, bytes.count))
        let line = before.count { $0 == 0x0A } + 1
        if bytes.dropFirst(before.count).allSatisfy({ [0x09, 0x0A, 0x0D, 0x20].contains($0) }) {
            return .cutOff(line: line)
        }
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return .syntax(line: line, column: String(decoding: before[start...], as: UTF8.self).count + 1)
    }

    private static func list(_ json: JSON?) -> [JSON] {
        if case .array(let elements)? = json { elements } else { [] }
    }

    /// A number that is possible.
    private static func number(_ json: JSON, _ name: String) -> Double? {
        json[name]?.double.flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
    }

    private static func checkpoint(_ json: JSON) -> Checkpoint? {
        guard let latitude = number(json, "latitude"), let longitude = number(json, "longitude"),
            let place = GeoPoint(checked: latitude, longitude), let alongM = number(json, "alongM")
        else { return nil }
        return Checkpoint(place: place, alongM: alongM, timeS: max(0, number(json, "timeS") ?? 0))
    }

    private static func stop(_ json: JSON) -> RoutePath.Stop? {
        guard let alongM = number(json, "alongM"), let arrivalS = number(json, "arrivalS"),
            let departureS = number(json, "departureS"), alongM >= 0, arrivalS >= 0, departureS >= arrivalS
        else { return nil }
        return RoutePath.Stop(alongM: alongM, arrivalS: arrivalS, departureS: departureS)
    }

    private static func drive(_ json: JSON, on path: RoutePath, isWhole: Bool) -> PortableRoute.Drive? {
        let knots = list(json["pace"]).compactMap { knot -> PaceReference.Knot? in
            guard let alongM = number(knot, "alongM"), let timeS = number(knot, "timeS"), alongM >= 0, timeS >= 0
            else { return nil }
            return PaceReference.Knot(alongM: min(alongM, path.lengthM), timeS: timeS)
        }
        guard let pace = PaceReference(knots), let uuid = json["uuid"]?.text, !uuid.isEmpty else { return nil }
        var times: [Double?] = Array(repeating: nil, count: path.checkpoints.count)
        for passed in list(json["passed"]) {
            guard let index = number(passed, "checkpoint").map({ Int(clamping: $0) }), times.indices.contains(index),
                let timeS = number(passed, "timeS"), timeS >= 0
            else { continue }
            times[index] = timeS
        }
        if !isWhole || times.count(where: { $0 != nil }) < 2 {
            times = path.checkpoints.map { pace.span($0.alongM).lowerBound }
        }
        return PortableRoute.Drive(
            uuid: uuid, driver: json["driver"]?.text, start: json["start"]?.text.flatMap { WallTime(iso8601: $0) },
            drive: RouteDrive(
                timesS: times, coveredShare: min(1, max(0, (number(json, "coveredPercent") ?? 100) / 100)),
                jaccard: min(1, max(0, (number(json, "jaccardPercent") ?? 100) / 100)),
                distanceM: max(0, number(json, "distanceM") ?? path.lengthM)),
            pace: pace)
    }
}
