/// Why a source gives no samples: the first step on the way from this computer to what is measured that failed, what
/// happened there, and what to do.
package struct ConnectionProblem: Error, Hashable, Sendable {
    package enum Step: String, Sendable, CaseIterable, Comparable {
        /// The device or the network connection opens.
        case port
        /// Something behind it talks like an ELM327.
        case adapter
        /// The adapter is supplied by a vehicle.
        case power
        /// The vehicle's diagnostic bus is awake.
        case bus
        /// A controller answers diagnostic requests.
        case ecu

        package static func < (left: Step, right: Step) -> Bool {
            (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
        }
    }

    package let step: Step
    /// Lower case, no full stop: "cannot open '/dev/ttyUSB0': permission denied".
    package let message: String
    package let advice: String

    package init(_ step: Step, _ message: String, advice: String) {
        self.step = step
        self.message = message
        self.advice = advice
    }
}
