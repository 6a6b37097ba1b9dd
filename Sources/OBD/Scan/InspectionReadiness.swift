/// Whether a vehicle would pass the part of an emissions inspection that reads its diagnostics. Continuous monitors and
/// those that the vehicle does not have are not counted.
package struct InspectionReadiness: Hashable, Sendable {
    /// The raw value is the one used in JSON.
    package enum Outcome: String, Sendable, CaseIterable {
        case pass, fail
        /// The exhaust is measured, and decides.
        case exhaustTest = "exhaust-test"
    }

    /// Why a vehicle would fail.
    package enum Reason: Hashable, Sendable {
        case lightOn
        case incompleteMonitors
        case storedCodes([TroubleCode])
        case permanentCodes([TroubleCode])
    }

    /// What counts besides the monitors. What is not known is nil.
    package struct Evidence: Hashable, Sendable {
        package var modelYear: Int?
        package var storedCodes: [TroubleCode]
        package var permanentCodes: [TroubleCode]
        /// Since codes were cleared.
        package var warmUps: Double?
        /// Since codes were cleared.
        package var distanceKm: Double?

        package init(
            modelYear: Int? = nil, storedCodes: [TroubleCode] = [], permanentCodes: [TroubleCode] = [],
            warmUps: Double? = nil, distanceKm: Double? = nil
        ) {
            (self.modelYear, self.storedCodes, self.permanentCodes) = (modelYear, storedCodes, permanentCodes)
            (self.warmUps, self.distanceKm) = (warmUps, distanceKm)
        }
    }

    package let rule: InspectionRule
    package let ignition: MonitorStatus.Ignition
    /// The vehicle's, of PID 01.
    package let monitors: [ReadinessMonitor]
    /// Empty where the vehicle passes.
    package let reasons: [Reason]
    /// What the rule says of incomplete monitors: "one may be incomplete"; nil where it does not look at them.
    package let allowance: String?

    /// California overlooks permanent codes of a vehicle that was driven so far since its codes were cleared: 15 warm-ups
    /// and 200 miles.
    private static let permanentCodeWarmUps = 15.0
    private static let permanentCodeKm = 321.8

    /// Nil where no ECU has a monitor that is counted and the light is off: then there is nothing to be ready.
    /// - Parameter statuses: PID 01 of each ECU.
    package init?(_ statuses: [MonitorStatus], rule: InspectionRule = .most, _ evidence: Evidence = Evidence()) {
        let counted = statuses.filter { $0.monitors.contains { $0.isSupported && !$0.kind.isContinuous } }
        let milOn = statuses.contains(where: \.milOn)
        guard let first = counted.first ?? statuses.first(where: \.milOn) else { return nil }
        self.rule = rule
        ignition = first.ignition
        monitors = MonitorStatus.merged(statuses)
        let tolerance = rule.tolerance(first.ignition, modelYear: evidence.modelYear)
        allowance = tolerance?.text
        let incomplete = Self.incomplete(monitors)
        var reasons: [Reason] = []
        let lightYear = rule.lightFailsFrom[first.ignition]
        if milOn, lightYear.map({ evidence.modelYear ?? $0 >= $0 }) ?? true { reasons.append(.lightOn) }
        if rule.storedCodesFail, !evidence.storedCodes.isEmpty { reasons.append(.storedCodes(evidence.storedCodes)) }
        if let year = rule.permanentCodesFailFrom, evidence.modelYear ?? year >= year, !evidence.permanentCodes.isEmpty,
            (evidence.warmUps ?? 0) < Self.permanentCodeWarmUps || (evidence.distanceKm ?? 0) < Self.permanentCodeKm
        {
            reasons.append(.permanentCodes(evidence.permanentCodes))
        }
        if let tolerance {
            let isAllowed = incomplete.allSatisfy { tolerance.kinds?.contains($0) ?? true }
            if incomplete.count > tolerance.count || !isAllowed { reasons.append(.incompleteMonitors) }
        }
        self.reasons = reasons
    }

    private static func incomplete(_ monitors: [ReadinessMonitor]) -> [ReadinessMonitor.Kind] {
        monitors.filter { $0.state == .incomplete && !$0.kind.isContinuous }.map(\.kind)
    }

    /// The monitors that the vehicle has and that are not continuous.
    package var counted: [ReadinessMonitor] { monitors.filter { $0.isSupported && !$0.kind.isContinuous } }

    /// The monitors that are counted and not complete.
    package var incomplete: [ReadinessMonitor.Kind] { Self.incomplete(monitors) }

    package var outcome: Outcome {
        if reasons.isEmpty { return .pass }
        return rule.exhaustDecides && reasons == [.incompleteMonitors] ? .exhaustTest : .fail
    }

    package var isReady: Bool { outcome == .pass }
}
