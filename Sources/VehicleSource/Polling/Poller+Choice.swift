import ELM327

/// The choice of the request of each row, and of the rows that are needed.
extension Poller {
    private var fuelRequest: PollRequest? { fuel.row.flatMap { rows[$0].request } }

    func isOfUse(_ row: PollRow) -> Bool { fuel.leavesPlace(for: row, current: fuelRequest) }

    /// Takes the response to a request into account for the choice of the fuel row.
    func noteFuel(_ request: PollRequest, burns: Bool) {
        guard !fuel.isProven, let fuelRow = fuel.row else { return }
        switch fuel.note(request, burns: burns, current: fuelRequest) {
        case .unchanged: return
        case .turn(let next): rows[fuelRow].request = next
        case .settled(let rate):
            rows[fuelRow].request = rate
            rows[fuelRow].retries.keep()
            for index in rows.indices where !isOfUse(rows[index].row) { rows[index].retire() }
        }
    }

    /// Schedules retries of the listed requests that are better than the row's current one, or of all if none was
    /// answered.
    func addTrials(_ row: Int) {
        let (current, listed) = (rows[row].request, rows[row].listed)
        let isAnswered = current.map(answered.contains) ?? false
        let hopeful = isAnswered ? Array(listed.prefix { $0 != current }) : listed
        for request in hopeful where request != current && !answered.contains(request) {
            rows[row].retries.add(request, at: session.now)
        }
    }

    /// Handles a retry that was answered.
    func adopt(_ request: PollRequest, row: Int, burns: Bool) {
        guard row != fuel.row || fuel.accepts(request, burns: burns) else { return }
        let order = rows[row].listed
        if let current = rows[row].request, answered.contains(current), let has = order.firstIndex(of: current),
            let found = order.firstIndex(of: request), has < found
        {
            // The row's current request has been answered in the meantime, and is better.
            return rows[row].retries.keep { order.prefix(has).contains($0) }
        }
        rows[row].request = request
        rows[row].backoff.noteAnswer()
        rows[row].isActive = true
        rows[row].retries.keep { order.prefix { $0 != request }.contains($0) }
        addTrials(row)
        guard row == fuel.row else { return }
        fuel.settle()
        for index in rows.indices where rows[index].row.fuelRequests != nil {
            if !isOfUse(rows[index].row) {
                rows[index].retire()
            } else if rows[index].request == nil, let first = rows[index].listed.first {
                rows[index].request = first
                rows[index].isActive = true
                addTrials(index)
            }
        }
    }
}
