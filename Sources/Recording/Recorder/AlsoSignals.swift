package import Telemetry

/// The additional signals that the user requested for a trip, in the order in which they were named.
package struct AlsoSignals {
    package struct Row {
        /// The short name that the user typed, otherwise the name in words.
        package let label: String
        package let signal: Signal
        /// The PID; nil for a custom PID, which is always polled.
        package let pid: UInt8?

        package init(label: String, signal: Signal, pid: UInt8?) {
            self.label = label
            self.signal = signal
            self.pid = pid
        }
    }

    /// One for each signal.
    package let rows: [Row]

    package init(_ rows: [Row] = []) { self.rows = rows }

    /// The PIDs that are to be requested, each with the signals that are wanted of it.
    package var requests: [(pid: UInt8, signals: Set<Signal>?)] {
        var requests: [(pid: UInt8, signals: Set<Signal>?)] = []
        for row in rows {
            guard let pid = row.pid else { continue }
            if let index = requests.firstIndex(where: { $0.pid == pid }) {
                requests[index].signals?.insert(row.signal)
            } else {
                requests.append((pid, [row.signal]))
            }
        }
        return requests
    }

    /// The labels and signals for the display.
    package var shown: [(label: String, signal: Signal)] { rows.map { ($0.label, $0.signal) } }

    /// The names of the built-in signals.
    package var ownNames: Set<String> { Set(rows.filter { $0.pid != nil }.map(\.signal.name)) }
}
