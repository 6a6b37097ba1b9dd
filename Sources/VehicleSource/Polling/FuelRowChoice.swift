/// Which of its requests the fuel row goes by, and which rows have a place beside it.
///
/// Some vehicles list a fuel rate of their own that stays at zero. Until one of the rates brought fuel, those that are
/// listed take turns, and everything is asked for that fuel can be reckoned from without them; from then on only that
/// rate, and nothing beside it.
struct FuelRowChoice {
    /// The place of the fuel row in the table; nil where there is none.
    let row: Int?
    /// The vehicle's own rates that it lists, the best first.
    private var rates: [PollRequest] = []
    /// What the row asks for brought more than nothing at least once, or is no rate.
    private(set) var isProven = false

    /// What a request that was answered means for the row.
    enum Verdict: Hashable {
        case unchanged
        /// This rate's turn is next.
        case turn(PollRequest)
        /// From now on the row goes by this request, and needs nothing else.
        case settled(PollRequest)
    }

    init(_ rows: [PollRow]) { row = rows.firstIndex { $0.label == PollTable.fuelLabel } }

    /// - Parameter listed: what the vehicle lists for the row, the best first.
    mutating func begin(listed: [PollRequest]) { rates = listed.filter(PollTable.rates.contains) }

    /// Whether the next request is to be tried at the beginning, although this one was answered.
    func doubts(_ request: PollRequest) -> Bool { !isProven && rates.contains(request) && request != rates.last }

    /// The beginning is over, and the row goes by this request (nil for none): what is no rate needs no proof.
    mutating func conclude(with request: PollRequest?) {
        if !(request.map(rates.contains) ?? false) { isProven = true }
    }

    /// Takes what any row's request brought.
    /// - Parameters:
    ///   - burns: it was more than nothing.
    ///   - current: what the fuel row goes by.
    mutating func note(_ request: PollRequest, burns: Bool, current: PollRequest?) -> Verdict {
        guard !isProven, let place = rates.firstIndex(of: request) else { return .unchanged }
        guard !burns else {
            isProven = true
            return .settled(request)
        }
        return request == current ? .turn(rates[(place + 1) % rates.count]) : .unchanged
    }

    /// Whether the fuel row may go by a request that was silent at the beginning, and is answered now: a rate that stays
    /// at zero is no better than what is known.
    func accepts(_ request: PollRequest, burns: Bool) -> Bool { burns || !rates.contains(request) }

    /// The fuel row goes by a request that was answered later than the others.
    mutating func settle() { isProven = true }

    /// Whether a row has a place beside what fuel comes from. As long as that brought nothing, the next best is needed.
    /// - Parameter current: what the fuel row goes by; nil where the vehicle has nothing for it.
    func leavesPlace(for other: PollRow, current: PollRequest?) -> Bool {
        guard let needed = other.fuelRequests else { return true }
        guard let current else { return other.isFuelItself }
        return !isProven || needed.contains(current)
    }
}
