import OBD
import Reports
import Telemetry

/// Reports additional signals that were requested and do not arrive: each once, also over several trips.
package final class MissingSignals: TripFeature {
    /// The time by which every PID has been requested once, in seconds.
    private static let firstS = 10.0
    /// The time by which each of many PIDs has been requested in its turn, even after a pause in its polling; in
    /// seconds.
    private static let lastS = 60.0

    private let rows: [AlsoSignals.Row]
    private var reported: Set<Signal> = []
    private var seen: Set<Signal> = []
    /// When it is looked for what is missing, in seconds since the trip began.
    private var nextS = Double.infinity

    package init(_ also: AlsoSignals) { rows = also.rows }

    func begin(_ start: TripStart) {
        seen = []
        nextS = rows.isEmpty ? .infinity : Self.firstS
    }

    func observe(_ moment: TripMoment, of trip: any RunningTrip) -> [TripEvent] {
        guard nextS < .infinity, moment.role == .primary else { return [] }
        // What comes at the same moment is not missing.
        for sample in moment.samples where rows.contains(where: { $0.signal == sample.signal }) {
            seen.insert(sample.signal)
        }
        let origin = trip.origin
        guard let seconds = moment.samples.map({ $0.time.seconds(since: origin) }).max(), seconds >= nextS else {
            return []
        }
        nextS = seconds < Self.lastS ? Self.lastS : .infinity
        return missing(trip, isLast: nextS == .infinity)
    }

    func end(of trip: any RunningTrip) -> [TripEvent] {
        guard nextS < .infinity else { return [] }
        nextS = .infinity
        return missing(trip, isLast: true)
    }

    private func missing(_ trip: any RunningTrip, isLast: Bool) -> [TripEvent] {
        let supported = trip.source?.vehicle?.supported ?? [:]
        return rows.filter { !seen.contains($0.signal) && !reported.contains($0.signal) }.compactMap { row in
            let isListed = row.pid.map { pid in supported.isEmpty || supported.values.contains { $0.contains(pid) } }
            guard isListed == false || isLast else { return nil }
            reported.insert(row.signal)
            guard isListed == false, let pid = row.pid else { return .warning(.silent(row.label)) }
            return .warning(.lacking(row.label, pid: Hexadecimal.text([pid])))
        }
    }
}
