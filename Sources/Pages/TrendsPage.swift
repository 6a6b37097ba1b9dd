package import Formats
import Reports
import Telemetry
package import Trends

/// A car over its trips, as pages show it.
package struct VehicleCourse: Sendable {
    package let vin: String?
    /// Nil for trips without a VIN, and if names are left out.
    package let name: String?
    package let basis: TrendBasis
    package let findings: [TrendFinding]
    package let courses: [IndicatorCourse]
    package let repairs: [RangeDetails.Repair]
    package var address: PageAddress

    package init(
        vin: String?, name: String?, basis: TrendBasis, findings: [TrendFinding], courses: [IndicatorCourse],
        repairs: [RangeDetails.Repair], address: PageAddress
    ) {
        self.vin = vin
        self.name = name
        self.basis = basis
        self.findings = findings
        self.courses = courses
        self.repairs = repairs
        self.address = address
    }

    var title: String { name ?? "A vehicle without a VIN" }
}

/// The page about what is changing on all cars: a card for each finding, and a line for what is healthy.
package struct TrendsPage {
    private let vehicles: [VehicleCourse]
    private let presentation: Presentation
    private let program: String
    private let place: PagePlace

    /// - Parameter program: name and version, for the end of the page.
    package init(_ vehicles: [VehicleCourse], _ presentation: Presentation, program: String, at place: PagePlace) {
        self.vehicles = vehicles
        self.presentation = presentation
        self.program = program
        self.place = place
    }

    package var page: Page {
        var body: [HTML] = [.header("Trends", "Each car compared with its own history"), .lead(lead)]
        // What is changing is looked at first.
        for vehicle in vehicles.filter({ !$0.findings.isEmpty }) + vehicles.filter(\.findings.isEmpty) {
            body.append(.element("h2", place.link(vehicle.address, vehicle.title)))
            body += TrendCards(vehicle, presentation).content
        }
        body.append(.footer(program))
        return Page(title: "Trends", at: place, body)
    }

    private var lead: String {
        if vehicles.isEmpty { return "No trips yet." }
        let count = vehicles.reduce(0) { $0 + $1.findings.count }
        if count > 0 { return "\(Format.count(count, "thing")) \(count == 1 ? "is" : "are") changing." }
        return vehicles.contains { $0.basis.isEnough }
            ? "Nothing is changing." : "Too few trips to say what is usual."
    }
}

/// What is changing on one car, and what is not.
struct TrendCards {
    private let vehicle: VehicleCourse
    private let presentation: Presentation
    private var units: UnitSystem { presentation.units }

    init(_ vehicle: VehicleCourse, _ presentation: Presentation) {
        self.vehicle = vehicle
        self.presentation = presentation
    }

    var content: [HTML] {
        var parts = vehicle.findings.map(card)
        let healthy = vehicle.courses.filter { course in !vehicle.findings.contains { course.isOf($0) } }
        let known = healthy.filter { $0.course != nil }
        guard vehicle.basis != .published else {
            let text = vehicle.findings.isEmpty ? "Nothing is changing, " : "Everything is "
            return parts + [.element("p", ["class": "soft"], text: text + TrendReport.published + ".")]
        }
        if let missing = TrendReport.missing(vehicle.basis) {
            parts.append(.element("p", text: missing + "."))
        } else if !known.isEmpty {
            parts.append(
                .element(
                    "dl", ["class": "facts healthy"],
                    known.map { course in
                        .element(
                            "div", .element("dt", text: IndicatorText.name(course.indicator)),
                            .element("dd", text: IndicatorText.line(course, units)))
                    }))
        }
        return parts
    }

    private func card(_ finding: TrendFinding) -> HTML {
        var parts: [HTML] = [
            .element("h3", text: TrendReport.title(finding)),
            .element("p", ["class": "big"], text: TrendReport.change(finding, units)),
            .element("p", text: finding.meaning),
        ]
        if let course = vehicle.courses.first(where: { $0.isOf(finding) }) { parts.append(chart(course, finding)) }
        let limit = finding.limitInKm.map { " It reaches its limit in about \(units.distance($0, 0))." } ?? ""
        parts.append(.element("p", ["class": "soft"], text: TrendReport.extent(finding, presentation) + "." + limit))
        return .element("section", ["class": "card finding"], parts)
    }

    /// The values of all trips, with the usual ones as a band and the repairs.
    private func chart(_ course: IndicatorCourse, _ finding: TrendFinding) -> HTML {
        let unit = units.shown(course.row.unit)
        func shown(_ value: Double) -> Double { units.shown(value, course.row.unit) }
        let times = course.points.map(\.time)
        guard let first = times.first, let last = times.last else { return .group([]) }
        let span = max(1, last.seconds(since: first))
        func share(_ time: WallTime) -> Double { time.seconds(since: first) / span }
        let usual = course.usual.map { range in
            let (low, high) = (shown(range.lowerBound), shown(range.upperBound))
            return DotChart.Band(
                low: min(low, high), high: max(low, high), middle: shown(course.course?.baseline ?? 0),
                text: "usual is \(TrendReport.value(course.course?.baseline ?? 0, course.row.unit, units)); "
                    + "what is in the band does not matter")
        }
        var notes = vehicle.repairs.filter { 0...1 ~= share($0.time) }.map { (time: $0.time, text: $0.text) }
        notes.append((finding.since, "begins to change"))
        return DotChart(
            title: IndicatorText.name(course.indicator), unit: unit.symbol,
            dots: course.points.map { point in
                DotChart.Dot(
                    share: share(point.time), value: shown(point.value),
                    text: "\(presentation.moment(point.time)): "
                        + TrendReport.value(point.value, course.row.unit, units))
            },
            notes: notes.sorted { $0.time < $1.time }.map {
                DotChart.Note(share: share($0.time), text: "\(presentation.day($0.time)): \($0.text)")
            },
            ticks: ChartMonths.ticks(from: first, to: last, presentation), band: usual
        ).figure
    }
}
