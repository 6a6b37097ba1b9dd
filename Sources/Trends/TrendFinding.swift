package import Telemetry

/// What is changing on one car.
package struct TrendFinding: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case battery, charging, thermostat, cooling, vacuumLeak, airFlowSensor, airFilter, fuelPressure, richMixture
        case catalyst, oxygenSensor, idle, consumption, tractionBattery, batteryCells, tire, monitorTest, pendingCode,
            monitorIncomplete
    }

    package var kind: Kind
    package var signal: String
    package var condition: String
    package var unit: Unit
    package var baseline: Double
    package var now: Double
    /// The start of the first trip since which it has been so.
    package var since: WallTime
    /// Trips on which it was measured since then.
    package var trips: Int
    /// 0 to 1: how sure it is that this is no chance.
    package var confidence: Double
    /// The distance after which a limit will be reached, in km; nil where there is none, or it is not near.
    package var limitInKm: Double?
    /// What it usually means, as a sentence.
    package var meaning: String

    package var change: Double { now - baseline }

    package init(
        kind: Kind, signal: String, condition: String, unit: Unit, baseline: Double, now: Double, since: WallTime,
        trips: Int, confidence: Double, limitInKm: Double? = nil, meaning: String
    ) {
        self.kind = kind
        self.signal = signal
        self.condition = condition
        self.unit = unit
        self.baseline = baseline
        self.now = now
        self.since = since
        self.trips = trips
        self.confidence = confidence
        self.limitInKm = limitInKm
        self.meaning = meaning
    }
}

/// What is changing on one vehicle, or that it is not known because trips are not measured.
package struct VehicleFindings: Sendable {
    /// Nil for trips without a VIN.
    package let vin: String?
    package let findings: [TrendFinding]
    package let unmeasuredTrips: Int

    /// - Parameter unmeasuredTrips: The trips without which the findings are not known; 0 if they are.
    package init(vin: String? = nil, _ findings: [TrendFinding] = [], unmeasuredTrips: Int = 0) {
        self.vin = vin
        self.findings = findings
        self.unmeasuredTrips = unmeasuredTrips
    }

    /// The number up to which trips that are not measured are counted: a report reads few of what is stored.
    package static let countedTrips = 1000

    package var isEmpty: Bool { findings.isEmpty && unmeasuredTrips == 0 }
}
