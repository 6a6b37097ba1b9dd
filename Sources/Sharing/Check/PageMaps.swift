import Formats
import Routes

import func Glibc.atan
import func Glibc.sinh

/// The positions on the map of a page: its packed data and its drawing, by the part of the world that the map shows.
enum PageMaps {
    /// A position, and how far away the one may be that it was before it was rounded.
    struct Point {
        let place: GeoPoint
        let errorM: Double
    }

    /// All positions, and whether they could be read; nil if the page has no map.
    static func map(
        _ page: [UInt8], unpack: (String) -> [Int64]?
    ) -> (points: [Point], isReadable: Bool)? {
        guard let start = page.index(of: Array("id=\"waydata\">".utf8)),
            let end = page.index(of: Array("</script>".utf8), from: start)
        else { return nil }
        guard let data = JSON(parsing: page[(start + 13)..<end]), let frame = Frame(data) else { return ([], false) }
        var points: [Point] = []
        if let xs = data["x"]?.text.flatMap(unpack), let ys = data["y"]?.text.flatMap(unpack),
            let times = data["times"]?.text.flatMap(unpack)
        {
            for (index, (x, y)) in zip(xs, ys).enumerated() where index >= times.count || times[index] >= 0 {
                points.append(frame.point(Double(x) / 10, Double(y) / 10))
            }
        }
        return (points + drawn(page, frame), true)
    }

    /// The positions of the lines in the drawing of the map.
    private static func drawn(_ page: [UInt8], _ frame: Frame) -> [Point] {
        guard let start = page.index(of: Array("<svg class=\"ground\"".utf8)),
            let end = page.index(of: Array("</svg>".utf8), from: start)
        else { return [] }
        var (points, place) = ([Point](), start)
        while let path = page.index(of: Array(" d=\"M".utf8), from: place), path < end {
            guard let close = page[(path + 4)...].firstIndex(of: 0x22) else { break }
            for part in page[(path + 4)..<close].split(whereSeparator: { "MLZ".utf8.contains($0) }) {
                let numbers = String(decoding: part, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
                if numbers.count == 2 { points.append(frame.point(numbers[0], numbers[1])) }
            }
            place = close
        }
        return points
    }

    /// The part of the world in Web Mercator, as the page names it.
    private struct Frame {
        private let left: Double
        private let top: Double
        private let side: Double
        private let width: Double

        init?(_ data: JSON) {
            guard let left = data["left"]?.double, let top = data["top"]?.double, let side = data["side"]?.double,
                let width = data["width"]?.double, width > 0
            else { return nil }
            self.left = left
            self.top = top
            self.side = side
            self.width = width
        }

        /// Pages have tenths of a unit.
        func point(_ x: Double, _ y: Double) -> Point {
            let place = self.place(x, y)
            return Point(place: place, errorM: place.distanceM(to: self.place(x + 0.05, y + 0.05)))
        }

        private func place(_ x: Double, _ y: Double) -> GeoPoint {
            let (east, south) = (left + x / width * side, top + y / width * side)
            return GeoPoint(
                latitude: atan(sinh(.pi * (1 - 2 * south))) * 180 / .pi, longitude: Angle.signed(east * 360 - 180))
        }
    }
}
