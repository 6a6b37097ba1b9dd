package import Telemetry

/// A route with the times of its drives, as it goes from one database to another.
package struct PortableRoute: Hashable, Sendable {
    package struct Drive: Hashable, Sendable {
        /// The same in every database.
        package var uuid: String
        package var driver: String?
        /// Nil if the day is not known.
        package var start: WallTime?
        package var drive: RouteDrive
        package var pace: PaceReference

        package init(uuid: String, driver: String?, start: WallTime?, drive: RouteDrive, pace: PaceReference) {
            self.uuid = uuid
            self.driver = driver
            self.start = start
            self.drive = drive
            self.pace = pace
        }
    }

    /// The same in every database; nil if it is not one of this program.
    package var uuid: String?
    package var name: String?
    package var path: RoutePath
    package var drives: [Drive]

    package init(uuid: String? = nil, name: String?, path: RoutePath, drives: [Drive] = []) {
        self.uuid = uuid
        self.name = name
        self.path = path
        self.drives = drives
    }

    /// Whether it says how long the route takes.
    package var isTimed: Bool { path.isTimed || !drives.isEmpty }

    /// The same without what lies in hidden places: both ends are cut there, and a line leads across those in between.
    /// Nil if nothing is left.
    package func hiding(_ zones: [Place]) -> PortableRoute? {
        guard !zones.isEmpty else { return self }
        let isShown = path.checkpoints.map { point in !zones.contains { $0.contains(point.place) } }
        guard let first = isShown.firstIndex(of: true), let last = isShown.lastIndex(of: true), last > first,
            isShown.contains(false)
        else { return isShown.contains(false) ? nil : self }
        var points = Array(path.checkpoints[first...last])
        for index in points.indices where !isShown[first + index] {
            let before = (0..<index).last { isShown[first + $0] } ?? 0
            let after = (index..<points.count).first { isShown[first + $0] } ?? points.count - 1
            let share = Double(index - before) / Double(max(1, after - before))
            points[index].place = points[before].place.interpolated(to: points[after].place, share: share)
        }
        return part(first...last, points)
    }

    /// A part of the route, from one checkpoint to another.
    /// - Parameter moved: its checkpoints, if some were moved.
    func part(_ range: ClosedRange<Int>, _ moved: [Checkpoint]? = nil) -> PortableRoute? {
        let begin = path.checkpoints[range.lowerBound]
        var points = moved ?? Array(path.checkpoints[range])
        for index in points.indices {
            points[index].alongM -= begin.alongM
            points[index].timeS -= begin.timeS
        }
        let lengthM = points[points.count - 1].alongM
        let stops = path.stops.map { stop in
            RoutePath.Stop(
                alongM: stop.alongM - begin.alongM, arrivalS: stop.arrivalS - begin.timeS,
                departureS: stop.departureS - begin.timeS)
        }.filter { $0.alongM > 0 && $0.alongM < lengthM }
        guard let cut = RoutePath(points, stops: stops) else { return nil }
        var route = self
        route.path = cut
        route.drives = drives.compactMap { $0.cut(to: range, from: begin.alongM, lengthM: lengthM) }
        return route
    }
}

extension PortableRoute.Drive {
    /// The drive on a part of the route; nil if it did not drive there.
    fileprivate func cut(
        to range: ClosedRange<Int>, from beginM: Double, lengthM: Double
    ) -> PortableRoute.Drive? {
        guard range.upperBound < drive.timesS.count, let pace = pace.part(from: beginM, lengthM: lengthM) else {
            return nil
        }
        let times = drive.timesS[range]
        guard let first = times.compactMap(\.self).first else { return nil }
        var cut = self
        cut.pace = pace
        cut.drive = RouteDrive(
            timesS: times.map { $0.map { $0 - first } },
            coveredShare: Double(times.count { $0 != nil }) / Double(times.count), jaccard: drive.jaccard,
            distanceM: min(drive.distanceM, lengthM))
        return cut
    }

    /// The drive, which was measured on one route, on another one; nil if it does not belong to that.
    package func moved(from route: RoutePath, to other: RoutePath) -> PortableRoute.Drive? {
        guard route != other else { return self }
        guard
            let path = RoutePath(
                places: pace.knots.map { route.place(alongM: $0.alongM) }, seconds: pace.knots.map(\.timeS)),
            case .success(let drive) = RouteDrive.measure(path, on: other),
            let pace = PaceReference(of: path, on: other)
        else { return nil }
        return PortableRoute.Drive(uuid: uuid, driver: driver, start: start, drive: drive, pace: pace)
    }
}

extension PaceReference {
    /// The pace on a part of the route, from its own start.
    fileprivate func part(from beginM: Double, lengthM: Double) -> PaceReference? {
        let endM = beginM + lengthM
        let (startS, endS) = (span(beginM).upperBound, span(endM).lowerBound)
        let inner = knots.filter { $0.alongM > beginM && $0.alongM < endM }
        let all = [Knot(alongM: beginM, timeS: startS)] + inner + [Knot(alongM: endM, timeS: endS)]
        return PaceReference(all.map { Knot(alongM: $0.alongM - beginM, timeS: max(0, $0.timeS - startS)) })
    }

    /// The pace of a drive that is known by its checkpoints and stops. Where the route begins before the drive or ends
    /// after it, the mean pace is taken. Nil if the drive has no times, or is not on the route.
    package init?(of drive: RoutePath, on route: RoutePath) {
        guard drive.isTimed else { return nil }
        var matcher = RouteMatcher(route)
        // The driven distances of the drive, and where it was on the route.
        var known: [Knot] = []
        for point in drive.checkpoints {
            guard let position = matcher.take(RouteMatcher.Fix(place: point.place, drivenM: point.alongM)) else {
                continue
            }
            known.append(Knot(alongM: position.alongM, timeS: point.alongM))
        }
        guard let places = PaceReference(known), let first = known.first, let last = known.last else { return nil }
        var knots = drive.knots.filter { first.timeS...last.timeS ~= $0.alongM }.map { knot in
            Knot(alongM: places.alongM(afterS: knot.alongM), timeS: knot.timeS)
        }
        guard let begin = knots.first, let end = knots.last, end.alongM > begin.alongM, end.timeS > begin.timeS else {
            return nil
        }
        let paceS = (end.timeS - begin.timeS) / (end.alongM - begin.alongM)
        let beforeS = begin.alongM * paceS
        for index in knots.indices { knots[index].timeS += beforeS - begin.timeS }
        if begin.alongM > 0 { knots.insert(Knot(alongM: 0, timeS: 0), at: 0) }
        if route.lengthM > end.alongM {
            knots.append(
                Knot(
                    alongM: route.lengthM,
                    timeS: end.timeS - begin.timeS + beforeS + (route.lengthM - end.alongM) * paceS))
        }
        self.init(knots)
    }

    /// When the drive was at the checkpoints of a route, and arrived and went on at its stops.
    package func times(on path: RoutePath) -> [Knot] {
        let stops = zip(knots, knots.dropFirst()).filter { $0.alongM == $1.alongM }.map(\.0.alongM)
        let places = Set(path.checkpoints.map(\.alongM) + stops).sorted()
        return places.flatMap { alongM in
            let times = span(alongM)
            return times.upperBound > times.lowerBound
                ? [Knot(alongM: alongM, timeS: times.lowerBound), Knot(alongM: alongM, timeS: times.upperBound)]
                : [Knot(alongM: alongM, timeS: times.lowerBound)]
        }
    }
}
