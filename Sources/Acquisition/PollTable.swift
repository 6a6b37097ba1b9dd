/// One way of asking for a quantity.
package enum PollRequest: Hashable, Sendable {
    /// A PID of service 01.
    case pid(UInt8)
    /// AT RV, answered by the adapter without the vehicle.
    case adapterVoltage
}

/// When a row of the poll table is due.
package enum Cadence: Hashable, Sendable {
    /// Every n-th tick, beginning with the first.
    case ticks(Int)
    /// Every so many seconds, at multiples of them since the start, as soon as a place is free.
    case seconds(Double)
}

/// One row of the poll table.
package struct PollRow: Hashable, Sendable {
    package let label: String
    /// In order of preference; the first that the vehicle has is used.
    package let requests: [PollRequest]
    package let cadence: Cadence

    package init(_ label: String, _ requests: [PollRequest], _ cadence: Cadence) {
        self.label = label
        self.requests = requests
        self.cadence = cadence
    }
}

/// What a trip asks for and how often: the fixed priority table.
package enum PollTable {
    /// Requests a tick.
    package static let requestsPerTick = 2

    /// In order of priority: of the rows that are due at a tick, the first two are asked. Engine speed leaves every
    /// second tick's second place to the rows below it; air flow takes what coolant and voltage leave. Where one
    /// request has room for several PIDs, all that is due goes together, and the rows with a place in some tick are due
    /// in each.
    package static let trip: [PollRow] = [
        PollRow("vehicle speed", [.pid(0x0D)], .ticks(1)),
        PollRow("engine speed", [.pid(0x0C)], .ticks(2)),
        PollRow("coolant temperature", [.pid(0x05)], .seconds(10)),
        PollRow("voltage", [.pid(0x42), .adapterVoltage], .seconds(6)),
        PollRow("mass air flow", [.pid(0x10)], .ticks(1)),
    ]
}
