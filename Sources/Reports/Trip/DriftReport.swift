package import Drift
import Formats
package import Telemetry
import Trips

/// The drifts of a trip as text.
package struct DriftReport {
    package let session: DriftSession
    private let origin: Instant
    private let units: UnitSystem

    /// - Parameter origin: the instant of the trip's start.
    package init(_ session: DriftSession, origin: Instant, units: UnitSystem) {
        self.session = session
        self.origin = origin
        self.units = units
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
        let count = Format.count(session.runs.count, "drift")
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
        case nil: return session.missing.map(Self.words)
        }
    }

    package static func words(_ missing: SlipEstimator.MissingInput) -> String {
        switch missing {
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
        session.missing == nil || session.missing == .gyro ? [] : [basis].compactMap(\.self)
    }

    /// "0:46.5".
    package static func clock(_ seconds: Double) -> String {
        let tenths = Int(clamping: (max(0, min(seconds, 1e9)) * 10).rounded())
        let rest = tenths % 600
        return "\(tenths / 600):" + (rest < 100 ? "0" : "") + "\(rest / 10).\(rest % 10)"
    }

    /// "37°", "37 ± 3°".
    package static func angle(_ degrees: Double, _ error: Double = 0) -> String {
        let number = Format.fixed(degrees, 0)
        return error >= 0.5 ? "\(number) ± \(Format.fixed(error.rounded(.up), 0))°" : number + "°"
    }
}

/// An exercise as text.
package struct ExerciseText {
    private let exercise: TurnExercise?
    private let targetDeg: Double

    package init(_ exercise: TurnExercise?, targetDeg: Double) {
        self.exercise = exercise
        self.targetDeg = targetDeg
    }

    /// "Exercise: target 90°, reached 93 ± 2°, error +3°".
    package var line: String {
        let target = "Exercise: target \(DriftReport.angle(targetDeg)), "
        guard let exercise else { return target + "no turn of more than 15° after driving straight" }
        return target
            + "reached \(DriftReport.angle(exercise.reachedDeg, exercise.uncertaintyDeg)), error \(Self.error(exercise))"
    }

    /// "+3.4°".
    package static func error(_ exercise: TurnExercise) -> String {
        let number = Format.fixed(abs(exercise.errorDeg), 1)
        return (number == "0.0" ? "" : exercise.errorDeg < 0 ? "-" : "+") + number + "°"
    }
}
