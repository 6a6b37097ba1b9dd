import Drift
import Formats
import Reports
import Telemetry
import Trips

/// What is drawn of the drifts of a trip: each one's angle, the angles against the speed, and where they were.
struct DriftCharts {
    /// More points of a plot are one blot, and more of a line in a table cannot be seen.
    private static let (maxPlotted, maxInLine) = (600, 60)
    /// A line in a table, in units of its drawing.
    private static let (lineWidth, lineHeight) = (120.0, 30.0)
    /// Without an angle for longer there is none, in milliseconds.
    private static let freshMs: Int64 = 500
    /// The least distance between two points of the map, as a share of its size.
    private static let mapStep = 0.004

    private let drifts: DriftSession
    private let angle: TripCurves.Curve
    private let curves: [TripCurves.Curve]
    /// The range of each drift, in milliseconds since the start of the trip.
    private let ranges: [ClosedRange<Int64>]

    /// - Parameters:
    ///   - curves: of the trip; nil is returned if the slip angle is not among them.
    ///   - origin: the instant of the trip's start.
    init?(_ drifts: DriftSession, _ curves: [TripCurves.Curve], origin: Instant) {
        guard let angle = curves.first(where: { $0.signal == .slipAngle }) else { return nil }
        self.drifts = drifts
        self.curves = curves
        self.angle = angle
        ranges = drifts.runs.map { run in
            let fromMs = max(0, run.start.milliseconds(since: origin))
            return fromMs...max(fromMs, run.end.milliseconds(since: origin))
        }
    }

    // MARK: In the table

    /// The angle over the time of each drift, on the same scales.
    var lines: [HTML] {
        let longestMs = max(1, ranges.map { $0.upperBound - $0.lowerBound }.max() ?? 1)
        let parts = ranges.map { points(in: $0) }
        let greatest = max(1, parts.joined().map { abs($0.value) }.max() ?? 1)
        return zip(ranges, parts).enumerated().map { number, drift in
            let (range, points) = drift
            let step = max(1, points.count / Self.maxInLine)
            let path = stride(from: 0, to: points.count, by: step).map { index -> String in
                let x = Double(points[index].timeMs - range.lowerBound) / Double(longestMs) * Self.lineWidth
                let y = Self.lineHeight * (1 - abs(points[index].value) / greatest)
                return (index == 0 ? "M" : "L") + Decimals.text(x, 1) + " " + Decimals.text(y, 1)
            }
            return .element(
                "svg",
                [
                    "class": "spark", "viewBox": "0 -1 \(Int(Self.lineWidth)) \(Int(Self.lineHeight) + 2)",
                    "role": "img", "aria-label": "The angle of drift \(number + 1) over its time",
                ], .element("path", ["class": "s1", "d": path.joined()]))
        }
    }

    private func points(in range: ClosedRange<Int64>) -> [(timeMs: Int64, value: Double)] {
        zip(angle.times, angle.values).lazy.filter { range.contains($0.0) }.map { (timeMs: $0.0, value: $0.1) }
    }

    // MARK: Against the speed

    /// The angle of the drifts against the speed: an angle that falls with the speed is a car that straightens itself.
    var plot: DotChart? {
        guard let speed = curves.first(where: { $0.signal == .vehicleSpeed }), !speed.times.isEmpty else { return nil }
        var points: [(speed: Double, angle: Double, run: Int, timeMs: Int64)] = []
        var place = 0
        for (index, range) in ranges.enumerated() {
            for (timeMs, value) in self.points(in: range) {
                while place + 1 < speed.times.count, speed.times[place + 1] <= timeMs { place += 1 }
                points.append((speed.values[place], abs(value), index, timeMs))
            }
        }
        let step = max(1, points.count / Self.maxPlotted)
        points = stride(from: 0, to: points.count, by: step).map { points[$0] }
        let axis = Axis(0, points.map(\.speed).max() ?? 0)
        guard points.count > 4, axis.share(1) > 0 else { return nil }
        return DotChart(
            title: "Angle against speed", unit: "°",
            dots: points.map { point in
                DotChart.Dot(
                    share: axis.share(point.speed), value: point.angle,
                    text: "drift \(point.run + 1), \(DriftReport.clock(Double(point.timeMs) / 1000)): "
                        + "\(DriftReport.angle(point.angle)) at \(Format.fixed(point.speed, 0)) \(speed.unit.symbol)",
                    series: point.run)
            },
            ticks: axis.lines.map { (axis.share($0), "\(axis.label($0)) \(speed.unit.symbol)") }, hasBand: false,
            names: drifts.runs.count > 1 && drifts.runs.count <= 6
                ? drifts.runs.indices.map { "Drift \($0 + 1)" } : [])
    }

    // MARK: On the track

    /// The line of the car in a game by the slip angle; nil without its positions.
    var map: HTML? {
        guard let xs = curves.first(where: { $0.signal == .positionX }),
            let zs = curves.first(where: { $0.signal == .positionZ })
        else { return nil }
        var (places, angles): ([(x: Double, y: Double)?], [Double]) = ([], [])
        var (inZ, inAngle) = (0, 0)
        for (timeMs, x) in zip(xs.times, xs.values) {
            while inZ < zs.times.count, zs.times[inZ] < timeMs { inZ += 1 }
            while inAngle + 1 < angle.times.count, angle.times[inAngle + 1] <= timeMs { inAngle += 1 }
            guard inZ < zs.times.count, zs.times[inZ] == timeMs else { continue }
            // Seen from above, as the driver's map.
            places.append((x, -zs.values[inZ]))
            let isKnown = inAngle < angle.times.count && 0...Self.freshMs ~= timeMs - angle.times[inAngle]
            angles.append(isKnown ? abs(angle.values[inAngle]) : 0)
        }
        guard let box = LapMap.Box(places) else { return nil }
        let kept = Self.spaced(places.compactMap(\.self), atLeast: box.side * Self.mapStep)
        let end = max(1, drifts.runs.map(\.peakDeg).map(abs).max() ?? 1)
        var map = LapMap(
            places: kept.map { places[$0] }, shares: kept.map { min(1, angles[$0] / end) }, scale: .speed,
            label: "The line of the car by slip angle")
        map.start = "Start"
        return map.figure("Slip angle on the track", id: nil, in: box, ends: ("0°", DriftReport.angle(end)))
    }

    /// The indices of places that are so far from the one before.
    private static func spaced(_ places: [(x: Double, y: Double)], atLeast step: Double) -> [Int] {
        var kept: [Int] = []
        for (index, place) in places.enumerated() {
            if let last = kept.last {
                let (dx, dy) = (place.x - places[last].x, place.y - places[last].y)
                if dx * dx + dy * dy < step * step { continue }
            }
            kept.append(index)
        }
        return kept
    }
}
