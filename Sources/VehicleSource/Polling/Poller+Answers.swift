import ELM327
import OBD
import Telemetry
import Transports

/// Handling of responses: their values, and what they reveal about the vehicle.
extension Poller {
    /// The pause between two requests to a vehicle that has stopped responding, in seconds.
    private static let probeSeconds = 0.5

    func handle(_ answer: CurrentDataReader.Answer, _ rows: [Int], emit: (SourceEvent) -> Void)
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
            // The row may have changed to another PID in the meantime.
            let asked = ([self.rows[row].request] + self.rows[row].row.requests).lazy.compactMap {
                (request) -> UInt8? in
                if case .pid(let pid)? = request, answer.asked.contains(pid) { pid } else { nil }
            }
            guard let pid = asked.first else { continue }
            if given.contains(pid) {
                self.rows[row].backoff.noteAnswer()
            } else if self.rows[row].isSpare {
                // It may be what made the whole request fail.
                miss(row)
            } else if !given.isEmpty || latest?.blames(row) == true {
                if rows.count > 1, self.rows[row].backoff.hasMissed, !given.isEmpty {
                    session.changeRequests { $0.alone.insert(pid) }
                }
                miss(row)
            }
        }
        if let row = rows.last { latest = LatestRequest(row: row, isAnswered: !given.isEmpty) }
    }

    func miss(_ row: Int) {
        if rows[row].backoff.noteMiss(at: session.now) { rows[row].isActive = false }
    }

    func raiseTimeoutIfSlow(_ answer: CurrentDataReader.Answer) throws(TransportError) {
        guard session.format.timeout == nil, reader.isSlow(answer) else { return }
        session.adapter.link.note("slow responses: longer timeout")
        try finish()
        try session.setTimeout(.max)
    }

    /// Handles silence. A vehicle that has stopped responding gets requests for a single PID, with pauses and the
    /// longest timeout, until it responds again.
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

    /// Emits the values of a response and returns the PIDs that had values.
    @discardableResult
    func give(_ answer: CurrentDataReader.Answer, to emit: (SourceEvent) -> Void) -> Set<UInt8> {
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
                    let sample = Sample(found.signal, value, at: answer.time)
                    samples.append(sample)
                    engineStart.take(sample)
                }
            }
            noteFuel(.pid(pid), burns: isMoreThanNothing)
        }
        if !samples.isEmpty { emit(.batch(Batch(samples, at: answer.time))) }
        return given
    }

    private func scaling(_ pid: UInt8) -> PIDScaling {
        // If no headers are shown, the engine is the most likely ECU.
        let ecu = reader.chosenECU[pid].flatMap { $0 == .unknown ? nil : $0 } ?? scalings.keys.min()
        return ecu.flatMap { scalings[$0] } ?? PIDScaling()
    }

    /// Emits the voltage at the adapter and returns whether it is valid. Some clones report zero, which no car has.
    func give(_ volts: Double?, at time: Instant, to emit: (SourceEvent) -> Void) -> Bool {
        guard let volts, volts > 0 else { return false }
        emit(.batch(Batch(Sample(.adapterVoltage, volts, at: time))))
        return true
    }
}
