/// Says what to ask for at each tick, by the rows' priority and cadence. Pure: time comes in as seconds since the
/// start.
package struct Scheduler: Sendable {
    private let rows: [PollRow]
    private let requestsPerTick: Int
    private var tickNumber = 0
    /// For rows due by seconds: when next.
    private var dueSeconds: [Double]
    /// Rows that take no part: what the vehicle does not have.
    private var inactive: Set<Int> = []

    package init(rows: [PollRow], requestsPerTick: Int = PollTable.requestsPerTick) {
        self.rows = rows
        self.requestsPerTick = requestsPerTick
        dueSeconds = rows.map { if case .seconds(let period, _) = $0.cadence { period } else { 0 } }
    }

    package mutating func setActive(_ row: Int, _ isActive: Bool) {
        if isActive { inactive.remove(row) } else { inactive.insert(row) }
    }

    package func isActive(_ row: Int) -> Bool { !inactive.contains(row) }

    /// The rows to ask for where one request has room for them all: those with a place in some tick have one in each.
    package mutating func all(elapsedS: Double) -> [Int] {
        rows.indices.filter { row in
            guard !inactive.contains(row) else { return false }
            guard case .seconds(_, batched: let period) = rows[row].cadence else { return true }
            return isDue(row, every: period, elapsedS: elapsedS)
        }
    }

    private mutating func isDue(_ row: Int, every period: Double, elapsedS: Double) -> Bool {
        guard elapsedS >= dueSeconds[row] else { return false }
        dueSeconds[row] = (elapsedS / period).rounded(.down) * period + period
        return true
    }

    /// The rows to ask for, a request each, at the next tick, which begins `elapsedS` seconds after the start.
    package mutating func nextTick(elapsedS: Double) -> [Int] {
        tickNumber += 1
        var chosen: [Int] = []
        for (index, row) in rows.enumerated() where chosen.count < requestsPerTick && !inactive.contains(index) {
            switch row.cadence {
            case .ticks(let every):
                if (tickNumber - 1).isMultiple(of: every) { chosen.append(index) }
            case .seconds(let period, _), .atLeast(let period):
                if isDue(index, every: period, elapsedS: elapsedS) { chosen.append(index) }
            }
        }
        for (index, row) in rows.enumerated() where chosen.count < requestsPerTick && !inactive.contains(index) {
            if case .atLeast(let period) = row.cadence, !chosen.contains(index) {
                _ = isDue(index, every: period, elapsedS: elapsedS)
                chosen.append(index)
            }
        }
        return chosen
    }
}
