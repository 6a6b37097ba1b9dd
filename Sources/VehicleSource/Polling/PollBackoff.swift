import Telemetry

/// Which rows of a poll table rest, so as not to slow the others: those that bring nothing while others are answered.
/// `NO DATA` once does not mean unsupported; a row has several chances, and is tried again after its rest.
struct PollBackoff {
    private let rows: [PollRow]
    /// Requests in a row that brought nothing while others did.
    private var misses: [Int]
    /// Rows that were answered at least once.
    private var heard: Set<Int> = []
    /// The row that the vehicle was asked for last, and whether it answered.
    private var latest: (row: Int, answered: Bool)?
    private var until: [Int: Instant] = [:]

    private static let missLimit = 5
    private static let restSeconds = 30.0
    /// Of a row that a trip lives on, and that was heard; it is then tried a single time.
    private static let shortRestSeconds = 5.0

    init(rows: [PollRow]) {
        self.rows = rows
        misses = rows.map { _ in 0 }
    }

    /// Its last request brought nothing.
    func hasMissed(_ row: Int) -> Bool { misses[row] > 0 }

    mutating func noteAnswer(of row: Int) {
        misses[row] = 0
        heard.insert(row)
    }

    /// Whether a row rests from now on, whose request brought nothing.
    mutating func noteMiss(of row: Int, at now: Instant) -> Bool {
        misses[row] += 1
        guard misses[row] >= Self.missLimit else { return false }
        let isVital = heard.contains(row) && rows[row].isVital
        misses[row] = isVital ? Self.missLimit - 1 : 0
        until[row] = now.advanced(bySeconds: isVital ? Self.shortRestSeconds : Self.restSeconds)
        return true
    }

    /// Whether the row itself is to blame that nothing came: where the row before was silent too, it is the vehicle that
    /// is silent.
    func isToBlame(_ row: Int) -> Bool { latest.map { $0.row != row && $0.answered } ?? false }

    /// - Parameter row: the last one of a request to the vehicle.
    mutating func noteRequest(for row: Int, isAnswered: Bool) { latest = (row, isAnswered) }

    /// What was asked last was asked of another connection.
    mutating func forgetLatest() { latest = nil }

    /// The rows whose rest is over.
    mutating func takeRested(at now: Instant) -> [Int] {
        let rested = until.filter { now >= $0.value }.keys
        for row in rested { until[row] = nil }
        return Array(rested)
    }

    /// The row is of no use any more, and not to be tried again.
    mutating func retire(_ row: Int) { until[row] = nil }
}
