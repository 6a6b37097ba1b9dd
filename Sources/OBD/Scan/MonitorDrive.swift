package import Telemetry

/// The kind of drive in which a monitor usually runs and completes. Each manufacturer defines its own conditions in the
/// service manual; these are what published drive cycles have in common.
package enum MonitorDrive {
    /// Returns what completes a monitor, beginning in lower case and without a period; nil for a continuous monitor,
    /// which runs whenever the engine does.
    package static func text(
        _ kind: ReadinessMonitor.Kind, _ ignition: MonitorStatus.Ignition, in units: UnitSystem = .metric
    ) -> String? {
        row(kind, ignition).map { row in row.steps.map { phrase($0, units) }.joined(separator: ", ") }
    }

    /// What a driver of a hybrid must also know.
    package static let hybridHint =
        "in a hybrid, only while its engine runs: standing, in the inspection mode of the service manual (or with the heater at "
        + "its warmest); driving, on a highway or uphill"

    static func row(_ kind: ReadinessMonitor.Kind, _ ignition: MonitorStatus.Ignition) -> Row? {
        rows.first { $0.kind == kind && $0.ignition ?? ignition == ignition }
    }

    static func phrase(_ step: Step, _ units: UnitSystem) -> String { chosen(step.phrase, units) }

    /// Chooses from alternatives such as `{80 km/h|50 mph}` the one in the units of a system.
    private static func chosen(_ text: String, _ units: UnitSystem) -> String {
        let symbols = [Unit.kilometresPerHour, .degreesCelsius].map { units.shown($0).symbol }
        var (words, rest) = ("", text[...])
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let alternatives = rest[rest.index(after: open)..<close].split(separator: "|")
            let fitting = alternatives.first { one in symbols.contains { one.hasSuffix(" " + $0) } }
            words += rest[..<open] + (fitting ?? alternatives.first ?? "")
            rest = rest[close...].dropFirst()
        }
        return words + rest
    }

    struct Step: Sendable {
        /// With alternatives such as `{80 km/h|50 mph}`.
        let phrase: String
        /// Nil if live values do not show it.
        let condition: DriveCondition?

        init(_ phrase: String, _ condition: DriveCondition? = nil) {
            self.phrase = phrase
            self.condition = condition
        }
    }

    struct Row: Sendable {
        let kind: ReadinessMonitor.Kind
        /// Nil for both types of ignition.
        let ignition: MonitorStatus.Ignition?
        let steps: [Step]

        init(_ kind: ReadinessMonitor.Kind, only ignition: MonitorStatus.Ignition? = nil, _ steps: Step...) {
            self.kind = kind
            self.ignition = ignition
            self.steps = steps
        }
    }

    private static let warm = Step("engine warm", .warm)
    private static let coldStart = Step("cold start", .coldStart)
    private static let coasting = Step("then coast in gear without braking, several times", .coasting(times: 3))

    static let rows = [
        Row(
            .catalyst, warm,
            Step("then 10 minutes at a steady {80 to 100 km/h|50 to 60 mph}", .steady(80...100, seconds: 600))),
        Row(
            .heatedCatalyst, coldStart, Step("idle for 3 minutes", .idle(seconds: 180)),
            Step("then drive steadily", .steady(30...130, seconds: 180))),
        Row(
            .evaporativeSystem, Step("tank 1/4 to 3/4 full", .fuelLevel(25...75)),
            Step("cold start after 8 hours at {5 to 35 °C|40 to 95 °F}", .coldStart),
            Step("half an hour of gentle driving", .driving(aboveKmh: 20, seconds: 1800)),
            Step("then leave it parked; may take several days")),
        Row(.secondaryAir, coldStart, Step("then idle for 3 minutes", .idle(seconds: 180))),
        Row(
            .particulateFilterOrRefrigerant, warm,
            Step(
                "alternate highway speed and coasting in gear; in cars before about 2010, air conditioning on for 10 minutes",
                .coasting(times: 3))),
        Row(
            .oxygenSensor, warm,
            Step("10 minutes at a steady {60 to 100 km/h|40 to 60 mph}", .steady(60...100, seconds: 600)), coasting),
        Row(.oxygenSensorHeater, coldStart, Step("then idle for 5 minutes", .idle(seconds: 300))),
        Row(
            .egrOrVVT, only: .spark, warm,
            Step("3 minutes at a steady {70 to 90 km/h|45 to 55 mph}", .steady(70...90, seconds: 180)), coasting),
        Row(
            .egrOrVVT, only: .compression, warm, Step("idle for a few minutes", .idle(seconds: 180)),
            Step("cruise steadily", .steady(40...130, seconds: 180)),
            Step("then coast in gear", .coasting(times: 1))),
        Row(
            .nmhcCatalyst, coldStart,
            Step(
                "then highway until the particulate filter has regenerated once (half an hour or more)",
                .driving(aboveKmh: 70, seconds: 1800))),
        Row(
            .noxAftertreatment, Step("reagent (DEF, AdBlue) filled up"),
            Step("above {7 °C|45 °F}", .air(aboveC: 7)),
            Step("half an hour of steady highway driving", .steady(70...130, seconds: 1800))),
        Row(
            .boostPressure, warm,
            Step(
                "accelerate firmly from low engine speed in a high gear, several times", .accelerating(times: 3))),
        Row(
            .exhaustGasSensor, warm,
            Step("10 minutes of steady highway driving", .steady(70...130, seconds: 600)),
            coasting),
        Row(
            .particulateFilter,
            Step("half an hour or more of steady highway driving", .steady(70...130, seconds: 1800)),
            Step("until the filter has regenerated once; may take several days")),
    ]
}
