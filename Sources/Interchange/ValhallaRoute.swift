import Formats
package import Routes

/// Requests and responses of the route service of Valhalla.
package enum ValhallaRoute {
    /// The codes with which Valhalla says that there is no way, or no road near a place.
    private static let nothingFound: Set<Int> = [170, 171, 441, 442]
    /// The digits of the numbers in a line.
    private static let precision = 1e6

    /// The path of a request for the way of a car from a place to another.
    package static func path(from: GeoPoint, to: GeoPoint) -> String {
        let places = [from, to].map {
            "{\"lat\":\(Decimals.text($0.latitude, 6)),\"lon\":\(Decimals.text($0.longitude, 6))}"
        }
        let question =
            "{\"locations\":[\(places.joined(separator: ","))],\"costing\":\"auto\",\"units\":\"kilometers\"}"
        return "/route?json=\(QueryText.encoded(question))"
    }

    /// The way in a response.
    /// - Parameter status: the status of HTTP.
    package static func way(status: Int, _ body: [UInt8]) throws(WayResponseError) -> PlannedWay {
        guard let document = JSON(parsing: body) else { throw status == 200 ? .unreadable : .refused(String(status)) }
        if let code = document["error_code"]?.double.flatMap({ Int(exactly: $0) }) {
            throw nothingFound.contains(code) ? .noWay : .refused("error \(code)")
        }
        guard let trip = document["trip"], case .array(let legs)? = trip["legs"], !legs.isEmpty else {
            throw status == 200 ? .unreadable : .refused(String(status))
        }
        var way = PlannedWay([])
        var sumS = 0.0
        for leg in legs {
            guard let shape = leg["shape"]?.text, let places = places(shape), places.count >= 2 else {
                throw .unreadable
            }
            let first = way.places.count
            way.places += places
            way.seconds += Array(repeating: nil, count: places.count)
            guard case .array(let maneuvers)? = leg["maneuvers"] else { continue }
            for maneuver in maneuvers {
                guard let begin = maneuver["begin_shape_index"]?.double.flatMap({ Int(exactly: $0) }),
                    places.indices.contains(begin)
                else { continue }
                way.seconds[first + begin] = sumS
                if let step = step(maneuver, at: first + begin) { way.steps.append(step) }
                sumS += max(0, maneuver["time"]?.double ?? 0)
            }
        }
        if sumS == 0 { sumS = trip["summary"]?["time"]?.double ?? 0 }
        guard sumS > 0 else {
            way.seconds = []
            return way
        }
        way.seconds[0] = 0
        way.seconds[way.places.count - 1] = sumS
        return way
    }

    private static func step(_ maneuver: JSON, at index: Int) -> PlannedWay.Step? {
        guard let type = maneuver["type"]?.double.flatMap({ Int(exactly: $0) }) else { return nil }
        var streets: [JSON] = []
        for name in ["begin_street_names", "street_names"] where streets.isEmpty {
            if case .array(let names)? = maneuver[name] { streets = names }
        }
        let street = streets.compactMap { StreetName.of($0.text) }.first
        if (4...6).contains(type) { return PlannedWay.Step(.arrive, at: index) }
        if type == 26 {
            let exit = maneuver["roundabout_exit_count"]?.double.flatMap { Int(exactly: $0) } ?? 1
            return PlannedWay.Step(.straight, exit: max(1, min(20, exit)), street: street, at: index)
        }
        return kinds[type].map { PlannedWay.Step($0, street: street, at: index) }
    }

    /// The types of maneuvers that are turns; others only say that one goes on.
    private static let kinds: [Int: Turn.Kind] = [
        2: .right, 3: .left, 9: .slightRight, 10: .right, 11: .sharpRight, 12: .back, 13: .back, 14: .sharpLeft,
        15: .left, 16: .slightLeft, 18: .slightRight, 19: .slightLeft, 20: .slightRight, 21: .slightLeft,
        23: .slightRight, 24: .slightLeft, 37: .slightRight, 38: .slightLeft,
    ]

    /// The places of an encoded line: differences in units of 0.000001 degrees, five bits a character. Nil for other text.
    static func places(_ shape: String) -> [GeoPoint]? {
        var (places, values): ([GeoPoint], [Int64]) = ([], [0, 0])
        var (value, shift, axis): (UInt64, UInt64, Int) = (0, 0, 0)
        for byte in shape.utf8 {
            guard (63...126).contains(byte), shift < 40 else { return nil }
            value |= UInt64((byte - 63) & 0x1F) << shift
            shift += 5
            guard byte - 63 < 0x20 else { continue }
            values[axis] += value & 1 == 1 ? ~Int64(value >> 1) : Int64(value >> 1)
            value = 0
            shift = 0
            axis = 1 - axis
            guard axis == 0 else { continue }
            guard let place = GeoPoint(checked: Double(values[0]) / precision, Double(values[1]) / precision) else {
                return nil
            }
            places.append(place)
        }
        return shift == 0 && axis == 0 ? places : nil
    }
}
