import Drift

// What is written of drifts.

extension JSONShape {
    private static let drift = [
        JSONMember("t", .number("s"), "Start of the drift since the start of the trip."),
        JSONMember("side", .words(DriftSide.self), "Side of the bend: that to which the car points."),
        JSONMember("durationS", .number("s"), "Time of the drift."),
        JSONMember("peakDeg", .number("°"), "Greatest slip angle, without its sign."),
        JSONMember(
            "peakErrorDeg", .number("°"), "Error of that angle (95%); 0 where a game reports it exactly."),
        JSONMember("meanDeg", .number("°"), "Mean of the slip angle over time."),
        JSONMember("spreadDeg", .number("°"), "Standard deviation of the slip angle: small is steady."),
        JSONMember("entryKmh", .number("km/h"), "Speed at the start."),
        JSONMember("meanKmh", .number("km/h"), "Mean speed."),
        JSONMember("distanceM", .number("m"), "Distance."),
        JSONMember("transitions", .integer, "Changes of side within the drift."),
    ]

    /// Of a trip, in the report of a single one.
    static let drifts = [
        JSONMember(
            "drifts?", .list(.object(drift)), "Drifts; absent if the slip angle is not known."),
        JSONMember(
            "slipAngleFrom?", .words(SlipCourse.Source.self),
            "What the slip angle is from: exact from a game, or estimated from gyro and course."),
        JSONMember(
            "slipAngleLack?", .words(SlipEstimator.Lack.self),
            "What is missing for the slip angle of a car with a gyro: the course, or driving straight once."),
        JSONMember("receiverLatencyS?", .number("s"), "Latency of the receiver, as estimated for the slip angle."),
    ]

    private static let heartMembers = [
        JSONMember("ratePerMin", .number("/min"), "Mean heart rate."),
        JSONMember("rmssdMs", .number("ms"), "Root mean square of successive differences of RR intervals."),
        JSONMember("sdnnMs", .number("ms"), "Standard deviation of RR intervals."),
        JSONMember("beats", .integer, "Number of intervals that count."),
        JSONMember("leftOut", .integer, "Number of intervals left out as artifacts."),
    ]

    /// Of a trip, in the report of a single one.
    static let heart = JSONMember(
        "heart?",
        .object(
            heartMembers + [
                JSONMember(
                    "minutes",
                    .list(
                        .object(
                            [JSONMember("t", .number("s"), "Start of the minute since the start of the trip.")]
                                + heartMembers)), "Minutes with at least 30 intervals.")
            ]), "Heartbeats; report leaves them out with --redact, and drift show without --with-heart.")

    fileprivate static let heartAround = JSONMember(
        "heartAround?",
        .list(.object([JSONMember("drift", .integer, "Number of the drift, from 1.")] + heartMembers)),
        "Heartbeats in the minute around each drift, with --with-heart.")
}

extension JSONShape {
    fileprivate static let driftSession = JSONShape(
        "drift", "drift session",
        [
            JSONMember("format", .format(DriftReport.format), "Name and version of the document's form."),
            JSONMember("trip", .integer, "Number of the trip."),
            JSONMember("start", .time, "Start of the trip."),
            JSONMember("name?", .text, "Name of the session."),
            JSONMember(
                "reference?",
                .object([
                    JSONMember("name", .text, "Name of the reference."),
                    JSONMember("trip", .integer, "Number of its trip."),
                    JSONMember(
                        "coveredPercent", .number("%"),
                        "Share of the session's points that are near the reference's track."
                    ),
                    JSONMember("peakDeg?", .number("°"), "Greatest angle against the reference, without its sign."),
                    JSONMember("peakErrorDeg?", .number("°"), "Error of that angle (95%); 0 of a game."),
                    JSONMember(
                        "exercises",
                        .list(
                            .object([
                                JSONMember("reachedDeg", .number("°"), "Angle that was reached, without its sign."),
                                JSONMember("reachedErrorDeg", .number("°"), "Error of that angle (95%); 0 of a game."),
                            ])),
                        "Turns of more than 15° away from the reference. Reached is the angle of the rest or of the "
                            + "session's end, and the greatest one if the car returned."),
                    JSONMember("targetDeg?", .number("°"), "Target of the angle."),
                    JSONMember(
                        "errorMeanDeg?", .number("°"), "Mean of the angles that were reached minus the target."),
                    JSONMember("errorSpreadDeg?", .number("°"), "Standard deviation of that error."),
                ]), "Comparison with a reference."),
        ] + drifts + [heart, heartAround])

    fileprivate static let driftList = JSONShape(
        "drifts", "list of drift sessions",
        [
            JSONMember("format", .format(DriftReport.listFormat), "Name and version of the document's form."),
            JSONMember(
                "sessions",
                .list(
                    .object([
                        JSONMember("trip", .integer, "Number of the trip."),
                        JSONMember("start", .time, "Start of the trip."),
                        JSONMember("name?", .text, "Name of the session."),
                        JSONMember("drifts", .integer, "Number of drifts."),
                        JSONMember("totalS", .number("s"), "Time in drifts."),
                        JSONMember("peakDeg?", .number("°"), "Greatest slip angle."),
                        JSONMember("meanDeg?", .number("°"), "Mean slip angle in drifts."),
                    ])), "Sessions in the order of their starts."),
        ])

    fileprivate static let driftReferences = JSONShape(
        "references", "list of references",
        [
            JSONMember("format", .format(DriftReport.referencesFormat), "Name and version of the document's form."),
            JSONMember(
                "references",
                .list(
                    .object([
                        JSONMember("name", .text, "Name of the reference."),
                        JSONMember("trip", .integer, "Number of its trip."),
                    ])), "References in the order of their names."),
        ])
}

extension DocumentForm {
    static let drift = DocumentForm(
        "drift", of: ["drift"], "Drift sessions, one or all, or the references.",
        [.driftSession, .driftList, .driftReferences])
}
