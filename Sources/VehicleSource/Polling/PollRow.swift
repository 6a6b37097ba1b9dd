package import Telemetry

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
    /// Every so many seconds, at multiples of them since the start, as soon as a place is free. Where one request has
    /// room for several PIDs a place costs next to nothing, and the second number holds.
    case seconds(Double, batched: Double)
    /// As `seconds`, and besides at every place that nobody else wants. Where there are batches, at every tick.
    case atLeast(seconds: Double)

    package static func seconds(_ period: Double) -> Cadence { .seconds(period, batched: period) }

    /// Seconds from one request to the next, where they are not counted in ticks.
    var period: Double? {
        switch self {
        case .ticks: nil
        case .seconds(let period, _), .atLeast(let period): period
        }
    }
}

/// One row of the poll table.
package struct PollRow: Hashable, Sendable {
    package let label: String
    /// In order of preference; the first that the vehicle has is used.
    package let requests: [PollRequest]
    package let cadence: Cadence
    /// What is asked for once although the vehicle does not list it: lists are wrong at times.
    package let unlisted: Set<PollRequest>
    /// The row is of use only where fuel comes from one of these, or not from what should bring it; nil for any.
    package let fuelRequests: Set<PollRequest>?
    /// The row is of use also where the vehicle has nothing else that fuel comes from.
    package let isFuelItself: Bool
    /// The signals that are wanted of the answer; nil for all.
    package let signals: Set<Signal>?

    /// A trip lives on it: it is asked for as often as it goes.
    var isVital: Bool { if case .seconds = cadence { false } else { true } }

    package init(
        _ label: String, _ requests: [PollRequest], _ cadence: Cadence, unlisted: Set<PollRequest> = [],
        withFuelFrom fuelRequests: Set<PollRequest>? = nil, isFuelItself: Bool = false, only signals: Set<Signal>? = nil
    ) {
        (self.label, self.requests, self.cadence) = (label, requests, cadence)
        (self.unlisted, self.fuelRequests, self.signals) = (unlisted, fuelRequests, signals)
        self.isFuelItself = isFuelItself
    }
}
