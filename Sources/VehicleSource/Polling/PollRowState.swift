/// All that a drive knows of one row of its poll table.
struct PollRowState {
    let row: PollRow
    /// The request in use; nil for what the vehicle does not have.
    var request: PollRequest?
    /// What the vehicle lists for the row, in order of preference.
    var listed: [PollRequest] = []
    /// False for what the vehicle does not have, what is of no use, and while the row rests.
    var isActive = true
    /// For a row due by seconds: when next, in seconds since the start.
    var dueSeconds: Double
    var backoff: PollBackoff
    var retries = PollRetries()

    init(_ row: PollRow) {
        (self.row, request) = (row, row.requests.first)
        dueSeconds = if case .seconds(let period, _) = row.cadence { period } else { 0 }
        backoff = PollBackoff(isVital: row.isVital)
    }

    /// The PID that the row asks for; nil where it asks for none.
    var pid: UInt8? { if case .pid(let pid)? = request { pid } else { nil } }

    /// The row is of no use any more.
    mutating func retire() {
        backoff.retire()
        retries.keep()
        isActive = false
    }
}
