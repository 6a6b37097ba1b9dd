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
        (self.row, request) = (row, row.requests.first)
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
