package import Drift
package import Formats
import Heart
package import Reports
package import Telemetry
import Trips

/// Drifts of a trip, drift sessions and references as JSON, and slip angles as CSV.
package enum DriftDocuments {
    private static let drift: [JSONMember<Timed<DriftRun>>] = [
        JSONMember("t", .number("s", 3), "Start of the drift since the start of the trip.") {
            $0.value.start.seconds(since: $0.origin)
        },
        JSONMember("side", .word, "Side of the bend: that to which the car points.") { $0.value.side },
        JSONMember("durationS", .number("s", 3), "Time of the drift.") { $0.value.durationS },
        JSONMember("peakDeg", .number("°", 1), "Greatest slip angle, without its sign.") { $0.value.peakDeg },
        JSONMember(
            "peakErrorDeg", .number("°", 1), "Error of that angle (95%); 0 where a game reports it exactly."
        ) { $0.value.peakErrorDeg },
        JSONMember("meanDeg", .number("°", 1), "Mean of the slip angle over time.") { $0.value.meanDeg },
        JSONMember("spreadDeg", .number("°", 1), "Standard deviation of the slip angle: small is steady.") {
            $0.value.spreadDeg
        },
        JSONMember("entryKmh", .number("km/h", 1), "Speed at the start.") { $0.value.entryKmh },
        JSONMember("meanKmh", .number("km/h", 1), "Mean speed.") { $0.value.meanKmh },
        JSONMember("distanceM", .number("m", 1), "Distance.") { $0.value.distanceM },
        JSONMember("transitions", .integer, "Changes of side within the drift.") { $0.value.transitions },
    ]

    /// Of a trip.
    static let drifts: [JSONMember<Timed<DriftSession>>] = [
        JSONMember("drifts", .list(.object(drift)), "Drifts; absent if the slip angle is not known.") { session in
            session.value.source == nil ? nil : session.value.runs.map { Timed($0, session.origin) }
        },
        JSONMember(
            "slipAngleFrom", .word,
            "What the slip angle is from: exact from a game, or estimated from gyro and course."
        ) { $0.value.source },
        JSONMember(
            "slipAngleLack", .word,
            "What is missing for the slip angle of a car with a gyro: the course, or driving straight once."
        ) { $0.value.missing == .gyro ? nil : $0.value.missing },
        JSONMember(
            "receiverLatencyS", .number("s", 3), "Latency of the receiver, as estimated for the slip angle."
        ) { $0.value.latencyS },
    ]

    // MARK: A session

    private static let exercise: [JSONMember<ReferenceComparison.Exercise>] = [
        JSONMember("reachedDeg", .number("°", 1), "Angle that was reached, without its sign.") { $0.reachedDeg },
        JSONMember("reachedErrorDeg", .number("°", 1), "Error of that angle (95%); 0 of a game.") { $0.errorDeg },
    ]

    private static let against: [JSONMember<DriftAgainst>] = [
        JSONMember("name", .text, "Name of the reference.") { $0.name },
        JSONMember("trip", .integer, "Number of its trip.") { $0.trip },
        JSONMember(
            "coveredPercent", .number("%", 1), "Share of the session's points that are near the reference's track."
        ) { $0.comparison.share * 100 },
        JSONMember("peakDeg", .number("°", 1), "Greatest angle against the reference, without its sign.") {
            $0.comparison.peakDeg
        },
        JSONMember("peakErrorDeg", .number("°", 1), "Error of that angle (95%); 0 of a game.") {
            $0.comparison.peakErrorDeg
        },
        JSONMember(
            "exercises", .list(.object(exercise)),
            "Turns of more than 15° away from the reference. Reached is the angle of the rest or of the "
                + "session's end, and the greatest one if the car returned."
        ) { $0.comparison.exercises },
        JSONMember("targetDeg", .number("°", 1), "Target of the angle.") { $0.targetDeg },
        JSONMember(
            "errorMeanDeg", .number("°", 2), "Mean of the angles that were reached minus the target."
        ) { $0.error?.meanDeg },
        JSONMember("errorSpreadDeg", .number("°", 2), "Standard deviation of that error.") { $0.error?.spreadDeg },
    ]

    private static let turn: [JSONMember<TurnExercise>] = [
        JSONMember("targetDeg", .number("°", 1), "Angle to be reached.") { $0.targetDeg },
        JSONMember("reachedDeg", .number("°", 1), "Angle that was reached, without its sign.") { $0.reachedDeg },
        JSONMember("errorDeg", .number("°", 1), "Angle that was reached minus the target.") { $0.errorDeg },
        JSONMember("uncertaintyDeg", .number("°", 1), "Error of the angle that was reached (95%); 0 of a game.") {
            $0.uncertaintyDeg
        },
    ]

    private typealias Session = (
        drift: StoredDrift, against: DriftAgainst?, heart: HeartReport?, exercise: TurnExercise?
    )

    private static let exercised: [JSONMember<Session>] = [
        JSONMember(
            "exercise", .object(turn),
            "What the session came to as an exercise, of drift exercise or with --target; absent without a turn."
        ) { $0.exercise }
    ]

    private static let head: [JSONMember<StoredDrift>] = [
        JSONMember("trip", .integer, "Number of the trip.") { $0.trip.id ?? 0 },
        JSONMember("start", .time, "Start of the trip.") { $0.trip.start },
        JSONMember("name", .text, "Name of the session.") { $0.name },
    ]

    private static let reference: [JSONMember<Session>] = [
        JSONMember("reference", .object(against), "Comparison with a reference.") { $0.against }
    ]

    private static let heartAround: [JSONMember<Session>] = [
        JSONMember(
            "heartAround", .list(.object(HeartDocuments.around)),
            "Heartbeats in the minute around each drift, with --with-heart."
        ) { $0.heart?.around($0.drift.session.runs, $0.drift.trip.origin) }
    ]

    private static let session = JSONShape<Session>(
        "drift", "drift session", [.format("obdmech.drift/1")],
        head.of { (session: Session) -> StoredDrift in session.drift }, exercised, reference,
        drifts.of { (session: Session) -> Timed<DriftSession> in
            Timed(session.drift.session, session.drift.trip.origin)
        }, HeartDocuments.heart.of { $0.heart }, heartAround)

    // MARK: Lists

    private static let sums: [JSONMember<StoredDrift>] = [
        JSONMember("drifts", .integer, "Number of drifts.") { $0.session.runs.count },
        JSONMember("totalS", .number("s", 3), "Time in drifts.") { $0.session.runs.totalS },
        JSONMember("peakDeg", .number("°", 1), "Greatest slip angle.") { $0.session.runs.greatest?.peakDeg },
        JSONMember("meanDeg", .number("°", 1), "Mean slip angle in drifts.") { $0.session.runs.meanDeg },
        JSONMember("targetDeg", .number("°", 1), "Angle to be reached, of an exercise.") { $0.targetDeg },
    ]

    private static let sessions = JSONShape<[StoredDrift]>(
        "drifts", "list of drift sessions",
        [
            .format("obdmech.drifts/1"),
            JSONMember("sessions", .list(.object(head, sums)), "Sessions in the order of their starts.") { $0 },
        ])

    private static let referenceName: [JSONMember<(name: String, trip: Int64)>] = [
        JSONMember("name", .text, "Name of the reference.") { $0.name },
        JSONMember("trip", .integer, "Number of its trip.") { $0.trip },
    ]

    private static let references = JSONShape<[(name: String, trip: Int64)]>(
        "references", "list of references",
        [
            .format("obdmech.driftReferences/1"),
            JSONMember("references", .list(.object(referenceName)), "References in the order of their names.") { $0 },
        ])

    static let forms = [session.form, sessions.form, references.form, progress.form]

    package static func json(_ drifts: [StoredDrift]) -> JSON { sessions.json(drifts) }

    /// - Parameter heart: its heartbeats; nil to leave them out.
    package static func json(
        _ drift: StoredDrift, _ against: DriftAgainst?, _ heart: HeartReport? = nil, exercise: TurnExercise? = nil
    ) -> JSON {
        session.json((drift, against, heart, exercise))
    }

    package static func json(_ references: [(name: String, trip: Int64)]) -> JSON { self.references.json(references) }

    // MARK: Progress

    private static let progressSession: [JSONMember<DriftProgress.Session>] = [
        JSONMember("trip", .integer, "Number of the trip.") { $0.trip },
        JSONMember("start", .time, "Start of the trip.") { $0.start },
        JSONMember("targetDeg", .number("°", 1), "Angle to be reached.") { $0.targetDeg },
        JSONMember("exercise", .object(turn), "What it came to; absent without a turn.") { $0.exercise },
        JSONMember("rmssdMs", .number("ms", 1), "RMSSD of the session, with --with-heart; absent with too few beats.") {
            $0.heart?.rmssdMs
        },
        JSONMember("sdnnMs", .number("ms", 1), "SDNN of the session, with --with-heart; absent with too few beats.") {
            $0.heart?.sdnnMs
        },
    ]

    private static let driver: [JSONMember<DriftProgress.Driver>] = [
        JSONMember("driver", .text, "Driver; absent for sessions without one.") { $0.name },
        JSONMember("errorMeanDeg", .number("°", 2), "Mean of the errors without their signs.") { $0.error?.mean },
        JSONMember("errorSpreadDeg", .number("°", 2), "Standard deviation of these errors.") { $0.error?.spread },
        JSONMember("rmssdMeanMs", .number("ms", 2), "Mean of the sessions' RMSSD, with --with-heart.") {
            $0.heart?.mean
        },
        JSONMember("rmssdSpreadMs", .number("ms", 2), "Standard deviation of the sessions' RMSSD.") {
            $0.heart?.spread
        },
        JSONMember("sessions", .list(.object(progressSession)), "Sessions in the order of their starts.") {
            $0.sessions
        },
    ]

    private static let progress = JSONShape<DriftProgress>(
        "driftProgress", "progress in exercises",
        [
            .format("obdmech.driftProgress/1"),
            JSONMember("drivers", .list(.object(driver)), "Drivers by their names.") { $0.drivers },
        ])

    package static func json(_ progress: DriftProgress) -> JSON { self.progress.json(progress) }

    // MARK: CSV

    private static let angles = JSONTable<Timed<SlipAngle>>([
        JSONMember("t", .number("s", 3), "Time since the start of the trip.") {
            $0.value.time.seconds(since: $0.origin)
        },
        JSONMember("slipDeg", .number("°", 1), "Slip angle.") { $0.value.degrees },
        JSONMember("errorDeg", .number("°", 1), "Error of that angle (95%).") { $0.value.errorDeg },
        JSONMember("speedKmh", .number("km/h", 1), "Speed.") { $0.value.speedKmh },
    ])

    /// A row for each angle (RFC 4180).
    package static func csv(_ angles: [SlipAngle], origin: Instant) -> [String] {
        self.angles.lines(angles.map { Timed($0, origin) })
    }
}

