package import Formats
package import Routes
import Telemetry

/// The way of a trip as a small picture of braille dots, or of ASCII characters. North is up.
package struct WayMap {
    /// In cells. More of them show no more of most ways, and push the facts off the screen.
    private static let (maxColumns, maxRows) = (72, 14)
    /// Blanks on the left.
    private static let indent = 2

    private let way: Way
    private let presentation: Presentation

    package init(_ way: Way, _ presentation: Presentation) {
        self.way = way
        self.presentation = presentation
    }

    /// The way of a route.
    package init(_ path: RoutePath, _ presentation: Presentation) {
        var way = Way()
        way.points = path.checkpoints.map { WayPoint(time: .zero, place: $0.place, drivenM: $0.alongM) }
        self.init(way, presentation)
    }

    /// None for a way that leads nowhere.
    package var lines: [String] {
        guard let first = way.points.first, let last = way.points.last else { return [] }
        let plane = LocalPlane(at: first.place)
        let places = way.points.map { plane.metres(to: $0.place) }
        let (west, east) = (places.map(\.eastM).min() ?? 0, places.map(\.eastM).max() ?? 0)
        let (south, north) = (places.map(\.northM).min() ?? 0, places.map(\.northM).max() ?? 0)
        let side = max(east - west, north - south)
        guard side >= 20, side < 1e7 else { return [] }
        let columns = max(4, min(Self.maxColumns, presentation.width - Self.indent))
        // Dots are as high as they are wide.
        let dotsPerM = min(
            Double(columns * 2 - 1) / max(east - west, 1), Double(Self.maxRows * 4 - 1) / max(north - south, 1))
        func dot(_ place: (eastM: Double, northM: Double)) -> (x: Int, y: Int) {
            (
                Int(clamping: ((place.eastM - west) * dotsPerM).rounded()),
                Int(clamping: ((north - place.northM) * dotsPerM).rounded())
            )
        }
        var dots = Dots(
            columns: Int(clamping: (east - west) * dotsPerM) / 2 + 1,
            rows: Int(clamping: (north - south) * dotsPerM) / 4 + 1)
        var before: (x: Int, y: Int)?
        for (point, place) in zip(way.points, places) {
            let next = dot(place)
            if let before, !point.beginsSegment {
                if before != next { dots.line(before, next, .standard) }
            } else {
                dots.set(next.x, next.y, .standard)
            }
            before = next
        }
        func cell(_ index: Int) -> (column: Int, row: Int) {
            let (x, y) = dot(places[index])
            return (max(0, min(dots.columns - 1, x / 2)), max(0, min(dots.rows - 1, y / 4)))
        }
        let (start, end) = (cell(0), cell(places.count - 1))
        let rows = (0..<dots.rows).map { row in
            var text = String(repeating: " ", count: Self.indent)
            for column in 0..<dots.columns {
                if (column, row) == start {
                    text += "S"
                } else if (column, row) == end {
                    text += "E"
                } else {
                    text.unicodeScalars.append(scalar(dots[column, row].pattern))
                }
            }
            return Format.withoutTrailingSpaces(text)
        }
        return presentation.wrapped(heading(last, isRound: start == end, eastM: east - west), indent: 2) + rows
    }

    private func scalar(_ pattern: UInt8) -> Unicode.Scalar {
        guard pattern != 0 else { return " " }
        return presentation.isUnicode ? Unicode.Scalar(0x2800 + UInt32(pattern)) ?? " " : Dots.letter(pattern)
    }

    /// "Map, 3.2 km from west to east; S start, E end; 0.4 km without reception"
    private func heading(_ last: WayPoint, isRound: Bool, eastM: Double) -> String {
        var parts = ["Map, \(presentation.units.distance(eastM / 1000)) from west to east"]
        parts.append(isRound ? "S start and end" : "S start, E end")
        if way.bridgedM >= 50 { parts.append("\(presentation.units.distance(way.bridgedM / 1000)) without reception") }
        let gaps = way.segments.count - 1
        if gaps > 0 { parts.append(Format.count(gaps, "gap")) }
        if way.hidesPlaces { parts.append("hidden places are left out") }
        return parts.joined(separator: "; ")
    }
}
