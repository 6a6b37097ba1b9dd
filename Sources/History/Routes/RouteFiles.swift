import Formats
import Interchange
import Reports
package import Routes
package import Storage
package import System
import Telemetry

/// Routes from files and to them, with their drives.
package enum RouteFiles {
    /// The routes in a file. Several tracks of one way are drives of one route.
    /// - Parameters:
    ///   - file: its name.
    ///   - warn: is told what of it is left out.
    package static func routes(
        _ bytes: [UInt8], named file: String, warn: (FileWarning) -> Void
    ) throws(RouteFileError) -> [PortableRoute] {
        if RouteFile.isJSON(bytes) {
            let read: (route: PortableRoute, leftOut: Int)
            do throws(RouteFile.FileError) {
                read = try RouteFile.route(bytes)
            } catch {
                throw .damaged(file, error)
            }
            if read.leftOut > 0 {
                warn(.leftOut(file, what: Format.count(read.leftOut, "part") + " that cannot be read"))
            }
            return [read.route]
        }
        guard let content = try? TrackFile(bytes) else { throw .notGPX(file) }
        var losses = content.losses
        let tracks = content.tracks.compactMap { track in
            Way(track.name, track.points(&losses)).map { (driver: track.driver, way: $0) }
        }
        if let text = losses.text { warn(.leftOut(file, what: text)) }
        var routes = content.routes.compactMap { Way($0.name, $0.points) }.map {
            PortableRoute(name: $0.name, path: $0.path)
        }
        // A planned route beside tracks of other ways is not what was driven.
        if !tracks.isEmpty {
            routes.removeAll { route in !tracks.contains { Self.belongs($0.way.path, to: route.path) } }
        }
        for (driver, way) in tracks {
            let index =
                routes.firstIndex { Self.belongs(way.path, to: $0.path) } ?? routes.count
            if index == routes.count { routes.append(PortableRoute(name: way.name, path: way.path)) }
            let base = routes[index].path
            guard case .success(let drive) = RouteDrive.measure(way.path, on: base),
                let pace = PaceReference(of: way.path, on: base)
            else { continue }
            routes[index].drives.append(
                PortableRoute.Drive(
                    uuid: "gpx-" + Base64.text(SHA256.hash(Base64.text(way.path.bytes))), driver: driver,
                    start: way.start, drive: drive,
                    pace: pace))
        }
        guard !routes.isEmpty else { throw .noWay(file) }
        return routes
    }

    private static func belongs(_ way: RoutePath, to route: RoutePath) -> Bool {
        RouteFinder.mayBelong(lengthM: way.lengthM, toRouteOf: route.lengthM) && RouteDrive(way, on: route).belongs
    }

    /// A track or route of a file; nil if it is shorter than 20 m.
    private struct Way {
        let name: String?
        let path: RoutePath
        /// Nil if its times are none of a day: the files of this program begin with the year 2000.
        let start: WallTime?

        init?(_ name: String?, _ points: [TrackPoint]) {
            let times = zip(points, TimeOutliers.fitting(points.map(\.time))).map { $1 ? $0.time : nil }
            let start = times.lazy.compactMap(\.self).first
            let seconds = times.map { time in start.flatMap { start in time?.seconds(since: start) } }
            guard let path = RoutePath(places: points.map(\.place), seconds: seconds) else { return nil }
            self.name = name
            self.path = path
            self.start = start.flatMap { abs($0.seconds(since: RouteGPX.origin)) < 86_400 ? nil : $0 }
        }
    }

    /// A route as a GPX file. Times are those since the first point; the day is nobody's business.
    package static func gpx(_ route: PortableRoute, name: String, program: String) -> String {
        let path = route.path
        let own: [RouteGPX.Point] =
            path.isTimed
            ? path.knots.map { (path.place(alongM: $0.alongM), $0.timeS) } : path.checkpoints.map { ($0.place, nil) }
        let drives = route.drives.map { drive in
            // What was not driven has no times.
            let driven = drive.drive.passed.map {
                path.checkpoints[$0.lowerBound].alongM...path.checkpoints[$0.upperBound].alongM
            }
            let points: [RouteGPX.Point] = drive.pace.times(on: path)
                .filter { driven?.contains($0.alongM) ?? true }.map { (path.place(alongM: $0.alongM), $0.timeS) }
            return (driver: drive.driver, points: points)
        }
        return RouteGPX.text(own, drives: drives, name: name, program: program)
    }

    /// A stored route with its drives.
    package static func portable(
        _ route: RouteTables.StoredRoute, name: String, _ database: Database
    ) throws -> PortableRoute {
        var portable = PortableRoute(uuid: try database.routes.uuid(ofRoute: route.id), name: name, path: route.path)
        for drive in try database.routes.drives(ofRoute: route.id) {
            guard let pace = try PaceReference(of: drive, on: route.path, database),
                let uuid = try database.routes.uuid(of: drive.name)
            else { continue }
            portable.drives.append(
                PortableRoute.Drive(
                    uuid: uuid, driver: drive.driver, start: drive.start, drive: drive.drive, pace: pace))
        }
        return portable
    }

    /// Stores a route, or adds its drives to the one that it is already. Returns its number, and how many drives were new.
    package static func store(
        _ route: PortableRoute, named name: String, _ database: Database
    ) throws -> (route: Int64, added: Int, isNew: Bool) {
        let known = try database.routes.all()
        let same = try known.first { stored in
            if let uuid = route.uuid, try database.routes.uuid(ofRoute: stored.id) == uuid { return true }
            return stored.name?.lowercased() == name.lowercased() && belongs(route.path, to: stored.path)
        }
        let number = try same?.id ?? database.createRoute(name, route.path, uuid: route.uuid)
        var added = 0
        for drive in route.drives {
            guard let drive = drive.moved(from: route.path, to: same?.path ?? route.path) else { continue }
            if try database.routes.add(drive, toRoute: number) { added += 1 }
        }
        return (number, added, same == nil)
    }
}
