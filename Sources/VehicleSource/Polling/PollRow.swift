package import Telemetry

/// One way to request a quantity.
package enum PollRequest: Hashable, Sendable {
    /// A PID of service 01.
    case pid(UInt8)
    /// AT RV, which the adapter answers without the vehicle.
    case adapterVoltage
}

/// How often a row of the poll table is due.
package enum Cadence: Hashable, Sendable {
    /// Every n-th tick, starting with the first.
    case ticks(Int)
    /// At this interval in seconds, at multiples of it since the start, as soon as a place is free. If a request can
    /// hold several PIDs, a place costs almost nothing, and the second interval applies.
    case seconds(Double, batched: Double)
    /// Like `seconds`, and also in every place that no other row needs. With batches, at every tick.
    case atLeast(seconds: Double)
    /// At this interval in seconds, without taking anything from the other rows: in places that a request for several
    /// PIDs has left, and where a request holds one PID, in one of so many requests that it does not matter. The first
    /// time is some seconds after the start, alone. A burst fills each place for so many seconds at the start of each
    /// interval, where requests hold several PIDs.
    case spare(seconds: Double, burstS: Double = 0)
    /// At each tick from the start of the drive until the engine has been running for some seconds (`EngineStartWatch`).
    case whileStarting

    package static func seconds(_ period: Double) -> Cadence { .seconds(period, batched: period) }

    /// The period in seconds; nil if the row is due by ticks.
    var period: Double? {
        switch self {
        case .ticks, .whileStarting: nil
        case .seconds(let period, _), .atLeast(let period), .spare(let period, _): period
        }
    }

    var isSpare: Bool { if case .spare = self { true } else { false } }
    /// Whether the poller itself adds the row to those that the scheduler chooses.
    var isWhileStarting: Bool { self == .whileStarting }
}

/// One row of the poll table.
package struct PollRow: Hashable, Sendable {
    package let label: String
    /// The requests in order of preference. The first one that the vehicle supports is used.
    package let requests: [PollRequest]
    package let cadence: Cadence
    /// The requests that are tried once even if the vehicle does not list them, since such lists are sometimes wrong.
    package let unlisted: Set<PollRequest>
    /// The row is needed only if fuel is computed from one of these requests, or if the fuel row has not been above
    /// zero yet; nil if it is always needed.
    package let fuelRequests: Set<PollRequest>?
    /// Whether the row is also needed if the vehicle has nothing else to compute fuel from.
    package let isFuelItself: Bool
    /// The signals to emit from the response; nil for all.
    package let signals: Set<Signal>?

    /// Whether a trip depends on the row, so that it is requested as often as possible.
    var isVital: Bool {
        switch cadence {
        case .ticks, .atLeast: true
        case .seconds, .spare, .whileStarting: false
        }
    }

    package init(
        _ label: String, _ requests: [PollRequest], _ cadence: Cadence, unlisted: Set<PollRequest> = [],
        withFuelFrom fuelRequests: Set<PollRequest>? = nil, isFuelItself: Bool = false, only signals: Set<Signal>? = nil
    ) {
        self.label = label
        self.requests = requests
        self.cadence = cadence
        self.unlisted = unlisted
        self.fuelRequests = fuelRequests
        self.signals = signals
        self.isFuelItself = isFuelItself
    }
}

/// The state of one row of the poll table during a drive.
struct PollRowState {
    let row: PollRow
    /// The request in use; nil if the vehicle supports none.
    var request: PollRequest?
    /// The requests of the row that the vehicle lists, in order of preference.
    var listed: [PollRequest] = []
    /// Whether the row is polled; false if the vehicle does not support it, it is not needed, or it rests.
    var isActive = true
    /// When a row with a period is due next, in seconds since the start.
    var dueSeconds: Double
    var backoff: PollBackoff
    var retries = PollRetries()

    init(_ row: PollRow) {
        self.row = row
        request = row.requests.first
        dueSeconds = if case .seconds(let period, _) = row.cadence { period } else { 0 }
        backoff = PollBackoff(isVital: row.isVital, isSpare: row.cadence.isSpare)
    }

    /// The PID that the row requests; nil if it requests none.
    var pid: UInt8? { if case .pid(let pid)? = request { pid } else { nil } }

    var isSpare: Bool { row.cadence.isSpare }

    /// Stops polling the row, because it is not needed any more.
    mutating func retire() {
        backoff.retire()
        retries.keep()
        isActive = false
    }
}
