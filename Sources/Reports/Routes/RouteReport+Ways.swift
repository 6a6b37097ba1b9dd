import Formats
package import Routes
import Telemetry

/// Several ways between the same places, with their names.
package struct WayFacts: Hashable, Sendable {
    package var routes: [RouteFacts]
    package var hours: WayHours

    package init(_ routes: [RouteFacts], _ hours: WayHours) {
        self.routes = routes
        self.hours = hours
    }
}

extension RouteReport {
    /// Ways side by side: all of them, then hour by hour.
    package func lines(_ ways: WayFacts) -> [String] {
        var lines: [String] = []
        for (route, all) in zip(ways.routes, ways.hours.all) {
            let text = all.map(words) ?? "not driven yet"
            lines += presentation.wrapped(
                "\(SafeText.line(route.title)) (\(distance(route.lengthM))): \(text)", indent: 2)
        }
        for hour in ways.hours.hours {
            let (from, to) = (ClockFormat.text(hour: hour.hour), ClockFormat.text(hour: (hour.hour + 1) % 24))
            lines += ["", "\(from) to \(to)"]
            for (index, medians) in hour.ways.enumerated() {
                guard let medians else { continue }
                let marks =
                    (hour.fastest == index ? ", fastest" : "") + (hour.jammed.contains(index) ? ", congested" : "")
                lines += presentation.wrapped(
                    "  \(SafeText.line(ways.routes[index].title)): \(words(medians))\(marks)", indent: 4)
            }
        }
        if let jamming = ways.hours.jamming {
            let hours = ways.hours.hours.filter { $0.jammed.contains(jamming) }.map { ClockFormat.text(hour: $0.hour) }
            lines.append("")
            lines += presentation.wrapped(
                "\(SafeText.line(ways.routes[jamming].title)) is congested when leaving from \(Format.list(hours)) on.")
        }
        return lines
    }

    /// "24:10 of 6 drives, 1.82 L, 3 stops"
    private func words(_ medians: WayHours.Medians) -> String {
        [
            "\(Format.clock(medians.durationS)) of \(Format.count(medians.drives, "drive"))",
            medians.fuelL.map { units.volume($0, 2) },
            medians.stops.map { "\(Format.number($0)) \($0 == 1 ? "stop" : "stops")" },
        ].compactMap(\.self).joined(separator: ", ")
    }
}
