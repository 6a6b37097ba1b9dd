import Trends

// What trends writes.

extension JSONShape {
    private static let vehicle = JSONMember(
        "vehicle", .orNull(.text), "The VIN, or the name of a vehicle that reports none; else null.")

    fileprivate static let finding = JSONShape(
        "finding", "finding",
        [
            vehicle,
            JSONMember("kind", .words(TrendFinding.Kind.self), "What has changed."),
            JSONMember("signal", .text, "The signal that shows it, or the name of a monitor test."),
            JSONMember("condition", .text, "The operating state in which it is measured."),
            JSONMember("baseline", .number(""), "What was usual, in unit."),
            JSONMember("now", .number(""), "The latest trips, in unit."),
            JSONMember("change", .number(""), "The difference, in unit."),
            JSONMember("unit", .text, "The unit of these values."),
            JSONMember("since", .time, "The start of the first trip that shows it."),
            JSONMember("trips", .integer, "The number of trips since then on which it was measured."),
            JSONMember("confidence", .number(""), "How sure it is that this is not chance, from 0 to 1."),
            JSONMember("limitInKm?", .number("km"), "The distance after which a monitor test reaches its limit."),
            JSONMember("meaning", .text, "What it usually means."),
        ])

    fileprivate static let watched = JSONShape(
        "watched", "vehicle",
        [
            vehicle,
            JSONMember("trips", .integer, "The number of trips since the last repair."),
            JSONMember("enoughTrips", .yesNo, "Whether these are enough to report anything."),
        ])

    fileprivate static let trends = JSONShape(
        "trends", "document",
        [
            JSONMember("format", .format(TrendReport.format), "The format of the document."),
            JSONMember("vehicles", .list(.shape(watched)), "The vehicles that were examined."),
            JSONMember("findings", .list(.shape(finding)), "What has changed, the surest first for each vehicle."),
        ])
}

extension DocumentForm {
    static let trends = DocumentForm(
        "trends", of: ["trends"], "What is changing on each vehicle, compared with its own history.", [.trends])
}
