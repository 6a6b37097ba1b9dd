import CustomPIDs
import OBD
import Recording
import Telemetry
import VehicleSource

extension AlsoSignals {
    /// The most characters of an abbreviation, which is shown as it was typed.
    private static let abbreviation = 8

    /// - Parameters:
    ///   - lists: names as `read` accepts them, separated by commas.
    ///   - custom: the custom PIDs.
    init(_ lists: [String], custom: [CustomPID] = []) throws {
        var rows: [Row] = []
        for word in lists.flatMap({ $0.split(separator: ",") }) {
            let name = TripPlan.trimmed(String(word))
            if name.isEmpty || name == "none" { continue }
            for row in try Self.rows(name, custom) where !rows.contains(where: { $0.signal == row.signal }) {
                rows.append(row)
            }
        }
        self.init(rows)
    }

    /// The poll rows that request these signals.
    var pollRows: [PollRow] { PollTable.also(requests) }

    private static func rows(_ name: String, _ custom: [CustomPID]) throws -> [Row] {
        let targets: [ReadTarget]
        targets = try ReadWord(name, custom: custom).targets(supported: nil)
        let rows = targets.flatMap { target -> [Row] in
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
            throw ExtraSignalError.noValue(name)
        }
        guard rows.count == 1, name.count <= abbreviation else { return rows }
        return [Row(label: name, signal: first.signal, pid: first.pid)]
    }
}
