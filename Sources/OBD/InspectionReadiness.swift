/// Whether a vehicle is ready for an emissions inspection, by the rule that most programmes in the United States
/// follow (US EPA, "Performing Onboard Diagnostic System Checks as Part of a Vehicle Inspection and Maintenance
/// Program", EPA420-R-01-015): not while the lamp is commanded on, nor with more than one incomplete monitor, or two
/// before model year 2001. Continuous monitors and those that the vehicle does not have are not counted.
package struct InspectionReadiness: Hashable, Sendable {
    package let milOn: Bool
    /// The vehicle's, of PID 01.
    package let monitors: [ReadinessMonitor]
    /// How many may be incomplete; by the stricter rule, for 2001 and later, where the model year is not known.
    let allowedIncomplete: Int

    /// Nil where no ECU has a monitor that is counted and the lamp is off: then there is nothing to be ready.
    /// - Parameter statuses: PID 01 of each ECU.
    package init?(_ statuses: [MonitorStatus], modelYear: Int?) {
        monitors = MonitorStatus.merged(statuses)
        milOn = statuses.contains(where: \.milOn)
        guard milOn || monitors.contains(where: { $0.isSupported && !$0.kind.isContinuous }) else { return nil }
        allowedIncomplete = (modelYear ?? 2001) < 2001 ? 2 : 1
    }

    /// The monitors that are counted and not complete.
    package var incomplete: [ReadinessMonitor.Kind] {
        monitors.filter { $0.state == .incomplete && !$0.kind.isContinuous }.map(\.kind)
    }

    package var isReady: Bool { !milOn && incomplete.count <= allowedIncomplete }
}
