package import Formats
package import Routes
import Telemetry

/// Routes as text.
package struct RouteReport {
    let presentation: Presentation

    package init(_ presentation: Presentation) { self.presentation = presentation }
    var units: UnitSystem { presentation.units }

    // MARK: Text

    /// - Parameter none: what is said if there are no routes.
    package func lines(
        _ routes: [RouteFacts],
        none: String =
            "No routes yet: two trips with --gps on the same roads become one, and obdmech route create makes one."
    ) -> [String] {
        guard !routes.isEmpty else { return presentation.wrapped(none) }
        return routes.flatMap { route in
            let star = route.isStarred ? "* " : ""
            let between = route.name == nil ? nil : route.between
            let parts = [
                between, distance(route.lengthM), Format.count(route.trips.count, "trip"),
                route.drivers > 1 ? "\(route.drivers) drivers" : nil,
                route.bestS.map { "best \(Format.duration($0))" },
                route.trips.count > 1 ? route.medianS.map { "median \(Format.duration($0))" } : nil,
                route.awayM.map { "\(distance($0)) away" },
            ].compactMap(\.self).joined(separator: ", ")
            return presentation.wrapped(
                "\(route.number)  \(star)\(SafeText.line(route.title)): \(SafeText.line(parts))", indent: 4)
        }
    }

    /// A route with its drives, the best of each driver, its outline and the best hour of departure.
    package func lines(_ route: RouteFacts, _ hours: DepartureHours) -> [String] {
        var lines = self.lines([route])
        let ends = [("Start", route.start, route.from), ("End", route.end, route.to)].map { label, place, name in
            "\(label) \(Self.text(place))" + (name.map { " (\(SafeText.line($0)))" } ?? "")
        }
        lines += presentation.wrapped(ends.joined(separator: ", "))
        if !route.isTimed {
            lines += presentation.wrapped("Its times are unknown: it has no pace until it is driven.")
        }
        let cheapest = route.trips.compactMap(\.fuelL).min()
        if let cheapest { lines += presentation.wrapped("Least fuel: \(units.volume(cheapest, 2))") }
        if let best = hours.best {
            let (from, to) = (ClockFormat.text(hour: best.hour), ClockFormat.text(hour: (best.hour + 1) % 24))
            lines += presentation.wrapped(
                "Fastest when leaving between \(from) and \(to): median \(Format.duration(best.medianS)) of "
                    + Format.count(best.drives, "trip"))
        }
        lines += ["", "Outline"] + WayMap(route.path, presentation).lines
        let best = route.bestOfDrivers
        if route.trips.count > 1 { lines += ["", best.count > 1 ? "Best of each driver" : "Best"] }
        for drive in best where route.trips.count > 1 {
            lines += presentation.wrapped("\(drive.rank ?? 0)  \(line(drive))", indent: 2)
        }
        if best.count > 1 {
            lines += presentation.wrapped(
                "obdmech route compare \(route.number) \(best[0].name) \(best[1].name) compares the first two.",
                indent: 2)
        }
        if !route.trips.isEmpty { lines += ["", "All \(route.trips.count), the newest first"] }
        for drive in route.trips {
            let rank = route.trips.count > 1 ? drive.rank.map { $0 == 1 ? "  best" : "  rank \($0)" } ?? "" : ""
            lines += presentation.wrapped(line(drive) + rank, indent: 2)
        }
        return lines
    }

    /// "48.13740 N 11.57550 E".
    package static func text(_ place: GeoPoint) -> String {
        "\(Format.fixed(abs(place.latitude), 5)) \(place.latitude < 0 ? "S" : "N") "
            + "\(Format.fixed(abs(place.longitude), 5)) \(place.longitude < 0 ? "W" : "E")"
    }

    private func line(_ drive: RouteTripFacts) -> String {
        let start = drive.start.map { "  " + presentation.moment($0) } ?? ""
        let parts = [
            Format.duration(drive.durationS), distance(drive.distanceM),
            drive.speedKmh.map { units.speed($0, 1) },
            drive.fuelL.map { units.volume($0, 2) },
            drive.coveredShare < 0.995 ? "\(Format.fixed(drive.coveredShare * 100, 0))% of the route" : nil,
            drive.driver,
        ].compactMap(\.self).joined(separator: ", ")
        return "\(Format.capitalized(drive.name.title))\(start)  \(SafeText.line(parts))"
    }

    /// "2.24 km" or "12.3 km".
    package func distance(_ metres: Double) -> String {
        units.distance(metres / 1000, metres < 10_000 ? 2 : 1)
    }

    // MARK: Statistics

    /// A trip on a route.
    package typealias Drive = (route: RouteFacts, trip: RouteTripFacts)

    package func lines(stats trips: [Drive], driver: String?) -> [String] {
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
        return presentation.wrapped("\(count)\(of) on \(routes): \(parts)") + [""]
            + trips.flatMap {
                presentation.wrapped("\(line($0.trip)), \(SafeText.line($0.route.title))", indent: 2)
            }
    }

    package struct Sums {
        package private(set) var distanceM = 0.0
        package private(set) var durationS = 0.0
        package private(set) var fuelL: Double?
        package private(set) var cost: Double?
        package private(set) var averageM: Double?

        package init(_ trips: [Drive]) {
            for (_, trip) in trips {
                distanceM += trip.distanceM
                durationS += trip.durationS
                if let fuel = trip.fuelL { fuelL = (fuelL ?? 0) + fuel }
                if let its = trip.fuelCost { cost = (cost ?? 0) + its }
            }
            averageM = trips.isEmpty ? nil : distanceM / Double(trips.count)
        }

        package var speedKmh: Double? { durationS > 0 ? distanceM / durationS * 3.6 : nil }
        package var paceMinPerKm: Double? { distanceM > 0 ? durationS / 60 / (distanceM / 1000) : nil }
    }

    // MARK: Comparison

    package func lines(
        _ comparison: RouteComparison, of route: RouteFacts, _ a: RouteTripFacts, _ b: RouteTripFacts
    ) -> [String] {
        let delta = comparison.deltaS
        let verdict =
            abs(delta) < 0.5 ? "as fast as" : "\(Format.duration(abs(delta))) \(delta > 0 ? "slower" : "faster") than"
        let fuel =
            comparison.deltaL.map { ", \(units.volume(abs($0), 2)) \($0 > 0 ? "more" : "less") fuel" }
            ?? ""
        var lines = presentation.wrapped(
            "\(SafeText.line(route.title)): \(b.name.title) was \(verdict) \(a.name.title)\(fuel)")
        lines += ["", "  from       to         time       difference"]
        let most = max(1, comparison.parts.map { abs($0.deltaS) }.max() ?? 1)
        for part in comparison.parts {
            let bar = String(
                repeating: presentation.isUnicode ? "█" : "#",
                count: Int(clamping: (abs(part.deltaS) / most * 20).rounded()))
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
