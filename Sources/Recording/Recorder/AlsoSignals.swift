import OBD
package import Telemetry
package import VehicleSource

/// The additional signals that the user requested for a trip, in the order in which they were named.
package struct AlsoSignals {
    package struct Row {
        /// The short name that the user typed, otherwise the name in words.
        package let label: String
        package let signal: Signal
        /// The PID; nil for a custom PID, which is always polled.
        package let pid: UInt8?

        package init(label: String, signal: Signal, pid: UInt8?) {
            (self.label, self.signal, self.pid) = (label, signal, pid)
        }
    }

    package let rows: [Row]
    /// The poll rows that request these signals.
    package let pollRows: [PollRow]
    /// The signals already reported as missing, shared by all trips of a run.
    fileprivate let told = Told()

    fileprivate final class Told {
        var signals: Set<Signal> = []
    }

    /// Creates the list.
    /// - Parameter rows: One row for each signal.
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

    /// The labels and signals for the display.
    package var shown: [(label: String, signal: Signal)] { rows.map { ($0.label, $0.signal) } }

    /// The names of the built-in signals.
    package var ownNames: Set<String> { Set(rows.filter { $0.pid != nil }.map(\.signal.name)) }
}

/// Watches for requested additional signals that do not arrive. Each is reported once, even over several trips.
struct AlsoWatch {
    /// The time by which every PID has been requested once, in seconds.
    private static let firstS = 10.0
    /// The time by which each of many PIDs has been requested in its turn, even after a pause in its polling; in
    /// seconds.
    private static let lastS = 60.0

    private let rows: [AlsoSignals.Row]
    private var seen: Set<Signal> = []
    private var nextS: Double
    private let told: AlsoSignals.Told

    init(_ also: AlsoSignals) {
        (rows, told) = (also.rows, also.told)
        nextS = rows.isEmpty ? .infinity : Self.firstS
    }

    /// Takes a sample and returns the warnings that are due.
    /// - Parameter supported: The PIDs that each ECU lists as supported.
    mutating func take(
        _ sample: Sample, since first: Instant, supported: @autoclosure () -> [ECUAddress: Set<UInt8>]
    ) -> [RecordingWarning] {
        guard nextS < .infinity else { return [] }
        if rows.contains(where: { $0.signal == sample.signal }) { seen.insert(sample.signal) }
        let seconds = sample.time.seconds(since: first)
        guard seconds >= nextS else { return [] }
        nextS = seconds < Self.lastS ? Self.lastS : .infinity
        return lacking(supported(), isLast: nextS == .infinity)
    }

    /// Returns the remaining warnings when the trip is over.
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
