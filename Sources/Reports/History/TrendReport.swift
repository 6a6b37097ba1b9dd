package import Formats
package import Telemetry
package import Trends
package import Trips

/// What is changing on the cars of a database, as text.
package struct TrendReport: Sendable {
    package struct Vehicle: Sendable {
        package var profile: VehicleProfile
        /// Trips since the last repair; nil if the account of a fleet's database does not see trips.
        package var trips: Int?
        package var basis: TrendBasis
        package var findings: [TrendFinding]

        package init(profile: VehicleProfile, trips: Int?, basis: TrendBasis, findings: [TrendFinding]) {
            self.profile = profile
            self.trips = trips
            self.basis = basis
            self.findings = findings
        }
    }

    package let vehicles: [Vehicle]
    private let thisYear: Int

    package init(_ vehicles: [Vehicle], thisYear: Int) {
        self.vehicles = vehicles
        self.thisYear = thisYear
    }

    package func text(_ presentation: Presentation) -> [String] {
        if vehicles.isEmpty { return ["No trips yet: trends need at least \(TrendSeries.minTrips) of one car."] }
        var lines: [String] = []
        for vehicle in vehicles {
            if !lines.isEmpty { lines.append("") }
            let heading = VehicleReport([], thisYear: thisYear).heading(vehicle.profile)
            let trips = vehicle.trips.map { Format.count($0, "trip") } ?? Self.published
            lines += presentation.wrapped("\(heading): \(trips)", indent: 2)
            if let missing = Self.missing(vehicle.basis) {
                lines += presentation.wrapped("  " + missing, indent: 2)
            } else if vehicle.findings.isEmpty {
                lines.append("  Nothing is changing.")
            }
            for finding in vehicle.findings {
                lines += presentation.wrapped("  ! " + Self.headline(finding, presentation.units), indent: 4)
                lines += presentation.wrapped("    " + Self.extent(finding, presentation), indent: 4)
                lines += presentation.wrapped("    " + finding.meaning, indent: 4)
            }
        }
        return lines
    }

    /// Why it cannot be said what is changing; nil if it can.
    package static func missing(_ basis: TrendBasis) -> String? {
        switch basis {
        case .tooFew(let trips, let hasRepairs):
            "Too few trips to say what is usual: \(trips) of \(TrendSeries.minTrips)"
                + (hasRepairs ? " since the last repair" : "")
        case .unmeasured: "Too few trips with values to say what is usual"
        case .known, .published: nil
        }
    }

    /// Where findings are from if the trips are not seen.
    package static let published = "as found when it was published"

    /// The line of a finding, and when it would reach its limit.
    static func headline(_ finding: TrendFinding, _ units: UnitSystem) -> String {
        line(finding, units) + (finding.limitInKm.map { ", reaches its limit in about \(units.distance($0, 0))" } ?? "")
    }

    /// "Since 3 Oct 2026, on 12 trips, confidence 97%".
    package static func extent(_ finding: TrendFinding, _ presentation: Presentation) -> String {
        "Since \(presentation.day(finding.since)), on \(Format.count(finding.trips, "trip")), confidence "
            + "\(Format.fixed(finding.confidence * 100, 0))%"
    }

    /// "Battery (engine off, before the start): 12.18 V, was 12.61 V".
    package static func line(_ finding: TrendFinding, _ units: UnitSystem) -> String {
        if finding.kind == .monitorIncomplete { return "Incomplete monitor: \(finding.condition)" }
        return "\(title(finding)) (\(finding.condition)): \(value(finding.now, finding.unit, units)), was "
            + value(finding.baseline, finding.unit, units)
    }

    /// "Engine off, before the start: 12.18 V, was 12.61 V", under its title.
    package static func change(_ finding: TrendFinding, _ units: UnitSystem) -> String {
        if finding.kind == .monitorIncomplete { return Format.capitalized(finding.condition) }
        return "\(Format.capitalized(finding.condition)): \(value(finding.now, finding.unit, units)), was "
            + value(finding.baseline, finding.unit, units)
    }

    /// "battery 12.18 V, was 12.61 V".
    static func short(_ finding: TrendFinding, _ units: UnitSystem) -> String {
        "\(Format.lowercased(title(finding))) \(value(finding.now, finding.unit, units)), was "
            + value(finding.baseline, finding.unit, units)
    }

    package static func value(_ value: Double, _ unit: Unit, _ units: UnitSystem) -> String {
        switch unit {
        case .degreesCelsius: units.temperature(value, 0)
        case .litresPer100Kilometres: units.consumption(value, 1)
        case .volts: "\(Format.fixed(value, 2)) V"
        case .percent: "\(Format.fixed(value, 1))%"
        case .kilopascals: units.text(value, unit, units == .us ? 1 : 0)
        case .ratio: Format.fixed(value, 4)
        case .none: Format.fixed(value, 0)
        default: Format.fixed(value, 1) + (unit == .percent ? "" : " ") + unit.symbol
        }
    }

    package static func title(_ finding: TrendFinding) -> String {
        switch finding.kind {
        case .battery: "Battery"
        case .charging: "Charging voltage"
        case .thermostat: "Thermostat"
        case .cooling: "Cooling"
        case .vacuumLeak: "Vacuum leak"
        case .airFlowSensor: "Air flow sensor"
        case .airFilter: "Air filter"
        case .fuelPressure: "Fuel supply"
        case .richMixture: "Rich mixture"
        case .catalyst: "Catalytic converter"
        case .oxygenSensor: "Oxygen sensor"
        case .idle: "Idle"
        case .consumption: "Fuel consumption"
        case .tractionBattery: "Traction battery"
        case .batteryCells: "Battery cells"
        case .tire: GameWords.name(Signal(finding.signal, finding.unit))
        case .monitorTest: finding.signal
        case .pendingCode: "Pending code"
        case .monitorIncomplete: "Incomplete monitor"
        }
    }
}

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
