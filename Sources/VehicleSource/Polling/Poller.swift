package import ELM327
package import OBD
package import Telemetry
package import Transports

/// Asks the vehicle for the quantities of a poll table, as fast as adapter and vehicle allow.
///
/// The session is half-duplex, and only its idle time costs throughput: the next request is on its way before the last
/// answer is looked at.
package final class Poller {
    /// A request on its way.
    private enum Pending {
        case voltage(row: Int)
        case data(rows: [Int])
        /// Of what the vehicle lists, and has not answered so far.
        case trial(row: Int, PollRequest)
    }

    private var reader: CurrentDataReader
    /// How the values of each ECU are to be read.
    private let scalings: [ECUAddress: PIDScaling]
    private let rows: [PollRow]
    private var scheduler: Scheduler
    /// The request in use for each row; nil for what the vehicle does not have.
    private var requests: [PollRequest?]
    /// What the vehicle lists for each row, in order of preference.
    private var listedRequests: [[PollRequest]]
    /// What brought values at least once.
    private var answered: Set<PollRequest> = []
    private var trials = PollRetries()
    /// The row that a trip lives on, and when it was asked for last.
    private let speedRow: Int?
    private var speedTime: Instant
    /// Rows of this tick that are still to be asked for.
    private var due: [Int] = []
    private var pending: Pending?
    private var start: Instant
    /// Seconds from tick to tick; 0 for as fast as it goes.
    private let tickSeconds: Double
    private var nextTick: Instant
    /// What is wanted of the answer to a PID, where that is not all.
    private let wanted: [UInt8: Set<Signal>]
    private var doubts = FormatFallback()
    /// The row that fuel comes from, and what the vehicle lists for it.
    private let fuelRow: Int?
    private var fuelRates: [PollRequest] = []
    /// What the fuel row asks for brought more than nothing at least once, or is no rate.
    private var fuelIsProven = false
    private var rests: PollBackoff
    private var silence = TimeoutTracker()
    /// The form to go on with after the connection broke; nil before one was learnt.
    private var bestFormat: RequestFormat?
    /// The session is in that form, or what became of it since.
    private var isInFormat = false

    /// Between two questions to a vehicle that has stopped answering.
    private static let probeSeconds = 0.5
    /// Longer the speed is not left out while it is found out what the vehicle has.
    private static let speedSeconds = 1.0

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
        wanted = Self.wanted(of: rows)
        listedRequests = rows.map { _ in [] }
        speedRow = rows.firstIndex { $0.requests == [.pid(0x0D)] }
        rests = PollBackoff(rows: rows)
        fuelRow = rows.firstIndex { $0.label == PollTable.fuelLabel }
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

    private var session: Session { reader.session }
    private var isRecovering: Bool { session.adapter.link.state == .recovering }

    /// Asks for every row once, which shows what the vehicle has and gives each quantity a value from the start.
    /// - Parameter supported: the PIDs that the vehicle lists.
    package func begin(supported: Set<UInt8>, emit: (SourceEvent) -> Void) throws(TransportError) {
        for (index, row) in rows.enumerated() {
            requests[index] = nil
            let listed = row.requests.filter { if case .pid(let pid) = $0 { supported.contains(pid) } else { true } }
            listedRequests[index] = listed
            guard isOfUse(row) else {
                scheduler.setActive(index, false)
                continue
            }
            let others = row.requests.filter { !listed.contains($0) && row.unlisted.contains($0) }
            if index == fuelRow { fuelRates = listed.filter(PollTable.rates.contains) }
            for request in listed + others where try isAnswered(request, row: index, emit: emit) {
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
            addTrials(index)
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
        trials.keep(row: fuelRow)
        for (index, row) in rows.enumerated() where !isOfUse(row) { retire(index) }
    }

    /// Whether a request, asked alone, brings values. It has another chance where its answer went wrong.
    private func isAnswered(
        _ request: PollRequest, row: Int, emit: (SourceEvent) -> Void
    ) throws(TransportError) -> Bool {
        switch request {
        case .adapterVoltage:
            let (volts, reply) = try session.readVoltage()
            return give(volts, at: reply.dataTime ?? session.now, to: emit)
        case .pid(let pid):
            if row != speedRow { try keepSpeed(emit: emit) } else { speedTime = session.now }
            for _ in 0..<2 {
                let answer = try reader.ask([pid])
                try raiseTimeoutIfSlow(answer)
                if !give(answer, to: emit).isEmpty { return true }
                if answer.reply.contains(.noData) { break }
            }
            return false
        }
    }

    /// Asks for the speed, unless it was asked for just before.
    private func keepSpeed(emit: (SourceEvent) -> Void) throws(TransportError) {
        guard let speedRow, let pid = pid(speedRow), answered.contains(.pid(pid)),
            session.now.seconds(since: speedTime) >= Self.speedSeconds
        else { return }
        speedTime = session.now
        give(try reader.ask([pid]), to: emit)
    }

    // MARK: What the vehicle lists, and has not answered

    /// What is better than what the row has; all that it lists, where nothing was answered.
    private func addTrials(_ row: Int) {
        let current = requests[row]
        let isAnswered = current.map(answered.contains) ?? false
        let hopeful = isAnswered ? Array(listedRequests[row].prefix { $0 != current }) : listedRequests[row]
        for request in hopeful where request != current && !answered.contains(request) {
            trials.add(request, row: row, at: session.now)
        }
    }

    /// Takes what a trial brought.
    private func adopt(_ request: PollRequest, row: Int, burns: Bool) {
        let isRate = row == fuelRow && fuelRates.contains(request)
        // A rate that stays at zero is no better than what is known.
        guard !isRate || burns else { return }
        let order = listedRequests[row]
        if let current = requests[row], answered.contains(current), let has = order.firstIndex(of: current),
            let found = order.firstIndex(of: request), has < found
        {
            // What the row asks for has been answered meanwhile, and is better.
            return trials.keep(row: row) { order.prefix(has).contains($0) }
        }
        requests[row] = request
        rests.noteAnswer(of: row)
        scheduler.setActive(row, true)
        trials.keep(row: row) { order.prefix { $0 != request }.contains($0) }
        addTrials(row)
        guard row == fuelRow else { return }
        fuelIsProven = true
        for (index, other) in rows.enumerated() where other.fuelRequests != nil {
            if !isOfUse(other) {
                retire(index)
            } else if requests[index] == nil, let first = listedRequests[index].first {
                requests[index] = first
                scheduler.setActive(index, true)
                addTrials(index)
            }
        }
    }

    private func retire(_ row: Int) {
        rests.retire(row)
        scheduler.setActive(row, false)
        trials.keep(row: row)
    }

    /// Finds the quickest form of request; to be called after `begin`.
    /// - Parameter known: a form that was learnt before. Where it works there is nothing to learn.
    package func learn(known: RequestFormat? = nil, emit: (SourceEvent) -> Void) throws(TransportError) {
        // Without batches (or, on the older buses, a count) it may have been learnt on a bad day, or by an older version.
        let isQuickest =
            session.framing?.isCAN == true
            ? known?.batching != RequestFormat.Batching.none
            : known?.counting != RequestFormat.Counting.none || !CapabilityProbe.canCount(session)
        if let known, isQuickest, try holds(known, emit: emit) {
            return noteProfile()
        }
        let pids = activePIDs { reader.chosenECU[$0] != nil }
        try withoutActuallyEscaping(emit) { (emit) throws(TransportError) in
            var probe = CapabilityProbe(reader) { self.give($0, to: emit) }
            try probe.learn(pids)
        }
        noteProfile()
    }

    private func noteProfile() { (bestFormat, isInFormat) = (session.format, true) }

    /// Adopts a form, unless requests in it are not answered, or several ECUs would be taken for one.
    private func holds(_ format: RequestFormat, emit: (SourceEvent) -> Void) throws(TransportError) -> Bool {
        if let ecu = format.onlyECU {
            // The ECU whose answers were taken when all were heard.
            let chosen = Set(activePIDs().compactMap { reader.chosenECU[$0] }).subtracting([.unknown])
            guard chosen.isSubset(of: [ecu]) else { return try holdsNot() }
        }
        guard try session.adopt(format) else { return try holdsNot() }
        // Until now all answered.
        if format.onlyECU != nil { reader.forgetCounts() }
        if format.onlyECU != nil, try !session.isFiltered() { return try holdsNot() }
        let pids = activePIDs { !format.alone.contains($0) }
        let batch = RequestBatch.next(pids, format: format)
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
        reader.forgetCounts()
        return false
    }

    /// Goes on with another session with the same vehicle, after the connection broke.
    package func goOn(with session: Session, emit: (SourceEvent) -> Void) throws(TransportError) {
        // A connection that broke again before all was adopted has not got the whole form.
        if isInFormat { bestFormat = reader.usualForm }
        isInFormat = false
        reader = CurrentDataReader(reader, on: session)
        (due, pending, silence) = ([], nil, TimeoutTracker())
        rests.forgetLatest()
        if let bestFormat { try learn(known: bestFormat, emit: emit) }
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
            if !isRecovering, !doubts.asksAlone, let (row, request) = trials.takeDue(at: session.now),
                case .pid(let pid) = request
            {
                try reader.send([pid])
                pending = .trial(row: row, request)
                return
            }
            let elapsedS = session.now.seconds(since: start)
            due =
                session.format.batching == .none
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
            pids = RequestBatch.next(due.compactMap { pid($0) }, riders: riders, format: session.format)
        }
        due.removeAll { pid($0).map(pids.contains) ?? false }
        try reader.send(pids)
        pending = .data(
            rows: pids.compactMap { pid in rows.indices.first { self.pid($0) == pid && scheduler.isActive($0) } })
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
        if doubts.weigh(answer, format: session.format), let weaker = doubts.weaker(session.format) {
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
                if rows.count > 1, rests.hasMissed(row), !given.isEmpty { session.format.alone.insert(pid) }
                miss(row)
            }
        }
        if let row = rows.last { rests.noteRequest(for: row, isAnswered: !given.isEmpty) }
    }

    private func miss(_ row: Int) {
        if rests.noteMiss(of: row, at: session.now) { scheduler.setActive(row, false) }
    }

    private func raiseTimeoutIfSlow(_ answer: CurrentDataReader.Answer) throws(TransportError) {
        guard session.format.timeout == nil, reader.isSlow(answer) else { return }
        session.adapter.link.note("slow answers: a longer time-out")
        try finish()
        try session.setTimeout(.max)
    }

    /// A vehicle that has stopped answering is asked for one thing at a time, with pauses and a longer time-out, until
    /// it answers again.
    private func noteSilence(_ isSilent: Bool, _ answer: CurrentDataReader.Answer) throws(TransportError) {
        let link = session.adapter.link
        guard isSilent else {
            silence = TimeoutTracker()
            guard link.state == .recovering else { return }
            link.enter(.polling)
            try session.waitLongest(false)
            return try reader.askOneAgain()
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
        try reader.askAllMeanwhile()
        try session.waitLongest(true)
        due = []
        try pause(Self.probeSeconds)
    }

    /// Emits the values of an answer; returns the PIDs that had some.
    @discardableResult
    private func give(_ answer: CurrentDataReader.Answer, to emit: (SourceEvent) -> Void) -> Set<UInt8> {
        var given: Set<UInt8> = []
        var samples: [Sample] = []
        for pid in answer.asked {
            guard let data = answer.values[pid], let values = PIDTable.row(pid)?.decode(data, scaling: scaling(pid))
            else { continue }
            given.insert(pid)
            answered.insert(.pid(pid))
            var isMoreThanNothing = false
            for found in values {
                if let value = found.value, wanted[pid]?.contains(found.signal) ?? true {
                    isMoreThanNothing = isMoreThanNothing || value > 0
                    samples.append(Sample(found.signal, value, at: answer.time))
                }
            }
            proveFuel(.pid(pid), burns: isMoreThanNothing)
        }
        if !samples.isEmpty { emit(.batch(Batch(samples, at: answer.time))) }
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
        emit(.batch(Batch(Sample(.adapterVoltage, volts, at: time))))
        return true
    }
}
