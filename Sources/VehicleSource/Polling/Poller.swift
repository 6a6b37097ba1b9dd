package import ELM327
package import OBD
package import Telemetry
package import Transports

/// Requests the quantities of a poll table as fast as the adapter and the vehicle allow.
///
/// The session is half-duplex, and only its idle time costs throughput, so the next request is sent before the last
/// response is decoded.
package final class Poller {
    /// A request whose reply is awaited. Rows are given by their index in the table.
    private enum Pending {
        case voltage(row: Int)
        case data(rows: [Int])
        /// A retry of a request that the vehicle lists but has not answered so far.
        case trial(row: Int, PollRequest)
    }

    var reader: CurrentDataReader
    /// The scaling of the values, by ECU.
    let scalings: [ECUAddress: PIDScaling]
    var rows: [PollRowState]
    private var scheduler = Scheduler()
    var fuel: FuelRowChoice
    /// The signals to emit for each PID; PIDs whose signals are all emitted are not included.
    let wanted: [UInt8: Set<Signal>]
    /// The requests that have been answered with values at least once.
    var answered: Set<PollRequest> = []
    /// The row of the vehicle speed, on which a trip depends; `speedTime` is when it was last requested.
    let speedRow: Int?
    /// The row that is requested at each tick while the engine is started.
    private let startRow: Int?
    var engineStart = EngineStartWatch()
    var speedTime: Instant

    /// The rows of this tick that have not been requested yet.
    var due: [Int] = []
    private var pending: Pending?
    var start: Instant
    /// The seconds between ticks; 0 for as fast as possible.
    private let tickSeconds: Double
    var nextTick: Instant

    var latest: LatestRequest?
    var doubts = FormatFallback()
    var silence = TimeoutTracker()
    /// The request form to use again after the connection broke; nil if none has been found yet.
    var bestFormat: RequestFormat?
    /// Whether the session uses that form, or a form it has been changed to since.
    var isInFormat = false

    /// Creates a poller.
    /// - Parameters:
    ///   - listed: the PIDs that each ECU lists.
    ///   - ticksPerSecond: how often the vehicle speed is requested at most; nil for as often as possible.
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
        startRow = rows.firstIndex { $0.cadence.isWhileStarting }
        fuel = FuelRowChoice(rows)
        start = session.now
        nextTick = session.now
        speedTime = session.now
    }

    /// Returns the signals to emit for each PID. Several rows may want signals of the same PID.
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
        rows.compactMap { row in row.isActive && !row.isSpare ? row.pid.flatMap { isWanted($0) ? $0 : nil } : nil }
    }

    /// Waits for the next reply, and sends the next request.
    package func step(emit: (SourceEvent) -> Void) throws(TransportError) {
        if pending == nil { try sendNext() }
        try receive(andSendNext: true, emit: emit)
    }

    /// Waits for the reply that is on its way, so that the adapter is at its prompt.
    package func drain(emit: (SourceEvent) -> Void) throws(TransportError) {
        if pending != nil { try receive(andSendNext: false, emit: emit) }
    }

    private func receive(andSendNext goesOn: Bool, emit: (SourceEvent) -> Void) throws(TransportError) {
        guard let asked = pending else {
            if session.now < nextTick { return try pause(until: nextTick) }
            // Nothing is due or nothing is supported. Wait a moment instead of looping at full speed.
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
                // Do not lose the values that have arrived when the connection breaks.
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

    /// Waits for the reply that is on its way and drops it, so that the adapter is at its prompt.
    package func finish() throws(TransportError) {
        defer { pending = nil }
        switch pending {
        case .data, .trial: _ = try reader.collect()
        case .voltage: _ = try session.adapter.finish(within: 2)
        case nil: return
        }
    }

    /// Continues with another session with the same vehicle, after the connection broke.
    package func goOn(with session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        // If the connection broke again during the change of form, the session does not use the whole form.
        if isInFormat { bestFormat = reader.usualForm }
        isInFormat = false
        reader = CurrentDataReader(reader, on: session)
        due = []
        pending = nil
        silence = TimeoutTracker()
        latest = nil
        if let bestFormat { try learn(known: bestFormat, emit: emit) }
    }

    // MARK: Requests

    /// Sends the next request, if one is due.
    private func sendNext() throws(TransportError) {
        if due.isEmpty {
            guard session.now >= nextTick else { return }
            // A late tick is not made up for.
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
                ? scheduler.nextTick(&rows, elapsedS: elapsedS)
                : scheduler.all(&rows, elapsedS: elapsedS) { RequestBatch.isAlone($0, format: session.format) }
            if let startRow, rows[startRow].isActive, engineStart.isWatching, !isRecovering {
                due.append(startRow)
            }
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
            // Without a limit on the rate, fill the request with other active PIDs.
            let spare = spareRows
            let riders = spare.compactMap { rows[$0].pid } + (tickSeconds == 0 ? activePIDs() : [])
            pids = RequestBatch.next(due.compactMap { rows[$0].pid }, riders: riders, format: session.format) {
                reader.dialect(of: [$0])
            }
            let elapsedS = session.now.seconds(since: start)
            for index in spare where rows[index].pid.map(pids.contains) ?? false {
                Scheduler.noteSpare(&rows[index], elapsedS: elapsedS, isBatched: true)
            }
        }
        due.removeAll { rows[$0].pid.map(pids.contains) ?? false }
        try reader.send(pids)
        pending = .data(
            rows: pids.compactMap { pid in rows.firstIndex { $0.pid == pid && $0.isActive } })
    }

    /// The rows that may take the places that the next request has left.
    private var spareRows: [Int] {
        guard session.format.batching != .none else { return [] }
        return Scheduler.spare(rows, elapsedS: session.now.seconds(since: start))
    }

    func pause(_ seconds: Double) throws(TransportError) {
        try pause(until: session.now.advanced(bySeconds: seconds))
    }

    func pause(until deadline: Instant) throws(TransportError) {
        while session.now < deadline { _ = try session.adapter.transport.receive(before: deadline) }
    }
}
