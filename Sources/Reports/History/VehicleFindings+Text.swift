package import Formats
package import Telemetry
package import Trends

/// What is changing on a vehicle, in words.
extension VehicleFindings {
    /// "battery 12.18 V, was 12.61 V; thermostat 74 °C, was 88 °C (obdmech trends)"; nil if nothing is changing.
    package func mention(in units: UnitSystem) -> String? {
        if let unknown { return unknown }
        guard !isEmpty else { return nil }
        let named = findings.prefix(2).map { TrendReport.short($0, units) }
        let more = findings.count > 2 ? "; \(findings.count - 2) more" : ""
        return named.joined(separator: "; ") + more + " (obdmech trends)"
    }

    private var unknown: String? {
        guard unmeasuredTrips > 0 else { return nil }
        let isCounted = unmeasuredTrips < Self.countedTrips
        return "unknown until obdmech trends has measured \(isCounted ? "" : "at least ")"
            + Format.count(unmeasuredTrips, "trip")
    }

    /// Everything about each finding, in sentences.
    package func paragraphs(_ presentation: Presentation) -> [String] {
        if let unknown { return [Format.capitalized(unknown) + "."] }
        return findings.map { finding in
            let extent = TrendReport.extent(finding, presentation)
            return "\(TrendReport.headline(finding, presentation.units)). \(extent). \(finding.meaning)"
        }
    }
}
