package import ELM327
import OBD
import Telemetry
package import Transports

/// Asks the vehicle for the quantities of a poll table, one request at a time, as fast as the adapter answers.
package final class Poller {
    private var session: Session
    private let rows: [PollRow]
    private var scheduler: Scheduler
    /// The request in use for each row; nil for what the vehicle does not have.
    private var requests: [PollRequest?]
    private var pending: ArraySlice<Int> = []
    private var start: Instant
    /// The ECU whose answer to a PID is taken: always the same, except that the engine's is preferred once it comes.
    private var chosenECU: [UInt8: ECUAddress] = [:]
    /// Requests in a row that brought nothing while others did.
    private var misses: [Int]
    /// The row that the vehicle was asked for last, and whether it answered.
    private var latest: (row: Int, answered: Bool)?
    private var restingUntil: [Int: Instant] = [:]

    /// `NO DATA` once does not mean unsupported; after so many times in a row a row rests, so as not to slow the others.
    private static let missLimit = 5
    private static let restSeconds = 30.0

    package init(session: Session, rows: [PollRow] = PollTable.trip) {
        self.session = session
        self.rows = rows
        scheduler = Scheduler(rows: rows)
        requests = rows.map(\.requests.first)
        misses = rows.map { _ in 0 }
        start = session.now
    }

    /// Asks for every row once, which shows what the vehicle has and gives each quantity a value from the start.
    /// - Parameter supported: the PIDs that the vehicle lists. A row none of whose requests is listed is tried all the
    ///   same: lists are wrong at times.
    package func begin(supported: Set<UInt8>, emit: (SourceEvent) -> Void) throws(TransportError) {
        for (index, row) in rows.enumerated() {
            let listed = row.requests.filter { if case .pid(let pid) = $0 { supported.contains(pid) } else { true } }
            let others = row.requests.filter { !listed.contains($0) }
            requests[index] = nil
            for request in listed + others {
                if let samples = try ask(request) {
                    requests[index] = request
                    for sample in samples { emit(.sample(sample)) }
                    break
                }
            }
            // What is listed and stays silent now may answer later.
            if requests[index] == nil { requests[index] = listed.first }
            if requests[index] == nil { scheduler.setActive(index, false) }
        }
        start = session.now
    }

    /// Goes on with another session with the same vehicle, after the connection broke.
    package func continued(on session: Session) -> Poller {
        self.session = session
        pending = []
        latest = nil
        return self
    }

    /// Asks for the next quantity.
    package func step(emit: (SourceEvent) -> Void) throws(TransportError) {
        while pending.isEmpty {
            for (row, until) in restingUntil where session.now >= until {
                restingUntil[row] = nil
                scheduler.setActive(row, true)
            }
            pending = scheduler.nextTick(elapsedS: session.now.seconds(since: start))[...]
            if pending.isEmpty {
                // Nothing is due, or nothing is supported: wait a moment rather than spin.
                let deadline = session.now.advanced(bySeconds: 0.1)
                while session.now < deadline { _ = try session.adapter.transport.receive(before: deadline) }
                emit(.silence(session.now))
                return
            }
        }
        guard let row = pending.popFirst(), let request = requests[row] else { return }
        let samples = try ask(request)
        // Where the row before was silent too, it is the vehicle that is silent, and no fault of this one.
        let isOwnSilence = latest.map { $0.row != row && $0.answered } ?? false
        if request != .adapterVoltage { latest = (row, samples != nil) }
        guard let samples else {
            emit(.silence(session.now))
            if isOwnSilence { misses[row] += 1 }
            if misses[row] >= Self.missLimit {
                misses[row] = 0
                restingUntil[row] = session.now.advanced(bySeconds: Self.restSeconds)
                scheduler.setActive(row, false)
            }
            return
        }
        misses[row] = 0
        for sample in samples { emit(.sample(sample)) }
    }

    /// The samples in the answer to a request; nil when there was none that can be trusted.
    private func ask(_ request: PollRequest) throws(TransportError) -> [Sample]? {
        switch request {
        case .adapterVoltage:
            let (volts, reply) = try session.readVoltage()
            // Some clones answer zeros; no car has them.
            guard let volts, volts > 0 else { return nil }
            return [Sample(.adapterVoltage, volts, at: reply.dataTime ?? session.now)]
        case .pid(let pid):
            let result = try session.request([0x01, pid])
            guard let row = PIDTable.row(pid), let answer = choose(result.answers, pid: pid),
                let data = answer.data(ofPID: pid), let values = row.decode(data)
            else { return nil }
            return values.map { Sample($0.signal, $0.value, at: result.time) }
        }
    }

    private func choose(_ answers: [ServiceAnswer], pid: UInt8) -> ServiceAnswer? {
        let valid = answers.filter { $0.data(ofPID: pid) != nil }
        // Answers are sorted, the engine first.
        guard let first = valid.first else { return nil }
        let chosen = min(chosenECU[pid] ?? first.ecu, first.ecu)
        chosenECU[pid] = chosen
        return valid.first { $0.ecu == chosen }
    }
}
