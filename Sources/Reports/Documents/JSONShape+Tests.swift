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
