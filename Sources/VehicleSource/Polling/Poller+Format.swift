package import ELM327
import OBD
package import Telemetry
package import Transports

/// The request form during a drive.
extension Poller {
    /// Finds the fastest request form. To be called after `begin`.
    /// - Parameter known: a form from an earlier connection. If it works, no trials are needed.
    package func learn(known: RequestFormat? = nil, emit: (SourceEvent) -> Void) throws(TransportError) {
        // A form without batches (or, on the older buses, without a response count) may have been found under bad
        // conditions or by an older version.
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

    private func noteProfile() {
        bestFormat = session.format
        isInFormat = true
    }

    /// Adopts a form, unless requests in it are not answered or several ECUs would be taken for one. Returns whether it
    /// was adopted.
    private func holds(_ format: RequestFormat, emit: (SourceEvent) -> Void) throws(TransportError) -> Bool {
        if let ecu = format.onlyECU {
            // The ECU whose responses were used while all were let through must be the same.
            let chosen = Set(activePIDs().compactMap { reader.chosenECU[$0] }).subtracting([.unknown])
            guard chosen.isSubset(of: [ecu]) else { return try holdsNot() }
        }
        guard try session.adopt(format) else { return try holdsNot() }
        // All ECUs have been responding so far.
        if format.onlyECU != nil { reader.forgetCounts() }
        if format.onlyECU != nil, try !session.isFiltered() { return try holdsNot() }
        let pids = activePIDs { !format.alone.contains($0) }
        let batch = RequestBatch.next(pids, format: format) { reader.dialect(of: [$0]) }
        for _ in 0..<2 where !batch.isEmpty {
            let answer = try reader.ask(batch)
            give(answer, to: emit)
            if answer.isWhole { return true }
        }
        return try holdsNot()
    }

    private func holdsNot() throws(TransportError) -> Bool {
        session.adapter.link.note("the link profile no longer holds")
        _ = try session.adopt(.plain)
        reader.forgetCounts()
        return false
    }
}
