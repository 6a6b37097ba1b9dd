package import Drift
import Formats
package import Telemetry
import Trips

/// The drifts of a trip as text, JSON and CSV.
package struct DriftReport {
    package static let format = "obdmech.drift/1"
    package static let listFormat = "obdmech.drifts/1"
    package static let referencesFormat = "obdmech.driftReferences/1"

    package let session: DriftSession
    private let origin: Instant
    private let units: UnitSystem

    /// - Parameter origin: the instant of the trip's start.
    package init(_ session: DriftSession, origin: Instant, units: UnitSystem) {
        (self.session, self.origin, self.units) = (session, origin, units)
    }

    package static let header = [
        "Drift", "At", "Side", "Time", "Greatest", "Mean", "Spread", "Speed", "Distance", "Changes",
    ]

    /// A row for each drift.
    package var rows: [[String]] {
        session.runs.enumerated().map { index, run in
            [
                "\(index + 1)", Self.clock(run.start.seconds(since: origin)), run.side.rawValue,
                Format.fixed(run.durationS, 1) + " s", Self.angle(run.peakDeg, run.peakErrorDeg),
                Self.angle(run.meanDeg), Self.angle(run.spreadDeg), units.speed(run.meanKmh),
                units.distance(run.distanceM / 1000), run.transitions == 0 ? "" : "\(run.transitions)",
            ]
        }
    }

    /// "3 drifts in 8.4 s, the greatest angle 37°, the mean 26°"; nil without drifts.
    package var summary: String? {
        guard let greatest = session.runs.greatest, let mean = session.runs.meanDeg else { return nil }
        let count = session.runs.count == 1 ? "1 drift" : "\(session.runs.count) drifts"
        return "\(count) in \(Format.fixed(session.runs.totalS, 1)) s, greatest angle "
            + "\(Self.angle(greatest.peakDeg, greatest.peakErrorDeg)), mean \(Self.angle(mean))"
    }

    /// What the angle is from, or what is missing for it; nil if the trip tells nothing of the kind.
    package var basis: String? {
        switch session.source {
        case .exact: return "The slip angle is exact, from the game's velocities."
        case .estimated:
            let latency = session.latencyS.map { ", whose latency was \(Format.fixed($0, 2)) s" } ?? ""
            return "The slip angle is estimated from the gyro and the receiver's course\(latency)."
        case nil: return session.lack.map(Self.words)
        }
    }

    package static func words(_ lack: SlipEstimator.Lack) -> String {
        switch lack {
        case .gyro: "The slip angle is unknown without a gyro."
        case .course: "The slip angle is unknown without the course of a receiver."
        case .straight: "The slip angle is unknown, since the car was never driven straight for long enough."
        }
    }

    /// The table. Empty without drifts, unless a gyro was there for nothing.
    package var lines: [String] {
        guard let summary else { return session.source == nil ? lackLines : [] }
        return [summary] + [basis].compactMap(\.self) + LapReport.table([Self.header + [""]] + rows.map { $0 + [""] })
    }

    private var lackLines: [String] {
        // A trip with a receiver alone is nothing special.
        session.lack == nil || session.lack == .gyro ? [] : [basis].compactMap(\.self)
    }

    /// "0:46.5".
    static func clock(_ seconds: Double) -> String {
        let tenths = Int(clamping: (max(0, min(seconds, 1e9)) * 10).rounded())
        let rest = tenths % 600
        return "\(tenths / 600):" + (rest < 100 ? "0" : "") + "\(rest / 10).\(rest % 10)"
    }

    /// "37°", "37 ± 3°".
    package static func angle(_ degrees: Double, _ error: Double = 0) -> String {
        let number = Format.fixed(degrees, 0)
        return error >= 0.5 ? "\(number) ± \(Format.fixed(error.rounded(.up), 0))°" : number + "°"
    }

    // MARK: JSON and CSV

    static func json(_ run: DriftRun, origin: Instant) -> JSON { .object(members(run, origin: origin)) }

    private static func members(_ run: DriftRun, origin: Instant) -> [(String, JSON?)] {
        [
            ("t", .rounded(run.start.seconds(since: origin), 3)), ("side", .string(run.side.rawValue)),
            ("durationS", .rounded(run.durationS, 3)), ("peakDeg", .rounded(run.peakDeg, 1)),
            ("peakErrorDeg", .rounded(run.peakErrorDeg, 1)), ("meanDeg", .rounded(run.meanDeg, 1)),
            ("spreadDeg", .rounded(run.spreadDeg, 1)), ("entryKmh", .rounded(run.entryKmh, 1)),
            ("meanKmh", .rounded(run.meanKmh, 1)), ("distanceM", .rounded(run.distanceM, 1)),
            ("transitions", .integer(Int64(run.transitions))),
        ]
    }

    /// The members of a trip.
    static func members(_ session: DriftSession?, of trip: TripRecord) -> [(String, JSON?)] {
        guard let session else { return [] }
        return [
            ("drifts", session.source == nil ? nil : .array(session.runs.map { json($0, origin: trip.origin) })),
            ("slipAngleFrom", .text(session.source?.rawValue)),
            ("slipAngleLack", session.lack == .gyro ? nil : .text(session.lack?.rawValue)),
            ("receiverLatencyS", .rounded(session.latencyS, 3)),
        ]
    }

    /// A row for each drift (RFC 4180).
    package var csv: [String] {
        let names = [
            "t", "side", "durationS", "peakDeg", "peakErrorDeg", "meanDeg", "spreadDeg", "entryKmh", "meanKmh",
            "distanceM", "transitions",
        ]
        return [names.joined(separator: ",")]
            + session.runs.map { run in
                Self.members(run, origin: origin).map { _, value in
                    if case .string(let text) = value { return text }
                    return value?.line ?? ""
                }.joined(separator: ",")
            }
    }
}
