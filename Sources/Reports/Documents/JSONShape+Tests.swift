import OBD
import Trips

extension DocumentForm {
    static let speedTests = DocumentForm(
        "acceleration", of: ["test"], "Output of test acceleration --json.",
        [
            JSONShape(
                "acceleration", "list of accelerations and brakings",
                [
                    JSONMember("format", .format(SpeedTestReport.format), "Name and version of the document's form."),
                    JSONMember("trip?", .integer, "Number of the trip; absent if it is not stored."),
                    JSONMember(
                        "runs",
                        .list(
                            .object([
                                JSONMember("kind", .words(SpeedTest.Kind.self), "Kind of test."),
                                JSONMember("t", .number("s"), "Start since the start of the trip."),
                                JSONMember("timeS", .number("s"), "Time that it took."),
                                JSONMember(
                                    "uncertaintyS", .number("s"),
                                    "Uncertainty of timeS, from whole km/h and the times between samples."),
                                JSONMember("distanceM", .number("m"), "Distance covered."),
                                JSONMember("distanceUncertaintyM", .number("m"), "Uncertainty of distanceM."),
                                JSONMember("endSpeedKmh", .number("km/h"), "Speed at the end."),
                            ])), "Tests in the order of their ends."),
                    JSONMember(
                        "best",
                        .list(
                            .object([
                                JSONMember("kind", .words(SpeedTest.Kind.self), "Kind of test."),
                                JSONMember("timeS", .number("s"), "Shortest time."),
                                JSONMember("uncertaintyS", .number("s"), "Uncertainty of timeS."),
                                JSONMember("runs", .integer, "Number of tests of this kind."),
                                JSONMember("spreadS", .number("s"), "Longest time minus shortest time."),
                            ])), "Best of each kind."),
                ])
        ])
}

extension DocumentForm {
    private static let batteryTest = [
        JSONMember("restingV", .number("V"), "Voltage before, with the ignition on."),
        JSONMember("lowestV?", .number("V"), "Lowest reading while cranking; absent if there was none."),
        JSONMember("crankingS", .number("s"), "Time until the voltage was back."),
        JSONMember("chargingV?", .number("V"), "Voltage 5 to 10 s after the start."),
        JSONMember(
            "longestGapS", .number("s"),
            "Longest time without a reading while cranking; from 0.3 s on, the adapter restarted or was silent."),
        JSONMember("uncertaintyV", .number("V"), "Uncertainty of the voltages."),
    ]

    static let batteryTests = DocumentForm(
        "battery", of: ["test"], "Output of test battery --json.",
        [
            JSONShape(
                "battery", "start of the engine",
                [
                    JSONMember("format", .format(BatteryTestReport.format), "Name and version of the document's form."),
                    JSONMember("trip?", .integer, "Number of the trip; absent if it is not stored."),
                    JSONMember("test?", .object(batteryTest), "Start of the engine; absent if none was seen."),
                    JSONMember("usualLowestV?", .number("V"), "Median of lowestV in the earlier tests."),
                    JSONMember("toleranceV?", .number("V"), "Difference from it that is more than chance."),
                    JSONMember(
                        "earlier",
                        .list(.object([JSONMember("time", .time, "Start of the trip.")] + batteryTest)),
                        "Earlier tests of this car, up to two years back."),
                ])
        ])
}

extension DocumentForm {
    static let monitorTests = DocumentForm(
        "monitors", of: ["test"], "Output of test monitors --json.",
        [
            JSONShape(
                "monitors", "readiness monitors and the drive for them",
                [
                    JSONMember("format", .format(MonitorTestReport.format), "Name and version of the document's form."),
                    JSONMember("trip?", .integer, "Number of the trip; absent if it is not stored."),
                    JSONMember("hint?", .text, "What a driver of a hybrid must know besides."),
                    JSONMember("checkEngineLight?", .yesNo, "Whether the check engine light is on."),
                    JSONMember(
                        "monitors",
                        .list(
                            .object([
                                JSONMember("monitor", .words(ReadinessMonitor.Kind.self), "Monitor."),
                                JSONMember("wasIncomplete", .yesNo, "Whether it was incomplete at the beginning."),
                                JSONMember("incomplete", .yesNo, "Whether it was incomplete at the end."),
                                JSONMember(
                                    "completedT?", .number("s"), "When it was first seen complete, since the start."),
                                JSONMember(
                                    "drive",
                                    .list(
                                        .object([
                                            JSONMember("condition", .text, "What usually completes it, in order."),
                                            JSONMember(
                                                "state", .words(MonitorGuide.Step.State.self),
                                                "State: waiting, met, missed (not in this drive), or unseen (no value shows it)."
                                            ),
                                            JSONMember("done?", .number("unit"), "How much was driven."),
                                            JSONMember("needed?", .number("unit"), "How much is needed."),
                                            JSONMember("unit?", .text, "Unit: s or times."),
                                        ])), "Empty for a monitor that was complete at the beginning."),
                            ])), "Monitors that the car has, except the continuous ones."),
                ])
        ])
}
