/// A reason why a source provides no samples: the first connection step that failed, what happened there, and what to
/// do.
package struct SourceError: Error, Hashable, Sendable {
    package enum Step: String, Sendable, CaseIterable, Comparable {
        /// The device or network connection opens.
        case port
        /// The device behind it responds like an ELM327.
        case adapter
        /// The adapter is supplied by a vehicle.
        case power
        /// The vehicle's diagnostic bus is awake.
        case bus
        /// An ECU responds to diagnostic requests.
        case ecu

        package static func < (left: Step, right: Step) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    package let step: Step
    /// The message in lower case without a full stop, such as "cannot open '/dev/ttyUSB0': permission denied".
    package let message: String
    package let advice: String
    /// Whether it cannot pass while one waits, as the ignition is switched on or the adapter comes back.
    package let isLasting: Bool

    package init(_ step: Step, _ message: String, advice: String, isLasting: Bool = false) {
        self.step = step
        self.message = message
        self.advice = advice
        self.isLasting = isLasting
    }
}
