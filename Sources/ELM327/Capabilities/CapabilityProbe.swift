import OBD
import Telemetry
package import Transports

/// Finds the quickest form in which an adapter and a vehicle let current data be asked for: each step is tried on real
/// requests, and kept only where the answers show that it works. What an adapter says of itself, and its `OK`, prove
/// nothing.
package struct CapabilityProbe {
    private let reader: CurrentDataReader
    /// Sees the answers as they come; their values are as good as any.
    private let heard: (CurrentDataReader.Answer) -> Void
    /// The adapter refused a count behind a request.
    package private(set) var refusesCount = false
    /// The most important PID, and when it was asked for last, or answered.
    private var first: UInt8?
    private var firstTime = Instant.zero
    private var session: Session { reader.session }

    /// Trials may fail one after the other, each for as long as the adapter waits: the first PID is asked for in between.
    private static let firstSeconds = 1.0

    /// A count that saves less than this part of the time is not worth its risks.
    private static let worthwhile = 0.85

    package init(_ reader: CurrentDataReader, heard: @escaping (CurrentDataReader.Answer) -> Void = { _ in }) {
        (self.reader, self.heard) = (reader, heard)
    }

    /// - Parameter pids: what will be asked for together, the most important first; each was answered alone.
    package mutating func learn(_ pids: [UInt8]) throws(TransportError) {
        guard let first = pids.first else { return }
        (self.first, firstTime) = (first, session.now)
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
        session.adapter.link.note("learnt: \(session.format.text.isEmpty ? "nothing" : session.format.text)")
    }

    /// Whether a count behind a request does no harm. On J1850 PWM the adapter acknowledges each answer while it listens, and
    /// an ECU repeats what nobody acknowledges: there it must be certain that no answer comes after those counted, which it
    /// is where one ECU is asked or there is no other.
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

    /// Where several ECUs answer, the one whose values are taken is let through alone.
    private mutating func probeFilter(_ pids: [UInt8]) throws(TransportError) {
        let chosen = Set(pids.compactMap { reader.chosenECU[$0] })
        guard chosen.count == 1, var ecu = chosen.first else { return }
        if ecu == .unknown {
            // Without headers nobody knows who answers, but the engine has its fixed address.
            guard session.firstAnswers.contains(where: { $0.payloads.count > 1 }) else { return }
            ecu = session.framing == .can11 ? ECUAddress(can11: 0x7E8) : ECUAddress(can29: 0x18DA_F110)
        } else if reader.ecus.count == 1 {
            return
        }
        if try session.setOnlyECU(ecu), try session.isFiltered() { return }
        _ = try session.setOnlyECU(nil)
    }

    /// Where several ECUs answer on an older bus, the one whose values are taken is asked by its own address: the bus carries
    /// one answer in place of all. ECUs need not heed such an address in the services of the standard.
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
            // Once more, since any single answer may go wrong.
            if try ask([pid]).isWhole { continue }
            guard try ask([pid]).isWhole else { return false }
        }
        return true
    }

    /// Headers are worth their bytes only where they tell several ECUs apart.
    private mutating func probeHeaders(_ pid: UInt8) throws(TransportError) {
        guard session.headersShown, session.format.onlyECU != nil || reader.ecus.count == 1 else { return }
        _ = try session.setHeaders(false)
        if try ask([pid]).isWhole { return }
        _ = try session.setHeaders(true)
    }

    /// Returns the longest request that works.
    private mutating func probeBatches(_ pids: [UInt8]) throws(TransportError) -> [UInt8] {
        let short = Self.shortBatch(pids)
        for (batching, batch) in [(RequestFormat.Batching.six, Array(pids.prefix(6))), (.oneFrame, short)]
        where batch.count > 1 {
            // Once more, since any single answer may go wrong.
            for _ in 0..<2 {
                let answer = try ask(batch)
                let missing = batch.filter { answer.values[$0] == nil }
                guard missing.isEmpty || (answer.values.count > 1 && missing.count <= batch.count / 2) else { continue }
                session.changeRequests { ($0.batching, $0.alone) = (batching, Set(missing)) }
                return batch.filter { !missing.contains($0) }
            }
        }
        session.changeRequests { $0.batching = .none }
        return Array(pids.prefix(1))
    }

    /// As many of the first PIDs as one frame holds the answer to.
    package static func shortBatch(_ pids: [UInt8]) -> [UInt8] {
        var batch: [UInt8] = []
        for pid in pids where (CurrentData.byteCount(batch + [pid]) ?? .max) <= 7 { batch.append(pid) }
        return batch
    }

    /// False where the answers are not such that anything can be learnt of them.
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
            // Refused, it was not sent: nothing is on its way, and counting otherwise would be refused as well.
            if answers.allSatisfy({ $0.reply.contains(.unknownCommand) }) { break }
            guard answers.allSatisfy(\.isWhole) else {
                // What is left of the answer must not come with the next.
                try session.adapter.quarantine()
                continue
            }
            if answers.map(\.seconds).min() ?? .infinity < seconds * Self.worthwhile {
                session.changeRequests { $0.counting = counting }
                // On the older buses the answers were the same before.
                if session.framing?.isCAN == true { reader.forgetCounts() }
                return true
            }
        }
        return true
    }

    /// On a slow line a request that is not sent saves its time.
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
