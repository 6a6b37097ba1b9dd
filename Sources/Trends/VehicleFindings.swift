/// What is changing on one vehicle, or that it is not known because trips are not measured.
package struct VehicleFindings: Sendable {
    /// Nil for trips without a VIN.
    package let vin: String?
    package let findings: [TrendFinding]
    package let unmeasuredTrips: Int

    /// - Parameter unmeasuredTrips: The trips without which the findings are not known; 0 if they are.
    package init(vin: String? = nil, _ findings: [TrendFinding] = [], unmeasuredTrips: Int = 0) {
        (self.vin, self.findings, self.unmeasuredTrips) = (vin, findings, unmeasuredTrips)
    }

    /// The number up to which trips that are not measured are counted: a report reads few of what is stored.
    package static let countedTrips = 1000

    package var isEmpty: Bool { findings.isEmpty && unmeasuredTrips == 0 }
}
