package import Routes
import Telemetry

extension TrackFile {
    /// The paths in the file, with their names: its tracks, and its routes if it has no tracks.
    /// - Parameter losses: the points that are left out are added to it.
    package func paths(_ losses: inout TrackLosses) -> [(name: String?, path: RoutePath)] {
        let lines =
            tracks.isEmpty ? routes.map { ($0.name, $0.points) } : tracks.map { ($0.name, $0.points(&losses)) }
        return lines.compactMap { name, points in
            let times = zip(points, TimeOutliers.fitting(points.map(\.time))).map { $1 ? $0.time : nil }
            let start = times.lazy.compactMap(\.self).first
            let seconds = times.map { time in start.flatMap { start in time?.seconds(since: start) } }
            return RoutePath(places: points.map(\.place), seconds: seconds).map { (name, $0) }
        }
    }
}
