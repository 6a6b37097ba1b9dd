import Telemetry

/// Chooses the rows to request at each tick by their cadence and priority. Pure: time is given in seconds since the
/// start. Rows are given by their index in the table.
struct Scheduler {
    private let requestsPerTick: Int
    private var tickNumber = 0
    /// A row of spare places that has to be requested alone is due in this many ticks: at most 1% of the requests.
    private static let ticksPerSpare = 50

    init(requestsPerTick: Int = PollTable.requestsPerTick) { self.requestsPerTick = requestsPerTick }

    /// Returns the rows to request at a tick if one request has room for all of them. Rows due by ticks are due at
    /// each.
    /// - Parameter isAlone: whether a PID cannot be requested together with others.
    mutating func all(
        _ rows: inout [PollRowState], elapsedS: Double, isAlone: (UInt8) -> Bool = { _ in false }
    ) -> [Int] {
        tickNumber += 1
        var chosen = rows.indices.filter { index in
            let row = rows[index]
            guard row.isActive, !row.isSpare, !row.row.cadence.isWhileStarting else { return false }
            guard case .seconds(_, batched: let period) = row.row.cadence else { return true }
            guard elapsedS >= row.dueSeconds else { return false }
            Self.postpone(&rows[index], every: period, elapsedS: elapsedS)
            return true
        }
        addSpare(&chosen, &rows, elapsedS: elapsedS, where: isAlone)
        return chosen
    }

    private func addSpare(
        _ chosen: inout [Int], _ rows: inout [PollRowState], elapsedS: Double, where isAlone: (UInt8) -> Bool
    ) {
        guard tickNumber.isMultiple(of: Self.ticksPerSpare) else { return }
        let spare = Self.spare(rows, elapsedS: elapsedS).first { rows[$0].pid.map(isAlone) ?? false }
        guard let spare else { return }
        chosen.append(spare)
        Self.noteSpare(&rows[spare], elapsedS: elapsedS, isBatched: false)
    }

    private static func postpone(_ row: inout PollRowState, every period: Double, elapsedS: Double) {
        row.dueSeconds = (elapsedS / period).rounded(.down) * period + period
    }

    /// Returns the rows to request at the next tick, one request each. The tick starts `elapsedS` seconds after the
    /// start.
    mutating func nextTick(_ rows: inout [PollRowState], elapsedS: Double) -> [Int] {
        tickNumber += 1
        let due = rows.indices.filter { index in
            let row = rows[index]
            guard row.isActive, !row.isSpare, !row.row.cadence.isWhileStarting else { return false }
            if case .ticks(let every) = row.row.cadence { return (tickNumber - 1).isMultiple(of: every) }
            return elapsedS >= row.dueSeconds
        }
        // On a slow bus more rows are due than there is room for. If the first in the table always came first, the last
        // would never be requested. The places of all rows with a period therefore go to those that missed the most of
        // their times.
        let periods = due.map { rows[$0].row.cadence.period }
        var waiting = zip(due, periods).compactMap { index, period in
            period.map { (index: index, missed: ((elapsedS - rows[index].dueSeconds) / $0).rounded(.down)) }
        }.sorted { (-$0.missed, $0.index) < (-$1.missed, $1.index) }.makeIterator()
        var chosen = Array(
            zip(due, periods).map { $1 == nil ? $0 : waiting.next()?.index ?? $0 }.prefix(requestsPerTick))
        for index in rows.indices where chosen.count < requestsPerTick {
            if case .atLeast = rows[index].row.cadence, rows[index].isActive, !chosen.contains(index) {
                chosen.append(index)
            }
        }
        for index in chosen {
            if let period = rows[index].row.cadence.period {
                Self.postpone(&rows[index], every: period, elapsedS: elapsedS)
            }
        }
        addSpare(&chosen, &rows, elapsedS: elapsedS) { _ in true }
        return chosen
    }

    /// Returns the rows that are due for spare places: those that missed more of their times first. A PID that another
    /// row requests is not among them.
    static func spare(_ rows: [PollRowState], elapsedS: Double) -> [Int] {
        let due = rows.indices.filter { rows[$0].isActive && rows[$0].isSpare && elapsedS >= rows[$0].dueSeconds }
        guard !due.isEmpty else { return [] }
        let others = Set(rows.lazy.filter { $0.isActive && !$0.isSpare }.compactMap(\.pid))
        return due.filter { index in rows[index].pid.map { !others.contains($0) } ?? false }
            .map { index in
                let period = rows[index].row.cadence.period ?? 1
                return (index: index, missed: (elapsedS - rows[index].dueSeconds) / period)
            }
            .sorted { (-$0.missed, $0.index) < (-$1.missed, $1.index) }.map(\.index)
    }

    /// Records that a row has got a spare place.
    static func noteSpare(_ row: inout PollRowState, elapsedS: Double, isBatched: Bool) {
        guard case .spare(let period, let burstS) = row.row.cadence else { return }
        let isInBurst = elapsedS.truncatingRemainder(dividingBy: period) < burstS
        if isBatched, isInBurst { row.dueSeconds = elapsedS } else { postpone(&row, every: period, elapsedS: elapsedS) }
    }

    /// Returns the retry that has been due for the longest time; nil if none is due.
    static func takeRetry(_ rows: inout [PollRowState], at now: Instant) -> (row: Int, request: PollRequest)? {
        var first: (row: Int, time: Instant)?
        for index in rows.indices {
            if let time = rows[index].retries.time, time <= now, first.map({ time < $0.time }) ?? true {
                first = (index, time)
            }
        }
        guard let first, let request = rows[first.row].retries.take(at: now) else { return nil }
        return (first.row, request)
    }
}
