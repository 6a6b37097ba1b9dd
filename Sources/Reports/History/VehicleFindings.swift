import Formats
package import Telemetry
package import Trends

/// What drifts on one vehicle.
package struct VehicleFindings: Sendable {
    /// Nil for trips without a VIN.
    package let vin: String?
    private let findings: [TrendFinding]

    package init(vin: String? = nil, _ findings: [TrendFinding] = []) { (self.vin, self.findings) = (vin, findings) }

    package var isEmpty: Bool { findings.isEmpty }

    /// "battery 12.18 V, was 12.61 V; thermostat 74 °C, was 88 °C (obdmech trends)"; nil if nothing drifts.
    package func mention(in units: UnitSystem) -> String? {
        guard !isEmpty else { return nil }
        let named = findings.prefix(2).map { TrendReport.short($0, units) }
        let more = findings.count > 2 ? "; \(findings.count - 2) more" : ""
        return named.joined(separator: "; ") + more + " (obdmech trends)"
    }

    /// Everything about each finding, in sentences.
    package func paragraphs(in units: UnitSystem, utcOffsetS: (WallTime) -> Int) -> [String] {
        findings.map { finding in
            let extent = TrendReport.extent(finding, utcOffsetS: utcOffsetS)
            return "\(TrendReport.headline(finding, units)). \(extent). \(finding.meaning)"
        }
    }
}
