/// Whether a vehicle would pass the part of an emissions inspection that reads its diagnostics. Continuous and
/// unsupported monitors do not count.
package struct InspectionReadiness: Hashable, Sendable {
    /// The outcome; the raw value is the one used in JSON.
    package enum Outcome: String, Sendable, CaseIterable {
        case pass, fail
        /// The exhaust is measured, and its result decides.
        case exhaustTest = "exhaust-test"
    }

    /// A reason why a vehicle would fail.
    package enum Reason: Hashable, Sendable {
        case lightOn
        case incompleteMonitors
        case storedCodes([TroubleCode])
        case permanentCodes([TroubleCode])
    }

    /// The facts that count besides the monitors; nil if unknown.
    package struct Evidence: Hashable, Sendable {
        package var modelYear: Int?
        package var storedCodes: [TroubleCode]
        package var permanentCodes: [TroubleCode]
        /// Warm-ups since codes were cleared.
        package var warmUps: Double?
        /// Kilometers since codes were cleared.
        package var distanceKm: Double?

        package init(
            modelYear: Int? = nil, storedCodes: [TroubleCode] = [], permanentCodes: [TroubleCode] = [],
            warmUps: Double? = nil, distanceKm: Double? = nil
        ) {
            self.modelYear = modelYear
            self.storedCodes = storedCodes
            self.permanentCodes = permanentCodes
            self.warmUps = warmUps
            self.distanceKm = distanceKm
        }
    }

    package let rule: InspectionRule
    package let ignition: MonitorStatus.Ignition
    /// The vehicle's monitors, from PID 01.
    package let monitors: [ReadinessMonitor]
    /// Empty if the vehicle passes.
    package let reasons: [Reason]
    /// What the rule says about incomplete monitors: "one may be incomplete"; nil if it does not consider them.
    package let allowance: String?

    /// California ignores permanent codes if the vehicle has completed 15 warm-ups and 200 miles since its codes were
    /// cleared.
    private static let permanentCodeWarmUps = 15.0
    private static let permanentCodeKm = 321.8

    /// Judges a vehicle; nil if no ECU has a monitor that counts and the check engine light is off, because there is
    /// nothing to judge then.
    ///
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
        if let year = rule.storedCodesFailFrom, evidence.modelYear ?? year >= year, !evidence.storedCodes.isEmpty {
            reasons.append(.storedCodes(evidence.storedCodes))
        }
        if let year = rule.permanentCodesFailFrom, evidence.modelYear ?? year >= year, !evidence.permanentCodes.isEmpty,
            (evidence.warmUps ?? 0) < Self.permanentCodeWarmUps || (evidence.distanceKm ?? 0) < Self.permanentCodeKm
        {
            reasons.append(.permanentCodes(evidence.permanentCodes))
        }
        if let tolerance {
            let isAllowed = incomplete.allSatisfy { tolerance.kinds?.contains($0) ?? true }
            let complete = monitors.count { $0.state == .complete && !$0.kind.isContinuous }
            if incomplete.count > tolerance.count || !isAllowed || complete < tolerance.minimumComplete {
                reasons.append(.incompleteMonitors)
            }
        }
        self.reasons = reasons
    }

    private static func incomplete(_ monitors: [ReadinessMonitor]) -> [ReadinessMonitor.Kind] {
        monitors.filter { $0.state == .incomplete && !$0.kind.isContinuous }.map(\.kind)
    }

    /// The supported monitors that are not continuous.
    package var counted: [ReadinessMonitor] { monitors.filter { $0.isSupported && !$0.kind.isContinuous } }

    /// The monitors that count and are incomplete.
    package var incomplete: [ReadinessMonitor.Kind] { Self.incomplete(monitors) }

    package var outcome: Outcome {
        if reasons.isEmpty { return .pass }
        return rule.exhaustDecides && reasons == [.incompleteMonitors] ? .exhaustTest : .fail
    }

    package var isReady: Bool { outcome == .pass }
}
