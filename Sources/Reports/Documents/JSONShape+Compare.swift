import Trends

// What compare writes.

extension JSONShape {
    fileprivate static let side = JSONShape(
        "comparedTrips", "group of trips",
        [
            JSONMember("title", .text, "What the trips have in common."),
            JSONMember("from?", .day, "Day of the first trip, in local time; absent without trips."),
            JSONMember("to?", .day, "Day of the last trip."),
            JSONMember("totals", .shape(totals), "Totals of the trips, as in report."),
            JSONMember("matchedKm", .number("km"), "The distance of similar driving, which the other group has too."),
        ])

    fileprivate static let quantity = JSONShape(
        "comparedQuantity", "quantity",
        [
            JSONMember("name", .words(ComparedQuantity.self), "Name of the quantity."),
            JSONMember("title", .text, "The name for people."),
            JSONMember("unit", .text, "The unit of all its values; empty for the score."),
            JSONMember("a", .orNull(.number("")), "Value of group a; null if it is unknown."),
            JSONMember("b", .orNull(.number("")), "Value of group b; null if it is unknown."),
            JSONMember("difference", .orNull(.number("")), "Value of b minus value of a."),
            JSONMember(
                "low", .orNull(.number("")), "Low end of the interval of the difference; null with too little data."),
            JSONMember("high", .orNull(.number("")), "High end of the interval."),
            JSONMember(
                "significant", .orNull(.yesNo),
                "Whether the difference is more than chance: the interval does not contain 0. Null if there is too little data."
            ),
        ])

    fileprivate static let compare = JSONShape(
        "compare", "document",
        [
            JSONMember("format", .format(CompareReport.format), "The format of the document."),
            JSONMember("a", .shape(side), "The first group of trips."),
            JSONMember("b", .shape(side), "The second group of trips."),
            JSONMember("level", .number(""), "The confidence of the intervals."),
            JSONMember(
                "twoTrips", .yesNo, "Whether two single trips are compared, so that the intervals are of their parts."),
            JSONMember("quantities", .list(.shape(quantity)), "The quantities, always all of them."),
            JSONMember("notes", .list(.text), "What must be known to judge the values."),
        ])
}

extension DocumentForm {
    static let compare = DocumentForm(
        "compare", of: ["compare"], "Two groups of trips side by side, and which differences are more than chance.",
        [.compare])
}
