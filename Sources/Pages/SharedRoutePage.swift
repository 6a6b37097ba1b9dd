package import Formats
import Reports
package import Routes
import Telemetry

/// The page about one route that is passed on: its map, and the times of its drives.
package struct SharedRoutePage {
    private let route: PortableRoute
    private let presentation: Presentation
    private let program: String
    private var units: UnitSystem { presentation.units }

    /// - Parameter program: name and version, for the end of the page.
    package init(_ route: PortableRoute, _ presentation: Presentation, program: String) {
        self.route = route
        self.presentation = presentation
        self.program = program
    }

    package var page: Page {
        let title = route.name ?? "Route"
        let length = units.distance(route.path.lengthM / 1000)
        let best = route.drives.map(\.drive.durationS).min()
        let words = [length, Format.count(route.drives.count, "drive"), best.map { "best \(Format.clock($0))" }]
        var body: [HTML] = [
            .element(
                "header", .element("h1", text: title),
                .element("p", ["class": "soft"], text: words.compactMap(\.self).joined(separator: " · ")))
        ]
        let sheet = WaySheet(track, marks: [], ground: nil, units: units) { Format.clock($0.seconds(since: .zero)) }
        if let sheet { body.append(.section("Map", sheet.content)) }
        if !route.drives.isEmpty {
            let ranked = route.drives.sorted { $0.drive.durationS < $1.drive.durationS }
            let rows = ranked.enumerated().map { index, drive in
                let hours = drive.drive.durationS / 3600
                return [
                    "\(index + 1)", drive.driver ?? "",
                    drive.start.map { presentation.zone.day($0).shown(units) } ?? "",
                    Format.clock(drive.drive.durationS),
                    hours > 0 ? units.speed(drive.drive.distanceM / 1000 / hours) : "",
                ]
            }
            body.append(
                .section("Drives", [.table(["", "Driver", "Day", "Time", "Mean speed"], rows, textColumns: 3)]))
        }
        body.append(.footer(program))
        return Page(title: title, body)
    }

    /// The way that the best drive took, or the one of which the route was made.
    private var track: Way {
        let path = route.path
        let best = route.drives.min { $0.drive.durationS < $1.drive.durationS }
        var track = Way()
        for (index, checkpoint) in path.checkpoints.enumerated() {
            let known =
                best.map { $0.pace.span(checkpoint.alongM).lowerBound } ?? (path.isTimed ? checkpoint.timeS : nil)
            // Without times the points are in their order all the same.
            let timeS = known ?? Double(index)
            var point = WayPoint(
                time: .zero.advanced(bySeconds: timeS), place: checkpoint.place, drivenM: checkpoint.alongM)
            if let last = track.points.last, known != nil {
                let seconds = point.time.seconds(since: last.time)
                point.speedKmh = seconds > 0 ? (point.drivenM - last.drivenM) / seconds * 3.6 : nil
            }
            track.points.append(point)
        }
        return track
    }
}
