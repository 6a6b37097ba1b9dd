import Formats
package import Routes

/// Requests and responses of the route service of OSRM, version 1, which other engines understand as well.
package enum OSRMRoute {
    /// The codes with which OSRM says that there is no way, or no road near a place.
    private static let nothingFound: Set<String> = ["NoRoute", "NoSegment"]
    /// What is no turn: where a way begins, where only the name of a road changes, and where one leaves what one was told
    /// to enter.
    private static let others: Set<String> = [
        "depart", "new name", "notification", "exit roundabout", "exit rotary", "use lane",
    ]
    private static let roundabouts: Set<String> = ["roundabout", "rotary"]
    /// How far a step may be from where its distance says that it is: as a share of the way, and in meters.
    private static let (apartShare, apartM) = (0.05, 200.0)

    /// The path of a request for the way of a car from a place to another.
    package static func path(from: GeoPoint, to: GeoPoint) -> String {
        let places = [from, to].map { "\(Decimals.text($0.longitude, 6)),\(Decimals.text($0.latitude, 6))" }
        return "/route/v1/driving/\(places.joined(separator: ";"))?overview=full&geometries=geojson&steps=true"
    }

    /// The way in a response.
    /// - Parameter status: the status of HTTP.
    package static func way(status: Int, _ body: [UInt8]) throws(WayResponseError) -> PlannedWay {
        guard let document = JSON(parsing: body), let code = document["code"]?.text else {
            throw status == 200 ? .unreadable : .refused(String(status))
        }
        guard code == "Ok" else {
            throw nothingFound.contains(code) ? .noWay : .refused(code: code, status: status)
        }
        guard case .array(let routes)? = document["routes"], let route = routes.first,
            let geometry = route["geometry"], case .array(let coordinates)? = geometry["coordinates"]
        else { throw .unreadable }
        let places = coordinates.compactMap { place($0) }
        // A point that is none costs only itself.
        guard places.count >= 2 else { throw coordinates.count >= 2 ? .unreadable : .noWay }
        return way(places, steps(route), durationS: route["duration"]?.double)
    }

    private static func place(_ coordinate: JSON) -> GeoPoint? {
        guard case .array(let pair) = coordinate, pair.count >= 2, let longitude = pair[0].double,
            let latitude = pair[1].double
        else { return nil }
        return GeoPoint(checked: latitude, longitude)
    }

    private static func steps(_ route: JSON) -> [JSON] {
        guard case .array(let legs)? = route["legs"] else { return [] }
        return legs.flatMap { leg -> [JSON] in
            if case .array(let steps)? = leg["steps"] { steps } else { [] }
        }
    }

    /// The steps at their places.
    private static func way(_ places: [GeoPoint], _ steps: [JSON], durationS: Double?) -> PlannedWay {
        var alongM = [0.0]
        for (one, other) in zip(places, places.dropFirst()) {
            alongM.append((alongM.last ?? 0) + one.distanceM(to: other))
        }
        let lengthM = alongM.last ?? 0
        let slackM = apartM + apartShare * lengthM
        var way = PlannedWay(places, seconds: Array(repeating: nil, count: places.count))
        var (sumM, sumS, last) = (0.0, 0.0, 0)
        for step in steps {
            let maneuver = step["maneuver"]
            // A way may pass a place twice: what counts is the one where the step is by its distance.
            let near = (last..<places.count).filter { abs(alongM[$0] - sumM) <= slackM }
            if let location = maneuver?["location"].flatMap({ place($0) }),
                let index = near.min(by: {
                    places[$0].distanceM(to: location) < places[$1].distanceM(to: location)
                })
            {
                last = index
            } else {
                last = (last..<places.count).min { abs(alongM[$0] - sumM) < abs(alongM[$1] - sumM) } ?? last
            }
            way.seconds[last] = sumS
            if let step = maneuver.flatMap({ self.step($0, street: street(step), at: last) }) { way.steps.append(step) }
            sumM += max(0, step["distance"]?.double ?? 0)
            sumS += max(0, step["duration"]?.double ?? 0)
        }
        if let durationS = steps.isEmpty ? durationS : sumS, durationS > 0 {
            way.seconds[0] = 0
            way.seconds[places.count - 1] = durationS
        } else {
            way.seconds = []
        }
        return way
    }

    private static func street(_ step: JSON) -> String? {
        [step["name"]?.text, step["ref"]?.text].compactMap { StreetName.of($0) }.first
    }

    private static func step(_ maneuver: JSON, street: String?, at index: Int) -> PlannedWay.Step? {
        let type = maneuver["type"]?.text ?? "turn"
        if type == "arrive" { return PlannedWay.Step(.arrive, at: index) }
        guard !others.contains(type) else { return nil }
        let kind = maneuver["modifier"]?.text.flatMap { kinds[$0] } ?? .straight
        let exit = roundabouts.contains(type) ? maneuver["exit"]?.double.flatMap { Int(exactly: $0) } : nil
        // Whoever goes straight on need not be told, unless there is a roundabout.
        guard kind != .straight || exit != nil else { return nil }
        return PlannedWay.Step(kind, exit: exit.flatMap { (1...20).contains($0) ? $0 : nil }, street: street, at: index)
    }

    private static let kinds: [String: Turn.Kind] = [
        "uturn": .back, "sharp right": .sharpRight, "right": .right, "slight right": .slightRight,
        "straight": .straight, "slight left": .slightLeft, "left": .left, "sharp left": .sharpLeft,
    ]
}
