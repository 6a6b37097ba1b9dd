import CustomPIDs
import OBD
import Telemetry

/// The highest and the lowest cell of a traction battery, and their difference, where the car reports single cells only.
///
/// Only the cells of one response are compared with each other: the voltage of all changes with the current. Of several
/// responses the greatest difference counts, since a weak cell differs from its neighbors, too.
enum CellVoltages {
    /// The values that are computed.
    private static let signals: [Signal] = [.cellVoltageMax, .cellVoltageMin, .cellVoltageSpread]
    /// What no cell in use has; a cell that is not there reports 0.
    private static let plausibleV = 0.5...5.5

    /// Returns what the values of a response say of its cells; empty if it has none, or says it itself.
    static func computed(_ pids: [CustomPID], _ values: [PIDValue]) -> [PIDValue] {
        let cells = Set(pids.lazy.filter { $0.standard?.isOneOfMany == true }.map(\.signalName))
        guard cells.count > 1 else { return [] }
        let volts = values.compactMap { value in
            cells.contains(value.signal.name) ? value.value.flatMap { plausibleV.contains($0) ? $0 : nil } : nil
        }
        guard volts.count > 1, let high = volts.max(), let low = volts.min() else { return [] }
        return zip(signals, [high, low, high - low]).compactMap { signal, number in
            values.contains { $0.signal == signal }
                ? nil
                : PIDValue(signal: signal, name: StandardValue.named(signal.name)?.title ?? "", value: number)
        }
    }

    /// Combines what the responses of a battery say, each by the place of its request.
    struct Groups {
        /// A response counts for so long.
        private static let validS = 300.0

        private var latest: [Signal: [Int: Sample]] = [:]

        /// Returns the sample of all responses so far: the highest maximum, the lowest minimum, the greatest difference.
        mutating func combined(_ sample: Sample, of place: Int) -> Sample {
            latest[sample.signal, default: [:]][place] = sample
            let values = latest[sample.signal, default: [:]].values.filter {
                sample.time.seconds(since: $0.time) <= Self.validS
            }
            .map(\.value)
            let value = sample.signal == .cellVoltageMin ? values.min() : values.max()
            return Sample(sample.signal, value ?? sample.value, at: sample.time)
        }
    }
}
