import Formats
package import Routes

/// The text with all points of a way that Routino writes (`--output-text-all`): tab-separated columns, of which the
/// duration so far is the eighth, and the name of the street that leads to the point the last one.
package enum RoutinoText {
    private static let (longitude, duration, bearing, street) = (1, 7, 9, 10)
    /// A bend between streets of the same name is a turn from this angle on, and one into another street from a smaller
    /// one; in degrees.
    private static let (sameStreetDeg, otherStreetDeg) = (60.0, 30.0)

    /// Whether bytes are such a text.
    package static func isOne(_ bytes: [UInt8]) -> Bool { bytes.first == UInt8(ascii: "#") }

    /// The way in a text; nil if there is none.
    package static func way(_ bytes: [UInt8]) -> PlannedWay? {
        var way = PlannedWay([])
        var before: (bearing: Double, street: String?)?
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.first != UInt8(ascii: "#") {
            let cells = line.split(separator: 0x09, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            func number(_ index: Int) -> Double? {
                index < cells.count ? Double(cells[index].filter { $0 != " " }) : nil
            }
            guard let latitude = number(0), let longitude = number(longitude),
                let place = GeoPoint(checked: latitude, longitude)
            else { continue }
            if let bearing = number(bearing) {
                let name = StreetName.of(street < cells.count ? cells[street] : nil)
                if let before, let step = step(before, (bearing, name), at: way.places.count - 1) {
                    way.steps.append(step)
                }
                before = (bearing, name)
            }
            way.places.append(place)
            way.seconds.append(number(duration).map { $0 * 60 })
        }
        return way.places.count >= 2 ? way : nil
    }

    private static func step(
        _ before: (bearing: Double, street: String?), _ after: (bearing: Double, street: String?), at index: Int
    ) -> PlannedWay.Step? {
        let angle = Angle.signed(after.bearing - before.bearing)
        let leastDeg = before.street == after.street ? sameStreetDeg : otherStreetDeg
        guard index > 0, abs(angle) >= leastDeg else { return nil }
        return PlannedWay.Step(Turn.Kind(angleDeg: angle), street: after.street, at: index)
    }
}
