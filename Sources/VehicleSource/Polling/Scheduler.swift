/// Says what to ask for at each tick, by the rows' cadence and priority. Pure: time comes in as seconds since the
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
        postpone(row, every: period, elapsedS: elapsedS)
        return true
    }

    private mutating func postpone(_ row: Int, every period: Double, elapsedS: Double) {
        dueSeconds[row] = (elapsedS / period).rounded(.down) * period + period
    }

    /// Seconds from one request to the next, where they are not counted in ticks.
    private func period(_ row: Int) -> Double? {
        switch rows[row].cadence {
        case .ticks: nil
        case .seconds(let period, _), .atLeast(let period): period
        }
    }

    /// The rows to ask for, a request each, at the next tick, which begins `elapsedS` seconds after the start.
    package mutating func nextTick(elapsedS: Double) -> [Int] {
        tickNumber += 1
        let due = rows.indices.filter { row in
            guard !inactive.contains(row) else { return false }
            if case .ticks(let every) = rows[row].cadence { return (tickNumber - 1).isMultiple(of: every) }
            return elapsedS >= dueSeconds[row]
        }
        // On a slow bus more is due than there is room for. If the first in the table always went first, the last would
        // never be asked: the places of all that go by seconds are for those that missed the most of their times.
        func missed(_ row: Int) -> Double {
            period(row).map { ((elapsedS - dueSeconds[row]) / $0).rounded(.down) } ?? 0
        }
        var waiting = due.filter { period($0) != nil }.sorted { (-missed($0), $0) < (-missed($1), $1) }.makeIterator()
        var chosen = Array(due.map { period($0) == nil ? $0 : waiting.next() ?? $0 }.prefix(requestsPerTick))
        for (row, cadence) in rows.map(\.cadence).enumerated() where chosen.count < requestsPerTick {
            if case .atLeast = cadence, !inactive.contains(row), !chosen.contains(row) { chosen.append(row) }
        }
        for row in chosen {
            if let period = period(row) { postpone(row, every: period, elapsedS: elapsedS) }
        }
        return chosen
    }
}
