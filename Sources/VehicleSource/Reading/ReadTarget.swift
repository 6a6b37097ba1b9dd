import CustomPIDs
package import OBD
package import Telemetry

/// What `read` requests: a PID, some of its signals, a custom PID, or another request that only reads.
package struct ReadTarget {
    package enum Question: Equatable {
        case value(ValueReader.Question)
        /// A request of any service that only reads, from the service byte on.
        case request([UInt8])
        /// AT RV, which the adapter answers by itself.
        case adapterVoltage

        /// The request to the vehicle; empty if it gets none.
        package var bytes: [UInt8] {
            switch self {
            case .adapterVoltage: []
            case .value(let question): question.request
            case .request(let bytes): bytes
            }
        }
    }

    package let question: Question
    package let name: String
    /// Nil for all values of the PID.
    package let signals: Set<Signal>?

    package init(_ question: Question, name: String, signals: Set<Signal>? = nil) {
        self.question = question
        self.name = name
        self.signals = signals
    }

    /// The signals that responses may have values of, as far as known in advance.
    package var possibleSignals: [Signal] {
        switch question {
        case .request: []
        case .adapterVoltage: [.adapterVoltage]
        case .value(.custom(let pid)): [Signal(pid.signalName, Unit(pid.unit))]
        case .value(.pid(let pid)):
            (PIDTable.row(pid)?.fields ?? []).map(\.signal).filter { signals?.contains($0) ?? true }
        }
    }

    package static let adapterVoltage = ReadTarget(.adapterVoltage, name: "Voltage at the adapter")

    /// Returns one target for each PID, however many of its signals are requested.
    package static func targets(of matches: [SignalName.Match]) -> [ReadTarget] {
        var targets: [ReadTarget] = []
        for match in matches where !targets.contains(where: { $0.question == .value(.pid(match.pid)) }) {
            let own = matches.filter { $0.pid == match.pid }
            targets.append(
                ReadTarget(
                    .value(.pid(match.pid)),
                    name: own.count == 1 ? match.name : PIDTable.row(match.pid)?.name ?? match.name,
                    signals: Set(own.map(\.signal))))
        }
        return targets
    }
}
