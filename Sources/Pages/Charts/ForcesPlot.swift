import Formats
import Reports
import Telemetry

/// The g-g diagram of two laps: the acceleration to the sides and along the car at each point, with braking below. The
/// script draws it again for other laps.
struct ForcesPlot {
    /// Standard gravity in m/s².
    static let gravity = 9.80665
    /// The scale ends here, in g; the smallest that holds all laps.
    private static let scalesG = [0.5, 1, 1.5, 2, 3, 4, 6, 8]
    private static let size = 1000
    /// What is left for the labels of the outermost ring.
    private static let margin = 60
    private static let maxPoints = 600

    /// The reference, and the lap before it.
    let courses: [(name: String, course: LapCourse)]
    /// In g.
    let scaleG: Double

    /// Nil if the game does not tell the accelerations.
    init?(reference: LapCourse, lap: LapCourse, among all: [LapCourse]) {
        let known = all.flatMap { course in
            [LapColumn.lateral, .longitudinal].flatMap { course.values[$0] ?? [] }.compactMap(\.self)
        }
        guard lap.values[.lateral] != nil, lap.values[.longitudinal] != nil, let most = known.map(abs).max(), most > 0
        else { return nil }
        courses = [("s1", reference), ("s2", lap)]
        scaleG = Self.scalesG.first { $0 >= most } ?? Self.scalesG[Self.scalesG.count - 1]
    }

    private static var radius: Double { Double(size / 2 - margin) }

    private func place(_ lateral: Double, _ longitudinal: Double) -> String {
        func part(_ value: Double) -> Int {
            size(of: min(1, max(-1, value / scaleG)))
        }
        return "\(Self.size / 2 + part(lateral)) \(Self.size / 2 - part(longitudinal))"
    }

    private func size(of share: Double) -> Int { Int(clamping: (share * Self.radius).rounded()) }

    private func path(_ course: LapCourse) -> String {
        guard let laterals = course.values[.lateral], let longitudinals = course.values[.longitudinal] else {
            return ""
        }
        let step = max(1, laterals.count / Self.maxPoints)
        return stride(from: 0, to: laterals.count, by: step).compactMap { index in
            guard let lateral = laterals[index], let longitudinal = longitudinals[index] else { return nil }
            return "M\(place(lateral, longitudinal))h0"
        }.joined()
    }

    var figure: HTML {
        let middle = "\(Self.size / 2)"
        let ends = (low: "\(Self.margin)", high: "\(Self.size - Self.margin)")
        let rings = [0.5, 1].map { share in
            HTML.element("circle", ["class": "ring", "cx": middle, "cy": middle, "r": "\(size(of: share))"])
        }
        let lines: [HTML] = [
            .element("line", ["class": "ring", "x1": ends.low, "x2": ends.high, "y1": middle, "y2": middle]),
            .element("line", ["class": "ring", "x1": middle, "x2": middle, "y1": ends.low, "y2": ends.high]),
        ]
        let dots = courses.map { name, course in HTML.element("path", ["class": name, "d": path(course)]) }
        let scale = [0.5, 1].map { share in
            HTML.element(
                "text",
                [
                    "x": "\(Self.size / 2 + size(of: share) - 8)", "y": "\(Self.size / 2 - 10)", "text-anchor": "end",
                ], text: "\(Format.number(scaleG * share)) g")
        }
        let words = [("accelerating", "40"), ("braking", "\(Self.size - 15)")].map { text, y in
            HTML.element("text", ["x": middle, "y": y, "text-anchor": "middle"], text: text)
        }
        let parts = rings + lines + dots + scale + words
        return .element(
            "figure", ["class": "forces", "id": "lap-forces", "data-scale": Decimals.text(scaleG, 1)],
            .element(
                "figcaption", .element("h3", text: "Grip used"),
                .element("span", ["class": "unit"], text: "acceleration to the sides and along the car, g")),
            .element(
                "ul", ["class": "legend"],
                courses.map { name, course in .element("li", ["class": name], .element("span", text: course.name)) }),
            .element(
                "svg",
                [
                    "viewBox": "0 0 \(Self.size) \(Self.size)", "role": "img",
                    "aria-label": "Accelerations of both laps, up to \(Format.number(scaleG)) g",
                ], parts))
    }
}
