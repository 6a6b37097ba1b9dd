package import Formats
package import Routes
package import Telemetry

/// Routes as text and JSON.
package struct RouteReport {
    package static let listFormat = "obdmech.routes/1"
    package static let format = "obdmech.route/1"

    private let units: UnitSystem
    private let width: Int
    private let utcOffsetS: (WallTime) -> Int

    /// - Parameter utcOffsetS: the UTC offset at a time, in seconds.
    package init(units: UnitSystem, width: Int, utcOffsetS: @escaping (WallTime) -> Int) {
        (self.units, self.width, self.utcOffsetS) = (units, width, utcOffsetS)
    }

    // MARK: JSON

    package static func json(_ routes: [RouteFacts]) -> JSON {
        .object([
            ("format", .string(listFormat)), ("routes", .array(routes.map { .object(members($0)) })),
        ])
    }

    private static func members(_ route: RouteFacts) -> [(String, JSON?)] {
        [
            ("number", .integer(route.number)), ("name", .text(route.name)), ("title", .string(route.title)),
            ("from", .text(route.from)), ("to", .text(route.to)), ("starred", .bool(route.isStarred)),
            ("found", .bool(route.isFound)), ("lengthKm", .rounded(route.lengthM / 1000, 3)),
            ("start", position(route.start)), ("end", position(route.end)),
            ("trips", .integer(Int64(route.trips.count))), ("bestS", .rounded(route.bestS, 1)),
            ("medianS", .rounded(route.medianS, 1)),
            ("latest", route.trips.first.map { .string(CalendarTime.iso8601($0.start)) }),
            ("awayKm", .rounded(route.awayM.map { $0 / 1000 }, 3)),
        ]
    }

    static func position(_ point: GeoPoint) -> JSON {
        .object([("latitude", .rounded(point.latitude, 6)), ("longitude", .rounded(point.longitude, 6))])
    }

    static func members(_ trip: RouteTripFacts) -> [(String, JSON?)] {
        [
            ("trip", .integer(trip.trip)), ("start", .string(CalendarTime.iso8601(trip.start))),
            ("driver", .text(trip.driver)), ("durationS", .rounded(trip.durationS, 1)),
            ("distanceKm", .rounded(trip.distanceM / 1000, 3)), ("averageSpeedKmh", .rounded(trip.speedKmh, 2)),
            ("coveredPercent", .rounded(trip.coveredShare * 100, 1)),
            ("jaccardPercent", .rounded(trip.jaccard * 100, 1)), ("fuelL", .rounded(trip.fuelL, 4)),
            ("fuelCost", .rounded(trip.fuelCost, 2)),
        ]
    }

    package static func json(_ route: RouteFacts, _ hours: DepartureHours) -> JSON {
        .object(
            [("format", .string(format))] + members(route) + [
                ("drives", .array(route.trips.map { .object(members($0)) })),
                (
                    "hours",
                    .array(
                        hours.hours.map {
                            .object([
                                ("hour", .integer(Int64($0.hour))), ("trips", .integer(Int64($0.drives))),
                                ("medianS", .rounded($0.medianS, 1)),
                            ])
                        })
                ),
                ("bestHour", hours.best.map { .integer(Int64($0.hour)) }),
            ])
    }

    // MARK: Text

    /// - Parameter none: what is said if there are no routes.
    package func lines(
        _ routes: [RouteFacts],
        none: String =
            "No routes yet: two trips with --gps on the same roads become one, and obdmech route create makes one."
    ) -> [String] {
        guard !routes.isEmpty else { return Format.wrapped(none, width: width) }
        return routes.flatMap { route in
            let star = route.isStarred ? "* " : ""
            let between = route.name == nil ? nil : route.between
            let parts = [
                between, distance(route.lengthM), Format.count(route.trips.count, "trip"),
                route.bestS.map { "best \(Format.clock($0))" },
                route.trips.count > 1 ? route.medianS.map { "median \(Format.clock($0))" } : nil,
                route.awayM.map { "\(distance($0)) away" },
            ].compactMap(\.self).joined(separator: ", ")
            return Format.wrapped(
                "\(route.number)  \(star)\(SafeText.line(route.title)): \(SafeText.line(parts))", width: width,
                indent: 4)
        }
    }

    /// A route with its trips and the best hour of departure.
    package func lines(_ route: RouteFacts, _ hours: DepartureHours) -> [String] {
        var lines = self.lines([route])
        let cheapest = route.trips.compactMap(\.fuelL).min()
        if let cheapest { lines += Format.wrapped("Least fuel: \(units.volume(cheapest, 2))", width: width) }
        if let best = hours.best {
            lines += Format.wrapped(
                "Fastest when leaving between \(ClockFormat.text(hour: best.hour)) and \(ClockFormat.text(hour: (best.hour + 1) % 24)): median "
                    + "\(Format.clock(best.medianS)) of \(Format.count(best.drives, "trip"))", width: width)
        }
        if !route.trips.isEmpty { lines.append("") }
        for trip in route.trips {
            let best = route.trips.count > 1 && trip.durationS == route.bestS ? "  best" : ""
            lines += Format.wrapped(line(trip) + best, width: width, indent: 2)
        }
        return lines
    }

    private func line(_ trip: RouteTripFacts) -> String {
        let start = "\(day(trip.start)) \(CalendarTime.clock(trip.start, utcOffsetS: utcOffsetS))"
        let parts = [
            Format.clock(trip.durationS), distance(trip.distanceM), trip.speedKmh.map { units.speed($0, 1) },
            trip.fuelL.map { units.volume($0, 2) },
            trip.coveredShare < 0.995 ? "\(Format.fixed(trip.coveredShare * 100, 0))% of the route" : nil, trip.driver,
        ].compactMap(\.self).joined(separator: ", ")
        return "Trip \(trip.trip)  \(start)  \(SafeText.line(parts))"
    }

    private func day(_ time: WallTime) -> String { CalendarTime(time, utcOffsetS: utcOffsetS(time)).day.shown(units) }

    /// "2.24 km" or "12.3 km".
    package func distance(_ metres: Double) -> String { units.distance(metres / 1000, metres < 10_000 ? 2 : 1) }

    // MARK: Statistics

    package static let statsFormat = "obdmech.routeStats/1"

    /// Trips on routes, of which each is counted once.
    package static func json(stats trips: [(route: RouteFacts, trip: RouteTripFacts)], driver: String?) -> JSON {
        let sums = Sums(trips)
        return .object([
            ("format", .string(statsFormat)), ("driver", .text(driver)), ("trips", .integer(Int64(trips.count))),
            ("routes", .integer(Int64(Set(trips.map(\.route.number)).count))),
            ("distanceKm", .rounded(sums.distanceM / 1000, 3)), ("durationS", .rounded(sums.durationS, 1)),
            ("averageSpeedKmh", .rounded(sums.speedKmh, 2)), ("averagePace", .rounded(sums.paceMinPerKm, 3)),
            ("averageDistanceKm", .rounded(sums.averageM.map { $0 / 1000 }, 3)), ("fuelL", .rounded(sums.fuelL, 4)),
            ("fuelCost", .rounded(sums.cost, 2)),
            (
                "drives",
                .array(
                    trips.map {
                        .object([("route", .integer($0.route.number))] + members($0.trip))
                    })
            ),
        ])
    }

    package func lines(stats trips: [(route: RouteFacts, trip: RouteTripFacts)], driver: String?) -> [String] {
        let of = driver.map { " of \(SafeText.line($0))" } ?? ""
        guard !trips.isEmpty else { return ["No trips\(of) on routes."] }
        let sums = Sums(trips)
        let parts = [
            distance(sums.distanceM), Format.duration(sums.durationS),
            sums.speedKmh.map { "\(units.speed($0, 1)) average" },
            sums.averageM.map { "\(distance($0)) a trip" }, sums.fuelL.map { units.volume($0, 1) },
        ].compactMap(\.self).joined(separator: ", ")
        let count = Format.count(trips.count, "trip")
        let routes = Format.count(Set(trips.map(\.route.number)).count, "route")
        return Format.wrapped("\(count)\(of) on \(routes): \(parts)", width: width) + [""]
            + trips.flatMap {
                Format.wrapped("\(line($0.trip)), \(SafeText.line($0.route.title))", width: width, indent: 2)
            }
    }

    private struct Sums {
        var distanceM = 0.0
        var durationS = 0.0
        var fuelL: Double?
        var cost: Double?
        var averageM: Double?

        init(_ trips: [(route: RouteFacts, trip: RouteTripFacts)]) {
            for (_, trip) in trips {
                distanceM += trip.distanceM
                durationS += trip.durationS
                if let fuel = trip.fuelL { fuelL = (fuelL ?? 0) + fuel }
                if let its = trip.fuelCost { cost = (cost ?? 0) + its }
            }
            averageM = trips.isEmpty ? nil : distanceM / Double(trips.count)
        }

        var speedKmh: Double? { durationS > 0 ? distanceM / durationS * 3.6 : nil }
        var paceMinPerKm: Double? { distanceM > 0 ? durationS / 60 / (distanceM / 1000) : nil }
    }

    // MARK: Comparison

    package static let comparisonFormat = "obdmech.routeComparison/1"

    package static func json(
        _ comparison: RouteComparison, of route: RouteFacts, _ a: RouteTripFacts, _ b: RouteTripFacts
    )
        -> JSON
    {
        .object([
            ("format", .string(comparisonFormat)), ("route", .integer(route.number)), ("title", .string(route.title)),
            ("a", .object(members(a))), ("b", .object(members(b))), ("deltaS", .rounded(comparison.deltaS, 2)),
            ("deltaL", .rounded(comparison.deltaL, 4)),
            (
                "parts",
                .array(
                    comparison.parts.map {
                        .object([
                            ("fromM", .rounded($0.fromM, 1)), ("toM", .rounded($0.toM, 1)), ("aS", .rounded($0.aS, 2)),
                            ("bS", .rounded($0.bS, 2)), ("deltaS", .rounded($0.deltaS, 2)), ("aL", .rounded($0.aL, 5)),
                            ("bL", .rounded($0.bL, 5)), ("deltaL", .rounded($0.deltaL, 5)),
                        ])
                    })
            ),
            (
                "points",
                .array(
                    comparison.deltas.map {
                        .object([("distanceM", .rounded($0.alongM, 1)), ("deltaS", .rounded($0.deltaS, 2))])
                    })
            ),
        ])
    }

    package func lines(
        _ comparison: RouteComparison, of route: RouteFacts, _ a: RouteTripFacts, _ b: RouteTripFacts, isUnicode: Bool
    ) -> [String] {
        let delta = comparison.deltaS
        let verdict =
            abs(delta) < 0.5 ? "as fast as" : "\(Format.clock(abs(delta))) \(delta > 0 ? "slower" : "faster") than"
        let fuel = comparison.deltaL.map { ", \(units.volume(abs($0), 2)) \($0 > 0 ? "more" : "less") fuel" } ?? ""
        var lines = Format.wrapped(
            "\(SafeText.line(route.title)): trip \(b.trip) was \(verdict) trip \(a.trip)\(fuel)", width: width)
        lines += ["", "  from       to         time       difference"]
        let most = max(1, comparison.parts.map { abs($0.deltaS) }.max() ?? 1)
        for part in comparison.parts {
            let bar = String(
                repeating: isUnicode ? "█" : "#", count: Int(clamping: (abs(part.deltaS) / most * 20).rounded()))
            // Rounded to 0, it has no sign.
            let sign = abs(part.deltaS) < 0.05 ? " " : part.deltaS > 0 ? "+" : "-"
            let litres =
                part.deltaL.map {
                    "  \(abs($0) < 0.0005 ? " " : $0 < 0 ? "-" : "+")\(units.volume(abs($0), 3))"
                } ?? ""
            let cells = [distance(part.fromM), distance(part.toM), "\(Format.fixed(part.bS, 1)) s"].map {
                Format.padded($0, 11)
            }
            lines.append(
                Format.withoutTrailingSpaces(
                    "  \(cells.joined())\(Format.padded("\(sign)\(Format.fixed(abs(part.deltaS), 1)) s", 10))\(bar)\(litres)"
                ))
        }
        return lines
    }
}
