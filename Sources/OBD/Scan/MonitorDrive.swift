package import Telemetry

/// The kind of drive in which a monitor usually runs and completes. Each manufacturer defines its own conditions in the
/// service manual; these are what published drive cycles have in common.
package enum MonitorDrive {
    /// Returns what completes a monitor, beginning in lower case and without a period; nil for a continuous monitor,
    /// which runs whenever the engine does.
    package static func text(
        _ kind: ReadinessMonitor.Kind, _ ignition: MonitorStatus.Ignition, in units: UnitSystem = .metric
    ) -> String? {
        rows.first { $0.kind == kind && $0.ignition ?? ignition == ignition }.map { chosen($0.text, units) }
    }

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

    struct Row {
        var kind: ReadinessMonitor.Kind
        /// Nil for both types of ignition.
        var ignition: MonitorStatus.Ignition?
        var text: String

        init(_ kind: ReadinessMonitor.Kind, _ text: String, only ignition: MonitorStatus.Ignition? = nil) {
            (self.kind, self.ignition, self.text) = (kind, ignition, text)
        }
    }

    static let rows = [
        Row(.catalyst, "engine warm, then 10 minutes at a steady {80 to 100 km/h|50 to 60 mph}"),
        Row(.heatedCatalyst, "cold start, idle for 3 minutes, then drive steadily"),
        Row(
            .evaporativeSystem,
            "tank 1/4 to 3/4 full, cold start after 8 hours at {5 to 35 °C|40 to 95 °F}, half an hour "
                + "of gentle driving, then leave it parked; may take several days"),
        Row(.secondaryAir, "cold start, then idle for 3 minutes"),
        Row(
            .particulateFilterOrRefrigerant,
            "engine warm, alternate highway speed and coasting in gear; in cars before about 2010, air conditioning on for "
                + "10 minutes"),
        Row(
            .oxygenSensor,
            "engine warm, 10 minutes at a steady {60 to 100 km/h|40 to 60 mph}, then coast in gear without braking, "
                + "several times"),
        Row(.oxygenSensorHeater, "cold start, then idle for 5 minutes"),
        Row(
            .egrOrVVT,
            "engine warm, steady {70 to 90 km/h|45 to 55 mph}, then coast in gear without braking, several times",
            only: .spark),
        Row(
            .egrOrVVT, "engine warm, idle for a few minutes, cruise steadily, then coast in gear", only: .compression),
        Row(
            .nmhcCatalyst,
            "cold start, then highway until the particulate filter has regenerated once (half an hour or more)"),
        Row(
            .noxAftertreatment,
            "reagent (DEF, AdBlue) filled up, above {7 °C|45 °F}, half an hour of steady highway driving"),
        Row(.boostPressure, "engine warm, accelerate firmly from low engine speed in a high gear, several times"),
        Row(.exhaustGasSensor, "engine warm, 10 minutes of steady highway driving, then coast in gear, several times"),
        Row(
            .particulateFilter,
            "half an hour or more of steady highway driving, until the filter has regenerated once; may take several "
                + "days"),
    ]
}