/// The heartbeats of a trip as JSON.
enum HeartDocuments {
    private static let variation: [JSONMember<HeartVariation>] = [
        JSONMember("ratePerMin", .number("/min", 1), "Mean heart rate.") { $0.meanRate },
        JSONMember("rmssdMs", .number("ms", 1), "Root mean square of successive differences of RR intervals.") {
            $0.rmssdMs
        },
        JSONMember("sdnnMs", .number("ms", 1), "Standard deviation of RR intervals.") { $0.sdnnMs },
        JSONMember("beats", .integer, "Number of intervals that count.") { $0.beats },
        JSONMember("leftOut", .integer, "Number of intervals left out as artifacts.") { $0.leftOut },
    ]

    private static let minuteStart: [JSONMember<(start: Instant, variation: HeartVariation)>] = [
        JSONMember("t", .number("s", 1), "Start of the minute since the start of the trip.") {
            $0.start.seconds(since: .zero)
        }
    ]

    private static let moment: [JSONMember<(time: Instant, variation: HeartVariation)>] = [
        JSONMember("t", .number("s", 1), "Time since the start of the trip.") { $0.time.seconds(since: .zero) }
    ]

    private static let minutes: [JSONMember<Within<HeartVariation, HeartReport>>] = [
        JSONMember(
            "minutes", .list(.object(minuteStart, variation.of { $0.variation })),
            "Minutes with at least 30 intervals."
        ) { HeartVariation.windows($0.whole.beats) },
        JSONMember(
            "curve", .list(.object(moment, variation.of { $0.variation })),
            "The same in the minute around each moment, 5 s apart."
        ) { $0.whole.curve },
    ]

    /// Of a trip; absent with too few beats.
    static let heart: [JSONMember<HeartReport>] = [
        JSONMember(
            "heart", .object(variation.of { $0.value }, minutes),
            "Heartbeats; report leaves them out with --redact, and drift show without --with-heart."
        ) { heart in heart.whole.map { Within($0, heart) } }
    ]

    private static let number: [JSONMember<(index: Int, variation: HeartVariation)>] = [
        JSONMember("drift", .integer, "Number of the drift, from 1.") { $0.index + 1 }
    ]

    /// Around a drift.
    static let around =
        number
        + variation.of { (around: (index: Int, variation: HeartVariation)) -> HeartVariation in
            around.variation
        }
}

extension DocumentForm {
    static let drift = DocumentForm(
        "drift", of: ["drift"], "Drift sessions, one or all, or the references.", DriftDocuments.forms)
}
