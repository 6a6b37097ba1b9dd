package import OBD
import Telemetry
package import Transports

/// Finds the fastest form in which an adapter and a vehicle can be asked for current data. Each step is tried on real
/// requests and kept only if the responses show that it works. What an adapter says about itself, and its `OK`, prove
/// nothing.
package struct CapabilityProbe {
    private let reader: CurrentDataReader
    /// Receives the responses as they arrive. Their values are as valid as any others.
    private let heard: (CurrentDataReader.Answer) -> Void
    /// Whether the adapter refused a response count after a request.
    package private(set) var refusesCount = false
    /// The most important PID; `firstTime` is when it was last requested or answered.
    private var first: UInt8?
    private var firstTime = Instant.zero
    private var session: Session { reader.session }

    /// The longest time without a value of the first PID, in seconds. Several trials in a row may fail, each for as
    /// long as the adapter waits, so the first PID is requested in between.
    private static let firstSeconds = 1.0

    /// A response count must reduce the response time to less than this fraction to be worth its risks.
    private static let worthwhile = 0.85

    package init(_ reader: CurrentDataReader, heard: @escaping (CurrentDataReader.Answer) -> Void = { _ in }) {
        self.reader = reader
        self.heard = heard
    }

    /// Finds the fastest form and sets it in the session.
    /// - Parameter pids: the PIDs that will be requested together, the most important first. Each has been answered
    ///   when requested alone.
    package mutating func learn(_ pids: [UInt8]) throws(TransportError) {
        guard let first = pids.first else { return }
        self.first = first
        firstTime = session.now
        session.adapter.link.note("learning what adapter and vehicle allow")
        if session.framing?.isCAN == true {
            try probeFilter(pids)
            try probeHeaders(first)
            let batch = try probeBatches(pids)
            if try !probeCounting(batch), batch.count > 1 { _ = try probeCounting([first]) }
            try probeReturn(batch)
        } else {
            try learnAddress(pids)
            if Self.canCount(session) { _ = try probeCounting([first]) }
        }
        if session.format.counting == .none { try probeAdaptiveTiming([first]) }
        session.adapter.link.note("learned: \(session.format.text.isEmpty ? "nothing" : session.format.text)")
    }

    /// Returns whether a response count after a request does no harm. On J1850 PWM the adapter acknowledges each
    /// response while it listens, and an ECU repeats a response that was not acknowledged. It must therefore be certain
    /// that no response follows those counted, which is so if only one ECU is asked or only one exists.
    package static func canCount(_ session: Session) -> Bool {
        session.bus != .j1850PWM || session.format.onlyECU != nil || session.firstAnswers.count == 1
    }

    private mutating func ask(_ pids: [UInt8], count: Int? = nil) throws(TransportError) -> CurrentDataReader.Answer {
        if let first, session.now.seconds(since: firstTime) >= Self.firstSeconds {
            firstTime = session.now
            take(try reader.ask([first]))
        }
        let answer = try reader.ask(pids, count: count)
        take(answer)
        return answer
    }

    private mutating func take(_ answer: CurrentDataReader.Answer) {
        if let first, answer.values[first] != nil { firstTime = answer.time }
        if answer.wasCounted, answer.reply.contains(.unknownCommand) { refusesCount = true }
        heard(answer)
    }

    /// If several ECUs respond, lets through only the one whose values are used.
    private mutating func probeFilter(_ pids: [UInt8]) throws(TransportError) {
        let chosen = Set(pids.compactMap { reader.chosenECU[$0] })
        guard chosen.count == 1, var ecu = chosen.first else { return }
        if ecu == .unknown {
            // Without headers the responding ECU is unknown, but the engine ECU has a fixed address.
            guard session.firstAnswers.contains(where: { $0.payloads.count > 1 }) else { return }
            ecu = session.framing == .can11 ? ECUAddress(can11: 0x7E8) : ECUAddress(can29: 0x18DA_F110)
        } else if reader.ecus.count == 1 {
            return
        }
        if try session.setOnlyECU(ecu), try session.isFiltered() { return }
        _ = try session.setOnlyECU(nil)
    }

    /// If several ECUs respond on an older bus, requests the values by the physical address of the ECU whose values are
    /// used: the bus then carries one response instead of all. ECUs need not accept such requests for the standard's
    /// services.
    private mutating func learnAddress(_ pids: [UInt8]) throws(TransportError) {
        let chosen = Set(pids.compactMap { reader.chosenECU[$0] })
        guard chosen.count == 1, let ecu = chosen.first, ecu != .unknown, reader.ecus.count > 1 else { return }
        if try session.setOnlyECU(ecu), try session.isFiltered() {
            reader.forgetCounts()
            if try areAnswered(pids) { return }
        }
        _ = try session.setOnlyECU(nil)
        reader.forgetCounts()
    }

    private mutating func areAnswered(_ pids: [UInt8]) throws(TransportError) -> Bool {
        for pid in pids {
            // Try twice, since any single exchange may fail.
            if try ask([pid]).isWhole { continue }
            guard try ask([pid]).isWhole else { return false }
        }
        return true
    }

    /// Turns headers off if one ECU responds. They are worth their bytes only if they tell several ECUs apart.
    private mutating func probeHeaders(_ pid: UInt8) throws(TransportError) {
        guard session.headersShown, session.format.onlyECU != nil || reader.ecus.count == 1 else { return }
        _ = try session.setHeaders(false)
        if try ask([pid]).isWhole { return }
        _ = try session.setHeaders(true)
    }

    /// Finds how many PIDs a request may have, and returns the longest request that works.
    private mutating func probeBatches(_ pids: [UInt8]) throws(TransportError) -> [UInt8] {
        let dialect = reader.dialect(of: pids)
        let pids = pids.filter { reader.dialect(of: [$0]) == dialect }
        var trials: [(RequestFormat.Batching, [UInt8])] = [(.oneFrame, Self.shortBatch(pids, dialect))]
        if dialect == .onUDS { trials.insert((.three, Array(pids.prefix(OBDonUDS.identifiersPerFrame))), at: 0) }
        // Only STN adapters segment the longer requests of OBDonUDS.
        if dialect == .classic || session.stnFirmware != nil { trials.insert((.six, Array(pids.prefix(6))), at: 0) }
        for (batching, batch) in trials where batch.count > 1 {
            // Try twice, since any single exchange may fail.
            for _ in 0..<2 {
                let answer = try ask(batch)
                let missing = batch.filter { answer.values[$0] == nil }
                guard missing.isEmpty || (answer.values.count > 1 && missing.count <= batch.count / 2) else { continue }
                session.changeRequests {
                    $0.batching = batching
                    $0.alone = Set(missing)
                }
                return batch.filter { !missing.contains($0) }
            }
        }
        session.changeRequests { $0.batching = .none }
        return Array(pids.prefix(1))
    }

    /// Returns as many of the first PIDs as can be answered in one CAN frame.
    package static func shortBatch(_ pids: [UInt8], _ dialect: OBDonUDS.Dialect = .classic) -> [UInt8] {
        let byteCount = dialect == .onUDS ? OBDonUDS.byteCount : CurrentData.byteCount
        var batch: [UInt8] = []
        for pid in pids where (byteCount(batch + [pid]) ?? .max) <= 7 { batch.append(pid) }
        return batch
    }

    /// Finds out whether a response count makes responses faster. Returns false if the responses vary too much to tell.
    private mutating func probeCounting(_ pids: [UInt8]) throws(TransportError) -> Bool {
        var plain: [CurrentDataReader.Answer] = []
        for _ in 0..<4 where plain.count < 2 {
            let answer = try ask(pids)
            if answer.frames > 0 { plain.append(answer) }
        }
        guard plain.count == 2, plain[0].frames == plain[1].frames, plain[0].messages == plain[1].messages else {
            return false
        }
        let seconds = min(plain[0].seconds, plain[1].seconds)
        var tried: Set<Int> = []
        for counting in [RequestFormat.Counting.frames, .messages] {
            let count = counting == .frames ? plain[0].frames : plain[0].messages
            guard count <= 15, tried.insert(count).inserted else { continue }
            let answers = [try ask(pids, count: count), try ask(pids, count: count)]
            // A refused request was not sent: no response is on its way, and the other way of counting would be refused
            // too.
            if answers.allSatisfy({ $0.reply.contains(.unknownCommand) }) { break }
            guard answers.allSatisfy(\.isWhole) else {
                // The rest of the response must not be taken for part of the next one.
                try session.adapter.quarantine()
                continue
            }
            if answers.map(\.seconds).min() ?? .infinity < seconds * Self.worthwhile {
                session.changeRequests { $0.counting = counting }
                // On the older buses the responses have the same number of lines as before.
                if session.framing?.isCAN == true { reader.forgetCounts() }
                return true
            }
        }
        return true
    }

    /// Repeats requests by a bare carriage return if the line is slow and it works, which saves the time of sending
    /// them.
    private mutating func probeReturn(_ pids: [UInt8]) throws(TransportError) {
        guard let baud = session.adapter.transport.baud, baud < CurrentDataReader.slowLineBaud else { return }
        session.changeRequests { $0.repeatsByReturn = true }
        let before = try ask(pids)
        if before.isWhole, try ask(pids).isWhole { return }
        session.changeRequests { $0.repeatsByReturn = false }
    }

    private mutating func probeAdaptiveTiming(_ pids: [UInt8]) throws(TransportError) {
        if try session.setAdaptiveTiming(2) {
            var whole = 0
            for _ in 0..<4 where try ask(pids).isWhole { whole += 1 }
            if whole == 4 { return }
        }
        _ = try session.setAdaptiveTiming(1)
    }
}
