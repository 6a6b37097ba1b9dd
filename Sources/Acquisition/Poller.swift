package import ELM327
package import OBD
import Telemetry
package import Transports

/// Asks the vehicle for the quantities of a poll table, as fast as adapter and vehicle allow.
///
/// The dialogue is half-duplex, and only its idle time costs throughput: the next request is on its way before the last
/// answer is looked at.
package final class Poller {
    /// A request on its way.
    private enum Pending {
        case voltage(row: Int)
        case data(rows: [Int])
    }

    private var reader: CurrentDataReader
    /// How the values of each ECU are to be read.
    private let scalings: [ECUAddress: PIDScaling]
    private let rows: [PollRow]
    private var scheduler: Scheduler
    /// The request in use for each row; nil for what the vehicle does not have.
    private var requests: [PollRequest?]
    /// Rows of this tick that are still to be asked for.
    private var due: [Int] = []
    private var pending: Pending?
    private var start: Instant
    /// Seconds from tick to tick; 0 for as fast as it goes.
    private let tickSeconds: Double
    private var nextTick: Instant
    /// What is wanted of the answer to a PID, where that is not all.
    private var wanted: [UInt8: Set<Signal>] = [:]
    private var doubts = FormDoubts()
    /// The row that fuel comes from, and what the vehicle lists for it.
    private let fuelRow: Int?
    private var fuelRates: [PollRequest] = []
    /// What the fuel row asks for brought more than nothing at least once, or is no rate.
    private var fuelIsProven = false
    private var rests: RowRests
    private var silence = VehicleSilence()
    /// The form to go on with after the connection broke; nil before one was learnt.
    private var learnt: RequestForm?
    /// The session is in that form, or what became of it since.
    private var isInForm = false

    /// Between two questions to a vehicle that has stopped answering.
    private static let probeSeconds = 0.5

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
        self.rows = rows
        scheduler = Scheduler(rows: rows)
        requests = rows.map(\.requests.first)
        rests = RowRests(rows: rows)
        fuelRow = rows.firstIndex { $0.label == PollTable.fuelLabel }
        (start, nextTick) = (session.now, session.now)
    }

    private var session: Session { reader.session }
    private var isRecovering: Bool { session.adapter.link.state == .recovering }

    /// Asks for every row once, which shows what the vehicle has and gives each quantity a value from the start.
    /// - Parameter supported: the PIDs that the vehicle lists.
    package func begin(supported: Set<UInt8>, emit: (SourceEvent) -> Void) throws(TransportError) {
        for (index, row) in rows.enumerated() {
            requests[index] = nil
            guard isOfUse(row) else {
                scheduler.setActive(index, false)
                continue
            }
            let listed = row.requests.filter { if case .pid(let pid) = $0 { supported.contains(pid) } else { true } }
            let others = row.requests.filter { !listed.contains($0) && row.unlisted.contains($0) }
            for case .pid(let pid) in row.requests { wanted[pid] = row.signals }
            if index == fuelRow { fuelRates = listed.filter(PollTable.rates.contains) }
            for request in listed + others where try isAnswered(request, emit: emit) {
                if requests[index] == nil || fuelIsProven { requests[index] = request }
                // Some vehicles list a rate that stays at zero; the next one may be alive.
                guard index == fuelRow, fuelRates.contains(request), request != fuelRates.last, !fuelIsProven else {
                    break
                }
            }
            // What is listed and stays silent now may answer later.
            if requests[index] == nil { requests[index] = listed.first }
            if requests[index] == nil { scheduler.setActive(index, false) }
            if index == fuelRow, !(requests[index].map(fuelRates.contains) ?? false) { fuelIsProven = true }
        }
        (start, nextTick) = (session.now, session.now)
    }

    /// Whether the row has a place beside what fuel comes from. As long as that brought nothing, the next best is needed.
    private func isOfUse(_ row: PollRow) -> Bool {
        guard let needed = row.fuelRequests else { return true }
        guard let fuel = fuelRow.flatMap({ requests[$0] }) else { return row.isFuelItself }
        return !fuelIsProven || needed.contains(fuel)
    }

    /// Takes what a fuel rate brought: from the first fuel on, nothing beside it is needed; until then the vehicle's rates
    /// take turns.
    private func proveFuel(_ request: PollRequest, burns: Bool) {
        guard !fuelIsProven, let fuelRow, fuelRates.contains(request) else { return }
        guard burns else {
            if let place = fuelRates.firstIndex(of: request), requests[fuelRow] == request {
                requests[fuelRow] = fuelRates[(place + 1) % fuelRates.count]
            }
            return
        }
        (fuelIsProven, requests[fuelRow]) = (true, request)
        for (index, row) in rows.enumerated() where !isOfUse(row) {
            rests.retire(index)
            scheduler.setActive(index, false)
        }
    }

    /// Whether a request, asked alone, brings values.
    private func isAnswered(_ request: PollRequest, emit: (SourceEvent) -> Void) throws(TransportError) -> Bool {
        switch request {
        case .adapterVoltage:
            let (volts, reply) = try session.readVoltage()
            return give(volts, at: reply.dataTime ?? session.now, to: emit)
        case .pid(let pid):
            let answer = try reader.ask([pid])
            try raiseTimeoutIfSlow(answer)
            return !give(answer, to: emit).isEmpty
        }
    }

    /// Finds the quickest form of request; to be called after `begin`.
    /// - Parameter known: a form that was learnt before. Where it works there is nothing to learn.
    package func learn(known: RequestForm? = nil, emit: (SourceEvent) -> Void) throws(TransportError) {
        // Without batches it may have been learnt on a bad day, or not at all.
        if let known, known.batching != .none || session.framing?.isCAN != true, try holds(known, emit: emit) {
            return noteLearnt()
        }
        var learner = FormLearner(reader)
        defer { for answer in learner.answers { give(answer, to: emit) } }
        try learner.learn(activePIDs { reader.chosenECU[$0] != nil })
        noteLearnt()
    }

    private func noteLearnt() { (learnt, isInForm) = (session.form, true) }

    /// Adopts a form, unless requests in it are not answered, or several ECUs would be taken for one.
    private func holds(_ form: RequestForm, emit: (SourceEvent) -> Void) throws(TransportError) -> Bool {
        if let ecu = form.onlyECU {
            // The ECU whose answers were taken when all were heard.
            let chosen = Set(activePIDs().compactMap { reader.chosenECU[$0] }).subtracting([.unknown])
            guard chosen.isSubset(of: [ecu]) else { return try holdsNot() }
        }
        guard try session.adopt(form) else { return try holdsNot() }
        if form.onlyECU != nil, try !session.isFiltered() { return try holdsNot() }
        let pids = activePIDs { !form.alone.contains($0) }
        let batch = Batch.next(pids, form: form)
        for _ in 0..<2 where !batch.isEmpty {
            let answer = try reader.ask(batch)
            give(answer, to: emit)
            if answer.isWhole { return true }
        }
        return try holdsNot()
    }

    private func holdsNot() throws(TransportError) -> Bool {
        session.adapter.link.note("what was known does not hold")
        _ = try session.adopt(.plain)
        return false
    }

    /// Goes on with another session with the same vehicle, after the connection broke.
    package func goOn(with session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        // A connection that broke again before all was adopted has not got the whole form.
        if isInForm { learnt = self.session.form }
        isInForm = false
        reader = CurrentDataReader(reader, on: session)
        (due, pending, silence) = ([], nil, VehicleSilence())
        rests.forgetLatest()
        if let learnt { try learn(known: learnt, emit: emit) }
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
            if isGiven { rests.noteAnswer(of: row) } else { miss(row) }
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
        }
    }

    /// Waits for the answer that is on its way, and drops it, so that the adapter is at its prompt.
    package func finish() throws(TransportError) {
        defer { pending = nil }
        switch pending {
        case .data: _ = try reader.collect()
        case .voltage: _ = try session.adapter.finish(within: 2)
        case nil: return
        }
    }

    // MARK: Asking

    private func activePIDs(where isWanted: (UInt8) -> Bool = { _ in true }) -> [UInt8] {
        rows.indices.compactMap { row in
            guard scheduler.isActive(row), case .pid(let pid)? = requests[row], isWanted(pid) else { return nil }
            return pid
        }
    }

    private func pid(_ row: Int) -> UInt8? { if case .pid(let pid)? = requests[row] { pid } else { nil } }

    /// Sends the next request, where something is due.
    private func sendNext() throws(TransportError) {
        if due.isEmpty {
            guard session.now >= nextTick else { return }
            // A tick that is late is not made up for.
            nextTick = max(nextTick.advanced(bySeconds: tickSeconds), session.now)
            for row in rests.takeRested(at: session.now) { scheduler.setActive(row, true) }
            let elapsedS = session.now.seconds(since: start)
            due =
                session.form.batching == .none
                ? scheduler.nextTick(elapsedS: elapsedS) : scheduler.all(elapsedS: elapsedS)
        }
        guard let row = due.first else { return }
        guard let first = pid(row) else {
            due.removeFirst()
            guard requests[row] == .adapterVoltage else { return }
            try session.adapter.send(Session.voltageCommand)
            pending = .voltage(row: row)
            return
        }
        var pids = [first]
        if !doubts.asksAlone, !isRecovering {
            // Who wants all that goes takes the rest of the table along.
            let riders = tickSeconds == 0 ? activePIDs() : []
            pids = Batch.next(due.compactMap { pid($0) }, riders: riders, form: session.form)
        }
        due.removeAll { pid($0).map(pids.contains) ?? false }
        try reader.send(pids)
        pending = .data(rows: pids.compactMap { pid in rows.indices.first { self.pid($0) == pid } })
    }

    private func pause(_ seconds: Double) throws(TransportError) {
        try pause(until: session.now.advanced(bySeconds: seconds))
    }

    private func pause(until deadline: Instant) throws(TransportError) {
        while session.now < deadline { _ = try session.adapter.transport.receive(before: deadline) }
    }

    // MARK: Answers

    private func handle(_ answer: CurrentDataReader.Answer, _ rows: [Int], emit: (SourceEvent) -> Void)
        throws(TransportError)
    {
        guard answer.condition == .inStep else {
            session.adapter.link.note("\(answer.condition)")
            emit(.silence(session.now))
            try finish()
            return try reader.recover(from: answer.condition)
        }
        let given = give(answer, to: emit)
        if given.isEmpty { emit(.silence(session.now)) }
        note(answer, rows, given)
        if doubts.weigh(answer, form: session.form), let weaker = doubts.weaker(session.form) {
            try finish()
            _ = try session.adopt(weaker)
        }
        try raiseTimeoutIfSlow(answer)
        try noteSilence(given.isEmpty, answer)
    }

    private func note(_ answer: CurrentDataReader.Answer, _ rows: [Int], _ given: Set<UInt8>) {
        for row in rows {
            // A row may have moved on to another PID since.
            let asked = ([requests[row]] + self.rows[row].requests).lazy.compactMap { (request) -> UInt8? in
                if case .pid(let pid)? = request, answer.asked.contains(pid) { pid } else { nil }
            }
            guard let pid = asked.first else { continue }
            if given.contains(pid) {
                rests.noteAnswer(of: row)
            } else if !given.isEmpty || rests.isToBlame(row) {
                if rows.count > 1, rests.hasMissed(row), !given.isEmpty { session.form.alone.insert(pid) }
                miss(row)
            }
        }
        if let row = rows.last { rests.noteRequest(for: row, isAnswered: !given.isEmpty) }
    }

    private func miss(_ row: Int) {
        if rests.noteMiss(of: row, at: session.now) { scheduler.setActive(row, false) }
    }

    private func raiseTimeoutIfSlow(_ answer: CurrentDataReader.Answer) throws(TransportError) {
        guard session.form.timeout == nil, reader.isSlow(answer) else { return }
        session.adapter.link.note("slow answers: a longer time-out")
        try finish()
        try session.setTimeout(.max)
    }

    /// A vehicle that has stopped answering is asked for one thing at a time, with pauses and a longer time-out, until
    /// it answers again.
    private func noteSilence(_ isSilent: Bool, _ answer: CurrentDataReader.Answer) throws(TransportError) {
        let link = session.adapter.link
        guard isSilent else {
            silence = VehicleSilence()
            guard link.state == .recovering else { return }
            link.enter(.polling)
            return try session.waitLongest(false)
        }
        let hasStopped = silence.noteMissing(at: session.now)
        if answer.reply.messages.contains(where: \.needsSetup) {
            try finish()
            try session.forgiveFault()
        }
        guard hasStopped else { return }
        try finish()
        if link.state == .polling {
            link.enter(.recovering, because: answer.reply.messages.last?.text ?? "silence")
        }
        if silence.beginProbe() { try session.restore() }
        try session.waitLongest(true)
        due = []
        try pause(Self.probeSeconds)
    }

    /// Emits the values of an answer; returns the PIDs that had some.
    @discardableResult
    private func give(_ answer: CurrentDataReader.Answer, to emit: (SourceEvent) -> Void) -> Set<UInt8> {
        var given: Set<UInt8> = []
        for pid in answer.asked {
            guard let data = answer.values[pid], let values = PIDTable.row(pid)?.decode(data, scaling: scaling(pid))
            else { continue }
            given.insert(pid)
            var isMoreThanNothing = false
            for found in values {
                if let value = found.value, wanted[pid]?.contains(found.signal) ?? true {
                    isMoreThanNothing = isMoreThanNothing || value > 0
                    emit(.sample(Sample(found.signal, value, at: answer.time)))
                }
            }
            proveFuel(.pid(pid), burns: isMoreThanNothing)
        }
        return given
    }

    private func scaling(_ pid: UInt8) -> PIDScaling {
        // Where no headers are shown, the engine is the first that may be meant.
        let ecu = reader.chosenECU[pid].flatMap { $0 == .unknown ? nil : $0 } ?? scalings.keys.min()
        return ecu.flatMap { scalings[$0] } ?? PIDScaling()
    }

    /// Some clones answer zeros; no car has them.
    private func give(_ volts: Double?, at time: Instant, to emit: (SourceEvent) -> Void) -> Bool {
        guard let volts, volts > 0 else { return false }
        emit(.sample(Sample(.adapterVoltage, volts, at: time)))
        return true
    }
}
