/// Chooses the request that fuel consumption is computed from, and the rows that are polled besides it.
///
/// Some vehicles list a fuel rate of their own that stays at zero. Until one of the rates has been above zero, the
/// listed rates take turns, and everything is polled from which fuel can be computed without them. After that only this
/// rate is polled.
struct FuelRowChoice {
    /// The index of the fuel row in the table; nil if there is none.
    let row: Int?
    /// The fuel rates that the vehicle lists, the best first.
    private var rates: [PollRequest] = []
    /// Whether the row's request has been above zero at least once, or is not a fuel rate.
    private(set) var isProven = false

    /// The effect of an answered request on the row.
    enum Verdict: Hashable {
        case unchanged
        /// It is this rate's turn.
        case turn(PollRequest)
        /// From now on the row uses this request and needs no other.
        case settled(PollRequest)
    }

    init(_ rows: [PollRow]) { row = rows.firstIndex { $0.label == PollTable.fuelLabel } }

    /// Starts the choice.
    /// - Parameter listed: the requests of the row that the vehicle lists, the best first.
    mutating func begin(listed: [PollRequest]) { rates = listed.filter(PollTable.rates.contains) }

    /// Returns whether the next request should be tried at the start as well, although this one was answered.
    func doubts(_ request: PollRequest) -> Bool { !isProven && rates.contains(request) && request != rates.last }

    /// Ends the start, after which the row uses this request (nil for none). A request that is not a rate needs no
    /// proof.
    mutating func conclude(with request: PollRequest?) {
        if !(request.map(rates.contains) ?? false) { isProven = true }
    }

    /// Takes the response to any row's request into account.
    /// - Parameters:
    ///   - burns: whether the value was above zero.
    ///   - current: the request that the fuel row uses.
    mutating func note(_ request: PollRequest, burns: Bool, current: PollRequest?) -> Verdict {
        guard !isProven, let place = rates.firstIndex(of: request) else { return .unchanged }
        guard !burns else {
            isProven = true
            return .settled(request)
        }
        return request == current ? .turn(rates[(place + 1) % rates.count]) : .unchanged
    }

    /// Returns whether the fuel row may use a request that was not answered at the start and is answered now. A rate
    /// that stays at zero is no improvement.
    func accepts(_ request: PollRequest, burns: Bool) -> Bool { burns || !rates.contains(request) }

    /// Ends the choice, because the fuel row uses a request that was answered later than the others.
    mutating func settle() { isProven = true }

    /// Returns whether a row should be polled besides the fuel row. As long as the fuel row has been at zero, the next
    /// best requests are needed.
    /// - Parameter current: the request that the fuel row uses; nil if the vehicle supports none.
    func leavesPlace(for other: PollRow, current: PollRequest?) -> Bool {
        guard let needed = other.fuelRequests else { return true }
        guard let current else { return other.isFuelItself }
        return !isProven || needed.contains(current)
    }
}
