import CommandLine
import Formats
import Interchange
import Reports
import Routes
import Storage
import Telemetry

/// Routes from GPX files and to them.
enum RouteFiles {
    /// The ways in a file, with their names: its tracks, and its routes if it has no tracks.
    static func paths(_ file: String) throws -> [(name: String?, path: RoutePath)] {
        let content = try TrackFile.read(file, otherwise: RouteFileError.notGPX(file))
        var losses = content.losses
        let ways =
            content.tracks.isEmpty
            ? content.routes.map { ($0.name, $0.points) }
            : content.tracks.map { ($0.name, $0.points(&losses)) }
        TrackFile.warn(of: losses, in: file)
        let paths = ways.compactMap { name, points -> (name: String?, path: RoutePath)? in
            let times = zip(points, TimeOutliers.fitting(points.map(\.time))).map { $1 ? $0.time : nil }
            let start = times.lazy.compactMap(\.self).first
            let seconds = times.map { time in start.flatMap { start in time?.seconds(since: start) } }
            return RoutePath(places: points.map(\.place), seconds: seconds).map { (name, $0) }
        }
        guard !paths.isEmpty else { throw CommandError(RouteFileError.noWay(file)) }
        return paths
    }

    /// A route as a GPX file, without what lies in hidden places. Its times are those since the first point; the day is
    /// nobody's business.
    static func gpx(_ path: RoutePath, name: String, hidden: [Place]) -> String {
        let knots = path.isTimed ? path.knots : path.checkpoints.map { .init(alongM: $0.alongM, timeS: $0.timeS) }
        let points = knots.map { (place: path.place(alongM: $0.alongM), timeS: $0.timeS) }
            .filter { point in !hidden.contains { $0.contains(point.place) } }
        let beginS = points.first?.timeS ?? 0
        return RouteGPX.text(
            points.map { ($0.place, path.isTimed ? $0.timeS - beginS : nil) }, name: name, program: HTMLFile.program)
    }
}
