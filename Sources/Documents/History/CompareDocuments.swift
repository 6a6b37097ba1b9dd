package import Formats
package import Reports
import Telemetry
import Trends

/// Two groups of trips side by side as JSON.
package enum CompareDocuments {
    /// A group of trips, and of it what is compared.
    private struct Side {
        let side: CompareReport.Side
        let compared: Comparison.Side
        let first: CalendarDay?
        let last: CalendarDay?

        init(_ side: CompareReport.Side, _ compared: Comparison.Side, _ report: CompareReport) {
            self.side = side
            self.compared = compared
            first = side.first.map { report.day($0) }
            last = side.last.map { report.day($0) }
        }
    }

    private static let side = JSONShape<Side>(
        "comparedTrips", "group of trips",
        [
            JSONMember("title", .text, "What the trips have in common.") { $0.side.title },
            JSONMember("from", .day, "Day of the first trip, in local time; absent without trips.") { $0.first },
            JSONMember("to", .day, "Day of the last trip.") { $0.last },
            JSONMember("totals", .shape(ReportDocuments.totals), "Totals of the trips, as in report.") {
                $0.side.totals
            },
            JSONMember(
                "matchedKm", .number("km", 3), "The distance of similar driving, which the other group has too."
            ) { $0.compared.matchedKm },
        ])

    private static let quantity = JSONShape<Within<Comparison.Result, CompareReport>>(
        "comparedQuantity", "quantity",
        [
            JSONMember("name", .word, "Name of the quantity.") { $0.value.quantity },
            JSONMember("title", .text, "The name for people.") { $0.whole.title($0.value.quantity) },
            JSONMember("unit", .text, "The unit of all its values; empty for the score.") { $0.value.unit.symbol },
            JSONMember("a", .orNull(.number("", 4)), "Value of group a; null if it is unknown.") { $0.value.a },
            JSONMember("b", .orNull(.number("", 4)), "Value of group b; null if it is unknown.") { $0.value.b },
            JSONMember("difference", .orNull(.number("", 4)), "Value of b minus value of a.") {
                $0.value.difference
            },
            JSONMember(
                "low", .orNull(.number("", 4)),
                "Low end of the interval of the difference; null with too little data."
            ) { $0.value.interval?.lowerBound },
            JSONMember("high", .orNull(.number("", 4)), "High end of the interval.") {
                $0.value.interval?.upperBound
            },
            JSONMember(
                "significant", .orNull(.yesNo),
                "Whether the difference is more than chance: the interval does not contain 0. Null if there is too little data."
            ) { $0.value.isSignificant },
        ])

    static let compare = JSONShape<CompareReport>(
        "compare", "document",
        [
            .format("obdmech.compare/1", "The format of the document."),
            JSONMember("a", .shape(side), "The first group of trips.") { Side($0.a, $0.comparison.a, $0) },
            JSONMember("b", .shape(side), "The second group of trips.") { Side($0.b, $0.comparison.b, $0) },
            JSONMember("level", .exact(""), "The confidence of the intervals.") { _ in Comparison.level },
            JSONMember(
                "twoTrips", .yesNo, "Whether two single trips are compared, so that the intervals are of their parts."
            ) { $0.comparison.isOfTwoTrips },
            JSONMember("quantities", .list(.shape(quantity)), "The quantities, always all of them.") { report in
                report.comparison.results.map { Within($0, report) }
            },
            JSONMember("notes", .list(.text), "What must be known to judge the values.") { $0.notes },
        ])

    package static func json(_ report: CompareReport) -> JSON { compare.json(report) }
}

extension DocumentForm {
    static let compare = DocumentForm(
        "compare", of: ["compare"], "Two groups of trips side by side, and which differences are more than chance.",
        [CompareDocuments.compare.form])
}
