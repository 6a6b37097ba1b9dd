/// One item that an examination of the adapter and its vehicle found.
package struct DoctorFinding: Sendable {
    package enum State: String, Sendable, CaseIterable {
        case good
        /// Worth knowing, but apparently no fault of the adapter or the vehicle.
        case note
        /// It works, but with limits.
        case limit
        /// Nothing works beyond this point.
        case fault
    }

    /// What a finding says to programs. Which values it has depends on the finding.
    package struct Facts: Sendable {
        package var usbID: String?
        package var isTakenByBrltty: Bool?
        package var process: Int?
        package var hasModemManager: Bool?
        package var step: String?
        package var identity: String?
        package var description: String?
        package var firmware: String?
        package var isClone: Bool?
        package var commandsUpTo: String?
        package var unknownCommands: [String]?
        package var parameterLines: Int?
        package var baud: Int?
        package var latencyMilliseconds: Int?
        package var raisedBaud: Int?
        package var leastVolts: Double?
        package var mostVolts: Double?
        package var vehicleVolts: Double?
        package var busNumber: String?
        package var addresses: [String]?
        package var supportedPIDs: Int?
        package var batching: String?
        package var counting: String?
        package var effect: String?
        package var echoOff: Bool?
        package var spacesOff: Bool?
        package var headers: Bool?
        package var requestsPerSecond: Double?
        package var valuesPerSecond: Double?
        package var missed: Int?
        package var roundTripMilliseconds: Double?
        package var adapterRoundTripMilliseconds: Double?
        package var form: String?

        /// - Parameter set: sets what the finding has.
        package init(_ set: (inout Facts) -> Void = { _ in }) { set(&self) }
    }

    /// A short label for people.
    package var label: String
    /// For programs; never changes.
    package var name: String
    package var state: State
    /// Text in lower case, without a period.
    package var text: String
    /// What to do; empty if there is nothing to do.
    package var advice: String
    /// The limit as listed in the verdict; empty if it is none.
    package var limit: String
    /// For programs.
    package var facts: Facts

    package init(
        _ label: String, name: String? = nil, _ state: State, _ text: String, advice: String = "",
        limit: String = "", facts: Facts = Facts()
    ) {
        self.label = label
        self.name = name ?? label.lowercased()
        self.state = state
        self.text = text
        self.advice = advice
        self.limit = limit
        self.facts = facts
    }
}
