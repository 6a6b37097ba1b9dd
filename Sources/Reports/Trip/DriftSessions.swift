package import Drift
package import Formats
import Heart
import Telemetry
package import Trips

/// A stored trip as a drift session.
package struct StoredDrift: Sendable {
    package let trip: TripRecord
    package let name: String?
    package let session: DriftSession
    /// The angle to be reached, of an exercise.
    package let targetDeg: Double?

    package init(_ trip: TripRecord, name: String?, targetDeg: Double?, _ session: DriftSession) {
        self.trip = trip
        self.name = name
        self.session = session
        self.targetDeg = targetDeg
    }
}

/// The comparison of a session with a reference.
package struct DriftAgainst: Sendable {
    package let name: String
    package let trip: Int64
    package let comparison: ReferenceComparison
    package let targetDeg: Double?

    package init(name: String, trip: Int64, _ comparison: ReferenceComparison, targetDeg: Double?) {
        self.name = name
        self.trip = trip
        self.comparison = comparison
        self.targetDeg = targetDeg
    }

    package var error: ReferenceComparison.Error? { targetDeg.flatMap { comparison.error(targetDeg: $0) } }

    /// The angles that were reached, and how far they are from the target; nil if there is none.
    private var judgement: String? {
        guard let error else { return nil }
        let reached = comparison.exercises.map { DriftReport.angle($0.reachedDeg, $0.errorDeg) }
        let mean = "\(Format.fixed(error.meanDeg, 1))°"
        return reached.count == 1
            ? "reached \(reached[0]), error \(mean)"
            : "reached \(reached.joined(separator: ", ")); mean error \(mean), spread \(Format.fixed(error.spreadDeg, 1))°"
    }

    /// What is told of it, line by line.
    package var lines: [String] {
        guard let peak = comparison.peakDeg else {
            return [
                "The session was never within \(Int(ReferenceComparison.gateM)) m of the reference \(SafeText.line(name))."
            ]
        }
        let covered = Format.fixed(comparison.share * 100, 0)
        var lines = [
            "Against the reference \(SafeText.line(name)) (trip \(trip)): greatest angle "
                + "\(DriftReport.angle(peak, comparison.peakErrorDeg ?? 0)), "
                + "\(covered)% of the session is near its track."
        ]
        if let targetDeg {
            lines.append("Target \(DriftReport.angle(targetDeg)): \(judgement ?? "no angle reached 15°").")
        }
        return lines
    }
}

/// Drift sessions as text.
package struct DriftSessions {
    private let presentation: Presentation

    package init(_ presentation: Presentation) { self.presentation = presentation }

    /// Grouped by day.
    package func lines(_ drifts: [StoredDrift]) -> [String] {
        if drifts.isEmpty {
            return presentation.wrapped(
                "No drift sessions: obdmech drift exercise, trip with --gps and --motion, and dash record them.",
                indent: 0)
        }
        var lines: [String] = []
        var day: CalendarDay?
        for drift in drifts {
            let time = presentation.zone.local(drift.trip.start)
            if time.day != day {
                lines += (lines.isEmpty ? [] : [""]) + [time.day.shown(presentation.units)]
                day = time.day
            }
            lines.append("  " + line(drift, time))
        }
        return lines
    }

    private func line(_ drift: StoredDrift, _ time: CalendarTime) -> String {
        let summary =
            DriftReport(drift.session, origin: drift.trip.origin, units: presentation.units).summary ?? "no drift"
        let exercise = drift.targetDeg.map { "exercise of \(DriftReport.angle($0))" }
        let words = [drift.name, exercise, GameWords.game(drift.trip), GameWords.track(drift.trip)].compactMap(\.self)
        return SafeText.line(
            "trip \(drift.trip.id ?? 0), \(time.clock): \(summary)"
                + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"))
    }

    /// The exercises of each driver: the errors and the variation of the heart rate of all, and session by session.
    package func lines(_ progress: DriftProgress) -> [String] {
        var lines: [String] = []
        for driver in progress.drivers {
            if !lines.isEmpty { lines.append("") }
            lines.append(SafeText.line(driver.name ?? "no driver named"))
            if let error = driver.error {
                lines.append("  error: mean \(Self.fixed(error.mean))°, spread \(Self.fixed(error.spread))°")
            }
            if let heart = driver.heart {
                lines.append("  RMSSD: mean \(Self.fixed(heart.mean)) ms, spread \(Self.fixed(heart.spread)) ms")
            }
            let rows = driver.sessions.map { session in
                let time = presentation.zone.local(session.start)
                return [
                    "  trip \(session.trip)", "\(time.day.shown(presentation.units)) \(time.clock)",
                    DriftReport.angle(session.targetDeg),
                    session.exercise.map { DriftReport.angle($0.reachedDeg, $0.uncertaintyDeg) } ?? "no turn",
                    session.exercise.map(ExerciseText.error) ?? "",
                    session.heart.map { Self.fixed($0.rmssdMs) + " ms" } ?? "", "",
                ]
            }
            lines += LapReport.table([["  Session", "Day", "Target", "Reached", "Error", "RMSSD", ""]] + rows)
        }
        return lines
    }

    private static func fixed(_ number: Double) -> String { Format.fixed(number, 1) }

    /// Whether a session is meant by a text: a part of its name, game, track, driver, tags or day.
    package func matches(_ drift: StoredDrift, _ text: String) -> Bool {
        let time = presentation.zone.local(drift.trip.start)
        let words = [
            drift.name, GameWords.game(drift.trip), GameWords.car(drift.trip), GameWords.track(drift.trip),
            drift.trip.driver,
            drift.trip.note, time.day.description, time.day.shown(presentation.units),
        ]
        return (words.compactMap(\.self) + drift.trip.tags).contains { $0.lowercased().contains(text.lowercased()) }
    }

    package func lines(_ drift: StoredDrift, _ against: DriftAgainst?) -> [String] {
        let time = presentation.zone.local(drift.trip.start)
        let report = DriftReport(drift.session, origin: drift.trip.origin, units: presentation.units)
        let title = "trip \(drift.trip.id ?? 0), \(time.day.shown(presentation.units)) \(time.clock)"
        let known = report.lines.isEmpty ? [report.basis ?? Self.nothing, "No drift."] : report.lines
        let body = drift.session.source == nil ? [report.basis ?? Self.nothing] : known
        return [SafeText.line(drift.name.map { "\($0): \(title)" } ?? title)] + body + (against?.lines ?? [])
    }

    private static let nothing = "The slip angle is unknown: neither a game nor a gyro and a receiver reported it."
}
