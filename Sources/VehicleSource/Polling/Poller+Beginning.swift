import ELM327
import OBD
package import Telemetry
package import Transports

/// Finding out what the vehicle supports.
extension Poller {
    /// While other rows are tried, the vehicle speed is requested at least this often, in seconds.
    private static let speedSeconds = 1.0
    /// When rows for spare places are first tried, and the time between two of them, in seconds.
    private static let (spareSeconds, spareApartSeconds) = (10.0, 2.0)

    /// Requests every row once, which shows what the vehicle supports and gives each quantity an initial value.
    /// - Parameter supported: the PIDs that the vehicle lists.
    package func begin(supported: Set<UInt8>, emit: (SourceEvent) -> Void) throws(TransportError) {
        var later: [(row: Int, request: PollRequest)] = []
        for index in rows.indices {
            let row = rows[index].row
            let listed = row.requests.filter { if case .pid(let pid) = $0 { supported.contains(pid) } else { true } }
            rows[index].request = nil
            rows[index].listed = listed
            if row.cadence.isWhileStarting {
                // The voltage row has shown, or will show, whether the adapter reports its voltage.
                rows[index].request = row.requests.first
                continue
            }
            if row.cadence.isSpare {
                rows[index].isActive = false
                later += listed.map { (index, $0) }
                continue
            }
            guard isOfUse(row) else {
                rows[index].isActive = false
                continue
            }
            let others = row.requests.filter { !listed.contains($0) && row.unlisted.contains($0) }
            if index == fuel.row { fuel.begin(listed: listed) }
            for request in listed + others where try isAnswered(request, row: index, emit: emit) {
                if rows[index].request == nil || fuel.isProven { rows[index].request = request }
                guard index == fuel.row, fuel.doubts(request) else { break }
            }
            // A listed request that is not answered now may be answered later.
            if rows[index].request == nil { rows[index].request = listed.first }
            if rows[index].request == nil { rows[index].isActive = false }
            if index == fuel.row { fuel.conclude(with: rows[index].request) }
            addTrials(index)
        }
        for (place, trial) in later.enumerated() {
            let seconds = Self.spareSeconds + Self.spareApartSeconds * Double(place)
            rows[trial.row].retries.add(trial.request, at: session.now, firstSeconds: seconds)
        }
        start = session.now
        nextTick = session.now
    }

    /// Returns whether a request, sent alone, gets values. It is sent a second time if the response is faulty.
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

    /// Requests the vehicle speed if its last request is at least `speedSeconds` old.
    private func keepSpeed(emit: (SourceEvent) -> Void) throws(TransportError) {
        guard let speedRow, let pid = rows[speedRow].pid, answered.contains(.pid(pid)),
            session.now.seconds(since: speedTime) >= Self.speedSeconds
        else { return }
        speedTime = session.now
        give(try reader.ask([pid]), to: emit)
    }
}
