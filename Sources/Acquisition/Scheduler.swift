/// Says what to ask for at each tick, by the rows' priority and cadence. Pure: time comes in as seconds since the
/// start.
package struct Scheduler: Sendable {
    private let rows: [PollRow]
    private var tickNumber = 0
    /// For rows due by seconds: when next.
    private var dueSeconds: [Double]
    /// Rows that take no part: what the vehicle does not have.
    private var inactive: Set<Int> = []

    package init(rows: [PollRow]) {
        self.rows = rows
        dueSeconds = rows.map { if case .seconds(let period) = $0.cadence { period } else { 0 } }
    }

    package mutating func setActive(_ row: Int, _ isActive: Bool) {
        if isActive { inactive.remove(row) } else { inactive.insert(row) }
    }

    package func isActive(_ row: Int) -> Bool { !inactive.contains(row) }

    /// The rows to ask for at the next tick, which begins `elapsedS` seconds after the start.
    /// - Parameter limit: how many rows a tick has room for.
    package mutating func nextTick(elapsedS: Double, limit: Int = PollTable.requestsPerTick) -> [Int] {
        tickNumber += 1
        var chosen: [Int] = []
        for (index, row) in rows.enumerated() where chosen.count < limit && !inactive.contains(index) {
            switch row.cadence {
            case .ticks(let every):
                if (tickNumber - 1).isMultiple(of: every) { chosen.append(index) }
            case .seconds(let period):
                guard elapsedS >= dueSeconds[index] else { continue }
                dueSeconds[index] = (elapsedS / period).rounded(.down) * period + period
                chosen.append(index)
            }
        }
        return chosen
    }
}
