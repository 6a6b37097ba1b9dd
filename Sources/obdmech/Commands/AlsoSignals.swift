import CommandLine
import CustomPIDs
import OBD
import Telemetry
import VehicleSource

/// The signals that the user asked a trip for besides, in the order in which they were named.
struct AlsoSignals {
    struct Row {
        /// As short as the user wrote it, else the name in words.
        let label: String
        let signal: Signal
        /// Nil of a custom PID, which is polled in any case.
        let pid: UInt8?
    }

    /// A longer one is no abbreviation.
    private static let abbreviation = 8

    private(set) var rows: [Row] = []
    private(set) var pollRows: [PollRow] = []
    /// Shared by all trips of a run.
    fileprivate let told = Told()

    fileprivate final class Told {
        var signals: Set<Signal> = []
    }

    init() {}

    /// - Parameters:
    ///   - lists: names as `read` takes them, separated by commas.
    ///   - custom: what the user's files describe.
    init(_ lists: [String], custom: [CustomPID] = []) throws(Failure) {
        var wanted: [(pid: UInt8, signals: Set<Signal>?)] = []
        for list in lists {
            for word in list.split(separator: ",") {
                let name = TripPlan.trimmed(String(word))
                if name.isEmpty || name == "none" { continue }
                let found = try Self.rows(name, custom)
                for row in found where !rows.contains(where: { $0.signal == row.signal }) {
                    rows.append(row)
                    guard let pid = row.pid else { continue }
                    if let index = wanted.firstIndex(where: { $0.pid == pid }) {
                        wanted[index].signals?.insert(row.signal)
                    } else {
                        wanted.append((pid, [row.signal]))
                    }
                }
            }
        }
        pollRows = PollTable.also(wanted)
    }

    private static func rows(_ name: String, _ custom: [CustomPID]) throws(Failure) -> [Row] {
        let rows = try ReadWord(name, custom: custom).targets(supported: nil).flatMap { target -> [Row] in
            switch target.question {
            case .value(.custom(let pid)):
                [Row(label: target.name, signal: Signal(pid.signalName, Unit(pid.unit)), pid: nil)]
            case .value(.pid(let pid)):
                (PIDTable.row(pid)?.fields ?? []).filter { target.signals?.contains($0.signal) ?? true }.map {
                    Row(label: $0.name, signal: $0.signal, pid: pid)
                }
            case .value, .request, .adapterVoltage: []
            }
        }
        guard let first = rows.first else {
            throw Failure(AlsoMessage.noValue(name))
        }
        guard rows.count == 1, name.count <= abbreviation else { return rows }
        return [Row(label: name, signal: first.signal, pid: first.pid)]
    }

    /// For the display.
    var shown: [(label: String, signal: Signal)] { rows.map { ($0.label, $0.signal) } }

    /// The names of those that the program knows by itself.
    var ownNames: Set<String> { Set(rows.filter { $0.pid != nil }.map(\.signal.name)) }
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
    ) -> [(message: String, advice: String)] {
        guard nextS < .infinity else { return [] }
        if rows.contains(where: { $0.signal == sample.signal }) { seen.insert(sample.signal) }
        let seconds = sample.time.seconds(since: first)
        guard seconds >= nextS else { return [] }
        nextS = seconds < Self.lastS ? Self.lastS : .infinity
        return lacking(supported, isLast: nextS == .infinity)
    }

    /// What is still to be told when the trip is over.
    mutating func finish(supported: [ECUAddress: Set<UInt8>]) -> [(message: String, advice: String)] {
        guard nextS < .infinity else { return [] }
        nextS = .infinity
        return lacking(supported, isLast: true)
    }

    private func lacking(
        _ supported: [ECUAddress: Set<UInt8>], isLast: Bool
    ) -> [(message: String, advice: String)] {
        rows.filter { !seen.contains($0.signal) && !told.signals.contains($0.signal) }.compactMap { row in
            let isListed = row.pid.map { pid in supported.isEmpty || supported.values.contains { $0.contains(pid) } }
            guard isListed == false || isLast else { return nil }
            told.signals.insert(row.signal)
            guard isListed == false, let pid = row.pid else {
                return AlsoMessage.silent(row.label).line
            }
            return AlsoMessage.lacking(row.label, pid: Hexadecimal.text([pid])).line
        }
    }
}
