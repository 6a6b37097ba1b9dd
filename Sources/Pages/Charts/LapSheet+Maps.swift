import Formats
import Reports
import Telemetry
import Trips

/// Laps on the track, and its corners.
extension LapSheet {
    static func places(_ course: LapCourse) -> [(x: Double, y: Double)?] {
        guard let xs = course.values[.x], let zs = course.values[.z] else { return [] }
        // Seen from above, as the driver's map.
        return zip(xs, zs).map { x, z in x.flatMap { x in z.map { (x, -$0) } } }
    }

    var maps: [HTML] {
        guard let box else { return [] }
        let places = Self.places(lap)
        let speeds = lap.values[.speed] ?? []
        let all = [lap, reference].compactMap { $0.values[.speed] }.joined().compactMap(\.self)
        var maps: [HTML] = []
        if !places.isEmpty, let least = all.min(), let most = all.max(), most > least {
            let shares = speeds.map { (($0 ?? least) - least) / (most - least) }
            let map = LapMap(places: places, shares: shares, scale: .speed, label: "The line of \(lap.name) by speed")
            let symbol = units.shown(.kilometresPerHour).symbol
            maps.append(
                map.figure(
                    "\(lap.name): speed", id: "map-speed", in: box, corners: corners.map(\.slowest),
                    ends: ("\(Format.number(least)) \(symbol)", "\(Format.number(most)) \(symbol)")))
        }
        let (shares, most) = Self.gains(delta, lengthM: lengthM)
        if !places.isEmpty {
            let map = LapMap(
                places: places, shares: shares, scale: .gain, label: "The line of \(lap.name) by time gained and lost")
            let text = Format.fixed(most, 3)
            maps.append(
                map.figure(
                    "\(lap.name): seconds lost per 100 m", id: "map-gain", in: box, corners: corners.map(\.slowest),
                    ends: ("-" + text, "+" + text)))
        }
        // Where time is lost is looked at first.
        return maps.reversed()
    }

    /// How much time is lost at each point, on a scale from 0 (as much gained as the end of the scale) to 1, and the end of
    /// the scale in seconds per 100 m. The end is what one point in twenty exceeds.
    static func gains(_ delta: [Double], lengthM: Double) -> (shares: [Double], end: Double) {
        guard delta.count > 1 else { return (delta.map { _ in 0.5 }, 0.001) }
        let pointM = lengthM / Double(delta.count - 1)
        let slopes = delta.indices.map { index -> Double in
            let (from, to) = (max(0, index - reach), min(delta.count - 1, index + reach))
            return (delta[to] - delta[from]) / (Double(to - from) * pointM) * 100
        }
        let sizes = slopes.map(abs).sorted()
        let end = max(0.001, sizes[sizes.count * 19 / 20])
        return (slopes.map { min(1, max(0, 0.5 + $0 / end / 2)) }, end)
    }

    // MARK: Corners

    /// The corners of the track, that with the most time lost first.
    var cornerTable: HTML {
        let report = CornerReport(
            track, lap.trace, against: reference.trace, Presentation(units: units))
        return .element(
            "section", ["class": "corners"], .element("h3", text: "Corners"),
            .element("p", ["class": "soft"], text: report.explanation),
            .table(report.header, report.rows, textColumns: 0))
    }
}
