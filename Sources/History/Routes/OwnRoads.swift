package import Routes
package import Storage
package import Telemetry

/// Ways along the user's own stored drives, and how long ways take by them.
package enum OwnRoads {
    /// The most drives that are looked at: the newest ones.
    private static let maxDrives = 600
    /// The most checkpoints that are put together to roads: 20,000 km.
    private static let mostCheckpoints = 1_000_000
    /// Drives farther from both ends of a way than this are no part of it: in meters, and as a share of its length.
    private static let (aroundM, aroundShare) = (5000.0, 0.5)

    /// The drives that may be part of a way between two places.
    /// - Parameter hour: the hour of the day of a time.
    package static func drives(
        _ database: Database, from start: GeoPoint, to end: GeoPoint, hour: (WallTime) -> Int
    ) throws(StorageError) -> [OwnTimes.Drive] {
        var drives: [OwnTimes.Drive] = []
        var count = 0
        let lengthM = start.distanceM(to: end)
        let middle = start.interpolated(to: end, share: 0.5)
        let aroundM = lengthM / 2 + aroundM + aroundShare * lengthM
        try database.tracks.newest(maxDrives) { path, time in
            // A kilometer apart, checkpoints tell whether a drive is near.
            let isNear = stride(from: 0, to: path.checkpoints.count, by: 50).contains {
                path.checkpoints[$0].place.distanceM(to: middle) <= aroundM
            }
            guard isNear, count + path.checkpoints.count <= mostCheckpoints else { return }
            count += path.checkpoints.count
            drives.append(OwnTimes.Drive(path, hour: hour(time)))
        }
        return drives
    }

    /// The fastest way along drives; nil if they do not connect the places.
    /// - Parameter hour: the hour of the day at which it is driven.
    package static func way(
        along drives: [OwnTimes.Drive], for request: WayGuidance.Request, hour: Int
    ) -> DestinationWay? {
        var graph = RoadGraph(near: request.from, hour: hour)
        for drive in drives { graph.add(drive) }
        return graph.way(from: request.from, courseDeg: request.courseDeg, to: request.to)
            .flatMap { DestinationWay($0, from: .ownDrives) }
    }
}
