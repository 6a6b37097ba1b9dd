package import ELM327
package import OBD
package import Telemetry
package import Transports

/// Asks the vehicle for the quantities of a poll table, as fast as adapter and vehicle allow.
///
/// The session is half-duplex, and only its idle time costs throughput: the next request is on its way before the last
/// answer is looked at.
package final class Poller {
    /// A request on its way. Rows are named by their place in the table.
    private enum Pending {
        case voltage(row: Int)
        case data(rows: [Int])
        /// Of what the vehicle lists, and has not answered so far.
        case trial(row: Int, PollRequest)
    }

    var reader: CurrentDataReader
    /// How the values of each ECU are to be read.
    let scalings: [ECUAddress: PIDScaling]
    var rows: [PollRowState]
    private var scheduler = Scheduler()
    var fuel: FuelRowChoice
    /// What is wanted of the answer to a PID, where that is not all.
    let wanted: [UInt8: Set<Signal>]
    /// What brought values at least once.
    var answered: Set<PollRequest> = []
    /// The row that a trip lives on, and when it was asked for last.
    let speedRow: Int?
    var speedTime: Instant

    /// Rows of this tick that are still to be asked for.
    var due: [Int] = []
    private var pending: Pending?
    var start: Instant
    /// Seconds from tick to tick; 0 for as fast as it goes.
    private let tickSeconds: Double
    var nextTick: Instant

    var latest: LatestRequest?
    var doubts = FormatFallback()
    var silence = TimeoutTracker()
    /// The form to go on with after the connection broke; nil before one was learnt.
    var bestFormat: RequestFormat?
    /// The session is in that form, or what became of it since.
    var isInFormat = false

    /// - Parameters:
    ///   - listed: the PIDs that each ECU lists.
    ///   - ticksPerSecond: how often the vehicle speed is asked for, at the most; nil for as often as it goes.
    package init(
        session: Session, rows: [PollRow] = PollTable.trip, listed: [ECUAddress: Set<UInt8>] = [:],
        scalings: [ECUAddress: PIDScaling] = [:], ticksPerSecond: Double? = nil
    ) {
        tickSeconds = ticksPerSecond.map { 1 / $0 } ?? 0
        self.scalings = scalings
        reader = CurrentDataReader(session: session, listed: listed)
        self.rows = rows.map(PollRowState.init)
        wanted = Self.wanted(of: rows)
        speedRow = rows.firstIndex { $0.requests == [.pid(0x0D)] }
        fuel = FuelRowChoice(rows)
        (start, nextTick, speedTime) = (session.now, session.now, session.now)
    }

    /// Several rows may want something of one PID.
    private static func wanted(of rows: [PollRow]) -> [UInt8: Set<Signal>] {
        var wanted: [UInt8: Set<Signal>] = [:]
        var whole: Set<UInt8> = []
        for row in rows {
            for case .pid(let pid) in row.requests {
                if let signals = row.signals { wanted[pid, default: []].formUnion(signals) } else { whole.insert(pid) }
            }
        }
        return wanted.filter { !whole.contains($0.key) }
    }

    var session: Session { reader.session }
    var isRecovering: Bool { session.adapter.link.state == .recovering }

    func activePIDs(where isWanted: (UInt8) -> Bool = { _ in true }) -> [UInt8] {
        rows.compactMap { row in row.isActive ? row.pid.flatMap { isWanted($0) ? $0 : nil } : nil }
    }

    /// Waits for the next answer.
    package func step(emit: (SourceEvent) -> Void) throws(TransportError) {
        if pending == nil { try sendNext() }
        try receive(andSendNext: true, emit: emit)
    }

    /// Waits for the answer that is on its way, so that the adapter is at its prompt.
    package func drain(emit: (SourceEvent) -> Void) throws(TransportError) {
        if pending != nil { try receive(andSendNext: false, emit: emit) }
    }

    private func receive(andSendNext goesOn: Bool, emit: (SourceEvent) -> Void) throws(TransportError) {
        guard let asked = pending else {
            if session.now < nextTick { return try pause(until: nextTick) }
            // Nothing is due, or nothing is supported: wait a moment rather than spin.
            try pause(0.1)
            emit(.silence(session.now))
            return
        }
        pending = nil
        switch asked {
        case .voltage(let row):
            let reply = try session.adapter.finish(within: 2)
            if goesOn, !isRecovering { try sendNext() }
            let isGiven = give(Session.voltage(in: reply), at: reply.dataTime ?? session.now, to: emit)
            if !isGiven { emit(.silence(session.now)) }
            if isGiven { rows[row].backoff.noteAnswer() } else { miss(row) }
        case .data(let rows):
            let collected = try reader.collect()
            do throws(TransportError) {
                if goesOn, !isRecovering, collected.reply.isComplete { try sendNext() }
            } catch {
                // What has come is not lost with the connection.
                give(reader.read(collected), to: emit)
                throw error
            }
            try handle(reader.read(collected), rows, emit: emit)
        case .trial(let row, let request):
            let answer = reader.read(try reader.collect())
            guard answer.condition == .inStep else { return try reader.recover(from: answer.condition) }
            guard !give(answer, to: emit).isEmpty else { return emit(.silence(session.now)) }
            adopt(request, row: row, burns: answer.values.values.contains { $0.contains { $0 > 0 } })
        }
    }

    /// Waits for the answer that is on its way, and drops it, so that the adapter is at its prompt.
    package func finish() throws(TransportError) {
        defer { pending = nil }
        switch pending {
        case .data, .trial: _ = try reader.collect()
        case .voltage: _ = try session.adapter.finish(within: 2)
        case nil: return
        }
    }

    /// Goes on with another session with the same vehicle, after the connection broke.
    package func goOn(with session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        // A connection that broke again before all was adopted has not got the whole form.
        if isInFormat { bestFormat = reader.usualForm }
        isInFormat = false
        reader = CurrentDataReader(reader, on: session)
        (due, pending, silence) = ([], nil, TimeoutTracker())
        latest = nil
        if let bestFormat { try learn(known: bestFormat, emit: emit) }
    }

    // MARK: Asking

    /// Sends the next request, where something is due.
    private func sendNext() throws(TransportError) {
        if due.isEmpty {
            guard session.now >= nextTick else { return }
            // A tick that is late is not made up for.
            nextTick = max(nextTick.advanced(bySeconds: tickSeconds), session.now)
            for row in rows.indices where rows[row].backoff.takeRested(at: session.now) { rows[row].isActive = true }
            if !isRecovering, !doubts.asksAlone,
                let (row, request) = Scheduler.takeRetry(&rows, at: session.now),
                case .pid(let pid) = request
            {
                try reader.send([pid])
                pending = .trial(row: row, request)
                return
            }
            let elapsedS = session.now.seconds(since: start)
            due =
                session.format.batching == .none
                ? scheduler.nextTick(&rows, elapsedS: elapsedS) : scheduler.all(&rows, elapsedS: elapsedS)
        }
        guard let row = due.first else { return }
        guard let first = rows[row].pid else {
            due.removeFirst()
            guard rows[row].request == .adapterVoltage else { return }
            try session.adapter.send(Session.voltageCommand)
            pending = .voltage(row: row)
            return
        }
        var pids = [first]
        if !doubts.asksAlone, !isRecovering {
            // Who wants all that goes takes the rest of the table along.
            let riders = tickSeconds == 0 ? activePIDs() : []
            pids = RequestBatch.next(due.compactMap { rows[$0].pid }, riders: riders, format: session.format)
        }
        due.removeAll { rows[$0].pid.map(pids.contains) ?? false }
        try reader.send(pids)
        pending = .data(
            rows: pids.compactMap { pid in rows.firstIndex { $0.pid == pid && $0.isActive } })
    }

    func pause(_ seconds: Double) throws(TransportError) {
        try pause(until: session.now.advanced(bySeconds: seconds))
    }

    func pause(until deadline: Instant) throws(TransportError) {
        while session.now < deadline { _ = try session.adapter.transport.receive(before: deadline) }
    }
}
