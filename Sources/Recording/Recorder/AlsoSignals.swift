import OBD
package import Telemetry
package import VehicleSource

/// The signals that the user asked a trip for besides, in the order in which they were named.
package struct AlsoSignals {
    package struct Row {
        /// As short as the user wrote it, else the name in words.
        package let label: String
        package let signal: Signal
        /// Nil of a custom PID, which is polled in any case.
        package let pid: UInt8?

        package init(label: String, signal: Signal, pid: UInt8?) {
            (self.label, self.signal, self.pid) = (label, signal, pid)
        }
    }

    package let rows: [Row]
    /// What the vehicle is asked for them.
    package let pollRows: [PollRow]
    /// Shared by all trips of a run.
    fileprivate let told = Told()

    fileprivate final class Told {
        var signals: Set<Signal> = []
    }

    /// - Parameter rows: one for each signal.
    package init(_ rows: [Row] = []) {
        self.rows = rows
        var wanted: [(pid: UInt8, signals: Set<Signal>?)] = []
        for row in rows {
            guard let pid = row.pid else { continue }
            if let index = wanted.firstIndex(where: { $0.pid == pid }) {
                wanted[index].signals?.insert(row.signal)
            } else {
                wanted.append((pid, [row.signal]))
            }
        }
        pollRows = PollTable.also(wanted)
    }

    /// For the display.
    package var shown: [(label: String, signal: Signal)] { rows.map { ($0.label, $0.signal) } }

    /// The names of those that the program knows by itself.
    package var ownNames: Set<String> { Set(rows.filter { $0.pid != nil }.map(\.signal.name)) }
}

/// Looks which of the signals that were asked for besides do not come. Each is told once, also over several trips.
struct AlsoWatch {
    /// By then every PID was asked for once.
    private static let firstS = 10.0
    /// By then each of many was asked for in its turn, also after a rest.
    private static let lastS = 60.0

    private let rows: [AlsoSignals.Row]
    private var seen: Set<Signal> = []
    private var nextS: Double
    private let told: AlsoSignals.Told

    init(_ also: AlsoSignals) {
        (rows, told) = (also.rows, also.told)
        nextS = rows.isEmpty ? .infinity : Self.firstS
    }

    /// What is to be told now.
    /// - Parameter supported: the PIDs that each ECU lists.
    mutating func take(
        _ sample: Sample, since first: Instant, supported: [ECUAddress: Set<UInt8>]
    ) -> [RecordingWarning] {
        guard nextS < .infinity else { return [] }
        if rows.contains(where: { $0.signal == sample.signal }) { seen.insert(sample.signal) }
        let seconds = sample.time.seconds(since: first)
        guard seconds >= nextS else { return [] }
        nextS = seconds < Self.lastS ? Self.lastS : .infinity
        return lacking(supported, isLast: nextS == .infinity)
    }

    /// What is still to be told when the trip is over.
    mutating func finish(supported: [ECUAddress: Set<UInt8>]) -> [RecordingWarning] {
        guard nextS < .infinity else { return [] }
        nextS = .infinity
        return lacking(supported, isLast: true)
    }

    private func lacking(
        _ supported: [ECUAddress: Set<UInt8>], isLast: Bool
    ) -> [RecordingWarning] {
        rows.filter { !seen.contains($0.signal) && !told.signals.contains($0.signal) }.compactMap { row in
            let isListed = row.pid.map { pid in supported.isEmpty || supported.values.contains { $0.contains(pid) } }
            guard isListed == false || isLast else { return nil }
            told.signals.insert(row.signal)
            guard isListed == false, let pid = row.pid else { return .silent(row.label) }
            return .lacking(row.label, pid: Hexadecimal.text([pid]))
        }
    }
}
